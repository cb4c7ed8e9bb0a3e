"""What stands on a slip, as plain values."""

from datetime import datetime

import pytest

from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.slip_view import Decision, slip_view

EXAMPLE = "50/100 A,B,C,D,E flop: b100 a125 c a200 c c "
TIME = datetime(2026, 11, 30, 22, 14)  # noqa: DTZ001 - as the clock on the wall shows it
GIVEN = Decision(
    text="C may raise.",
    reason="The all-in was announced as a raise.",
    decided_by="Zoë",
    account="Dealer",
    remark="Pot impounded.",
    number="2026-0117",
    time=TIME,
)


@pytest.fixture
def slip(at, speak):
    def slip_of(line=EXAMPLE, given=GIVEN, language="en"):
        return slip_view(at(line), speak(language), given)

    return slip_of


def texts(view, kind):
    return [block.text for block in view.blocks if block.kind == kind]


def labelled(view, kind="field"):
    return {block.label: block.text for block in view.blocks if block.kind == kind}


def test_illustration_47_example_1_a(slip):
    view = slip()
    assert texts(view, "title") == ["Floor ruling · No. 2026-0117"]
    assert texts(view, "place") == ["Blinds 50 / 100 · No-limit · Flop · 2026-11-30 22:14"]
    assert texts(view, "headline") == ["C may fold or call 75."]
    assert texts(view, "verdict") == ["✗ C may not raise."]
    assert "75 < 100" in texts(view, "text")[0]
    assert texts(view, "item") == [
        "A bets 100 (full)",
        "B goes all-in for 125 (short +25)",
        "C calls (125)",
        "D goes all-in for 200 (short +75)",
        "E calls (200)",
        "A calls (200)",
    ]
    (ladder,) = (block.ladder for block in view.blocks if block.kind == "ladder")
    assert [rung.amount for rung in ladder.rungs] == ["0", "100", "125", "200", "300"]
    assert labelled(view) == {
        "Rule book": "Poker TDA rules, 2024",
        "Source": "Rules 47-A and 43-A, TDA 2024; illustration 47, ex. 1-A.",
        "Seats": "A, B, C, D, E",
        "Reason": "The all-in was announced as a raise.",
        "Account of": "Dealer",
        "Remark": "Pot impounded.",
        "Decided by": "Zoë",
    }
    assert texts(view, "text")[-1] == "C may raise."
    assert list(labelled(view, "signature")) == ["Signature, floor", "Signature, player"]
    assert not labelled(view, "blank")


def test_what_is_not_known_yet_is_left_to_be_written(slip):
    view = slip(given=Decision())
    assert list(labelled(view, "blank")) == ["Decision", "Reason", "Decided by"]
    assert texts(view, "title") == ["Floor ruling"]
    known = slip(given=Decision(decided_by="Zoë"))
    assert list(labelled(known, "blank")) == ["Decision", "Reason"]


def test_a_decision_by_the_book_says_so(slip):
    view = slip(given=Decision(text=""))
    assert texts(view, "text")[-1] == "As the rule book says."
    assert not labelled(view, "blank")


@pytest.mark.parametrize(
    ("language", "time"),
    [("en", "2026-11-30 22:14"), ("fr", "30/11/2026 22:14"), ("de", "30.11.2026 22:14")],
)
def test_the_language_is_the_one_chosen(slip, at, language, time):
    view = slip(language=language)
    assert at(EXAMPLE).words.language == "en"
    assert view.language == language and texts(view, "place")[0].endswith(time)


def test_blinds_and_antes_as_the_level_has_them_are_no_acts(slip):
    view = slip("50/100/100 A,B,C,D pre: r300 ")
    assert texts(view, "item") == ["C raises to 300 (full +200)"]


def test_streets_faults_and_what_is_not_judged_are_told(slip):
    view = slip("50/100 A,B,C flop: x x b10 c c / x x b50 r60 ")
    items = texts(view, "item")
    assert any(item.startswith("C bets 10 (not allowed): ") for item in items), items
    numbers = [block.label for block in view.blocks if block.kind == "item"]
    assert "–" in numbers and "Turn" in items


def test_acts_behind_an_impossible_one_are_listed(at, speak):
    desk = at("50/100 A,B,C flop: b100 c c ")
    acts = desk.situation.acts
    desk.open(replace(desk.situation, acts=(*acts[:1], acts[0], *acts[1:])))
    items = texts(slip_view(desk, speak("en"), Decision()), "item")
    assert len(items) >= len(acts)


def test_table_level_stacks_and_title_are_told(at, speak):
    desk = at()
    desk.open(
        Situation(
            seats=("A", "B"),
            small_blind=50,
            big_blind=100,
            street="flop",
            table="14",
            level="9",
            title="A dispute",
            stacks={"B": 1500},
            game="NLHE",
        )
    )
    view = slip_view(desk, speak("en"), Decision())
    place = "Table 14 · Level 9 · Blinds 50 / 100 · No-limit · NLHE · Flop"
    assert texts(view, "place") == [place]
    assert view.running == f"Floor ruling · {place}"
    assert labelled(view)["Stacks"] == "B 1,500"
    assert "A dispute" in texts(view, "text")
    desk.open(replace(desk.situation, table="Final", level="Day 2"))
    (named,) = texts(slip_view(desk, speak("en"), Decision()), "place")
    assert named.startswith("Final · Day 2 · ")


def test_stud_has_no_blinds(slip):
    (place,) = texts(slip("10/20 fl 5p third: 1:i5 c c "), "place")
    assert "Blinds" not in place


def test_an_act_in_dispute_is_what_the_slip_is_about(at, speak):
    desk = at("50/100 A,B,C flop: b100 ")
    editing = IncidentEditing(desk)
    assert editing.open()
    editing.push("pushed", 500)
    view = slip_view(desk, speak("en"), Decision(), editing)
    assert "500" in labelled(view)["In dispute"]
    assert texts(view, "headline") != texts(slip_view(desk, speak("en"), Decision()), "headline")
    editing.remark = "Said nothing"
    editing.apply()
    told = texts(slip_view(desk, speak("en"), Decision(), editing), "item")
    assert any("500" in item and "chips" in item.lower() for item in told), told
    assert "Said nothing" in told


def test_an_empty_table_has_a_slip(slip):
    assert slip("", Decision()).text.startswith("Floor ruling\n")


def test_all_of_it_as_text(slip):
    text = slip(given=replace(GIVEN, remark="one\ntwo")).text
    for part in ("C may fold or call 75.", "\n\nWhat happened\n", "1. A bets 100", "Zoë"):
        assert part in text
    assert "Remark: one\n    two\n" in text
    assert "Signature, floor: ____" in text
    assert "Decision: ____" in slip(given=Decision()).text


@pytest.mark.parametrize(
    ("given", "table", "name"),
    [
        (GIVEN, "14", "slip-2026-0117"),
        (Decision(time=TIME), "14", "slip-14-20261130-2214"),
        (Decision(), "Salle / étage 2:\x00", "slip-Salle-étage-2"),
        (Decision(number="../../etc"), None, "slip-etc"),
        (Decision(number="x" * 500), None, "slip-" + "x" * 40),
        (Decision(), None, "slip"),
    ],
)
def test_slips_have_names_of_their_own_as_files(at, speak, given, table, name):
    desk = at(EXAMPLE)
    desk.open(replace(desk.situation, table=table))
    assert slip_view(desk, speak("en"), given).file_name == name


def test_what_is_no_text_does_not_reach_the_paper(slip):
    view = slip(given=replace(GIVEN, remark="a\x00b\r\nc", number="1\n2"))
    assert labelled(view)["Remark"] == "a\ufffdb\nc"
    assert "\n" not in view.running
