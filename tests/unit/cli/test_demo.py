"""``floorapp demo``: the list, one in the window, and one as text."""

import pytest

import floorapp.cli.demo
from floorapp.places import demonstration_folders

OWN = """\
format = "floorapp/1"
[situation]
title = "Our evening"
big_blind = 100
street = "flop"
seats = ["A", "B"]
actions = ["A bet 100"]
"""


@pytest.fixture
def own():
    folder = demonstration_folders()[1]
    folder.mkdir(parents=True, exist_ok=True)
    yield folder
    for file in folder.iterdir():
        file.unlink()


@pytest.fixture
def opened(monkeypatch):
    seen = []
    monkeypatch.setattr(
        floorapp.cli.demo, "open_window", lambda *given: bool(seen.append(given)) or 0
    )
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return seen


@pytest.fixture
def no_display(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")


def test_without_an_id_they_are_listed_by_rule(run):
    listed = run("demo")
    assert (listed.code, listed.err) == (0, [])
    assert listed.out[0] == "Rule 36 · Substantial action"
    at = listed.out.index("Rule 47 · Short all-ins and the right to raise")
    assert listed.out[at + 1].split(maxsplit=1) == [
        "tda47-ex1",
        "Short all-ins that add up to a full raise",
    ]
    assert listed.out[-1].endswith("demonstrations.")


def test_one_opens_in_the_window(run, opened):
    assert run("demo", "TDA47-EX1A", "--lang", "fr").code == 0
    assert opened == [(None, "fr", "tda47-ex1a")]


@pytest.mark.usefixtures("no_display")
def test_without_a_display_each_moment_is_printed_with_its_ruling(run):
    printed = run("demo", "tda47-ex1a")
    assert (printed.code, printed.err) == (0, [])
    assert printed.out[0] == "tda47-ex1a · Short all-ins and a seat that stays closed · TDA 2024"
    steps = [line for line in printed.out if line[0].isdigit()]
    assert steps[0] == "1. At the start"
    assert steps[-1] == "7. A calls"
    assert printed.out[printed.out.index("7. A calls") + 1].startswith("   C may fold or call 75.")


def test_as_text_it_is_printed_with_a_display_too(run, opened):
    printed = run("demo", "--text", "tda45-ex1a", "--lang", "de")
    assert opened == []
    assert any("strittig" in line for line in printed.out)


def test_another_book_is_asked_for_as_text(run, opened):
    printed = run("demo", "tda47-ex1", "--rulebook", "aspt-doubling")
    assert opened == []
    assert "400" in " ".join(printed.out[-4:])
    wrong = run("demo", "tda47-ex1", "--rulebook", "aspt")
    assert wrong.code == 2
    assert wrong.err[0].startswith("There is no rule book “aspt”")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("tda47ex1", "There is no demonstration “tda47ex1”: did you mean “tda47-ex1”?"),
        ("@@@@", "There is no demonstration “@@@@”: “floorapp demo” lists them."),
    ],
)
def test_an_id_that_is_none_is_told(run, wanted, said):
    printed = run("demo", wanted)
    assert (printed.code, printed.out, printed.err) == (2, [], [said])


def test_a_damaged_one_of_the_house_is_told_and_the_rest_is_there(run, own):
    (own / "ours.floor").write_text(OWN, encoding="utf-8")
    (own / "broken.floor").write_text(OWN.replace("A bet 100", "A bett 100"), encoding="utf-8")
    (own / "old.floor").write_text("format = 1", encoding="utf-8")
    listed = run("demo")
    assert listed.code == 2
    assert "  ours                         Our evening" in listed.out
    assert [line.split(" ")[0] for line in listed.err] == [
        "broken.floor:7:",
        "old.floor:1:",
    ]
