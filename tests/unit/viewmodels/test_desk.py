"""The desk: one list of acts behind line, clicks and history, and the way back."""

import pytest

from floorapp.engine.acts import (
    AllIn,
    Ante,
    Bet,
    Call,
    Check,
    Fold,
    Post,
    PostShort,
    Raise,
    Straddle,
)
from floorapp.engine.answer import answer
from floorapp.engine.replay import replay
from floorapp.engine.rulings import Decision
from floorapp.engine.situation import Situation
from floorapp.notation.line import TokenKind
from floorapp.viewmodels.chairs import numbered
from floorapp.viewmodels.seat_editing import edit_level, straddle
from floorapp.viewmodels.set_up import may_straddle, write_level

BLINDS = (Post("1", 50), Post("2", 100))


def decisions(desk):
    return [step.ruling.decision for step in desk.replay.steps]


def state(desk):
    """Everything that undo and redo must bring back."""
    now = desk.dispute
    return (now.situation, now.base, now.chairs, now.base_chairs, now.text)


def counted(signal):
    sent = []
    signal.connect(lambda *_: sent.append(1))
    return sent


# --- typing -----------------------------------------------------------------------------------


def test_a_fresh_desk_has_nine_chairs_and_the_blinds_posted(at):
    desk = at()
    assert desk.situation.seats == numbered(9)
    assert desk.situation.acts == BLINDS
    assert desk.answer.seat == "3"
    assert not desk.can_undo and not desk.can_redo


def test_the_acts_follow_the_line(at):
    desk = at("flop: b100 c ")
    assert desk.situation.acts == (Bet("1", 100), Call("2"))


def test_the_same_line_again_is_no_change(at):
    desk = at("flop: b100 ")
    sent = counted(desk.changed)
    desk.type_line("flop: b100 ")
    assert not sent


def test_a_key_that_changes_nothing_but_the_line_says_only_that(at):
    desk = at("flop: b")
    changed, line = counted(desk.changed), counted(desk.line_changed)
    desk.type_line("flop: b1")
    assert (len(changed), len(line)) == (0, 1)
    assert desk.dispute.text == "flop: b1"
    desk.type_line("flop: b100")
    assert (len(changed), len(line)) == (1, 1)


@pytest.mark.parametrize("away", [lambda desk: desk.ask("5"), lambda desk: desk.look_at(1)])
def test_typing_brings_the_present_back(at, away):
    desk = at("flop: b100 c x")
    away(desk)
    changed = counted(desk.changed)
    desk.type_line("flop: b100 c xx")
    assert changed and desk.asked is None and desk.looking_at is None


def test_an_act_is_one_step_of_undo_however_many_keys_it_took(at):
    desk = at()
    for end in range(1, len("r300 c c") + 1):
        desk.type_line("r300 c c"[:end])
    texts = []
    while desk.can_undo:
        desk.undo()
        texts.append(desk.dispute.text)
    assert len(texts) < len("r300 c c") and texts[-1] == ""


@pytest.mark.parametrize(
    ("first", "then"),
    [("A,B 5p", "5p"), ("11p", ""), ("A,B,C flop: b100 ", "flop: b100 "), ("X,Y", "3p x ")],
)
def test_what_a_line_says_does_not_depend_on_what_was_typed_before_it(at, first, then):
    changed, fresh = at(first), at(then)
    changed.type_line(then)
    assert state(changed) == state(fresh)


def test_named_seats_take_chairs_at_the_table(at):
    desk = at("A,B,C flop: ")
    assert desk.situation.seats == ("A", "B", "C")
    assert desk.dispute.chairs == ("A", "B", "C", *numbered(9)[3:])


# --- acts -------------------------------------------------------------------------------------


def test_an_act_is_written_behind_the_head_that_was_typed(at):
    desk = at("50/100 5p flop: b100 ")
    desk.act(Call("2"))
    assert desk.dispute.text == "50/100 5p flop: b100 c "
    assert desk.situation.acts == (Bet("1", 100), Call("2"))


def test_typing_goes_on_behind_an_act(at):
    desk = at("flop: ")
    desk.act(Bet("1", 100))
    desk.type_line(desk.dispute.text + "c ")
    assert desk.situation.acts == (Bet("1", 100), Call("2"))


def test_an_act_while_looking_back_changes_the_next_one_of_its_seat(at):
    desk = at("flop: b100 c c ")
    before = desk.dispute
    desk.look_at(1)
    desk.act(Fold("2"))
    assert desk.situation.acts == (Bet("1", 100), Fold("2"), Call("3"))
    assert desk.looking_at == 2
    desk.act(Call("3"))
    assert desk.looking_at is None  # that was the last one
    desk.undo()
    desk.undo()
    assert desk.dispute == before


def test_an_act_while_looking_back_goes_before_one_of_another_seat(at):
    desk = at("3p flop: b100 3:c ")
    desk.look_at(1)
    desk.act(Call("2"))
    assert desk.situation.acts == (Bet("1", 100), Call("2"), Call("3"))
    assert all(step.ruling.decision is Decision.ALLOWED for step in desk.replay.steps)
    desk.undo()
    assert desk.situation.acts == (Bet("1", 100), Call("3", None, out_of_turn=True))


def test_an_act_goes_in_front_of_an_impossible_one_where_the_table_stands(at):
    desk = at("flop: b100 Z:c x ")
    assert decisions(desk)[-1] is Decision.IMPOSSIBLE
    desk.act(Call("2"))
    assert desk.situation.acts[:2] == (Bet("1", 100), Call("2"))
    assert desk.replay.stopped_at == 2


def test_a_changed_act_judges_those_behind_it_again(at):
    desk = at("flop: b100 r200 c ")
    assert Decision.REFUSED not in decisions(desk)
    desk.replace_act(0, Bet("1", 150))
    assert decisions(desk)[1] is Decision.REFUSED


def test_a_removed_act_leaves_the_next_one_out_of_turn_as_the_line_reads_it(at):
    desk = at("flop: b100 c r300 ")
    desk.remove_act(1)
    assert desk.situation.acts == (Bet("1", 100), Raise("3", 300, out_of_turn=True))
    assert decisions(desk)[1] is Decision.HELD
    before = desk.situation
    desk.type_line(desk.dispute.text + " ")
    assert desk.situation == before


def test_an_act_that_is_in_turn_again_is_not_marked_any_more(at):
    desk = at("flop: 2:x ")
    assert desk.situation.acts == (Check("2", out_of_turn=True),)
    desk.act(Check("1"))
    desk.undo()
    desk.replace_act(0, Check("1"))
    assert desk.situation.acts == (Check("1"),)


@pytest.mark.parametrize(
    "change",
    [lambda desk: desk.remove_act(0), lambda desk: desk.replace_act(1, PostShort("2", 60))],
)
def test_a_changed_blind_stays_changed_when_typing_goes_on(at, change):
    desk = at("f ")
    change(desk)
    posted = tuple(act for act in desk.situation.acts if isinstance(act, Post | PostShort))
    assert posted != BLINDS
    desk.type_line(desk.dispute.text + "f ")
    assert desk.situation.acts[: len(posted)] == posted


# --- asking and looking -------------------------------------------------------------------------


def test_a_seat_picked_is_asked_about_and_a_chair_picked_changes_nothing(at):
    desk = at("5p flop: x ")
    desk.pick("5")
    assert desk.asked == "5" and desk.answer.seat == "5"
    before = desk.dispute
    desk.pick("7")
    assert desk.dispute is before


def test_the_seat_to_act_is_asked_about_without_being_asked(at):
    desk = at("5p flop: x ")
    desk.ask("4")
    desk.ask("2")
    assert desk.asked is None and desk.answer.seat == "2"


def test_where_the_round_is_over_any_seat_may_be_asked_about(at):
    desk = at("2p flop: x x ")
    assert desk.answer.seat is None
    desk.ask("1")
    assert desk.answer.seat == "1"


def test_looking_back_shows_the_table_as_it_was_and_changes_nothing(at):
    desk = at("flop: b100 c c ")
    before = state(desk)
    desk.look_at(1)
    assert desk.looking_at == 1 and desk.answer.seat == "2"
    desk.look_at(3)
    assert desk.looking_at is None and desk.answer.seat == "4"
    assert state(desk) == before


def test_the_other_book_answers_about_the_same_seat(at):
    desk = at("flop: b100 r300 ")
    answers = {book.id: other for book, other in desk.ruled.other_answers()}
    assert len(answers) == len(desk.books) - 1 and "tda-2024" not in answers
    other = answers["aspt-doubling"]
    assert (other.seat, other.options.min_to) == ("3", 600)


@pytest.mark.parametrize(
    "line",
    [
        "flop: b100 a125 c a200 c ",
        "50/100/100 pre: r300 ",
        "fl 10/20 f: b20 r40 r60 r80 r100 ",
        "pl pre: r350 ",
    ],
)
def test_books_replayed_together_answer_as_if_each_were_replayed(at, line):
    desk = at(line)
    for book, other in desk.ruled.other_answers():
        assert other.facts() == answer(replay(desk.situation, book)).facts(), book.id


# --- the set-up -----------------------------------------------------------------------------------


def test_another_street_posts_the_blinds_or_takes_them_back(at):
    desk = at("c ")
    desk.setting.set_street("flop")
    assert desk.situation.acts == (Call("3"),)
    desk.setting.set_street("preflop")
    assert desk.situation.acts == (*BLINDS, Call("3"))


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("100/200", (100, 200, 0)),
        ("1.000/2'000/2k", (1000, 2000, 2000)),
        ("0/100", (0, 100, 0)),
        ("200/100", None),
        ("0/0", None),
        ("abc", None),
        ("", None),
        ("100/200/x", None),
        ("1/2/3/4", None),
    ],
)
def test_the_level_is_read_as_typed_or_left_as_it_is_with_a_sentence(at, text, level):
    desk = at()
    before = state(desk)
    problem = edit_level(desk, text)
    now = desk.situation
    if level is None:
        assert problem is not None and state(desk) == before
    else:
        assert problem is None
        assert (now.small_blind, now.big_blind, now.ante) == level


@pytest.mark.parametrize(
    ("language", "text"), [("en", "1,000 / 2,000 / 2,000"), ("de", "1.000 / 2.000 / 2.000")]
)
def test_the_level_is_written_as_the_language_does(at, language, text):
    desk = at("1000/2000/2000 ", language=language)
    shown = write_level(desk.situation, language)
    assert shown == text
    assert edit_level(desk, shown) is None
    assert write_level(desk.situation, language) == text


def test_another_level_posts_other_blinds_and_nobody_straddles(at):
    desk = at()
    straddle(desk, "3")
    desk.setting.set_blinds(100, 200)
    assert desk.situation.acts == (Post("1", 100), Post("2", 200))


def test_fewer_seats_leave_nothing_of_the_others(at):
    desk = at("r300 c c ")
    desk.setting.set_stack("5", 900)
    desk.setting.set_seat_count(4)
    assert desk.situation.acts == (*BLINDS, Raise("3", 300), Call("4"))
    assert not desk.situation.stacks
    assert desk.dispute.chairs == numbered(9)


def test_more_seats_than_chairs_bring_chairs(at):
    desk = at()
    desk.setting.set_seat_count(11)
    assert desk.dispute.chairs == desk.situation.seats == numbered(11)


def test_two_seats_stay_in_the_hand(at):
    desk = at("2p ")
    before = state(desk)
    desk.setting.leave("1")
    desk.setting.leave("7")
    assert state(desk) == before


def test_a_seat_that_leaves_takes_its_acts_and_its_stack_along(at):
    desk = at("flop: b100 c ")
    desk.setting.set_stack("2", 500)
    desk.setting.leave("2")
    assert "2" not in desk.situation.seats
    assert desk.situation.acts == (Bet("1", 100),) and not desk.situation.stacks


def test_the_first_seat_behind_the_button_posts_the_small_blind(at):
    desk = at("5p ")
    desk.setting.start_at("4")
    assert desk.situation.seats == ("4", "5", "1", "2", "3")
    assert desk.situation.acts == (Post("4", 50), Post("5", 100))


def test_a_straddle_stays_when_a_stack_is_set_or_a_seat_joins(at):
    desk = at("5p ")
    straddle(desk, "3")
    desk.setting.set_stack("5", 4000)
    desk.setting.join("7")
    assert desk.situation.acts == (*BLINDS, Straddle("3", 200))


def test_a_seat_that_comes_to_the_blinds_straddles_no_more(at):
    desk = at("5p ")
    straddle(desk, "3")
    desk.setting.leave("1")
    assert desk.situation.acts == (Post("2", 50), Post("3", 100))


def test_a_stack_below_the_blind_posts_what_there_is_also_behind_acts(at):
    desk = at("r300 c ")
    desk.setting.set_stack("2", 60)
    assert PostShort("2", 60) in desk.situation.acts
    assert desk.replay.stopped_at is None
    desk.setting.set_stack("2", None)
    assert Post("2", 100) in desk.situation.acts and not desk.situation.stacks


def test_a_stack_leaves_the_blinds_of_others_as_they_were_posted(at):
    desk = at()
    desk.replace_act(1, PostShort("2", 60))
    desk.setting.set_stack("5", 4000)
    assert desk.situation.acts == (Post("1", 50), PostShort("2", 60))


def test_antes_stay_when_a_seat_joins(at):
    desk = at()
    opened = Situation(
        seats=("1", "2", "3"),
        small_blind=50,
        big_blind=100,
        acts=(Ante("2", 100), Post("1", 50), Post("2", 100)),
    )
    desk.open(opened)
    desk.setting.join("5")
    assert desk.situation.acts == (Ante("2", 100), *BLINDS)


@pytest.mark.parametrize(
    ("line", "may"), [("", True), ("f ", False), ("flop: ", False), ("x", True)]
)
def test_a_straddle_comes_before_the_flop_and_before_anyone_acts(at, line, may):
    assert may_straddle(at(line).situation) is may


def test_another_book_reads_a_line_that_is_still_open_again(at):
    desk = at("flop: b100 r300 r500")
    assert desk.situation.acts[-1] == Raise("3", 500)
    desk.set_book("aspt-doubling")
    assert desk.book.id == "aspt-doubling"
    assert desk.situation.acts[-1] == Raise("2", 300)
    assert desk.reading.tokens[-1].kind is TokenKind.WAITING
    desk.set_book("tda-2024")
    assert desk.situation.acts[-1] == Raise("3", 500)


def test_another_book_judges_what_was_clicked_and_takes_nothing_out(at):
    desk = at("flop: b100 r300 ")
    desk.act(Raise("3", 500))
    desk.set_book("aspt-doubling")
    assert decisions(desk)[-1] is Decision.REFUSED


def test_another_language_tells_the_window_and_changes_no_state(at):
    desk = at("flop: b100 ")
    before, sent = state(desk), counted(desk.changed)
    desk.set_language("fr")
    assert sent and desk.words.language == "fr" and state(desk) == before


def test_the_next_dispute_keeps_level_street_seats_and_book(at):
    desk = at("100/200/200 A,B,C,D turn: b400 c a900 ", book="aspt-doubling")
    desk.setting.set_stack("D", 4000)
    desk.new_dispute()
    now = desk.situation
    assert (now.small_blind, now.big_blind, now.ante) == (100, 200, 200)
    assert (now.street, now.seats, desk.book.id) == ("turn", ("A", "B", "C", "D"), "aspt-doubling")
    assert not now.acts and not now.stacks and not desk.dispute.text


# --- opening -------------------------------------------------------------------------------------


def test_a_situation_is_opened_with_its_book_and_its_question(at):
    desk = at()
    acts = (Bet("A", 100), Call("B"), AllIn("C", 700))
    opened = Situation(
        seats=("A", "B", "C"), street="flop", acts=acts, rulebook="aspt-doubling", ask="B"
    )
    desk.open(opened)
    assert desk.book.id == "aspt-doubling" and desk.asked == "B"
    assert desk.situation.acts == acts and desk.dispute.text == "b100 c a700 "
    assert desk.dispute.chairs[:3] == ("A", "B", "C") and len(desk.dispute.chairs) == 9


def test_a_book_that_is_not_there_leaves_the_one_that_rules(at):
    desk = at()
    desk.open(Situation(seats=("A", "B"), street="flop", rulebook="house"))
    assert desk.book.id == "tda-2024"


# --- undo ----------------------------------------------------------------------------------------


def test_undo_and_redo_end_where_there_is_nothing_more(at):
    desk = at()
    sent = counted(desk.changed)
    desk.undo()
    desk.redo()
    assert not sent


def test_a_change_after_undo_forgets_what_was_undone(at):
    desk = at("flop: b100 ")
    desk.act(Call("2"))
    desk.undo()
    desk.act(Fold("2"))
    assert not desk.can_redo and desk.situation.acts == (Bet("1", 100), Fold("2"))


def test_undoing_all_and_redoing_all_gives_equal_states(at):
    desk = at()
    states = [state(desk)]
    for change in (
        lambda: desk.type_line("A,B,C,D flop: b100 "),
        lambda: desk.act(Call("B")),
        lambda: desk.type_line(desk.dispute.text + "C:a700"),
        lambda: desk.remove_act(1),
        lambda: desk.setting.set_stack("D", 5000),
        lambda: desk.setting.set_street("preflop"),
        lambda: straddle(desk, "C"),
        lambda: desk.setting.join("5"),
        lambda: desk.setting.set_blinds(100, 200),
        lambda: desk.setting.start_at("C"),
        desk.new_dispute,
    ):
        change()
        states.append(state(desk))
    for earlier in reversed(states[:-1]):
        desk.undo()
        assert state(desk) == earlier
    for later in states[1:]:
        desk.redo()
        assert state(desk) == later


def test_changes_in_one_step_are_told_once_and_undone_at_once(at):
    desk = at("flop: b100 ")
    before, sent = state(desk), counted(desk.changed)
    with desk.one_step():
        desk.setting.set_stack("2", 900)
        desk.act(Call("2"))
    assert len(sent) == 1
    desk.undo()
    assert state(desk) == before


def test_a_step_without_a_change_tells_nothing(at):
    desk = at("flop: b100 ")
    before, sent = state(desk), counted(desk.changed)
    with desk.one_step():
        pass
    assert not sent and state(desk) == before


def test_the_ruling_that_would_follow_while_looking_back_is_the_one_that_follows(at):
    desk = at("flop: b100 c r300 c ")
    desk.look_at(1)
    said = desk.ruled_if(Fold("2")).answer
    desk.act(Fold("2"))
    assert (said.to_act, said.options.min_to) == ("3", 200)
    assert (desk.answer.to_act, desk.answer.options.min_to) == ("3", 200)
