"""Every text can be read on its ground, and a theme reaches all that is painted."""

from operator import mul
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from floorapp.engine.values import facts
from floorapp.viewmodels.views import SeatView
from floorapp.widgets import theme as themes
from floorapp.widgets.seat_widget import SeatWidget
from floorapp.widgets.stylesheet import stylesheet
from floorapp.widgets.wearing import apply, palette

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
PLAIN = ("background", "panel", "bar", "well", "field", "seat", "seat_turn", "seat_hover")
ON_GROUND = {
    "text": (*PLAIN, "rest"),
    "body": PLAIN,
    "muted": (*PLAIN, "rest"),
    "dim": ("rest", "seat", "panel", "background", "field", "seat_turn", "seat_hover"),
    "short": ("well", "panel", "bar", "field", "background", "seat"),
    "closed": ("well", "panel", "field", "background", "seat", "seat_turn", "seat_hover", "rest"),
    "open": ("well", "panel", "background", "seat", "seat_turn", "seat_hover"),
    "link": ("link_ground", "well", "panel", "bar", "background"),
    "felt_text": ("felt", "felt_glow"),
    "felt_muted": ("felt", "felt_glow"),
    "pill_text": ("pill",),
    "badge_text": ("badge",),
    "alarm_text": ("alarm",),
    "primary_text": ("primary", "primary_hover"),
    "secondary_text": ("secondary", "secondary_hover"),
    "chosen_text": ("chosen",),
}
THEMES = (themes.LIGHT, themes.DARK, themes.CONTRAST)
LEAST = {"light": 4.5, "dark": 4.5, "contrast": 7}
SIGNS = {
    "turn": ("seat_turn", "background"),
    "asked": ("seat", "background"),
    "focus": ("background", "panel", "field"),
    "short": ("seat",),
    "border": ("panel",),
}


def luminance(colour: str) -> float:
    parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_text_stands_out_from_every_ground_it_is_written_on(theme):
    faint = {
        (text, ground): round(contrast(getattr(theme, text), getattr(theme, ground)), 2)
        for text, grounds in ON_GROUND.items()
        for ground in grounds
        if contrast(getattr(theme, text), getattr(theme, ground)) < LEAST[theme.name]
    }
    assert not faint


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_outline_that_says_something_can_be_told_from_its_ground(theme):
    for sign, grounds in SIGNS.items():
        for ground in grounds:
            least = 1.7 if sign == "border" and theme is not themes.CONTRAST else 3
            assert contrast(getattr(theme, sign), getattr(theme, ground)) >= least, (sign, ground)


def test_every_text_role_is_compared_with_its_grounds():
    written = {name for name in facts(themes.DARK) if name.endswith("_text")}
    assert written <= set(ON_GROUND)


def test_in_high_contrast_every_outline_is_strong():
    theme = themes.CONTRAST
    for line in ("line", "border", "seat_line", "rest_line", "felt_edge", "axis", "turn", "focus"):
        assert contrast(getattr(theme, line), theme.background) >= 7, line


SEEN_WITHOUT = {
    "red": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "green": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
}
"""What is left of a linear colour to whoever does not see red or green (Vienot, 1999)."""


@pytest.mark.parametrize("lacking", SEEN_WITHOUT)
def test_in_high_contrast_may_and_may_not_are_told_apart_by_everybody(lacking):
    def seen(colour):
        linear = [getattr(QColor(colour), part)() ** 2.2 for part in ("redF", "greenF", "blueF")]
        return [sum(map(mul, row, linear)) for row in SEEN_WITHOUT[lacking]]

    theme = themes.CONTRAST
    for one, other in ((theme.open, theme.closed), (theme.open, theme.short)):
        apart = max(abs(a - b) for a, b in zip(seen(one), seen(other), strict=True))
        assert apart > 0.4, (one, other, apart)


@pytest.mark.parametrize(
    ("scheme", "contrast_wanted", "theme"),
    [
        ("Unknown", "NoPreference", themes.LIGHT),
        ("Light", "NoPreference", themes.LIGHT),
        ("Dark", "NoPreference", themes.DARK),
        ("Light", "HighContrast", themes.CONTRAST),
        ("Dark", "HighContrast", themes.CONTRAST),
    ],
)
def test_the_theme_of_the_system(monkeypatch, scheme, contrast_wanted, theme):
    hints = Mock()
    hints.colorScheme.return_value = Qt.ColorScheme[scheme]
    hints.accessibility().contrastPreference.return_value = Qt.ContrastPreference[contrast_wanted]
    monkeypatch.setattr(themes, "QGuiApplication", Mock(styleHints=lambda: hints))
    assert themes.of_system() is theme


def test_a_theme_is_found_by_its_name_and_no_other():
    assert themes.by_name("light") is themes.LIGHT
    assert themes.by_name("dark") is themes.DARK
    assert themes.by_name("contrast") is themes.CONTRAST
    with pytest.raises(KeyError):
        themes.by_name("pink")


def test_sizes_grow_with_the_text_size():
    assert themes.DARK.px(15) == 15
    assert themes.DARK.scaled(2).px(15) == 30
    assert "min-height: 36px" in stylesheet(facts(themes.DARK), themes.DARK.scaled(2).px, 44)


def test_larger_type_takes_up_the_space_round_it():
    large = themes.DARK.scaled(2, room=1)
    assert (large.px(15), large.gap(18)) == (30, 18)
    assert large.target == 54 and themes.DARK.target == themes.TOUCH
    assert "min-height: 52px" in stylesheet(facts(large), large.px, large.target)


def test_the_palette_tells_enabled_text_from_disabled():
    worn = palette(themes.DARK)
    assert worn.color(QPalette.ColorRole.Text).name() == themes.DARK.text
    disabled = worn.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert disabled.name() == themes.DARK.dim


@pytest.mark.parametrize("shown", [False, True])
def test_a_theme_put_on_a_pane_reaches_all_that_is_within(qtbot, shown):
    pane = QWidget()
    qtbot.addWidget(pane)
    layout = QVBoxLayout(pane)
    seat, label, button = (
        SeatWidget(SeatView(label="A"), themes.LIGHT),
        QLabel("x"),
        QPushButton("y"),
    )
    for widget in (seat, label, button):
        layout.addWidget(widget)
    pane.setVisible(shown)
    for theme in (themes.DARK, themes.LIGHT.scaled(1.5), themes.DARK.scaled(2)):
        apply(pane, theme)
        pane.show()
        assert seat.theme is theme
        assert theme.chosen in pane.styleSheet()
        for widget in (pane, label, button):
            assert widget.palette().color(QPalette.ColorRole.WindowText).name() == theme.text
            assert widget.font().pixelSize() == theme.px(themes.CONTROL)
