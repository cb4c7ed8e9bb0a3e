"""A question in words: what happened, what is asked, and what there is to answer."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from floorapp.engine.games import STUD_STREETS
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.replay import replay
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.numbers import amount
from floorapp.explain.outcome_text import ruling_noun
from floorapp.explain.step_text import act_heading
from floorapp.explain.street_text import betting_name, street_name
from floorapp.quiz.question import Kind, Outcome, Question, Response

_ASKED: Final[Mapping[Kind, str]] = {
    Kind.MAY_RAISE: mark("May {seat} raise?"),
    Kind.LEAST_RAISE: mark("{Seat} wants to raise: to how much at least?"),
    Kind.CALL_COST: mark("How many chips must {seat} add to call?"),
    Kind.COUNTS_AS: mark("What does this count as?"),
    Kind.BINDING: mark("Does the act out of turn bind {seat}?"),
    Kind.FLOOR: mark("Does the book decide this, or is it left to the floor?"),
}

LEVEL_NAMES: Final[Mapping[int, str]] = {
    1: mark("Plain raises"),
    2: mark("A short all-in"),
    3: mark("Short all-ins that add up"),
    4: mark("Chips"),
    5: mark("Out of turn and irregular"),
    6: mark("Everything, by any book"),
}
"""What each difficulty is about."""

KIND_NAMES: Final[Mapping[Kind, str]] = {
    Kind.MAY_RAISE: mark("May raise"),
    Kind.LEAST_RAISE: mark("Least raise"),
    Kind.CALL_COST: mark("Cost of a call"),
    Kind.COUNTS_AS: mark("What chips count as"),
    Kind.BINDING: mark("Out of turn"),
    Kind.FLOOR: mark("Left to the floor"),
}
"""What each kind of question is called in the score."""


def level_name(level: int, words: Catalogue) -> str:
    """Return what a difficulty is about, with its number."""
    return f"{level} · {words.text(LEVEL_NAMES[level])}"


def question_text(question: Question, words: Catalogue) -> str:
    """Return what is asked."""
    return words.text(_ASKED[question.kind], seat=words.seat(question.seat))


def happened_text(question: Question, words: Catalogue) -> str:
    """Return what is not seen at the table: chips and words in dispute, or acts out of turn."""
    incident = question.situation.incident
    if incident is not None:
        return _incident_text(incident, words)
    if question.kind is Kind.BINDING:
        return _early_text(question, words)
    return ""


def place_text(question: Question, words: Catalogue) -> str:
    """Return where it happens: structure, street, blinds and book."""
    situation = question.situation
    small, big = (amount(by, words.language) for by in (situation.small_blind, situation.big_blind))
    blinds = f"{small}/{big}"
    if situation.street not in STUD_STREETS:
        blinds = words.text("Blinds {blinds}", blinds=blinds)
    street = street_name(situation.street, words)
    return " · ".join((betting_name(situation.betting, words), street, blinds, question.book.name))


def acts_text(question: Question, words: Catalogue) -> str:
    """Return what everybody did in turn, a sentence for each."""
    acts = [step.act for step in replay(question.situation, question.book).steps]
    early = (n for n, act in enumerate(acts) if getattr(act, "out_of_turn", False))
    return " ".join(f"{act_heading(act, words)}." for act in acts[: next(early, len(acts))])


def response_text(question: Question, response: Response, words: Catalogue) -> str:
    """Return an answer as it goes on in a sentence: ``raise to 800``, ``yes``."""
    if isinstance(response, Outcome):
        return ruling_noun(response.ruling, response.amount_to, words)
    if isinstance(response, bool):
        return _yes_or_no(question.kind, words)[0 if response else 1]
    return amount(response, words.language)


def button_text(question: Question, response: Response, words: Catalogue) -> str:
    """Return an answer as it stands on a button."""
    said = response_text(question, response, words)
    return f"{said[:1].upper()}{said[1:]}"


def offered(question: Question) -> tuple[Response, ...]:
    """Return what there is to choose from; nothing where an amount is to be given."""
    if question.kind.is_yes_or_no:
        return (True, False)
    return question.choices


def _yes_or_no(kind: Kind, words: Catalogue) -> tuple[str, str]:
    if kind is Kind.FLOOR:
        return words.text("left to the floor"), words.text("the book decides")
    return words.text("yes"), words.text("no")


def _incident_text(incident: Incident, words: Catalogue) -> str:
    """Return what a seat pushed and said."""
    seat = words.seat(incident.seat)
    chips = _chips_text(incident.chips, words)
    if incident.what == "string-bet":
        later = _chips_text(incident.later_chips, words)
        if incident.said:
            return words.text(
                "{Seat} says “raise”, puts in {chips}, and then {later} in a second motion.",
                seat=seat,
                chips=chips,
                later=later,
            )
        return words.text(
            "Without a word {seat} puts in {chips}, and then {later} in a second motion.",
            seat=seat,
            chips=chips,
            later=later,
        )
    if incident.said is None:
        if incident.prior_chips:
            old = _piles(incident.prior_chips, words)
            return words.text(
                "Without a word {seat} adds {chips}; {old} lies there already.",
                seat=seat,
                chips=chips,
                old=old,
            )
        return words.text("Without a word {seat} puts in {chips}.", seat=seat, chips=chips)
    if incident.said_first:
        return words.text("{Seat} says “raise”, then puts in {chips}.", seat=seat, chips=chips)
    return words.text(_AT_ONCE[incident.said], seat=seat, chips=chips)


_AT_ONCE: Final[Mapping[str, str]] = {
    "call": mark("{Seat} says “call” and puts in {chips}: nobody knows which came first."),
    "raise": mark("{Seat} says “raise” and puts in {chips}: nobody knows which came first."),
}


def _chips_text(chips: tuple[int, ...], words: Catalogue) -> str:
    """Return what was put in: ``one chip of 500``, ``2 × 500 + 100 in chips``."""
    if len(chips) == 1:
        return words.text("one chip of {chip}", chip=chips[0])
    return words.text("{chips} in chips", chips=_piles(chips, words))


def _piles(chips: tuple[int, ...], words: Catalogue) -> str:
    """Return chips as they lie: ``2 × 500 + 100``."""
    piles = []
    for chip, count in sorted(Counter(chips).items(), reverse=True):
        shown = amount(chip, words.language)
        piles.append(shown if count == 1 else f"{count} × {shown}")
    return " + ".join(piles)


def _early_text(question: Question, words: Catalogue) -> str:
    """Return the act out of turn, and what came after it."""
    steps = replay(question.situation, question.book).steps
    first = next(n for n, step in enumerate(steps) if getattr(step.act, "out_of_turn", False))
    told = [act_heading(step.act, words) for step in steps[first:]]
    return words.text("{act}, out of turn. {next}.", act=told[0], next=". ".join(told[1:]))
