"""Fixtures for every test: no screen, the shipped rule books and languages, the handed cases."""

import gc
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import LANGUAGES, Catalogue, load
from floorapp.places import resources
from floorapp.rulebooks.library import read_library
from floorapp.widgets.sweeping import sweep

settings.register_profile("untimed", deadline=None)  # speed is measured, never asserted
settings.load_profile("untimed")

ROOT = Path(__file__).resolve().parent.parent


BROAD = {"properties", "differential", "crash", "screens"}
"""Folders of tests that go over so much that coverage is measured without them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is broad by its folder."""
    for item in items:
        if BROAD & set(item.path.relative_to(ROOT / "tests").parts):
            item.add_marker("broad")


@pytest.fixture(scope="session", autouse=True)
def _nothing_of_ones_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whoever runs the tests may have rule books and settings: they are not looked at."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))
    os.environ["XDG_CONFIG_HOME"] = str(tmp_path_factory.mktemp("config"))


@pytest.fixture(autouse=True)
def _swept_as_in_the_program() -> Iterator[None]:
    """Python collects in no thread of a test, nor in the middle of an event: see `Sweeping`."""
    gc.disable()
    yield
    sweep()


@pytest.fixture(scope="session")
def books() -> Mapping[str, RuleBook]:
    """The shipped rule books by id."""
    library = read_library([resources() / "rulebooks"])
    assert not library.problems
    return library.books


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of handed cases and texts beside the project; tests that read it skip without."""
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("the handed cases are not here: ../shared is absent")
    return folder


@pytest.fixture(scope="session")
def locale_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the languages are compiled, whether or not they are beside their sources."""
    folder = tmp_path_factory.mktemp("locale")
    for source in resources().glob("locale/*/LC_MESSAGES/floorapp.po"):
        target = folder / source.relative_to(resources() / "locale").with_suffix(".mo")
        target.parent.mkdir(parents=True)
        with source.open("rb") as file, target.open("wb") as compiled:
            write_mo(compiled, read_po(file, locale=source.parts[-3], abort_invalid=True))
    return folder


@pytest.fixture(scope="session")
def speak(locale_folder: Path) -> Callable[[str], Catalogue]:
    """A language by its code, in full."""
    spoken = {language: load(language, locale_folder) for language in LANGUAGES}
    return spoken.__getitem__
