"""Values: small frozen classes, as ``dataclass(frozen=True, slots=True)`` makes them, but at once.

The standard library takes about a millisecond to define such a class, since it compiles five
methods for each. There are more than a hundred here, and the window is to be there in a blink;
so only ``__init__`` is compiled, and the other methods are shared.
"""

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar, dataclass_transform, get_origin, overload

T = TypeVar("T")


@overload
def value(cls: type[T]) -> type[T]: ...
@overload
def value(*, kw_only: bool = False) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True)
def value(cls: type[T] | None = None, *, kw_only: bool = False) -> object:
    """Make a class a frozen value with slots; its annotations are its fields.

    Equal are values of one class with equal fields. Defaults are shared, so they must not change.

    >>> @value
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(1), Point(1) == Point(1, 0)
    (Point(x=1, y=0), True)
    >>> Point(1).x = 2
    Traceback (most recent call last):
    AttributeError: a value cannot be changed: x
    """
    if cls is None:
        return lambda made: _made(made, kw_only=kw_only)
    return _made(cls, kw_only=kw_only)


def replace(instance: T, /, **changes: object) -> T:
    """Return a value like this one with some fields changed."""
    kept = {name: getattr(instance, name) for name in field_names(instance) if name not in changes}
    return type(instance)(**kept, **changes)


def field_names(instance: object) -> tuple[str, ...]:
    """Return the names of a value's fields, in order."""
    names: tuple[str, ...] = type(instance).__slots__  # type: ignore[attr-defined]  # every value has them
    return names


def facts(instance: object) -> dict[str, object]:
    """Return a value's fields by name."""
    return {name: getattr(instance, name) for name in field_names(instance)}


def _made(cls: type, *, kw_only: bool) -> type:
    kinds: dict[str, object] = cls.__annotations__
    names = tuple(name for name, kind in kinds.items() if not _is_class_variable(kind))
    body: dict[str, Any] = {
        name: member
        for name, member in vars(cls).items()
        if name not in names and name not in {"__dict__", "__weakref__"}
    }
    body |= {"__slots__": names, "__match_args__": names, "__qualname__": cls.__qualname__}
    body |= {"__setattr__": _refuse, "__delattr__": _refuse}
    body |= {"__eq__": _equal, "__hash__": _hashed, "__repr__": _shown}
    made = type(cls.__name__, cls.__bases__, body)
    defaults = {name: vars(cls)[name] for name in names if name in vars(cls)}
    init = _init(made, names, defaults, kw_only=kw_only)
    type.__setattr__(made, "__init__", init)
    return made


def _is_class_variable(kind: object) -> bool:
    return get_origin(kind) is ClassVar or kind is ClassVar


def _init(
    made: type, names: tuple[str, ...], defaults: dict[str, object], *, kw_only: bool
) -> Callable[..., None]:
    """Compile ``__init__``: it sets each slot through its descriptor, past the frozen setter."""
    room: dict[str, Any] = {f"_set_{name}": vars(made)[name].__set__ for name in names}
    room |= {f"_default_{name}": default for name, default in defaults.items()}
    takes = [f"{name}=_default_{name}" if name in defaults else name for name in names]
    star = ["*"] if kw_only and names else []
    sets = [f"    _set_{name}(self, {name})" for name in names] or ["    pass"]
    source = "\n".join([f"def __init__({', '.join(['self', *star, *takes])}):", *sets])
    exec(source, room)  # noqa: S102 - the fields of our own classes, as dataclasses does it
    init: Callable[..., None] = room["__init__"]
    return init


def _refuse(_self: object, name: str, *_value: object) -> None:
    raise AttributeError(f"a value cannot be changed: {name}")


def _equal(self: object, other: object) -> object:
    if other.__class__ is not self.__class__:
        return NotImplemented  # Python then asks the other one
    return all(getattr(self, name) == getattr(other, name) for name in field_names(self))


def _hashed(self: object) -> int:
    return hash((self.__class__, *(getattr(self, name) for name in field_names(self))))


def _shown(self: object) -> str:
    fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in field_names(self))
    return f"{type(self).__name__}({fields})"
