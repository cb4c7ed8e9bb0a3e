"""What has become of an act out of turn, in one sentence."""

from floorapp.engine.incidents.turn import OutOfTurn
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.outcome_text import ruling_noun


def turn_text(turn: OutOfTurn, words: Catalogue) -> str:
    """Return whether an act out of turn binds, is void, or still waits for its turn."""
    if turn.binding is False:
        if not turn.returned_by:
            return words.text("The act out of turn is void.")
        return words.text("The act out of turn is void: {back} goes back.", back=turn.returned_by)
    act = ruling_noun(turn.ruling, turn.amount_to, words)
    if turn.binding:
        return words.text("The act out of turn binds: {act}.", act=act)
    return words.text("The act out of turn waits: {act}.", act=act)
