"""Texts: only ordinary files are read, since others may never end."""

import os
from pathlib import Path

import pytest

from floorapp.engine.problems import Problem
from floorapp.texts import read_text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes have a name on this system")
def test_a_pipe_is_not_waited_for(tmp_path):
    pipe = tmp_path / "e.toml"
    os.mkfifo(pipe)
    found = read_text(pipe, pipe.name)
    assert isinstance(found, Problem) and "no ordinary file" in found.message


def test_a_device_is_not_read():
    found = read_text(Path(os.devnull), "null")
    assert isinstance(found, Problem) and found.place == "null"
