"""The menu of a chair: to join, to ask, to change what is in front, to leave."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.seat_editing import bring_in, may_bring_in, straddle
from floorapp.viewmodels.set_up import may_straddle
from floorapp.widgets.incident_door import IncidentDoor


def seat_menu(
    desk: Desk, chair: str, door: IncidentDoor, edit: Callable[[], object], parent: QWidget
) -> QMenu:
    """Return the menu of a chair; it is gone when it is closed.

    Args:
        desk: The dispute.
        chair: The chair.
        door: Opens an act of it that is in dispute.
        edit: Has its stack and bet changed in place.
        parent: The window.
    """
    words, menu = desk.words, QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if chair not in desk.situation.seats:
        menu.addAction(words.text("Join the hand"), lambda: desk.setting.join(chair))
        return menu
    menu.addAction(words.text("What may this seat do?"), lambda: desk.ask(chair))
    menu.addAction(door.action.text(), lambda: door.open_for(chair))
    menu.addAction(words.text("Change stack and bet"), edit)
    menu.addAction(words.text("First seat after the button"), lambda: desk.setting.start_at(chair))
    if may_bring_in(desk):
        menu.addAction(words.text("Bring-in"), lambda: bring_in(desk, chair))
    if may_straddle(desk.situation):
        menu.addAction(words.text("Straddle"), lambda: straddle(desk, chair))
    menu.addSeparator()
    menu.addAction(words.text("Not in the hand"), lambda: desk.setting.leave(chair))
    return menu
