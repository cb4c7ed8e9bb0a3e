"""Log opening: an entry of the incident log as a situation on the desk."""

from floorapp.engine.problems import Problem, problem
from floorapp.notation.document import read_document
from floorapp.notation.source import Source
from floorapp.records.entry import Filed
from floorapp.viewmodels.desk import Desk


def open_entry(filed: Filed, desk: Desk) -> Problem | None:
    """Put the situation of an entry on the desk, as one step; return why it cannot be."""
    name = f"{filed.number}.floor"
    situation = read_document(Source(name, filed.entry.situation)).to_rule_on
    if situation is None:
        return problem(
            "The situation of no. {number} cannot be read: what is written of it stands here.",
            number=str(filed.number),
        )
    desk.open(situation)
    return None
