"""Places: where the program's own resources are, and the folders of its user."""

from pathlib import Path


def resources() -> Path:
    """Return the folder of rule books, languages, fonts and demonstrations.

    An installed package carries it inside; a checkout has it beside the package.
    """
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def rule_book_folders() -> tuple[Path, Path]:
    """Return the folders of the shipped rule books and of the user's own."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not before the window is painted

    return resources() / "rulebooks", user_data_path("floorapp", appauthor=False) / "rulebooks"


def demonstration_folders() -> tuple[Path, Path]:
    """Return the folders of the shipped demonstrations and of the house's own."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not before the window is painted

    own = user_data_path("floorapp", appauthor=False) / "demonstrations"
    return resources() / "demonstrations", own


def levels_file() -> Path:
    """Return the file of the event's levels."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not before the window is painted

    return user_data_path("floorapp", appauthor=False) / "levels.toml"
