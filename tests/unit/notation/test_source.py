"""On which line of a file a table, a key or a text stands."""

import pytest

from floorapp.engine.problems import problem
from floorapp.notation.source import Source

TEXT = """\
format = "x"        # 1
"quoted" = 1
'single' = 2
[situation]         # 4
big_blind = 100
actions = [
  "A bet 100",
  'B call',
]
[situation.incident] # 10
seat = "B"
[[case]]
id = "one"
[[case.expect]]
[[case.expect]]     # 15
to_call = 1
[[case]]
id = "two"
[case.stacks]
A = 1               # 20
[[case.expect]]
to_call = 2
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("format",), 1),
        (("quoted",), 2),
        (("single",), 3),
        (("situation",), 4),
        (("situation", "big_blind"), 5),
        (("situation", "incident"), 10),
        (("situation", "incident", "seat"), 11),
        (("case", 0), 12),
        (("case", 0, "id"), 13),
        (("case", 0, "expect", 0), 14),
        (("case", 0, "expect", 1), 15),
        (("case", 0, "expect", 1, "to_call"), 16),
        (("case", 1, "id"), 18),
        (("case", 1, "stacks", "A"), 20),
        (("case", 1, "expect", 0, "to_call"), 22),
        (("situation", "not there"), 4),
        (("not there",), 1),
    ],
)
def test_a_key_stands_on_its_line_or_else_on_that_of_its_table(path, line):
    assert Source("x", TEXT).place(path) == f"x:{line}"


@pytest.mark.parametrize(("value", "line"), [("A bet 100", 7), ("B call", 8), ("not there", 6)])
def test_a_text_in_a_list_is_looked_for_from_its_key_on(value, line):
    assert Source("x", TEXT).place(("situation", "actions"), value) == f"x:{line}"


TOO_DEEP = problem("This file is nested too deeply to be read.", "x")


def test_a_text_that_is_nested_too_deeply_is_told_of():
    assert Source("x", "a = " + "[" * 5000).load() == TOO_DEEP


def test_a_key_of_many_parts_is_told_of_or_read():
    """Python reads it since 3.13."""
    found = Source("x", "a" + ".a" * 5000 + " = 1").load()
    assert found == TOO_DEEP or set(found) == {"a"}


def test_the_data_is_that_of_the_text():
    assert Source("x", "a = [1]").load() == {"a": [1]}
