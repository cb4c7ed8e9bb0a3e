"""The felt: seats round a table, their wagers on it, and in the middle what is to match."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.view_list_model import VIEW_ROLE
from floorapp.viewmodels.views import FeltView, SeatView
from floorapp.widgets.felt_picture import lay_out_centre, paint_ground
from floorapp.widgets.seat_geometry import TableGeometry, arrange
from floorapp.widgets.seat_type import SeatType
from floorapp.widgets.seat_widget import SeatWidget
from floorapp.widgets.theme import Theme
from floorapp.widgets.wager_geometry import PILL_HEIGHT
from floorapp.widgets.wager_layout import Wager, WagerType
from floorapp.widgets.wagers import Wagers
from floorapp.widgets.word import Word

if TYPE_CHECKING:
    from floorapp.widgets.seat_editor import SeatEditor

_CHAIRS: Final = range(2, 12)


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
        self._captions = ("", "", "", "")
        self._join_text = ""
        self._view = FeltView()
        self._seats: list[SeatWidget] = []
        self._geometry: TableGeometry | None = None
        self._middle = QRect()
        self._type: SeatType | None = None
        self._ground: QPixmap | None = None
        self._centre: tuple[Word, ...] = ()
        self._wagers = Wagers(self)
        self._wager_type = WagerType(PILL_HEIGHT)
        self._dealer: int | None = None
        self._pill_width = 0
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
    def wagers(self) -> tuple[Wager | None, ...]:
        """The wagers on the cloth, by row; None where there is none."""
        return tuple(self._wagers.rows)

    @property
    def button(self) -> QRect | None:
        """Where the dealer's button lies on the cloth; None where a seat shows it."""
        return None if self._wagers.button is None else self._wagers.button[0]

    @property
    def centre(self) -> tuple[Word, ...]:
        """The text in the middle."""
        return self._centre

    def set_motion(self, motion: bool) -> None:
        """Let chips slide to their place, or have them there at once."""
        self._wagers.set_motion(motion)

    def set_view(self, view: FeltView) -> None:
        """Show other lines in the middle."""
        if view != self._view:
            self._view = view
            lines = (view.pot, view.to_match, view.detail, *view.pots)
            self.setAccessibleDescription("\n".join(line for line in lines if line))
            self._set_centre()

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self.setAccessibleName(words.text("Table"))
        self._captions = (
            *(words.text("Stack"), words.text("In front")),
            *(words.text("Accept"), words.text("Cancel")),
        )
        self._join_text = words.text("+ join")
        for seat in self._seats:
            seat.set_join_text(self._join_text)

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
        from floorapp.widgets.seat_editor import (
            Captions,
            SeatEditor,
        )

        editor = SeatEditor(seat.view, Captions(*self._captions), self._theme, self)
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
        if self._dealer != self._find_dealer():
            self._arrange(rows)
        else:
            self._set_wagers(rows, rows)

    def _seat_view(self, row: int) -> SeatView:
        view = self._model.index(row, 0).data(VIEW_ROLE)
        return view if isinstance(view, SeatView) else SeatView(label="", in_hand=False)

    def _find_dealer(self) -> int | None:
        """Return the row of the seat with the button."""
        return next((row for row, seat in enumerate(self._seats) if seat.view.dealer), None)

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

    def _arrange(self, slides: range = range(0)) -> None:
        """Set the table anew; what is painted of it waits for the next paint.

        Args:
            slides: The rows whose chips may slide.
        """
        before, self._geometry = self._geometry, None
        self._dealer = self._find_dealer()
        count = len(self._seats)
        if count in _CHAIRS:
            self._geometry = arrange(
                self.size(),
                count,
                scale=self._theme.scale,
                dealer=self._dealer,
                pill_width=self._reserve_pill,
            )
            height = self._geometry.places[0].pill.height()
            self._reserve_pill(height)
        if self._geometry is None or before is None or self._geometry.felt != before.felt:
            self._ground = None
            self.update()
        self._wagers.set_count(count)
        self._place_seats()
        self._set_wagers(range(count), slides)
        if self._dealer is None:
            self._set_button()
        self._set_centre()
        self._place_editor()

    def _reserve_pill(self, height: int) -> int:
        """Return the width to be kept for an amount of some height."""
        if self._wager_type.height != height:
            self._wager_type = WagerType(height)
        texts = [seat.view.total for seat in self._seats]
        self._pill_width = max(self._wager_type.width(text) for text in texts)
        return self._pill_width

    def _place_seats(self) -> None:
        self._middle = QRect()
        if self._geometry is None:
            return
        places, enlarged = self._geometry.places, self._geometry.enlarged
        kind = self._seat_type(places[0].seat.size(), enlarged)
        for row, (seat, place) in enumerate(zip(self._seats, places, strict=True)):
            seat.set_type(kind)
            seat.move(place.seat.topLeft())
            seat.show_button(shows=row == self._dealer and place.button.isEmpty())
            self._middle |= place.pill | place.chips | place.button

    def _seat_type(self, size: QSize, enlarged: float) -> SeatType:
        if self._type is None or (self._type.size, self._type.enlarged) != (size, enlarged):
            self._type = SeatType(size, enlarged)
        return self._type

    def _set_wagers(self, rows: range, slides: range) -> None:
        """Set the wagers of some rows, and repaint where they differ from before."""
        if self._geometry is None:
            return
        for row in rows:
            view, place = self._seats[row].view, self._geometry.places[row]
            if view.total_to and self._wager_type.width(view.total) > self._pill_width:
                self._arrange(slides)
                return
            wager = self._wager_type.lay(view, place, self._theme)
            self._wagers.put(row, wager, slides=row in slides)
        if self._dealer in rows:
            self._set_button()

    def _set_button(self) -> None:
        """Lay the dealer's button beside the wager of its seat."""
        button = None
        if self._geometry is not None and self._dealer is not None:
            place, wager = self._geometry.places[self._dealer], self._wagers.rows[self._dealer]
            button = self._wager_type.lay_button(place, wager)
        self._wagers.put_button(button)

    def _set_centre(self) -> None:
        """Set the text in the middle, and repaint where it was and where it is."""
        if self._geometry is None:
            return
        before = self._centre
        self._centre = lay_out_centre(
            self._view,
            self._geometry.centre,
            self._theme,
            self._geometry.factor,
            self._geometry.enlarged,
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
        box = QRect(QPoint(), editor.sizeHint())
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
        self._wagers.paint(painter, dirty, self._theme)
        for word in self._centre:
            if word.rect.intersects(dirty):
                word.write(painter)
