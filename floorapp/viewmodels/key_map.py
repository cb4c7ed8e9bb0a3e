"""The key map: every key of the window and every letter of the entry line, by groups."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QAction

from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.viewmodels.key_names import key_name


@value
class KeyEntry:
    """What is pressed or typed, in any of some ways, and what it does."""

    keys: tuple[str, ...]
    does: str


@value
class KeyGroup:
    """A part of the map: its title and what is in it."""

    title: str
    entries: tuple[KeyEntry, ...]


LINE: Final = (
    ("x", mark("Check")),
    ("c", mark("Call")),
    ("c70", mark("Call all-in for 70")),
    ("f", mark("Fold")),
    ("b100", mark("Bet 100")),
    ("r300", mark("Raise to 300; a number alone does the same")),
    ("a125", mark("All-in for 125 in all; a alone where the stack is known")),
    ("pot", mark("The most in pot-limit")),
    ("3:i25", mark("Seat 3 brings it in for 25")),
    ("10:a200", mark("Seat 10 acts, whoever’s turn it is")),
    ("/", mark("The next street; N does the same, on its own")),
)
"""The acts as they are typed, each for the seat whose turn it is, and what they mean."""

HEAD: Final = (
    ("50/100", mark("The blinds; an ante behind them: 50/100/100")),
    ("5p", mark("Five seats in the hand")),
    ("A,B,C", mark("Their names instead")),
    ("flop:", mark("The street; f: is enough")),
    ("nl pl fl", mark("No-limit, pot-limit, fixed limit")),
    ("I", mark("What happened? A letter on its own, where no seat is called so")),
)
"""What may stand before the acts, and what is typed in their place."""

PLACES: Final = (
    ("Tab", mark("To the next part of the window")),
    ("Shift+Tab", mark("To the one before")),
    ("Esc", mark("Back to the table and to the line")),
    ("Space", mark("Presses the button that has the keyboard")),
    ("Return", mark("On a seat: asks what it may do")),
    ("F2", mark("On a seat: stack and bet; on an act: changes it")),
    ("Ins", mark("On an act: puts another one in before it")),
    ("Del", mark("On a seat: not in the hand; on an act: takes it out")),
    ("Up", mark("In the amount: a chip more; with Page Up ten")),
    ("Down", mark("In the amount: a chip less; with Page Down ten")),
)
"""Keys that mean something where the keyboard is."""

PAGES: Final = (
    ("1", mark("“What happened?”: pushes the first chip; 2 the second, and so on")),
    ("Backspace", mark("“What happened?”: takes the last chip back")),
    ("Return", mark("“What happened?”: takes the ruling over")),
    ("A", mark("Bets as found: all-in")),
    ("F", mark("Bets as found: folded")),
    ("C", mark("Bets as found: as the highest")),
    ("T", mark("Bets as found: to act")),
    ("Ctrl+Return", mark("Bets as found: takes them over")),
    ("Right", mark("Demonstration: the next act; Space does the same")),
    ("Left", mark("Demonstration: the act before")),
    ("Home", mark("Demonstration: to the beginning")),
    ("End", mark("Demonstration: to the end")),
    ("Ctrl+F", mark("Handbook, incident log: search")),
    ("Alt+Left", mark("Handbook: back to the page before")),
    ("Alt+Right", mark("Handbook: forward again")),
)
"""Keys of the pages and of the windows beside; a page shows the letters of its answers itself."""


def key_map(actions: Sequence[QAction], words: Catalogue) -> tuple[KeyGroup, ...]:
    """Return the map of a window.

    Args:
        actions: Everything that the window does; what has no key of its own is left out.
        words: The language on screen.
    """
    commands = tuple(
        KeyEntry(_keys(action), action.text().replace("&", ""))
        for action in actions
        if action.shortcuts()
    )
    return (
        KeyGroup(words.text("Everywhere"), commands),
        KeyGroup(words.text("Where the keyboard is"), _pressed(PLACES, words)),
        KeyGroup(words.text("On a page"), _pressed(PAGES, words)),
        KeyGroup(words.text("Acts in the line"), _typed(LINE, words)),
        KeyGroup(words.text("Before the acts"), _typed(HEAD, words)),
    )


def _pressed(entries: Sequence[tuple[str, str]], words: Catalogue) -> tuple[KeyEntry, ...]:
    return tuple(KeyEntry((key_name(keys),), words.text(does)) for keys, does in entries)


def _typed(entries: Sequence[tuple[str, str]], words: Catalogue) -> tuple[KeyEntry, ...]:
    return tuple(KeyEntry((keys,), words.text(does)) for keys, does in entries)


def _keys(action: QAction) -> tuple[str, ...]:
    return tuple(key_name(keys) for keys in action.shortcuts())
