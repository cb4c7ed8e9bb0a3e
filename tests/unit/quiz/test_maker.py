"""Questions are fresh, fair, of every kind, and as often yes as no."""

from collections import Counter
from collections.abc import Mapping

import pytest

from floorapp.engine.acts import AllIn
from floorapp.engine.answer import answer
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.quiz.maker import LEVELS, QuizMaker
from floorapp.quiz.question import Kind, Outcome, Question, is_left_to_floor, solve

RIGHTS = {Kind.MAY_RAISE, Kind.LEAST_RAISE, Kind.CALL_COST}
KINDS = {
    1: RIGHTS,
    2: RIGHTS,
    3: RIGHTS,
    4: {Kind.COUNTS_AS},
    5: {Kind.COUNTS_AS, Kind.BINDING, Kind.FLOOR},
    6: set(Kind),
}
"""What is asked at each difficulty."""

MANY = 240
FEWEST, MOST = 0.35, 0.65


def made(
    books: Mapping[str, RuleBook], level: int, book_id: str = "tda-2024", count: int = MANY
) -> list[Question]:
    key = (level, book_id, count)
    if key not in _MADE:
        maker = QuizMaker(books, book_id, level, "unit")
        _MADE[key] = [maker.next() for _ in range(count)]
    return _MADE[key]


_MADE: dict[tuple[int, str, int], list[Question]] = {}
"""What was made already: most tests look at the same questions."""


@pytest.mark.parametrize("level", LEVELS)
def test_every_kind_of_a_difficulty_is_asked(level: int, books: Mapping[str, RuleBook]) -> None:
    asked = Counter(question.kind for question in made(books, level))
    assert set(asked) == KINDS[level]
    assert min(asked.values()) >= MANY // 20


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("book_id", ["tda-2024", "aspt-doubling", "wsop-2026"])
def test_yes_is_as_often_right_as_no(
    book_id: str, level: int, books: Mapping[str, RuleBook]
) -> None:
    said: dict[Kind, list[bool]] = {}
    for question in made(books, level, book_id):
        solution = solve(question)
        assert solution is not None
        if isinstance(solution.response, bool):
            said.setdefault(question.kind, []).append(solution.response)
    yes = [answer for answers in said.values() for answer in answers]
    if yes:
        assert FEWEST <= sum(yes) / len(yes) <= MOST
    for kind, answers in said.items():
        assert {True, False} == set(answers), kind


@pytest.mark.parametrize("level", [4, 5])
def test_chips_are_as_often_a_call_as_a_raise(level: int, books: Mapping[str, RuleBook]) -> None:
    found = [solve(question) for question in made(books, level)]
    ruled = [one.response for one in found if one and isinstance(one.response, Outcome)]
    raised = sum(one.ruling in {"bet", "raise"} for one in ruled)
    assert FEWEST <= raised / len(ruled) <= MOST


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_left_to_the_floor_is_no_answer_to_anything_else(
    level: int, books: Mapping[str, RuleBook]
) -> None:
    for book_id in books:
        for question in made(books, level, book_id, 20):
            found = answer(replay(question.situation, question.book), question.seat)
            assert not is_left_to_floor(found) or question.kind is Kind.FLOOR


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_questions(level: int, books: Mapping[str, RuleBook]) -> None:
    again = QuizMaker(books, "tda-2024", level, "unit")
    assert [again.next() for _ in range(10)] == made(books, level)[:10]
    other = QuizMaker(books, "tda-2024", level, "another")
    assert [other.next() for _ in range(10)] != made(books, level)[:10]


@pytest.mark.parametrize("level", LEVELS)
def test_questions_do_not_repeat(level: int, books: Mapping[str, RuleBook]) -> None:
    shown = [repr(question) for question in made(books, level)]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("level", LEVELS)
def test_amounts_are_of_the_chips_in_play(level: int, books: Mapping[str, RuleBook]) -> None:
    for question in made(books, level):
        situation = question.situation
        unit = situation.chips[0]
        assert 3 <= len(situation.seats) <= 9
        amounts = [getattr(act, "to", None) or 0 for act in situation.acts]
        amounts += situation.stacks.values()
        if situation.betting == "no-limit":
            assert [amount for amount in amounts if amount % unit] == [], question


@pytest.mark.parametrize(("level", "short"), [(1, 0), (2, 1), (3, 2)])
def test_all_ins_for_less_are_as_many_as_the_difficulty_says(
    level: int, short: int, books: Mapping[str, RuleBook]
) -> None:
    for question in made(books, level):
        replayed = replay(question.situation, question.book)
        found = [
            step
            for step in replayed.steps
            if isinstance(step.act, AllIn) and step.move is not None and not step.move.full
        ]
        assert len(found) == short or len(found) > short == 2, question


@pytest.mark.parametrize("level", [4, 5])
def test_one_choice_is_right(level: int, books: Mapping[str, RuleBook]) -> None:
    for question in made(books, level):
        solution = solve(question)
        assert solution is not None
        if question.kind is Kind.COUNTS_AS:
            assert 2 <= len(question.choices) == len(set(question.choices)) <= 4
            assert question.choices.count(solution.response) == 1


def test_the_last_difficulty_asks_by_every_book_and_in_every_structure(
    books: Mapping[str, RuleBook],
) -> None:
    asked = made(books, 6)
    assert {question.book.id for question in asked} == set(books)
    structures = {question.situation.betting for question in asked}
    assert structures == {"no-limit", "pot-limit", "fixed-limit"}


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_the_others_ask_by_one_book(level: int, books: Mapping[str, RuleBook]) -> None:
    assert {question.book.id for question in made(books, level, "tda-2013", 10)} == {"tda-2013"}
