"""Qt's own tester watches the models while a random sequence of changes runs.

What it finds it says as a warning, and each of those fails the test.
"""

import random
from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from floorapp.viewmodels.act_editing import ActEditing
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.history_model import HistoryModel
from floorapp.viewmodels.seat_editing import edit_seat, straddle
from floorapp.viewmodels.seat_model import SeatModel
from tests.properties.readings import situations

WARNING = QAbstractItemModelTester.FailureReportingMode.Warning
STREETS = ("preflop", "flop", "turn", "river", "third", "fourth", "draw1")


def changes(desk: Desk, rng: random.Random) -> tuple[Callable[[], object], ...]:
    """Return the things that may happen next, whatever they do."""
    seat, text = rng.choice(desk.dispute.chairs), desk.dispute.text
    stack, total = rng.choice(("", "500", "x")), rng.choice(("", "300", "0"))
    act = rng.choice(("c ", "f ", "x ", "a125 ", "r900 ", "zz ", "5"))
    line = rng.choice(("", "5p ", "11p ", "A,B,C flop: b100 ", "2p turn: "))
    return (
        *[lambda: desk.type_line(text + act)] * 4,
        lambda: desk.type_line(text[: rng.randint(0, len(text))]),
        lambda: desk.type_line(line),
        lambda: desk.pick(seat),
        lambda: desk.setting.join(seat),
        lambda: desk.setting.leave(seat),
        lambda: edit_seat(desk, seat, stack, total),
        lambda: desk.look_at(rng.choice((None, 0, 1, 2))),
        desk.undo,
        desk.redo,
        *[lambda: edit_act(desk, rng)] * 3,
        lambda: desk.remove_act(rng.randint(0, len(desk.situation.acts))),
        lambda: desk.setting.set_seat_count(rng.randint(2, 11)),
        lambda: desk.setting.set_street(rng.choice(STREETS)),
        *[desk.deal] * 3,
        lambda: desk.setting.set_betting(rng.choice(("no-limit", "pot-limit", "fixed-limit"))),
        lambda: desk.setting.set_blinds(50, 100, rng.choice((0, 10, 100))),
        lambda: desk.set_book(rng.choice(list(desk.books))),
        desk.new_dispute,
        lambda: desk.set_language(rng.choice(("en", "fr"))),
        lambda: desk.open(next(situations(str(rng.random()), 1))),
        lambda: straddle(desk, desk.situation.seats[-1]),
    )


def edit_act(desk: Desk, rng: random.Random) -> None:
    """Change an act of the history, or put one in."""
    editing, count = ActEditing(desk), len(desk.situation.acts)
    if count and rng.random() < 0.5:
        editing.open(rng.randrange(count))
    else:
        editing.open_new(rng.randint(0, count))
    editing.press(rng.choice("fxcra"))
    editing.set_amount(rng.choice(("100", "500", "x")))
    editing.leave()


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("seed", range(5))
def test_the_models_keep_the_promises_of_models(books, seed: int) -> None:
    rng = random.Random(seed)
    desk = Desk(books, "tda-2024")
    seats, acts = SeatModel(desk, desk), HistoryModel(desk, desk)
    testers = [QAbstractItemModelTester(model, WARNING, desk) for model in (seats, acts)]
    for _ in range(300):
        rng.choice(changes(desk, rng))()
        assert seats.rowCount() == len(desk.dispute.chairs)
        views = [acts.view(row) for row in range(acts.rowCount())]
        assert sum(view.count for view in views) == len(desk.situation.acts)
        assert all(a.first + a.count == b.first for a, b in pairwise(views))
    assert all(tester.parent() is desk for tester in testers)
