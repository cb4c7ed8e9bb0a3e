"""The rules engine: betting rounds, legality and reasons, without Qt, files, clocks or words."""
