"""The oracle's reading of the bets and raises of one street, and of the right to raise again."""

from collections.abc import Mapping
from typing import NamedTuple

from tests.properties.oracle_acts import FORCED, Move


class Wager(NamedTuple):
    """A voluntary act that went above all before it."""

    place: int
    by: int
    to: int
    spent: bool
    full: int  # the full raise in force when it was made
    opens: bool  # the first chips of its street


class Wagers:
    """What was put in on one street, read off its list of moves at each question."""

    def __init__(self, moves: list[Move], start: int, first_full: int, opening: int) -> None:
        self.moves = moves
        self.opening = opening
        self.start = start
        straddles = [move.total for move in moves if move.word == "straddle"]
        self.full_start = max([start, *straddles])
        self.first_full = max([first_full, *straddles])

    def level(self, upto: int | None = None) -> int:
        """Return the total to match: the nominal blind, or the most that anyone has put in."""
        return max([self.start, *(m.total for m in self.moves[:upto] if m.word != "ante")])

    def all(self) -> list[Wager]:
        """Return each voluntary act that went above all before it."""
        level, found = self.start, list[Wager]()
        for place, move in enumerate(self.moves):
            if move.word == "ante" or move.total <= level:
                continue
            if move.word not in FORCED:
                in_force = max([self.first_full, *(wager.by for wager in found)])
                found.append(
                    Wager(place, move.total - level, move.total, move.spent, in_force, level == 0)
                )
            level = move.total
        return found

    def full_raise(self) -> int:
        """Return the largest bet or raise so far, never less than the one the street began with.

        A short all-in needs no exception: it is short because something here is larger.
        """
        return max([self.first_full, *(wager.by for wager in self.all())])

    def own(self, seat: str) -> int | None:
        """Return the place of the seat's last voluntary act."""
        mine = (p for p, m in enumerate(self.moves) if m.seat == seat and m.word not in FORCED)
        return max(mine, default=None)


def is_bet(street: Wagers, wager: Wager) -> bool:
    """Tell whether it opened for the least bet or more, a full bet whatever raise is given."""
    return wager.opens and wager.to >= street.opening


def completed(street: Wagers) -> tuple[int, int]:
    """Return the level of the last full bet or raise, and the full raise counted from there."""
    full_level, full = street.full_start, street.first_full
    for wager in street.all():
        if wager.to - full_level >= full or is_bet(street, wager):
            full_level, full = wager.to, max(full, wager.to - full_level)
    return full_level, full


def in_a_row(street: Wagers, own: int) -> bool:
    """Tell whether two or more all-in raises after `own`, one upon the other, exceed a full one."""
    wagers = {wager.place: wager for wager in street.all()}
    run, best = list[int](), 0
    for place in range(own + 1, len(street.moves)):
        wager = wagers.get(place)
        if wager and wager.spent:
            run.append(wager.by)
        elif street.moves[place].word != "fold":
            run = []
        best = max(best, sum(run) if len(run) > 1 else 0)
    return best > street.full_raise()


def may_raise(street: Wagers, seat: str, raising: str) -> bool | None:
    """Look back to the seat's last act and add up what has been raised since.

    What the seat left unpaid at that act (one that was not allowed, but stood) is faced too.

    Returns:
        Whether the seat may raise; None where the letter of the book leaves it open.
    """
    own = street.own(seat)
    if own is None:
        return True
    mine = street.moves[own].total
    since = [wager for wager in street.all() if wager.place > own]
    faced = street.level(own + 1) - mine + sum(wager.by for wager in since)
    full = completed(street)[1] if raising == "complete-level" else street.full_raise()
    enough = 0 < faced >= full
    single = any(wager.by >= wager.full or is_bet(street, wager) for wager in since)
    if raising == "double-total":  # facing as much again as it has in is twice its total
        return 0 < faced >= (mine or street.opening)
    if raising == "single-full-raise":
        return single
    if raising == "half-raise-counts":
        return enough or any(wager.spent and 2 * wager.by >= wager.full for wager in since)
    if raising == "consecutive-all-ins":
        return single or in_a_row(street, own) or (None if enough else False)
    return enough


def minimum(street: Wagers, raising: str) -> int | None:
    """Return the least total of a bet or raise that is not all-in; None where not known."""
    level = street.level()
    if level == 0 or raising == "double-total":
        return max(2 * level, street.opening) or None
    full_level, full = level, street.full_raise()
    if raising == "complete-level":
        full_level, full = completed(street)
    return full_level + full if full else None


class Limit:
    """One street at fixed limit: the one raise total, and the raises that were made."""

    def __init__(self, street: Wagers, size: int, *, blind_is_bet: bool) -> None:
        self.street = street
        self.size = size
        self.blind_is_bet = blind_is_bet

    def full_levels(self) -> list[tuple[int, int]]:
        """Return place and total of each wager of half a bet or more upon the one before."""
        found = [(-1, self.street.full_start)]
        for wager in self.street.all():
            if 2 * (wager.to - found[-1][1]) >= self.size:
                found.append((wager.place, wager.to))
        return found[1:]

    def full_level(self) -> int:
        """Return the total of the last full bet or raise."""
        return max([self.street.full_start, *(to for _, to in self.full_levels())])

    def raises(self, upto: int | None = None) -> int:
        """Count the raises among the first moves: the bet, the big blind's too, is none."""
        before = len(self.street.moves) if upto is None else upto
        full = sum(place < before for place, _ in self.full_levels())
        return full if self.blind_is_bet else max(0, full - 1)

    def total(self) -> int:
        """Return the one total a bet, raise or completion goes to."""
        upon_full = self.full_level() + self.size
        return upon_full if upon_full > self.street.level() else self.street.level() + self.size

    def completes(self) -> bool:
        """Tell whether the next raise brings a bring-in or a short all-in to the full bet."""
        return self.full_level() < self.street.level() < self.full_level() + self.size

    def may_raise(self, seat: str) -> bool:
        """Tell whether the seat has not acted, or faces half a bet or more."""
        own = self.street.own(seat)
        faced = 0 if own is None else self.street.level() - self.street.moves[own].total
        return own is None or 0 < 2 * faced >= self.size


def is_lifted(
    limit: Limit,
    cap: int,
    terms: tuple[Mapping[str, object], Mapping[str, object]],
    began: tuple[list[str], list[str]],
) -> bool:
    """Tell whether the cap on raises does not hold on this street.

    Args:
        limit: The street.
        cap: The raises after the bet that it allows.
        terms: The situation and the book.
        began: The seats that were live, and those of them with chips, as the street began.
    """
    situation, book = terms
    live, able = began
    rule = book.get("cap_lifted")
    if rule == "began-heads-up":
        return len(able) == 2
    if rule == "cash-heads-up-before-cap" and situation.get("cash") is True:
        moves = limit.street.moves
        for upto in range(len(moves) + 1):
            gone = {move.seat for move in moves[:upto] if move.word == "fold"}
            if len(set(live) - gone) == 2 and limit.raises(upto) < cap:
                return True
    return situation.get("last_two") is True


def stays_passive(
    rule: object, began: int, seat: str, freed: list[tuple[str, int]], moves: list[Move]
) -> bool:
    """Tell whether a check or call out of turn keeps the seat from raising at its next turn.

    `freed` has the seats whose act out of turn was void, with the number of moves made by then.
    """
    if rule == "began-heads-up":
        rule = "passive" if began == 2 else None
    places = [place for who, place in freed if who == seat]
    since = moves[places[-1] :] if places else []
    return rule == "passive" and bool(places) and all(move.seat != seat for move in since)
