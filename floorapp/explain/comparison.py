"""One situation under all books, row by row: the book that rules, those that differ, the others."""

from collections.abc import Iterable, Sequence

from floorapp.engine.answer import Answer
from floorapp.engine.options import Options
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.difference import difference
from floorapp.explain.numbers import amount, amounts
from floorapp.explain.ruling_text import CLOSED, RulingText, ruling_text

HEADS = (
    mark("Rule book"),
    mark("Ruling"),
    mark("May raise"),
    mark("Minimum"),
    mark("Why"),
    mark("Where it is written"),
)
"""The heads of the columns."""

NONE = "–"
"""Stands where a question does not arise."""


@value(kw_only=True)
class BookRow:
    """What one book rules."""

    book_id: str
    book: str
    ruling: str
    right: str
    minimum: str
    why: str
    written: tuple[str, ...]
    is_own: bool = False
    """Whether it is the book that rules."""

    differs: bool = False
    note: str = ""
    """The book's name with what sets it apart."""

    @property
    def texts(self) -> tuple[str, ...]:
        """What stands in the columns."""
        return (self.note, self.ruling, self.right, self.minimum, self.why, "\n".join(self.written))


def compare(
    own: Answer, others: Iterable[tuple[RuleBook, Answer]], words: Catalogue
) -> tuple[BookRow, ...]:
    """Return a row for each book: the one that rules, then those that differ, then the others.

    Args:
        own: The answer of the book that rules.
        others: What each other book answers to the same.
        words: The language.
    """
    mine = ruling_text(own, words)
    found = [_row(own.replay.book, own, mine, mine, words)]
    for book, other in others:
        same, _ = difference(own, other, words)
        row = _row(book, other, ruling_text(other, words), mine, words, differs=not same)
        found.append(row)
    first, *rest = found
    return (first, *sorted(rest, key=lambda row: not row.differs))


def comparison_text(title: str, rows: Sequence[BookRow], words: Catalogue) -> str:
    """Return the rows as plain text: a paragraph for each book, the differences first."""
    blocks = [title]
    for row in rows:
        told = [f"{words.text(head)}: {text}" for head, text in _told(row)]
        blocks.append("\n".join([row.note, *(f"  {line}" for line in told)]))
    return "\n\n".join(blocks)


def _told(row: BookRow) -> list[tuple[str, str]]:
    pairs = zip(HEADS[1:], row.texts[1:], strict=True)
    told = ((head, text.replace("\n", "; ")) for head, text in pairs)
    return [(head, text) for head, text in told if text not in {"", NONE}]


def _row(
    book: RuleBook,
    answer: Answer,
    text: RulingText,
    mine: RulingText,
    words: Catalogue,
    *,
    differs: bool | None = None,
) -> BookRow:
    why = _reasons(answer, text)
    fresh = [line for line in why if line not in mine.why] if differs else []
    written = [
        shown
        for shown, cited in zip(text.citations, text.cited.citations, strict=True)
        if not cited.illustration
    ]
    return BookRow(
        book_id=book.id,
        book=book.name,
        ruling=" ".join(filter(None, (text.headline, text.verdict.removeprefix(f"{CLOSED} ")))),
        right=_right(answer, words),
        minimum=_minimum(answer, words),
        why=next(iter([*fresh, *why]), ""),
        written=tuple(written),
        is_own=differs is None,
        differs=bool(differs),
        note=_note(book.name, words, differs=differs),
    )


def _reasons(answer: Answer, text: RulingText) -> Sequence[str]:
    """Return the reasons without the sentence before them that says whose turn it is."""
    options = _asked(answer)
    is_early = options is not None and answer.to_act != options.name
    return text.why[1:] if is_early else text.why


def _note(name: str, words: Catalogue, *, differs: bool | None) -> str:
    """Return the name of a book, with what is special about it in words: never colour alone."""
    if differs is None:
        return words.text("{book} · rules here", book=name)
    return words.text("{book} · differs", book=name) if differs else name


def _asked(answer: Answer) -> Options | None:
    """Return what a seat may do, where that is the question."""
    options = answer.options
    return options if answer.finding is None and options is not None and options.live else None


def _right(answer: Answer, words: Catalogue) -> str:
    options = _asked(answer)
    if options is None:
        return NONE
    if answer.discretion:
        return words.text("the floor decides")
    return words.text("yes") if options.may_wager else words.text("no")


def _minimum(answer: Answer, words: Catalogue) -> str:
    options = _asked(answer)
    if options is None or not options.may_wager or options.min_to is None:
        return NONE
    if options.max_raise_to is None:
        return amount(options.min_to, words.language)
    return amounts(options.min_to, options.max_raise_to, words.language)
