"""Pages are read from a small part of Markdown; what is wrong is told with file, line and remedy."""

import pytest

from floorapp.handbook.page import Block, Span
from floorapp.handbook.reading import read_page

GOOD = """\
# Title
What it is about,
in two lines.

## rule
A sentence with **weight** and *stress*
over two lines.

Another one.
## steps
1. First.
2. Second, which
   goes on.
## examples
* [An example](example:one)
- [A page](page:two): with words
## traps
* Beware.
"""


def told(text):
    _, problems = read_page(text, "x", "en/x.md")
    return [f"{found.place}: {found.message.format(**found.facts)}" for found in problems]


def test_a_page_is_its_title_lead_and_sections():
    page, problems = read_page(GOOD, "x", "en/x.md")
    assert problems == ()
    assert (page.id, page.title, page.lead) == ("x", "Title", "What it is about, in two lines.")
    assert list(page.sections) == ["rule", "steps", "examples", "traps"]
    assert page.sections["rule"] == (
        Block(
            "text",
            (
                Span("A sentence with "),
                Span("weight", "strong"),
                Span(" and "),
                Span("stress", "emphasis"),
                Span(" over two lines."),
            ),
            6,
        ),
        Block("text", (Span("Another one."),), 9),
    )
    assert [block.kind for block in page.sections["steps"]] == ["number", "number"]
    assert page.sections["steps"][1].text == "Second, which goes on."
    assert list(page.links()) == [("example:one", 15), ("page:two", 16)]
    assert "Beware." in page.text and "What it is about" in page.text


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("# Title\n", "", "en/x.md: The page has no title"),
        ("What it is about,\nin two lines.\n", "", "en/x.md: The page does not say what it is"),
        ("## traps\n* Beware.\n", "", "en/x.md: The section “traps” is empty or missing"),
        ("* Beware.\n", "", "en/x.md: The section “traps” is empty or missing"),
        (
            "## traps",
            "## pitfalls",
            "en/x.md:17: There is no section “pitfalls”: write one of rule",
        ),
        ("(page:two)", "(https://a.b)", "en/x.md:16: “https://a.b” leads out of the handbook"),
        ("(page:two)", "(page:two", "en/x.md:16: A link or a mark is not closed here"),
        ("**weight**", "**weight", "en/x.md:6: A link or a mark is not closed here"),
    ],
)
def test_what_is_wrong_is_told_with_its_place_and_remedy(before, after, said):
    assert before in GOOD
    assert any(found.startswith(said) for found in told(GOOD.replace(before, after))), told(
        GOOD.replace(before, after)
    )


def test_a_page_without_a_title_is_called_by_its_id():
    page, _ = read_page("", "x", "en/x.md")
    assert page.title == "x"
    assert page.sections == {}
