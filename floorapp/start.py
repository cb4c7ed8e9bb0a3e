"""The start of the window: its first frame, before anything that this frame does not need."""

from PySide6.QtWidgets import QApplication

from floorapp.viewmodels.preferences import Preferences, PreferenceStore
from floorapp.widgets.opening import Opening
from floorapp.widgets.theme import wanted


def make_application(arguments: list[str]) -> QApplication:
    """Return Qt's application, in the style that is the same everywhere."""
    # As an argument, since setStyle would have all of QStyle made known to Python first.
    application = QApplication([*arguments, "-style", "fusion"])
    application.setApplicationName("floorapp")
    return application


def first_frame(
    arguments: list[str], store: PreferenceStore | None = None
) -> tuple[QApplication, Opening]:
    """Return the application and the window's frame, painted; it keeps what is typed.

    Args:
        arguments: Those of the program.
        store: Where preferences are kept; None: they are as just installed.
    """
    application = make_application(arguments)
    preferences = Preferences() if store is None else store.read()
    opening = Opening(wanted(preferences.theme), preferences)
    opening.store = store
    opening.appear()
    application.processEvents()
    return application, opening
