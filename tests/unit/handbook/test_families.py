"""Families are read with everything that is wrong; the others are there all the same."""

import pytest

from floorapp.engine.problems import Problem
from floorapp.handbook.families import read_families

HEAD = 'format = "floorapp-handbook/1"\n'
GOOD = """\
[[family]]
id = "one"
reasons = ["reopened"]
settings = ["raising"]
rules = ["TDA 2024 47-A"]
shows = ["47"]
[examples]
line = "50/100 flop: b100"
"""


def told(problem: Problem) -> str:
    return f"{problem.place}: {problem.message.format(**problem.facts)}"


def read(text):
    return read_families(text, "families.toml", ("raising",))


def test_a_family_has_its_reasons_settings_rules_and_demonstrations():
    found = read(HEAD + GOOD)
    (family,) = found.families
    assert (family.id, family.reasons, family.settings) == ("one", ("reopened",), ("raising",))
    assert (family.rules, family.shows) == (("TDA 2024 47-A",), ("47",))
    assert found.lines == {"line": "50/100 flop: b100"}
    assert found.problems == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("format = = 1\n", "families.toml:1: This cannot be read"),
        ('format = "floorapp/1"\n', "families.toml: Write format = “floorapp-handbook/1”"),
        (HEAD + "[[family]]\nreasons = []\n", "families.toml: family 1: Give the family an id"),
        (HEAD + "family = [1]\n", "families.toml: family 1: Give the family an id"),
        (
            HEAD + GOOD.replace("settings", "setings"),
            "families.toml: family 1: “setings” is no key of a family",
        ),
        (
            HEAD + GOOD.replace('["reopened"]', '"reopened"'),
            "families.toml: family 1: “reasons” is a list of texts.",
        ),
        (
            HEAD + GOOD.replace('"reopened"', '"reopend"'),
            "families.toml: family 1: There is no “reopend”: did you mean “reopened”?",
        ),
        (
            HEAD + GOOD.replace('"raising"', '"xyzzy"'),
            "families.toml: family 1: There is no “xyzzy”.",
        ),
    ],
)
def test_what_is_wrong_is_told_and_left_out(text, said):
    found = read(text)
    assert found.families == ()
    assert any(told(problem).startswith(said) for problem in found.problems), found.problems
