"""Whatever is wrong with a file: one line a problem, exit code 2, and the other files are answered."""

from pathlib import Path

import pytest

from floorapp.cli import main
from floorapp.cli.commands import COMMANDS
from floorapp.cli.reading import read_source
from tests.unit.cli.conftest import SHORT_ALL_INS

UNKNOWN_KEY = SHORT_ALL_INS.replace("big_blind", "big_blnd")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\xff\xfe", "bad.floor: This is not a text file in UTF-8."),
        (b"format =", "bad.floor: The end of this file is missing."),
        (b"", 'bad.floor:1: This is not a file of the kind that is expected here: such a one begins with format = "floorapp/1".'),
        (UNKNOWN_KEY.encode(), "bad.floor:5: “big_blnd” is not known here: did you mean “big_blind”?"),
        (SHORT_ALL_INS.replace("call", "chek").encode(), "bad.floor:8: “chek” is not a verb here: write post, check, call, bet, raise, allin or fold."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_fault_of_one_file_is_told_and_the_other_is_answered(content, told, run, write):
    write("bad.floor", content)
    write("good.floor", SHORT_ALL_INS)
    ruled = run("rule", "bad.floor", "good.floor")
    assert ruled.code == 2
    assert ruled.err[0] == told
    assert all(line.startswith("bad.floor") for line in ruled.err)
    assert "short-all-ins · TDA 2024" in ruled.out


@pytest.mark.parametrize("command", ["rule", "cases"])
@pytest.mark.parametrize(
    ("language", "missing", "folder"),
    [
        ("en", "There is no such file: check the name and the folder.", "This is a folder: name a file in it."),
        ("de", "Diese Datei gibt es nicht: Name und Ordner prüfen.", "Das ist ein Ordner: eine Datei darin nennen."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_file_that_cannot_be_opened_is_told(command, language, missing, folder, run, tmp_path):
    ruled = run(command, "--lang", language, "none.floor", str(tmp_path))
    assert ruled == (2, [], [f"none.floor: {missing}", f"{tmp_path}: {folder}"])


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (PermissionError(13, "x"), "This file may not be read: ask its owner for permission."),
        (OSError(5, "x"), "This file cannot be opened."),
    ],
)
def test_why_a_file_cannot_be_opened_is_told_in_own_words(error, told, write, monkeypatch):
    def refuse(*_, **__):
        raise error

    write("x.floor", "")
    monkeypatch.setattr(Path, "read_text", refuse)
    assert str(read_source("x.floor").message) == told


def test_standard_input_that_is_no_text_is_told(run):
    told = "standard input: This is not a text file in UTF-8."
    assert run("rule", "-", stdin=b"\xff\xfe") == (2, [], [told])


def test_standard_input_is_named_in_the_language_with_its_line(run):
    ruled = run("rule", "--lang", "fr", "-", stdin=b"format = 1\n[situation]")
    assert [line.split("\N{NO-BREAK SPACE}")[0].split(": ")[0] for line in ruled.err] == [
        "entrée standard:1",
        "entrée standard:2",
    ]


@pytest.mark.parametrize("door", ["-", "line.txt"])
def test_a_line_where_a_document_is_wanted_is_told_where_it_goes(door, run, write):
    write("line.txt", "50/100 f: b100")
    ruled = run("rule", door, stdin=b"50/100 f: b100")
    place = "standard input" if door == "-" else door
    (told,) = ruled.err
    assert (ruled.code, ruled.out) == (2, [])
    assert told.startswith(f"{place}: This is not a floorapp document. A typed line goes with ")
    assert told.endswith(': floorapp rule --line "50/100 5p flop: b100 a125 c"')


def test_a_byte_order_mark_is_passed_over(run, write):
    write("x.floor", b"\xef\xbb\xbf" + SHORT_ALL_INS.encode())
    assert run("rule", "x.floor").code == 0
    assert run("rule", "-", stdin=b"\xef\xbb\xbf" + SHORT_ALL_INS.encode()).code == 0


def test_every_problem_of_a_file_is_told_and_what_could_be_read_is_answered(run, write):
    write("x.floor", f'{SHORT_ALL_INS}titel = "x"\nnote = 3\n')
    ruled = run("rule", "x.floor")
    assert [line.split(": ")[0] for line in ruled.err] == ["x.floor:9", "x.floor:10"]
    assert ruled.out[0] == "short-all-ins · TDA 2024"


@pytest.mark.parametrize("line", ['street = "flopp"', "big_blnd = 100", "stacks = 5", 'ask = "Z"'])
@pytest.mark.parametrize("command", [("rule",), ("rule", "--json")])
def test_a_set_up_that_cannot_be_read_is_not_ruled_on(line, command, run, write):
    text = "".join(one for one in SHORT_ALL_INS.splitlines(keepends=True) if "street" not in one)
    write("x.floor", f"{text}{line}\n")
    ruled = run(*command, "x.floor")
    assert (ruled.code, ruled.out, len(ruled.err)) == (2, [], 1)


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
        "1280*800",
    ],
)
def test_a_picture_has_a_size_that_can_be(size, run, write):
    write("x.floor", SHORT_ALL_INS)
    told = f"“{size}” is no size of the window: write width x height, from 1110x600 to 8192x8192."
    assert run("picture", "x.floor", "-o", "x.png", "--size", size) == (2, [], [told])


def test_a_picture_of_the_projector_may_be_smaller_than_the_window(run, write):
    write("x.floor", SHORT_ALL_INS)
    words = ("picture", "x.floor", "-o", "x.png", "--view", "projector", "--size", "639x360")
    told = "“639x360” is no size of the window: write width x height, from 640x360 to 8192x8192."
    assert run(*words) == (2, [], [told])


@pytest.mark.parametrize("size", ["1280 x 800", "1280×800", "1280X800", " 1280x800 "])
def test_a_size_may_be_written_as_people_do(size, run):
    (told,) = run("picture", "none.floor", "-o", "x.png", "--size", size).err
    assert told.startswith("none.floor: There is no such file")


@pytest.mark.parametrize(
    ("output", "told"),
    [
        ("x.txt", "x.txt: The name of the picture must end in .png."),
        ("x", "x: The name of the picture must end in .png."),
        ("none/x.PNG", "none/x.PNG: There is no folder “none”: make it, or choose another."),
    ],
)
def test_a_picture_has_a_name_that_can_be(output, told, run, write):
    write("x.floor", SHORT_ALL_INS)
    assert run("picture", "x.floor", "-o", output) == (2, [], [told])


def test_a_picture_needs_a_book_that_is_there(run, write):
    write("x.floor", SHORT_ALL_INS)
    ruled = run("picture", "x.floor", "-o", "x.png", "--rulebook", "tda-2042")
    told = "x.floor: There is no rule book “tda-2042”: did you mean “tda-2024”?"
    assert ruled == (2, [], [told])


def test_a_picture_needs_a_document_that_can_be_read(run, write):
    write("x.floor", "")
    assert len(run("picture", "x.floor", "-o", "x.png").err) == 1
    ruled = run("picture", "none.floor", "-o", "x.png")
    assert (ruled.code, len(ruled.err)) == (2, 1)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["rul"], "There is no file “rul”: did you mean “floorapp rule”?"),
        (["Rules", "--line", "x"], "There is no file “Rules”: did you mean “floorapp rule”?"),
        (["--lang", "de", "picure", "x"], "There is no file “picure”: did you mean “floorapp picture”?"),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_command_that_is_written_wrongly_is_told_with_a_near_miss(words, told, run):
    assert run(*words) == (2, [], [told])


@pytest.mark.parametrize(
    "words",
    [
        ("--lang", "de", "rule", "--json", "--line", "x"),
        ("--lang=de", "--json", "rule", "--line", "x"),
        ("--json", "--line", "x", "rule", "--lang", "de"),
    ],
)
def test_options_may_stand_before_the_command(words, run):
    assert run(*words) == run("rule", "--lang", "de", "--json", "--line", "x")


def test_the_help_lists_each_command_with_what_it_does(capsys):
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    listed = capsys.readouterr().out.splitlines()
    for name, command in COMMANDS.items():
        assert [line.split(maxsplit=1)[1] for line in listed if line.startswith(f"  {name} ")] == [
            command.does
        ]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_has_a_sentence_and_an_example(name, capsys):
    with pytest.raises(SystemExit) as end:
        main([name, "--help"])
    assert end.value.code == 0
    told = capsys.readouterr().out
    assert COMMANDS[name].does in told
    assert COMMANDS[name].example in told
    assert "default" in told


def test_without_a_display_no_window_is_opened(run, write, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    told = ["There is no display to open a window on: use “floorapp rule” or “floorapp picture”."]
    assert run() == (2, [], told)
    write("x.floor", SHORT_ALL_INS)
    assert run("x.floor") == (2, [], told)
    missing = "none.floor: There is no such file: check the name and the folder."
    assert run("none.floor") == (2, [], [missing, *told])


@pytest.mark.parametrize(
    "words", [("rule", "--lang", "xx"), ("cases",), ("rule", "--nonsense"), ("picture", "x.floor")]
)
def test_words_that_are_no_command_end_with_the_usage(words, run):
    with pytest.raises(SystemExit) as end:
        run(*words)
    assert end.value.code == 2
