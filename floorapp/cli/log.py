"""``floorapp log``: the incident log listed, shown, exported, verified, backed up and purged."""

import argparse
import json
import sys
import unicodedata
from datetime import date, datetime, time
from pathlib import Path

from floorapp.cli.reading import sentence, tell
from floorapp.cli.words import wrapped
from floorapp.engine.problems import Problem, mark, problem
from floorapp.explain.catalogue import Catalogue, catalogue
from floorapp.places import incident_log
from floorapp.records.copies import set_aside
from floorapp.records.entry import Filed, Line
from floorapp.records.export import data_of, export, texts_of
from floorapp.records.incident_log import IncidentLog
from floorapp.records.labels import LABELS
from floorapp.records.opening import NO_LOG
from floorapp.records.trouble import DAMAGED, FOREIGN

BROKEN = 1
"""The exit code where the log is not as it was written."""

_FIND_NOTHING = ("list", "verify")
"""The tasks for which no log is an answer; for the others it is a file that is not there."""

_WHAT_A_SEAL_IS_FOR = mark(
    "Write the seal down elsewhere: it shows later that the log was not made anew, which the file"
    " alone cannot show."
)
_MOST = 10_000
_TURNED = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that would turn the rest of a line round."""


def run(options: argparse.Namespace) -> int:
    """Do one task with the log; return its exit code."""
    words = catalogue(options.lang)
    path = Path(options.file) if options.file else incident_log()
    log = IncidentLog.open(path, make=False)
    if isinstance(log, Problem) and log.message == NO_LOG and options.task in _FIND_NOTHING:
        if not getattr(options, "json", False):
            print(sentence(log, words))
        return 0
    if isinstance(log, Problem):
        if options.task == "set-aside" and log.message in (DAMAGED, FOREIGN):
            return _give_other_name(path, words)
        return tell([log], words)
    with log:
        return _TASKS[options.task](log, options, words)


def _list(log: IncidentLog, options: argparse.Namespace, words: Catalogue) -> int:
    limit = min(options.limit, _MOST)
    if limit < 1:
        few = problem("--limit is a number from 1 on.")
        return tell([few], words)
    lines = log.find(" ".join(options.text), limit=limit)
    if isinstance(lines, Problem):
        return tell([lines], words)
    for line in lines:
        print(json.dumps(_data(line), ensure_ascii=False) if options.json else _shown(line, words))
    if not lines and not options.json:
        print(words.text("No entry was found."))
    return 0


def _shown(line: Line, words: Catalogue) -> str:
    """Return one line for an entry."""
    parts = [f"{line.at:%Y-%m-%d %H:%M}"]
    if line.table:
        parts.append(words.text("table {table}", table=line.table))
    parts += filter(None, (line.level, line.decision or line.headline, line.decided_by))
    if line.differs:
        parts.append(words.text("differs from the book"))
    if line.amends is not None:
        parts.append(words.text("amends {number}", number=str(line.amends)))
    if line.amended_by is not None:
        parts.append(words.text("amended by {number}", number=str(line.amended_by)))
    return _plain(f"{line.number}: {' · '.join(parts)}")


def _data(line: Line) -> dict[str, object]:
    return {
        "number": line.number,
        "time": line.at.isoformat(),
        "table": line.table,
        "level": line.level,
        "rulebook": line.rulebook,
        "headline": line.headline,
        "decision": line.decision,
        "differs": line.differs,
        "decided_by": line.decided_by,
        "facts_from": line.facts_from,
        "impounded": line.impounded,
        "reviewed": line.reviewed,
        "remark": line.remark,
        "amends": line.amends,
        "amended_by": line.amended_by,
        "note": line.note,
    }


def _show(log: IncidentLog, options: argparse.Namespace, words: Catalogue) -> int:
    found = log.with_amendments(options.number)
    if isinstance(found, Problem):
        return tell([found], words)
    for filed in found:
        if options.json:
            print(json.dumps(data_of(filed), ensure_ascii=False))
        else:
            _print_entry(filed, words)
    return 0


def _print_entry(filed: Filed, words: Catalogue) -> None:
    """Print what an entry says, part by part, and its situation as it stands."""
    data = data_of(filed)
    for name, text in texts_of(filed, words).items():
        if text and data[name] is not False:
            told = words.text("{label}: {text}", label=words.text(LABELS[name]), text=text)
            print(wrapped(_plain(" ".join(told.split()))))
    for line in filed.entry.situation.splitlines():
        print(f"    {_plain(line)}".rstrip())
    print()


def _export(log: IncidentLog, options: argparse.Namespace, words: Catalogue) -> int:
    written = export(log, Path(options.output), words, " ".join(options.text))
    if isinstance(written, Problem):
        return tell([written], words)
    print(words.text("Entries written: {number}.", number=written))
    return 0


def _verify(log: IncidentLog, options: argparse.Namespace, words: Catalogue) -> int:
    verdict = log.verify()
    if isinstance(verdict, Problem):
        return tell([verdict], words)
    for warning in verdict.warnings:
        print(sentence(warning, words), file=sys.stderr)
    broken = verdict.broken
    if broken is None and options.seal:
        held = log.sealed_by(options.seal)
        if isinstance(held, Problem):
            return tell([held], words)
        if not held:
            broken = problem("No entry has this seal: the log is another one, or was made anew.")
    if broken is not None:
        print(sentence(broken, words), file=sys.stderr)
        return BROKEN
    if not verdict.entries:
        print(words.text("The incident log is empty."))
        return 0
    print(words.text("Entries as they were written: {number}.", number=verdict.entries))
    print(words.text("Seal: {seal}", seal=verdict.seal))
    print(wrapped(words.text(_WHAT_A_SEAL_IS_FOR)))
    return 0


def _back_up(log: IncidentLog, options: argparse.Namespace, words: Catalogue) -> int:
    made = log.back_up(Path(options.folder))
    if isinstance(made, Problem):
        return tell([made], words)
    print(words.text("The log was copied to {file}.", file=str(made)))
    return 0


def _set_aside(log: IncidentLog, _: argparse.Namespace, words: Catalogue) -> int:
    """Give a log that can be opened, but is damaged or was changed, another name."""
    verdict = log.verify()
    if not isinstance(verdict, Problem) and verdict.broken is None:
        print(words.text("The incident log is in order: it keeps its name."))
        return 0
    log.close()
    return _give_other_name(log.path, words)


def _give_other_name(path: Path, words: Catalogue) -> int:
    aside = set_aside(path)
    if isinstance(aside, Problem):
        return tell([aside], words)
    print(words.text("The log is now called {file}; a new one can begin.", file=str(aside)))
    return 0


def _purge(log: IncidentLog, options: argparse.Namespace, words: Catalogue) -> int:
    try:
        day = date.fromisoformat(options.before)
    except ValueError:
        wrong = problem(
            "“{date}” is no date: write year, month and day, such as 2026-01-31.",
            date=options.before,
        )
        return tell([wrong], words)
    done = log.purge(datetime.combine(day, time()).astimezone())
    if isinstance(done, Problem):
        return tell([done], words)
    print(
        words.text("Names taken out: {number}. Copies made earlier still hold them.", number=done)
    )
    return 0


def _plain(text: str) -> str:
    """Return a text that cannot steer a terminal."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}"
        if unicodedata.category(sign) in ("Cc", "Cs") or sign in _TURNED
        else sign
        for sign in text
    )


_TASKS = {
    "list": _list,
    "show": _show,
    "export": _export,
    "verify": _verify,
    "backup": _back_up,
    "purge": _purge,
    "set-aside": _set_aside,
}
