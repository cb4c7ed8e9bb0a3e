"""Whatever is wrong with a file: one line a problem, exit code 2, and the other files are answered."""

import pytest

from tests.unit.cli.conftest import SHORT_ALL_INS

UNKNOWN_KEY = SHORT_ALL_INS.replace("big_blind", "big_blnd")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\xff\xfe", "bad.floor: This is not a text file in UTF-8."),
        (b"format =", "bad.floor: This is not a TOML file: Invalid value (at end of document)."),
        (b"", "bad.floor:1: The format line is missing or of another version: write format = “floorapp/1”."),
        (UNKNOWN_KEY.encode(), "bad.floor:5: “big_blnd” is not known here: did you mean “big_blind”?"),
        (SHORT_ALL_INS.replace("call", "chek").encode(), "bad.floor:8: “chek” is not a verb here: write post, check, call, bet, raise, allin or fold."),
    ],
)  # fmt: skip
def test_a_fault_of_one_file_is_told_and_the_other_is_answered(content, told, run, write):
    write("bad.floor", content)
    write("good.floor", SHORT_ALL_INS)
    ruled = run("rule", "bad.floor", "good.floor")
    assert ruled.code == 2
    assert ruled.err[0] == told
    assert all(line.startswith("bad.floor") for line in ruled.err)
    assert ruled.out[-3] == "short-all-ins · TDA 2024"


@pytest.mark.parametrize("command", ["rule", "cases"])
def test_a_file_that_cannot_be_opened_is_told(command, run, write, tmp_path):
    write("x", "")
    (tmp_path / "folder").mkdir()
    ruled = run(command, "none.floor", "folder")
    assert ruled.code == 2
    assert [line.split(": ")[0] for line in ruled.err] == ["none.floor", "folder"]
    assert all("This file cannot be opened: " in line for line in ruled.err)


def test_standard_input_that_is_no_text_is_told(run):
    assert run("rule", "-", stdin=b"\xff\xfe") == (2, [], ["-: This is not a text file in UTF-8."])


def test_a_byte_order_mark_is_passed_over(run, write):
    write("x.floor", b"\xef\xbb\xbf" + SHORT_ALL_INS.encode())
    assert run("rule", "x.floor").code == 0
    assert run("rule", "-", stdin=b"\xef\xbb\xbf" + SHORT_ALL_INS.encode()).code == 0


def test_every_problem_of_a_file_is_told_and_what_could_be_read_is_answered(run, write):
    write("x.floor", f'{UNKNOWN_KEY}titel = "x"\nante = "no"\n')
    ruled = run("rule", "x.floor")
    assert [line.split(": ")[0] for line in ruled.err] == ["x.floor:10", "x.floor:5", "x.floor:9"]
    assert ruled.out[0] == "short-all-ins · TDA 2024"


def test_a_problem_is_one_line_whatever_it_quotes(run, write):
    write("x.floor", f'{SHORT_ALL_INS}ask = "a\\nb"\n')
    assert run("rule", "x.floor").err == [
        "x.floor:9: “a b” is not one of the seats: write one of A, B, C, D, E."
    ]


@pytest.mark.parametrize(
    "size",
    [
        "900x700",
        "1280x500",
        "12x",
        "1280",
        "1280x",
        "50x50",
        "1280x9000",
        "0x0",
        "axb",
        "1280 x 800",
    ],
)
def test_a_picture_has_a_size_that_can_be(size, run, write):
    write("x.floor", SHORT_ALL_INS)
    told = f"“{size}” is no size of the window: write width x height, 1110x600 or more."
    assert run("picture", "x.floor", "-o", "x.png", "--size", size) == (2, [], [told])


def test_a_picture_needs_a_book_that_is_there(run, write):
    write("x.floor", SHORT_ALL_INS)
    ruled = run("picture", "x.floor", "-o", "x.png", "--rulebook", "tda-2042")
    told = "x.floor: There is no rule book “tda-2042”: did you mean “tda-2024”?"
    assert ruled == (2, [], [told])


def test_a_picture_needs_a_document_that_can_be_read(run, write):
    write("x.floor", "")
    assert len(run("picture", "x.floor", "-o", "x.png").err) == 2
    ruled = run("picture", "none.floor", "-o", "x.png")
    assert (ruled.code, len(ruled.err)) == (2, 1)


def test_without_a_display_no_window_is_opened(run, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    told = ["There is no display to open a window on: use “floorapp rule” or “floorapp picture”."]
    assert run() == (2, [], told)
    assert run("x.floor") == (2, [], told)


@pytest.mark.parametrize(
    "words", [("rule", "--lang", "xx"), ("cases",), ("rule", "--nonsense"), ("picture", "x.floor")]
)
def test_words_that_are_no_command_end_with_the_usage(words, run):
    with pytest.raises(SystemExit) as end:
        run(*words)
    assert end.value.code == 2
