"""What ``floorapp rule`` is asked: situations, from files and a typed line, each with a book."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from floorapp.cli.reading import STANDARD_INPUT, find_book, read_source
from floorapp.engine.problems import Problem, problem
from floorapp.engine.situation import Situation
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.notation.cases import is_case_file, read_cases
from floorapp.notation.document import read_document
from floorapp.notation.line import LineReading, TokenKind, read_line
from floorapp.notation.line_head import FEWEST_SEATS, MOST_SEATS, Setup, read_head_token
from floorapp.notation.line_token import is_act
from floorapp.notation.source import Source
from floorapp.rulebooks.library import DEFAULT_BOOK, Library
from floorapp.viewmodels.chairs import CHAIRS, numbered

_EXAMPLE = "50/100 5p flop: b100 a125 c"


@value
class Question:
    """A situation to be ruled on."""

    situation: Situation
    book: str
    """The id of the book asked."""

    place: str
    """The file that named it."""

    problems: tuple[Problem, ...] = ()
    """What could not be read behind the acts that are ruled on."""


class Asker:
    """Reads what the options name, and gathers what is wrong with it."""

    def __init__(self, options: argparse.Namespace, library: Library, words: Catalogue) -> None:
        """Take the options of the command and the rule books that are there."""
        self._options = options
        self._library = library
        self._words = words
        self.problems: list[Problem] = []

    def questions(self) -> Iterator[Question]:
        """Yield the questions in the order in which they are asked."""
        options = self._options
        if self._is_unquoted():
            return
        if options.line is None and not options.files:
            self._tell(problem("There is nothing to rule on: name a file, or give --line."))
        if options.line is not None:
            yield from self._from_line(options.line)
        elif options.seats is not None:
            self._tell(problem("--seats is for --line only: a document names its own seats."))
        for name in options.files:
            source = read_source(name)
            if isinstance(source, Problem):
                self._tell(source)
            elif is_case_file(source):
                yield from self._from_cases(source)
            else:
                yield from self._from_document(source)

    def _tell(self, *found: Problem) -> None:
        """Note problems, each once."""
        self.problems += [one for one in found if one not in self.problems]

    def _is_unquoted(self) -> bool:
        """Tell of a line that the shell has split into words; return whether there is one."""
        line, files = self._options.line, self._options.files
        lost = [name for name in files if name != STANDARD_INPUT and not Path(name).exists()]
        if line is not None and lost:
            whole = " ".join((line, *lost))
            self._tell(problem('Put the line in quotes: --line "{line}".', line=whole))
            return True
        if line is None and lost and len(lost) == len(files) and _is_line(" ".join(lost).split()):
            self._tell(
                problem(
                    'There is no such file. A typed line goes with --line: --line "{line}".',
                    line=" ".join(lost),
                )
            )
            return True
        return False

    def _from_cases(self, source: Source) -> Iterator[Question]:
        read = read_cases(source)
        self._tell(*read.problems)
        for case in read.cases:
            if case.told:
                self._tell(
                    problem(
                        "The case tells its acts in prose: write them as acts and an [incident].",
                        f"{source.name}: {case.name}",
                    )
                )
            elif case.situation is not None:
                expected = case.expectations
                own = dict.fromkeys(book for expect in expected for book in expect.rulebooks)
                for wanted in self._options.rulebook or own or (DEFAULT_BOOK,):
                    yield Question(case.situation, wanted, source.name)

    def _from_document(self, source: Source) -> Iterator[Question]:
        if "=" not in source.text and isinstance(source.load(), Problem):
            self._tell(
                problem(
                    "This is not a floorapp document. A typed line goes with --line: {example}",
                    source.name,
                    example=f'floorapp rule --line "{_EXAMPLE}"',
                )
            )
            return
        reading = read_document(source)
        self._tell(*reading.problems)
        situation = reading.to_rule_on
        if situation is not None:
            for wanted in self._options.rulebook or (situation.rulebook or DEFAULT_BOOK,):
                yield Question(situation, wanted, source.name, reading.problems)

    def _from_line(self, line: str) -> Iterator[Question]:
        seats = numbered(CHAIRS)
        if self._options.seats is not None:
            seats = tuple(self._options.seats.split(","))
            if not _good_seats(seats):
                self._tell(
                    problem(
                        "--seats names {fewest} to {most} different seats: write A,B,C.",
                        fewest=FEWEST_SEATS,
                        most=MOST_SEATS,
                    )
                )
                return
        for wanted in self._options.rulebook or (DEFAULT_BOOK,):
            book = find_book(self._library, wanted)
            if isinstance(book, Problem):
                self._tell(book)
                continue
            reading = read_line(line, Situation(seats=seats), book, whole=True)
            problems = _problems_of(line, reading)
            self._tell(*problems)
            if reading.tokens and reading.set_up:
                yield Question(reading.situation, wanted, "", problems)


def _problems_of(line: str, reading: LineReading) -> tuple[Problem, ...]:
    """Return what is wrong with a line, and whether nothing of it could be read."""
    found = [] if reading.problem is None else [reading.problem]
    wrong = [token for token in reading.tokens if token.kind is TokenKind.ERROR]
    if wrong and not found:
        word = line[wrong[0].start : wrong[0].end]
        found.append(
            problem(
                "“{word}” cannot have happened: the ruling is on what stands before it.", word=word
            )
        )
    if not reading.tokens or (not reading.set_up and reading.tokens[0] in wrong):
        found.append(
            problem("There is nothing to rule on: write a line such as {example}", example=_EXAMPLE)
        )
    return tuple(found)


def _is_line(words: Sequence[str]) -> bool:
    """Return whether words that name no files are the words of a line."""
    setup = Setup(Situation(seats=numbered(CHAIRS)), numbered(CHAIRS))
    return all(is_act(word) or isinstance(read_head_token(word, setup), Setup) for word in words)


def _good_seats(seats: tuple[str, ...]) -> bool:
    whole = all(seat and not set(seat) & set(" :/!") for seat in seats)
    return whole and FEWEST_SEATS <= len(seats) <= MOST_SEATS and len(set(seats)) == len(seats)
