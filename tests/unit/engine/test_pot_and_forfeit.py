"""“Pot” counts as the most there is when its turn comes; a fold may leave chips by a ruling."""

import pytest

from floorapp.engine.acts import AllIn, Bet, Pot, Raise
from floorapp.engine.round import BettingRound
from floorapp.engine.situation import Situation

POT = {"betting": "pot-limit", "pot_before": 300}


@pytest.mark.parametrize(
    ("line", "more", "counted"),
    [
        ("A pot", POT, Bet("A", 300)),
        ("A bet 100, B pot", POT, Raise("B", 600)),
        ("A bet 100, B pot", {**POT, "stacks": {"B": 250}}, AllIn("B", 250)),
        ("A bet 100, ! C pot, B call", POT, Raise("C", 700)),
        ("A bet 100, ! C pot, B fold", POT, Raise("C", 600)),
        ("A pot", {}, Bet("A", 100)),
        ("A bet 100, B pot", {}, Raise("B", 200)),
    ],
)
def test_pot_counts_as_the_most_or_where_there_is_none_as_the_least(line, more, counted, play):
    assert play(line, **more).steps[1 if "!" in line else -1].counted == counted


def test_a_pot_that_nobody_knows_cannot_be_bet(play):
    ruled = play("A pot", betting="pot-limit").steps[-1].ruling
    assert (ruled.decision.value, ruled.reasons[0].code) == ("impossible", "pot-unknown")


def test_pot_is_worked_out_before_it_is_applied(books):
    table = BettingRound(Situation(seats=("A", "B"), street="flop"), books["tda-2024"])
    with pytest.raises(TypeError):
        table.apply(0, Pot("A"))


@pytest.mark.parametrize(
    ("fold", "stacks", "code", "put_in"),
    [
        ("B fold 60", {}, None, 60),
        ("B fold 60", {"B": 50}, "more-than-stack", 0),
    ],
)
def test_a_fold_leaves_the_chips_that_were_forfeited(fold, stacks, code, put_in, play):
    played = play(f"A bet 100, {fold}", stacks=stacks)
    codes = [reason.code for reason in played.steps[-1].ruling.reasons]
    assert (codes, played.table.put_in[1]) == ([] if code is None else [code], put_in)


def test_a_fold_takes_nothing_back_that_was_in(play):
    ruled = play("SB post 50, BB post 100, C fold, SB fold 20", "SB BB C", street="preflop")
    assert ruled.steps[-1].ruling.reasons[0].code == "less-than-put-in"
