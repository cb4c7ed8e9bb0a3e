"""``floorapp cases``: cases compared with what they expect, and counted."""

import pytest

CASE = """\
format = "floorapp-cases/1"
[[case]]
id = "one"
big_blind = 100
street = "flop"
seats = ["A", "B", "C"]
actions = ["A bet 100", "B allin 150"]
[[case.expect]]
rulebooks = ["tda-2024", "aspt-doubling"]
to_call = 150
min_raise_to = 250
"""
RIGHT = CASE.replace(', "aspt-doubling"', "")


def test_cases_that_are_answered_as_expected_pass(run, write):
    write("c.toml", RIGHT)
    assert run("cases", "c.toml") == (0, ["1 passed, 0 failed"], [])


def test_a_difference_is_printed_and_the_exit_code_is_1(run, write):
    write("c.toml", CASE)
    assert run("cases", "c.toml") == (
        1,
        ["one, aspt-doubling: min_raise_to: expected 250, got 300", "1 passed, 1 failed"],
        [],
    )


def test_each_difference_of_a_case_is_printed_and_counted_once(run, write):
    write("c.toml", RIGHT.replace("150\n", "1\n").replace("250", "2"))
    assert run("cases", "c.toml").out == [
        "one, tda-2024: to_call: expected 1, got 150",
        "one, tda-2024: min_raise_to: expected 2, got 250",
        "0 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("tda-2024", "tda-1999", "rule book not there: tda-1999 (1)"),
        ('id = "one"', "told = true", "told in prose, not as acts (1)"),
    ],
)
def test_what_is_not_ruled_on_is_counted_apart(old, new, why, run, write):
    write("c.toml", RIGHT.replace(old, new))
    assert run("cases", "c.toml") == (0, [why, "0 passed, 0 failed, 1 skipped"], [])


def test_a_case_that_cannot_be_read_is_told_and_left_out(run, write):
    write("c.toml", RIGHT.replace('["A", "B", "C"]', '["A"]'))
    found = run("cases", "c.toml")
    assert found.code == 2
    assert found.out == ["cannot be read (1)", "0 passed, 0 failed, 1 skipped"]
    assert found.err == ["c.toml:6: A hand has 2 to 11 seats: this names 1."]


def test_unreadable_files_go_before_failed_cases_in_the_exit_code(run, write):
    write("c.toml", CASE)
    found = run("cases", "none.toml", "c.toml")
    assert found.code == 2
    assert found.out[-1] == "1 passed, 1 failed"
    assert len(found.err) == 1


def test_cases_of_several_files_are_counted_together(run, write):
    write("a.toml", RIGHT)
    write("b.toml", RIGHT)
    assert run("cases", "a.toml", "b.toml").out == ["2 passed, 0 failed"]
    assert run("cases", "-", stdin=RIGHT.encode()).out == ["1 passed, 0 failed"]


def test_where_no_case_could_be_read_none_is_counted(run, write):
    write("bad.toml", "a =")
    for name in ("none.toml", "bad.toml"):
        found = run("cases", name)
        assert (found.code, found.out, len(found.err)) == (2, [], 1)


def test_a_file_without_cases_is_counted_as_none(run, write):
    write("c.toml", 'format = "floorapp-cases/1"\ncase = []\n')
    assert run("cases", "c.toml") == (0, ["0 passed, 0 failed"], [])


def test_cases_are_counted_in_the_language_asked_for(run, write):
    write("c.toml", RIGHT.replace('id = "one"', "told = true"))
    assert run("cases", "--lang", "de", "c.toml").out == [
        "in Prosa erzählt, nicht als Aktionen (1)",
        "0 richtig, 0 falsch, 1 ausgelassen",
    ]
