"""Other books: which of them cannot answer otherwise on a situation, so that one replay will do."""

from collections.abc import Callable, Iterator, Mapping

from floorapp.engine.answer import Answer
from floorapp.engine.replay import Replay, replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation


def answering_alike(book: RuleBook, situation: Situation) -> tuple[object, ...]:
    """Return what of a book bears on a situation: books with the same answer alike.

    Args:
        book: The rule book.
        situation: The betting structure and the ante decide what may matter.
    """
    if situation.incident is not None:
        return (book.id,)  # how it rules on acts in dispute is its own
    order = book.ante_order if situation.ante_kind == "big-blind" else None
    if situation.betting == "fixed-limit":
        return (order, book.raises_after_bet, book.raises_in_two_rounds, book.cap_lifted)
    if situation.betting == "pot-limit":
        return (order, book.raising.name, book.missing_blinds, book.small_blind_as_big)
    return (order, book.raising.name)


def other_answers(
    books: Mapping[str, RuleBook], own: Answer, ask: Callable[[Replay], Answer]
) -> Iterator[tuple[RuleBook, Answer]]:
    """Yield what each other book answers; those that answer alike are replayed once.

    Args:
        books: Every book.
        own: The answer of the book that rules.
        ask: Asks a replay what was asked of that book.
    """
    situation, book = own.replay.situation, own.replay.book
    known = {answering_alike(book, situation): own}
    for other in books.values():
        if other is not book:
            alike = answering_alike(other, situation)
            if alike not in known:
                known[alike] = ask(replay(situation, other))
            yield other, known[alike]
