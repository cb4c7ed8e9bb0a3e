"""The document of a dispute: the situation, what was told of its acts, the rule book as it was."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final

import tomli_w

from floorapp.engine.incidents.attached import Attached
from floorapp.engine.problems import Problem, problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import value
from floorapp.notation.document import (
    DOCUMENT_KEYS,
    FORMAT,
    SITUATION_KEYS,
    read_data,
    without_unknown,
)
from floorapp.notation.format import check_format, is_extended
from floorapp.notation.incident import KEYS
from floorapp.notation.settled import SETTLED_KEYS, read_settled, settled_tables
from floorapp.notation.source import Source
from floorapp.notation.writing import situation_table
from floorapp.records.embedded_book import book_table, read_book

NOTHING: Final[Mapping[str, Any]] = {}


@value(kw_only=True)
class SavedDispute:
    """What a document holds."""

    situation: Situation
    settled: tuple[Attached, ...] = ()
    """What was told of acts in dispute, by the acts that came of them."""

    book: RuleBook | None = None
    """The rule book as it was."""

    saved: datetime | None = None
    """When it was saved."""

    unknown: Mapping[str, Any] = NOTHING
    """What a newer version has written beside all that, as it stood."""


@value
class DisputeReading:
    """A document as read: what it holds, if that is what was meant, and every problem."""

    saved: SavedDispute | None
    problems: tuple[Problem, ...]
    whole: bool = True
    """Whether all of it could be read: if not, writing would lose the rest."""


def write_dispute(saved: SavedDispute) -> str:
    """Return the text of a document; what is not known here is kept as it stood."""
    unknown = {
        key: dict(kept) if isinstance(kept, dict) else kept for key, kept in saved.unknown.items()
    }
    situation = situation_table(saved.situation)
    of_incident = unknown.get("situation", {}).pop("incident", {})
    if "incident" in situation:
        situation["incident"] |= of_incident
    situation |= unknown.pop("situation", {})
    of_settled = unknown.pop("settled", {})
    settled = [
        table | of_settled.get((table["act"], table["seat"]), {})
        for table in settled_tables(saved.settled)
    ]
    data: dict[str, Any] = {"format": FORMAT}
    if saved.saved is not None:
        data["saved"] = saved.saved
    data |= unknown | {"situation": situation}
    if settled:
        data["settled"] = settled
    if saved.book is not None:
        data["rulebook"] = book_table(saved.book)
    return tomli_w.dumps(data)


def read_dispute(source: Source) -> DisputeReading:
    """Read the text of a document, in whichever version it was written."""
    data = source.load()
    if isinstance(data, Problem):
        return DisputeReading(None, (data,), whole=False)
    if "format" not in data and "situation" not in data:
        told = problem("This is no document of floorapp: choose a .floor file.", source.name)
        return DisputeReading(None, (told,), whole=False)
    for version, read in _READERS.items():
        if data.get("format") == version or is_extended(data, version):
            return read(data, source)
    return DisputeReading(None, tuple(check_format(data, FORMAT, source)), whole=False)


def _read_first(data: Mapping[str, Any], source: Source) -> DisputeReading:
    """Read ``floorapp/1``; keys that came later are kept for when it is saved."""
    later = is_extended(data, "floorapp/1")
    known = without_unknown(data) if later else data
    reading = read_data(known, source)
    situation, problems = reading.to_rule_on, list(reading.problems)
    if situation is None:
        return DisputeReading(None, tuple(problems), whole=False)
    settled: tuple[Attached, ...] = ()
    if "settled" in data:
        settled, found = read_settled(data["settled"], situation, source)
        problems += found
    whole, unknown = not problems, _unknown(data)
    book = read_book(data["rulebook"], source.name) if "rulebook" in data else None
    if isinstance(book, Problem):
        unknown["rulebook"] = data["rulebook"]
        problems.append(book)
        book = None
    when = data.get("saved")
    saved = SavedDispute(
        situation=situation,
        settled=settled,
        book=book,
        saved=when if isinstance(when, datetime) else None,
        unknown=unknown,
    )
    return DisputeReading(saved, tuple(problems), whole)


_READERS: Final[Mapping[str, Callable[[Mapping[str, Any], Source], DisputeReading]]] = {
    "floorapp/1": _read_first,
}
"""The reader of each version that was ever written; none of them is ever taken out."""


def _unknown(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return what this version does not know of a document, table by table."""
    unknown = {key: kept for key, kept in data.items() if key not in DOCUMENT_KEYS}
    if data["format"] != FORMAT:
        unknown["format"] = data["format"]
    table = data["situation"]
    of_situation = {key: kept for key, kept in table.items() if key not in SITUATION_KEYS}
    of_incident = {key: kept for key, kept in table.get("incident", {}).items() if key not in KEYS}
    if of_incident:
        of_situation["incident"] = of_incident
    if of_situation:
        unknown["situation"] = of_situation
    of_settled = {
        (told.get("act"), told.get("seat")): {
            key: kept for key, kept in told.items() if key not in SETTLED_KEYS
        }
        for told in _tables(data.get("settled"))
    }
    if any(of_settled.values()):
        unknown["settled"] = of_settled
    return unknown


def _tables(given: object) -> list[dict[str, Any]]:
    return [each for each in given if isinstance(each, dict)] if isinstance(given, list) else []
