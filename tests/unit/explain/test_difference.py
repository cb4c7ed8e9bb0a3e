import pytest

from floorapp.explain.difference import difference

SHORT = "A bet 100, B allin 125, C call, D allin 200, E call, A call"
CLUB = "SB post 50, BB post 100, UTG call, UTG1 allin 150"
SEATS = {"seats": "SB BB UTG UTG1 D", "street": "preflop"}
CLOSED = f"{CLUB}, D call, SB allin 250, BB fold, UTG call"


def compare(ask, line, words, *, to_doubling=True, **more):
    pair = ask(line, **more), ask(line, **more, doubling=True)
    own, other = pair if to_doubling else pair[::-1]
    return difference(own, other, words)


def test_the_same_answer_is_the_same(ask, english):
    own = ask(SHORT, seats="A B C D E")
    assert difference(own, own, english) == (True, "same")


def test_the_same_answer_for_another_reason_names_what_doubling_needs(ask, english):
    assert compare(ask, SHORT, english, seats="A B C D E") == (True, "same: needs a bet of 250")
    assert compare(ask, SHORT, english, seats="A B C D E", to_doubling=False) == (True, "same")


def test_another_minimum_is_named_beside_ones_own(ask, speak):
    assert compare(ask, CLUB, speak("en"), **SEATS) == (
        False,
        "same right; minimum 300 instead of 250",
    )
    assert compare(ask, CLUB, speak("fr"), **SEATS)[1] == (
        "même droit\u202f; minimum 300 au lieu de 250"
    )
    assert compare(ask, CLUB, speak("de"), **SEATS)[1] == "gleiches Recht; Minimum 300 statt 250"


def test_another_right_is_named(ask, english):
    assert compare(ask, CLOSED, english, **SEATS) == (False, "differs: D may not raise")
    assert compare(ask, CLOSED, english, **SEATS, to_doubling=False) == (
        False,
        "differs: D may raise to 350 or more",
    )
    stacks = {"D": 300}
    assert compare(ask, CLOSED, english, **SEATS, to_doubling=False, stacks=stacks) == (
        False,
        "differs: D may go all-in for 300",
    )


@pytest.mark.parametrize(
    ("own", "other", "line"),
    [
        (("A bet 100", {}), ("A bet 100, B call", {}), "C may fold, call 100 or raise to 200 or more."),
        (("A bet 100", {"seats": "A B"}), ("A bet 100, B fold", {"seats": "A B"}), "The hand is over."),
        (("A bet 100, B fold", {"seats": "A B"}), ("A bet 100", {"seats": "A B"}), "B may fold, call 100 or raise to 200 or more."),
        (("A check, B allin 30", {"seats": "A B"}), ("A check, B allin 40", {"seats": "A B"}), "A may fold or call 40."),
        (("A bet 100", {}), ("A bet 100", {"stacks": {"B": 500}}), "B may fold, call 100 or raise to 200 or more."),
        (("", {"blind": 0}), ("", {}), "A may check or bet 100 or more."),
        (("", {}), ("", {"blind": 0}), "A may check or bet."),
    ],
)  # fmt: skip
def test_anything_else_is_told_by_its_headline(own, other, line, ask, english):
    told = difference(ask(own[0], **own[1]), ask(other[0], **other[1]), english)
    assert told == (False, f"differs: {line}")
