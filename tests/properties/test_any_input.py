"""Whatever stands in a line, an act or a file: values or problems come of it, never an exception."""

import io
import json
import re
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorapp.cli import main
from floorapp.cli.reading import read_source
from floorapp.engine.acts import Act, ForcedBet
from floorapp.engine.answer import answer
from floorapp.engine.problems import Problem
from floorapp.engine.replay import replay
from floorapp.engine.situation import Situation
from floorapp.explain.catalogue import catalogue
from floorapp.explain.ruling_text import ruling_text
from floorapp.notation.acts import read_act, write_act
from floorapp.notation.amounts import read_amount
from floorapp.notation.cases import read_cases
from floorapp.notation.document import Reading, read_document
from floorapp.notation.line import read_line, write_line
from floorapp.notation.opening import opening_posts
from floorapp.notation.source import Source
from floorapp.rulebooks.loader import make_book, read_table
from tests.properties.anything import (
    BOOKS,
    SEATS,
    acts,
    amounts,
    case_files,
    documents,
    lines,
    shipped,
    spoilt,
    values,
    written,
)

WORDS = catalogue("en")

many = settings(deadline=None, max_examples=200, derandomize=True)


def ruled_on(situation: Situation) -> None:
    """Rule on a situation for every seat, in words too."""
    for book in BOOKS.values():
        replayed = replay(situation, book)
        assert len(replayed.steps) <= len(situation.acts)
        for seat in (None, *situation.seats):
            assert ruling_text(answer(replayed, seat), WORDS).text


def told(problems: tuple[Problem, ...] | list[Problem]) -> None:
    for found in problems:
        assert WORDS.text(found.message, **found.facts)


@many
@given(
    text=lines,
    whole=st.booleans(),
    before_flop=st.booleans(),
    seats=st.sampled_from([SEATS, SEATS[:2], tuple("123456789")]),
)
def test_any_entry_line_is_read_as_far_as_it_goes(text, whole, before_flop, seats):
    posts = opening_posts(seats, 50, 100, {}) if before_flop else ()
    street = "preflop" if before_flop else "flop"
    base = Situation(seats=seats, acts=posts, small_blind=50, big_blind=100, street=street)
    for book in BOOKS.values():
        reading = read_line(text, base, book, whole=whole)
        shown = " ".join(text[token.start : token.end] for token in reading.tokens)
        assert "".join(shown.split()) == "".join(text.split())
        told([found for found in (reading.problem, reading.hint) if isinstance(found, Problem)])
        assert not whole or reading.hint is None
        ruled_on(reading.situation)
        assert isinstance(write_line(reading.situation, book), str)


@many
@given(text=acts)
def test_any_text_is_an_act_that_can_be_written_or_a_problem(text):
    found = read_act(text, "here")
    if isinstance(found, Problem):
        assert found.place == "here"
        told([found])
    else:
        assert isinstance(found, Act)
        assert found.seat in text
        assert read_act(write_act(found)) == found


@many
@given(
    text=st.one_of(
        amounts, st.text(), st.text("0123456789.,' \u202fkKm\u212a\u0663\u00b2", max_size=16)
    )
)
def test_any_text_is_an_amount_of_chips_or_none(text):
    found = read_amount(text)
    assert found is None or 0 <= found < 10**20


def read_whole(reading: Reading) -> None:
    told(reading.problems)
    if reading.situation is None:
        assert reading.problems
    else:
        ruled_on(reading.situation)


@many
@given(
    text=st.one_of(
        written(documents),
        written(documents),
        st.text(),
        written(st.dictionaries(st.text(), values)),
    )
)
def test_any_text_is_a_document_or_its_problems(text):
    read_whole(read_document(Source("x.floor", text)))


@many
@given(text=st.one_of(written(case_files), written(case_files), st.text()))
def test_any_text_is_a_case_file_or_its_problems(text):
    found = read_cases(Source("x.toml", text))
    told(found.problems)
    assert found.cases or found.problems or "case" in text
    for case in found.cases:
        if case.situation is not None:
            ruled_on(case.situation)


@many
@given(
    text=st.one_of(
        spoilt(shipped), spoilt(shipped), st.text(), written(st.dictionaries(st.text(), values))
    )
)
def test_any_text_is_a_rule_book_or_its_problems(text):
    found = read_table(text, "x.toml")
    if isinstance(found, dict):
        whole = "extends" in found or make_book([found])
        assert found["id"] in text
        assert whole
    else:
        assert found
        told(found)


@pytest.fixture(scope="module")
def file(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("any") / "x.floor"


mixed = st.one_of(
    st.binary(),
    st.one_of(written(documents), written(case_files)).map(str.encode),
    st.tuples(written(documents).map(str.encode), st.binary(max_size=3)).map(b"".join),
)


@many
@given(content=mixed)
def test_any_bytes_are_a_source_or_a_problem(content, file):
    file.write_bytes(content)
    source = read_source(str(file))
    if isinstance(source, Problem):
        told([source])
    else:
        read_whole(read_document(source))
        told(read_cases(source).problems)


@many
@given(content=mixed)
def test_any_bytes_ruled_on_from_the_command_line_give_rulings_or_one_line_a_problem(content, file):
    file.write_bytes(content)
    printed, faults = io.StringIO(), io.StringIO()
    with redirect_stdout(printed), redirect_stderr(faults):
        code = main(["rule", "--json", str(file)])
    assert code == (2 if faults.getvalue() else 0)
    assert all(json.loads(line)["text"] for line in printed.getvalue().split("\n") if line)
    assert all(line.startswith(str(file)) for line in faults.getvalue().split("\n") if line)


SITUATION = 'format = "floorapp/1"\n[situation]\nseats = ["A", "B"]\n'
DEEP = 3000
LONG = 20_000
PATIENCE = 4.0
"""Seconds of work; each of these takes a fraction of one unless its time grows with the square."""

HUGE = [
    "a=" + "[" * DEEP,
    "a=" + "{a=" * DEEP,
    "a" + ".a" * DEEP + "=1",
    "[" + "a." * DEEP + "a]",
    "a=" + "1" * 5000,
    "a=0x" + "f" * 5000,
    f"{SITUATION}street{'.a' * DEEP}=1",
    f"{SITUATION}street=0x{'f' * 5000}",
    f"{SITUATION}big_blind=0x{'f' * 5000}",
    f"{SITUATION}big_blind=0x{'f' * 3500}",
    f"{SITUATION}stacks={{A={10**30}}}",
    f"{SITUATION}{'a' * LONG}=1",
    f"{SITUATION}zz='''\n[{' ' * LONG}\n'''",
    f"{SITUATION}zz='''\n{' ' * LONG}\n'''",
    f'{SITUATION}actions=["A raise x{" " * LONG}y"]',
    f'{SITUATION}actions=["!{" " * LONG}A"]',
    f'{SITUATION}actions=["A{":" * LONG}"]',
    SITUATION + 'actions=["A check"' + ',"A check"' * LONG + "]",
    f"[[case]]\nid{'.a' * DEEP}=1",
    "[[case]]\nbetting=[]",
    "[[case]]\n" * 2000,
]


@pytest.mark.parametrize(
    "text", HUGE, ids=lambda text: re.sub(r"(.)\1{9,}|(\.a|a\.|\{a=){9,}", "…", text)[-40:]
)
def test_what_is_huge_or_deep_is_told_in_problems(text):
    start = process_time()
    source = Source("x", text)
    reading = read_document(source)
    assert reading.problems or reading.situation
    told(reading.problems)
    assert read_cases(source).problems
    assert isinstance(read_table(text, "x"), list)
    assert process_time() - start < PATIENCE


@pytest.mark.parametrize(
    "text", ["x " * LONG, ":" * LONG, "1/" * LONG, "a," * LONG, "9" * LONG, "A:" * LONG]
)
def test_a_huge_line_is_read_or_told_as_a_problem(text):
    start = process_time()
    reading = read_line(text, Situation(seats=SEATS), BOOKS["tda-2024"], whole=True)
    assert process_time() - start < PATIENCE
    assert reading.problem is not None
    assert not any(isinstance(act, ForcedBet) for act in reading.situation.acts)
