"""Rule on an incident: what happened decides who rules, and words or chips by which came first."""

from collections.abc import Callable, Mapping

from floorapp.engine import reasons
from floorapp.engine.incidents import beside, corrections, early
from floorapp.engine.incidents.chips import silent
from floorapp.engine.incidents.finding import Finding, left_to_floor
from floorapp.engine.incidents.incident import LOOKS_BACK, Incident
from floorapp.engine.incidents.last import with_last_chips
from floorapp.engine.incidents.pulled import fold_given_up, without_fold
from floorapp.engine.incidents.words import spoken
from floorapp.engine.options import Options
from floorapp.engine.replay import Replay
from floorapp.engine.values import replace


def rule_on(replayed: Replay, incident: Incident) -> Finding:
    """Return what an act in dispute counts as, as the acts before it left the table.

    Args:
        replayed: The acts in front of the one in dispute, or with it where it was made and is
            looked at again.
        incident: What happened.

    Raises:
        KeyError: If the seat is not in the hand.
    """
    unsaid = next((fact for fact in _YES_OR_NO if getattr(incident, fact) is None), None)
    if unsaid is not None:
        return _either_way(replayed, incident, unsaid)
    replayed = with_last_chips(replayed, incident)
    table = replayed.table
    seat = table.index[incident.seat]
    special = _SPECIAL.get(incident.what)
    options = Options(table, seat)
    if not (options.live or incident.what in LOOKS_BACK):
        return Finding(reasons=tuple(options.against_wager()), options=())
    found = special(replayed, incident) if special else _act(options, incident)
    return found if table.turn in {None, seat} else _out_of_turn(found)


def _out_of_turn(found: Finding) -> Finding:
    """Return the finding with its act, and those of its choices, marked as out of turn."""
    choices = tuple(_out_of_turn(choice) for choice in found.choices)
    act = None if found.act is None else replace(found.act, out_of_turn=True)
    return replace(found, act=act, choices=choices)


def _either_way(replayed: Replay, incident: Incident, unsaid: str) -> Finding:
    """Rule where a fact is not known: it is asked for only if the ruling depends on it."""
    yes, no = (rule_on(replayed, replace(incident, **{unsaid: so})) for so in (True, False))
    if (yes.outcome, yes.asks) == (no.outcome, no.asks):
        return no
    return Finding(asks=tuple(dict.fromkeys((*yes.asks, *no.asks, unsaid))))


def _act(options: Options, incident: Incident) -> Finding:
    if not incident.pushed_by:
        return spoken(options, incident) if incident.said else _nothing_pushed(options, incident)
    if incident.said is None:
        return silent(options, incident)
    words = spoken(options, incident)
    if options.table.book.irregular.voice == "always":
        return words
    chips = silent(options, incident)
    if incident.said_first:
        decides = words.outcome != chips.outcome
        return words.because(reasons.WordsFirst(options.name)) if decides else words
    if incident.said_first is False:
        return chips.because(reasons.ChipsFirst(options.name))
    return left_to_floor(words, chips, reasons=(reasons.WordsAndChips(options.name),))


def _nothing_pushed(options: Options, incident: Incident) -> Finding:
    """Rule on chips pulled back and nothing else: facing a raise, the fold is given up."""
    if fold_given_up(options, incident):
        return without_fold(options, incident)
    return Finding(asks=("chips", "said"))


_SPECIAL: Mapping[str, Callable[[Replay, Incident], Finding]] = {
    "string-bet": early.string_bet,
    "conditional": early.conditional,
    "premature": early.premature,
    "misquoted": early.misquoted,
    "forward-motion": early.forward_motion,
    "wrong-amount": corrections.wrong_amount,
    "wrong-pot": corrections.wrong_pot,
    "skipped": beside.skipped,
    "substantial-action": beside.substantial_action,
    "hidden-chip": beside.hidden_chip,
    "clock": beside.clock,
    "killed-hand": beside.killed_hand,
}
"""Who rules on each of ``incident.WHAT`` but ``act``."""

_YES_OR_NO = ("last_chips", "next_card", "had_time")
"""Facts of an incident of which None says that nobody knows."""
