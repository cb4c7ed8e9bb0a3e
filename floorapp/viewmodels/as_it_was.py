"""As it was: the ruling of the rule book that a document carries, beside that of today's book."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from floorapp.engine.answer import Answer
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import replace
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.headline import headline
from floorapp.records.embedded_book import rules_alike
from floorapp.viewmodels.ruled import Ruled

if TYPE_CHECKING:  # what reads documents is imported when one is opened
    from floorapp.records.dispute_file import SavedDispute
    from floorapp.viewmodels.desk import Desk


def with_book_as_saved(
    books: Mapping[str, RuleBook], book: RuleBook | None, saved: datetime | None
) -> Mapping[str, RuleBook]:
    """Return the books with the one that a document carries, where today's do not rule like it.

    It stands among the others, named by its date, so that its answer is seen beside today's; where
    there is no such book today, it rules itself.

    Args:
        books: Today's books by id.
        book: The one of the document, if it carries one.
        saved: When the document was saved.
    """
    if book is None:
        return books
    today = books.get(book.id)
    if today is None:
        return {**books, book.id: book}
    if rules_alike(book, today):
        return books
    edition = f"{book.edition} ({_date(saved)})" if saved else f"{book.edition} (*)"
    old = replace(book, id=f"{book.id} {_date(saved)}", edition=edition.strip())
    return {**books, old.id: old}


def as_it_was(desk: "Desk", saved: "SavedDispute") -> Callable[[Catalogue], str] | None:
    """Return what tells the ruling as it was and as it is today; None where they are the same.

    Args:
        desk: The desk, on which the document has been put.
        saved: What the document holds.
    """
    if saved.book is None or rules_alike(saved.book, desk.book):
        return None
    before, today = Ruled(desk.situation, saved.book, {}, desk.asked).answer, desk.answer
    if before.facts() == today.facts():
        return None
    book, when = saved.book.name, saved.saved
    return lambda words: _told(book, when, before, today, words)


def _told(book: str, when: datetime | None, before: Answer, today: Answer, words: Catalogue) -> str:
    then, now = headline(before, words), headline(today, words)
    if when is None:
        return words.text(
            "When this was saved ({book}): {then} By today’s book: {now}",
            book=book,
            then=then,
            now=now,
        )
    return words.text(
        "When this was saved ({book}, {date}): {then} By today’s book: {now}",
        book=book,
        date=_date(when),
        then=then,
        now=now,
    )


def _date(saved: datetime | None) -> str:
    return "" if saved is None else f"{saved:%Y-%m-%d}"
