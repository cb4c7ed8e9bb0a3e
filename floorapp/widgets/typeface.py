"""The typeface: Inter, carried along so that every computer shows the same figures."""

from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from floorapp.places import resources

FAMILY: Final = "Inter"


def load_fonts() -> tuple[str, ...]:
    """Make the fonts that are carried along known to Qt.

    A font that is missing or broken is passed over: Qt then takes one of the system's.

    Returns:
        The names of the files that were read.
    """
    files = sorted((resources() / "fonts").glob("*.[ot]tf"))
    return tuple(file.name for file in files if QFontDatabase.addApplicationFont(str(file)) != -1)


def font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the typeface in a size and weight, with figures of equal width."""
    result = QFont(FAMILY)
    result.setPixelSize(max(1, round(pixels)))
    result.setWeight(weight)
    result.setFeature(QFont.Tag("tnum"), 1)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result
