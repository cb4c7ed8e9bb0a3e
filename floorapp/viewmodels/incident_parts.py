"""Parts of the view of an act in dispute: buttons, chips, amounts and lines, as plain values."""

from floorapp.engine.values import value
from floorapp.explain.cited import Cited
from floorapp.explain.finding_rows import Row


@value(kw_only=True)
class Choice:
    """One button."""

    name: str
    """What it stands for: a seat, ``raise``, ``next-card``."""

    label: str
    chosen: bool = False
    enabled: bool = True
    open: bool = False
    """Whether nobody knows: neither chosen nor not."""

    letter: str = ""
    """The letter that chooses it together with Alt."""

    detail: str = ""
    """What a screen reader says behind the label."""


@value
class Chip:
    """One chip: its amount, what is printed on it, and its amount as a language writes it."""

    by: int
    text: str
    spoken: str


@value(kw_only=True)
class Tray:
    """Chips to push, and those that were pushed."""

    name: str
    """``pushed``, ``prior``, ``kept`` or ``later``."""

    title: str
    summary: str
    """How many were pushed, and what they come to; empty where none were."""

    chips: tuple[Chip, ...] = ()
    """Those that may be pushed."""

    pushed: tuple[Chip, ...] = ()
    asked: bool = False
    """Whether the ruling waits for it."""


@value(kw_only=True)
class Amount:
    """A field for an amount."""

    name: str
    label: str
    text: str = ""
    asked: bool = False


@value(kw_only=True)
class Group:
    """A pane of questions."""

    name: str
    title: str
    hint: str = ""
    asked: bool = False
    """Whether the ruling waits for an answer in it."""


@value
class Fact:
    """A neighbouring fact and what it would lead to, or what another book says."""

    label: str
    outcome: str
    differs: bool


@value(kw_only=True)
class Result:
    """The right side: what the act counts as, and why."""

    headline: str
    highlight: str = ""
    """The part of the headline that is the outcome."""

    kind: str = "settled"
    """``settled``, ``open``, ``floor`` or ``asks``."""

    change: str = ""
    is_closed: bool = False
    """Whether the change says that the raise is closed."""

    why: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    citations: tuple[str, ...] = ()
    cited: Cited = Cited()
    """What the citations stand for."""

    facts: tuple[Fact, ...] = ()
    choices: tuple[Choice, ...] = ()
    """What the floor, or the seat, may choose between."""

    asked: tuple[Amount, ...] = ()
    """Fields for facts of the table that the ruling waits for."""

    remark: str = ""
    remark_label: str = ""
    note: str = ""
    """The line at the foot."""

    text: str = ""
    """Everything as plain text, to be copied."""


@value(kw_only=True)
class Command:
    """A button of the bar below."""

    title: str
    detail: str
    enabled: bool = True
