import pytest

from floorapp.engine.rulebook import Citation
from floorapp.explain.citations import brief_rule, citation_text, source_text

RULE = Citation("TDA 2024", "47-A")
SUM = Citation("TDA 2024", "43-A")
THIRD = Citation("TDA 2024", "40")
ARTICLE = Citation("ASPT", "article")
ARTICLE_2 = Citation("ASPT", "article, ex. 2")
ARTICLE_3 = Citation("ASPT", "article, ex. 3")
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
        ("en", ARTICLE, "ASPT · article"),
        ("de", ARTICLE_3, "ASPT · Artikel, Beispiel 3"),
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
        ([ARTICLE], "Article, ASPT."),
        ([ARTICLE, ARTICLE_3], "Article, ex. 3, ASPT."),
        ([ARTICLE_2, ARTICLE_3], "Article, ex. 2 and 3, ASPT."),
        ([ARTICLE_3, Citation("ASPT", "9")], "Rule 9, ASPT; article, ex. 3, ASPT."),
        ([PRACTICE], "Practice, not a printed rule (ASPT)."),
    ],
)
def test_the_source_is_one_sentence(citations, sentence, english):
    assert source_text(citations, english) == sentence


@pytest.mark.parametrize(
    ("language", "rule", "shown"),
    [
        ("en", "47-A", "Rule 47-A"),
        ("de", "47-A", "Regel 47-A"),
        ("en", "article", "article"),
        ("de", "article", "Artikel"),
        ("en", "article, ex. 3", "ex. 3"),
        ("de", "article, ex. 3", "Bsp. 3"),
    ],
)
def test_a_button_names_a_rule_briefly(language, rule, shown, speak):
    assert brief_rule(rule, speak(language)) == shown


def test_the_source_in_french_and_german(speak):
    assert source_text([RULE, SUM, EXAMPLE], speak("fr")) == (
        "Règles 47-A et 43-A, TDA 2024\u202f; illustration 47, ex. 1-A."
    )
    assert source_text([RULE, EXAMPLE], speak("de")) == (
        "Regel 47-A, TDA 2024; Beispiel 1-A zu Regel 47."
    )
    assert source_text([ARTICLE_2, ARTICLE_3], speak("fr")) == "Article, ex. 2 et 3, ASPT."
    assert source_text([ARTICLE_2, ARTICLE_3], speak("de")) == "Artikel, Beispiele 2 und 3, ASPT."
