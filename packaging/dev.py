#!/usr/bin/env python3
"""Every task of the developer, and `run` for everyone: `python3 packaging/dev.py --help`.

It needs nothing but a Python and sets up what each command needs, on a fresh machine too.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - so this file keeps to syntax that old ones read
    sys.exit("floorapp needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import argparse
import os
import subprocess
from pathlib import Path

from dev_environment import ROOT, Command, prepare
from dev_gate import offscreen, run_gate
from dev_machine import SetupError
from dev_messages import update_messages

DEMONSTRATION = ROOT / "resources" / "demonstrations" / "tda47-ex1.floor"
PICTURE = ROOT / "build" / "floorapp.png"
README_DOCUMENT = ROOT / "resources" / "demonstrations" / "tda47-ex1a.floor"
PICTURES = ROOT / "packaging" / "pictures"
README_PICTURES = {
    "main-window.png": ("--theme", "dark", "--size", "1280x800"),
    "projector.png": ("--theme", "light", "--size", "1280x720", "--view", "projector"),
}
"""The pictures of the README, each with how it is drawn."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__.split(":")[0] + ".")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser(
        "run", help="start the program with these arguments (default: a demonstration)"
    )
    test = commands.add_parser("test", help="the gate: all checks, the fast ones first")
    test.add_argument(
        "--quick", action="store_true", help="leave out slow tests, coverage and the wheel"
    )
    bench = commands.add_parser("bench", help="measure the speed (tests/bench)")
    bench.add_argument("names", nargs="*", help="only these measurements")
    commands.add_parser("messages", help="bring the languages up to date with the source")
    commands.add_parser("pictures", help="draw the pictures of the README again")
    commands.add_parser("screens", help="paint the screens again that the tests compare with")
    words = sys.argv[1:] if arguments is None else arguments
    # All that follows `run` is the program's, its options too.
    ours = words[:1] if words[:1] == ["run"] else words
    chosen = parser.parse_args(ours)
    try:
        return start(chosen, words[1:])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def start(chosen: argparse.Namespace, following: list[str]) -> int:
    """Set up what the command needs, then run it.

    Args:
        chosen: The command with its options.
        following: All words after the command, as they were given.

    Raises:
        SetupError: This machine lacks something.
    """
    if chosen.command == "run":
        return run_program(prepare(tools=False), following)
    if chosen.command == "test":
        return run_gate(lambda: prepare(tools=True), quick=chosen.quick)
    if chosen.command == "bench":
        return call([prepare(tools=True), ROOT / "tests" / "bench", *chosen.names])
    if chosen.command == "screens":
        return call([prepare(tools=True), "-m", "tests.screens"], without_screen=True)
    if chosen.command == "messages":
        return update_messages(prepare(tools=True))
    return draw_pictures(prepare(tools=False))


def run_program(python: Path, arguments: list[str]) -> int:
    """Start the program; where there is no screen, draw and rule on the document instead."""
    program: Command = [python, "-m", "floorapp"]
    if not arguments and has_screen():
        return call([*program, "demo", DEMONSTRATION.stem])
    documents = arguments or [str(DEMONSTRATION)]
    is_one_document = len(documents) == 1 and Path(documents[0]).is_file()
    if has_screen() or not is_one_document:
        return call([*program, *documents])
    PICTURE.parent.mkdir(exist_ok=True)
    words = "There is no screen here, so the window is drawn into a file and the ruling printed."
    print(words, flush=True)
    drawn = call([*program, "picture", documents[0], "-o", PICTURE], without_screen=True)
    if drawn == 0:
        print(f"The window: {PICTURE}\nThe ruling:", flush=True)
    if not arguments:
        return call([*program, "demo", "--text", DEMONSTRATION.stem]) or drawn
    return call([*program, "rule", documents[0]]) or drawn


def draw_pictures(python: Path) -> int:
    """Draw the pictures that the README shows."""
    PICTURES.mkdir(exist_ok=True)
    for name, options in README_PICTURES.items():
        file = PICTURES / name
        command: Command = [python, "-m", "floorapp", "picture", README_DOCUMENT, "-o", file]
        code = call([*command, *options], without_screen=True)
        if code:
            return code
    return 0


def has_screen() -> bool:
    """Tell whether Qt can open a window: only on Linux may there be no screen at all."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in names)


def call(command: Command, *, without_screen: bool = False) -> int:
    """Run a command where the user stands, and return its exit code."""
    environment = offscreen() if without_screen else None
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
