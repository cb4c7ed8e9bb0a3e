"""From a key press to the repainted ruling, beside the same key in a bare line edit."""

import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMainWindow, QVBoxLayout, QWidget

from floorapp.app import make_window
from floorapp.places import resources
from floorapp.rulebooks.library import DEFAULT_BOOK, read_library
from floorapp.start import make_application
from floorapp.viewmodels.autosave import Autosave
from floorapp.widgets import theme
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.sweeping import Sweeping

LINES = (
    "50/100 A,B,C,D,E flop: 100 a125 c a200 c c",
    "50/100 9p pre: c a150 f c c r400 a700 f f c a950 c c",
    "2000/4000 6p pre: c f a7500 f c c",
    "100/200 4p f: 600 r1600 r3600 r5600 c c c",
)
ROUNDS = 6
DISPUTE = ("50/100 6p pre: r300 c ", "3322244")
"""A line, and the chips that are then pushed on the page of an act in dispute, by their keys."""


def measure() -> Iterator[str]:
    """Yield the medians and their ratio."""
    application = make_application(["bench"])
    books = read_library([resources() / "rulebooks"]).books
    window = make_window(books, DEFAULT_BOOK, "en", theme.DARK)
    folder = TemporaryDirectory()  # as in the program, what is typed is kept on the disk
    Sweeping(window)
    autosave = Autosave(window.files.documents, Path(folder.name))
    bare, bare_edit = _bare_window()
    for shown in (window, bare):
        shown.show()
    QApplication.processEvents()
    ours: list[float] = []
    plain: list[float] = []
    for turn in range(ROUNDS + 1):
        for line in LINES:
            window.entry.edit.clear()
            window.desk.type_line("")
            bare_edit.clear()
            QApplication.processEvents()
            first = _type(window.entry.edit, line)
            second = _type(bare_edit, line)
            if turn:  # the first round fills caches
                ours += first
                plain += second
    middle, last = median(ours), quantiles(ours, n=100)[98]
    yield "key press to repaint, offscreen     median     99th"
    yield f"  floorapp                        {middle:6.2f} ms {last:7.2f} ms   ({len(ours)} keys)"
    plain_last = quantiles(plain, n=100)[98]
    yield f"  a bare line edit with a label   {median(plain):6.2f} ms {plain_last:7.2f} ms"
    yield f"  ratio                           {middle / median(plain):6.1f}    {last / plain_last:7.1f}"
    chips = _push(window)
    last = quantiles(chips, n=100)[98]
    yield f"  a chip of an act in dispute     {median(chips):6.2f} ms {last:7.2f} ms   ({len(chips)} keys)"
    autosave.close()
    folder.cleanup()
    window.close()
    bare.close()
    application.quit()


def _type(edit: QLineEdit, line: str) -> list[float]:
    edit.activateWindow()
    edit.setFocus()
    times = []
    for character in line:
        start = perf_counter()
        QTest.keyClick(edit, character)
        QApplication.processEvents()
        times.append((perf_counter() - start) * 1000)
    return times


def _push(window: MainWindow) -> list[float]:
    """Push chips on the page of an act in dispute, again and again."""
    line, keys = DISPUTE
    times = []
    for turn in range(ROUNDS + 1):
        window.desk.type_line(line)
        window.activateWindow()
        window.entry.edit.setFocus()
        QTest.keyClick(window.entry.edit, "i")
        QApplication.processEvents()
        for key in keys:
            start = perf_counter()
            QTest.keyClick(QApplication.focusWidget(), key)
            QApplication.processEvents()
            if turn:
                times.append((perf_counter() - start) * 1000)
        window.door.close()
    return times


def _bare_window() -> tuple[QMainWindow, QLineEdit]:
    window = QMainWindow()
    whole = QWidget(window)
    column = QVBoxLayout(whole)
    edit, label = QLineEdit(whole), QLabel(whole)
    column.addWidget(edit)
    column.addWidget(label)
    edit.textChanged.connect(label.setText)
    window.setCentralWidget(whole)
    window.resize(1280, 800)
    return window, edit
