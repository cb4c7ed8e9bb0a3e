"""Values: frozen classes with slots that are equal where their fields are."""

from typing import ClassVar

import pytest

from floorapp.engine.values import facts, field_names, replace, value


@value
class Point:
    kind: ClassVar[str] = "point"
    bare: ClassVar = "also none"
    x: int
    y: int = 0

    @property
    def sum(self) -> int:
        return self.x + self.y


@value
class Other:
    x: int
    y: int = 0


@value
class Empty:
    """No fields."""


@value(kw_only=True)
class Named:
    x: int
    y: int = 5


def test_fields_are_given_by_place_or_name_and_may_have_defaults():
    assert (Point(1).x, Point(1).y, Point(1, y=2).y) == (1, 0, 2)


def test_a_class_variable_is_no_field():
    assert field_names(Point(1)) == ("x", "y")
    assert (Point(1).kind, Point.bare) == ("point", "also none")


def test_methods_and_the_docstring_stay():
    assert Point(2, 3).sum == 5
    assert Empty.__doc__ == "No fields."


@pytest.mark.parametrize("name", ["x", "y", "z"])
def test_a_value_cannot_be_changed(name):
    point = Point(1)
    with pytest.raises(AttributeError, match=f"cannot be changed: {name}"):
        setattr(point, name, 2)
    with pytest.raises(AttributeError, match=f"cannot be changed: {name}"):
        delattr(point, name)
    assert point == Point(1)


def test_equal_are_values_of_one_class_with_equal_fields():
    assert Point(1) == Point(1, 0)
    assert Point(1) != Point(2)
    assert Point(1) != Other(1)
    assert Point(1) != (1, 0)
    assert len({Point(1), Point(1, 0), Other(1), Empty(), Empty()}) == 3


def test_a_value_shows_its_class_and_fields():
    assert repr(Point(1, 2)) == "Point(x=1, y=2)"
    assert repr(Empty()) == "Empty()"


def test_a_value_is_matched_by_place():
    match Point(1, 2):
        case Point(x, y):
            assert (x, y) == (1, 2)


def test_a_changed_copy_leaves_the_first_as_it_is():
    point = Point(1, 2)
    assert replace(point, y=7) == Point(1, 7)
    assert point == Point(1, 2)


def test_the_facts_are_the_fields_by_name():
    assert facts(Point(1, 2)) == {"x": 1, "y": 2}


def test_fields_may_be_asked_for_by_name_only():
    assert Named(x=1) == Named(x=1, y=5)
    with pytest.raises(TypeError):
        Named(1)
