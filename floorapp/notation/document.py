"""Documents: a situation as TOML (``format = "floorapp/1"``), read with every problem, written."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from floorapp.engine.acts import Act, Ante, Check, Fold, NextStreet, Pot
from floorapp.engine.games import FLOP_STREETS, STREETS
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.problems import Problem, mark, near_miss, problem
from floorapp.engine.situation import STREETS_BEFORE_FLOP, Situation
from floorapp.engine.values import replace, value
from floorapp.notation.acts import RaiseBy, read_act, resolve
from floorapp.notation.format import check_format, is_extended, is_newer, of_another_kind
from floorapp.notation.incident import KEYS, read_incident
from floorapp.notation.line_head import FEWEST_SEATS, MOST_SEATS
from floorapp.notation.source import Source

FORMAT = "floorapp/1"
"""A newer program may add keys: it then writes ``floorapp/1.1``, which is read without them."""

DOCUMENT_KEYS = frozenset({"format", "saved", "situation", "settled", "rulebook", "demonstration"})
"""The keys of a document; what is said beside the situation is read by others."""

BETTING = ("no-limit", "pot-limit", "fixed-limit")

_TEXTS = ("id", "title", "source", "note", "table", "level", "rulebook", "game", "ask")
_NOMINAL = ("small_blind", "big_blind", "bring_in", "ante")
"""Amounts that are 0 where they are not given."""

_OPTIONAL = ("button_blind", "full_raise", "bet", "big_bet", "cap", "pot_before")
"""Amounts that are not known where they are not given."""

_FLAGS = ("last_two", "cash", "small_blind_counts_as_big")
_OTHERS = {
    *("betting", "street", "seats", "stacks", "missing_blinds", "chips"),
    *("actions", "ante_kind", "incident"),
}
SITUATION_KEYS = frozenset({*_TEXTS, *_NOMINAL, *_OPTIONAL, *_FLAGS, *_OTHERS})
"""The keys of a situation."""

_TOLD_ONLY = frozenset({"id", "title", "source", "note", "table", "level", "game"})
"""Keys that no ruling depends on."""


_MOST_CHIPS = 10**15
"""More than any event has, and few enough for every sum to be written out."""

_NOT_TEXT = mark("“{key}” must be a text in quotes.")
_NOT_CHIPS = mark("“{key}” must be whole chips, 0 or more, without quotes.")
_TOO_LARGE = mark("“{key}” is too large: no table has so many chips.")
_NOT_CHIP_LIST = mark("“{key}” must be a list of whole chips, such as [25, 100].")
_NOT_TEXTS = mark("“{key}” must be a list of texts in quotes.")
_NOT_FLAG = mark("“{key}” must be true or false, without quotes.")
_NOT_MISSING = mark("“{key}” must be a table of whole chips, such as {{ SB = 100 }}.")
_NO_INCIDENT = mark("“incident” must be a table whose seat is one of the seats: {seats}.")
_NOT_STACKS = mark("“{key}” must be a table, such as {{ A = 1500 }}.")

Table = Mapping[str, object]
T = TypeVar("T")


@value
class Reading:
    """What could be read: the situation up to the first unreadable act, and every problem.

    ``set_up`` says whether all that comes before the acts could be read: if not, a ruling would be
    about another situation than the one that was meant.
    """

    situation: Situation | None
    problems: tuple[Problem, ...]
    set_up: bool = True

    @property
    def to_rule_on(self) -> Situation | None:
        """The situation, where it is the one that was meant."""
        return self.situation if self.set_up else None


def read_document(source: Source) -> Reading:
    """Read a ``.floor`` document."""
    data = source.load()
    if isinstance(data, Problem):
        return Reading(None, (data,), set_up=False)
    return read_data(without_unknown(data) if is_extended(data, FORMAT) else data, source)


def read_data(data: Table, source: Source) -> Reading:
    """Read the data of a document.

    Args:
        data: What its text holds.
        source: The text, for places.
    """
    stranger = of_another_kind(data, FORMAT, "situation", source)
    if stranger is not None:
        return Reading(None, (stranger,), set_up=False)
    problems = check_format(data, FORMAT, source)
    if is_newer(data, FORMAT):
        return Reading(None, tuple(problems), set_up=False)
    problems += unknown_keys(data, DOCUMENT_KEYS, source, ())
    table = data.get("situation")
    if not isinstance(table, dict):
        missing = problem(
            "There is no [situation] table: add one with seats and actions.", source.name
        )
        return Reading(None, (*problems, missing), set_up=False)
    reading = read_situation(table, source, ("situation",))
    problems += reading.problems
    return replace(reading, problems=tuple(sorted(problems, key=line_of)))


def without_unknown(data: Table) -> Table:
    """Return the data of a document of a newer version without what this one does not know."""
    known = {key: value for key, value in data.items() if key in DOCUMENT_KEYS}
    table = known.get("situation")
    if isinstance(table, dict):
        table = {key: value for key, value in table.items() if key in SITUATION_KEYS}
        incident = table.get("incident")
        if isinstance(incident, dict):
            table["incident"] = {key: told for key, told in incident.items() if key in KEYS}
        known["situation"] = table
    return known


def unknown_keys(
    table: Table, known: Collection[str], source: Source, path: tuple[str | int, ...]
) -> list[Problem]:
    """Return a problem for each key that is not known, with a near miss where there is one."""
    found: list[Problem] = []
    for key in table:
        if key in known:
            continue
        place = source.place((*path, key))
        near = near_miss(key, known)
        if near is not None:
            found.append(
                problem(
                    "“{key}” is not known here: did you mean “{near}”?", place, key=key, near=near
                )
            )
        else:
            found.append(problem("“{key}” is not known here: remove it.", place, key=key))
    return found


def read_situation(
    table: Table, source: Source, path: tuple[str | int, ...], extra: frozenset[str] = frozenset()
) -> Reading:
    """Read the table of one situation.

    Args:
        table: Its data.
        source: The text it came from, for places.
        path: Where the table stands in the text.
        extra: Keys that others read from the same table.
    """
    reader = _TableReader(table, source, path)
    situation = reader.situation()
    unknown = unknown_keys(table, SITUATION_KEYS | extra, source, path)
    meant = {fault.facts.get("near") for fault in unknown} - {None, *_TOLD_ONLY, *extra}
    return Reading(
        situation,
        tuple(sorted((*reader.problems, *unknown), key=line_of)),
        set_up=situation is not None and reader.set_up and not meant,
    )


def line_of(fault: Problem) -> int:
    """Return the line that a problem stands on; 0 where it is about the file as a whole."""
    line = fault.place.rpartition(":")[2]
    return int(line) if line.isdigit() else 0


class _TableReader:
    """Reads the keys of one situation and gathers what is wrong with them."""

    def __init__(self, table: Table, source: Source, path: tuple[str | int, ...]) -> None:
        self.table = table
        self.source = source
        self.path = path
        self.problems: list[Problem] = []
        self.set_up = True

    def situation(self) -> Situation | None:
        """Return the situation, unless it has no seats to rule on."""
        optional = {key: self._value(key, _amount, _NOT_CHIPS) for key in _OPTIONAL}
        nominal = {key: self._value(key, _amount, _NOT_CHIPS) or 0 for key in _NOMINAL}
        street = self._choice("street", STREETS, "preflop", FLOP_STREETS)
        blind_to = 0
        if street in STREETS_BEFORE_FLOP:
            blind_to = optional["button_blind"] or nominal["big_blind"]
        acts = _with_totals(self._acts(), blind_to)
        seats = self._seats(acts)
        if not seats:
            return None
        acts = tuple(_at_table(act, seats) for act in acts)
        texts = {key: self._value(key, _text, _NOT_TEXT) for key in _TEXTS}
        ask = texts["ask"]
        if ask is not None and ask not in seats:
            self._fault(
                "“{ask}” is not one of the seats: write one of {seats}.",
                "ask",
                ask=ask,
                seats=", ".join(seats),
            )
            texts["ask"] = None
        given: dict[str, Any] = {**texts, **optional, **nominal}
        given["game"] = texts["game"] or ""
        given |= {key: bool(self._value(key, _flag, _NOT_FLAG)) for key in _FLAGS}
        return Situation(
            seats=seats,
            incident=self._incident(seats),
            acts=acts,
            street=street,
            betting=self._choice("betting", BETTING, "no-limit"),
            ante_kind=self._choice("ante_kind", ("each", "big-blind"), "each"),
            stacks=self._stacks(seats),
            missing_blinds=self._value("missing_blinds", _missing, _NOT_MISSING) or {},
            chips=self._value("chips", _amounts, _NOT_CHIP_LIST) or (),
            **given,
        )

    def _incident_seat(self) -> str:
        """Return the seat that an incident is about; empty where there is none."""
        table = self.table.get("incident")
        seat = table.get("seat", "") if isinstance(table, dict) else ""
        return seat if isinstance(seat, str) else ""

    def _incident(self, seats: tuple[str, ...]) -> Incident | None:
        table = self.table.get("incident")
        if table is None:
            return None
        seat = self._incident_seat()
        if not isinstance(table, dict) or seat not in seats:
            self._fault(_NO_INCIDENT, "incident", seats=", ".join(seats))
            return None
        path = (*self.path, "incident")
        self.problems += unknown_keys(table, KEYS, self.source, path)
        return read_incident(table, seat, self._fault)

    def _fault(self, message: str, key: str, /, **facts: str | int) -> None:
        self.problems.append(problem(message, self.source.place((*self.path, key)), **facts))
        self.set_up = self.set_up and key in _TOLD_ONLY

    def _value(self, key: str, read: Callable[[object], T | None], message: str) -> T | None:
        if key not in self.table:
            return None
        given = self.table[key]
        value = read(given)
        if value is None:
            self._fault(_TOO_LARGE if _is_too_large(given) else message, key, key=key)
        return value

    def _choice(
        self, key: str, choices: tuple[str, ...], default: str, offered: tuple[str, ...] = ()
    ) -> str:
        value = self.table.get(key, default)
        if value in choices:
            return str(value)
        self._fault(
            "“{value}” is no {key}: write one of {choices}.",
            key,
            value=str(value),
            key=key,
            choices=", ".join(offered or choices),
        )
        return default

    def _acts(self) -> list[Act | RaiseBy]:
        """Read the acts up to the first that cannot be read; the others' problems are told too."""
        lines = self._value("actions", _texts, _NOT_TEXTS) or ()
        read: list[Act | RaiseBy] = []
        whole = True
        for line in lines:
            act = read_act(line)
            if isinstance(act, Problem):
                place = self.source.place((*self.path, "actions"), line)
                self.problems.append(replace(act, place=place))
                whole = False
                self.set_up = self.set_up and "seats" in self.table  # or else its seat is missing
            elif whole:
                read.append(act)
        return read

    def _seats(self, acts: tuple[Act, ...]) -> tuple[str, ...]:
        if "seats" not in self.table:
            named = (*map(_seat_of, acts), self._incident_seat())
            seats = tuple(dict.fromkeys(seat for seat in named if seat))
        else:
            seats = self._value("seats", _texts, _NOT_TEXTS) or ()
        if any(seat.split() != [seat] for seat in seats) or len(set(seats)) < len(seats):
            self._fault("Each seat must be one word and appear once.", "seats")
            return ()
        if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
            self._fault(
                "A hand has {fewest} to {most} seats: this names {count}.",
                "seats",
                fewest=FEWEST_SEATS,
                most=MOST_SEATS,
                count=len(seats),
            )
            return ()
        return seats

    def _stacks(self, seats: tuple[str, ...]) -> dict[str, int]:
        table = self.table.get("stacks", {})
        if not isinstance(table, dict):
            self._fault(_NOT_STACKS, "stacks", key="stacks")
            return {}
        stacks: dict[str, int] = {}
        for seat, given in table.items():
            chips = _amount(given)
            if seat not in seats:
                self._fault(
                    "“{seat}” has a stack but is not one of the seats.", "stacks", seat=seat
                )
            elif not chips:
                self._fault(
                    "The stack of “{seat}” must be whole chips, 1 or more.", "stacks", seat=seat
                )
            else:
                stacks[seat] = chips
        return stacks


def _with_totals(read: list[Act | RaiseBy], blind_to: int) -> tuple[Act, ...]:
    """Turn raises given by how much they add into street totals."""
    acts: list[Act] = []
    level_to = blind_to
    for entry in read:
        act = resolve(entry, level_to)
        acts.append(act)
        if isinstance(act, NextStreet):
            level_to = 0
        elif not isinstance(act, Ante | Check | Fold | Pot) and act.to is not None:
            level_to = max(level_to, act.to)
    return tuple(acts)


def _seat_of(act: Act) -> str:
    """Return the seat that an act names; empty where a street names none."""
    return act.opener or "" if isinstance(act, NextStreet) else act.seat


def _at_table(act: Act, seats: tuple[str, ...]) -> Act:
    """Return the act with its seat as the table writes it: reading does not mind the case."""
    named = _seat_of(act)
    if not named or named in seats:
        return act
    key = "opener" if isinstance(act, NextStreet) else "seat"
    same = [seat for seat in seats if seat.lower() == named.lower()]
    return replace(act, **{key: same[0]}) if same else act


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _amount(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if 0 <= value <= _MOST_CHIPS else None


def _flag(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _missing(value: object) -> dict[str, int] | None:
    if isinstance(value, dict) and all(_amount(by) is not None for by in value.values()):
        return value
    return None


def _is_too_large(given: object) -> bool:
    return isinstance(given, int) and given > _MOST_CHIPS


def _texts(value: object) -> tuple[str, ...] | None:
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    return None


def _amounts(value: object) -> tuple[int, ...] | None:
    if isinstance(value, list) and value and all(_amount(item) for item in value):
        return tuple(sorted(value))
    return None
