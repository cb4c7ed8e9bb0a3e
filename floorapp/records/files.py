"""Files of disputes: which file is what, and how it is read and written whole."""

import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Final

from floorapp.engine.problems import Problem, problem
from floorapp.engine.rulebook import RuleBook
from floorapp.notation.phh import play_hand, read_hands
from floorapp.notation.phh_text import HandSource
from floorapp.notation.phh_writing import write_phh
from floorapp.notation.source import Source
from floorapp.records.dispute_file import (
    DisputeReading,
    SavedDispute,
    read_dispute,
    write_dispute,
)
from floorapp.texts import not_opened, not_utf8
from floorapp.whole_file import write_file

HANDS: Final = frozenset({".phh", ".phhs"})
"""The files of recorded hands."""

MOST_BYTES: Final = 4_000_000
"""Larger than any dispute, and small enough to be read at once."""


def read_file(path: Path, book_of: Callable[[str | None], RuleBook]) -> DisputeReading:
    """Read a document, or the first hand of a file of recorded hands.

    Args:
        path: Where it is.
        book_of: Gives the book of a hand by the id that the hand names, if it names one.
    """
    text = _text(path)
    if isinstance(text, Problem):
        return DisputeReading(None, (text,), whole=False)
    if path.suffix.lower() in HANDS:
        return _read_hand(HandSource(path.name, text), book_of)
    return read_dispute(Source(path.name, text))


def save_file(path: Path, saved: SavedDispute, book: RuleBook) -> Problem | None:
    """Write a document, or a recorded hand where the name of the file asks for one.

    Args:
        path: Where to.
        saved: What to write.
        book: The book that rules, which a recorded hand names.
    """
    is_hand = path.suffix.lower() in HANDS
    text = _hand(saved, book) if is_hand else write_dispute(saved)
    if isinstance(text, Problem):
        return Problem(text.message, path.name, text.facts)
    return write_file(path, text.encode("utf-8", "replace"), path.name)


def _hand(saved: SavedDispute, book: RuleBook) -> str | Problem:
    if saved.settled or saved.situation.incident is not None:
        return problem(
            "PHH cannot say what happened in an act in dispute: save it as a .floor file."
        )
    return write_phh(saved.situation, book)


def _read_hand(source: HandSource, book_of: Callable[[str | None], RuleBook]) -> DisputeReading:
    reading = read_hands(source)
    problems = [found for hand in reading.problems for found in hand]
    if not reading.hands:
        return DisputeReading(None, tuple(problems[:1]), whole=False)
    count = len(reading.hands) + len(reading.problems)
    if count > 1:
        problems.insert(
            0,
            problem(
                "This file holds {count} hands: the first is opened.", source.name, count=count
            ),
        )
    hand = reading.hands[0]
    played = play_hand(hand, book_of(hand.setup.rulebook))
    # Never whole: a hand file has cards, notes and names that would be lost on saving to it.
    return DisputeReading(
        SavedDispute(situation=played.replay.situation), tuple(problems[:2]), whole=False
    )


def _text(path: Path) -> str | Problem:
    """Return the text of a file; nothing else that has a name in a folder is waited for."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        descriptor = os.open(path, flags)
    except (OSError, ValueError) as error:  # a name may hold what no system takes
        fault = error if isinstance(error, OSError) else OSError()
        return not_opened(path, path.name, fault)
    unfit = _unfit(os.fstat(descriptor), path.name)
    if unfit is not None:
        os.close(descriptor)
        return unfit
    try:
        with os.fdopen(descriptor, "rb") as file:
            return file.read(MOST_BYTES + 1).decode("utf-8-sig")
    except UnicodeDecodeError:
        return not_utf8(path.name)
    except OSError as error:
        return not_opened(path, path.name, error)


def _unfit(status: os.stat_result, name: str) -> Problem | None:
    """Return why what has been opened is no document; None where it may be one."""
    if stat.S_ISDIR(status.st_mode):
        return problem("This is a folder: name a file in it.", name)
    if not stat.S_ISREG(status.st_mode):
        return problem("This is no ordinary file: choose a .floor file.", name)
    if status.st_size > MOST_BYTES:
        return problem("This file is too large for a dispute: choose a .floor file.", name)
    return None
