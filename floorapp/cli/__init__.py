"""The command line. Each command is imported when it is asked for, and Qt only by two of them."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code.

    0: done. 1: a case failed. 2: input that cannot be read, or a file that cannot be written;
    each problem is one line on standard error.
    """
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a console of another encoding must not break a sentence
            reconfigure(encoding="utf-8", errors="replace")
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words:
        from floorapp.cli.window import open_window

        return open_window(None, None)
    from floorapp.cli.commands import run

    return run(words)
