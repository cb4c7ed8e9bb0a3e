"""``floorapp rule``: rulings on files, standard input and a typed line."""

import json

import pytest

from tests.unit.cli.conftest import SHORT_ALL_INS

LINE = ("--line", "50/100 flop: b100 a125 c a200 c", "--seats", "A,B,C,D,E")
HEADLINE = "A may fold, call 100 or raise to 300 or more. "
CASES = """\
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
[[case]]
id = "two"
street = "flop"
seats = ["A", "B"]
"""


def data(output) -> list[dict[str, object]]:
    return [json.loads(line) for line in output.out]


def test_a_document_is_ruled_on_by_its_own_book(run, write):
    write("x.floor", SHORT_ALL_INS)
    ruled = run("rule", "x.floor")
    assert (ruled.code, ruled.err) == (0, [])
    assert ruled.out[0] == "short-all-ins · TDA 2024"
    assert ruled.out[1].startswith(HEADLINE)
    assert (
        "Rules 47-A and 43-A, TDA 2024; illustration 47, ex. 1; illustration 43, ex. 2."
        in " ".join(ruled.out)
    )


def test_where_there_are_side_pots_the_ruling_ends_with_who_can_win_what(run, write):
    write("x.floor", SHORT_ALL_INS + "pot_before = 300\n")
    assert " ".join(run("rule", "x.floor").out).endswith(
        "Main pot 900: A, B, C, D, E · Side pot 1 · 150: A, C, D, E · A can win 1,050"
    )


@pytest.mark.parametrize(("columns", "width"), [(None, 100), ("60", 60), ("300", 100)])
def test_a_ruling_is_as_wide_as_the_terminal_and_no_wider_than_a_page(
    columns, width, run, write, monkeypatch
):
    if columns is not None:
        monkeypatch.setenv("COLUMNS", columns)
    write("x.floor", SHORT_ALL_INS)
    lines = run("rule", "x.floor").out
    assert width - 20 < max(map(len, lines)) <= width
    assert all(lines)


def test_rulings_are_set_apart_by_an_empty_line(run):
    books = ("--rulebook", "tda-2024", "--rulebook", "aspt-doubling")
    lines = run("rule", *LINE, *books).out
    assert lines.count("") == 1
    assert lines[0] and lines[-1]


def test_a_document_may_come_from_standard_input(run):
    ruled = run("rule", "-", stdin=SHORT_ALL_INS.encode())
    assert ruled.code == 0
    assert ruled.out[1].startswith(HEADLINE)


def test_a_title_is_part_of_the_heading(run, write):
    write("x.floor", f'{SHORT_ALL_INS}title = "Two short all-ins"\n')
    assert run("rule", "x.floor").out[0] == "short-all-ins · Two short all-ins · TDA 2024"


def test_a_typed_line_is_ruled_on(run):
    ruled = run("rule", *LINE)
    assert (ruled.code, ruled.err) == (0, [])
    assert ruled.out[0] == "TDA 2024"
    assert ruled.out[1].startswith(HEADLINE)


def test_a_line_has_nine_seats_and_posted_blinds_unless_it_says_otherwise(run):
    (found,) = data(run("rule", "--json", "--line", "50/100 c c c c c c c"))
    assert (found["seat"], found["options"]) == ("1", ["fold", "call", "raise"])
    assert (found["to_call"], found["call_to"]) == (50, 100)


def test_data_is_one_object_a_line_with_every_field(run, write):
    write("x.floor", SHORT_ALL_INS)
    (found,) = data(run("rule", "--json", "x.floor"))
    text = found.pop("text")
    assert text.startswith(HEADLINE)
    assert found == {
        "id": "short-all-ins",
        "rulebook": "tda-2024",
        "seat": "A",
        "to_act": "A",
        "options": ["fold", "call", "raise"],
        "to_call": 100,
        "call_to": 200,
        "min_raise_to": 300,
        "max_raise_to": None,
        "reopened": True,
        "citations": ["TDA 2024 47-A", "TDA 2024 43-A"],
        "illustrations": ["TDA 2024 47, ex. 1", "TDA 2024 43, ex. 2"],
        "reasons": [
            {
                "code": "reopened",
                "seat": "A",
                "acted_at_to": 100,
                "level_to": 200,
                "faced_by": 100,
                "full_raise_by": 100,
                "added": [["B", 25], ["D", 75]],
            },
            {"code": "add-up", "added": [["B", 25], ["D", 75]], "faced_by": 100},
            {
                "code": "short-all-in-keeps-step",
                "seat": "D",
                "level_to": 200,
                "inc_by": 75,
                "full_raise_by": 100,
                "min_to": 300,
            },
        ],
        "pots": [
            {"amount": 600, "seats": ["A", "B", "C", "D", "E"]},
            {"amount": 150, "seats": ["A", "C", "D", "E"]},
        ],
        "pot_known": False,
        "uncalled": None,
    }


def test_several_books_rule_one_after_the_other(run):
    books = ("--rulebook", "tda-2024", "--rulebook", "aspt-doubling")
    found = data(run("rule", "--json", *LINE, *books))
    assert [(one["rulebook"], one["min_raise_to"]) for one in found] == [
        ("tda-2024", 300),
        ("aspt-doubling", 400),
    ]


def test_a_book_that_is_asked_for_goes_before_that_of_the_document(run, write):
    write("x.floor", SHORT_ALL_INS)
    (found,) = data(run("rule", "--json", "--rulebook", "aspt-doubling", "x.floor"))
    assert (found["rulebook"], found["min_raise_to"]) == ("aspt-doubling", 400)


def test_each_case_of_a_case_file_is_ruled_on_by_its_books_or_the_usual_one(run, write):
    write("c.toml", CASES)
    found = data(run("rule", "--json", "c.toml"))
    assert [(one["id"], one["rulebook"], one["min_raise_to"]) for one in found] == [
        ("one", "tda-2024", 250),
        ("one", "aspt-doubling", 300),
        ("two", "tda-2024", None),
    ]


def test_the_books_asked_for_rule_on_every_case(run, write):
    write("c.toml", CASES)
    found = data(run("rule", "--json", "--rulebook", "aspt-doubling", "c.toml"))
    assert [(one["id"], one["rulebook"]) for one in found] == [
        ("one", "aspt-doubling"),
        ("two", "aspt-doubling"),
    ]


@pytest.mark.parametrize(
    ("language", "amount"), [("en", "1,500"), ("fr", "1\u202f500"), ("de", "1.500")]
)
def test_words_and_amounts_are_in_the_language_asked_for(language, amount, run):
    ruled = run("rule", "--lang", language, "--line", "250/500 flop: b1000 a1500")
    assert f" {amount} " in ruled.out[1]


@pytest.mark.parametrize(("set_to", "amount"), [("de_DE.UTF-8", "1.500"), ("xx", "1,500")])
def test_without_a_language_that_of_the_machine_is_spoken(set_to, amount, run, monkeypatch):
    monkeypatch.setenv("LC_ALL", set_to)
    assert f" {amount} " in run("rule", "--line", "250/500 flop: b1000 a1500").out[1]


def test_an_act_that_is_not_allowed_is_told_and_what_follows_ruled_on(run):
    ruled = run("rule", "--line", "50/100 flop: b100 b150", "--seats", "A,B,C")
    assert ruled.code == 0
    assert ruled.out[1].startswith("B raises to 150: B made it 150; ")
    (found,) = data(run("rule", "--json", "--line", "50/100 flop: b100 b150", "--seats", "A,B,C"))
    (fault,) = found["faults"]
    assert (fault["index"], fault["decision"]) == (1, "not-allowed")
    assert fault["reasons"][-1] == {
        "code": "below-minimum",
        "seat": "B",
        "to_to": 150,
        "min_to": 200,
    }
    assert (found["seat"], found["to_call"]) == ("C", 150)


@pytest.mark.parametrize(
    ("line", "decision"),
    [
        ("B:x", "held"),
        ("C:x A:x B:b100", "void"),
        ("Z:x", "impossible"),
        ("x x x A:x", "impossible"),
    ],
)
def test_acts_out_of_turn_and_impossible_ones_are_told(line, decision, run):
    ruled = run("rule", "--json", "--line", f"50/100 flop: {line}", "--seats", "A,B,C")
    (found,) = data(ruled)
    assert ruled.code == (2 if decision == "impossible" else 0)
    assert [fault["decision"] for fault in found["faults"]] == [decision]
    assert found["faults"][0]["text"].endswith(".")


def test_a_line_is_ruled_on_up_to_the_word_that_cannot_be_read(run):
    ruled = run("rule", "--json", "--line", "50/100 flop: b100 q x", "--seats", "A,B,C")
    assert ruled.code == 2
    assert ruled.err == ["“q” is not an act: write x, c, f, b100, r300, a125 or an amount."]
    (found,) = data(ruled)
    assert (found["seat"], found["to_call"]) == ("B", 100)


def test_a_fault_of_a_line_is_told_once_for_all_books(run):
    books = ("--rulebook", "tda-2024", "--rulebook", "aspt-doubling")
    ruled = run("rule", "--json", "--line", "x q", *books)
    assert (ruled.code, len(ruled.err), len(ruled.out)) == (2, 1, 2)


@pytest.mark.parametrize(
    ("line", "counts_as", "text"),
    [
        ("c70", "check", "There is nothing to call: the call by A counts as a check."),
        ("b100 c170", "call", "B named 170, the bet is 100: it counts as a call."),
    ],
)
def test_an_act_that_counts_as_another_is_told(line, counts_as, text, run):
    words = ("--line", f"50/100 flop: {line}", "--seats", "A,B,C")
    ruled = run("rule", *words)
    assert ruled.code == 0
    assert f": {text}" in ruled.out[1]
    (found,) = data(run("rule", "--json", *words))
    assert "faults" not in found
    (reading,) = found["readings"]
    assert (reading["counts_as"], reading["decision"]) == (counts_as, "read-as")
    assert reading["text"] == text
    assert reading["reasons"]


def test_readings_of_a_document_are_told_too(run, write):
    write("x.floor", SHORT_ALL_INS.replace("A bet 100", "A raise 100"))
    (found,) = data(run("rule", "--json", "x.floor"))
    assert [reading["counts_as"] for reading in found["readings"]] == ["bet"]


def test_an_act_that_cannot_have_happened_is_a_problem_of_the_line(run):
    ruled = run("rule", "--json", "--line", "50/100 flop: x Z:b300 c", "--seats", "A,B,C")
    told = "“Z:b300” cannot have happened: the ruling is on what stands before it."
    assert (ruled.code, ruled.err) == (2, [told])
    (found,) = data(ruled)
    assert found["problems"] == [told]
    assert [fault["decision"] for fault in found["faults"]] == ["impossible"]
    assert found["seat"] == "B"


def test_what_cannot_be_read_is_in_the_data_too(run, write):
    (found,) = data(run("rule", "--json", "--line", "50/100 flop: b100 q"))
    assert found["problems"] == ["“q” is not an act: write x, c, f, b100, r300, a125 or an amount."]
    write("x.floor", SHORT_ALL_INS.replace("D allin", "D alin"))
    (found,) = data(run("rule", "--json", "x.floor"))
    (problem,) = found["problems"]
    assert problem.startswith("x.floor:8: “alin” is not a verb here")


@pytest.mark.parametrize("line", ["1p b100", "flop: 12p b100", "z: b100", "100/50", "flopp b100"])
def test_a_line_whose_head_cannot_be_read_is_not_ruled_on(line, run):
    for words in (("--line", line), ("--json", "--line", line)):
        ruled = run("rule", *words)
        assert (ruled.code, ruled.out) == (2, [])
        assert ruled.err


@pytest.mark.parametrize("line", ["", "  ", "hello", "1p"])
def test_a_line_of_which_nothing_can_be_read_is_nothing_to_rule_on(line, run):
    ruled = run("rule", "--line", line)
    assert (ruled.code, ruled.out) == (2, [])
    assert ruled.err[-1] == (
        "There is nothing to rule on: write a line such as 50/100 5p flop: b100 a125 c"
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--line", "50/100", "5p", "f:", "b100"), 'Put the line in quotes: --line "50/100 5p f: b100".'),
        (("50/100", "5p", "f:", "b100"), 'There is no such file. A typed line goes with --line: --line "50/100 5p f: b100".'),
        (("50/100 5p f: b100",), 'There is no such file. A typed line goes with --line: --line "50/100 5p f: b100".'),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_line_without_quotes_is_told(words, told, run, write):
    write("x.floor", SHORT_ALL_INS)
    assert run("rule", *words) == (2, [], [told])


def test_a_line_and_a_file_are_both_ruled_on(run, write):
    write("x.floor", SHORT_ALL_INS)
    found = data(run("rule", "--json", "--line", "50/100 flop: b100", "x.floor", "-"))
    assert [one["id"] for one in found] == [None, "short-all-ins"]


def test_seats_without_a_line_are_told(run, write):
    write("x.floor", SHORT_ALL_INS)
    ruled = run("rule", "--json", "--seats", "A,B", "x.floor")
    assert (ruled.code, len(ruled.out)) == (2, 1)
    assert ruled.err == ["--seats is for --line only: a document names its own seats."]


@pytest.mark.parametrize("seats", ["A,A", "A", "A,,B", "A,B C", "A:,B", ",".join("ABCDEFGHIJKL")])
def test_seats_that_cannot_be_are_one_problem(seats, run):
    ruled = run("rule", "--line", "x", "--seats", seats)
    assert ruled == (2, [], ["--seats names 2 to 11 different seats: write A,B,C."])


def test_nothing_to_rule_on_is_a_problem(run):
    assert run("rule") == (2, [], ["There is nothing to rule on: name a file, or give --line."])


@pytest.mark.parametrize("door", [("--line", "x"), ("-",)])
def test_a_book_that_is_not_there_is_told_with_a_near_miss(door, run):
    ruled = run("rule", *door, "--rulebook", "tda-2042", stdin=SHORT_ALL_INS.encode())
    assert (ruled.code, ruled.out) == (2, [])
    (sentence,) = ruled.err
    assert sentence.endswith("There is no rule book “tda-2042”: did you mean “tda-2024”?")


def test_a_book_like_no_other_is_told_with_those_there_are(run):
    (sentence,) = run("rule", "--line", "x", "--rulebook", "zzz").err
    assert sentence.startswith("There is no rule book “zzz”: there are aspt-doubling, ")


def test_a_book_that_is_not_there_is_told_once_a_file(run, write):
    expected = '[[case.expect]]\nrulebooks = ["tda-1999"]\n'
    write("c.toml", CASES.replace("tda-2024", "tda-1999") + expected)
    ruled = run("rule", "c.toml")
    assert (ruled.code, len(ruled.err)) == (2, 1)
    assert ruled.err[0].startswith("c.toml: There is no rule book “tda-1999”")


def test_a_case_whose_acts_are_prose_is_named(run, write):
    write("c.toml", CASES.replace('id = "one"', 'id = "one"\ntold = true'))
    ruled = run("rule", "c.toml")
    assert ruled.code == 2
    (told,) = ruled.err
    assert told.startswith("c.toml: one: The case tells its acts in prose")
    assert ruled.out[0] == "two · TDA 2024"


def test_a_case_without_seats_is_told_by_its_own_fault(run, write):
    write("c.toml", 'format = "floorapp-cases/1"\n[[case]]\nid = "one"\nseats = ["A"]\n')
    assert run("rule", "c.toml") == (2, [], ["c.toml:4: A hand has 2 to 11 seats: this names 1."])


@pytest.mark.parametrize(
    ("betting", "headline"),
    [
        ("pot-limit", "A may fold, call 100 or raise to 300 up to 1,150."),
        ("fixed-limit", "A may fold, call 100 or raise to 300."),
    ],
)
def test_a_document_is_ruled_on_in_its_betting_structure(betting, headline, run, write):
    write("x.floor", SHORT_ALL_INS + f'betting = "{betting}"\nbet = 100\npot_before = 100\n')
    assert headline in " ".join(run("rule", "x.floor").out)
