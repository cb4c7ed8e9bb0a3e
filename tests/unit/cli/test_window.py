"""``floorapp`` and ``floorapp FILE``: what the window is opened on."""

from types import SimpleNamespace

import pytest

import floorapp.app
import floorapp.start
from floorapp.cli import main
from floorapp.viewmodels.preferences import Preferences
from tests.unit.cli.conftest import SHORT_ALL_INS


@pytest.fixture
def frame():
    """The window's first frame, as just installed."""
    return SimpleNamespace(preferences=Preferences())


@pytest.fixture
def opened(monkeypatch, frame):
    """What the window would be opened with, instead of the window."""
    seen = []

    def run_window(opening, books, book_id, language, situation, notices, **more):
        assert opening is frame
        assert more == {"demonstration": None}
        seen.append((set(books), book_id, language, situation and situation.id, notices))
        return 0

    monkeypatch.setattr(floorapp.start, "first_frame", lambda *_: ("Qt", frame))
    monkeypatch.setattr(floorapp.app, "run_window", run_window)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return seen


def test_without_words_the_window_opens_on_an_empty_table(opened, books):
    assert main([]) == 0
    assert opened == [(set(books), "tda-2024", "en", None, ())]


def test_a_document_is_opened_in_the_language_asked_for(opened, books, write):
    write("x.floor", SHORT_ALL_INS)
    assert main(["x.floor", "--lang", "fr"]) == 0
    assert opened == [(set(books), "tda-2024", "fr", "short-all-ins", ())]


@pytest.mark.parametrize(
    ("liked", "words", "spoken", "book"),
    [
        (Preferences(language="de", book="wsop-2026"), [], "de", "wsop-2026"),
        (Preferences(language="de"), ["--lang", "fr"], "fr", "tda-2024"),
        (Preferences(language="tlh", book="gone"), [], "en", "tda-2024"),
    ],
)
def test_it_opens_as_it_was_liked(opened, frame, liked, words, spoken, book):
    frame.preferences = liked
    assert main(words) == 0
    assert opened[0][1:3] == (book, spoken)


def test_what_is_wrong_with_a_document_is_told_in_the_window(opened, write, capsys):
    write("x.floor", f'{SHORT_ALL_INS}titel = "x"\n')
    assert main(["x.floor"]) == 0
    told = "x.floor:9: “titel” is not known here: did you mean “title”?"
    assert opened[0][3:] == ("short-all-ins", (told,))
    assert capsys.readouterr().err == ""


def test_a_document_whose_set_up_cannot_be_read_is_not_opened_as_another(opened, write):
    write("x.floor", SHORT_ALL_INS.replace("big_blind", "big_blnd"))
    assert main(["x.floor"]) == 0
    told = "x.floor:5: “big_blnd” is not known here: did you mean “big_blind”?"
    assert opened[0][3:] == (None, (told,))


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_a_display(system, opened, monkeypatch):
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setattr("sys.platform", system)
    assert main([]) == 0
    assert len(opened) == 1
