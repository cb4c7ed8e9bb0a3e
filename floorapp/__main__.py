"""The start of the program: ``floorapp`` and ``python -m floorapp``."""

import sys

from floorapp.cli import main

if __name__ == "__main__":
    sys.exit(main())
