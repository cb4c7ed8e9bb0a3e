"""At any size of window and of text, in any language and theme, no word of the bars is cut."""

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from floorapp.explain.catalogue import LANGUAGES
from floorapp.widgets.look import TEXT_SIZES
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.theme import TOUCH
from tests.gui.test_nothing_is_cut import LINES, apart

pytestmark = pytest.mark.broad

FAULTS = ("flop: b100 r150", "flop: b100 zz ", "1/2/3/4 ")
SIZES = st.one_of(
    st.sampled_from([QSize(1110, 600), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)]),
    st.builds(QSize, st.integers(1110, 3840), st.integers(600, 2160)),
)


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def shown(parent: QWidget, *kinds: type[QWidget]) -> list[QWidget]:
    return [part for kind in kinds for part in parent.findChildren(kind) if part.isVisible()]


def box(part: QWidget, window: QWidget) -> QRect:
    return QRect(part.mapTo(window, QPoint()), part.size())


def check_bars(window: MainWindow) -> None:
    for bar in (window.context, window.entry, window.bar):
        parts = shown(bar, QAbstractButton, QLabel, QLineEdit)
        apart([box(part, window) for part in parts], box(bar, window))
    apart(
        [box(part, window) for part in (window.context, window.entry, window.felt, window.ruling)],
        window.rect(),
    )
    assert box(window.bar, window).bottom() <= window.rect().bottom()
    for button in shown(window.context, QAbstractButton):
        assert button.width() >= button.sizeHint().width(), button.text()
    for button in shown(window.bar, QAbstractButton):
        assert min(button.width(), button.height()) >= TOUCH, button.text()
    for field in (window.context.blinds, window.bar.amount):
        if field.isVisible():
            room = field.width() - 20
            assert field.fontMetrics().horizontalAdvance(field.text()) <= room, field.text()
            assert field.height() >= field.fontMetrics().height(), field.text()


def check_sentences(window: MainWindow) -> None:
    for label in shown(window, QLabel):
        if label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    panel = window.ruling
    assert panel.below.height() >= panel.body.fontMetrics().height()


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    size=SIZES,
    worn=st.tuples(st.sampled_from(TEXT_SIZES), st.sampled_from(["light", "dark", "contrast"])),
    language=st.sampled_from(LANGUAGES),
    line=st.sampled_from([*LINES, *FAULTS]),
)
@example(QSize(1110, 600), (200, "dark"), "de", "pl 6p pre: r350 ")
@example(QSize(1110, 600), (200, "dark"), "fr", "10/20 fl 6p f: b20 r40 r60 r80 r100 ")
@example(QSize(1110, 600), (200, "contrast"), "de", "500/1000 flop: b1000 a1250 c a2000 c c ")
@example(QSize(1110, 600), (200, "light"), "de", "flop: b100 r150")
def test_no_word_of_the_bars_is_cut(
    window: MainWindow,
    cut: list[str],
    size: QSize,
    worn: tuple[int, str],
    language: str,
    line: str,
) -> None:
    percent, look = worn
    window.desk.type_line("")
    window.desk.setting.set_betting("no-limit")
    window.resize(size)
    window.look.set_text_size(percent)
    window.context.theme_picked.emit(look)
    window.context.language_picked.emit(language)
    window.desk.type_line(line)
    settle()
    cut.clear()
    window.bar.grab()
    assert window.size() == size
    titles = {button.text() for button in shown(window.bar, QAbstractButton)}
    assert sorted(titles & set(cut)) == []
    check_bars(window)
    check_sentences(window)
