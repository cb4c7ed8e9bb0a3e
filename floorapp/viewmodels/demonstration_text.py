"""A demonstration in words: its title, and what has just happened at a moment of it."""

import re

from floorapp.engine.acts import NextStreet, Voluntary
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.situation import Situation
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.incident_text import incident_line
from floorapp.explain.question_text import panel_label, what_label
from floorapp.explain.rule_family import family_of, family_title
from floorapp.explain.step_text import act_heading
from floorapp.explain.street_text import betting_name, street_name
from floorapp.notation.demonstration import Demonstration
from floorapp.viewmodels.set_up import write_level

_RULE = re.compile(r"\d+(?:-\w+)?")
_NAMED_ACTS = 3
"""How many acts a title names that is made of them: the last ones."""


def title_of(demonstration: Demonstration, words: Catalogue) -> str:
    """Return what it is called; where nobody has given it a title, its last acts are it."""
    given = demonstration.title(words.language)
    if given:
        return given
    acts = [act for act in demonstration.situation.acts if isinstance(act, Voluntary)]
    told = ", ".join(act_heading(act, words) for act in acts[-_NAMED_ACTS:])
    return words.text("{id}: {acts}", id=demonstration.id, acts=told) if told else demonstration.id


def family_line(demonstration: Demonstration, words: Catalogue) -> str:
    """Return the rule family that it belongs to."""
    return family_title(family_of(demonstration.rule), words)


def brief_family(demonstration: Demonstration, words: Catalogue) -> str:
    """Return its rule with the letter: ``Rule 47-A``; of a family without a number its name."""
    number = _RULE.search(demonstration.rule)
    if number is None:
        return family_line(demonstration, words)
    return words.text("Rule {rule}", rule=number[0])


def set_up_line(situation: Situation, words: Catalogue) -> str:
    """Return the level, structure and street: ``50/100 · No-limit · Flop``."""
    level = write_level(situation, words.language)
    names = betting_name(situation.betting, words), street_name(situation.street, words)
    return " · ".join(filter(None, (level, *names)))


def happened(demonstration: Demonstration, moment: int | None, words: Catalogue) -> str:
    """Return what has just happened at a moment."""
    situation = demonstration.situation
    if moment is None and situation.incident is not None:
        return _in_dispute(situation.incident, words)
    if moment == demonstration.moments[0]:
        return words.text("At the start")
    return act_heading(situation.acts[:moment][-1], words)


def acts_lines(situation: Situation, words: Catalogue) -> tuple[str, ...]:
    """Return the acts one by one, as sentences; the blinds and antes before them are left out."""
    acts = [act for act in situation.acts if isinstance(act, Voluntary | NextStreet)]
    lines = [act_heading(act, words) for act in acts]
    if situation.incident is not None:
        lines.append(_in_dispute(situation.incident, words))
    return tuple(lines)


def _in_dispute(incident: Incident, words: Catalogue) -> str:
    """Return an act in dispute as it was told, without the question that the page asks."""
    told = incident_line(incident, words).removeprefix(f"{panel_label('title', words)} ")
    if incident.what == "act":
        told = told.removeprefix(f"{what_label('act', words)}. ")
    seat = words.seat(incident.seat)
    return words.text("{Seat}, in dispute: {told}", seat=seat, told=told.replace("?.", "?"))
