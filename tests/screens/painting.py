"""What is painted: every theme, language and size of the window, and the projector."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, qVersion
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.app import make_window
from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import LANGUAGES
from floorapp.notation.document import read_document
from floorapp.notation.source import Source
from floorapp.places import resources
from floorapp.widgets import theme

DOCUMENT = "demonstrations/tda47-ex1a.floor"
THEMES = ("light", "dark", "contrast")
SIZES = ((1110, 600), (1280, 800), (3840, 2160))
PROJECTOR = (1280, 720)
BLOCK = 8
"""Pictures are compared by the means of squares of so many pixels."""

FAINT = 8
"""A square whose mean differs by no more, of 255, is alike: other machines smooth type otherwise."""

PAINTER = "Qt"
"""Under this name a picture holds the version of Qt that painted it."""

OF_ANOTHER_QT = 1000
"""One square in so many may differ where another version painted: its dashes are others."""


class Screen(NamedTuple):
    """One picture."""

    theme: str
    language: str
    view: str
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """Its file's name, without the ending."""
        wide, high = self.size
        return f"{self.view}-{wide}x{high}-{self.theme}-{self.language}"


SCREENS = [
    *(Screen(t, code, "window", size) for t in THEMES for code in LANGUAGES for size in SIZES),
    *(Screen(t, code, "projector", PROJECTOR) for t in THEMES for code in LANGUAGES),
]
FOLDER = Path(__file__).parent / "pictures"


def paint(screen: Screen, books: Mapping[str, RuleBook]) -> QImage:
    """Return a picture of the real window, or of its projector, with the illustration 1-A."""
    situation = read_document(
        Source(DOCUMENT, (resources() / DOCUMENT).read_text("utf-8"))
    ).situation
    window = make_window(books, "tda-2024", screen.language, theme.by_name(screen.theme), situation)
    shown: QWidget = window if screen.view == "window" else window.projector.prepared()
    shown.resize(QSize(*screen.size))
    shown.show()
    QApplication.processEvents()
    picture = shown.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    shown.close()
    window.close()
    window.deleteLater()  # at once: the next one may speak another language
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    picture.setText(PAINTER, qVersion())
    return picture


def tolerated(one: QImage, other: QImage) -> int:
    """Return how many squares of two pictures may differ."""
    if one.text(PAINTER) == other.text(PAINTER):
        return 0
    return one.width() * one.height() // BLOCK**2 // OF_ANOTHER_QT


def different(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """Return the squares in which two pictures differ, by column and row; all where sizes do."""
    if one.size() != other.size():
        return [(0, 0)]
    wide, high = max(1, one.width() // BLOCK), max(1, one.height() // BLOCK)
    means = [_means(picture, QSize(wide, high)) for picture in (one, other)]
    return [
        (number % wide, number // wide)
        for number in range(wide * high)
        if means[0][4 * number : 4 * number + 4] != means[1][4 * number : 4 * number + 4]
        and any(abs(means[0][4 * number + c] - means[1][4 * number + c]) > FAINT for c in range(3))
    ]


def _means(picture: QImage, size: QSize) -> bytes:
    small = picture.convertToFormat(QImage.Format.Format_RGB32).scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return bytes(small.constBits())
