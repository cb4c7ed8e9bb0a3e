"""Incident: what happened, as the table tells it. None: nobody has said."""

from floorapp.engine.values import value

WHAT = (
    *("act", "string-bet", "conditional", "premature", "misquoted"),
    *("wrong-amount", "wrong-pot", "skipped", "substantial-action"),
    *("hidden-chip", "clock", "killed-hand", "forward-motion"),
)
"""What the question is: ``act`` is what chips and words count as, the others as they say."""

LOOKS_BACK = frozenset(
    {"wrong-amount", "wrong-pot", "skipped", "substantial-action", "hidden-chip", "killed-hand"}
)
"""Those of ``WHAT`` that are about acts already in the list, so also of a seat that is done."""

PRIOR = ("left", "pulled-back", "part-kept", "combined")
"""What became of chips that the seat had in front of it already."""

SAID = ("check", "call", "bet", "raise", "all-in", "fold", "pot", "amount", "unclear")
"""What was said; ``amount`` is a bare number, ``unclear`` one that may be read in several ways."""


@value(kw_only=True)
class Incident:
    """An act in dispute. Chips are single chips by denomination; amounts are whole chips."""

    seat: str
    what: str = "act"
    """One of ``WHAT``."""

    chips: tuple[int, ...] = ()
    """Each chip pushed; empty where none was, or only the total is known."""

    pushed: int | None = None
    """The chips pushed in all, where the single ones are not known."""

    last_chips: bool | None = False
    """Whether the seat has no chips left behind."""

    prior_chips: tuple[int, ...] = ()
    """The seat's chips that were in front of it before, each by denomination."""

    prior: str | None = None
    """One of ``PRIOR``; None: nobody has said, which counts as left where they lay."""

    kept: tuple[int, ...] = ()
    """Of ``prior_chips`` those left in front, where some were pulled back."""

    said: str | None = None
    """One of ``SAID``; None: nothing."""

    said_amount: int | None = None
    said_first: bool | None = True
    """Whether the words came before the chips touched the table; None: both at once, or unclear."""

    later_chips: tuple[int, ...] = ()
    """String bet: the chips added in another motion. Hidden chips: those found later."""

    quoted: int | None = None
    """The amount that the dealer or a player named, as a street total."""

    next_card: bool | None = False
    """Whether the next card was out, or the showdown begun, when it was noticed."""

    had_time: bool | None = True
    """Whether a skipped seat had reasonable time to speak up."""

    @property
    def pushed_by(self) -> int:
        """The chips pushed in all; 0 where none were."""
        return sum(self.chips) if self.pushed is None else self.pushed
