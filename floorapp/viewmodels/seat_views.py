"""Seat views: what each chair and the middle of the table show, from a replay."""

from collections.abc import Mapping

from floorapp.engine.acts import AllIn, Fold, Post, PostShort, Straddle
from floorapp.engine.games import STUD_STREETS
from floorapp.engine.limits import is_capped
from floorapp.engine.options import Options
from floorapp.engine.replay import Replay, Step
from floorapp.engine.rulings import Decision
from floorapp.engine.strategies import FIXED_LIMIT
from floorapp.engine.values import value
from floorapp.explain import felt_text, seat_text
from floorapp.explain.action_text import action_label
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import amount
from floorapp.explain.step_text import step_text
from floorapp.viewmodels.chip_piles import pile
from floorapp.viewmodels.denominations import denominations
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.pot_views import pot_lines
from floorapp.viewmodels.set_up import seat_of
from floorapp.viewmodels.views import FeltView, Right, SeatView

_SET_ASIDE = frozenset({Decision.HELD, Decision.VOID})


@value
class _Table:
    """What the seats have in common: chips, the seat on the button, and the blinds' marks."""

    chips: tuple[int, ...]
    dealer: str | None
    marks: Mapping[str, tuple[str, ...]]


def seat_views(desk: Desk) -> list[SeatView]:
    """Return a view for each chair, in the order round the table."""
    replay = desk.replay
    table = replay.table
    last: dict[str | None, Step] = {}
    level_to = table.moves[0].from_to if table.moves else table.level
    for_less: set[str] = set()
    for step in replay.steps[replay.first_step :]:
        seat = seat_of(step.act)
        last[seat] = step
        if step.move is not None:
            level_to = step.move.to
        elif seat is not None and step.total_to < level_to:
            for_less.add(seat)
    look = _Table(denominations(replay.situation), dealer(replay), _marks(replay))
    return [
        _seat_view(desk, chair, last.get(chair), look, for_less=chair in for_less)
        for chair in desk.dispute.chairs
    ]


def felt_view(desk: Desk) -> FeltView:
    """Return the lines in the middle of the table."""
    replay, words = desk.replay, desk.words
    table = replay.table
    return FeltView(
        pot=felt_text.pot_text(
            words,
            pot_to=(table.pot_before or 0) + table.pot_known,
            complete=table.pot is not None,
            streets=bool(replay.first_step),
        ),
        to_match=felt_text.to_match_text(words, level_to=table.level),
        detail=_next_wager(desk, words),
        pots=pot_lines(desk.answer, words, asked=False),
    )


def _next_wager(desk: Desk, words: Catalogue) -> str:
    """Return the full raise and the wager that may come next; nothing where there is none."""
    table, options = desk.replay.table, desk.answer.options
    is_limit = table.raising is FIXED_LIMIT
    is_over = table.turn is None and not table.opener_unknown
    if is_over or (is_limit and is_capped(table)):
        return ""
    return felt_text.detail_text(
        words,
        level_to=table.level,
        full_raise_by=None if table.raising.doubles or is_limit else table.full_raise,
        min_to=table.minimum_to(),
        max_to=None if options is None else options.max_to,
        completes=options is not None and options.completes,
    )


def _seat_view(
    desk: Desk, chair: str, step: Step | None, look: _Table, *, for_less: bool
) -> SeatView:
    replay, words = desk.replay, desk.words
    table = replay.table
    name, label = seat_text.seat_name(chair, words), words.seat(chair).label
    seat = table.index.get(chair)
    if seat is None:
        absent = seat_text.absent_text(words)
        return SeatView(
            label=label,
            chair=chair,
            in_hand=False,
            did=absent,
            name=name,
            description=f"{name}: {absent}",
        )
    options = Options(table, seat)
    is_turn = table.turn == seat
    right, right_text = _right(options, words, over=table.turn is None and not table.opener_unknown)
    stack_to = replay.situation.stacks.get(chair)
    left_to = table.stack[seat] if replay.first_step else stack_to
    total_to = table.put_in[seat]
    total = amount(total_to, words.language) if total_to else ""
    did = _did(step, options, words, for_less=for_less)
    note = _note(options, step, words, is_turn=is_turn)
    button = seat_text.button_text(words) if look.dealer == chair else ""
    told = (name, button, total, did, note, right_text.lstrip("✓✗? "))
    return SeatView(
        label=label,
        chair=chair,
        is_turn=is_turn,
        is_asked=desk.answer.seat == chair,
        folded=table.folded[seat],
        all_in=table.all_in[seat],
        short=table.all_in[seat] and step is not None and _is_short(step),
        total=total,
        total_to=total_to,
        chips=pile(total_to, look.chips)[0],
        stack="" if left_to is None else amount(left_to, words.language),
        stack_to=stack_to,
        did=did,
        note=note,
        right=right,
        right_text=right_text,
        dealer=look.dealer == chair,
        marks=look.marks.get(chair, ()),
        fault=step is not None and step.ruling.decision.is_fault,
        name=name,
        description=", ".join(part for part in told if part),
    )


def _did(step: Step | None, options: Options, words: Catalogue, *, for_less: bool) -> str:
    """Return what a seat did last on this street, or that it is out of it since an earlier one."""
    table, seat = options.table, options.seat
    if step is None or step.ruling.decision is Decision.IMPOSSIBLE:
        if table.folded[seat]:
            return seat_text.did_text(Fold(options.name), words)
        return action_label("all-in", words).title if table.all_in[seat] else ""
    if step.ruling.decision in _SET_ASIDE and isinstance(step.act, AllIn):
        return action_label("all-in", words, to=step.total_to).title
    return seat_text.did_text(
        step.counted, words, move=step.move, all_in=table.all_in[seat], for_less=for_less
    )


def _note(options: Options, step: Step | None, words: Catalogue, *, is_turn: bool) -> str:
    if step is not None and step.ruling.decision in _SET_ASIDE:
        return step_text(step, words).note
    if not options.live:
        return ""
    table, seat = options.table, options.seat
    acted_at_to = None if table.acted[seat] is None else table.put_in[seat]
    return seat_text.note_text(
        words, is_turn=is_turn, faced_by=options.faced_by, acted_at_to=acted_at_to
    )


def _right(options: Options, words: Catalogue, *, over: bool) -> tuple[Right, str]:
    """Return a seat's right if the action came to it now; none where it has nothing to decide."""
    acted = options.table.acted[options.seat] is not None
    if over or not options.live or (acted and not options.faced_by):
        return Right.NONE, ""
    unclear = options.right is None
    text = seat_text.right_text(
        words,
        may_wager=options.may_wager,
        faced_by=options.faced_by,
        level_to=options.table.level,
        completes=options.completes,
        unclear=unclear,
    )
    if not options.may_wager:
        return Right.CLOSED, text
    return Right.UNCLEAR if unclear else Right.RAISE, text


def _is_short(step: Step) -> bool:
    return step.move is not None and not step.move.full


def dealer(replay: Replay) -> str | None:
    """Return the seat on the button; none in stud, which is played without.

    It is the last of the seats, heads-up the small blind. Where the one on the button is not in
    the hand any more, its place is taken by the seat that acts last, as the line has it.
    """
    return None if replay.table.street in STUD_STREETS else replay.situation.seats[-1]


def _marks(replay: Replay) -> dict[str, tuple[str, ...]]:
    """Return the marks of the blinds on their street; a blind on the button is one by itself."""
    situation = replay.situation
    if not replay.table.before_flop:
        return {}
    marks: dict[str, tuple[str, ...]] = {}
    if situation.button_blind is None:
        posts = [act.seat for act in situation.acts if isinstance(act, Post | PostShort)]
        for seat, mark in zip(reversed(posts), ("BB", "SB"), strict=False):
            if seat != mark:
                marks[seat] = (*marks.get(seat, ()), mark)
    for act in situation.acts:
        if isinstance(act, Straddle):
            marks[act.seat] = (*marks.get(act.seat, ()), "STR")
    return marks
