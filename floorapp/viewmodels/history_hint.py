"""History hint: what can be done with the history, or what an act does while looking back."""

from floorapp.engine.values import value
from floorapp.explain.catalogue import mark
from floorapp.explain.step_text import act_text
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.looking_back import gives_way, place_of_next


@value
class HistoryHint:
    """The words at the end of the history."""

    text: str = ""
    """What can be done; while looking back, what an act that is entered does."""

    back: str = ""
    """On the button that goes back to the end; empty while everything is shown."""

    key: str = ""
    """The same with the key that does it."""


_CHANGES = mark("Looking back: a button or letter changes “{act}”; what follows is judged again.")
_ADDS = mark(
    "Looking back: a button or letter adds an act before “{act}”; what follows is judged again."
)


def history_hint(desk: Desk) -> HistoryHint:
    """Return the words for a desk as it is."""
    words = desk.words
    if desk.looking_at is None:
        return HistoryHint(
            words.text("double-click an act to change it · {undo}", undo=key_name("Ctrl+Z"))
        )
    back, key = words.text("Back to now"), words.text("Back to now (Esc)")
    return HistoryHint(_looking_back(desk), back, key)


def _looking_back(desk: Desk) -> str:
    words, table, acts = desk.words, desk.replay.table, desk.situation.acts
    seat = desk.asked or (None if table.turn is None else table.seats[table.turn])
    if seat is None:
        return words.text("Looking back: nobody was to act here.")
    place = place_of_next(len(acts), desk.looking_at, desk.replay.stopped_at)
    message = _CHANGES if gives_way(acts, place, seat) else _ADDS
    return words.text(message, act=act_text(acts[place], words))
