"""Editing one act of the history: what may be entered, what it says before, what it leaves."""

import pytest

from floorapp.engine.acts import (
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    NextStreet,
    Post,
    PostShort,
    Pot,
    Raise,
    Straddle,
)
from floorapp.engine.situation import Situation
from floorapp.viewmodels.act_editing import ActEditing
from floorapp.viewmodels.act_editor_view import editor_view
from floorapp.viewmodels.act_kinds import ActKind

ABC = ("A", "B", "C")
LINE = "50/100 A,B,C,D,E flop: b100 a125 c a200 c c "


def editing_of(desk):
    return ActEditing(desk, desk)


def opened(desk, index, count=1):
    editing = editing_of(desk)
    editing.open(index, count)
    return editing


def labels(choices):
    return [choice.label for choice in choices]


def chosen(choices):
    return [choice.name for choice in choices if choice.chosen]


# --- what it opens with ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("index", "kind", "amount"),
    [(0, "wager", "100"), (1, "all-in", "125"), (2, "call", "")],
)
def test_an_act_opens_as_it_stands(at, index, kind, amount):
    view = editor_view(opened(at(LINE), index))
    assert chosen(view.kinds) == [kind]
    assert (view.amount, view.has_amount) == (amount, bool(amount))
    assert not view.is_new and not view.fault


def test_the_names_of_acts_are_those_at_the_table(at):
    desk = at(LINE)
    assert labels(editor_view(opened(desk, 0)).kinds) == ["Fold", "Check", "Call", "Bet", "All-in"]
    assert labels(editor_view(opened(desk, 2)).kinds)[3] == "Raise"
    limit = at("10/20 fl 3p third: 1:i5 c20 ")
    assert labels(editor_view(opened(limit, 1)).kinds)[3] == "Complete"


def test_seats_that_cannot_have_acted_are_not_offered(at):
    view = editor_view(opened(at(LINE), 4))
    assert labels(view.seats) == ["A", "C", "▶ E"]
    assert chosen(view.seats) == ["E"]


def test_an_amount_is_written_as_the_language_does(at):
    view = editor_view(opened(at("flop: b1500 ", language="de"), 0))
    assert view.amount == "1.500" and "1 setzt 1.500" in view.title


@pytest.mark.parametrize(
    ("act", "to", "becomes"),
    [
        (Post("B", 100), "150", Post("B", 150)),
        (Post("B", 100), "40", PostShort("B", 40)),
        (PostShort("B", 40), "100", Post("B", 100)),
        (PostShort("B", 40), "40", PostShort("B", 40)),
        (Straddle("C", 200), "300", Straddle("C", 300)),
        (Ante("C", 10), "20", Ante("C", 20)),
    ],
)
def test_of_a_forced_bet_only_the_amount_changes(at, act, to, becomes):
    desk = at()
    desk.open(Situation(seats=ABC, acts=(act,), small_blind=50, big_blind=100))
    editing = opened(desk, 0)
    view = editor_view(editing)
    assert not view.kinds and not view.seats and view.has_amount
    editing.set_kind("fold")
    editing.set_seat("A")
    assert not editing.press("f")
    editing.set_amount(to)
    editing.accept()
    assert desk.situation.acts == (becomes,)


def test_antes_in_a_row_change_together(at):
    desk = at("50/100/10 3p pre: ")
    editing = opened(desk, 0, 3)
    assert editor_view(editing).title == "Change 3 antes"
    editing.set_amount("25")
    editing.accept()
    assert [act.by for act in desk.situation.acts if isinstance(act, Ante)] == [25, 25, 25]


def test_a_bring_in_changes_its_amount(at):
    desk = at("10/20 fl 3p third: 1:i5 ")
    editing = opened(desk, 0)
    editing.set_amount("10")
    editing.accept()
    assert desk.situation.acts[0] == BringIn("1", 10)


def test_a_street_can_only_be_taken_out(at):
    desk = at("3p flop: x x x / b100 ")
    editing = opened(desk, 3)
    view = editor_view(editing)
    assert not view.kinds and not view.seats and not view.has_amount
    assert view.title == "Change “Turn”" and not editing.press("f")
    editing.accept()
    assert desk.situation.acts[3] == NextStreet("turn") or desk.situation.acts[3] == NextStreet()
    editing.open(3)
    editing.delete()
    assert desk.situation.acts[3] == Bet("1", 100, out_of_turn=False)


# --- entering -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("index", "kind", "amount", "becomes"),
    [
        (0, "check", None, Check("A")),
        (1, "fold", None, Fold("B")),
        (1, "call", None, Call("B")),
        (1, "wager", None, Raise("B", 200)),
        (1, "wager", "300", Raise("B", 300)),
        (0, "wager", "1k", Bet("A", 1000)),
        (2, "all-in", "150", AllIn("C", 150)),
        (2, "all-in", "", AllIn("C", None)),
    ],
)
def test_an_act_becomes_what_was_entered(at, index, kind, amount, becomes):
    desk = at(LINE)
    before = desk.situation.acts
    editing = opened(desk, index)
    editing.set_kind(kind)
    if amount is not None:
        editing.set_amount(amount)
    assert desk.situation.acts == before, "before it is accepted nothing changes"
    assert editing.accept()
    assert desk.situation.acts[index] == becomes
    assert len(desk.situation.acts) == len(before)
    desk.undo()
    assert desk.situation.acts == before


def test_going_back_to_the_first_kind_brings_its_amount_back(at):
    editing = opened(at(LINE), 1)
    editing.set_kind("wager")
    assert editing.draft.amount == "200" and editing.is_changed
    editing.set_kind("all-in")
    assert editing.draft.amount == "125" and not editing.is_changed


def test_a_known_stack_is_what_an_all_in_starts_with(at):
    desk = at(LINE)
    desk.setting.set_stack("C", 700)
    editing = opened(desk, 2)
    editing.set_kind("all-in")
    assert editing.draft.amount == "700"


@pytest.mark.parametrize("given", [Fold("B", leaves_to=40), Pot("B"), Complete("B", 40)])
def test_what_the_fields_do_not_show_stays_with_the_act(at, given):
    desk = at()
    acts = (Bet("A", 20), given, Call("C"))
    desk.open(Situation(seats=ABC, acts=acts, street="flop", big_blind=20, betting="pot-limit"))
    editing = opened(desk, 1)
    assert editing.accept() and desk.situation.acts == acts
    editing.open(1)
    editing.set_kind("call")
    editing.set_kind({Fold: "fold", Pot: "pot"}.get(type(given), "wager"))
    assert not editing.is_changed


def test_a_call_given_with_an_amount_keeps_it(at):
    desk = at()
    acts = (Bet("A", 100), Call("B", 70))
    desk.open(Situation(seats=ABC, acts=acts, street="flop", big_blind=100))
    editing = opened(desk, 1)
    assert editing.draft.amount == "70"
    editing.set_amount("60")
    editing.accept()
    assert desk.situation.acts[1] == Call("B", 60)


def test_another_seat_is_out_of_turn(at):
    desk = at(LINE)
    editing = opened(desk, 2)
    editing.set_seat("E")
    view = editor_view(editing)
    assert view.preview.kind is ActKind.WAITING and view.preview.verdict.startswith("… Out of turn")
    editing.accept()
    assert desk.situation.acts[2] == Call("E", None, out_of_turn=True)


def test_letters_choose_the_act(at):
    editing = opened(at(LINE), 2)
    for letter, kind in zip(
        "fxcrba", ["fold", "check", "call", "wager", "wager", "all-in"], strict=True
    ):
        assert editing.press(letter) and editing.draft.kind == kind
        assert editing.press(letter.upper())
    assert not editing.press("k") and not editing.press("")


def test_steps_go_by_the_smallest_chip(at):
    editing = opened(at(LINE), 1)
    editing.step(1)
    assert editing.draft.amount == "150"
    editing.step(-10)
    assert editing.draft.amount == "0"
    editing.set_amount("x")
    editing.step(1)
    assert editing.draft.amount == "50"
    editing.set_kind("fold")
    editing.step(1)
    assert editing.draft.amount == "50"


def test_what_cannot_be_read_is_told_and_not_accepted(at):
    desk = at(LINE)
    before = desk.dispute
    editing = opened(desk, 1)
    editing.set_amount("12x")
    view = editor_view(editing)
    assert view.fault == "“12x” is not an amount of whole chips." and view.preview is None
    assert not editing.accept() and editing.is_open
    editing.leave()
    assert not editing.is_open and desk.dispute is before


# --- what it says before --------------------------------------------------------------------------


def told(desk, index, kind, amount=""):
    editing = opened(desk, index)
    editing.set_kind(kind)
    if amount:
        editing.set_amount(amount)
    return editor_view(editing).preview


def test_a_preview_says_how_the_act_would_be_judged(at):
    desk = at(LINE)
    allowed = told(desk, 1, "wager", "200")
    assert (allowed.verdict, allowed.reason) == ("✓ Allowed · full +100", "")
    assert len(allowed.later) == 1
    short = told(desk, 1, "all-in", "150")
    assert short.verdict == "✓ Allowed · short +50" and short.kind is ActKind.SHORT
    closed = told(desk, 1, "wager", "150")
    assert closed.verdict == "✗ Not allowed" and "150 < 200" in closed.reason
    assert closed.rule.startswith("Rule") and closed.text.startswith("✗ Not allowed B made it")


def test_a_preview_says_what_becomes_of_later_acts(at):
    desk = at("50/100 A,B,C flop: b100 r200 c ")
    assert told(desk, 0, "wager", "150").later == ("1 later act would not be allowed.",)
    desk = at("50/100 A,B,C flop: b100 r200 r300 ")
    assert told(desk, 0, "wager", "150").later == ("2 later acts would not be allowed.",)
    assert told(desk, 0, "wager", "100").later == ("What follows stands as it is.",)
    assert told(desk, 2, "wager", "400").later == ()


def test_a_preview_says_where_the_line_stops(at):
    desk = at("50/100 A,B,C flop: b100 c c / b100 ")
    stops = told(desk, 1, "check")
    assert stops.verdict.startswith(("✗", "■"))
    impossible = told(at("50/100 A,B,C flop: x b100 x "), 0, "fold")
    assert impossible.kind is not ActKind.IMPOSSIBLE
    halted = told(at("50/100 A,B flop: b100 c / x "), 0, "fold")
    assert halted.later[-1].startswith("The line stops at “B")


def test_it_says_what_would_follow_if_the_act_were_taken_out(at):
    desk = at("50/100 A,B,C flop: b100 r200 c ")
    before = desk.dispute
    assert editor_view(opened(desk, 1)).without == "1 later act would be out of turn."
    assert editor_view(opened(desk, 2)).without == ""
    assert desk.dispute is before


def test_what_stands_behind_an_impossible_act_is_not_judged(at):
    desk = at()
    acts = (Bet("A", 100), Call("Z"), Fold("C"))
    desk.open(Situation(seats=ABC, acts=acts, street="flop", big_blind=100))
    preview = editor_view(opened(desk, 2)).preview
    assert preview.kind is ActKind.NOT_JUDGED and preview.verdict.startswith("Not judged")
    assert told(desk, 1, "call").verdict == "■ Impossible: the line stops here"


# --- a new act ------------------------------------------------------------------------------------


def test_a_new_act_is_for_the_seat_whose_turn_it_was(at):
    desk = at(LINE)
    before = desk.situation.acts
    editing = editing_of(desk)
    editing.open_new(2)
    view = editor_view(editing)
    assert view.is_new and view.title == "New act before “C call”"
    assert (chosen(view.seats), chosen(view.kinds)) == (["C"], ["call"])
    assert desk.situation.acts == before
    editing.leave()
    assert desk.situation.acts == before, "nothing was entered"
    editing.open_new(2)
    assert editing.accept()
    assert desk.situation.acts[2] == Call("C") and len(desk.situation.acts) == len(before) + 1


def test_a_new_act_at_the_end(at):
    desk = at("50/100 A,B,C flop: x ")
    editing = editing_of(desk)
    editing.open_new(1)
    view = editor_view(editing)
    assert view.title == "New act at the end" and chosen(view.kinds) == ["check"]
    editing.accept()
    assert desk.situation.acts == (Check("A"), Check("B"))


def test_where_the_round_is_over_the_next_street_is_proposed(at):
    desk = at("50/100 A,B flop: x x ")
    editing = editing_of(desk)
    editing.open_new(2)
    view = editor_view(editing)
    assert labels(view.kinds)[-1] == "Next street" and chosen(view.kinds) == ["street"]
    assert not view.seats
    editing.press("f")
    assert editing.draft.seat == "A"
    editing.set_kind("street")
    editing.accept()
    assert desk.replay.table.street == "turn"


def test_where_nobody_is_to_act_a_seat_is_proposed_all_the_same(at):
    desk = at("50/100 A,B river: x x ")
    editing = editing_of(desk)
    editing.open_new(2)
    assert editing.draft.seat == "A"
    assert editor_view(editing).preview.kind is ActKind.IMPOSSIBLE


def test_going_on_to_a_new_act_keeps_what_was_changed(at):
    desk = at(LINE)
    editing = opened(desk, 2)
    editing.press("f")
    editing.insert(behind=True)
    assert desk.situation.acts[2] == Fold("C")
    assert editing.is_new and editing.index == 3
    editing.open(2)
    editing.insert(behind=False)
    assert editing.is_new and editing.index == 2
    editing.delete()
    assert not editing.is_open and len(desk.situation.acts) == 6


def test_deleting_takes_the_act_out(at):
    desk = at(LINE)
    editing = opened(desk, 3)
    editing.delete()
    assert not editing.is_open and len(desk.situation.acts) == 5
    desk.undo()
    assert len(desk.situation.acts) == 6


def test_another_change_of_the_desk_closes_the_editor(at):
    desk = at(LINE)
    editing = opened(desk, 3)
    editing.press("f")
    desk.undo()
    assert not editing.is_open


# --- while looking back ---------------------------------------------------------------------------


def test_what_is_typed_while_looking_back_changes_the_next_act(at):
    desk = at(LINE)
    desk.look_at(2)
    editing = editing_of(desk)
    editing.open_next()
    assert (editing.index, editing.count) == (2, 1)
    editing.press("f")
    editing.accept()
    assert desk.situation.acts[2] == Fold("C") and desk.looking_at == 3
    editing.open_next()
    editing.accept()
    assert desk.looking_at == 4, "an act that stays as it was is gone past"


def test_an_act_that_stays_as_it_was_is_gone_past_on_the_screen(at, qtbot):
    desk = at(LINE)
    desk.look_at(2)
    before = desk.can_redo, desk.dispute
    editing = editing_of(desk)
    editing.open_next()
    with qtbot.waitSignal(desk.changed, timeout=100):
        assert editing.accept()
    assert desk.looking_at == 3 and before == (desk.can_redo, desk.dispute)


def test_what_is_typed_goes_before_an_act_of_another_seat(at):
    desk = at("50/100 A,B,C flop: b100 C:c ")
    desk.look_at(1)
    editing = editing_of(desk)
    editing.open_next()
    assert editing.is_new and editing.index == 1 and editing.draft.seat == "B"
    editing.accept()
    assert desk.situation.acts == (Bet("A", 100), Call("B"), Call("C"))


def test_what_is_typed_is_about_the_seat_asked(at):
    desk = at(LINE)
    desk.look_at(2)
    desk.ask("E")
    editing = editing_of(desk)
    editing.open_next()
    assert editing.is_new and editing.draft.seat == "E"


def test_what_is_typed_where_nobody_was_to_act_goes_on_with_the_street(at):
    desk = at("50/100 A,B flop: x x / x ")
    desk.look_at(2)
    editing = editing_of(desk)
    editing.open_next()
    assert editing.is_new and editing.draft.kind == "street"
