"""Reading: the small part of Markdown that pages are written in.

A title, a lead, then the sections by their names in English; in them paragraphs and lists with
``**strong**``, ``*emphasis*`` and ``[text](example:name)``.
"""

import re
from collections.abc import Iterator

from floorapp.engine.problems import Problem, problem
from floorapp.handbook.page import SECTIONS, Block, Page, Span

SCHEMES = ("example", "page", "demo")
"""What a link may lead to. Nothing is ever fetched from elsewhere."""

_SPAN = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*]+)\*|\[(?P<text>[^\]]+)\]\((?P<link>[^)]*)\)"
)
_ITEM = re.compile(r"(?:(?P<bullet>[*-])|(?P<number>\d+)\.) +(?P<text>.+)")


def read_page(text: str, page_id: str, name: str) -> tuple[Page, tuple[Problem, ...]]:
    """Return a page with what is wrong with it.

    Args:
        text: The file.
        page_id: The family that it is about.
        name: The name of the file, for what is told of it.
    """
    title = lead = ""
    section = ""
    sections: dict[str, tuple[Block, ...]] = {}
    problems: list[Problem] = []
    for line, chunk in _chunks(text):
        place = f"{name}:{line}"
        if chunk.startswith("## "):
            section = chunk[3:].strip()
            if section not in SECTIONS:
                problems.append(_no_section(section, place))
            sections[section] = ()
        elif chunk.startswith("# "):
            title = chunk[2:].strip()
        else:
            block = _block(chunk, line)
            problems += _faults(block, place)
            if section:
                sections[section] = (*sections[section], block)
            else:
                lead = f"{lead} {block.text}".strip()
    problems += _missing(title, lead, sections, name)
    return Page(page_id, title or page_id, lead, sections), tuple(problems)


def _chunks(text: str) -> Iterator[tuple[int, str]]:
    """Yield each heading, paragraph and entry of a list, its lines joined, with its first line."""
    start, held = 0, ""
    for number, line in enumerate([*text.splitlines(), ""], 1):
        stripped = line.strip()
        begins = stripped.startswith("#") or _ITEM.fullmatch(stripped) is not None
        if held and (not stripped or begins or held.startswith("#")):
            yield start, held
            held = ""
        if stripped:
            start = start if held else number
            held = f"{held} {stripped}" if held else stripped


def _block(chunk: str, line: int) -> Block:
    item = _ITEM.fullmatch(chunk)
    if item is None:
        return Block("text", tuple(_spans(chunk)), line)
    kind = "bullet" if item["bullet"] else "number"
    return Block(kind, tuple(_spans(item["text"])), line)


def _spans(text: str) -> Iterator[Span]:
    at = 0
    for found in _SPAN.finditer(text):
        if found.start() > at:
            yield Span(text[at : found.start()])
        at = found.end()
        if found["text"]:
            yield Span(found["text"], link=found["link"])
        elif found["strong"]:
            yield Span(found["strong"], "strong")
        else:
            yield Span(found["emphasis"], "emphasis")
    if at < len(text):
        yield Span(text[at:])


def _faults(block: Block, place: str) -> Iterator[Problem]:
    for span in block.spans:
        if span.link and span.link.partition(":")[0] not in SCHEMES:
            yield problem(
                "“{link}” leads out of the handbook: write a name behind one of {known}.",
                place,
                link=span.link,
                known=", ".join(f"{scheme}:" for scheme in SCHEMES),
            )
        elif not span.link and ("](" in span.text or "*" in span.text):
            yield problem("A link or a mark is not closed here: “{text}”.", place, text=span.text)


def _no_section(section: str, place: str) -> Problem:
    return problem(
        "There is no section “{section}”: write one of {known}.",
        place,
        section=section,
        known=", ".join(SECTIONS),
    )


def _missing(
    title: str, lead: str, sections: dict[str, tuple[Block, ...]], name: str
) -> Iterator[Problem]:
    if not title:
        yield problem("The page has no title: begin it with “# ” and the title.", name)
    if not lead:
        yield problem(
            "The page does not say what it is about: write a sentence below its title.", name
        )
    for section in SECTIONS:
        if not sections.get(section):
            yield problem(
                "The section “{section}” is empty or missing: write “## {section}” and its text.",
                name,
                section=section,
            )
