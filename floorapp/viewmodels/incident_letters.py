"""Letters: which key chooses a word together with Alt."""

from collections.abc import Sequence

from floorapp.engine.values import replace
from floorapp.viewmodels.incident_parts import Choice


def with_letters(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return buttons each with a letter of its own: the first of its label that is still free.

    >>> both = [Choice(name=word, label=word) for word in ("bet", "bit")]
    >>> [choice.letter for choice in with_letters(both)]
    ['B', 'I']
    """
    taken: set[str] = set()
    found = []
    for choice in choices:
        letters = (letter.upper() for letter in choice.label if "a" <= letter.lower() <= "z")
        letter = next((one for one in letters if one not in taken), "")
        taken.add(letter)
        found.append(replace(choice, letter=letter))
    return tuple(found)
