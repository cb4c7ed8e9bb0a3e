"""``floorapp compare``: all books on one dispute, the differences first."""

import json

import pytest

from tests.unit.cli.conftest import SHORT_ALL_INS

LINE = "50/100 A,B,C,D,E flop: b100 a125 c a200 c"


def test_the_ruling_book_comes_first_then_those_that_differ(run):
    told = run("compare", "--line", LINE)
    assert (told.code, told.err) == (0, [])
    heads = [line for line in told.out if line and not line.startswith("  ")]
    assert heads[:3] == ["Comparison of the rule books", "TDA 2024 · rules here", "ASPT · differs"]
    assert [head.endswith("differs") for head in heads[2:6]] == [True, True, True, False]
    assert "  Ruling: A may fold, call 100 or raise to 300 or more." in told.out


def test_a_document_is_compared_under_its_own_book(run, write):
    write("x.floor", SHORT_ALL_INS.replace("tda-2024", "aspt-doubling"))
    told = run("compare", "x.floor")
    assert told.out[0] == "short-all-ins"
    assert told.out[2] == "ASPT · rules here"


def test_another_book_may_be_asked_first_and_documents_stand_apart(run, write):
    write("x.floor", SHORT_ALL_INS)
    told = run("compare", "x.floor", "x.floor", "--rulebook", "wsop-2026")
    assert told.out[2] == "WSOP 2026 · rules here"
    assert told.out.count("short-all-ins") == 2
    assert told.out[told.out.index("short-all-ins", 1) - 1] == ""


def test_data_has_one_object_for_each_book(run):
    told = run("compare", "--line", LINE, "--json")
    rows = [json.loads(line) for line in told.out]
    assert rows[0]["book_id"] == "tda-2024"
    assert rows[0]["is_own"] and rows[0]["minimum"] == "300"
    assert len(rows) == 11


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_language_compares(run, language):
    assert run("compare", "--line", LINE, "--lang", language).code == 0


def test_a_book_that_is_not_there_is_told_once(run, write):
    write("x.floor", SHORT_ALL_INS)
    told = run("compare", "x.floor", "x.floor", "--rulebook", "tda-2023")
    assert told.code == 2 and told.out == []
    assert len(told.err) == 1 and "did you mean" in told.err[0]


def test_what_cannot_be_read_is_told(run):
    told = run("compare", "nowhere.floor")
    assert told.code == 2
    assert told.err[0].startswith("nowhere.floor: There is no such file")
