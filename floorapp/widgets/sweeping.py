"""Sweeping: what Python no longer needs is collected in the window's own thread, between events.

Left to itself, Python collects wherever it has just made something: also in the thread that saves
a dispute or exports the log. An object of Qt that is destroyed in another thread than its own takes
the program with it.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY_MS: Final = 500


class Sweeping(QTimer):
    """Collects for as long as the program runs; Python by itself does not any more."""

    def __init__(self, parent: QObject) -> None:
        """Take over from Python."""
        super().__init__(parent, interval=_EVERY_MS)
        gc.disable()
        self.timeout.connect(sweep)
        self.start()


def sweep() -> None:
    """Collect what is young, and in their turn, as Python would, the older ones."""
    _, middle, old = gc.get_count()
    _, middle_bound, old_bound = gc.get_threshold()
    gc.collect(2 if old > old_bound else 1 if middle > middle_bound else 0)
