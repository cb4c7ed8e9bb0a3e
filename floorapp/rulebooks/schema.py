"""Schema: the one description of what stands in a rule book file."""

from collections.abc import Collection
from enum import Enum

from floorapp.engine.reasons import CODES
from floorapp.engine.strategies import RAISING
from floorapp.engine.values import value

FORMAT = "floorapp-rulebook/1"
"""The format line of the files that are read here."""

LANGUAGES = ("en", "fr", "de")


class Kind(Enum):
    """What a field holds."""

    TEXT = "a text"
    CHOICE = "one of the names listed"
    TEXTS = "a table of texts"
    RULES = "a table of lists of texts"


@value
class Field:
    """One key of a rule book file."""

    key: str
    kind: Kind
    choices: Collection[str] = ()
    """For a choice its values; for a table the keys that it may have."""

    required: bool = True


FIELDS: tuple[Field, ...] = (
    Field("format", Kind.CHOICE, (FORMAT,)),
    Field("id", Kind.TEXT),
    Field("short", Kind.TEXT),
    Field("edition", Kind.TEXT),
    Field("titles", Kind.TEXTS, LANGUAGES),
    Field("raising", Kind.CHOICE, tuple(RAISING)),
    Field("citations", Kind.RULES, CODES),
    Field("illustrations", Kind.RULES, CODES, required=False),
)
