"""``floorapp check``: recorded hands replayed, with what the book would not have allowed."""

import json
import sys

import pytest

from floorapp.cli import check
from floorapp.cli.check_hands import Asked, Piece, check_pieces
from tests.unit.cli.conftest import Output

LEGAL = """\
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 1000, 1000]
actions = ['p3 cbr 300', 'p1 f', 'p2 f']
finishing_stacks = [950, 900, 1150]
hand = 7
"""
SHORT = LEGAL.replace("300", "150")
NAMED = SHORT.replace("hand = 7", "hand = 7\n_floorapp_rulebook = 'aspt-doubling'")
SUMMARY = "hands: {}, acts: {}, findings: {}, hands a second: "


@pytest.fixture
def checked(run):
    """Check files; the summary comes without how fast it was."""

    def ran(*words, **more) -> Output:
        output = run("check", *words, **more)
        last = output.out[-1].rpartition(" ")[0] + " " if output.out else ""
        return output._replace(out=[*output.out[:-1], last])

    return ran


def test_legal_play_is_no_finding(checked, write):
    write("x.phh", LEGAL)
    assert checked("x.phh") == (0, [SUMMARY.format(1, 3, 0)], [])


def test_an_act_that_the_book_does_not_allow_is_told_with_its_number(checked, write):
    write("x.phh", SHORT)
    assert checked("x.phh") == (
        1,
        [
            "x.phh, hand 7, act 1: p3 raise to 150: P3 made it 150; the minimum is 200: 150 < 200.",
            SUMMARY.format(1, 3, 1),
        ],
        [],
    )


def test_behind_an_impossible_act_nothing_is_judged(checked, write):
    write("x.phh", LEGAL.replace("'p3 cbr 300', ", ""))
    output = checked("x.phh")
    assert output.code == 1
    assert output.out[0].startswith("x.phh, hand 7, act 1: p1 fold: ")
    assert output.out[0].endswith("The replay stops before this act.")
    assert output.out[1:] == [SUMMARY.format(1, 1, 1)]


def test_data_has_one_object_a_finding_and_a_summary(run, write):
    write("x.phh", SHORT)
    output = run("check", "--json", "x.phh")
    finding, summary = map(json.loads, output.out)
    assert finding == {
        "file": "x.phh", "hand": "7", "rulebook": "tda-2024", "kind": "act", "number": 1, "act": "p3 raise to 150",
        "decision": "not-allowed", "reasons": [{"code": "below-minimum", "seat": "p3", "to_to": 150, "min_to": 200}],
        "citations": ["TDA 2024 43-A", "TDA 2024 52-A"],
        "text": "P3 made it 150; the minimum is 200: 150 < 200.",
    }  # a table, to be read in rows  # fmt: skip
    assert summary.pop("hands_per_second") > 0
    assert summary == {"hands": 1, "acts": 3, "findings": 1, "unreadable": 0}


def test_a_hand_is_judged_by_the_book_it_names_unless_another_is_asked(run, write):
    write("x.phh", NAMED)
    assert json.loads(run("check", "--json", "x.phh").out[0])["rulebook"] == "aspt-doubling"
    asked = run("check", "--json", "--rulebook", "wsop-2026", "x.phh")
    assert json.loads(asked.out[0])["rulebook"] == "wsop-2026"


def test_a_book_that_is_not_there_is_told(checked, run, write):
    write("x.phh", NAMED.replace("aspt-doubling", "aspt"))
    assert run("check", "--rulebook", "tda-2023", "x.phh").code == 2
    output = checked("x.phh")
    assert (output.code, output.out) == (2, [SUMMARY.format(0, 0, 0)])
    assert output.err[0].startswith("x.phh:9: There is no rule book “aspt”")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"1150": "1140"}, ["x.phh, hand 7: P3 ends with 1,150, and 1,140 is recorded."]),
        ({"950, 900": "900, 950"}, ["x.phh, hand 7: P1 ends with 950, and 900 is recorded.", "x.phh, hand 7: P2 ends with 900, and 950 is recorded."]),
        ({"starting_stacks = [1000": "starting_stacks = [inf", "950": "0"}, []),
        ({"1150": "1140", "hand = 7": "hand = 7\ncurrency = 'EUR'"}, []),
        ({"1150": "1100", "hand = 7": "hand = 7\ncurrency = 'EUR'"}, ["x.phh, hand 7: P3 ends with 1,150, and 1,100 is recorded."]),
        ({", 'p2 f'": ""}, []),
        ({"finishing_stacks = [950, 900, 1150]\n": ""}, []),
        ({"[1000, 1000, 1000]": "[1000, 1000, 1000.5]"}, ["x.phh, hand 7: P3 ends with 11,505, and 11,500 is recorded. Amounts are told in units of 0.1."]),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_the_last_stacks_are_compared_where_all_but_one_folded(change, told, checked, write):
    text = LEGAL
    for old, new in change.items():
        text = text.replace(old, new)
    write("x.phh", text)
    output = checked("x.phh")
    assert output.out[:-1] == told
    assert output.code == bool(told)


def test_folders_are_searched_and_every_file_that_cannot_be_read_is_one_line(
    checked, write, tmp_path
):
    (tmp_path / "hands" / "more").mkdir(parents=True)
    (tmp_path / "empty").mkdir()
    write("hands/a.phh", LEGAL)
    write("hands/b.phh", b"\xff")
    write("hands/c.phh", LEGAL.replace("'NT'", "'XX'"))
    write("hands/d.phh", "a = " + "[" * 100_000)
    write(
        "hands/more/e.PHHS",
        f"[1]\n{LEGAL}\n[2]\n{LEGAL.replace('NT', 'XX')}\n[3]\nx = 1\n[4]\n{SHORT}",
    )
    write("hands/notes.txt", "none")
    output = checked("hands", "none.phh", "empty")
    assert output.code == 2
    assert output.out == [
        "hands/more/e.PHHS, hand 4, act 1: p3 raise to 150: P3 made it 150; the minimum is 200: 150 < 200.",
        SUMMARY.format(3, 9, 1),
    ]
    more = "Hands of this file that are not judged either: 1."
    known = "NT, NS, PO, FT, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB"
    assert output.err == [
        "empty: There is no recorded hand (.phh or .phhs) in this folder.",
        "hands/b.phh: This is not a text file in UTF-8.",
        f"hands/c.phh:1: “XX” is not a variant that is known here: write one of {known}.",
        "hands/d.phh: This file is nested too deeply to be read.",
        f"hands/more/e.PHHS:12: “XX” is not a variant that is known here: write one of {known}. {more}",
        "none.phh: There is no such file: check the name and the folder.",
    ]


def test_a_hand_is_read_from_standard_input(checked):
    assert checked("-", stdin=LEGAL.encode()) == (0, [SUMMARY.format(1, 3, 0)], [])
    assert checked("-", stdin=b"\xff").err == ["standard input: This is not a text file in UTF-8."]


def test_a_file_that_is_too_large_is_not_opened(checked, write, monkeypatch):
    monkeypatch.setattr(check, "MOST_BYTES", 1_000_000)
    write("x.phh", LEGAL + "#" * 1_000_000)
    output = checked("x.phh")
    assert (output.code, output.err) == (
        2,
        ["x.phh: This file is larger than 1 MB: cut it in parts."],
    )


@pytest.mark.parametrize("cores", [1, 2])
def test_much_is_cut_between_hands_and_shared_among_cores(cores, checked, write, monkeypatch):
    monkeypatch.setattr(check, "_PIECE_CHARACTERS", 500)
    monkeypatch.setattr(check, "_BATCH_CHARACTERS", 2000)
    monkeypatch.setattr(check, "_HANDS_FOR_ONE_CORE", 1)
    monkeypatch.setattr(check.os, "cpu_count", lambda: cores)
    hands = [f"[{number}]\n{SHORT if number % 10 == 0 else LEGAL}\n" for number in range(1, 31)]
    for damaged in (14, 24):
        hands[damaged] = hands[damaged].replace("p1 f", "p1 x")
    write("x.phhs", "".join(hands))
    output = checked("x.phhs")
    assert output.code == 2
    assert [line.split(":")[0] for line in output.out[:-1]] == [
        f"x.phhs, hand {number}, act 1" for number in (10, 20, 30)
    ]
    assert output.out[-1] == SUMMARY.format(28, 84, 3)
    (told,) = output.err
    assert told.startswith(f"x.phhs:{14 * 10 + 7}: “p1 x” is not an action")
    assert told.endswith("Hands of this file that are not judged either: 1.")


def test_a_process_of_its_own_reads_the_books_itself():
    outcome = check_pieces([Piece("x.phh", SHORT)], Asked(None, "en", as_json=False))
    assert (outcome.hands, len(outcome.findings)) == (1, 1)


def test_a_text_with_texts_of_several_lines_is_not_cut(checked, write, monkeypatch):
    monkeypatch.setattr(check, "_PIECE_CHARACTERS", 10)
    write("x.phhs", f"[1]\n{LEGAL}_floorapp_note = '''\n[3]\n'''\n[2]\n{LEGAL}")
    assert checked("x.phhs") == (0, [SUMMARY.format(2, 6, 0)], [])


def test_a_large_file_that_cannot_be_read_is_told(checked, write, monkeypatch):
    monkeypatch.setattr(check, "_PIECE_CHARACTERS", 1)
    write("x.phh", b"\xff\xff")
    assert checked("x.phh").err == ["x.phh: This is not a text file in UTF-8."]


def test_progress_is_shown_on_a_terminal_and_taken_away(run, write, monkeypatch):
    monkeypatch.setattr(type(sys.stderr), "isatty", lambda _: True, raising=False)
    monkeypatch.setattr(check, "_BATCH_CHARACTERS", 1)
    for name in ("a.phh", "b.phh"):
        write(name, LEGAL)
    output = run("check", "a.phh", "b.phh")
    assert (output.code, "".join(output.err)) == (0, "1/2" + "   " + "2/2" + "   ")


def test_handed_hands_are_legal_play_with_right_stacks(shared, run):
    folder = shared / "hands"
    output = run("check", "--json", str(folder))
    findings = [json.loads(line) for line in output.out]
    summary = findings.pop()
    assert summary["hands"] == len([*folder.rglob("*.phh")])
    assert (output.err, summary["unreadable"]) == ([], 0)
    assert findings == []


def test_every_handed_hand_is_legal_play(shared, run):
    assert run("check", str(shared / "hands")).code == 0
