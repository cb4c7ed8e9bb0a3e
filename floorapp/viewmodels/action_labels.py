"""Action labels: the two lines of each button of the action bar."""

from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import cite
from floorapp.engine.values import replace, value
from floorapp.explain.action_text import Action, ActionLabel, action_label, blocked_label
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.short_reason import short_reason

KEYS = {"fold": "F", "check": "X", "call": "C", "wager": "R", "all-in": "A"}
"""The letter that means the same in the entry line."""


@value
class ButtonState:
    """What a button says: its act, what speaks against it, and for how much it is.

    ``to`` is the amount entered; None where none was, so that the range is shown. ``to_floor`` is
    why the floor decides on it; ``wants_amount`` says that nobody knows the stack of an all-in.
    """

    name: str
    options: Options | None
    against: tuple[Reason, ...]
    to_floor: tuple[Reason, ...] = ()
    to: int | None = None
    wants_amount: bool = False


def button_label(state: ButtonState, book: RuleBook, words: Catalogue) -> ActionLabel:
    """Return the two lines of a button."""
    options, against = state.options, state.against
    kind = _kind(state.name, options)
    if options is None or against:
        betting = options.table.situation.betting if options else ""
        rules = cite(book, against, betting)
        rule = rules[0].rule if rules else None
        short = short_reason(against[0], words) if against else ""
        return blocked_label(kind, words, reason=short, rule=rule)
    label = _pressable(state, options, kind, words)
    if state.to_floor:
        detail = words.text("{key} · floor decides", key=KEYS[state.name])
        return replace(label, detail=detail)
    return label


def _pressable(state: ButtonState, options: Options, kind: Action, words: Catalogue) -> ActionLabel:
    key = KEYS[state.name]
    match state.name:
        case "call":
            return action_label(kind, words, key=key, by=options.to_call_by, to=options.call_to)
        case "all-in" if state.wants_amount:
            return ActionLabel(
                words.text("All-in …"), words.text("{key} · enter the total", key=key)
            )
        case "all-in":
            return action_label(kind, words, key=key, to=state.to)
        case "wager" if state.to is not None:
            return action_label(kind, words, key=key, to=state.to, most=state.to)
        case "wager":
            most = None if options.max_to is None else options.max_raise_to
            return action_label(kind, words, key=key, to=options.min_to, most=most)
        case _:
            return action_label(kind, words, key=key)


def _kind(name: str, options: Options | None) -> Action:
    if name != "wager":
        return name  # type: ignore[return-value]  # the other names are the acts' own
    return "raise" if options is None else options.wager_name  # type: ignore[return-value]  # its three names are actions
