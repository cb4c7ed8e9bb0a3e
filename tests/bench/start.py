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

OURS = """
import sys
from PySide6.QtWidgets import QApplication
QApplication.exec = lambda *_: QApplication.processEvents() or 0
from floorapp.cli import main
main([])
"""


def measure() -> Iterator[str]:
    """Yield the medians of interleaved runs, and their ratio."""
    empty: list[float] = []
    ours: list[float] = []
    with tempfile.TemporaryDirectory() as compiled:
        for turn in range(RUNS + 1):
            for script, times in ((EMPTY, empty), (OURS, ours)):
                took = _time(script, compiled)
                if turn:  # the first run fills the disk cache and writes the byte code
                    times.append(took)
    yield "process start to painted window, offscreen"
    yield f"  floorapp                {median(ours):6.0f} ms   ({RUNS} runs each, interleaved)"
    yield f"  an empty PySide6 window {median(empty):6.0f} ms"
    yield f"  ratio                   {median(ours) / median(empty):6.2f}"


def _time(script: str, compiled: str) -> float:
    """Return the milliseconds until the script has painted: it says so and is ended."""
    told = script + "\nimport os\nos.write(1, b'painted')\nos._exit(0)\n"
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    # As installed: byte code is written once, whatever the surroundings say.
    environment |= {"PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = perf_counter()
    with subprocess.Popen(  # noqa: S603 - our own two scripts
        [sys.executable, "-c", told], stdout=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        told_back = process.stdout.read(7)
        took = (perf_counter() - start) * 1000
    assert told_back == b"painted", told_back
    return took
