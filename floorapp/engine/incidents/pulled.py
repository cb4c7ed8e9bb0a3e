"""Pulled: old chips taken back while facing a raise, which gives up the fold. Rule 46-B."""

from floorapp.engine import reasons
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.options import Options


def fold_given_up(options: Options, incident: Incident) -> bool:
    """Return whether the seat has taken back chips of its own while it faces a raise."""
    faces_raise = bool(options.faced_by and options.table.moves)
    return faces_raise and bool(_prior_by(options, incident)) and incident.prior in _TAKES_BACK


def pulled_back(options: Options, incident: Incident) -> reasons.PulledBackNoFold:
    """Return that as a reason."""
    pulled_by = _prior_by(options, incident) - sum(incident.kept)
    return reasons.PulledBackNoFold(options.name, pulled_by)


def without_fold(options: Options, incident: Incident, returned_by: int = 0) -> Finding:
    """Return that only a call or a raise is left. Case tda46B."""
    left = tuple(name for name in options.names if name != "fold")
    return Finding(options=left, returned_by=returned_by, reasons=(pulled_back(options, incident),))


def _prior_by(options: Options, incident: Incident) -> int:
    return sum(incident.prior_chips) or options.table.put_in[options.seat]


_TAKES_BACK = ("pulled-back", "part-kept")
