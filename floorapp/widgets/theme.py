"""Themes: every colour by its role, and sizes."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from floorapp.engine.values import replace, value

HEADLINE: Final = 26
HEADING: Final = 20
BODY: Final = 15
CONTROL: Final = 14
SMALL: Final = 12
"""Sizes of type in pixels at a text size of 100 %."""

GAP: Final = 8
PADDING: Final = 18
"""Space between neighbours, and from a pane's edge to what it holds."""

RADIUS: Final = 8
PANE_RADIUS: Final = 10
"""Corners of chips and seats, and of panes."""

TOUCH: Final = 44
"""The least height of what a finger is to hit."""

_KEY: Final = 27
"""The least height of a key in type of 100 %."""


@value(kw_only=True)
class Theme:
    """Colours by role, as ``#rrggbb``, and the text size.

    A role ending in ``_text`` is written on the ground of the same name; ``text``, ``body`` and
    ``muted`` are written on every plain ground, ``dim`` on those of what is at rest.

    Attributes:
        name: ``light``, ``dark`` or ``contrast``.
        background: Behind the felt.
        panel: Panes and bars.
        bar: A bar set off from the panes, such as the history.
        well: A sunken pane, such as the ladder's.
        field: Where one types.
        line: Hairlines between panes.
        border: Outlines of chips and fields.
        text: Headlines and amounts.
        body: Sentences.
        muted: What may be read second.
        dim: What is at rest: not in the hand, folded, disabled.
        seat: A seat in the hand.
        seat_line: Its outline.
        seat_hover: The same under the pointer.
        seat_turn: The seat the action is on.
        rest: A seat or button at rest.
        rest_line: Its outline.
        felt: The cloth.
        felt_glow: The cloth where the light falls.
        felt_edge: The line between cloth and rail.
        rail: The rail.
        felt_text: Large type on the cloth.
        felt_muted: Small type on the cloth.
        pill: A wager on the cloth.
        pill_text: Its amount.
        badge: A position mark.
        badge_text: Its letters.
        turn: The outline of the seat whose turn it is.
        asked: The outline of the seat a ruling is about.
        focus: The ring round what has the keyboard.
        short: A short wager, and where rule books differ.
        closed: May not raise; refused.
        open: May raise; allowed.
        alarm: The mark of an act that was not allowed.
        alarm_text: The sign on it.
        link: What opens something; the next raise.
        link_ground: The chip it stands on.
        axis: The scale of the ladder.
        primary: The button to press.
        primary_hover: The same under the pointer.
        primary_text: Its words.
        secondary: Other large buttons.
        secondary_hover: The same under the pointer.
        secondary_text: Their words.
        chosen: A chip that is chosen.
        chosen_text: Its words.
        scale: The size of type; 1 is 100 %.
        room: The size of the space round it, which the window gives: larger type takes it up.
    """

    name: str
    background: str
    panel: str
    bar: str
    well: str
    field: str
    line: str
    border: str
    text: str
    body: str
    muted: str
    dim: str
    seat: str
    seat_line: str
    seat_hover: str
    seat_turn: str
    rest: str
    rest_line: str
    felt: str
    felt_glow: str
    felt_edge: str
    rail: str
    felt_text: str
    felt_muted: str
    pill: str
    pill_text: str
    badge: str
    badge_text: str
    turn: str
    asked: str
    focus: str
    short: str
    closed: str
    open: str
    alarm: str
    alarm_text: str
    link: str
    link_ground: str
    axis: str
    primary: str
    primary_hover: str
    primary_text: str
    secondary: str
    secondary_hover: str
    secondary_text: str
    chosen: str
    chosen_text: str
    scale: float = 1.0
    room: float = 1.0

    @property
    def target(self) -> int:
        """The height of a key: for a finger, and for the digit on it."""
        return max(self.gap(TOUCH), self.px(_KEY))

    def px(self, size: float) -> int:
        """Return a size of type in pixels, or of what grows with type."""
        return round(size * self.scale)

    def gap(self, size: float) -> int:
        """Return a size of space in pixels, or of what a finger hits."""
        return round(size * self.room)

    def scaled(self, scale: float, room: float | None = None) -> "Theme":
        """Return this theme with larger type, such as 1.5 for 150 %.

        Args:
            scale: The size of type.
            room: That of the space round it; the same, unless a window has no room for it.
        """
        return replace(self, scale=scale, room=scale if room is None else room)

    def has_room_for(self, width: int, usual: int) -> bool:
        """Whether what takes ``usual`` pixels at 100 % finds them in a width."""
        return width >= self.px(usual)


DARK: Final = Theme(
    name="dark",
    background="#14181d",
    panel="#1b2027",
    bar="#171b21",
    well="#12161a",
    field="#0f1216",
    line="#2a313a",
    border="#47525e",
    text="#f2f5f8",
    body="#c9d3dc",
    muted="#a3adb8",
    dim="#919ba6",
    seat="#222831",
    seat_line="#3d4854",
    seat_hover="#29313b",
    seat_turn="#302c20",
    rest="#1d2229",
    rest_line="#47525e",
    felt="#17463a",
    felt_glow="#205a47",
    felt_edge="#0d2b22",
    rail="#32261f",
    felt_text="#ffffff",
    felt_muted="#d3e4db",
    pill="#0d2a20",
    pill_text="#ffffff",
    badge="#d9e0e7",
    badge_text="#161b20",
    turn="#e5b454",
    asked="#4c9bd6",
    focus="#8fc3ea",
    short="#e5b454",
    closed="#ee9285",
    open="#7fd1a5",
    alarm="#c23a2e",
    alarm_text="#ffffff",
    link="#8fc3ea",
    link_ground="#26303a",
    axis="#47525e",
    primary="#2a6a53",
    primary_hover="#317a60",
    primary_text="#ffffff",
    secondary="#2a3440",
    secondary_hover="#34404e",
    secondary_text="#f2f5f8",
    chosen="#1d3a30",
    chosen_text="#bfead5",
)

LIGHT: Final = Theme(
    name="light",
    background="#f4f2ee",
    panel="#ffffff",
    bar="#faf9f6",
    well="#f4f2ee",
    field="#ffffff",
    line="#ddd8ce",
    border="#bdb7aa",
    text="#1d2328",
    body="#3c444b",
    muted="#575f67",
    dim="#646c74",
    seat="#ffffff",
    seat_line="#c4beb2",
    seat_hover="#f6f9fb",
    seat_turn="#fdf3dc",
    rest="#f1efea",
    rest_line="#b3ada1",
    felt="#1c6049",
    felt_glow="#277258",
    felt_edge="#123f30",
    rail="#8d6c50",
    felt_text="#ffffff",
    felt_muted="#e9f4ee",
    pill="#0f3d2e",
    pill_text="#ffffff",
    badge="#343c44",
    badge_text="#ffffff",
    turn="#b67a12",
    asked="#2a78b8",
    focus="#1d5b8c",
    short="#a3541b",
    closed="#b3382b",
    open="#1f6b52",
    alarm="#b3261e",
    alarm_text="#ffffff",
    link="#1d5b8c",
    link_ground="#e6edf3",
    axis="#a9a397",
    primary="#1f6b52",
    primary_hover="#185743",
    primary_text="#ffffff",
    secondary="#e9e5dc",
    secondary_hover="#ded9cd",
    secondary_text="#1d2328",
    chosen="#e3f1ea",
    chosen_text="#1b5f49",
)


CONTRAST: Final = Theme(
    name="contrast",
    background="#000000",
    panel="#000000",
    bar="#000000",
    well="#000000",
    field="#000000",
    line="#b8b8b8",
    border="#ffffff",
    text="#ffffff",
    body="#ffffff",
    muted="#e8e8e8",
    dim="#c4c4c4",
    seat="#000000",
    seat_line="#ffffff",
    seat_hover="#262626",
    seat_turn="#262100",
    rest="#000000",
    rest_line="#b8b8b8",
    felt="#00140f",
    felt_glow="#001f17",
    felt_edge="#ffffff",
    rail="#3d3d3d",
    felt_text="#ffffff",
    felt_muted="#e8e8e8",
    pill="#000000",
    pill_text="#ffff00",
    badge="#ffffff",
    badge_text="#000000",
    turn="#ffff00",
    asked="#4dc3ff",
    focus="#00e5ff",
    short="#ffff00",
    closed="#ffa366",
    open="#6fd0ff",
    alarm="#ffa366",
    alarm_text="#000000",
    link="#6fd0ff",
    link_ground="#001d2b",
    axis="#ffffff",
    primary="#ffff00",
    primary_hover="#ffffff",
    primary_text="#000000",
    secondary="#303030",
    secondary_hover="#4a4a4a",
    secondary_text="#ffffff",
    chosen="#ffff00",
    chosen_text="#000000",
)
"""White and yellow on black. May and may not are blue and orange, which everybody tells apart."""


def by_name(name: str) -> Theme:
    """Return the theme of a name.

    Raises:
        KeyError: If there is no such theme.
    """
    return {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}[name]


def wanted(name: str) -> Theme:
    """Return the theme of a name; for any other, the one that the desktop asks for."""
    return {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}.get(name) or of_system()


def of_system() -> Theme:
    """Return the theme that the desktop asks for; light where it does not say."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
