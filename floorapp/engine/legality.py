"""Legality: whether an act is one of those that its seat may do. ``Options`` is the predicate."""

from floorapp.engine import reasons
from floorapp.engine.acts import (
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    ForcedBet,
    NextStreet,
    PostShort,
    Pot,
    Raise,
    SeatAct,
    Voluntary,
)
from floorapp.engine.games import FORCED_BETS_ON, next_street
from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason
from floorapp.engine.round import BettingRound
from floorapp.engine.rulings import ALLOWED, Decision, Ruling

_WAGERS = (Raise, Bet, Complete)
"""As a tuple, which ``isinstance`` takes in a fraction of the time."""


def judge(table: BettingRound, act: SeatAct) -> Ruling:
    """Rule on one act as the table stands, with all reasons against it."""
    seat = table.index.get(act.seat)
    if seat is None:
        return _impossible(reasons.NotInHand(act.seat))
    if table.turn == seat:
        return judge_in_turn(table, seat, act)
    if isinstance(act, ForcedBet):
        return _judge_forced(table, seat, act)
    if not table.can_act(seat):
        return Ruling(Decision.IMPOSSIBLE, tuple(Options(table, seat).against_wager()))
    if table.opener_unknown:
        return judge_in_turn(table, seat, act)
    return _judge_out_of_turn(table, seat, act)


def judge_in_turn(table: BettingRound, seat: int, act: SeatAct) -> Ruling:
    """Rule on an act of a seat that can act, as if the action were on it now."""
    if isinstance(act, Fold):
        return ALLOWED if act.leaves_to is None else _judge_forfeit(table, seat, act.leaves_to)
    if isinstance(act, Call):
        return _judge_call(table, seat, act)
    if isinstance(act, Check):
        return _verdict(Options(table, seat).against_check()) if table.faced(seat) else ALLOWED
    if isinstance(act, _WAGERS):
        return _judge_wager(table, seat, act)
    if isinstance(act, AllIn):
        return _judge_all_in(table, seat, act)
    if isinstance(act, Pot):
        return _judge_pot(table, seat, act)
    return _judge_forced(table, seat, act)


def judge_street(table: BettingRound, act: NextStreet) -> Ruling:
    """Rule on dealing the next street."""
    following = next_street(table.street)
    if following is None or act.street not in {None, following}:
        named = act.street or ""
        return _impossible(reasons.NoSuchStreet(named, table.street, following or ""))
    if table.live_count <= 1:
        return _impossible(_over(table))
    if act.opener is not None:
        seat = table.index.get(act.opener)
        if seat is None:
            return _impossible(reasons.NotInHand(act.opener))
        if not table.can_act(seat):
            return Ruling(Decision.IMPOSSIBLE, tuple(Options(table, seat).against_wager()))
    if table.opener_unknown:
        return Ruling(Decision.REFUSED, (reasons.OpenerUnknown(table.street),))
    if table.turn is not None:
        return Ruling(Decision.REFUSED, (reasons.StreetNotOver(table.seats[table.turn]),))
    return ALLOWED


def _impossible(fault: Reason) -> Ruling:
    return Ruling(Decision.IMPOSSIBLE, (fault,))


def _verdict(faults: list[Reason]) -> Ruling:
    return Ruling(Decision.REFUSED, tuple(faults)) if faults else ALLOWED


def _judge_forced(table: BettingRound, seat: int, act: ForcedBet) -> Ruling:
    fault = _cannot_post(table, seat, act)
    if fault is not None:
        return _impossible(fault)
    if isinstance(act, PostShort):
        return _verdict(_against_short(table, seat, act))
    if isinstance(act, Ante):
        return _verdict(_ante_left_short(table, seat, act.by))
    return ALLOWED


def _cannot_post(table: BettingRound, seat: int, act: ForcedBet) -> Reason | None:
    """Return why a blind, straddle, bring-in or ante cannot have been put in."""
    brings_in = isinstance(act, BringIn) and table.street != "third"
    if table.started or brings_in or table.street not in FORCED_BETS_ON:
        return reasons.PostedTooLate(act.seat)
    if not table.can_act(seat):
        return reasons.IsAllIn(act.seat)
    put_in, stack = table.put_in[seat], table.stack[seat]
    to = put_in + act.by if isinstance(act, Ante) else act.to
    if stack is not None and to > stack:
        return reasons.MoreThanStack(act.seat, to, stack)
    if to < put_in or (to == put_in and not isinstance(act, Ante)):
        return reasons.LessThanPutIn(act.seat, to, put_in)
    return None


def _against_short(table: BettingRound, seat: int, act: PostShort) -> list[Reason]:
    """Return what is wrong with a blind posted short."""
    stack = table.stack[seat]
    faults = _blind_left_short(table, seat, act)
    if stack is not None and stack != act.to:
        return [reasons.ChipsBehind(act.seat, act.to, stack), *faults]
    return faults


def _blind_left_short(table: BettingRound, seat: int, act: PostShort) -> list[Reason]:
    """Return the fault of an ante that was taken before the blind, where the blind comes first."""
    situation, ante_by = table.situation, table.antes.get(seat, 0)
    if not ante_by or situation.ante_kind == "each" or table.book.ante_order != "blind-first":
        return []
    blind_by = min(situation.big_blind, act.to + ante_by)  # the big blind pays the ante for all
    if blind_by <= act.to:
        return []
    return [reasons.BlindComesFirst(act.seat, blind_by, act.to + ante_by - blind_by)]


def _ante_left_short(table: BettingRound, seat: int, by: int) -> list[Reason]:
    """Return the fault of a blind that was taken before the ante, where the ante comes first."""
    situation, blind_by = table.situation, table.put_in[seat]
    if situation.ante_kind == "each" or table.book.ante_order != "ante-first":
        return []
    nominal_by = situation.ante
    if not blind_by or by >= nominal_by or table.stack[seat] != blind_by + by:
        return []
    ante_by = min(nominal_by, blind_by + by)
    return [reasons.AnteComesFirst(table.seats[seat], blind_by + by - ante_by, ante_by)]


def _over(table: BettingRound) -> Reason:
    """Return why nobody is to act."""
    left = [seat for seat, folded in zip(table.seats, table.folded, strict=True) if not folded]
    return reasons.OnlyOneLeft(left[0]) if len(left) == 1 else reasons.RoundClosed()


def _judge_out_of_turn(table: BettingRound, seat: int, act: Voluntary) -> Ruling:
    if not isinstance(act, Check | Fold | Pot):
        fault = _cannot_put_in(table, seat, act)
        if fault is not None:
            return _impossible(fault)
    if table.turn is None:
        return _impossible(_over(table))
    turn = table.seats[table.turn]
    if not act.out_of_turn:
        return _impossible(reasons.NotInTurn(act.seat, turn))
    if isinstance(act, Fold):
        return Ruling(Decision.ALLOWED, (reasons.FoldOutOfTurn(act.seat, turn),))
    return Ruling(Decision.HELD, (reasons.HeldForTurn(act.seat, turn),))


def _judge_forfeit(table: BettingRound, seat: int, leaves_to: int) -> Ruling:
    """Rule on a fold that leaves chips in the pot: they must be there."""
    name, stack, put_in = table.seats[seat], table.stack[seat], table.put_in[seat]
    if leaves_to < put_in:
        return _impossible(reasons.LessThanPutIn(name, leaves_to, put_in))
    if stack is not None and leaves_to > stack:
        return _impossible(reasons.MoreThanStack(name, leaves_to, stack))
    return ALLOWED


def _cannot_put_in(
    table: BettingRound, seat: int, act: Call | Bet | Raise | Complete | AllIn
) -> Reason | None:
    """Return why the chips named cannot have been put in."""
    stack, to = table.stack[seat], act.to
    if to is None:
        if stack is None and isinstance(act, AllIn):
            return reasons.StackUnknown(act.seat)
        return None
    if stack is not None and to > stack:
        return reasons.MoreThanStack(act.seat, to, stack)
    put_in = table.put_in[seat]
    if to <= put_in and not (isinstance(act, Call) and to == table.level):
        return reasons.LessThanPutIn(act.seat, to, put_in)
    return None


def _judge_call(table: BettingRound, seat: int, act: Call) -> Ruling:
    level, to = table.level, act.to
    if to is not None:
        fault = _cannot_put_in(table, seat, act)
        if fault is not None:
            return _impossible(fault)
    if table.put_in[seat] >= level:
        return _read_as(Check(act.seat), reasons.ReadAsCheck(act.seat))
    if to is None or to == level:
        return ALLOWED
    if to > level:
        return _read_as(Call(act.seat), reasons.ReadAsCall(act.seat, to, level))
    if table.stack[seat] in {None, to}:
        return ALLOWED
    return Ruling(Decision.REFUSED, (reasons.BelowCall(act.seat, to, level),))


def _read_as(counts_as: Voluntary, *why: Reason, decision: Decision = Decision.READ_AS) -> Ruling:
    return Ruling(decision, why, counts_as)


def _judge_wager(table: BettingRound, place: int, act: Bet | Raise | Complete) -> Ruling:
    fault = _cannot_put_in(table, place, act)
    if fault is not None:
        return _impossible(fault)
    level, seat, to = table.level, act.seat, act.to
    options = Options(table, place)
    last_chips = options.stack == to
    if to <= level:
        if last_chips:
            return _read_as(Call(seat, to), reasons.ReadAsCall(seat, to, level))
        return Ruling(Decision.REFUSED, (reasons.NotAboveLevel(seat, to, level),))
    counts_as = _counted(options, act)
    faults = options.against_amount(to, last_chips=last_chips)
    found = faults or options.left_to_floor(to)
    if not found and counts_as is None:
        return ALLOWED
    decision = Decision.REFUSED if faults else Decision.FLOOR
    if counts_as is None:
        return Ruling(decision, tuple(found))
    reading = reasons.ReadAsRaise if isinstance(counts_as, Raise) else reasons.ReadAsBet
    decision = decision if found else Decision.READ_AS
    return _read_as(counts_as, reading(seat, to), *found, decision=decision)


def _counted(options: Options, act: Bet | Raise | Complete) -> Bet | Raise | None:
    """Return the wager that it counts as, if it has another name here."""
    if not options.table.level:
        return None if isinstance(act, Bet) else Bet(act.seat, act.to)
    if isinstance(act, Raise) or (isinstance(act, Complete) and options.completes):
        return None
    return Raise(act.seat, act.to)


def _judge_pot(table: BettingRound, seat: int, act: Pot) -> Ruling:
    """Rule on “pot”: the most in pot-limit; elsewhere it binds to a valid bet or raise."""
    options = Options(table, seat)
    name, level = act.seat, table.level
    to = options.max_to if table.pot_limited else options.min_to
    if to is None:
        return _impossible(reasons.PotUnknown())
    if options.stack is not None and options.stack <= to:
        return _as(AllIn(name, options.stack), _judge_all_in(table, seat, AllIn(name, None)))
    why = reasons.SaidPot if table.pot_limited else reasons.PotIsNoAmount
    wager: Bet | Raise = Raise(name, to) if level else Bet(name, to)
    return _as(wager, _judge_wager(table, seat, wager), why(name, to))


def _as(counts_as: Voluntary, ruling: Ruling, *why: Reason) -> Ruling:
    """Return the ruling on what an act counts as, as the ruling on the act."""
    decision = Decision.READ_AS if ruling.decision is Decision.ALLOWED else ruling.decision
    return Ruling(decision, (*why, *ruling.reasons), counts_as)


def _judge_all_in(table: BettingRound, seat: int, act: AllIn) -> Ruling:
    fault = _cannot_put_in(table, seat, act)
    if fault is not None:
        return _impossible(fault)
    options = Options(table, seat)
    stack = options.stack
    to = stack if act.to is None else act.to
    assert to is not None  # an all-in that cannot be counted is impossible
    faults: list[Reason] = []
    if stack is not None and to < stack:
        faults.append(reasons.ChipsBehind(act.seat, to, stack))
    if to <= table.level:
        return _verdict(faults)
    faults += options.against_amount(to, last_chips=True)
    open_questions = options.left_to_floor(to)
    if faults or not open_questions:
        return _verdict(faults)
    return Ruling(Decision.FLOOR, tuple(open_questions))
