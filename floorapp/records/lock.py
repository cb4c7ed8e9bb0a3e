"""A lock on an open file: it ends with the process that has it, however that ends."""

import sys

if sys.platform == "win32":  # pragma: no cover - the tests run where there is fcntl
    import msvcrt
    import os

    _FAR = 1 << 30
    """Behind the end of any journal: on this system locked bytes cannot be read by others."""

    def lock(descriptor: int) -> bool:
        """Lock a file for this process alone; return whether nobody else has it."""
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def lock(descriptor: int) -> bool:
        """Lock a file for this process alone; return whether nobody else has it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        except OSError:  # some network disks know no locks: what is left there is recovered too
            return True
        return True
