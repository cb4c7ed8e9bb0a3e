"""An answer is marked, and a wrong one is told why it is wrong and when it would be right."""

from collections.abc import Mapping

import pytest

from floorapp.engine.acts import AllIn
from floorapp.engine.answer import answer
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import replace
from floorapp.explain.catalogue import LANGUAGES, Catalogue, catalogue
from floorapp.notation.document import read_situation
from floorapp.notation.source import Source
from floorapp.quiz.maker import LEVELS, QuizMaker
from floorapp.quiz.marking import answer_reasons, mark_answer
from floorapp.quiz.mistakes import why_wrong
from floorapp.quiz.question import Kind, Outcome, Question, Response, Solution, solve
from floorapp.quiz.wording import acts_text, happened_text, place_text, question_text

WORDS = catalogue("en")
FLOP = {"street": "flop", "small_blind": 50, "big_blind": 100, "seats": ["A", "B", "C", "D"]}


def asked(
    books: Mapping[str, RuleBook],
    kind: Kind,
    seat: str,
    actions: str,
    book: str = "tda-2024",
    **more: object,
) -> Question:
    choices = more.pop("choices", ())
    data = {**FLOP, "actions": [act.strip() for act in actions.split(",") if act.strip()], **more}
    situation = read_situation(data, Source("case", ""), ()).situation
    assert situation is not None
    assert isinstance(choices, tuple)
    return Question(
        kind=kind, seat=seat, situation=situation, book=books[book], level=1, choices=choices
    )


def solved(question: Question) -> Solution:
    solution = solve(question)
    assert solution is not None
    return solution


AMOUNTS = [
    # After 100 and an all-in to 175, a raise is to 275.
    ("A bet 100, B allin 175", "C", 250, "250 would be the least if the 75 of the all-in counted as a full raise."),
    ("A bet 100, B allin 175", "C", 175, "175 is only the call."),
    ("A bet 100, B allin 175", "C", 100, "100 is only what the raise adds to the bet of 175; the total is asked for."),
    ("A bet 100, B allin 175", "C", 350, "350 is twice the bet; what a raise adds is the last full raise, 100."),
    ("A bet 100, B allin 175", "C", 200, "200 only completes the last full raise; the 100 are added to 175."),
    ("A bet 100, B allin 175", "C", 270, "270 is 5 too little."),
    ("A bet 100, B allin 175", "C", 300, "300 would be allowed, but 25 less is enough."),
    ("A bet 100, B raise 300", "C", 400, "400 adds only the big blind; the last full raise was 200."),
    ("A bet 100, B raise 300, C raise 500, D fold", "A", 600, "600 is what A adds; with the 100 in front the total is 700."),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize(("actions", "seat", "given", "told"), AMOUNTS)
def test_a_wrong_raise_is_told_what_it_would_be(
    books: Mapping[str, RuleBook], actions: str, seat: str, given: int, told: str
) -> None:
    question = asked(books, Kind.LEAST_RAISE, seat, actions)
    assert why_wrong(question, solved(question), given, WORDS) == told


def test_a_raise_by_another_book_is_told(books: Mapping[str, RuleBook]) -> None:
    question = asked(books, Kind.LEAST_RAISE, "C", "A bet 100, B raise 300", book="aspt-doubling")
    assert solved(question).response == 600
    told = why_wrong(question, solved(question), 500, WORDS)
    assert told.startswith("500 would be the least by a book that adds the last raise of 200")


def test_fixed_limit_names_no_other_way_of_raising(books: Mapping[str, RuleBook]) -> None:
    question = asked(
        books, Kind.LEAST_RAISE, "B", "A bet 100", betting="fixed-limit", pot_before=300
    )
    assert why_wrong(question, solved(question), 300, WORDS).startswith("300 would be allowed")


CALLS = [
    ("A bet 100, B raise 300, C fold, D fold", "A", {}, 300, "300 is the total; 100 of it lies in front of A already."),
    ("A bet 100, B raise 300, C raise 600, D fold", "A", {}, 300, "300 is only what was raised last; the bet is 600."),
    ("A bet 300", "B", {"B": 200}, 300, "B has no more than 200 left: the call is all-in."),
    ("A bet 300", "B", {}, 200, "200 is 100 too little."),
    ("A bet 300", "B", {}, 350, "350 is 50 too much."),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize(("actions", "seat", "stacks", "given", "told"), CALLS)
def test_a_wrong_call_is_told_what_it_would_be(
    books: Mapping[str, RuleBook],
    actions: str,
    seat: str,
    stacks: dict[str, int],
    given: int,
    told: str,
) -> None:
    question = asked(books, Kind.CALL_COST, seat, actions, stacks=stacks)
    assert why_wrong(question, solved(question), given, WORDS) == told


CLOSED = "A bet 100, B allin 175, C call, D fold"
ADDED = "A bet 100, B allin 175, C call, D allin 225"
RIGHTS = [
    (CLOSED, "A", "tda-2024", "“Yes” would be right had 25 more been added."),
    (CLOSED, "A", "aspt-doubling", "“Yes” would be right had 25 more been added."),
    (CLOSED, "A", "house-noncumulative", "“Yes” would be right after a full raise of 100."),
    (CLOSED, "A", "wsop-2026", "“Yes” would be right after a full raise of 100."),
    (ADDED, "A", "house-noncumulative", "“Yes” would be right by a book in which short all-ins add up."),
    ("A bet 100, B allin 140, C call, D fold", "A", "house-half-raise", "“Yes” would be right had 60 more been added."),
    ("A allin 300, B fold, C fold", "D", "tda-2024", "“Yes” would be right if another player had chips left."),
    (ADDED, "A", "tda-2024", "“No” would be right if each all-in counted by itself."),
    ("A bet 100, B raise 250, C call, D fold", "A", "tda-2024", "“No” would be right if less than 150 had been added."),
    ("A bet 100, B raise 250, C call, D fold", "A", "aspt-doubling", "“No” would be right below 200; the bet is 250."),
    ("A bet 100, B raise 250, C call, D fold", "A", "house-noncumulative", "“No” would be right without what was raised since."),
    ("A bet 100", "B", "tda-2024", "“No” can only be right for a seat that has acted already; blinds are no acts."),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize(("actions", "seat", "book", "told"), RIGHTS)
def test_a_wrong_yes_or_no_is_told_when_it_would_be_right(
    books: Mapping[str, RuleBook], actions: str, seat: str, book: str, told: str
) -> None:
    question = asked(books, Kind.MAY_RAISE, seat, actions, book=book)
    solution = solved(question)
    assert why_wrong(question, solution, not solution.response, WORDS) == told


LIMIT = [
    ("A bet 100, B allin 140, C call, D fold", {}, "“Yes” would be right had 10 more been added."),
    ("A bet 100, B allin 160, C call, D fold", {}, "“No” would be right if 60 were less than half of the bet of 100."),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize(("actions", "more", "told"), LIMIT)
def test_the_half_bet_of_fixed_limit_is_told(
    books: Mapping[str, RuleBook], actions: str, more: dict[str, object], told: str
) -> None:
    question = asked(
        books, Kind.MAY_RAISE, "A", actions, betting="fixed-limit", pot_before=300, **more
    )
    solution = solved(question)
    assert why_wrong(question, solution, not solution.response, WORDS) == told


def test_the_cap_of_fixed_limit_is_told(books: Mapping[str, RuleBook]) -> None:
    question = asked(
        books,
        Kind.MAY_RAISE,
        "A",
        "A bet 100, B raise 200, C raise 300, D raise 400",
        betting="fixed-limit",
        cap=3,
    )
    told = why_wrong(question, solved(question), given=True, words=WORDS)
    assert told == "“Yes” would be right if a raise of the street were left."


def test_too_few_chips_for_a_raise_are_told(books: Mapping[str, RuleBook]) -> None:
    question = asked(books, Kind.MAY_RAISE, "B", "A bet 300", stacks={"B": 250})
    told = why_wrong(question, solved(question), given=True, words=WORDS)
    assert told.endswith("more than 300 instead of 250.")


TURNS = [
    ("A check, ! C check, B check", True, "“No” would be right if somebody before C had bet or raised."),
    ("A check, ! C check, B bet 100", False, "“Yes” would be right if those before C had only checked, called or folded."),
    ("A bet 100, ! C fold, B raise 300", True, "A fold out of turn binds, whatever the others do."),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize(("actions", "right", "told"), TURNS)
def test_an_act_out_of_turn_is_told_when_it_would_be_otherwise(
    books: Mapping[str, RuleBook],
    actions: str,
    right: bool,  # noqa: FBT001 - the answer
    told: str,
) -> None:
    question = asked(books, Kind.BINDING, "C", actions)
    assert solved(question).response is right
    assert why_wrong(question, solved(question), not right, WORDS) == told


CALL, MIN, ALL = Outcome("call", 400), Outcome("raise", 800), Outcome("raise", 1000)
CHIPS = [
    ({"chips": [1000]}, CALL, ALL, "It would be a raise had the word come before the chip."),
    ({"chips": [500]}, CALL, MIN, "It would be a raise had the word come before the chip."),
    ({"chips": [100, 500], "said": "raise"}, MIN, CALL, "The word came first, and it binds."),
    ({"chips": [500, 100]}, MIN, CALL, "It would be a call below half of 400 above the bet; 200 is at least that."),
    ({"chips": [500, 25]}, CALL, MIN, "It would be a raise from half of 400 above the bet on; 125 is less."),
    ({"chips": [300, 200]}, CALL, MIN, "It would be a raise if the call were paid without the chip of 200, or had the word come first."),
    ({"chips": [500, 100]}, MIN, Outcome("raise", 600), "600 is 200 less than there has to be."),
    ({"chips": [500, 100]}, MIN, ALL, "1,000 is 200 more than there has to be."),
    ({"chips": [300]}, CALL, Outcome("fold"), "Too few chips give no hand up."),
    ({"chips": [300]}, CALL, Outcome("call", 300), "A call is for the whole bet of 400."),
    ({"chips": [400], "later_chips": [600], "what": "string-bet"}, CALL, ALL, "Only the first motion counts; what comes in a second one goes back."),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize(("incident", "right", "given", "told"), CHIPS)
def test_chips_are_told_what_they_would_have_to_be(
    books: Mapping[str, RuleBook],
    incident: dict[str, object],
    right: Outcome,
    given: Outcome,
    told: str,
) -> None:
    question = asked(
        books,
        Kind.COUNTS_AS,
        "B",
        "A bet 400",
        incident={"seat": "B", **incident},
        choices=(right, given),
    )
    assert solved(question).response == right
    assert why_wrong(question, solved(question), given, WORDS) == told


def test_opening_chips_are_a_bet(books: Mapping[str, RuleBook]) -> None:
    question = asked(
        books,
        Kind.COUNTS_AS,
        "A",
        "",
        incident={"seat": "A", "chips": [500]},
        choices=(Outcome("check"), Outcome("bet", 500)),
    )
    told = why_wrong(question, solved(question), Outcome("check"), WORDS)
    assert told == "With nothing to call, chips put in are a bet."


def others(question: Question, right: Response) -> tuple[Response, ...]:
    """Some answers that are wrong."""
    if isinstance(right, bool):
        return (not right,)
    if isinstance(right, int):
        return (right - 1, right + 1, 2 * right)
    return tuple(choice for choice in question.choices if choice != right)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_marked_in_every_language(
    books: Mapping[str, RuleBook], speak: object, level: int, language: str
) -> None:
    words = speak(language)  # type: ignore[operator]  # a function by language
    assert isinstance(words, Catalogue)
    told = count = 0
    for book_id in books:
        maker = QuizMaker(books, book_id, level, "marked")
        for _ in range(12):
            question = maker.next()
            solution = solved(question)
            texts = [question_text(question, words), place_text(question, words)]
            texts += [acts_text(question, words), happened_text(question, words)]
            marked = mark_answer(question, solution, solution.response, words)
            assert marked.is_right and marked.verdict.startswith("✓ ") and not marked.mistake
            for wrong in others(question, solution.response):
                marked = mark_answer(question, solution, wrong, words)
                assert not marked.is_right and marked.verdict.startswith("✗ ")
                told, count = told + bool(marked.mistake), count + 1
                texts += [marked.verdict, marked.mistake]
            assert answer_reasons(solution, words)
            assert not [text for text in texts if "{" in text or "None" in text]
    assert told > 0.97 * count


@pytest.mark.parametrize("book_id", ["tda-2024", "aspt-doubling", "wsop-live-2026"])
def test_what_is_missing_for_a_yes_really_is_what_is_missing(
    books: Mapping[str, RuleBook], book_id: str
) -> None:
    maker = QuizMaker(books, book_id, 2, "missing")
    tried = 0
    while tried < 40:
        question = maker.next()
        solution = solved(question)
        if question.kind is not Kind.MAY_RAISE or solution.response:
            continue
        told = why_wrong(question, solution, given=True, words=WORDS)
        if not told.startswith("“Yes” would be right had "):
            continue
        by = int("".join(sign for sign in told if sign.isdigit()))
        for less, right in ((1, False), (0, True)):
            assert answered_with(question, by - less) is right, (told, question)
        tried += 1


def answered_with(question: Question, more: int) -> bool | None:
    """Answer the question again, with so many chips more in the last all-in."""
    situation = question.situation
    acts = list(situation.acts)
    place = max(n for n, act in enumerate(acts) if isinstance(act, AllIn))
    last = acts[place]
    assert isinstance(last, AllIn) and last.to is not None
    acts[place] = replace(last, to=last.to + more)
    stacks = {**situation.stacks, last.seat: last.to + more}
    changed = replace(situation, acts=tuple(acts), stacks=stacks)
    options = answer(replay(changed, question.book), question.seat).options
    assert options is not None
    return options.may_wager
