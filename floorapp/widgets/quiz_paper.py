"""A quiz sheet as a PDF: the questions, and behind them, on pages of their own, the answers."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from floorapp.engine.problems import Problem, problem
from floorapp.engine.values import replace
from floorapp.viewmodels.quiz_sheet import QuizSheet, SheetQuestion
from floorapp.whole_file import write_file
from floorapp.widgets.print_output import pdf
from floorapp.widgets.print_page import Frame, Page, Paper, Strip, Stroke, pages, side_by_side
from floorapp.widgets.print_type import Row, missing, paper_face, set_rows

A4: Final = Paper("a4", 210, 297, 15)

_BODY: Final = 13
_TITLE: Final = 20
_LEFT: Final = 34
"""Where the text begins behind the number of a question."""

_LABELS: Final = 84
_MOST_SEATS: Final = 9
_LINE: Final = 240
_WRITING: Final = 28
_HAIR: Final = 0.75
_APART: Final = 16
"""Between two questions."""


def save_sheet(sheet: QuizSheet, file: Path) -> Problem | None:
    """Write a sheet; return why it could not be written."""
    if file.suffix.lower() != ".pdf":
        return problem("The name of a sheet must end in .pdf.", str(file))
    return write_file(file, pdf(sheet_pages(sheet), sheet.title), str(file))


def missing_on(sheet: QuizSheet) -> str:
    """Return each character of a sheet that no font of this computer has, once."""
    return missing(sheet.text, paper_face(_BODY))


def sheet_pages(sheet: QuizSheet) -> list[Page]:
    """Return the pages of a sheet: those of the questions, then those of the answers."""
    small = paper_face(_BODY - 1)
    questions = [*_title(sheet.title), *_each(sheet, _question)]
    answers = [*_title(sheet.answers), *_each(sheet, _answer)]
    return [
        *pages(questions, A4, Frame(small, sheet.title)),
        *pages(answers, A4, Frame(small, sheet.answers)),
    ]


def _title(text: str) -> list[Strip]:
    rows = set_rows(text, paper_face(_TITLE, QFont.Weight.Bold), A4.content.width())
    return side_by_side([(0, rows)], keeps=len(rows))


def _each(sheet: QuizSheet, strips: Callable[[SheetQuestion], Iterator[Strip]]) -> Iterator[Strip]:
    """Yield the strips of each question, which no page parts where they fit on one."""
    for question in sheet.questions:
        kept = [replace(strip, keeps=True) for strip in strips(question)]
        yield from [*kept[:-1], replace(kept[-1], keeps=False)]


def _question(question: SheetQuestion) -> Iterator[Strip]:
    body = paper_face(_BODY)
    yield from _numbered(question, question.place, body)
    yield from _seats(question)
    for text in question.told:
        yield from side_by_side([(_LEFT, _rows(text, body))], above=5)
    bold = paper_face(_BODY + 1, QFont.Weight.Bold)
    yield from side_by_side([(_LEFT, _rows(question.asked, bold))], above=6)
    if question.choices:
        lettered = (
            f"{chr(ord('a') + at)})\u00a0{text}" for at, text in enumerate(question.choices)
        )
        yield from side_by_side([(_LEFT, _rows((6 * " ").join(lettered), body))], above=4)
    else:
        line = Stroke(QRectF(_LEFT, _WRITING - _HAIR, _LINE, _HAIR))
        yield Strip(_WRITING, (line,))


def _answer(question: SheetQuestion) -> Iterator[Strip]:
    body, bold = paper_face(_BODY), paper_face(_BODY, QFont.Weight.Bold)
    yield from _numbered(question, f"{question.asked} {question.answer}", bold)
    yield from side_by_side([(_LEFT, _rows(" ".join(question.reasons), body))], above=3)


def _numbered(question: SheetQuestion, text: str, face: QFont) -> list[Strip]:
    """Return the first rows of a question, with its number."""
    bold = paper_face(_BODY, QFont.Weight.Bold)
    number = set_rows(question.number, bold, _LEFT)
    return side_by_side([(0, number), (_LEFT, _rows(text, face))], above=_APART)


def _seats(question: SheetQuestion) -> Iterator[Strip]:
    """Yield the table of the seats: its heads bold, a line under them."""
    body, bold = paper_face(_BODY - 1), paper_face(_BODY - 1, QFont.Weight.Bold)
    width = (A4.content.width() - _LEFT - _LABELS) / _MOST_SEATS
    for at, (label, *cells) in enumerate(question.seats):
        face = body if at else bold
        columns = [(float(_LEFT), set_rows(label, bold, _LABELS))]
        columns += [
            (_LEFT + _LABELS + place * width, set_rows(cell, face, width - 4))
            for place, cell in enumerate(cells)
        ]
        yield from side_by_side(columns, above=5)
        if not at:
            wide = _LABELS + width * len(cells)
            yield Strip(_HAIR, (Stroke(QRectF(_LEFT, 0, wide, _HAIR)),), above=2)


def _rows(text: str, face: QFont) -> list[Row]:
    return set_rows(text, face, A4.content.width() - _LEFT)
