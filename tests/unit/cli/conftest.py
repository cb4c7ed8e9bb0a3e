"""The command line run in this process: its exit code, and both of its streams as lines."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from floorapp.cli import main

SHORT_ALL_INS = """\
format = "floorapp/1"
[situation]
id = "short-all-ins"
rulebook = "tda-2024"
big_blind = 100
street = "flop"
seats = ["A", "B", "C", "D", "E"]
actions = ["A bet 100", "B allin 125", "C call", "D allin 200", "E call"]
"""


class Output(NamedTuple):
    """What a command left behind."""

    code: int
    out: list[str]
    err: list[str]


Run = Callable[..., Output]


@pytest.fixture
def run(capsys, monkeypatch) -> Run:
    """Run a command; ``stdin`` is what it may read there."""

    def ran(*words: str, stdin: bytes = b"") -> Output:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main(words)
        streams = capsys.readouterr()
        return Output(code, streams.out.splitlines(), streams.err.splitlines())

    return ran


@pytest.fixture(autouse=True)
def english(monkeypatch) -> None:
    """Nothing is asked of the language of the machine, nor of its terminal."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture
def write(tmp_path, monkeypatch) -> Callable[[str, str | bytes], Path]:
    """Write a file into an empty working folder; its name is enough to find it."""
    monkeypatch.chdir(tmp_path)

    def written(name: str, content: str | bytes) -> Path:
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return written
