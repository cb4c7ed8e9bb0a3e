import pytest

from floorapp.engine.pots import Pot, Pots, pots
from floorapp.explain.pots_text import most_text, pots_text


def test_each_pot_has_a_line_and_what_goes_back(play, english):
    told = pots(
        play("A bet 400, B allin 300, C allin 900, A fold", seats="A B C", pot_before=200).table
    )
    assert pots_text(told, english, seat="C") == (
        "Main pot 1,100: B, C",
        "Side pot 1 · 200: C",
        "C gets back 500",
        "C can win 1,300",
    )


def test_what_may_still_be_called_is_not_said_to_go_back(play, english):
    told = pots(play("A bet 400, B allin 300, C allin 900", seats="A B C", pot_before=200).table)
    assert "Not called yet: 500 of C" in pots_text(told, english)


def test_earlier_streets_that_are_not_known_are_said(play, english):
    told = pots(play("A bet 100, B call", seats="A B C").table)
    assert pots_text(told, english, seat="B") == (
        "Main pot: earlier streets + 200 (A, B, C)",
        "B can win 200 and the pot of earlier streets",
    )


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Main pot 1,200: A, B, C", "Side pot 1 · 400: B, C", "Not called yet: 300 of B", "B can win 1,600")),
        ("fr", ("Pot principal 1\u202f200\u00a0: A, B, C", "Pot extérieur 1 · 400\u00a0: B, C", "Pas encore suivi\u00a0: 300 du joueur B", "Le joueur B peut gagner 1\u202f600")),
        ("de", ("Main Pot 1.200: A, B, C", "Side Pot 1 · 400: B, C", "Noch nicht bezahlt: 300 von Spieler B", "Spieler B kann 1.600 gewinnen")),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_pots_in_each_language(language, lines, speak):
    found = Pots((Pot(1200, ("A", "B", "C")), Pot(400, ("B", "C"))), "B", 300, complete=True)
    assert pots_text(found, speak(language), seat="B") == lines
    assert pots_text(found, speak(language)) == lines[:-1]


def test_nothing_in_the_middle_is_no_line(english):
    assert pots_text(Pots((), None, 0, complete=True), english, seat="A") == ()
    assert pots_text(Pots((), None, 0, complete=False), english) == ("Main pot: earlier streets",)


def test_a_seat_that_can_win_nothing_has_no_line(english):
    assert most_text(Pots((Pot(200, ("A",)),), None, 0, complete=True), english, "B") == ""
