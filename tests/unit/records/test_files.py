"""Files of disputes: what each kind of file is read as, and one sentence for what is none."""

import os

import pytest

from floorapp.engine.acts import Bet, Call, Post
from floorapp.engine.incidents.attached import Attached
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.records.dispute_file import SavedDispute
from floorapp.records.files import MOST_BYTES, read_file, save_file

SAVED = SavedDispute(situation=Situation(seats=("A", "B"), acts=(Bet("A", 100),), street="flop"))
HAND = Situation(
    seats=("A", "B", "C"),
    acts=(Post("A", 50), Post("B", 100), Call("C")),
    small_blind=50,
    big_blind=100,
    stacks={"A": 1000, "B": 1000, "C": 900},
    rulebook="tda-2024",
)


@pytest.fixture
def book(books):
    return books["tda-2024"]


@pytest.fixture
def read(book):
    return lambda path: read_file(path, lambda _: book)


def told(reading):
    return [f"{each.place}: {each.message.format(**each.facts)}" for each in reading.problems]


def test_a_document_is_read_back(tmp_path, book, read):
    assert save_file(tmp_path / "x.floor", SAVED, book) is None
    assert read(tmp_path / "x.floor").saved == SAVED


@pytest.mark.parametrize("name", ["x", "x.FLOOR", "x.toml", "é ü.floor"])
def test_whatever_a_document_is_called_it_is_one(tmp_path, book, read, name):
    assert save_file(tmp_path / name, SAVED, book) is None
    assert read(tmp_path / name).saved == SAVED


@pytest.mark.parametrize("name", ["x.phh", "x.PHH"])
def test_a_whole_hand_is_written_and_read_as_a_recorded_one(tmp_path, book, read, name):
    assert save_file(tmp_path / name, SavedDispute(situation=HAND), book) is None
    reading = read(tmp_path / name)
    assert not reading.problems and not reading.whole  # saving would lose cards and notes
    assert list(reading.saved.situation.stacks.values()) == [1000, 1000, 900]
    assert len(reading.saved.situation.acts) == len(HAND.acts)


@pytest.mark.parametrize(
    ("saved", "said"),
    [
        (SAVED, "PHH holds whole hands: this one begins later than its first street."),
        (
            SavedDispute(situation=replace(HAND, incident=Incident(seat="A"))),
            "PHH cannot say what happened in an act in dispute: save it as a .floor file.",
        ),
        (
            SavedDispute(situation=HAND, settled=(Attached(0, Incident(seat="A")),)),
            "PHH cannot say what happened in an act in dispute: save it as a .floor file.",
        ),
    ],
)
def test_what_a_recorded_hand_cannot_say_is_refused(tmp_path, book, saved, said):
    path = tmp_path / "x.phh"
    path.write_text("old")
    problem = save_file(path, saved, book)
    assert (problem.message, problem.place) == (said, "x.phh")
    assert path.read_text() == "old"


def test_of_many_hands_the_first_is_opened_and_that_is_told(tmp_path, book, read):
    save_file(tmp_path / "x.phh", SavedDispute(situation=HAND), book)
    hand = (tmp_path / "x.phh").read_text()
    (tmp_path / "x.phhs").write_text(f"[1]\n{hand}\n[2]\n{hand}\n")
    reading = read(tmp_path / "x.phhs")
    assert told(reading) == ["x.phhs: This file holds 2 hands: the first is opened."]
    assert reading.saved is not None and not reading.whole


def test_a_hand_that_cannot_be_read_is_told_once(tmp_path, read):
    (tmp_path / "x.phh").write_text('variant = "??"\nx = 1')
    reading = read(tmp_path / "x.phh")
    assert reading.saved is None and len(reading.problems) == 1


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", "This is not a text file in UTF-8."),
        ("é".encode("latin-1"), "This is not a text file in UTF-8."),
        ("format = 1".encode("utf-16"), "This is not a text file in UTF-8."),
        (b"PK\x03\x04", "This cannot be read from character 3 of this line on: check quotes and brackets, and that nothing is written twice."),
        (b"", "This is no document of floorapp: choose a .floor file."),
        (b"[tool]\nname = 'x'", "This is no document of floorapp: choose a .floor file."),
        (b"{}", "This cannot be read from character 1 of this line on: check quotes and brackets, and that nothing is written twice."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_file_of_another_program_is_told_in_one_sentence(tmp_path, read, content, said):
    (tmp_path / "x.floor").write_bytes(content)
    reading = read(tmp_path / "x.floor")
    assert reading.saved is None
    assert [each.partition(": ")[2] for each in told(reading)] == [said]


def test_a_file_larger_than_any_dispute_is_not_read(tmp_path, read):
    with (tmp_path / "x.floor").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    said = "x.floor: This file is too large for a dispute: choose a .floor file."
    assert told(read(tmp_path / "x.floor")) == [said]


def test_a_folder_a_pipe_and_nothing_at_all_are_told(tmp_path, read):
    os.mkfifo(tmp_path / "pipe")
    assert told(read(tmp_path)) == [f"{tmp_path.name}: This is a folder: name a file in it."]
    assert told(read(tmp_path / "pipe")) == [
        "pipe: This is no ordinary file: choose a .floor file."
    ]
    assert told(read(tmp_path / "no")) == [
        "no: There is no such file: check the name and the folder."
    ]
    assert told(read(tmp_path / "a\0b")) == ["a\0b: This file cannot be opened."]


def test_a_file_that_may_not_be_read_is_told(tmp_path, read, monkeypatch):
    def refuse(*_args):
        raise PermissionError

    monkeypatch.setattr("os.open", refuse)
    assert told(read(tmp_path / "x")) == [
        "x: This file may not be read: ask its owner for permission."
    ]


def test_a_disk_that_fails_while_reading_is_told(tmp_path, read, monkeypatch):
    (tmp_path / "x.floor").write_bytes(b"x")

    class Failing:
        def __enter__(self):
            return self

        def __exit__(self, *_):
            return None

        def read(self, _count):
            raise OSError(5, "Input/output error")

    monkeypatch.setattr("os.fdopen", lambda *_: Failing())
    assert told(read(tmp_path / "x.floor")) == ["x.floor: This file cannot be opened."]
