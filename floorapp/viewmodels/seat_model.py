"""Seat model: one row for each chair, as the felt paints it."""

from PySide6.QtCore import QObject, Qt

from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.seat_views import seat_views
from floorapp.viewmodels.view_list_model import ViewListModel
from floorapp.viewmodels.views import SeatView


class SeatModel(ViewListModel[SeatView]):
    """The chairs of a desk."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Show the chairs of ``desk``."""
        super().__init__(
            desk,
            seat_views,
            {
                Qt.ItemDataRole.DisplayRole: lambda view: view.label,
                Qt.ItemDataRole.AccessibleTextRole: lambda view: view.name,
                Qt.ItemDataRole.AccessibleDescriptionRole: lambda view: view.description,
            },
            parent,
        )
