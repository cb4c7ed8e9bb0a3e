"""The oracle's reading of the chips in the middle: pots, the uncalled bet, the pot-limit pot."""

from collections.abc import Mapping
from typing import NamedTuple

from tests.properties.oracle_acts import BLINDS, Move, Stakes, nominal, positive


class Paid(NamedTuple):
    """What was put in over all streets of a line."""

    by_seat: dict[str, int]
    dead: int  # in no seat's name: what earlier streets left, a big blind's ante


def paid(situation: Mapping[str, object], seats: list[str], streets: list[list[Move]]) -> Paid:
    """Add up what each seat has put in; an ante for all is nobody's contribution."""
    by_seat = dict.fromkeys(seats, 0)
    dead = positive(situation.get("pot_before")) or 0
    for moves in streets:
        for seat in seats:
            by_seat[seat] += max((m.total for m in wagered(moves) if m.seat == seat), default=0)
        for move in moves:
            if move.word == "ante" and situation.get("ante_kind") == "big-blind":
                dead += move.total
            elif move.word == "ante":
                by_seat[move.seat] += move.total
    return Paid(by_seat, dead)


def contested(chips: Paid, streets: list[list[Move]], situation: Mapping[str, object]) -> Paid:
    """An ante that only one seat paid was paid for all: nobody has to match it."""
    antes = [move for moves in streets for move in moves if move.word == "ante"]
    payers = {move.seat for move in antes}
    if situation.get("ante_kind") == "big-blind" or len(payers) != 1:
        return chips
    by, (payer,) = sum(move.total for move in antes), payers
    return Paid({**chips.by_seat, payer: chips.by_seat[payer] - by}, chips.dead + by)


def wagered(moves: list[Move]) -> list[Move]:
    """Return the moves whose amount is a street total."""
    return [move for move in moves if move.word != "ante"]


def uncalled(chips: Paid, live: list[str]) -> tuple[str, int] | None:
    """Return who put in more than anyone else, and by how much; not for a seat that folded."""
    order = sorted(chips.by_seat, key=lambda seat: chips.by_seat[seat], reverse=True)
    amounts = [*(chips.by_seat[seat] for seat in order), 0]
    goes_back = amounts[0] > amounts[1] and order[0] in live
    return (order[0], amounts[0] - amounts[1]) if goes_back else None


def pots(chips: Paid, live: list[str], able: list[str]) -> list[tuple[int, list[str]]]:
    """Cut what was called at each live all-in; name who may win each piece.

    Args:
        chips: What was put in.
        live: The seats not folded, in the order of seats.
        able: Those of them that are not all-in.

    Returns:
        Amount and seats of each pot, the main pot first; none that is empty.
    """
    called = dict(chips.by_seat)
    over = uncalled(chips, live)
    if over:
        called[over[0]] -= over[1]
    cuts = {called[seat] for seat in live if seat not in able}
    found: list[tuple[int, list[str]]] = []
    below, amount = 0, chips.dead
    for cut in sorted(cuts | {max(called.values())}):
        amount += sum(max(0, min(put, cut) - below) for put in called.values())
        seats = [seat for seat in live if seat in able or called[seat] >= cut]
        if found and seats in ([], found[-1][1]):  # what only folded seats put in stays in the pot
            found[-1] = (found[-1][0] + amount, found[-1][1])
        elif amount:
            found.append((amount, seats))
        below, amount = cut, 0
    return found


def missing_blinds(
    situation: Mapping[str, object], moves: list[Move], stakes: Stakes
) -> tuple[int, int]:
    """Return the missing parts of the short and of the dead blinds."""
    table = situation.get("missing_blinds")
    parts: Mapping[str, int] = table if isinstance(table, Mapping) else {}
    blinds = [move for move in moves if move.word in BLINDS]
    posted = {move.seat for move in blinds}
    short = sum(part for seat, part in parts.items() if seat in posted)
    dead = sum(part for seat, part in parts.items() if seat not in posted)
    for place, move in enumerate(blinds):
        if move.word == "postshort" and move.seat not in parts:
            short += max(0, nominal(blinds, place, stakes) - move.total)
    return short, dead


def counted_as_there(rule: object, short: int, dead: int) -> tuple[int, int]:
    """Return the least and the most that a book may count of what is missing."""
    return {
        "as-full": (short + dead, short + dead),
        "short-as-full": (short, short + dead),
        "true-value": (0, 0),
    }.get(str(rule), (0, short + dead))


def small_as_big(moves: list[Move], stakes: Stakes, actor: str) -> int:
    """Return what the small blind is short of a big one; its own call brings that in anyway."""
    blinds = [move for move in moves if move.word in BLINDS]
    if len(blinds) < 2 or blinds[0].seat == actor:
        return 0
    put = max(move.total for move in wagered(moves) if move.seat == blinds[0].seat)
    return max(0, stakes.big - put)


def rounded_up(amount: int, chips: object) -> int:
    """Return the amount in whole smallest chips."""
    unit = min(chips) if isinstance(chips, list) and chips else 1
    return -(-amount // unit) * unit
