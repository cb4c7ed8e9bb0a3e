"""The window shows what the engine says: enabled buttons and totals, over random situations."""

import random
import re

import pytest

from floorapp.engine.acts import AllIn, Bet, Call, Check, Complete, Fold, Raise, Voluntary
from floorapp.engine.answer import answer
from floorapp.engine.legality import judge_in_turn
from floorapp.engine.options import Options
from floorapp.engine.replay import Replay, replay
from floorapp.engine.rulings import Decision
from floorapp.notation.amounts import read_amount
from floorapp.viewmodels.set_up import seat_of
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands
from tests.properties.readings import situations

SEEDS = [f"window {number}" for number in range(6)]
COUNT = 25
STANDS = {Decision.ALLOWED, Decision.FLOOR}


def shown_amount(window: MainWindow) -> int:
    amount = read_amount(window.bar.amount.text())
    assert amount is not None
    return amount


def may(options: Options, act: Voluntary) -> bool:
    """Whether the engine allows an act as it is, in turn and with chips that the seat has."""
    if isinstance(act, Bet | Raise | Complete | AllIn) and act.to is not None:
        own = options.table.put_in[options.seat]
        if act.to <= own or (options.stack is not None and act.to > options.stack):
            return False
    return options.live and judge_in_turn(options.table, options.seat, act).decision in STANDS


def expected(window: MainWindow, replayed: Replay, *, edited: bool) -> dict[str, bool]:
    """What the engine alone allows the asked seat, with the amount that the window shows."""
    found = answer(replayed, window.desk.answer.seat)
    options = found.options
    opens = replayed.table.opener_unknown
    if options is None or (found.to_act is None and not opens):
        return dict.fromkeys(window.bar.buttons, False)
    seat, amount = options.name, shown_amount(window)
    wager = {"bet": Bet, "raise": Raise, "complete": Complete}[options.wager_name]
    exact = options.min_to if options.min_to == options.max_to else None
    to = amount if edited or options.stack is None else options.stack
    held = {seat_of(step.act) for step in replayed.steps if step.ruling.decision is Decision.HELD}
    allowed = {
        "fold": may(options, Fold(seat)),
        "check": may(options, Check(seat)),
        "call": may(options, Call(seat)),
        "wager": may(options, wager(seat, exact or amount))
        and {"bet", "raise", "complete"} & set(options.names) != set(),
        "all-in": may(options, AllIn(seat, to)),
    }
    if options.stack is None and not edited:  # it asks for the amount
        allowed["all-in"] = options.may_wager
    return {name: yes and seat not in held for name, yes in allowed.items()}


def enabled(window: MainWindow) -> dict[str, bool]:
    return {name: button.isEnabled() for name, button in window.bar.buttons.items()}


def numbers_in(text: str) -> list[int | None]:
    return [read_amount(number) for number in re.findall(r"\d[\d,]*", text)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_button_is_enabled_exactly_where_the_engine_allows_its_act(
    window: MainWindow, seed: str
) -> None:
    rng = random.Random(seed)
    desk = window.desk
    for situation in situations(seed, COUNT):
        desk.open(situation)
        for seat in (None, rng.choice(situation.seats)):
            desk.ask(seat)
            replayed = replay(desk.situation, desk.book)
            assert enabled(window) == expected(window, replayed, edited=False), situation
            level, blind = replayed.table.level, situation.big_blind
            for amount in (0, level, level + 1, level + blind, rng.randint(0, 6 * blind + 6)):
                window.actions_set.set_amount(amount)
                assert enabled(window) == expected(window, replayed, edited=True), situation


@pytest.mark.parametrize("seed", SEEDS)
def test_the_act_of_an_enabled_button_is_never_refused_or_impossible(
    window: MainWindow, hands: Hands, seed: str
) -> None:
    rng = random.Random(seed)
    desk = window.desk
    for situation in situations(seed, COUNT):
        desk.open(situation)
        if rng.random() < 0.3:
            desk.ask(rng.choice(situation.seats))
        names = [name for name, yes in enabled(window).items() if yes]
        if not names:
            continue
        stopped_at = desk.replay.stopped_at
        at = len(desk.situation.acts) if stopped_at is None else stopped_at
        name = rng.choice(names)
        count = len(desk.situation.acts)
        hands.act(name)
        if name == "all-in" and len(desk.situation.acts) == count:
            assert window.bar.amount.hasFocus()  # it asks for the amount
            continue
        ruling = replay(desk.situation, desk.book).steps[at].ruling
        assert ruling.decision in {*STANDS, Decision.HELD}, (situation, name, ruling)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_disabled_button_says_why_not(window: MainWindow, seed: str) -> None:
    for situation in situations(seed, COUNT):
        window.desk.open(situation)
        for button in window.bar.buttons.values():
            assert button.isEnabled() or button.accessibleDescription(), situation
            assert button.toolTip(), situation


@pytest.mark.parametrize("seed", SEEDS)
def test_totals_stacks_and_level_on_the_screen_are_those_of_the_replay(
    window: MainWindow, seed: str
) -> None:
    desk = window.desk
    for situation in situations(seed, COUNT):
        desk.open(situation)
        table = replay(desk.situation, desk.book).table
        for row, seat in enumerate(window.felt.seats):
            index = table.index.get(seat.view.chair)
            put_in = 0 if index is None else table.put_in[index]
            assert (read_amount(seat.view.total) or 0) == put_in, situation
            wager = window.felt.wagers[row]
            assert (0 if wager is None else read_amount(wager.word.text)) == put_in, situation
            stack = situation.stacks.get(seat.view.chair)
            assert read_amount(seat.view.stack) == stack, situation
        pot, to_match, *_ = window.felt.accessibleDescription().splitlines()
        assert numbers_in(pot) == [table.pot_known + (situation.pot_before or 0)], situation
        assert numbers_in(to_match) == ([table.level] if table.level else []), situation
