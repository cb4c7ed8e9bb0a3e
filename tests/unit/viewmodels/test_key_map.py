"""What the sheet of keys says of the line is what the line reads."""

import pytest
from PySide6.QtGui import QAction, QKeySequence

from floorapp.explain.catalogue import LANGUAGES
from floorapp.notation.line_token import is_act
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.key_map import HEAD, LINE, PAGES, PLACES, key_map

BEFORE = {
    "x": "50/100 A,B,C flop:",
    "c": "50/100 A,B,C flop: b100",
    "c70": "50/100 A,B,C flop: b100",
    "f": "50/100 A,B,C flop: b100",
    "b100": "50/100 A,B,C flop:",
    "r300": "50/100 A,B,C flop: b100",
    "a125": "50/100 A,B,C flop: b100",
    "pot": "pl 50/100 A,B,C pre:",
    "3:i25": "fl 50/100 5p third:",
    "10:a200": "50/100 11p flop: b100",
    "/": "50/100 A,B flop: x x",
}


@pytest.mark.parametrize("typed", [typed for typed, _ in LINE])
def test_every_act_on_the_sheet_is_read_by_the_line(books, typed):
    desk = Desk(books, "tda-2024")
    desk.type_line(f"{BEFORE[typed]} ")
    before = len(desk.situation.acts)
    desk.type_line(f"{BEFORE[typed]} {typed} ")
    assert len(desk.situation.acts) == before + 1
    assert desk.reading.problem is None


def test_every_letter_of_the_line_is_on_the_sheet():
    letters = {letter for letter in "abcdefghijklmnopqrstuvwxyz" if is_act(f"{letter}100")}
    shown = {typed.split(":")[-1][0] for typed, _ in LINE}
    assert letters <= shown, letters - shown


@pytest.mark.parametrize("typed", [word for typed, _ in HEAD[:-1] for word in typed.split()])
def test_every_head_on_the_sheet_is_read_by_the_line(books, typed):
    desk = Desk(books, "tda-2024")
    desk.type_line(f"{typed} ")
    assert desk.reading.problem is None and desk.situation.acts[2:] == ()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_has_every_action_with_a_key(speak, language):
    one, other, silent = QAction("&Copy"), QAction("Redo"), QAction("Nothing")
    one.setShortcut(QKeySequence("Ctrl+Shift+C"))
    other.setShortcuts([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")])
    groups = key_map([one, silent, other], speak(language))
    assert [(entry.keys, entry.does) for entry in groups[0].entries] == [
        (("Ctrl+Shift+C",), "Copy"),
        (("Ctrl+Y", "Ctrl+Shift+Z"), "Redo"),
    ]
    shown = [len(group.entries) for group in groups[1:]]
    assert shown == [len(PLACES), len(PAGES), len(LINE), len(HEAD)]
    texts = [group.title for group in groups]
    texts += [entry.does for group in groups for entry in group.entries]
    assert all(texts)
