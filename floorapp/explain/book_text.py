"""What a rule book says where books differ, in sentences."""

from collections.abc import Mapping

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
    "single-full-raise": mark(
        "A raise adds at least the largest full bet or raise of the street; a seat that has acted"
        " may raise again after one full bet or raise: short all-ins do not add up."
    ),
    "half-raise-counts": mark(
        "A raise adds at least the largest full bet or raise of the street; a seat that has acted"
        " may raise again when what it faces adds up to one, or after an all-in for half of one."
    ),
    "complete-level": mark(
        "A raise makes a short all-in up to the full amount; a seat that has acted may raise again"
        " when what it faces adds up to a full bet or raise."
    ),
    "consecutive-all-ins": mark(
        "A raise adds at least the largest full bet or raise of the street; a seat that has acted"
        " may raise again after a full one, or after all-ins one after the other that exceed one;"
        " what the words do not cover is left to the floor."
    ),
}

_CAP_LIFTED = {
    "last-two": mark("There is no such limit when the last two of the event play."),
    "began-heads-up": mark("There is no such limit where two players began the street."),
    "cash-heads-up-before-cap": mark(
        "There is no such limit in a cash game once two players are left before it is reached, nor"
        " when the last two of an event play."
    ),
}
"""When the number of raises is not limited."""

_MISSING_BLINDS: Mapping[str | None, str] = {
    "as-full": mark("Pot-limit before the flop: a dead or short blind counts as posted in full."),
    "short-as-full": mark(
        "Pot-limit before the flop: a short blind counts as posted in full; what a dead one counts"
        " is left to the floor."
    ),
    "true-value": mark("Pot-limit before the flop: only what was posted counts."),
    None: mark("Pot-limit before the flop: what a missing blind counts is left to the floor."),
}

_ANTE_ORDER: Mapping[str | None, str] = {
    "blind-first": mark("A short stack that owes the ante for all pays its blind first."),
    "ante-first": mark("A short stack that owes the ante for all pays the ante first."),
    None: mark("What a short stack pays first, blind or ante for all, the book does not say."),
}


def raising_text(book: RuleBook, words: Catalogue) -> str:
    """Return how the book counts raises."""
    return words.text(_RAISING[book.raising.name])


def book_texts(book: RuleBook, words: Catalogue) -> tuple[str, ...]:
    """Return everything that the book says where books differ, a sentence each, raises first."""
    return (
        raising_text(book, words),
        _cap_text(book.raises_after_bet, words),
        words.text(_CAP_LIFTED[book.cap_lifted]),
        words.text(_MISSING_BLINDS[book.missing_blinds]),
        *_small_blind(book, words),
        words.text(_ANTE_ORDER[book.ante_order]),
    )


def _cap_text(most: int | None, words: Catalogue) -> str:
    if most is None:
        return words.text("Fixed limit: the house sets how many raises there may be.")
    return words.text("Fixed limit: raises after the bet, at most: {most}.", most=most)


def _small_blind(book: RuleBook, words: Catalogue) -> list[str]:
    if not book.small_blind_as_big:
        return []
    return [
        words.text(
            "Pot-limit in a cash game: a room may count the small blind as a big one before the"
            " flop."
        )
    ]
