"""The program on a real display: it opens a document, paints it, and ends when told to."""

import mmap
import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from floorapp.widgets import theme
from tests.conftest import ROOT

DOCUMENT = """\
format = "floorapp/1"
[situation]
small_blind = 50
big_blind = 100
street = "flop"
seats = ["A", "B", "C"]
actions = ["A bet 100", "B allin 125"]
"""
PATIENCE = 30


class Display(NamedTuple):
    """An X server that keeps its screen in a file."""

    name: str
    screen: Path

    def shows(self, colour: str) -> int:
        """Count the pixels in exactly a colour."""
        with (
            self.screen.open("rb") as file,
            mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as dump,
        ):
            header = struct.unpack(">25I", dump[:100])
            pixels = dump[header[0] + 12 * header[19] :]
        red, green, blue = bytes.fromhex(colour.removeprefix("#"))
        return pixels.count(bytes((blue, green, red)))


@pytest.fixture
def display(tmp_path: Path) -> Iterator[Display]:
    """A display of its own; skipped where there is no Xvfb."""
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("there is no Xvfb here, so no display to open a window on")
    ours, theirs = os.pipe()
    command = [server, "-displayfd", str(theirs), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    command += ["-fbdir", str(tmp_path)]
    with subprocess.Popen(command, pass_fds=[theirs], stderr=subprocess.DEVNULL) as running:
        os.close(theirs)
        with os.fdopen(ours) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield Display(f":{number}", tmp_path / "Xvfb_screen0")
        running.terminate()


@pytest.mark.slow
def test_the_program_opens_a_document_on_a_display_and_ends_when_told_to(
    display: Display, tmp_path: Path
) -> None:
    document = tmp_path / "dispute.floor"
    document.write_text(DOCUMENT, encoding="utf-8")
    environment = {**os.environ, "DISPLAY": display.name, "QT_QPA_PLATFORM": "xcb"}
    program = subprocess.Popen(
        [sys.executable, "-m", "floorapp", str(document)],
        cwd=ROOT,
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        deadline = time.monotonic() + PATIENCE
        # Only the buttons are in this colour, so they say that all of the window is there.
        while display.shows(theme.LIGHT.primary) < 5000:
            assert program.poll() is None, program.communicate()[1]
            assert time.monotonic() < deadline, "no window within the time"
            time.sleep(0.1)
        assert display.shows(theme.LIGHT.short) > 100  # the short all-in of the document
    finally:
        program.send_signal(signal.SIGTERM)
        _, errors = program.communicate(timeout=PATIENCE)
    assert program.returncode == -signal.SIGTERM
    assert "Traceback" not in errors
