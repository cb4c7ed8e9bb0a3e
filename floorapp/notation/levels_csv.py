"""Levels as a table of a spreadsheet (CSV): read however it was written, and written.

Any separator, any sign in amounts, headers in three languages in any order; breaks are passed over.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from floorapp.engine.problems import Problem, problem
from floorapp.engine.values import value
from floorapp.notation.amounts import read_amount
from floorapp.notation.levels import Level, LevelReading, in_order, level_fault, level_name

MOST_BYTES = 1_000_000

_SEPARATORS = ("\t", ";", ",")
_NAMES: Mapping[str, tuple[str, ...]] = {
    "name": ("level", "niveau", "stufe", "lvl", "nr", "no", "n", "num", "palier", "round"),
    "small_blind": ("sb", "smallblind", "small", "petiteblinde", "pb", "petite", "kleinerblind"),
    "big_blind": ("bb", "bigblind", "big", "grosseblinde", "gb", "grosse", "grosserblind"),
    "blinds": ("blinds", "blindes", "blind", "sbbb"),
    "ante": ("ante", "antes", "bba", "bbante", "bigblindante", "antebb", "antebigblind"),
    "chips": ("chips", "chip", "jetons", "jeton", "coupures", "denominations", "stuckelung"),
}
"""What a column may be called, in small letters without accents, signs and spaces."""

_COLUMNS = {name: column for column, names in _NAMES.items() for name in names}
_NO_FRACTION = re.compile(r"(.*\d)[.,]0{1,2}")
_NAME_WORD = re.compile(r"(?:level|niveau|stufe|lvl|palier)\W*(\d+)", re.IGNORECASE)
_BREAK = re.compile(r"break|pause|dinner|d[iî]ner|lunch|race|colou?r", re.IGNORECASE)
_NO_ANTE = frozenset({"", "-", "–", "—", "/"})


@value
class _Line:
    """A line of the table: its number and its cells."""

    number: int
    cells: tuple[str, ...]

    @property
    def is_empty(self) -> bool:
        """Whether nothing stands in it."""
        return not any(self.cells)


def write_levels_csv(levels: Sequence[Level], headers: Sequence[str]) -> str:
    """Return levels as a table, semicolons between the cells.

    Args:
        levels: The levels.
        headers: What the columns are called: level, both blinds, ante and chips.
    """
    import csv
    import io

    text = io.StringIO()
    writer = csv.writer(text, delimiter=";", lineterminator="\r\n")
    writer.writerow(headers)
    for level in levels:
        writer.writerow([level.name, *level.amounts, "/".join(map(str, level.chips))])
    return text.getvalue()


def read_levels_csv(data: bytes, name: str) -> LevelReading:
    """Read a table of levels; a line that cannot be read is told and left out.

    Args:
        data: The file.
        name: What a problem calls it.
    """
    if len(data) > MOST_BYTES:
        return LevelReading((), (problem("This file is too large for a table of levels.", name),))
    lines = list(_lines(_decoded(data)))
    if not lines:
        return LevelReading((), (problem("This table is empty: write a level on a line.", name),))
    columns = _header(lines[0].cells)
    has_header = "big_blind" in columns or "blinds" in columns
    if not has_header:
        columns = _guessed(lines)
    rows = lines[1:] if has_header else lines
    levels: list[Level] = []
    problems: list[Problem] = []
    for line in rows:
        place = f"{name}:{line.number}"
        cells = _fitted(line.cells, columns)
        read = _level(cells, columns, len(levels) + 1, place) if cells else _overfull(place)
        if isinstance(read, Level):
            levels.append(read)
        elif read is not None:
            problems.append(read)
    if not levels and not problems:
        problems.append(problem("This table has no level: write one on a line.", name))
    return LevelReading(tuple(levels), tuple(problems))


def _decoded(data: bytes) -> str:
    if data[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _lines(text: str) -> Iterator[_Line]:
    """Yield the lines in which something stands, cut into cells."""
    plain = [line.replace("\0", "") for line in text.splitlines()]
    filled = [line for line in plain if line.strip()]
    separator = next((sign for sign in _SEPARATORS if filled and sign in filled[0]), "")
    if not separator:
        separator = next((sign for sign in _SEPARATORS if any(sign in s for s in filled)), ",")
    for number, line in enumerate(plain, 1):
        found = _Line(number, tuple(_cells(line, separator)))
        if not found.is_empty:
            yield found


def _cells(line: str, separator: str) -> list[str]:
    import csv

    try:
        cells = next(csv.reader([line], delimiter=separator, skipinitialspace=True), [])
    except csv.Error:  # quotes that are not closed, or a cell longer than any table has
        cells = line.split(separator)
    return [" ".join(cell.split()) for cell in cells]


def _header(cells: Sequence[str]) -> tuple[str, ...]:
    """Return which column each cell names; empty for one that is passed over, such as minutes."""
    found: list[str] = []
    for cell in cells:
        column = _COLUMNS.get(_plain(cell), "")
        found.append("" if column in found else column)
    return tuple(found)


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in folded if letter.isalpha() and letter.isascii())


def _guessed(lines: Sequence[_Line]) -> tuple[str, ...]:
    """Return what the columns are where nothing says so: both blinds, ante, chips."""
    first = [line.cells[0] for line in lines if _amounts_in(line)]
    numbers = [int(cell) if cell.isascii() and cell.isdigit() else 0 for cell in first]
    counts_up = all(after == before + 1 for before, after in pairwise(numbers))
    starts = bool(numbers) and numbers[0] <= 1 and counts_up
    named = bool(first) and all(read_amount(cell) is None for cell in first)
    usual = ("small_blind", "big_blind", "ante", "chips")
    wide = max(len(line.cells) for line in lines)
    is_named = named or (starts and wide > len(("small_blind", "big_blind")))
    return ("name", *usual) if is_named else usual


def _amounts_in(line: _Line) -> bool:
    return any(_amount(cell) is not None for cell in line.cells)


def _fitted(given: tuple[str, ...], columns: tuple[str, ...]) -> tuple[str, ...]:
    """Return as many cells as there are columns; none where that is not certain.

    A comma between the cells may have cut thousands, which are put together again; chips in the
    last column may go on in further cells.
    """
    cells = given
    while len(cells) > len(columns) and not cells[-1]:
        cells = cells[:-1]
    more = len(cells) - len(columns)
    if more <= 0:
        return cells
    cut = [
        place
        for place, (before, after) in enumerate(pairwise(cells))
        if re.fullmatch(r"\d{1,3}", before) and re.fullmatch(r"\d{3}", after)
        if place or columns[0] != "name"
    ]
    if len(cut) == more:
        return _joined(cells, cut)
    before_chips = len(columns) - 1
    if columns[-1] == "chips" and not any(place < before_chips - 1 for place in cut):
        return (*cells[:before_chips], "/".join(filter(None, cells[before_chips:])))
    return ()


def _joined(cells: tuple[str, ...], cut: Sequence[int]) -> tuple[str, ...]:
    joined: list[str] = []
    for place, cell in enumerate(cells):
        if place - 1 in cut:
            joined[-1] += f",{cell}"
        else:
            joined.append(cell)
    return tuple(joined)


def _overfull(place: str) -> Problem:
    return problem(
        "This line has more cells than the head: put amounts in quotes, or write semicolons between"
        " the cells.",
        place,
    )


def _level(
    cells: tuple[str, ...], columns: tuple[str, ...], number: int, place: str
) -> Level | Problem | None:
    """Return the level of a line, what is wrong with it, or None where it is a break."""
    given = {column: cell for column, cell in zip(columns, cells, strict=False) if column}
    small, big, blinds = (given.get(key, "") for key in ("small_blind", "big_blind", "blinds"))
    if blinds:
        small, big, ante = (*re.split(r"\s*[/\-–]\s*", blinds), "", "")[:3]
        given.setdefault("ante", ante)
    if _is_break(cells, small, big):
        return None
    amounts = _amounts(small, big, given.get("ante", ""), place)
    if isinstance(amounts, Problem):
        return amounts
    chips = read_chips(given.get("chips", ""))
    if chips is None:
        return problem(
            "“{token}” are no chips: write amounts, such as 25/100/500.",
            place,
            token=given["chips"],
        )
    name = given.get("name", "")
    numbered = _NAME_WORD.fullmatch(name)
    level = Level(level_name(numbered[1] if numbered else name, number), *amounts, chips)
    return level_fault(level, place) or level


def _is_break(cells: Sequence[str], small: str, big: str) -> bool:
    """Return whether a line has no blinds, or is a break with words or minutes in their place."""
    if not any(sign.isdigit() for sign in small + big):
        return True
    is_level = None not in (_amount(small), _amount(big))
    return not is_level and any(_BREAK.search(cell) for cell in cells)


def _amounts(small: str, big: str, ante: str, place: str) -> tuple[int, int, int] | Problem:
    found = []
    for cell in (small, big, "0" if ante in _NO_ANTE else ante):
        amount = _amount(cell)
        if amount is None:
            return problem(
                "“{token}” is no amount of chips: write it as 1000, 1,000 or 1k.",
                place,
                token=cell,
            )
        found.append(amount)
    return found[0], found[1], found[2]


def _amount(cell: str) -> int | None:
    """Return the chips of a cell, perhaps with a fraction of nothing behind it."""
    whole = _NO_FRACTION.fullmatch(cell)
    amount = read_amount(cell)
    return read_amount(whole[1]) if amount is None and whole else amount


def read_chips(text: str) -> tuple[int, ...] | None:
    """Return the denominations that a text names, smallest first; None where it names none.

    >>> read_chips("25/100/500/1k"), read_chips("25, 100"), read_chips(""), read_chips("x")
    ((25, 100, 500, 1000), (25, 100), (), None)
    """
    signs = r"\s*[/|+;]\s*" if re.search(r"[/|+;]", text) else r"[,\s]\s*"
    parts = [part for part in re.split(signs, text.strip()) if part]
    amounts = [_amount(part) for part in parts]
    chips = [amount for amount in amounts if amount]
    return in_order(chips) if len(chips) == len(parts) else None
