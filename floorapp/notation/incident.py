"""The ``incident`` table of a document: what was pushed and said, with every problem."""

from collections.abc import Callable, Mapping
from typing import Any

from floorapp.engine.incidents.incident import PRIOR, SAID, WHAT, Incident
from floorapp.engine.problems import mark
from floorapp.engine.values import facts

_NOT_CHIPS = mark("“{key}” must be a list of single chips, such as [500, 500].")
_NOT_AMOUNT = mark("“{key}” must be whole chips, 1 or more, without quotes.")
_NOT_FLAG = mark("“{key}” must be true or false, without quotes.")
_NOT_CHOICE = mark("“{value}” is no {key}: write one of {choices}.")

KEYS = frozenset(
    {
        *("seat", "what", "later_chips", "quoted", "next_card", "had_time"),
        *("chips", "pushed", "last_chips", "prior_chips", "prior", "kept"),
        *("said", "said_amount", "said_first"),
    }
)
"""The keys of the table."""

_UNCLEAR = "unclear"

Fault = Callable[..., None]
"""(message, key, facts by name) → tells a problem at the key."""


def read_incident(table: Mapping[str, object], seat: str, fault: Fault) -> Incident:
    """Read the table of an incident; what cannot be read is told and left out.

    Args:
        table: Its data.
        seat: The seat that it is about, as the table writes it.
        fault: Tells a problem.
    """
    return Incident(
        seat=seat,
        what=_choice(table, "what", WHAT, fault) or "act",
        later_chips=_chips(table, "later_chips", fault),
        quoted=_amount(table, "quoted", fault),
        next_card=_flag(table, "next_card", fault, default=False),
        had_time=_flag(table, "had_time", fault, default=True),
        chips=_chips(table, "chips", fault),
        pushed=_amount(table, "pushed", fault),
        last_chips=_flag(table, "last_chips", fault, default=False),
        prior_chips=_chips(table, "prior_chips", fault),
        prior=_choice(table, "prior", PRIOR, fault),
        kept=_chips(table, "kept", fault),
        said=_choice(table, "said", SAID, fault),
        said_amount=_amount(table, "said_amount", fault),
        said_first=_flag(table, "said_first", fault, default=True),
    )


def incident_table(incident: Incident) -> dict[str, Any]:
    """Return the table of an incident, without what is as usual."""
    usual = facts(Incident(seat=""))
    return {
        key: _written(told)
        for key, told in facts(incident).items()
        if told != usual[key] and (told or isinstance(usual[key], bool))
    }


def _written(told: object) -> object:
    """Return a fact as TOML knows it; what may be so or not and is None is unclear."""
    if told is None:
        return _UNCLEAR
    return list(told) if isinstance(told, tuple) else told


def _chips(table: Mapping[str, object], key: str, fault: Fault) -> tuple[int, ...]:
    given = table.get(key, [])
    if isinstance(given, list) and all(_is_amount(chip) for chip in given):
        return tuple(given)
    fault(_NOT_CHIPS, key, key=key)
    return ()


def _amount(table: Mapping[str, object], key: str, fault: Fault) -> int | None:
    given = table.get(key)
    if given is None or (isinstance(given, int) and _is_amount(given)):
        return given
    fault(_NOT_AMOUNT, key, key=key)
    return None


def _flag(table: Mapping[str, object], key: str, fault: Fault, *, default: bool) -> bool | None:
    """Return whether something was so; None where it is ``unclear``: nobody knows."""
    given = table.get(key, default)
    if given == _UNCLEAR:
        return None
    if isinstance(given, bool):
        return given
    fault(_NOT_FLAG, key, key=key)
    return default


def _choice(
    table: Mapping[str, object], key: str, choices: tuple[str, ...], fault: Fault
) -> str | None:
    given = table.get(key)
    if given is None or given in choices:
        return None if given is None else str(given)
    fault(_NOT_CHOICE, key, value=str(given), key=key, choices=", ".join(choices))
    return None


def _is_amount(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 < value <= _MOST_CHIPS


_MOST_CHIPS = 10**15
