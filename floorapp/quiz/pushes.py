"""Questions about chips: one that is too large, several, in two motions, too few, or at a word."""

import random
from collections.abc import Callable
from typing import Final

from floorapp.engine.incidents.incident import Incident
from floorapp.engine.options import Options
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import replace, value
from floorapp.quiz.play import Manner, play
from floorapp.quiz.question import Kind, Outcome, Question
from floorapp.quiz.table import Table

_MANNER: Final = Manner(raises=2, eager=0.25, stays=0.45)
_MOST_CHIPS: Final = 5
_FAR: Final = 4
"""No more is pushed than so many times the bet."""


@value
class Spot:
    """The seat that pushes chips, as the table stands.

    Attributes:
        options: What it may do.
        chips: The denominations in play, smallest first.
    """

    options: Options
    chips: tuple[int, ...]

    @property
    def seat(self) -> str:
        """Its label."""
        return self.options.name

    @property
    def level(self) -> int:
        """What there is to match."""
        return self.options.table.level


Push = Callable[[random.Random, Spot], Incident | None]
"""Makes up what a seat pushes and says; None where the table is not one for it."""


def ask_push(
    rng: random.Random, table: Table, book: RuleBook, kind: Kind, pushes: tuple[Push, ...]
) -> Question | None:
    """Return a question about chips pushed at a moment of a random round.

    Args:
        rng: The chance.
        table: The table.
        book: The rule book.
        kind: Whether to ask what they count as, or whether the floor decides.
        pushes: What may happen.
    """
    moment = rng.choice(play(rng, table, book, _MANNER))
    replayed = replay(moment.situation, book)
    at_table = replayed.table
    options = Options(at_table, at_table.index[moment.seat])
    push = rng.choice(pushes)
    if at_table.put_in[options.seat] and push is not option_chip:
        return None  # what becomes of chips that lie there already is a question of its own
    incident = push(rng, Spot(options, table.stakes.chips))
    if incident is None or not _has(options, incident):
        return None
    choices = _choices(options, incident) if kind is Kind.COUNTS_AS else ()
    return Question(
        kind=kind,
        seat=moment.seat,
        situation=replace(moment.situation, incident=incident),
        book=book,
        level=0,
        choices=choices,
    )


def _has(options: Options, incident: Incident) -> bool:
    """Return whether the seat has chips behind those that it pushes."""
    pushed = incident.pushed_by + sum(incident.later_chips)
    return options.stack is None or options.table.put_in[options.seat] + pushed < options.stack


def one_chip(rng: random.Random, spot: Spot) -> Incident | None:
    """Return one chip that is more than the call, without a word."""
    larger = [chip for chip in spot.chips if spot.level < chip <= _FAR * max(spot.level, 1)]
    if not spot.level:
        larger = [chip for chip in spot.chips if chip > spot.options.table.big_blind]
    return Incident(seat=spot.seat, chips=(rng.choice(larger),)) if larger else None


def some_chips(rng: random.Random, spot: Spot) -> Incident | None:
    """Return several chips that are more than the call, without a word."""
    chips = _pile(rng, spot, rng.randint(2, _MOST_CHIPS))
    return Incident(seat=spot.seat, chips=chips) if chips else None


def announced(rng: random.Random, spot: Spot) -> Incident | None:
    """Return a raise said first, and then chips."""
    if not spot.level:
        return None
    chips = _pile(rng, spot, rng.randint(1, _MOST_CHIPS - 2))
    return Incident(seat=spot.seat, chips=chips, said="raise") if chips else None


def two_motions(rng: random.Random, spot: Spot) -> Incident | None:
    """Return the chips of a call, and then more in a second motion."""
    call = exact(spot.level, spot.chips)
    if not call:
        return None
    later = _pile(rng, spot, rng.randint(1, _MOST_CHIPS - 2))
    said = rng.choice((None, None, "raise"))
    return (
        Incident(seat=spot.seat, what="string-bet", chips=call, later_chips=later, said=said)
        if later
        else None
    )


def too_few(rng: random.Random, spot: Spot) -> Incident | None:
    """Return chips that are less than the call, without a word."""
    if not spot.level:
        return None
    amounts = range(spot.chips[0], spot.level, spot.chips[0])
    earlier = [move.from_to for move in spot.options.table.moves if move.from_to]
    to = rng.choice(amounts) if amounts else 0
    if earlier and rng.random() < _OFTEN:
        to = rng.choice(earlier)  # as if the last raise had not been seen
    chips = exact(to, spot.chips)
    return Incident(seat=spot.seat, chips=chips) if chips else None


def at_once(rng: random.Random, spot: Spot) -> Incident | None:
    """Return words and chips of which nobody can tell which came first."""
    if not spot.level:
        return None
    chips = _pile(rng, spot, rng.randint(1, 3))
    said = rng.choice(("call", "raise"))
    return Incident(seat=spot.seat, chips=chips, said=said, said_first=None) if chips else None


def option_chip(rng: random.Random, spot: Spot) -> Incident | None:
    """Return one chip, or two, of a big blind that is asked for its option."""
    options = spot.options
    if not spot.level or options.faced_by or not options.table.put_in[options.seat]:
        return None
    chips = [chip for chip in spot.chips if chip > spot.level]
    if not chips:
        return None
    chip = chips[0]
    prior = exact(options.table.put_in[options.seat], spot.chips)
    pushed = rng.choice(((chip,), (chip, chip)))
    return Incident(seat=spot.seat, chips=pushed, prior_chips=prior, prior="left")


_OFTEN: Final = 0.6


def exact(total: int, chips: tuple[int, ...]) -> tuple[int, ...]:
    """Return the fewest chips that come to a total; none where they cannot, or are too many.

    >>> exact(650, (25, 100, 500)), exact(30, (25, 100))
    ((500, 100, 25, 25), ())
    """
    found: list[int] = []
    for chip in reversed(chips):
        found += [chip] * (total // chip)
        total %= chip
    return () if total or len(found) > _MOST_PILED else tuple(found)


_MOST_PILED: Final = 8


def _pile(rng: random.Random, spot: Spot, count: int) -> tuple[int, ...]:
    """Return some chips of one or two denominations that are more than the call, if there are."""
    level = spot.level
    most = _FAR * level if level else _FAR * spot.options.table.big_blind
    first = rng.randrange(len(spot.chips) - 1)
    kinds = spot.chips[first : first + 2]
    for _ in range(_TRIES):
        chips = sorted((rng.choice(kinds) for _ in range(count)), reverse=True)
        if level < sum(chips) <= most:
            return tuple(chips)
    return ()


_TRIES: Final = 6


def _choices(options: Options, incident: Incident) -> tuple[Outcome, ...]:
    """Return what the chips might be taken for, the smallest amount first."""
    level, least = options.table.level, options.min_to
    pushed_to = options.table.put_in[options.seat] + incident.pushed_by
    every_to = pushed_to + sum(incident.later_chips)
    wager = "raise" if level else "bet"
    found = [Outcome("call", level)] if level else [Outcome("check")]
    if pushed_to < level:
        return Outcome("fold"), Outcome("call", pushed_to), *found
    found += [
        Outcome(wager, to) for to in (least, pushed_to, every_to) if to is not None and to > level
    ]
    return tuple(sorted(dict.fromkeys(found), key=lambda one: one.amount_to or 0))
