"""Question: what is asked about a situation, and the answer that the engine gives to it."""

from enum import Enum

from floorapp.engine.answer import Answer, answer
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision
from floorapp.engine.situation import Situation
from floorapp.engine.values import value


class Kind(Enum):
    """What is asked."""

    MAY_RAISE = "may-raise"
    LEAST_RAISE = "least-raise"
    CALL_COST = "call-cost"
    COUNTS_AS = "counts-as"
    BINDING = "binding"
    """Whether an act out of turn binds."""

    FLOOR = "floor"
    """Whether the book leaves the answer to the floor."""

    @property
    def is_yes_or_no(self) -> bool:
        """Whether the answer is yes or no."""
        return self in _YES_OR_NO

    @property
    def is_amount(self) -> bool:
        """Whether the answer is an amount of chips."""
        return self in _AMOUNTS


_YES_OR_NO = frozenset({Kind.MAY_RAISE, Kind.BINDING, Kind.FLOOR})
_AMOUNTS = frozenset({Kind.LEAST_RAISE, Kind.CALL_COST})


@value
class Outcome:
    """What chips may count as: a ruling by its name in data, with its street total."""

    ruling: str
    amount_to: int | None = None


Response = bool | int | Outcome
"""An answer: yes or no, an amount of chips, or what some chips count as."""


@value(kw_only=True)
class Question:
    """One question. Its situation has the incident that it is about, and the seat."""

    kind: Kind
    seat: str
    situation: Situation
    book: RuleBook
    level: int
    """How difficult it is."""

    choices: tuple[Outcome, ...] = ()
    """What there is to choose from, where it is asked what chips count as."""


@value
class Solution:
    """The answer to a question.

    Attributes:
        response: What is right.
        answer: The whole ruling that it comes from.
    """

    response: Response
    answer: Answer


def solve(question: Question) -> Solution | None:
    """Return the answer to a question.

    None where the book gives none: where it leaves it to the floor, and that is not what is asked,
    where facts are missing, or where an act is not allowed or is judged as another one.
    """
    replayed = replay(question.situation, question.book)
    if any(step.ruling.decision not in _PLAIN for step in replayed.steps):
        return None
    found = answer(replayed, question.seat)
    response = _response(question.kind, found)
    if response is None:
        return None
    if question.choices and response not in question.choices:
        return None
    return Solution(response, found)


_PLAIN = frozenset({Decision.ALLOWED, Decision.VOID})


def is_left_to_floor(found: Answer) -> bool:
    """Return whether the book leaves an answer to the floor."""
    finding = found.finding
    return found.discretion if finding is None else bool(finding.choices)


def _response(kind: Kind, found: Answer) -> Response | None:
    """Return what is right; None where the book gives no answer to this kind of question."""
    if kind is Kind.FLOOR:
        return _left_to_floor(found)
    if is_left_to_floor(found):
        return None
    match kind:
        case Kind.COUNTS_AS:
            return _counts_as(found)
        case Kind.BINDING:
            return None if found.turn is None else found.turn.binding
        case _:
            return _of_options(kind, found)


def _left_to_floor(found: Answer) -> bool | None:
    """Return whether it is left to the floor; None where first a fact has to be known."""
    finding = found.finding
    if finding is not None and (finding.asks or finding.options is not None):
        return None
    return is_left_to_floor(found)


def _counts_as(found: Answer) -> Outcome | None:
    finding = found.finding
    if finding is None or finding.ruling is None or finding.asks:
        return None
    return Outcome(finding.ruling, finding.amount_to)


def _of_options(kind: Kind, found: Answer) -> Response | None:
    """Return what a seat may do if it is on it, as far as it can be said in one word."""
    options = found.options
    if options is None or not options.live or found.to_act != options.name or options.only_all_in:
        return None
    match kind:
        case Kind.MAY_RAISE:
            return options.may_wager
        case Kind.LEAST_RAISE:
            return options.min_raise_to
        case _:
            return options.to_call_by or None
