"""Rule on an incident: what happened decides who rules, and words or chips by which came first."""

from collections.abc import Callable, Mapping

from floorapp.engine import reasons
from floorapp.engine.incidents import beside, corrections, early
from floorapp.engine.incidents.chips import silent
from floorapp.engine.incidents.finding import Finding, left_to_floor
from floorapp.engine.incidents.incident import Incident
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
    table = replayed.table
    seat = table.index[incident.seat]
    special = _SPECIAL.get(incident.what)
    options = Options(table, seat)
    if special is None and not options.live:
        return Finding(reasons=tuple(options.against_wager()), options=())
    found = special(replayed, incident) if special else _act(options, incident)
    if table.turn is not None and table.turn != seat and found.act is not None:
        return replace(found, act=replace(found.act, out_of_turn=True))
    return found


def _act(options: Options, incident: Incident) -> Finding:
    if not incident.pushed_by:
        return spoken(options, incident) if incident.said else _nothing_pushed(options, incident)
    if incident.said is None:
        return silent(options, incident)
    voice = options.table.book.irregular.voice
    if incident.said_first or voice == "always":
        return spoken(options, incident)
    chips = silent(options, incident)
    if incident.said_first is False:
        return chips.because(reasons.ChipsFirst(options.name))
    words = spoken(options, incident)
    return left_to_floor(words, chips, reasons=(reasons.WordsAndChips(options.name),))


def _nothing_pushed(options: Options, incident: Incident) -> Finding:
    """Rule on chips pulled back and nothing else: facing a raise, the fold is given up."""
    if incident.prior == "pulled-back" and options.faced_by:
        prior_by = sum(incident.prior_chips) or options.table.put_in[options.seat]
        wager = (options.wager_name,) if options.may_wager else ()
        why = reasons.PulledBackNoFold(options.name, prior_by)
        return Finding(options=("call", *wager), reasons=(why,))
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
