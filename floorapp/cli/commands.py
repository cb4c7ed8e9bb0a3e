"""The commands with their arguments."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from floorapp import __version__
from floorapp.cli.reading import STANDARD_INPUT, system_language, tell
from floorapp.engine.problems import near_miss, problem
from floorapp.engine.values import value
from floorapp.explain.catalogue import LANGUAGES, catalogue
from floorapp.rulebooks.library import DEFAULT_BOOK

_WITHOUT_VALUE = frozenset({"--json", "--version", "--help", "-h"})


@value
class Command:
    """A command: what it does, how it is called, and the module that does it."""

    module: str
    """Imported when the command is asked for."""

    does: str
    example: str
    add_arguments: Callable[[argparse.ArgumentParser], None]


def run(words: Sequence[str]) -> int:
    """Run the command that the words name, or open the window on a document."""
    at = _first_name(words)
    name = words[at] if at < len(words) else ""
    if name not in COMMANDS:
        return _open_window(name, words)
    words = [*words[:at], *words[at + 1 :]]
    options = _parser_of(name, COMMANDS[name]).parse_args(words)
    try:
        code = int(import_module(COMMANDS[name].module).run(options))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of the output has gone: nobody is left to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _first_name(words: Sequence[str]) -> int:
    """Return where the first word stands that is no option, nor the value of one."""
    at = 0
    while at < len(words) and words[at].startswith("-") and words[at] != STANDARD_INPUT:
        alone = "=" in words[at] or words[at] in _WITHOUT_VALUE
        at += 1 if alone else 2
    return at


def _open_window(name: str, words: Sequence[str]) -> int:
    plain = name.isalpha() and not Path(name).exists()
    near = near_miss(name.lower(), COMMANDS) if plain else None
    if near is not None:
        unknown = problem(
            "There is no file “{name}”: did you mean “floorapp {near}”?", name=name, near=near
        )
        return tell([unknown], catalogue(system_language()))
    options = _window_parser().parse_args(words)
    from floorapp.cli.window import open_window

    return open_window(options.file, options.lang)


def _parser_of(name: str, command: Command) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=f"floorapp {name}",
        description=command.does,
        epilog=f"Example:\n  {command.example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_arguments(parser)
    _add_language(parser)
    return parser


def _window_parser() -> argparse.ArgumentParser:
    wide = max(map(len, COMMANDS))
    listed = "\n".join(f"  {name:{wide}}  {each.does}" for name, each in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="floorapp",
        usage="floorapp [--lang {en,fr,de}] [FILE]\n       floorapp COMMAND …",
        description="Rulings on the betting. Without a command the window is opened, on a document"
        " where one is named.",
        epilog=f"Commands, without a window; each has --help:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a document to open")
    parser.add_argument("--version", action="version", version=f"floorapp {__version__}")
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        help=f"language of the words (default: the last one, at first {system_language()})",
    )
    return parser


def _add_rule(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help="documents or case files; - is standard input"
    )
    parser.add_argument("--line", metavar='"LINE"', help="a dispute as it is typed, in quotes")
    parser.add_argument(
        "--seats", metavar="A,B,C", help="the seats of the line, in order (default: 1 to 9)"
    )
    _add_json(parser)
    parser.add_argument(
        "--rulebook",
        action="append",
        metavar="ID",
        help="rule by this book; once for each of several (default: that of the document, or else"
        f" {DEFAULT_BOOK})",
    )


def _add_cases(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="case files; - is standard input")


def _add_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE|DIR",
        help="recorded hands (.phh, .phhs) or folders of them; - is standard input",
    )
    _add_json(parser)
    parser.add_argument(
        "--rulebook",
        metavar="ID",
        help=f"judge by this book (default: that of the hand, or else {DEFAULT_BOOK})",
    )


def _add_demo(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "id", nargs="?", metavar="ID", help="the demonstration to play (default: list them all)"
    )
    parser.add_argument(
        "--text", action="store_true", help="print its moments instead of opening the window"
    )
    parser.add_argument(
        "--rulebook",
        metavar="ID",
        help="print the rulings of this book (default: the one that it is about)",
    )


def _add_picture(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the document; - is standard input")
    parser.add_argument(
        "-o", "--output", required=True, metavar="OUT.png", help="the picture to write"
    )
    parser.add_argument(
        "--size", default="1280x800", metavar="WxH", help="in pixels (default: %(default)s)"
    )
    parser.add_argument(
        "--theme",
        choices=("light", "dark", "contrast"),
        default="dark",
        help="default: %(default)s",
    )
    parser.add_argument(
        "--view",
        choices=("window", "projector"),
        default="window",
        help="what to paint (default: %(default)s)",
    )
    parser.add_argument(
        "--rulebook",
        metavar="ID",
        help=f"rule by this book (default: that of the document, or else {DEFAULT_BOOK})",
    )


def _add_log(parser: argparse.ArgumentParser) -> None:
    from floorapp.cli.log_arguments import add_arguments

    add_arguments(parser)


def _add_slip(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the document; - is standard input")
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        metavar="OUT.pdf|png|txt",
        help="the slip to write; of further pages a .png each, with their numbers",
    )
    parser.add_argument(
        "--paper", choices=("a5", "80mm"), default="a5", help="default: %(default)s"
    )
    parser.add_argument(
        "--rulebook",
        metavar="ID",
        help=f"rule by this book (default: that of the document, or else {DEFAULT_BOOK})",
    )


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=system_language(),
        help="language of the words (default: that of the system, here %(default)s)",
    )


def _add_quiz(parser: argparse.ArgumentParser) -> None:
    from floorapp.quiz.maker import LEVELS

    parser.add_argument(
        "--sheet", metavar="OUT.pdf", help="write a sheet with answers instead of opening a window"
    )
    parser.add_argument(
        "-n", type=int, default=20, metavar="N", help="questions on the sheet (default: 20)"
    )
    parser.add_argument(
        "--level",
        type=int,
        choices=LEVELS,
        default=1,
        help="1 plain raises, 2 a short all-in, 3 several, 4 chips, 5 out of turn and irregular,"
        " 6 everything by any book (default: %(default)s)",
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="the same number makes the same questions"
    )
    parser.add_argument(
        "--rulebook", metavar="ID", default=DEFAULT_BOOK, help="default: %(default)s"
    )


COMMANDS = {
    "rule": Command(
        "floorapp.cli.rulings",
        "Rules on documents, or on a dispute as it is typed.",
        'floorapp rule --line "50/100 5p flop: b100 a125 c a200 c"',
        _add_rule,
    ),
    "compare": Command(
        "floorapp.cli.compare",
        "Compares what all rule books say of a dispute, the differences first.",
        'floorapp compare --line "50/100 5p flop: b100 a125 c a200 c"',
        _add_rule,
    ),
    "cases": Command(
        "floorapp.cli.cases",
        "Compares cases with the answers that they expect.",
        "floorapp cases tests/cases/traps.toml",
        _add_cases,
    ),
    "check": Command(
        "floorapp.cli.check",
        "Replays recorded hands (PHH) and tells what would not have been allowed.",
        "floorapp check --rulebook roberts-rules hands/",
        _add_check,
    ),
    "rulebooks": Command(
        "floorapp.cli.rulebooks",
        "Lists the rule books and how they count a raise.",
        "floorapp rulebooks --lang fr",
        _add_json,
    ),
    "demo": Command(
        "floorapp.cli.demo",
        "Plays a demonstration in the window, or lists them by rule.",
        "floorapp demo tda47-ex1a",
        _add_demo,
    ),
    "log": Command(
        "floorapp.cli.log",
        "Lists, shows, exports, verifies and backs up the incident log.",
        "floorapp log verify",
        _add_log,
    ),
    "picture": Command(
        "floorapp.cli.picture",
        "Paints the window with a document to a file.",
        "floorapp picture dispute.floor -o dispute.png --size 1600x1000",
        _add_picture,
    ),
    "slip": Command(
        "floorapp.cli.slip",
        "Writes the ruling on a document as a slip, to be printed and signed.",
        "floorapp slip dispute.floor -o slip.pdf --paper 80mm --lang fr",
        _add_slip,
    ),
    "quiz": Command(
        "floorapp.cli.quiz",
        "Opens the quiz, or writes questions with answers for a staff training.",
        "floorapp quiz --sheet training.pdf -n 20 --level 3 --seed 7",
        _add_quiz,
    ),
}
"""The commands by their names."""
