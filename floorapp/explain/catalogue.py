"""The catalogue of one language: English sentences in, sentences of that language out.

The catalogues are standard gettext files, so that any translation tool reads them; a message that
a language lacks is shown in English.
"""

from collections.abc import Callable
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from floorapp.explain.numbers import amount
from floorapp.explain.seats import SeatForms, seat_forms
from floorapp.places import resources

LANGUAGES = ("en", "fr", "de")
"""The languages that the program speaks."""

OWN_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""What each language calls itself."""

_DOMAIN = "floorapp"


class Catalogue:
    """The words of one language.

    Attributes:
        language: Its code, such as ``fr``.
    """

    __slots__ = ("_translated", "language")

    def __init__(self, language: str, translated: Callable[[str], str]) -> None:
        """Speak ``language``; ``translated`` gives its message for an English one."""
        self.language = language
        self._translated = translated

    def text(self, message: str, /, **facts: str | int | SeatForms) -> str:
        """Return a message in this language, with its facts filled in.

        Args:
            message: The English sentence with named placeholders.
            **facts: What they stand for. A number is an amount of chips and is written as the
                language does; a seat can be asked for in any of its forms.
        """
        shown: dict[str, str] = {}
        for name, fact in facts.items():
            if isinstance(fact, SeatForms):
                shown |= fact.facts(name)
            else:
                shown[name] = fact if isinstance(fact, str) else amount(fact, self.language)
        return self._translated(message).format_map(shown)

    def seat(self, label: str) -> SeatForms:
        """Return the forms of a seat in this language."""
        return seat_forms(label, self.language)


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language.

    Raises:
        ValueError: If the program does not speak it.
    """
    return load(language, resources() / "locale")


def load(language: str, folder: Path) -> Catalogue:
    """Return the catalogue of a language from a folder of compiled catalogues.

    A language whose catalogue is not there speaks English, with its own amounts.

    Raises:
        ValueError: If the program does not speak it.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    # Opened by hand: the search of gettext.translation imports the whole of ``locale`` for it.
    compiled = folder / language / "LC_MESSAGES" / f"{_DOMAIN}.mo"
    if not compiled.is_file():
        return Catalogue(language, NullTranslations().gettext)
    with compiled.open("rb") as file:
        return Catalogue(language, GNUTranslations(file).gettext)


def mark(message: str) -> str:
    """Mark a message for translation where it is written; it is translated where it is used."""
    return message
