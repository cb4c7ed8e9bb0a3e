"""Amounts as a language writes them."""

_SEPARATORS = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}", "de": "."}
"""Between groups of three digits, by language."""

_DECIMAL = {"en": ".", "fr": ",", "de": ","}
"""In front of a half, by language."""


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


def amounts(least: int, most: int, language: str) -> str:
    """Return an amount, or from which to which there may be any.

    >>> amounts(400, 1700, "en"), amounts(35, 35, "en")
    ('400–1,700', '35')
    """
    if least == most:
        return amount(least, language)
    return f"{amount(least, language)}–{amount(most, language)}"


def half(value: int, language: str) -> str:
    """Return half of an amount, which may end in a half chip.

    >>> half(600, "en"), half(25, "en"), half(2025, "de")
    ('300', '12.5', '1.012,5')
    """
    whole = amount(value // 2, language)
    return f"{whole}{_DECIMAL[language]}5" if value % 2 else whole
