"""Build hook: compiles the languages, and carries `resources/` into the wheel.

Hatchling calls it for every wheel, an editable one included. Run as a script, it only compiles.
"""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RESOURCES = "resources"
NOT_SHIPPED = frozenset({".po", ".pot", ".pyc"})
"""Files that the program does not read: sources of the languages, and left-overs."""


class ResourcesHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is hatchling's own
    """What the wheel needs beyond the Python files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the languages and, unless the wheel is editable, add the resources.

        An editable install reads `resources/` where it lies, so nothing is copied for it.
        """
        resources = Path(self.root) / RESOURCES
        compile_languages(resources)
        if version != "editable":
            build_data["force_include"].update(shipped_files(resources))


def compile_languages(resources: Path) -> list[Path]:
    """Write a `.mo` file beside each `.po` file, and return those written.

    Raises:
        babel.messages.pofile.PoFileError: A catalogue is malformed.
    """
    written = []
    for source in sorted(resources.glob("locale/*/LC_MESSAGES/*.po")):
        with source.open("rb") as file:
            catalogue = read_po(file, abort_invalid=True)
        target = source.with_suffix(".mo")
        with target.open("wb") as file:
            write_mo(file, catalogue)
        written.append(target)
    return written


def shipped_files(resources: Path) -> dict[str, str]:
    """Return each file that the program reads, with its place in the wheel."""
    return {
        str(path): f"floorapp/{RESOURCES}/{path.relative_to(resources).as_posix()}"
        for path in sorted(resources.rglob("*"))
        if path.is_file() and path.suffix not in NOT_SHIPPED and not path.name.startswith(".")
    }


if __name__ == "__main__":
    compile_languages(Path(__file__).resolve().parent.parent / RESOURCES)
