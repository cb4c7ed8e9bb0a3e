"""The entry line: the short form in which a floor manager types a dispute, live at each key."""

from collections.abc import Mapping
from enum import Enum
from typing import assert_never

from floorapp.engine.acts import (
    Act,
    AllIn,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    NextStreet,
    Posted,
    Pot,
    Raise,
    Voluntary,
)
from floorapp.engine.games import opener_is_shown
from floorapp.engine.problems import Problem, problem
from floorapp.engine.replay import Playing
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision, Ruling
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value
from floorapp.notation.amounts import read_amount
from floorapp.notation.line_head import Setup, read_head_token, street_of
from floorapp.notation.line_token import Typed, is_act, read_token
from floorapp.notation.line_words import Verb, Word, split_line, thousands


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

    ``set_up`` says whether the head could be read: if not, the acts may be those of another
    situation than the one that was meant.
    ``hint`` is what the open last token waits for: how to read it, or the ruling on it as typed.
    """

    situation: Situation
    chairs: tuple[str, ...]
    tokens: tuple[Token, ...]
    problem: Problem | None
    hint: Problem | Ruling | None
    set_up: bool

    @property
    def is_waiting(self) -> bool:
        """Whether the last token is still being typed, and no act yet."""
        return self.hint is not None

    @property
    def unread_from(self) -> int | None:
        """Where begins what is no act: the open token, or a fault with all behind it."""
        unread = {TokenKind.WAITING, TokenKind.NOT_JUDGED}
        if self.problem is not None:
            unread.add(TokenKind.ERROR)
        return next((token.start for token in self.tokens if token.kind in unread), None)


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
    reader = _Reader(Setup(base, chairs or base.seats, ante_order=book.ante_order), book)
    for word in split_line(text, reader.is_seat, lambda verb: reader.takes(verb, whole=whole)):
        is_open = not whole and (word.end == len(text) or word.awaits)
        reader.read(word, text[word.start : word.end], is_open=is_open)
    return reader.result()


_WAGERS = frozenset({"b", "bet", "r", "raise"})
_CALLS = frozenset({"c", "call"})
_WORDS = frozenset({"call", "allin"})
_SMALL = 10
"""What is less than this part of the big blind is half of an amount, not a bet."""


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
        self.set_up = True
        self.before = ""
        """The word before, as it was typed."""

    def is_seat(self, name: str) -> bool:
        """Return whether a name is that of a seat at the table."""
        return name in self.setup.chairs

    def takes(self, verb: Verb, *, whole: bool) -> bool:
        """Return whether a verb takes the amount behind it, or cannot do without one.

        A bet and a raise always do. ``call`` and ``allin`` do where an amount is there. The letters
        ``c`` and ``a`` are whole in themselves, and a bare amount behind them is the next seat's
        act, unless it would be no act or the all-in cannot be counted.
        """
        if verb.name in _WAGERS:
            return True
        if self.stopped or (verb.name in _WORDS and verb.amount is not None):
            return True
        table = self._begun().table
        if verb.name in _CALLS:
            amount = read_amount(verb.amount or "")
            return amount is not None and amount < table.level and (whole or not verb.is_last)
        index = table.index.get(verb.seat) if verb.seat else table.turn
        return index is not None and table.stack[index] is None

    def read(self, word: Word, typed: str, *, is_open: bool) -> None:
        """Read one word and note what it is."""
        last = self.tokens[-1].kind if self.tokens else TokenKind.HEAD
        if self._is_spaced(word.text, last):
            kind = self._unread(self._spaced(typed), is_open=is_open)
            self._take_back(kind)
        elif self.stopped:
            kind = TokenKind.NOT_JUDGED
        else:
            kind = self._kind(word.text, typed, is_open=is_open)
        self.tokens.append(Token(word.start, word.end, kind))
        self.before = typed

    def result(self) -> LineReading:
        """Return the line as read."""
        opened = self.setup.with_posts()
        situation = replace(opened, acts=(*opened.acts, *self.acts))
        tokens = tuple(self.tokens)
        return LineReading(
            situation, self.setup.chairs, tokens, self.problem, self.hint, self.set_up
        )

    def _begun(self) -> Playing:
        """Return the round that follows the head, which is closed with this."""
        if self.playing is None:
            self.playing = Playing(self.setup.situation, self.book)
            for post in self.setup.with_posts().acts:
                self.playing.take(post)
        return self.playing

    def _kind(self, word: str, typed: str, *, is_open: bool) -> TokenKind:
        if self.playing is None:
            head = read_head_token(word, self.setup)
            if isinstance(head, Setup):
                self.setup = head
                return TokenKind.HEAD
            if head is not None:
                self.set_up = False
                return self._unread(head, is_open=is_open)
        playing = self._begun()
        act = read_token(word, playing, typed)
        if isinstance(act, Problem):
            return self._unread(self._late_head(word) or act, is_open=is_open)
        return self._act(act, playing, is_open=is_open)

    def _late_head(self, word: str) -> Problem | None:
        """Return the problem of a word of the head behind the acts, and note a faulty head."""
        if is_act(word):
            return None
        if not self.acts:
            self.set_up = False
            return None
        if street_of(word):
            return problem(
                "“{word}” comes next: write /{street}.", word=word, street=word.rstrip(":").lower()
            )
        if word == ":" or read_head_token(word, self.setup) is None:
            return None
        self.set_up = False
        return problem("“{word}” belongs at the start of the line, before the acts.", word=word)

    def _is_spaced(self, word: str, last: TokenKind) -> bool:
        """Return whether a word is the rest of the amount before it: ``b1 000``.

        So it is where it begins with a nought, or where the amount before it is far too small.
        """
        amount = thousands(self.before, word)
        if amount is None or last is TokenKind.HEAD:
            return False
        if self.stopped and (last is not TokenKind.ERROR or self.problem is not None):
            return False
        table = self._begun().table
        least = table.big_blind or table.level // _SMALL
        return word.startswith("0") or amount * _SMALL < least

    def _spaced(self, typed: str) -> Problem:
        joined = f"{self.before}{typed}"
        return problem("Write the amount without a space: {joined}.", joined=joined)

    def _take_back(self, kind: TokenKind) -> None:
        """Take back the act that half of an amount was read as; both halves are one fault."""
        self.acts.pop()
        self.tokens[-1] = replace(self.tokens[-1], kind=kind)

    def _unread(self, found: Problem, *, is_open: bool) -> TokenKind:
        self.stopped = True
        if is_open:
            self.hint = found
            return TokenKind.WAITING
        self.problem = found
        return TokenKind.ERROR

    def _act(self, act: Typed, playing: Playing, *, is_open: bool) -> TokenKind:
        ruling = playing.judge(act)
        if ruling.decision.is_fault and is_open:
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
        if isinstance(act, NextStreet):
            words.append(_street_word(act))
        elif not isinstance(act, Posted):
            table = playing.table
            named = not judged or turn is None or table.seats[turn] != act.seat
            opens = opener_is_shown(table.street) and not (table.started or table.level)
            named = named or opens
            words.append(f"{act.seat}:{_word(act)}" if named else _word(act))
        judged = judged and playing.take(act)
    return " ".join(words)


def _street_word(act: NextStreet) -> str:
    """Return the word for the next street; an opener is named by its act."""
    return f"/{act.street or ''}"


def _word(act: Voluntary | BringIn) -> str:
    match act:
        case Pot():
            return "pot"
        case Check():
            return "x"
        case Fold(leaves_to=to):
            letter = "f"
        case Call(to=to) | AllIn(to=to):
            letter = "c" if isinstance(act, Call) else "a"
        case Bet(to=to) | Raise(to=to) | Complete(to=to) | BringIn(to=to):
            letter = _LETTERS[type(act)]
        case _:
            assert_never(act)
    return letter if to is None else f"{letter}{to}"


_LETTERS: Mapping[type[Bet | Raise | Complete | BringIn], str] = {
    Bet: "b",
    Raise: "r",
    Complete: "r",
    BringIn: "i",
}
