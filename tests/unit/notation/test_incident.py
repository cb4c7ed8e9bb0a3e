"""The table of an incident: read, or told what is wrong with each of its keys."""

import pytest

from floorapp.engine.incidents.incident import Incident
from floorapp.notation.document import read_document, read_situation
from floorapp.notation.incident import KEYS, read_incident
from floorapp.notation.source import Source

WHOLE = {
    "seat": "B",
    "what": "string-bet",
    "chips": [500, 500],
    "pushed": 1000,
    "last_chips": True,
    "prior_chips": [25, 25],
    "prior": "part-kept",
    "kept": [25],
    "said": "raise",
    "said_amount": 8000,
    "said_first": False,
    "later_chips": [100],
    "quoted": 700,
    "next_card": True,
    "had_time": False,
}


def read(table):
    """Return the incident with what was told: message and key."""
    problems = []

    def fault(message, key, /, **facts):
        problems.append((key, message, facts))

    found = read_incident(table, "B", fault)
    return found, problems


def test_every_key_is_read():
    found, problems = read(WHOLE)
    assert not problems
    assert WHOLE.keys() == KEYS
    assert found == Incident(
        **{key: tuple(given) if isinstance(given, list) else given for key, given in WHOLE.items()}
    )


def test_what_is_not_given_is_as_it_mostly_is():
    assert read({}) == (Incident(seat="B"), [])


def test_words_and_chips_may_have_come_at_once():
    assert read({"said_first": "unclear"})[0].said_first is None


def test_the_chips_pushed_are_those_named_or_their_total():
    assert read({"chips": [500, 100]})[0].pushed_by == 600
    assert read({"pushed": 1400})[0].pushed_by == 1400
    assert read({})[0].pushed_by == 0


@pytest.mark.parametrize(
    ("key", "given", "begins"),
    [
        ("chips", 500, "“{key}” must be a list of single chips"),
        ("chips", [500, 0], "“{key}” must be a list of single chips"),
        ("chips", [500, "x"], "“{key}” must be a list of single chips"),
        ("prior_chips", [True], "“{key}” must be a list of single chips"),
        ("kept", [-25], "“{key}” must be a list of single chips"),
        ("later_chips", [10**16], "“{key}” must be a list of single chips"),
        ("pushed", 0, "“{key}” must be whole chips"),
        ("pushed", "1400", "“{key}” must be whole chips"),
        ("said_amount", 1.5, "“{key}” must be whole chips"),
        ("quoted", True, "“{key}” must be whole chips"),
        ("last_chips", 1, "“{key}” must be true or false"),
        ("next_card", "yes", "“{key}” must be true or false"),
        ("had_time", [], "“{key}” must be true or false"),
        ("said_first", "never", "“{key}” must be true or false"),
        ("what", "mucked", "“{value}” is no {key}"),
        ("prior", "moved", "“{value}” is no {key}"),
        ("said", "shove", "“{value}” is no {key}"),
        ("said", [], "“{value}” is no {key}"),
    ],
)
def test_what_cannot_be_read_is_told_and_left_out(key, given, begins):
    found, problems = read({key: given})
    ((at, message, facts),) = problems
    assert (at, facts["key"]) == (key, key)
    assert message.startswith(begins)
    assert message.format(**facts)
    assert found == Incident(seat="B")


def situation(**more):
    return read_situation({"actions": ["A bet 300"], **more}, Source("x", ""), ())


def test_the_seat_of_an_incident_is_in_the_hand_though_it_has_not_acted():
    reading = situation(incident={"seat": "B", "chips": [500]})
    assert not reading.problems
    assert reading.situation.seats == ("A", "B")
    assert reading.situation.incident == Incident(seat="B", chips=(500,))


@pytest.mark.parametrize("table", [{"chips": [500]}, {"seat": "Z"}, {"seat": 3}, 7])
def test_an_incident_without_a_seat_of_the_hand_is_told(table):
    reading = situation(seats=["A", "B"], incident=table)
    assert reading.problems
    assert reading.situation.incident is None


def test_a_key_that_an_incident_does_not_have_is_told():
    reading = situation(incident={"seat": "B", "chps": [500]})
    (problem,) = reading.problems
    assert problem.facts["near"] == "chips"


def test_a_document_tells_where_it_stands():
    text = """format = "floorapp/1"
[situation]
actions = ["A bet 300"]
[situation.incident]
seat = "B"
chips = 500
"""
    (problem,) = read_document(Source("x.floor", text)).problems
    assert "x.floor" in problem.place
