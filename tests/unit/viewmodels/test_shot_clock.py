"""The shot clock, driven by a clock of the test's own: it is right however late it is looked at."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.shot_clock import LENGTHS, ClockState, ShotClock, seconds_now
from floorapp.viewmodels.shot_clock_view import seat_on_the_clock, shot_clock_view

pytestmark = pytest.mark.usefixtures("qapp")


class Time:
    """A time that goes when it is told to."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def at():
    return Time()


@pytest.fixture
def shot(at):
    return ShotClock(now=at)


@pytest.fixture
def told(shot):
    """What the clock has sent, in order."""
    sent = []
    shot.ticked.connect(lambda: sent.append(shot.seconds_left))
    shot.ended.connect(lambda: sent.append("ended"))
    return sent


def go(shot, at, seconds):
    at.now += seconds
    shot.refresh()


def test_rule_29_gives_25_seconds_and_a_countdown_of_5():
    assert (LENGTHS[0].seconds, LENGTHS[0].counted, LENGTHS[0].total) == (25, 5, 30)
    assert LENGTHS[1].total == 60


def test_it_counts_down_and_ends_once(shot, at, told):
    assert shot.state is ClockState.OFF and shot.seat is None
    shot.start("3")
    assert (shot.seconds_left, shot.is_counted, shot.seat) == (30, False, "3")
    go(shot, at, 24.9)
    assert (shot.seconds_left, shot.is_counted) == (6, False)
    go(shot, at, 0.1)
    assert (shot.seconds_left, shot.is_counted) == (5, True)
    go(shot, at, 5)
    assert (shot.seconds_left, shot.state) == (0, ClockState.ENDED)
    go(shot, at, 5)
    assert told == [30, 6, 5, 0, "ended", 0]


def test_a_machine_that_slept_is_not_asked_how_often_it_ticked(shot, at, told):
    shot.start("3")
    go(shot, at, 3600)
    assert told == [30, 0, "ended"]


def test_nothing_goes_while_it_stands_still(shot, at):
    shot.start("3")
    go(shot, at, 10.4)
    shot.pause()
    go(shot, at, 500)
    assert (shot.seconds_left, shot.state) == (20, ClockState.PAUSED)
    shot.pause()
    shot.go_on()
    shot.go_on()
    assert shot.state is ClockState.RUNNING
    go(shot, at, 0.5)
    assert shot.seconds_left == 20
    go(shot, at, 0.2)
    assert shot.seconds_left == 19


def test_it_begins_again(shot, at):
    shot.reset()
    assert shot.state is ClockState.OFF
    shot.start("3")
    go(shot, at, 40)
    shot.reset()
    assert (shot.seconds_left, shot.state, shot.seat) == (30, ClockState.RUNNING, "3")


def test_it_is_put_away(shot, at, told):
    shot.put_away()
    assert told == []
    shot.start("3")
    shot.put_away()
    go(shot, at, 60)
    assert shot.state is ClockState.OFF and shot.seat is None and not shot.is_counted
    assert "ended" not in told


def test_another_length_keeps_what_has_gone(shot, at, told):
    shot.start("3")
    go(shot, at, 10)
    shot.set_length(LENGTHS[1])
    assert shot.seconds_left == 50
    go(shot, at, 30)
    shot.set_length(LENGTHS[0])
    assert shot.state is ClockState.ENDED and told[-1] == "ended"
    shot.set_length(LENGTHS[1])
    assert (shot.state, shot.seconds_left) == (ClockState.PAUSED, 30)


@given(steps=st.lists(st.tuples(st.sampled_from(["wait", "pause", "go"]), st.floats(0, 9))))
def test_what_is_left_is_what_did_not_go(steps):
    at = Time()
    shot = ShotClock(now=at)
    shot.start("3")
    gone, runs = 0.0, True
    for what, seconds in steps:
        if what == "wait":
            at.now += seconds
            gone += seconds if runs else 0
            shot.refresh()
        else:
            runs = what == "go"
            (shot.go_on if runs else shot.pause)()
    assert abs(shot.seconds_left - max(0.0, 30 - gone)) < 1.001


def test_it_ticks_by_itself(shot, at, qtbot):
    shot.start("3")
    at.now += 29.99
    shot.refresh()
    with qtbot.waitSignal(shot.ended):
        at.now += 0.02


def test_the_time_goes_on_while_the_machine_sleeps_where_it_can_tell(monkeypatch):
    before = seconds_now()
    assert seconds_now() >= before
    monkeypatch.delattr(time, "CLOCK_BOOTTIME", raising=False)
    assert abs(seconds_now() - time.monotonic()) < 60


# --- in words -------------------------------------------------------------------------------------


@pytest.fixture
def desk(books):
    return Desk(books, "tda-2024")


def said(shot, desk):
    return shot_clock_view(shot, desk)


def test_it_says_whose_time_it_is(shot, at, desk):
    desk.type_line("50/100 A,B,C flop: b100 ")
    assert seat_on_the_clock(desk) == "B"
    assert said(shot, desk).sentence == ""
    shot.start("B")
    assert said(shot, desk).sentence == "B: up to 25 seconds, then 5 counted down."
    assert (said(shot, desk).seconds, said(shot, desk).is_counted) == ("30", False)
    shot.pause()
    assert said(shot, desk).sentence == "B: the clock stands still."
    shot.go_on()
    go(shot, at, 26)
    assert said(shot, desk).sentence == "B: the last seconds are counted down."
    assert said(shot, desk).is_counted and not said(shot, desk).is_ended


@pytest.mark.parametrize(
    ("line", "decides", "words"),
    [
        ("A,B,C flop: b100 ", "Fold", "facing 100: the hand is dead"),
        ("A,B,C flop: x ", "Check", "with nothing to call: a check"),
        ("A,B,C pre: c c ", "Check", "a check"),
    ],
)
def test_at_its_end_it_says_what_holds(shot, at, desk, line, decides, words):
    desk.type_line(f"50/100 {line}")
    shot.start(str(seat_on_the_clock(desk)))
    go(shot, at, 31)
    view = said(shot, desk)
    assert view.is_ended and view.decides == decides and words in view.sentence
    assert view.sentence.endswith("Rule 29, TDA 2024.")


def test_nobody_is_on_the_clock_where_nobody_is_to_act(desk):
    desk.type_line("50/100 A,B flop: x x ")
    assert seat_on_the_clock(desk) is None
