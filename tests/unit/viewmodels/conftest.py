"""A desk without a window."""

from collections.abc import Callable, Mapping

import pytest
from pytestqt.qtbot import QtBot

from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.desk import Desk


@pytest.fixture
def at(
    qtbot: QtBot,
    books: Mapping[str, RuleBook],
    speak: Callable[[str], Catalogue],
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[..., Desk]:
    """A desk on which a line was typed, in any of the languages."""
    assert qtbot
    monkeypatch.setattr("floorapp.viewmodels.desk.catalogue", speak)

    def desk_at(line: str = "", book: str = "tda-2024", language: str = "en") -> Desk:
        desk = Desk(books, book, language)
        desk.type_line(line)
        return desk

    return desk_at
