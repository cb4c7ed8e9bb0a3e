"""The felt: seats round a table, their wagers on it, and in the middle what is to match."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.view_list_model import VIEW_ROLE
from floorapp.viewmodels.views import FeltView, SeatView
from floorapp.widgets.felt_picture import lay_out_centre, paint_ground
from floorapp.widgets.seat_geometry import PILL_HEIGHT, Side, TableGeometry, arrange
from floorapp.widgets.seat_type import SeatType
from floorapp.widgets.seat_widget import SeatWidget
from floorapp.widgets.theme import Theme
from floorapp.widgets.word import Word, cut

if TYPE_CHECKING:
    from floorapp.widgets.seat_editor import SeatEditor

_CHAIRS: Final = range(2, 12)
_PILL_TYPE: Final = 14
_LEAST_PILL: Final = 44


class FeltWidget(QWidget):
    """The table of a model whose rows are chairs; ``VIEW_ROLE`` gives the ``SeatView`` of each.

    Signals:
        seat_clicked: The seat of a row was clicked.
        seat_joined: The empty chair of a row is to join the hand.
        seat_edited: The seat of a row was edited: its stack and total as typed.
        seat_removed: The seat of a row is not in the hand.
        seat_menu: The menu of a row's seat is wanted, at a point of the screen.
    """

    seat_clicked = Signal(int)
    seat_joined = Signal(int)
    seat_edited = Signal(int, str, str)
    seat_removed = Signal(int)
    seat_menu = Signal(int, QPoint)

    def __init__(
        self, model: QAbstractItemModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._captions = ("", "")
        self._join_text = ""
        self._view = FeltView()
        self._seats: list[SeatWidget] = []
        self._geometry: TableGeometry | None = None
        self._middle = QRect()
        self._type: SeatType | None = None
        self._ground: QPixmap | None = None
        self._centre: tuple[Word, ...] = ()
        self._pill_cut = cut(_PILL_TYPE, QFont.Weight.Bold)
        self._pill_width = 0
        self._pills: list[tuple[QRect, Word] | None] = []
        self._editor: tuple[int, SeatEditor] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        for signal in (
            model.modelReset,
            model.rowsInserted,
            model.rowsRemoved,
            model.rowsMoved,
            model.layoutChanged,
        ):
            signal.connect(self._renew)
        model.dataChanged.connect(self._refresh)
        self._renew()

    @property
    def seats(self) -> tuple[SeatWidget, ...]:
        """The seats, by row."""
        return tuple(self._seats)

    @property
    def wagers(self) -> tuple[tuple[QRect, Word] | None, ...]:
        """The wagers on the cloth, by row; None where there is none."""
        return tuple(self._pills)

    def set_view(self, view: FeltView) -> None:
        """Show other lines in the middle."""
        if view != self._view:
            self._view = view
            lines = (view.pot, view.to_match, view.detail, *view.pots)
            self.setAccessibleDescription("\n".join(line for line in lines if line))
            self._set_centre()

    def set_captions(self, stack: str, total: str) -> None:
        """Name the two fields of the editor that opens over a seat."""
        self._captions = (stack, total)

    def set_join_text(self, text: str) -> None:
        """Set what an empty chair offers."""
        self._join_text = text
        for seat in self._seats:
            seat.set_join_text(text)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme == self._theme:
            return
        self._theme = theme
        for seat in self._seats:
            seat.set_theme(theme)
        self._geometry = None
        self._arrange()

    def edit(self, row: int) -> None:
        """Open the editor over the seat of a row."""
        self._close_editor()
        seat = self._seats[row]
        from floorapp.widgets.seat_editor import SeatEditor  # noqa: PLC0415 - not at the start

        editor = SeatEditor(seat.view, *self._captions, parent=self)
        editor.edited.connect(lambda stack, total: self.seat_edited.emit(row, stack, total))
        editor.finished.connect(self._close_editor)
        self._editor = (row, editor)
        self._place_editor()
        editor.begin()

    @override
    def sizeHint(self) -> QSize:
        return QSize(828, 562)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(560, 300)

    # From the model.

    def _renew(self) -> None:
        """Have a seat for each row, in whatever way the rows have changed."""
        rows = self._model.rowCount()
        if self._editor is not None:
            self._editor[1].cancel()
        while len(self._seats) > rows:
            self._seats.pop().deleteLater()
        for seat, row in zip(self._seats, range(rows), strict=False):
            seat.set_view(self._seat_view(row))
        while len(self._seats) < rows:
            self._add_seat(len(self._seats))
        self._arrange()

    def _refresh(self, first: QModelIndex, last: QModelIndex) -> None:
        """Show the changed rows."""
        rows = range(first.row(), min(last.row() + 1, len(self._seats)))
        for row in rows:
            self._seats[row].set_view(self._seat_view(row))
        self._set_pills(rows)

    def _seat_view(self, row: int) -> SeatView:
        view = self._model.index(row, 0).data(VIEW_ROLE)
        return view if isinstance(view, SeatView) else SeatView(label="", in_hand=False)

    def _add_seat(self, row: int) -> None:
        seat = SeatWidget(self._seat_view(row), self._theme, self)
        seat.clicked.connect(lambda: self.seat_clicked.emit(row))
        seat.set_join_text(self._join_text)
        seat.join_requested.connect(lambda: self.seat_joined.emit(row))
        seat.edit_requested.connect(lambda: self.edit(row))
        seat.remove_requested.connect(lambda: self.seat_removed.emit(row))
        seat.menu_requested.connect(lambda point: self.seat_menu.emit(row, point))
        if self._seats:
            QWidget.setTabOrder(self._seats[-1], seat)
        self._seats.append(seat)
        seat.show()

    # Where things stand.

    def _arrange(self) -> None:
        """Set the table anew; what is painted of it waits for the next paint."""
        before, self._geometry = self._geometry, None
        count = len(self._seats)
        if count in _CHAIRS:
            self._geometry = arrange(
                self.size(), count, scale=self._theme.scale, pill_width=self._reserve_pill
            )
        if self._geometry is None or before is None or self._geometry.felt != before.felt:
            self._ground = None
            self.update()
        self._pills = (self._pills + [None] * count)[:count]
        self._place_seats()
        self._set_pills(range(count))
        self._set_centre()
        self._place_editor()

    def _reserve_pill(self, height: int) -> int:
        """Return the width to be kept for a wager, now that its height is known."""
        pixels = _PILL_TYPE * height / PILL_HEIGHT
        if self._pill_cut.face.pixelSize() != round(pixels):
            self._pill_cut = cut(pixels, QFont.Weight.Bold)
        texts = [seat.view.total for seat in self._seats]
        self._pill_width = max(self._width_of_pill(text) for text in texts)
        return self._pill_width

    def _place_seats(self) -> None:
        self._middle = QRect()
        if self._geometry is None:
            return
        places = self._geometry.places
        kind = self._seat_type(places[0].seat.size())
        for seat, place in zip(self._seats, places, strict=True):
            seat.set_type(kind)
            seat.move(place.seat.topLeft())
            self._middle |= place.pill

    def _seat_type(self, size: QSize) -> SeatType:
        if self._type is None or self._type.size != size:
            self._type = SeatType(size)
        return self._type

    def _width_of_pill(self, text: str) -> int:
        return max(_LEAST_PILL, self._pill_cut.width(text) + self._pill_cut.height)

    def _set_pills(self, rows: Iterable[int]) -> None:
        """Set the wagers of some rows, and repaint where they differ from before."""
        if self._geometry is None:
            return
        for row in rows:
            view, place = self._seats[row].view, self._geometry.places[row]
            new = None
            if view.total and view.total_to:
                if self._width_of_pill(view.total) > self._pill_width:
                    self._arrange()
                    return
                new = self._pill(view.total, place.pill, place.side)
            old = self._pills[row]
            if new != old:
                self._pills[row] = new
                for pill in (old, new):
                    if pill is not None:
                        self.update(pill[0].adjusted(-1, -1, 1, 1))

    def _pill(self, text: str, room: QRect, side: Side) -> tuple[QRect, Word]:
        width = min(room.width(), self._width_of_pill(text))
        x = room.left()
        if side is Side.RIGHT:
            x = room.right() + 1 - width
        elif side is not Side.LEFT:
            x += (room.width() - width) // 2
        ground = QRect(x, room.top(), width, room.height())
        return ground, self._pill_cut.centred(text, QColor(self._theme.pill_text), ground)

    def _set_centre(self) -> None:
        """Set the text in the middle, and repaint where it was and where it is."""
        if self._geometry is None:
            return
        before = self._centre
        self._centre = lay_out_centre(
            self._view, self._geometry.centre, self._theme, self._geometry.factor
        )
        if self._centre != before:
            for word in (*before, *self._centre):
                self.update(word.rect)

    # The editor.

    def _place_editor(self) -> None:
        """Put the editor over its seat, but within the felt."""
        if self._editor is None:
            return
        row, editor = self._editor
        seat = self._seats[row]
        box = QRect(QPoint(), editor.sizeHint().expandedTo(seat.size()))
        box.moveCenter(seat.geometry().center())
        box.moveLeft(max(0, min(box.left(), self.width() - box.width())))
        box.moveTop(max(0, min(box.top(), self.height() - box.height())))
        editor.setGeometry(box)

    def _close_editor(self) -> None:
        """Take the editor away; the keyboard goes to the seat unless it has gone elsewhere."""
        if self._editor is None:
            return
        (row, editor), self._editor = self._editor, None
        editor.accept()
        focused = QApplication.focusWidget()
        if focused is not None and editor.isAncestorOf(focused):
            self._seats[row].setFocus(Qt.FocusReason.OtherFocusReason)
        editor.hide()
        editor.deleteLater()

    # What is painted.

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        dirty = event.rect()
        with QPainter(self) as painter:
            if self._geometry is None:
                painter.fillRect(dirty, QColor(self._theme.background))
            else:
                painter.drawPixmap(0, 0, self._painted_ground(self._geometry))
                if self._middle.intersects(dirty):
                    self._paint_middle(painter, dirty)

    def _painted_ground(self, geometry: TableGeometry) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatio() != ratio:
            self._ground = paint_ground(self.size(), geometry, self._theme, ratio)
        return self._ground

    def _paint_middle(self, painter: QPainter, dirty: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for pill in self._pills:
            if pill is not None and pill[0].intersects(dirty):
                self._paint_pill(painter, *pill)
        for word in self._centre:
            if word.rect.intersects(dirty):
                word.write(painter)

    def _paint_pill(self, painter: QPainter, ground: QRect, word: Word) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.pill))
        radius = ground.height() / 2
        painter.drawRoundedRect(ground, radius, radius)
        word.write(painter)
