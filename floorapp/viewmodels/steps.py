"""Steps: what undo and redo lead through, such as a dispute or the facts on a page."""

from typing import Protocol


class Steps(Protocol):
    """A way that was gone step by step, and may be gone back."""

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier state."""
        ...

    @property
    def can_redo(self) -> bool:
        """Whether a state was undone."""
        ...

    def undo(self) -> None:
        """Go back to the state before."""
        ...

    def redo(self) -> None:
        """Go forward again."""
        ...
