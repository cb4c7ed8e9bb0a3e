"""The oracle gives the worked answers of the handed cases."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.properties.oracle import answer

CASES = Path(__file__).resolve().parents[2].parent / "shared" / "cases"
FILES = ("betting.toml", "disputes_betting.toml")
BOOKS = {"tda-2024": "largest-increment", "aspt-doubling": "double-total"}
ASKED = ("options", "to_call", "call_to", "min_raise_to", "max_raise_to", "reopened")

if not CASES.is_dir():
    pytest.skip("The handed cases are not beside the repository.", allow_module_level=True)


def expectations() -> Iterator[tuple[str, str, dict, dict]]:
    """Yield name, strategy, situation and expected values of each no-limit case and book."""
    for name in FILES:
        path = CASES / name
        cases = tomllib.loads(path.read_text("utf-8"))["case"] if path.is_file() else []
        for case in cases:
            for expect in case["expect"]:
                wanted = {key: expect[key] for key in ASKED if key in expect}
                for book in BOOKS.keys() & set(expect["rulebooks"]):
                    if case["betting"] == "no-limit" and wanted:
                        yield f"{case['id']}-{book}", BOOKS[book], case, wanted


TABLE = sorted(expectations(), key=lambda row: row[0])


@pytest.mark.parametrize(
    ("strategy", "case", "wanted"), [pytest.param(*row[1:], id=row[0]) for row in TABLE]
)
def test_the_oracle_agrees_with_the_worked_case(strategy, case, wanted):
    """Each value that the case gives is the oracle's own."""
    got = answer(case, strategy, case["ask"])
    assert {key: got[key] for key in wanted} == wanted


@pytest.mark.parametrize(
    ("strategy", "case"), [pytest.param(row[1], row[2], id=row[0]) for row in TABLE]
)
def test_every_act_of_a_worked_case_can_be_judged(strategy, case):
    """The acts of the cases happened: none is impossible, and none was out of turn."""
    assert set(answer(case, strategy)["verdicts"]) <= {"allowed", "not-allowed"}


def test_both_case_files_were_read():
    """A renamed key or book would empty the table without a failure above."""
    assert len([row for row in TABLE if row[1] == "largest-increment"]) >= 60
    assert len([row for row in TABLE if row[1] == "double-total"]) >= 15
