import pytest

from floorapp.engine.rulings import Citation
from floorapp.explain.citations import citation_text, source_text

RULE = Citation("TDA 2024", "47-A")
SUM = Citation("TDA 2024", "43-A")
THIRD = Citation("TDA 2024", "40")
PRACTICE = Citation("ASPT", None)
EXAMPLE = Citation("TDA 2024", "47 ex. 1-A", illustration=True)


@pytest.mark.parametrize(
    ("language", "citation", "shown"),
    [
        ("en", RULE, "TDA 2024 · 47-A"),
        ("fr", RULE, "TDA 2024 · 47-A"),
        ("en", PRACTICE, "ASPT · practice"),
        ("fr", PRACTICE, "ASPT · usage"),
        ("en", EXAMPLE, "illustration 47, ex. 1-A"),
        ("de", EXAMPLE, "Beispiel 1-A zu Regel 47"),
        ("en", Citation("TDA 2024", "47, 3-B", illustration=True), "illustration 47, ex. 3-B"),
        ("en", Citation("ASPT", "Exemple 3", illustration=True), "illustration Exemple 3"),
    ],
)
def test_a_chip_shows_the_citation_briefly(language, citation, shown, speak):
    assert citation_text(citation, speak(language)) == shown


@pytest.mark.parametrize(
    ("citations", "sentence"),
    [
        ([], ""),
        ([RULE], "Rule 47-A, TDA 2024."),
        ([RULE, SUM], "Rules 47-A and 43-A, TDA 2024."),
        ([RULE, SUM, THIRD], "Rules 47-A, 43-A and 40, TDA 2024."),
        ([RULE, EXAMPLE], "Rule 47-A, TDA 2024; illustration 47, ex. 1-A."),
        ([PRACTICE], "Practice, not a printed rule (ASPT)."),
    ],
)
def test_the_source_is_one_sentence(citations, sentence, english):
    assert source_text(citations, english) == sentence


def test_the_source_in_french_and_german(speak):
    assert source_text([RULE, SUM, EXAMPLE], speak("fr")) == (
        "Règles 47-A et 43-A, TDA 2024\u202f; illustration 47, ex. 1-A."
    )
    assert source_text([RULE, EXAMPLE], speak("de")) == (
        "Regel 47-A, TDA 2024; Beispiel 1-A zu Regel 47."
    )
