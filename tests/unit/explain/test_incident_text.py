"""What an act in dispute comes to, in the few words that stand beside another."""

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.replay import replay
from floorapp.engine.situation import Situation
from floorapp.explain.incident_text import highlight, outcome_line
from floorapp.notation.acts import read_act


@pytest.mark.parametrize(
    ("told", "line", "shown"),
    [
        ({"chips": (1000,)}, "call 300: 700 goes back", "call 300"),
        ({"pushed": 500}, "one more fact is needed", ""),
        ({"said": "check"}, "C may fold or call 300", ""),
        ({"chips": (500, 500), "said": "call", "said_first": None}, "left to the floor", ""),
    ],
)
def test_an_outcome_is_told_in_a_few_words(told, line, shown, books, speak):
    acts = tuple(map(read_act, ("A bet 300", "B call")))
    incident = Incident(seat="C", **told)
    situation = Situation(
        seats=("A", "B", "C"), street="flop", big_blind=100, acts=acts, incident=incident
    )
    found = answer(replay(situation, books["tda-2024"]))
    assert outcome_line(found.finding, found.options, speak("en")) == line
    assert highlight(found.finding, speak("en")) == shown
