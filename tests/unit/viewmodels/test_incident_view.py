"""What the page of an act in dispute shows, as plain values."""

import pytest

from floorapp.engine.acts import Fold
from floorapp.engine.incidents.incident import WHAT
from floorapp.explain.catalogue import LANGUAGES
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.incident_parts import Fact
from floorapp.viewmodels.incident_result import offered, possible_acts
from floorapp.viewmodels.incident_view import incident_view


@pytest.fixture
def desk(books, speak, monkeypatch):
    monkeypatch.setattr("floorapp.viewmodels.desk.catalogue", speak)
    return Desk(books, "tda-2024")


@pytest.fixture
def opened(desk):
    """An act in dispute behind a line."""

    def make(line, seat=None):
        desk.type_line(f"{line} ")
        editing = IncidentEditing(desk)
        assert editing.open(seat)
        return editing

    return make


def push(editing, *chips):
    for chip in chips:
        editing.push("pushed", chip)


def labels(choices):
    return [choice.label for choice in choices]


def chosen(choices):
    return [choice.name for choice in choices if choice.chosen]


def test_illustration_45_example_2_at_its_threshold(opened):
    editing = opened("250/500 SB,BB,UTG,UTG1,HJ pre: r1100")
    push(editing, 1000, 100, 100, 100, 100)
    view = incident_view(editing)
    assert view.place == "UTG raises to 1,100 · full raise 600 · next raise to ≥ 1,700"
    assert [group.title for group in view.groups][:2] == ["Who", "Said"]
    assert labels(view.seats)[3] == "▶ UTG+1"
    assert chosen(view.seats) == ["UTG1"] and chosen(view.turns) == ["in-turn"]
    assert view.trays[0].summary == "5 chips · 1,400"
    assert [chip.text for chip in view.trays[0].pushed] == ["1k", "100", "100", "100", "100"]
    result = view.result
    assert result.headline == "This is a raise to 1,700."
    assert result.highlight == "raise to 1,700"
    assert result.change == "UTG+1 must add 300."
    assert result.rows[-1].emphasised and result.rows[-1].amount == "1,700"
    assert result.facts[:3] == (
        Fact("One 100 less (1,300)", "call 1,100: 200 goes back", differs=True),
        Fact("100 more", "raise to 1,700: add 200", differs=False),
        Fact("“Raise” said first", "raise to 1,700: add 300", differs=False),
    )
    assert Fact("WSOP 2026", "left to the floor", differs=True) in result.facts
    assert result.note == "Nothing here is asked that would not change the ruling."
    assert (view.apply.title, view.apply.enabled) == ("Apply: UTG+1 raises to 1,700", True)


def test_the_groups_are_those_that_bear_on_the_ruling(opened):
    editing = opened("50/100 A,B,C,D f: b300")
    shown = {}
    for what in WHAT:
        editing.tell(what=what)
        view = incident_view(editing)
        shown[what] = [group.name for group in view.groups]
        assert chosen(view.what) == [what]
        assert view.result.headline
    assert shown["act"] == ["who", "said", "chips", "then"]
    assert shown["clock"] == ["who"]
    assert shown["hidden-chip"] == ["who", "hidden"]
    assert shown["misquoted"] == ["who", "quoted", "chips"]


def test_a_missing_fact_is_asked_for_where_it_is_told(opened):
    editing = opened("50/100 A,B,C,D f: b300")
    editing.set_total(500)
    view = incident_view(editing)
    assert view.group("chips").asked and not view.group("said").asked
    assert (view.result.kind, view.result.note) == ("asks", "Which chips were pushed?")
    assert view.result.facts == (
        Fact("one chip", "call 300: 200 goes back", differs=True),
        Fact("5 chips · 500 (5 × 100)", "raise to 600: add 100", differs=True),
    )
    assert view.result.why == ("B may fold, call 300 or raise to 600 or more.",)
    assert (view.apply.title, view.apply.enabled) == ("Not yet ruled on", False)
    assert view.group("later") is None


def test_facts_of_the_table_get_a_field(opened):
    editing = opened("50/100 A,B,C,D f: b300")
    editing.say("all-in")
    (asked,) = incident_view(editing).result.asked
    assert (asked.name, asked.label) == ("stack", "How many chips does the seat have?")


def test_answers_of_yes_and_no_say_where_they_lead(opened):
    editing = opened("50/100 A,B,C,D f: b300")
    push(editing, 100, 100)
    editing.tell(last_chips=None)
    assert editing.finding.asks == ("last_chips",)
    facts = incident_view(editing).result.facts
    assert [fact.label for fact in facts] == ["yes", "no"]
    view = incident_view(editing)
    assert view.last_chips.open and view.last_chips.label == "last chips ?"


def test_the_choices_of_the_floor_are_buttons(opened):
    editing = opened("1000/2000 A,B,C,D,E pre: r8000 c")
    push(editing, 1000, 1000)
    view = incident_view(editing)
    assert labels(view.result.choices) == ["Call 8,000: add 6,000", "Forfeits 2,000 and folds"]
    assert [choice.letter for choice in view.result.choices] == ["1", "2"]
    assert (view.apply.title, view.apply.enabled) == ("The floor chooses", False)
    assert view.result.kind == "floor"


def test_what_is_left_to_the_seat_is_offered(opened):
    editing = opened("50/100 A,B,C,D f: b300")
    editing.say("check")
    view = incident_view(editing)
    assert labels(view.result.choices) == ["B folds", "B calls"]
    assert (view.apply.title, view.apply.enabled) == ("The seat chooses", False)
    assert offered(editing)[0] == Fold("B")


def test_the_floor_may_decide_otherwise_on_what_is_possible(opened):
    editing = opened("50/100 A,B,C,D f: b300")
    push(editing, 500, 500)
    assert incident_view(editing).result.choices == ()
    editing.decide_otherwise(otherwise=True)
    texts = labels(incident_view(editing).result.choices)
    assert texts == ["B folds", "B calls", "B raises to 600"]
    assert len(list(possible_acts(editing))) == 3


def test_it_may_not_where_nobody_is_to_act(opened):
    editing = opened("50/100 A,B,C f: b300 f f", "B")
    view = incident_view(editing)
    assert not view.otherwise.enabled
    assert view.turns == ()


def test_an_all_in_and_a_check_may_be_decided_on(opened, desk):
    editing = opened("50/100 A,B,C f:")
    assert labels(incident_view(editing).said)[:4] == ["nothing", "“call”", "“bet”", "“bet …”"]
    assert str(next(a for a in possible_acts(editing) if not isinstance(a, Fold))).startswith(
        "Check"
    )
    editing.close()
    desk.setting.set_stack("B", 400)
    editing = opened("50/100 A,B,C f: b300")
    assert any(type(act).__name__ == "AllIn" and act.to == 400 for act in possible_acts(editing))


def test_words_that_carry_an_amount_have_a_field(opened):
    editing = opened("50/100 A,B,C f: b300")
    assert incident_view(editing).said_amount is None
    editing.say("raise", with_amount=True)
    editing.tell(said_amount=750)
    view = incident_view(editing)
    assert view.said_amount.text == "750"
    assert chosen(view.said) == ["raise-to"]
    editing.say("raise")
    assert chosen(incident_view(editing).said) == ["raise"]


def test_pot_is_offered_in_pot_limit(opened):
    names = [choice.name for choice in incident_view(opened("50/100 pl A,B,C f: b100")).said]
    assert "pot" in names
    names = [choice.name for choice in incident_view(opened("50/100 nl A,B,C f: b100")).said]
    assert "pot" not in names


def test_chips_in_front_are_asked_about_where_there_are_any(opened):
    editing = opened("50/100 A,B,C pre: r300", "B")
    view = incident_view(editing)
    assert view.prior_title == "Chips already in front: 100"
    assert chosen(view.prior) == ["left"]
    editing.tell(prior="part-kept")
    editing.push("prior", 25)
    editing.push("prior", 25)
    editing.push("kept", 25)
    view = incident_view(editing)
    assert [tray.name for tray in view.trays] == ["pushed", "prior", "kept", "later"]
    assert [chip.by for chip in view.trays[2].chips] == [25]
    assert view.prior_title == "Chips already in front: 2 chips · 50"


def test_what_came_then(opened):
    editing = opened("50/100 A,B,C f: b300 c", "B")
    assert chosen(incident_view(editing).then) == ["nobody"]
    editing.tell(what="skipped")
    (time,) = incident_view(editing).then
    assert time.name == "had-time" and time.chosen


def test_nothing_follows_from_an_answer_about_the_action(opened):
    editing = opened("50/100 A,B,C f: b300 c")
    editing.tell(what="substantial-action")
    view = incident_view(editing)
    assert (view.apply.title, view.apply.enabled) == ("Nothing to enter", False)


def test_the_text_to_copy_says_what_happened(opened):
    editing = opened("50/100 A,B,C f: b300")
    push(editing, 500, 500)
    editing.say("raise")
    editing.turn_last_chips()
    told, ruling = incident_view(editing).result.text.split("\n")
    assert told == (
        "What happened? Words and chips. Said: “raise”, words first."
        " Chips pushed: 2 chips · 1,000, last chips."
    )
    assert "1,000" in ruling


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_its_own_in_each_language(opened, desk, language):
    desk.set_language(language)
    for line in ("50/100 pl A,B,C f: b100", "50/100 A,B,C f:"):
        letters = [choice.letter for choice in incident_view(opened(line)).said]
        assert len(set(letters)) == len(letters)
        assert all(letters)
