"""What ``floorapp check`` does with each text of recorded hands, on one core or several."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from floorapp.cli.reading import find_book, known_books, read_source, sentence
from floorapp.engine.acts import NextStreet
from floorapp.engine.pots import pots
from floorapp.engine.problems import Problem
from floorapp.engine.replay import Step
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision, cite
from floorapp.engine.values import facts
from floorapp.explain.catalogue import Catalogue, catalogue
from floorapp.explain.step_text import step_text
from floorapp.notation.phh import Played, play_hand, read_hands
from floorapp.notation.phh_fields import Hand
from floorapp.notation.phh_text import HandSource
from floorapp.rulebooks.library import DEFAULT_BOOK, Library

_MOST_RAKED = 10
"""A house takes at most a tenth of a pot."""


class Piece(NamedTuple):
    """A file of hands, or a part of one with its text and how many lines come before it."""

    name: str
    text: str | None = None
    lines_before: int = 0
    size: int = 0


class Asked(NamedTuple):
    """What the command was asked for."""

    rulebook: str | None
    language: str
    as_json: bool


class Fault(NamedTuple):
    """Why hands of a file are not judged: the first problem as a sentence, and how many hands."""

    name: str
    told: str
    hands: int


class Outcome(NamedTuple):
    """What came of some texts; findings are written already."""

    hands: int
    acts: int
    findings: list[str]
    faults: list[Fault]


def check_pieces(pieces: Sequence[Piece], asked: Asked, library: Library | None = None) -> Outcome:
    """Check every hand of some texts; where no library is handed over, it is read once."""
    checker = _Checker(asked, library or _library())
    for piece in pieces:
        checker.check(piece)
    return Outcome(checker.hands, checker.acts, checker.findings, checker.faults)


@cache
def _library() -> Library:
    """Return the rule books, for a process that is started to check hands."""
    return known_books()


class _Checker:
    """Plays hands and notes what is wrong with them."""

    def __init__(self, asked: Asked, library: Library) -> None:
        self.asked = asked
        self.library = library
        self.words = catalogue(asked.language)
        self.hands = self.acts = 0
        self.findings: list[str] = []
        self.faults: list[Fault] = []

    def check(self, piece: Piece) -> None:
        """Check the hands of one text."""
        text = piece.text
        if text is None:
            source = read_source(piece.name)
            if isinstance(source, Problem):
                self._fault(piece, source, 1)
                return
            text = source.text
        reading = read_hands(HandSource(piece.name, text, piece.lines_before))
        unread = [problems[0] for problems in reading.problems]
        for hand in reading.hands:
            book = self._book(hand)
            if isinstance(book, Problem):
                unread.append(book)
            else:
                self._play(piece.name, hand, book)
        if unread:
            self._fault(piece, unread[0], len(unread))

    def _fault(self, piece: Piece, found: Problem, hands: int) -> None:
        self.faults.append(Fault(piece.name, sentence(found, self.words), hands))

    def _book(self, hand: Hand) -> RuleBook | Problem:
        wanted = self.asked.rulebook or hand.setup.rulebook or DEFAULT_BOOK
        found = self.library.books.get(wanted)
        return found or find_book(self.library, wanted, hand.place("_floorapp_rulebook"))

    def _play(self, name: str, hand: Hand, book: RuleBook) -> None:
        played = play_hand(hand, book)
        self.hands += 1
        judged = zip(played.replay.steps, played.numbers, strict=False)
        self.acts += sum(number > 0 and type(step.act) is not NextStreet for step, number in judged)
        for data in _findings(played, self.words):
            self.findings.append(self._written(name, played, data))

    def _written(self, name: str, played: Played, data: dict[str, object]) -> str:
        """Return a finding as it is printed."""
        if self.asked.as_json:
            shown: dict[str, object] = {"file": name, "hand": played.hand.name}
            shown |= {"rulebook": played.replay.book.id} | data
            return json.dumps(shown, ensure_ascii=False)
        place = {"file": name, "hand": played.hand.name, "text": str(data["text"])}
        if data["kind"] == "stacks":
            return self.words.text("{file}, hand {hand}: {text}", **place)
        return self.words.text(
            "{file}, hand {hand}, act {number}: {act}: {text}",
            number=str(data["number"]),
            act=str(data["act"]),
            **place,
        )


def _findings(played: Played, words: Catalogue) -> Iterator[dict[str, object]]:
    """Yield what the book would not have allowed, and stacks that do not come out."""
    replay = played.replay
    stopped = False
    for step, number in zip(replay.steps, played.numbers, strict=False):
        if step.ruling.decision.is_fault:
            stopped = step.ruling.decision is Decision.IMPOSSIBLE
            yield _finding(step, number, played, words)
    if not stopped:
        yield from _stack_findings(played, words)


def _finding(step: Step, number: int, played: Played, words: Catalogue) -> dict[str, object]:
    ruling = step.ruling
    text = step_text(step, words)
    replayed = played.replay
    betting = replayed.situation.betting
    told = text.fault if ruling.decision is Decision.IMPOSSIBLE else text.fault[:-1]
    told = (*told, *_unit(played.hand, words))
    return {
        "kind": "act",
        "number": number,
        "act": text.act,
        "decision": ruling.decision.value,
        "reasons": [{"code": why.code, **facts(why)} for why in ruling.reasons],
        "citations": [str(cited) for cited in cite(replayed.book, ruling.reasons, betting)],
        "text": " ".join(told),
    }


def _stack_findings(played: Played, words: Catalogue) -> Iterator[dict[str, object]]:
    """Yield the seats whose recorded last stack is not what the pots give, without a showdown."""
    hand, table = played.hand, played.replay.table
    if hand.finishing is None or table.live_count > 1:
        return
    lie = pots(table)
    winner = table.folded.index(False)
    won_by = lie.for_seat(table.seats[winner])
    raked_by = won_by // _MOST_RAKED if hand.raked else 0
    for seat, name in enumerate(table.seats):
        stack = table.stack[seat]
        if stack is None:
            continue
        counted = stack - table.put_in[seat] + (won_by if seat == winner else 0)
        counted += lie.uncalled_by if name == lie.uncalled_seat else 0
        recorded = hand.finishing[seat]
        most_raked_by = raked_by if seat == winner else 0
        if 0 <= counted - recorded <= most_raked_by:
            continue
        told = words.text(
            "{Seat} ends with {counted}, and {recorded} is recorded.",
            seat=words.seat(name),
            counted=counted,
            recorded=recorded,
        )
        yield {
            "kind": "stacks",
            "seat": name,
            "counted": counted,
            "recorded": recorded,
            "text": " ".join((told, *_unit(hand, words))),
        }


def _unit(hand: Hand, words: Catalogue) -> tuple[str, ...]:
    """Return in what amounts are told, where the record has fractions."""
    if hand.scale == 1:
        return ()
    places = len(str(hand.scale)) - 1
    unit = f"0.{'1':0>{places}}"
    return (words.text("Amounts are told in units of {unit}.", unit=unit),)


def summary(outcome: Mapping[str, int], words: Catalogue, *, as_json: bool) -> str:
    """Return the last line: how many hands, acts and findings, and how fast."""
    if as_json:
        return json.dumps(outcome)
    return words.text(
        "hands: {hands}, acts: {acts}, findings: {findings}, hands a second: {hands_per_second}",
        **outcome,
    )
