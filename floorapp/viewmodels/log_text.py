"""Log text: the sentences of the log's window."""

from pathlib import Path

from floorapp.engine.problems import Problem
from floorapp.explain.catalogue import Catalogue
from floorapp.records.entry import Count, Verdict
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.line_message import problem_text


def count_text(count: Count | Problem, words: Catalogue) -> str:
    """Return how many entries there are; nothing where that cannot be read."""
    if isinstance(count, Problem):
        return ""
    if count.more:
        return words.text("more than {count} entries", count=count.number)
    return (
        words.text("1 entry")
        if count.number == 1
        else words.text("{count} entries", count=count.number)
    )


def empty_text(filtered: str, problem: Problem | None, words: Catalogue) -> str:
    """Return what stands in place of a table without rows."""
    if problem is not None:
        return problem_text(problem, words)
    if filtered.strip():
        return words.text("No entry holds these words.")
    return words.text(
        "No ruling has been recorded yet. {keys} at the table records one.",
        keys=key_name("Ctrl+Enter"),
    )


def verdict_text(verdict: object, words: Catalogue) -> str:
    """Return what the chain says when it is computed again."""
    if isinstance(verdict, Problem):
        return problem_text(verdict, words)
    assert isinstance(verdict, Verdict)
    told = [problem_text(warning, words) for warning in verdict.warnings]
    if verdict.broken is not None:
        return " ".join((problem_text(verdict.broken, words), *told))
    if not verdict.entries:
        return words.text("The incident log is empty.")
    sound = words.text("Entries as they were written: {number}.", number=verdict.entries)
    return " ".join((sound, words.text("Seal: {seal}", seal=verdict.seal), *told))


def written_text(written: object, words: Catalogue) -> str:
    """Return how many entries an export has written, or why it could not."""
    if isinstance(written, Problem):
        return problem_text(written, words)
    assert isinstance(written, int)
    return words.text("Entries written: {number}.", number=written)


def aside_text(name: Path | Problem, words: Catalogue) -> str:
    """Return what a damaged log is called from now on, or why it keeps its name."""
    if isinstance(name, Problem):
        return problem_text(name, words)
    return words.text("The log is now called {file}; a new one can begin.", file=str(name))


def copied_text(made: object, words: Catalogue) -> str:
    """Return where a backup is, or why there is none."""
    if isinstance(made, Problem):
        return problem_text(made, words)
    return words.text("The log was copied to {file}.", file=str(made))
