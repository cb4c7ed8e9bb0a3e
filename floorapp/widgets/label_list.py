"""A column of labels that follows a list of texts, keeping the labels it has."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QLabel, QLayout, QWidget


class LabelList:
    """Labels in a layout, one for each text. Texts are plain: a name is never markup."""

    def __init__(self, layout: QLayout, parent: QWidget, *, wrap: bool = True) -> None:
        """Add labels of ``parent`` to ``layout``."""
        self._layout = layout
        self._parent = parent
        self._wrap = wrap
        self._labels: list[QLabel] = []
        self._dress: Callable[[QLabel], None] = lambda _label: None

    @property
    def labels(self) -> Sequence[QLabel]:
        """The labels that there are, shown or not."""
        return self._labels

    def show(self, texts: Sequence[str]) -> None:
        """Show these texts, in this order."""
        while len(self._labels) < len(texts):
            label = plain_label(self._parent, wrap=self._wrap)
            self._dress(label)
            self._labels.append(label)
            self._layout.addWidget(label)
        for number, label in enumerate(self._labels):
            text = texts[number] if number < len(texts) else ""
            if label.text() != text:
                label.setText(text)
            if label.isHidden() != (not text):
                label.setVisible(bool(text))

    def dress(self, dress: Callable[[QLabel], None]) -> None:
        """Give every label, and those to come, their font and colour."""
        self._dress = dress
        for label in self._labels:
            dress(label)


def plain_label(parent: QWidget, *, wrap: bool = True) -> QLabel:
    """Return a label that shows plain text.

    It cannot be marked with the mouse: such a label carries a whole document and is slow.
    """
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    return label


def dress(label: QLabel, face: QFont, colour: str) -> None:
    """Set a label's font and colour."""
    label.setFont(face)
    palette = label.palette()
    palette.setColor(label.foregroundRole(), QColor(colour))
    label.setPalette(palette)
