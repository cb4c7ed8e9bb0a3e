"""Wearing: how a theme is put on a window and all within it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.engine.values import facts
from floorapp.widgets.stylesheet import stylesheet
from floorapp.widgets.theme import CONTROL, Theme
from floorapp.widgets.typeface import font


def palette(theme: Theme) -> QPalette:
    """Return the palette from which the Fusion style draws in this theme."""
    role = QPalette.ColorRole
    result = QPalette()
    for which, colour in (
        (role.Window, theme.panel),
        (role.WindowText, theme.text),
        (role.Base, theme.field),
        (role.AlternateBase, theme.bar),
        (role.Text, theme.text),
        (role.PlaceholderText, theme.muted),
        (role.Button, theme.panel),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.alarm_text),
        (role.ToolTipBase, theme.seat),
        (role.ToolTipText, theme.text),
        (role.Highlight, theme.primary),
        (role.HighlightedText, theme.primary_text),
        (role.Accent, theme.primary),
        (role.Link, theme.link),
        (role.LinkVisited, theme.link),
        (role.Light, theme.seat_hover),
        (role.Midlight, theme.line),
        (role.Mid, theme.border),
        (role.Dark, theme.line),
        (role.Shadow, theme.background),
    ):
        result.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.dim))
    return result


def apply(target: QWidget, theme: Theme) -> None:
    """Put a theme on a window, and on menus and whatever else is made later.

    Args:
        target: What is to wear it.
        theme: The theme.
    """
    prepare(theme)
    put_on(target, theme)


def prepare(theme: Theme) -> None:
    """Have whatever is made from now on begin in a theme."""
    # Without this a stylesheet keeps palette and font from the widgets within.
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
    QApplication.setPalette(palette(theme))
    QApplication.setFont(font(theme.px(CONTROL)))


def put_on(target: QWidget, theme: Theme) -> None:
    """Put a theme on a part of a window.

    Args:
        target: What is to wear it. Painted widgets, which no palette or stylesheet reaches, are
            told by their ``set_theme``.
        theme: The theme.
    """
    target.setStyleSheet(stylesheet(facts(theme), theme.px, theme.target))
    target.setPalette(palette(theme))
    target.setFont(font(theme.px(CONTROL)))
    for widget in (target, *target.findChildren(QWidget)):
        receive = getattr(widget, "set_theme", None)
        if receive is not None:
            receive(theme)
