"""The typeface is carried along, and its figures line up."""

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics

from floorapp.widgets import typeface

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_fonts_that_are_carried_along_are_found_by_qt():
    assert "Inter-Regular.otf" in typeface.load_fonts.__wrapped__()
    assert QFontInfo(typeface.font(15)).family() == "Inter"


def test_figures_are_of_equal_width():
    typeface.load_fonts.__wrapped__()
    metrics = QFontMetrics(typeface.font(15, QFont.Weight.Bold))
    assert metrics.horizontalAdvance("11,111") == metrics.horizontalAdvance("88,888")


def test_a_missing_or_broken_font_is_passed_over(tmp_path, monkeypatch):
    monkeypatch.setattr(typeface, "resources", lambda: tmp_path)
    assert typeface.load_fonts.__wrapped__() == ()
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "Broken.otf").write_bytes(b"")
    assert typeface.load_fonts.__wrapped__() == ()
