"""The stylesheet of the standard widgets; what is painted by hand has none."""

from collections.abc import Callable, Mapping
from string import Template
from typing import Final

_SHEET: Final = Template("""
QPushButton, QToolButton {
  color: $text; background: $panel; border: 1px solid $border; border-radius: 5px;
  padding: 4px 10px; min-height: ${row}px;
}
QPushButton:hover, QToolButton:hover { background: $seat_hover; }
QPushButton:pressed, QToolButton:pressed { background: $link_ground; }
QPushButton:focus, QToolButton:focus {
  border: 2px solid $focus; padding: 3px 9px;
}
QPushButton:disabled, QToolButton:disabled {
  color: $dim; background: $rest; border: 1px dashed $rest_line;
}
QToolButton::menu-indicator, QPushButton::menu-indicator { image: none; width: 0px; }

#context-bar, #entry, #action-bar, #ruling { background: $panel; border: none; }
#keys-sheet { background: $panel; border: none; }
#key-cap {
  background: $seat; border: 1px solid $border; border-bottom-width: 2px; border-radius: 4px;
  padding: 1px 6px;
}
#incident { background: $background; }
#incident-head, #incident-bar, #quiz-bar { background: $panel; border: none; }
#incident-head { border-bottom: 1px solid $line; }
#incident-bar, #quiz-bar { border-top: 1px solid $line; }
#context-bar { border-bottom: 1px solid $line; }
#ruling { border-left: 1px solid $line; }
#action-bar { border-top: 1px solid $line; }
#history { background: $bar; border: none; border-top: 1px solid $line; }
#notice, #shot-clock { background: $seat_turn; border: none; border-bottom: 1px solid $turn; }
#shot-clock { border-top: 1px solid $turn; }
#saved { color: $muted; }
#context-bar QToolButton { font-weight: 500; font-size: ${control}px; }
QLineEdit {
  color: $text; background: $field; border: 1px solid $border; border-radius: 6px;
  padding: 4px 9px; min-height: ${row}px; placeholder-text-color: $muted;
  selection-background-color: $primary; selection-color: $primary_text;
}
QLineEdit:focus { border: 2px solid $focus; padding: 3px 8px; }
#entry-field { min-height: ${entry}px; }
#handbook, #comparison { background: $panel; border: none; }
#handbook QToolButton, #comparison QPushButton { min-height: ${key}px; padding: 0px 12px; }
#handbook QToolButton:focus, #comparison QPushButton:focus {
  border: 2px solid $focus; padding: 0px 11px;
}
#handbook-list { background: $panel; border: 2px solid transparent; outline: none; }
#handbook-list:focus { border: 2px solid $focus; border-radius: 6px; }
#handbook-list::item {
  color: $body; padding: 8px 10px; border-radius: 5px; min-height: ${row}px;
}
#handbook-list::item:hover { background: $seat_hover; }
#handbook-list::item:selected { color: $chosen_text; background: $chosen; }
#handbook-page {
  background: $background; border: 2px solid transparent; border-left: 1px solid $line;
}
#handbook-page:focus { border: 2px solid $focus; }
#comparison QTableView { background: $panel; border: 1px solid $line; outline: none; }
#comparison QTableView:focus { border: 1px solid $focus; }
#comparison QHeaderView { background: $bar; }
#comparison QHeaderView::section {
  color: $muted; background: $bar; border: none; border-bottom: 1px solid $line; padding: 6px 9px;
}
#slip { background: $panel; border: none; }
#log-aside, #slip QPushButton { min-height: ${key}px; padding: 0px 12px; }
#slip QPushButton:checked {
  color: $chosen_text; background: $chosen; border: 2px solid $open;
  font-weight: 600; font-size: ${control}px;
}
#log-aside:focus, #slip QPushButton:focus { border: 2px solid $focus; padding: 0px 11px; }
#action-bar QToolButton { min-height: ${key}px; padding: 0px; }
#quiz-answer QPushButton, #quiz-answer QToolButton, #quiz-bar QPushButton, #quiz-bar QToolButton {
  min-height: ${key}px; padding: 0px 9px;
}
#amount-field, #remark { min-height: ${key}px; padding: 0px 9px; }
#amount { font-weight: 700; min-height: ${key}px; padding: 0px 9px; }
#front { font-weight: 700; font-size: ${control}px; min-height: ${key}px; padding: 0px 9px; }
QLineEdit:disabled { color: $dim; background: $rest; }

#demos { background: $background; }
#demos-head { background: $panel; border: none; border-bottom: 1px solid $line; }
#demo-detail { background: $panel; border: 1px solid $line; border-radius: 8px; }
#demo-bar { background: $seat_turn; border: none; }
#demo-bar QToolButton { min-height: ${key}px; padding: 0px 12px; }
QTreeView {
  color: $text; background: $panel; border: 1px solid $line; border-radius: 8px; padding: 4px;
  outline: none;
}
QTreeView:focus { border: 2px solid $focus; padding: 3px; }
QTreeView::item { min-height: ${key}px; padding: 0px 6px; }
QTreeView::item:hover { background: $seat_hover; }
QTreeView::item:selected { color: $chosen_text; background: $chosen; }

QMenu {
  color: $text; background: $panel; border: 1px solid $border; border-radius: 6px; padding: 4px;
}
QMenu::item { padding: 6px 22px 6px 12px; border-radius: 4px; }
QMenu::item:selected { color: $chosen_text; background: $chosen; }
QMenu::item:disabled { color: $dim; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }

#log-table {
  color: $text; background: $bar; alternate-background-color: $panel; border: none;
  selection-background-color: $chosen; selection-color: $chosen_text;
}
#log-table:focus { border: 2px solid $focus; }
#log-table::item { padding: 0px 6px; border: none; }
QHeaderView { background: $panel; border: none; }
QHeaderView::section {
  color: $muted; background: $panel; border: none; border-bottom: 1px solid $line;
  padding: 0px 9px; font-weight: 600; font-size: ${control}px;
}
#log-detail { color: $text; background: $panel; border: 2px solid $panel; }
#log-detail:focus { border: 2px solid $focus; }

QToolTip {
  color: $text; background: $seat; border: 1px solid $border; padding: 5px 7px;
}

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollArea { border: 1px solid transparent; }
QScrollArea:focus { border: 1px solid $focus; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0px; }
QScrollBar::handle { background: $border; border-radius: 4px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


_SIZES: Final = {"row": 18, "control": 14, "entry": 26}
"""Least heights within the frame, and the size of type."""

_FRAME: Final = 2


def stylesheet(colours: Mapping[str, object], px: Callable[[float], int], target: int) -> str:
    """Return the stylesheet of the standard widgets.

    Args:
        colours: The theme's colours by role.
        px: Gives a size in pixels at the theme's text size.
        target: The height of what a finger hits, with its frame.
    """
    sizes = {name: str(px(size)) for name, size in _SIZES.items()}
    return _SHEET.substitute(colours, **sizes, key=str(target - _FRAME))
