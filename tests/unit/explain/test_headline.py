import pytest

from floorapp.explain.headline import choices_text, headline

POT = {"betting": "pot-limit"}
LIMIT = {"betting": "fixed-limit", "blind": 20}
STUD = {"betting": "fixed-limit", "blind": 0, "street": "third", "bring_in": 25, "bet": 100}
SITUATIONS = [
    ("A bet 100", None, {}, "B may fold, call 100 or raise to 200 or more."),
    ("A bet 100", None, {"stacks": {"B": 200}}, "B may fold, call 100 or raise all-in to 200."),
    ("A bet 100", None, {"stacks": {"B": 150}}, "B may fold, call 100 or go all-in for 150."),
    ("A bet 100", None, {"stacks": {"B": 100}}, "B may fold or call 100."),
    ("A bet 100", None, {"stacks": {"B": 70}}, "B may fold or call all-in for 70."),
    ("A bet 100, B raise 300", None, {"seats": "A B", "stacks": {"A": 250}}, "A may fold or call 150 all-in, for a total of 250."),
    ("", None, {}, "A may check or bet 100 or more."),
    ("", None, {"blind": 0}, "A may check or bet."),
    ("", None, {"stacks": {"A": 100}}, "A may check or bet 100 all-in."),
    ("", None, {"stacks": {"A": 60}}, "A may check or go all-in for 60."),
    ("SB post 50, BB post 100, SB call", None, {"seats": "SB BB", "street": "preflop"}, "The big blind may check or raise to 200 or more."),
    ("SB post 50, BB post 100, SB call", None, {"seats": "SB BB", "street": "preflop", "stacks": {"BB": 200}}, "The big blind may check or raise all-in to 200."),
    ("SB post 50, BB post 100, SB call", None, {"seats": "SB BB", "street": "preflop", "stacks": {"BB": 150}}, "The big blind may check or go all-in for 150."),
    ("A allin 40, B fold, C fold, D fold, E fold, F fold", "F", {}, "F has folded."),
    ("A allin 40", "A", {}, "A is all-in and has nothing left to decide."),
    ("A check, B check", None, {"seats": "A B"}, "The betting round is over."),
    ("A bet 100, B fold", None, {"seats": "A B"}, "The hand is over."),
    ("A bet 100", "A", {}, "A has nothing to decide now."),
    ("A bet 100", "3", {"seats": "A 2 3"}, "If it came to seat 3 now: seat 3 may fold, call 100 or raise to 200 or more."),
    ("SB post 50, BB postshort 30", None, {"seats": "SB BB", "street": "preflop"}, "The book leaves this to the floor."),
    ("SB post 100, BB post 200", None, {"seats": "SB BB C D", **POT, "street": "preflop", "blind": 200}, "C may fold, call 200 or raise to 400 up to 700."),
    ("SB post 100, BB post 200", None, {"seats": "SB BB C D", **POT, "street": "preflop", "blind": 200, "stacks": {"C": 650}}, "C may fold, call 200 or raise to 400 up to 650."),
    ("", None, {**POT, "pot_before": 500}, "A may check or bet 100 up to 500."),
    ("", None, {**POT, "pot_before": 500, "blind": 0}, "A may check or bet up to 500."),
    ("", None, {**POT, "pot_before": 100}, "A may check or bet 100."),
    ("", None, POT, "A may check or bet 100 or more."),
    ("", None, LIMIT, "A may check or bet 20."),
    ("", None, {**LIMIT, "blind": 0}, "A may check or bet."),
    ("A allin 15", None, LIMIT, "B may fold, call 15 or raise to 35."),
    ("A allin 5", None, LIMIT, "B may fold, call 5 or complete to 20."),
    ("A bringin 25", None, STUD, "B may fold, call 25 or complete to 100."),
    ("A bringin 25", None, {**STUD, "stacks": {"B": 100}}, "B may fold, call 25 or complete all-in to 100."),
    ("A bringin 25", None, {**STUD, "bet": None}, "B may fold, call 25 or complete to a full bet."),
    ("A bet 20", None, {**LIMIT, "blind": 0}, "B may fold, call 20 or raise by one bet."),
    ("A bet 20, B raise 40, C raise 60, D raise 80", None, {**LIMIT, "cap": 3}, "E may fold or call 80."),
    ("", None, STUD, "Name the seat that opens."),
    ("A bet 100, B allin 125, C call, D allin 200, E call, F fold", None, {"raising": "consecutive-all-ins"}, "The book leaves this to the floor."),
    ("BB post 100, SB postshort 50", "BB", {"seats": "SB BB", "street": "preflop"}, "If it came to the big blind now: the big blind may check."),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize(("line", "seat", "more", "said"), SITUATIONS)
def test_the_headline_says_what_a_seat_may_do(line, seat, more, said, ask, english):
    assert headline(ask(line, seat, **more), english) == said


@pytest.mark.parametrize(("line", "seat", "more"), [situation[:3] for situation in SITUATIONS])
def test_folding_is_offered_only_where_there_is_something_to_pay(line, seat, more, ask, words):
    answer = ask(line, seat, **more)
    sentence = headline(answer, words).lower()
    folding = any(word in sentence for word in ("may fold", "peut passer", "darf passen"))
    faces = bool(answer.options and answer.options.live and answer.options.faced_by)
    assert folding == (faces and not answer.discretion)


def test_the_capital_follows_the_custom_of_the_language(ask, speak):
    answer = ask("A bet 100, BB call", "UTG", seats="A BB CO UTG")
    assert headline(answer, speak("fr")).startswith("Si la parole venait maintenant à UTG\u00a0: ")
    answer = ask("A bet 100, BB call", "BTN", seats="A BB CO BTN")
    assert headline(answer, speak("fr")) == (
        "Si la parole venait maintenant au bouton\u00a0: "
        "le bouton peut passer, payer 100 ou relancer à 200 minimum."
    )
    assert headline(answer, speak("de")) == (
        "Wäre der Button jetzt dran: "
        "Der Button darf passen, für 100 mitgehen oder auf mindestens 200 erhöhen."
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Le joueur C peut passer, payer 200 ou relancer à 400 minimum, 700 maximum."),
        ("de", "Spieler C darf passen, für 200 mitgehen oder auf mindestens 400, höchstens 700 erhöhen."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_the_bounds_of_pot_limit_in_french_and_german(language, said, ask, speak):
    answer = ask("SB post 100, BB post 200", seats="SB BB C D", street="preflop", blind=200, **POT)
    assert headline(answer, speak(language)) == said


TIE = "A bet 100, B allin 125, C call, D allin 200, E call, F fold"
DEAD = {"seats": "SB BB C", "street": "preflop", "small_blind": 100, "blind": 200, **POT}


@pytest.mark.parametrize(
    ("line", "more", "said"),
    [
        (TIE, {"raising": "consecutive-all-ins"}, "Choices: A may raise to 300 or more, or may only fold or call 100."),
        ("BB post 200", {**DEAD, "missing_blinds": {"SB": 100}}, "Choices: at most 600, or at most 700."),
        ("SB post 50, BB postshort 30", {"seats": "SB BB", "street": "preflop"}, "Choices: the small blind calls 50, or owes nothing."),
        ("A bet 100", {}, ""),
        ("A bet 100, B fold", {"seats": "A B"}, ""),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_the_floor_is_told_what_it_may_choose(line, more, said, ask, english):
    assert choices_text(ask(line, **more), english) == said
