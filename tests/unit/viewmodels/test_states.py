"""The states of a desk, and the end of a line that is no act."""

import pytest

from floorapp.engine.acts import Call, Fold

TYPING = "A,B,C flop: 100 "


@pytest.mark.parametrize("rest", ["zz c ", "a125x c f "])
def test_a_click_behind_a_fault_keeps_the_rest_of_the_line(at, rest):
    desk = at(TYPING + rest)
    desk.act(Call("B"))
    assert desk.dispute.text == f"A,B,C flop: b100 c {rest}"
    assert desk.reading.problem is not None


def test_a_click_takes_the_place_of_half_a_word(at):
    desk = at(TYPING + "r1")
    assert desk.reading.is_waiting
    desk.act(Fold("B"))
    assert desk.dispute.text == "A,B,C flop: b100 f "
    desk.undo()
    assert desk.dispute.text == TYPING + "r1"


@pytest.mark.parametrize(
    "change",
    [
        lambda desk: desk.setting.set_betting("pot-limit"),
        lambda desk: desk.setting.set_blinds(25, 50),
        lambda desk: desk.setting.join("4"),
        lambda desk: desk.setting.set_stack("B", 5000),
        lambda desk: desk.setting.start_at("B"),
    ],
)
@pytest.mark.parametrize("rest", ["r1", "zz c "])
def test_another_set_up_keeps_what_is_no_act(at, change, rest):
    desk = at(TYPING + rest)
    change(desk)
    assert desk.dispute.text.endswith(" " + rest)
    assert desk.situation.acts


def test_the_next_dispute_and_a_document_keep_nothing_of_it(at):
    desk = at(TYPING + "zz ")
    desk.new_dispute()
    assert desk.dispute.text == ""
    desk = at(TYPING + "zz ")
    desk.open(desk.situation)
    assert "zz" not in desk.dispute.text


def test_undo_goes_back_by_words_never_into_the_middle_of_one(at):
    desk = at()
    text = "A,B,C f: 100 a125 c "
    for end in range(1, len(text) + 1):
        desk.type_line(text[:end])
    ends = set()
    while desk.can_undo:
        desk.undo()
        ends.add(desk.dispute.text.rstrip())
    assert ends == {"", "A,B,C", "A,B,C f:", "A,B,C f: 100", "A,B,C f: 100 a125"}


def test_what_would_follow_changes_nothing(at):
    desk = at(TYPING)
    before = desk.dispute
    ruled = desk.ruled_if(Call("B"))
    assert ruled.answer.seat == "C" and desk.answer.seat == "B"
    assert desk.dispute is before and not desk.can_redo
    desk.look_at(0)
    assert desk.ruled_if(Fold("A")).answer.seat == "B"
