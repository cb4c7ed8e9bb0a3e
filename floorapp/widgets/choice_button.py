"""A button for one answer: chosen, not chosen, or not known."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.incident_parts import Choice
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.page_button import PageButton
from floorapp.widgets.theme import RADIUS, SMALL, TOUCH, Theme
from floorapp.widgets.word import cut

_TYPE: Final = 15
_MARGIN: Final = 15


class ChoiceButton(PageButton):
    """Shows one choice; what a click means is for the one who listens.

    Attributes:
        choice: What it shows.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, wide: bool = False) -> None:
        """Make an empty button; a ``wide`` one writes from the left and fills its line."""
        super().__init__(theme, parent)
        self.choice = Choice(name="", label="")
        self._wide = wide

    def show_choice(self, choice: Choice, group: str = "") -> None:
        """Show a choice, as one of a group by its title."""
        if choice == self.choice:
            return
        self.choice = choice
        self.setText(choice.label)
        self.setAccessibleName(choice.label)
        told = [group, choice.detail, key_name(f"Alt+{choice.letter}") if choice.letter else ""]
        self.setAccessibleDescription(", ".join(filter(None, told)))
        self.setToolTip(told[-1])
        self.setCheckable(choice.chosen)
        self.setChecked(choice.chosen)
        self.setEnabled(choice.enabled)
        self.updateGeometry()
        self.update()

    @override
    def _wear(self, theme: Theme) -> None:
        super()._wear(theme)
        self._type = cut(theme.px(_TYPE), QFont.Weight.DemiBold)

    @override
    def sizeHint(self) -> QSize:
        px = self._theme.px
        width = self._type.width(self.choice.label) + 2 * px(_MARGIN) + 4
        return QSize(max(width, px(TOUCH)), px(TOUCH))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(TOUCH), self._theme.px(TOUCH))

    @override
    def nextCheckState(self) -> None:
        """Leave it to whoever listens whether it is chosen now."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, choice = self._theme, self.choice
        ground, line, ink = self._colours()
        width = 2 if choice.chosen or choice.open else 1
        style = (
            Qt.PenStyle.SolidLine if choice.enabled and not choice.open else Qt.PenStyle.DashLine
        )
        box = self.rect().adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(line), width, style))
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.focus), 2))
                painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), RADIUS - 3, RADIUS - 3)
            self._write(painter, QColor(ink))

    def _write(self, painter: QPainter, ink: QColor) -> None:
        margin = self._theme.px(_MARGIN if self._wide else 4)
        inside = self.rect().adjusted(margin, 0, -margin, 0)
        if self._wide and self.choice.letter:
            key, small = key_name(f"Alt+{self.choice.letter}"), cut(self._theme.px(SMALL))
            inside.setRight(inside.right() - small.width(key) - margin)
            muted = QColor(self._theme.muted)
            x = inside.right() + margin
            small.word(key, muted, x, inside.top(), inside.height()).write(painter)
        shown = self._type.elided(self.choice.label, inside.width())
        room = inside.width() - self._type.width(shown)
        x = inside.left() + (0 if self._wide else room // 2)
        self._type.word(shown, ink, x, inside.top(), inside.height()).write(painter)
        letter = "" if self._wide else self.choice.letter
        at = shown.upper().find(letter) if letter else -1
        if at >= 0:
            start = x + self._type.width(shown[:at])
            end = x + self._type.width(shown[: at + 1])
            y = (self.height() + self._type.height) // 2 - 1
            painter.setPen(QPen(ink, 1))
            painter.drawLine(start, y, end - 1, y)

    def _colours(self) -> tuple[str, str, str]:
        """Return ground, outline and ink."""
        theme, choice = self._theme, self.choice
        if not choice.enabled:
            return theme.rest, theme.rest_line, theme.dim
        if choice.chosen:
            return theme.chosen, theme.open, theme.chosen_text
        ground = theme.seat_hover if self.underMouse() else theme.bar
        return ground, theme.short if choice.open else theme.border, theme.text
