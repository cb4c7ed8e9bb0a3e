"""The commands with their arguments."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from floorapp import __version__
from floorapp.cli.reading import system_language
from floorapp.explain.catalogue import LANGUAGES

COMMANDS = {
    "rule": "floorapp.cli.rulings",
    "cases": "floorapp.cli.cases",
    "rulebooks": "floorapp.cli.rulebooks",
    "picture": "floorapp.cli.picture",
}
"""The module of each command; it is imported when the command is asked for."""


def run(words: Sequence[str]) -> int:
    """Run the command that the words name, or open the window on a document."""
    if words[0] not in COMMANDS:
        from floorapp.cli.window import open_window  # noqa: PLC0415 - Qt only where it is needed

        options = _window_parser().parse_args(words)
        return open_window(options.file, options.lang)
    options = _parser().parse_args(words)
    try:
        code = int(import_module(COMMANDS[words[0]]).run(options))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of the output has gone: nobody is left to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="floorapp", description="Rulings on the betting.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    rule = commands.add_parser("rule", help="rule on situations")
    rule.add_argument("files", nargs="*", metavar="FILE", help="documents, case files, or -")
    rule.add_argument("--line", help="a dispute in the short form: '50/100 flop: b100 a125'")
    rule.add_argument("--seats", help="the seats of the line, in order, such as A,B,C")
    _add_json(rule)
    rule.add_argument("--rulebook", action="append", metavar="ID", help="rule by this book")
    _add_language(rule)
    cases = commands.add_parser("cases", help="compare cases with what they expect")
    cases.add_argument("files", nargs="+", metavar="FILE", help="case files, or -")
    books = commands.add_parser("rulebooks", help="list the rule books, and where they differ")
    _add_json(books)
    _add_language(books)
    picture = commands.add_parser("picture", help="paint the window with a document to a file")
    picture.add_argument("file", metavar="FILE", help="the document, or -")
    picture.add_argument("-o", "--output", required=True, metavar="OUT.png")
    picture.add_argument("--size", default="1280x800", metavar="WxH", help="in pixels")
    picture.add_argument("--theme", choices=("light", "dark"), default="dark")
    picture.add_argument("--rulebook", metavar="ID", help="rule by this book")
    _add_language(picture)
    return parser


def _window_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="floorapp",
        description="Open the window, on a document where one is named.",
        epilog=f"Without a window: floorapp {'|'.join(COMMANDS)}, each with --help.",
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a document")
    parser.add_argument("--version", action="version", version=f"floorapp {__version__}")
    _add_language(parser)
    return parser


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=system_language(), help="language of the words"
    )
