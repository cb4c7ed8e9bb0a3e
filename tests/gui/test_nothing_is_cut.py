"""At every size and in every language the words fit where they stand."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolButton

from floorapp.explain.catalogue import LANGUAGES
from floorapp.widgets.main_window import MainWindow

pytestmark = pytest.mark.broad

SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(1920, 1080))
LINES = (
    "",
    "50/100 flop: 100 a125 c a200 c c ",
    "500/1000 flop: b1000 a1250 c a2000 c c ",
    "50000/100000/100000 flop: b125000 r250000 ",
    "5p flop: x x x x x ",
    "11p flop: b100 ",
    "flop: b100 r150 ",
    "pl 6p pre: r350 ",
    "10/20 fl 6p f: b20 r40 r60 r80 r100 ",
    "10/20 fl 5p third: 1:i5 c c r20 c c c /fourth ",
    "50/100/10 9p pre: c c r300 ",
    "50/100 5p f: b100 c c f f / x b200 c f / ",
)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def sized(request: pytest.FixtureRequest, window: MainWindow) -> MainWindow:
    window.resize(request.param)
    QApplication.processEvents()
    assert window.size() == request.param
    return window


def every_state(window: MainWindow) -> Iterator[str]:
    """Put the window through languages and lines, painting each."""
    for language in LANGUAGES:
        window.context.language_picked.emit(language)
        for line in LINES:
            window.desk.type_line(line)
            for _ in range(2):  # what changes its height is laid out before what stands below it
                QApplication.processEvents()
            window.grab()
            yield f"{language}: {line}"
        window.desk.new_dispute()
        window.desk.setting.set_seat_count(9)


def test_the_titles_of_the_buttons_fit(sized: MainWindow, cut: list[str]) -> None:
    for state in every_state(sized):
        buttons = (*sized.bar.buttons.values(), sized.bar.next, sized.bar.new)
        titles = {button.text() for button in buttons}
        assert titles.isdisjoint(cut), state
        assert all(titles), state


def test_the_bars_fit(sized: MainWindow) -> None:
    for state in every_state(sized):
        context = sized.context
        shown = [
            part
            for part in (*context.findChildren(QToolButton), *context.findChildren(QLabel))
            if part.isVisible()
        ]
        assert len(shown) >= 8
        short = [part.text() for part in shown if part.width() < part.sizeHint().width()]
        assert short == [], state
        for bar in (context, sized.bar):
            apart([part.geometry() for part in bar.children() if is_shown(part)], bar.rect())


def test_where_it_is_written_is_seen_without_scrolling(sized: MainWindow) -> None:
    cited = 0
    for state in every_state(sized):
        ruling = sized.ruling
        if ruling.body.citations:
            first = ruling.body.citations[0].boxes[0]
            assert 0 <= first.top() <= first.bottom() < ruling.below.viewport().height(), state
            cited += 1
    assert cited > len(LINES)


def is_shown(part: object) -> bool:
    kinds = (QToolButton, QLabel, QLineEdit)
    return isinstance(part, kinds) and part.isVisible()


def apart(boxes: list[QRect], within: QRect) -> None:
    assert all(within.contains(box) for box in boxes)
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[:number]), (box, boxes)


def test_the_blinds_fit_their_field(sized: MainWindow) -> None:
    field = sized.context.blinds
    for line in ("50/100 ", "1000/2000/2000 ", "25000/50000 ", "50000/100000/100000 "):
        for language in LANGUAGES:
            sized.context.language_picked.emit(language)
            sized.desk.type_line(line)
            QApplication.processEvents()
            room = field.width() - 20
            assert field.fontMetrics().horizontalAdvance(field.text()) <= room, field.text()


def test_the_headline_and_the_verdict_fit_the_panel(sized: MainWindow) -> None:
    for state in every_state(sized):
        panel = sized.ruling
        for label in (panel.headline, panel.verdict):
            if label.isVisible():
                assert label.height() >= label.heightForWidth(label.width()), state
                assert panel.rect().contains(label.geometry()), state
        assert panel.below.height() > 90, state


def test_the_sentence_beside_the_line_fits(sized: MainWindow) -> None:
    message = sized.entry.message
    for language in LANGUAGES:
        sized.context.language_picked.emit(language)
        for line in ("flop: b100 r150", "flop: b100 zz ", "1/2/3/4 ", "flop: b100 r150 c "):
            sized.desk.type_line(line)
            QApplication.processEvents()
            assert message.isVisible()
            assert message.height() >= message.heightForWidth(message.width()), message.text()


def test_seats_never_overlap_and_stay_on_the_felt(sized: MainWindow) -> None:
    for count in range(2, 12):
        sized.desk.type_line(f"{count}p ")
        sized.desk.setting.set_seat_count(count)
        QApplication.processEvents()
        seats = [seat.geometry() for seat in sized.felt.seats]
        apart(seats, sized.felt.rect())
        pills = [wager.pill for wager in sized.felt.wagers if wager is not None]
        assert len(pills) == 2
        apart(pills, sized.felt.rect())


def test_the_words_on_seats_are_not_cut(sized: MainWindow, cut: list[str]) -> None:
    for state in every_state(sized):
        views = [seat.view for seat in sized.felt.seats]
        words = {view.label for view in views} | {view.total for view in views}
        words |= {text for view in views for text in (view.did, view.note, view.right_text)}
        assert words.isdisjoint(cut), state
        for seat in sized.felt.seats:
            shown = " ".join(word.text for word in seat.picture.words)
            assert seat.view.did in shown and seat.view.right_text in shown, state


def test_the_smallest_window_is_no_smaller(window: MainWindow) -> None:
    window.resize(300, 200)
    assert window.size() == SIZES[0]
