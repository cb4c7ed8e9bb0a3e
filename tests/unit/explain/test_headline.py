import pytest

from floorapp.explain.headline import headline

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
    ("BB post 100, SB postshort 50", "BB", {"seats": "SB BB", "street": "preflop"}, "If it came to the big blind now: the big blind may check."),
]  # fmt: skip


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
