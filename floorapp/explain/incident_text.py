"""An act in dispute in words: what happened in one line, and what a neighbouring fact leads to."""

from floorapp.engine.incidents.finding import Finding
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.options import Options
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.finding_choices import choice_text, options_text
from floorapp.explain.numbers import amount
from floorapp.explain.outcome_text import ruling_noun
from floorapp.explain.question_text import (
    chips_text,
    group_title,
    panel_label,
    prior_label,
    said_first_label,
    said_label,
    what_label,
)


def outcome_line(finding: Finding, options: Options, words: Catalogue) -> str:
    """Return what a finding comes to, to be read beside another: ``call 1,100: 200 goes back``."""
    if finding.asks:
        return words.text("one more fact is needed")
    if finding.choices:
        return words.text("left to the floor")
    if finding.options is not None:
        return options_text(finding.options, options, words).removesuffix(".")
    return choice_text(finding, finding, options, words)


def highlight(finding: Finding, words: Catalogue) -> str:
    """Return the part of a headline that names the outcome: ``raise to 1,700``; empty if none."""
    if finding.ruling is None or finding.choices or finding.amount_to is None:
        return ""
    return ruling_noun(finding.ruling, finding.amount_to, words)


def incident_line(incident: Incident, words: Catalogue) -> str:
    """Return what happened, as the panel had it: ``Said: nothing. Chips pushed: 1,000.``.

    Args:
        incident: The act in dispute.
        words: The language.
    """
    shown = [
        (f"{panel_label('title', words)} ", what_label(incident.what, words)),
        (f"{group_title('said', words)}: ", _said(incident, words)),
        (f"{group_title('chips', words)}: ", _pushed(incident, words)),
        (f"{group_title('prior', words)}: ", _prior(incident, words)),
        (f"{group_title('later', words)}: ", _chips(incident.later_chips, words)),
        (f"{group_title('quoted', words)}: ", _amount(incident.quoted, words)),
        ("", _capital(panel_label("next-card", words)) if incident.next_card else ""),
    ]
    return " ".join(f"{title}{text}." for title, text in shown if text)


def _pushed(incident: Incident, words: Catalogue) -> str:
    pushed = _chips(incident.chips, words) or _amount(incident.pushed, words)
    last = panel_label("last-chips", words) if incident.last_chips else ""
    return ", ".join(filter(None, (pushed, last)))


def _prior(incident: Incident, words: Catalogue) -> str:
    fate = prior_label(incident.prior, words) if incident.prior else ""
    return ", ".join(filter(None, (_chips(incident.prior_chips, words), fate)))


def _chips(chips: tuple[int, ...], words: Catalogue) -> str:
    return chips_text(chips, words) if chips else ""


def _amount(by: int | None, words: Catalogue) -> str:
    return amount(by, words.language) if by else ""


def _said(incident: Incident, words: Catalogue) -> str:
    """Return the words with their amount, and which came first where chips were pushed too."""
    if incident.said is None and incident.what != "act":
        return ""
    said = said_label(incident.said, words)
    if incident.said_amount:
        said = f"{said} {amount(incident.said_amount, words.language)}"
    if incident.said and incident.pushed_by:
        said = f"{said}, {said_first_label(words, said_first=incident.said_first)}"
    return said


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
