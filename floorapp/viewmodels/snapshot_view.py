"""Snapshot view: everything that the page of chips as found shows, in one language."""

from collections.abc import Mapping

from floorapp.engine.acts import Bet, Raise, Voluntary
from floorapp.engine.answer import Answer
from floorapp.engine.orders import InFront, Order
from floorapp.engine.problems import Problem
from floorapp.engine.values import replace, value
from floorapp.explain import seat_text
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.headline import headline
from floorapp.explain.numbers import amount
from floorapp.explain.question_text import panel_label
from floorapp.explain.ruling_text import ruling_text
from floorapp.explain.street_text import street_name
from floorapp.notation.line import write_line
from floorapp.viewmodels.denominations import chip_text
from floorapp.viewmodels.incident_parts import Chip, Choice, Command, Result
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.line_message import problem_text
from floorapp.viewmodels.set_up import write_level
from floorapp.viewmodels.snapshot_editing import SnapshotEditing

MOST_PROBLEMS = 3
"""How many sentences about what does not fit are shown at once."""


@value(kw_only=True)
class RowView:
    """What is found of one seat."""

    seat: str
    label: str
    name: str
    """The seat as it is spoken."""

    text: str
    """The amount in its field, as typed where it cannot be read."""

    field_name: str
    posted: str
    """The blind that it has posted; empty where it has none."""

    match: Choice
    all_in: Choice
    folded: Choice
    to_act: Choice
    did: str
    """What it did last, as deduced, or what it faces now; empty while that is not clear."""

    is_turn: bool
    """Whether it is to act, as deduced."""

    current: bool
    wrong: bool
    """Whether a problem is about it."""


@value(kw_only=True)
class OrderView:
    """One order of acts to choose."""

    line: str
    """The acts in the short notation, or that nobody has acted."""

    meaning: str
    """The ruling that follows."""

    note: str
    """What is assumed; empty where nothing is."""

    chosen: bool
    key: str


@value(kw_only=True)
class SnapshotView:
    """The page in words."""

    title: str
    place: str
    seats_title: str
    keys: str
    rows: tuple[RowView, ...]
    tray_title: str
    chips: tuple[Chip, ...]
    less: Choice
    result: Result
    """The ruling that follows, or the question, or what does not fit."""

    deduced_title: str
    deduced: str
    """The acts in the short notation; empty while it is not clear which."""

    orders: tuple[OrderView, ...]
    apply: Command
    back: str


def snapshot_view(editing: SnapshotEditing) -> SnapshotView:
    """Return what the page shows while it is open."""
    words = editing.desk.words
    table = editing.desk.replay.table
    level = write_level(editing.desk.situation, words.language)
    order = None if editing.problems else editing.order
    did = {} if order is None else _did(editing.answer(order), words)
    return SnapshotView(
        title=words.text("Bets as found"),
        place=f"{street_name(table.street, words)} · {level}",
        seats_title=words.text("In front of each seat"),
        keys=words.text("a all-in · f folded · c as the highest · t to act · Enter next seat"),
        rows=tuple(_row(editing, seat, did, words) for seat in editing.seats),
        tray_title=_tray_title(editing, words),
        chips=tuple(Chip(by, chip_text(by), amount(by, words.language)) for by in editing.tray),
        less=Choice(name="less", label="−", detail=words.text("take the last chip back")),
        result=_result(editing, words),
        deduced_title=words.text("What happened, at two acts a seat at most"),
        deduced="" if order is None else _line(editing, order, words),
        orders=_orders(editing, words),
        apply=_apply(editing, words),
        back=f"{key_name('Esc')} {panel_label('back', words)}",
    )


def _did(ruled: Answer, words: Catalogue) -> dict[str, str]:
    """Return what each seat did last; of the one to act, what it faces."""
    replayed = ruled.replay
    table = replayed.table
    level_to = table.moves[0].from_to if table.moves else table.level
    told = {}
    for step in replayed.steps[replayed.first_step :]:
        level_to = level_to if step.move is None else step.move.to
        if not isinstance(step.act, Voluntary):
            continue
        told[step.act.seat] = seat_text.did_text(
            step.counted,
            words,
            move=step.move,
            all_in=table.all_in[table.index[step.act.seat]],
            for_less=step.total_to < level_to,
        )
    if ruled.to_act is not None:
        faced_by = table.faced(table.index[ruled.to_act])
        note = seat_text.note_text(words, is_turn=True, faced_by=faced_by, acted_at_to=None)
        told[ruled.to_act] = f"▶ {note}"
    return told


def _row(editing: SnapshotEditing, seat: str, did: Mapping[str, str], words: Catalogue) -> RowView:
    front, forms = editing.snapshot.fronts[seat], words.seat(seat)
    posted = editing.posted(seat)
    typed = editing.unread(seat)
    return RowView(
        seat=seat,
        label=forms.label,
        name=forms.Seat,
        text=_amount_text(front, words) if typed is None else typed,
        field_name=words.text("{Seat}: chips in front", seat=forms),
        posted=words.text("blind {blind}", blind=posted) if posted else "",
        match=Choice(
            name="match",
            label=f"= {amount(editing.highest, words.language)}",
            enabled=front.to != editing.highest,
            detail=words.text("as much as the highest"),
        ),
        all_in=Choice(name="all-in", label=words.text("All-in"), chosen=front.all_in),
        folded=Choice(name="folded", label=words.text("Folded"), chosen=front.folded),
        to_act=Choice(
            name="to-act",
            label=words.text("To act"),
            chosen=editing.snapshot.to_act == seat,
            enabled=not front.folded and not front.all_in,
        ),
        did=did.get(seat, ""),
        is_turn=did.get(seat, "").startswith("▶"),
        current=seat == editing.current,
        wrong=any(problem.place == seat for problem in editing.problems),
    )


def _amount_text(front: InFront, words: Catalogue) -> str:
    return amount(front.to, words.language) if front.to else ""


def _tray_title(editing: SnapshotEditing, words: Catalogue) -> str:
    return words.text("Chips in front of {seat}", seat=words.seat(editing.current))


def _line(editing: SnapshotEditing, order: Order, words: Catalogue) -> str:
    """Return the acts of an order in the short notation."""
    situation = replace(editing.desk.situation, acts=editing.deduction.acts(order))
    behind = replace(situation, acts=editing.deduction.before)
    book = editing.desk.book
    line, before = write_line(situation, book), write_line(behind, book)
    return line.removeprefix(before).strip() or words.text("Nobody has acted yet.")


def _result(editing: SnapshotEditing, words: Catalogue) -> Result:
    problems = editing.problems
    if problems:
        told = [_told(one, words) for one in problems[:MOST_PROBLEMS]]
        head = words.text("This does not fit together yet.")
        return Result(headline=head, kind="asks", why=tuple(told), text=" ".join((head, *told)))
    order = editing.order
    if order is None:
        head = words.text("More than one order is possible. Which was it?")
        note = _asked_note(editing, words)
        return Result(headline=head, kind="asks", why=note, text=" ".join((head, *note)))
    text = ruling_text(editing.answer(order), words)
    unseen = _unseen(editing, order, words)
    return Result(
        headline=text.headline,
        change=text.verdict,
        is_closed=text.verdict_kind == "closed",
        why=tuple(filter(None, (unseen, *text.why))),
        citations=text.citations,
        cited=text.cited,
        text=text.text,
    )


def _told(problem: Problem, words: Catalogue) -> str:
    """Return a problem as a sentence, its seat named."""
    if not problem.place:
        return problem_text(problem, words)
    return words.text(problem.message, seat=words.seat(problem.place), **problem.facts)


def _asked_note(editing: SnapshotEditing, words: Catalogue) -> tuple[str, ...]:
    deduction = editing.deduction
    if not deduction.all_tried:
        return (words.text("There are more orders than could be tried: is it one of these?"),)
    more = len(deduction.orders) - len(editing.offered)
    if more:
        return (words.text("There are others: mark the seat whose turn it is."),)
    return ()


def _orders(editing: SnapshotEditing, words: Catalogue) -> tuple[OrderView, ...]:
    if editing.problems:
        return ()
    return tuple(
        OrderView(
            line=_line(editing, order, words),
            meaning=headline(editing.answer(order), words),
            note=_unseen(editing, order, words),
            chosen=editing.picked == number,
            key=key_name(f"Alt+{number + 1}"),
        )
        for number, order in enumerate(editing.offered)
    )


def _unseen(editing: SnapshotEditing, order: Order, words: Catalogue) -> str:
    """Return which first wager is not seen in front, and what is taken for it."""
    certain = editing.deduction.certain is not None
    told = []
    for seat in order.unseen:
        forms = words.seat(seat)
        wagers = [act for act in order.acts if isinstance(act, Bet | Raise) and act.seat == seat]
        told.append(words.text(_ALIKE if certain else _FITS, seat=forms, to=wagers[0].to))
    return " ".join(told)


_ALIKE = mark(
    "What {seat} wagered first is not seen: {to} is entered, and any other amount rules alike."
)
_FITS = mark("What {seat} wagered first is not seen: {to} is one amount that fits.")


def _apply(editing: SnapshotEditing, words: Catalogue) -> Command:
    title = words.text("Take over")
    if editing.problems:
        return Command(title=title, detail=words.text("it does not fit yet"), enabled=False)
    if editing.order is None:
        return Command(title=title, detail=words.text("pick an order first"), enabled=False)
    return Command(title=title, detail=key_name("Ctrl+Enter"))
