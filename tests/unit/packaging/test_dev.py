"""The developer's command: what it finds missing, when it installs, what it lets pass."""

import os
import struct
from pathlib import Path

import pytest

from dev_environment import Stamp, digest_of, read_stamp, stale_languages, telling_line, write_stamp
from dev_gate import FLOORS, PNG_SIGNATURE, fault_in_picture, measure
from dev_machine import LIBRARIES, install_line, missing_libraries, packages_for
from dev_messages import undated

PROJECT = {
    "project": {"dependencies": ["tomli-w"]},
    "dependency-groups": {"dev": ["pytest"]},
    "tool": {"hatch": {"version": {"path": "x"}}, "ruff": {"line-length": 100}},
}


def test_a_machine_with_every_library_misses_none():
    assert missing_libraries(lambda _name: True) == []


def test_a_missing_library_is_named_with_its_package():
    missing = missing_libraries(lambda name: name != "libEGL.so.1")
    assert missing == ["libEGL.so.1"]
    assert packages_for(missing) == ["libegl1"]


def test_two_libraries_of_one_package_ask_for_it_once():
    assert packages_for(["libgthread-2.0.so.0", "libglib-2.0.so.0"]) == ["libglib2.0-0"]


def test_the_install_line_is_one_line_with_every_package():
    line = install_line(packages_for(LIBRARIES))
    assert line.startswith("apt-get install ")
    assert "\n" not in line
    assert set(LIBRARIES.values()) <= set(line.split())


def test_a_stamp_reads_back_as_it_was_written(tmp_path: Path):
    write_stamp(tmp_path, Stamp("abc", has_tools=True))
    assert read_stamp(tmp_path) == Stamp("abc", has_tools=True)


@pytest.mark.parametrize("text", ["", "{}", "[]", '"x"', "{"])
def test_a_damaged_stamp_counts_as_none(tmp_path: Path, text: str):
    write_stamp(tmp_path, Stamp("abc", has_tools=True))
    next(tmp_path.iterdir()).write_text(text)
    assert read_stamp(tmp_path) is None


def test_no_environment_has_no_stamp(tmp_path: Path):
    assert read_stamp(tmp_path / "nowhere") is None


def test_an_environment_without_tools_serves_for_running_only():
    stamp = Stamp("abc", has_tools=False)
    assert stamp.serves("abc", tools=False)
    assert not stamp.serves("abc", tools=True)
    assert not stamp.serves("abd", tools=False)


def test_an_environment_with_tools_serves_for_running_too():
    assert Stamp("abc", has_tools=True).serves("abc", tools=False)


def test_a_setting_of_a_linter_installs_nothing():
    other = {**PROJECT, "tool": {**PROJECT["tool"], "ruff": {"line-length": 80}}}
    assert digest_of(other, "a==1", "3.11", "/x") == digest_of(PROJECT, "a==1", "3.11", "/x")


@pytest.mark.parametrize(
    "changed",
    [
        ({**PROJECT, "project": {"dependencies": []}}, "a==1", "3.11", "/x"),
        ({**PROJECT, "dependency-groups": {"dev": []}}, "a==1", "3.11", "/x"),
        (PROJECT, "a==2", "3.11", "/x"),
        (PROJECT, "a==1", "3.12", "/x"),
        (PROJECT, "a==1", "3.11", "/y"),
    ],
)
def test_whatever_decides_the_installation_changes_the_digest(changed):
    assert digest_of(*changed) != digest_of(PROJECT, "a==1", "3.11", "/x")


def test_the_first_error_of_a_tool_tells_most():
    output = "start\nERROR: no such package\nERROR: see our pages\nhint\n"
    assert telling_line(output) == "ERROR: no such package"
    assert telling_line("start\nend\n\n") == "end"
    assert telling_line("") == "(it said nothing)"


def test_only_a_catalogue_newer_than_its_compiled_form_is_stale(tmp_path: Path):
    folder = tmp_path / "locale" / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    source = folder / "floorapp.po"
    source.write_text("")
    assert stale_languages(tmp_path) == [source]
    compiled = source.with_suffix(".mo")
    compiled.write_bytes(b"")
    set_time(source, 1000)
    set_time(compiled, 2000)
    assert stale_languages(tmp_path) == []
    set_time(source, 3000)
    assert stale_languages(tmp_path) == [source]


def test_two_templates_that_differ_by_their_date_are_alike():
    text = 'msgid ""\n"POT-Creation-Date: {}\\n"\nmsgid "Fold"\n'
    assert undated(text.format("2026-01-01")) == undated(text.format("2026-01-02"))
    assert undated(text) != undated(text + 'msgid "Call"\n')


def test_a_floor_counts_lines_and_branches_of_its_own_package_only(tmp_path: Path):
    for package in ("engine", "widgets"):
        (tmp_path / "floorapp" / package).mkdir(parents=True)
    report = {
        "files": {
            "floorapp/engine/acts.py": summary(lines=(10, 10), branches=(4, 4)),
            "floorapp/engine/incidents/turn.py": summary(lines=(5, 5), branches=(1, 2)),
            "floorapp/widgets/felt.py": summary(lines=(85, 100), branches=(0, 0)),
            "floorapp/cli.py": summary(lines=(0, 50), branches=(0, 10)),
        }
    }
    engine, widgets = measure(report, tmp_path)
    assert (engine.package, engine.covered, engine.total, engine.holds) == ("engine", 20, 21, False)
    assert (widgets.package, widgets.percent, widgets.holds) == ("widgets", 85.0, True)


def test_a_package_that_no_test_imports_is_below_its_floor(tmp_path: Path):
    (tmp_path / "floorapp" / "engine").mkdir(parents=True)
    (row,) = measure({"files": {}}, tmp_path)
    assert not row.holds
    assert row.percent == 0


def test_99_99_percent_is_not_100(tmp_path: Path):
    (tmp_path / "floorapp" / "engine").mkdir(parents=True)
    files = {"floorapp/engine/acts.py": summary(lines=(9999, 10000), branches=(0, 0))}
    (row,) = measure({"files": files}, tmp_path)
    assert FLOORS["engine"] == 100
    assert not row.holds


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "was not written"),
        (b"GIF89a", "is no PNG file"),
        (PNG_SIGNATURE + b"\0\0\0\rIHDR" + struct.pack(">II", 1, 1), "is only 1 x 1 pixels"),
        (
            PNG_SIGNATURE + b"\0\0\0\rIHDR" + struct.pack(">II", 1280, 800),
            "has only 24 bytes, so little is drawn on it",
        ),
        (PNG_SIGNATURE + b"\0\0\0\rIHDR" + struct.pack(">II", 1280, 800) + bytes(20000), ""),
    ],
)
def test_a_picture_of_a_window_is_told_from_a_blank(content: bytes, fault: str):
    assert fault_in_picture(content) == fault


def summary(*, lines: tuple[int, int], branches: tuple[int, int]) -> dict[str, dict[str, int]]:
    return {
        "summary": {
            "covered_lines": lines[0],
            "num_statements": lines[1],
            "covered_branches": branches[0],
            "num_branches": branches[1],
        }
    }


def set_time(path: Path, seconds: int) -> None:
    os.utime(path, (seconds, seconds))
