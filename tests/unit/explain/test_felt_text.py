import pytest

from floorapp.explain.felt_text import detail_text, pot_text, to_match_text


def test_the_pot_says_whether_it_is_all_of_it(english):
    assert pot_text(english, pot_to=850) == "Pot 850"
    assert pot_text(english, pot_to=850, complete=False) == "This street 850"


def test_what_is_to_match(speak):
    assert to_match_text(speak("en"), level_to=200) == "200 to match"
    assert to_match_text(speak("en"), level_to=0) == "nothing to match"
    assert to_match_text(speak("fr"), level_to=3500) == "mise à 3\u202f500"
    assert to_match_text(speak("de"), level_to=3500) == "Einsatz bei 3.500"


@pytest.mark.parametrize(
    ("level_to", "full_raise_by", "min_to", "detail"),
    [
        (200, 100, 300, "full raise 100 · next raise to ≥ 300"),
        (200, None, 400, "next raise to ≥ 400"),
        (0, 100, 100, "next bet ≥ 100"),
        (0, 0, None, ""),
    ],
)
def test_the_next_wager(level_to, full_raise_by, min_to, detail, english):
    shown = detail_text(english, level_to=level_to, full_raise_by=full_raise_by, min_to=min_to)
    assert shown == detail


@pytest.mark.parametrize(
    ("more", "detail"),
    [
        ({"level_to": 200, "full_raise_by": 100, "min_to": 300, "max_to": 700}, "full raise 100 · next raise to 300–700"),
        ({"level_to": 15, "full_raise_by": None, "min_to": 35, "max_to": 35}, "next raise to 35"),
        ({"level_to": 0, "full_raise_by": None, "min_to": 20, "max_to": 20}, "next bet 20"),
        ({"level_to": 25, "full_raise_by": None, "min_to": 100, "max_to": 100, "completes": True}, "next: complete to 100"),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_the_next_wager_where_the_structure_bounds_it(more, detail, english):
    assert detail_text(english, **more) == detail
