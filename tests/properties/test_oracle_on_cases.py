"""The oracle gives the worked answers of the handed cases."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.properties.oracle import answer
from tests.properties.parameters import BY_HAND, KEYS, shipped

CASES = Path(__file__).resolve().parents[2].parent / "shared" / "cases"
FILES = ("betting.toml", "disputes_betting.toml")
ASKED = ("options", "to_call", "call_to", "min_raise_to", "max_raise_to", "reopened")

if not CASES.is_dir():
    pytest.skip("The handed cases are not beside the repository.", allow_module_level=True)


DISCRETION = {"reopened": None, "discretion": True}


def expectations() -> Iterator[tuple[str, str, dict, dict]]:
    """Yield name, book, situation and expected values of each case and book."""
    for name in FILES:
        path = CASES / name
        cases = tomllib.loads(path.read_text("utf-8"))["case"] if path.is_file() else []
        for case in cases:
            for expect in case["expect"]:
                wanted = {key: expect[key] for key in ASKED if key in expect}
                if expect.get("ruling") == "discretion":
                    wanted |= DISCRETION
                for book in expect["rulebooks"]:
                    yield f"{case['id']}-{book}", book, case, wanted


TABLE = sorted(expectations(), key=lambda row: row[0])


@pytest.mark.parametrize(
    ("book", "case", "wanted"), [pytest.param(*row[1:], id=row[0]) for row in TABLE]
)
def test_the_oracle_agrees_with_the_worked_case(book, case, wanted):
    """Each value that the case gives is the oracle's own."""
    got = answer(case, BY_HAND[book], case["ask"])
    assert wanted
    assert {key: got[key] for key in wanted} == wanted


@pytest.mark.parametrize(
    ("book", "case"), [pytest.param(row[1], row[2], id=row[0]) for row in TABLE]
)
def test_every_act_of_a_worked_case_can_be_judged(book, case):
    """The acts of the cases happened: none is impossible, and none was out of turn."""
    assert set(answer(case, BY_HAND[book])["verdicts"]) <= {"allowed", "not-allowed"}


def test_both_case_files_were_read_for_all_books_and_structures():
    """A renamed key or book would empty the table without a failure above."""
    rows = Counter(row[1] for row in TABLE) + Counter(row[2]["betting"] for row in TABLE)
    assert set(BY_HAND) - rows.keys() == {"house-ante-first"}
    assert rows["tda-2024"] >= 75
    assert rows["aspt-doubling"] >= 15
    assert rows["pot-limit"] >= 30
    assert rows["fixed-limit"] >= 15


@pytest.mark.parametrize("book", sorted(BY_HAND.keys() & shipped().keys()))
def test_a_shipped_book_says_what_was_worked_out_by_hand(book):
    """The rows below are where the two readings would part: here they are seen by name."""
    said = shipped()[book]
    assert said == {key: BY_HAND[book][key] for key in KEYS if key in said}
