"""What the handed cases only tell has a case of ours, or a line that says why it has none."""

import tomllib
from pathlib import Path

from floorapp.notation.cases import read_cases
from floorapp.notation.source import Source
from floorapp.places import resources

LEFT = Path(__file__).with_name("told_disputes_left.toml")
FOLDER = resources() / "demonstrations"
FILES = {kind: sorted(FOLDER.glob(f"told_{kind}*.toml")) for kind in ("rules", "disputes")}


def names(kind: str) -> list[str]:
    found = []
    for path in FILES[kind]:
        read = read_cases(Source(path.name, path.read_text(encoding="utf-8")))
        assert not read.problems, read.problems
        found += [case.name for case in read.cases]
    return found


def left() -> dict[str, str]:
    entries = tomllib.loads(LEFT.read_text(encoding="utf-8"))["left"]
    assert all(entry.keys() == {"id", "why"} for entry in entries)
    return {entry["id"]: entry["why"] for entry in entries}


def handed(shared: Path, name: str) -> dict[str, object]:
    return tomllib.loads((shared / "cases" / name).read_text(encoding="utf-8"))


def test_each_rule_that_is_only_told_has_a_case_of_its_name(shared):
    cases = handed(shared, "irregular.toml")["case"]
    told = {case["id"] for case in cases if case.get("told")}
    assert len(told) >= 34
    assert told - set(names("rules")) == set()


def test_each_told_rule_is_asked_of_every_book_that_it_names(shared):
    asked: dict[str, set[str]] = {}
    for path in FILES["rules"]:
        for case in read_cases(Source(path.name, path.read_text(encoding="utf-8"))).cases:
            books = {book for expected in case.expectations for book in expected.rulebooks}
            asked.setdefault(case.name, set()).update(books)
    for case in handed(shared, "irregular.toml")["case"]:
        if case.get("told"):
            named = {book for expected in case["expect"] for book in expected["rulebooks"]}
            assert named - asked[case["id"]] == set(), case["id"]


def test_each_told_dispute_has_a_case_of_its_name_or_a_line_why_not(shared):
    told = {dispute["id"] for dispute in handed(shared, "disputes_told.toml")["dispute"]}
    assert len(told) >= 58
    assert told - set(names("disputes")) == set(left())


def test_no_case_is_there_twice_and_none_of_those_left_out():
    found = names("rules") + names("disputes")
    assert len(set(found)) == len(found)
    assert set(found) & set(left()) == set()
    assert all(why.endswith(".") for why in left().values())
