"""A second reading of the no-limit betting rules, kept apart from the engine it is compared with.

Nothing is carried along from act to act but the list of acts itself. The level, the full raise,
the seat to act and the right to raise are each read off that list again whenever they are wanted,
so a figure that an engine forgets to update cannot be forgotten here in the same way.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

FORCED = ("post", "postshort", "straddle", "ante")
VOLUNTARY = ("fold", "check", "call", "bet", "raise", "allin")
BEFORE_FLOP = ("preflop", "predraw")
DOUBLING = {"largest-increment": False, "double-total": True}


class Move(NamedTuple):
    """One act as it stands in the list; `total` is the seat's street total after it."""

    seat: str
    word: str
    total: int  # of an ante: the chips paid, which are no part of the street total
    spent: bool = False  # said to be the seat's last chips
    in_turn: bool = False  # voluntary, and made or applied when the turn was the seat's


class Held(NamedTuple):
    """An act out of turn that waits; `place` is the number of moves made before it."""

    act: int
    seat: str
    word: str
    amount: int | None
    place: int


class Standing(NamedTuple):
    """What each seat has in front of it, how high its chips reach, and who can still act."""

    totals: dict[str, int]
    reach: dict[str, int | None]
    live: list[str]
    able: list[str]
    acted: set[str]


def _positive(value: object) -> int | None:
    return value if isinstance(value, int) and value > 0 else None


def _texts(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, Sequence) else []


def parse(text: str) -> tuple[bool, str, str, int | None]:
    """Split a line such as "! C allin 250" into mark, seat, word and amount."""
    words = text.split()
    marked = words[0] == "!"
    seat, word, *rest = words[1:] if marked else words
    if word not in FORCED + VOLUNTARY or (word in FORCED and not rest):
        raise ValueError(f"not an act of a no-limit street: {text!r}")
    return marked, seat, word, int(rest[0]) if rest else None


class Street:
    """One street: its givens, the list of moves, and the questions put to that list."""

    def __init__(self, situation: Mapping[str, object], strategy: str) -> None:
        named = (parse(line)[1] for line in _texts(situation.get("actions")))
        stacks = situation.get("stacks")
        blind = _positive(situation.get("big_blind"))
        given = _positive(situation.get("full_raise"))
        self.seats = _texts(situation.get("seats")) or list(dict.fromkeys(named))
        self.stacks: Mapping[str, int] = stacks if isinstance(stacks, Mapping) else {}
        self.doubling = DOUBLING[strategy]
        self.before_flop = situation.get("street") in BEFORE_FLOP
        self.start = (blind or 0) if self.before_flop else 0
        self.opening = blind or given
        self.first_full = given or blind or 0
        self.moves: list[Move] = []
        self.waiting: list[Held] = []
        self.verdicts: list[str] = []
        self.held: dict[int, str] = {}

    def level(self, upto: int | None = None) -> int:
        """Return the total to match: the nominal blind, or the most that anyone has put in."""
        return max([self.start, *(m.total for m in self.moves[:upto] if m.word != "ante")])

    def wagers(self) -> Iterator[tuple[int, int]]:
        """Yield place and increment of each voluntary act that went above all before it."""
        level = self.start
        for place, move in enumerate(self.moves):
            if move.word == "ante" or move.total <= level:
                continue
            if move.word not in FORCED:
                yield place, move.total - level
            level = move.total

    def full_raise(self) -> int:
        """Return the largest bet or raise so far, never less than the one the street began with.

        A short all-in needs no exception: it is short because something here is larger.
        """
        straddles = [m.total for m in self.moves if m.word == "straddle"]
        return max([self.first_full, *straddles, *(increment for _, increment in self.wagers())])

    def standing(self) -> Standing:
        """Read from the list who has put in what, who is in the hand and who has chips left."""
        totals = dict.fromkeys(self.seats, 0)
        reach = {seat: self.stacks.get(seat) for seat in self.seats}
        folded, spent, acted = set(), set(), set()
        for seat, word, total, is_last, _ in self.moves:
            if word == "ante":
                chips = reach[seat]
                reach[seat] = None if chips is None else chips - total
                continue
            totals[seat] = total
            if is_last:
                spent.add(seat)
            if word == "fold":
                folded.add(seat)
            if word not in FORCED:
                acted.add(seat)
        live = [seat for seat in self.seats if seat not in folded]
        able = [seat for seat in live if seat not in spent and reach[seat] != totals[seat]]
        return Standing(totals, reach, live, able, acted)

    def to_act(self) -> str | None:
        """Go round from the last act in turn to the first seat that still owes an act."""
        totals, _, live, able, acted = self.standing()
        if len(live) < 2:
            return None
        level = self.level()
        before = [m.seat for m in self.moves if m.in_turn]
        if not before and self.before_flop:
            before = [m.seat for m in self.moves if m.word in FORCED and m.word != "ante"]
        first = self.seats.index(before[-1]) + 1 if before else 0
        for seat in self.seats[first:] + self.seats[:first]:
            owes = totals[seat] < level or (seat not in acted and len(able) > 1)
            if seat in able and owes:
                return seat
        return None

    def right_to_raise(self, seat: str) -> bool:
        """Look back to the seat's last act and add up what has been raised since.

        What the seat left unpaid at that act (one that was not allowed, but stood) is faced too.
        """
        own = [p for p, m in enumerate(self.moves) if m.seat == seat and m.word not in FORCED]
        if not own:
            return True
        mine = self.moves[own[-1]].total
        unpaid = self.level(own[-1] + 1) - mine
        faced = unpaid + sum(increment for place, increment in self.wagers() if place > own[-1])
        twice = mine or self.opening or 0  # facing as much again as it has in is twice its total
        return faced > 0 and faced >= (twice if self.doubling else self.full_raise())

    def minimum(self) -> int | None:
        """Return the least total of a bet or raise that is not all-in; None where not known."""
        level, full = self.level(), self.full_raise()
        if level == 0 or self.doubling:
            return max(2 * level, self.opening or 0) or None
        return level + full if full else None

    def judge(self, seat: str, word: str, amount: int | None) -> tuple[str, Move | None]:
        """Judge a voluntary act as if in turn: a verdict, and the move that then stands."""
        totals, reach, _, able, _ = self.standing()
        put, chips, level = totals.get(seat, 0), reach.get(seat), self.level()
        if seat not in able or (chips is not None and (amount or 0) > chips):
            return "impossible", None
        if word in {"fold", "check"} or (word == "call" and level <= put):
            allowed = word == "fold" or level <= put
            return "allowed" if allowed else "not-allowed", Move(seat, word, put)
        if word == "call" and (amount is None or amount > level):
            amount = level if chips is None else min(level, chips)
        elif word == "allin" and amount is None:
            amount = chips
        if amount is None or amount <= put:
            return "impossible", None
        short_call = word == "call" and amount < level and chips is None
        last = amount == chips or word == "allin" or short_call
        if word == "allin" and chips not in {None, amount}:
            allowed = False  # not its last chips
        elif amount > level:
            # Where nobody can answer, all-in is a call and the rest comes back: no minimum then.
            answered = last or len(able) > 1
            allowed = answered and self.may_raise_to(seat, amount, last=last)
        else:
            allowed = last or (word == "call" and amount == level)
        return "allowed" if allowed else "not-allowed", Move(seat, word, amount, last)

    def may_raise_to(self, seat: str, amount: int, *, last: bool) -> bool:
        """Tell whether the seat has the right to raise, and the amount or the chips for it."""
        least = self.minimum()
        return self.right_to_raise(seat) and (last or least is None or amount >= least)

    def play(self, text: str) -> None:
        """Add one line: judge it, let it stand if it can, and apply what was held for now."""
        marked, seat, word, amount = parse(text)
        if {"impossible", "not-judged"} & set(self.verdicts[-1:]):
            verdict = "not-judged"
        elif word in FORCED:
            verdict = self.play_forced(seat, word, amount or 0)
        else:
            verdict = self.play_voluntary(seat, word, amount, marked=marked)
        self.verdicts.append(verdict)
        self.release()

    def play_forced(self, seat: str, word: str, amount: int) -> str:
        """Let a blind, straddle or ante stand if the chips are there."""
        totals, reach, _, able, _ = self.standing()
        chips = reach.get(seat)
        needed = amount + totals[seat] if word == "ante" and seat in able else amount
        if seat not in able or (chips is not None and needed > chips):
            return "impossible"
        short = word == "postshort"
        self.moves.append(Move(seat, word, amount, short))
        return "not-allowed" if short and chips not in {None, amount} else "allowed"

    def play_voluntary(self, seat: str, word: str, amount: int | None, *, marked: bool) -> str:
        """Let an act in turn stand, and hold one that is marked as out of turn."""
        verdict, move = self.judge(seat, word, amount)
        if move is not None and seat == self.to_act():
            self.moves.append(move._replace(in_turn=True))
            return verdict
        over = self.to_act() is None  # no turn will come
        if move is None or not marked or over or any(h.seat == seat for h in self.waiting):
            return "impossible"
        index = len(self.verdicts)
        if word == "fold":
            self.moves.append(move)
        else:
            self.waiting.append(Held(index, seat, word, amount, len(self.moves)))
        self.held[index] = "applied" if word == "fold" else "waiting"
        return "held"

    def release(self) -> None:
        """Drop held acts that were raised in front of; apply those whose turn has come."""
        while self.waiting:
            raised = max((place for place, _ in self.wagers()), default=-1)
            self.held.update({h.act: "void" for h in self.waiting if raised >= h.place})
            self.waiting = [h for h in self.waiting if raised < h.place]
            turn = self.to_act()
            due = next((h for h in self.waiting if h.seat == turn), None)
            if due is None:
                return
            self.waiting.remove(due)
            move = self.judge(due.seat, due.word, due.amount)[1]
            self.held[due.act] = "void" if move is None else "applied"
            self.moves += [] if move is None else [move._replace(in_turn=True)]

    def ask(self, seat: str | None) -> dict[str, object]:
        """Say what the seat may do if the action came to it now."""
        totals, reach, _, able, acted = self.standing()
        if seat is None or seat not in able:
            numbers = ("to_call", "call_to", "min_raise_to", "max_raise_to", "reopened")
            return {"seat": seat, "options": [], **dict.fromkeys(numbers)}
        chips, level, least = reach[seat], self.level(), self.minimum()
        call_to = level if chips is None else min(level, chips)
        right = len(able) > 1 and self.right_to_raise(seat)
        raises = right and (chips is None or chips > level)
        options = ["fold", "check" if level <= totals[seat] else "call"]
        if raises and chips is not None and least is not None and chips < least:
            options.append("all-in")
        elif raises:
            options.append("raise" if level else "bet")
        return {
            "seat": seat,
            "options": options,
            "to_call": call_to - totals[seat],
            "call_to": call_to,
            "min_raise_to": least if raises else None,
            "max_raise_to": chips if raises else None,
            "reopened": raises if seat in acted else None,
        }


def answer(
    situation: Mapping[str, object], strategy: str, seat: str | None = None
) -> dict[str, object]:
    """Judge every act of a situation, then say what one seat may do.

    Args:
        situation: The [situation] table of a document.
        strategy: "largest-increment" or "double-total".
        seat: The seat asked about; the one whose turn it is when left out.

    Returns:
        The keys to_act, seat, options, to_call, call_to, min_raise_to, max_raise_to, reopened,
        verdicts (a word an act) and held (index of an act out of turn: what became of it).
    """
    street = Street(situation, strategy)
    for line in _texts(situation.get("actions")):
        street.play(line)
    turn = street.to_act()
    asked = street.ask(turn if seat is None else seat)
    return {"to_act": turn, **asked, "verdicts": street.verdicts, "held": street.held}
