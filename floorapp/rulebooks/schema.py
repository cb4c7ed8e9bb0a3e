"""Schema: the one description of what stands in a rule book file."""

from collections.abc import Collection, Mapping
from enum import Enum

from floorapp.engine.limits import CAP_LIFTED, MISSING_BLINDS
from floorapp.engine.reasons import CODES
from floorapp.engine.strategies import RAISING
from floorapp.engine.values import value

FORMAT = "floorapp-rulebook/1"
"""The format line of the files that are read here."""

LANGUAGES = ("en", "fr", "de")


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


IRREGULAR: Mapping[str, tuple[object, ...]] = {
    "half_of": ("increment", "unclear"),
    "last_chips_call": (True, False),
    "combined_chips": ("floor", "one-bet"),
    "pulled_back_chip": ("one-bet", "full-value"),
    "voice": ("first", "always"),
    "heads_up": ("live", "able"),
    "undercall": ("floor", "withdrawn"),
    "tiny_chip": (True, False),
    "two_motions": (True, False),
    "over_pot": ("until-next-card", "until-all-acted", "unclear"),
    "substantial": ("with-chips", "unlike"),
    "reasonable_time": (True, False),
    "passive_out_of_turn": ("free", "passive", "began-heads-up"),
}
"""What the table [irregular] may hold, each with its values."""


@value
class Field:
    """One key of a rule book file."""

    key: str
    kind: Kind
    choices: Collection[str] = ()
    """For a choice its values; for a table the keys that it may have."""

    required: bool = True
    inherited: bool = True
    """Whether a book that extends another takes it over, and so need not have it."""


FIELDS: tuple[Field, ...] = (
    Field("format", Kind.CHOICE, (FORMAT,), inherited=False),
    Field("id", Kind.NAME, inherited=False),
    Field("extends", Kind.TEXT, required=False),
    Field("short", Kind.NAME, inherited=False),
    Field("edition", Kind.TEXT, inherited=False),
    Field("titles", Kind.TEXTS, LANGUAGES, inherited=False),
    Field("raising", Kind.CHOICE, tuple(RAISING)),
    Field("raises_after_bet", Kind.COUNT, required=False),
    Field("cap_lifted", Kind.CHOICE, tuple(CAP_LIFTED), required=False),
    Field("missing_blinds", Kind.CHOICE, tuple(MISSING_BLINDS), required=False),
    Field("small_blind_as_big", Kind.FLAG, required=False),
    Field("ante_order", Kind.CHOICE, ("blind-first", "ante-first"), required=False),
    Field("irregular", Kind.SETTINGS, IRREGULAR, required=False),
    Field("citations", Kind.RULES, CODES),
    Field("illustrations", Kind.RULES, CODES, required=False),
)
