"""Families of rules: what demonstrations are grouped by."""

import pytest

from floorapp.explain.rule_family import family_of, family_order, family_title


@pytest.mark.parametrize(
    ("rule", "family", "title"),
    [
        ("47-A", "47", "Règle 47 · Relance bloquée et relance autorisée"),
        ("TDA 43-A (2013: 41-A)", "43", "Règle 43 · Montant des relances"),
        ("blinds", "blinds", "Blindes, straddles et antes"),
        ("99", "99", "Règle 99"),
        (" Our room ", "Our room", "Our room"),
        ("", "", "De la maison"),
    ],
)
def test_a_rule_belongs_to_a_family_with_a_title(rule, family, title, speak):
    assert family_of(rule) == family
    assert family_title(family, speak("fr")) == title


def test_families_stand_by_number_then_by_subject_then_those_of_the_house():
    mixed = ["Our room", "pots", "100", "blinds", "47", ""]
    assert sorted(mixed, key=family_order) == ["47", "100", "blinds", "pots", "", "Our room"]
