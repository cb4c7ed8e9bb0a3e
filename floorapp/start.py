"""The start of the window: its first frame, before anything that this frame does not need."""

from PySide6.QtWidgets import QApplication

from floorapp.widgets.opening import Opening
from floorapp.widgets.theme import of_system


def make_application(arguments: list[str]) -> QApplication:
    """Return Qt's application, in the style that is the same everywhere."""
    # As an argument, since setStyle would have all of QStyle made known to Python first.
    application = QApplication([*arguments, "-style", "fusion"])
    application.setApplicationName("floorapp")
    return application


def first_frame(arguments: list[str]) -> tuple[QApplication, Opening]:
    """Return the application and the window's frame, painted; it keeps what is typed."""
    application = make_application(arguments)
    opening = Opening(of_system())
    opening.show()
    application.processEvents()
    return application, opening
