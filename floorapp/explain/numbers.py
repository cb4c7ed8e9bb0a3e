"""Amounts as a language writes them."""

_SEPARATORS = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}", "de": "."}
"""Between groups of three digits, by language."""


def amount(value: int, language: str) -> str:
    """Return an amount of chips as the language writes it.

    >>> amount(3500, "en"), amount(3500, "de")
    ('3,500', '3.500')
    """
    sign = "−" if value < 0 else ""
    return sign + f"{abs(value):,}".replace(",", _SEPARATORS[language])


def signed(value: int, language: str) -> str:
    """Return an increment with its sign.

    >>> signed(75, "en"), signed(-1500, "de")
    ('+75', '−1.500')
    """
    return amount(value, language) if value < 0 else f"+{amount(value, language)}"
