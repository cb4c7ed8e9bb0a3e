"""Undercalls: chips or an amount too small to call, without the word and with chips behind."""

from floorapp.engine import reasons
from floorapp.engine.acts import Fold
from floorapp.engine.incidents.finding import DISCRETION, FORFEIT, OTHER, Finding, left_to_floor
from floorapp.engine.incidents.front import Front
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.outcomes import called
from floorapp.engine.incidents.pulled import fold_given_up, pulled_back
from floorapp.engine.options import Options
from floorapp.engine.round import HEADS_UP, BettingRound
from floorapp.engine.values import replace

_TINY = 10
"""A chip of no more than this part of the bet is tiny beside it: rule 41 gives no figure."""


def undercalled(options: Options, incident: Incident, front: Front) -> Finding:
    """Rule on less than a call: made up, or left to the floor by who bet and how many play."""
    if options.stack is not None and front.total_to >= options.stack:
        short = reasons.StackUnderLevel(options.name, front.total_to, options.table.level)
        return called(options, front, short)
    if fold_given_up(options, incident):
        return called(options, front, pulled_back(options, incident))
    return _with_chips_behind(options, front)


def _with_chips_behind(options: Options, front: Front) -> Finding:
    table, name = options.table, options.name
    rules, level = table.book.irregular, table.level
    told = (name, front.total_to, level)
    withdrawn = rules.undercall == "withdrawn"
    if _heads_up(table) and not withdrawn:
        full = called(options, front, reasons.UndercallHeadsUp(*told))
    elif is_opening_bet(table):
        full = called(options, front, reasons.UndercallOpening(*told))
    elif withdrawn:
        why = reasons.UndercallWithdrawn(*told)
        back = Finding(ruling=OTHER, returned_by=front.added_by)
        return left_to_floor(called(options, front), back, reasons=(why,))
    else:
        return _forfeit_or_call(options, front)
    if rules.tiny_chip and _TINY * front.added_by <= options.faced_by:
        tiny = reasons.TinyChip(name, front.added_by, level)
        return left_to_floor(full, Finding(ruling=OTHER), reasons=(tiny, *full.reasons))
    return full


def _heads_up(table: BettingRound) -> bool:
    """Return whether two hands are left; one book also counts only those that still act."""
    able = table.able_count if table.book.irregular.heads_up == "able" else 0
    return HEADS_UP in {table.live_count, able}


def is_opening_bet(table: BettingRound) -> bool:
    """Return whether the bet to match is the opening bet, such as the big blind or bring-in."""
    forced_to = table.moves[0].from_to if table.moves else table.level
    return len(table.moves) == (0 if forced_to else 1)


def _forfeit_or_call(options: Options, front: Front) -> Finding:
    """Leave it to the floor: the whole call, or the undercall that was meant stays in and folds."""
    table, name = options.table, options.name
    own_to = table.put_in[options.seat]
    meant_to = _meant(table, own_to, front)
    forfeit = Finding(
        ruling=FORFEIT,
        act=Fold(name, leaves_to=meant_to),
        returned_by=front.total_to - meant_to,
        forfeits_by=meant_to - own_to,
    )
    why = reasons.UndercallFloor(name, front.total_to, table.level, meant_to)
    found = left_to_floor(called(options, front), forfeit, reasons=(why,))
    return replace(
        found,
        ruling=DISCRETION,
        returned_by=forfeit.returned_by,
        forfeits_by=forfeit.forfeits_by,
    )


def _meant(table: BettingRound, own_to: int, front: Front) -> int:
    """Return the undercall that was meant: the highest earlier level that the chips would call."""
    levels = {move.from_to for move in table.moves}
    reached = [to for to in levels if own_to < to <= front.total_to]
    return max(reached, default=front.total_to)
