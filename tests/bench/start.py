"""From the start of the process to the painted window, beside an empty PySide6 window."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent.parent
RUNS = 15

EMPTY = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 800)
window.show()
application.processEvents()
"""

FIRST_FRAME = """
import os
import floorapp.start
from floorapp.cli import main
first_frame = floorapp.start.first_frame
def told(*arguments):
    first_frame(*arguments)
    os.write(1, b"painted")
    os._exit(0)
floorapp.start.first_frame = told
main([])
"""
"""The window itself, painted, its frame taking keys; what it holds is imported after that."""

EVERYTHING = """
from PySide6.QtWidgets import QApplication
QApplication.exec = lambda *_: QApplication.processEvents() or 0
from floorapp.cli import main
main([])
"""
"""Seats, ruling, history and buttons, all painted."""

SCRIPTS = {
    "an empty PySide6 window": EMPTY,
    "floorapp, first frame": FIRST_FRAME,
    "floorapp, everything in it": EVERYTHING,
}


def measure() -> Iterator[str]:
    """Yield the medians of interleaved runs, and their ratio to the empty window's."""
    times: dict[str, list[float]] = {name: [] for name in SCRIPTS}
    with tempfile.TemporaryDirectory() as compiled:
        for turn in range(RUNS + 1):
            for name, script in SCRIPTS.items():
                took = _time(script, compiled)
                if turn:  # the first run fills the disk cache and writes the byte code
                    times[name].append(took)
    base = median(times["an empty PySide6 window"])
    yield f"process start to painted window, offscreen, medians of {RUNS} interleaved runs"
    for name, took_ms in times.items():
        middle = median(took_ms)
        yield f"  {name:<27} {middle:6.0f} ms   ratio {middle / base:.2f}"


def _time(script: str, compiled: str) -> float:
    """Return the milliseconds until the script has painted: it says so and is ended."""
    told = script + "\nimport os\nos.write(1, b'painted')\nos._exit(0)\n"
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    # As installed: byte code is written once, whatever the surroundings say.
    environment |= {"PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", told], stdout=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        told_back = process.stdout.read(7)
        took = (perf_counter() - start) * 1000
    assert told_back == b"painted", told_back
    return took
