"""Which screen the projector goes to, with screens that are there and screens that are not."""

import pytest
from PySide6.QtCore import QObject, QRect

from floorapp.widgets.projector_screen import ScreenKeeper, Spot, spot_for


class Screen:
    """A screen, as far as the keeper knows one."""

    def __init__(self, name, left=0):
        self.name, self.left = name, left

    def geometry(self):
        return QRect(self.left, 0, 1280, 800)

    def __repr__(self):
        return self.name


LAPTOP, WALL, OTHER, MIRROR = (
    Screen("laptop"),
    Screen("wall", 1280),
    Screen("other", 2560),
    Screen("mirror"),
)


@pytest.mark.parametrize(
    ("screens", "own", "at", "asked", "spot"),
    [
        # It goes to the second screen, wherever the main window is.
        ([LAPTOP, WALL], LAPTOP, None, True, Spot(WALL, is_full=True, is_second=True)),
        ([LAPTOP, WALL], WALL, None, True, Spot(LAPTOP, is_full=True, is_second=True)),
        ([LAPTOP, WALL], LAPTOP, LAPTOP, False, Spot(WALL, is_full=True, is_second=True)),
        # Of several it stays on the one that it is on.
        ([LAPTOP, WALL, OTHER], LAPTOP, OTHER, False, Spot(OTHER, is_full=True, is_second=True)),
        ([LAPTOP, WALL], LAPTOP, OTHER, False, Spot(WALL, is_full=True, is_second=True)),
        # It fills the only screen where that was asked for, and never by itself.
        ([LAPTOP], LAPTOP, None, True, Spot(LAPTOP, is_full=True, is_second=False)),
        ([LAPTOP], LAPTOP, WALL, False, Spot(LAPTOP, is_full=False, is_second=False)),
        # A mirrored screen shows the main window too.
        ([LAPTOP, MIRROR], LAPTOP, None, True, Spot(LAPTOP, is_full=True, is_second=False)),
    ],
)
def test_where_the_projector_belongs(screens, own, at, asked, spot):
    assert spot_for(screens, own, at, is_asked=asked) == spot


class Desk:
    """A laptop to which screens are plugged, and a keeper that keeps a projector."""

    def __init__(self, owner, qtbot):
        self.screens, self.own, self.spots = [LAPTOP], LAPTOP, []
        self.qtbot = qtbot
        self.keeper = ScreenKeeper(
            self.spots.append, lambda: self.own, owner, screens=lambda: self.screens
        )

    def now(self, *screens, own=None):
        """Change what is plugged in; return where the projector goes, if it moves."""
        self.screens, self.own = list(screens), own or self.own
        before = len(self.spots)
        self.keeper.look_again()
        self.qtbot.wait(1)
        return self.spots[before:]


@pytest.fixture
def desk(qtbot, qapp):
    owner = QObject()
    yield Desk(owner, qtbot)
    assert qapp
    owner.deleteLater()


def test_unplugged_it_becomes_a_window_and_plugged_in_again_it_goes_back(desk):
    desk.screens = [LAPTOP, WALL]
    desk.keeper.open()
    assert desk.spots == [Spot(WALL, is_full=True, is_second=True)]
    assert desk.now(LAPTOP) == [Spot(LAPTOP, is_full=False, is_second=False)]
    assert desk.now(LAPTOP) == []
    assert desk.now(LAPTOP, WALL) == [Spot(WALL, is_full=True, is_second=True)]


def test_it_goes_to_a_third_screen_where_there_is_one(desk):
    desk.screens = [LAPTOP, WALL, OTHER]
    desk.keeper.open()
    assert desk.now(LAPTOP, OTHER) == [Spot(OTHER, is_full=True, is_second=True)]
    assert desk.now(LAPTOP, WALL, OTHER) == []


def test_where_the_main_window_loses_its_screen_it_is_not_covered(desk):
    desk.screens = [LAPTOP, WALL]
    desk.keeper.open()
    assert desk.now(WALL, own=WALL) == [Spot(WALL, is_full=False, is_second=False)]


def test_it_gives_way_to_the_main_window_that_is_moved_to_its_screen(desk):
    desk.screens = [LAPTOP, WALL]
    desk.keeper.open()
    assert desk.now(LAPTOP, WALL, own=WALL) == [Spot(LAPTOP, is_full=True, is_second=True)]


def test_on_the_only_screen_it_stays_full_until_a_second_one_comes(desk):
    desk.keeper.open()
    assert desk.now(LAPTOP) == []
    assert desk.now(LAPTOP, WALL) == [Spot(WALL, is_full=True, is_second=True)]


def test_while_it_is_closed_screens_may_come_and_go(desk):
    assert desk.now(LAPTOP, WALL) == []
    desk.keeper.open()
    desk.keeper.close()
    assert desk.keeper.spot is None
    assert desk.now(LAPTOP) == []


def test_closed_before_it_has_moved_it_stays_closed(desk):
    desk.screens = [LAPTOP, WALL]
    desk.keeper.open()
    desk.screens = [LAPTOP]
    desk.keeper.look_again()
    desk.keeper.close()
    desk.qtbot.wait(1)
    assert len(desk.spots) == 1


@pytest.mark.parametrize(
    "tell",
    [
        lambda application: application.screenAdded.emit(application.primaryScreen()),
        lambda application: application.screenRemoved.emit(application.primaryScreen()),
        lambda application: application.primaryScreenChanged.emit(application.primaryScreen()),
        lambda application: application.primaryScreen().geometryChanged.emit(QRect()),
    ],
)
def test_it_is_told_by_qt_when_screens_change(desk, qapp, tell):
    desk.screens = [LAPTOP, WALL]
    desk.keeper.open()
    desk.screens = [LAPTOP]
    tell(qapp)
    desk.qtbot.waitUntil(lambda: len(desk.spots) == 2)
    assert not desk.spots[-1].is_full
