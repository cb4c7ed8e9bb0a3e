"""RuleBook: one rule book as data, resolved and frozen."""

from collections.abc import Mapping
from types import MappingProxyType

from floorapp.engine.strategies import Raising
from floorapp.engine.values import value


@value
class Citation:
    """Where a book says so; ``rule`` is None for practice that no rule prints."""

    book: str
    rule: str | None
    illustration: bool = False

    def __str__(self) -> str:
        """Return the citation as data prints it, such as ``TDA 2024 47-A``."""
        return f"{self.book} {self.rule or 'practice'}"


@value(kw_only=True)
class Irregular:
    """How a book rules on acts that are themselves in dispute; the defaults are the TDA's."""

    half_of: str = "increment"
    """The 50 % standard measures ``increment``, or the words leave it ``unclear``."""

    same_chips: str = "alike"
    """Fixed limit, half of a bet more in several chips of one denomination: ``alike`` any other
    chips, or the ``floor`` says whether it is a raise."""

    last_chips_call: bool = False
    """Whether last chips that a call needs every one of are a call; else the book is silent."""

    combined_chips: str = "floor"
    """Old and new chips mixed: ``one-bet``, or the ``floor`` says."""

    pulled_back_chip: str = "one-bet"
    """Old chips that covered, pulled back for one larger: ``one-bet``, or its ``full-value``."""

    voice: str = "first"
    """Words against chips: whichever came ``first``, or the voice ``always``."""

    heads_up: str = "live"
    """For undercalls, two hands that are ``live``, or that are ``able`` to act."""

    undercall: str = "floor"
    """An undercall of a raise, multi-way: the ``floor``, or it may be ``withdrawn``."""

    tiny_chip: bool = False
    """Whether the book has a rule of its own for a chip tiny beside the bet."""

    two_motions: bool = False
    """Whether a raise may be made by a call and one more motion."""

    over_pot: str = "until-next-card"
    """A bet over the pot is corrected ``until-next-card`` or ``until-all-acted``; the book is
    ``unclear`` once action is substantial."""

    substantial: str = "with-chips"
    """Substantial action: two acts one of them ``with-chips`` or any three; or two ``unlike``
    acts, and three of checks or folds alone."""

    reasonable_time: bool = True
    """Whether a skipped seat must have had reasonable time to speak up."""

    passive_out_of_turn: str = "free"
    """After a check or call out of turn and a bet: ``free``, ``passive`` only, or only so where
    the round ``began-heads-up``."""


@value(kw_only=True)
class RuleBook:
    """A rule book: how it counts raises, and where it says so.

    What the book is silent about is None; where that would change an answer, the answer is left
    to the floor.
    """

    id: str
    short: str
    """Name as cited, such as ``TDA``."""

    edition: str
    """Edition as cited, such as ``2024``; empty where the text has none."""

    titles: Mapping[str, str]
    """Full name by language code."""

    raising: Raising
    citations: Mapping[str, tuple[Citation, ...]]
    """Rules by reason code, as printed in that edition; empty: practice, no printed rule."""

    illustrations: Mapping[str, tuple[Citation, ...]]
    """Printed examples by reason code."""

    limit_citations: Mapping[str, tuple[Citation, ...]] = MappingProxyType({})
    """Rules by reason code in fixed limit, where those of ``citations`` are about other games."""

    raises_after_bet: int | None = None
    """Fixed limit: how many raises there may be after the bet; None: the house sets it."""

    raises_in_two_rounds: int | None = None
    """The same in a game of two betting rounds; None: as many as in any other."""

    cap_lifted: str = "last-two"
    """When the number of raises is not limited: a name of ``limits.CAP_LIFTED``."""

    missing_blinds: str | None = None
    """Pot-limit before the flop: a name of ``limits.MISSING_BLINDS``."""

    small_blind_as_big: bool = False
    """Whether a room may count the small blind as a big one in the pot of a cash game."""

    irregular: Irregular = Irregular()
    ante_order: str | None = None
    """What a short stack pays first where one seat pays the ante for all: ``blind-first`` or
    ``ante-first``."""

    @property
    def name(self) -> str:
        """Short name with edition, such as ``TDA 2024``."""
        return f"{self.short} {self.edition}".strip()

    def rules(self, code: str, betting: str) -> tuple[Citation, ...]:
        """Return the rules that the book prints for a reason, in a betting structure."""
        in_limit = self.limit_citations.get(code) if betting == "fixed-limit" else None
        return self.citations.get(code, ()) if in_limit is None else in_limit
