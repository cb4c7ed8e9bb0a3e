"""The second reading of acts in dispute: the table, chips pushed in silence, and undercalls.

It was written from the rules alone. A ruling is a set of outcomes: where a book leaves something
open, each reading adds its own, and more than one is the floor's choice. A fact that nobody gave is
tried with each of its values: if the sets differ, the fact has to be asked for. The table itself
comes from the second reading of the betting rules.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tests.properties import oracle_pots
from tests.properties.oracle import Hand
from tests.properties.oracle_acts import POSTED_ON, texts

TINY = 10
"""How many times the chip is less than the bet to be tiny beside it: the rule gives no figure."""

PILES = ("one", "needed", "spare", "same")
"""What a pile may be of which only the total is known."""


class Outcome(NamedTuple):
    """What an act comes to: the ruling, its street total, and the chips that move."""

    ruling: str | None
    to: int | None = None
    back: int = 0
    add: int = 0
    forfeits: int | None = None
    left: tuple[str, ...] | None = None  # what the seat may still choose between


class Answer(NamedTuple):
    """One outcome is the ruling, several are the floor's to choose from; or facts are missing."""

    outcomes: frozenset[Outcome] = frozenset()
    asks: frozenset[str] = frozenset()


class Spot(NamedTuple):
    """The table as the seat finds it."""

    own: int
    level: int
    chips: int | None
    least: int | None
    bounds: tuple[int | None, ...]  # the most, counted in each way that the book may mean
    full: int  # what the least raise adds
    right: bool | None
    hands: int
    able: int
    before: tuple[int, ...]  # the level before each bet or raise of the street
    pot: int | None
    pot_limit: bool
    fixed: bool
    word: str  # what a raise is called here

    @property
    def owes(self) -> int:
        return max(0, self.level - self.own)

    @property
    def opening(self) -> bool:
        """Whether nobody has raised: the first chips of the street are still the bet."""
        return len([level for level in self.before if level]) == 0


class Push(NamedTuple):
    """Chips pushed, with the old ones still in front; `pile` where only the total is known."""

    spot: Spot
    book: Mapping[str, object]
    new: tuple[int, ...]
    added: int
    old: tuple[int, ...]
    old_by: int
    fate: str
    kept: tuple[int, ...]
    kept_by: int
    pile: str | None = None
    taken: int = 0
    """Old chips that count, and are not out any more."""
    same: bool = False
    """Several new chips, all of one denomination."""

    @property
    def total(self) -> int:
        return self.kept_by + self.added

    @property
    def last(self) -> bool:
        chips = self.spot.chips
        return chips is not None and self.total >= chips

    @property
    def gave_up_fold(self) -> bool:
        """46-B: own chips were pulled back while facing a raise."""
        raised = bool(self.spot.before) and self.spot.owes > 0
        return raised and self.old_by > 0 and self.fate in {"pulled-back", "part-kept"}

    def outcome(self, ruling: str, stays: int, to: int | None = None) -> frozenset[Outcome]:
        """What is in front beyond `stays` goes back, what is missing has to be added."""
        if not self.added:
            return frozenset({Outcome(ruling, to)})
        out = self.total - self.taken
        back, add = max(0, out - stays), max(0, stays - out)
        return frozenset({Outcome(ruling, to, back, add)})

    def pay(self) -> frozenset[Outcome]:
        """Call, all-in if the chips do not reach; with nothing to call, check."""
        spot = self.spot
        if not spot.owes:
            return self.outcome("check", spot.own)
        to = spot.level if spot.chips is None else min(spot.level, spot.chips)
        return self.outcome("call", to, to)

    def wager(self, to: int) -> frozenset[Outcome]:
        """Bet or raise to an amount, made a proper one (52-A), or all-in; a call where closed."""
        spot = self.spot
        if spot.right is False or spot.able < 2:
            return self.pay()
        found = self.pay() if spot.right is None else frozenset[Outcome]()
        for most in spot.bounds:
            proper = max(to, spot.least or 0)
            proper = proper if most is None else min(proper, most)
            if spot.chips is not None and proper >= spot.chips:
                shove = self.outcome("all-in", spot.chips, spot.chips)
                found |= shove if spot.chips > spot.level else self.pay()
            else:
                found |= self.outcome("raise" if spot.level else "bet", proper, proper)
        return found

    def half(self) -> frozenset[Outcome]:
        """43: half of a raise above the bet is a raise; a book may mean half of the whole bet."""
        spot, found = self.spot, frozenset[Outcome]()
        over = self.total - spot.level
        measures = [spot.full]
        if irregular(self.book, "half_of") == "unclear":
            measures.append(spot.level)
        for measure in measures:
            found |= self.wager(self.total) if over >= measure / 2 else self.pay()
        open_for = self.same and spot.fixed and irregular(self.book, "same_chips") == "floor"
        return found | self.pay() if open_for else found  # WSOP live action 140

    def beyond(self) -> frozenset[Outcome]:
        """45: last chips are all-in, whether or not they are half of a raise."""
        return self.wager(self.total) if self.last else self.half()


def irregular(book: Mapping[str, object], key: str) -> object:
    """Return what a book says of acts in dispute; None: as the TDA."""
    said = book.get("irregular")
    return said.get(key) if isinstance(said, Mapping) else None


def spot(hand: Hand, seat: str) -> Spot:
    """Read the table off a hand."""
    standing, level = hand.standing(), hand.level()
    before = tuple(wager.to - wager.by for wager in hand.wagers().all())
    bounds: tuple[int | None, ...] = hand.caps(seat) or (None,)
    return Spot(
        own=standing.totals[seat],
        level=level,
        chips=standing.reach[seat],
        least=hand.minimum(),
        bounds=bounds,
        full=(hand.minimum() or level) - level,
        right=hand.right(seat),
        hands=len(standing.live),
        able=len(standing.able),
        before=before,
        pot=pot_of(hand),
        pot_limit=hand.stakes.pot,
        fixed=hand.stakes.fixed,
        word="complete" if "complete" in texts(hand.ask(seat)["options"]) else "raise",
    )


def pot_of(hand: Hand) -> int | None:
    """Return all that is in the pot and out in front, where it is known."""
    if hand.situation.get("pot_before") is None and hand.stakes.first not in POSTED_ON:
        return None
    chips = oracle_pots.paid(hand.situation, hand.seats, [*hand.past, hand.moves])
    return sum(chips.by_seat.values()) + chips.dead


def tried(fact: str, answers: Iterable[Answer]) -> Answer:
    """Return the answer if each value of a fact gives the same; else the fact is asked for."""
    each = list(answers)
    if len(set(each)) == 1:
        return each[0]
    return Answer(asks=frozenset({fact}).union(*(answer.asks for answer in each)))


def no_fold(place: Spot) -> tuple[str, ...]:
    """Return what is left without a fold."""
    chips = place.chips
    if place.right is False or place.able < 2 or (chips is not None and chips <= place.level):
        return ("call",)
    short = chips is not None and chips < (place.least or 0)
    return ("call", "all-in" if short else place.word)


def chips(push: Push) -> Answer:
    """Return what chips without a word come to."""
    if push.fate == "part-kept" and not push.kept:
        return Answer(asks=frozenset({"kept"}))
    ways = [push.fate in {"left", "part-kept"} and covers_or_part(push)]
    whole = irregular(push.book, "pulled_back_chip") != "full-value"
    covered = push.spot.owes > 0 and push.old_by >= push.spot.level
    if push.fate == "pulled-back" and covered and whole:
        # addendum to 46, situation 4: left or pulled back, all of it is one bet
        with_old = push._replace(kept=push.old, kept_by=push.old_by, taken=push.old_by)
        return in_one_way(with_old, together=True)
    if push.fate == "combined":  # 46-C: one bet of all chips, or the new ones by themselves
        ways = [True]
        if (
            not push.old_by >= push.spot.level
            and irregular(push.book, "combined_chips") != "one-bet"
        ):
            ways.append(False)
    answers = [in_one_way(push, together=way) for way in ways]
    asks = frozenset[str]().union(*(answer.asks for answer in answers))
    if asks:
        return Answer(asks=asks)
    return Answer(frozenset[Outcome]().union(*(answer.outcomes for answer in answers)))


def covers_or_part(push: Push) -> bool:
    """46: old chips that cover the bet, or of which some were pulled back, count with the new."""
    return push.fate == "part-kept" or push.old_by >= push.spot.level


def in_one_way(push: Push, *, together: bool) -> Answer:
    """Return what the chips come to, tested with the old ones or by themselves."""
    with_old = together and push.kept_by > 0
    push = push._replace(same=len(push.new) > 1 and len(set(push.new)) == 1)
    known = bool(push.new) and not (with_old and not push.kept)
    if known:
        tested = (*push.kept, *push.new) if with_old else push.new
        pile = "one" if len(tested) == 1 else "needed"
        if pile == "needed" and push.total - min(tested) >= push.spot.level:
            pile = "spare"
        return Answer(of_pile(push._replace(pile=pile)))
    kinds = PILES[1:] if with_old else PILES
    kinds = kinds[:-1] if push.new else kinds
    if not push.spot.owes and push.spot.level:  # the option turns on how many were added
        kinds = ("spare",) if len(push.new) > 1 else ("one",) if push.new else ("one", "spare")
    fact = "prior_chips" if push.new else "chips"
    same = [push._replace(pile=kind, same=push.same or kind == "same") for kind in kinds]
    return tried(fact, map(Answer, map(of_pile, same)))


def of_pile(push: Push) -> frozenset[Outcome]:
    """Return what a pile of one kind comes to."""
    place = push.spot
    if not place.level:
        return push.wager(push.total)  # 44, 52-A
    if not place.owes:
        if push.total <= place.level:
            return push.pay()
        one = push.pile == "one" if not push.new else len(push.new) == 1
        return push.beyond() | (push.pay() if one else frozenset())  # open, for one chip
    if push.total < place.level:
        return undercall(push)
    if push.total == place.level:
        return push.pay()
    if push.pile == "one":
        full = irregular(push.book, "pulled_back_chip") == "full-value"
        full = full and push.fate == "pulled-back" and push.old_by >= place.level
        return push.wager(push.total) if full else push.pay()  # 44; WSOP 98.b.2
    if push.pile in {"spare", "same"}:
        return push.beyond()
    silent_on_last = push.last and irregular(push.book, "last_chips_call") is not True
    return push.pay() | (push.wager(push.total) if silent_on_last else frozenset())


def undercall(push: Push) -> frozenset[Outcome]:
    """Return what too little comes to: 41 and 51."""
    place, book = push.spot, push.book
    call = push.pay()
    if push.last or push.gave_up_fold:
        return call
    able = place.able if irregular(book, "heads_up") == "able" else 0
    if irregular(book, "undercall") == "withdrawn":
        return call if place.opening else call | {Outcome("other", back=push.added)}
    if not place.opening and 2 not in {place.hands, able}:
        called = [to for to in place.before if place.own < to <= push.total]
        meant = max([*called, 0]) or push.total
        forfeit = Outcome("undercall-forfeit", None, push.total - meant, 0, meant - place.own)
        return call | {forfeit}
    tiny = irregular(book, "tiny_chip") is True and push.added * TINY <= place.owes
    return call | ({Outcome("other")} if tiny else frozenset())
