"""No reason is a leftover: each one is named by the code that rules."""

import ast
from pathlib import Path

import floorapp.engine
from floorapp.engine.reasons import REASONS

ENGINE = Path(floorapp.engine.__file__).parent


def named_in(path: Path) -> set[str]:
    """Return the names that a file uses; what it only imports does not count."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    plain = {node.id for node in nodes if isinstance(node, ast.Name)}
    return plain | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


def test_each_reason_is_named_where_it_is_ruled():
    files = [path for path in ENGINE.rglob("*.py") if path.parent.name != "reasons"]
    named = set().union(*map(named_in, files))
    assert [reason.__name__ for reason in REASONS if reason.__name__ not in named] == []
