"""The entry line: the short form in which a floor manager types a dispute, live at each key."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import assert_never

from floorapp.engine.acts import Act, AllIn, Bet, Call, Check, Fold, ForcedBet, Raise, Voluntary
from floorapp.engine.problems import Problem
from floorapp.engine.replay import Playing
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision, Ruling
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value
from floorapp.notation.line_head import Setup, read_head_token, street_of
from floorapp.notation.line_token import read_token


class TokenKind(Enum):
    """What a token of the line is."""

    HEAD = "head"
    ACT = "act"
    ALL_IN = "all-in"
    NOT_ALLOWED = "not-allowed"
    """An act that the book does not allow: it stands as it happened."""

    WAITING = "waiting"
    """The last token while it is typed, and not yet an act that may be made."""

    ERROR = "error"
    """Cannot be read, or cannot have happened: nothing behind it is judged."""

    NOT_JUDGED = "not-judged"


@value
class Token:
    """One word of the line, from ``start`` up to ``end``."""

    start: int
    end: int
    kind: TokenKind


@value
class LineReading:
    """What a line says. Whatever stands in front of a fault is there.

    ``hint`` is what the open last token waits for: how to read it, or the ruling on it as typed.
    """

    situation: Situation
    chairs: tuple[str, ...]
    tokens: tuple[Token, ...]
    problem: Problem | None
    hint: Problem | Ruling | None


def read_line(
    text: str,
    base: Situation,
    book: RuleBook,
    *,
    chairs: tuple[str, ...] | None = None,
    whole: bool = False,
) -> LineReading:
    """Read a line as far as it goes.

    Args:
        text: The line.
        base: What holds where the line says nothing: level, street, seats, and as its acts the
            blinds as they were posted.
        book: The book whose rulings decide whether the open token counts yet.
        chairs: All seats at the table, in the hand or not; by default those of ``base``.
        whole: Whether the line is complete, so that its last token is not open.
    """
    reader = _Reader(Setup(base, chairs or base.seats), book)
    for start, end in _split(text, reader):
        is_open = not whole and end == len(text)
        reader.read(start, text[start:end], is_open=is_open)
    return reader.result()


def _split(text: str, reader: "_Reader") -> Iterator[tuple[int, int]]:
    """Yield where words start and end; ``flop:b100`` is two of them, ``C:b100`` one.

    The head may name the seats, so each word is looked at when those before it have been read.
    """
    for match in re.finditer(r"\S+", text):
        start, end = match.span()
        left, colon, right = match[0].partition(":")
        if right and left not in reader.setup.chairs and street_of(left + colon):
            yield start, start + len(left) + 1
            start += len(left) + 1
        yield start, end


class _Reader:
    """A line being read: the head, then acts on a round that follows them."""

    def __init__(self, setup: Setup, book: RuleBook) -> None:
        self.setup = setup
        self.book = book
        self.playing: Playing | None = None
        self.acts: list[Act] = []
        self.tokens: list[Token] = []
        self.problem: Problem | None = None
        self.hint: Problem | Ruling | None = None
        self.stopped = False

    def read(self, start: int, word: str, *, is_open: bool) -> None:
        """Read one token and note what it is."""
        kind = TokenKind.NOT_JUDGED if self.stopped else self._kind(word, is_open=is_open)
        self.tokens.append(Token(start, start + len(word), kind))

    def result(self) -> LineReading:
        """Return the line as read."""
        opened = self.setup.with_posts()
        situation = replace(opened, acts=(*opened.acts, *self.acts))
        return LineReading(
            situation, self.setup.chairs, tuple(self.tokens), self.problem, self.hint
        )

    def _kind(self, word: str, *, is_open: bool) -> TokenKind:
        if self.playing is None:
            head = read_head_token(word, self.setup)
            if isinstance(head, Setup):
                self.setup = head
                return TokenKind.HEAD
            if head is not None:
                return self._unread(head, is_open=is_open)
            self.playing = Playing(self.setup.situation, self.book)
            for post in self.setup.with_posts().acts:
                self.playing.take(post)
        act = read_token(word, self.playing)
        if isinstance(act, Problem):
            return self._unread(act, is_open=is_open)
        return self._act(act, self.playing, is_open=is_open)

    def _unread(self, found: Problem, *, is_open: bool) -> TokenKind:
        self.stopped = True
        if is_open:
            self.hint = found
            return TokenKind.WAITING
        self.problem = found
        return TokenKind.ERROR

    def _act(self, act: Voluntary, playing: Playing, *, is_open: bool) -> TokenKind:
        ruling = playing.judge(act)
        if ruling.decision in {Decision.REFUSED, Decision.IMPOSSIBLE} and is_open:
            self.hint = ruling
            return TokenKind.WAITING
        self.acts.append(act)
        playing.take(act)
        if ruling.decision is Decision.IMPOSSIBLE:
            self.stopped = True
            return TokenKind.ERROR
        if ruling.decision is Decision.REFUSED:
            return TokenKind.NOT_ALLOWED
        return TokenKind.ALL_IN if isinstance(act, AllIn) else TokenKind.ACT


def write_line(situation: Situation, book: RuleBook) -> str:
    """Write the acts of a situation in the short form, canonically; the head is left to others."""
    playing = Playing(situation, book)
    words: list[str] = []
    judged = True
    for act in situation.acts:
        turn = playing.table.turn
        if not isinstance(act, ForcedBet):
            named = not judged or turn is None or playing.table.seats[turn] != act.seat
            words.append(f"{act.seat}:{_word(act)}" if named else _word(act))
        judged = judged and playing.take(act)
    return " ".join(words)


def _word(act: Voluntary) -> str:
    match act:
        case Check():
            return "x"
        case Fold():
            return "f"
        case Call(to=to):
            return "c" if to is None else f"c{to}"
        case Bet(to=to):
            return f"b{to}"
        case Raise(to=to):
            return f"r{to}"
        case AllIn(to=to):
            return "a" if to is None else f"a{to}"
        case _:
            assert_never(act)
