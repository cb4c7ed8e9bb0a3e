"""Preferences come back as they were kept; a file that is none is as just installed."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from floorapp.viewmodels.preferences import Preferences, PreferenceStore, own_store

ALL = Preferences(
    language="de",
    theme="contrast",
    text_size=150,
    book="aspt-doubling",
    table='format = "floorapp/1"\n[situation]\nseats = ["Ä", "B", "x,y;z"]\n',
    place=QRect(-30, 40, 1200, 700),
    maximised=True,
)


@pytest.fixture
def store(tmp_path: Path) -> PreferenceStore:
    return PreferenceStore(str(tmp_path / "floorapp" / "floorapp.ini"))


@pytest.mark.parametrize("kept", [Preferences(), ALL])
def test_what_is_kept_comes_back(store: PreferenceStore, kept: Preferences) -> None:
    assert store.read() == Preferences() and not Path(store.file).exists()
    assert store.write(kept)
    assert PreferenceStore(store.file).read() == kept


@pytest.mark.parametrize(
    "text",
    [
        "text_size=large\n",
        "text_size=²\n",
        "text_size=-100\n",
        "language=en, de\n",
        "[window]\nplace=here\n",
        "[window]\nplace=@Rect(0 0 0 0)\n",
        "[window]\nplace=@Point(1 2)\nmaximised=perhaps\n",
        "table=@ByteArray(x)\nbook=@Invalid()\n",
    ],
)
def test_a_setting_that_is_none_is_as_just_installed(store: PreferenceStore, text: str) -> None:
    Path(store.file).parent.mkdir()
    Path(store.file).write_text("format=1\n" + text, "utf-8")
    assert store.read() == Preferences() and not store.is_damaged


@pytest.mark.parametrize("data", [b"\x00\xff" * 50, b"theme", b"[", b"theme=dark\n" * 200_000])
def test_a_damaged_file_is_told_and_written_anew(store: PreferenceStore, data: bytes) -> None:
    Path(store.file).parent.mkdir()
    Path(store.file).write_bytes(data)
    assert store.read() == Preferences()
    assert store.is_damaged
    assert store.write(ALL) and not store.is_damaged
    assert PreferenceStore(store.file).read() == ALL


@given(data=st.binary(max_size=300))
def test_no_file_is_too_strange(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    file = tmp_path_factory.mktemp("settings") / "floorapp.ini"
    file.write_bytes(data)
    read = PreferenceStore(str(file)).read()
    assert isinstance(read.text_size, int) and isinstance(read.table, str)


def test_where_nothing_can_be_written_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = PreferenceStore(str(tmp_path / "file" / "floorapp.ini"))
    assert store.read() == Preferences()
    assert not store.write(ALL)


def test_the_own_store_is_in_the_users_folder_of_settings() -> None:
    assert own_store().file.endswith("floorapp/floorapp.ini")
