"""What a user has chosen is there again at the next start."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorapp import app, start
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.notation.writing import write_document
from floorapp.viewmodels.preferences import Preferences, PreferenceStore
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.opening import Opening
from floorapp.widgets.remembering import Remembering

Started = tuple[Opening, MainWindow]
Start = Callable[..., Started]


@pytest.fixture
def store(tmp_path: Path) -> PreferenceStore:
    """A file of its own."""
    return PreferenceStore(str(tmp_path / "floorapp.ini"))


@pytest.fixture
def started(
    qtbot: QtBot, books: Mapping[str, RuleBook], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    """The program as it starts, up to where it would wait for its end."""
    monkeypatch.setattr(start, "make_application", lambda _: QApplication.instance())
    monkeypatch.setattr(app.QApplication, "exec", lambda: 0)
    monkeypatch.setattr("sys.excepthook", lambda *_: None)

    def run(
        store: PreferenceStore | None,
        file: Path | None = None,
        demonstration: str | None = None,
    ) -> Started:
        _, opening = start.first_frame([], store)
        qtbot.addWidget(opening)
        liked = opening.preferences
        book = liked.book or "tda-2024"
        language = liked.language or "en"
        app.run_window(opening, books, book, language, file, demonstration=demonstration)
        window = opening.centralWidget()
        assert isinstance(window, MainWindow)
        return opening, window

    return run


def remembering(opening: Opening) -> Remembering:
    return opening.findChild(Remembering)


def test_what_was_chosen_is_there_again(started: Start, store: PreferenceStore) -> None:
    opening, window = started(store)
    window.desk.type_line("pl 100/200 6p turn: b300 c ")
    window.context.language_picked.emit("de")
    window.context.theme_picked.emit("contrast")
    window.context.book_picked.emit("aspt-doubling")
    window.look.set_text_size(125)
    opening.setGeometry(15, 25, 1150, 650)
    remembering(opening).save()
    again, window = started(PreferenceStore(store.file))
    desk = window.desk
    assert (desk.words.language, desk.book.id) == ("de", "aspt-doubling")
    assert (window.look.theme_name, window.look.text_size) == ("contrast", 125)
    now = desk.situation
    assert (now.betting, now.small_blind, now.big_blind) == ("pot-limit", 100, 200)
    assert (len(now.seats), now.street, now.acts) == (6, "turn", ())
    assert again.geometry() == QRect(15, 25, 1150, 650)
    assert not window.notice.isVisible()


def test_a_window_over_all_of_the_screen_is_so_again(
    started: Start, store: PreferenceStore
) -> None:
    opening, _ = started(store)
    opening.showMaximized()
    remembering(opening).save()
    again, _ = started(PreferenceStore(store.file))
    assert again.isMaximized()


def test_a_place_on_a_screen_that_has_gone_is_not_taken(
    started: Start, store: PreferenceStore
) -> None:
    store.write(Preferences(place=QRect(9000, 9000, 1200, 700)))
    opening, _ = started(store)
    screen = QApplication.primaryScreen().availableGeometry()
    assert screen.contains(opening.geometry().topLeft())


def test_a_document_goes_before_the_last_table(
    started: Start, store: PreferenceStore, tmp_path: Path
) -> None:
    opening, window = started(store)
    window.desk.setting.set_seat_count(3)
    remembering(opening).save()
    file = tmp_path / "x.floor"
    file.write_text(write_document(Situation(seats=("A", "B"))), encoding="utf-8")
    _, window = started(PreferenceStore(store.file), file)
    assert window.desk.situation.seats == ("A", "B")


def test_nothing_is_written_at_a_key_but_after_a_while(
    started: Start, store: PreferenceStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("floorapp.widgets.remembering._AFTER", 20)
    opening, window = started(store)
    written = []
    monkeypatch.setattr(store, "write", lambda now: written.append(now) or True)
    window.desk.setting.set_seat_count(4)
    window.desk.setting.set_seat_count(5)
    assert written == []
    qtbot.waitUntil(lambda: len(written) == 1)
    remembering(opening).save()
    assert len(written) == 1, "nothing has changed since"


def test_the_end_of_the_program_is_waited_for(started: Start, store: PreferenceStore) -> None:
    _, window = started(store)
    window.desk.setting.set_seat_count(4)
    QApplication.instance().aboutToQuit.emit()
    assert '"4"' in PreferenceStore(store.file).read().table


def test_a_damaged_file_is_told_once(started: Start, store: PreferenceStore) -> None:
    Path(store.file).write_bytes(b"\x00[[[")
    opening, window = started(store)
    assert window.notice.label.text() == "Your settings could not be read: the usual ones hold."
    window.desk.setting.set_seat_count(4)
    remembering(opening).save()
    _, window = started(PreferenceStore(store.file))
    assert window.notice.label.text() == ""
    assert len(window.desk.situation.seats) == 4


def test_a_file_that_cannot_be_written_is_told_once(started: Start, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    opening, window = started(PreferenceStore(str(tmp_path / "file" / "x.ini")))
    for count in (4, 5):
        window.desk.setting.set_seat_count(count)
        remembering(opening).save()
    assert window.notice.label.text().count("cannot be kept") == 1


def test_without_a_store_nothing_is_kept(started: Start) -> None:
    opening, _ = started(None)
    assert opening.preferences == Preferences()
    assert opening.findChildren(Remembering) == []


def test_a_demonstration_changes_no_choice(started: Start, store: PreferenceStore) -> None:
    opening, window = started(store)
    window.desk.type_line("100/200 6p turn: b300 c ")
    remembering(opening).save()
    window.demos.play("club-1-D")
    window.context.language_picked.emit("fr")
    remembering(opening).save()
    _, again = started(PreferenceStore(store.file))
    assert (again.desk.book.id, again.desk.words.language) == ("tda-2024", "fr")
    assert (again.desk.situation.big_blind, again.desk.situation.street) == (200, "turn")


def test_a_demonstration_is_played_at_the_start(started: Start) -> None:
    _, window = started(None, demonstration="tda47-ex1")
    assert window.demos.is_playing
    assert window.demos.bar is not None and window.demos.bar.isVisibleTo(window)
