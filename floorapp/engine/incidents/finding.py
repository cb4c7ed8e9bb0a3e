"""Finding: what an act in dispute counts as, what goes back, what is owed, and why."""

from floorapp.engine.acts import Voluntary
from floorapp.engine.reasons import Reason
from floorapp.engine.values import replace, value

DISCRETION = "discretion"
FORFEIT = "undercall-forfeit"
OTHER = "other"
"""A choice that the book does not describe: whatever the floor finds fair."""


@value(kw_only=True)
class Finding:
    """The ruling on an act in dispute.

    Either it counts as ``act``; or only ``options`` are left to the seat, which has to choose; or
    the book leaves it to the floor, and ``choices`` say what each choice leads to; or ``asks``
    names facts without which there is no ruling.
    """

    ruling: str | None = None
    """check, call, bet, raise, all-in, fold, undercall-forfeit, other or discretion."""

    act: Voluntary | None = None
    """The act that counts, as it goes into the list."""

    amount_to: int | None = None
    """Its street total."""

    returned_by: int = 0
    """Chips that go back to the seat."""

    add_by: int = 0
    """Chips that the seat still has to put in."""

    forfeits_by: int | None = None
    """Chips that the seat leaves in the pot although it folds."""

    applies_to: tuple[str, ...] = ()
    """Seats that a correction applies to."""

    substantial_action: bool | None = None
    binding: bool | None = None
    """Whether the acts behind a skipped seat bind; None where they wait for their turn."""

    options: tuple[str, ...] | None = None
    choices: tuple["Finding", ...] = ()
    asks: tuple[str, ...] = ()
    """Facts that are missing and would change the ruling: names of ``Incident``'s fields."""

    reasons: tuple[Reason, ...] = ()

    @property
    def label(self) -> str:
        """The finding as data prints a choice, such as ``raise 1150``."""
        named = self.ruling or "/".join(self.options or ())
        return named if self.amount_to is None else f"{named} {self.amount_to}"

    @property
    def outcome(self) -> tuple[object, ...]:
        """What matters of it to the table: two findings with one outcome are the same ruling."""
        settled = (self.ruling, self.amount_to, self.returned_by, self.add_by, self.forfeits_by)
        return (*settled, self.options, tuple(choice.outcome for choice in self.choices))

    def because(self, *reasons: Reason) -> "Finding":
        """Return the same finding with reasons in front of its own."""
        return replace(self, reasons=(*reasons, *self.reasons))

    def facts(self) -> dict[str, object]:
        """Return the finding under the names that documents and the command line use."""
        found: dict[str, object] = {"ruling": self.ruling, "amount_to": self.amount_to}
        found |= {"returned": self.returned_by, "add": self.add_by, "forfeits": self.forfeits_by}
        if self.applies_to:
            found["applies_to"] = list(self.applies_to)
        if self.substantial_action is not None:
            found["substantial_action"] = self.substantial_action
        if self.binding is not None:
            found["binding"] = self.binding
        if self.choices:
            found["choices"] = [choice.label for choice in self.choices]
        if self.options is not None:
            found["options"] = list(self.options)
        if self.asks:
            found["asks"] = list(self.asks)
        return found


def left_to_floor(*choices: Finding, reasons: tuple[Reason, ...] = ()) -> Finding:
    """Return the finding that the floor chooses; where all choices are the same, that one.

    A choice that is itself the floor's is opened up; one that needs a fact asks for it first.
    """
    asks = dict.fromkeys(fact for choice in choices for fact in choice.asks)
    if asks:
        return Finding(asks=tuple(asks))
    found: dict[object, Finding] = {}
    for choice in choices:
        reasons = (*reasons, *(choice.reasons if choice.choices else ()))
        for single in choice.choices or (choice,):
            found.setdefault(single.outcome, single)
    if len(found) == 1:
        return choices[0]
    return Finding(ruling=DISCRETION, choices=tuple(found.values()), reasons=reasons)
