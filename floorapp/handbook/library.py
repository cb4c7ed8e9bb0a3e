"""Library: the pages of a language, and what is wrong with them."""

from collections.abc import Mapping
from pathlib import Path

from floorapp.engine.problems import Problem
from floorapp.engine.values import value
from floorapp.explain.book_text import SETTINGS
from floorapp.handbook.families import Families, read_families
from floorapp.handbook.page import Family, Page
from floorapp.handbook.reading import read_page
from floorapp.texts import read_text

FAMILIES = "families.toml"


@value
class Handbook:
    """The pages of one language in their order, and what could not be read."""

    families: tuple[Family, ...]
    pages: Mapping[str, Page]
    examples: Mapping[str, str]
    """Lines to be typed, by the names that links have for them."""

    problems: tuple[Problem, ...]

    def ordered(self) -> tuple[Page, ...]:
        """Return the pages in their order."""
        return tuple(self.pages.values())


def read_handbook(folder: Path, language: str) -> Handbook:
    """Read the handbook of a language; a damaged page is told and the rest is there."""
    families = read_families_of(folder)
    pages: dict[str, Page] = {}
    problems = list(families.problems)
    for family in families.families:
        name = f"{language}/{family.id}.md"
        text = read_text(folder / name, name)
        if isinstance(text, Problem):
            problems.append(text)
            continue
        page, faults = read_page(text, family.id, name)
        pages[page.id] = page
        problems += faults
    return Handbook(families.families, pages, families.lines, tuple(problems))


def read_families_of(folder: Path) -> Families:
    """Return the families of a handbook, whatever its language."""
    text = read_text(folder / FAMILIES, FAMILIES)
    if isinstance(text, Problem):
        return Families((), {}, (text,))
    return read_families(text, FAMILIES, SETTINGS)
