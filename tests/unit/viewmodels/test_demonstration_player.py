"""The player: moment by moment on a desk whose dispute waits."""

import pytest

from floorapp.engine.acts import Check, Fold
from floorapp.notation.demonstration import Demonstration, read_demonstrations
from floorapp.notation.source import Source
from floorapp.viewmodels.demonstration_player import DemonstrationPlayer
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.ruling_view import ruling_view

TEXT = """\
format = "floorapp/1"
[situation]
id = "one"
title = "Short all-ins"
rulebook = "aspt-doubling"
small_blind = 25
big_blind = 50
street = "flop"
seats = ["A", "B", "C"]
actions = ["A bet 100", "B allin 125", "C call"]
[situation.incident]
seat = "A"
chips = [25]
[demonstration]
rule = "47-A"
titles = { fr = "Tapis incomplets" }
"""


def demonstration(text: str = TEXT) -> Demonstration:
    (one,) = read_demonstrations(Source("x", text), "x").found
    return one


@pytest.fixture
def desk(books) -> Desk:
    desk = Desk(books, "tda-2024")
    desk.type_line("50/100 5p flop: 100 a125 c")
    desk.look_at(2)
    return desk


@pytest.fixture
def player(desk) -> DemonstrationPlayer:
    return DemonstrationPlayer(desk)


def test_it_goes_from_the_start_to_what_is_in_dispute(player, desk):
    player.play(demonstration())
    told = []
    while True:
        told.append((player.view().place, player.view().told, ruling_view(desk).headline))
        if not player.view().can_go_on:
            break
        player.next()
    assert told == [
        ("1 of 5", "Rule 47-A · At the start", "A may check or bet 50 or more."),
        ("2 of 5", "Rule 47-A · A bets 100", "B may fold, call 100 or raise to 200 or more."),
        (
            "3 of 5",
            "Rule 47-A · B goes all-in for 125",
            "C may fold, call 125 or raise to 250 or more.",
        ),
        ("4 of 5", "Rule 47-A · C calls", "A may fold or call 25."),
        (
            "5 of 5",
            "Rule 47-A · A, in dispute: Said: nothing. Chips pushed: 1 chip · 25.",
            "This is a call of 25, 125 in all.",
        ),
    ]


def test_every_button_leads_where_it_says(player):
    player.play(demonstration())
    player.last()
    assert (player.index, player.view().can_go_on) == (4, False)
    player.next()
    player.back()
    assert player.index == 3
    player.first()
    player.back()
    assert (player.index, player.view().can_go_back) == (0, False)
    player.go(2)
    assert player.index == 2


def test_the_dispute_is_there_again_with_its_whole_undo(player, desk):
    before = (desk.dispute, desk.book.id, desk.looking_at, desk.can_undo)
    player.play(demonstration())
    assert desk.is_lent
    assert (desk.book.id, desk.can_undo, desk.can_redo) == ("aspt-doubling", False, False)
    player.last()
    desk.act(Fold("A"))
    player.end()
    assert (desk.dispute, desk.book.id, desk.looking_at, desk.can_undo) == before
    assert not desk.is_lent
    assert player.view() is None
    player.end()
    player.go(1)
    assert (desk.dispute, desk.book.id, desk.looking_at, desk.can_undo) == before


def test_another_one_follows_without_the_dispute_in_between(player, desk):
    before, ended = desk.dispute, []
    player.ended.connect(lambda: ended.append(1))
    player.play(demonstration())
    player.play(demonstration(TEXT.replace('"one"', '"two"')))
    assert ended == []
    assert player.playing.id == "two"
    player.end()
    assert (ended, desk.dispute) == ([1], before)


def test_what_is_changed_by_hand_is_put_right_by_going_on(player, desk):
    player.play(demonstration())
    player.next()
    shown = desk.dispute
    desk.act(Fold("B"))
    assert player.is_left
    view = player.view()
    assert "Changed by hand" in view.told
    assert view.can_go_on and view.can_go_back
    desk.undo()
    assert desk.dispute == shown
    desk.act(Fold("B"))
    player.next()
    assert (player.index, desk.dispute.situation.acts) == (1, shown.situation.acts)
    desk.act(Fold("B"))
    player.back()
    assert (player.index, player.is_left) == (1, False)


def test_a_book_and_a_language_chosen_on_the_way_hold(player, desk):
    player.play(demonstration())
    desk.set_book("tda-2024")
    desk.set_language("en")
    player.go(2)
    assert desk.book.id == "tda-2024"
    assert desk.answer.options.min_raise_to == 225


def test_each_change_is_told_once(player, desk):
    changes, shown = [], []
    player.changed.connect(lambda: changes.append(1))
    desk.changed.connect(lambda: shown.append(1))
    player.play(demonstration())
    assert (len(changes), len(shown)) == (1, 1)
    player.next()
    assert (len(changes), len(shown)) == (2, 2)
    desk.ask("C")
    assert (len(changes), len(shown)) == (3, 3)
    player.end()
    assert (len(changes), len(shown)) == (3, 4)


def test_what_was_told_of_an_act_of_the_dispute_is_not_carried_over(player, desk):
    player.play(demonstration())
    assert desk.dispute.incidents == ()


@pytest.mark.parametrize(
    ("acts", "title"),
    [
        ('"A bet 100", "B call", "C raise 300", "A fold"', "x: B calls, C raises to 300, A folds"),
        ("", "x"),
    ],
)
def test_one_without_a_title_is_called_by_its_last_acts(player, acts, title):
    text = TEXT.replace('title = "Short all-ins"\n', "").replace('id = "one"\n', "")
    text = text.replace('"A bet 100", "B allin 125", "C call"', acts)
    text = text.replace('titles = { fr = "Tapis incomplets" }\n', "").replace("47-A", "blinds")
    player.play(demonstration(text))
    assert player.view().title == title
    assert player.view().told.startswith("Blinds, straddles and antes · ")


def test_one_that_begins_with_its_end_is_one_moment(player, desk):
    text = TEXT.replace('"A bet 100", "B allin 125", "C call"', "").split("[situation.incident]")[0]
    player.play(demonstration(text))
    view = player.view()
    assert (view.place, view.can_go_on, view.can_go_back) == ("1 of 1", False, False)
    assert desk.answer.seat == "A"
    desk.act(Check("A"))
    assert player.is_left


def test_another_dispute_ends_it_and_stands_on_top_of_the_one_that_waits(player, desk):
    before, ended = desk.dispute, []
    player.ended.connect(lambda: ended.append(1))
    player.play(demonstration())
    player.next()
    desk.new_dispute()
    assert (ended, player.is_playing, desk.is_lent) == ([1], False, False)
    assert desk.situation.acts == ()
    desk.undo()
    assert desk.dispute == before
