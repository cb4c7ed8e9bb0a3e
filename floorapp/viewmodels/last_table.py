"""The last table: what of a dispute's set-up stays for the next start, as text and back."""

from floorapp.engine.situation import Situation
from floorapp.notation.document import read_document
from floorapp.notation.source import Source
from floorapp.notation.writing import write_document
from floorapp.viewmodels.set_up import for_next_dispute, with_posts


def write_table(situation: Situation) -> str:
    """Return level, seats, street and betting of a situation as a document."""
    return write_document(for_next_dispute(situation))


def read_table(text: str, ante_order: str | None) -> Situation | None:
    """Return the table of a document with its blinds posted; None where it cannot be read."""
    if not text:
        return None
    reading = read_document(Source("", text))
    if reading.problems or reading.to_rule_on is None:
        return None
    return with_posts(for_next_dispute(reading.to_rule_on), ante_order)
