"""The levels of the event on a desk, and their table."""

import errno
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from floorapp.engine.problems import Problem
from floorapp.notation.levels import Level
from floorapp.viewmodels.event_levels import EventLevels, level_line
from floorapp.viewmodels.level_table import ANTE, BIG, CHIPS, NAME, SMALL, LevelTable

EVENT = (Level("1", 25, 50), Level("2", 50, 100, 100), Level("3", 100, 200, 200, (25, 100, 500)))
EDIT = Qt.ItemDataRole.EditRole
WARNING = QAbstractItemModelTester.FailureReportingMode.Warning


@pytest.fixture
def event(at, tmp_path: Path) -> EventLevels:
    desk = at()
    levels = EventLevels(desk, tmp_path / "own" / "levels.toml", desk)
    levels.set_levels(EVENT)
    return levels


def told(event: EventLevels) -> list[str]:
    return [f"{one.place}: {one.message.format(**one.facts)}" for one in event.told]


def test_a_level_sets_everything_as_one_step(event):
    event.go(2)
    now = event.desk.situation
    assert (now.small_blind, now.big_blind, now.ante, now.ante_kind) == (100, 200, 200, "big-blind")
    assert (now.level, now.chips) == ("3", (25, 100, 500))
    event.desk.undo()
    assert (event.desk.situation.big_blind, event.desk.situation.level) == (100, None)
    event.go(7)
    assert event.desk.situation.big_blind == 100


def test_typed_blinds_are_a_level_again_or_none(event):
    event.go(2)
    event.desk.setting.set_blinds(25, 50)
    assert event.current == 0
    assert (event.desk.situation.level, event.desk.situation.chips) == (None, ())
    event.desk.setting.set_blinds(60, 120)
    assert event.current is None
    event.step(1)
    assert event.current == 2
    event.desk.setting.set_blinds(60, 120)
    event.step(-1)
    assert event.current == 1
    event.desk.setting.set_blinds(1, 2)
    event.step(-1)
    assert event.current is None
    event.go(0)
    event.step(-1)
    assert event.current == 0
    event.go(2)
    event.step(1)
    assert event.current == 2


def test_of_two_levels_alike_the_one_by_name_is_played(event):
    event.set_levels((Level("1", 25, 50), Level("2", 25, 50)))
    event.go(1)
    assert event.current == 1


def test_levels_are_kept(event, at):
    again = EventLevels(at(), event.file)
    assert again.levels == EVENT
    assert told(again) == []


def test_a_damaged_file_is_told_and_the_good_levels_are_there(event, at):
    text = event.file.read_text("utf-8")
    event.file.write_text(text.replace("= 25\n", '= "x"\n', 1), "utf-8")
    again = EventLevels(at(), event.file)
    assert again.levels == EVENT[1:]
    assert again.is_fault
    assert told(again) == [
        "levels.toml:3: A level must have small_blind and big_blind in whole chips."
    ]
    event.file.write_bytes(b"\xff")
    assert told(EventLevels(at(), event.file)) == ["levels.toml: This is not a text file in UTF-8."]


WHOLE = b'format = "floorapp-levels/1"\n[[level]]\nname = "2"\nsmall_blind = 50\nbig_blind = 100\n'
UNREAD = [
    WHOLE + b"[[level]]\nname = 3\n",
    b"\xff",
    b"cut off = ",
    WHOLE.replace(b"levels/1", b"levels/2"),
]


@pytest.mark.parametrize("content", UNREAD)
def test_what_could_not_be_read_is_put_aside_before_the_first_change(at, tmp_path, content):
    file = tmp_path / "levels.toml"
    (tmp_path / "levels.toml.damaged").write_bytes(b"earlier")
    file.write_bytes(content)
    event = EventLevels(at(), file)
    assert event.is_fault
    assert file.read_bytes() == content
    event.insert(len(event.levels))
    kept = ": The file as it was is kept as “levels.toml.damaged-2”: not all of it could be read."
    assert told(event) == [kept]
    assert (tmp_path / "levels.toml.damaged").read_bytes() == b"earlier"
    assert (tmp_path / "levels.toml.damaged-2").read_bytes() == content
    event.insert(0)
    assert told(event) == []
    assert len(list(tmp_path.iterdir())) == 3
    assert EventLevels(at(), file).levels == event.levels


def test_bad_lines_of_a_table_are_told_beside_the_file_that_is_put_aside(at, tmp_path):
    (tmp_path / "levels.toml").write_bytes(b"x")
    event = EventLevels(at(), tmp_path / "levels.toml")
    (tmp_path / "x.csv").write_text("SB;BB\n50;100\nx;200\n", "utf-8")
    assert event.take_in(tmp_path / "x.csv") is False
    assert len(told(event)) == 3
    assert "levels.toml.damaged" in told(event)[-1]


@pytest.mark.parametrize("call", ["rename", "write"])
def test_where_the_disk_fails_the_damaged_file_is_where_it_was(at, tmp_path, monkeypatch, call):
    file = tmp_path / "levels.toml"
    file.write_bytes(UNREAD[0])
    event = EventLevels(at(), file)

    def fail(*_):
        raise OSError(errno.EIO, "no")

    with monkeypatch.context() as failing:
        failing.setattr(f"os.{call}", fail)
        assert event.set_levels(EVENT) is False
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_bytes() == UNREAD[0]
    assert event.set_levels(EVENT)
    assert (tmp_path / "levels.toml.damaged").read_bytes() == UNREAD[0]


def test_what_cannot_be_written_is_told_and_the_levels_hold(event):
    event.file.unlink()
    event.file.mkdir()
    assert event.set_levels(EVENT[:1]) is False
    assert event.levels == EVENT[:1]
    assert told(event) == ["levels.toml: This is a folder: name a file in it."]
    assert event.export(event.file) is False


def test_levels_are_put_in_and_taken_out(event):
    event.insert(3)
    assert event.levels[3] == Level("4", 100, 200, 200, (25, 100, 500))
    event.insert(0)
    assert event.levels[0].name == "2"  # behind the first of a new event
    event.remove((0, 4))
    assert event.levels == EVENT
    event.remove((9,))
    assert event.levels == EVENT
    event.set_levels((Level("Final", 50, 100),))
    event.insert(1)
    assert event.levels[1].name == "2"
    event.set_levels(())
    event.insert(0)
    assert event.levels == (Level("1", 25, 50),)


def test_bad_lines_of_a_table_are_told_and_the_good_ones_taken(event, tmp_path):
    file = tmp_path / "x.csv"
    file.write_text("SB;BB\n50;100\nx;200\n", "utf-8")
    assert event.take_in(file) is False
    assert event.levels == (Level("1", 50, 100),)
    assert told(event)[0] == ": Levels read: 1."
    assert told(event)[1].startswith("x.csv:3: ")
    file.write_text("nothing", "utf-8")
    assert event.take_in(file) is False
    assert event.levels == (Level("1", 50, 100),)
    assert event.take_in(tmp_path / "none.csv") is False


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Level 12: 500 / 1,000 / 1,000"), ("de", "Level 12: 500 / 1.000 / 1.000")],
)
def test_a_level_is_written_as_the_language_does(speak, language, line):
    assert level_line(Level("12", 500, 1000, 1000), speak(language)) == line
    assert level_line(Level("Final", 5, 10), speak(language)) == "Final: 5 / 10"


# --- the table ------------------------------------------------------------------------------------


@pytest.fixture
def table(event):
    return LevelTable(event, event)


@pytest.mark.parametrize(
    ("column", "text", "after"),
    [
        (SMALL, "75", Level("2", 75, 100, 100)),
        (SMALL, "150", Level("2", 150, 300, 300)),
        (SMALL, "", Level("2", 0, 100, 100)),
        (BIG, "1k", Level("2", 50, 1000, 1000)),
        (BIG, "40", Level("2", 20, 40, 40)),
        (ANTE, "10", Level("2", 50, 100, 10)),
        (ANTE, "", Level("2", 50, 100, 0)),
        (NAME, " Day 2 ", Level("Day 2", 50, 100, 100)),
        (NAME, "", Level("2", 50, 100, 100)),
        (CHIPS, "500/25", Level("2", 50, 100, 100, (25, 500))),
        (CHIPS, "", Level("2", 50, 100, 100)),
    ],
)
def test_a_cell_is_read_as_amounts_are_typed(table, event, column, text, after):
    assert table.setData(table.index(1, column), text, EDIT)
    assert event.levels == (EVENT[0], after, EVENT[2])


@pytest.mark.parametrize(
    ("column", "text"), [(SMALL, "x"), (BIG, "0"), (BIG, ""), (ANTE, "-1"), (CHIPS, "25/x")]
)
def test_what_is_no_amount_is_refused(table, event, qtbot, column, text):
    with qtbot.waitSignal(table.refused) as caught:
        assert not table.setData(table.index(1, column), text, EDIT)
    assert isinstance(caught.args[0], Problem)
    assert event.levels == EVENT


def test_what_is_not_there_is_nothing(table):
    assert not table.setData(QModelIndex(), "1")
    assert not table.setData(table.index(0, 0), "1", Qt.ItemDataRole.DisplayRole)
    assert table.data(QModelIndex()) is None
    assert table.data(table.index(0, 0), Qt.ItemDataRole.FontRole) is None
    assert table.rowCount(table.index(0, 0)) == table.columnCount(table.index(0, 0)) == 0
    assert table.headerData(9, Qt.Orientation.Horizontal) is None
    assert table.headerData(-1, Qt.Orientation.Horizontal) is None
    assert table.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.FontRole) is None
    assert table.headerData(0, Qt.Orientation.Vertical) == "1"
    align = Qt.ItemDataRole.TextAlignmentRole
    for column in range(table.columnCount()):
        header = table.headerData(column, Qt.Orientation.Horizontal, align)
        assert header == table.data(table.index(0, column), align)
    spoken = table.data(table.index(2, CHIPS), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Level 3: 100 / 200 / 200, 25/100/500"


@pytest.mark.parametrize("seed", range(3))
def test_the_table_keeps_the_promises_of_models(event, seed):
    rng = random.Random(seed)
    table = LevelTable(event, event)
    tester = QAbstractItemModelTester(table, WARNING, event)
    for _ in range(150):
        row, column = rng.randint(0, table.rowCount()), rng.randint(0, 4)
        text, language = rng.choice(("50", "1k", "x", "", "25/100")), rng.choice(("en", "de"))
        match rng.randint(0, 4):
            case 0:
                event.insert(row)
            case 1:
                event.remove((row,))
            case 2:
                event.set_levels(EVENT[: rng.randint(0, 3)])
            case 3:
                event.desk.set_language(language)
                table.retranslate()
            case _:
                table.setData(table.index(row, column), text)
        assert table.rowCount() == len(event.levels)
    assert tester.parent() is event


def test_an_export_reads_back(event, tmp_path):
    assert event.export(tmp_path / "x.csv")
    event.set_levels(())
    assert event.take_in(tmp_path / "x.csv")
    assert event.levels == EVENT
