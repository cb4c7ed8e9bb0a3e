"""Views: what a painter needs to know, as plain values with their words already in a language."""

from enum import Enum

from floorapp.engine.values import value


class Right(Enum):
    """A seat's right if the action came to it now."""

    RAISE = "may-raise"
    UNCLEAR = "left-to-the-floor"
    CLOSED = "call-or-fold"
    NONE = "none"
    """Nothing to decide: folded, all-in, not in the hand, or the round is over."""


@value(kw_only=True)
class SeatView:
    """One chair at the table. Amounts are formatted text; empty where there is nothing to show."""

    label: str
    """Seat as it is shown: ``3``, ``C``, ``UTG+1``."""

    chair: str = ""
    """Seat as the acts name it: ``UTG1``."""

    in_hand: bool = True
    is_turn: bool = False
    """The action is on this seat."""

    is_asked: bool = False
    """The ruling shown is about this seat."""

    folded: bool = False
    all_in: bool = False
    short: bool = False
    """Whether its all-in was a wager of less than a full one."""

    total: str = ""
    """Street total, formatted."""

    total_to: int = 0
    chips: tuple[tuple[int, int], ...] = ()
    """The street total as chips: denominations with their number, the largest first."""

    stack: str = ""
    """Chips at the start of the street, formatted; empty where not known."""

    stack_to: int | None = None
    did: str = ""
    """What the seat did last (``call``, ``ALL-IN, short +75``), or ``not in hand``."""

    note: str = ""
    """Second line: ``faces 75``, ``acted at 200``."""

    right: Right = Right.NONE
    right_text: str = ""
    """The right in words with its sign: ``✓ may raise``, ``✗ call or fold only``."""

    dealer: bool = False
    """Whether the button lies here."""

    marks: tuple[str, ...] = ()
    """Marks of the blinds: ``SB``, ``BB``, ``STR``."""

    fault: bool = False
    """Whether its last act was not allowed."""

    name: str = ""
    """Accessible name, such as ``Seat C``."""

    description: str = ""
    """Accessible description: everything above in one sentence."""


@value
class Rung:
    """One wager on the bet ladder, at street total ``to``."""

    to: int
    amount: str
    """``to``, formatted."""

    label: str
    """``A bet``, ``D +75``."""

    kind: str
    """``start`` (0 or the blind), ``full``, ``short``, ``minimum`` (the next raise) or
    ``maximum`` (the most of it)."""


@value
class Bracket:
    """A span on the ladder from what a seat has in to what it faces, against a full raise."""

    from_to: int
    to: int
    text: str
    """``C faces 75 < 100``."""

    enough: bool


@value
class LadderView:
    """The bet ladder: rungs by rising amount, and brackets above (short) and below (enough)."""

    rungs: tuple[Rung, ...] = ()
    brackets: tuple[Bracket, ...] = ()
    description: str = ""
    """The same for a screen reader."""


@value
class FeltView:
    """The middle of the table, formatted: the pots, what is to match, and what may come next."""

    pot: str = ""
    to_match: str = ""
    detail: str = ""
    pots: tuple[str, ...] = ()
    """A line for each pot, and what goes back, where there is more than the pot to tell."""
