"""Words on the bet ladder."""

from collections.abc import Sequence

from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import amount, signed


def wager_label(
    label: str, words: Catalogue, *, opens: bool, full: bool, by: int, completes: bool = False
) -> str:
    """Return the label of a wager: ``A bet``, ``A raise``, and for a short one ``D +75``.

    Args:
        label: The seat.
        words: The language.
        opens: Whether it was the first wager of the street.
        full: Whether it was a full bet or raise.
        by: By how much it moved the level.
        completes: Whether it made up a bring-in or a short all-in.
    """
    label = words.seat(label).label
    if not full:
        return f"{label} {signed(by, words.language)}"
    if completes:
        return words.text("{label} completes", label=label)
    if opens:
        return words.text("{label} bet", label=label)
    return words.text("{label} raise", label=label)


def minimum_label(
    words: Catalogue, *, opens: bool, exact: bool = False, completes: bool = False
) -> str:
    """Return the label of the least wager that may come next, or in fixed limit of the only one.

    Args:
        words: The language.
        opens: Whether it would be the first wager of the street.
        exact: Whether there is no other amount.
        completes: Whether it would make up a bring-in or a short all-in.
    """
    if completes:
        return words.text("to complete")
    if exact:
        return words.text("next bet") if opens else words.text("next raise")
    return words.text("min bet") if opens else words.text("min raise")


def maximum_label(words: Catalogue) -> str:
    """Return the label of the most that pot-limit allows."""
    return words.text("pot")


def start_label(words: Catalogue, *, street: str, button_blind: bool = False) -> str:
    """Return the label of the level at which a street with forced bets starts."""
    if street == "third":
        return words.text("bring-in")
    return words.text("button blind") if button_blind else words.text("big blind")


def bracket_text(
    label: str,
    words: Catalogue,
    *,
    faced_by: int,
    full_raise_by: int,
    is_asked: bool,
    half: bool = False,
) -> str:
    """Return the text of a bracket: ``C faces 75 < 100``; of another seat ``A faced 100 ≥ 100``.

    Args:
        label: The seat.
        words: The language.
        faced_by: What it has to add.
        full_raise_by: The full raise; in fixed limit the bet.
        is_asked: Whether it faces that now.
        half: Whether half of the full raise is enough: ``B faces 10 < 20/2``.
    """
    enough = (2 if half else 1) * faced_by >= full_raise_by
    needed = amount(full_raise_by, words.language) + ("/2" if half else "")
    facts = {
        "label": words.seat(label).label,
        "sum": f"{amount(faced_by, words.language)} {'≥' if enough else '<'} {needed}",
    }
    if is_asked:
        return words.text("{label} faces {sum}", **facts)
    return words.text("{label} faced {sum}", **facts)


def doubling_bracket_text(label: str, words: Catalogue, *, level_to: int, needed_to: int) -> str:
    """Return the text of a bracket in a book that doubles: ``C: 200 < 250``."""
    sign = "<" if level_to < needed_to else "≥"
    sums = f"{amount(level_to, words.language)} {sign} {amount(needed_to, words.language)}"
    return words.text("{label}: {sum}", label=words.seat(label).label, sum=sums)


def ladder_text(rungs: Sequence[tuple[str, str]], brackets: Sequence[str], words: Catalogue) -> str:
    """Return the ladder for a screen reader.

    Args:
        rungs: Amount and label of each rung, from small to large.
        brackets: The texts of the brackets.
        words: The language.
    """
    shown = ", ".join(f"{value} {label}".strip() for value, label in rungs)
    sentence = words.text("Bets of the street: {bets}.", bets=shown)
    return " ".join([sentence, *(f"{bracket}." for bracket in brackets)])
