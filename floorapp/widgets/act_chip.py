"""One act of the history, painted as a chip with its marks."""

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QWidget

from floorapp.viewmodels.act_kinds import ActKind
from floorapp.viewmodels.history_model import ActView
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.view_list_model import VIEW_ROLE
from floorapp.widgets.theme import CONTROL, SMALL, Theme
from floorapp.widgets.word import cut

if TYPE_CHECKING:  # takes time at the start and is needed by name only
    from PySide6.QtWidgets import QStyleOptionViewItem

CHIP_HEIGHT: Final = 46
"""The height of a chip at a text size of 100 %."""

ABOVE: Final = 11
"""The room above a chip, for its marks."""

_BESIDE: Final = 6
"""The room beside a chip, for the same."""

_MARGIN: Final = 10
_ARROW: Final = 20
_SIGN: Final = 18
_INCIDENT: Final = "i"
_REMEMBERED: Final = 256
"""How many pictures of acts are kept."""

_DASHED: Final = {ActKind.NOT_JUDGED, ActKind.IMPOSSIBLE}
_FAULTS: Final = {ActKind.NOT_ALLOWED, ActKind.IMPOSSIBLE}


class ActDelegate(QStyledItemDelegate):
    """Paints one act as a chip, with an arrow before it.

    Each new act moves the whole row, so every chip is painted once and kept as a picture.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Paint in ``theme``."""
        super().__init__(parent)
        self.wear(theme)

    def wear(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self._title = cut(theme.px(CONTROL), QFont.Weight.Medium)
        self._note = cut(theme.px(SMALL))
        self._sign = cut(theme.px(SMALL), QFont.Weight.Bold)

    @override
    def sizeHint(
        self, option: "QStyleOptionViewItem", index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        view = index.data(VIEW_ROLE)
        px = self.theme.px
        width = 0
        if isinstance(view, ActView):
            signs = (bool(view.sign) + bool(view.incident)) * px(_SIGN)
            title = self._title.width(view.text) + signs // 2  # they reach into its corner
            width = max(title, self._note.width(view.note))
        before = px(_ARROW) if index.row() else px(_MARGIN)
        return QSize(
            width + 2 * px(_MARGIN) + before + px(_BESIDE), px(CHIP_HEIGHT) + px(ABOVE) + 2
        )

    @override
    def paint(
        self,
        painter: QPainter,
        option: "QStyleOptionViewItem",
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        view = index.data(VIEW_ROLE)
        if not isinstance(view, ActView):
            return
        box: QRect = option.rect
        view_of = self.parent()
        focused = (
            isinstance(view_of, QListView)
            and view_of.hasFocus()
            and (view_of.currentIndex().row() == index.row())
        )
        ratio = painter.device().devicePixelRatioF()
        key = (view, index.row() == 0, focused, box.width(), box.height(), ratio)
        if key not in self._pictures:
            if len(self._pictures) >= _REMEMBERED:
                self._pictures.clear()
            picture = QPixmap(box.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(QColor(self.theme.bar))
            with QPainter(picture) as onto:
                onto.setRenderHint(QPainter.RenderHint.Antialiasing)
                whole = QRect(QPoint(), box.size())
                self._paint_act(onto, whole, view, first=index.row() == 0, focused=focused)
            self._pictures[key] = picture
        painter.drawPixmap(box.topLeft(), self._pictures[key])

    def chip_in(self, box: QRect, row: int) -> QRect:
        """Return where the chip stands in the box of its row."""
        px = self.theme.px
        before, beside = px(_ARROW if row else _MARGIN), px(_BESIDE)
        top, width = box.top() + px(ABOVE), box.width() - before - beside
        return QRect(box.left() + before, top, width, px(CHIP_HEIGHT))

    def _paint_act(
        self, painter: QPainter, box: QRect, view: ActView, *, first: bool, focused: bool
    ) -> None:
        theme, px = self.theme, self.theme.px
        chip = self.chip_in(box, 0 if first else 1)
        if not first:
            arrow = QRect(box.left(), chip.top(), px(_ARROW), chip.height())
            self._title.centred("›", QColor(theme.muted), arrow).write(painter)
        self._paint_ground(painter, chip, view, focused=focused)
        x = chip.left() + px(_MARGIN)
        ink, note = (QColor(colour) for colour in self._inks(view))
        if view.note:
            self._title.word(view.text, ink, x, chip.top() + px(5), px(20)).write(painter)
            self._note.word(view.note, note, x, chip.top() + px(25), px(16)).write(painter)
        else:
            self._title.word(view.text, ink, x, chip.top(), chip.height()).write(painter)
        self._paint_signs(painter, chip, view)

    def _paint_ground(
        self, painter: QPainter, chip: QRect, view: ActView, *, focused: bool
    ) -> None:
        theme = self.theme
        ground, line, width = self._ground(view)
        style = Qt.PenStyle.DashLine if view.kind in _DASHED else Qt.PenStyle.SolidLine
        if view.is_behind and view.kind not in _DASHED:
            style = Qt.PenStyle.DotLine
        painter.setPen(QPen(QColor(line), theme.px(width), style))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(chip, theme.px(6), theme.px(6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if focused:
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.drawRoundedRect(chip.adjusted(3, 3, -3, -3), 4, 4)
        if view.is_last_shown:
            self._paint_pointer(painter, chip)

    def _paint_pointer(self, painter: QPainter, chip: QRect) -> None:
        """Point at the act after which the table is shown."""
        side = self.theme.px(8)
        x, y = chip.center().x(), chip.top() - 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.focus))
        painter.drawPolygon([QPoint(x - side, y - side), QPoint(x + side, y - side), QPoint(x, y)])

    def _ground(self, view: ActView) -> tuple[str, str, int]:
        """Return the ground of a chip, the colour of its outline, and how wide that is."""
        theme = self.theme
        lines = {
            ActKind.SHORT: (theme.short, 1),
            ActKind.NOT_ALLOWED: (theme.closed, 2),
            ActKind.IMPOSSIBLE: (theme.closed, 2),
            ActKind.WAITING: (theme.link, 1),
            ActKind.FLOOR: (theme.short, 2),
            ActKind.STREET: (theme.felt_edge, 1),
        }
        line, width = lines.get(view.kind, (theme.seat_line, 1))
        if view.is_last_shown:
            return theme.chosen, theme.focus, 3
        if view.is_behind or view.kind is ActKind.NOT_JUDGED:
            marked = view.kind in {*_FAULTS, ActKind.FLOOR}
            return theme.rest, line if marked else theme.rest_line, width
        return theme.felt if view.kind is ActKind.STREET else theme.seat, line, width

    def _inks(self, view: ActView) -> tuple[str, str]:
        """Return the ink of an act and that of its note."""
        theme = self.theme
        if view.is_last_shown:
            return theme.chosen_text, theme.chosen_text
        if view.is_behind or view.kind is ActKind.NOT_JUDGED:
            return theme.dim, theme.dim
        if view.kind is ActKind.STREET:
            return theme.felt_text, theme.felt_muted
        ink = theme.dim if view.kind is ActKind.FORCED else theme.text
        return ink, theme.closed if view.kind in _FAULTS else theme.muted

    def _paint_signs(self, painter: QPainter, chip: QRect, view: ActView) -> None:
        """Mark what became of an act, and one that was in dispute."""
        theme, side = self.theme, self.theme.px(_SIGN)
        box = QRect(chip.right() - side + theme.px(5), chip.top() - theme.px(6), side, side)
        if view.kind is ActKind.IMPOSSIBLE:
            self._paint_stop(painter, box)
        elif view.kind is ActKind.NOT_ALLOWED:
            self._paint_sign(painter, box, view.sign, theme.alarm, theme.alarm_text)
        elif view.sign:
            colour = theme.link if view.kind is ActKind.WAITING else theme.short
            self._paint_sign(painter, box, view.sign, theme.bar, colour, line=colour)
        if view.incident:
            beside = box.translated(-side - 2 if view.sign else 0, 0)
            self._paint_sign(painter, beside, _INCIDENT, theme.badge, theme.badge_text)

    def _paint_sign(
        self, painter: QPainter, box: QRect, sign: str, ground: str, ink: str, *, line: str = ""
    ) -> None:
        painter.setPen(QPen(QColor(line or self.theme.bar), 1.5 if line else 1))
        painter.setBrush(QColor(ground))
        painter.drawEllipse(box)
        self._sign.centred(sign, QColor(ink), box).write(painter)

    def _paint_stop(self, painter: QPainter, box: QRect) -> None:
        """Paint the stop sign: an octagon with a bar."""
        theme, centre, out = self.theme, QRect(box).toRectF().center(), box.width() / 2 + 1
        angles = [pi / 8 + number * pi / 4 for number in range(8)]
        corners = [centre + QPointF(out * cos(angle), out * sin(angle)) for angle in angles]
        painter.setPen(QPen(QColor(theme.bar), 1))
        painter.setBrush(QColor(theme.alarm))
        painter.drawPolygon(QPolygonF(corners))
        wide, high = out * 1.1, max(2.0, out / 3.5)
        bar = QRect(0, 0, round(wide), round(high))
        bar.moveCenter(centre.toPoint())
        painter.fillRect(bar, QColor(theme.alarm_text))
