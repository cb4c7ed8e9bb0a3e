"""Dispute: one state of the desk, as undo goes back to it."""

from floorapp.engine.incidents.attached import Attached
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value
from floorapp.notation.line import LineReading, TokenKind, read_line, write_line
from floorapp.viewmodels.attached import carried
from floorapp.viewmodels.chairs import chairs_round
from floorapp.viewmodels.set_up import forced


@value
class Dispute:
    """One state of the desk.

    ``base`` and ``base_chairs`` are what held before the line: its acts are the blinds as posted.
    ``text`` is the line as typed, or as written for what was clicked.
    """

    situation: Situation
    base: Situation
    chairs: tuple[str, ...]
    base_chairs: tuple[str, ...]
    text: str = ""
    is_typed: bool = False
    """Whether the line was typed, so that it says what the situation is, by any book."""

    incidents: tuple[Attached, ...] = ()
    """What was told of acts in dispute, by the acts that came of them."""

    number: int = 0
    """Which dispute of the desk it is a state of; 0: that of the state before."""


def laid_out(
    situation: Situation, chairs: tuple[str, ...], book: RuleBook, rest: str = ""
) -> Dispute:
    """Return a situation as a state, with its acts as the line.

    Args:
        situation: The situation.
        chairs: The chairs round the table.
        book: The book that rules, since the line depends on what is allowed.
        rest: What stands in the line behind the acts.
    """
    base = replace(situation, acts=forced(situation.acts))
    line = write_line(situation, book)
    text = (f"{line} " if line else "") + rest
    return Dispute(situation, base, chairs, chairs, text)


def read_anew(dispute: Dispute, book: RuleBook) -> tuple[Dispute, LineReading]:
    """Read the line by a book; where it was typed, the situation follows it."""
    reading = read_line(dispute.text, dispute.base, book, chairs=dispute.base_chairs)
    if not dispute.is_typed:
        return dispute, reading
    chairs = chairs_round(reading.situation.seats, dispute.base_chairs)
    return replace(dispute, situation=reading.situation, chairs=chairs), reading


def written_anew(text: str, reading: LineReading, acts: str, rest: str) -> str:
    """Return a line with other acts behind the head that it had, and what is no act behind them.

    Args:
        text: The line before.
        reading: The same as read.
        acts: The acts now, as a line writes them.
        rest: What stands behind them.
    """
    head = [token.end for token in reading.tokens if token.kind is TokenKind.HEAD]
    words = (text[: max(head, default=0)], acts)
    return "".join(f"{word} " for word in words if word) + rest


def following(before: Dispute, dispute: Dispute) -> Dispute:
    """Return a state as it follows another: what was told of its acts is carried along."""
    if dispute.number:
        return dispute
    told = carried(before.incidents, before.situation.acts, dispute.situation.acts)
    return replace(dispute, incidents=told, number=before.number)


def settled(dispute: Dispute, incidents: tuple[Attached, ...]) -> Dispute:
    """Return a state with no act in dispute any more, and what was told of those there were."""
    situation, base = (replace(one, incident=None) for one in (dispute.situation, dispute.base))
    return replace(dispute, situation=situation, base=base, incidents=incidents)
