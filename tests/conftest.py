"""Fixtures for every test: no screen, the shipped rule books, the handed cases where they are."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from floorapp.engine.rulebook import RuleBook
from floorapp.places import resources
from floorapp.rulebooks.library import read_library

ROOT = Path(__file__).resolve().parent.parent


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
