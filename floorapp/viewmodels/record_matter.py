"""Record matter: what there is to record of a dispute, before anything is said of the decision."""

from datetime import datetime

from floorapp.engine.answer import Answer
from floorapp.engine.values import replace, value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.finding_text import finding_text
from floorapp.explain.incident_text import highlight, incident_line
from floorapp.explain.ruling_text import CLOSED, ruling_text
from floorapp.explain.street_text import street_name
from floorapp.notation.line import write_line
from floorapp.records.dispute_file import SavedDispute, write_dispute
from floorapp.records.entry import Entry, Filed
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.incident_parts import Result
from floorapp.viewmodels.on_record import on_record
from floorapp.viewmodels.set_up import played, write_level


@value(kw_only=True)
class Matter:
    """What is recorded, and what the floor may decide."""

    entry: Entry
    """The entry without a decision, or the one to amend."""

    subject: object = None
    """What it is about: equal for the same situation by the same book."""

    dispute: int | None = None
    """Which dispute of the desk it is."""

    on_table: str = "acts"
    """What there is to rule on: ``acts``; ``posts``, before anybody has acted; or ``nothing``."""

    line: str = ""
    """The situation in one line."""

    result: Result
    """What the book says, as the page shows it."""

    choices: tuple[str, ...] = ()
    """What the book leaves to the floor to choose between."""

    is_open: bool = False
    """Whether the book gives no ruling: then there must be a decision."""

    choice: int | None = None
    """Which of them was applied already."""

    otherwise: str = ""
    """What the floor has applied against the book."""

    reason: str = ""
    """The remark on what was applied."""

    seats: tuple[str, ...] = ()


def matter_of(desk: Desk, editing: IncidentEditing | None = None) -> Matter:
    """Return what there is to record: the act in dispute where one is open, else the ruling."""
    ruled = on_record(desk, editing)
    answer, now_asked = ruled.answer, ruled.now
    words, book = desk.words, desk.book
    situation = replace(now_asked.replay.situation, rulebook=book.id, ask=now_asked.seat)
    result, choices = _finding(answer, words) if ruled.in_dispute else _ruling(answer, words)
    is_open = bool(choices) or result.kind == "asks"
    is_open = is_open or (answer.discretion and ruled.told is None)
    result = replace(result, why=tuple(filter(None, (ruled.second_line(words), *result.why))))
    now = datetime.now().astimezone().replace(microsecond=0)
    acts = situation.acts
    settled = tuple(told for told in desk.dispute.incidents if told.index < len(acts))
    entry = Entry(
        at=now,
        table=situation.table or "",
        level=" · ".join(filter(None, (situation.level, write_level(situation, words.language)))),
        situation=write_dispute(
            SavedDispute(situation=situation, settled=settled, book=book, saved=now)
        ),
        rulebook=book.id,
        edition=book.edition,
        headline=" ".join(filter(None, (result.headline, result.change.removeprefix(CLOSED))))
        .replace("  ", " ")
        .strip(),
        reasons=result.why,
        citations=result.citations,
        language=words.language,
    )
    told = situation.incident if ruled.told is None else ruled.told.incident
    line = " · ".join(
        filter(
            None,
            (
                street_name(now_asked.replay.table.street, words),
                write_line(situation, book),
                incident_line(told, words) if told else "",
            ),
        )
    )
    return Matter(
        entry=entry,
        subject=(situation, book.id),
        dispute=desk.dispute.number,
        on_table="acts" if ruled.in_dispute or played(acts) else "posts" if acts else "nothing",
        line=line,
        result=replace(result, note=line),
        choices=choices,
        choice=ruled.choice,
        otherwise=ruled.decided_otherwise(words),
        reason="" if ruled.told is None else ruled.told.remark,
        is_open=is_open,
        seats=situation.seats,
    )


def matter_of_entry(filed: Filed) -> Matter:
    """Return what there is to amend of an entry, as it is on file."""
    entry = filed.entry
    result = Result(headline=entry.headline, why=entry.reasons, citations=entry.citations)
    is_open = not entry.differs and entry.decision != entry.headline
    seats = tuple(player.seat for player in entry.players)
    return Matter(entry=entry, result=result, is_open=is_open, seats=seats)


def _ruling(answer: Answer, words: Catalogue) -> tuple[Result, tuple[str, ...]]:
    text = ruling_text(answer, words)
    return (
        Result(
            headline=text.headline,
            change=text.verdict,
            is_closed=text.verdict_kind == "closed",
            why=text.why,
            citations=text.citations,
            cited=text.cited,
        ),
        (),
    )


def _finding(answer: Answer, words: Catalogue) -> tuple[Result, tuple[str, ...]]:
    assert answer.finding is not None
    text = finding_text(answer.finding, answer, words)
    result = Result(
        headline=text.headline,
        highlight=highlight(answer.finding, words),
        kind=text.kind,
        change=text.change,
        why=text.why,
        rows=text.rows,
        citations=text.citations,
        cited=text.cited,
    )
    return result, text.choices
