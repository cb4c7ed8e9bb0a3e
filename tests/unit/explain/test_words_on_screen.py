"""No words are given to a widget but from the catalogue: the source is searched for others."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[3] / "floorapp"
SHOWING = {
    *("setText", "setTitle", "setWindowTitle", "setPlaceholderText"),
    *("setToolTip", "setStatusTip", "setWhatsThis"),
    *("setAccessibleName", "setAccessibleDescription"),
    *("addAction", "addItem", "addMenu", "showText"),
    *("QAction", "QLabel", "QPushButton", "QMenu", "QLineEdit"),
    *("ActionLabel", "_key"),
}
"""Functions that put on the screen, or into a screen reader, what they are given."""

FROM_CATALOGUE = {"text", "mark", "key_name"}  # names of keys: from that of Qt
ALLOWED = {
    "−": "takes a chip off the amount; has a name for a screen reader",
    "+": "puts a chip on the amount; has a name for a screen reader",
    "⌫": "takes a digit off the amount; has a name for a screen reader",
    "N · /": "keys, as they are printed on them",
    "I": "keys, as they are printed on them",
    "50/100 5p flop: 100 a125 c a200 c": "the example of a line, which is typed so everywhere",
}
"""What is no word of a language, and why."""


KEYS = re.compile(r"(Ctrl|Alt|Shift)\+|Esc\b|(Enter|Return)$")
"""What the name of a key begins with, as no language but English writes it."""

TAKE_KEYS = {
    *("key_name", "text", "mark", "connect_to"),
    *("QKeySequence", "QShortcut", "_action", "_command", "Command"),
}
"""Functions that say a key in the language on screen, or make it one that is pressed."""


def sources() -> list[Path]:
    folders = (PACKAGE / "widgets", PACKAGE / "viewmodels")
    return [*PACKAGE.glob("*.py"), *(path for folder in folders for path in folder.rglob("*.py"))]


def called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def parts(node: ast.AST) -> Iterable[ast.AST]:
    """Return what may put words into an expression: not what has been through the catalogue."""
    match node:
        case ast.Lambda():
            return ()
        case ast.Call():
            return () if called(node) in FROM_CATALOGUE else (node.func, *node.args)
        case ast.Subscript(value=value):
            return (value,)
        case _:
            return ast.iter_child_nodes(node)


def bare(node: ast.AST) -> Iterator[str]:
    """Yield the literals in an argument that did not pass through the catalogue."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.strip():
        yield node.value
    for part in parts(node):
        yield from bare(part)


def shown_literals(source: str) -> set[str]:
    return {
        literal
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and called(node) in SHOWING
        for argument in (*node.args, *(keyword.value for keyword in node.keywords))
        for literal in bare(argument)
    }


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('label.setText("Undo")', {"Undo"}),
        ('label.setText(f"{name} seats")', {" seats"}),
        ('menu.addAction("Straddle", lambda: play("x"))', {"Straddle"}),
        ('QLabel("Stack" if stack else words.text("Bet"))', {"Stack"}),
        ('label.setText({"flop": "Flop"}[street])', {"flop", "Flop"}),
        ('label.setText(names["flop"])', set()),
        ('label.setText(", ".join(["Undo"]))', {", ", "Undo"}),
        ('label.setText(words.text("Undo"))', set()),
        ('label.setText(words.text(NAMES["flop"]))', set()),
        ('ActionLabel(words.text("Undo"), key_name("Ctrl+Z"))', set()),
        ('ActionLabel(words.text("Undo"), "Ctrl+Z")', {"Ctrl+Z"}),
        ('QLabel(parent=self, text="Bet")', {"Bet"}),
        ('label.setText("")', set()),
        ('print("Undo")', set()),
    ],
)
def test_a_bare_literal_is_found(source, found):
    assert shown_literals(source) == found


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_what_is_shown_comes_from_the_catalogue(path):
    bare_words = {
        literal
        for literal in shown_literals(path.read_text(encoding="utf-8"))
        if any(letter.isalpha() for letter in literal) or literal in ALLOWED
    }
    assert sorted(bare_words - ALLOWED.keys()) == []


def named_keys(source: str) -> set[str]:
    """Return the keys named outside of what says them in a language; tables are said later."""
    found = set()

    def look(node: ast.AST) -> None:
        is_said = isinstance(node, ast.Call) and called(node) in TAKE_KEYS
        is_said = is_said and not any(keyword.arg == "detail" for keyword in node.keywords)
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if is_said or is_docstring or isinstance(node, ast.Tuple):
            return
        if isinstance(node, ast.Constant) and KEYS.match(str(node.value)):
            found.add(node.value)
        for part in ast.iter_child_nodes(node):
            look(part)

    look(ast.parse(source))
    return found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('def f(): return Command(title=words.text("Copy"), detail="Ctrl+C")', {"Ctrl+C"}),
        ('def f(): return f"Esc {back}"', {"Esc "}),
        ('told = f"Alt+{letter}"', {"Alt+"}),
        ('def f(): return Command(title="", detail=key_name("Ctrl+C"))', set()),
        ('TABLE = (("Esc", mark("Back")),)', set()),
        ('def f():\n    QShortcut(f"Alt+{letter}", panel)', set()),
    ],
)
def test_a_bare_key_is_found(source, found):
    assert named_keys(source) == found


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_keys_are_named_in_the_language_on_screen(path):
    assert named_keys(path.read_text(encoding="utf-8")) == set()


def test_nothing_is_allowed_that_is_not_there():
    present = {text for path in sources() for text in shown_literals(path.read_text("utf-8"))}
    assert sorted(ALLOWED.keys() - present) == []
