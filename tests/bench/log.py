"""A log of a hundred thousand incidents: the quick filter, opening, memory, writing."""

import random
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from statistics import median, quantiles
from time import perf_counter

from floorapp.engine.problems import Problem
from floorapp.records.adding import add_entry
from floorapp.records.entry import Entry, Player
from floorapp.records.incident_log import IncidentLog
from floorapp.records.opening import Opened, open_database

ENTRIES = 100_000
BATCH = 5_000
FILTERS = (
    "t",
    "ta",
    "table",
    "call",
    "all-in 45-a",
    "müller",
    "muller 12",
    "raise 3",
    "zzz",
    "1",
    "tda",
)
ROUNDS = 9
START = datetime(2026, 1, 1, 12, tzinfo=UTC)
HEADLINES = (
    "A may raise to at least {}",
    "This is a call of {}; 400 goes back",
    "B may only call {} or fold",
    "The all-in of {} is short and does not re-open",
)
PEOPLE = ("Ana Müller", "Jean Lefèvre", "Kim", "Zoë O’Neil", "Bernd Groß")


def measure() -> Iterator[str]:
    """Yield what each takes, beside an empty log where that says something."""
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder) / "full.sqlite3", Path(folder) / "empty.sqlite3"
        took = _fill(full)
        _fill(empty, 0)
        yield f"incident log, {ENTRIES} entries, {full.stat().st_size / 2**20:.0f} MB, made in {took:.0f} s"
        first, bare = _opening(full), _opening(empty)
        yield f"  opening, first page and count   {first:7.2f} ms   ratio to an empty one {first / bare:.1f}"
        before = getrusage(RUSAGE_SELF).ru_maxrss
        log = _opened(full)
        every = []
        for text in FILTERS:
            times = [
                _timed(lambda text=text: (log.find(text), log.count(text))) for _ in range(ROUNDS)
            ]
            every += times
            yield f"  quick filter “{text}”{' ' * (16 - len(text))} {median(times):7.2f} ms"
        yield f"  quick filter, all               {median(every):7.2f} ms   99th {quantiles(every, n=100)[98]:.2f} ms"
        paged = [_timed(lambda: log.find(after=_anywhere())) for _ in range(99)]
        yield f"  a page anywhere                 {median(paged):7.2f} ms"
        filtered = [_timed(lambda: log.find("table", after=_anywhere())) for _ in range(99)]
        yield f"  a page of a filter anywhere     {median(filtered):7.2f} ms"
        shown = [_timed(lambda: log.with_amendments(_anywhere())) for _ in range(99)]
        yield f"  an entry with its amendments    {median(shown):7.2f} ms"
        added = [_timed(lambda: log.append(_entry(ENTRIES))) for _ in range(99)]
        yield f"  adding an entry                 {median(added):7.2f} ms"
        grown = (getrusage(RUSAGE_SELF).ru_maxrss - before) / 1024
        yield f"  memory grown by all that        {grown:7.1f} MB"
        yield f"  verifying                       {_timed(log.verify):7.0f} ms"
        log.close()


def _fill(path: Path, entries: int = ENTRIES) -> float:
    """Write entries in large transactions, as nothing else here does."""
    start = perf_counter()
    opened = open_database(path, 2)
    assert isinstance(opened, Opened)
    database = opened.database
    for first in range(0, entries, BATCH):
        database.execute("BEGIN IMMEDIATE")
        for turn in range(first, first + BATCH):
            added = add_entry(database, _entry(turn))
            assert not isinstance(added, Problem)
        database.execute("COMMIT")
    database.close()
    return perf_counter() - start


def _entry(turn: int) -> Entry:
    chance = random.Random(turn)
    said = chance.choice(HEADLINES).format(chance.randrange(100, 20_000, 25))
    return Entry(
        at=START + timedelta(minutes=turn),
        table=f"table {chance.randint(1, 80)}",
        level=f"{chance.randint(1, 40)}",
        situation='format = "floorapp/1"\n' + "x" * 1500,
        rulebook="tda-2024",
        edition="2024",
        headline=said,
        reasons=(
            "It was raised by 125 since A acted; a full raise is 100.",
            "Rule 1: the floor decides.",
        ),
        citations=(f"{chance.randint(1, 71)}-{chance.choice('ABCD')}",),
        decision=said,
        decided_by=chance.choice(PEOPLE),
        remark="players agreed " * chance.randint(0, 4),
        amends=chance.randint(1, turn) if turn and chance.random() < 0.02 else None,
        players=(Player("A", chance.choice(PEOPLE)),) if chance.random() < 0.1 else (),
    )


def _anywhere() -> int:
    return random.randint(1, ENTRIES)


def _opened(path: Path) -> IncidentLog:
    log = IncidentLog.open(path)
    assert isinstance(log, IncidentLog)
    return log


def _opening(path: Path) -> float:
    def opened() -> None:
        with _opened(path) as log:
            log.find()
            log.count()

    return median(_timed(opened) for _ in range(ROUNDS))


def _timed(work) -> float:
    start = perf_counter()
    done = work()
    took = (perf_counter() - start) * 1000
    assert not isinstance(done, Problem)
    return took
