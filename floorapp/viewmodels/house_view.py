"""What the page of house rules shows, in words."""

from floorapp.engine.values import value
from floorapp.explain.book_text import raising_text
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.rulebooks.house import HouseBook, house_rules, saying
from floorapp.rulebooks.knobs import Field
from floorapp.viewmodels.house_effects import Effect, effect_lines
from floorapp.viewmodels.house_rules import HouseRules
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.rows import Row

BUTTONS = {
    "save": mark("Save"),
    "use": mark("Rule by it"),
    "remove": mark("Remove"),
    "export": mark("Export…"),
    "import": mark("Import…"),
}
"""What may be done with the book, by name."""


@value(kw_only=True)
class RuleChoice:
    """One thing that the book may say at a knob; ``wanted`` None is as its base says."""

    wanted: object
    label: str
    detail: str = ""
    is_chosen: bool = False


@value(kw_only=True)
class HouseView:
    """Everything on the page."""

    title: str
    back: str
    picked: str
    """The name on the menu of books."""

    books: tuple[tuple[str, str], ...]
    """The books of the house, as pairs of id and name; an empty id begins another one, or takes up
    the one that was begun."""

    short_label: str
    short: str
    title_label: str
    full: str
    base_label: str
    base: str
    bases: tuple[tuple[str, str], ...]
    knobs_label: str
    knobs: tuple[Row, ...]
    effects_label: str
    effects: tuple[Row, ...]
    warnings: str
    told: str
    is_fault: bool
    damaged: str
    can_save: bool
    can_use: bool
    can_remove: bool


def house_view(rules: HouseRules) -> HouseView:
    """Return what is shown of a book under way."""
    words = rules.desk.words
    house = rules.house
    name = house.name or words.text("New book")
    own = [
        (one.id, _unsaved(rules.drafts[one.id]) if one.id in rules.drafts else one.name)
        for one in rules.shelf.houses()
    ]
    new = _unsaved(rules.drafts[""]) if "" in rules.drafts else words.text("Begin a new book")
    return HouseView(
        title=words.text("House rules"),
        back=f"{key_name('Esc')} {words.text('Back to the table')}",
        picked=name if rules.is_new or not rules.is_changed else f"{name} *",
        books=(*own, ("", new)),
        short_label=words.text("Short name"),
        short=house.short,
        title_label=words.text("Full name"),
        full=house.titles.get(words.language, house.short),
        base_label=words.text("Otherwise as"),
        base=rules.base.name,
        bases=tuple((book.id, book.name) for book in rules.bases),
        knobs_label=words.text("What the book says"),
        knobs=tuple(_knob(rules, field, words) for field in rules.knobs),
        effects_label=_effects_label(rules, words),
        effects=tuple(_effect(one, words) for one in rules.effects),
        warnings="\n".join(words.text(one.message, **one.facts) for one in rules.warnings),
        told=" ".join(
            _sentence(one.place, words.text(one.message, **one.facts)) for one in rules.told
        ),
        is_fault=rules.is_fault,
        damaged="\n".join(
            _sentence(one.place, words.text(one.message, **one.facts))
            for one in rules.shelf.problems
        ),
        can_save=rules.is_changed,
        can_use=rules.is_changed or rules.desk.book.id != house.id,
        can_remove=not rules.is_new or rules.is_touched,
    )


def _unsaved(draft: HouseBook) -> str:
    """Return how a book with changes that are not saved stands in the menu."""
    return f"{draft.name} *"


def choices(rules: HouseRules, field: Field) -> tuple[RuleChoice, ...]:
    """Return what the book may say at a knob: as its base, or anything else."""
    words = rules.desk.words
    base, own = rules.base_value(field.path), rules.is_own(field.path)
    as_base = RuleChoice(
        wanted=None,
        label=_label(field, base, words),
        detail=_detail(rules, field, None, words),
        is_chosen=not own,
    )
    now = rules.value(field.path)
    return (
        as_base,
        *(
            RuleChoice(
                wanted=wanted,
                label=_label(field, wanted, words),
                detail=_detail(rules, field, wanted, words),
                is_chosen=own and wanted == now,
            )
            for wanted in field.choices
            if wanted != base or base is None
        ),
    )


def _detail(rules: HouseRules, field: Field, wanted: object, words: Catalogue) -> str:
    """Return the sentence below a choice: whose rule it is, or what it means for raises."""
    if wanted is None:
        return words.text("As {book}", book=rules.base.name)
    if field.path != "raising":
        return ""
    book = house_rules(saying(rules.house, field.path, wanted, None), rules.shelf.library)
    return raising_text(book, words)


def _label(field: Field, said: object, words: Catalogue) -> str:
    if said is None:
        return words.text("The book does not say")
    label = field.labels.get(said)
    return str(said) if label is None else words.text(label)


def _knob(rules: HouseRules, field: Field, words: Catalogue) -> Row:
    said = _label(field, rules.value(field.path), words)
    return Row(field.path, words.text(field.title), (said,), rules.is_own(field.path))


def _effect(effect: Effect, words: Catalogue) -> Row:
    title, before, after = effect_lines(effect, words)
    return Row(effect.demonstration.id, title, (before, f"→ {after}"))


def _effects_label(rules: HouseRules, words: Catalogue) -> str:
    if rules.effects:
        return words.text(
            "Come out otherwise than under {book}: {number} of {count}",
            book=rules.base.name,
            number=len(rules.effects),
            count=rules.count,
        )
    return words.text(
        "All {count} demonstrations come out as under {book}.",
        count=rules.count,
        book=rules.base.name,
    )


def _sentence(place: str, told: str) -> str:
    return f"{place}: {told}" if place else told
