"""Which ruling is put on record: that on the act in dispute, also once it has been applied."""

from floorapp.notation.source import Source
from floorapp.records.dispute_file import read_dispute
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.incident_result import offered
from floorapp.viewmodels.on_record import on_record
from floorapp.viewmodels.record_editing import RecordEditing
from floorapp.viewmodels.record_matter import matter_of
from floorapp.viewmodels.slip_view import Decision, slip_view

PUSHED = "50/100 A,B,C,D,E flop: b100 a125 c a200 c c "
LEFT_TO_FLOOR = "250/500 SB,BB,UTG,HJ,CO,BTN pre: r1100 "


def disputed(desk, *chips, **facts):
    editing = IncidentEditing(desk)
    assert editing.open()
    for chip in chips:
        editing.push("pushed", chip)
    editing.tell(**facts)
    return editing


def slip_texts(desk, kind):
    slip = slip_view(desk, desk.words, Decision())
    return [block.text for block in slip.blocks if block.kind == kind]


class NoLog:
    def opened(self):
        return self

    def find(self, *_args, **_told):
        return ()


def test_an_applied_ruling_is_what_is_recorded(at):
    desk = at(PUSHED)
    editing = disputed(desk, 5000)
    before = matter_of(desk, editing)
    editing.apply()
    after = matter_of(desk, editing)
    assert after.entry.headline == before.entry.headline
    assert after.entry.headline.startswith("This is a call of 75, 200 in all.")
    assert "goes back" in after.entry.headline
    now, *why = after.entry.reasons
    assert now == "The betting round is over."
    assert tuple(why) == before.entry.reasons
    assert after.entry.citations == before.entry.citations
    assert "5,000" in after.line
    assert after.result.headline == before.result.headline
    assert after.result.change == before.result.change
    assert after.result.why == after.entry.reasons
    assert after.result.rows == before.result.rows and not after.is_open


def test_the_slip_tells_the_applied_ruling_first(at):
    desk = at(PUSHED)
    editing = disputed(desk, 5000)
    before = slip_view(desk, desk.words, Decision(), editing)
    editing.apply()
    (headline,), (verdict,) = slip_texts(desk, "headline"), slip_texts(desk, "verdict")
    assert headline == "This is a call of 75, 200 in all."
    assert verdict.splitlines()[-1] == "The betting round is over."
    assert "goes back" in verdict.splitlines()[0]
    sources = [block.text for block in before.blocks if block.label == "Source"]
    slip = slip_view(desk, desk.words, Decision())
    assert [block.text for block in slip.blocks if block.label == "Source"] == sources


def test_the_next_act_and_a_look_back_before_it_are_the_tables_again(at):
    desk = at("50/100 A,B,C,D,E flop: b100 ")
    disputed(desk, 25).apply()
    assert on_record(desk).told is not None
    desk.type_line(f"{desk.dispute.text}c ")
    assert on_record(desk).told is None
    assert matter_of(desk).entry.headline == matter_of(desk).result.headline
    desk.look_at(len(desk.situation.acts) - 1)
    assert on_record(desk).told is not None
    desk.look_at(1)
    assert on_record(desk).told is None


def test_a_choice_that_was_applied_is_the_decision(at):
    desk = at(LEFT_TO_FLOOR)
    editing = disputed(desk, 500)
    choices = matter_of(desk, editing).choices
    editing.apply(1)
    matter = matter_of(desk)
    assert matter.choices == choices and matter.choice == 1
    record = RecordEditing(NoLog())
    record.open(matter)
    assert record.decision == choices[1] and record.fault is None


def test_what_the_floor_applied_against_the_book_is_the_decision_with_its_remark(at):
    desk = at(PUSHED)
    editing = disputed(desk, 5000)
    editing.remark = "seen by nobody"
    fold = next(act for act in _offered(editing) if type(act).__name__ == "Fold")
    editing.apply_act(fold)
    record = RecordEditing(NoLog())
    record.open(matter_of(desk))
    assert record.matter.entry.headline.startswith("This is a call of 75, 200 in all.")
    assert record.differs and record.decision == "C folds."
    assert record.written("reason") == "seen by nobody" and record.fault is None
    desk.undo()
    record.follow(matter_of(desk))
    assert not record.otherwise and not record.written("reason")


def _offered(editing):
    editing.decide_otherwise(otherwise=True)
    return offered(editing)


def test_a_correction_is_told_of_the_wager_as_it_was_made(at):
    desk = at("50/100 A,B,C flop: b100 r150 ")
    editing = IncidentEditing(desk)
    editing.open("B")
    editing.tell(what="wrong-amount")
    before = matter_of(desk, editing)
    editing.apply()
    after = matter_of(desk)
    assert after.entry.headline == before.entry.headline
    assert after.entry.citations == before.entry.citations
    saved = read_dispute(Source("x", after.entry.situation)).saved
    assert saved.settled[-1].made_to == 150
    desk.open(saved.situation, saved.settled)
    assert matter_of(desk).entry.headline == before.entry.headline


def test_a_correction_that_is_applied_once_more_is_still_told_of_the_wager_as_it_was(at):
    desk = at("50/100 A,B,C flop: b100 r150 ")
    editing = IncidentEditing(desk)
    editing.open("B")
    editing.tell(what="wrong-amount")
    editing.apply()
    before = matter_of(desk).entry.headline
    editing.open_at(1)
    editing.apply()
    assert matter_of(desk).entry.headline == before


def test_words_behind_other_acts_are_recorded_too(at):
    desk = at("50/100 A,B,C flop: b100 c ")
    editing = disputed(desk, 25, said="call", said_first=True)
    before = matter_of(desk, editing)
    editing.apply()
    assert matter_of(desk).entry.headline == before.entry.headline
