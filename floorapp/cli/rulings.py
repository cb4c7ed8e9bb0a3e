"""``floorapp rule``: rulings on documents, case files, standard input or a typed line."""

import argparse
import json

from floorapp.cli.questions import Asker
from floorapp.cli.reading import find_book, known_books, sentence, tell, warn
from floorapp.cli.words import wrapped
from floorapp.engine.answer import Answer, answer
from floorapp.engine.pots import Pots, pots
from floorapp.engine.problems import Problem
from floorapp.engine.replay import Step, replay
from floorapp.engine.rulings import Decision
from floorapp.engine.values import facts
from floorapp.explain.catalogue import Catalogue, catalogue
from floorapp.explain.pots_text import pots_text
from floorapp.explain.ruling_text import ruling_text
from floorapp.explain.step_text import heading, step_text

_TOLD = frozenset(decision for decision in Decision if decision.is_told)
_READINGS = frozenset({Decision.READ_AS})


def run(options: argparse.Namespace) -> int:
    """Print the ruling on each situation under each book asked."""
    words = catalogue(options.lang)
    library = known_books()
    warn(library.problems, words)
    asker = Asker(options, library, words)
    gap = ""
    for question in asker.questions():
        book = find_book(library, question.book, question.place)
        if isinstance(book, Problem):
            if book not in asker.problems:
                asker.problems.append(book)
            continue
        found = answer(replay(question.situation, book))
        if options.json:
            data = ruling_data(found, words, question.problems)
            print(json.dumps(data, ensure_ascii=False))
        else:
            print(gap + _block(found, words))
            gap = "\n"
    return tell(asker.problems, words)


def _block(found: Answer, words: Catalogue) -> str:
    """Return a ruling as a reader sees it: what it is about, what was odd, and the answer."""
    situation = found.replay.situation
    lines = [" · ".join(filter(None, (situation.id, situation.title, found.replay.book.name)))]
    for step in found.replay.steps:
        if step.ruling.decision in _TOLD | _READINGS:
            told = " ".join(step_text(step, words).fault)
            lines.append(words.text("{act}: {fault}", act=heading(step, words), fault=told))
    lines.append(ruling_text(found, words).text)
    shared = pots(found.replay.table)
    if len(shared.pots) > 1:
        lines.append(" · ".join(pots_text(shared, words, seat=found.seat)))
    return "\n".join(map(wrapped, lines))


def ruling_data(
    found: Answer, words: Catalogue, problems: tuple[Problem, ...] = ()
) -> dict[str, object]:
    """Return a ruling as it is printed as data; see ``rule --json``.

    Args:
        found: The ruling.
        words: The language of its sentences.
        problems: What could not be read behind the acts that are ruled on.
    """
    situation = found.replay.situation
    data: dict[str, object] = {"id": situation.id, "rulebook": found.replay.book.id}
    data |= found.facts()
    data["citations"] = [str(cited) for cited in found.citations if not cited.illustration]
    data["illustrations"] = [str(cited) for cited in found.citations if cited.illustration]
    data["reasons"] = [{"code": reason.code, **facts(reason)} for reason in found.reasons]
    data["text"] = ruling_text(found, words).text
    data |= _pots(pots(found.replay.table))
    more = {
        "faults": _steps(found, _TOLD, words),
        "readings": _steps(found, _READINGS, words),
        "problems": [sentence(problem, words) for problem in problems],
    }
    return data | {key: told for key, told in more.items() if told}


def _pots(shared: Pots) -> dict[str, object]:
    """Return the pots, main pot first, and what nobody has called."""
    uncalled = {"seat": shared.uncalled_seat, "by": shared.uncalled_by}
    return {
        "pots": [{"amount": pot.amount, "seats": list(pot.seats)} for pot in shared.pots],
        "pot_known": shared.complete,
        "uncalled": uncalled if shared.uncalled_by else None,
    }


def _steps(
    found: Answer, decisions: frozenset[Decision], words: Catalogue
) -> list[dict[str, object]]:
    """Return the acts with one of these decisions, with their reasons."""
    return [
        _step(index, step, words)
        for index, step in enumerate(found.replay.steps)
        if step.ruling.decision in decisions
    ]


def _step(index: int, step: Step, words: Catalogue) -> dict[str, object]:
    ruling, text = step.ruling, step_text(step, words)
    data: dict[str, object] = {"index": index, "act": text.act, "decision": ruling.decision.value}
    if ruling.decision in _READINGS:
        data["counts_as"] = type(step.counted).__name__.lower()
    data["reasons"] = [{"code": why.code, **facts(why)} for why in ruling.reasons]
    data["text"] = " ".join(text.fault)
    return data
