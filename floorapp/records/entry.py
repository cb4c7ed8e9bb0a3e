"""Entries of the incident log, as values: what is entered, and what is on file."""

from datetime import datetime

from floorapp.engine.problems import Problem
from floorapp.engine.values import value

ACCOUNTS = ("floor", "dealer", "players", "camera")
"""Whose account the facts can be."""

CLOCK_BACK = "clock-back"
"""The note of an entry whose clock shows an earlier time than the entry before it."""


@value
class Player:
    """The name of a player, kept apart from the entry and purged after a time."""

    seat: str
    name: str


@value(kw_only=True)
class Entry:
    """What is entered: the situation, what the book says, and the decision given.

    An amendment is an entry too, whole, with ``amends``: what is right now, said by whom and when.
    """

    at: datetime
    """When, with its offset from UTC."""

    table: str = ""
    level: str = ""
    situation: str = ""
    """The document (``.floor``) as text, with the rule book as it was."""

    rulebook: str = ""
    """The id of the book."""

    edition: str = ""
    headline: str = ""
    """What the book says, as it was read aloud."""

    reasons: tuple[str, ...] = ()
    """Why, sentence by sentence."""

    citations: tuple[str, ...] = ()
    decision: str = ""
    """The decision given."""

    differs: bool = False
    """Whether the decision is another than the book's; then there must be a reason."""

    reason: str = ""
    """Why the decision differs."""

    decided_by: str = ""
    facts_from: str = ""
    """Whose account the facts are: one of `ACCOUNTS`; empty where nobody said."""

    impounded: bool = False
    """The pot was impounded."""

    reviewed: bool = False
    """The ruling is to be, or was, reviewed later."""

    remark: str = ""
    language: str = "en"
    """The language of the texts."""

    amends: int | None = None
    """The number of the entry that this one amends; always the first, never an amendment."""

    players: tuple[Player, ...] = ()
    """Names, where they were given; none after a purge."""


@value
class Filed:
    """An entry as it is on file."""

    number: int
    """Its place in the log, from 1; later entries have higher ones, whatever the clock says."""

    entry: Entry
    note: str
    """`CLOCK_BACK`, or empty."""

    purged: bool
    """Whether names were given and have been purged since."""

    hash: str
    """What binds it to all entries before it."""


@value
class Line:
    """An entry as a list shows it: no long texts, and the others cut after 1000 characters."""

    number: int
    at: datetime
    table: str
    level: str
    rulebook: str
    headline: str
    decision: str
    differs: bool
    decided_by: str
    facts_from: str
    impounded: bool
    reviewed: bool
    remark: str
    amends: int | None
    amended_by: int | None
    """The number of the latest amendment, where there is one."""

    note: str


@value
class Count:
    """How many entries there are."""

    number: int
    more: bool
    """Whether there are more than that: counting stopped."""


@value
class Verdict:
    """What the chain says when it is computed again."""

    entries: int
    """How many entries were written."""

    broken: Problem | None
    """The first entry that is not as it was written; None where all of them are."""

    warnings: tuple[Problem, ...]
    """What is worth knowing all the same, such as a clock that was set back."""

    seal: str
    """The hash of the last entry. Written down elsewhere, it shows later that nothing before it was
    made anew, which the file alone cannot show."""
