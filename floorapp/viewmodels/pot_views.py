"""Pot views: who can win what, where that is more than one pot."""

from floorapp.engine.answer import Answer
from floorapp.engine.pots import Pots, pots
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.pots_text import pots_text


def pot_lines(answer: Answer, words: Catalogue, *, asked: bool) -> tuple[str, ...]:
    """Return a line for each pot and for what goes back; nothing where there is but one pot.

    While the betting goes on, the last bet is always one that nobody has called yet: that alone
    needs no line.

    Args:
        answer: The ruling, with the replay that it is about.
        words: The language.
        asked: Whether to add what the seat asked about can win.
    """
    table = answer.replay.table
    found = pots(table)
    if not _is_telling(found, over=table.turn is None and not table.opener_unknown):
        return ()
    seat = answer.seat if asked else None
    return pots_text(found, words, seat=seat)


def _is_telling(found: Pots, *, over: bool) -> bool:
    return len(found.pots) > 1 or (over and found.uncalled_seat is not None)
