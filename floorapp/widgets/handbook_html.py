"""A page of the handbook as rich text, in the colours of a theme.

All text is escaped, and a link leads only to what the handbook itself follows.
"""

from html import escape
from typing import Final

from floorapp.handbook.page import Span
from floorapp.viewmodels.handbook_text import Entry, PageText, Part
from floorapp.widgets.theme import BODY, CONTROL, HEADING, HEADLINE, Theme

_LISTS: Final = {"bullet": "ul", "trap": "ul", "number": "ol"}


def page_html(page: PageText, theme: Theme) -> str:
    """Return a page as rich text."""
    parts = "".join(_part(part) for part in page.parts)
    return (
        f'<html><head><style type="text/css">{_style(theme)}</style></head><body>'
        f'<h1>{escape(page.title)}</h1><p class="lead">{escape(page.lead)}</p>{parts}'
        "</body></html>"
    )


def _style(theme: Theme) -> str:
    px = theme.px
    return f"""
body {{ color: {theme.body}; font-size: {px(BODY)}px; }}
h1 {{ color: {theme.text}; font-size: {px(HEADLINE)}px; font-weight: 700;
     margin: 0 0 {px(4)}px 0; }}
h2 {{ color: {theme.text}; font-size: {px(HEADING - 2)}px; font-weight: 600;
     margin: {px(20)}px 0 {px(6)}px 0; }}
p {{ margin: 0 0 {px(8)}px 0; }}
p.lead {{ color: {theme.muted}; font-size: {px(HEADING - 3)}px; margin: 0 0 {px(6)}px 0; }}
ul, ol {{ margin: 0 0 {px(4)}px 0; -qt-list-indent: 1; }}
li {{ margin: 0 0 {px(6)}px 0; }}
a {{ color: {theme.link}; text-decoration: none; font-weight: 500; }}
.outcome {{ color: {theme.muted}; font-size: {px(CONTROL)}px; }}
.trap {{ color: {theme.short}; font-weight: 600; }}
.chip {{ color: {theme.link}; background-color: {theme.link_ground}; font-size: {px(CONTROL)}px; }}
strong {{ color: {theme.text}; font-weight: 600; }}
"""


def _part(part: Part) -> str:
    """Return a part under its heading; neighbouring entries of one kind are one list."""
    written = [f"<h2>{escape(part.title)}</h2>"]
    open_list = ""
    for entry in part.entries:
        wanted = _LISTS.get(entry.kind, "")
        if wanted != open_list:
            written += [f"</{open_list}>"] if open_list else []
            written += [f"<{wanted}>"] if wanted else []
            open_list = wanted
        written.append(_entry(entry, is_item=bool(wanted)))
    if open_list:
        written.append(f"</{open_list}>")
    return "".join(written)


def _entry(entry: Entry, *, is_item: bool) -> str:
    if entry.kind == "chips":
        chips = (
            f'<span class="chip">&nbsp;{_whole(span.text)}&nbsp;</span>' for span in entry.spans
        )
        return f'<p style="line-height: 150%">{" &nbsp;".join(chips)}</p>'
    text = "".join(map(_span, entry.spans))
    if entry.outcome:
        text += f'<br/><span class="outcome">→ {escape(entry.outcome)}</span>'
    return f"<li>{text}</li>" if is_item else f"<p>{text}</p>"


def _span(span: Span) -> str:
    text = escape(span.text)
    if span.link:
        return f'<a href="{escape(span.link)}">{text}</a>'
    if span.style == "strong":
        return f"<strong>{text}</strong>"
    return f"<em>{text}</em>" if span.style == "emphasis" else text


def _whole(text: str) -> str:
    """Return a citation that is not broken at its spaces."""
    return escape(text).replace(" ", "&nbsp;")
