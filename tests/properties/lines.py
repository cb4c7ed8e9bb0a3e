"""Random lines of betting for the property tests: mostly legal, deep, and rich in short all-ins.

The acts are chosen with the oracle's own options, so that a line goes on for many acts; a share of
the situations also holds acts that are not allowed, out of turn, or impossible.
"""

import random
from collections.abc import Callable
from typing import NamedTuple

from tests.properties.oracle import Street

BLINDS = ((1, 2), (5, 10), (25, 50), (50, 100), (100, 200), (300, 600), (500, 1000))
STREETS = ("preflop", "preflop", "flop", "flop", "turn")
MOST_ACTS = 18


class Mood(NamedTuple):
    """How often, of a hundred acts, a line leaves the path."""

    short: int  # all-in between the call and the minimum raise
    stray: int  # not allowed
    early: int  # out of turn
    wild: int  # impossible, which ends the line


MOODS = (
    Mood(short=15, stray=0, early=0, wild=0),
    Mood(short=45, stray=0, early=0, wild=0),
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
    may_raise: bool
    facing: bool
    marks: list[int]  # totals at, and one chip below, which a seat that has acted may raise again

    def amount(self, rng: random.Random, low: int, high: int) -> int | None:
        """Return some total within both bounds and the seat's chips, if there is one."""
        high = high if self.chips is None else min(high, self.chips)
        return rng.randint(low, high) if low <= high else None


def random_situation(rng: random.Random) -> dict[str, object]:
    """Return the [situation] table of a random line; the same state of `rng`, the same line."""
    small, big = rng.choice(BLINDS)
    street = rng.choice(STREETS)
    seats = list("ABCDEFGH"[: rng.randint(2, 8)])
    stacks = {seat: chips for seat in seats if (chips := random_stack(rng, big)) is not None}
    situation: dict[str, object] = {
        "betting": "no-limit",
        "small_blind": small,
        "big_blind": big,
        "street": street,
        "seats": seats,
        "stacks": stacks,
    }
    if rng.random() < 0.15:
        situation["full_raise"] = big * rng.choice((1, 2, 3)) + rng.choice((0, small))
    if street != "preflop" and rng.random() < 0.12:
        del situation["big_blind"]
    table = Street(situation, "largest-increment")
    actions: list[str] = []
    if street == "preflop":
        straddles = 0 if "full_raise" in situation else rng.choice((0, 0, 0, 0, 1, 2))
        post_blinds(rng, table, actions, small, straddles)
    mood = rng.choice(MOODS)
    for _ in range(rng.choice((MOST_ACTS, rng.randint(0, MOST_ACTS)))):
        acted_or_stopped = table.to_act() in table.standing().acted or is_stopped(table)
        halt = acted_or_stopped and rng.random() < 0.25
        text = None if halt else next_act(rng, table, mood)
        if text is None:
            break
        play(table, actions, text)
    if table.to_act() is None and table.verdicts[-1:] == ["allowed"] and rng.random() < 0.6:
        actions.pop()  # the question is more often put before the last act than after it
    situation["actions"] = actions
    return situation


def random_stack(rng: random.Random, big: int) -> int | None:
    """Return a stack in chips, often a tiny one; None for one that is not known."""
    kind = rng.choices(("unknown", "tiny", "short", "deep"), (40, 25, 20, 15))[0]
    most = {"tiny": 3, "short": 12, "deep": 100}
    return rng.randint(1, most[kind] * big) if kind in most else None


def play(table: Street, actions: list[str], text: str) -> None:
    """Add a line to the list and to the oracle's table."""
    actions.append(text)
    table.play(text)


def post_blinds(
    rng: random.Random, table: Street, actions: list[str], small: int, straddles: int
) -> None:
    """Add antes, blinds and straddles as far as the chips go; a blind is missing at times."""
    small_seat, big_seat, *others = table.seats if len(table.seats) > 2 else table.seats[::-1]
    big = table.start
    ante = max(1, big // 8)
    if rng.random() < 0.12:
        for seat in table.seats:
            chips = table.standing().reach[seat]
            play(table, actions, f"{seat} ante {ante if chips is None else min(ante, chips)}")
    for seat, blind, missing in ((small_seat, small, 0.1), (big_seat, big, 0.04)):
        chips = table.standing().reach[seat]
        if chips is None and rng.random() < 0.06 and blind > 1:
            play(table, actions, f"{seat} postshort {rng.randint(1, blind - 1)}")
        elif seat in table.standing().able and rng.random() >= missing:
            short = chips is not None and chips < blind
            play(table, actions, f"{seat} postshort {chips}" if short else f"{seat} post {blind}")
    straddle = 2 * big
    for seat in others[:straddles]:
        chips = table.standing().reach[seat]
        if chips is None or chips >= straddle:
            play(table, actions, f"{seat} straddle {straddle}")
            straddle *= 2


def is_stopped(table: Street) -> bool:
    """Tell whether an impossible act has ended the judging."""
    return bool({"impossible", "not-judged"} & set(table.verdicts[-1:]))


def look(table: Street, name: str) -> Seat:
    """Return what a chooser of acts wants to know about a seat."""
    standing, said, level = table.standing(), table.ask(name), table.level()
    least = table.minimum()
    own = [standing.totals[seat] for seat in standing.able if seat in standing.acted]
    marks = [put + by - less for put in own for by in (table.full_raise(), put) for less in (0, 1)]
    options = said["options"]
    assert isinstance(options, list)
    return Seat(
        name,
        standing.totals[name],
        standing.reach[name],
        level,
        level + 1 if least is None else least,
        bool({"bet", "raise", "all-in"} & set(options)),
        standing.totals[name] < level,
        [total for total in marks if level < total],
    )


def next_act(rng: random.Random, table: Street, mood: Mood) -> str | None:
    """Choose the next line, or None where the line is at its end."""
    if is_stopped(table):
        return legal_act(rng, look(table, rng.choice(table.seats)), mood)
    turn, able = table.to_act(), table.standing().able
    roll = rng.randrange(100)
    if roll < mood.wild:
        return wild_act(rng, table, turn)
    others = [seat for seat in able if seat != turn]
    if others and roll < mood.wild + mood.early:
        return "! " + legal_act(rng, look(table, rng.choice(others)), mood)
    if turn is None:
        return None
    seat = look(table, turn)
    stray = stray_act(rng, seat, mood) if roll < mood.wild + mood.early + mood.stray else None
    return stray or legal_act(rng, seat, mood)


def legal_act(rng: random.Random, seat: Seat, mood: Mood) -> str:
    """Choose an act that is allowed, in one of the ways to write it."""
    if seat.may_raise and rng.randrange(100) < mood.short:
        text = short_all_in(rng, seat)
        if text:
            return text
    kinds: tuple[Callable[[random.Random, Seat], str | None], ...] = (passive, passive, full_wager)
    chosen = rng.choice(kinds)(rng, seat)
    if chosen and rng.random() > 0.12:
        return chosen
    return f"{seat.name} fold" if seat.facing else passive(rng, seat)


def short_all_in(rng: random.Random, seat: Seat) -> str | None:
    """Put in the last chips for more than a call and less than a raise."""
    if seat.chips is not None:
        if not seat.level < seat.chips < seat.least:
            return None
        word = rng.choice(("allin", f"allin {seat.chips}", f"raise {seat.chips}"))
        return f"{seat.name} {word}"
    marks = [total for total in seat.marks if total < seat.least]
    if marks and rng.random() < 0.75:
        return f"{seat.name} allin {rng.choice(marks)}"
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
    """Bet or raise the minimum or more, at times all-in, at times by the other word."""
    if not seat.may_raise or (seat.chips is not None and seat.chips < seat.least):
        return None
    word = (
        ("raise" if seat.level else "bet") if rng.random() > 0.06 else rng.choice(("bet", "raise"))
    )
    if seat.chips is not None and rng.random() < 0.2:
        return f"{seat.name} {rng.choice(('allin', f'{word} {seat.chips}'))}"
    total = seat.amount(rng, seat.least, seat.least + max(2, seat.least // 2))
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
        kinds.append(f"{name} {'raise' if seat.level else 'bet'} {short}")
    under = seat.amount(rng, seat.put + 1, seat.level)
    if under is not None:
        kinds.append(f"{name} {rng.choice(('call', 'raise', 'bet', 'allin'))} {under}")
    return rng.choice(kinds) if kinds else None


def wild_act(rng: random.Random, table: Street, turn: str | None) -> str:
    """Choose an act that is most likely impossible."""
    seat = rng.choice(table.seats)
    put, chips = table.standing().totals[seat], table.standing().reach[seat]
    kinds = [f"{seat} call", f"{seat} fold", "Z check", f"! {seat} check"]
    if turn is not None:
        put, chips = table.standing().totals[turn], table.standing().reach[turn]
        kinds += [f"{turn} raise {put}", f"{turn} bet 0"]
        kinds.append(f"{turn} allin" if chips is None else f"{turn} raise {chips + 1}")
    kinds += [f"! {held.seat} call" for held in table.waiting]
    return rng.choice(kinds)
