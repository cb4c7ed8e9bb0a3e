"""The arguments of ``floorapp log``, which has commands of its own."""

import argparse

from floorapp.explain.catalogue import LANGUAGES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands, each with its own arguments and those of all."""
    commands = parser.add_subparsers(dest="task", required=True, metavar="COMMAND")

    def add(name: str, does: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=does, description=does)
        command.add_argument("--file", metavar="LOG", help="the log (default: that of the window)")
        command.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=argparse.SUPPRESS,
            help="language of the words (default: that of the system)",
        )
        return command

    listed = add("list", "Lists entries, the latest first.")
    listed.add_argument("text", nargs="*", metavar="WORD", help="only entries with these words")
    listed.add_argument(
        "--limit", type=int, default=20, metavar="N", help="at most so many (default: %(default)s)"
    )
    listed.add_argument("--json", action="store_true", help="print one JSON object a line")
    shown = add("show", "Shows an entry with its amendments.")
    shown.add_argument("number", type=int, metavar="NUMBER", help="the number of the entry")
    shown.add_argument("--json", action="store_true", help="print one JSON object a line")
    exported = add("export", "Writes the entries into a file.")
    exported.add_argument(
        "output", metavar="OUT.csv|OUT.json", help="a table for spreadsheets, or all of it as JSON"
    )
    exported.add_argument("text", nargs="*", metavar="WORD", help="only entries with these words")
    verified = add("verify", "Tells whether any entry was changed, or taken out, from outside.")
    verified.add_argument(
        "--seal", metavar="SEAL", help="a seal that was written down earlier: is it still in there?"
    )
    copied = add("backup", "Copies the log into a folder, with date and time in its name.")
    copied.add_argument("folder", metavar="FOLDER", help="where the copy goes")
    purged = add("purge", "Takes out the names of players, for good; the entries stay.")
    purged.add_argument(
        "--before", required=True, metavar="DATE", help="of entries before this day (2026-01-31)"
    )
    add("set-aside", "Gives a damaged log another name, so that a new one can begin.")
