"""Quiz questions agree with the second readings of the rules, whatever is asked."""

from collections.abc import Mapping

import pytest

from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import facts
from floorapp.notation.acts import write_act
from floorapp.quiz.maker import LEVELS, QuizMaker
from floorapp.quiz.question import Kind, Outcome, Question, Response, solve
from tests.properties import incident_oracle
from tests.properties.incident_oracle_chips import Answer, irregular, spot
from tests.properties.oracle import Hand, played
from tests.properties.parameters import shipped, shipped_files

MANY = 10_000
FEW = 25
"""Questions for each book and difficulty, in the quick gate."""

PARAMETERS = shipped()
FILES = shipped_files()
KEYS = ("street", "betting", "small_blind", "big_blind", "pot_before", "stacks", "seats")


def in_dispute(book_id: str) -> dict[str, object]:
    """Return what a book says of acts in dispute, itself or through the one that it extends."""
    book = FILES[book_id]
    below = in_dispute(str(book["extends"])) if "extends" in book else {}
    return below | dict(book.get("irregular", {}))


IN_FULL = {book: {**PARAMETERS[book], "irregular": in_dispute(book)} for book in PARAMETERS}


def document(situation: Situation) -> dict[str, object]:
    """Return a situation as a document has it."""
    said = {key: value for key, value in facts(situation).items() if key in KEYS}
    return said | {"actions": [write_act(act) for act in situation.acts]}


def second_answer(question: Question) -> Response | None:
    """Answer a question by the second reading; None where it is left to the floor."""
    hand = played(document(question.situation), IN_FULL[question.book.id])
    assert set(hand.verdicts) <= {"allowed", "held"}, hand.verdicts
    match question.kind:
        case Kind.COUNTS_AS:
            found = in_dispute_ruled(hand, question)
            assert not found.asks and len(found.outcomes) == 1
            (outcome,) = found.outcomes
            return Outcome(str(outcome.ruling), outcome.to)
        case Kind.FLOOR:
            found = in_dispute_ruled(hand, question)
            assert not found.asks
            return len(found.outcomes) > 1
        case Kind.BINDING:
            (fate,) = hand.held.values()
            return {"applied": True, "void": False}[fate]
        case _:
            return of_right(hand, question)


def of_right(hand: Hand, question: Question) -> Response | None:
    """Say whether a seat may raise, to how much, or what a call costs it."""
    asked = hand.ask(question.seat)
    assert hand.to_act() == question.seat
    if asked["discretion"]:
        return None
    raises = {"bet", "raise", "complete"} & set(asked["options"])
    if question.kind is Kind.MAY_RAISE:
        return bool(raises)
    return asked["min_raise_to" if question.kind is Kind.LEAST_RAISE else "to_call"]


def in_dispute_ruled(hand: Hand, question: Question) -> Answer:
    """Rule on chips; of two motions the first, or both where a book lets a raise be made so."""
    incident, book = question.situation.incident, IN_FULL[question.book.id]
    assert incident is not None
    place = spot(hand, question.seat)
    act = {
        "chips": incident.chips,
        "said": incident.said,
        "said_first": incident.said_first,
        "prior_chips": incident.prior_chips,
        "prior": incident.prior,
    }
    if incident.what == "string-bet":
        exact = sum(incident.chips) == place.level - place.own
        if exact and incident.said == "raise" and irregular(book, "two_motions"):
            act["chips"] = (*incident.chips, *incident.later_chips)
    return incident_oracle.ruling(place, act, book)


def assert_agrees(question: Question) -> None:
    """Compare the two answers."""
    solution = solve(question)
    assert solution is not None
    assert second_answer(question) == solution.response, question


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("book_id", PARAMETERS)
def test_questions_agree_with_a_second_reading_of_the_rules(
    book_id: str, level: int, books: Mapping[str, RuleBook]
) -> None:
    maker = QuizMaker(books, book_id, level, "few")
    for _ in range(FEW):
        assert_agrees(maker.next())


@pytest.mark.many
@pytest.mark.parametrize("level", LEVELS)
def test_ten_thousand_questions_agree_with_a_second_reading_of_the_rules(
    level: int, books: Mapping[str, RuleBook]
) -> None:
    each = -(-MANY // (len(LEVELS) * len(books)))
    for book_id in books:
        maker = QuizMaker(books, book_id, level, "many")
        for _ in range(each):
            assert_agrees(maker.next())
