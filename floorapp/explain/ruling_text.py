"""A ruling in words: headline, verdict, why, and the source."""

from floorapp.engine import reasons
from floorapp.engine.answer import Answer
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason
from floorapp.engine.rulings import LEFT_TO_FLOOR, cite
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.citations import citation_text, source_text
from floorapp.explain.cited import Cited
from floorapp.explain.finding_text import finding_text
from floorapp.explain.headline import choices_text, headline, rights_headline
from floorapp.explain.reason_text import reason_text
from floorapp.explain.reasons.amounts import AmountReason
from floorapp.explain.reasons.limits import LimitReason
from floorapp.explain.rights_text import has_choice

CLOSED = "✗"
"""The sign before a verdict that closes the raise, and before a right that is not there."""

OPEN = "✓"
"""The sign of a right to raise."""

UNCLEAR = "?"
"""The sign of a right that the book leaves to the floor."""

_RIGHTS = (
    reasons.NotYetActed
    | reasons.Reopened
    | reasons.AddUp
    | reasons.Doubled
    | reasons.FullRaiseSince
    | reasons.ConsecutiveAllIns
    | reasons.HalfRaiseCounts
    | reasons.HalfBetReopens
)
"""Reasons for the right to raise."""


@value(kw_only=True)
class RulingText:
    """A ruling in one language."""

    headline: str
    """What the seat may do."""

    verdict: str = ""
    """Second line: ``✗ C may not raise.``; empty where the headline says it all."""

    verdict_kind: str = ""
    """``closed`` (no raise), ``open`` (may bet or raise), or empty: the question does not arise."""

    why: tuple[str, ...] = ()
    """Sentences, the right to raise first, then the sum behind the minimum."""

    citations: tuple[str, ...] = ()
    """As shown on chips: ``TDA 2024 · 47-A``."""

    cited: Cited = Cited()
    """The same as values, one for each chip."""

    source: str = ""
    """The citations as a sentence: ``Rule 47-A, TDA 2024.``"""

    @property
    def text(self) -> str:
        """Everything as plain text, to be copied or read aloud."""
        verdict = self.verdict.removeprefix(f"{CLOSED} ")
        return " ".join(filter(None, (self.headline, verdict, *self.why, self.source)))


def ruling_text(answer: Answer, words: Catalogue) -> RulingText:
    """Return the words for what a seat may do, or for its act in dispute, and why."""
    if answer.finding is not None and answer.options is not None:
        return _of_finding(answer, answer.finding, answer.options, words)
    ordered = tuple(sorted(_telling(answer), key=_place))
    found = cite(answer.replay.book, ordered, answer.replay.situation.betting)
    verdict, kind = _verdict(answer, words)
    return RulingText(
        headline=headline(answer, words),
        verdict=verdict,
        verdict_kind=kind,
        why=tuple(_why(answer, ordered, words)),
        citations=tuple(citation_text(citation, words) for citation in found),
        cited=Cited(found, tuple(reason.code for reason in ordered)),
        source=source_text(found, words),
    )


def _of_finding(answer: Answer, finding: Finding, options: Options, words: Catalogue) -> RulingText:
    """Return the words for an act in dispute; behind a question, what the seat may do at all."""
    found = finding_text(finding, answer, words)
    rights = (rights_headline(answer, options, words),) if finding.asks and options.live else ()
    return RulingText(
        headline=found.headline,
        verdict=" ".join(filter(None, (found.change, found.choices_line))),
        why=(*found.why, *rights),
        citations=found.citations,
        cited=found.cited,
        source=found.source,
    )


def _telling(answer: Answer) -> list[Reason]:
    """Return the reasons that lead to the answer.

    A right that the seat has but cannot use is left out: the sentence that it is there would
    contradict the verdict.
    """
    options, given = answer.options, answer.reasons
    if answer.discretion:
        return _open_questions(given)
    if options is not None and options.right and not options.may_wager:
        return [reason for reason in given if not isinstance(reason, _RIGHTS)]
    return list(given)


def _open_questions(given: tuple[Reason, ...]) -> list[Reason]:
    """Return what the floor decides, with the sum that it is about."""
    found = [reason for reason in given if type(reason) in LEFT_TO_FLOOR]
    if any(isinstance(reason, reasons.MissingBlindUnclear) for reason in found):
        return [
            reason for reason in given if reason in found or isinstance(reason, reasons.PotLimitMax)
        ]
    return found


def _place(reason: Reason) -> int:
    """Return where a reason stands among the sentences: right, then blinds, then the minimum."""
    if isinstance(reason, reasons.ShortBlind):
        return 1
    return 2 if isinstance(reason, AmountReason | LimitReason) else 0


def _why(answer: Answer, ordered: tuple[Reason, ...], words: Catalogue) -> list[str]:
    options = answer.options
    if options is not None and not options.live:
        return []  # the headline is the reason
    sentences = [reason_text(reason, words) for reason in ordered]
    if options is None or answer.to_act == options.name:
        return sentences
    if options.table.opener_unknown:
        unknown = reasons.OpenerUnknown(options.table.street)
        return [reason_text(unknown, words), *sentences]
    if answer.to_act is None:
        return [words.text("The betting round is over."), *sentences]
    return [words.text("It is on {turn}.", turn=words.seat(answer.to_act)), *sentences]


def _verdict(answer: Answer, words: Catalogue) -> tuple[str, str]:
    """Return the second line and its kind."""
    options = answer.options
    if options is None or not options.live:
        return "", ""
    if answer.discretion:
        return choices_text(answer, words), ""
    if options.may_wager:
        return "", "open"
    closed = _closed(options, words)
    return (f"{CLOSED} {closed}", "closed") if closed else ("", "")


def _closed(options: Options, words: Catalogue) -> str:
    """Return why there is no raise; empty where the question does not arise."""
    level, stack = options.table.level, options.stack
    if (stack is not None and stack <= level) or not has_choice(options):
        return ""
    if options.right is False:
        return words.text("{Seat} may not raise.", seat=words.seat(options.name))
    if options.capped:
        return words.text("No raise: all raises of the street are made.")
    if level:
        return words.text("No raise: nobody could answer it.")
    return words.text("No bet: nobody could answer it.")
