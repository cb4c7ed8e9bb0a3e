"""Rule families: what demonstrations are grouped by, with a name in each language."""

import re

from floorapp.explain.catalogue import Catalogue, mark

_NUMBER = re.compile(r"\d+")

_NUMBERED = {
    "36": mark("Substantial action"),
    "40": mark("What was said, and when"),
    "41": mark("How a bet is called"),
    "43": mark("Raise amounts"),
    "44": mark("One oversized chip"),
    "45": mark("Several chips without a word"),
    "46": mark("Chips that were in front already"),
    "47": mark("Short all-ins and the right to raise"),
    "49": mark("Accepted action"),
    "50": mark("Folds and calls before their time"),
    "51": mark("Undercalls"),
    "52": mark("Wrong amounts and wrong pots"),
    "53": mark("Out of turn and passed over"),
    "54": mark("Pot-limit"),
    "55": mark("Words that do not fit"),
    "56": mark("String bets"),
    "57": mark("Words and gestures without a plain meaning"),
    "58": mark("A fold with nothing to call"),
    "59": mark("Conditional and premature words"),
    "61": mark("Over-betting for change"),
    "62": mark("Hidden chips"),
    "65": mark("Hands killed by mistake"),
}
"""The families that the TDA rules of 2024 have a number for."""

_NAMED = {
    "club": mark("A club where a raise doubles the bet"),
    "blinds": mark("Blinds, straddles and antes"),
    "limit": mark("Fixed limit and stud"),
    "pots": mark("Pots, and what goes back"),
    "order": mark("Whose turn it is"),
}
"""The families that no single rule is about."""


def family_of(rule: str) -> str:
    """Return the family of a rule as a file names it: ``47`` for ``TDA 47-A``.

    Where it has no number it is a family of its own.
    """
    number = _NUMBER.search(rule)
    return number[0] if number else rule.strip()


def family_title(family: str, words: Catalogue) -> str:
    """Return what a family is called: ``Rule 47 · Short all-ins and the right to raise``."""
    if family in _NUMBERED:
        return f"{words.text('Rule {rule}', rule=family)} · {words.text(_NUMBERED[family])}"
    if family in _NAMED:
        return words.text(_NAMED[family])
    if family.isdigit():
        return words.text("Rule {rule}", rule=family)
    return family or words.text("Of the house")


def family_order(family: str) -> tuple[int, int, str]:
    """Return where a family stands: by number, then those without one, then the house's."""
    if family.isdigit():
        return 0, int(family), ""
    return (1, list(_NAMED).index(family), "") if family in _NAMED else (2, 0, family)
