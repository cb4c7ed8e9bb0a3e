"""The bet or raise that a seat may make, as the end of a sentence: ``raise to 400 up to 700``."""

from collections.abc import Mapping

from floorapp.engine.options import Options
from floorapp.explain.catalogue import Catalogue, mark

_UNKNOWN: Mapping[str, str] = {
    "raise": mark("raise by one bet"),
    "complete": mark("complete to a full bet"),
}
"""In fixed limit, where the size of a bet is not known."""

_ALL_IN: Mapping[str, str] = {
    "bet": mark("bet {min} all-in"),
    "raise": mark("raise all-in to {min}"),
    "complete": mark("complete all-in to {min}"),
}
"""Where the minimum takes the last chip."""

_EXACT: Mapping[str, str] = {
    "bet": mark("bet {min}"),
    "raise": mark("raise to {min}"),
    "complete": mark("complete to {min}"),
}
_BOUNDED: Mapping[str, str] = {
    "bet": mark("bet {min} up to {max}"),
    "raise": mark("raise to {min} up to {max}"),
}
_OPEN: Mapping[str, str] = {
    "bet": mark("bet {min} or more"),
    "raise": mark("raise to {min} or more"),
}


def wager_text(options: Options, words: Catalogue) -> str:
    """Return what a live seat may wager, as it stands behind “may”; empty where no amount holds."""
    kind = options.wager_name
    least, stack = options.min_to, options.stack
    if not options.table.level and least is None:
        most = options.max_to
        return "" if most is None else words.text("bet up to {max}", max=most)
    if least is None or least <= options.table.level:
        return words.text(_UNKNOWN[kind])
    if stack is not None and stack < least:
        return words.text("go all-in for {total}", total=stack)
    if stack == least:
        return words.text(_ALL_IN[kind], min=least)
    if options.max_to is None:
        return words.text(_OPEN[kind], min=least)
    most = options.max_to if stack is None else min(stack, options.max_to)
    if most == least:
        return words.text(_EXACT[kind], min=least)
    return words.text(_BOUNDED[kind], min=least, max=most)
