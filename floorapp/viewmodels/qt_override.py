"""The mark of a method that overrides one of Qt's."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T", bound=Callable[..., object])

if TYPE_CHECKING:
    from typing_extensions import override
else:

    def override(method: T) -> T:
        """Return the method: the type checker looks at the mark, and nothing is imported for it."""
        return method


__all__ = ["override"]
