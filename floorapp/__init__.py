"""floorapp: rulings on the betting for the floor of a poker tournament."""

__version__ = "2026.1.0"
