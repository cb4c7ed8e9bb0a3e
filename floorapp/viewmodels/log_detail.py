"""Log detail: everything that is on file of one entry, its amendments too, in one language."""

from collections.abc import Iterator, Sequence

from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.notation.source import Source
from floorapp.records.entry import Filed
from floorapp.records.export import texts_of
from floorapp.records.labels import LABELS
from floorapp.viewmodels.plain_text import one_line, plain
from floorapp.viewmodels.record_view import table_text, time_text

_CHANGING = ("table", "decision", "differs", "reason", "decided_by", "facts_from")
_ALSO = ("impounded", "reviewed", "remark", "players", "note")
_SAID_BY_BOOK = ("reasons", "citations")
_FLAGS = ("differs", "impounded", "reviewed")


@value
class Part:
    """One part of what is shown.

    Attributes:
        kind: ``title``, ``place``, ``headline``, ``heading`` or ``text``.
        text: What it says; plain text, whatever it looks like.
        label: What it is called; empty where it needs no name.
    """

    kind: str
    text: str
    label: str = ""


def log_detail(filed: Sequence[Filed], words: Catalogue) -> tuple[Part, ...]:
    """Return the parts of an entry, with its amendments behind it in their order."""
    first, *amendments = filed
    parts = [*_entry(first, words)]
    before = first
    for amendment in amendments:
        parts += _amendment(before, amendment, words)
        before = amendment
    return tuple(parts)


def as_text(parts: Sequence[Part]) -> str:
    """Return all parts as plain text."""
    return "\n".join(f"{part.label}: {part.text}" if part.label else part.text for part in parts)


def _entry(filed: Filed, words: Catalogue) -> Iterator[Part]:
    entry, texts = filed.entry, texts_of(filed, words)
    yield Part("title", words.text("No. {number}", number=str(filed.number)))
    where = (time_text(entry.at, words), table_text(entry.table, words), entry.level)
    yield Part("place", one_line(" · ".join(filter(None, where))))
    yield Part("heading", words.text(LABELS["headline"]))
    yield Part("headline", plain(entry.headline))
    for name in _SAID_BY_BOOK:
        if texts[name]:
            label = "" if name == "reasons" else words.text(LABELS[name])
            shown = texts[name] if name == "reasons" else texts[name].replace("\n", ", ")
            yield Part("text", plain(shown), label)
    edition = "" if entry.edition in entry.rulebook else f" ({entry.edition})"
    yield Part("text", one_line(entry.rulebook + edition), words.text(LABELS["rulebook"]))
    acts = _acts(entry.situation)
    if acts:
        yield Part("text", acts, words.text("Acts"))
    yield Part("heading", words.text(LABELS["decision"]))
    as_book = words.text("as the book says")
    yield Part("headline", as_book if entry.decision == entry.headline else plain(entry.decision))
    for name in ("differs", "reason", "decided_by", "facts_from", *_ALSO):
        if texts[name] and (name not in _FLAGS or getattr(entry, name)):
            yield Part("text", plain(texts[name]), words.text(LABELS[name]))


def _amendment(before: Filed, filed: Filed, words: Catalogue) -> Iterator[Part]:
    """Yield what an amendment changes."""
    told, was = texts_of(filed, words), texts_of(before, words)
    when = time_text(filed.entry.at, words)
    number = str(filed.number)
    yield Part("heading", words.text("Amended as no. {number}, {time}", number=number, time=when))
    changed = [name for name in (*_CHANGING, *_ALSO) if told[name] != was[name]]
    for name in changed:
        shown = plain(told[name]) or "–"
        yield Part("text", shown, words.text(LABELS[name]))
    if not changed:
        yield Part("text", words.text("Nothing was changed."))


def _acts(situation: str) -> str:
    """Return the acts of a document in one line; nothing where it cannot be read."""
    data = Source("", situation).load()
    table = data.get("situation") if isinstance(data, dict) else None
    acts = table.get("actions") if isinstance(table, dict) else None
    return one_line(" · ".join(map(str, acts))) if isinstance(acts, list) else ""
