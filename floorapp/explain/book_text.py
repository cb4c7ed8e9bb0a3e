"""What a rule book says about raises, in a sentence."""

from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import Catalogue, mark

_RAISING = {
    "largest-increment": mark(
        "A raise adds at least the largest full bet or raise of the street; a seat that has acted"
        " may raise again when what it faces adds up to one."
    ),
    "double-total": mark(
        "A raise is to at least twice the bet; a seat that has acted may raise again when it faces"
        " at least twice what it has in."
    ),
}


def raising_text(book: RuleBook, words: Catalogue) -> str:
    """Return how the book counts raises."""
    return words.text(_RAISING[book.raising.name])
