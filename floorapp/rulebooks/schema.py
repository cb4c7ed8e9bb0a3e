"""Schema: the one description of what stands in a rule book file."""

from collections.abc import Mapping

from floorapp.engine.reasons import CODES
from floorapp.rulebooks.knobs import KNOBS, SETTINGS, Field, Kind

FORMAT = "floorapp-rulebook/1"
"""The format line of the files that are read here."""

LANGUAGES = ("en", "fr", "de")

IRREGULAR: Mapping[str, tuple[object, ...]] = {
    field.key: tuple(field.choices) for field in SETTINGS
}
"""What the table [irregular] may hold, each with its values."""

FIELDS: tuple[Field, ...] = (
    Field("format", Kind.CHOICE, (FORMAT,), inherited=False),
    Field("id", Kind.NAME, inherited=False),
    Field("extends", Kind.TEXT, required=False),
    Field("short", Kind.NAME, inherited=False),
    Field("edition", Kind.TEXT, inherited=False),
    Field("titles", Kind.TEXTS, LANGUAGES, inherited=False),
    *KNOBS,
    Field("irregular", Kind.SETTINGS, IRREGULAR, required=False),
    Field("citations", Kind.RULES, CODES),
    Field("limit_citations", Kind.RULES, CODES, required=False),
    Field("illustrations", Kind.RULES, CODES, required=False),
)

__all__ = ["FIELDS", "FORMAT", "IRREGULAR", "LANGUAGES", "Field", "Kind"]
