"""``floorapp check``: recorded hands replayed; each act that a rule book would not have allowed."""

import argparse
import multiprocessing
import os
import re
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from floorapp.cli.check_hands import Asked, Fault, Outcome, Piece, check_pieces, summary
from floorapp.cli.reading import (
    STANDARD_INPUT,
    UNREADABLE,
    find_book,
    known_books,
    read_source,
    tell,
    warn,
)
from floorapp.engine.problems import Problem, problem
from floorapp.explain.catalogue import Catalogue, catalogue
from floorapp.rulebooks.library import Library

FOUND = 1
"""The exit code where something would not have been allowed."""

MOST_BYTES = 50_000_000
_PIECE_CHARACTERS = 400_000
_BATCH_CHARACTERS = 400_000
_HAND_CHARACTERS = 800
"""About as long is the record of a hand."""

_HANDS_FOR_ONE_CORE = 4000
"""Fewer are done before other cores are ready."""

_SUFFIXES = frozenset({".phh", ".phhs"})
_HEADER = re.compile(r"^\[\d+\][ \t]*$", re.MULTILINE)


def run(options: argparse.Namespace) -> int:
    """Check the files; print each finding, and last how many hands, acts and findings."""
    start = time.perf_counter()
    words = catalogue(options.lang)
    library = known_books()
    problems: list[Problem] = []
    warn(library.problems, words)
    if options.rulebook is not None:
        book = find_book(library, options.rulebook)
        if isinstance(book, Problem):
            return tell([*problems, book], words)
    batches = [*_batches(_pieces(options.files, problems))]
    asked = Asked(options.rulebook, options.lang, options.json)
    progress = _Progress(sum(map(len, batches)))
    faults: dict[str, Fault] = {}
    count = {"hands": 0, "acts": 0, "findings": 0}
    for batch, outcome in zip(batches, _outcomes(batches, asked, library), strict=True):
        progress.clear()
        for finding in outcome.findings:
            print(finding)
        _gather(faults, outcome.faults)
        count["hands"] += outcome.hands
        count["acts"] += outcome.acts
        count["findings"] += len(outcome.findings)
        progress.show(len(batch))
    progress.clear()
    unreadable = tell(problems, words) or (UNREADABLE if faults else 0)
    for fault in faults.values():
        print(_told(fault, words), file=sys.stderr)
    count["unreadable"] = len(faults) + len(problems)
    count["hands_per_second"] = round(count["hands"] / (time.perf_counter() - start))
    print(summary(count, words, as_json=options.json))
    return unreadable or (FOUND if count["findings"] else 0)


def _pieces(names: Sequence[str], problems: list[Problem]) -> Iterator[Piece]:
    """Yield the files that are named, those in folders too; a large one in parts."""
    for name in names:
        folder = Path(name)
        if name == STANDARD_INPUT or not folder.is_dir():
            yield from _parts(name, problems)
            continue
        found = sorted(
            path
            for path in folder.rglob("*")
            if path.suffix.lower() in _SUFFIXES and path.is_file()
        )
        if not found:
            problems.append(
                problem("There is no recorded hand (.phh or .phhs) in this folder.", name)
            )
        for path in found:
            yield from _parts(str(path), problems)


def _parts(name: str, problems: list[Problem]) -> Iterator[Piece]:
    """Yield a file, or its parts where it is large and can be cut between two hands."""
    size = 0
    if name != STANDARD_INPUT:
        try:
            size = Path(name).stat().st_size
        except OSError:
            size = 0  # reading it tells why
    if size > MOST_BYTES:
        problems.append(
            problem(
                "This file is larger than {most} MB: cut it in parts.",
                name,
                most=MOST_BYTES // 1_000_000,
            )
        )
    elif size <= _PIECE_CHARACTERS and name != STANDARD_INPUT:
        yield Piece(name, size=size)
    else:
        source = read_source(name)
        if isinstance(source, Problem):
            problems.append(source)
        else:
            yield from _cut(name, source.text)


def _cut(name: str, whole: str) -> Iterator[Piece]:
    """Cut a file before headers of hands, unless these may stand within a text of several lines."""
    starts = [0]
    if '"""' not in whole and "'''" not in whole:
        for header in _HEADER.finditer(whole):
            if header.start() >= starts[-1] + _PIECE_CHARACTERS:
                starts.append(header.start())
    lines = 0
    for start, end in zip(starts, [*starts[1:], len(whole)], strict=True):
        part = whole[start:end]
        yield Piece(name, part, lines, len(part))
        lines += part.count("\n")


def _batches(pieces: Iterator[Piece]) -> Iterator[list[Piece]]:
    """Yield the pieces in batches that are worth handing to another core."""
    batch: list[Piece] = []
    size = 0
    for piece in pieces:
        batch.append(piece)
        size += piece.size
        if size >= _BATCH_CHARACTERS:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _outcomes(batches: list[list[Piece]], asked: Asked, library: Library) -> Iterator[Outcome]:
    """Yield what came of each batch, in order; where there is much, of several at a time."""
    check = partial(check_pieces, asked=asked)
    cores = min(os.cpu_count() or 1, len(batches))
    hands = sum(piece.size for batch in batches for piece in batch) // _HAND_CHARACTERS
    if cores == 1 or hands <= _HANDS_FOR_ONE_CORE:
        yield from map(partial(check, library=library), batches)
        return
    # Started afresh, not forked: a fork of a process with threads may hang.
    started = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(cores, mp_context=started)
    try:
        yield from executor.map(check, batches)
    finally:
        executor.shutdown(cancel_futures=True)


def _gather(faults: dict[str, Fault], found: Sequence[Fault]) -> None:
    """Add faults to those of their files: of each, the first is told and the others counted."""
    for fault in found:
        first = faults.get(fault.name)
        if first is None:
            faults[fault.name] = fault
        else:
            faults[fault.name] = first._replace(hands=first.hands + fault.hands)


def _told(fault: Fault, words: Catalogue) -> str:
    if fault.hands == 1:
        return fault.told
    more = words.text(
        "Hands of this file that are not judged either: {count}.", count=fault.hands - 1
    )
    return f"{fault.told} {more}"


class _Progress:
    """How many files are done, on standard error where that is a terminal."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = ""
        self._terminal = sys.stderr.isatty()

    def show(self, more: int) -> None:
        """Show that so many more are done."""
        self._done += more
        if self._terminal:
            self._shown = f"{self._done}/{self._total}"
            print(f"\r{self._shown}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away, for what is printed next."""
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=sys.stderr, flush=True)
            self._shown = ""
