"""The line between two streets: ``/``, ``/ turn``, ``/ fourth S3``."""

from collections.abc import Mapping
from functools import cache

from floorapp.engine.acts import NextStreet
from floorapp.engine.problems import Problem, problem
from floorapp.notation.verbs import ARTICLES, fold, labelled, spellings

STREETS: Mapping[str, str] = {
    "next": "next, suivante, suivant, nächste",
    "flop": "flop",
    "turn": "turn",
    "river": "river, rivière",
    "third": "third, 3rd, troisième, 3e, dritte, 3te",
    "fourth": "fourth, 4th, quatrième, 4e, vierte, 4te",
    "fifth": "fifth, 5th, cinquième, 5e, fünfte, 5te",
    "sixth": "sixth, 6th, sixième, 6e, sechste, 6te",
    "seventh": "seventh, 7th, septième, 7e, siebte, 7te",
    "draw1": "draw1, draw 1",
    "draw2": "draw2, draw 2",
    "draw3": "draw3, draw 3",
}
"""The streets that may come next, with the words that name them; “next” names none."""

_ON = ARTICLES | {"to", "on", "au", "am", "zum", "zur", "auf"}
_CALLED = {"street", "carte", "rue"}
"""What may stand behind the name: “fourth street”, “quatrième carte”."""


def read_street(text: str, place: str = "") -> NextStreet | Problem:
    """Read what stands behind ``/``.

    >>> read_street("turn"), read_street("4th Street S3")
    (NextStreet(street='turn', opener=None), NextStreet(street='fourth', opener='S3'))
    """
    words = text.split()
    while len(words) > 1 and fold(words[0]) in _ON:
        del words[0]
    if not words:
        return NextStreet()
    length = next((n for n in (1, 2) if _named(words[:n])), None)
    if length is None:
        return problem(
            "“{word}” is no street: write flop, turn, river, third to seventh, draw1 to draw3.",
            place,
            word=words[0],
        )
    name, rest = _named(words[:length]), words[length:]
    if rest and fold(rest[0]) in _CALLED:
        del rest[0]
    street = None if name == "next" else name
    if not rest:
        return NextStreet(street)
    if len(rest) != max(1, labelled(rest)) or rest[-1][0] in "!/":
        return problem(
            "“{rest}” is not the one seat that opens the street: write “/ fourth S3”.",
            place,
            rest=" ".join(rest),
        )
    return NextStreet(street, rest[-1])


def write_street(act: NextStreet) -> str:
    """Write the line between two streets in its canonical form.

    >>> write_street(NextStreet()), write_street(NextStreet("fourth", "S3"))
    ('/', '/ fourth S3')
    >>> write_street(NextStreet(None, "S3"))
    '/ next S3'
    """
    opener = act.opener or ""
    if fold(opener) in _CALLED:  # a seat of that name is not taken for a part of the street's
        opener = f"street {opener}"
    street = act.street or ("next" if opener else "")
    return " ".join(word for word in ("/", street, opener) if word)


def _named(words: list[str]) -> str | None:
    return _streets().get(fold(" ".join(words)))


@cache
def _streets() -> dict[str, str]:
    return {form: name for name, entries in STREETS.items() for form in spellings(entries)}
