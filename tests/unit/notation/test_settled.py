"""Acts that were in dispute: written behind the situation, and read with every problem."""

import pytest

from floorapp.engine.acts import Bet, Check
from floorapp.engine.incidents.attached import CHOICE, FLOOR, Attached
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.situation import Situation
from floorapp.notation.incident import incident_table
from floorapp.notation.settled import read_settled, settled_tables
from floorapp.notation.source import Source

SITUATION = Situation(seats=("A", "B"), acts=(Check("A"), Bet("B", 100)), street="flop")
NOWHERE = Source("x.floor", "")


def read(tables: object) -> tuple[tuple[Attached, ...], list[str]]:
    found, problems = read_settled(tables, SITUATION, NOWHERE)
    return found, [each.message.format(**each.facts) for each in problems]


@pytest.mark.parametrize(
    "told",
    [
        Attached(0, Incident(seat="A")),
        Attached(1, Incident(seat="B", chips=(500, 25), said="raise", said_amount=8000), FLOOR),
        Attached(2, Incident(seat="A", pushed=1400, last_chips=None, said_first=None), CHOICE, "?"),
        Attached(1, Incident(seat="B", what="skipped", had_time=False, next_card=True)),
        Attached(1, Incident(seat="B", had_time=None, next_card=None, last_chips=True)),
        Attached(1, Incident(seat="B", said_first=False, prior="part-kept", prior_chips=(25, 5))),
        Attached(1, Incident(seat="B", kept=(5,), later_chips=(25,), quoted=300), remark="“a”\n"),
        Attached(1, Incident(seat="B", what="wrong-amount"), made_to=150),
    ],
)
def test_what_was_told_of_an_act_reads_back(told):
    assert read(settled_tables([told])) == ((told,), [])


def test_what_is_as_usual_is_not_written():
    assert incident_table(Incident(seat="A")) == {"seat": "A"}
    assert settled_tables([Attached(0, Incident(seat="A"))]) == [
        {"act": 1, "decided": "book", "seat": "A"}
    ]


@pytest.mark.parametrize("tables", [3, {}, [3], "x"])
def test_what_is_no_list_of_tables_is_told(tables):
    told = "“settled” must be a list of tables: write [[settled]] above each."
    assert read(tables) == ((), [told])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"act": 0}, "“act” must be the number of an act, from 1 to 3."),
        ({"act": 4}, "“act” must be the number of an act, from 1 to 3."),
        ({"act": True}, "“act” must be the number of an act, from 1 to 3."),
        ({"act": "1"}, "“act” must be the number of an act, from 1 to 3."),
        ({"seat": "C"}, "“seat” must be one of the seats: A, B."),
        ({"seat": 1}, "“seat” must be one of the seats: A, B."),
    ],
)
def test_a_table_of_which_nobody_knows_what_it_is_about_is_left_out(more, said):
    assert read([{"act": 1, "seat": "A"} | more]) == ((), [said])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"decided": "me"}, "“me” is no decided: write one of book, choice, floor."),
        ({"remark": 3}, "“remark” must be a text in quotes."),
        ({"made_to": 0}, "“made_to” must be a whole number above 0."),
        ({"made_to": True}, "“made_to” must be a whole number above 0."),
        ({"said_first": "x"}, "“said_first” must be true or false, without quotes."),
    ],
)
def test_a_wrong_value_is_told_and_the_rest_is_read(more, said):
    assert read([{"act": 1, "seat": "A"} | more]) == ((Attached(0, Incident(seat="A")),), [said])


def test_a_problem_is_told_with_its_line():
    text = 'format = "floorapp/1"\n[[settled]]\nact = 1\nseat = "A"\n[[settled]]\nact = 9\n'
    source = Source("x.floor", text)
    data = source.load()
    _, problems = read_settled(data["settled"], SITUATION, source)
    assert [each.place for each in problems] == ["x.floor:6"]
