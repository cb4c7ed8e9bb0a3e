"""Levels: the blinds, ante and chips of an event, level by level; kept as TOML."""

from collections.abc import Sequence

from floorapp.engine.problems import Problem, problem
from floorapp.engine.values import value
from floorapp.notation.source import Source

FORMAT = "floorapp-levels/1"

MOST_CHIPS = 10**15
"""More than any event has."""

LONGEST_NAME = 24
_FORMULA = "'=+-@"
"""What a spreadsheet would take for the beginning of a formula."""


@value
class Level:
    """One level of an event."""

    name: str
    """What it is called: ``12``."""

    small_blind: int
    big_blind: int
    ante: int = 0
    chips: tuple[int, ...] = ()
    """The denominations in play, smallest first; empty: those usual at the level."""

    @property
    def amounts(self) -> tuple[int, int, int]:
        """Small blind, big blind and ante."""
        return self.small_blind, self.big_blind, self.ante


@value
class LevelReading:
    """The levels that could be read, and every problem."""

    levels: tuple[Level, ...]
    problems: tuple[Problem, ...] = ()


def level_name(text: str, number: int) -> str:
    """Return what a level is called, on one line; one without a name has its number.

    >>> level_name("  Final  table ", 3), level_name("", 3)
    ('Final table', '3')
    """
    plain = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return plain.lstrip(_FORMULA + " ")[:LONGEST_NAME].strip() or str(number)


def level_fault(level: Level, place: str = "") -> Problem | None:
    """Return what is wrong with the amounts of a level, if anything is."""
    if not 0 < level.big_blind < MOST_CHIPS:
        return problem("The big blind is missing: write it.", place)
    if not 0 <= level.small_blind <= level.big_blind:
        return problem("The small blind is larger than the big blind: change one.", place)
    if not 0 <= level.ante < MOST_CHIPS:
        return problem("This is no ante: write an amount of chips, or 0.", place)
    if any(not 0 < chip < MOST_CHIPS for chip in level.chips):
        return problem("The chips must be amounts, such as 25/100/500.", place)
    return None


def in_order(chips: Sequence[int]) -> tuple[int, ...]:
    """Return denominations smallest first, each once."""
    return tuple(sorted(set(chips)))


def write_levels(levels: Sequence[Level]) -> str:
    """Return levels as the text of their file."""
    import tomli_w

    tables = []
    for level in levels:
        small, big, ante = level.amounts
        table: dict[str, object] = {"name": level.name, "small_blind": small, "big_blind": big}
        table |= {"ante": ante} if ante else {}
        table |= {"chips": list(level.chips)} if level.chips else {}
        tables.append(table)
    return tomli_w.dumps({"format": FORMAT, "level": tables})


def read_levels(text: str, name: str) -> LevelReading:
    """Read the file of an event; a level that cannot be read is told and left out."""
    source = Source(name, text)
    data = source.load()
    if isinstance(data, Problem):
        return LevelReading((), (data,))
    tables = data.get("level", [])
    if data.get("format") != FORMAT or not isinstance(tables, list):
        wrong = problem(
            "These are no levels: write format = “{wanted}” at the top, and [[level]].",
            source.place(("format",)),
            wanted=FORMAT,
        )
        return LevelReading((), (wrong,))
    levels: list[Level] = []
    problems: list[Problem] = []
    for number, table in enumerate(tables):
        place = source.place(("level", number))
        read = _read_level(table, number + 1, place)
        if isinstance(read, Level):
            levels.append(read)
        else:
            problems.append(read)
    return LevelReading(tuple(levels), tuple(problems))


def _read_level(table: object, number: int, place: str) -> Level | Problem:
    given = table if isinstance(table, dict) else {}
    amounts = [given.get(key, 0) for key in ("small_blind", "big_blind", "ante")]
    chips = given.get("chips", [])
    name = given.get("name", "")
    if not all(map(_is_count, amounts)) or not isinstance(name, str):
        return problem("A level must have small_blind and big_blind in whole chips.", place)
    if not isinstance(chips, list) or not all(map(_is_count, chips)):
        return problem("The chips must be amounts, such as 25/100/500.", place)
    small, big, ante = amounts
    level = Level(level_name(name, number), small, big, ante, in_order(chips))
    return level_fault(level, place) or level


def _is_count(given: object) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)
