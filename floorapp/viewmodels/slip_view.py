"""Slip view: what stands on the slip of a ruling, from top to bottom, in the language chosen."""

import re
from collections.abc import Iterator
from datetime import datetime
from typing import Literal

from floorapp.engine.acts import Ante, NextStreet, Post
from floorapp.engine.answer import Answer
from floorapp.engine.games import STUD_STREETS
from floorapp.engine.incidents.attached import Attached
from floorapp.engine.replay import Replay, Step
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision as Fate
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value
from floorapp.explain.catalogue import Catalogue, catalogue
from floorapp.explain.incident_text import incident_line
from floorapp.explain.numbers import amount
from floorapp.explain.ruling_text import ruling_text
from floorapp.explain.step_text import act_heading, heading, step_text
from floorapp.explain.street_text import betting_name, street_name
from floorapp.viewmodels.attached import attached_to
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.ladder import ladder_view
from floorapp.viewmodels.on_record import OnRecord, on_record
from floorapp.viewmodels.plain_text import one_line, plain
from floorapp.viewmodels.pot_views import pot_lines
from floorapp.viewmodels.set_up import write_level
from floorapp.viewmodels.views import LadderView

Kind = Literal[
    "title",
    "place",
    "headline",
    "verdict",
    "heading",
    "text",
    "item",
    "field",
    "blank",
    "ladder",
    "signature",
]
"""What a block is; ``blank`` and ``signature`` are lines to write on."""

_LONGEST_NAME = 40
"""No part of a file's name is longer."""

_TIMES = {"en": "%Y-%m-%d %H:%M", "fr": "%d/%m/%Y %H:%M", "de": "%d.%m.%Y %H:%M"}


@value(kw_only=True)
class Decision:
    """What the floor decided, as it is told on the slip. All of it is text, never markup.

    Attributes:
        text: The decision; empty: as the book says; None: not given yet, to be written by hand.
        reason: Why it differs from the book.
        decided_by: Who decided.
        account: Whose account the facts are.
        remark: A remark.
        number: The number in the incident log; empty where it is not logged.
        time: When it was decided.
    """

    text: str | None = None
    reason: str = ""
    decided_by: str = ""
    account: str = ""
    remark: str = ""
    number: str = ""
    time: datetime | None = None


@value
class Block:
    """One thing on the slip.

    Attributes:
        kind: What it is.
        text: Its text, in paragraphs; nothing beside a line to write on.
        label: What the text is, where it does not say so itself.
        ladder: The bet ladder.
    """

    kind: Kind
    text: str = ""
    label: str = ""
    ladder: LadderView | None = None


@value
class SlipView:
    """A slip.

    Attributes:
        blocks: What stands on it.
        running: The line on top of its further pages.
        language: The code of its language.
        file_name: What a file of it may be called, without the ending.
    """

    blocks: tuple[Block, ...]
    running: str
    language: str
    file_name: str = "slip"

    @property
    def text(self) -> str:
        """All of it as plain text, to be copied."""
        return "\n".join(_lines(self.blocks, catalogue(self.language))).strip() + "\n"


def slip_view(
    desk: Desk,
    words: Catalogue,
    given: Decision,
    editing: IncidentEditing | None = None,
) -> SlipView:
    """Return the slip of the ruling that a desk shows, or of the act in dispute being entered.

    Args:
        desk: The dispute with its ruling.
        words: The language of the slip, which need not be the window's.
        given: The decision given.
        editing: The act in dispute, where one may be open.
    """
    ruled, told = on_record(desk, editing), desk.dispute.incidents
    answer = ruled.now
    place = _place(answer.replay, words)
    number = words.text("No. {number}", number=given.number) if given.number else ""
    title = _joined(words.text("Floor ruling"), number)
    blocks = (
        Block("title", title),
        Block("place", _joined(place, _time(given, words))),
        *_ruling(ruled, words),
        *_what_happened(answer, told, words),
        *_decision(given, words),
    )
    clean = tuple(_clean(block) for block in blocks if _says(block))
    running = one_line(_joined(title, place))
    return SlipView(clean, running, words.language, _file_name(answer.replay.situation, given))


def _ruling(ruled: OnRecord, words: Catalogue) -> Iterator[Block]:
    """Yield headline, verdict, reasons, ladder and sources."""
    text, answer = ruling_text(ruled.answer, words), ruled.now
    yield Block("headline", text.headline)
    yield Block("verdict", "\n".join(filter(None, (text.verdict, ruled.second_line(words)))))
    yield Block("text", "\n".join((*text.why, *pot_lines(answer, words, asked=True))))
    ladder = ladder_view(answer.replay, answer.seat, words)
    if len(ladder.rungs) > 1:
        yield Block("ladder", ladder.description, ladder=ladder)
    yield Block("field", _book(answer.replay.book, words), words.text("Rule book"))
    yield Block("field", text.source, words.text("Source"))


def _what_happened(answer: Answer, told: tuple[Attached, ...], words: Catalogue) -> Iterator[Block]:
    """Yield the situation in short: seats, stacks, the acts in order and what is in dispute."""
    situation = answer.replay.situation
    yield Block("heading", words.text("What happened"))
    yield Block("text", situation.title or "")
    yield Block("field", _seats(situation, words), words.text("Seats"))
    yield Block("field", _stacks(situation, words), words.text("Stacks"))
    number = 0
    for at, step in enumerate(answer.replay.steps):
        if isinstance(step.act, Post | Ante) and step.ruling.decision is Fate.ALLOWED:
            continue  # the level says so
        if isinstance(step.act, NextStreet):
            yield Block("item", _fault(step, step_text(step, words).act, words), "–")
            continue
        number += 1
        yield Block("item", _act(step, words), f"{number}.")
        found = attached_to(told, situation.acts, at)
        if found is not None:
            yield Block("item", incident_line(found.incident, words))
            yield Block("item", found.remark)
    for act in situation.acts[len(answer.replay.steps) :]:
        number += 1
        unread = words.text("{act} (not judged)", act=act_heading(act, words))
        yield Block("item", unread, f"{number}.")
    if situation.incident is not None:
        line = incident_line(situation.incident, words)
        yield Block("field", line, words.text("In dispute"))


def _act(step: Step, words: Catalogue) -> str:
    note = step_text(step, words).note
    act = heading(step, words)
    return _fault(step, f"{act} ({note})" if note else act, words)


def _fault(step: Step, act: str, words: Catalogue) -> str:
    if not step.ruling.decision.is_told:
        return act
    fault = " ".join(step_text(step, words).fault)
    return words.text("{act}: {fault}", act=act, fault=fault)


def _decision(given: Decision, words: Catalogue) -> Iterator[Block]:
    """Yield the decision with all that goes with it, and the lines to sign on."""
    text = words.text
    if given.text is None:
        yield Block("heading")
        yield Block("blank", label=text("Decision"))
        yield Block("blank", label=text("Reason"))
    else:
        yield Block("heading", text("Decision"))
        yield Block("text", given.text or text("As the rule book says."))
        yield Block("field", given.reason, text("Reason"))
    yield Block("field", given.account, text("Account of"))
    yield Block("field", given.remark, text("Remark"))
    if given.decided_by:
        yield Block("field", given.decided_by, text("Decided by"))
    elif given.text is None:
        yield Block("blank", label=text("Decided by"))
    yield Block("signature", label=text("Signature, floor"))
    yield Block("signature", label=text("Signature, player"))


def _place(replay: Replay, words: Catalogue) -> str:
    """Return where it was: ``Table 14 · Level 9 · Blinds 50 / 100 · No-limit · Flop``."""
    situation = replay.situation
    table, level = situation.table or "", situation.level or ""
    if table.isdecimal():
        table = words.text("Table {table}", table=table)
    if level.isdecimal():
        level = words.text("Level {level}", level=level)
    blinds = write_level(situation, words.language)
    if replay.table.street not in STUD_STREETS:
        blinds = words.text("Blinds {blinds}", blinds=blinds)
    street = street_name(replay.table.street, words)
    betting = betting_name(situation.betting, words)
    return _joined(table, level, blinds, betting, situation.game, street)


def _book(book: RuleBook, words: Catalogue) -> str:
    """Return a rule book in full, with its edition: ``Poker TDA rules, 2024``."""
    return book.titles.get(words.language) or book.name


def _seats(situation: Situation, words: Catalogue) -> str:
    return ", ".join(words.seat(seat).label for seat in situation.seats)


def _stacks(situation: Situation, words: Catalogue) -> str:
    """Return the stacks that are known at the start of the street: ``A 1,500, C 800``."""
    return " · ".join(
        f"{words.seat(seat).label} {amount(situation.stacks[seat], words.language)}"
        for seat in situation.seats
        if seat in situation.stacks
    )


def _time(given: Decision, words: Catalogue) -> str:
    return "" if given.time is None else given.time.strftime(_TIMES[words.language])


def _file_name(situation: Situation, given: Decision) -> str:
    """Return a name that tells slips apart: ``slip-14-20261130-2214``, or by the number."""
    time = "" if given.time is None else given.time.strftime("%Y%m%d-%H%M")
    parts = (given.number,) if given.number else (situation.table or "", time)
    safe = [re.sub(r"[^\w-]+", "-", part).strip("-")[:_LONGEST_NAME] for part in parts]
    return "-".join(filter(None, ("slip", *safe)))


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def _says(block: Block) -> bool:
    return block.kind in {"heading", "blank", "signature"} or bool(block.text.strip())


def _clean(block: Block) -> Block:
    """Return a block fit for paper: names and remarks may hold anything."""
    ladder = None if block.ladder is None else _clean_ladder(block.ladder)
    return Block(block.kind, plain(block.text.strip("\r\n")), one_line(block.label), ladder)


def _clean_ladder(ladder: LadderView) -> LadderView:
    rungs = tuple(replace(rung, label=one_line(rung.label)) for rung in ladder.rungs)
    brackets = tuple(replace(each, text=one_line(each.text)) for each in ladder.brackets)
    return LadderView(rungs, brackets, plain(ladder.description))


def _lines(blocks: tuple[Block, ...], words: Catalogue) -> Iterator[str]:
    for block in blocks:
        if block.kind == "heading":
            yield f"\n{block.text}".rstrip()
        elif block.kind in {"blank", "signature"}:
            yield words.text("{label}: {text}", label=block.label, text="_" * 20)
        elif block.kind == "field":
            text = block.text.replace("\n", "\n    ")
            yield words.text("{label}: {text}", label=block.label, text=text)
        elif block.kind == "item":
            yield f"{block.label} {block.text}".strip()
        else:
            yield block.text
