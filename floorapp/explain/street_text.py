"""Streets and betting structures by name."""

from collections.abc import Mapping

from floorapp.explain.catalogue import Catalogue, mark

STREET_NAMES: Mapping[str, str] = {
    "preflop": mark("Before the flop"),
    "flop": mark("Flop"),
    "turn": mark("Turn"),
    "river": mark("River"),
    "third": mark("Third street"),
    "fourth": mark("Fourth street"),
    "fifth": mark("Fifth street"),
    "sixth": mark("Sixth street"),
    "seventh": mark("Seventh street"),
    "predraw": mark("Before the draw"),
    "draw1": mark("First draw"),
    "draw2": mark("Second draw"),
    "draw3": mark("Third draw"),
}
"""What a chip or a menu calls each street, in English."""

_PHRASES: Mapping[str, str] = {
    "preflop": mark("the round before the flop"),
    "flop": mark("the flop"),
    "turn": mark("the turn"),
    "river": mark("the river"),
    "third": mark("third street"),
    "fourth": mark("fourth street"),
    "fifth": mark("fifth street"),
    "sixth": mark("sixth street"),
    "seventh": mark("seventh street"),
    "predraw": mark("the round before the draw"),
    "draw1": mark("the first draw"),
    "draw2": mark("the second draw"),
    "draw3": mark("the third draw"),
}
"""What a sentence calls each street; in German as a subject."""

BETTING_NAMES: Mapping[str, str] = {
    "no-limit": mark("No-limit"),
    "pot-limit": mark("Pot-limit"),
    "fixed-limit": mark("Fixed limit"),
}
"""What each betting structure is called, in English."""


def street_name(street: str, words: Catalogue) -> str:
    """Return the name of a street on its own: ``Turn``; one that is not known is its own name."""
    return words.text(STREET_NAMES[street]) if street in STREET_NAMES else street


def street_phrase(street: str, words: Catalogue) -> str:
    """Return a street as sentences name it: ``the turn``, ``fourth street``."""
    return words.text(_PHRASES[street]) if street in _PHRASES else street


def betting_name(betting: str, words: Catalogue) -> str:
    """Return the name of a betting structure: ``Pot-limit``."""
    return words.text(BETTING_NAMES[betting])
