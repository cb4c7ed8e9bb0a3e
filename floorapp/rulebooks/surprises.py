"""Surprises: what a rule book says that does not go together, each with its remedy."""

from collections.abc import Callable, Mapping

from floorapp.engine.problems import Problem, problem
from floorapp.engine.rulebook import RuleBook

_BY_SUM = frozenset({"reopened", "add-up", "not-reopened"})
_REASONS: Mapping[str, frozenset[str]] = {
    "largest-increment": _BY_SUM,
    "complete-level": _BY_SUM,
    "double-minimum": _BY_SUM,
    "double-total": frozenset({"doubled", "not-doubled"}),
    "single-full-raise": frozenset({"full-raise-since", "no-full-raise-since"}),
    "half-raise-counts": frozenset(
        {"reopened", "add-up", "half-raise-counts", "under-half-raise"},
    ),
    "consecutive-all-ins": frozenset(
        {"full-raise-since", "consecutive-all-ins", "right-unclear", "not-reopened"}
    ),
}
"""The reasons for a right to raise again that each way of raising may give."""

_ALL_REASONS = frozenset().union(*_REASONS.values())


def surprises(book: RuleBook, place: str = "") -> tuple[Problem, ...]:
    """Return what will surprise whoever rules by a book, as warnings.

    Args:
        book: The book, with what it takes over.
        place: The file, which every warning starts with.
    """
    return tuple(found for check in _CHECKS for found in check(book, place))


def _at(place: str, key: str) -> str:
    return f"{place}: {key}" if place else key


def _doubling_by_increments(book: RuleBook, place: str) -> list[Problem]:
    if book.raising.name != "double-minimum":
        return []
    return [
        problem(
            "A raise must double the bet, but an increment opens the betting again: after a raise"
            " from 100 to 300 an all-in for 500 is no full raise, and yet who raised may raise"
            " again. Have both double, or neither.",
            _at(place, "raising"),
        )
    ]


def _never_cited(book: RuleBook, place: str) -> list[Problem]:
    """Tell rules that the book prints for reasons that it never gives."""
    never = _ALL_REASONS - _REASONS[book.raising.name]
    return [
        problem(
            "Rule {rule} is never cited, since this book counts raises in another way: take the"
            " line out, or choose the way of raising that it is about.",
            _at(place, f"citations.{code}"),
            rule=own[0],
        )
        for code in sorted(never)
        if (
            own := [
                cited.rule
                for cited in book.citations.get(code, ())
                if cited.book == book.name and cited.rule is not None
            ]
        )
    ]


def _half_of_two_things(book: RuleBook, place: str) -> list[Problem]:
    if book.raising.name != "half-raise-counts" or book.irregular.half_of != "unclear":
        return []
    return [
        problem(
            "Half a raise opens the betting again, but the book leaves unclear what half is"
            " measured against: choose half of the raise.",
            _at(place, "irregular.half_of"),
        )
    ]


def _no_raise_at_all(book: RuleBook, place: str) -> list[Problem]:
    return [
        problem(
            "In fixed limit nobody may ever raise a bet: choose how many raises there may be.",
            _at(place, key),
        )
        for key in ("raises_after_bet", "raises_in_two_rounds")
        if getattr(book, key) == 0
    ]


def _nothing_to_lift(book: RuleBook, place: str) -> list[Problem]:
    limits_raises = {book.raises_after_bet, book.raises_in_two_rounds} != {None}
    if limits_raises or book.cap_lifted == "last-two":
        return []
    return [
        problem(
            "The book says when raises are not limited, but not to how many they are otherwise:"
            " choose the number.",
            _at(place, "cap_lifted"),
        )
    ]


def _counted_twice(book: RuleBook, place: str) -> list[Problem]:
    if not book.small_blind_as_big or book.missing_blinds in {None, "true-value"}:
        return []
    return [
        problem(
            "What a short small blind lacks counts twice in the pot: once as posted, once as part"
            " of a big blind. Count only what was posted, or not as a big one.",
            _at(place, "missing_blinds"),
        )
    ]


def _short_by_the_ante(book: RuleBook, place: str) -> list[Problem]:
    if book.ante_order != "ante-first" or book.missing_blinds is not None:
        return []
    return [
        problem(
            "The ante is paid first and leaves short stacks with a short blind, but the book does"
            " not say what that counts in pot-limit: choose it.",
            _at(place, "missing_blinds"),
        )
    ]


_CHECKS: tuple[Callable[[RuleBook, str], list[Problem]], ...] = (
    _doubling_by_increments,
    _never_cited,
    _half_of_two_things,
    _no_raise_at_all,
    _nothing_to_lift,
    _counted_twice,
    _short_by_the_ante,
)
