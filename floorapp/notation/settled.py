"""The ``[[settled]]`` tables of a document: acts that were in dispute, each with what was told."""

from collections.abc import Mapping, Sequence
from typing import Any

from floorapp.engine.incidents.attached import BOOK, DECIDED, Attached
from floorapp.engine.problems import Problem, mark, problem
from floorapp.engine.situation import Situation
from floorapp.notation.incident import KEYS, incident_table, read_incident
from floorapp.notation.source import Source

SETTLED_KEYS = frozenset({"act", "decided", "remark", "made_to", *KEYS})
"""The keys of one table: the number of the act, who decided, a remark, what a corrected wager was
made to, and the incident's own."""

_NOT_A_LIST = mark("“settled” must be a list of tables: write [[settled]] above each.")
_NO_SEAT = mark("“seat” must be one of the seats: {seats}.")
_NO_ACT = mark("“act” must be the number of an act, from 1 to {count}.")
_NOT_DECIDED = mark("“{value}” is no {key}: write one of {choices}.")
_NO_TOTAL = mark("“{key}” must be a whole number above 0.")
_NOT_TEXT = mark("“{key}” must be a text in quotes.")


def settled_tables(settled: Sequence[Attached]) -> list[dict[str, Any]]:
    """Return the tables of acts that were in dispute; acts are counted from 1."""
    tables = []
    for told in settled:
        table: dict[str, Any] = {"act": told.index + 1, "decided": told.decided}
        if told.remark:
            table["remark"] = told.remark
        if told.made_to is not None:
            table["made_to"] = told.made_to
        tables.append(table | incident_table(told.incident))
    return tables


def read_settled(
    tables: object, situation: Situation, source: Source
) -> tuple[tuple[Attached, ...], list[Problem]]:
    """Read the tables; one that cannot be read is told and left out.

    Args:
        tables: What stands under ``settled``.
        situation: What the acts and seats are looked up in.
        source: The text it came from, for places.
    """
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        return (), [problem(_NOT_A_LIST, source.place(("settled",)))]
    found: list[Attached] = []
    problems: list[Problem] = []
    for number, table in enumerate(tables):
        reader = _Reader(table, situation, source, number)
        read = reader.read()
        problems += reader.problems
        if read is not None:
            found.append(read)
    return tuple(found), problems


class _Reader:
    """Reads one table and gathers what is wrong with it."""

    def __init__(
        self, table: Mapping[str, object], situation: Situation, source: Source, number: int
    ) -> None:
        self.table, self.situation = table, situation
        self.source, self.number = source, number
        self.problems: list[Problem] = []

    def read(self) -> Attached | None:
        """Return what was told; None where it is not known of which act."""
        act, seat = self.table.get("act"), self.table.get("seat")
        count = len(self.situation.acts) + 1
        if isinstance(act, bool) or not isinstance(act, int) or not 1 <= act <= count:
            self._fault(_NO_ACT, "act", count=count)
            return None
        if not isinstance(seat, str) or seat not in self.situation.seats:
            self._fault(_NO_SEAT, "seat", seats=", ".join(self.situation.seats))
            return None
        incident = read_incident(self.table, seat, self._fault)
        return Attached(act - 1, incident, self._decided(), self._remark(), self._made_to())

    def _decided(self) -> str:
        given = self.table.get("decided", BOOK)
        if given in DECIDED:
            return str(given)
        choices = ", ".join(DECIDED)
        self._fault(_NOT_DECIDED, "decided", value=str(given), key="decided", choices=choices)
        return BOOK

    def _remark(self) -> str:
        given = self.table.get("remark", "")
        if isinstance(given, str):
            return given
        self._fault(_NOT_TEXT, "remark", key="remark")
        return ""

    def _made_to(self) -> int | None:
        given = self.table.get("made_to")
        if given is None or (isinstance(given, int) and not isinstance(given, bool) and given > 0):
            return given
        self._fault(_NO_TOTAL, "made_to", key="made_to")
        return None

    def _fault(self, message: str, key: str, /, **facts: str | int) -> None:
        place = self.source.place(("settled", self.number, key))
        self.problems.append(problem(message, place, **facts))
