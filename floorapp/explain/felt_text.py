"""Words in the middle of the table."""

from floorapp.explain.catalogue import Catalogue


def pot_text(words: Catalogue, *, pot_to: int, complete: bool = True) -> str:
    """Return the pot; where earlier streets are not known, what this street put in."""
    if complete:
        return words.text("Pot {pot}", pot=pot_to)
    return words.text("This street {pot}", pot=pot_to)


def to_match_text(words: Catalogue, *, level_to: int) -> str:
    """Return what there is to match: ``200 to match``."""
    if level_to:
        return words.text("{level} to match", level=level_to)
    return words.text("nothing to match")


def detail_text(
    words: Catalogue, *, level_to: int, full_raise_by: int | None, min_to: int | None
) -> str:
    """Return the full raise and the least wager that may come next.

    Args:
        words: The language.
        level_to: The bet to match; 0 before the first bet.
        full_raise_by: The full raise in force; None in a book that doubles.
        min_to: The least street total of the next bet or raise; None where not known.
    """
    if min_to is None:
        return ""
    if not level_to:
        return words.text("next bet ≥ {min}", min=min_to)
    if full_raise_by is None:
        return words.text("next raise to ≥ {min}", min=min_to)
    return words.text("full raise {full} · next raise to ≥ {min}", full=full_raise_by, min=min_to)
