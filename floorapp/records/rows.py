"""Rows: an entry as the table holds it, and back."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, timezone

from floorapp.records.chain import canonical
from floorapp.records.entry import Entry, Filed, Line, Player
from floorapp.records.schema import COLUMNS

LINE_COLUMNS = (
    "number, time, offset_minutes, table_name, level, rulebook, headline, decision, differs,"
    " decided_by, facts_from, impounded, reviewed, remark, amends,"
    " (SELECT max(number) FROM entries AS later WHERE later.amends = entries.number), note"
)
"""What a `Line` is made of, in order."""

FILED_COLUMNS = ", ".join(COLUMNS)
"""What a `Filed` is made of, in order."""

_LONGEST = 1000
"""Characters of one text in a line."""

Row = dict[str, str | int | None]


def row_of(entry: Entry) -> Row:
    """Return an entry's columns, without those that its place in the log gives."""
    return {
        "time": utc_text(entry.at),
        "offset_minutes": _offset(entry.at),
        "table_name": entry.table,
        "level": entry.level,
        "situation": entry.situation,
        "rulebook": entry.rulebook,
        "edition": entry.edition,
        "headline": entry.headline,
        "reasons": canonical(entry.reasons),
        "citations": canonical(entry.citations),
        "decision": entry.decision,
        "differs": int(entry.differs),
        "reason": entry.reason,
        "decided_by": entry.decided_by,
        "facts_from": entry.facts_from,
        "impounded": int(entry.impounded),
        "reviewed": int(entry.reviewed),
        "remark": entry.remark,
        "language": entry.language,
        "amends": entry.amends,
    }


def filed_of(cells: Sequence[object], players: tuple[Player, ...]) -> Filed:
    """Return what is on file from the cells of `FILED_COLUMNS`, whatever they hold."""
    row = dict(zip(COLUMNS, cells, strict=True))
    texts = {
        name: str(row[name])
        for name in (
            "level",
            "situation",
            "rulebook",
            "edition",
            "headline",
            "decision",
            "reason",
            "decided_by",
            "facts_from",
            "remark",
            "language",
        )
    }
    entry = Entry(
        at=_moment(row["time"], row["offset_minutes"]),
        table=str(row["table_name"]),
        reasons=list_of(row["reasons"]),
        citations=list_of(row["citations"]),
        differs=bool(row["differs"]),
        impounded=bool(row["impounded"]),
        reviewed=bool(row["reviewed"]),
        amends=_number(row["amends"]),
        players=players,
        **texts,
    )
    purged = len(players) < len(list_of(row["players"]))
    return Filed(_number(row["number"]) or 0, entry, str(row["note"]), purged, str(row["hash"]))


def line_of(cells: Sequence[object]) -> Line:
    """Return a line from the cells of `LINE_COLUMNS`, whatever they hold."""
    number, time, offset, *texts = cells
    table, level, rulebook, headline, decision, differs, decided_by, facts_from = texts[:8]
    impounded, reviewed, remark, amends, amended_by, note = texts[8:]
    return Line(
        number=_number(number) or 0,
        at=_moment(time, offset),
        table=_brief(table),
        level=_brief(level),
        rulebook=_brief(rulebook),
        headline=_brief(headline),
        decision=_brief(decision),
        differs=bool(differs),
        decided_by=_brief(decided_by),
        facts_from=_brief(facts_from),
        impounded=bool(impounded),
        reviewed=bool(reviewed),
        remark=_brief(remark),
        amends=_number(amends),
        amended_by=_number(amended_by),
        note=str(note),
    )


def searched_text(number: int, entry: Entry) -> str:
    """Return the words that an entry is found by; names are apart, since they are purged."""
    parts = (
        str(number),
        entry.at.date().isoformat(),
        entry.table,
        entry.level,
        entry.rulebook,
        entry.headline,
        *entry.reasons,
        *entry.citations,
        entry.decision,
        entry.reason,
        entry.decided_by,
        entry.remark,
    )
    return "\n".join(parts)


def utc_text(at: datetime) -> str:
    """Return a moment in UTC as text that sorts by time; without an offset it is local time."""
    return at.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def list_of(held: object) -> tuple[str, ...]:
    """Return the texts of a JSON list, whatever is held."""
    try:
        read = json.loads(str(held))
    except (ValueError, RecursionError):
        return (str(held),)
    return tuple(map(str, read)) if isinstance(read, list) else (str(held),)


def _offset(at: datetime) -> int:
    offset = at.utcoffset() if at.tzinfo else at.astimezone().utcoffset()
    return round((offset or timedelta()).total_seconds() / 60)


def _moment(time: object, offset: object) -> datetime:
    """Return when it was; the beginning of time where the text was spoilt from outside."""
    try:
        utc = datetime.fromisoformat(str(time))
        return utc.astimezone(timezone(timedelta(minutes=_number(offset) or 0)))
    except (ValueError, OverflowError):
        return datetime.min.replace(tzinfo=UTC)


def _brief(held: object) -> str:
    """Return a text, cut where no list shows it any more: a page of them must stay small."""
    return str(held)[:_LONGEST]


def _number(held: object) -> int | None:
    return held if isinstance(held, int) else None
