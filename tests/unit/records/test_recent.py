"""The documents opened last: what is there, in order, and never a reason to fail."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from floorapp.records.recent import Recent

WHEN = datetime.fromisoformat("2026-03-12T21:04:07+01:00")


@pytest.fixture
def recent(tmp_path):
    return Recent(tmp_path / "records")


def made(path: Path) -> Path:
    path.write_text("")
    return path


def test_the_last_one_comes_first_and_each_once(recent, tmp_path):
    names = [made(tmp_path / name) for name in ("a", "b", "é ü")]
    for path in (*names, names[0]):
        recent.add(path)
    assert recent.files == (names[0], names[2], names[1])


def test_there_are_eight_at_most(recent, tmp_path):
    for number in range(30):
        recent.add(made(tmp_path / str(number)))
    assert [path.name for path in recent.files] == [str(number) for number in range(29, 21, -1)]


def test_what_has_gone_is_left_out_and_comes_back_with_the_file(recent, tmp_path):
    path = made(tmp_path / "a")
    recent.add(path)
    path.unlink()
    assert recent.files == ()
    made(path)
    assert recent.files == (path,)


def test_a_name_that_is_no_line_is_not_listed(recent, tmp_path):
    recent.add(made(tmp_path / "a\nb"))
    recent.add(made(tmp_path / "c"))
    assert [path.name for path in recent.files] == ["c"]
    odd = Path(os.fsdecode(bytes(tmp_path) + b"/\xff.floor"))
    recent.add(made(odd))
    assert recent.files[0] == odd


@pytest.mark.parametrize("content", [b"", b"\0\n\xff\n", b"\n\n", b"/no/such/file\n"])
def test_whatever_stands_in_the_list_is_no_fault(recent, tmp_path, content):
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "recent.txt").write_bytes(content)
    assert recent.files == ()


def test_where_nothing_may_be_written_nothing_is_remembered(tmp_path):
    recent = Recent(made(tmp_path / "file") / "records")
    recent.add(tmp_path / "x")
    assert (recent.files, recent.aside) == ((), ())


def test_a_dispute_is_put_aside_under_its_time(recent):
    assert recent.put_aside("a = 1", WHEN) is None
    (path,) = recent.aside
    assert path.name == "2026-03-12 21.04.07.000000.floor"
    assert path.read_text(encoding="utf-8") == "a = 1"
