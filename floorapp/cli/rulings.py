"""``floorapp rule``: rulings on documents, case files, standard input or a typed line."""

import argparse
import json
from collections.abc import Iterator

from floorapp.cli.reading import find_book, read_source, shipped_books, tell
from floorapp.engine.answer import Answer, answer
from floorapp.engine.problems import Problem, problem
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision
from floorapp.engine.situation import Situation
from floorapp.engine.values import facts
from floorapp.explain.catalogue import Catalogue, catalogue
from floorapp.explain.ruling_text import ruling_text
from floorapp.explain.step_text import step_text
from floorapp.notation.cases import is_case_file, read_cases
from floorapp.notation.document import read_document
from floorapp.notation.line import read_line
from floorapp.notation.line_head import FEWEST_SEATS, MOST_SEATS
from floorapp.notation.source import Source
from floorapp.rulebooks.library import DEFAULT_BOOK, Library
from floorapp.viewmodels.chairs import CHAIRS, numbered

_TOLD = frozenset({Decision.REFUSED, Decision.IMPOSSIBLE, Decision.HELD, Decision.VOID})

Question = tuple[Situation, str, str]
"""A situation, the id of the book asked, and the place that named it."""


def run(options: argparse.Namespace) -> int:
    """Print the ruling on each situation under each book asked."""
    words = catalogue(options.lang)
    library = shipped_books()
    problems: list[Problem] = list(library.problems)
    if options.line is None and not options.files:
        problems.append(problem("There is nothing to rule on: name a file, or give --line."))
    questions: list[Question] = []
    if options.line is not None:
        questions += _from_line(options, library, problems)
    for name in options.files:
        source = read_source(name)
        if isinstance(source, Problem):
            problems.append(source)
        else:
            questions += _from_source(source, options.rulebook, problems)
    for situation, wanted, place in questions:
        book = find_book(library, wanted, place)
        if isinstance(book, Problem):
            if book not in problems:
                problems.append(book)
        else:
            _print(situation, book, words, as_json=options.json)
    return tell(problems, words)


def _from_source(
    source: Source, asked: list[str] | None, problems: list[Problem]
) -> Iterator[Question]:
    """Yield the questions of a file; the books are those asked, or else its own."""
    if is_case_file(source):
        read = read_cases(source)
        problems += read.problems
        for case in read.cases:
            if case.situation is None:
                if case.not_ruled is not None:
                    problems.append(
                        problem(
                            "The case is about {what}, which is not ruled on yet.",
                            f"{source.name}: {case.name}",
                            what=case.not_ruled,
                        )
                    )
                continue
            own = dict.fromkeys(book for expect in case.expectations for book in expect.rulebooks)
            for wanted in asked or own or (DEFAULT_BOOK,):
                yield case.situation, wanted, source.name
        return
    reading = read_document(source)
    problems += reading.problems
    if reading.situation is not None and reading.situation.betting == "no-limit":
        for wanted in asked or (reading.situation.rulebook or DEFAULT_BOOK,):
            yield reading.situation, wanted, source.name


def _from_line(
    options: argparse.Namespace, library: Library, problems: list[Problem]
) -> list[Question]:
    seats = numbered(CHAIRS)
    if options.seats is not None:
        seats = tuple(options.seats.split(","))
        if not _good_seats(seats):
            problems.append(
                problem(
                    "--seats names {fewest} to {most} different seats: write A,B,C.",
                    fewest=FEWEST_SEATS,
                    most=MOST_SEATS,
                )
            )
            return []
    questions: list[Question] = []
    for wanted in options.rulebook or (DEFAULT_BOOK,):
        book = find_book(library, wanted)
        if isinstance(book, Problem):
            problems.append(book)
            continue
        reading = read_line(options.line, Situation(seats=seats), book, whole=True)
        if reading.problem is not None and reading.problem not in problems:
            problems.append(reading.problem)
        questions.append((reading.situation, wanted, ""))
    return questions


def _good_seats(seats: tuple[str, ...]) -> bool:
    whole = all(seat and not set(seat) & set(" :/!") for seat in seats)
    return whole and FEWEST_SEATS <= len(seats) <= MOST_SEATS and len(set(seats)) == len(seats)


def _print(situation: Situation, book: RuleBook, words: Catalogue, *, as_json: bool) -> None:
    found = answer(replay(situation, book))
    if as_json:
        print(json.dumps(ruling_data(found, words), ensure_ascii=False))
        return
    print(" · ".join(filter(None, (situation.id, situation.title, book.name))))
    for fault in _faults(found, words):
        print(words.text("{act}: {fault}", act=str(fault["act"]), fault=str(fault["text"])))
    print(f"{ruling_text(found, words).text}\n")


def ruling_data(found: Answer, words: Catalogue) -> dict[str, object]:
    """Return a ruling as it is printed as data; see ``rule --json``."""
    situation = found.replay.situation
    data: dict[str, object] = {"id": situation.id, "rulebook": found.replay.book.id}
    data |= found.facts()
    data["citations"] = [str(cited) for cited in found.citations if not cited.illustration]
    data["illustrations"] = [str(cited) for cited in found.citations if cited.illustration]
    data["reasons"] = [{"code": reason.code, **facts(reason)} for reason in found.reasons]
    data["text"] = ruling_text(found, words).text
    faults = _faults(found, words)
    if faults:
        data["faults"] = faults
    return data


def _faults(found: Answer, words: Catalogue) -> list[dict[str, object]]:
    """Return the acts that were not allowed, impossible or out of turn, with their reasons."""
    faults: list[dict[str, object]] = []
    for index, step in enumerate(found.replay.steps):
        ruling = step.ruling
        if ruling.decision in _TOLD:
            text = step_text(step, words)
            faults.append(
                {
                    "index": index,
                    "act": text.act,
                    "decision": ruling.decision.value,
                    "reasons": [{"code": why.code, **facts(why)} for why in ruling.reasons],
                    "text": " ".join(text.fault),
                }
            )
    return faults
