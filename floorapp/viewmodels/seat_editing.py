"""Editing in place: a stack, a street total or the level as typed become acts and set-up."""

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    NextStreet,
    Post,
    PostShort,
    Raise,
    Straddle,
    Voluntary,
)
from floorapp.engine.problems import Problem, problem
from floorapp.engine.replay import replay
from floorapp.engine.round import BettingRound
from floorapp.engine.values import replace
from floorapp.notation.amounts import read_amount
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.set_up import forced, read_level


def edit_seat(desk: Desk, chair: str, stack: str, total: str) -> Problem | None:
    """Take over what was typed over a seat; return what could not be read, changing nothing.

    Args:
        desk: The dispute.
        chair: The seat; one that is not in the hand joins it.
        stack: Its chips at the start of the street; empty means not known.
        total: Its street total; empty leaves its act as it is.
    """
    amounts: list[int | None] = []
    for text in (stack, total):
        amount = read_amount(text) if text.strip() else None
        if amount is None and text.strip():
            return problem("“{text}” is not an amount of whole chips.", text=text)
        amounts.append(amount)
    chips, total_to = amounts
    with desk.one_step():
        if chair not in desk.situation.seats:
            desk.setting.join(chair)
        if chips is not None:
            chips += _spent_before(desk, chair)
        if chips != desk.situation.stacks.get(chair):
            desk.setting.set_stack(chair, chips)
        if total_to is not None:
            _set_total(desk, chair, total_to)
    return None


def edit_level(desk: Desk, text: str) -> Problem | None:
    """Set the level as typed, such as ``50/100``; return what is wrong with anything else."""
    level = read_level(text)
    if isinstance(level, Problem):
        return level
    desk.setting.set_blinds(*level)
    return None


def _spent_before(desk: Desk, chair: str) -> int:
    """Return what a seat put in on earlier streets: a stack is typed as it was on this one."""
    replayed = desk.replay
    seat = replayed.table.index.get(chair)
    if not replayed.first_step or seat is None:
        return 0
    start_to, now_to = desk.situation.stacks.get(chair), replayed.table.stack[seat]
    if start_to is None or now_to is None:
        return replayed.table.earlier[seat]
    return start_to - now_to


def _set_total(desk: Desk, seat: str, total_to: int) -> None:
    """Change the act behind the seat's street total; where there is none, add one.

    What the seat did on top of that total is taken out. A check stays where the seat has the turn
    again: then the total is what it does now.
    """
    table = desk.replay.table
    if table.put_in[table.index[seat]] == total_to:
        return
    has_turn = table.turn is not None and table.seats[table.turn] == seat
    acts = desk.situation.acts
    for index in reversed(range(len(acts))):
        act = acts[index]
        if isinstance(act, NextStreet):
            break
        if act.seat != seat or isinstance(act, Ante) or (has_turn and isinstance(act, Check)):
            continue
        before = replay(replace(desk.situation, acts=acts[:index]), desk.book).table
        own_to = before.put_in[before.index[seat]]
        if own_to < total_to:
            desk.replace_act(index, _changed(act, total_to, before))
            return
        desk.remove_act(index)
        if own_to == total_to:
            return
    if total_to and table.turn is not None:
        desk.act(_act_for(seat, total_to, table, out_of_turn=not has_turn))


def _changed(
    act: Post | PostShort | Straddle | BringIn | Voluntary, total_to: int, before: BettingRound
) -> Act:
    match act:
        case Post() | PostShort():
            short = total_to < act.to and before.big_blind > total_to
            return PostShort(act.seat, total_to) if short else Post(act.seat, total_to)
        case Straddle() | BringIn():
            return replace(act, to=total_to)
        case AllIn():
            return replace(act, to=total_to)
        case _:
            return _act_for(act.seat, total_to, before, out_of_turn=act.out_of_turn)


def _act_for(
    seat: str, total_to: int, table: BettingRound, *, out_of_turn: bool
) -> Call | Bet | Raise:
    """Return the act that puts a seat at a street total."""
    if total_to > table.level:
        kind = Raise if table.level else Bet
        return kind(seat, total_to, out_of_turn)
    return Call(seat, None if total_to == table.level else total_to, out_of_turn)


def straddle(desk: Desk, seat: str) -> None:
    """Post a live straddle of twice the level's big blind, or of the straddle before it."""
    posted = forced(desk.situation.acts)
    last = max((act.to for act in posted if isinstance(act, Straddle)), default=0)
    to = 2 * (last or desk.situation.big_blind)
    desk.setting.set_forced((*posted, Straddle(seat, to)))


def may_bring_in(desk: Desk) -> bool:
    """Return whether the hand waits for the bring-in of stud."""
    table = desk.replay.table
    return table.street == "third" and table.opener_unknown and not table.started


def bring_in(desk: Desk, seat: str) -> None:
    """Bring in for a seat: for what the level says, or where that is not known a small blind."""
    situation = desk.situation
    desk.act(BringIn(seat, situation.bring_in or situation.small_blind or 1))
