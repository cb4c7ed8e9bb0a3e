"""Places: where the program's own resources are."""

from pathlib import Path


def resources() -> Path:
    """Return the folder of rule books, languages, fonts and demonstrations.

    An installed package carries it inside; a checkout has it beside the package.
    """
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"
