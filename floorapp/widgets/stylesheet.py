"""The stylesheet of the standard widgets; what is painted by hand has none.

A button says what it is by its dynamic property ``kind``: ``primary`` and ``secondary`` are the
large ones, ``chip`` is one of a choice, ``citation`` opens a page, ``plain`` has no outline.
"""

from collections.abc import Callable, Mapping
from string import Template
from typing import Final

_SHEET: Final = Template("""
QPushButton, QToolButton {
  color: $text; background: $panel; border: 1px solid $border; border-radius: 5px;
  padding: 4px 10px; min-height: ${line}px;
}
QPushButton:hover, QToolButton:hover { background: $seat_hover; }
QPushButton:pressed, QToolButton:pressed { background: $link_ground; }
QPushButton:focus, QToolButton:focus {
  border: 2px solid $focus; padding: 3px 9px;
}
QPushButton:disabled, QToolButton:disabled {
  color: $dim; background: $rest; border: 1px dashed $rest_line;
}
QPushButton:checked, QToolButton:checked {
  color: $chosen_text; background: $chosen; border: 2px solid $chosen_line; padding: 3px 9px;
}
QPushButton:checked:focus, QToolButton:checked:focus { border-color: $focus; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: none; width: 0px; }
QComboBox QAbstractItemView {
  color: $text; background: $panel; border: 1px solid $border;
  selection-background-color: $chosen; selection-color: $chosen_text; outline: none;
}

QPushButton[kind="primary"], QToolButton[kind="primary"],
QPushButton[kind="secondary"], QToolButton[kind="secondary"] {
  border: 2px solid transparent; border-radius: 8px; padding: 6px 22px;
  min-height: ${large}px; font-size: ${large_type}px; font-weight: 700;
}
QPushButton[kind="primary"], QToolButton[kind="primary"] {
  color: $primary_text; background: $primary;
}
QPushButton[kind="primary"]:hover, QToolButton[kind="primary"]:hover {
  background: $primary_hover;
}
QPushButton[kind="secondary"], QToolButton[kind="secondary"] {
  color: $secondary_text; background: $secondary;
}
QPushButton[kind="secondary"]:hover, QToolButton[kind="secondary"]:hover {
  background: $secondary_hover;
}
QPushButton[kind="primary"]:focus, QToolButton[kind="primary"]:focus,
QPushButton[kind="secondary"]:focus, QToolButton[kind="secondary"]:focus {
  border: 2px solid $focus;
}
QPushButton[kind="primary"]:disabled, QToolButton[kind="primary"]:disabled,
QPushButton[kind="secondary"]:disabled, QToolButton[kind="secondary"]:disabled {
  color: $dim; background: $rest; border: 1px dashed $rest_line; padding: 7px 23px;
}

QPushButton[kind="chip"], QToolButton[kind="chip"] {
  border-radius: 8px; padding: 8px 14px; min-height: ${chip}px;
  font-size: ${chip_type}px; font-weight: 600;
}
QPushButton[kind="chip"]:focus, QToolButton[kind="chip"]:focus,
QPushButton[kind="chip"]:checked, QToolButton[kind="chip"]:checked { padding: 7px 13px; }

QPushButton[kind="citation"], QToolButton[kind="citation"] {
  color: $link; background: $link_ground; border: 1px solid transparent; border-radius: 5px;
  padding: 2px 8px; min-height: ${line}px; font-size: ${small}px;
}
QPushButton[kind="citation"]:hover, QToolButton[kind="citation"]:hover { border-color: $link; }
QPushButton[kind="citation"]:focus, QToolButton[kind="citation"]:focus {
  border: 2px solid $focus; padding: 1px 7px;
}

QPushButton[kind="plain"], QToolButton[kind="plain"] {
  background: transparent; border: 1px solid transparent;
}
QPushButton[kind="plain"]:hover, QToolButton[kind="plain"]:hover { background: $seat_hover; }
QPushButton[kind="plain"]:focus, QToolButton[kind="plain"]:focus { border: 2px solid $focus; }

QLineEdit {
  color: $text; background: $field; border: 1px solid $border; border-radius: 6px;
  padding: 4px 9px; min-height: ${line}px;
  selection-background-color: $primary; selection-color: $primary_text;
}
QLineEdit:focus { border: 2px solid $focus; padding: 3px 8px; }
QLineEdit:disabled { color: $dim; background: $rest; }

QMenu {
  color: $text; background: $panel; border: 1px solid $border; border-radius: 6px; padding: 4px;
}
QMenu::item { padding: 6px 22px 6px 12px; border-radius: 4px; }
QMenu::item:selected { color: $chosen_text; background: $chosen; }
QMenu::item:disabled { color: $dim; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }

QToolTip {
  color: $text; background: $seat; border: 1px solid $border; padding: 5px 7px;
}

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0px; }
QScrollBar::handle { background: $border; border-radius: 4px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


_SIZES: Final = {
    "line": 18,
    "small": 13,
    "chip": 22,
    "chip_type": 15,
    "large": 36,
    "large_type": 17,
}


def stylesheet(colours: Mapping[str, object], px: Callable[[float], int]) -> str:
    """Return the stylesheet of the standard widgets.

    Args:
        colours: The theme's colours by role.
        px: Gives a size in pixels at the theme's text size.
    """
    return _SHEET.substitute(colours, **{name: str(px(size)) for name, size in _SIZES.items()})
