"""The typeface: Inter, carried along so that every computer shows the same figures."""

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from floorapp.places import resources

FAMILY: Final = "Inter"


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the fonts that are carried along known to Qt, once.

    A font that is missing or broken is passed over: Qt then takes one of the system's.

    Returns:
        The names of the files that were read.
    """
    files = sorted((resources() / "fonts").glob("*.[ot]tf"))
    return tuple(file.name for file in files if QFontDatabase.addApplicationFont(str(file)) != -1)


def font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the typeface in a size and weight, with figures of equal width.

    It is made once for each size and weight, so it must not be changed: copy it for that.
    """
    return _font(max(1, round(pixels)), weight)


@cache
def _font(pixels: int, weight: QFont.Weight) -> QFont:
    result = QFont(FAMILY)
    result.setPixelSize(pixels)
    result.setWeight(weight)
    result.setFeature(QFont.Tag("tnum"), 1)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result
