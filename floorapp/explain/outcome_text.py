"""What an act comes to, as a noun: ``raise to 800``, ``call 500``, ``all-in for 300``."""

from collections.abc import Mapping

from floorapp.engine.acts import Act, AllIn, Bet, Call, Complete, Raise
from floorapp.explain.catalogue import Catalogue, mark

_BARE: Mapping[str, str] = {
    "fold": mark("a fold"),
    "check": mark("a check"),
    "call": mark("a call"),
    "bet": mark("a bet"),
    "raise": mark("a raise"),
    "complete": mark("a full bet"),
    "all-in": mark("all-in"),
    "pot": mark("the pot"),
}
_WITH_AMOUNT: Mapping[str, str] = {
    "call": mark("call {to}"),
    "bet": mark("bet {to}"),
    "raise": mark("raise to {to}"),
    "complete": mark("complete to {to}"),
    "all-in": mark("all-in for {to}"),
}


def ruling_noun(ruling: str, amount_to: int | None, words: Catalogue) -> str:
    """Return a ruling by its name in data, with its amount: ``raise to 800``, ``a check``.

    Args:
        ruling: What it counts as: ``check``, ``call``, ``bet`` and so on.
        amount_to: The amount, a street total; None where it has none.
        words: The language.
    """
    if amount_to is None or ruling not in _WITH_AMOUNT:
        return words.text(_BARE[ruling])
    return words.text(_WITH_AMOUNT[ruling], to=amount_to)


def outcome_text(act: Act, words: Catalogue) -> str:
    """Return what an act comes to: ``raise to 800``."""
    ruling = "all-in" if isinstance(act, AllIn) else type(act).__name__.lower()
    amount_to = act.to if isinstance(act, Call | Bet | Raise | Complete | AllIn) else None
    return ruling_noun(ruling, amount_to, words)
