"""One situation under several books: the one that rules, then those that differ, then the others."""

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.replay import replay
from floorapp.explain.comparison import NONE, compare, comparison_text

SHORT = "A bet 100, B allin 125, C call, D allin 200, E call"


@pytest.fixture
def rows(play, books):
    """The rows of a line, under the shipped books."""

    def compared(line, words, *, ask=None, **more):
        situation = play(line, **more).situation
        own = books["tda-2024"]
        others = [
            (book, answer(replay(situation, book), ask))
            for book in books.values()
            if book is not own
        ]
        return compare(answer(replay(situation, own), ask), others, words)

    return compared


def by_book(rows):
    return {row.book_id: row for row in rows}


def test_the_ruling_book_is_first_and_those_that_differ_follow(rows, english):
    found = rows(SHORT, english, seats="A B C D E")
    assert found[0].book_id == "tda-2024" and found[0].is_own
    differing = [row.differs for row in found[1:]]
    assert differing == sorted(differing, reverse=True)
    assert {row.book_id for row in found if row.differs} == {
        "aspt-doubling",
        "house-noncumulative",
        "wsop-2026",
    }
    assert len(found) == len({row.book_id for row in found}) == 11


def test_a_row_says_ruling_right_minimum_reason_and_rule(rows, english):
    found = by_book(rows(SHORT, english, seats="A B C D E"))
    own, doubling = found["tda-2024"], found["aspt-doubling"]
    assert (own.ruling, own.right, own.minimum) == (
        "A may fold, call 100 or raise to 300 or more.",
        "yes",
        "300",
    )
    assert own.written == ("TDA 2024 · 47-A", "TDA 2024 · 43-A")
    assert own.note == "TDA 2024 · rules here"
    assert (doubling.minimum, doubling.note) == ("400", "ASPT · differs")
    assert doubling.why.startswith("A last acted at 100; A may raise once the bet is 200")
    closed = found["house-noncumulative"]
    assert (closed.right, closed.minimum) == ("no", NONE)
    assert closed.ruling == "A may fold or call 100. A may not raise."
    assert found["wsop-2026"].right == "the floor decides"
    assert found["tda-2022"].note == "TDA 2022"


def test_a_range_is_told_where_there_is_a_most(rows, english):
    line = "A bet 100, B call"
    found = rows(line, english, seats="A B C", betting="pot-limit", pot_before=300)
    assert found[0].minimum == "200–700"


def test_where_nobody_is_asked_no_right_is_told(rows, english):
    found = rows("A bet 100, B fold", english, seats="A B")
    assert (found[0].right, found[0].minimum) == (NONE, NONE)


def test_an_act_in_dispute_is_compared_by_what_it_counts_as(rows, english):
    chips = Incident(seat="B", chips=(500, 500))
    found = rows("A bet 300", english, seats="A B C", incident=chips)
    assert found[0].ruling.startswith("This is ")
    assert (found[0].right, found[0].minimum) == (NONE, NONE)


def test_the_text_has_a_paragraph_for_each_book(rows, words):
    found = rows(SHORT, words, seats="A B C D E")
    text = comparison_text("Title", found, words)
    blocks = text.split("\n\n")
    assert blocks[0] == "Title" and len(blocks) == 12
    assert blocks[1].startswith(f"{found[0].note}\n  ")
    assert found[0].ruling in blocks[1]
    assert "TDA 2024 · 47-A; TDA 2024 · 43-A" in blocks[1]
    closed = next(
        number for number, row in enumerate(found) if row.book_id == "house-noncumulative"
    )
    assert NONE not in blocks[closed + 1].split()
