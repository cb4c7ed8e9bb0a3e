"""Questions about an act out of turn: does it bind?"""

import random
from typing import Final

from floorapp.engine.acts import Bet, Call, Check, Fold, Raise, Voluntary
from floorapp.engine.options import Options
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import replace
from floorapp.quiz.play import Manner, play
from floorapp.quiz.question import Kind, Question
from floorapp.quiz.stakes import Stakes
from floorapp.quiz.table import Table

_MANNER: Final = Manner(raises=1, eager=0.3, stays=0.55)


def ask_turn(rng: random.Random, table: Table, book: RuleBook) -> Question | None:
    """Return a question about an act out of turn at a moment of a random round."""
    moment = rng.choice(play(rng, table, book, _MANNER))
    at_table = replay(moment.situation, book).table
    turn = at_table.index[moment.seat]
    able = [
        seat
        for seat in (*range(turn + 1, len(at_table.seats)), *range(turn))
        if not (at_table.folded[seat] or at_table.all_in[seat])
        and (at_table.acted[seat] is None or at_table.put_in[seat] < at_table.level)
    ]
    if not able:
        return None
    early = Options(at_table, able[0])
    skipped = Options(at_table, turn)
    stakes = table.stakes
    acts = (_act(rng, early, stakes, early=True), _act(rng, skipped, stakes, early=False))
    return Question(
        kind=Kind.BINDING,
        seat=early.name,
        situation=replace(moment.situation, acts=(*moment.situation.acts, *acts)),
        book=book,
        level=0,
    )


def _act(rng: random.Random, options: Options, stakes: Stakes, *, early: bool) -> Voluntary:
    """Return an act; the one out of turn is as often passive as not."""
    name, roll = options.name, rng.random()
    level, least = options.table.level, options.min_to or stakes.big_blind
    if options.may_wager and options.right and roll < _WAGERS:
        wanted = stakes.rounded(max(level, stakes.big_blind) * rng.choice((2, 2.5, 3)))
        to = max(least, wanted)
        to = to if options.max_to is None else max(least, min(to, options.max_to))
        return Raise(name, to, early) if level else Bet(name, to, early)
    if not options.faced_by:
        return Check(name, early)
    return Fold(name, early) if roll > _FOLDS else Call(name, None, early)


_WAGERS: Final = 0.45
_FOLDS: Final = 0.85
