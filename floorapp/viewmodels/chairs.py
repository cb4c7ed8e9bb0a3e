"""Chairs: the seats at the table, in the hand or not, in their order round it."""

CHAIRS = 9
"""Chairs at a table where nobody says otherwise."""


def numbered(count: int) -> tuple[str, ...]:
    """Return the chairs of an unnamed table.

    >>> numbered(3)
    ('1', '2', '3')
    """
    return tuple(str(number) for number in range(1, count + 1))


def chairs_round(
    seats: tuple[str, ...], chairs: tuple[str, ...], count: int = 0
) -> tuple[str, ...]:
    """Return the chairs that have room for ``seats``.

    Seats that are chairs already leave the table as it is. Others take the first chairs, and the
    rest of the table keeps its numbers.

    >>> chairs_round(("A", "B", "C"), numbered(5))
    ('A', 'B', 'C', '4', '5')
    """
    if set(seats) <= set(chairs):
        return chairs
    rest = max(count, len(chairs)) - len(seats)
    spare = [chair for chair in numbered(max(count, len(chairs))) if chair not in seats]
    return seats + tuple(spare[max(0, len(spare) - rest) :][: max(0, rest)])


def joined(seats: tuple[str, ...], chairs: tuple[str, ...], chair: str) -> tuple[str, ...]:
    """Return the seats in the hand with one more, at its place round the table.

    >>> joined(("5", "1", "2"), numbered(5), "3")
    ('5', '1', '2', '3')
    """
    if chair in seats:
        return seats
    first = chairs.index(seats[0])
    order = chairs[first:] + chairs[:first]
    return tuple(other for other in order if other in seats or other == chair)
