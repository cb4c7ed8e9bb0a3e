"""Citations in words: short for the chips, and as a sentence that names the source."""

import re
from collections.abc import Sequence

from floorapp.engine.rulings import Citation
from floorapp.explain.catalogue import Catalogue

_EXAMPLE = re.compile(r"(?P<rule>\d+\S*?),? +(?:ex\.? *)?(?P<example>\d\S*)", re.IGNORECASE)
"""A printed example as books name it: ``47 ex. 1-A``, ``47, 1-A``."""


def citation_text(citation: Citation, words: Catalogue) -> str:
    """Return a citation as a chip shows it, such as ``TDA 2024 · 47-A``."""
    if citation.illustration:
        return _illustration(citation, words)
    if citation.rule is None:
        return words.text("{book} · practice", book=citation.book)
    return f"{citation.book} · {citation.rule}"


def source_text(citations: Sequence[Citation], words: Catalogue) -> str:
    """Return the sentence that names the source: ``Rule 47-A, TDA 2024.``; empty without one."""
    rules: dict[str, list[str]] = {}
    for citation in citations:
        if not citation.illustration:
            rules.setdefault(citation.book, []).extend([citation.rule] if citation.rule else [])
    parts = [_rules(book, found, words) for book, found in rules.items()]
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


def _rules(book: str, rules: list[str], words: Catalogue) -> str:
    if not rules:
        return words.text("practice, not a printed rule ({book})", book=book)
    *others, last = rules
    if not others:
        return words.text("Rule {rule}, {book}", rule=last, book=book)
    return words.text(
        "Rules {rules} and {last}, {book}", rules=", ".join(others), last=last, book=book
    )
