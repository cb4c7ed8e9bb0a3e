"""Demonstrations as files: documents and case files of a folder, with every problem told."""

from pathlib import Path

import pytest

from floorapp.notation.demonstration import Demonstrations, read_demonstrations, read_folders
from floorapp.notation.source import Source

SITUATION = """\
format = "floorapp/1"

[situation]
title = "Over a bet"
big_blind = 100
street = "flop"
seats = ["A", "B", "C"]
actions = ["A bet 100", "B raise 300"]
"""
TABLE = SITUATION + "\n[demonstration]\n"
CASE = """\
[[case]]
id = "one"
big_blind = 100
street = "flop"
seats = ["A", "B"]
actions = ["A bet 100"]
"""
CASES = 'format = "floorapp-cases/1"\n' + CASE


def read(text: str) -> Demonstrations:
    return read_demonstrations(Source("x.floor", text), "x")


def told(found: Demonstrations) -> list[str]:
    return [f"{one.place}: {one.message.format_map(one.facts)}" for one in found.problems]


def test_a_plain_document_is_a_demonstration_by_the_name_of_its_file():
    found = read(SITUATION)
    (one,) = found.found
    assert found.problems == ()
    assert (one.id, one.rule, one.shows, one.rulebook) == ("x", "", (), None)
    assert one.title("fr") == "Over a bet"
    assert one.moments == (0, 1, None)


def test_a_document_says_what_it_shows():
    found = read(
        TABLE
        + 'rule = "43-A"\ntitles = { fr = "Sur une mise" }\n'
        + '[[demonstration.expect]]\nafter = 1\nrulebooks = ["tda-2024"]\nto_call = 100\n'
        + '[[demonstration.expect]]\nrulebooks = ["tda-2024"]\nto_call = 300\n'
    )
    (one,) = found.found
    assert found.problems == ()
    assert (one.rule, one.title("fr"), one.title("de")) == ("43-A", "Sur une mise", "Over a bet")
    assert [(show.after, dict(show.values)) for show in one.shows] == [
        (1, {"to_call": 100}),
        (None, {"to_call": 300}),
    ]
    assert one.rulebook == "tda-2024"


def test_each_case_of_a_case_file_is_a_demonstration_of_the_files_rule():
    found = read(f'{CASES}\n{CASE.replace("one", "two")}rule = "44"\n')
    assert [(one.id, one.rule) for one in found.found] == [("one", ""), ("two", "44")]
    found = read(CASES.replace("\n", '\nrule = "43"\n', 1))
    assert [one.rule for one in found.found] == ["43"]


def test_blinds_and_antes_are_posted_in_the_first_moment():
    text = SITUATION.replace('"flop"', '"preflop"').replace(
        '"A bet 100", "B raise 300"', '"A post 50", "B post 100", "C call"'
    )
    assert read(text).found[0].moments == (2, None)
    nothing = text.replace(', "C call"', "")
    assert read(nothing).found[0].moments == (None,)


def test_what_is_in_dispute_comes_behind_the_last_act():
    (one,) = read(SITUATION + '\n[situation.incident]\nseat = "C"\nchips = [100]\n').found
    assert one.moments == (0, 1, 2, None)
    assert one.at(2).incident is None
    assert one.at(None).incident is not None


def test_a_case_that_is_told_in_prose_is_none():
    assert read(CASES + "told = true\n").found == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a =", ["x.floor: The end of this file is missing."]),
        (SITUATION + "demonstration = 1\n", ["x.floor:9: “demonstration” is not known here: remove it."]),
        ("demonstration = 1\n" + SITUATION, ["x.floor:1: “demonstration” must be a table: write [demonstration] above its keys."]),
        (TABLE + "rulle = 1\n", ["x.floor:11: “rulle” is not known here: did you mean “rule”?"]),
        (TABLE + "rule = 47\n", ["x.floor:11: “rule” must be a text in quotes, such as “47-A”."]),
        (TABLE + 'titles = "x"\n', ['x.floor:11: “titles” must be a table of texts by language, such as { fr = "…", de = "…" }.']),
        (TABLE + 'titles = { it = "x" }\n', ['x.floor:11: “titles” must be a table of texts by language, such as { fr = "…", de = "…" }.']),
        (TABLE + "expect = 1\n", ['x.floor:11: An [[demonstration.expect]] needs rulebooks = ["…"] and values.']),
        (TABLE + '[[demonstration.expect]]\nrulebooks = ["a"]\nafter = 3\n', ["x.floor:13: “after” must be how many of the acts have happened: 0 to 2."]),
        (TABLE + '[[demonstration.expect]]\nrulebooks = ["a"]\nafter = true\n', ["x.floor:13: “after” must be how many of the acts have happened: 0 to 2."]),
        (CASES + "titles = 1\n", ['x.floor:8: “titles” must be a table of texts by language, such as { fr = "…", de = "…" }.']),
        (SITUATION.replace("B raise", "B rise"), ["x.floor:8: "]),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(text: str, said: list[str]):
    found = told(read(text))
    assert len(found) == len(said)
    assert all(line.startswith(start) for line, start in zip(found, said, strict=True)), found


def test_a_damaged_one_is_told_and_the_rest_is_there(tmp_path: Path):
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    shipped.mkdir()
    own.mkdir()
    (shipped / "a.toml").write_text(CASES, encoding="utf-8")
    (shipped / "notes.txt").write_text("no demonstration", encoding="utf-8")
    (own / "b.floor").write_text("format =", encoding="utf-8")
    (own / "c.floor").write_bytes(b"\xff")
    (own / "d.floor").write_text(SITUATION, encoding="utf-8")
    (own / "e.toml").write_text(CASES, encoding="utf-8")
    found = read_folders(shipped, own)
    assert [(one.id, one.is_own) for one in found.found] == [("one", False), ("d", True)]
    assert told(found) == [
        "b.floor: The end of this file is missing.",
        "c.floor: This is not a text file in UTF-8.",
        "e.toml:2: There is a demonstration “one” already: give this one another id.",
    ]


def test_one_is_found_by_its_id_however_it_is_capitalised(tmp_path: Path):
    (tmp_path / "d.floor").write_text(SITUATION, encoding="utf-8")
    found = read_folders(tmp_path, tmp_path / "none")
    assert found.by_id("D") is found.found[0]
    assert found.by_id("e") is None
