"""A finding in words: what an act in dispute counts as, its sum, why, and the floor's choices."""

from floorapp.engine import reasons
from floorapp.engine.acts import Fold
from floorapp.engine.answer import Answer
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason
from floorapp.engine.rulings import cite
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.citations import citation_text, source_text
from floorapp.explain.cited import Cited
from floorapp.explain.finding_choices import choice_text
from floorapp.explain.finding_headline import finding_headline
from floorapp.explain.finding_rows import Row, sum_rows
from floorapp.explain.reason_text import reason_text


@value(kw_only=True)
class FindingText:
    """A finding in one language."""

    headline: str
    """What it counts as: ``This is a raise to 1,700.``"""

    kind: str
    """``settled``; ``open``: the seat has to choose; ``floor``; or ``asks``: a fact is missing."""

    change: str = ""
    """Second line: what to add or what goes back; empty where no chips move."""

    rows: tuple[Row, ...] = ()
    """The sum; the row that decides is the last one and emphasised."""

    why: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    """What the floor may choose between, in the order of the finding, each with what follows."""

    citations: tuple[str, ...] = ()
    """As shown on chips: ``TDA 2024 · 45-B``."""

    cited: Cited = Cited()
    """The same as values, one for each chip."""

    source: str = ""
    """The citations as a sentence: ``Rule 45-B, TDA 2024.``"""

    choices_line: str = ""
    """The choices as a sentence: ``Choices: call 500: add 100; forfeits 400 and folds.``"""

    @property
    def text(self) -> str:
        """Everything as plain text, to be copied or read aloud."""
        parts = (self.headline, self.change, self.choices_line, *self.why, self.source)
        return " ".join(filter(None, parts))


def finding_text(finding: Finding, answer: Answer, words: Catalogue) -> FindingText:
    """Return the words for what an act in dispute counts as.

    Args:
        finding: The ruling on it.
        answer: The answer that it belongs to, asked for the seat of the incident.
        words: The language.
    """
    options = answer.options
    assert options is not None  # an incident is always about a seat
    choices = tuple(choice_text(choice, finding, options, words) for choice in finding.choices)
    found = cite(answer.replay.book, finding.reasons, answer.replay.situation.betting)
    return FindingText(
        headline=finding_headline(finding, options, words),
        kind=_kind(finding),
        change=_change(finding, options, words),
        rows=sum_rows(finding, options, words),
        why=tuple(reason_text(reason, words) for reason in _told(finding, answer)),
        choices=choices,
        citations=tuple(citation_text(citation, words) for citation in found),
        cited=Cited(found, tuple(reason.code for reason in finding.reasons)),
        source=source_text(found, words),
        choices_line=_choices_line(choices, words),
    )


def _kind(finding: Finding) -> str:
    if finding.asks:
        return "asks"
    if finding.choices:
        return "floor"
    return "settled" if finding.options is None else "open"


def _change(finding: Finding, options: Options, words: Catalogue) -> str:
    """Return the second line: what is still owed and what goes back."""
    if finding.choices:
        return ""
    lines = []
    if finding.add_by:
        lines.append(
            words.text("{Seat} must add {add}.", seat=words.seat(options.name), add=finding.add_by)
        )
    if finding.returned_by:
        lines.append(words.text("{back} goes back.", back=finding.returned_by))
    if len(finding.applies_to) > 1:
        seats = ", ".join(words.seat(seat).label for seat in finding.applies_to)
        lines.append(words.text("It applies to all who are in for it: {seats}.", seats=seats))
    return " ".join(lines)


def _told(finding: Finding, answer: Answer) -> list[Reason]:
    """Return the reasons to tell: out of turn comes first; what the headline says is left out."""
    options, turn = answer.options, answer.to_act
    told = [reason for reason in finding.reasons if not _is_said(reason, finding)]
    if options is not None and not options.live and finding.ruling is None:
        return told[1:]
    killed = any(isinstance(reason, reasons.KilledHand) for reason in told)
    out_of_turn = getattr(finding.act, "out_of_turn", False) and not killed
    if turn is not None and options is not None and out_of_turn:
        is_fold = isinstance(finding.act, Fold)
        waits = reasons.FoldOutOfTurn if is_fold else reasons.HeldForTurn
        told.insert(0, waits(options.name, turn))
    return told


def _is_said(reason: Reason, finding: Finding) -> bool:
    """Return whether a reason says no more than another one: half of a raise is made up to it."""
    return isinstance(reason, reasons.RaisedToMinimum) and any(
        isinstance(why, reasons.HalfReached) and why.raise_to == reason.min_to
        for why in finding.reasons
    )


def _choices_line(choices: tuple[str, ...], words: Catalogue) -> str:
    if not choices:
        return ""
    line, *others = choices
    for choice in others:
        line = words.text("{source}; {next}", source=line, next=choice)
    return words.text("Choices: {choices}.", choices=line)
