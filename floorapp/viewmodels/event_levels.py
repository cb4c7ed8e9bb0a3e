"""The levels of the event: kept in a file, and one of them on the desk."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from floorapp.engine.problems import Problem, problem
from floorapp.engine.values import replace
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.numbers import amount
from floorapp.notation.levels import Level, level_name, read_levels, write_levels
from floorapp.texts import read_text, write_text
from floorapp.viewmodels.desk import Desk
from floorapp.whole_file import free_name

HEADERS = (
    mark("Level"),
    mark("Small blind"),
    mark("Big blind"),
    mark("Ante"),
    mark("Chips"),
)
"""The columns of a table of levels."""

_KEPT = mark("The file as it was is kept as “{file}”: not all of it could be read.")

_DAMAGED = ".damaged"
"""Behind the name of a file that could not be read whole, before another takes its place."""

_FIRST = Level("1", 25, 50)


class EventLevels(QObject):
    """The levels of one event, and which of them is on the desk.

    Attributes:
        desk: The desk.
        file: Where they are kept.
        told: What came of the last thing that was asked for.
        is_fault: Whether it went wrong.

    Signals:
        changed: There are other levels, or something else is told.
    """

    changed = Signal()

    def __init__(self, desk: Desk, file: Path, parent: QObject | None = None) -> None:
        """Read the levels of the event, if there are any."""
        super().__init__(parent)
        self.desk = desk
        self.file = file
        self.told: tuple[Problem, ...] = ()
        self.is_fault = False
        self._levels: tuple[Level, ...] = ()
        self._has_unread = False
        if file.exists():
            self._read()

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels, in order."""
        return self._levels

    @property
    def current(self) -> int | None:
        """Which of them is on the desk: the one of its name, or else of its amounts."""
        now = self.desk.situation
        amounts = (now.small_blind, now.big_blind, now.ante)
        alike = [n for n, level in enumerate(self._levels) if level.amounts == amounts]
        named = [n for n in alike if self._levels[n].name == now.level]
        return next(iter(named or alike), None)

    # --- one of them on the desk --------------------------------------------------------------

    def go(self, number: int) -> None:
        """Take a level to the desk."""
        if 0 <= number < len(self._levels):
            self.desk.setting.set_level(self._levels[number])

    def step(self, by: int) -> None:
        """Take the next level (1) or the one before (-1); from blinds of no level, the nearest."""
        now = self.current
        if now is None:
            blind = self.desk.situation.big_blind
            above = [n for n, level in enumerate(self._levels) if level.big_blind > blind]
            below = [n for n, level in enumerate(self._levels) if level.big_blind <= blind]
            found = above[:1] if by > 0 else below[-1:]
            for number in found:
                self.go(number)
            return
        self.go(now + by)

    # --- the table ----------------------------------------------------------------------------

    def set_levels(self, levels: Sequence[Level], *told: Problem) -> bool:
        """Have other levels, and keep them; return whether they could be written."""
        self._levels = tuple(levels)
        aside = free_name(self.file, _DAMAGED) if self._has_unread else None
        fault = self._rename(self.file, aside) if aside else None
        if fault is not None:
            return self._tell(fault, is_fault=True)
        fault = write_text(self.file, write_levels(self._levels), self.file.name)
        if fault is not None:
            if aside:
                self._rename(aside, self.file)
            return self._tell(fault, is_fault=True)
        self._has_unread = False
        if aside:
            told = (*told, problem(_KEPT, file=aside.name))
        return self._tell(*told)

    def insert(self, number: int) -> None:
        """Put a level in, with the amounts of the one before."""
        before = self._levels[number - 1] if 0 < number <= len(self._levels) else _FIRST
        name = str(int(before.name) + 1) if before.name.isdecimal() else ""
        new = replace(before, name=level_name(name, number + 1)) if self._levels else _FIRST
        self.set_levels((*self._levels[:number], new, *self._levels[number:]))

    def remove(self, numbers: Sequence[int]) -> None:
        """Take levels out."""
        kept = [level for n, level in enumerate(self._levels) if n not in set(numbers)]
        if len(kept) < len(self._levels):
            self.set_levels(kept)

    def take_in(self, file: Path) -> bool:
        """Read levels from a table; lines that cannot be read are told, the others are there."""
        from floorapp.notation.levels_csv import (
            read_levels_csv,
        )

        try:
            data = file.read_bytes()
        except OSError:
            cannot = problem("This file cannot be opened.", file.name)
            return self._tell(cannot, is_fault=True)
        reading = read_levels_csv(data, file.name)
        if not reading.levels:
            return self._tell(*reading.problems, is_fault=True)
        count = problem("Levels read: {count}.", count=len(reading.levels))
        kept = self.set_levels(reading.levels, count, *reading.problems)
        if kept and reading.problems:
            return self._tell(*self.told, is_fault=True)
        return kept

    def export(self, file: Path) -> bool:
        """Write the levels to a table for a spreadsheet; return whether it could be."""
        from floorapp.notation.levels_csv import (
            write_levels_csv,
        )

        headers = [self.desk.words.text(header) for header in HEADERS]
        text = "\ufeff" + write_levels_csv(self._levels, headers)
        fault = write_text(file, text, file.name)
        if fault is not None:
            return self._tell(fault, is_fault=True)
        return self._tell(problem("The levels are in {file}.", file=str(file)))

    # --- how it works -------------------------------------------------------------------------

    def _read(self) -> None:
        text = read_text(self.file, self.file.name)
        if isinstance(text, Problem):
            self.told = (text,)
        else:
            reading = read_levels(text, self.file.name)
            self._levels, self.told = reading.levels, reading.problems
        self.is_fault = self._has_unread = bool(self.told)

    def _rename(self, file: Path, name: Path) -> Problem | None:
        try:
            file.rename(name)
        except OSError:
            return problem("This file cannot be moved: close whatever has it open.", file.name)
        return None

    def _tell(self, *told: Problem, is_fault: bool = False) -> bool:
        self.told, self.is_fault = told, is_fault
        self.changed.emit()
        return not is_fault


def level_title(name: str, words: Catalogue) -> str:
    """Return what a level is called: ``Level 12``; a name of its own stays as it is."""
    return words.text("Level {level}", level=name) if name.isdecimal() else name


def level_line(level: Level, words: Catalogue) -> str:
    """Return a level as a menu shows it: ``Level 12: 500 / 1,000 / 1,000``."""
    shown = level.amounts if level.ante else level.amounts[:2]
    stakes = " / ".join(amount(part, words.language) for part in shown)
    return f"{level_title(level.name, words)}: {stakes}"
