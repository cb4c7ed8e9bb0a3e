"""Words on the buttons of the action bar."""

from collections.abc import Mapping
from typing import Literal

from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.citations import brief_rule
from floorapp.explain.numbers import amounts

Action = Literal["fold", "check", "call", "bet", "raise", "complete", "pot", "all-in"]

_BARE: Mapping[Action, str] = {
    "fold": mark("Fold"),
    "check": mark("Check"),
    "call": mark("Call"),
    "bet": mark("Bet"),
    "raise": mark("Raise"),
    "complete": mark("Complete"),
    "pot": mark("Pot"),
    "all-in": mark("All-in"),
}
_WITH_AMOUNT: Mapping[Action, str] = {
    "call": mark("Call {call}"),
    "bet": mark("Bet {to}"),
    "raise": mark("Raise to {to}"),
    "complete": mark("Complete to {to}"),
    "pot": mark("Pot {total}"),
    "all-in": mark("All-in {total}"),
}


@value
class ActionLabel:
    """The two lines of a button."""

    title: str
    """What it does and for how much: ``Call 75``."""

    detail: str
    """Key and street total, ``C · to 200``; on a disabled button why it is disabled."""


def action_label(
    action: Action,
    words: Catalogue,
    *,
    key: str = "",
    by: int | None = None,
    to: int | None = None,
    most: int | None = None,
) -> ActionLabel:
    """Return the label of a button that can be pressed.

    Args:
        action: What it does.
        words: The language.
        key: The key that does the same.
        by: New chips of a call.
        to: Street total of a call, an all-in or a completion; the least total of a bet or raise.
        most: The most of a bet or raise, where the structure bounds it; the same as ``to`` where
            there is but one amount.
    """
    if action == "call":
        detail = key
        if to is not None:
            total = words.text("to {to}", to=to)
            detail = f"{key} · {total}" if key else total
        return ActionLabel(_title(action, words, by), detail)
    return ActionLabel(_title(action, words, to, most), key)


def action_name(action: str, words: Catalogue) -> str:
    """Return the bare name of an act, such as ``Raise``.

    Raises:
        KeyError: If there is no such act.
    """
    return words.text({str(name): text for name, text in _BARE.items()}[action])


def blocked_label(
    action: Action, words: Catalogue, *, reason: str = "", rule: str | None = None
) -> ActionLabel:
    """Return the label of a disabled button: ``✗ Rule 47-A: 75 < 100`` below its bare title.

    Args:
        action: What it would do.
        words: The language.
        reason: Why not, in a few words; empty where the rule alone fits.
        rule: The rule that says so; None where no rule is printed.
    """
    title = _title(action, words, None)
    if rule is None:
        return ActionLabel(title, reason)
    rule = brief_rule(rule, words)
    if not reason:
        return ActionLabel(title, f"✗ {rule}")
    return ActionLabel(title, words.text("✗ {rule}: {reason}", rule=rule, reason=reason))


def _title(action: Action, words: Catalogue, value: int | None, most: int | None = None) -> str:
    if value is None or action in {"fold", "check"}:
        return words.text(_BARE[action])
    if action in {"bet", "raise"} and most != value:
        return _title_with_range(action, words, value, most)
    return words.text(_WITH_AMOUNT[action], to=value, call=value, total=value)


def _title_with_range(action: Action, words: Catalogue, least: int, most: int | None) -> str:
    if most is not None:
        return words.text(_WITH_AMOUNT[action], to=amounts(least, most, words.language))
    if action == "bet":
        return words.text("Bet ≥ {min}", min=least)
    return words.text("Raise to ≥ {min}", min=least)
