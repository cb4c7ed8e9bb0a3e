"""``floorapp`` and ``floorapp FILE``: what the window is opened on."""

from pathlib import Path
from types import SimpleNamespace

import pytest

import floorapp.app
import floorapp.start
from floorapp.cli import main
from floorapp.viewmodels.preferences import Preferences


@pytest.fixture
def frame():
    """The window's first frame, as just installed."""
    return SimpleNamespace(preferences=Preferences())


@pytest.fixture
def opened(monkeypatch, frame):
    """What the window would be opened with, instead of the window."""
    seen = []

    def run_window(opening, books, *more, records, demonstration):
        book_id, language, file, notices = more
        assert opening is frame
        assert demonstration is None
        assert records.parts[-2:] == ("floorapp", "records")
        seen.append((set(books), book_id, language, file, notices))
        return 0

    monkeypatch.setattr(floorapp.start, "first_frame", lambda *_: ("Qt", frame))
    monkeypatch.setattr(floorapp.app, "run_window", run_window)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return seen


def test_without_words_the_window_opens_on_an_empty_table(opened, books):
    assert main([]) == 0
    assert opened == [(set(books), "tda-2024", "en", None, ())]


def test_a_document_is_opened_in_the_language_asked_for(opened, books):
    assert main(["x.floor", "--lang", "fr"]) == 0
    assert opened == [(set(books), "tda-2024", "fr", Path("x.floor"), ())]


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


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_a_display(system, opened, monkeypatch):
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setattr("sys.platform", system)
    assert main([]) == 0
    assert len(opened) == 1
