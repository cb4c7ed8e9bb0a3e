"""The table of a quiz as its models show it: what would tell the answer is hidden until then."""

from PySide6.QtCore import QObject, Qt

from floorapp.engine.values import replace
from floorapp.explain.action_text import action_label
from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.act_kinds import ActKind
from floorapp.viewmodels.history_model import ActView, act_views
from floorapp.viewmodels.quiz_session import QuizSession
from floorapp.viewmodels.seat_views import felt_view, seat_views
from floorapp.viewmodels.view_list_model import ViewListModel
from floorapp.viewmodels.views import FeltView, Right, SeatView


class QuizSeats(ViewListModel[SeatView]):
    """The seats that are in the hand."""

    def __init__(self, session: QuizSession, parent: QObject | None = None) -> None:
        """Show the seats of a session."""
        super().__init__(
            session.desk,
            lambda _desk: quiz_seats(session),
            {
                Qt.ItemDataRole.DisplayRole: lambda view: view.label,
                Qt.ItemDataRole.AccessibleTextRole: lambda view: view.name,
                Qt.ItemDataRole.AccessibleDescriptionRole: lambda view: view.description,
            },
            parent,
        )
        session.changed.connect(self._on_changed)


class QuizActs(ViewListModel[ActView]):
    """The acts of the question."""

    def __init__(self, session: QuizSession, parent: QObject | None = None) -> None:
        """Show the acts of a session."""
        super().__init__(
            session.desk,
            lambda _desk: quiz_acts(session),
            {
                Qt.ItemDataRole.DisplayRole: lambda view: view.text,
                Qt.ItemDataRole.AccessibleTextRole: lambda view: f"{view.text}, {view.note}",
                Qt.ItemDataRole.ToolTipRole: lambda view: view.fault,
            },
            parent,
        )
        session.changed.connect(self._on_changed)


def quiz_seats(session: QuizSession) -> list[SeatView]:
    """Return the seats in the hand; while the question is open, without anybody's right."""
    views = [view for view in seat_views(session.desk) if view.in_hand]
    return views if session.is_answered else [_hidden(view, session.words) for view in views]


def quiz_acts(session: QuizSession) -> list[ActView]:
    """Return the acts; while the question is open, without what each of them was."""
    views = act_views(session.desk)
    if session.is_answered:
        return views
    return [replace(view, note="", fault="", sign="", kind=_plain(view.kind)) for view in views]


def quiz_felt(session: QuizSession) -> FeltView:
    """Return the middle of the table; while the question is open, without the next raise."""
    view = felt_view(session.desk)
    return view if session.is_answered else replace(view, detail="", pots=())


def _hidden(view: SeatView, words: Catalogue) -> SeatView:
    """Return a seat as anybody at the table sees it."""
    did = view.did
    if view.all_in:
        did = action_label("all-in", words).title
    told = (view.name, view.total, did, view.stack)
    return replace(
        view,
        did=did,
        note="",
        right=Right.NONE,
        right_text="",
        description=", ".join(part for part in told if part),
    )


def _plain(kind: ActKind) -> ActKind:
    return kind if kind is ActKind.FORCED else ActKind.PLAIN
