"""RuleBook: one rule book as data, resolved and frozen."""

from collections.abc import Mapping

from floorapp.engine.strategies import Raising
from floorapp.engine.values import value


@value
class Citation:
    """Where a book says so; ``rule`` is None for practice that no rule prints."""

    book: str
    rule: str | None
    illustration: bool = False

    def __str__(self) -> str:
        """Return the citation as data prints it, such as ``TDA 2024 47-A``."""
        return f"{self.book} {self.rule or 'practice'}"


@value(kw_only=True)
class RuleBook:
    """A rule book: how it counts raises, and where it says so.

    What the book is silent about is None; where that would change an answer, the answer is left
    to the floor.
    """

    id: str
    short: str
    """Name as cited, such as ``TDA``."""

    edition: str
    """Edition as cited, such as ``2024``; empty where the text has none."""

    titles: Mapping[str, str]
    """Full name by language code."""

    raising: Raising
    citations: Mapping[str, tuple[Citation, ...]]
    """Rules by reason code, as printed in that edition; empty: practice, no printed rule."""

    illustrations: Mapping[str, tuple[Citation, ...]]
    """Printed examples by reason code."""

    raises_after_bet: int | None = None
    """Fixed limit: how many raises there may be after the bet; None: the house sets it."""

    cap_lifted: str = "last-two"
    """When the number of raises is not limited: a name of ``limits.CAP_LIFTED``."""

    missing_blinds: str | None = None
    """Pot-limit before the flop: a name of ``limits.MISSING_BLINDS``."""

    small_blind_as_big: bool = False
    """Whether a room may count the small blind as a big one in the pot of a cash game."""

    ante_order: str | None = None
    """What a short stack pays first where one seat pays the ante for all: ``blind-first`` or
    ``ante-first``."""

    @property
    def name(self) -> str:
        """Short name with edition, such as ``TDA 2024``."""
        return f"{self.short} {self.edition}".strip()
