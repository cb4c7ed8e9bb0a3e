"""Projector view: what players and a room are shown of a dispute, in one language."""

from typing import Final

from floorapp.engine.answer import Answer
from floorapp.engine.games import STUD_STREETS
from floorapp.engine.values import value
from floorapp.explain.action_text import action_label
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.citations import brief_rule, citation_text
from floorapp.explain.incident_text import highlight
from floorapp.explain.numbers import amount
from floorapp.explain.ruling_text import CLOSED, RulingText, ruling_text
from floorapp.explain.street_text import street_name
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.ladder import ladder_for_all
from floorapp.viewmodels.seat_views import seat_views
from floorapp.viewmodels.set_up import write_level
from floorapp.viewmodels.views import LadderView, SeatView

TURN: Final = "▶"
"""The sign before the seat that is to act."""

ALL_IN: Final = "■"
"""The sign before what a seat did that is all-in."""

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


@value
class Part:
    """A part of the headline that is written in one colour."""

    text: str
    kind: str = ""
    """``closed`` (no raise), ``open`` (the outcome), ``floor`` (chips that move, what the floor
    may choose between), or empty."""


@value(kw_only=True)
class Card:
    """A seat that is in the hand."""

    title: str
    """The seat and what it has in: ``C · 125``."""

    did: str
    """What it did last, or that it is to act."""

    is_turn: bool = False
    is_asked: bool = False
    """The headline is about this seat."""


@value(kw_only=True)
class ProjectorView:
    """The state of a dispute for everybody."""

    place: str
    """The table, the street and the blinds."""

    source: str
    """The book, and the rule that decides."""

    headline: tuple[tuple[Part, ...], ...]
    """Sentences, each of parts."""

    why: tuple[str, ...]
    """The reasons, where the headline and the ladder do not show them."""

    ladder: LadderView
    cards: tuple[Card, ...]
    description: str
    """All of it for a screen reader."""


def projector_view(desk: Desk, editing: IncidentEditing | None = None) -> ProjectorView:
    """Return what is shown of a desk: of the act in dispute, if one is being entered."""
    words, answer = desk.words, desk.answer
    if editing is not None and editing.is_open:
        answer = editing.answer
    text = ruling_text(answer, words)
    place, source = _place(desk, words), _source(answer, text, words)
    headline = _headline(answer, text, words)
    ladder = ladder_for_all(answer.replay, answer.seat, words)
    seats = [seat for seat in seat_views(desk) if seat.in_hand and not seat.folded]
    why = _why(answer, text)
    return ProjectorView(
        place=place,
        source=source,
        headline=headline,
        why=why,
        ladder=ladder,
        cards=tuple(seat_card(seat, answer.seat, words) for seat in seats),
        description=" ".join(
            (
                f"{place}.",
                *(_spoken(part.text) for sentence in headline for part in sentence),
                *why,
                ladder.description,
                "; ".join(_told(seat, words) for seat in seats) + ".",
                f"{source}.",
            )
        ),
    )


def _place(desk: Desk, words: Catalogue) -> str:
    situation = desk.situation
    table = situation.table or ""
    if table.isdigit():
        table = words.text("Table {table}", table=table)
    blinds = write_level(situation, words.language)
    if desk.replay.table.street not in STUD_STREETS:
        blinds = words.text("Blinds {blinds}", blinds=blinds)
    street = street_name(desk.replay.table.street, words)
    return " · ".join(filter(None, (table, street, blinds)))


def _source(answer: Answer, text: RulingText, words: Catalogue) -> str:
    """Return the book with the first rule that is cited."""
    book = answer.replay.book.name
    first = text.citations[0] if text.citations else None
    for citation in answer.citations:
        if citation_text(citation, words) == first and citation.rule and not citation.illustration:
            return f"{citation.book} · {brief_rule(citation.rule, words)}"
    return book


def _why(answer: Answer, text: RulingText) -> tuple[str, ...]:
    """Return the reasons of what is in dispute or left open; the ladder shows those of a right."""
    if answer.finding is not None or answer.discretion:
        return text.why
    return text.why[:1] if answer.turn is not None else ()


def _headline(answer: Answer, text: RulingText, words: Catalogue) -> tuple[tuple[Part, ...], ...]:
    finding = answer.finding
    coloured = highlight(finding, words) if finding is not None else ""
    first = _split(text.headline, coloured)
    if not text.verdict:
        return (first,)
    kind = "closed" if text.verdict_kind == "closed" else "floor"
    sign, _, rest = text.verdict.partition(" ")
    verdict = f"{sign}{_NO_BREAK}{rest}" if kind == "closed" else text.verdict
    return (first, (Part(verdict, kind),))


def _split(sentence: str, coloured: str) -> tuple[Part, ...]:
    """Return a sentence in parts, the outcome in colour."""
    at = sentence.lower().find(coloured.lower()) if coloured else -1
    if at < 0:
        return (Part(sentence),)
    end = at + len(coloured)
    parts = (Part(sentence[:at]), Part(sentence[at:end], "open"), Part(sentence[end:]))
    return tuple(part for part in parts if part.text)


def seat_card(seat: SeatView, asked: str | None, words: Catalogue) -> Card:
    """Return the card of a seat that is in the hand."""
    title = f"{seat.label} · {amount(seat.total_to, words.language)}"
    did = _did(seat, words)
    return Card(
        title=f"{TURN} {title}" if seat.is_turn else title,
        did=f"{ALL_IN} {did}" if seat.all_in else did,
        is_turn=seat.is_turn,
        is_asked=seat.chair == asked,
    )


def _did(seat: SeatView, words: Catalogue) -> str:
    """Return what a seat did last; by how much an all-in was short or full is on the ladder."""
    if seat.is_turn:
        return words.text("to act")
    return action_label("all-in", words).title if seat.all_in else seat.did


def _told(seat: SeatView, words: Catalogue) -> str:
    """Return a seat for a screen reader."""
    total = amount(seat.total_to, words.language)
    return ", ".join(filter(None, (seat.name, total, _did(seat, words))))


def _spoken(text: str) -> str:
    """Return a part of the headline without its sign."""
    return text.removeprefix(f"{CLOSED}{_NO_BREAK}")
