"""What the window of the log says of entries, and how one comes back to the table."""

import threading
from datetime import UTC, datetime

import pytest
import shiboken6

from floorapp.engine.problems import problem
from floorapp.engine.values import replace
from floorapp.explain.catalogue import LANGUAGES
from floorapp.records.entry import Count, Entry, Filed, Player, Verdict
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.documents import Documents
from floorapp.viewmodels.log_detail import as_text, log_detail
from floorapp.viewmodels.log_errand import LogErrand
from floorapp.viewmodels.log_file import LogFile
from floorapp.viewmodels.log_opening import open_entry
from floorapp.viewmodels.log_text import (
    copied_text,
    count_text,
    empty_text,
    verdict_text,
    written_text,
)
from floorapp.viewmodels.record_matter import matter_of
from floorapp.viewmodels.record_view import account_text

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
SPOILT = problem("Entry {number} is not as it was written.", number="7")


def filed(number=1, **told):
    said = {"at": NOON, "headline": "C may call 75.", "decision": "C may call 75."}
    return Filed(number, Entry(**{**said, **told}), "", purged=False, hash="")


def test_all_of_an_entry_is_told(speak):
    entry = filed(
        table="14",
        level="50 / 100",
        reasons=("One.", "Two."),
        citations=("TDA 2024 · 47-A", "TDA 2024 · 43-A"),
        rulebook="house",
        edition="2026",
        situation='[situation]\nactions = ["A bet 100", "B call"]\n',
        decision="C may raise.",
        differs=True,
        reason="misspoken",
        decided_by="M. Okafor",
        facts_from="camera",
        impounded=True,
        remark="<b>no</b>\0",
        players=(Player("A", "Anna"),),
    )
    said = as_text(log_detail((entry,), speak("en")))
    for part in (
        "No. 1",
        "2026-05-01 12:00 · Table 14 · 50 / 100",
        "One.\nTwo.",
        "TDA 2024 · 47-A, TDA 2024 · 43-A",
        "house (2026)",
        "A bet 100 · B call",
        "C may raise.",
        "Reason: misspoken",
        "Facts from: the camera",
        "Pot impounded: yes",
        "Remark: <b>no</b>\ufffd",
        "Players: A: Anna",
    ):
        assert part in said
    assert "Reviewed later" not in said


@pytest.mark.parametrize(
    ("language", "acts", "book"),
    [
        ("en", "C call · D all-in 125 · E call · Flop · A check", "Poker TDA rules, 2024"),
        ("fr", "C paie · D tapis 125 · E paie · Flop · A checke", "Règles Poker TDA, version 2024"),
        ("de", "C geht mit · D All-in 125 · E geht mit · Flop · A checkt", "Poker-TDA-Regeln"),
    ],
)
def test_acts_and_book_are_told_in_the_language(at, speak, language, acts, book):
    entry = matter_of(at("50/100 A,B,C,D,E pre: c a125 c / x ")).entry
    said = as_text(log_detail((Filed(1, entry, "", purged=False, hash=""),), speak(language)))
    assert acts in said and book in said and "tda-2024" not in said


def test_an_entry_without_its_book_tells_its_acts_all_the_same(at, speak):
    entry = matter_of(at("50/100 A,B,C flop: b100 ")).entry
    without = entry.situation.split("[rulebook]")[0]
    said = as_text(log_detail((filed(situation=without, rulebook="tda-2024"),), speak("de")))
    assert "A setzt 100" in said and "Regelwerk: tda-2024" in said


def test_an_amendment_tells_what_it_changes(speak):
    first = filed(remark="first")
    second = filed(2, remark="", decision="C may raise.", differs=True, reason="camera", amends=1)
    third = replace(second, number=3)
    said = as_text(log_detail((first, second, third), speak("en")))
    assert "as the book says" in said
    behind = said.split("Amended as no. 2")[1]
    assert "Remark: –" in behind and "Decision given: C may raise." in behind
    assert said.endswith("Nothing was changed.")


@pytest.mark.parametrize(
    "situation", ["", "no toml [", "situation = 3", "[situation]\nactions = 3"]
)
def test_a_situation_that_cannot_be_read_is_left_out(situation, speak):
    assert "Acts" not in as_text(log_detail((filed(situation=situation),), speak("en")))


def test_an_entry_is_opened_at_the_table_as_one_step(at):
    desk = at("50/100 A,B,C,D,E flop: b100 a125 c a200 c c ")
    entry = matter_of(desk).entry
    acts = desk.situation.acts
    other = at("10/20 A,B flop: x ")
    assert open_entry(Filed(4, entry, "", purged=False, hash=""), Documents(other)) is None
    assert other.situation.acts == acts and other.situation.big_blind == 100
    other.undo()
    assert other.situation.big_blind == 20 and len(other.situation.acts) == 1


def test_a_ruling_by_the_book_as_it_was_is_shown_beside_todays(at, books):
    desk = at("50/100 A,B,C,D,E flop: b100 a125 c a200 c c ", "house-half-raise")
    entry = matter_of(desk).entry
    today = replace(books["tda-2024"], id="house-half-raise")
    later = Desk({**books, "house-half-raise": today}, "tda-2024")
    documents, heard = Documents(later), []
    documents.told.connect(heard.append)
    assert open_entry(Filed(4, entry, "", purged=False, hash=""), documents) is None
    assert later.book is today and "raise to 300" in heard[0] and "By today’s book" in heard[0]
    assert any(book.raising == desk.book.raising for book in later.books.values())


def test_an_entry_whose_situation_cannot_be_read_leaves_the_table_alone(at):
    desk = at("10/20 A,B flop: x ")
    before = desk.dispute
    assert open_entry(filed(9, situation="spoilt"), Documents(desk)).facts == {"number": "9"}
    assert desk.dispute is before


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_the_window(language, speak):
    words = speak(language)
    counts = {count_text(Count(n, more=more), words) for n, more in ((1, 0), (7, 0), (1000, 1))}
    assert len(counts) == 3 and count_text(SPOILT, words) == ""
    empty = [empty_text(*told, words) for told in (("", None), ("x", None), ("x", SPOILT))]
    assert len(set(empty)) == 3
    sound = verdict_text(Verdict(12, None, (), "abc"), words)
    assert "12" in sound and "abc" in sound
    broken = verdict_text(Verdict(12, SPOILT, (SPOILT,), "abc"), words)
    assert "7" in broken and "abc" not in broken
    assert verdict_text(SPOILT, words) in broken
    assert verdict_text(Verdict(0, None, (), ""), words) == empty_log(words)
    assert "3" in written_text(3, words) and "7" in written_text(SPOILT, words)
    assert "/x" in copied_text("/x", words) and "7" in copied_text(SPOILT, words)
    assert account_text("floor", words) and account_text("a parrot", words) == "a parrot"


def empty_log(words):
    return words.text("The incident log is empty.")


class Log:
    """A log that notes in which thread it was used, and that it was closed."""

    def __init__(self):
        self.closed = 0
        self.used_in = None

    def verify(self):
        self.used_in = threading.get_ident()
        return 5

    def close(self):
        self.closed += 1


def test_an_errand_is_done_beside_the_window_with_a_log_of_its_own(qtbot):
    log, came = Log(), []
    errand = LogErrand(LogFile(lambda: log, str))
    with qtbot.waitSignals([errand.changed, errand.changed]):
        errand.run(
            lambda own: own.verify(), lambda found: came.append((found, threading.get_ident()))
        )
        assert errand.is_busy
        errand.run(lambda own: own.verify(), came.append)
    assert came == [(5, threading.get_ident())]
    assert log.used_in not in {None, threading.get_ident()} and log.closed == 1
    assert not errand.is_busy


def test_an_errand_without_a_log_says_so(qtbot):
    came = []
    errand = LogErrand(LogFile(lambda: SPOILT, str))
    errand.run(lambda own: own.verify(), came.append)
    qtbot.waitUntil(lambda: not errand.is_busy)
    assert came == [SPOILT]


@pytest.mark.parametrize("fails", ["open", "work"])
def test_an_errand_in_which_the_program_fails_is_told_and_the_next_one_is_done(
    qtbot, monkeypatch, fails
):
    faults, came, log = [], [], Log()
    monkeypatch.setattr(threading, "excepthook", faults.append)

    def fail(*_own):
        raise RuntimeError("a wheel came off")

    opens = [fail if fails == "open" else lambda: log, lambda: log]

    def open_log():
        return opens.pop(0)()

    errand = LogErrand(LogFile(open_log, str))
    errand.run(fail, came.append)
    qtbot.waitUntil(lambda: not errand.is_busy)
    (problem,) = came
    assert problem.message.startswith("Something went wrong in the program.")
    qtbot.waitUntil(lambda: len(faults) == 1)
    assert str(faults[0].exc_value) == "a wheel came off"
    assert fails == "open" or log.closed == 1
    errand.run(lambda own: own.verify(), came.append)
    qtbot.waitUntil(lambda: not errand.is_busy)
    assert came[-1] == 5


def test_an_errand_is_ended_before_its_window_goes(qtbot):
    log, came, goes_on = Log(), [], threading.Event()
    errand = LogErrand(LogFile(lambda: log, str))

    def work(own):
        goes_on.wait(5)
        return own.verify()

    errand.run(work, came.append)
    threading.Timer(0.05, goes_on.set).start()
    errand.close()
    assert log.closed == 1, "the work is done when the program ends"
    assert not errand.is_busy
    errand.run(lambda own: own.verify(), came.append)
    qtbot.wait(10)
    assert came == [] and log.closed == 1, "nobody is there to be told any more"


def test_an_errand_is_not_waited_for_without_end(monkeypatch):
    monkeypatch.setattr("floorapp.viewmodels.log_errand.PATIENCE", 0.01)
    log, goes_on = Log(), threading.Event()
    errand = LogErrand(LogFile(lambda: log, str))
    errand.run(lambda _own: goes_on.wait(5), lambda _found: None)
    before = set(threading.enumerate())
    errand.close()
    assert log.closed == 0
    goes_on.set()
    for thread in before - {threading.main_thread()}:
        thread.join(5)
    assert log.closed == 1


def test_an_errand_whose_window_has_gone_tells_nobody(monkeypatch):
    faults, log, goes_on = [], Log(), threading.Event()
    monkeypatch.setattr(threading, "excepthook", faults.append)
    errand = LogErrand(LogFile(lambda: log, str))
    before = set(threading.enumerate())
    errand.run(lambda _own: goes_on.wait(5), lambda _found: None)
    shiboken6.delete(errand)
    goes_on.set()
    for thread in set(threading.enumerate()) - before:
        thread.join(5)
    assert log.closed == 1 and not faults


def test_an_errand_that_never_was_ends_at_once():
    errand = LogErrand(LogFile(Log, str))
    errand.close()
    assert not errand.is_busy
