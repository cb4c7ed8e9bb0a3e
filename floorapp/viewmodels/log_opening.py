"""Log opening: an entry of the incident log as a situation on the desk."""

from floorapp.engine.problems import Problem, problem
from floorapp.notation.source import Source
from floorapp.records.entry import Filed
from floorapp.viewmodels.documents import Documents


def open_entry(filed: Filed, documents: Documents) -> Problem | None:
    """Put the situation of an entry on the desk, as one step; return why it cannot be.

    The rule book as it was stands beside today's, where they do not rule alike.
    """
    number = str(filed.number)
    if documents.open_text(Source(number, filed.entry.situation)):
        return None
    return problem(
        "The situation of no. {number} cannot be read: what is written of it stands here.",
        number=number,
    )
