"""The random lines reach every kind of act, answer and fate that the rules distinguish."""

import random

from tests.properties.lines import random_situation
from tests.properties.oracle import answer, played
from tests.properties.oracle_acts import parse
from tests.properties.parameters import BY_HAND

TDA, ASPT = BY_HAND["tda-2024"], BY_HAND["aspt-doubling"]

EXPECTED = {
    *(f"verdict {word}" for word in ("allowed", "not-allowed", "impossible", "not-judged", "held")),
    *(f"option {word}" for word in ("fold", "check", "call", "bet", "raise", "all-in")),
    *(f"held act {fate}" for fate in ("applied", "void", "waiting")),
    *(f"word {word}" for word in ("post", "postshort", "straddle", "ante", "fold", "check")),
    *(f"word {word}" for word in ("call", "bet", "raise", "allin")),
    *(f"street {street}" for street in ("preflop", "flop", "turn")),
    *(f"{count} seats" for count in range(2, 9)),
    *(f"reopened {state}" for state in (None, True, False)),
    "betting closed",
    "line of 15 acts or more, all judged",
    "three all-ins or more",
    "reopened by short raises alone",
    "reopened to the chip by short raises alone",
    "closed by a single chip",
    "full raise given",
    "big blind unknown",
    "minimum unknown",
    "strategies differ on the right to raise",
}


def kinds(situation: dict) -> set[str]:
    """Name all that one situation shows."""
    acts = [parse(text) for text in situation["actions"]]
    said = answer(situation, TDA)
    verdicts, turn = said["verdicts"], said["to_act"]
    spent = [seat for _, seat, word, _ in acts if word == "allin"]
    since, full = ([], 0) if said["reopened"] is None else raised_since_own_act(situation, turn)
    only_short = len(since) > 1 and max(since) < full
    found = {f"verdict {verdict}" for verdict in verdicts}
    found |= {f"option {option}" for option in said["options"]}
    found |= {f"held act {fate}" for fate in said["held"].values()}
    found |= {f"word {word}" for _, _, word, _ in acts}
    found |= {f"street {situation['street']}", f"{len(situation['seats'])} seats"}
    signs = {
        f"reopened {said['reopened']}": turn is not None,
        "betting closed": turn is None,
        "line of 15 acts or more, all judged": len(acts) >= 15 and "not-judged" not in verdicts,
        "three all-ins or more": len(spent) >= 3,
        "reopened by short raises alone": only_short and sum(since) > full,
        "reopened to the chip by short raises alone": only_short and sum(since) == full,
        "closed by a single chip": only_short and sum(since) == full - 1,
        "full raise given": "full_raise" in situation,
        "big blind unknown": "big_blind" not in situation,
        "minimum unknown": bool(said["options"])
        and "bet" in said["options"]
        and said["min_raise_to"] is None,
        "strategies differ on the right to raise": said["reopened"]
        != answer(situation, ASPT)["reopened"],
    }
    return found | {sign for sign, seen in signs.items() if seen}


def raised_since_own_act(situation: dict, seat: str) -> tuple[list[int], int]:
    """Return the increments since the seat's last act, and the full raise."""
    wagers = played(situation, TDA).wagers()
    own = wagers.own(seat)
    return [wager.by for wager in wagers.all() if wager.place > own], wagers.full_raise()


def test_three_thousand_lines_show_every_kind():
    """Each kind occurs, so that a comparison over these lines leaves none of them out."""
    rng = random.Random(2024)
    missing = set(EXPECTED)
    for _ in range(3000):
        missing -= kinds(random_situation(rng))
        if not missing:
            return
    assert missing == set()


def test_the_same_seed_gives_the_same_line():
    """A line that failed can be made again from its seed."""
    once, again = (random_situation(random.Random(7)) for _ in "ab")
    assert once == again
