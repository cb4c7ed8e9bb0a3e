"""Words as the command line prints them: lines that a terminal has room for."""

import shutil
import textwrap

_WIDEST = 100


def wrapped(text: str) -> str:
    """Return a text in lines of the terminal's width, a hundred columns at most."""
    width = min(_WIDEST, shutil.get_terminal_size((_WIDEST, 24)).columns)
    return textwrap.fill(text, width, break_long_words=False, break_on_hyphens=False)
