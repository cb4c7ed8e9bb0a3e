"""Recorded hands (Poker Hand History, PHH): read from text, and played under a rule book.

A record names actions, not acts: whether ``cc`` is a check or a call, and where a street begins,
depends on the table. So a hand is read without a book, and becomes a situation as it is played.
"""

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    NextStreet,
    Post,
    PostShort,
    Raise,
    SeatAct,
    Straddle,
)
from floorapp.engine.games import next_street
from floorapp.engine.problems import Problem
from floorapp.engine.replay import Playing, Replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.strategies import FIXED_LIMIT
from floorapp.engine.values import replace, value
from floorapp.notation.phh_actions import (
    BETTING,
    BOARD,
    BRING_IN,
    CHECK_OR_CALL,
    DRAW,
    FOLD,
    HOLE,
    Action,
)
from floorapp.notation.phh_fields import Hand, Numbered, read_hand
from floorapp.notation.phh_text import HandSource, read_tables

BLIND_FIRST, ANTE_FIRST = "blind-first", "ante-first"

_BOARD_BEFORE = {"preflop": 0, "flop": 3, "turn": 4}
"""How many cards lie on the board before the next street is dealt."""

_HOLE_BEFORE = {"third": 3, "fourth": 4, "fifth": 5, "sixth": 6}
"""How many cards a stud player holds before the next street is dealt."""


@value
class HandsReading:
    """The hands of a text that could be read, and every problem of the others, hand by hand."""

    hands: tuple[Hand, ...]
    problems: tuple[tuple[Problem, ...], ...]


@value
class Played:
    """A hand as it went under a book.

    ``numbers`` has for each act of the situation the number of the action that it was; 0 for what
    was put in before the first.
    """

    hand: Hand
    replay: Replay
    numbers: tuple[int, ...]


def read_hands(source: HandSource) -> HandsReading:
    """Read every hand of a text, whether it holds one or a table for each."""
    tables = read_tables(source)
    if isinstance(tables, Problem):
        return HandsReading((), ((tables,),))
    hands: list[Hand] = []
    problems: list[tuple[Problem, ...]] = []
    for recorded in tables:
        hand = read_hand(recorded, source)
        if isinstance(hand, Hand):
            hands.append(hand)
        else:
            problems.append(tuple(hand))
    return HandsReading(tuple(hands), tuple(problems))


def play_hand(hand: Hand, book: RuleBook) -> Played:
    """Play a hand under a rule book.

    An act that the book does not allow stands as it happened; behind an impossible one the rest
    is kept, as the table was when the replay stopped.
    """
    scribe = _Scribe(hand, book)
    scribe.put_in_forced_bets()
    for numbered in hand.actions:
        scribe.take(numbered)
    playing = scribe.playing
    situation = replace(hand.setup, acts=tuple(scribe.acts))
    replay = Replay(situation, playing)
    return Played(hand, replay, tuple(scribe.numbers))


class _Scribe:
    """Turns actions into acts, with the table as the acts so far left it."""

    def __init__(self, hand: Hand, book: RuleBook) -> None:
        self.hand = hand
        self.playing = Playing(hand.setup, book)
        self.acts: list[Act] = []
        self.numbers: list[int] = []
        self._stopped = False
        self._at = 0
        self._number = 0
        self._street = hand.setup.street
        self._board = 0
        count = len(hand.setup.seats)
        self._hole = [0] * count
        self._drawn: set[int] = set()
        self._left = [hand.setup.stacks.get(seat) for seat in hand.setup.seats]

    def put_in_forced_bets(self) -> None:
        """Put in antes and blinds, as far as the stacks go."""
        hand = self.hand
        order = ANTE_FIRST
        if hand.setup.ante_kind == "big-blind":
            order = self.playing.book.ante_order or BLIND_FIRST
        if order == BLIND_FIRST:
            self._post_blinds()
        for seat, by in enumerate(hand.antes):
            self._pay_ante(seat, by)
        if order != BLIND_FIRST:
            self._post_blinds()

    def take(self, numbered: Numbered) -> None:
        """Turn the next action into acts."""
        self._at += 1
        self._number, action, to = numbered
        if action.verb in BETTING:
            self._bet(action, to)
        elif action.verb == BOARD:
            self._deal_board(action.cards)
        elif action.verb == HOLE:
            self._deal_hole(action)
        elif action.verb == DRAW:
            self._draw(action.seat)

    def _note(self, act: Act) -> None:
        self.acts.append(act)
        self.numbers.append(self._number)
        if not self._stopped:
            self._stopped = not self.playing.take(act)

    def _post_blinds(self) -> None:
        """Post the blinds, the big one behind those of late players, then the straddles."""
        hand = self.hand
        setup, count = hand.setup, len(hand.blinds)
        level_to = setup.big_blind if setup.button_blind is None else setup.button_blind
        big_blind_seat = 0 if count == len("HU") else 1
        dead = [(seat, -by - level_to) for seat, by in enumerate(hand.blinds) if -by > level_to]
        live = [min(-by, level_to) if by < 0 else by for by in hand.blinds]
        order = sorted(range(count), key=lambda seat: (live[seat], seat == big_blind_seat, seat))
        for seat in order:
            self._post(seat, live[seat], level_to, big=seat == big_blind_seat)
        for seat, by in dead:
            self._pay_ante(seat, by)

    def _post(self, seat: int, nominal: int, level_to: int, *, big: bool) -> None:
        to = self._taken(seat, nominal)
        if not to:
            return
        name = self.hand.setup.seats[seat]
        short = to < nominal or (big and to < level_to and self._left[seat] == 0)
        if to > level_to:
            self._note(Straddle(name, to))
        else:
            self._note(PostShort(name, to) if short else Post(name, to))

    def _pay_ante(self, seat: int, nominal: int) -> None:
        by = self._taken(seat, nominal)
        if by:
            self._note(Ante(self.hand.setup.seats[seat], by))

    def _taken(self, seat: int, nominal: int) -> int:
        """Return what a stack has for a forced bet, and take it."""
        left = self._left[seat]
        if left is None:
            return nominal
        taken = min(nominal, left)
        self._left[seat] = left - taken
        return taken

    def _bet(self, action: Action, to: int) -> None:
        table = self.playing.table
        self._drawn.clear()
        if self.hand.variant.stud:
            self._hole = [max(cards, _HOLE_BEFORE.get(self._street, 0)) for cards in self._hole]
            if table.turn is None and not table.opener_unknown and table.able_count > 1:
                self._next_street(action.seat)  # a street of which no card is told
                self._hole = [0] * len(self._hole)
        seat = action.seat
        name = self.hand.setup.seats[seat]
        act: SeatAct
        if action.verb == FOLD:
            act = Fold(name)
        elif action.verb == CHECK_OR_CALL:
            act = Call(name) if table.faced(seat) else Check(name)
        elif action.verb == BRING_IN:
            act = self._bring_in(seat, name)
        else:
            act = self._wager(seat, name, to)
        self._note(act)

    def _bring_in(self, seat: int, name: str) -> BringIn | PostShort:
        stack, nominal = self.playing.table.stack[seat], self.hand.setup.bring_in
        if stack is not None and stack < nominal:
            return PostShort(name, stack)
        return BringIn(name, nominal)

    def _wager(self, seat: int, name: str, to: int) -> Bet | Raise | Complete | AllIn:
        table = self.playing.table
        if to == table.stack[seat]:
            return AllIn(name, to)
        if not table.level:
            return Bet(name, to)
        if table.raising is FIXED_LIMIT and table.level > table.full_level:
            return Complete(name, to)
        return Raise(name, to)

    def _deal_board(self, cards: int) -> None:
        """Go to the streets that the cards on the board begin."""
        if self.hand.variant.stud:  # one card for all, where the deck is short
            self._next_street(self._opener())
            return
        self._board += cards
        begins_at = _BOARD_BEFORE.get(self._street)
        while begins_at is not None and begins_at < self._board and self._next_street(None):
            begins_at = _BOARD_BEFORE.get(self._street)

    def _deal_hole(self, action: Action) -> None:
        """Go to the next street of stud where a player gets its first card."""
        if not self.hand.variant.stud:
            return
        seat = action.seat
        self._hole[seat] += action.cards
        before = _HOLE_BEFORE.get(self._street)
        if before is not None and self._hole[seat] > before:
            self._next_street(self._opener())

    def _draw(self, seat: int) -> None:
        """Go to the next street of a draw game where the first player draws."""
        if self.hand.variant.draw and (not self._drawn or seat in self._drawn):
            self._drawn = set()
            self._next_street(None)
        self._drawn.add(seat)

    def _opener(self) -> str | None:
        """Return the seat that bets first from here on."""
        for _, action, _ in self.hand.actions[self._at :]:
            if action.verb in BETTING:
                return self.hand.setup.seats[action.seat]
        return None

    def _next_street(self, opener: int | str | None) -> bool:
        """Deal the next street; return False where the hand is over or has no more."""
        street = next_street(self._street)
        if street is None or self.playing.table.live_count == 1:
            return False
        self._street = street
        name = self.hand.setup.seats[opener] if isinstance(opener, int) else opener
        self._note(NextStreet(street, name))
        return True
