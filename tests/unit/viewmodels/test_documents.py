"""Documents: each dispute of the desk has its file, and what is not saved is known."""

from datetime import datetime

import pytest

from floorapp.engine.acts import Bet, Call, Fold
from floorapp.engine.incidents.attached import FLOOR, Attached
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.situation import Situation
from floorapp.engine.strategies import RAISING
from floorapp.engine.values import replace
from floorapp.notation.source import Source
from floorapp.records.dispute_file import SavedDispute, read_dispute, write_dispute
from floorapp.records.journal import State
from floorapp.records.recent import Recent
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.documents import Documents
from floorapp.viewmodels.ruling_view import ruling_view

LINE = "50/100 A,B,C,D,E flop: b100 a125 c a200 c"


@pytest.fixture
def desk(books):
    return Desk(books, "tda-2024")


@pytest.fixture
def documents(desk, tmp_path):
    return Documents(desk, Recent(tmp_path / "records"))


@pytest.fixture
def told(documents):
    sentences = []
    documents.told.connect(sentences.append)
    return sentences


def saved_in(path) -> SavedDispute:
    return read_dispute(Source("", path.read_text(encoding="utf-8"))).saved


def test_an_empty_table_has_nothing_to_save(documents, desk):
    assert (documents.file, documents.is_modified) == (None, False)
    desk.setting.set_blinds(100, 200)
    assert not documents.is_modified


def test_a_dispute_is_saved_and_opened_again(documents, desk, tmp_path, books, told):
    desk.type_line(LINE)
    assert documents.is_modified and not documents.save()
    path = tmp_path / "x.floor"
    assert documents.save_as(path)
    assert (documents.file, documents.is_modified) == (path, False)
    before = desk.situation
    desk.new_dispute()
    assert (documents.file, documents.is_modified) == (None, False)
    assert documents.open(path)
    assert (documents.file, documents.is_modified) == (path, False)
    assert desk.situation == replace(before, rulebook="tda-2024")
    assert saved_in(path).book == books["tda-2024"]
    assert told == []


def test_every_change_counts_until_it_is_saved_or_taken_back(documents, desk, tmp_path):
    changes = []
    documents.changed.connect(lambda: changes.append(documents.is_modified))
    desk.type_line(LINE)
    documents.save_as(tmp_path / "x.floor")
    desk.act(Fold("A"))
    desk.undo()
    desk.set_book("wsop-2026")
    assert changes == [True, False, True, False, True]
    assert documents.save()
    assert saved_in(tmp_path / "x.floor").situation.rulebook == "wsop-2026"


def test_a_half_typed_word_counts(documents, desk, tmp_path):
    desk.type_line(f"{LINE} ")
    documents.save_as(tmp_path / "x.floor")
    desk.type_line(f"{LINE} q")
    assert documents.is_modified


def test_undo_leads_back_to_the_dispute_before_with_its_file(documents, desk, tmp_path):
    desk.type_line(LINE)
    documents.save_as(tmp_path / "one.floor")
    desk.new_dispute()
    desk.act(Bet("A", 300))
    documents.save_as(tmp_path / "two.floor")
    desk.undo()
    desk.undo()
    assert (documents.file, documents.is_modified) == (tmp_path / "one.floor", False)
    desk.new_dispute()
    assert documents.file is None
    desk.act(Bet("A", 400))
    assert documents.is_modified and not documents.save()


def test_acts_that_were_in_dispute_are_saved_with_what_was_told(documents, desk, tmp_path):
    desk.type_line(LINE)
    what = Attached(0, Incident(seat="A", chips=(100,), said="bet"), FLOOR, "“string” bet")
    desk.take(desk.situation.acts, (what,))
    documents.save_as(tmp_path / "x.floor")
    desk.new_dispute()
    assert desk.dispute.incidents == ()
    documents.open(tmp_path / "x.floor")
    assert desk.dispute.incidents == (what,)
    desk.act(Call("A", None))
    assert desk.dispute.incidents == (what,)
    assert documents.is_modified


def test_a_seat_asked_about_is_saved_and_no_change(documents, desk, tmp_path):
    desk.type_line(LINE)
    desk.ask("C")
    documents.save_as(tmp_path / "x.floor")
    desk.ask("E")
    assert not documents.is_modified
    documents.open(tmp_path / "x.floor")
    assert desk.asked == "C"


def test_what_cannot_be_written_is_told_and_stays_unsaved(documents, desk, tmp_path, told):
    desk.type_line(LINE)
    assert not documents.save_as(tmp_path / "no" / "x.floor")
    assert documents.is_modified and documents.file is None
    assert told == [f"x.floor: There is no folder “{tmp_path / 'no'}”: make it, or choose another."]
    assert not documents.save_as(tmp_path / "x.phh")
    assert told[1:] == [
        "x.phh: PHH holds whole hands: this one begins later than its first street."
    ]


def test_what_cannot_be_read_is_told_and_the_dispute_stays(documents, desk, tmp_path, told):
    desk.type_line(LINE)
    before = desk.dispute
    (tmp_path / "x.floor").write_text("x = 1")
    assert not documents.open(tmp_path / "x.floor")
    assert desk.dispute == before
    assert told == ["x.floor: This is no document of floorapp: choose a .floor file."]


def test_a_document_of_which_a_part_was_unreadable_is_not_written_over(documents, tmp_path, told):
    path = tmp_path / "x.floor"
    path.write_text(
        'format = "floorapp/1"\n[situation]\nseats = ["A", "B"]\nactions = ["A chek"]\n'
    )
    assert documents.open(path)
    assert documents.file is None and not documents.save()
    assert len(told) == 1 and told[0].startswith("x.floor:4: ")


def test_what_another_window_has_saved_meanwhile_is_not_written_over(
    documents, desk, books, tmp_path, told
):
    path = tmp_path / "x.floor"
    desk.type_line(LINE)
    documents.save_as(path)
    other_desk = Desk(books, "tda-2024")
    other = Documents(other_desk)
    other.open(path)
    other_desk.act(Fold("A"))
    assert other.save()
    desk.act(Call("A"))
    assert not documents.save()
    assert told == [
        "x.floor: This file was changed elsewhere since it was opened: save under another name."
    ]
    assert saved_in(path).situation.acts[-1] == Fold("A")
    assert documents.save_as(path) and documents.save()
    path.unlink()
    assert documents.save()  # it was taken away, so nothing is lost by writing it again


def test_the_documents_opened_last_come_first(documents, tmp_path):
    for name in ("a", "b", "a"):
        documents.save_as(tmp_path / f"{name}.floor")
    assert documents.recent.files == (tmp_path / "a.floor", tmp_path / "b.floor")
    (tmp_path / "a.floor").unlink()
    assert documents.recent.files == (tmp_path / "b.floor",)


# --- the rule book as it was ---------------------------------------------------------------


@pytest.fixture
def old(books, tmp_path):
    """A document that was ruled by a book whose raises were doubled then."""
    book = replace(books["tda-2024"], raising=RAISING["double-total"])
    situation = Situation(
        seats=tuple("ABCDE"),
        acts=(Bet("A", 100),),
        street="flop",
        small_blind=50,
        big_blind=75,
        rulebook="tda-2024",
    )
    when = datetime.fromisoformat("2025-03-12T21:04:07+01:00")
    saved = SavedDispute(situation=situation, book=book, saved=when)
    path = tmp_path / "old.floor"
    path.write_text(write_dispute(saved), encoding="utf-8")
    return path


def test_a_ruling_that_comes_out_otherwise_today_is_told_beside_the_old_one(
    documents, desk, old, told
):
    documents.open(old)
    assert told == []  # both ask for 200
    desk.act(Bet("B", 150))
    assert any("TDA 2024 (2025-03-12)" in each.books for each in ruling_view(desk).comparisons)
    desk.type_line("")
    text = old.read_text(encoding="utf-8").replace('"A bet 100",', '"A bet 100", "B raise 250",')
    old.write_text(text, encoding="utf-8")
    documents.open(old)
    then = "C may fold, call 250 or raise to 500 or more."
    now = "C may fold, call 250 or raise to 400 or more."
    assert told == [f"When this was saved (TDA 2024, 2025-03-12): {then} By today’s book: {now}"]
    (differs,) = (each for each in ruling_view(desk).comparisons if "(2025" in each.line)
    assert not differs.same


def test_without_a_date_it_is_told_all_the_same(documents, old, told):
    text = old.read_text(encoding="utf-8").replace('"A bet 100",', '"A bet 100", "B raise 250",')
    old.write_text(text.replace("saved = 2025-03-12 21:04:07+01:00\n", ""), encoding="utf-8")
    documents.open(old)
    assert len(told) == 1 and told[0].startswith("When this was saved (TDA 2024): ")


def test_the_old_book_stays_in_the_document_until_something_else_is_ruled_on(
    documents, desk, old, books
):
    before = saved_in(old)
    documents.open(old)
    documents.save()
    assert saved_in(old) == before
    desk.act(Fold("B"))
    documents.save()
    after = saved_in(old)
    assert after.book == books["tda-2024"] and after.saved != before.saved


def test_a_book_that_is_not_here_any_more_rules_from_the_document(documents, desk, old, told):
    text = old.read_text(encoding="utf-8").replace('"tda-2024"', '"old-house"')
    old.write_text(text, encoding="utf-8")
    documents.open(old)
    assert desk.book.id == "old-house"
    assert told == [
        "The rule book “old-house” is not here any more: the one that the document carries rules."
    ]
    desk.new_dispute()


def test_a_book_that_is_nowhere_leaves_the_one_that_is_chosen(documents, desk, tmp_path, told):
    path = tmp_path / "x.floor"
    path.write_text(
        'format = "floorapp/1"\n[situation]\nrulebook = "no"\nseats = ["A", "B"]\nactions = []\n'
    )
    documents.open(path)
    assert desk.book.id == "tda-2024"
    assert told == ["There is no rule book “no” here: the one that is chosen rules."]


def test_a_recorded_hand_is_opened_by_the_book_that_it_names(documents, desk, tmp_path):
    desk.set_book("wsop-2026")
    desk.type_line("50/100 3p pre: c ")
    assert documents.save_as(tmp_path / "x.phh")
    desk.set_book("tda-2024")
    assert documents.open(tmp_path / "x.phh")
    assert desk.book.id == "wsop-2026" and not documents.is_modified


def test_what_was_put_aside_is_opened_as_not_saved(documents, desk, tmp_path, told):
    desk.type_line(LINE)
    documents.save_as(tmp_path / "x.floor")
    desk.new_dispute()
    assert documents.open_copy(tmp_path / "x.floor")
    assert (documents.file, documents.is_modified) == (None, True)
    assert not documents.open_copy(tmp_path / "no.floor")
    assert told == ["no.floor: There is no such file: check the name and the folder."]


def test_saving_does_not_write_over_a_recorded_hand(documents, desk, tmp_path):
    hand = tmp_path / "hand.phh"
    hand.write_text("_note = 'kept'\n" + _HAND, encoding="utf-8")
    assert documents.open(hand)
    assert documents.file is None
    desk.act(Call("p1"))
    assert not documents.save()
    assert "kept" in hand.read_text(encoding="utf-8")


_HAND = """variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [5000, 5000, 5000]
actions = ['d dh p1 AhKh', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc']
"""


def test_undo_into_another_dispute_is_ruled_by_its_own_book(documents, desk, tmp_path):
    desk.type_line(LINE)
    documents.save_as(tmp_path / "c.floor")
    desk.new_dispute()
    desk.set_book("aspt-doubling")
    desk.type_line("50/100 A,B,C flop: b100 ")
    documents.save_as(tmp_path / "b.floor")
    assert documents.open(tmp_path / "c.floor") and desk.book.id == "tda-2024"
    assert documents.open(tmp_path / "b.floor") and desk.book.id == "aspt-doubling"
    desk.undo()
    assert documents.file == tmp_path / "c.floor"
    assert desk.book.id == "tda-2024" and not documents.is_modified
    desk.redo()
    assert desk.book.id == "aspt-doubling" and not documents.is_modified


def test_a_new_book_of_the_house_is_there_after_a_document_was_opened(
    documents, desk, tmp_path, books
):
    desk.type_line(LINE)
    documents.save_as(tmp_path / "x.floor")
    announced = []
    desk.books_changed.connect(lambda: announced.append(set(desk.books)))
    own = replace(books["tda-2024"], id="house-own")
    desk.set_books({**books, own.id: own})
    assert documents.open(tmp_path / "x.floor")
    desk.set_book("house-own")
    assert desk.book is own and "house-own" in announced[-1]
    desk.set_book("no such book")
    assert desk.book is own


def test_what_a_document_carries_stays_when_the_house_changes_a_book(
    documents, desk, tmp_path, books
):
    gone = replace(books["tda-2024"], id="gone")
    saved = SavedDispute(situation=Situation(seats=("A", "B"), rulebook="gone"), book=gone)
    (tmp_path / "x.floor").write_text(write_dispute(saved), encoding="utf-8")
    assert documents.open(tmp_path / "x.floor") and desk.book.id == "gone"
    own = replace(books["tda-2024"], id="house-own")
    desk.set_books({**books, own.id: own})
    assert desk.book.id == "gone" and {"gone", "house-own"} <= set(desk.books)


def test_a_file_that_was_written_after_the_crash_is_not_written_over(documents, desk, tmp_path):
    path = tmp_path / "x.floor"
    desk.type_line(LINE)
    documents.save_as(path)
    kept = State(time="2001-01-01T00:00:00+00:00", file=str(path))
    reading = read_dispute(Source("", path.read_text(encoding="utf-8")))
    assert documents.restore(kept, reading)
    assert not documents.save()
    later = State(time="2999-01-01T00:00:00+00:00", file=str(path))
    assert documents.restore(later, reading)
    assert documents.save()
