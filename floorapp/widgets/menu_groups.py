"""The window's menu: everything that it does, in groups."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QAction

from floorapp.viewmodels.action_set import ActionSet
from floorapp.viewmodels.commands import Commands

_GROUPS: Final = (
    ("snapshot", "record", "log"),
    ("demonstrations", "quiz", "handbook", "compare"),
    ("clock", "copy", "slip", "projector"),
    ("house", "levels", "next-level", "level-before"),
    ("larger", "smaller", "usual-size"),
    ("keys",),
)


def menu_groups(
    acts: ActionSet, files: Sequence[QAction], happened: QAction, commands: Commands
) -> tuple[tuple[QAction, ...], ...]:
    """Return the actions of the menu, in groups.

    Args:
        acts: Those of the dispute.
        files: Those of documents.
        happened: Opens an act in dispute.
        commands: All others.
    """
    first, *others = (tuple(commands[name] for name in group) for group in _GROUPS)
    return ((acts.new, acts.undo, acts.redo), tuple(files), (happened, *first), *others)
