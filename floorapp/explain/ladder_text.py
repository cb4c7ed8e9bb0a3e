"""Words on the bet ladder."""

from collections.abc import Sequence

from floorapp.engine.values import value
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


@value(kw_only=True)
class Compared:
    """What a seat faces beside what would open the betting for it again."""

    by: int
    """What it has to add; in a book that doubles the bet that it faces."""

    needed_by: int
    """The full raise; in fixed limit the bet; in a book that doubles twice what it has in."""

    half: bool = False
    """Whether half of it is enough."""

    doubles: bool = False

    @property
    def enough(self) -> bool:
        """Whether it is as much."""
        return (2 if self.half else 1) * self.by >= self.needed_by

    def sum(self, words: Catalogue) -> str:
        """Return it as a sum: ``75 < 100``, and of half a bet ``10 ≥ 20/2``."""
        needed = amount(self.needed_by, words.language) + ("/2" if self.half else "")
        return f"{amount(self.by, words.language)} {'≥' if self.enough else '<'} {needed}"


def bracket_text(label: str, compared: Compared, words: Catalogue, *, is_asked: bool) -> str:
    """Return the text of a bracket: ``C faces 75 < 100``; of another seat ``A faced 100 ≥ 100``.

    Args:
        label: The seat.
        compared: What it faces.
        words: The language.
        is_asked: Whether it faces that now.
    """
    facts = {"label": words.seat(label).label, "sum": compared.sum(words)}
    if compared.doubles:
        return words.text("{label}: {sum}", **facts)
    if is_asked:
        return words.text("{label} faces {sum}", **facts)
    return words.text("{label} faced {sum}", **facts)


def in_words(compared: Compared, words: Catalogue) -> str:
    """Return what a sum means, for those who do not know the rule: ``75 < 100: no full raise``."""
    shown = compared.sum(words)
    if compared.doubles:
        if compared.enough:
            return words.text("{sum}: at least double", sum=shown)
        return words.text("{sum}: less than double", sum=shown)
    if compared.half:
        if compared.enough:
            return words.text("{sum}: at least half a bet", sum=shown)
        return words.text("{sum}: less than half a bet", sum=shown)
    if compared.enough:
        return words.text("{sum}: a full raise", sum=shown)
    return words.text("{sum}: no full raise", sum=shown)


def ladder_text(rungs: Sequence[tuple[str, str]], brackets: Sequence[str], words: Catalogue) -> str:
    """Return the ladder for a screen reader.

    Args:
        rungs: Amount and label of each rung, from small to large.
        brackets: The texts of the brackets.
        words: The language.
    """
    shown = ", ".join(f"{value} {label}".strip() for value, label in rungs)
    sentence = words.text("Bets of the street: {bets}.", bets=shown.removesuffix("."))
    return " ".join([sentence, *(f"{bracket}." for bracket in brackets)])
