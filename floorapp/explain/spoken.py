"""Spoken: a sentence that was said once and stays on the screen, in whichever language."""

from collections.abc import Callable
from typing import Self

from floorapp.explain.catalogue import Catalogue


class Spoken(str):
    """A sentence that can be said again when the language is another one.

    Attributes:
        say: Says it in a language.
        of_dispute: Whether it is about the dispute on the table, and goes with it.
    """

    __slots__ = ("of_dispute", "say")
    of_dispute: bool
    say: Callable[[Catalogue], str]

    def __new__(
        cls, say: Callable[[Catalogue], str], words: Catalogue, *, of_dispute: bool = False
    ) -> Self:
        """Say it in the language on screen."""
        spoken = super().__new__(cls, say(words))
        spoken.say, spoken.of_dispute = say, of_dispute
        return spoken


def said_in(sentence: str, words: Catalogue) -> str:
    """Return a sentence in another language; one that is no more than a text as it is."""
    if isinstance(sentence, Spoken):
        return Spoken(sentence.say, words, of_dispute=sentence.of_dispute)
    return sentence
