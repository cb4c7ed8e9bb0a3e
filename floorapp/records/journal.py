"""The journal of one window: the dispute under way, written behind the last state of it.

A state is one line with a checksum, appended in one write; a line that was cut off by a kill or by
lost power is passed over, and the one before it holds. The file is locked while its window runs,
so whoever can lock it knows that the window has gone.
"""

import contextlib
import errno
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from floorapp.engine.values import facts, value
from floorapp.records.lock import lock
from floorapp.whole_file import sync_folder, write_all

_SUFFIX: Final = ".journal"
_TRIES: Final = 100
"""How many files are begun before it is clear that none can be locked."""

MOST_BYTES: Final = 1_000_000
"""A journal that has grown beyond is begun anew with its last state."""


@value(kw_only=True)
class State:
    """What a journal holds of a dispute."""

    time: str
    """When it was written, as ISO 8601 has it."""

    document: str = ""
    """The dispute as a document; empty where there is nothing that is not saved."""

    rest: str = ""
    """What could not be read of the line."""

    file: str = ""
    """The document that it has been opened from or saved to; empty where it has none."""


class Journal:
    """A journal that this process has locked.

    Attributes:
        path: Its file.
        state: The state written last; None where there is none.
    """

    def __init__(self, path: Path, descriptor: int, state: State | None = None) -> None:
        """Take over a file that is open and locked."""
        self.path, self._descriptor = path, descriptor
        self.state = state
        self._outgrown: list[tuple[Path, int]] = []
        self._is_new = state is None

    @classmethod
    def begin(cls, folder: Path) -> "Journal":
        """Begin a journal in a folder, which is made if need be.

        Raises:
            OSError: If nothing may be written there.
        """
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        for _ in range(_TRIES):
            path = folder / (os.urandom(8).hex() + _SUFFIX)
            descriptor = os.open(path, flags, 0o600)
            # Until it is locked, another window may take it for one that was left, and remove it.
            if lock(descriptor) and _is_at(path, descriptor):
                return cls(path, descriptor)
            _remove(path, descriptor)
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK), str(folder))

    def fileno(self) -> int:
        """Return the descriptor of its file."""
        return self._descriptor

    def write(self, state: State) -> None:
        """Write a state behind the others; once it returns, a kill cannot take it back any more.

        Raises:
            OSError: If it cannot be written; the states before it are still there.
        """
        if os.fstat(self._descriptor).st_size > MOST_BYTES:
            self._begin_anew(state)
        else:
            write_all(self._descriptor, _line(state))
        self.state = state

    def sync(self) -> None:
        """Bring what was written to the disk, where lost power cannot take it back either.

        Another thread may do so while this one writes.

        Raises:
            OSError: If the disk fails.
        """
        outgrown = tuple(self._outgrown)  # before all else: what follows is newer than these
        os.fsync(self._descriptor)
        if self._is_new:
            self._is_new = False
            sync_folder(self.path.parent)
        for old in outgrown:
            _remove(*old)
            self._outgrown.remove(old)

    def close(self) -> None:
        """End the journal; it is removed where there is nothing in it that is not saved."""
        for path, descriptor in self._outgrown:
            _remove(path, descriptor)
        if self.state is None or not self.state.document:
            _remove(self.path, self._descriptor)
            return
        with contextlib.suppress(OSError):
            os.fsync(self._descriptor)
        os.close(self._descriptor)

    def _begin_anew(self, state: State) -> None:
        """Go on in another file; this one stays until the other is on the disk."""
        other = Journal.begin(self.path.parent)
        try:
            other.write(state)
        except OSError:
            other.close()
            raise
        old = self.path, self._descriptor
        self.path, self._descriptor = other.path, other.fileno()
        self._is_new = True
        self._outgrown.append(old)  # last: whoever sees it brings the other to the disk first


def left_over(folder: Path) -> list[Journal]:
    """Lock and return the journals of windows that have gone, the latest state first.

    Those with nothing in them are removed.
    """
    return sorted(_lockable(folder), key=_time)[::-1]


def _time(journal: Journal) -> str:
    return journal.state.time if journal.state else ""


def _lockable(folder: Path) -> Iterator[Journal]:
    for path in folder.glob(f"*{_SUFFIX}"):
        with contextlib.suppress(OSError):
            flags = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)
            descriptor = os.open(path, flags)
            content = None
            try:
                if lock(descriptor):
                    content = path.read_bytes()
            finally:
                if content is None:  # let go, lock and all
                    os.close(descriptor)
            if content is None:
                continue
            state = last_state(content)
            if state is None or not state.document:
                _remove(path, descriptor)
            else:
                yield Journal(path, descriptor, state)


def _is_at(path: Path, descriptor: int) -> bool:
    """Return whether an open file still has its name."""
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except OSError:
        return False


def last_state(content: bytes) -> State | None:
    """Return the last whole state of a journal's content; None where there is none.

    >>> last_state(b"torn"), last_state(_line(State(time="21:04")) + b"a1b2c3d4 {cut")
    (None, State(time='21:04', document='', rest='', file=''))
    """
    for line in reversed(content.splitlines()):
        state = _read_line(line)
        if state is not None:
            return state
    return None


def _line(state: State) -> bytes:
    """Return a state as a line of its own, whatever stands before it."""
    told = json.dumps(facts(state)).encode("ascii")
    return b"\n%08x %s\n" % (zlib.crc32(told), told)


def _read_line(line: bytes) -> State | None:
    checksum, _, told = line.partition(b" ")
    if checksum != b"%08x" % zlib.crc32(told):
        return None
    try:
        data = json.loads(told)
        return State(**{key: str(data[key]) for key in ("time", "document", "rest", "file")})
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _remove(path: Path, descriptor: int) -> None:
    with contextlib.suppress(OSError):
        os.close(descriptor)
    with contextlib.suppress(OSError):
        path.unlink()
