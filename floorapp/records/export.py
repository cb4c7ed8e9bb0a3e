"""Exports: the log as a table for spreadsheets (CSV), or whole for programs (JSON)."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from floorapp.engine.problems import Problem, problem
from floorapp.explain.catalogue import OWN_NAMES, Catalogue
from floorapp.records.entry import Filed
from floorapp.records.incident_log import IncidentLog
from floorapp.records.labels import ACCOUNT_LABELS, LABELS, NO, NOTE_LABELS, PURGED, YES
from floorapp.records.trouble import FILE_FAULTS, trouble
from floorapp.whole_file import unfit, whole_file

FORMAT = "floorapp-log/1"
KINDS = (".csv", ".json")
"""The endings of a file's name that say what is exported."""

_FORMULA = tuple("=+-@\t\r\uff1d\uff0b\uff0d\uff20")
"""What begins a formula in a spreadsheet, in full width too."""

_SEPARATORS = {"en": ",", "fr": ";", "de": ";"}
"""Between cells: where the comma stands in amounts, spreadsheets expect a semicolon."""


class _StoppedError(Exception):
    """The log could not be read to its end."""

    def __init__(self, why: Problem) -> None:
        super().__init__(why.message)
        self.why = why


def export(log: IncidentLog, path: Path, words: Catalogue, text: str = "") -> int | Problem:
    """Write the entries into a file, CSV or JSON by its ending; return how many they are.

    The file gets its name only when it is whole: an earlier one stays as it was until then.

    Args:
        log: Read page by page.
        path: The file.
        words: The language of headings and answers in a table.
        text: Only entries with these words, as for `IncidentLog.find`; empty: all.
    """
    kind = path.suffix.lower()
    if kind not in KINDS:
        return problem(
            "“{name}” is no kind of export: end it in {kinds}.",
            name=path.name,
            kinds=", ".join(KINDS),
        )
    encoding = "utf-8-sig" if kind == ".csv" else "utf-8"  # a spreadsheet looks for the mark
    try:
        cannot = unfit(path, str(path))
        if cannot is not None:
            return cannot
        with (
            whole_file(path) as descriptor,
            open(descriptor, "w", encoding=encoding, newline="", closefd=False) as file,
        ):
            return (
                write_csv(log, file, words, text) if kind == ".csv" else write_json(log, file, text)
            )
    except FILE_FAULTS as error:
        return trouble(error, str(path))
    except _StoppedError as stopped:
        return stopped.why


def write_csv(log: IncidentLog, file: TextIO, words: Catalogue, text: str = "") -> int:
    """Write a table; the situations, which no cell has room for, are in the JSON export."""
    table = csv.writer(file, delimiter=_SEPARATORS[words.language], quoting=csv.QUOTE_ALL)
    table.writerow([words.text(label) for label in LABELS.values()])
    written = 0
    for filed in _all(log, text):
        table.writerow([_cell(shown) for shown in texts_of(filed, words).values()])
        written += 1
    return written


def write_json(log: IncidentLog, file: TextIO, text: str = "") -> int:
    """Write one JSON object with a list of the entries, whole."""
    file.write(f'{{"format": "{FORMAT}", "entries": [')
    written = 0
    for filed in _all(log, text):
        file.write(",\n" if written else "\n")
        file.write(json.dumps(data_of(filed), ensure_ascii=False))
        written += 1
    file.write("\n]}\n")
    return written


def texts_of(filed: Filed, words: Catalogue) -> dict[str, str]:
    """Return an entry as texts of a language, one for each of `LABELS`."""
    data = data_of(filed)
    told = {name: data[name] for name in LABELS}
    told["time"] = filed.entry.at.isoformat(" ", "seconds")
    for name in ("differs", "impounded", "reviewed"):
        told[name] = words.text(YES if told[name] else NO)
    for name in ("reasons", "citations"):
        told[name] = "\n".join(getattr(filed.entry, name))
    told["facts_from"] = _label(ACCOUNT_LABELS, filed.entry.facts_from, words)
    told["language"] = OWN_NAMES.get(filed.entry.language, filed.entry.language)
    told["note"] = _label(NOTE_LABELS, filed.note, words)
    names = [f"{player.seat}: {player.name}" for player in filed.entry.players]
    told["players"] = words.text(PURGED) if filed.purged else "\n".join(names)
    return {name: "" if shown is None else str(shown) for name, shown in told.items()}


def data_of(filed: Filed) -> dict[str, object]:
    """Return an entry as data, all of it."""
    entry = filed.entry
    return {
        "number": filed.number,
        "time": entry.at.isoformat(),
        "table": entry.table,
        "level": entry.level,
        "situation": entry.situation,
        "rulebook": entry.rulebook,
        "edition": entry.edition,
        "headline": entry.headline,
        "reasons": list(entry.reasons),
        "citations": list(entry.citations),
        "decision": entry.decision,
        "differs": entry.differs,
        "reason": entry.reason,
        "decided_by": entry.decided_by,
        "facts_from": entry.facts_from,
        "impounded": entry.impounded,
        "reviewed": entry.reviewed,
        "remark": entry.remark,
        "language": entry.language,
        "amends": entry.amends,
        "note": filed.note,
        "players": [{"seat": player.seat, "name": player.name} for player in entry.players],
        "purged": filed.purged,
        "hash": filed.hash,
    }


def _label(labels: dict[str, str], code: str, words: Catalogue) -> str:
    return words.text(labels[code]) if code in labels else code


def _cell(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip(" \n").startswith(_FORMULA) else text


def _all(log: IncidentLog, text: str) -> Iterator[Filed]:
    """Yield the entries page by page, so that memory does not grow with the log."""
    after = 0
    while True:
        page = log.filed(text, after=after)
        if isinstance(page, Problem):
            raise _StoppedError(page)
        yield from page
        if not page:
            return
        after = page[-1].number
