"""Writing a file: the old one or the new one, never half of either, and one sentence why not."""

import errno
import os
import stat

import pytest

from floorapp.texts import write_text
from floorapp.whole_file import write_file

ROOM = "There is no room left on this disk: make room, or choose another place."
FOLDER = "Nothing may be written in this folder: choose another."
OTHER = "This file cannot be written: choose another name or folder."


def said(problem):
    return problem and problem.message.format(**problem.facts)


def test_a_file_is_written_and_nothing_else_is_left_in_the_folder(tmp_path):
    path = tmp_path / "x.floor"
    assert write_file(path, b"one", "x") is None
    assert write_file(path, b"two", "x") is None
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_permissions_are_kept_and_a_new_file_has_the_usual_ones(tmp_path):
    path, usual = tmp_path / "x.floor", tmp_path / "usual"
    usual.write_bytes(b"")
    write_file(path, b"one", "x")
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
    path.chmod(0o640)
    write_file(path, b"two", "x")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_is_followed(tmp_path):
    (tmp_path / "there").mkdir()
    path, link = tmp_path / "there" / "x.floor", tmp_path / "link"
    link.symlink_to(path)
    assert write_file(link, b"new", "x") is None
    assert link.is_symlink() and path.read_bytes() == b"new"


@pytest.mark.parametrize("call", ["open", "write", "fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, ROOM),
        (errno.EDQUOT, ROOM),
        (errno.EROFS, FOLDER),
        (errno.EACCES, FOLDER),
        (errno.EPERM, FOLDER),
        (errno.EIO, OTHER),
    ],
)
def test_a_failing_disk_leaves_the_file_as_it_was(tmp_path, monkeypatch, call, number, sentence):
    path = tmp_path / "x.floor"
    path.write_bytes(b"old")

    def fail(*_args, **_more):
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as failing:
        failing.setattr(f"os.{call}", fail)
        assert said(write_file(path, b"new", "x")) == sentence
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_fills_up_in_mid_write_leaves_the_file_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "x.floor"
    path.write_bytes(b"old")
    whole, written = os.write, []

    def some(descriptor, content):
        if written:
            raise OSError(errno.ENOSPC, "full")
        written.append(whole(descriptor, content[:2]))
        return written[0]

    with monkeypatch.context() as failing:
        failing.setattr("os.write", some)
        assert said(write_file(path, b"newer", "x")) == ROOM
    assert path.read_bytes() == b"old"


def test_what_the_system_takes_in_parts_is_written_whole(tmp_path, monkeypatch):
    whole = os.write
    monkeypatch.setattr("os.write", lambda to, content: whole(to, content[:1]))
    assert write_file(tmp_path / "x", b"in parts", "x") is None
    assert (tmp_path / "x").read_bytes() == b"in parts"


def test_a_folder_that_cannot_be_synced_is_no_fault(tmp_path, monkeypatch):
    whole = os.fsync

    def only_files(descriptor):
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "no")
        whole(descriptor)

    monkeypatch.setattr("os.fsync", only_files)
    assert write_file(tmp_path / "x", b"new", "x") is None


def test_what_is_no_file_is_not_replaced(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert said(write_file(tmp_path, b"", "x")) == "This is a folder: name a file in it."
    told = "This is no ordinary file: choose another name."
    assert said(write_file(tmp_path / "pipe", b"", "x")) == told
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


def test_a_file_that_may_not_be_changed_is_not_replaced(tmp_path, monkeypatch):
    path = tmp_path / "x.floor"
    path.write_bytes(b"old")
    monkeypatch.setattr("os.access", lambda *_: False)
    told = "This file may not be changed: save under another name."
    assert said(write_file(path, b"new", "x")) == told
    assert path.read_bytes() == b"old"


def test_a_folder_that_is_not_there_is_named(tmp_path):
    told = said(write_file(tmp_path / "no" / "x", b"", "x"))
    assert told == f"There is no folder “{tmp_path / 'no'}”: make it, or choose another."
    (tmp_path / "file").write_bytes(b"")
    assert "There is no folder" in said(write_file(tmp_path / "file" / "x", b"", "x"))


def test_a_name_that_is_too_long_is_told(tmp_path):
    told = said(write_file(tmp_path / ("x" * 300), b"", "x"))
    assert told == "This name is too long: choose a shorter one."


@pytest.mark.parametrize("name", ["a\0b", "\ud83c"])
def test_a_name_that_no_system_takes_is_told(tmp_path, name):
    assert said(write_file(tmp_path / name, b"", "x")) == OTHER
    assert "cannot be written" in said(write_text(tmp_path / name / "x", "", "x"))


def test_a_text_is_written_in_the_same_way(tmp_path):
    path, link = tmp_path / "made" / "x.toml", tmp_path / "link"
    assert write_text(path, "one\n", "x") is None
    path.chmod(0o640)
    link.symlink_to(path)
    path.with_name("x.toml.new").write_bytes(b"somebody's")
    assert write_text(link, "Zoë\n", "x") is None
    assert link.is_symlink() and path.read_bytes() == "Zoë\n".encode()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert path.with_name("x.toml.new").read_bytes() == b"somebody's"
    assert "cannot be written" in said(write_text(path, "\ud83c", "x"))
    assert path.read_bytes() == "Zoë\n".encode()
