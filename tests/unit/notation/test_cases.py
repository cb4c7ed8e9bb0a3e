"""Case files: situations with what each rule book must answer."""

import pytest

from floorapp.notation.cases import (
    CaseFile,
    Expectation,
    differences,
    is_case_file,
    read_cases,
)
from floorapp.notation.source import Source

START = 'format = "floorapp-cases/1"\n'
CASE = '[[case]]\nid = "one"\nseats = ["A", "B"]\nrule = "47"\nstatus = "ok"\nquestion = "?"\n'
EXPECT = '[[case.expect]]\nrulebooks = ["x", "y"]\nto_call = 100\nreopened = true\n'


def read(text: str) -> CaseFile:
    return read_cases(Source("x.toml", text))


def told(file: CaseFile) -> list[str]:
    return [f"{fault.place}: {fault.message.format(**fault.facts)}" for fault in file.problems]


def test_a_case_is_a_situation_with_expectations_by_rule_book():
    file = read(START + CASE + EXPECT)
    (case,) = file.cases
    assert file.problems == ()
    assert (case.name, case.told) == ("one", False)
    assert case.situation is not None
    assert case.situation.seats == ("A", "B")
    expected = Expectation(("x", "y"), {"to_call": 100, "reopened": True})
    assert case.expectations == (expected,)


def test_a_case_without_a_name_is_known_by_its_place():
    assert read(f'{START}[[case]]\nseats = ["A", "B"]').cases[0].name == "case 0"


def test_a_case_whose_acts_are_told_in_prose_has_no_situation():
    (case,) = read(START + CASE + "told = true").cases
    assert (case.situation, case.told) == (None, True)


@pytest.mark.parametrize(
    "line",
    [
        "told = false",
        'betting = "no-limit"',
        'betting = "pot-limit"',
        'betting = "fixed-limit"',
    ],
)
def test_other_cases_are_ruled_on(line):
    assert read(START + CASE + line).cases[0].told is False


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a =", ["x.toml: The end of this file is missing."]),
        (START, ["x.toml: There is no [[case]] in this file: add one."]),
        (START + "case = 1", ["x.toml: There is no [[case]] in this file: add one."]),
        (START + "case = [1]", ["x.toml:2: A case must be a table: write [[case]]."]),
        ('format = "floorapp/1"\n[situation]\nx = 1', ["x.toml:1: This is a file of another kind (“floorapp/1”): it goes with “floorapp rule”."]),
        ("x = 1\ny = 2", ['x.toml:1: This is not a file of the kind that is expected here: such a one begins with format = "floorapp-cases/1".']),
        (CASE, ['x.toml:1: The format line is missing or of another version: write format = "floorapp-cases/1" at the top.']),
        (START + "extra = 1\n" + CASE, ["x.toml:2: “extra” is not known here: remove it."]),
        (START + CASE + "big_blnd = 1", ["x.toml:8: “big_blnd” is not known here: did you mean “big_blind”?"]),
        (START + CASE + "betting = []", ["x.toml:8: “[]” is no betting: write one of no-limit, pot-limit, fixed-limit."]),
        (START + CASE + "expect = 1", ['x.toml:8: An [[case.expect]] needs rulebooks = ["…"] and values.']),
        (START + CASE + "expect = [1]", ['x.toml:8: An [[case.expect]] needs rulebooks = ["…"] and values.']),
        (START + CASE + "[[case.expect]]\nto_call = 1", ['x.toml:8: An [[case.expect]] needs rulebooks = ["…"] and values.']),
        (START + CASE + "[[case.expect]]\nrulebooks = [1]", ['x.toml:8: An [[case.expect]] needs rulebooks = ["…"] and values.']),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_fault_of_a_case_file_is_told_with_its_line(text, said):
    assert told(read(text)) == said


def test_the_other_cases_and_expectations_of_a_faulty_file_are_there():
    file = read(f"{START}{CASE}{EXPECT}[[case.expect]]\nto_call = 1\n{CASE}")
    assert [len(case.expectations) for case in file.cases] == [1, 0]
    assert len(file.problems) == 1


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        (START, True),
        ("[[case]]", True),
        ('format = "floorapp/1"', False),
        ("", False),
        ("a =", False),
    ],
)
def test_a_case_file_is_known_by_its_format_or_its_cases(text, is_one):
    assert is_case_file(Source("x.toml", text)) is is_one


def test_each_value_that_differs_is_named():
    facts = {"to_call": 75, "options": ["fold"], "reopened": None}
    assert differences({"to_call": 75, "options": ["fold"]}, facts) == []
    assert differences({"reopened": False, "min_raise_to": 5}, facts) == [
        "reopened: expected False, got None",
        "min_raise_to: expected 5, got None",
    ]


def test_problems_of_a_case_file_are_told_in_the_order_of_their_lines():
    text = f'format = "x"\n{CASE}big_blnd = 1\n[[case.expect]]\nto_call = 1\n[[case]]\nzzz = 1\n'
    lines = [int(fault.place.split(":")[1]) for fault in read(text).problems]
    assert len(lines) >= 4
    assert lines == sorted(lines)


def test_ambiguous_asks_that_the_floor_decides():
    assert differences({"ruling": "ambiguous"}, {"ruling": "discretion"}) == []
    assert differences({"ruling": "ambiguous"}, {"ruling": "call"}) == [
        "ruling: expected ambiguous, got call"
    ]
