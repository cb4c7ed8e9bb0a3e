"""Random lines of betting for the property tests: mostly legal, deep, and rich in short all-ins.

The acts are chosen with the oracle's own options, so that a line goes on for many acts; a share of
the situations also holds acts that are not allowed, out of turn, or impossible.
"""

import random
from collections.abc import Mapping

from tests.properties.choices import EAGER, MOODS, is_stopped, next_act, next_line
from tests.properties.oracle import Hand
from tests.properties.oracle_acts import BEFORE_FLOP, BIG_BETS, GAMES

BLINDS = ((1, 2), (5, 10), (25, 50), (50, 100), (100, 200), (300, 600), (500, 1000))
STREETS = ("preflop", "preflop", "flop", "flop", "turn")
STRUCTURES = ("no-limit", "pot-limit", "fixed-limit")
MOST_ACTS = 18
MOST_LINES = (4, 10, 20, 50)
PLAIN = {"raising": "largest-increment"}


def random_situation(rng: random.Random) -> dict[str, object]:
    """Return a random no-limit street; the same state of `rng`, the same one."""
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
    hand = Hand(situation, PLAIN)
    actions: list[str] = []
    if street == "preflop":
        post_antes(rng, hand, actions, 0.12)
        straddles = 0 if "full_raise" in situation else rng.choice((0, 0, 0, 0, 1, 2))
        post_blinds(rng, hand, actions, straddles)
    mood = rng.choice(MOODS)
    for _ in range(rng.choice((MOST_ACTS, rng.randint(0, MOST_ACTS)))):
        acted_or_stopped = hand.to_act() in hand.standing().acted or is_stopped(hand)
        halt = acted_or_stopped and rng.random() < 0.25
        text = None if halt else next_act(rng, hand, mood)
        if text is None:
            break
        play(hand, actions, text)
    if hand.to_act() is None and hand.verdicts[-1:] == ["allowed"] and rng.random() < 0.6:
        actions.pop()  # the question is more often put before the last act than after it
    situation["actions"] = actions
    return situation


def random_hand(
    rng: random.Random, structure: str, book: Mapping[str, object]
) -> dict[str, object]:
    """Return a random hand of a structure, from any street on, as it may go under a book."""
    small, big = rng.choice(BLINDS)
    game = rng.choices(GAMES, (60, 25, 15))[0]
    street = game[0] if rng.random() < 0.65 else rng.choice(game[1:])
    seats = list("ABCDEFGH"[: rng.choice((2, 2, 3, 3, 4, 5, 6, 8))])
    stacks = {seat: chips for seat in seats if (chips := random_stack(rng, big)) is not None}
    situation: dict[str, object] = {
        "betting": structure,
        "small_blind": small,
        "big_blind": big,
        "street": street,
        "seats": seats,
        "stacks": stacks,
    }
    givens = {"no-limit": no_limit, "pot-limit": pot_limit, "fixed-limit": fixed_limit}
    situation |= givens[structure](rng, situation)
    if rng.random() < 0.6:
        situation["ante_kind"] = rng.choice(("each", "big-blind"))
    hand = Hand(situation, book)
    actions: list[str] = []
    open_hand(rng, hand, actions, situation)
    hand.situation = situation = situation | missing_part(rng, hand)
    if [text.split()[1] for text in actions[-2:]] == ["post"] * len(seats) and rng.random() < 0.4:
        hand.seats = situation["seats"] = seats[::-1]  # who posted the less still acts last
    mood = rng.choice([*MOODS, EAGER] if structure == "fixed-limit" else MOODS)
    for _ in range(rng.choice(MOST_LINES)):
        text = None if rng.random() < halt_share(hand) else next_line(rng, hand, mood)
        if text is None:
            break
        play(hand, actions, text)
    situation["actions"] = actions
    return situation


def halt_share(hand: Hand) -> float:
    """Return how often the question is put here: at the cap, after a dubious act, on acting again."""
    if is_stopped(hand):
        return 0.5
    if hand.stakes.fixed and hand.to_act() is not None and hand.cap() is not None:
        return 0.4 if hand.limit().raises() >= (hand.cap() or 0) else 0.03
    if hand.verdicts[-1:] in (["not-allowed"], ["floor"]):
        return 0.2
    return 0.07 if hand.to_act() in hand.standing().acted else 0


def random_stack(rng: random.Random, big: int) -> int | None:
    """Return a stack in chips, often a tiny one; None for one that is not known."""
    kind = rng.choices(("unknown", "tiny", "short", "deep"), (40, 25, 20, 15))[0]
    most = {"tiny": 3, "short": 12, "deep": 100}
    return rng.randint(1, most[kind] * big) if kind in most else None


def no_limit(rng: random.Random, situation: Mapping[str, object]) -> dict[str, object]:
    """Give at times the full raise in force, the blind of a short deck, or a pot."""
    big, found = situation["big_blind"], dict[str, object]()
    assert isinstance(big, int)
    if rng.random() < 0.12:
        found["full_raise"] = big * rng.choice((1, 2, 3)) + rng.choice((0, 1))
    elif situation["street"] == "preflop" and rng.random() < 0.2:
        found["button_blind"] = 2 * big
    if rng.random() < 0.3:
        found["pot_before"] = rng.randint(1, 20 * big)
    return found


def pot_limit(rng: random.Random, situation: Mapping[str, object]) -> dict[str, object]:
    """Give the pot, or leave it unknown, and how a cash table counts its small blind."""
    big, found = situation["big_blind"], dict[str, object]()
    assert isinstance(big, int)
    early = any(situation["street"] == game[0] for game in GAMES)
    if rng.random() < (0.2 if early else 0.75):
        found["pot_before"] = rng.randint(0, 15 * big)
    if rng.random() < 0.4:
        found["small_blind_counts_as_big"] = rng.random() < 0.9
        if rng.random() < 0.7:
            found["chips"] = rng.choice(([5, 25, 100], [25, 100, 500], [100, 1000], [2, 10]))
    return found


def fixed_limit(rng: random.Random, situation: Mapping[str, object]) -> dict[str, object]:
    """Give the sizes of the bets and what is said about the number of raises."""
    big, street, found = situation["big_blind"], situation["street"], dict[str, object]()
    assert isinstance(big, int)
    if rng.random() < 0.5:
        found["bet"] = big * (2 if street in BIG_BETS else 1)
        if street not in (*BEFORE_FLOP, *BIG_BETS) and rng.random() < 0.3:
            found["big_blind"] = 0
    if street in GAMES[2]:
        found["game"] = rng.choice(("5-card draw", "Lowball triple draw", "Badugi"))
    if rng.random() < 0.25:
        found["big_bet"] = big * 2 + rng.choice((0, big))
    seats = situation["seats"]
    assert isinstance(seats, list)
    found |= {"cash": True} if rng.random() < 0.4 else {}
    found |= {"last_two": True} if len(seats) == 2 and rng.random() < 0.5 else {}
    if rng.random() < (0.7 if {"cash", "last_two"} & found.keys() else 0.3):
        found["cap"] = rng.choice((1, 1, 2, 3, 4))
    return found


def play(hand: Hand, actions: list[str], text: str) -> None:
    """Add a line to the list and to the oracle's hand."""
    actions.append(text)
    hand.play(text)


def open_hand(
    rng: random.Random, hand: Hand, actions: list[str], situation: Mapping[str, object]
) -> None:
    """Add what is posted on the first street of a hand."""
    if hand.street == "third":
        post_antes(rng, hand, actions, 0.5)
        bring_in(rng, hand, actions)
    elif hand.street in BEFORE_FLOP:
        post_antes(rng, hand, actions, 0.25)
        button = situation.get("button_blind")
        if button is not None:
            seat = hand.seats[-1]
            chips = hand.standing().reach[seat]
            if chips is None or chips >= hand.level():
                play(hand, actions, f"{seat} post {button}")
            return
        plain = situation["betting"] != "fixed-limit" and "full_raise" not in situation
        post_blinds(rng, hand, actions, rng.choice((0, 0, 0, 1, 2)) if plain else 0)


def post_antes(rng: random.Random, hand: Hand, actions: list[str], share: float) -> None:
    """Add antes of all, or of one for all, as far as the chips go."""
    if rng.random() >= share:
        return
    ante = max(1, hand.stakes.first_full(hand.street) // 8)
    each = hand.situation.get("ante_kind") != "big-blind"
    for seat in hand.seats if each else hand.seats[1:2]:
        chips = hand.standing().reach[seat]
        play(hand, actions, f"{seat} ante {ante if chips is None else min(ante, chips)}")


def bring_in(rng: random.Random, hand: Hand, actions: list[str]) -> None:
    """Add a forced bring-in, for all the chips at times."""
    able = hand.standing().able
    if able and rng.random() < 0.85:
        seat = rng.choice(able)
        due = max(1, hand.stakes.size("third") // rng.choice((2, 3, 4)))
        chips = hand.standing().reach[seat]
        play(hand, actions, f"{seat} bringin {due if chips is None else min(due, chips)}")


def post_blinds(rng: random.Random, hand: Hand, actions: list[str], straddles: int) -> None:
    """Add blinds and straddles as far as the chips go; a blind is missing at times."""
    small_seat, big_seat, *others = hand.seats if len(hand.seats) > 2 else hand.seats[::-1]
    small, big = hand.stakes.small, hand.level()
    for seat, blind, missing in ((small_seat, small, 0.1), (big_seat, big, 0.04)):
        chips = hand.standing().reach[seat]
        if chips is None and rng.random() < 0.06 and blind > 1:
            play(hand, actions, f"{seat} postshort {rng.randint(1, blind - 1)}")
        elif seat in hand.standing().able and rng.random() >= missing:
            short = chips is not None and chips < blind
            play(hand, actions, f"{seat} postshort {chips}" if short else f"{seat} post {blind}")
    straddle = 2 * big
    for seat in others[:straddles]:
        chips = hand.standing().reach[seat]
        if chips is None or chips >= straddle:
            play(hand, actions, f"{seat} straddle {straddle}")
            straddle *= 2


def missing_part(rng: random.Random, hand: Hand) -> dict[str, object]:
    """Name the missing part of a blind that nobody posted, or that was posted short."""
    if hand.street not in BEFORE_FLOP or hand.stakes.button or rng.random() < 0.15:
        return {}
    small_seat, big_seat = hand.seats[:2] if len(hand.seats) > 2 else hand.seats[1::-1]
    missing = dict[str, int]()
    for seat, due in ((small_seat, hand.stakes.small), (big_seat, hand.stakes.big)):
        put = hand.standing().totals[seat]
        if put == 0 or (put < due and rng.random() < 0.5):
            missing[seat] = due - put
    return {"missing_blinds": missing} if missing else {}
