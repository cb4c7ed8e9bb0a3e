"""The catalogues: loading, filling in, and that each language says everything."""

import re
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_keywords
from babel.messages.pofile import read_po

from dev_messages import KEYWORDS
from floorapp.explain.catalogue import LANGUAGES, OWN_NAMES, catalogue, load, mark
from floorapp.places import resources

PACKAGE = Path(__file__).resolve().parents[3] / "floorapp"
TRANSLATED = ("fr", "de")


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def without_case(names: set[str]) -> set[str]:
    """The facts that placeholders ask for: a seat may be asked for in any of its forms."""
    return {re.sub("_(of|to)$", "", name).lower() for name in names}


@pytest.fixture(scope="module")
def source_messages() -> set[str]:
    found = extract_from_dir(PACKAGE, keywords=parse_keywords(KEYWORDS), comment_tags=())
    return {message for _, _, message, _, _ in found if isinstance(message, str)}


def read(language: str) -> Catalog:
    path = resources() / "locale" / language / "LC_MESSAGES" / "floorapp.po"
    with path.open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


@pytest.fixture(scope="module", params=TRANSLATED)
def translations(request) -> Catalog:
    return read(request.param)


def messages(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


def test_a_language_has_its_own_name():
    assert list(OWN_NAMES) == list(LANGUAGES)
    assert OWN_NAMES["fr"] == "Français"


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="no language 'it': there are en, fr, de"):
        catalogue("it")


def test_the_shipped_catalogue_is_loaded_once():
    assert catalogue("en") is catalogue("en")
    assert catalogue("en").text("Call {call}", call=3500) == "Call 3,500"


def test_a_language_that_is_not_compiled_speaks_english_with_its_own_amounts(tmp_path):
    words = load("de", tmp_path)
    assert words.language == "de"
    assert words.text("Call {call}", call=3500) == "Call 3.500"


def test_facts_are_amounts_words_or_seats(speak):
    words = speak("fr")
    sentence = words.text("It is on {turn}.", turn=words.seat("3"))
    assert sentence == "La parole est au siège 3."
    assert words.text("Rule {rule}, {book}", rule="47-A", book="TDA 2024") == "Règle 47-A, TDA 2024"


def test_a_marked_message_is_itself():
    assert mark("{Seat} checked") == "{Seat} checked"


def test_each_message_of_the_source_is_translated(source_messages, translations):
    done = {m.id for m in messages(translations) if m.string and not m.fuzzy}
    assert sorted(source_messages - done) == []


def test_no_translation_is_left_over(source_messages, translations):
    present = {m.id for m in messages(translations)}
    assert sorted(present - source_messages) == []
    assert list(translations.obsolete) == []


def test_a_translation_uses_the_facts_of_its_message(translations):
    differing = {
        m.id
        for m in messages(translations)
        if m.string and without_case(placeholders(m.id)) != without_case(placeholders(m.string))
    }
    assert differing == set()


def test_a_translation_is_filled_in_without_a_brace_left(translations):
    for m in messages(translations):
        names = without_case(placeholders(m.id))
        forms = {f"{name}{case}" for name in names for case in ("", "_of", "_to")}
        forms |= {form.capitalize() for form in forms}
        filled = m.string.format_map(dict.fromkeys(forms, "•"))
        if "{{" not in m.id:
            assert not re.search("[{}]", filled), m.id


def test_french_keeps_its_punctuation_on_the_line():
    for m in messages(read("fr")):
        typed = "[^\u00a0]:(?!{)|[^\u202f\u00a0][;?!]"  # in front of what is typed, a colon is code
        assert not re.search(typed, m.string), m.string


def test_apostrophes_are_typographic(translations):
    assert [m.string for m in messages(translations) if "'" in m.string] == []


def test_a_right_is_darf_in_german_not_kann():
    rights = [m for m in messages(read("de")) if m.id.startswith("{Seat} may ")]
    assert rights
    assert all("{Seat} darf " in m.string for m in rights)
