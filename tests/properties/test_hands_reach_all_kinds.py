"""The random hands reach every street, stake, act and answer of each structure and rule book."""

import random
from collections import Counter

import pytest

from tests.properties.lines import random_hand
from tests.properties.oracle import Hand, played, report
from tests.properties.oracle_acts import BEFORE_FLOP, FORCED, GAMES, STUD, VOLUNTARY, parse
from tests.properties.parameters import BY_HAND

HANDS = 1500
"""So many at most: no more are made once all kinds have been seen often enough."""

LEAST = 5
"""How often each kind is seen, at the least, among the hands of a book and structure."""

EVERYWHERE = {
    *(f"verdict {word}" for word in ("allowed", "not-allowed", "impossible", "not-judged", "held")),
    *(f"option {word}" for word in ("fold", "check", "call", "bet", "raise", "all-in")),
    *(f"held act {fate}" for fate in ("applied", "void", "waiting")),
    *(f"word {word}" for word in (*FORCED, *VOLUNTARY) if word not in {"straddle", "complete"}),
    *(f"begins on {street}" for game in GAMES for street in game),
    *(f"ends on {street}" for game in GAMES for street in game),
    *(f"reopened {state}" for state in (None, True, False)),
    *(f"{count} streets" for count in range(1, 5)),
    *(f"{count} pots" for count in range(1, 4)),
    *(f"/ {verdict}" for verdict in ("allowed", "not-allowed", "impossible")),
    *(f"key {key}" for key in ("ante_kind", "big_blind", "missing_blinds", "stacks")),
    "act out of turn dropped with the street",
    "ante for one",
    "ante that is all the chips",
    "bring-in in force",
    "heads-up on a later street, small blind first in the list",
    "heads-up on a later street, small blind last in the list",
    "nobody to act before the opener",
    "opener named",
    "seat of an earlier street all-in, two more betting",
    "short blind with a stack",
    "short blind with none",
    "uncalled bet",
    "uncalled none",
}
KINDS = {
    "no-limit": {
        "button blind before the flop",
        "button blind on a later street",
        "full raise given, first street",
        "full raise given, later street",
        "word straddle",
    },
    "pot-limit": {
        "above the pot",
        "exactly the pot",
        "dead blind in the pot",
        "key chips",
        "key pot_before",
        "key small_blind_counts_as_big",
        "pot below the least bet",
        "pot bounds the raise",
        "pot not known",
        "stack bounds the raise",
        "word straddle",
    },
    "fixed-limit": {
        "all-in for less than half",
        "all-in of half or more",
        "big bet given",
        "big bet twice the small",
        "capped",
        "key bet",
        "key cap",
        "key cash",
        "key last_two",
        "option complete",
        "two all-ins that make half a bet together",
        "word complete",
    },
}
BOOK_KINDS: dict[tuple[str, str], set[str]] = {
    ("tda-2024", "no-limit"): set(),
    ("tda-2024", "pot-limit"): set(),
    ("house-completing", "no-limit"): set(),
    ("wsop-2026", "no-limit"): {"verdict floor", "right unclear"},
    ("wsop-2026", "pot-limit"): {"verdict floor", "right unclear"},
    ("tda-2013", "pot-limit"): {"verdict floor", "cap unclear"},
    ("tda-2022", "pot-limit"): {"verdict floor", "cap unclear"},
    ("aspt-doubling", "pot-limit"): {"verdict floor", "cap unclear"},
    ("wsop-live-2026", "fixed-limit"): {"cap lifted"},
    ("roberts-rules", "fixed-limit"): {"cap lifted"},
    ("tda-2024", "fixed-limit"): {"cap lifted"},
    ("roberts-rules", "pot-limit"): {"rounded up", "small blind counts as big"},
    ("wsop-live-2026", "pot-limit"): {"rounded up", "small blind counts as big"},
}


def kinds(situation: dict, book: dict) -> set[str]:
    """Name all that one hand shows."""
    hand = played(situation, book)
    said = report(hand)
    lines = list(zip(situation["actions"], said["verdicts"], strict=True))
    words = [parse(text)[2] for text, _ in lines if not text.startswith("/")]
    found = {f"verdict {verdict}" for _, verdict in lines}
    found |= {f"/ {verdict}" for text, verdict in lines if text.startswith("/")}
    found |= {f"option {option}" for option in said["options"]}
    found |= {f"held act {fate}" for fate in said["held"].values()}
    found |= {f"word {word}" for word in words} | {f"key {key}" for key in situation}
    found |= {f"begins on {situation['street']}", f"ends on {hand.street}"}
    found |= {f"{len(hand.past) + 1} streets", f"{len(said['pots'])} pots"}
    found |= {f"uncalled {'bet' if said['uncalled'] else 'none'}"}
    found |= {f"reopened {said['reopened']}"} if said["to_act"] else set()
    return found | {sign for sign, seen in signs(hand, said).items() if seen}


def signs(hand: Hand, said: dict) -> dict[str, bool]:
    """Tell of what is not to be read off a single line or key."""
    situation, first = hand.situation, (hand.past or [hand.moves])[0]
    spent = {m.seat for moves in hand.past for m in moves if m.spent}
    short = {m.seat for m in first if m.word == "postshort"}
    antes = [m for m in first if m.word == "ante"]
    heads_up = bool(hand.past) and len(hand.seats) == 2 and hand.stakes.first in BEFORE_FLOP
    at = hand.first_heads_up() if heads_up else None
    shared = {
        "ante for one": len(antes) == 1 and situation.get("ante_kind") == "big-blind",
        "ante that is all the chips": any(m.total == hand.stacks.get(m.seat) for m in antes),
        "bring-in in force": said["to_act"] is not None
        and any(m.word == "bringin" and m.total == hand.level() for m in hand.moves),
        "heads-up on a later street, small blind first in the list": at == 1,
        "heads-up on a later street, small blind last in the list": at == 0,
        "nobody to act before the opener": hand.street in STUD and hand.first_seat() is None,
        "opener named": hand.opener is not None,
        "seat of an earlier street all-in, two more betting": bool(spent) and len(hand.owing()) > 1,
        "short blind with a stack": bool(short & hand.stacks.keys()),
        "short blind with none": bool(short - hand.stacks.keys()),
        "act out of turn dropped with the street": is_dropped(hand),
    }
    more = {"no-limit": no_limit, "pot-limit": pot_limit, "fixed-limit": fixed_limit}
    return shared | more[situation["betting"]](hand, said)


def is_dropped(hand: Hand) -> bool:
    """Tell whether an act out of turn still waited when a new street came."""
    lines = hand.situation["actions"]
    for index, line in enumerate(lines):
        if line.startswith("/") and hand.verdicts[index] == "not-allowed":
            before = played(hand.situation | {"actions": lines[:index]}, hand.book)
            if before.waiting:
                return True
    return False


def is_unclear(hand: Hand) -> bool:
    """Tell whether the book leaves it open if one of the seats may raise."""
    return any(hand.ask(seat)["discretion"] and hand.right(seat) is None for seat in hand.seats)


def no_limit(hand: Hand, said: dict) -> dict[str, bool]:
    given, button = "full_raise" in hand.situation, "button_blind" in hand.situation
    asked = said["to_act"] is not None
    return {
        "button blind before the flop": button and not hand.past and asked,
        "button blind on a later street": button and bool(hand.past) and asked,
        "full raise given, first street": given and not hand.past and asked,
        "full raise given, later street": given and bool(hand.past) and asked,
        "right unclear": is_unclear(hand),
    }


def pot_limit(hand: Hand, said: dict) -> dict[str, bool]:
    seat = said["to_act"]
    if seat is None or said["max_raise_to"] is None:
        known = hand.caps(hand.seats[0]) is not None
        return {"pot not known": not known, **last_act(hand)}
    chips, caps = hand.standing().reach[seat], hand.caps(seat)
    plain = {**hand.situation, "small_blind_counts_as_big": False}
    plainly = played(plain, hand.book).caps(seat)
    missing = "missing_blinds" in hand.situation and not hand.past
    unrounded = {key: value for key, value in hand.situation.items() if key != "chips"}
    return {
        "dead blind in the pot": missing and caps is not None,
        "pot below the least bet": caps is not None and caps[0] == hand.minimum(),
        "pot bounds the raise": caps is not None and said["max_raise_to"] == caps[0],
        "stack bounds the raise": caps is not None and said["max_raise_to"] == chips,
        "right unclear": is_unclear(hand),
        "cap unclear": said["discretion"] and hand.right(seat) is True,
        "rounded up": played(unrounded, hand.book).caps(seat) != caps,
        "small blind counts as big": hand.street in BEFORE_FLOP and plainly != caps,
        **last_act(hand),
    }


def last_act(hand: Hand) -> dict[str, bool]:
    """Tell whether the last act of the line went to the pot or above it."""
    *before, last = hand.situation["actions"] or ["/"]
    if last.startswith(("/", "!")) or parse(last)[3] is None:
        return {}
    _, seat, _, amount = parse(last)
    earlier = played(hand.situation | {"actions": before}, hand.book)
    caps = earlier.caps(seat) if seat in earlier.standing().able else None
    return {
        "exactly the pot": caps is not None and amount == caps[0],
        "above the pot": caps is not None and amount > caps[1],
    }


def fixed_limit(hand: Hand, said: dict) -> dict[str, bool]:
    limit = hand.limit()
    full = dict(limit.full_levels())
    all_ins = [w for w in limit.street.all() if w.spent]
    cap = hand.cap()
    big = limit.size != (hand.stakes.bet or hand.stakes.big)
    reached = cap is not None and limit.raises() >= cap and said["to_act"] is not None
    return {
        "all-in for less than half": any(w.place not in full for w in all_ins),
        "all-in of half or more": any(w.place in full and w.by < limit.size for w in all_ins),
        "big bet given": big and hand.stakes.big_bet is not None,
        "big bet twice the small": big and hand.stakes.big_bet is None,
        "capped": hand.is_capped() and said["to_act"] is not None,
        "cap lifted": reached and not hand.is_capped(),
        "two all-ins that make half a bet together": any(
            w.place in full and 2 * w.by < limit.size for w in all_ins
        ),
    }


@pytest.mark.parametrize(("book_id", "structure"), sorted(BOOK_KINDS))
def test_the_hands_of_each_structure_show_every_kind(book_id, structure):
    """Each kind occurs again and again, so that a comparison leaves none of them out."""
    rng = random.Random(structure)
    book = BY_HAND[book_id]
    expected = EVERYWHERE | KINDS[structure] | BOOK_KINDS[book_id, structure]
    seen: Counter[str] = Counter()
    for _ in range(HANDS):
        seen.update(kinds(random_hand(rng, structure, book), book))
        if all(seen[kind] >= LEAST for kind in expected):
            return
    assert {kind: seen[kind] for kind in sorted(expected) if seen[kind] < LEAST} == {}


def test_the_same_seed_gives_the_same_hand():
    """A hand that failed can be made again from its seed."""
    once, again = (random_hand(random.Random(7), "pot-limit", BY_HAND["tda-2013"]) for _ in "ab")
    assert once == again
