"""The variants of the Poker Hand History format: each by its code, as what it means for betting."""

from collections.abc import Mapping

from floorapp.engine.values import value


@value
class Variant:
    """A variant: its code in the format, our name of the game, and how it is bet."""

    code: str
    game: str
    betting: str
    street: str
    """The street it starts on, which tells flop games, stud and draw apart."""

    @property
    def fixed(self) -> bool:
        """Whether bets have a fixed size."""
        return self.betting == "fixed-limit"

    @property
    def stud(self) -> bool:
        """Whether the cards decide who acts first, and a bring-in stands for the blinds."""
        return self.street == "third"

    @property
    def draw(self) -> bool:
        """Whether streets are told apart by draws."""
        return self.street == "predraw"


VARIANTS: Mapping[str, Variant] = {
    variant.code: variant
    for variant in (
        Variant("NT", "NLHE", "no-limit", "preflop"),
        Variant("NS", "Short Deck", "no-limit", "preflop"),
        Variant("PO", "PLO", "pot-limit", "preflop"),
        Variant("FT", "LHE", "fixed-limit", "preflop"),
        Variant("FO/8", "LO8", "fixed-limit", "preflop"),
        Variant("F7S", "Stud", "fixed-limit", "third"),
        Variant("F7S/8", "Stud 8", "fixed-limit", "third"),
        Variant("FR", "Razz", "fixed-limit", "third"),
        Variant("N2L1D", "2-7 Single Draw", "no-limit", "predraw"),
        Variant("F2L3D", "2-7 Triple Draw", "fixed-limit", "predraw"),
        Variant("FB", "Badugi", "fixed-limit", "predraw"),
    )
}
"""Every variant of the standard. Where a game is not named, the first of its kind stands for it."""
