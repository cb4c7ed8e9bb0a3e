"""Log detail: everything that is on file of one entry, its amendments too, in one language."""

from collections.abc import Iterator, Sequence

from floorapp.engine.acts import Ante, Post
from floorapp.engine.replay import Step, replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.step_text import act_text, step_text
from floorapp.notation.source import Source
from floorapp.records.dispute_file import SavedDispute, read_dispute
from floorapp.records.entry import Entry, Filed
from floorapp.records.export import texts_of
from floorapp.records.labels import LABELS
from floorapp.viewmodels.plain_text import one_line, plain
from floorapp.viewmodels.record_view import table_text, time_text
from floorapp.viewmodels.set_up import played

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
    source = Source("", entry.situation)
    saved = read_dispute(source).saved
    book = _book(entry, None if saved is None else saved.book, words)
    yield Part("text", one_line(book), words.text(LABELS["rulebook"]))
    acts = _acts_as_written(source) if saved is None else _acts(saved, words)
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


def _book(entry: Entry, book: RuleBook | None, words: Catalogue) -> str:
    """Return the name of the rule book as it was; where it cannot be read, what it is known by."""
    if book is not None:
        return book.titles.get(words.language) or book.name
    edition = "" if entry.edition in entry.rulebook else f" ({entry.edition})"
    return entry.rulebook + edition


def _acts(saved: SavedDispute, words: Catalogue) -> str:
    """Return the acts in one line, as the history tells them, without what the level says."""
    situation = saved.situation
    if saved.book is None:
        told = [act_text(act, words) for act in played(situation.acts)]
    else:
        steps = replay(situation, saved.book).steps
        told = [step_text(step, words).act for step in steps if not _is_usual(step)]
        told += [act_text(act, words) for act in situation.acts[len(steps) :]]
    return one_line(" · ".join(told))


def _is_usual(step: Step) -> bool:
    return isinstance(step.act, Post | Ante) and step.ruling.decision is Decision.ALLOWED


def _acts_as_written(source: Source) -> str:
    """Return the acts of a document that cannot be read; nothing where there are none."""
    data = source.load()
    table = data.get("situation") if isinstance(data, dict) else None
    acts = table.get("actions") if isinstance(table, dict) else None
    return one_line(" · ".join(map(str, acts))) if isinstance(acts, list) else ""
