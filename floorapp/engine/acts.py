"""Acts: what a seat does, and the streets between, as values.

Amounts named ``to`` are street totals; ``by`` is an increment. All are whole chips.
"""

from floorapp.engine.values import value


@value
class Post:
    """A blind posted in full, for a street total of ``to``."""

    seat: str
    to: int


@value
class PostShort:
    """A blind that is all-in for less than its nominal amount, for a street total of ``to``."""

    seat: str
    to: int


@value
class Straddle:
    """A live straddle to ``to``: it sets both the level and the full raise."""

    seat: str
    to: int


@value
class Ante:
    """Dead money of ``by`` chips: it goes to the pot and is no part of a street total."""

    seat: str
    by: int


@value
class BringIn:
    """A stud bring-in for a street total of ``to``: it sets the level, but is no full bet."""

    seat: str
    to: int


@value
class Check:
    """A check."""

    seat: str
    out_of_turn: bool = False


@value
class Call:
    """A call of the level, or with ``to`` a call for that street total (all-in for less)."""

    seat: str
    to: int | None = None
    out_of_turn: bool = False


@value
class Bet:
    """The first wager of a street, to ``to``."""

    seat: str
    to: int
    out_of_turn: bool = False


@value
class Raise:
    """A raise to a street total of ``to``."""

    seat: str
    to: int
    out_of_turn: bool = False


@value
class Complete:
    """Fixed limit: a bring-in or a short all-in made up to a full bet or raise, to ``to``."""

    seat: str
    to: int
    out_of_turn: bool = False


@value
class Pot:
    """“Pot”: a bet or raise of the most in pot-limit, counted when the turn comes."""

    seat: str
    out_of_turn: bool = False


@value
class AllIn:
    """Every chip of the seat, for a street total of ``to`` (None: its known stack)."""

    seat: str
    to: int | None = None
    out_of_turn: bool = False


@value
class Fold:
    """A fold.

    ``leaves_to`` is the street total that stays in the pot where the floor has an undercall
    forfeited; None: what the seat has in already.
    """

    seat: str
    out_of_turn: bool = False
    leaves_to: int | None = None


@value
class NextStreet:
    """The betting round is over and the next street is dealt.

    ``street`` is its name; None: the one that follows. ``opener`` is the seat that acts first
    where the cards decide it (stud); None: the first act of the street names it.
    """

    street: str | None = None
    opener: str | None = None


Posted = Post | PostShort | Straddle | Ante
"""What is put in before the first card is looked at."""

ForcedBet = Posted | BringIn
"""What is put in before anyone may choose: no act in the sense of rule 47."""

Voluntary = Check | Call | Bet | Raise | Complete | Pot | AllIn | Fold
"""What a seat chooses to do; each of these counts as having acted."""

SeatAct = ForcedBet | Voluntary
"""What a seat does."""

Act = SeatAct | NextStreet
"""One entry of the list that a situation is."""

Wager = Bet | Raise | Complete | Pot | AllIn
"""Acts that may move the level."""
