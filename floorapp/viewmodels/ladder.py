"""Ladder: the wagers of the street on a scale, and who faces how much of a full raise."""

from collections.abc import Callable, Sequence
from functools import partial

from floorapp.engine.acts import ForcedBet, NextStreet
from floorapp.engine.limits import is_capped
from floorapp.engine.options import Options
from floorapp.engine.replay import Replay
from floorapp.engine.strategies import FIXED_LIMIT
from floorapp.explain import ladder_text
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.ladder_text import Compared
from floorapp.explain.numbers import amount
from floorapp.viewmodels.set_up import seat_of
from floorapp.viewmodels.views import Bracket, LadderView, Rung

_Tell = Callable[[str, Compared], str]
"""Puts into words what a seat faces."""


def ladder_view(replay: Replay, asked: str | None, words: Catalogue) -> LadderView:
    """Return the ladder of a replay with the brackets that matter to the seat asked about."""
    return _view(replay, asked, _brackets(replay, asked, words), words)


def ladder_for_all(replay: Replay, asked: str | None, words: Catalogue) -> LadderView:
    """Return the ladder as players read it: only what the asked seat faces, and that in words."""
    seat = replay.table.index.get(asked or "")
    brackets = []
    if seat is not None:
        brackets = _faced(replay, [seat], lambda _, compared: ladder_text.in_words(compared, words))
    return _view(replay, asked, brackets, words)


def _view(
    replay: Replay, asked: str | None, brackets: list[Bracket], words: Catalogue
) -> LadderView:
    rungs = [_start(replay, words), *_wagers(replay, words), *_next(replay, asked, words)]
    return LadderView(
        rungs=tuple(rungs),
        brackets=tuple(brackets),
        description=ladder_text.ladder_text(
            [(rung.amount, rung.label) for rung in rungs],
            [bracket.text for bracket in brackets],
            words,
        ),
    )


def _rung(to: int, label: str, kind: str, words: Catalogue) -> Rung:
    return Rung(to, amount(to, words.language), label, kind)


def _start(replay: Replay, words: Catalogue) -> Rung:
    table = replay.table
    start_to = table.moves[0].from_to if table.moves else table.level
    button_blind = table.situation.button_blind is not None and table.before_flop
    label = ladder_text.start_label(words, street=table.street, button_blind=button_blind)
    return _rung(start_to, label if start_to else "", "start", words)


def _wagers(replay: Replay, words: Catalogue) -> list[Rung]:
    table = replay.table
    is_limit = table.raising is FIXED_LIMIT
    rungs = []
    full_to = 0 if table.street == "third" or not table.moves else table.moves[0].from_to
    for move in table.moves:
        label = ladder_text.wager_label(
            table.seats[move.seat],
            words,
            opens=move.from_to == 0,
            full=move.full,
            by=move.by,
            completes=is_limit and move.full and move.from_to > full_to,
        )
        rungs.append(_rung(move.to, label, "full" if move.full else "short", words))
        if move.full:
            full_to = move.to
    return rungs


def _next(replay: Replay, asked: str | None, words: Catalogue) -> list[Rung]:
    """Return the least wager that may come next, and the most of it where there is one."""
    table = replay.table
    min_to = table.minimum_to()
    if not min_to or (table.turn is None and not table.opener_unknown):
        return []
    seat = table.index.get(asked or "", table.turn)
    options = None if seat is None else Options(table, seat)
    if options is not None and options.capped:
        return []
    max_to = None if options is None else options.max_to
    label = ladder_text.minimum_label(
        words,
        opens=not table.level,
        exact=max_to == min_to,
        completes=options is not None and options.completes,
    )
    rungs = [_rung(min_to, label, "minimum", words)]
    if max_to is not None and max_to > min_to and options is not None and options.may_wager:
        rungs.append(_rung(max_to, ladder_text.maximum_label(words), "maximum", words))
    return rungs


def _brackets(replay: Replay, asked: str | None, words: Catalogue) -> list[Bracket]:
    """Return the asked seat's bracket, then one of the other kind where another seat shows it.

    A bracket measures a right to raise again. A seat whose last act was not allowed has none to
    show, nor one whose right does not follow from the sum.
    """
    table = replay.table
    if _is_capped(replay):
        return []
    order = sorted(range(len(table.seats)), key=lambda seat: table.seats[seat] != asked)
    found = _faced(replay, order, partial(ladder_text.bracket_text, words=words, is_asked=True))
    earlier = _last_answered(replay)
    if earlier is not None and table.raising.since is None:
        seat, own_to, level_to = earlier
        past = partial(ladder_text.bracket_text, words=words, is_asked=False)
        found.append(_bracket(replay, seat, own_to, level_to, past)[0])
    kept: list[Bracket] = []
    for bracket in found:
        if all(bracket.enough != other.enough for other in kept):
            kept.append(bracket)
    return kept


def _faced(replay: Replay, seats: Sequence[int], tell: _Tell) -> list[Bracket]:
    """Return what some seats face now, where that decides whether they may raise again."""
    table = replay.table
    if _is_capped(replay):
        return []
    wrong = {name for name, is_fault in _last_faults(replay).items() if is_fault}
    measured = [
        _bracket(replay, seat, table.put_in[seat], table.level, tell)
        for seat in seats
        if table.acted[seat] is not None
        and table.can_act(seat)
        and table.faced(seat)
        and table.seats[seat] not in wrong
    ]
    return [
        bracket
        for bracket, right in measured
        if table.raising.since is None or right is bracket.enough
    ]


def _is_capped(replay: Replay) -> bool:
    """Tell whether no sum decides, since all raises of the street are made."""
    return replay.table.raising is FIXED_LIMIT and is_capped(replay.table)


def _last_faults(replay: Replay) -> dict[str | None, bool]:
    """Return for each seat that acted on this street whether its last act was wrong."""
    return {
        seat_of(step.act): step.ruling.decision.is_fault
        for step in replay.steps[replay.first_step :]
    }


def _bracket(
    replay: Replay, seat: int, own_to: int, level_to: int, tell: _Tell
) -> tuple[Bracket, bool | None]:
    """Return what a seat faces as a bracket, and its right to raise again."""
    table = replay.table
    raising = table.raising
    needed_to = raising.needed_to(own_to, table.full_raise, table.big_blind)
    compared = Compared(
        by=level_to if raising.doubles else level_to - own_to,
        needed_by=needed_to if raising.doubles else table.full_raise,
        half=raising is FIXED_LIMIT,
        doubles=raising.doubles,
    )
    text = tell(table.seats[seat], compared)
    return Bracket(own_to, level_to, text, level_to >= needed_to), Options(table, seat).right


def _last_answered(replay: Replay) -> tuple[int, int, int] | None:
    """Return who last answered a wager after having acted: seat, own total before, level faced.

    Only a call or fold is told: behind a raise the full raise is another one.
    """
    table = replay.table
    totals: dict[str, int] = {}
    level_to = 0
    found: tuple[int, int, int] | None = None
    for step in replay.steps[replay.first_step :]:
        act = step.counted
        if isinstance(act, ForcedBet | NextStreet) or not step.ruling.stands:
            continue
        own_to = totals.get(act.seat)
        if step.move is not None:
            found = None
            level_to = step.move.to
        elif own_to is not None and level_to > own_to and not step.ruling.decision.is_fault:
            found = (table.index[act.seat], own_to, level_to)
        totals[act.seat] = step.total_to
    return found
