"""What is painted is what was looked at: pictures compared square by square.

`python3 packaging/dev.py screens` paints them anew; they are looked at before they are committed.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import Catalogue
from tests.screens.painting import FOLDER, PAINTER, SCREENS, Screen, different, paint, tolerated


@pytest.fixture(autouse=True)
def spoken(
    qtbot: QtBot, speak: Callable[[str], Catalogue], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every language, also where none is compiled beside its source."""
    assert qtbot
    monkeypatch.setattr("floorapp.viewmodels.desk.catalogue", speak)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_what_is_painted_was_looked_at(
    screen: Screen, books: Mapping[str, RuleBook], tmp_path: Path
) -> None:
    painted = paint(screen, books)
    kept = FOLDER / f"{screen.name}.png"
    painted.save(str(tmp_path / kept.name))
    looked_at = QImage(str(kept))
    found = len(different(painted, looked_at))
    told = f"{found} squares differ from {kept}; painted: {tmp_path}"
    assert found <= tolerated(painted, looked_at), told


def test_a_few_squares_may_differ_where_another_qt_painted() -> None:
    one, other = (QImage(1280, 800, QImage.Format.Format_RGB32) for _ in range(2))
    one.setText(PAINTER, "6.11")
    for version, few in (("6.11", 0), ("6.12", 16), ("", 16)):
        other.setText(PAINTER, version)
        assert tolerated(one, other) == few


def test_no_picture_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*")} == {screen.name for screen in SCREENS}


def test_a_word_that_is_missing_is_seen(books: Mapping[str, RuleBook]) -> None:
    screen = SCREENS[1]
    painted = paint(screen, books)
    assert different(painted, painted.copy()) == []
    for box in ((1090, 20, 40, 14), (860, 130, 60, 12), (36, 728, 36, 16)):
        changed = painted.copy()
        with QPainter(changed) as painter:
            painter.fillRect(*box, QColor(painted.pixelColor(box[0] - 4, box[1])))
        assert different(painted, changed) != [], box


def test_another_language_is_seen(books: Mapping[str, RuleBook]) -> None:
    english, german = (
        paint(Screen("dark", language, "window", (1280, 800)), books) for language in ("en", "de")
    )
    assert len(different(english, german)) > 50
