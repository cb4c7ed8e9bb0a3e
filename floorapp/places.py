"""Places: where the program's own resources are, and the folders of its user."""

from pathlib import Path


def resources() -> Path:
    """Return the folder of rule books, languages, fonts and demonstrations.

    An installed package carries it inside; a checkout has it beside the package.
    """
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def incident_log() -> Path:
    """Return where the incident log is, unless another file is named."""
    return _own_folder() / "incidents.sqlite3"


def rule_book_folders() -> tuple[Path, Path]:
    """Return the folders of the shipped rule books and of the user's own."""
    return resources() / "rulebooks", _own_folder() / "rulebooks"


def demonstration_folders() -> tuple[Path, Path]:
    """Return the folders of the shipped demonstrations and of the house's own."""
    return resources() / "demonstrations", _own_folder() / "demonstrations"


def records_folder() -> Path:
    """Return the folder of what is kept of disputes, which need not be there yet."""
    return _own_folder() / "records"


def levels_file() -> Path:
    """Return the file of the event's levels."""
    return _own_folder() / "levels.toml"


def _own_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("floorapp", appauthor=False)
