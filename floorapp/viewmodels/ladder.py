"""Ladder: the wagers of the street on a scale, and who faces how much of a full raise."""

from floorapp.engine.acts import ForcedBet, NextStreet
from floorapp.engine.replay import Replay
from floorapp.explain import ladder_text
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import amount
from floorapp.viewmodels.views import Bracket, LadderView, Rung


def ladder_view(replay: Replay, asked: str | None, words: Catalogue) -> LadderView:
    """Return the ladder of a replay with the brackets that matter to the seat asked about."""
    rungs = _rungs(replay, words)
    brackets = _brackets(replay, asked, words)
    return LadderView(
        rungs=tuple(rungs),
        brackets=tuple(brackets),
        description=ladder_text.ladder_text(
            [(rung.amount, rung.label) for rung in rungs],
            [bracket.text for bracket in brackets],
            words,
        ),
    )


def _rungs(replay: Replay, words: Catalogue) -> list[Rung]:
    table = replay.table
    start_to = table.moves[0].from_to if table.moves else table.level
    blind = ladder_text.blind_label(words) if start_to else ""
    rungs = [Rung(start_to, amount(start_to, words.language), blind, "start")]
    for move in table.moves:
        label = ladder_text.wager_label(
            table.seats[move.seat], words, opens=move.from_to == 0, full=move.full, by=move.by
        )
        kind = "full" if move.full else "short"
        rungs.append(Rung(move.to, amount(move.to, words.language), label, kind))
    min_to = table.minimum_to()
    if min_to and table.turn is not None:
        label = ladder_text.minimum_label(words, opens=not table.level)
        rungs.append(Rung(min_to, amount(min_to, words.language), label, "minimum"))
    return rungs


def _brackets(replay: Replay, asked: str | None, words: Catalogue) -> list[Bracket]:
    """Return the asked seat's bracket, then one of the other kind where another seat shows it."""
    table = replay.table
    order = sorted(range(len(table.seats)), key=lambda seat: table.seats[seat] != asked)
    found = [
        _bracket(replay, seat, table.put_in[seat], table.level, words)
        for seat in order
        if table.acted[seat] is not None and table.can_act(seat) and table.faced(seat)
    ]
    earlier = _last_answered(replay)
    if earlier is not None:
        seat, own_to, level_to = earlier
        found.append(_bracket(replay, seat, own_to, level_to, words, past=True))
    kept: list[Bracket] = []
    for bracket in found:
        if all(bracket.enough != other.enough for other in kept):
            kept.append(bracket)
    return kept


def _bracket(
    replay: Replay, seat: int, own_to: int, level_to: int, words: Catalogue, *, past: bool = False
) -> Bracket:
    table = replay.table
    raising = table.raising
    name = table.seats[seat]
    needed_to = raising.needed_to(own_to, table.full_raise, table.big_blind)
    if raising.doubles:
        text = ladder_text.doubling_bracket_text(
            name, words, level_to=level_to, needed_to=needed_to
        )
    else:
        text = ladder_text.bracket_text(
            name,
            words,
            faced_by=level_to - own_to,
            full_raise_by=table.full_raise,
            is_asked=not past,
        )
    return Bracket(own_to, level_to, text, level_to >= needed_to)


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
        elif own_to is not None and level_to > own_to:
            found = (table.index[act.seat], own_to, level_to)
        totals[act.seat] = step.total_to
    return found
