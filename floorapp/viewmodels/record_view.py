"""Record view: everything that the page of a new entry shows, in one language."""

from datetime import datetime

from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.records.entry import ACCOUNTS, Filed
from floorapp.records.labels import ACCOUNT_LABELS, LABELS
from floorapp.viewmodels.incident_parts import Choice, Command, Group, Result
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.line_message import problem_text
from floorapp.viewmodels.plain_text import one_line
from floorapp.viewmodels.record_editing import RecordEditing
from floorapp.viewmodels.slip_view import Decision

_TIMES = {"en": "%Y-%m-%d %H:%M", "fr": "%d/%m/%Y %H:%M", "de": "%d.%m.%Y %H:%M"}

_LONGEST = 40

BOOK, OTHERWISE = "book", "otherwise"
"""The names of the choices beside those of the book."""


@value(kw_only=True)
class Field:
    """A field for a text."""

    name: str
    label: str
    text: str = ""
    asked: bool = False
    """Whether the entry waits for it."""

    shown: bool = True


@value(kw_only=True)
class RecordView:
    """The page in words."""

    title: str
    place: str
    """When and where it was."""

    groups: tuple[Group, ...]
    decisions: tuple[Choice, ...]
    accounts: tuple[Choice, ...]
    flags: tuple[Choice, ...]
    names_button: Choice
    fields: tuple[Field, ...]
    names: tuple[Field, ...]
    result: Result
    record: Command
    amend: Command | None
    """The button that amends what was recorded of the same dispute; None where nothing was."""

    fault: str
    """Why it could not be recorded, in one sentence."""

    notice: str
    """What is worth knowing before it is recorded."""

    back: str

    def group(self, name: str) -> Group:
        """Return a pane by its name."""
        return next(group for group in self.groups if group.name == name)

    def field(self, name: str) -> Field:
        """Return a field by its name."""
        return next(field for field in self.fields if field.name == name)


def account_text(account: str, words: Catalogue) -> str:
    """Return whose account the facts are; one that is not known as it is on file."""
    return words.text(ACCOUNT_LABELS[account]) if account in ACCOUNT_LABELS else account


def time_text(at: datetime, words: Catalogue) -> str:
    """Return a time as the language writes it."""
    return at.strftime(_TIMES[words.language])


def table_text(table: str, words: Catalogue) -> str:
    """Return a table as it is called: a number alone is ``Table 14``."""
    return words.text("Table {table}", table=table) if table.isdecimal() else table


def decision_of(filed: Filed, words: Catalogue) -> Decision:
    """Return a decision as a slip tells it; one that is the book's own is not repeated."""
    entry = filed.entry
    return Decision(
        text="" if entry.decision == entry.headline else entry.decision,
        reason=entry.reason,
        decided_by=entry.decided_by,
        account=account_text(entry.facts_from, words),
        remark=entry.remark,
        number=str(filed.number),
        time=entry.at,
    )


def record_view(editing: RecordEditing, words: Catalogue) -> RecordView:
    """Return what the page shows of an entry that is open."""
    matter, text = editing.matter, words.text
    entry = matter.entry
    where = (time_text(entry.at, words), table_text(entry.table, words), entry.level)
    asks_decision = not editing.decision
    asks_reason = editing.differs and not editing.written("reason").strip()
    titles = {
        "decision": text(LABELS["decision"]),
        "who": text("Who decided, and where"),
        "account": text(LABELS["facts_from"]),
        "more": text("The pot, and what else there is to say"),
    }
    hints = {"decision": text("with a reason where it differs: rule 1")}
    return RecordView(
        title=_title(editing, words),
        place=" · ".join(_short(one_line(part)) for part in where if part),
        groups=tuple(
            Group(
                name=name,
                title=title,
                hint=hints.get(name, ""),
                asked=name == "decision" and (asks_decision or asks_reason),
            )
            for name, title in titles.items()
        ),
        decisions=_decisions(editing, words),
        accounts=tuple(
            Choice(name=name, label=account_text(name, words), chosen=name == editing.account)
            for name in ACCOUNTS
        ),
        flags=(
            Choice(name="impounded", label=text("pot impounded"), chosen=editing.flag("impounded")),
            Choice(name="reviewed", label=text("to be reviewed"), chosen=editing.flag("reviewed")),
        ),
        names_button=Choice(
            name="names", label=text("Players’ names …"), chosen=editing.names_shown
        ),
        fields=_fields(editing, words, asks_decision=asks_decision, asks_reason=asks_reason),
        names=tuple(
            Field(
                name=seat,
                label=words.seat(seat).label,
                text=editing.names.get(seat, ""),
                shown=editing.names_shown,
            )
            for seat in matter.seats
        ),
        result=matter.result,
        record=_command(editing, words),
        amend=_amend_command(editing, words),
        fault="" if editing.problem is None else problem_text(editing.problem, words),
        notice=_notice(editing, words),
        back=f"{key_name('Esc')} {text('back')}",
    )


def _short(text: str) -> str:
    """Return a text that has room in the head of a page."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _title(editing: RecordEditing, words: Catalogue) -> str:
    amends = editing.matter.entry.amends
    if amends is None:
        return words.text("Record ruling")
    return words.text("Amend no. {number}", number=str(amends))


def _decisions(editing: RecordEditing, words: Catalogue) -> tuple[Choice, ...]:
    """Return what may be decided: as the book says, or what it leaves to the floor; or else."""
    matter = editing.matter
    by_book = [
        Choice(name=str(number), label=choice, chosen=number == editing.choice)
        for number, choice in enumerate(matter.choices)
    ]
    if not matter.is_open:
        label = words.text("as the book says")
        by_book = [Choice(name=BOOK, label=label, chosen=not editing.otherwise)]
    otherwise = Choice(
        name=OTHERWISE,
        label=words.text("the floor decides …") if matter.is_open else words.text("otherwise …"),
        chosen=editing.otherwise or (matter.is_open and editing.choice is None),
    )
    return (*by_book, otherwise)


def _fields(
    editing: RecordEditing, words: Catalogue, *, asks_decision: bool, asks_reason: bool
) -> tuple[Field, ...]:
    text = words.text
    writes = editing.choice is None and (editing.otherwise or editing.matter.is_open)
    labels = {
        "decision": text("What was decided"),
        "reason": text("Why it differs from the book"),
        "decided_by": text(LABELS["decided_by"]),
        "table": text(LABELS["table"]),
        "remark": text(LABELS["remark"]),
    }
    shown = {"decision": writes, "reason": editing.otherwise and not editing.matter.is_open}
    asked = {"decision": asks_decision, "reason": asks_reason}
    return tuple(
        Field(
            name=name,
            label=label,
            text=editing.written(name),
            asked=asked.get(name, False),
            shown=shown.get(name, True),
        )
        for name, label in labels.items()
    )


def _command(editing: RecordEditing, words: Catalogue) -> Command:
    """Return the button that records it, or what is missing."""
    missing = editing.fault
    if missing is not None:
        detail = words.text("a decision is missing")
        if editing.decision:
            detail = words.text("a reason is missing")
        return Command(title=words.text("Not yet recorded"), detail=detail, enabled=False)
    if editing.is_amendment:
        title = words.text("Record the amendment")
    elif editing.on_file is not None:
        title = words.text("Record once more")
    elif editing.differs or editing.matter.is_open:
        title = words.text("Record the decision")
    else:
        title = words.text("Record as the book says")
    return Command(title=title, detail=key_name("Ctrl+Enter"))


def _amend_command(editing: RecordEditing, words: Catalogue) -> Command | None:
    filed = editing.on_file
    if filed is None:
        return None
    first = filed.number if filed.entry.amends is None else filed.entry.amends
    title = words.text("Amend no. {number}", number=str(first))
    return Command(title=title, detail=words.text("instead"))


def _notice(editing: RecordEditing, words: Catalogue) -> str:
    """Return that the same is on file already, or that there is nothing to rule on."""
    if editing.is_amendment:
        return ""
    told = []
    if editing.matter.on_table == "nothing":
        told.append(words.text("Nothing is on the table: no act and no bet."))
    elif editing.matter.on_table == "posts":
        told.append(words.text("Nobody has acted yet."))
    if editing.on_file is not None:
        number = str(editing.on_file.number)
        told.append(words.text("Recorded already as no. {number}.", number=number))
    return " ".join(told)
