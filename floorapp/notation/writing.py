"""Writing: a situation as a document, canonically."""

from typing import Any

import tomli_w

from floorapp.engine.situation import Situation
from floorapp.notation.acts import write_act
from floorapp.notation.incident import incident_table

_KEYS = (
    *("id", "title", "source", "note", "table", "level", "rulebook", "betting", "game"),
    *("small_blind", "big_blind", "button_blind", "ante", "bring_in", "full_raise"),
    *("bet", "big_bet", "cap", "last_two", "cash", "small_blind_counts_as_big"),
    *("street", "pot_before"),
)
_MAY_BE_NOTHING = {"pot_before", "full_raise", "cap"}


def write_document(situation: Situation) -> str:
    """Write a ``.floor`` document that reads back as the same situation."""
    return tomli_w.dumps({"format": "floorapp/1", "situation": situation_table(situation)})


def situation_table(situation: Situation) -> dict[str, Any]:
    """Return the table of a situation, without what is not known."""
    table: dict[str, Any] = {}
    for key in _KEYS:
        value = getattr(situation, key)
        if value not in (None, "") and (value or key in _MAY_BE_NOTHING):
            table[key] = value
    if situation.ante or situation.ante_kind != "each":
        table["ante_kind"] = situation.ante_kind
    table["seats"] = list(situation.seats)
    if situation.chips:
        table["chips"] = list(situation.chips)
    table["actions"] = [write_act(act) for act in situation.acts]
    return table | _tables(situation)


def _tables(situation: Situation) -> dict[str, Any]:
    """Return what stands last: the seat asked about, and tables."""
    last = {
        "ask": situation.ask,
        "missing_blinds": dict(situation.missing_blinds),
        "stacks": dict(situation.stacks),
        "incident": situation.incident and incident_table(situation.incident),
    }
    return {key: given for key, given in last.items() if given not in (None, {})}
