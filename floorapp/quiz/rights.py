"""Questions about a seat whose turn it is: may it raise, to how much, what does a call cost."""

import random
from typing import Final

from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.quiz.play import Manner, Moment, play
from floorapp.quiz.question import Kind, Question
from floorapp.quiz.table import Table

PLAIN: Final = Manner(raises=3, eager=0.45, stays=0.45, all_in=0.4)
ONE_SHORT: Final = Manner(raises=2, short_all_ins=1, short=0.45, stays=0.7)
SEVERAL_SHORT: Final = Manner(raises=2, short_all_ins=4, eager=0.3, short=0.6, stays=0.75)

_TRAPPED: Final = 0.15
"""How often the seat asked about has too few chips, where nothing else would close the raise."""

_SHORT_CALL: Final = 0.2


def ask_right(
    rng: random.Random, table: Table, book: RuleBook, kind: Kind, short: int
) -> Question | None:
    """Return a question about one moment of a random round.

    Args:
        rng: The chance.
        table: The table.
        book: The rule book.
        kind: What to ask.
        short: How many all-ins for less there shall be; for two, there may be more.
    """
    moments = play(rng, table, book, (PLAIN, ONE_SHORT, SEVERAL_SHORT)[short])
    fitting = [moment for moment in moments if _fits(moment, kind, short)]
    if not fitting:
        return None
    moment = rng.choice(fitting)
    return Question(
        kind=kind,
        seat=moment.seat,
        situation=_with_stack(rng, moment, kind, short),
        book=book,
        level=0,
    )


def _fits(moment: Moment, kind: Kind, short: int) -> bool:
    """Return whether something has happened that makes a moment worth asking about."""
    if moment.short != short and not (short == _SEVERAL and moment.short > short):
        return False
    if not moment.wagers:
        return False
    return moment.has_acted or kind is not Kind.MAY_RAISE or not short


def _with_stack(rng: random.Random, moment: Moment, kind: Kind, short: int) -> Situation:
    """Return the situation; at times the seat has too few chips for more than a call."""
    chance = {Kind.CALL_COST: _SHORT_CALL, Kind.MAY_RAISE: 0 if short else _TRAPPED}.get(kind, 0)
    situation = moment.situation
    if rng.random() >= chance:
        return situation
    unit = situation.chips[0]
    amounts = range(moment.own_to + unit, moment.level_to + 1, unit)
    if not amounts:
        return situation
    return replace(situation, stacks={**situation.stacks, moment.seat: rng.choice(amounts)})


_SEVERAL: Final = 2
