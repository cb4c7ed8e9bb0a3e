"""House books: a rule book that extends another, as a form edits it and a file keeps it."""

import re
import unicodedata
from collections.abc import Collection, Mapping

from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import replace, value
from floorapp.rulebooks.knobs import ALL
from floorapp.rulebooks.library import Library
from floorapp.rulebooks.loader import Table, make_book
from floorapp.rulebooks.schema import FORMAT

_LONGEST_ID = 40
_NO_FILES = frozenset({"con", "prn", "aux", "nul", "com1", "lpt1"})
"""Names that no file may have on some systems."""

_NONE: Mapping[str, list[str]] = {}

_PRACTICE: Mapping[str, tuple[str, ...]] = {
    "raising=largest-increment": ("reopened", "add-up", "not-reopened", "short-all-in-keeps-step"),
    "raising=half-raise-counts": ("half-raise-counts", "under-half-raise"),
    "raising=single-full-raise": ("not-yet-acted", "full-raise-since", "no-full-raise-since"),
    "raising=complete-level": ("minimum-completes",),
    "raising=double-total": ("doubled", "not-doubled", "minimum-doubles"),
    "raising=double-minimum": ("minimum-doubles",),
    "raising=consecutive-all-ins": (
        *("consecutive-all-ins", "full-raise-since", "right-unclear", "not-reopened"),
    ),
    "raises_after_bet": ("cap-reached",),
    "raises_in_two_rounds": ("cap-reached",),
    "cap_lifted": ("cap-reached",),
    "missing_blinds": ("missing-blind-counts", "missing-blind-unclear"),
    "small_blind_as_big": ("small-blind-as-big",),
    "ante_order": ("ante-comes-first",),
    "irregular.half_of": ("half-of-what",),
    "irregular.same_chips": ("same-chips",),
    "irregular.last_chips_call": ("last-chips-silent",),
    "irregular.combined_chips": ("prior-chips-combined",),
    "irregular.pulled_back_chip": ("prior-chips-pulled", "pulled-back-full-value"),
    "irregular.voice": ("words-first", "chips-first", "words-and-chips"),
    "irregular.heads_up": ("undercall-heads-up",),
    "irregular.undercall": ("undercall-floor", "undercall-withdrawn"),
    "irregular.tiny_chip": ("tiny-chip",),
    "irregular.two_motions": ("two-motions", "string-bet"),
    "irregular.over_pot": ("pot-overcounted", "pot-stands", "pot-rules-conflict"),
    "irregular.substantial": (
        *("substantial", "not-substantial", "substantial-unlike", "not-substantial-unlike"),
    ),
    "irregular.reasonable_time": ("skipped-in-time", "skipped-too-late"),
    "irregular.passive_out_of_turn": ("passive-out-of-turn", "bound-out-of-turn"),
}
"""The reasons that are the house's own practice once it says something else, by what it says."""

_ALL_PRACTICE = frozenset(code for codes in _PRACTICE.values() for code in codes)


@value(kw_only=True)
class HouseBook:
    """A rule book of the house: what it takes over from, and what it says otherwise."""

    id: str
    short: str
    extends: str
    """The id of the book that it takes everything else over from; empty: none."""

    titles: Mapping[str, str]
    edition: str = ""
    settings: Mapping[str, object] = {}
    """What it says itself, by the path of the knob."""

    citations: Mapping[str, list[str]] = _NONE
    limit_citations: Mapping[str, list[str]] = _NONE
    illustrations: Mapping[str, list[str]] = _NONE

    @property
    def name(self) -> str:
        """Short name with edition, as the book that it becomes is named."""
        return f"{self.short} {self.edition}".strip()


def read_house(table: Table) -> HouseBook:
    """Return what a form edits of a rule book file's table, which was checked."""
    irregular = table.get("irregular", {})
    settings = {
        field.path: (irregular if field.table else table)[field.key]
        for field in ALL
        if field.key in (irregular if field.table else table)
    }
    return HouseBook(
        id=table["id"],
        short=table["short"],
        extends=table.get("extends", ""),
        titles=table["titles"],
        edition=table["edition"],
        settings=settings,
        citations=_without_practice(table.get("citations", _NONE)),
        limit_citations=_without_practice(table.get("limit_citations", _NONE)),
        illustrations=_without_practice(table.get("illustrations", _NONE)),
    )


def _without_practice(cited: Mapping[str, list[str]]) -> Mapping[str, list[str]]:
    """Leave out what is written anew for whatever the book says otherwise."""
    return {code: rules for code, rules in cited.items() if rules or code not in _ALL_PRACTICE}


def house_table(house: HouseBook) -> dict[str, object]:
    """Return the table of a house book's file: what differs, and nothing else."""
    table: dict[str, object] = {"format": FORMAT, "id": house.id}
    if house.extends:
        table["extends"] = house.extends
    table |= {"short": house.short, "edition": house.edition}
    settings = {path: said for path, said in house.settings.items() if "." not in path}
    irregular = {
        path.partition(".")[2]: said for path, said in house.settings.items() if "." in path
    }
    table |= settings
    table["titles"] = dict(house.titles)
    if irregular:
        table["irregular"] = irregular
    practice: dict[str, list[str]] = {
        code: []
        for path, said in house.settings.items()
        for code in (*_PRACTICE.get(f"{path}={said}", ()), *_PRACTICE.get(path, ()))
    }
    for key, own in (("citations", house.citations), ("illustrations", house.illustrations)):
        if practice or own:
            table[key] = practice | dict(own)
    if house.limit_citations:
        table["limit_citations"] = dict(house.limit_citations)
    return table


def write_house(house: HouseBook) -> str:
    """Return a house book as the text of its file."""
    import tomli_w

    return tomli_w.dumps(house_table(house))


def house_rules(house: HouseBook, library: Library) -> RuleBook:
    """Return the book that a house book is, with what it takes over."""
    return make_book([house_table(house), *library.line(house.extends)])


def said(book: RuleBook, path: str) -> object:
    """Return what a book says at a knob; None where it is silent."""
    table, _, key = path.rpartition(".")
    if key == "raising":
        return book.raising.name
    return getattr(book.irregular if table else book, key)


def saying(house: HouseBook, path: str, wanted: object, base: RuleBook | None) -> HouseBook:
    """Return a house book that says something at a knob; as its base does, it says nothing.

    Args:
        house: The book so far.
        path: The knob.
        wanted: What it is to say; None: as its base does.
        base: The book that it extends.
    """
    settings = {key: known for key, known in house.settings.items() if key != path}
    if wanted is not None and (base is None or said(base, path) != wanted):
        settings[path] = wanted
    in_order = {field.path: settings[field.path] for field in ALL if field.path in settings}
    return replace(house, settings=in_order)


def named(house: HouseBook, short: str) -> HouseBook:
    """Return a house book under another name; titles that were the name follow it."""
    follows = all(title == house.short for title in house.titles.values())
    titles = dict.fromkeys(house.titles, short) if follows else house.titles
    return replace(house, short=short, titles=titles)


def id_for(name: str, taken: Collection[str]) -> str:
    """Return an id made from a name, which no other book has.

    >>> id_for("Unser Haus, große Halle", ()), id_for("Our room", ["our-room"])
    ('unser-haus-grosse-halle', 'our-room-2')
    """
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "-", plain)[:_LONGEST_ID].strip("-")
    slug = f"house-{slug}".strip("-") if not slug or slug in _NO_FILES else slug
    number, found = 1, slug
    while found in taken:
        number += 1
        found = f"{slug}-{number}"
    return found
