"""Why an amount is wrong: what it would have been the answer to."""

from collections.abc import Iterator

from floorapp.engine.options import Options
from floorapp.engine.strategies import FIXED_LIMIT
from floorapp.explain.catalogue import Catalogue


def wrong_raise(options: Options, given: int, words: Catalogue) -> str:
    """Return why ``given`` is not the least raise."""
    found = dict(reversed(list(_misread_raises(options, words))))
    if given in found:
        return found[given]
    least = options.min_to or 0
    if given < least:
        return words.text("{given} is {by} too little.", given=given, by=least - given)
    return words.text(
        "{given} would be allowed, but {by} less is enough.", given=given, by=given - least
    )


def _misread_raises(options: Options, words: Catalogue) -> Iterator[tuple[int, str]]:
    """Yield totals that a raise is mistaken to be, the likeliest mistake first."""
    table, seat, least = options.table, words.seat(options.name), options.min_to or 0
    level, own = table.level, table.put_in[options.seat]
    last = table.moves[-1] if table.moves else None
    if last is not None and not last.full:
        yield (
            level + last.by,
            words.text(
                "{given} would be the least if the {by} of the all-in counted as a full raise.",
                given=level + last.by,
                by=last.by,
            ),
        )
    yield level, words.text("{given} is only the call.", given=level)
    yield (
        least - level,
        words.text(
            "{given} is only what the raise adds to the bet of {level}; the total is asked for.",
            given=least - level,
            level=level,
        ),
    )
    if own:
        yield (
            least - own,
            words.text(
                "{given} is what {seat} adds; with the {own} in front the total is {min}.",
                given=least - own,
                seat=seat,
                own=own,
                min=least,
            ),
        )
    if table.raising is not FIXED_LIMIT:
        yield from _by_other_books(options, words)


def _by_other_books(options: Options, words: Catalogue) -> Iterator[tuple[int, str]]:
    """Yield totals that other ways of counting a raise lead to."""
    table, least = options.table, options.min_to or 0
    level, full = table.level, table.full_raise
    if table.raising.doubles_minimum:
        yield (
            level + full,
            words.text(
                "{given} would be the least by a book that adds the last raise of {full}; this"
                " one doubles the bet.",
                given=level + full,
                full=full,
            ),
        )
        return
    yield (
        2 * level,
        words.text(
            "{given} is twice the bet; what a raise adds is the last full raise, {full}.",
            given=2 * level,
            full=least - level,
        ),
    )
    if level > table.full_level:
        yield (
            table.full_level + full,
            words.text(
                "{given} only completes the last full raise; the {full} are added to {level}.",
                given=table.full_level + full,
                full=full,
                level=level,
            ),
        )
    yield (
        level + table.big_blind,
        words.text(
            "{given} adds only the big blind; the last full raise was {full}.",
            given=level + table.big_blind,
            full=full,
        ),
    )


def wrong_call(options: Options, given: int, words: Catalogue) -> str:
    """Return why ``given`` is not what a call costs."""
    table, seat = options.table, words.seat(options.name)
    level, own, cost = table.level, table.put_in[options.seat], options.to_call_by
    if options.call_to < level and given in {level, level - own}:
        return words.text(
            "{Seat} has no more than {left} left: the call is all-in.", seat=seat, left=cost
        )
    if own and given == options.call_to:
        return words.text(
            "{given} is the total; {own} of it lies in front of {seat} already.",
            given=given,
            own=own,
            seat=seat,
        )
    if table.moves and given == table.moves[-1].by:
        return words.text(
            "{given} is only what was raised last; the bet is {level}.", given=given, level=level
        )
    if given < cost:
        return words.text("{given} is {by} too little.", given=given, by=cost - given)
    return words.text("{given} is {by} too much.", given=given, by=given - cost)
