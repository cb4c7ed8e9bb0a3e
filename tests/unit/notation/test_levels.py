"""The levels of an event: as TOML, and as a table from any spreadsheet."""

import csv

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorapp.notation.levels import (
    MOST_CHIPS,
    Level,
    LevelReading,
    in_order,
    level_fault,
    level_name,
    read_levels,
    write_levels,
)
from floorapp.notation.levels_csv import MOST_BYTES, read_levels_csv, write_levels_csv

HEADERS = {
    "en": ("Level", "Small blind", "Big blind", "Ante", "Chips"),
    "fr": ("Niveau", "Petite blinde", "Grosse blinde", "Ante", "Jetons"),
    "de": ("Level", "Small Blind", "Big Blind", "Ante", "Chips"),
}


def read(text: str | bytes) -> LevelReading:
    return read_levels_csv(text if isinstance(text, bytes) else text.encode(), "x.csv")


def told(reading: LevelReading) -> list[str]:
    return [f"{one.place}: {one.message.format(**one.facts)}" for one in reading.problems]


@st.composite
def levels(draw) -> Level:
    big = draw(st.integers(1, MOST_CHIPS - 1))
    chips = draw(st.lists(st.integers(1, MOST_CHIPS - 1), max_size=6))
    return Level(
        level_name(draw(st.text()), draw(st.integers(1, 99))),
        draw(st.integers(0, big)),
        big,
        draw(st.integers(0, MOST_CHIPS - 1)),
        in_order(chips),
    )


@given(st.lists(levels(), max_size=8))
def test_what_is_kept_is_read_again(some):
    assert read_levels(write_levels(some), "levels.toml") == LevelReading(tuple(some))


@given(st.lists(levels(), min_size=1, max_size=8), st.sampled_from(sorted(HEADERS)))
def test_what_is_exported_is_imported_again(some, language):
    text = write_levels_csv(some, HEADERS[language])
    for data in (text.encode(), b"\xef\xbb\xbf" + text.encode(), text.encode("utf-16")):
        reading = read_levels_csv(data, "x.csv")
        assert reading.problems == ()
        assert [one.amounts for one in reading.levels] == [one.amounts for one in some]
        assert [one.chips for one in reading.levels] == [one.chips for one in some]


@given(st.binary())
def test_any_bytes_are_levels_or_problems_with_a_place(data):
    reading = read_levels_csv(data, "x.csv")
    assert reading.levels or reading.problems
    assert all(one.place.startswith("x.csv") for one in reading.problems)
    assert all(level_fault(level) is None for level in reading.levels)


@given(
    st.lists(st.lists(st.text("0123456789,.;/ kx-\t\"'Lé\n", max_size=9), max_size=7), max_size=6)
)
def test_any_table_is_levels_or_problems(cells):
    text = "\n".join(";".join(row) for row in cells)
    reading = read(f"Level;SB;BB;Ante;Chips\n{text}")
    assert reading.levels or reading.problems
    assert all(level_fault(level) is None for level in reading.levels)


@given(st.text())
def test_any_text_is_kept_levels_or_a_problem(text):
    reading = read_levels(text, "levels.toml")
    assert reading.levels == ()
    assert reading.problems


THREE = (
    Level("1", 500, 1000, 1000),
    Level("2", 1500, 3000, 3000),
    Level("3", 10_000, 20_000, 20_000),
)


@pytest.mark.parametrize(
    "text",
    [
        "Level,SB,BB,Ante\n1,500,1000,1000\n2,1500,3000,3000\n3,10000,20000,20000",
        "Level;Small blind;Big blind;BBA\r\n1;500;1.000;1.000\r\n2;1.500;3.000;3.000\r\n3;10.000;20.000;20.000\r\n",
        "Niveau\tPetite blinde\tGrosse blinde\tAnte\n1\t500\t1 000\t1 000\n2\t1 500\t3 000\t3 000\n3\t10 000\t20 000\t20 000",
        "Stufe;Großer Blind;Kleiner Blind;Ante;Minuten\n1;1000;500;1000;40\n2;3000;1500;3000;40\n3;20000;10000;20000;40",
        "Minutes;Ante;BB;SB;Niveau\n30;1'000;1'000;500;Niveau 1\n30;3'000;3'000;1'500;Niveau 2\n30;20'000;20'000;10'000;Niveau 3",
        "level,sb,bb,ante\n1,500,1k,1k\n2,1.5k,3k,3k\n3,10k,20k,20k",
        'Level,SB,BB,Ante\n1,500,"1,000","1,000"\n2,"1,500","3,000","3,000"\n3,"10,000","20,000","20,000"',
        "Level,SB,BB,Ante\n1,500,1,000,1,000\n2,1,500,3,000,3,000\n3,10,000,20,000,20,000",
        "Level;SB;BB;Ante\n1;500,00;1.000,00;1000,0\n2;1500;3000;3000.00\n3;10000;20000;20000",
        "Level;Blinds;Ante\n1;500/1000;1000\n2;1500 / 3000;3000\n3;10k-20k;20k",
        "Level;Blinds\n1;500/1000/1000\n2;1500/3000/3000\n3;10k/20k/20k",
        "1;500;1000;1000\n2;1500;3000;3000\n3;10000;20000;20000",
        "500;1000;1000\n1500;3000;3000\n10000;20000;20000",
        "\n\nLevel;SB;BB;Ante;\n;;;;\n1;500;1000;1000;\nBreak;;;;\n2;1500;3000;3000;\nPause;15 min;;;\nChip race 25;;;;\n3;10000;20000;20000;\n",
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_table_is_read_however_it_was_written(text):
    reading = read(text)
    assert told(reading) == []
    assert reading.levels == THREE


def test_a_table_of_a_western_spreadsheet_is_read():
    text = "Niveau;Petite blinde;Grosse blinde;Dîner\n1;500;1\xa0000;é"
    assert read(text.encode("cp1252")).levels == (Level("1", 500, 1000),)


@pytest.mark.parametrize(
    ("cell", "chips"),
    [
        ("25/100/500", (25, 100, 500)),
        ("500 100 25", (25, 100, 500)),
        ("25, 100, 1k", (25, 100, 1000)),
        ("25|100|25", (25, 100)),
        ("", ()),
    ],
)
def test_chips_are_read_in_any_order(cell, chips):
    assert read(f"SB;BB;Jetons\n50;100;{cell}").levels == (Level("1", 50, 100, 0, chips),)


def test_chips_in_the_last_column_may_be_parted_by_the_same_comma():
    text = "SB,BB,Chips\n25,50,25,100,1000\n500,1000,25,100,500\n25,50,100,,"
    chips = [level.chips for level in read(text).levels]
    assert chips == [(25, 100, 1000), (25, 100, 500), (100,)]


def test_bad_lines_are_named_and_the_others_are_there():
    reading = read(
        "Level;SB;BB;Ante;Chips\n1;25;50;;\n2;x;100;;\n3;200;100;;\n4;50;0;;\n5;50;100;abc;\n"
        "6;50;100;;zz\n7;50;100;100;25\n8;;100;;\n"
    )
    assert [level.name for level in reading.levels] == ["1", "7"]
    assert told(reading) == [
        "x.csv:3: “x” is no amount of chips: write it as 1000, 1,000 or 1k.",
        "x.csv:4: The small blind is larger than the big blind: change one.",
        "x.csv:5: The big blind is missing: write it.",
        "x.csv:6: “abc” is no amount of chips: write it as 1000, 1,000 or 1k.",
        "x.csv:7: “zz” are no chips: write amounts, such as 25/100/500.",
        "x.csv:9: “” is no amount of chips: write it as 1000, 1,000 or 1k.",
    ]


def test_thousands_that_a_comma_may_or_may_not_have_cut_are_not_guessed():
    reading = read("SB,BB,Ante\n100,200,1,000\n25,50,50")
    assert reading.levels == (Level("1", 25, 50, 50),)
    (line,) = told(reading)
    assert line.startswith("x.csv:2: This line has more cells than the head")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "x.csv: This table is empty: write a level on a line."),
        ("\n ; ;\n", "x.csv: This table is empty: write a level on a line."),
        ("Level;SB;BB\n", "x.csv: This table has no level: write one on a line."),
        ("hello\nworld", "x.csv: This table has no level: write one on a line."),
        (b"1" * (MOST_BYTES + 1), "x.csv: This file is too large for a table of levels."),
    ],
)
def test_a_file_without_levels_is_told(text, sentence):
    assert told(read(text)) == [sentence]


def test_a_cell_longer_than_any_is_told_too():
    long = "1" * (csv.field_size_limit() + 1)
    assert told(read(f"SB;BB\n{long};100"))[0].startswith("x.csv:2: ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = [", "levels.toml: The end of this file is missing."),
        ('format = "x"\n', "levels.toml:1: These are no levels: "),
        ('format = "floorapp-levels/1"\nlevel = 3\n', "levels.toml:1: These are no levels: "),
        ("[[level]]\nbig_blind = true", "levels.toml:2: A level must have"),
        ("[[level]]\nbig_blind = 100\nname = 3", "levels.toml:2: A level must have"),
        ("[[level]]\nbig_blind = 100\nchips = 3", "levels.toml:2: The chips must be"),
        ("[[level]]\nbig_blind = 100\nchips = [0]", "levels.toml:2: The chips must be"),
        ("[[level]]\nbig_blind = 100\nante = -1", "levels.toml:2: This is no ante"),
        ("[[level]]\n", "levels.toml:2: The big blind is missing"),
    ],
)
def test_a_damaged_file_is_told_with_its_line(text, sentence):
    if text.startswith("["):
        text = f'format = "floorapp-levels/1"\n{text}\n[[level]]\nbig_blind = 200\n'
    reading = read_levels(text, "levels.toml")
    (line,) = told(reading)
    assert line.startswith(sentence)
    assert [level.big_blind for level in reading.levels] == ([200] if "[[" in text else [])


def test_levels_that_are_no_tables_are_told():
    reading = read_levels('format = "floorapp-levels/1"\nlevel = [1]\n', "levels.toml")
    assert told(reading)[0].endswith("The big blind is missing: write it.")


@given(st.text())
def test_no_name_is_a_formula_or_goes_over_a_line(text):
    name = level_name(text, 3)
    assert name and name.isprintable() and name == name.strip()
    assert name[0] not in "'=+-@"
    assert level_name(name, 3) == name
