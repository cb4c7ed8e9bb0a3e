"""Measures side by side: ratios and medians, never a verdict in seconds.

python tests/bench [keys] [start] [replay] [log]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from tests.bench import keys, log, replay, start

BENCHES = {
    "keys": keys.measure,
    "start": start.measure,
    "replay": replay.measure,
    "log": log.measure,
}


def main(names: list[str]) -> int:
    """Run the benches named, or all; print their lines."""
    for name in names or list(BENCHES):
        if name not in BENCHES:
            print(f"There is no bench “{name}”: there are {', '.join(BENCHES)}.", file=sys.stderr)
            return 2
        for line in BENCHES[name]():
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
