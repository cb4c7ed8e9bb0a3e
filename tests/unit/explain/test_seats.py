import pytest

from floorapp.explain.seats import seat_forms

FORMS = [
    ("en", "3", ("3", "seat 3", "Seat 3", "seat 3’s", "to seat 3")),
    ("en", "C", ("C", "C", "C", "C’s", "to C")),
    ("en", "sb", ("SB", "the small blind", "The small blind", "the small blind’s", "to the small blind")),
    ("en", "UTG1", ("UTG+1", "UTG+1", "UTG+1", "UTG+1’s", "to UTG+1")),
    ("en", "Ann", ("Ann", "Ann", "Ann", "Ann’s", "to Ann")),
    ("fr", "3", ("3", "le siège 3", "Le siège 3", "du siège 3", "au siège 3")),
    ("fr", "S4", ("S4", "le siège 4", "Le siège 4", "du siège 4", "au siège 4")),
    ("fr", "A", ("A", "le joueur A", "Le joueur A", "du joueur A", "au joueur A")),
    ("fr", "BB", ("BB", "la grosse blinde", "La grosse blinde", "de la grosse blinde", "à la grosse blinde")),
    ("fr", "HJ", ("HJ", "le hijack", "Le hijack", "du hijack", "au hijack")),
    ("fr", "UTG", ("UTG", "UTG", "UTG", "d’UTG", "à UTG")),
    ("fr", "utg+2", ("UTG+2", "UTG+2", "UTG+2", "d’UTG+2", "à UTG+2")),
    ("fr", "Anne", ("Anne", "Anne", "Anne", "d’Anne", "à Anne")),
    ("fr", "Émile", ("Émile", "Émile", "Émile", "d’Émile", "à Émile")),
    ("fr", "Hugo", ("Hugo", "Hugo", "Hugo", "de Hugo", "à Hugo")),
    ("fr", "EP", ("EP", "EP", "EP", "de EP", "à EP")),
    ("de", "3", ("3", "Platz 3", "Platz 3", "von Platz 3", "Platz 3")),
    ("de", "A", ("A", "Spieler A", "Spieler A", "von Spieler A", "Spieler A")),
    ("de", "BTN", ("BTN", "der Button", "Der Button", "vom Button", "dem Button")),
    ("de", "CO", ("CO", "der Cutoff", "Der Cutoff", "vom Cutoff", "dem Cutoff")),
    ("de", "Anna", ("Anna", "Anna", "Anna", "von Anna", "Anna")),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize(("language", "label", "expected"), FORMS)
def test_a_seat_has_a_form_for_each_case(language, label, expected):
    forms = seat_forms(label, language)
    assert (forms.label, forms.seat, forms.Seat, forms.seat_of, forms.seat_to) == expected


@pytest.mark.parametrize("letter", "ABCDEFGHIJ")
def test_french_has_no_bare_letter(letter):
    forms = seat_forms(letter, "fr")
    assert all(f"joueur {letter}" in form for form in (forms.seat, forms.seat_of, forms.seat_to))


def test_forms_are_asked_for_by_the_name_of_the_fact():
    assert seat_forms("BB", "de").facts("turn") == {
        "turn": "der Big Blind",
        "Turn": "Der Big Blind",
        "turn_of": "vom Big Blind",
        "turn_to": "dem Big Blind",
    }
