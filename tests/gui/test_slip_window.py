"""The slip window beside the real one: by keyboard alone, by mouse alone, live, in every language."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from floorapp.engine.values import replace
from floorapp.explain.catalogue import LANGUAGES
from floorapp.viewmodels.slip_view import Decision
from floorapp.widgets import slip_printer, theme
from floorapp.widgets.print_page import A5, PAPERS, ROLL
from floorapp.widgets.slip_layout import slip_pages
from floorapp.widgets.slip_printer import print_pages
from tests.conftest import ROOT
from tests.gui.paper import ink_outside, rasterised, sizes, told
from tests.gui.pixels import shows

EXAMPLE = "50/100 A,B,C,D,E flop: b100 a125 c a200 c c "


@pytest.fixture(autouse=True)
def _spoken(speak, monkeypatch):
    monkeypatch.setattr("floorapp.widgets.slip_door.catalogue", speak)


@pytest.fixture
def slip(window, qtbot):
    """The slip of illustration 47, example 1-A, opened with its key."""
    window.desk.type_line(EXAMPLE)
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.entry.edit, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    opened = window.slip.window
    qtbot.waitExposed(opened)
    yield opened
    window.slip.close()


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def buttons(slip):
    return [
        *slip.papers.values(),
        *slip.languages.values(),
        slip.pdf,
        slip.png,
        slip.print,
        slip.copy,
    ]


def test_it_is_made_when_it_is_opened_for_the_first_time(window):
    assert window.slip.window is None


def test_nothing_of_it_is_read_at_the_start():
    script = (
        "import sys, floorapp.app\n"
        "print([name for name in sys.modules if 'slip_w' in name or 'print_' in name"
        " or 'QtPrintSupport' in name])"
    )
    found = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[]"


def test_by_keyboard_alone(slip, window, qtbot):
    assert slip.isVisible() and not slip.isModal()
    slip.activateWindow()
    qtbot.waitUntil(slip.isActiveWindow)
    reached = set()
    for _ in range(30):
        now = QApplication.focusWidget()
        reached.add(now)
        QTest.keyClick(now or slip, Qt.Key.Key_Tab)
    assert {slip.pdf, slip.png, slip.print, slip.copy, slip.area} <= reached
    slip.copy.setFocus()
    QTest.keyClick(slip.copy, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text().startswith("Floor ruling\n")
    assert slip.message.text() == "The text is copied."
    QTest.keyClick(slip, Qt.Key.Key_Escape)
    assert not slip.isVisible()
    qtbot.waitUntil(window.isActiveWindow)


def test_its_buttons_have_keys(slip, monkeypatch, qtbot):
    asked = []
    monkeypatch.setattr(slip_printer, "printer_names", lambda: asked.append("printers") or ())
    slip.activateWindow()
    qtbot.waitUntil(slip.isActiveWindow)
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(slip, Qt.Key.Key_C, control)
    qtbot.waitUntil(lambda: slip.message.text() == "The text is copied.")
    QTest.keyClick(slip, Qt.Key.Key_P, control)
    qtbot.waitUntil(lambda: bool(asked))
    QTest.keyClick(slip, Qt.Key.Key_S, control)
    qtbot.waitUntil(lambda: slip.dialog is not None and slip.dialog.isVisible())
    slip.dialog.close()
    assert [button.toolTip() for button in (slip.pdf, slip.print, slip.copy)] == [
        "Ctrl+S",
        "Ctrl+P",
        "Ctrl+C",
    ]


def test_it_does_not_outlive_the_window(slip, window):
    window.close()
    assert not slip.isVisible()


def test_by_mouse_alone(window, hands):
    hands.choose(window.context.menu, "Slip")
    slip = window.slip.window
    assert slip.isVisible()
    click(slip.papers["80mm"])
    assert slip.papers["80mm"].isChecked() and not slip.papers["a5"].isChecked()
    click(slip.languages["fr"])
    assert slip.languages["fr"].isChecked()
    click(slip.copy)
    assert "No-limit" in QGuiApplication.clipboard().text()
    window.slip.close()


def test_the_ruling_goes_on_beside_it(slip, window, qtbot):
    before = slip.area.accessibleDescription()
    window.activateWindow()
    QTest.keyClicks(window.entry.edit, "c")
    qtbot.waitUntil(lambda: slip.area.accessibleDescription() != before)
    assert "C may" not in slip.area.accessibleDescription().splitlines()[2]
    slip.close()
    closed = slip.area.accessibleDescription()
    window.desk.new_dispute()
    qtbot.wait(10)
    assert slip.area.accessibleDescription() == closed


def test_a_decision_that_was_given_stands_on_the_slip_until_the_next_act(slip, window, qtbot):
    window.slip.open_with(Decision(text="C may raise.", decided_by="Zoë", number="12"))
    assert "C may raise.\n" in slip.slip.text and "No. 12" in slip.slip.text
    click(slip.languages["de"])
    assert "C may raise.\n" in slip.slip.text
    window.desk.undo()
    qtbot.waitUntil(lambda: "C may raise.\n" not in slip.slip.text)


@pytest.mark.parametrize("is_on_it", [True, False])
def test_a_decision_stays_while_only_the_view_is_another(slip, window, qtbot, is_on_it):
    given = Decision(text="C may raise.", decided_by="Zoë", number="12")
    if is_on_it:
        window.slip.open_with(given)
    else:
        window.slip.note(given)
    window.context.language_picked.emit("fr")
    window.desk.look_at(2)
    window.desk.look_at(None)
    window.desk.ask("D")
    window.desk.ask(None)
    qtbot.wait(10)
    window.slip.open()
    assert "C may raise.\n" in slip.slip.text and "12" in slip.slip.text


@pytest.mark.parametrize(
    "change",
    [
        lambda window: window.desk.set_book("wsop-live-2026"),
        lambda window: window.door.open(),
        lambda window: window.desk.type_line(f"{EXAMPLE}f "),
        lambda window: window.desk.new_dispute(),
    ],
)
def test_a_decision_goes_with_what_it_was_given_on(slip, window, qtbot, change):
    window.slip.open_with(Decision(text="C may raise.", decided_by="Zoë", number="12"))
    change(window)
    qtbot.waitUntil(lambda: "C may raise.\n" not in slip.slip.text)


def test_a_decision_on_an_act_in_dispute_goes_when_something_else_is_told(slip, window, qtbot):
    window.door.open()
    window.slip.open_with(Decision(text="C may raise.", decided_by="Zoë", number="12"))
    window.context.language_picked.emit("fr")
    qtbot.wait(10)
    assert "C may raise.\n" in slip.slip.text
    window.door.editing.tell(what="clock")
    qtbot.waitUntil(lambda: "C may raise.\n" not in slip.slip.text)


def test_the_slip_speaks_another_language_than_the_window(slip, window, speak, qtbot):
    headline = {
        language: speak(language).text("{Seat} may not raise.", seat=speak(language).seat("C"))
        for language in LANGUAGES
    }
    for language in LANGUAGES:
        click(slip.languages[language])
        assert headline[language] in slip.area.accessibleDescription()
        assert window.desk.words.language == "en"
    window.context.language_picked.emit("fr")
    qtbot.wait(10)
    assert headline["de"] in slip.area.accessibleDescription()


@pytest.mark.parametrize("worn", [theme.LIGHT, theme.DARK], ids=lambda worn: worn.name)
def test_it_can_be_seen_and_hit_in_every_theme(slip, window, worn):
    window.context.theme_picked.emit(worn.name)
    QApplication.processEvents()
    assert shows(slip, worn.panel) and shows(slip.preview, "#ffffff")
    for button in buttons(slip):
        assert button.text() and button.height() >= theme.TOUCH
        needed = button.fontMetrics().horizontalAdvance(button.text()) + 8
        assert button.width() >= needed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_fit_on_the_buttons(slip, window, language, qtbot):
    window.context.language_picked.emit(language)
    qtbot.wait(10)
    for button in buttons(slip):
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text()) + 8


def test_all_pages_can_be_scrolled_to(slip):
    for paper in PAPERS:
        click(slip.papers[paper])
        QApplication.processEvents()
        bar = slip.area.verticalScrollBar()
        bar.setValue(bar.maximum())
        last = slip.preview.places[-1]
        bottom = slip.preview.mapTo(slip.area.viewport(), QPoint(0, int(last.bottom()))).y()
        assert bottom <= slip.area.viewport().height()
        assert slip.preview.places[0].width() <= slip.area.viewport().width()


@pytest.mark.parametrize("paper", PAPERS)
def test_it_can_have_any_size(slip, window, paper):
    """Around each size at which a bar to scroll with is needed, for it makes the pages narrower."""
    click(slip.papers[paper])
    for scale in (1.0, 3.0):
        slip.wear(theme.LIGHT.scaled(scale))
        for width in (*range(330, 2000, 97), 1500):
            for height in (1, 300, 700, 1100, 1400, 2000):
                slip.resize(width, height)
                QApplication.processEvents()
        slip.resize(int(900 * scale), 900)
        for height in range(700, 1300, 7):
            slip.resize(int(900 * scale), height)
            QApplication.processEvents()
    assert window.isVisible()


def test_a_pdf_is_saved_under_the_name_that_is_picked(slip, tmp_path, qtbot):
    click(slip.pdf)
    dialog = slip.dialog
    assert isinstance(dialog, QFileDialog) and not dialog.isModal()
    file = tmp_path / "C may not raise.pdf"
    dialog.fileSelected.emit(str(file))
    dialog.close()
    qtbot.waitUntil(file.exists)
    assert "C may fold or call 75." in told(file.read_bytes())
    assert slip.message.text() == f"Saved: {file}"


def test_a_picture_has_a_file_for_each_page(slip, window, tmp_path, qtbot):
    window.desk.type_line("500/1000/1000 9p pre: " + "c " * 8 + "x / " + "x " * 9 + "/ " + "x " * 9)
    qtbot.wait(10)
    click(slip.png)
    slip.dialog.fileSelected.emit(str(tmp_path / "slip.png"))
    slip.dialog.close()
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["slip-2.png", "slip.png"]
    image = QImage(str(tmp_path / "slip.png"))
    assert abs(image.width() / image.height() - 148 / 210) < 0.01


def test_what_cannot_be_saved_is_told_in_a_sentence(slip, tmp_path):
    slip.save(tmp_path / "nowhere" / "slip.pdf")
    assert slip.message.text().startswith("There is no folder “")
    slip.save(tmp_path / "slip.doc")
    assert slip.message.text() == "The name of a slip must end in .pdf, .png or .txt."
    assert list(tmp_path.iterdir()) == []


def test_characters_that_no_font_has_are_told(slip, window, qtbot):
    window.desk.open(replace(window.desk.situation, title="x \U000f0000"))
    qtbot.waitUntil(lambda: bool(slip.message.text()))
    assert "U+F0000" in slip.message.text()


def test_without_a_printer_there_is_a_sentence(slip, monkeypatch):
    monkeypatch.setattr(slip_printer, "printer_names", lambda: ())
    click(slip.print)
    assert slip.message.text().startswith("There is no printer")


def file_printer(path):
    """A printer that prints into a file, as sharp as a real one."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


@pytest.mark.parametrize("paper", [A5, ROLL], ids=lambda paper: paper.name)
def test_a_printer_gets_the_same_pages(slip, tmp_path, monkeypatch, paper):
    file = tmp_path / "printed.pdf"
    monkeypatch.setattr(slip_printer, "printer_names", lambda: ("Floor",))
    monkeypatch.setattr(slip_printer, "printer_named", lambda _name: file_printer(file))
    click(slip.papers[paper.name])
    click(slip.print)
    assert slip.message.text().startswith("Sent to the printer")
    data = file.read_bytes()
    assert "C may fold or call 75." in told(data)
    assert abs(sizes(data)[0][0] - paper.width_mm / 25.4 * 72) < 1
    (image,) = rasterised(data)
    content = paper.content
    if paper.is_roll:
        content.setBottom(image.height() - content.top())
    assert not ink_outside(image, content)


def test_all_pages_are_printed_on_the_paper_that_is_in(slip, window, tmp_path, monkeypatch, qtbot):
    """A printer of cards makes a slip smaller; none of it is lost."""
    file = tmp_path / "printed.pdf"
    window.desk.type_line("500/1000/1000 9p pre: " + "c " * 8 + "x / " + "x " * 9 + "/ " + "x " * 9)
    qtbot.wait(10)
    pages = slip_pages(slip.slip, A5)
    assert len(pages) == 2
    assert print_pages(file_printer(file), pages, "slip") is None
    assert len(sizes(file.read_bytes())) == 2
    card = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A7), QPageLayout.Orientation.Portrait, QMarginsF()
    )
    printer = file_printer(file)
    monkeypatch.setattr(printer, "setPageLayout", lambda _layout: printer_takes(printer, card))
    assert print_pages(printer, pages[:1], "slip") is None
    (image,) = rasterised(file.read_bytes())
    shrunk = A5.content
    scale = image.width() / (148 / 25.4 * 96)
    assert not ink_outside(image, QRectF(*(by * scale for by in shrunk.getRect())))


def printer_takes(printer, layout):
    """The paper that is in, whatever is asked for."""
    return QPrinter.setPageLayout(printer, layout)


def test_a_printer_that_stops_is_told(slip, tmp_path, monkeypatch):
    printer = file_printer(tmp_path / "printed.pdf")
    monkeypatch.setattr(printer, "newPage", lambda: False)
    pages = slip_pages(slip.slip, A5)
    problem = print_pages(printer, [*pages, *pages], "slip")
    assert "has stopped" in problem.message


def test_among_several_printers_one_is_picked(slip, monkeypatch):
    picked = []
    monkeypatch.setattr(slip_printer, "printer_names", lambda: ("Office & bar", "Receipts"))
    monkeypatch.setattr(slip, "_print_on", picked.append)
    click(slip.print)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert picked == ["Receipts"]


@pytest.mark.qt_log_ignore("QPdfEngine|QPrinter|QPainter")
def test_a_printer_that_takes_nothing_is_told(slip, monkeypatch, tmp_path):
    broken = file_printer(tmp_path / "nowhere" / "printed.pdf")
    monkeypatch.setattr(slip_printer, "printer_names", lambda: ("Floor",))
    monkeypatch.setattr(slip_printer, "printer_named", lambda _name: broken)
    click(slip.print)
    assert "takes nothing" in slip.message.text()


def test_the_usual_printer_comes_first(monkeypatch):
    info = slip_printer.QPrinterInfo
    monkeypatch.setattr(info, "availablePrinterNames", lambda: ["Bar", "Floor", "Attic"])
    monkeypatch.setattr(info, "defaultPrinterName", lambda: "Floor")
    assert slip_printer.printer_names() == ("Floor", "Attic", "Bar")
    assert isinstance(slip_printer.printer_named("Bar"), QPrinter)


def test_nothing_is_written_where_nothing_was_asked_for(slip, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    click(slip.pdf)
    slip.dialog.close()
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(("size", "percent"), [((1110, 600), 200), ((3840, 2160), 100)])
@pytest.mark.parametrize("own_size", [None, (920, 720), (1110, 600), (2300, 1800)])
def test_the_slip_has_room_whatever_the_type_of_the_table(window, slip, size, percent, own_size):
    window.resize(*size)
    window.look.set_text_size(percent)
    if own_size:
        slip.resize(*own_size)
    assert slip.area.width() >= 0.4 * slip.width()
    window.slip.close()
    window.slip.open()
    assert slip.area.width() >= 0.4 * slip.width()
