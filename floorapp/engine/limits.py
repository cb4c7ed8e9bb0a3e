"""Limits: how much may be put in at most, and how often, where the structure bounds it.

Pot-limit: the bet to match, the pot, and the call once more. Fixed limit: a number of raises.
"""

from collections.abc import Callable, Mapping

from floorapp.engine.chips import smallest_chip
from floorapp.engine.games import has_two_rounds
from floorapp.engine.round import HEADS_UP, BettingRound
from floorapp.engine.values import value


@value
class Missing:
    """What a blind lacks; ``posted`` tells a short one from a dead one."""

    seat: str
    by: int
    posted: bool


@value
class PotLimit:
    """The most that a seat may make it: ``level_to + pot_by + call_by = max_to``.

    ``pot_by`` includes what counts without being there: ``missing_by`` of blinds (``short_by`` of
    it of short ones), and ``as_big_by`` where the small blind counts as a big one. ``unclear_by``
    is what blinds lack about which the book is silent; the most would be higher by as much.
    """

    level_to: int
    pot_by: int
    call_by: int
    max_to: int
    missing_by: int = 0
    short_by: int = 0
    as_big_by: int = 0
    unclear_by: int = 0


def _counts_all(_missing: Missing) -> bool | None:
    return True


def _counts_short(missing: Missing) -> bool | None:
    return True if missing.posted else None


def _counts_none(_missing: Missing) -> bool | None:
    return False


MISSING_BLINDS: Mapping[str, Callable[[Missing], bool | None]] = {
    "as-full": _counts_all,
    "short-as-full": _counts_short,
    "true-value": _counts_none,
}
"""Whether a missing blind counts as there, by name; None: the book does not say.

Cases tda54B-ex1 and tda54B-ex2.
"""


def pot_limit(table: BettingRound, seat: int) -> PotLimit | None:
    """Return the most that a seat may make it in pot-limit; None where the pot is not known."""
    pot_by = table.pot
    if pot_by is None:
        return None
    missing_by = short_by = as_big_by = unclear_by = 0
    counts_as_big = table.situation.small_blind_counts_as_big
    is_cash = table.book.small_blind_as_big and (counts_as_big or table.situation.cash)
    if table.before_flop:
        missing_by, short_by, unclear_by = _missing(table)
        if is_cash and counts_as_big:
            as_big_by = _lacks_of_big_blind(table, seat)
    pot_by += missing_by + as_big_by
    level_to, call_by = table.level, table.faced(seat)
    max_to = level_to + pot_by + call_by
    if is_cash and table.situation.chips:  # cash rooms round up to a chip in use
        chip = smallest_chip(table.situation)
        max_to = -(-max_to // chip) * chip
    counted = (missing_by, short_by, as_big_by)
    return PotLimit(level_to, pot_by, call_by, max_to, *counted, unclear_by)


def missing_blinds(table: BettingRound) -> tuple[Missing, ...]:
    """Return the blinds that are dead or short: as stated, or as a short one was posted."""
    situation = table.situation
    posted = {table.seats[seat]: to for seat, to in table.blinds.items()}
    found = {
        seat: Missing(seat, by, seat in posted)
        for seat, by in situation.missing_blinds.items()
        if by
    }
    big_blind_seat = next(reversed(posted), None)  # it is posted last
    for seat in table.short_blinds:
        name = table.seats[seat]
        nominal = situation.big_blind if name == big_blind_seat else situation.small_blind
        if nominal > posted[name]:
            found.setdefault(name, Missing(name, nominal - posted[name], posted=True))
    return tuple(found.values())


def _missing(table: BettingRound) -> tuple[int, int, int]:
    """Return what counts of missing blinds, of it that of short ones, and what is left open."""
    counts = MISSING_BLINDS.get(table.book.missing_blinds or "")
    counted_by = short_by = unclear_by = 0
    for missing in missing_blinds(table):
        counted = None if counts is None else counts(missing)
        if counted is None:
            unclear_by += missing.by
        elif counted:
            counted_by += missing.by
            short_by += missing.by if missing.posted else 0
    return counted_by, short_by, unclear_by


def _lacks_of_big_blind(table: BettingRound, seat: int) -> int:
    """Return what the seat of the small blind has in less than a big blind. Case pl-iga-80.

    For that seat itself it is nothing: what it lacks is part of its own call.
    """
    if len(table.blinds) <= 1:
        return 0
    small = next(iter(table.blinds))
    if small == seat:
        return 0
    return max(0, table.situation.big_blind - table.put_in[small])


def raises_made(table: BettingRound) -> int:
    """Return how many raises there were: the first full wager is the bet, unless a blind was."""
    return _raises(table, table.full_bets)


def raises_allowed(table: BettingRound) -> int | None:
    """Return how many raises there may be in fixed limit; None: as many as they like."""
    situation = table.situation
    most = _by_book(table) if situation.cap is None else situation.cap
    if most is None or CAP_LIFTED[table.book.cap_lifted](table, most):
        return None
    return most


def _by_book(table: BettingRound) -> int | None:
    """Return how many raises the book allows in this game."""
    in_two_rounds = table.book.raises_in_two_rounds
    if in_two_rounds is not None and has_two_rounds(table.situation):
        return in_two_rounds
    return table.book.raises_after_bet


def is_capped(table: BettingRound) -> bool:
    """Return whether the number of raises is used up; the bet itself is none."""
    most = raises_allowed(table)
    has_bet = table.before_flop or table.full_bets > 0
    return most is not None and has_bet and raises_made(table) >= most


def _raises(table: BettingRound, full_bets: int) -> int:
    return full_bets if table.before_flop else max(0, full_bets - 1)


def _last_two(table: BettingRound, _most: int) -> bool:
    return table.situation.last_two


def _began_heads_up(table: BettingRound, _most: int) -> bool:
    return table.started_with == HEADS_UP


def _heads_up_in_cash(table: BettingRound, most: int) -> bool:
    if not table.situation.cash:
        return table.situation.last_two
    after = table.heads_up_after
    return after is not None and _raises(table, after) < most


CAP_LIFTED: Mapping[str, Callable[[BettingRound, int], bool]] = {
    "last-two": _last_two,
    "began-heads-up": _began_heads_up,
    "cash-heads-up-before-cap": _heads_up_in_cash,
}
"""When the number of raises is not limited, by name: (round, raises allowed) → lifted."""
