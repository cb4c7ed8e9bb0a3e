"""Where a slip goes: a PDF, pictures, text or a printer. What goes wrong is a sentence."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from floorapp.engine.problems import Problem, problem
from floorapp.viewmodels.slip_view import SlipView
from floorapp.whole_file import write_file
from floorapp.widgets.print_output import pdf, picture, png
from floorapp.widgets.print_page import Paper
from floorapp.widgets.slip_layout import slip_pages

_TOLD: Final = 6
"""How many characters that cannot be printed are named."""


def save_slip(view: SlipView, paper: Paper, file: Path) -> Problem | None:
    """Write a slip; what the file is follows from its name. Return why it could not be written."""
    kind = _KINDS.get(file.suffix.lower())
    if kind is None:
        return problem("The name of a slip must end in .pdf, .png or .txt.", str(file))
    for path, data in kind(view, paper, file):
        failed = write_file(path, data, str(path))
        if failed is not None:
            return failed
    return None


def missing_problem(characters: str) -> Problem:
    """Return the problem of characters that no font of this computer has."""
    shown = " ".join(f"{found} (U+{ord(found):04X})" for found in characters[:_TOLD])
    return problem(
        "No font here has {characters}: the paper shows boxes. Install a font of that script.",
        characters=f"{shown} …" if len(characters) > _TOLD else shown,
    )


def _pdf(view: SlipView, paper: Paper, file: Path) -> list[tuple[Path, bytes]]:
    return [(file, pdf(slip_pages(view, paper), view.running))]


def _png(view: SlipView, paper: Paper, file: Path) -> list[tuple[Path, bytes]]:
    """Return the first page under the name itself, the others with their numbers."""
    return [
        (
            file if number == 1 else file.with_stem(f"{file.stem}-{number}"),
            png(picture(page)),
        )
        for number, page in enumerate(slip_pages(view, paper), 1)
    ]


def _text(view: SlipView, _paper: Paper, file: Path) -> list[tuple[Path, bytes]]:
    return [(file, view.text.encode("utf-8"))]


_KINDS: Final[dict[str, Callable[[SlipView, Paper, Path], list[tuple[Path, bytes]]]]] = {
    ".pdf": _pdf,
    ".png": _png,
    ".txt": _text,
}
"""What can be written, by the end of the name."""
