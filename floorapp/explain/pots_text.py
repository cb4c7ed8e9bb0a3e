"""Pots in words: a line for each, what nobody has called yet, and what a seat can win."""

from floorapp.engine.pots import Pot, Pots
from floorapp.explain.catalogue import Catalogue


def pots_text(pots: Pots, words: Catalogue, *, seat: str | None = None) -> tuple[str, ...]:
    """Return a line for each pot, main pot first, then what goes back and what a seat can win.

    Args:
        pots: The pots; where earlier streets are not known, the main pot says so.
        words: The language.
        seat: The seat asked about; None leaves its line out.
    """
    lines = [_main(pots, words)]
    lines += [_side(number, pot, words) for number, pot in enumerate(pots.pots[1:], 1)]
    lines += [_uncalled(pots, words), "" if seat is None else most_text(pots, words, seat)]
    return tuple(line for line in lines if line)


def most_text(pots: Pots, words: Catalogue, seat: str) -> str:
    """Return what a seat can win: ``B can win 1,600``; empty where there is nothing to win."""
    most = pots.for_seat(seat)
    if not most:
        return ""
    if pots.complete:
        return words.text("{Seat} can win {pot}", seat=words.seat(seat), pot=most)
    return words.text(
        "{Seat} can win {known} and the pot of earlier streets", seat=words.seat(seat), known=most
    )


def _main(pots: Pots, words: Catalogue) -> str:
    if not pots.pots:
        return "" if pots.complete else words.text("Main pot: earlier streets")
    main = pots.pots[0]
    if pots.complete:
        return words.text("Main pot {pot}: {seats}", pot=main.amount, seats=_seats(main, words))
    return words.text(
        "Main pot: earlier streets + {known} ({seats})",
        known=main.amount,
        seats=_seats(main, words),
    )


def _side(number: int, pot: Pot, words: Catalogue) -> str:
    return words.text(
        "Side pot {number} · {pot}: {seats}",
        number=number,
        pot=pot.amount,
        seats=_seats(pot, words),
    )


def _uncalled(pots: Pots, words: Catalogue) -> str:
    if pots.uncalled_seat is None:
        return ""
    if pots.over:
        return words.text(
            "{Seat} gets back {by}", seat=words.seat(pots.uncalled_seat), by=pots.uncalled_by
        )
    return words.text(
        "Not called yet: {by} of {seat}", by=pots.uncalled_by, seat=words.seat(pots.uncalled_seat)
    )


def _seats(pot: Pot, words: Catalogue) -> str:
    return ", ".join(words.seat(seat).label for seat in pot.seats)
