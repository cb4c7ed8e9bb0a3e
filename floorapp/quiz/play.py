"""Play: random acts at a table, each allowed by the book, and the moments at which to ask."""

import random
from typing import Final

from floorapp.engine.acts import Act, AllIn, Bet, Call, Check, Complete, Fold, Raise, Voluntary
from floorapp.engine.options import Options
from floorapp.engine.replay import Playing
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value
from floorapp.quiz.table import Table

_MOST_ACTS: Final = 16
_ACTIVE_FOLDS: Final = 3
"""With no more than so many hands, nobody folds."""


@value(kw_only=True)
class Manner:
    """How a table plays.

    Attributes:
        raises: How many full bets and raises there may be.
        short_all_ins: How many all-ins for less than a raise there may be.
        eager: How often a seat raises that may.
        short: How often it is all-in for less, where that is left.
        stays: How often a seat calls rather than folds.
        all_in: How often a full raise is all-in.
    """

    raises: int = 2
    short_all_ins: int = 0
    eager: float = 0.35
    short: float = 0.5
    stays: float = 0.6
    all_in: float = 0.0


@value
class Moment:
    """A moment at which a seat is to act.

    Attributes:
        situation: What happened until then; every stack is known.
        seat: The seat to act.
        short: How many all-ins for less than a raise there were on the street.
        has_acted: Whether the seat has acted before.
        own_to: What it has put in.
        level_to: What there is to match.
        wagers: How many bets and raises there were.
    """

    situation: Situation
    seat: str
    short: int
    has_acted: bool
    own_to: int
    level_to: int
    wagers: int


def play(rng: random.Random, table: Table, book: RuleBook, manner: Manner) -> list[Moment]:
    """Return the moments of a random round of betting, in order."""
    return _Round(rng, table, book, manner).moments()


class _Round:
    """A round under way. Stacks are not known while it is played, so that any act may be made."""

    def __init__(self, rng: random.Random, table: Table, book: RuleBook, manner: Manner) -> None:
        self._rng, self._manner = rng, manner
        self._start, self._stakes = table.situation, table.stakes
        self._playing = Playing(table.situation, book)
        self._acts: list[Act] = []
        for post in table.situation.acts:
            self._take(post)
        self._raises = self._shorts = 0
        self._all_in_to: dict[str, int] = {}

    def _take(self, act: Act) -> None:
        self._playing.take(act)
        self._acts.append(act)

    def moments(self) -> list[Moment]:
        table = self._playing.table
        seen: list[Moment] = []
        while table.turn is not None and len(self._acts) < _MOST_ACTS:
            seen.append(self._now(table.turn))
            self._take(self._choose(Options(table, table.turn)))
        stacks = self._stacks()
        return [
            replace(moment, situation=replace(moment.situation, stacks=stacks)) for moment in seen
        ]

    def _now(self, seat: int) -> Moment:
        table = self._playing.table
        return Moment(
            replace(self._start, acts=tuple(self._acts)),
            table.seats[seat],
            self._shorts,
            has_acted=table.acted[seat] is not None,
            own_to=table.put_in[seat],
            level_to=table.level,
            wagers=len(table.moves),
        )

    def _choose(self, options: Options) -> Voluntary:
        manner, roll = self._manner, self._rng.random
        if options.may_wager and options.right:
            if self._shorts < manner.short_all_ins and roll() < manner.short:
                short = self._short_all_in(options)
                if short is not None:
                    return short
            if self._raises < manner.raises and roll() < self._eagerness(options):
                return self._wager(options)
        if not options.faced_by:
            return Check(options.name)
        stays = roll() < manner.stays or options.table.live_count <= _ACTIVE_FOLDS
        return Call(options.name) if stays else Fold(options.name)

    def _eagerness(self, options: Options) -> float:
        """Return how often a seat raises; a round without a bet would give nothing to ask."""
        opens = not options.table.moves
        return max(self._manner.eager, 0.6) if opens else self._manner.eager

    def _short_all_in(self, options: Options) -> AllIn | None:
        """Return an all-in for more than a call and less than a raise, if there is one."""
        level, unit, least = options.table.level, self._stakes.unit, options.min_to
        if not level or least is None or not options.table.moves:
            return None
        amounts = range(level + unit, least, unit)
        if not amounts:
            return None
        turning = [to for to in self._turning_points(options) if to in amounts]
        to = self._rng.choice(turning if turning and self._rng.random() < _HALF else amounts)
        self._shorts += 1
        self._all_in_to[options.name] = to
        return AllIn(options.name, to)

    def _turning_points(self, options: Options) -> list[int]:
        """Return totals at which another seat may raise again, and the chip below each."""
        table, unit = options.table, self._stakes.unit
        own = [table.put_in[seat] for seat in table.opponents(options.seat)]
        full = [put + by for put in own for by in (table.full_raise, put)]
        return [to - less for to in full for less in (0, unit)]

    def _wager(self, options: Options) -> Voluntary:
        name, to = options.name, self._amount(options)
        self._raises += 1
        if self._rng.random() < self._manner.all_in and options.max_to is None:
            self._all_in_to[name] = to
            return AllIn(name, to)
        if options.completes:
            return Complete(name, to)
        return Raise(name, to) if options.table.level else Bet(name, to)

    def _amount(self, options: Options) -> int:
        """Return the total of a bet or raise: the least, or a usual size."""
        least = options.min_to or self._stakes.big_blind
        usual = options.table.level or self._stakes.big_blind
        wanted = self._stakes.rounded(usual * self._rng.choice(_SIZES))
        to = least if self._rng.random() < _LEAST else max(least, wanted)
        return to if options.max_to is None else max(least, min(to, options.max_to))

    def _stacks(self) -> dict[str, int]:
        """Return a stack for each seat: what it was all-in for, or enough for what may come."""
        table, stakes = self._playing.table, self._stakes
        enough = max(4 * table.level, 12 * stakes.big_blind)
        stacks = {
            seat: stakes.rounded(enough * self._rng.uniform(1, 4)) for seat in self._start.seats
        }
        return stacks | self._all_in_to


_HALF: Final = 0.5
_LEAST: Final = 0.3
"""How often a raise is the least."""

_SIZES: Final = (1.5, 2, 2.2, 2.5, 3, 3.5)
"""Usual bets and raises, as multiples of the big blind and of the bet."""
