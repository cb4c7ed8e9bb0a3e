"""``floorapp compare``: what every rule book says of the same dispute, the differences first."""

import argparse
import json

from floorapp.cli.questions import Asker
from floorapp.cli.reading import find_book, known_books, tell
from floorapp.cli.words import wrapped
from floorapp.engine.answer import answer
from floorapp.engine.problems import Problem
from floorapp.engine.replay import replay
from floorapp.engine.values import facts
from floorapp.explain.catalogue import catalogue
from floorapp.explain.comparison import compare, comparison_text


def run(options: argparse.Namespace) -> int:
    """Print each situation under every book."""
    words = catalogue(options.lang)
    library = known_books()
    asker = Asker(options, library, words)
    gap = ""
    for question in asker.questions():
        own = find_book(library, question.book, question.place)
        if isinstance(own, Problem):
            if own not in asker.problems:
                asker.problems.append(own)
            continue
        situation = question.situation
        others = ((book, answer(replay(situation, book))) for book in library.books.values())
        differing = ((book, found) for book, found in others if book is not own)
        rows = compare(answer(replay(situation, own)), differing, words)
        if options.json:
            for row in rows:
                print(json.dumps({"id": situation.id, **facts(row)}, ensure_ascii=False))
            continue
        title = " · ".join(filter(None, (situation.id, situation.title)))
        title = title or words.text("Comparison of the rule books")
        print(gap, end="")
        for line in comparison_text(title, rows, words).splitlines():
            print(wrapped(line.strip(), "  " if line.startswith("  ") else ""))
        gap = "\n"
    return tell(asker.problems, words)
