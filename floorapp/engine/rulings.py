"""Rulings: what the engine answers about an act."""

from enum import Enum

from floorapp.engine.acts import Act
from floorapp.engine.reasons import Reason
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import value


class Decision(Enum):
    """What becomes of an act."""

    ALLOWED = "allowed"
    READ_AS = "read-as"
    """Allowed, under another name than it was given."""

    REFUSED = "not-allowed"
    """Not allowed by the book: marked, and stands as it happened."""

    IMPOSSIBLE = "impossible"
    """Cannot have happened: the replay stops before it."""

    HELD = "held"
    """Out of turn: waits for its turn."""

    VOID = "void"
    """Out of turn, and the action changed before its turn came: its chips go back."""


@value
class Ruling:
    """The answer to one act: the decision with all of its reasons.

    ``act`` is the act as it counts (a call with nothing to call counts as a check).
    """

    decision: Decision
    act: Act
    reasons: tuple[Reason, ...] = ()

    @property
    def stands(self) -> bool:
        """Whether the act counts in what follows."""
        return self.decision in {Decision.ALLOWED, Decision.READ_AS, Decision.REFUSED}


@value
class Citation:
    """Where a book says so; ``rule`` is None for practice that no rule prints."""

    book: str
    rule: str | None
    illustration: bool = False

    def __str__(self) -> str:
        """Return the citation as data prints it, such as ``TDA 2024 47-A``."""
        return f"{self.book} {self.rule or 'practice'}"


def cite(book: RuleBook, reasons: tuple[Reason, ...]) -> tuple[Citation, ...]:
    """Return the citations of the reasons, each once, rules before illustrations."""
    rules: dict[Citation, None] = {}
    printed: dict[Citation, None] = {}
    for reason in reasons:
        for rule in book.citations.get(reason.code, ()):
            rules[Citation(book.name, rule)] = None
        for example in book.illustrations.get(reason.code, ()):
            printed[Citation(book.name, example, illustration=True)] = None
    if not rules and reasons:
        rules[Citation(book.name, None)] = None
    return (*rules, *printed)
