"""What the shot clock says: whose time it is, how much is left, and what holds at its end."""

from floorapp.engine.answer import answer
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.ruling import rule_on
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.finding_text import finding_text
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.shot_clock import ClockState, ShotClock


@value(kw_only=True)
class ShotClockView:
    """The clock in words.

    Attributes:
        seconds: What is left, in figures.
        length: How long the time is in all.
        sentence: Whose time it is, or what holds now that it is up.
        is_counted: Whether the last seconds are counted down.
        is_ended: Whether the time is up.
        decides: What the button says that applies what holds; empty before the end.
    """

    seconds: str
    length: str
    sentence: str
    is_counted: bool
    is_ended: bool = False
    decides: str = ""


def seat_on_the_clock(desk: Desk) -> str | None:
    """Return the seat whose time it would be: the one to act; None where nobody is."""
    replayed = desk.replay
    return None if replayed.stopped_at is not None else desk.answer.to_act


def shot_clock_view(shot: ShotClock, desk: Desk) -> ShotClockView:
    """Return the clock in the words of the desk."""
    words, seat = desk.words, shot.seat
    if seat is None or seat not in desk.situation.seats:
        return ShotClockView(seconds="", length="", sentence="", is_counted=False)
    seconds = str(shot.seconds_left)
    length = words.text("{seconds} s", seconds=shot.length.total)
    if shot.state is ClockState.ENDED:
        found = rule_on(desk.replay, Incident(seat=seat, what="clock"))
        told = finding_text(found, answer(desk.replay, seat), words)
        decides = words.text("Fold") if found.ruling == "fold" else words.text("Check")
        return ShotClockView(
            seconds=seconds,
            length=length,
            sentence=" ".join(filter(None, (*told.why, told.source))),
            is_counted=True,
            is_ended=True,
            decides=decides,
        )
    sentence = _running(shot, seat, words)
    return ShotClockView(
        seconds=seconds, length=length, sentence=sentence, is_counted=shot.is_counted
    )


def _running(shot: ShotClock, seat: str, words: Catalogue) -> str:
    forms = words.seat(seat)
    if shot.state is ClockState.PAUSED:
        return words.text("{Seat}: the clock stands still.", seat=forms)
    if shot.is_counted:
        return words.text("{Seat}: the last seconds are counted down.", seat=forms)
    length = shot.length
    return words.text(
        "{Seat}: up to {seconds} seconds, then {counted} counted down.",
        seat=forms,
        seconds=length.seconds,
        counted=length.counted,
    )
