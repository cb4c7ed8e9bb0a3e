"""An act in dispute while it is entered, and what of it reaches the desk."""

import pytest

from floorapp.engine.acts import AllIn, Bet, Call, Check, Fold, NextStreet, Raise
from floorapp.engine.incidents.attached import BOOK, CHOICE, FLOOR
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.values import replace
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.incident_start import as_incident


@pytest.fixture
def desk(books, speak, monkeypatch):
    monkeypatch.setattr("floorapp.viewmodels.desk.catalogue", speak)
    return Desk(books, "tda-2024")


@pytest.fixture
def editing(desk):
    desk.type_line("50/100 A,B,C,D f: b300 ")
    opened = IncidentEditing(desk)
    assert opened.open()
    return opened


def counted(editing):
    times = []
    editing.changed.connect(lambda: times.append(1))
    return times


def test_it_opens_for_the_seat_to_act(editing):
    assert editing.is_open
    assert editing.incident == Incident(seat="B")
    assert editing.followed == "nobody"


def test_it_opens_for_the_seat_asked_about(desk):
    desk.type_line("50/100 A,B,C,D f: b300 ")
    desk.ask("D")
    opened = IncidentEditing(desk)
    assert opened.open()
    assert opened.incident.seat == "D"
    assert opened.open("C")
    assert opened.incident.seat == "C"


def test_nobody_is_asked_where_nobody_can_act(desk):
    desk.type_line("50/100 A,B f: b300 f ")
    opened = IncidentEditing(desk)
    assert opened.open() is True  # the winner is still there
    desk.type_line("50/100 A,B,C f: a300 a300 a300 ")
    assert IncidentEditing(desk).open() is False
    desk.act(NextStreet())
    assert IncidentEditing(desk).open_at(3) is False


def test_each_change_is_sent_once(editing):
    times = counted(editing)
    editing.push("pushed", 500)
    editing.push("pushed", 500)
    editing.take_back("pushed")
    editing.say("raise")
    editing.say("raise")
    editing.say("raise", with_amount=True)
    editing.tell(said="raise")
    editing.set_seat("B")
    editing.decide_otherwise(otherwise=True)
    editing.decide_otherwise(otherwise=True)
    assert len(times) == 6


def test_chips_and_totals_exclude_each_other(editing):
    editing.set_total(800)
    editing.push("pushed", 500)
    assert (editing.incident.chips, editing.incident.pushed) == ((500,), None)
    editing.set_total(800)
    assert (editing.incident.chips, editing.incident.pushed) == ((), 800)
    editing.take_back("pushed")
    editing.push("pushed", 100)
    editing.push("pushed", 500)
    editing.take_back("pushed", 25)
    editing.take_back("pushed", 100)
    assert editing.incident.chips == (500,)


def test_words_without_an_amount_drop_it(editing):
    editing.say("amount", with_amount=True)
    editing.tell(said_amount=700)
    assert editing.finding.ruling == "raise"
    editing.say("call")
    assert editing.incident.said_amount is None


def test_another_seat_has_other_chips_in_front(editing):
    editing.tell(prior="part-kept")
    editing.push("prior", 100)
    editing.push("kept", 100)
    editing.take_back("prior")
    assert editing.incident.kept == ()
    editing.push("prior", 100)
    editing.set_seat("C")
    assert (editing.incident.prior, editing.incident.prior_chips) == (None, ())


def test_last_chips_turn_through_three_answers(editing):
    found = []
    for _ in range(3):
        editing.turn_last_chips()
        found.append(editing.incident.last_chips)
    assert found == [True, None, False]


def test_applying_puts_the_act_into_the_list_as_one_step(editing, desk):
    editing.push("pushed", 500)
    editing.push("pushed", 500)
    editing.remark = " loud "
    editing.apply()
    assert not editing.is_open
    assert desk.situation.acts == (Bet("A", 300), Raise("B", 1000))
    (told,) = desk.dispute.incidents
    assert (told.index, told.decided, told.remark) == (1, BOOK, "loud")
    desk.undo()
    assert desk.situation.acts == (Bet("A", 300),)
    desk.redo()
    assert desk.dispute.incidents == (told,)


def test_it_stays_with_its_act_when_the_line_goes_on(editing, desk):
    editing.push("pushed", 500)
    editing.apply()
    desk.type_line(desk.dispute.text + "c ")
    assert [told.index for told in desk.dispute.incidents] == [1]
    desk.remove_act(2)
    assert [told.index for told in desk.dispute.incidents] == [1]
    desk.remove_act(0)
    assert [told.index for told in desk.dispute.incidents] == [0]
    desk.new_dispute()
    assert desk.dispute.incidents == ()


def test_opening_it_again_takes_up_what_was_told(editing, desk):
    editing.push("pushed", 500)
    editing.remark = "loud"
    editing.apply()
    desk.act(Fold("C"))
    assert editing.open_at(1)
    assert editing.incident == Incident(seat="B", chips=(500,))
    assert editing.remark == "loud"
    assert editing.followed == "others"
    editing.push("pushed", 500)
    editing.apply()
    assert desk.situation.acts == (Bet("A", 300), Raise("B", 1000), Fold("C"))
    assert len(desk.dispute.incidents) == 1


def test_a_fault_is_taken_up_as_what_was_said(desk):
    desk.type_line("50/100 A,B,C,D f: b300 r450 ")
    opened = IncidentEditing(desk)
    assert opened.open()
    assert opened.incident == Incident(seat="B", said="raise", said_amount=450)
    opened.apply()
    assert desk.situation.acts[1] == Raise("B", 600)


def test_an_impossible_act_of_nobody_is_passed_over(desk):
    desk.type_line("50/100 A,B,C,D f: b300 ")
    desk.act(Call("Z", None, out_of_turn=True))
    opened = IncidentEditing(desk)
    assert opened.open()
    assert opened.incident.seat == "B"
    assert opened.open_at(1) is False


def test_what_was_said_of_each_kind_of_act():
    said = {act: as_incident(act).said for act in (Check("A"), Call("A"), Fold("A"), AllIn("A"))}
    assert list(said.values()) == ["check", "call", "fold", "all-in"]
    assert as_incident(Bet("A", 30)).said_amount == 30


def test_the_floor_chooses(desk):
    desk.type_line("50/100 A,B,C,D f: b300 r900 ")
    opened = IncidentEditing(desk)
    opened.open()
    opened.push("pushed", 100)
    opened.push("pushed", 100)
    assert opened.finding.choices
    opened.apply(1)
    assert desk.situation.acts[-1] == Fold("C", leaves_to=200)
    assert desk.dispute.incidents[0].decided == CHOICE


def test_the_floor_decides_otherwise(editing, desk):
    editing.push("pushed", 500)
    editing.apply_act(Fold("B"))
    assert desk.situation.acts[-1] == Fold("B")
    assert desk.dispute.incidents[0].decided == FLOOR


def test_a_choice_without_an_act_waits_for_the_next(desk):
    desk.type_line("50/100 A,B,C,D f: b300 ")
    opened = IncidentEditing(desk)
    opened.open()
    opened.tell(what="forward-motion")
    opened.push("pushed", 500)
    opened.remark = "pulled back at once"
    opened.apply(1)
    assert desk.situation.acts == (Bet("A", 300),)
    assert opened.open()
    assert (opened.incident.what, opened.remark) == ("forward-motion", "pulled back at once")
    opened.close()
    desk.act(Fold("B"))
    assert opened.open_at(1)
    assert opened.incident.what == "forward-motion"


def test_a_correction_changes_the_wager(desk):
    desk.type_line("50/100 A,B,C,D f: b300 r450 c ")
    opened = IncidentEditing(desk)
    opened.open("B")
    opened.tell(what="wrong-amount")
    assert (opened.looks_back, opened.followed) == (True, "others")
    assert opened.act_of(opened.finding) == Raise("B", 600)
    opened.apply()
    assert desk.situation.acts == (Bet("A", 300), Raise("B", 600), Call("C"))
    assert [told.index for told in desk.dispute.incidents] == [1]
    assert opened.open_at(1)
    opened.tell(next_card=True)
    assert opened.followed == "next-card"


def test_a_correction_needs_a_wager(editing):
    editing.tell(what="wrong-amount")
    assert editing.finding.asks == ("actions",)
    assert editing.act_of(editing.finding) is None


def test_what_followed_says_which_act_it_is(desk):
    desk.type_line("50/100 A,B,C,D f: b300 c f ")
    opened = IncidentEditing(desk)
    opened.open("B")
    opened.follow("others")
    assert opened.followed == "others"
    opened.push("pushed", 500)
    opened.push("pushed", 500)
    opened.follow("next-card")
    assert (opened.followed, opened.incident.next_card) == ("next-card", True)
    opened.follow("nobody")
    assert opened.followed == "others"  # they still have
    opened.follow("nobody")
    assert opened.followed == "nobody"
    opened.follow("others")
    opened.apply()
    assert desk.situation.acts[1] == Raise("B", 1000)
    assert len(desk.situation.acts) == 3


def test_it_follows_the_desk(editing, desk):
    times = counted(editing)
    desk.type_line(desk.dispute.text + "c ")
    assert (editing.followed, len(times)) == ("others", 1)
    desk.set_language("de")
    assert len(times) == 2
    desk.set_book("aspt-doubling")
    assert editing.finding.ruling is None
    desk.setting.leave("B")
    assert not editing.is_open


def test_other_books_rule_on_the_same(editing, books):
    editing.push("pushed", 500)
    editing.push("pushed", 500)
    ruled = editing.ruled_by(books["aspt-doubling"])
    assert ruled.finding.amount_to == 1000
    assert ruled.replay.book.id == "aspt-doubling"


def test_a_document_brings_its_own(desk):
    told = Incident(seat="C", chips=(500,))
    desk.type_line("50/100 A,B,C,D f: b300 c ")
    desk.open(replace(desk.situation, incident=told))
    opened = IncidentEditing(desk)
    assert opened.open()
    assert opened.incident == told
    opened.apply()
    assert desk.situation.incident is None
    assert desk.situation.acts[-1] == Call("C")
    desk.type_line(desk.dispute.text + "f ")
    assert desk.situation.incident is None


def test_a_click_that_comes_when_it_is_closed_does_nothing(at):
    desk = at("A,B,C flop: b300 ")
    editing = IncidentEditing(desk)
    editing.open()
    editing.close()
    before = desk.dispute
    editing.push("pushed", 500)
    editing.take_back("pushed")
    editing.turn_last_chips()
    editing.tell(next_card=True)
    assert desk.dispute is before and not editing.is_open
