"""Effects: which demonstrations come out otherwise under a book than under another."""

from collections.abc import Sequence

from floorapp.engine.answer import Answer, answer
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.difference import difference
from floorapp.explain.headline import headline
from floorapp.notation.demonstration import Demonstration
from floorapp.viewmodels.demonstration_text import title_of


@value
class Effect:
    """A demonstration that two books rule on otherwise, at the first moment where they do."""

    demonstration: Demonstration
    before: Answer
    after: Answer


class Effects:
    """Compares books on demonstrations; what a book answers is remembered for the last one."""

    def __init__(self, demonstrations: Sequence[Demonstration]) -> None:
        """Compare on these."""
        self._moments = [(one, moment) for one in demonstrations for moment in _moments(one)]
        self._count = len(demonstrations)
        self._base: RuleBook | None = None
        self._before: list[Answer] = []

    @property
    def count(self) -> int:
        """How many demonstrations there are."""
        return self._count

    def between(self, base: RuleBook, edited: RuleBook) -> tuple[Effect, ...]:
        """Return what comes out otherwise under another book."""
        if base is not self._base:
            self._base = base
            self._before = [_answer(one, moment, base) for one, moment in self._moments]
        found: dict[str, Effect] = {}
        for (one, moment), before in zip(self._moments, self._before, strict=True):
            if one.id not in found:
                after = _answer(one, moment, edited)
                if after.facts() != before.facts():
                    found[one.id] = Effect(one, before, after)
        return tuple(found.values())


def effect_lines(effect: Effect, words: Catalogue) -> tuple[str, str, str]:
    """Return the title of a demonstration, what is ruled now, and what would be.

    Where the sentence is the same, what differs is said instead.
    """
    before, after = headline(effect.before, words), headline(effect.after, words)
    if before == after:
        after = difference(effect.before, effect.after, words)[1]
    return title_of(effect.demonstration, words), before, after


def _moments(one: Demonstration) -> tuple[int | None, ...]:
    """Return the moments that something is expected of, and the end."""
    return tuple(dict.fromkeys((*(shown.after for shown in one.shows), None)))


def _answer(one: Demonstration, moment: int | None, book: RuleBook) -> Answer:
    return answer(replay(one.at(moment), book))
