"""The program as a process of its own: what it imports, prints and returns."""

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.unit.cli.conftest import SHORT_ALL_INS

ROOT = Path(__file__).resolve().parents[3]


def start(*words: str) -> subprocess.Popen:
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONUNBUFFERED"}
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    environment |= {"LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    environment |= {"PYTHONIOENCODING": "ascii"}  # as a console of another encoding
    return subprocess.Popen([sys.executable, *words], cwd=ROOT, env=environment, **pipes)


@pytest.mark.parametrize(
    "command",
    [
        ["rule", "--line", "50/100 flop: b100 a125 c a200 c"],
        ["cases", "tests/cases/traps.toml"],
        ["rulebooks", "--json"],
    ],
    ids=lambda command: command[0],
)
def test_a_command_without_a_window_imports_no_qt(command):
    script = (
        "import sys\n"
        "from floorapp.cli import main\n"
        f"code = main({command!r})\n"
        "print(code, sorted(name for name in sys.modules if name.partition('.')[0] in {'PySide6', 'shiboken6'}))\n"
    )
    with start("-c", script) as process:
        out, err = process.communicate()
    assert err == b""
    assert out.splitlines()[-1] == b"0 []"


def test_the_program_reads_standard_input_and_prints_in_utf_8():
    with start("-m", "floorapp", "rule", "-") as process:
        out, err = process.communicate(SHORT_ALL_INS.encode())
    assert (process.returncode, err) == (0, b"")
    assert out.decode("utf-8").startswith("short-all-ins · TDA 2024")


def test_the_program_ends_with_2_and_no_traceback_where_nothing_can_be_read():
    with start("-m", "floorapp", "rule", "-") as process:
        out, err = process.communicate(b"\x00\xff")
    assert (process.returncode, out) == (2, b"")
    assert err.splitlines() == [b"standard input: This is not a text file in UTF-8."]


@pytest.mark.parametrize(
    "command", [["rulebooks"], ["rule", "--json", *["tests/cases/traps.toml"] * 6]]
)
def test_a_reader_that_goes_away_is_no_fault(command):
    with start("-m", "floorapp", *command) as process:
        process.stdout.close()
        err = process.stderr.read()
    assert (process.returncode, err) == (0, b"")


@pytest.mark.parametrize(
    ("view", "size"), [("window", (1400, 900)), ("projector", (1024, 576))], ids=str
)
def test_a_picture_of_a_document_is_written_to_a_file(view, size, tmp_path):
    sides = "{}x{}".format(*size)
    words = ["picture", "-", "--view", view, "--size", sides, "-o", str(tmp_path / "x.png")]
    with start("-m", "floorapp", *words) as process:
        out, err = process.communicate(SHORT_ALL_INS.encode())
    assert (process.returncode, out, err) == (0, b"", b"")
    head = (tmp_path / "x.png").read_bytes()[:24]
    assert head[1:4] == b"PNG"
    assert struct.unpack(">II", head[16:]) == size


def test_a_picture_that_cannot_be_written_is_one_problem(tmp_path):
    (tmp_path / "x.png").mkdir()
    words = ["picture", "-", "-o", str(tmp_path / "x.png")]
    with start("-m", "floorapp", *words) as process:
        _, err = process.communicate(SHORT_ALL_INS.encode())
    assert process.returncode == 2
    (line,) = err.decode("utf-8").splitlines()
    assert line.endswith("x.png: The picture cannot be written there: choose another file.")
