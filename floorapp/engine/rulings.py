"""Rulings: what the engine answers about an act."""

from collections.abc import Mapping
from enum import Enum

from floorapp.engine.acts import Voluntary
from floorapp.engine.reasons import MissingBlindUnclear, Reason, RightUnclear, ShortBlindCovered
from floorapp.engine.rulebook import Citation, RuleBook
from floorapp.engine.values import value


class Decision(Enum):
    """What becomes of an act."""

    ALLOWED = "allowed"
    READ_AS = "read-as"
    """Allowed, under another name than it was given."""

    REFUSED = "not-allowed"
    """Not allowed by the book: marked, and stands as it happened."""

    IMPOSSIBLE = "impossible"
    """Cannot have happened: the replay stops before it."""

    HELD = "held"
    """Out of turn: waits for its turn."""

    VOID = "void"
    """Out of turn, and the action changed before its turn came: its chips go back."""

    FLOOR = "discretion"
    """Left to the floor by the book: marked, and stands as it happened."""

    @property
    def is_fault(self) -> bool:
        """Whether the act was wrong: not allowed, or impossible."""
        return self in _FAULTS

    @property
    def is_told(self) -> bool:
        """Whether the act needs a sentence of its own beside the ruling."""
        return self in _TOLD


_FAULTS = frozenset({Decision.REFUSED, Decision.IMPOSSIBLE})
_TOLD = _FAULTS | {Decision.HELD, Decision.VOID, Decision.FLOOR}
_STANDING = (Decision.ALLOWED, Decision.READ_AS, Decision.REFUSED, Decision.FLOOR)

LEFT_TO_FLOOR: Mapping[type[Reason], tuple[str, str]] = {
    ShortBlindCovered: ("call", "nothing-owed"),
    RightUnclear: ("raise", "no-raise"),
    MissingBlindUnclear: ("true-value", "as-full"),
}
"""Reasons that leave the answer to the floor, each with what it may choose between."""


@value
class Ruling:
    """The answer to one act: the decision with all of its reasons.

    ``counts_as`` is the act that it counts as (a call with nothing to call is a check); None
    where it counts as what it was given as.
    """

    decision: Decision
    reasons: tuple[Reason, ...] = ()
    counts_as: Voluntary | None = None

    @property
    def stands(self) -> bool:
        """Whether the act counts in what follows."""
        return self.decision in _STANDING


def cite(
    book: RuleBook, reasons: tuple[Reason, ...], betting: str = "no-limit"
) -> tuple[Citation, ...]:
    """Return the citations of the reasons, each once, rules before illustrations.

    Args:
        book: The rule book.
        reasons: Why it rules so.
        betting: The structure: some rules are about one of them alone.
    """
    codes = [reason.code for reason in reasons]
    rules = dict.fromkeys(rule for code in codes for rule in book.rules(code, betting))
    printed = dict.fromkeys(rule for code in codes for rule in book.illustrations.get(code, ()))
    if not rules and reasons:
        rules[Citation(book.name, None)] = None
    return (*rules, *printed)


ALLOWED = Ruling(Decision.ALLOWED)
"""The ruling on every act that is allowed as it was given."""
