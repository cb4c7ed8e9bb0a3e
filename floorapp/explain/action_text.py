"""Words on the buttons of the action bar."""

from typing import Literal

from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.citations import brief_rule

Action = Literal["fold", "check", "call", "bet", "raise", "all-in"]


@value
class ActionLabel:
    """The two lines of a button."""

    title: str
    """What it does and for how much: ``Call 75``."""

    detail: str
    """Key and street total, ``C · to 200``; on a disabled button why it is disabled."""


def action_label(
    action: Action, words: Catalogue, *, key: str = "", by: int | None = None, to: int | None = None
) -> ActionLabel:
    """Return the label of a button that can be pressed.

    Args:
        action: What it does.
        words: The language.
        key: The key that does the same.
        by: New chips of a call.
        to: Street total of a call or an all-in; the least total of a bet or raise.
    """
    detail = key
    if action == "call" and to is not None:
        total = words.text("to {to}", to=to)
        detail = f"{key} · {total}" if key else total
    return ActionLabel(_title(action, words, by if action == "call" else to), detail)


def blocked_label(
    action: Action, words: Catalogue, *, reason: str = "", rule: str | None = None
) -> ActionLabel:
    """Return the label of a disabled button: ``✗ 47-A: 75 < 100`` below its bare title.

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


def _title(action: Action, words: Catalogue, value: int | None) -> str:
    if action == "fold":
        return words.text("Fold")
    if action == "check":
        return words.text("Check")
    if value is None:
        return _bare_title(action, words)
    return _title_with_amount(action, words, value)


def _bare_title(action: Action, words: Catalogue) -> str:
    match action:
        case "call":
            return words.text("Call")
        case "bet":
            return words.text("Bet")
        case "raise":
            return words.text("Raise")
        case _:
            return words.text("All-in")


def _title_with_amount(action: Action, words: Catalogue, value: int) -> str:
    match action:
        case "call":
            return words.text("Call {call}", call=value)
        case "bet":
            return words.text("Bet ≥ {min}", min=value)
        case "raise":
            return words.text("Raise to ≥ {min}", min=value)
        case _:
            return words.text("All-in {total}", total=value)
