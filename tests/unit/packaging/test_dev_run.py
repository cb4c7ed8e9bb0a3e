"""What ``dev.py run`` starts: the program as asked, and on a first start a demonstration."""

from pathlib import Path

import pytest

import dev

PYTHON = Path("python")
PROGRAM = [PYTHON, "-m", "floorapp"]


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[list[object], bool]]:
    """The commands that are run, instead of running them."""
    seen: list[tuple[list[object], bool]] = []

    def call(command: list[object], *, without_screen: bool = False) -> int:
        seen.append((command, without_screen))
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "PICTURE", tmp_path / "build" / "floorapp.png")
    return seen


def test_a_first_start_plays_a_demonstration(called, monkeypatch):
    monkeypatch.setattr(dev, "has_screen", lambda: True)
    assert dev.run_program(PYTHON, []) == 0
    assert called == [([*PROGRAM, "demo", "tda47-ex1"], False)]


def test_without_a_screen_it_is_drawn_and_printed(called, monkeypatch):
    monkeypatch.setattr(dev, "has_screen", lambda: False)
    assert dev.run_program(PYTHON, []) == 0
    drawn, printed = called
    assert drawn == (
        [*PROGRAM, "picture", str(dev.DEMONSTRATION), "-o", dev.PICTURE],
        True,
    )
    assert printed == ([*PROGRAM, "demo", "--text", "tda47-ex1"], False)


def test_a_document_is_opened_or_ruled_on(called, monkeypatch):
    document = str(dev.README_DOCUMENT)
    monkeypatch.setattr(dev, "has_screen", lambda: True)
    dev.run_program(PYTHON, [document])
    monkeypatch.setattr(dev, "has_screen", lambda: False)
    dev.run_program(PYTHON, [document])
    assert [command[:4] for command, _ in called] == [
        [*PROGRAM, document],
        [*PROGRAM, "picture"],
        [*PROGRAM, "rule"],
    ]


def test_the_demonstration_of_a_first_start_is_there():
    assert dev.DEMONSTRATION.is_file()
