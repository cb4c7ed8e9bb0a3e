"""Where PokerKit 0.7.7 is known to rule otherwise: each a predicate over the table, not its answer.

A predicate holds exactly where the two part: where it holds the answers differ, where none does
they are equal. So none of them hides more than its own fault.
"""

from collections.abc import Callable
from typing import NamedTuple

from floorapp.engine.options import Options
from floorapp.engine.round import BettingRound


class Ledger(NamedTuple):
    """What PokerKit 0.7.7 keeps of a street: for the whole table, not for each seat.

    Attributes:
        largest_by: The largest wager, full or not, from 0 on.
        short_by: All-ins one after the other that sum to less than it.
        cleared: How many wagers there were when it last forgot which seats have acted.
    """

    largest_by: int
    short_by: tuple[int, ...]
    cleared: int


def ledger(table: BettingRound) -> Ledger:
    """Return what PokerKit has noted by now."""
    largest_by = cleared = 0
    short_by = list[int]()
    for number, move in enumerate(table.moves, start=1):
        if move.by >= largest_by:
            largest_by, cleared = move.by, number
        short_by = [*short_by, move.by] if move.all_in else []
        if sum(short_by) >= largest_by:
            short_by = []
    return Ledger(largest_by, tuple(short_by), cleared)


def starts_at_nothing(options: Options) -> bool:
    """The largest raise starts at 0 on each street, so a first short all-in counts as full.

    Rule 47-A counts full bets and raises only, and a bet is full from a big blind on; in fixed
    limit 47-B asks for half a bet. At 100, a check and an all-in of 60: may the first seat raise?
    """
    return is_asked_again(options) and options.right is False and not kit_closes(options)


def list_is_wiped(options: Options) -> bool:
    """The table's list of short all-ins is emptied when it sums to a full raise.

    By rule 47-A short all-ins add up for each seat that faces them. After a bet of 100 and all-ins
    to 160 and 220 the bettor faces 120; one more to 230, and PokerKit counts its 10 alone.
    """
    if options.table.raising.completes or not is_asked_again(options):
        return False
    return options.right is not False and kit_closes(options)


def half_bets_do_not_reopen(options: Options) -> bool:
    """In fixed limit PokerKit re-opens for a full bet only.

    By rule 47-B half a bet is enough: a bet of 100, an all-in to 150, and the bettor may raise.
    """
    if not options.table.raising.completes or not is_asked_again(options):
        return False
    return options.right is not False and kit_closes(options)


def is_asked_again(options: Options) -> bool:
    """Return whether a seat that has acted faces more, and nothing but 47 is in question."""
    acted = options.table.acted[options.seat] is not None
    return acted and options.faced_by > 0 and is_open(options) and not kit_counts_a_cap(options)


def kit_closes(options: Options) -> bool:
    """Return whether PokerKit refuses a raise to a seat that has acted, for what it faces."""
    noted, acted = ledger(options.table), options.table.acted[options.seat]
    if options.faced_by < noted.largest_by:
        return True
    remembered = acted is not None and acted >= noted.cleared
    return remembered and 0 < sum(noted.short_by) < noted.largest_by


def is_open(options: Options) -> bool:
    """Return whether both would let the seat raise, were it not for rule 47 and the cap."""
    above = options.stack is None or options.stack > options.table.level
    return options.answerable and above and not options.capped and not nobody_covers(options)


def nobody_covers(options: Options) -> bool:
    """Return whether every other seat with chips has no more in all than the level."""
    table = options.table
    stacks = [table.stack[seat] or 0 for seat in table.opponents(options.seat)]
    return all(stack <= table.level for stack in stacks)


def nobody_covers_the_level(options: Options) -> bool:
    """PokerKit refuses a raise where the other seats have chips, but fewer than the level.

    No rule says so (section 2 of the rules: a raise is pointless once no other has chips left).
    A bets 250 all-in, B behind has 250 in all and has not acted: C may make it 350.
    """
    return options.may_wager and nobody_covers(options)


def short_all_ins_use_up_raises(options: Options) -> bool:
    """In fixed limit every all-in above the level counts towards the cap, however short.

    Rule 48 counts raises; less than half a bet is none. With two raises allowed: a bet, a
    raise, an all-in of a fifth of a bet more, and PokerKit has no raise left.
    """
    return kit_counts_a_cap(options) and options.may_wager and not nobody_covers(options)


def kit_counts_a_cap(options: Options) -> bool:
    """Return whether PokerKit's count of all wagers reaches the cap where full ones do not."""
    table = options.table
    cap = table.situation.cap
    if cap is None or not table.raising.completes or options.capped:
        return False
    return len(table.moves) >= (cap if table.before_flop else cap + 1)


def short_all_ins_are_not_completed(options: Options) -> bool:
    """In fixed limit PokerKit adds a bet to an all-in of less than half of one.

    By 47-B and Robert's rules it may be completed: a bet of 100, an all-in to 120, and the next
    seat completes to 200, where PokerKit asks for 220.
    """
    if not options.may_wager or not options.completes or kit_refuses(options):
        return False
    return options.stack is None or options.stack > (options.min_to or 0)


def short_blinds_count_as_posted(options: Options) -> bool:
    """In pot-limit PokerKit counts a short blind for what it is.

    By rule 54-B it counts as if it were full: at 100-200 with 40 in the small blind, the first
    pot bet is to 700, in PokerKit to 640.
    """
    if options.pot is None or not options.pot.missing_by or not options.may_wager:
        return False
    theirs_to = max(options.pot.max_to - options.pot.missing_by, options.min_to or 0)
    bounded = options.stack is not None and options.stack <= theirs_to
    return not bounded and not kit_refuses(options)


def kit_refuses(options: Options) -> bool:
    """Return whether PokerKit refuses a raise that is allowed, for one of the reasons above."""
    refusals = (
        list_is_wiped,
        half_bets_do_not_reopen,
        nobody_covers_the_level,
        short_all_ins_use_up_raises,
    )
    return any(refusal(options) for refusal in refusals)


def short_big_blind_lowers_the_call(options: Options) -> bool:
    """PokerKit has the call, and who must act, follow the chips that a short big blind has in.

    The level is the nominal big blind (WSOP live action 154; section 3 of the rules): with 30 in
    the big blind of 50-100, the call is 100 and the least raise to 200, not 50 and 150.
    """
    table, theirs_to = options.table, max(options.table.put_in)
    reaches = options.stack is None or options.stack > theirs_to
    return table.before_flop and theirs_to < table.level and reaches


FAULTS: dict[Callable[[Options], bool], frozenset[str]] = {
    starts_at_nothing: frozenset({"least_to", "most_to"}),
    list_is_wiped: frozenset({"least_to", "most_to"}),
    half_bets_do_not_reopen: frozenset({"least_to", "most_to"}),
    nobody_covers_the_level: frozenset({"least_to", "most_to"}),
    short_all_ins_use_up_raises: frozenset({"least_to", "most_to"}),
    short_all_ins_are_not_completed: frozenset({"least_to", "most_to"}),
    short_blinds_count_as_posted: frozenset({"most_to"}),
    short_big_blind_lowers_the_call: frozenset({"turn", "call_by", "least_to", "most_to"}),
}
"""Each fault with the facts that it changes."""


def asks_a_seat_that_has_nothing_to_decide(table: BettingRound, seat: int) -> bool:
    """PokerKit asks a seat that owes nothing although no other can bet.

    Where no other live seat has chips there is nothing to raise for, nor to call: with A all-in
    for exactly the big blind and the others folded, the hand is dealt out.
    """
    return not table.faced(seat) and table.can_act(seat) and table.able_count == 1


def leaves_a_pot_to_nobody(table: BettingRound) -> bool:
    """PokerKit has a pot that nobody may win where the seats left put in less than one that folds.

    With the big blind all-in for less than the ante the others fold: the last live seat has the
    pot, whatever it put in, but PokerKit stops at an assertion.
    """
    paid = [before + now for before, now in zip(table.earlier, table.put_in, strict=True)]
    left = [seat for seat, out in enumerate(table.folded) if not out and seat != table.turn]
    return max(paid[seat] for seat in left) < max(paid)
