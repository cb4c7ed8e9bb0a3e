"""``floorapp cases``: every case compared with what it expects."""

import argparse
from collections import Counter

from floorapp.cli.reading import known_books, read_source, tell, warn
from floorapp.engine.answer import answer
from floorapp.engine.problems import Problem
from floorapp.engine.replay import replay
from floorapp.explain.catalogue import Catalogue, catalogue
from floorapp.notation.cases import Case, compared, differences, read_cases, until
from floorapp.rulebooks.library import Library


class _Count:
    """How many answers were compared, and why others were not."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0
        self.left_out: Counter[str] = Counter()

    @property
    def all(self) -> int:
        """All answers, compared or not."""
        return self.passed + self.failed + self.left_out.total()


def run(options: argparse.Namespace) -> int:
    """Compare the cases; print the differences and how many passed, failed and were left out."""
    words = catalogue(options.lang)
    library = known_books()
    problems: list[Problem] = []
    warn(library.problems, words)
    count = _Count()
    for name in options.files:
        source = read_source(name)
        if isinstance(source, Problem):
            problems.append(source)
            continue
        read = read_cases(source)
        problems += read.problems
        for case in read.cases:
            _compare(case, library, count, words)
    unreadable = tell(problems, words)
    for why, times in sorted(count.left_out.items()):
        print(f"{why} ({times})")
    if not unreadable or count.all:
        print(_summary(count, words))
    return unreadable or (1 if count.failed else 0)


def _summary(count: _Count, words: Catalogue) -> str:
    passed, failed, left_out = count.passed, count.failed, count.left_out.total()
    if not left_out:
        return words.text("{passed} passed, {failed} failed", passed=passed, failed=failed)
    return words.text(
        "{passed} passed, {failed} failed, {skipped} skipped",
        passed=passed,
        failed=failed,
        skipped=left_out,
    )


def _compare(case: Case, library: Library, count: _Count, words: Catalogue) -> None:
    for expectation in case.expectations:
        for wanted in expectation.rulebooks:
            book = library.books.get(wanted)
            if book is None:
                count.left_out[words.text("rule book not there: {wanted}", wanted=wanted)] += 1
            elif case.told:
                count.left_out[words.text("told in prose, not as acts")] += 1
            elif case.situation is None:
                count.left_out[words.text("cannot be read")] += 1
            else:
                asked = until(case.situation, expectation.after)
                found = differences(expectation.values, compared(answer(replay(asked, book))))
                count.failed += bool(found)
                count.passed += not found
                for line in found:
                    print(f"{case.name}, {wanted}: {line}")
