"""Near: what the ruling would be, had one thing been otherwise, or by another book."""

from collections import Counter
from collections.abc import Iterator, Sequence

from floorapp.engine.answer import Answer
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.ruling import rule_on
from floorapp.engine.options import Options
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import facts, replace
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.incident_text import outcome_line
from floorapp.explain.question_text import (
    chips_text,
    last_chips_text,
    one_less_text,
    one_more_text,
    said_first_text,
)
from floorapp.viewmodels.denominations import chip_text
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.incident_parts import Fact

_NAMED = 2
"""How many books are named where many agree."""


def near_facts(editing: IncidentEditing, words: Catalogue) -> tuple[Fact, ...]:
    """Return what one fact more or less, and other books, would make of an act in dispute."""
    answer, finding = editing.answer, editing.finding
    if answer.options is None:
        return ()
    found = []
    neighbours = _neighbours(editing.incident, answer.options, words)
    if finding.asks:
        neighbours = _answers(editing, finding.asks[0], words)
    for label, otherwise in neighbours:
        other = rule_on(answer.replay, otherwise)
        if not other.asks:
            found.append(_fact(label, other, finding, answer.options, words))
    return tuple(found) if finding.asks else (*found, *_of_books(editing, finding, words))


def _answers(
    editing: IncidentEditing, fact: str, words: Catalogue
) -> Iterator[tuple[str, Incident]]:
    """Yield what the answers to a missing fact may be, where there are but a few."""
    incident = editing.incident
    match fact:
        case "chips" if incident.pushed_by:
            yield words.text("one chip"), replace(incident, chips=(incident.pushed_by,))
            smaller = [chip for chip in editing.tray if chip < incident.pushed_by]
            chips = tuple(_in_chips(incident.pushed_by, smaller))
            if len(chips) > 1:
                label = f"{chips_text(chips, words)} ({_parts(chips)})"
                yield label, replace(incident, chips=chips, pushed=None)
        case "last_chips" | "next_card" | "had_time":
            for answer, label in ((True, words.text("yes")), (False, words.text("no"))):
                yield label, replace(incident, **{fact: answer})
        case _:
            return


def _in_chips(total: int, chips: Sequence[int]) -> Iterator[int]:
    """Yield the fewest chips that come to a total, largest first; none where none do."""
    for chip in reversed(chips):
        yield from [chip] * (total // chip)
        total %= chip


def _parts(chips: tuple[int, ...]) -> str:
    """Return chips as they lie: ``100 × 3``."""
    counted = Counter(chips).items()
    return ", ".join(f"{count} × {chip_text(chip)}" for chip, count in counted)


def _neighbours(
    incident: Incident, options: Options, words: Catalogue
) -> Iterator[tuple[str, Incident]]:
    """Yield what might have happened instead: a chip less or more, a word first, last chips."""
    if incident.what != "act" or not incident.pushed_by:
        return
    chips, level = incident.chips, options.table.level
    if chips:
        chip = min(chips)
        left = list(chips)
        left.remove(chip)
        if left:
            yield one_less_text(chip, sum(left), words), replace(incident, chips=tuple(left))
        yield one_more_text(chip, words), replace(incident, chips=(*chips, chip))
    if incident.said is None:
        said = "raise" if level else "bet"
        yield said_first_text(said, words), replace(incident, said=said, said_first=True)
    if incident.last_chips is False and options.stack is None:
        yield last_chips_text(words), replace(incident, last_chips=True)


def _fact(label: str, other: Finding, own: Finding, options: Options, words: Catalogue) -> Fact:
    differs = _counts_as(other) != _counts_as(own)
    return Fact(label, outcome_line(other, options, words), differs)


def _counts_as(finding: Finding) -> tuple[object, ...]:
    """Return what an act counts as, whatever chips that leaves to move."""
    choices = tuple(_counts_as(choice) for choice in finding.choices)
    return (finding.ruling, finding.amount_to, finding.options, choices)


def _of_books(editing: IncidentEditing, own: Finding, words: Catalogue) -> Iterator[Fact]:
    """Yield what other books say where they rule otherwise, and how many rule the same."""
    differing: dict[str, list[str]] = {}
    alike: list[str] = []
    known: dict[object, Answer] = {}
    for book in editing.desk.books.values():
        if book is editing.desk.book:
            continue
        key = _ruling_alike(book)
        if key not in known:
            known[key] = editing.ruled_by(book)
        answer = known[key]
        finding, options = answer.finding, answer.options
        if finding is None or options is None or finding.outcome == own.outcome:
            alike.append(book.name)
        else:
            differing.setdefault(outcome_line(finding, options, words), []).append(book.name)
    for outcome, names in differing.items():
        yield Fact(_listed(names), outcome, differs=True)
    if alike:
        count = len(alike)
        label = words.text("{count} other books", count=count)
        if not differing:
            label = words.text("All {count} other books", count=count)
        outcome = words.text("same") if count == 1 else words.text("all the same")
        yield Fact(label, outcome, differs=False)


def _ruling_alike(book: RuleBook) -> tuple[object, ...]:
    """Return what of a book bears on acts in dispute: books with the same rule alike."""
    raises = (book.raises_after_bet, book.raises_in_two_rounds, book.cap_lifted)
    limits = (*raises, book.missing_blinds, book.small_blind_as_big)
    return (*facts(book.irregular).values(), book.raising.name, book.ante_order, *limits)


def _listed(names: list[str]) -> str:
    """Return some names, the first of them where there are many: ``A, B +4``."""
    if len(names) <= _NAMED:
        return ", ".join(names)
    return f"{', '.join(names[:_NAMED])} +{len(names) - _NAMED}"
