"""Words in the middle of the table."""

from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import amount, amounts


def pot_text(words: Catalogue, *, pot_to: int, complete: bool = True, streets: bool = False) -> str:
    """Return the pot; where earlier streets are not known, what was put in since.

    Args:
        words: The language.
        pot_to: What is known to be in the pot.
        complete: Whether that is all.
        streets: Whether it is more than what this street put in.
    """
    if complete:
        return words.text("Pot {pot}", pot=pot_to)
    if streets:
        return words.text("Earlier streets + {pot}", pot=pot_to)
    return words.text("This street {pot}", pot=pot_to)


def to_match_text(words: Catalogue, *, level_to: int) -> str:
    """Return what there is to match: ``200 to match``."""
    if level_to:
        return words.text("{level} to match", level=level_to)
    return words.text("nothing to match")


def detail_text(
    words: Catalogue,
    *,
    level_to: int,
    full_raise_by: int | None,
    min_to: int | None,
    max_to: int | None = None,
    completes: bool = False,
) -> str:
    """Return the full raise and the wager that may come next.

    Args:
        words: The language.
        level_to: The bet to match; 0 before the first bet.
        full_raise_by: The full raise in force; None in a book that doubles, and in fixed limit.
        min_to: The least street total of the next bet or raise; None where not known.
        max_to: The most of it, where the structure bounds it.
        completes: Whether it makes up a bring-in or a short all-in.
    """
    if min_to is None:
        return ""
    range_text = _range_text(words, min_to, max_to)
    if completes:
        return words.text("next: complete to {range}", range=range_text)
    if not level_to:
        return words.text("next bet {range}", range=range_text)
    if full_raise_by is None:
        return words.text("next raise to {range}", range=range_text)
    return words.text(
        "full raise {full} · next raise to {range}", full=full_raise_by, range=range_text
    )


def _range_text(words: Catalogue, min_to: int, max_to: int | None) -> str:
    """Return the amounts there may be: ``≥ 400``, ``400–700``, ``35``."""
    if max_to is None:
        return f"≥ {amount(min_to, words.language)}"
    return amounts(min_to, max_to, words.language)
