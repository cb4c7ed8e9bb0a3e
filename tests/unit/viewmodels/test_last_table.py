"""The last table comes back with its level, seats and betting, and with nothing played."""

import pytest

from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.last_table import read_table, write_table


@pytest.mark.parametrize(
    "line",
    [
        "",
        "50/100 A,B,C,D,E flop: b100 a125 c",
        "1000/2000/2000 6p pre: r4000 c",
        "pl 6p pre: r350",
        "10/20 fl 5p third: 1:i5 c c",
    ],
)
def test_it_is_as_a_new_dispute_begins(books, line):
    desk = Desk(books, "tda-2024")
    desk.type_line(line + " ")
    kept = write_table(desk.situation)
    desk.new_dispute()
    table = read_table(kept, desk.book.ante_order)
    assert table == desk.situation


@pytest.mark.parametrize("text", ["", "?", 'format = "floorapp/1"', '[situation]\nseats = ["A"]'])
def test_what_is_no_table_is_none(text):
    assert read_table(text, None) is None
