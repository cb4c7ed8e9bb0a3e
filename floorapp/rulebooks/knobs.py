"""Knobs: what a rule book may say otherwise than others, each with its words for a form.

The titles, the help and the labels of the choices are messages of the catalogue.
"""

from collections.abc import Collection, Mapping, Sequence
from enum import Enum

from floorapp.engine.problems import mark
from floorapp.engine.values import value

MOST_RAISES = 10
"""More raises after the bet than any room allows."""


class Kind(Enum):
    """What a field holds."""

    TEXT = "a text"
    NAME = "a text that is not empty"
    CHOICE = "one of the names listed"
    TEXTS = "a table of texts"
    RULES = "a table of lists of texts"
    COUNT = "a whole number"
    FLAG = "true or false"
    SETTINGS = "a table of settings"


@value
class Field:
    """One key of a rule book file."""

    key: str
    kind: Kind
    choices: Collection[object] = ()
    """For a choice its values; for a table the keys that it may have."""

    required: bool = True
    inherited: bool = True
    """Whether a book that extends another takes it over, and so need not have it."""

    title: str = ""
    """What a form calls it."""

    help: str = ""
    """What it is about, in a sentence."""

    labels: Mapping[object, str] = {}
    """What a form calls each of the values."""

    table: str = ""
    """The table that it stands in; empty at the top of the file."""

    @property
    def path(self) -> str:
        """The key with its table, such as ``irregular.voice``."""
        return f"{self.table}.{self.key}" if self.table else self.key


def _knob(key: str, title: str, told: str, labels: Sequence[tuple[object, str]]) -> Field:
    """Return a key at the top of the file that a book need not have."""
    values = tuple(one for one, _ in labels)
    kind = Kind.FLAG if values == (False, True) else Kind.CHOICE
    return Field(key, kind, values, required=False, title=title, help=told, labels=dict(labels))


def _setting(key: str, title: str, told: str, *labels: tuple[object, str]) -> Field:
    """Return a key of the table of acts in dispute."""
    return Field(
        key,
        Kind.CHOICE,
        tuple(one for one, _ in labels),
        required=False,
        title=title,
        help=told,
        labels=dict(labels),
        table="irregular",
    )


RAISING = Field(
    "raising",
    Kind.CHOICE,
    (
        "largest-increment",
        "half-raise-counts",
        "single-full-raise",
        "complete-level",
        "double-total",
        "double-minimum",
        "consecutive-all-ins",
    ),
    title=mark("Raises and re-opening"),
    help=mark("How much a raise is at least, and what opens the betting again for who has acted."),
    labels={
        "largest-increment": mark("A full raise re-opens; short all-ins add up"),
        "half-raise-counts": mark("Half an all-in raise re-opens"),
        "single-full-raise": mark("One full raise re-opens; short all-ins do not add up"),
        "complete-level": mark("A short all-in is made up to the full amount"),
        "double-total": mark("A raise doubles, and so must what re-opens"),
        "double-minimum": mark("A raise doubles; a full increment re-opens"),
        "consecutive-all-ins": mark("All-ins in a row that exceed a raise re-open"),
    },
)

KNOBS: tuple[Field, ...] = (
    RAISING,
    Field(
        "raises_after_bet",
        Kind.COUNT,
        tuple(range(MOST_RAISES + 1)),
        required=False,
        title=mark("Fixed limit: number of raises"),
        help=mark("How many raises there may be on a street after the bet."),
    ),
    Field(
        "raises_in_two_rounds",
        Kind.COUNT,
        tuple(range(MOST_RAISES + 1)),
        required=False,
        title=mark("Fixed limit: raises in two rounds"),
        help=mark(
            "The same where a game has only two betting rounds, such as single draw; without it"
            " there are as many as in other games."
        ),
    ),
    _knob(
        "cap_lifted",
        mark("Fixed limit: no limit on raises"),
        mark("When the number of raises is not limited."),
        (
            ("last-two", mark("When the last two of the event play")),
            ("began-heads-up", mark("Where two players began the street")),
            ("cash-heads-up-before-cap", mark("In a cash game, once two are left before it")),
        ),
    ),
    _knob(
        "missing_blinds",
        mark("Pot-limit: missing blinds"),
        mark("What a dead or short blind counts in the pot before the flop."),
        (
            ("as-full", mark("As posted in full")),
            ("short-as-full", mark("A short one as posted in full")),
            ("true-value", mark("Only what was posted")),
        ),
    ),
    _knob(
        "small_blind_as_big",
        mark("Pot-limit: small blind in a cash game"),
        mark("Whether a room may count the small blind as a big one before the flop."),
        (
            (False, mark("It counts as what it is")),
            (True, mark("A room may count it as a big one")),
        ),
    ),
    _knob(
        "ante_order",
        mark("Ante for all: a short stack"),
        mark("What a short stack pays first where one seat pays the ante for all."),
        (("blind-first", mark("The blind first")), ("ante-first", mark("The ante first"))),
    ),
)
"""What a book may say at the top of its file, where books differ."""

SETTINGS: tuple[Field, ...] = (
    _setting(
        "half_of",
        mark("50 % standard: half of what"),
        mark("What silent chips are measured against where half of a raise counts as one."),
        ("increment", mark("Half of the raise")),
        ("unclear", mark("Unclear: the raise or the whole bet")),
    ),
    _setting(
        "same_chips",
        mark("Fixed limit: chips of one denomination"),
        mark("Several chips of one denomination, without a word, are half a bet more than a call."),
        ("alike", mark("A raise, as any other chips")),
        ("floor", mark("The floor says: raise or call")),
    ),
    _setting(
        "last_chips_call",
        mark("Last chips that a call needs"),
        mark("Somebody pushes the last chips without a word, and a call needs every one."),
        (True, mark("A call")),
        (False, mark("The book does not say")),
    ),
    _setting(
        "combined_chips",
        mark("Old and new chips mixed"),
        mark("Somebody mixes the chips in front with new ones and pushes them all."),
        ("floor", mark("The floor says")),
        ("one-bet", mark("They count as one bet")),
    ),
    _setting(
        "pulled_back_chip",
        mark("One larger chip for chips pulled back"),
        mark("The chips in front covered the bet, were pulled back, and one chip replaces them."),
        ("one-bet", mark("It is read as chips of a bet")),
        ("full-value", mark("It counts at its full value")),
    ),
    _setting(
        "voice",
        mark("Words against chips"),
        mark("What somebody says and what the chips are do not agree."),
        ("first", mark("Whichever came first")),
        ("always", mark("Always the words")),
    ),
    _setting(
        "heads_up",
        mark("Too small a call: heads-up"),
        mark("A call of too little is made up in full heads-up: which hands count for that."),
        ("live", mark("Two live hands, all-in or not")),
        ("able", mark("Two hands that can still act")),
    ),
    _setting(
        "undercall",
        mark("Too small a call of a raise"),
        mark("Three or more are in the hand, and somebody puts in too little against a raise."),
        ("floor", mark("The floor chooses: full call, or fold")),
        ("withdrawn", mark("Who had not seen the raise may take it back")),
    ),
    _setting(
        "tiny_chip",
        mark("A chip tiny beside the bet"),
        mark("Somebody puts in one chip that is tiny beside the bet, without a word."),
        (True, mark("The floor decides, up to a full call")),
        (False, mark("As any other chip")),
    ),
    _setting(
        "two_motions",
        mark("A raise in two motions"),
        mark("Somebody puts in the call and goes back for the raise."),
        (False, mark("A string bet")),
        (True, mark("The raise holds")),
    ),
    _setting(
        "over_pot",
        mark("Pot-limit: a bet over the pot"),
        mark("How long a bet of more than the pot is corrected."),
        ("until-next-card", mark("Until the next card")),
        ("until-all-acted", mark("Until everyone has acted")),
        ("unclear", mark("Unclear after substantial action")),
    ),
    _setting(
        "substantial",
        mark("Substantial action"),
        mark("After which acts behind somebody it is too late to go back."),
        ("with-chips", mark("Two acts one of them with chips, or any three")),
        ("unlike", mark("Two acts unlike each other, or any three")),
    ),
    _setting(
        "reasonable_time",
        mark("Skipped seat: time to speak up"),
        mark("Whether a skipped seat loses its turn only if it had time to speak up."),
        (True, mark("Only if it had time")),
        (False, mark("Whether it had time or not")),
    ),
    _setting(
        "passive_out_of_turn",
        mark("Check or call out of turn"),
        mark("What it leaves to who did it once somebody in front bets or raises."),
        ("free", mark("Everything")),
        ("passive", mark("No bet or raise")),
        ("began-heads-up", mark("No bet or raise, where two began the street")),
    ),
)
"""What the table ``[irregular]`` may hold: how a book rules on acts in dispute."""

ALL: tuple[Field, ...] = (*KNOBS, *SETTINGS)
"""Every knob, in the order of a form."""
