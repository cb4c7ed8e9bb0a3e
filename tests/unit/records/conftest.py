"""An incident log in an empty folder, and entries for it."""

from datetime import UTC, datetime, timedelta

import pytest

from floorapp.records.entry import Entry
from floorapp.records.incident_log import IncidentLog

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def an_entry(turn=0, **told) -> Entry:
    """An entry whose clock goes on with the turn."""
    said = {
        "at": NOON + timedelta(minutes=turn),
        "table": "12",
        "level": "L8 · 500/1,000",
        "situation": 'format = "floorapp/1"\n',
        "rulebook": "tda-2024",
        "edition": "2024",
        "headline": "A may raise to at least 300",
        "reasons": ("It was raised by 100.", "A full raise is 100."),
        "citations": ("TDA 43", "TDA 47"),
        "decision": "A may raise to at least 300",
        "decided_by": "Ana Müller",
        "facts_from": "floor",
        "remark": f"turn {turn}",
    }
    return Entry(**{**said, **told})


@pytest.fixture(autouse=True)
def _hasty(monkeypatch):
    """No test waits for the disk; those that kill a process start it without this."""
    monkeypatch.setattr("floorapp.records.opening._SYNCHRONOUS", "OFF")


@pytest.fixture
def path(tmp_path):
    """Where the log is; its folder is not there yet."""
    return tmp_path / "data" / "incidents.sqlite3"


@pytest.fixture
def log(path):
    """The log, empty."""
    with IncidentLog.open(path) as opened:
        yield opened
