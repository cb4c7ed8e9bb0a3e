"""Files are written whole or not at all, and what goes wrong is a sentence."""

import errno
import os

import pytest

from floorapp.widgets.print_files import write_file


def told(problem):
    return problem.message.format_map(problem.facts)


def test_a_file_is_written_over_an_older_one(tmp_path):
    file = tmp_path / "slip.pdf"
    file.write_bytes(b"old")
    assert write_file(file, b"new", "slip.pdf") is None
    assert file.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full"),
        (errno.EDQUOT, "The disk is full"),
        (errno.EROFS, "Nothing may be written in this folder"),
        (errno.EACCES, "Nothing may be written in this folder"),
        (errno.EIO, "This file cannot be written"),
    ],
)
def test_the_old_file_stays_where_the_new_one_fails(tmp_path, monkeypatch, number, sentence):
    file = tmp_path / "slip.pdf"
    file.write_bytes(b"old")

    def failing(_descriptor):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", failing)
    problem = write_file(file, b"new", "slip.pdf")
    assert told(problem).startswith(sentence) and problem.place == "slip.pdf"
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_is_not_there_is_named(tmp_path):
    folder = tmp_path / "nowhere"
    assert told(write_file(folder / "a.pdf", b"", "a.pdf")).startswith(
        f"There is no folder “{folder}”"
    )


def test_a_folder_is_no_file(tmp_path):
    assert "This is a folder" in told(write_file(tmp_path, b"", "x"))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("a\x00b.pdf", "This file cannot be written"), ("x" * 300, "This name is too long")],
)
def test_a_name_that_no_file_can_have(tmp_path, name, sentence):
    assert told(write_file(tmp_path / name, b"", "x")).startswith(sentence)
    assert list(tmp_path.iterdir()) == []
