"""The list of demonstrations: grouped by rule, and narrowed by what is typed."""

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from floorapp.engine.values import replace
from floorapp.notation.demonstration import read_folders
from floorapp.places import demonstration_folders
from floorapp.viewmodels.demonstration_tree import DemonstrationTree

SHIPPED = demonstration_folders()[0]
READ = read_folders(SHIPPED, SHIPPED / "none").found
pytestmark = pytest.mark.usefixtures("qapp")
WARNING = QAbstractItemModelTester.FailureReportingMode.Warning


@pytest.fixture
def tree(speak) -> DemonstrationTree:
    tree = DemonstrationTree()
    QAbstractItemModelTester(tree, WARNING, tree)
    tree.show(READ, speak("en"))
    return tree


def listed(tree: DemonstrationTree) -> list[str]:
    families = [tree.index(row, 0) for row in range(tree.rowCount())]
    return [
        tree.id_at(tree.index(row, 0, family))
        for family in families
        for row in range(tree.rowCount(family))
    ]


def test_every_one_is_listed_once_below_its_rule(tree):
    assert sorted(listed(tree)) == sorted(one.id for one in READ)
    titles = [tree.index(row, 0).data() for row in range(tree.rowCount())]
    assert titles[0].startswith("Rule 36 · Substantial action (")
    at = tree.index_of("tda47-ex1a")
    assert at.parent().data().startswith("Rule 47 · Short all-ins")
    assert tree.id_at(at.parent()) == ""


def test_the_illustrations_come_first_below_their_rule(tree):
    family = tree.index_of("tda47-ex1").parent()
    first = [tree.id_at(tree.index(row, 0, family)) for row in range(4)]
    assert first[:2] == ["tda47-ex1", "tda47-ex1a"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("47 3,500 blind", ["tda47-ex3a-BB", "tda47-ex3a-A"]),
        ("BLIND 3,500 47", ["tda47-ex3a-BB", "tda47-ex3a-A"]),
        ("club-3-flop", ["club-3-flop"]),
        ("nobody says this", []),
        ("(", None),
    ],
)
def test_it_is_narrowed_to_what_has_every_word(tree, wanted, found):
    tree.narrow(wanted)
    if found is not None:
        assert listed(tree) == found
    for row in range(tree.rowCount()):
        assert f"({tree.rowCount(tree.index(row, 0))})" in tree.index(row, 0).data()
    tree.narrow("")
    assert len(listed(tree)) == len(READ)


def test_accents_need_not_be_typed(tree, speak):
    tree.show(READ, speak("de"))
    tree.narrow("erhohung")
    plain = listed(tree)
    tree.narrow("Erhöhung")
    assert listed(tree) == plain
    assert len(plain) > 20


def test_one_that_is_not_listed_has_no_place(tree):
    tree.narrow("club-3-flop")
    assert tree.index_of("tda47-ex1") == QModelIndex()
    assert tree.id_at(tree.first()) == "club-3-flop"
    tree.narrow("nobody says this")
    assert not tree.first().isValid()


def test_what_the_house_has_added_is_marked(tree, speak):
    own = replace(READ[0], id="ours", rule="Our room", is_own=True)
    tree.show([own], speak("en"))
    assert tree.index(0, 0).data() == "Our room (1)"
    assert tree.first().data().endswith(" (of the house)")
