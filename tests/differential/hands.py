"""Random hands for both engines, played in step, with what was compared and where they part."""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from warnings import catch_warnings, simplefilter

from floorapp.engine.acts import Ante
from floorapp.engine.options import Options
from floorapp.engine.pots import pots
from floorapp.engine.rulebook import RuleBook
from tests.differential.faults import (
    FAULTS,
    asks_a_seat_that_has_nothing_to_decide,
    leaves_a_pot_to_nobody,
    short_big_blind_lowers_the_call,
)
from tests.differential.in_step import FIELDS, SEATS, Facts, Pair, Setup, facts_of

BLINDS = ((1, 2), (5, 10), (25, 50), (50, 100), (100, 200))


class PartedError(AssertionError):
    """The engines part where no known fault explains it."""


@contextmanager
def folds_to_nothing() -> Iterator[None]:
    """Let PokerKit warn of a fold with nothing to call, rather than refuse it."""
    with catch_warnings():
        simplefilter("ignore", UserWarning)
        yield


def random_setup(rng: random.Random, betting: str) -> Setup:
    """Return seats, stacks, blinds and antes: mostly short stacks, often alike but for a few."""
    small, big = rng.choice(BLINDS)
    count = rng.choice((2, 3, 3, 4, 4, 5, 6, 7, 8, 9))
    deepest = rng.choice((3, 15, 15, 15, 60)) * big
    shortest = rng.choice((big // 10 or 1, big, big, 2 * big))
    stacks = tuple(rng.randint(shortest, deepest) for _ in range(count))
    if rng.random() < 0.4:  # all-ins one after the other, each for a little more
        base = rng.randint(shortest, deepest)
        stacks = tuple(
            chips if rng.random() < 0.3 else base + rng.randint(0, 3 * big) for chips in stacks
        )
    ante = rng.choice((0, 0, 0, max(1, big // 8), big))
    kind = rng.choice(("each", "big-blind")) if ante else "each"
    cap = rng.choice((None, 2, 3, 3, 4)) if betting == "fixed-limit" else None
    return Setup(stacks, betting, small, big, ante, kind, cap)


class Tally:
    """What was compared.

    Attributes:
        decisions: How many decisions there were; ``excluded`` of them in part only.
        fired: How often each fault showed, by its name.
        ends: How hands ended: by folds, at a showdown, or given up where chips would part.
    """

    def __init__(self) -> None:
        """Start with nothing."""
        self.decisions = self.excluded = 0
        self.fired: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()

    @property
    def whole_share(self) -> float:
        """The share of decisions that were compared in every fact."""
        return 1 - self.excluded / self.decisions

    def add(self, other: "Tally") -> None:
        self.decisions += other.decisions
        self.excluded += other.excluded
        self.fired += other.fired
        self.ends += other.ends


def play(rng: random.Random, betting: str, book: RuleBook, hands: int) -> Tally:
    """Play so many hands, comparing every decision and every end."""
    tally = Tally()
    with folds_to_nothing():
        for _ in range(hands):
            play_hand(rng, Pair(random_setup(rng, betting), book), tally)
    return tally


def play_hand(rng: random.Random, pair: Pair, tally: Tally) -> None:
    """Play one hand to its end, or to where a fault of PokerKit's would part the chips."""
    folding = rng.choice((6, 15, 30))
    while True:
        skip_idle(pair, tally)
        table = pair.table
        if table.turn is None:
            if table.live_count < 2 or table.able_count < 2 or table.street == "river":
                break
            pair.deal()
            continue
        options = Options(table, table.turn)
        parted = compare(pair, options, tally)
        alone = leaves_a_pot_to_nobody(table)
        tally.fired["leaves_a_pot_to_nobody"] += alone
        if not short_big_blind_lowers_the_call(options):
            choose(rng, pair, options, 0 if alone else folding)
        elif parted or alone or rng.random() < 0.5:
            tally.ends["given up"] += 1
            return
        else:
            pair.fold()
    compare_ends(pair, tally)


def skip_idle(pair: Pair, tally: Tally) -> None:
    """Check for seats that PokerKit asks and that have nothing to decide."""
    while (seat := pair.kit.actor_index) is not None and seat != pair.table.turn:
        if not asks_a_seat_that_has_nothing_to_decide(pair.table, seat):
            return
        tally.fired["asks_a_seat_that_has_nothing_to_decide"] += 1
        pair.kit.check_or_call()


def compare(pair: Pair, options: Options, tally: Tally) -> bool:
    """Compare what both say of the seat to act; return whether they ask different seats.

    Raises:
        PartedError: They differ where no fault holds, or agree where one does.
    """
    ours, theirs = facts_of(options), pair.theirs()
    parted = {name for name, own, other in zip(FIELDS, ours, theirs, strict=True) if own != other}
    tally.decisions += 1
    holding = [fault for fault in FAULTS if fault(options)]
    known = frozenset[str]().union(*(FAULTS[fault] for fault in holding))
    if not parted <= known:
        raise PartedError(told(pair, ours, theirs, parted - known))
    if not holding:
        return False
    if not parted:
        raise PartedError(told(pair, ours, theirs, {fault.__name__ for fault in holding}))
    tally.excluded += 1
    tally.fired.update(fault.__name__ for fault in holding)
    return "turn" in parted


def told(pair: Pair, ours: Facts, theirs: Facts, parted: set[str]) -> str:
    """Return all that is needed to look at a difference."""
    return f"{sorted(parted)}\n  ours   {ours}\n  theirs {theirs}\n  {pair.setup}\n  {pair.acts}"


def choose(rng: random.Random, pair: Pair, options: Options, folding: int) -> None:
    """Make an act that both allow: a fault of PokerKit's leaves a check, a call or a fold."""
    roll = rng.randrange(100)
    if roll < (folding if options.faced_by else folding // 5):
        pair.fold()
        return
    to = some_total(rng, facts_of(options), options.table.level)
    eager = 90 if options.only_all_in else 38
    if to is None or roll < 100 - eager or not pair.kit.can_complete_bet_or_raise_to(to):
        pair.passive()
    else:
        pair.wager(to)


def some_total(rng: random.Random, facts: Facts, level: int) -> int | None:
    """Return a total between least and most: often one of the two, or a little above the least."""
    if facts.least_to is None or facts.most_to is None:
        return None
    least, most = facts.least_to, facts.most_to
    some = rng.randint(least, most)
    return rng.choice((least, least, most, some, min(most, least + (least - level) // 2)))


def compare_ends(pair: Pair, tally: Tally) -> None:
    """Compare who gets what: by payoffs where all but one folded, else by the pots.

    Raises:
        PartedError: PokerKit still asks somebody, or the chips lie otherwise.
    """
    kit, table = pair.kit, pair.table
    if kit.actor_index is not None:
        raise PartedError(told(pair, Facts(None), pair.theirs(), {"turn"}))
    if table.live_count > 1:
        tally.ends["showdown"] += 1
        ours, theirs = shown(pair), tuple((pot.amount, pot.player_indices) for pot in kit.pots)
    else:
        tally.ends["folds"] += 1
        ours, theirs = payoffs(pair), tuple(kit.payoffs)
    if ours != theirs:
        raise PartedError(f"{ours} {theirs} {pair.setup} {pair.acts}")


def shown(pair: Pair) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return each pot with the seats that may win it."""
    return tuple((pot.amount, tuple(map(SEATS.index, pot.seats))) for pot in pots(pair.table).pots)


def payoffs(pair: Pair) -> tuple[int, ...]:
    """Return what each seat wins or loses where all but one folded."""
    table = pair.table
    left = pots(table)
    antes: Counter[str] = Counter()
    if pair.setup.ante_kind != "each":
        antes.update({act.seat: act.by for act in pair.acts if isinstance(act, Ante)})
    return tuple(
        left.for_seat(seat)
        + (left.uncalled_by if left.uncalled_seat == seat else 0)
        - (table.earlier[place] + table.put_in[place] + antes[seat])
        for place, seat in enumerate(table.seats)
    )
