"""The command line. Qt is imported only by the commands that show or paint the window."""

import argparse
import sys
from collections.abc import Sequence

from floorapp import __version__
from floorapp.cli import cases, rulebooks, rulings, window
from floorapp.cli.reading import system_language
from floorapp.explain.catalogue import LANGUAGES

_COMMANDS = ("rule", "cases", "rulebooks", "picture")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code.

    0: done. 1: a case failed, or the window could not be painted to a file. 2: input that cannot
    be read; each problem is one line on standard error.
    """
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a console of another encoding must not break a sentence
            reconfigure(encoding="utf-8", errors="replace")
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if words and words[0] in _COMMANDS:
            options = _parser().parse_args(words)
            run = options.run
            return int(run(options))
        return window.open_window(_window_parser().parse_args(words))
    except BrokenPipeError:  # the reader of the output has gone
        sys.stderr.close()
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="floorapp", description="Rulings on the betting.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_rule(commands)
    _add_cases(commands)
    _add_rulebooks(commands)
    _add_picture(commands)
    return parser


def _add_rule(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    rule = commands.add_parser("rule", help="rule on situations")
    rule.add_argument("files", nargs="*", metavar="FILE", help="documents, case files, or -")
    rule.add_argument(
        "--line", help="a dispute in the short form, such as '50/100 flop: b100 a125'"
    )
    rule.add_argument("--seats", help="the seats of the line, in order, such as A,B,C")
    rule.add_argument("--json", action="store_true", help="print one JSON object a line")
    rule.add_argument("--rulebook", action="append", metavar="ID", help="rule by this book")
    _add_language(rule)
    rule.set_defaults(run=rulings.run_rule)


def _add_cases(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    check = commands.add_parser("cases", help="compare cases with what they expect")
    check.add_argument("files", nargs="+", metavar="FILE", help="case files, or -")
    check.set_defaults(run=cases.run_cases)


def _add_rulebooks(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    books = commands.add_parser("rulebooks", help="list the rule books, and where they differ")
    books.add_argument("--json", action="store_true", help="print one JSON object a line")
    _add_language(books)
    books.set_defaults(run=rulebooks.run_rulebooks)


def _add_picture(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    picture = commands.add_parser("picture", help="paint the window with a document to a file")
    picture.add_argument("file", metavar="FILE", help="the document, or -")
    picture.add_argument("-o", "--output", required=True, metavar="OUT.png")
    picture.add_argument("--size", default="1280x800", metavar="WxH", help="in pixels")
    picture.add_argument("--theme", choices=("light", "dark"), default="dark")
    picture.add_argument("--rulebook", metavar="ID", help="rule by this book")
    _add_language(picture)
    picture.set_defaults(run=window.run_picture)


def _window_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="floorapp",
        description="Open the window, on a document where one is named.",
        epilog=f"Without a window: floorapp {'|'.join(_COMMANDS)}, each with --help.",
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a document")
    parser.add_argument("--version", action="version", version=f"floorapp {__version__}")
    _add_language(parser)
    return parser


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=system_language(), help="language of the words"
    )
