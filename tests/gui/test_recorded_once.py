"""What the page of a new entry presets, and what it says of a dispute before it is recorded."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from floorapp.explain.catalogue import LANGUAGES
from floorapp.records.incident_log import IncidentLog
from tests.gui.hands import Hands

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def hands(qtbot, logged):
    return Hands(qtbot, logged)


@pytest.fixture
def filed(log_path):
    """An entry of the log, by its number."""

    def entry(number):
        with IncidentLog.open(log_path) as log:
            return log.entry(number).entry

    return entry


def again(hands):
    hands.press(Qt.Key.Key_Return, CTRL)


def new(hands):
    hands.press(Qt.Key.Key_N, CTRL)


def test_nobody_is_named_whose_account_the_facts_are(logged, hands, filed):
    again(hands)
    form = logged.record.page.form
    assert not any(button.choice.chosen for button in form.accounts.buttons.values())
    again(hands)
    assert filed(1).facts_from == ""
    logged.commands["slip"].trigger()
    assert "Account of" not in logged.slip.window.slip.text
    logged.slip.close()


def test_an_account_stays_for_the_same_dispute_alone_and_can_be_taken_back(logged, hands):
    again(hands)
    accounts = logged.record.page.form.accounts
    hands.click(accounts.buttons["players"])
    again(hands)
    hands.type("f ")
    again(hands)
    assert accounts.buttons["players"].choice.chosen
    hands.click(accounts.buttons["players"])
    assert not accounts.buttons["players"].choice.chosen
    hands.click(accounts.buttons["camera"])
    again(hands)
    new(hands)
    hands.type("b100 ")
    again(hands)
    assert not any(button.choice.chosen for button in accounts.buttons.values())


def test_a_table_that_was_typed_is_the_disputes_and_stays_for_the_next(logged, hands, filed):
    line = logged.entry.edit.text()
    again(hands)
    page = logged.record.page
    hands.tab_to(page.form.fields["table"])
    hands.type("14")
    again(hands)
    assert filed(1).table == "14" and 'table = "14"' in filed(1).situation
    assert logged.entry.edit.text() == line
    assert logged.desk.situation.table == "14"
    logged.resize(1600, 800)
    assert logged.context.table.text() == "Table 14"
    logged.desk.undo()
    assert logged.desk.situation.table == "14"
    new(hands)
    hands.type("b100 ")
    again(hands)
    assert page.form.fields["table"].text() == "14"
    hands.tab_to(page.form.fields["table"])
    hands.type_over("15")
    again(hands)
    assert filed(2).table == "15" and logged.desk.situation.table == "15"


def test_an_empty_table_is_told_beforehand(logged, hands, filed):
    new(hands)
    again(hands)
    page = logged.record.page
    assert page.fault.text() == "Nothing is on the table: no act and no bet."
    hands.press(Qt.Key.Key_Escape)
    hands.type("b100 ")
    again(hands)
    assert not page.fault.isVisible()
    hands.press(Qt.Key.Key_Escape)
    new(hands)
    logged.desk.type_line("50/100 5p pre: ")
    again(hands)
    assert page.fault.text() == "Nobody has acted yet."
    again(hands)
    assert filed(1)


def test_the_same_dispute_once_more_says_so_and_offers_to_amend(logged, hands, filed):
    again(hands)
    page = logged.record.page
    assert not page.amend.isVisible()
    again(hands)
    again(hands)
    assert page.fault.text() == "Recorded already as no. 1."
    assert page.record.text() == "Record once more"
    hands.click(page.amend)
    assert page.title.text() == "Amend no. 1" and not page.amend.isVisible()
    hands.tab_to(page.form.fields["remark"])
    hands.type("calm")
    again(hands)
    assert filed(2).amends == 1 and filed(2).remark == "calm"
    assert filed(2).headline == filed(1).headline
    again(hands)
    assert page.fault.text() == "Recorded already as no. 2."
    assert page.amend.text() == "Amend no. 1"
    again(hands)
    assert filed(3).amends is None
    hands.type("f ")
    again(hands)
    assert not page.fault.isVisible() and not page.amend.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_finds_room(logged, hands, cut, language):
    logged.resize(logged.minimumSize())
    logged.context.language_picked.emit(language)
    new(hands)
    for _ in range(3):
        again(hands)
    logged.grab()
    page = logged.record.page
    assert page.amend.isVisible() and page.fault.isVisible() and cut == []
    bar = [page.record, page.amend, page.fault, page.log]
    assert all(one.geometry().right() < other.x() for one, other in pairwise(bar))
    assert page.fault.heightForWidth(page.fault.width()) <= page.fault.height() + 8
    assert page.width() == logged.width()
