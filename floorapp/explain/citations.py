"""Citations in words: short for the chips, and as a sentence that names the source."""

import re
from collections.abc import Sequence

from floorapp.engine.rulebook import Citation
from floorapp.explain.catalogue import Catalogue

_EXAMPLE = re.compile(r"(?P<rule>\d+\S*?),? +(?:ex\.? *)?(?P<example>\d\S*)", re.IGNORECASE)
"""A printed example as books name it: ``47 ex. 1-A``, ``47, 1-A``."""

_ARTICLE = re.compile(r"article(?:, ex\. (?P<example>\S+))?", re.IGNORECASE)
"""How a book without numbers is cited: ``article``, ``article, ex. 3``."""


def citation_text(citation: Citation, words: Catalogue) -> str:
    """Return a citation as a chip shows it, such as ``TDA 2024 · 47-A``."""
    if citation.illustration:
        return _illustration(citation, words)
    if citation.rule is None:
        return words.text("{book} · practice", book=citation.book)
    return f"{citation.book} · {_rule_text(citation.rule, words)}"


def brief_rule(rule: str, words: Catalogue) -> str:
    """Return a rule as a button names it: ``Rule 47-A``; of a book without numbers ``ex. 3``.

    The word keeps a number of a rule from being read as one of chips.
    """
    article = _ARTICLE.fullmatch(rule)
    if article is None:
        return words.text("Rule {rule}", rule=rule)
    if article["example"]:
        return words.text("ex. {example}", example=article["example"])
    return words.text("article")


def source_text(citations: Sequence[Citation], words: Catalogue) -> str:
    """Return the sentence that names the source: ``Rule 47-A, TDA 2024.``; empty without one."""
    rules: dict[str, list[str]] = {}
    for citation in citations:
        if not citation.illustration:
            rules.setdefault(citation.book, []).extend([citation.rule] if citation.rule else [])
    parts = [part for book, found in rules.items() for part in _rules(book, found, words)]
    parts += [_illustration(citation, words) for citation in citations if citation.illustration]
    if not parts:
        return ""
    sentence = parts[0]
    for part in parts[1:]:
        sentence = words.text("{source}; {next}", source=sentence, next=part)
    return f"{sentence[:1].upper()}{sentence[1:]}."


def _illustration(citation: Citation, words: Catalogue) -> str:
    printed = citation.rule or ""
    parts = _EXAMPLE.fullmatch(printed)
    if parts is None:
        return words.text("illustration {example}", example=printed)
    return words.text(
        "illustration {rule}, ex. {example}", rule=parts["rule"], example=parts["example"]
    )


def _rule_text(rule: str, words: Catalogue) -> str:
    article = _ARTICLE.fullmatch(rule)
    if article is None:
        return rule
    if article["example"]:
        return words.text("article, ex. {example}", example=article["example"])
    return words.text("article")


def _rules(book: str, rules: list[str], words: Catalogue) -> list[str]:
    """Return the parts of the sentence for one book: its numbered rules, then its article."""
    if not rules:
        return [words.text("practice, not a printed rule ({book})", book=book)]
    numbered = [rule for rule in rules if not _ARTICLE.fullmatch(rule)]
    articles = [found for found in map(_ARTICLE.fullmatch, rules) if found]
    parts = []
    if numbered:
        parts.append(_numbered(book, numbered, words))
    if articles:
        examples = [found["example"] for found in articles if found["example"]]
        parts.append(_article(book, examples, words))
    return parts


def _numbered(book: str, rules: list[str], words: Catalogue) -> str:
    *others, last = rules
    if not others:
        return words.text("Rule {rule}, {book}", rule=last, book=book)
    return words.text(
        "Rules {rules} and {last}, {book}", rules=", ".join(others), last=last, book=book
    )


def _article(book: str, examples: list[str], words: Catalogue) -> str:
    if not examples:
        return words.text("article, {book}", book=book)
    *others, last = examples
    if not others:
        return words.text("article, ex. {example}, {book}", example=last, book=book)
    return words.text(
        "article, ex. {examples} and {last}, {book}",
        examples=", ".join(others),
        last=last,
        book=book,
    )
