"""The incident log takes any text, answers any search, and agrees with a plain list of entries."""

import csv
import io
import json
import tempfile
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from floorapp.engine.problems import Problem
from floorapp.engine.values import replace
from floorapp.explain.catalogue import catalogue
from floorapp.records.entry import ACCOUNTS, Entry, Player
from floorapp.records.export import write_csv, write_json
from floorapp.records.incident_log import IncidentLog
from floorapp.records.labels import LABELS
from floorapp.records.search import query_of

TEXTS = st.text(max_size=40) | st.text(st.characters(), max_size=6)
"""Any characters, halves of them too, NUL and what steers a terminal."""

WORDS = st.sampled_from(
    ["all-in", "AND", "OR", "NOT", "NEAR(", "a*", '"', '""', "'", "text:", "names : x", "^a", "(", ")", "-", "+", "{a b}:", "ß", "Ä", "ä", "é", "\0", "%", "_", "\\", ";", "--", "12,500", "٣", "漢字", "🂡", "I", "\u0131", "İ", "ǆ", "\u200d", "\u0301", "\ufffe"]
)  # a table, to be read in rows  # fmt: skip
SEARCHES = TEXTS | st.lists(WORDS | TEXTS, max_size=8).map(" ".join) | st.lists(WORDS).map("".join)

MOMENTS = st.builds(
    lambda moment, minutes: moment.replace(tzinfo=timezone(timedelta(minutes=minutes))),
    st.datetimes(),
    st.integers(-14 * 60, 14 * 60),
)

ENTRIES = st.builds(
    Entry,
    at=MOMENTS,
    table=TEXTS,
    level=TEXTS,
    situation=TEXTS,
    rulebook=TEXTS,
    edition=TEXTS,
    headline=TEXTS,
    reasons=st.lists(TEXTS, max_size=3).map(tuple),
    citations=st.lists(TEXTS, max_size=3).map(tuple),
    decision=TEXTS,
    differs=st.booleans(),
    reason=TEXTS,
    decided_by=TEXTS,
    facts_from=st.sampled_from(ACCOUNTS),
    impounded=st.booleans(),
    reviewed=st.booleans(),
    remark=TEXTS,
    language=st.sampled_from(["en", "fr", "de"]) | TEXTS,
    players=st.lists(st.builds(Player, TEXTS, TEXTS), max_size=3).map(tuple),
)


@pytest.fixture(scope="module")
def log():
    """One log for all examples of a test module: making a file takes longer than an example."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as hasty:
        hasty.setattr("floorapp.records.opening._SYNCHRONOUS", "OFF")
        with IncidentLog.open(Path(folder) / "incidents.sqlite3") as opened:
            opened.append(Entry(at=datetime(2026, 1, 1, tzinfo=UTC)))
            yield opened


def is_whole(entry):
    try:
        "".join(texts_in(entry)).encode()
        entry.at.astimezone(UTC)
    except (UnicodeEncodeError, OverflowError):
        return False
    return not entry.differs or bool(entry.reason.strip())


def texts_in(entry):
    yield from (entry.table, entry.level, entry.situation, entry.rulebook, entry.edition)
    yield from (entry.headline, *entry.reasons, *entry.citations, entry.decision, entry.reason)
    yield from (entry.decided_by, entry.remark, entry.language)
    for player in entry.players:
        yield from (player.seat, player.name)


@given(entry=ENTRIES)
def test_any_entry_comes_back_as_it_was_or_is_refused_with_a_sentence(entry, log):
    filed = log.append(entry)
    assert isinstance(filed, Problem) != is_whole(entry)
    if isinstance(filed, Problem):
        assert filed.message.endswith((".", ": say why."))
        return
    assert filed.entry == entry
    assert log.entry(filed.number) == filed
    assert log.filed(after=filed.number - 1) == (filed,)
    assert log.find(limit=1)[0].remark == entry.remark
    verdict = log.verify()
    assert (verdict.broken, verdict.seal) == (None, filed.hash)


@given(entry=ENTRIES, language=st.sampled_from(["en", "fr", "de"]))
def test_any_entry_is_exported_and_read_by_others(entry, language, log):
    filed = log.append(entry)
    if isinstance(filed, Problem):
        return
    with tempfile.TemporaryDirectory() as folder, IncidentLog.open(Path(folder) / "x") as alone:
        alone.append(entry)
        table, data = io.StringIO(newline=""), io.StringIO()
        assert write_csv(alone, table, catalogue(language)) == write_json(alone, data) == 1
    (held,) = json.loads(data.getvalue())["entries"]
    assert held["remark"] == entry.remark
    assert held["players"] == [{"seat": each.seat, "name": each.name} for each in entry.players]
    table.seek(0)
    heading, row = csv.reader(table, delimiter="," if language == "en" else ";")
    assert len(heading) == len(row) == len(LABELS)
    assert not any(cell.lstrip(" \n").startswith(tuple("=+-@\t\r")) for cell in row)
    assert row[list(LABELS).index("remark")].removeprefix("'") == entry.remark.removeprefix("'")


@given(text=SEARCHES, after=st.none() | st.integers(), limit=st.integers(0, 300))
def test_any_search_is_answered(text, after, limit, log):
    found = log.find(text, after=after, limit=limit)
    assert isinstance(found, tuple)
    assert len(found) <= limit
    assert not isinstance(log.count(text), Problem)
    assert isinstance(log.filed(text, limit=3), tuple)


@given(
    words=st.lists(st.text("aäéßZ7", min_size=1, max_size=8), min_size=1, max_size=6), cut=st.data()
)
def test_an_entry_is_found_by_the_beginnings_of_its_words(words, cut, log):
    number = log.append(Entry(at=datetime(2026, 1, 1, tzinfo=UTC), remark=" ".join(words))).number
    begun = [word[: cut.draw(st.integers(1, len(word)))] for word in words]
    found = [line.number for line in log.find(" ".join(begun))]
    assert found[0] == number
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize(
    "text", ["a " * 20_000, "x" * 1_000_000, '"' * 10_000, "a" * 300 + " b" * 300]
)
def test_a_search_of_any_length_is_answered(text, log):
    assert isinstance(log.find(text), tuple)
    assert not isinstance(log.count(text), Problem)


@given(text=SEARCHES)
def test_a_query_asks_only_for_words_in_quotes(text):
    inside = query_of(text).removeprefix('"').removesuffix('"*')
    assert '"' not in inside.replace('"* "', "")


class TwoWindows(RuleBasedStateMachine):
    """Two windows on one log, beside a plain list of what was entered."""

    @initialize()
    def begin(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "incidents.sqlite3"
        self.logs = [IncidentLog.open(self.path), IncidentLog.open(self.path)]
        self.entered = []

    def teardown(self):
        if hasattr(self, "logs"):
            for log in self.logs:
                log.close()
            self.folder.cleanup()

    @rule(window=st.integers(0, 1), entry=ENTRIES.filter(is_whole))
    def add(self, window, entry):
        filed = self.logs[window].append(entry)
        assert filed.number == len(self.entered) + 1
        self.entered.append(entry)

    @rule(window=st.integers(0, 1), entry=ENTRIES.filter(is_whole), which=st.integers(0, 99))
    def amend(self, window, entry, which):
        if self.entered:
            number = which % len(self.entered) + 1
            filed = self.logs[window].append(replace(entry, amends=number))
            first = self.entered[number - 1].amends or number
            self.entered.append(replace(entry, amends=first))
            line = [each.number for each in self.logs[1 - window].with_amendments(number)]
            assert line == [n for n, e in enumerate(self.entered, 1) if first in (n, e.amends)]
            assert filed.number in line

    @rule(window=st.integers(0, 1), moment=MOMENTS.filter(lambda m: 1 < m.year < 9999))
    def purge(self, window, moment):
        gone = [number for number, entry in enumerate(self.entered) if entry.at < moment]
        count = sum(len(self.entered[number].players) for number in gone)
        assert self.logs[window].purge(moment) == count
        for number in gone:
            self.entered[number] = replace(self.entered[number], players=())

    @rule(window=st.integers(0, 1))
    def open_again(self, window):
        self.logs[window].close()
        self.logs[window] = IncidentLog.open(self.path)

    @rule(window=st.integers(0, 1))
    def back_up(self, window):
        made = self.logs[window].back_up(Path(self.folder.name) / "copies")
        with IncidentLog.open(made) as copy:
            assert copy.filed() == self.logs[1 - window].filed()

    @invariant()
    def both_see_what_was_entered_and_the_chain_holds(self):
        if hasattr(self, "logs"):
            for log in self.logs:
                assert [filed.entry for filed in log.filed()] == self.entered
                verdict = log.verify()
                assert (verdict.broken, verdict.entries) == (None, len(self.entered))


TestTwoWindows = TwoWindows.TestCase
TestTwoWindows.settings = settings(
    max_examples=25, stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck)
)
