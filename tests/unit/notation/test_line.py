"""The entry line: a head, then an act a word, live while it is typed."""

import pytest

from floorapp.engine.acts import AllIn, Bet, Call, Check, Fold, Post, PostShort, Raise
from floorapp.engine.problems import Problem
from floorapp.engine.rulings import Ruling
from floorapp.engine.situation import Situation
from floorapp.notation.line import read_line, write_line
from floorapp.notation.opening import opening_posts

FAR = "50/100 5p flop: b100 a125 c a200 c"
BLINDS = (Post("A", 50), Post("B", 100))


def kinds(reading) -> str:
    return " ".join(token.kind.value for token in reading.tokens)


def sentence(problem: Problem) -> str:
    return problem.message.format(**problem.facts)


def test_a_whole_dispute_fits_on_a_line(read):
    reading = read(FAR, "1 2 3 4 5 6 7 8 9", street="preflop")
    found = reading.situation
    assert (found.small_blind, found.big_blind, found.street) == (50, 100, "flop")
    assert found.seats == ("1", "2", "3", "4", "5")
    assert found.acts == (
        Bet("1", 100),
        AllIn("2", 125),
        Call("3"),
        AllIn("4", 200),
        Call("5"),
    )
    assert (reading.problem, reading.hint) == (None, None)
    assert kinds(reading) == "head head head act all-in act all-in act"
    assert [FAR[token.start : token.end] for token in reading.tokens] == FAR.split()


@pytest.mark.parametrize(
    ("word", "level", "acts"),
    [
        ("x", "", [Check("A")]),
        ("check", "", [Check("A")]),
        ("c", "", [Check("A")]),
        ("c", "b100", [Call("B")]),
        ("c70", "b100", [Call("B", 70)]),
        ("c70", "", [Call("A", 70)]),
        ("f", "b100", [Fold("B")]),
        ("b100", "", [Bet("A", 100)]),
        ("r300", "b100", [Raise("B", 300)]),
        ("b300", "b100", [Raise("B", 300)]),
        ("r100", "", [Bet("A", 100)]),
        ("100", "", [Bet("A", 100)]),
        ("300", "b100", [Raise("B", 300)]),
        ("100", "b100", [Call("B")]),
        ("1.5k", "b100", [Raise("B", 1500)]),
        ("a125", "b100", [AllIn("B", 125)]),
        ("all-in125", "b100", [AllIn("B", 125)]),
        ("ALLIN125", "b100", [AllIn("B", 125)]),
        ("C:a200", "b100", [AllIn("C", 200, out_of_turn=True)]),
        ("B:c", "b100", [Call("B")]),
        ("C:c", "", [Check("C", out_of_turn=True)]),
        ("Z:c", "", [Call("Z", out_of_turn=True)]),
    ],
)
def test_a_word_is_an_act_of_the_seat_whose_turn_it_is(word, level, acts, read):
    assert list(read(f"{level} {word}").situation.acts[len(level.split()) :]) == acts


def test_all_in_needs_no_number_where_the_stack_is_known(read):
    reading = read("b100 a", stacks={"B": 150})
    assert reading.situation.acts[-1] == AllIn("B")
    assert kinds(reading) == "act all-in"
    assert kinds(read("b100 a")) == "act error"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("b100 80", "80 is less than the 100 to match: write a80 for an all-in, or c."),
        ("b100 r", "“r” needs an amount: 200 or more, written r200."),
        ("b", "“b” needs an amount: 100 or more, written b100."),
        ("q", "“q” is not an act: write x, c, f, b100, r300, a125 or an amount."),
        ("A:", "“A:” is not an act: write x, c, f, b100, r300, a125 or an amount."),
        ("b1.50", "“b1.50” has no amount of whole chips: write digits, such as 1500."),
        ("x100", "“x” takes no amount: leave it out."),
        ("check100", "“check” takes no amount: leave it out."),
        ("b100 raise", "“raise” needs an amount: 200 or more, written r200."),
        ("b100 raise c", "“raise” needs an amount: 200 or more, written r200."),
        ("b100 0", "0 is less than the 100 to match: write c for a call, or f for a fold."),
        ("b100 r200 f f f 100", "100 is less than the 200 to match: write c for a call, or f for a fold."),
        ("b1 000", "Write the amount without a space: b1000."),
        ("bet 1 000", "Write the amount without a space: bet 1000."),
        ("1 000 000", "Write the amount without a space: 1000."),
        ("b1 500", "Write the amount without a space: b1500."),
        ("b1000 r2 500", "Write the amount without a space: r2500."),
        ("b1000 a2 500", "Write the amount without a space: a2500."),
        ("b1000 c2 000 x", "Write the amount without a space: c2000."),
        ("b300 a125 100", "100 is less than the 300 to match: write a100 for an all-in, or c."),
        ("b9999999999999999", "“b9999999999999999” is too large: no table has so many chips."),
        ("b 9,999,999,999,999,999", "“b 9,999,999,999,999,999” is too large: no table has so many chips."),
        ("50/10000000000000000", "“50/10000000000000000” is too large: no table has so many chips."),
        ("b1,00", "“b1,00” has no amount of whole chips: write digits, such as 1500."),
        ("1,000,b", "“1,000,b” has no amount of whole chips: write digits, such as 1500."),
        ("A,B,C1", "“A,B,C1” does not name 2 to 11 different seats: write them as A,B,C."),
        ("A,1k", "“A,1k” does not name 2 to 11 different seats: write them as A,B,C."),
        ("flopp b100", "“flopp” is no street: did you mean “flop”?"),
        ("fop:b100", "“fop:b100” is no street: did you mean “flop”?"),
        ("b100 turn: x", "“turn:” comes next: write /turn."),
        ("b100 5p x", "“5p” belongs at the start of the line, before the acts."),
        ("1 000/2 000", "“000/2” belongs at the start of the line, before the acts."),
        ("b100 :", "“:” is not an act: write x, c, f, b100, r300, a125 or an amount."),
        ("x x x x x x", "The betting round is over: write / in front of “x”."),
        ("12p", "A hand has 2 to 11 seats: write 2p to 11p."),
        ("1p", "A hand has 2 to 11 seats: write 2p to 11p."),
        ("100/50", "“100/50” is no pair of blinds: write them as 50/100, with an ante as 50/100/100."),
        ("50/x", "“50/x” is no pair of blinds: write them as 50/100, with an ante as 50/100/100."),
        ("0/0", "“0/0” is no pair of blinds: write them as 50/100, with an ante as 50/100/100."),
        ("1/2/3/4", "“1/2/3/4” is no pair of blinds: write them as 50/100, with an ante as 50/100/100."),
        ("A,A", "“A,A” does not name 2 to 11 different seats: write them as A,B,C."),
        ("A,", "“A,” does not name 2 to 11 different seats: write them as A,B,C."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_what_cannot_be_read_is_told_with_what_to_write(line, said, read):
    reading = read(line)
    assert isinstance(reading.problem, Problem)
    assert sentence(reading.problem) == said
    kinds_told = [token.kind.value for token in reading.tokens]
    assert "error" in kinds_told
    assert set(kinds_told[kinds_told.index("error") + 1 :]) <= {"error", "not-judged"}


def test_without_a_big_blind_there_is_no_least_bet_to_name(books):
    base = Situation(seats=("A", "B"), street="flop")
    reading = read_line("b", base, books["tda-2024"], whole=True)
    assert reading.problem is not None
    assert sentence(reading.problem) == "“b” needs an amount after it."


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("25/50", {"small_blind": 25, "big_blind": 50}),
        ("25/50:", {"small_blind": 25, "big_blind": 50}),
        ("0/100", {"small_blind": 0, "big_blind": 100}),
        ("100/200/25", {"small_blind": 100, "big_blind": 200, "ante": 25}),
        ("1k/2k", {"small_blind": 1000, "big_blind": 2000}),
        ("3p", {"seats": ("A", "B", "C")}),
        ("3p:", {"seats": ("A", "B", "C")}),
        ("7p", {"seats": ("A", "B", "C", "D", "E", "1", "2")}),
        ("X,Y,Z", {"seats": ("X", "Y", "Z")}),
        ("X,Y:", {"seats": ("X", "Y")}),
        ("turn", {"street": "turn"}),
        ("Turn:", {"street": "turn"}),
        ("r:", {"street": "river"}),
        ("pre", {"street": "preflop"}),
        ("p:", {"street": "preflop"}),
        ("turn :", {"street": "turn"}),
        ("turn:river:", {"street": "river"}),
        ("25/50 3p river", {"big_blind": 50, "seats": ("A", "B", "C"), "street": "river"}),
    ],
)
def test_the_head_sets_blinds_seats_and_street(line, changes, read):
    reading = read(line)
    assert {key: getattr(reading.situation, key) for key in changes} == changes
    assert set(kinds(reading).split()) == {"head"}
    assert reading.problem is None


@pytest.mark.parametrize(
    ("word", "act"),
    [
        ("1,000", Bet("A", 1000)),
        ("b1,000", Bet("A", 1000)),
        ("bet1,000", Bet("A", 1000)),
        ("r2,500", Bet("A", 2500)),
        ("b1,5k", Bet("A", 1500)),
        ("b1.000", Bet("A", 1000)),
        ("a1'000", AllIn("A", 1000)),
        ("a1,000,000", AllIn("A", 1000000)),
        ("B:b1,000", Bet("B", 1000, out_of_turn=True)),
    ],
)
def test_an_amount_with_a_comma_is_no_list_of_seats(word, act, read):
    for line in (word, f"50/100 5p flop: {word}", f"flop:{word}"):
        reading = read(line)
        assert (reading.situation.acts, reading.problem) == ((act,), None)
        assert len(reading.situation.seats) == 5


@pytest.mark.parametrize(
    ("line", "acts"),
    [
        ("bet 100", [Bet("A", 100)]),
        ("Bets 100", [Bet("A", 100)]),
        ("b 100", [Bet("A", 100)]),
        ("bet 1,000", [Bet("A", 1000)]),
        ("b 100 raise 300", [Bet("A", 100), Raise("B", 300)]),
        ("b 100 raises to 300", [Bet("A", 100), Raise("B", 300)]),
        ("b100 r 300 call", [Bet("A", 100), Raise("B", 300), Call("C")]),
        ("b100 call 70", [Bet("A", 100), Call("B", 70)]),
        ("b100 c 70", [Bet("A", 100), Call("B", 70)]),
        ("b100 c 300", [Bet("A", 100), Call("B"), Raise("C", 300)]),
        ("allin 500", [AllIn("A", 500)]),
        ("all-in 125", [AllIn("A", 125)]),
        ("all in for 125", [AllIn("A", 125)]),
        ("a 125", [AllIn("A", 125)]),
        ("C:a 125", [AllIn("C", 125, out_of_turn=True)]),
        ("b100 C:raise 300", [Bet("A", 100), Raise("C", 300, out_of_turn=True)]),
        ("x 100", [Check("A"), Bet("B", 100)]),
        ("b100 c D:c", [Bet("A", 100), Call("B"), Call("D", out_of_turn=True)]),
    ],
)
def test_an_amount_behind_a_bare_verb_belongs_to_it(line, acts, read):
    reading = read(f"flop:{line}")
    assert (list(reading.situation.acts), reading.problem) == (acts, None)


SAID = {
    "fr": ("parole passe", "mise 100 relance 300 suit", "mise 100 tapis à 300 paye 70", "mise 100 se couche passe"),
    "de": ("checkt klopft", "setzt 100 erhöht auf 300 geht mit", "setzt 100 geht all-in 300 bezahlt 70", "setzt 100 passt steigt aus"),
    "en": ("check fold", "opens 100 re-raises to 300 calls", "bet 100 shoves 300 pays 70", "bet 100 fold folds"),
}  # fmt: skip
ACTS = (
    [Check("A"), Check("B")],
    [Bet("A", 100), Raise("B", 300), Call("C")],
    [Bet("A", 100), AllIn("B", 300), Call("C", 70)],
    [Bet("A", 100), Fold("B"), Fold("C")],
)


@pytest.mark.parametrize("language", SAID)
def test_acts_are_typed_as_they_are_said_in_three_languages(read, language):
    for line, acts in zip(SAID[language][1:], ACTS[1:], strict=True):
        for written in (line, line.upper()):
            reading = read(f"{written} ", "A B C")
            assert (list(reading.situation.acts), reading.problem) == (acts, None), written


@pytest.mark.parametrize("verb", ["parole", "passe parole", "checkt", "schiebt", "klopft"])
def test_a_check_is_said_in_many_words(read, verb):
    reading = read(f"{verb} X:{verb} ", "A X C")
    assert reading.situation.acts == (Check("A"), Check("X"))
    assert kinds(reading) == "act act"


@pytest.mark.parametrize(
    ("typed", "level"), [("relance ", 1), ("erhöht auf ", 1), ("erhöht au", 1)]
)
def test_a_verb_that_is_said_waits_for_its_amount(read, typed, level):
    reading = read(f"b100 {typed}", "A B C", whole=False)
    assert len(reading.situation.acts) == level
    assert kinds(reading) == "act waiting"


def test_an_all_in_with_a_known_stack_is_whole_without_an_amount(read):
    assert read("a 300", stacks={"A": 150}).situation.acts == (AllIn("A"), Raise("B", 300))
    assert kinds(read("Z:a 300")) == "error not-judged"


def test_a_pair_is_one_token_as_it_was_typed(read):
    line = "b100 raise  to 300 q call 70"
    tokens = [line[token.start : token.end] for token in read(line).tokens]
    assert tokens == ["b100", "raise  to 300", "q", "call 70"]


@pytest.mark.parametrize(
    ("line", "whole"),
    [
        ("5p flop: b100 q", True),
        ("5p flop: b", True),
        ("5p flop: b1.50", True),
        ("5p flop: Z:x", True),
        ("5p flop: b100 turn: x", True),
        ("5p flop: 10", True),
        ("flop: /", True),
        ("", True),
        ("hello", False),
        ("1p", False),
        ("12p flop: b100", False),
        ("z: b100", False),
        ("100/50 b100", False),
        ("5p folp b100", False),
        ("5p fop:b100", False),
        ("50-100 b200", False),
        ("1,2,300 b100", False),
        ("b100 50/100 r300", False),
    ],
)
def test_a_line_says_whether_its_head_could_be_read(line, whole, read):
    assert read(line).set_up is whole


def test_the_blinds_are_posted_anew_where_the_head_changes_something(read):
    assert read("25/50", "A B C", street="preflop").situation.acts == (Post("A", 25), Post("B", 50))
    assert read("r200", "A B C", street="preflop").situation.acts == (*BLINDS, Raise("C", 200))
    assert read("flop:", "A B C", street="preflop").situation.acts == ()
    assert read("pre", "A B C").situation.acts == BLINDS


def test_a_count_of_seats_leaves_the_chairs_at_the_table(read):
    reading = read("3p")
    assert reading.chairs == ("A", "B", "C", "D", "E")
    assert read("7p", "1 2 3").chairs == ("1", "2", "3", "4", "5", "6", "7")


@pytest.mark.parametrize(
    ("typed", "expected", "acts"),
    [
        ("b", "waiting", 0),
        ("b1", "waiting", 0),
        ("b10", "waiting", 0),
        ("b100", "act", 1),
        ("b100 ", "act", 1),
        ("b10 ", "not-allowed", 1),
        ("b ", "waiting", 0),
        ("b x", "error not-judged", 0),
        ("10", "waiting", 0),
        ("b100 r1", "act waiting", 1),
        ("b100 r150", "act waiting", 1),
        ("b100 r150 ", "act not-allowed", 2),
        ("b100 a150", "act all-in", 2),
        ("b100 C:", "act waiting", 1),
        ("50/", "waiting", 0),
        ("b1,", "waiting", 0),
        ("b1,0", "waiting", 0),
        ("b1,000", "act", 1),
        ("b100 raise", "act waiting", 1),
        ("b100 raise ", "act waiting", 1),
        ("b100 raise t", "act waiting", 1),
        ("b100 raise to ", "act waiting", 1),
        ("b100 raise 3", "act waiting", 1),
        ("b100 raise 300", "act act", 2),
        ("b100 raise 150 ", "act not-allowed", 2),
        ("b100 allin ", "act waiting", 1),
        ("b100 allin 1", "act all-in", 2),
        ("b100 c ", "act act", 2),
        ("b100 c 7", "act act waiting", 2),
        ("b100 c 70 ", "act act", 2),
        ("b100 call 7", "act act", 2),
        ("b1 000", "waiting waiting", 0),
        ("b1 000 ", "error error", 0),
        ("b1 000 x", "error error not-judged", 0),
        ("b1000 r2 500 ", "act error error", 1),
        ("b x x", "error not-judged not-judged", 0),
        ("Z:x x", "error not-judged", 1),
        ("b100 b150 c", "act not-allowed act", 3),
    ],
)
def test_the_last_word_is_open_until_a_space_follows(typed, expected, acts, read):
    reading = read(typed, whole=False)
    assert kinds(reading) == expected
    assert len(reading.situation.acts) == acts


def test_an_open_word_says_what_it_waits_for(read):
    hint = read("b", whole=False).hint
    assert isinstance(hint, Problem)
    assert sentence(hint) == "“b” needs an amount: 100 or more, written b100."
    ruling = read("b100 r150", whole=False).hint
    assert isinstance(ruling, Ruling)
    assert [reason.code for reason in ruling.reasons] == ["below-minimum"]


def test_the_book_decides_whether_a_raise_is_one_yet(read):
    typed = "b100 a150 r250"
    assert kinds(read(typed, whole=False)) == "act all-in act"
    assert kinds(read(typed, whole=False, book="aspt-doubling")) == "act all-in waiting"


@pytest.mark.parametrize(
    "text",
    ["x b100 a125 c a200 c", "b100 C:r300 f", "c70 f", "C:f x", "D:a500 x x x", "b100 r150 c", ""],
)
def test_acts_are_written_as_they_are_typed(text, read, books):
    reading = read(text)
    assert write_line(reading.situation, books["tda-2024"]) == text


def test_acts_behind_an_impossible_one_are_written_with_their_seats(books):
    acts = (Bet("A", 100), Call("D"), Fold("B"), AllIn("C"))
    situation = Situation(seats=tuple("ABCD"), acts=acts, street="flop", big_blind=100)
    assert write_line(situation, books["tda-2024"]) == "b100 D:c B:f C:a"


def test_blinds_are_no_words_of_the_line(books):
    situation = Situation(seats=("A", "B", "C"), acts=(*BLINDS, Fold("C")), big_blind=100)
    assert write_line(situation, books["tda-2024"]) == "f"


@pytest.mark.parametrize(
    ("seats", "stacks", "posts"),
    [
        (("1", "2", "3"), {}, (Post("1", 50), Post("2", 100))),
        (("BB", "SB"), {}, (Post("SB", 50), Post("BB", 100))),
        (("1", "2", "3"), {"1": 50, "2": 60}, (Post("1", 50), PostShort("2", 60))),
        (("1",), {}, (Post("1", 50),)),
    ],
)
def test_the_first_two_seats_post_the_blinds(seats, stacks, posts):
    assert opening_posts(seats, 50, 100, stacks) == posts


def test_no_small_blind_is_no_post():
    assert opening_posts(("1", "2", "3"), 0, 100, {}) == (Post("2", 100),)


def test_a_seat_whose_last_chips_were_its_ante_posts_no_blind():
    posts = opening_posts(("1", "2", "3"), 50, 100, {"1": 10}, ante=10)
    assert [type(post).__name__ for post in posts] == ["Ante", "Ante", "Ante", "Post"]
