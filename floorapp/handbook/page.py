"""Pages and families as values."""

from collections.abc import Iterator, Mapping

from floorapp.engine.values import value

SECTIONS = ("rule", "steps", "examples", "traps")
"""The parts of a page, in their order."""


@value
class Span:
    """A piece of text in one style."""

    text: str
    style: str = ""
    """``strong``, ``emphasis`` or plain."""

    link: str = ""
    """Where it leads: ``example:…``, ``page:…`` or ``demo:…``; empty: nowhere."""


@value
class Block:
    """A paragraph, or an entry of a list."""

    kind: str
    """``text``, ``bullet`` or ``number``."""

    spans: tuple[Span, ...]
    line: int
    """Where it begins in its file."""

    @property
    def text(self) -> str:
        """What is written, without style."""
        return "".join(span.text for span in self.spans)


@value
class Page:
    """A page in one language."""

    id: str
    title: str
    lead: str
    """What it is about, in a sentence."""

    sections: Mapping[str, tuple[Block, ...]]

    @property
    def text(self) -> str:
        """Everything that is written on it, to be searched."""
        blocks = (block.text for blocks in self.sections.values() for block in blocks)
        return "\n".join([self.title, self.lead, *blocks])

    def links(self) -> Iterator[tuple[str, int]]:
        """Yield each link with the line that it stands in."""
        for blocks in self.sections.values():
            for block in blocks:
                yield from ((span.link, block.line) for span in block.spans if span.link)


@value
class Family:
    """A family of rules: what its page is about, whatever the language."""

    id: str
    reasons: tuple[str, ...]
    """Codes of the reasons that the page explains."""

    settings: tuple[str, ...]
    """What books set otherwise here: names that ``explain.book_text`` has sentences for."""

    rules: tuple[str, ...] = ()
    """Rules that belong here whichever reasons cite them, such as ``TDA 2024 43-A``."""

    shows: tuple[str, ...] = ()
    """The families of demonstrations that belong here, such as ``47``."""
