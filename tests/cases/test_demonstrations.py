"""Every demonstration comes to its ruling at each moment that it tells of, in every language."""

from collections.abc import Callable, Mapping
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.explain.catalogue import LANGUAGES, Catalogue
from floorapp.explain.ruling_text import ruling_text
from floorapp.explain.step_text import step_text
from floorapp.notation.cases import compared, differences, read_cases
from floorapp.notation.demonstration import Demonstration, read_folders
from floorapp.notation.source import Source
from floorapp.places import demonstration_folders
from floorapp.viewmodels.demonstration_text import acts_lines, family_line, happened, title_of

SHIPPED = demonstration_folders()[0]
READ = read_folders(SHIPPED, SHIPPED / "none")
HANDED = ("betting.toml", "disputes_betting.toml", "irregular.toml")


class Missing(NullTranslations):
    """Stands behind a language: what it does not say is a fault here, not an English sentence."""

    def gettext(self, message: str) -> str:
        raise AssertionError(f"not translated: {message}")


@pytest.fixture(scope="module")
def strict(locale_folder: Path) -> Callable[[str], Catalogue]:
    def spoken(language: str) -> Catalogue:
        if language == "en":
            return Catalogue(language, NullTranslations().gettext)
        with (locale_folder / language / "LC_MESSAGES" / "floorapp.mo").open("rb") as file:
            translations = GNUTranslations(file)
        translations.add_fallback(Missing())
        return Catalogue(language, translations.gettext)

    return spoken


def facts(situation: Situation) -> str:
    """What happened, whoever tells it: no names, no words, and nobody asked."""
    told = {"id": None, "title": None, "source": None, "note": None, "rulebook": None, "ask": None}
    return repr(replace(situation, **told, game="", seats=(), stacks={}, chips=()))


def test_all_of_them_can_be_read():
    assert READ.problems == ()
    assert len(READ.found) > 260


@pytest.mark.parametrize("one", READ.found, ids=lambda one: one.id)
def test_it_comes_to_its_ruling_at_each_moment(one: Demonstration, books: Mapping[str, RuleBook]):
    assert one.shows
    assert {show.after for show in one.shows} <= set(one.moments), "a moment nobody sees"
    for show in one.shows:
        for book in show.rulebooks:
            found = compared(answer(replay(one.at(show.after), books[book])))
            assert differences(show.values, found) == [], (show.after, book)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_in_any_language(
    language: str, strict: Callable[[str], Catalogue], books: Mapping[str, RuleBook]
):
    words = strict(language)
    for one in READ.found:
        assert one.title(language), one.id
        assert title_of(one, words) and family_line(one, words)
        assert "\n" not in " ".join(acts_lines(one.situation, words))
        for moment in one.moments:
            found = answer(replay(one.at(moment), books[one.rulebook or ""]))
            assert found.replay.stopped_at is None, (one.id, moment)
            assert happened(one, moment, words), (one.id, moment)
            assert ruling_text(found, words).headline, (one.id, moment)
            assert all(step_text(step, words).act for step in found.replay.steps)


def test_each_has_a_title_of_its_own_in_french_and_german():
    for language in ("fr", "de"):
        titles = [one.title(language) for one in READ.found]
        alike = [one.id for one in READ.found if one.title(language) == one.situation.title]
        assert alike == []
        assert len(set(titles)) == len(titles), [t for t in titles if titles.count(t) > 1]


def test_every_handed_situation_is_one_of_them(shared: Path):
    ours = {facts(one.situation) for one in READ.found}
    handed = [
        (name, case)
        for name in HANDED
        for case in read_cases(Source(name, (shared / "cases" / name).read_text("utf-8"))).cases
    ]
    asked = [(name, case) for name, case in handed if case.situation is not None]
    assert len(asked) >= 138
    assert [(name, case.name) for name, case in asked if facts(case.situation) not in ours] == []
