"""Words as the command line prints them: lines that a terminal has room for."""

import shutil
import textwrap

_WIDEST = 100


def wrapped(text: str, indent: str = "") -> str:
    """Return a text in lines of the terminal's width, a hundred columns at most."""
    width = min(_WIDEST, shutil.get_terminal_size((_WIDEST, 24)).columns)
    return textwrap.fill(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
