"""The fields of one recorded hand, as numbers and actions that can be played."""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any, NamedTuple

from floorapp.engine.problems import Problem, mark, problem
from floorapp.engine.situation import Situation
from floorapp.engine.values import value
from floorapp.notation.line_head import FEWEST_SEATS, MOST_SEATS
from floorapp.notation.phh_actions import WAGER, Action, read_action
from floorapp.notation.phh_text import HandSource, Recorded
from floorapp.notation.phh_variants import VARIANTS, Variant

_MOST_CHIPS = 10**15
"""More than any event has, and few enough for every sum to be written out."""

_LONGEST = 18
"""Figures behind the point that are looked at; chips have four at most, the rest must be 0."""

_PLACES = 4

_AMOUNT = re.compile(r"(?=.{1,32}\Z)\d[\d,]*(?:\.\d+)?", re.ASCII)

_NOT_AMOUNTS = mark("“{key}” must be a list of amounts, one for each of the {count} players.")
_NOT_AMOUNT = mark("“{key}” must be an amount, without quotes.")
_MISSING = mark("“{key}” is missing: a hand of {variant} needs it.")

Number = int | Decimal


class Numbered(NamedTuple):
    """An action with its number among those of the hand, counted from 1, and its amount."""

    number: int
    action: Action
    to: int


@value(kw_only=True)
class Hand:
    """One recorded hand, before it is played.

    Amounts are whole: where the record has fractions of a chip, all of them are ``scale`` times
    what is written.
    """

    source: HandSource
    path: tuple[str, ...]
    name: str
    """The name of its table, or else its ``hand``: what a reader finds it by."""

    variant: Variant
    setup: Situation
    """The situation before its acts; its level is that of the nominal blinds."""

    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    """By seat, as they would be posted in full; a post of a late player is negative."""

    actions: tuple[Numbered, ...]
    finishing: tuple[int, ...] | None
    scale: int
    raked: bool
    """Whether a house may have taken its part: the amounts are in a currency."""

    def place(self, key: str) -> str:
        """Return where a field of the hand stands."""
        return self.source.place((*self.path, key))


def read_hand(recorded: Recorded, source: HandSource) -> Hand | list[Problem]:
    """Return one hand, or everything that is wrong with its fields."""
    reader = _HandReader(recorded, source)
    hand = reader.hand()
    return reader.problems if hand is None or reader.problems else hand


class _HandReader:
    """Reads the fields of one hand and gathers what is wrong with them."""

    def __init__(self, recorded: Recorded, source: HandSource) -> None:
        self.table, self.path, self.name = recorded
        self.source = source
        self.problems: list[Problem] = []
        self.places = 0

    def hand(self) -> Hand | None:
        """Return the hand, unless a field keeps it from being read."""
        code = self.table.get("variant")
        variant = VARIANTS.get(code) if isinstance(code, str) else None
        if variant is None:
            self._fault(
                "“{variant}” is not a variant that is known here: write one of {known}.",
                "variant",
                variant=code if isinstance(code, str) else "?",
                known=", ".join(VARIANTS),
            )
            return None
        stacks = self._stacks(variant)
        if stacks is None:
            return None
        count = len(stacks)
        antes = self._amounts("antes", count, variant)
        blinds: list[Number] | None = [0] * count
        if not variant.stud:
            blinds = self._amounts("blinds_or_straddles", count, variant, negative=True)
        sizes = [self._size(key, variant) for key in _sizes(variant)]
        finishing: list[Number] | None = None
        if "finishing_stacks" in self.table:
            finishing = self._amounts("finishing_stacks", count, variant)
        read = self._actions(count, variant)
        if self.problems or antes is None or blinds is None:
            return None
        scale = 10**self.places
        whole = _Whole(
            stacks=_scaled(stacks, scale),
            antes=_scaled(antes, scale),
            blinds=_scaled(blinds, scale),
            sizes=_scaled(sizes, scale),
        )
        return Hand(
            source=self.source,
            path=self.path,
            name=self._hand_name(),
            variant=variant,
            setup=_setup(variant, whole, self._texts(count)),
            antes=_by_seat(whole.antes),
            blinds=_by_seat(whole.blinds),
            actions=tuple(Numbered(number, action, int(to * scale)) for number, action, to in read),
            finishing=None if finishing is None else tuple(_scaled(finishing, scale)),
            scale=scale,
            raked="currency" in self.table or "currency_symbol" in self.table,
        )

    def _fault(
        self, message: str, key: str, text: str | None = None, /, **facts: str | int
    ) -> None:
        place = self.source.place((*self.path, key), text)
        self.problems.append(problem(message, place, **facts))

    def _number(self, given: object) -> Number | None:
        """Return an amount as it is written; None where it is none, or has too many figures."""
        if isinstance(given, int) and not isinstance(given, bool):
            return given if abs(given) <= _MOST_CHIPS else None
        if not isinstance(given, Decimal) or not given.is_finite() or abs(given) > _MOST_CHIPS:
            return None
        exponent = given.as_tuple().exponent
        if not isinstance(exponent, int) or exponent < -_LONGEST:
            return None
        figures = format(given, "f").partition(".")[2].rstrip("0")
        if len(figures) > _PLACES:
            return None
        self.places = max(self.places, len(figures))
        return given

    def _stacks(self, variant: Variant) -> list[Number] | None:
        """Return the stacks; 0 stands for one that is not known."""
        key = "starting_stacks"
        given = self.table.get(key)
        if not isinstance(given, list):
            self._fault(_MISSING, key, key=key, variant=variant.code)
            return None
        if not FEWEST_SEATS <= len(given) <= MOST_SEATS:
            self._fault(
                "A hand has {fewest} to {most} seats: this names {count}.",
                key,
                fewest=FEWEST_SEATS,
                most=MOST_SEATS,
                count=len(given),
            )
            return None
        stacks = [0 if _is_unknown(stack) else self._number(stack) or -1 for stack in given]
        if any(stack < 0 for stack in stacks):
            self._fault(
                "“{key}” must be a list of amounts above 0; inf is a stack that is not known.",
                key,
                key=key,
            )
            return None
        return stacks

    def _amounts(
        self, key: str, count: int, variant: Variant, *, negative: bool = False
    ) -> list[Number] | None:
        given = self.table.get(key)
        if given is None:
            self._fault(_MISSING, key, key=key, variant=variant.code)
            return None
        read = [self._number(amount) for amount in given] if isinstance(given, list) else []
        amounts = [amount for amount in read if amount is not None and (negative or amount >= 0)]
        if len(amounts) == len(read) == count:
            return amounts
        self._fault(_NOT_AMOUNTS, key, key=key, count=count)
        return None

    def _size(self, key: str, variant: Variant) -> Number:
        """Return the size of a bet or of the bring-in."""
        if key not in self.table:
            self._fault(_MISSING, key, key=key, variant=variant.code)
            return 0
        size = self._number(self.table[key])
        if size is None or size < 0:
            self._fault(_NOT_AMOUNT, key, key=key)
            return 0
        return size

    def _actions(self, count: int, variant: Variant) -> list[tuple[int, Action, Number]]:
        """Return the actions that are more than a comment."""
        given = self.table.get("actions")
        if not isinstance(given, list):
            self._fault(_MISSING, "actions", key="actions", variant=variant.code)
            return []
        read: list[tuple[int, Action, Number]] = []
        for number, text in enumerate(given, 1):
            action = read_action(text) if isinstance(text, str) else None
            to = self._total(action) if action is not None else None
            if action is None or to is None:
                self._bad_action(text)
            elif action.seat >= count:
                self._fault(
                    "“{action}” names a player who is not there: the last is p{count}.",
                    "actions",
                    str(text),
                    action=_shown(text),
                    count=str(count),
                )
            elif action.verb:
                read.append((number, action, to))
        return read

    def _total(self, action: Action) -> Number | None:
        if action.verb != WAGER:
            return 0
        if not _AMOUNT.fullmatch(action.amount):
            return None
        return self._number(Decimal(action.amount.replace(",", ""))) or None

    def _bad_action(self, text: object) -> None:
        self._fault(
            "“{action}” is not an action: write one such as “p3 cbr 300”, “p3 cc”, “p3 f” or"
            " “d db AhKd2c”.",
            "actions",
            text if isinstance(text, str) else None,
            action=_shown(text),
        )

    def _hand_name(self) -> str:
        if self.name is not None:
            return self.name
        return _label(self.table.get("hand")) or "1"

    def _texts(self, count: int) -> Mapping[str, str | None]:
        """Return what is told about the hand beside its chips."""
        table = self.table
        players = table.get("players")
        note = _label(table.get("_floorapp_note"))
        if note is None and isinstance(players, list) and len(players) == count:
            names = [(seat, _label(name)) for seat, name in enumerate(players, 1)]
            note = ", ".join(f"p{seat} {name}" for seat, name in names if name) or None
        return {
            "id": _label(table.get("_floorapp_id")) or _label(table.get("hand")),
            "rulebook": _label(table.get("_floorapp_rulebook")),
            "title": _label(table.get("_floorapp_title")),
            "source": _label(table.get("event")),
            "table": _label(table.get("table")),
            "level": _label(table.get("level")),
            "note": note,
        }


class _Whole(NamedTuple):
    """The amounts of a hand in whole chips, in the order of the record."""

    stacks: list[int]
    antes: list[int]
    blinds: list[int]
    sizes: list[int]


def _sizes(variant: Variant) -> tuple[str, ...]:
    if not variant.fixed:
        return ("min_bet",)
    return ("small_bet", "big_bet", "bring_in") if variant.stud else ("small_bet", "big_bet")


def _setup(variant: Variant, whole: _Whole, texts: Mapping[str, str | None]) -> Situation:
    seats = tuple(f"p{number}" for number in range(1, len(whole.stacks) + 1))
    payers = sum(by > 0 for by in whole.antes)
    given: dict[str, Any] = {**_sizes_of(variant, whole), **texts}
    return Situation(
        seats=seats,
        street=variant.street,
        betting=variant.betting,
        game=variant.game,
        ante=max(whole.antes),
        ante_kind="big-blind" if payers == 1 else "each",
        stacks={seat: stack for seat, stack in zip(seats, whole.stacks, strict=True) if stack},
        **given,
    )


def _sizes_of(variant: Variant, whole: _Whole) -> dict[str, int]:
    """Return the sizes of blinds and bets under the names of a situation."""
    if variant.stud:
        bet, big_bet, bring_in = whole.sizes
        return {"bet": bet, "big_bet": big_bet, "bring_in": bring_in}
    small, big, *_ = whole.blinds
    least = whole.sizes[0]
    sizes = {"small_blind": max(small, 0), "big_blind": least}
    if variant.fixed:
        sizes |= {"bet": least, "big_bet": whole.sizes[1]}
    level_to = big if big > 0 else least
    if variant.code == "NS" or not any(by > 0 for by in whole.blinds):
        level_to = max(0, *whole.blinds)
    elif big < least and big == _by_seat(whole.stacks)[1] - whole.antes[1]:
        level_to = least  # what a short big blind had left is written instead of the blind
    if level_to == least:
        return sizes
    if variant.fixed and level_to:
        return sizes | {"big_blind": level_to}
    return sizes | {"button_blind": level_to, "full_raise": max(least, level_to)}


def _by_seat(listed: list[int]) -> tuple[int, ...]:
    """Return forced bets by seat: two players are listed the other way round."""
    return tuple(reversed(listed)) if len(listed) == FEWEST_SEATS else tuple(listed)


def _scaled(amounts: list[Number], scale: int) -> list[int]:
    return [int(amount * scale) for amount in amounts]


def _is_unknown(stack: object) -> bool:
    return isinstance(stack, Decimal) and stack.is_infinite() and stack > 0


def _label(given: object) -> str | None:
    """Return a text or a number as one line of text; None where there is neither."""
    if isinstance(given, int) and not isinstance(given, bool) and abs(given) <= _MOST_CHIPS:
        return str(given)
    return " ".join(given.split()) or None if isinstance(given, str) else None


def _shown(text: object) -> str:
    shown = text if isinstance(text, str) else "?"
    return shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"


_SHOWN = 40
"""Characters of an action that are shown."""
