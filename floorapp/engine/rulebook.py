"""RuleBook: one rule book as data, resolved and frozen."""

from collections.abc import Mapping

from floorapp.engine.strategies import Raising
from floorapp.engine.values import value


@value(kw_only=True)
class RuleBook:
    """A rule book: how it counts raises, and where it says so."""

    id: str
    short: str
    """Name as cited, such as ``TDA``."""

    edition: str
    """Edition as cited, such as ``2024``; empty where the text has none."""

    titles: Mapping[str, str]
    """Full name by language code."""

    raising: Raising
    citations: Mapping[str, tuple[str, ...]]
    """Rule numbers by reason code, as printed in this edition; empty: practice, no printed rule."""

    illustrations: Mapping[str, tuple[str, ...]]
    """Printed examples by reason code."""

    @property
    def name(self) -> str:
        """Short name with edition, such as ``TDA 2024``."""
        return f"{self.short} {self.edition}".strip()
