"""The right side of the panel: what an act in dispute counts as, its choices, and its commands."""

from collections.abc import Iterator, Mapping

from floorapp.engine.acts import AllIn, Bet, Call, Check, Complete, Fold, Raise, Voluntary
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.options import Options
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.finding_text import finding_text
from floorapp.explain.headline import rights_headline
from floorapp.explain.incident_text import highlight, incident_line
from floorapp.explain.question_text import apply_text, panel_label, question_text
from floorapp.explain.step_text import act_heading
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.incident_near import near_facts
from floorapp.viewmodels.incident_parts import Amount, Choice, Command, Result
from floorapp.viewmodels.key_names import key_name


def result(editing: IncidentEditing, words: Catalogue) -> Result:
    """Return what the act counts as, in words."""
    finding = editing.finding
    text = finding_text(finding, editing.answer, words)
    questions = tuple(question_text(fact, words) for fact in finding.asks)
    told = incident_line(editing.incident, words)
    return Result(
        headline=text.headline,
        highlight=highlight(finding, words),
        kind=text.kind,
        change=text.change,
        why=text.why or _rights(editing, words),
        rows=text.rows,
        citations=text.citations,
        cited=text.cited,
        facts=near_facts(editing, words),
        choices=_choices(editing, text.choices, words),
        asked=_asked_amounts(finding, words),
        remark=editing.remark,
        remark_label=words.text("Remark, kept with the act"),
        note=" ".join(questions) or panel_label("nothing-asked", words),
        text=f"{told}\n{text.text}",
    )


def _rights(editing: IncidentEditing, words: Catalogue) -> tuple[str, ...]:
    """Return what the seat may do at all, where a fact is missing for the ruling."""
    answer = editing.answer
    if not editing.finding.asks or answer.options is None or not answer.options.live:
        return ()
    return (rights_headline(answer, answer.options, words),)


def apply_command(editing: IncidentEditing, words: Catalogue) -> Command:
    """Return the button that takes the ruling over, or why it cannot."""
    finding = editing.finding
    act = editing.act_of(finding)
    if finding.asks:
        return Command(
            title=words.text("Not yet ruled on"),
            detail=words.text("a fact is missing"),
            enabled=False,
        )
    if finding.choices:
        return Command(
            title=words.text("The floor chooses"),
            detail=words.text("on the right · Alt+1 …"),
            enabled=False,
        )
    if finding.options:
        return Command(
            title=words.text("The seat chooses"),
            detail=words.text("on the right · Alt+1 …"),
            enabled=False,
        )
    if act is None:
        return Command(
            title=words.text("Nothing to enter"),
            detail=words.text("no act follows from it"),
            enabled=False,
        )
    return Command(title=apply_text(act, words), detail=key_name("Enter"))


def otherwise_command(editing: IncidentEditing, words: Catalogue) -> Command:
    """Return the button that offers what else the floor may decide on."""
    return Command(
        title=panel_label("otherwise", words),
        detail=panel_label("otherwise-detail", words),
        enabled=any(True for _ in possible_acts(editing)),
    )


def possible_acts(editing: IncidentEditing) -> Iterator[Voluntary]:
    """Yield the acts that the seat might be held to; a wager at the amounts that are in dispute."""
    options = editing.answer.options
    if options is None or not options.live:
        return
    own = editing.act_of(editing.finding)
    for name in options.names:
        for act in _acts_called(name, options, editing):
            if act != own:
                yield act


def offered(editing: IncidentEditing) -> list[Voluntary]:
    """Return the acts on the buttons of the right side: those left to the seat, or all others."""
    finding = editing.finding
    if editing.otherwise:
        return list(possible_acts(editing))
    if not finding.options or editing.answer.options is None:
        return []
    options = editing.answer.options
    return [act for name in finding.options for act in _acts_called(name, options, editing)]


def _acts_called(name: str, options: Options, editing: IncidentEditing) -> list[Voluntary]:
    seat, table = options.name, options.table
    out = table.turn is not None and table.turn != options.seat
    match name:
        case "fold":
            return [Fold(seat, out)]
        case "check":
            return [Check(seat, out)]
        case "call":
            short = None if options.call_to == table.level else options.call_to
            return [Call(seat, short, out)]
        case "all-in":
            return [AllIn(seat, options.stack, out)]
        case _:
            return [_WAGERS[name](seat, to, out) for to in _amounts(options, editing)]


_WAGERS: Mapping[str, type[Bet | Raise | Complete]] = {
    "bet": Bet,
    "raise": Raise,
    "complete": Complete,
}


def _amounts(options: Options, editing: IncidentEditing) -> list[int]:
    """Return the totals of a wager that may be meant: the least, what was said, what lies there."""
    incident, least = editing.incident, options.min_to or options.table.level
    own_to = options.table.put_in[options.seat]
    meant = [least, incident.said_amount or 0, incident.pushed_by, own_to + incident.pushed_by]
    most = options.max_raise_to
    return sorted({to for to in meant if to and to >= least and (most is None or to <= most)})


def _choices(
    editing: IncidentEditing, found: tuple[str, ...], words: Catalogue
) -> tuple[Choice, ...]:
    """Return the buttons of the right side."""
    if editing.finding.choices and not editing.otherwise:
        texts = list(found)
    else:
        texts = [act_heading(act, words) for act in offered(editing)]
    return tuple(
        Choice(name=str(number), label=f"{text[:1].upper()}{text[1:]}", letter=str(number + 1))
        for number, text in enumerate(texts)
    )


def _asked_amounts(finding: Finding, words: Catalogue) -> tuple[Amount, ...]:
    """Return fields for facts that are no part of what happened but of the table."""
    return tuple(
        Amount(name=fact, label=question_text(fact, words), asked=True)
        for fact in finding.asks
        if fact in _OF_TABLE
    )


_OF_TABLE = frozenset({"stack"})
"""Facts of the table that an act in dispute may ask for."""
