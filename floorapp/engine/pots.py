"""Pots: main and side pots, and the bet that nobody called, by seat."""

from floorapp.engine.round import BettingRound
from floorapp.engine.values import value


@value
class Pot:
    """One pot of ``amount`` chips and the seats that may win it."""

    amount: int
    seats: tuple[str, ...]


@value
class Pots:
    """Every pot, main pot first, and what no other seat has matched.

    ``uncalled_by`` of ``uncalled_seat`` goes back if nobody calls; it is in no pot. Where the pot
    before the line is not known, ``complete`` is False and the main pot holds what is known.
    ``over``: nobody is to act any more, so that it does go back.
    """

    pots: tuple[Pot, ...]
    uncalled_seat: str | None
    uncalled_by: int
    complete: bool
    over: bool = False

    def for_seat(self, seat: str) -> int:
        """Return the most that a seat may win."""
        return sum(pot.amount for pot in self.pots if seat in pot.seats)


def pots(table: BettingRound) -> Pots:
    """Return the pots as the chips lie now.

    A pot ends at what a live seat that is all-in has put in over the hand; seats that still have
    chips are in every pot. See case D031 of the told disputes.
    """
    paid = [before + now for before, now in zip(table.earlier, table.put_in, strict=True)]
    dead = table.dead + (table.pot_before or 0)
    if (
        len(table.antes) == 1 and not table.dead
    ):  # one seat's ante is for all, whatever it is called
        ((seat, ante_by),) = table.antes.items()
        paid[seat] -= ante_by
        dead += ante_by
    top, uncalled_by = _uncalled(paid, table.folded)
    if uncalled_by:
        paid[top] -= uncalled_by
    live = [seat for seat, folded in enumerate(table.folded) if not folded]
    ends = sorted({paid[seat] for seat in live if table.all_in[seat]} | {max(paid)})
    made: list[Pot] = []
    amount, below_to = dead, 0
    for end_to in ends:
        amount += sum(min(by, end_to) - min(by, below_to) for by in paid)
        seats = tuple(
            table.seats[seat] for seat in live if not table.all_in[seat] or paid[seat] >= end_to
        )
        if amount and seats:
            made.append(Pot(amount, seats))
            amount = 0
        below_to = end_to
    if made and amount:  # what only folded seats put in stays in the last pot
        made[-1] = Pot(made[-1].amount + amount, made[-1].seats)
    name = table.seats[top] if uncalled_by else None
    over = table.turn is None and not table.opener_unknown
    return Pots(tuple(made), name, uncalled_by, table.pot_before is not None, over)


def _uncalled(paid: list[int], folded: list[bool]) -> tuple[int, int]:
    """Return the seat that put in most, and by how much more than any other.

    What a seat that has folded put in stays in the pot.
    """
    top = max(range(len(paid)), key=paid.__getitem__)
    if folded[top]:
        return top, 0
    second = max((by for seat, by in enumerate(paid) if seat != top), default=0)
    return top, paid[top] - second
