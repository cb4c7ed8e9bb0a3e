"""A second reading of the rules on chips and words, kept apart from the engine it is compared with."""

from collections.abc import Callable, Mapping, Sequence

from tests.properties.incident_oracle_chips import (
    Answer,
    Outcome,
    Push,
    Spot,
    chips,
    irregular,
    no_fold,
    of_pile,
    tried,
)


def ruling(place: Spot, act: Mapping[str, object], book: Mapping[str, object]) -> Answer:
    """Return what an act in dispute comes to.

    Args:
        place: The table in front of it.
        act: The incident as a document has it; a fact that is None is not known.
        book: The rule book as its file has it.
    """
    if act.get("last_chips", False) is None and place.chips is None and amount(act):
        return tried(
            "last_chips", (ruling(place, {**act, "last_chips": a}, book) for a in (True, False))
        )
    prior, kept = numbers(act, "prior_chips"), numbers(act, "kept")
    old_by = sum(prior) or place.own
    fate = str(act.get("prior") or "left")
    if act.get("last_chips") and place.chips is None and amount(act):
        place = place._replace(chips=old_by + amount(act))
    stays = {"pulled-back": (), "part-kept": kept}.get(fate, prior)
    kept_by = {"pulled-back": 0, "part-kept": sum(kept)}.get(fate, old_by)
    push = Push(
        place, book, numbers(act, "chips"), amount(act), prior, old_by, fate, stays, kept_by
    )
    if not push.added:
        return words(push, act) if act.get("said") else in_silence(push)
    if not act.get("said"):
        return chips(push)
    first = act.get("said_first", True)
    if first or irregular(book, "voice") == "always":
        return words(push, act)
    if first is False:
        return chips(push)
    both = (words(push, act), chips(push))
    asks = both[0].asks | both[1].asks
    return Answer(asks=asks) if asks else Answer(both[0].outcomes | both[1].outcomes)


def in_silence(push: Push) -> Answer:
    """46-B: who pulls chips back facing a raise may no longer fold."""
    if push.gave_up_fold:
        return Answer(frozenset({Outcome(None, left=no_fold(push.spot))}))
    return Answer(asks=frozenset({"chips", "said"}))


def words(push: Push, act: Mapping[str, object]) -> Answer:
    """Return what words come to, whatever chips go with them."""
    said = str(act["said"])
    number = act.get("said_amount")
    named = number if isinstance(number, int) else 0
    if not push.added:
        push = push._replace(kept_by=0, kept=())
    return SAID[said](push, named)


def fold(push: Push, _named: int) -> Answer:
    """58, and 46-B."""
    left = no_fold(push.spot) if push.gave_up_fold else None
    ruled = None if push.gave_up_fold else "fold"
    return Answer(frozenset({Outcome(ruled, back=push.added, left=left)}))


def check(push: Push, _named: int) -> Answer:
    """55: facing a bet, fold or call."""
    if not push.spot.owes:
        return Answer(push.pay())
    left = ("call",) if push.gave_up_fold else ("fold", "call")
    return Answer(frozenset({Outcome(None, back=push.added, left=left)}))


def call(push: Push, _named: int) -> Answer:
    """51-A, 55."""
    return Answer(push.pay())


def wager(push: Push, named: int) -> Answer:
    """43-B, 44: the amount said, or the chips, or the least."""
    if not named and not push.added and push.spot.least is None:
        closed = push.spot.right is False
        return Answer(push.pay()) if closed else Answer(asks=frozenset({"big_blind"}))
    return Answer(push.wager(named or push.total or push.spot.least or 0))


def all_in(push: Push, _named: int) -> Answer:
    """40: every chip, which have to be counted."""
    if push.spot.chips is None:
        return Answer(asks=frozenset({"stack"}))
    return Answer(push.wager(push.spot.chips))


def pot(push: Push, _named: int) -> Answer:
    """54: the most in pot-limit; elsewhere a valid bet or raise."""
    place = push.spot
    if not place.pot_limit:
        return (
            Answer(push.wager(place.least))
            if place.least
            else Answer(asks=frozenset({"big_blind"}))
        )
    if place.bounds[-1] is None:
        return Answer(asks=frozenset({"pot_before"}))
    return Answer(push.wager(place.bounds[-1]))


def bare_amount(push: Push, named: int) -> Answer:
    """40-C: as chips of that value, of which 44 and 45-A do not ask the denominations."""
    if not named:
        return Answer(asks=frozenset({"said_amount"}))
    place = push.spot
    to = named if named > place.own else named + place.own  # less is no total, so new chips
    meant = push._replace(kept_by=place.own, added=to - place.own, pile="spare", new=(1, 1))
    found = of_pile(meant)
    return Answer(frozenset(moved(outcome, push) for outcome in found))


def moved(outcome: Outcome, push: Push) -> Outcome:
    """Return an outcome with the chips that were really pushed, not those that were named."""
    own = push.spot.own
    if not push.added:
        return outcome._replace(back=0, add=0)
    if outcome.ruling == "other":
        return outcome._replace(back=push.added if outcome.back else 0)
    stays = own if outcome.to is None else outcome.to
    if outcome.forfeits is not None:
        stays = own + outcome.forfeits
    return outcome._replace(back=max(0, push.total - stays), add=max(0, stays - push.total))


def unclear(push: Push, named: int) -> Answer:
    """57: the highest reading up to the pot."""
    if not named:
        return Answer(asks=frozenset({"said_amount"}))
    if push.spot.pot is None:
        return Answer(asks=frozenset({"pot_before"}))
    read = named
    while read * 10 <= push.spot.pot:
        read *= 10
    return bare_amount(push, read)


SAID: Mapping[str, Callable[[Push, int], Answer]] = {
    "fold": fold,
    "check": check,
    "call": call,
    "bet": wager,
    "raise": wager,
    "all-in": all_in,
    "pot": pot,
    "amount": bare_amount,
    "unclear": unclear,
}


def numbers(act: Mapping[str, object], key: str) -> tuple[int, ...]:
    """Return a list of chips."""
    found = act.get(key, ())
    assert isinstance(found, Sequence)
    return tuple(found)


def amount(act: Mapping[str, object]) -> int:
    """Return what was pushed in all."""
    pushed = act.get("pushed")
    return pushed if isinstance(pushed, int) else sum(numbers(act, "chips"))
