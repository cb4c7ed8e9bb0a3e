"""Branching: a round as it stands, copied so that another way to go on can be tried."""

from operator import attrgetter

from floorapp.engine.round import BettingRound

_ALL = BettingRound.__slots__
_held = attrgetter(*_ALL)
_CHANGED = ("put_in", "acted", "moves", "folded", "all_in", "_out")
"""The lists that acts change; blinds and stacks stay as they are until the next street."""

_COUNTED = (
    "turn",
    "level",
    "put_in",
    "folded",
    "all_in",
    "full_raise",
    "full_level",
    "full_bets",
    "heads_up_after",
    "opener_unknown",
)
"""What decides how a street may go on, under every book."""

_TOLD = ("acted", "moves", "_called")
"""What decides it too, where a book looks at the single wagers since a seat acted."""


def copied(table: BettingRound) -> BettingRound:
    """Return a round that may go its own way on this street; earlier ones are shared."""
    made: BettingRound = BettingRound.__new__(BettingRound)
    for name, held in zip(_ALL, _held(table), strict=True):
        setattr(made, name, held)
    for name in _CHANGED:
        setattr(made, name, getattr(table, name).copy())
    return made


def standing_key(table: BettingRound) -> tuple[object, ...]:
    """Return what two rounds have in common that go on alike, whatever led to them."""
    told = _COUNTED if table.raising.since is None else _COUNTED + _TOLD
    key = [_frozen(getattr(table, name)) for name in told]
    if table.raising.since is None:
        key.append(tuple(acted is None for acted in table.acted))
    return tuple(key)


def _frozen(known: object) -> object:
    return tuple(known) if isinstance(known, list) else known
