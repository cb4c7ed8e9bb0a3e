"""What the oracle reads: lines of acts, and what a situation says of streets and stakes."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

FORCED = ("post", "postshort", "straddle", "ante", "bringin")
VOLUNTARY = ("fold", "check", "call", "bet", "raise", "complete", "allin")
BLINDS = ("post", "postshort")
NEXT = "/"

GAMES = (
    ("preflop", "flop", "turn", "river"),
    ("third", "fourth", "fifth", "sixth", "seventh"),
    ("predraw", "draw1", "draw2", "draw3"),
)
BEFORE_FLOP = ("preflop", "predraw")
POSTED_ON = ("preflop", "predraw", "third")
STUD = GAMES[1]
BIG_BETS = ("turn", "river", "fifth", "sixth", "seventh", "draw2", "draw3")


class Move(NamedTuple):
    """One act as it stands in the list; `total` is the seat's street total after it."""

    seat: str
    word: str
    total: int  # of an ante: the chips paid, which are no part of the street total
    spent: bool = False  # said to be the seat's last chips
    in_turn: bool = False  # voluntary, and made or applied when the turn was the seat's


class Held(NamedTuple):
    """An act out of turn that waits; `place` is the number of moves made before it."""

    act: int
    seat: str
    word: str
    amount: int | None
    place: int


def positive(value: object) -> int | None:
    """Return an amount of chips, or None for zero and for what is not one."""
    return value if isinstance(value, int) and value > 0 else None


def texts(value: object) -> list[str]:
    """Return a list of words, empty for what is none."""
    return [str(item) for item in value] if isinstance(value, Sequence) else []


def parse(text: str) -> tuple[bool, str, str, int | None]:
    """Split a line such as "! C allin 250" into mark, seat, word and amount."""
    words = text.split()
    marked = words[0] == "!"
    seat, word, *rest = words[1:] if marked else words
    if word not in FORCED + VOLUNTARY or (word in FORCED and not rest):
        raise ValueError(f"not an act of a street: {text!r}")
    return marked, seat, word, int(rest[0]) if rest else None


def seats_of(situation: Mapping[str, object]) -> list[str]:
    """Return the seats of the hand: those named, or all that act, in the order of their acts."""
    lines = texts(situation.get("actions"))
    acting = (parse(line)[1] for line in lines if not line.startswith(NEXT))
    return texts(situation.get("seats")) or list(dict.fromkeys(acting))


class Standing(NamedTuple):
    """What each seat has in front of it, how high its chips reach, and who can still act."""

    totals: dict[str, int]
    reach: dict[str, int | None]
    live: list[str]
    able: list[str]
    acted: set[str]


class Stakes:
    """The amounts that a situation gives, and where each street starts from."""

    def __init__(self, situation: Mapping[str, object]) -> None:
        self.first = str(situation.get("street"))
        self.game = next(game for game in GAMES if self.first in game)
        self.fixed = situation.get("betting") == "fixed-limit"
        self.pot = situation.get("betting") == "pot-limit"
        self.small = positive(situation.get("small_blind")) or 0
        self.big = positive(situation.get("big_blind")) or 0
        self.button = positive(situation.get("button_blind"))
        self.given = positive(situation.get("full_raise"))
        name = str(situation.get("game", "")).lower()
        one = any(word in name for word in ("single draw", "5-card draw", "lowball"))
        self.one_draw = self.game[0] == "predraw" and one and "triple" not in name
        self.bet = positive(situation.get("bet"))
        self.big_bet = positive(situation.get("big_bet"))

    def start(self, street: str) -> int:
        """Return the level a street starts at: the nominal blind before the flop, else nothing."""
        return (self.button or self.big) if street in BEFORE_FLOP else 0

    def first_full(self, street: str) -> int:
        """Return the full raise a street starts with; one given holds for the first street."""
        given = self.given if street == self.first else None
        return given or self.start(street) or self.big

    def opening(self, street: str) -> int:
        """Return the least opening bet; 0 where it is not known."""
        given = self.given if street == self.first else None
        return self.start(street) or self.big or given or 0

    def size(self, street: str) -> int:
        """Return the size of a bet at fixed limit."""
        small = self.bet or self.big
        if street not in BIG_BETS or (self.bet and self.first in BIG_BETS):
            return small
        return self.big_bet or 2 * small


def nominal(blinds: list[Move], place: int, stakes: Stakes) -> int:
    """Return what a blind ought to be: the small one where another is posted after it."""
    if blinds[place].word == "post":
        return blinds[place].total
    return stakes.small if place + 1 < len(blinds) else stakes.big
