"""How a random line goes on: acts chosen with the oracle's own options, and how it strays."""

import random
from collections.abc import Callable
from typing import NamedTuple

from tests.properties.oracle import STOPPED, Hand
from tests.properties.oracle_acts import STUD
from tests.properties.oracle_rights import completed


class Mood(NamedTuple):
    """How often, of a hundred acts, a line leaves the path."""

    short: int  # all-in between the call and the minimum raise
    stray: int  # not allowed
    early: int  # out of turn
    wild: int  # impossible, which ends the line
    eager: int = 33  # a full bet or raise


EAGER = Mood(short=8, stray=2, early=2, wild=0, eager=85)
MOODS = (
    Mood(short=15, stray=0, early=0, wild=0),
    Mood(short=45, stray=0, early=0, wild=0),
    EAGER,
    Mood(short=25, stray=12, early=0, wild=2),
    Mood(short=25, stray=4, early=15, wild=2),
    Mood(short=10, stray=25, early=10, wild=6),
)


class Seat(NamedTuple):
    """The seat to act as the oracle sees it."""

    name: str
    put: int
    chips: int | None
    level: int
    least: int  # the least raise that is not all-in, where one is known
    bounds: tuple[int, int] | None  # the most a raise goes to, where there is such a bound
    may_raise: bool
    facing: bool
    word: str  # bet, raise or complete
    marks: list[int]  # totals at, and one chip below, which a seat that has acted may raise again

    def amount(self, rng: random.Random, low: int, high: int) -> int | None:
        """Return some total within both bounds and the seat's chips, if there is one."""
        high = high if self.chips is None else min(high, self.chips)
        return rng.randint(low, high) if low <= high else None

    def within(self, total: int) -> bool:
        """Tell whether the total is no more than pot or limit allow."""
        return self.bounds is None or total <= self.bounds[1]


def is_stopped(hand: Hand) -> bool:
    """Tell whether an impossible act has ended the judging."""
    return bool(STOPPED & set(hand.verdicts[-1:]))


def look(hand: Hand, name: str) -> Seat:
    """Return what a chooser of acts wants to know about a seat."""
    standing, said, level = hand.standing(), hand.ask(name), hand.level()
    least, options = hand.minimum(), said["options"]
    assert isinstance(options, list)
    own = [standing.totals[seat] for seat in standing.able if seat in standing.acted]
    words = {"bet", "raise", "complete"} & set(options)
    return Seat(
        name,
        standing.totals[name],
        standing.reach[name],
        level,
        level + 1 if least is None else least,
        hand.caps(name) if name in standing.able else None,
        bool({*words, "all-in"} & set(options)),
        standing.totals[name] < level,
        next(iter(words), "raise" if level else "bet"),
        [total for total in marks(hand, own) if level < total],
    )


def marks(hand: Hand, own: list[int]) -> list[int]:
    """Return totals at which something changes for one of the seats, and the chip below each."""
    if hand.stakes.fixed:
        limit = hand.limit()
        half = (limit.size + 1) // 2
        steps = [put + half for put in own] + [limit.full_level() + half]
    else:
        wagers = hand.wagers()
        full, (full_level, full_from) = wagers.full_raise(), completed(wagers)
        steps = [put + by for put in own for by in (full, put)]
        steps += [wagers.level() + (full + 1) // 2, full_level + full_from]
    return [step - less for step in steps for less in (0, 1)]


def next_line(rng: random.Random, hand: Hand, mood: Mood) -> str | None:
    """Choose the next line of a whole hand, or None where it is at its end."""
    roll = rng.randrange(200)
    if roll < mood.wild and not is_stopped(hand):
        return f"/ {rng.choice(('turn', 'river', 'flop', 'fourth', 'seventh', 'draw1'))}"
    early = mood.stray // 4 + (20 if hand.waiting else 0)
    if roll < mood.wild + early and not is_stopped(hand):
        return "/"
    text = next_act(rng, hand, mood)
    last = hand.street == hand.stakes.game[-1] or len(hand.standing().live) < 2
    if text is not None or is_stopped(hand) or (last and rng.random() < 0.9):
        return text
    return next_street(rng, hand)


def next_street(rng: random.Random, hand: Hand) -> str:
    """Write that the next street comes, with its name or not, and in stud with its opener."""
    place = hand.stakes.game.index(hand.street) + 1
    name = hand.stakes.game[min(place, len(hand.stakes.game) - 1)]
    able = hand.standing().able
    if hand.street in STUD and able and rng.random() < 0.6:
        return f"/ {name} {rng.choice(able)}"
    return rng.choice(("/", f"/ {name}"))


def next_act(rng: random.Random, hand: Hand, mood: Mood) -> str | None:
    """Choose the next act, or None where the betting is at its end."""
    if is_stopped(hand):
        return legal_act(rng, look(hand, rng.choice(hand.seats)), mood)
    turn, able = hand.to_act(), hand.standing().able
    roll = rng.randrange(100)
    if roll < mood.wild:
        return wild_act(rng, hand, turn)
    if turn is None:  # nobody yet in stud: whoever acts first opens
        owing = hand.owing()
        return legal_act(rng, look(hand, rng.choice(owing)), mood) if owing else None
    others = [seat for seat in able if seat != turn]
    if others and roll < mood.wild + mood.early:
        return "! " + legal_act(rng, look(hand, rng.choice(others)), mood)
    seat = look(hand, turn)
    stray = stray_act(rng, seat, mood) if roll < mood.wild + mood.early + mood.stray else None
    return stray or legal_act(rng, seat, mood)


def legal_act(rng: random.Random, seat: Seat, mood: Mood) -> str:
    """Choose an act that is allowed, in one of the ways to write it."""
    if seat.may_raise and rng.randrange(100) < mood.short:
        text = short_all_in(rng, seat)
        if text:
            return text
    kind: Callable[[random.Random, Seat], str | None]
    kind = full_wager if rng.randrange(100) < mood.eager else passive
    chosen = kind(rng, seat)
    if chosen and rng.random() > 0.12:
        return chosen
    return f"{seat.name} fold" if seat.facing else passive(rng, seat)


def short_all_in(rng: random.Random, seat: Seat) -> str | None:
    """Put in the last chips for more than a call and less than a raise."""
    if seat.chips is not None:
        if not seat.level < seat.chips < seat.least:
            return None
        word = rng.choice(("allin", f"allin {seat.chips}", f"{seat.word} {seat.chips}"))
        return f"{seat.name} {word}"
    totals = [total for total in seat.marks if total < seat.least]
    if totals and rng.random() < 0.75:
        return f"{seat.name} allin {rng.choice(totals)}"
    total = seat.amount(rng, seat.level + 1, seat.least - 1)
    return None if total is None else f"{seat.name} allin {total}"


def passive(rng: random.Random, seat: Seat) -> str:
    """Check or call, with the amount at times, for less where the chips or the dice say so."""
    if not seat.facing:
        return f"{seat.name} {rng.choice(('check', 'check', 'check', 'call'))}"
    if seat.chips is not None and seat.chips <= seat.level:
        word = rng.choice(("call", f"call {seat.chips}", "allin", f"allin {seat.chips}"))
        return f"{seat.name} {word}"
    if seat.chips is None and rng.random() < 0.12 and seat.level - seat.put > 1:
        total = rng.randint(seat.put + 1, seat.level - 1)
        return f"{seat.name} {rng.choice(('call', 'allin'))} {total}"
    above = seat.amount(rng, seat.level, seat.level + 3) if rng.random() < 0.1 else None
    return f"{seat.name} call" if above is None else f"{seat.name} call {above}"


def full_wager(rng: random.Random, seat: Seat) -> str | None:
    """Bet or raise the minimum or more, at times all-in, at times by another word."""
    if not seat.may_raise or (seat.chips is not None and seat.chips < seat.least):
        return None
    word = seat.word if rng.random() > 0.08 else rng.choice(("bet", "raise"))
    if seat.chips is not None and rng.random() < 0.2 and seat.within(seat.chips):
        return f"{seat.name} {rng.choice(('allin', f'{word} {seat.chips}'))}"
    if seat.bounds is None:
        total = seat.amount(rng, seat.least, seat.least + max(2, seat.least // 2))
    else:
        strict, generous = seat.bounds
        total = rng.choice((strict, generous, rng.randint(seat.least, generous)))
        total = total if seat.chips is None else min(seat.chips, total)
    if seat.chips is None and rng.random() < 0.1:
        word = "allin"
    return f"{seat.name} {word} {seat.least if rng.random() < 0.5 else total}"


def stray_act(rng: random.Random, seat: Seat, mood: Mood) -> str | None:
    """Choose an act that is possible and not allowed (now and then the dice make it legal)."""
    name, above = seat.name, seat.amount(rng, seat.level + 1, seat.least + seat.least // 2)
    kinds = [f"{name} check"] if seat.facing else []
    if above is not None:
        kinds.append(f"{name} {'allin' if rng.randrange(100) < mood.short else 'raise'} {above}")
    short = seat.amount(rng, seat.level + 1, seat.least - 1)
    if short is not None:
        kinds.append(f"{name} {seat.word} {short}")
    if seat.bounds is not None:
        over = seat.amount(rng, seat.bounds[1] + 1, seat.bounds[1] + max(2, seat.least // 4))
        words = (seat.word, seat.word, "allin")
        kinds += [] if over is None else [f"{name} {rng.choice(words)} {over}"] * 2
    under = seat.amount(rng, seat.put + 1, seat.level)
    if under is not None:
        kinds.append(f"{name} {rng.choice(('call', 'raise', 'bet', 'allin'))} {under}")
    return rng.choice(kinds) if kinds else None


def wild_act(rng: random.Random, hand: Hand, turn: str | None) -> str:
    """Choose an act that is most likely impossible."""
    seat = rng.choice(hand.seats)
    put, chips = hand.standing().totals[seat], hand.standing().reach[seat]
    kinds = [f"{seat} call", f"{seat} fold", "Z check"]
    if turn is not None:
        put, chips = hand.standing().totals[turn], hand.standing().reach[turn]
        kinds += [f"! {seat} check", f"{turn} raise {put}", f"{turn} bet 0"]
        kinds.append(f"{turn} allin" if chips is None else f"{turn} raise {chips + 1}")
        if hand.standing().acted:
            kinds.append(f"{turn} post {hand.level() + 1}")
    kinds += [f"! {held.seat} call" for held in hand.waiting]
    return rng.choice(kinds)
