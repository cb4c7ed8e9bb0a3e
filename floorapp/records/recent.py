"""Recent: the documents opened or saved last, and the disputes that were left without saving."""

import contextlib
import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from floorapp.engine.problems import Problem
from floorapp.whole_file import write_file

_SUFFIX: Final = ".floor"
_MOST: Final = 8
_MOST_ASIDE: Final = 30


class Recent:
    """The documents opened or saved last, in a file that all windows share."""

    def __init__(self, folder: Path) -> None:
        """Keep the list, and what is put aside, in a folder."""
        self._list = folder / "recent.txt"
        self._aside = folder / "unsaved"

    @property
    def files(self) -> tuple[Path, ...]:
        """The documents that are still there, the last one first."""
        there = [path for path in self._read() if os.path.isfile(path)]  # noqa: PTH113 - never raises
        return tuple(there[:_MOST])

    @property
    def aside(self) -> tuple[Path, ...]:
        """The disputes that another one has taken the place of, the last one first."""
        return tuple(sorted(self._aside.glob(f"*{_SUFFIX}"))[::-1])

    def add(self, path: Path) -> None:
        """Put a document first. That it cannot be remembered is no fault of the document."""
        mine = path.absolute()
        listed = [mine, *(other for other in self._read() if other != mine)]
        text = "".join(f"{each}\n" for each in listed[: 2 * _MOST] if "\n" not in str(each))
        with contextlib.suppress(OSError):
            self._list.parent.mkdir(parents=True, exist_ok=True)
        write_file(self._list, text.encode("utf-8", "surrogateescape"), self._list.name)

    def put_aside(self, document: str, when: datetime) -> Problem | None:
        """Keep a dispute that was not saved; the oldest of many are let go."""
        self._aside.mkdir(parents=True, exist_ok=True)
        path = self._aside / f"{when:%Y-%m-%d %H.%M.%S.%f}{_SUFFIX}"
        fault = write_file(path, document.encode("utf-8", "replace"), path.name)
        _let_go(self.aside[_MOST_ASIDE:])
        return fault

    def _read(self) -> list[Path]:
        try:
            content = self._list.read_bytes()
        except OSError:
            return []
        lines = content.decode("utf-8", "surrogateescape").splitlines()
        return [Path(line) for line in lines if line and "\0" not in line]


def _let_go(paths: Sequence[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)
