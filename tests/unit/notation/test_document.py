"""Documents: what a file says becomes a situation, and every fault a problem with its line."""

import pytest

from floorapp.engine.acts import AllIn, Bet, Call, Post
from floorapp.engine.situation import Situation
from floorapp.notation.document import Reading, read_document
from floorapp.notation.source import Source
from floorapp.notation.writing import write_document

START = 'format = "floorapp/1"\n[situation]\n'
AB = START + 'seats = ["A", "B"]\n'


def read(text: str) -> Reading:
    return read_document(Source("x.floor", text))


def told(reading: Reading) -> list[str]:
    return [f"{fault.place}: {fault.message.format(**fault.facts)}" for fault in reading.problems]


FULL = Situation(
    seats=("SB", "BB", "A"),
    acts=(Post("SB", 50), Post("BB", 100), AllIn("A", 150)),
    street="preflop",
    small_blind=50,
    big_blind=100,
    ante=100,
    ante_kind="big-blind",
    full_raise=100,
    pot_before=0,
    stacks={"A": 150, "BB": 3000},
    chips=(25, 100),
    game="NLHE",
    rulebook="tda-2024",
    ask="SB",
    id="x-1",
    title="A title",
    source="Somewhere",
    note="Two\nlines",
    table="7",
    level="12",
)


def test_a_document_holds_all_of_a_situation():
    assert read(write_document(FULL)) == Reading(FULL, ())


def test_what_is_not_known_is_not_written():
    text = write_document(Situation(seats=("A", "B"), street="flop"))
    assert text == (
        'format = "floorapp/1"\n\n[situation]\nbetting = "no-limit"\nstreet = "flop"\n'
        'seats = [\n    "A",\n    "B",\n]\nactions = []\n'
    )


def test_a_pot_of_nothing_is_known_and_written():
    assert "pot_before = 0" in write_document(Situation(seats=("A", "B"), pot_before=0))
    assert read(AB).situation.pot_before is None


def test_seats_that_are_not_given_are_those_that_act_in_order():
    reading = read(START + 'street = "flop"\nactions = ["C bet 100", "A call", "C check"]')
    assert reading.situation.seats == ("C", "A")
    assert reading.problems == ()


def test_a_seat_may_be_written_in_any_case():
    reading = read(AB + 'street = "flop"\nactions = ["a bet 100", "z call"]')
    assert reading.situation.acts == (Bet("A", 100), Call("z"))


def test_chips_are_put_in_order():
    assert read(AB + "chips = [500, 25, 100]").situation.chips == (25, 100, 500)


def test_the_acts_up_to_the_first_unreadable_one_are_kept():
    reading = read(AB + 'actions = [\n"A bet 100",\n"B chek",\n"A fold",\n"B bet"\n]')
    assert reading.situation.acts == (Bet("A", 100),)
    assert [fault.place for fault in reading.problems] == ["x.floor:6", "x.floor:8"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("big_blnd = 100", "“big_blnd” is not known here: did you mean “big_blind”?"),
        ("zzz = 1", "“zzz” is not known here: remove it."),
        ("title = 3", "“title” must be a text in quotes."),
        ('big_blind = "100"', "“big_blind” must be whole chips, 0 or more, without quotes."),
        ("big_blind = -1", "“big_blind” must be whole chips, 0 or more, without quotes."),
        ("big_blind = true", "“big_blind” must be whole chips, 0 or more, without quotes."),
        ("big_blind = 1.5", "“big_blind” must be whole chips, 0 or more, without quotes."),
        ("big_blind = 1_000_000_000_000_001", "“big_blind” is too large: no table has so many chips."),
        ("chips = [0]", "“chips” must be a list of whole chips, such as [25, 100]."),
        ("chips = []", "“chips” must be a list of whole chips, such as [25, 100]."),
        ("chips = 25", "“chips” must be a list of whole chips, such as [25, 100]."),
        ("actions = [1]", "“actions” must be a list of texts in quotes."),
        ('street = "flopp"', "“flopp” is no street: write one of preflop, flop, turn, river."),
        ('betting = "spread"', "“spread” is no betting: write one of no-limit, pot-limit, fixed-limit."),
        ('ante_kind = "some"', "“some” is no ante_kind: write one of each, big-blind."),
        ('ask = "C"', "“C” is not one of the seats: write one of A, B."),
        ("ask = 1", "“ask” must be a text in quotes."),
        ("stacks = 5", "“stacks” must be a table, such as { A = 1500 }."),
        ("stacks = { C = 5 }", "“C” has a stack but is not one of the seats."),
        ("stacks = { A = 0 }", "The stack of “A” must be whole chips, 1 or more."),
        ('cap = "4"', "“cap” must be whole chips, 0 or more, without quotes."),
        ("cash = 1", "“cash” must be true or false, without quotes."),
        ('last_two = "yes"', "“last_two” must be true or false, without quotes."),
        ("missing_blinds = 50", "“missing_blinds” must be a table of whole chips, such as { SB = 100 }."),
        ("missing_blinds = { SB = -1 }", "“missing_blinds” must be a table of whole chips, such as { SB = 100 }."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_wrong_value_is_told_with_its_line_and_the_rest_is_read(line, said):
    reading = read(f'{AB}id = "x-1"\n{line}\n')
    assert told(reading) == [f"x.floor:5: {said}"]
    assert reading.situation.id == "x-1"
    assert reading.situation.seats == ("A", "B")


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ('["A", "A"]', "Each seat must be one word and "),
        ('["A", ""]', "Each seat must be one word and "),
        ('["A", "big blind"]', "Each seat must be one word and "),
        ('["A", "B\\tC"]', "Each seat must be one word and "),
        ('["A"]', "A hand has 2 to 11 seats: this names 1."),
        ("[1, 2]", "“seats” must be a list of texts in quotes."),
    ],
)
def test_without_seats_there_is_nothing_to_rule_on(seats, said):
    reading = read(f"{START}seats = {seats}\n")
    assert reading.situation is None
    assert told(reading)[0].startswith(f"x.floor:3: {said}")


def test_too_many_seats_are_counted():
    names = ", ".join(f'"{n}"' for n in range(12))
    assert told(read(f"{START}seats = [{names}]")) == [
        "x.floor:3: A hand has 2 to 11 seats: this names 12."
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ['x.floor:1: This is not a file of the kind that is expected here: such a one begins with format = "floorapp/1".']),
        ('id = "tda-2024"\nname = 1\n[raise]\nx = 1', ['x.floor:1: This is not a file of the kind that is expected here: such a one begins with format = "floorapp/1".']),
        ('a = 1\nformat = "floorapp-cases/1"\ncase = 1', ["x.floor:2: This is a file of another kind (“floorapp-cases/1”): it goes with “floorapp cases”."]),
        ('size = 1\n[situation]\nseats = ["A", "B"]', ['x.floor:1: The format line is missing or of another version: write format = "floorapp/1" at the top.', "x.floor:1: “size” is not known here: remove it."]),
        ('format = "other/1"\n[situation]\nseats = ["A", "B"]', ['x.floor:1: The format line is missing or of another version: write format = "floorapp/1" at the top.']),
        ('format = 1\n[situation]\nseats = ["A", "B"]', ['x.floor:1: The format line is missing or of another version: write format = "floorapp/1" at the top.']),
        ('format = "floorapp/9"\n[situation]\nseats = "later"', ["x.floor:1: This was written by a newer version of the program (“floorapp/9”): open it with that version, or save it there in an older format."]),
        ('format = "floorapp/1"\nsituation = 3', ["x.floor: There is no [situation] table: add one with seats and actions."]),
        (AB + "[more]", ["x.floor:4: “more” is not known here: remove it."]),
        (AB + "[rulebook]", []),
        (AB + "[situation.incident]\nseat = 'A'", []),
        (AB + "bet = 100\ncap = 4\nmissing_blinds = {}\nsmall_blind_counts_as_big = true", []),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_the_frame_of_a_document_is_checked(text, said):
    assert told(read(text)) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\na = b", "x.floor:2: This cannot be read from character 5 of this line on: check quotes and brackets, and that nothing is written twice."),
        ("a =", "x.floor: The end of this file is missing."),
        ("a = " + "1" * 5000, "x.floor: This file holds a value that cannot be read."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_text_that_is_no_document_is_one_problem(text, said):
    reading = read(text)
    assert (reading.situation, reading.set_up) == (None, False)
    assert told(reading) == [said]


def test_problems_are_told_in_the_order_of_their_lines():
    text = 'format = "x"\nmore = 1\n[situation]\nante = "no"\nseats = ["A", "B"]\nbig_blnd = 1\nactions = ["A chek"]\nask = "C"'
    places = [fault.place for fault in read(text).problems]
    assert places == [f"x.floor:{line}" for line in (1, 2, 4, 6, 7, 8)]


@pytest.mark.parametrize(
    "line",
    [
        'street = "flopp"',
        'betting = "spread"',
        'big_blind = "100"',
        "small_blind = -1",
        "full_raise = 1.5",
        "stacks = { A = 0 }",
        "stacks = 5",
        'ask = "C"',
        "rulebook = 3",
        "actions = [1]",
        "big_blnd = 100",
        'stret = "flop"',
    ],
)
def test_a_fault_in_the_set_up_leaves_nothing_to_rule_on(line):
    reading = read(f"{AB}{line}\n")
    assert reading.situation is not None
    assert (reading.set_up, reading.to_rule_on) == (False, None)


@pytest.mark.parametrize(
    "line",
    [
        "title = 3",
        "note = []",
        'titel = "x"',
        "zzz = 1",
        'actions = ["A bet 100", "B chek"]',
    ],
)
def test_what_no_ruling_depends_on_does_not_keep_from_one(line):
    reading = read(f"{AB}{line}\n")
    assert reading.problems
    assert reading.to_rule_on == reading.situation is not None


def test_a_seat_whose_act_cannot_be_read_is_missing_where_seats_are_not_given():
    reading = read(START + 'actions = ["A bet 100", "B call", "C chek"]')
    assert reading.situation.seats == ("A", "B")
    assert reading.to_rule_on is None


def test_what_a_newer_version_has_added_is_passed_over():
    text = AB.replace("floorapp/1", "floorapp/1.2") + "new = 1\n[situation.incident]\nnew = 2\n"
    reading = read(text + 'seat = "A"\n[new]\nnew = 3\n')
    assert reading.problems == () and reading.situation.incident.seat == "A"
    assert read(AB.replace("floorapp/1", "floorapp/1.2") + "new = 1\n").problems == ()
    assert told(read('format = "floorapp/1.2"\nsituation = 3')) == [
        "x.floor: There is no [situation] table: add one with seats and actions."
    ]
