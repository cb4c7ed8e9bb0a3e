"""The words of the panel where an act in dispute is entered: every value has its own."""

import ast
import inspect
from pathlib import Path

import pytest

import floorapp.engine.incidents as package
from floorapp.engine.acts import Call, Fold, Pot, Raise
from floorapp.engine.incidents.incident import PRIOR, SAID, WHAT, Incident
from floorapp.engine.values import field_names
from floorapp.explain import question_text as panel

GROUPS = (
    *("what", "who", "said", "chips", "chips-help"),
    *("prior", "later", "hidden", "quoted", "then"),
)
LABELS = (
    *("title", "in-turn", "out-of-turn", "raise-to", "last-chips", "none"),
    *("nobody-since", "others-acted", "next-card", "had-time"),
    *("otherwise", "otherwise-detail", "copy", "back", "nothing-asked"),
)


def asked_facts():
    """Every name that the engine writes into ``Finding.asks``."""
    found = set()
    for path in Path(inspect.getfile(package)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "asks":
                found |= {
                    part.value
                    for part in ast.walk(node.value)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found


@pytest.mark.parametrize("what", WHAT)
def test_everything_that_may_have_happened_has_a_label(what, words):
    assert panel.what_label(what, words)


def test_every_word_said_has_a_label_of_its_own(words):
    labels = [panel.said_label(said, words) for said in (None, *SAID)]
    assert len(set(labels)) == len(labels)


def test_every_way_with_old_chips_has_a_label_of_its_own(words):
    labels = {panel.prior_label(prior, words) for prior in PRIOR}
    assert len(labels) == len(PRIOR)
    assert panel.prior_label(None, words) == panel.prior_label("left", words)


def test_which_came_first_has_three_labels(words):
    assert (
        len({panel.said_first_label(words, said_first=first) for first in (True, False, None)}) == 3
    )


@pytest.mark.parametrize("group", GROUPS)
def test_every_group_has_a_title(group, words):
    assert panel.group_title(group, words)


@pytest.mark.parametrize("name", LABELS)
def test_every_button_has_its_words(name, words):
    assert panel.panel_label(name, words)


def test_every_fact_that_a_finding_asks_for_is_a_question(words):
    facts = asked_facts() | set(field_names(Incident(seat="A"))) - {"what"}
    questions = [panel.question_text(fact, words) for fact in sorted(facts)]
    assert len(set(questions)) == len(facts)
    assert all(question.endswith("?") and question[0].isupper() for question in questions)


def test_questions_follow_a_colon(english):
    asked = panel.questions_text(("last_chips", "chips"), english)
    assert asked == "were these the last chips? Which chips were pushed?"


def test_chips_are_counted_and_added_up(english):
    assert panel.chips_text((1000, 100, 100, 100, 100), english) == "5 chips · 1,400"
    assert panel.chips_text((1000,), english) == "1 chip · 1,000"
    assert panel.prior_title((), english) == "Chips already in front: none"
    assert panel.prior_title((25, 25), english) == "Chips already in front: 2 chips · 50"


def test_neighbouring_facts_are_named(english):
    assert panel.one_less_text(100, 1300, english) == "One 100 less (1,300)"
    assert panel.one_more_text(100, english) == "100 more"
    assert panel.said_first_text("raise", english) == "“Raise” said first"
    assert panel.last_chips_text(english) == "All of them the last chips"


def test_a_word_said_first_has_a_capital_in_french(speak):
    said = panel.said_first_text("raise", speak("fr"))
    assert said == "«\u00a0Relance\u00a0» annoncé d’abord"


@pytest.mark.parametrize(
    ("act", "label"),
    [
        (Raise("UTG1", 1700), "Apply: UTG+1 raises to 1,700"),
        (Call("B"), "Apply: B calls"),
        (Pot("B"), "Apply: B bets the pot"),
        (Fold("B", leaves_to=400), "Apply: B folds, 400 stays in"),
        (Fold("B"), "Apply: B folds"),
    ],
)
def test_the_button_says_which_act_it_enters(act, label, english):
    assert panel.apply_text(act, english) == label
