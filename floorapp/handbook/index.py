"""Index: the page that explains a rule or a reason, whichever book prints it."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from floorapp.engine.rulebook import Citation, RuleBook
from floorapp.handbook.page import Family


class Index:
    """Which page explains what.

    A rule that several reasons cite belongs to the family that most of them are of; where that
    would mislead, the family claims it in ``rules``.
    """

    def __init__(self, families: Sequence[Family], books: Iterable[RuleBook]) -> None:
        """Sort every citation of the books into a family."""
        self._of_reason = {code: family.id for family in families for code in family.reasons}
        self._claimed = {rule: family.id for family in families for rule in family.rules}
        self._order = [family.id for family in families]
        votes: defaultdict[Citation, Counter[str]] = defaultdict(Counter)
        for book in books:
            for printed in (book.citations, book.limit_citations, book.illustrations):
                self._count(printed, votes)
        self._of_citation = {citation: self._winner(votes[citation]) for citation in votes}

    def page_of_reason(self, code: str) -> str | None:
        """Return the page that explains a reason."""
        return self._of_reason.get(code)

    def page_of(self, citation: Citation, codes: Sequence[str] = ()) -> str | None:
        """Return the page that explains a citation; of practice, that of the reasons ``codes``."""
        if citation.rule is not None:
            claimed = self._claim(citation)
            if claimed or citation in self._of_citation:
                return claimed or self._of_citation[citation]
        return next(filter(None, map(self.page_of_reason, codes)), None)

    def citations_of(self, page: str) -> dict[str, list[Citation]]:
        """Return the citations that a page explains, by the name of their book."""
        found: dict[str, list[Citation]] = {}
        for citation in self._of_citation:
            if self.page_of(citation) == page:
                found.setdefault(citation.book, []).append(citation)
        return found

    def _claim(self, citation: Citation) -> str | None:
        return self._claimed.get(f"{citation.book} {citation.rule}")

    def _count(
        self,
        printed: Mapping[str, tuple[Citation, ...]],
        votes: defaultdict[Citation, Counter[str]],
    ) -> None:
        """Count, for each citation, of which family the reasons are that it is given for.

        The rule named first for a reason is what the reason is about, and counts twice.
        """
        for code, citations in printed.items():
            page = self._of_reason.get(code)
            for place, citation in enumerate(citations):
                if page is not None and citation.rule is not None:
                    votes[citation][page] += 1 if place else 2

    def _winner(self, votes: Counter[str]) -> str:
        return max(self._order, key=lambda page: votes[page])
