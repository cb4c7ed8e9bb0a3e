"""The languages: the template taken from the source, and the catalogues brought up to date."""

import tempfile
from pathlib import Path

from dev_environment import ROOT, run_quietly

LOCALE = ROOT / "resources" / "locale"
TEMPLATE = LOCALE / "floorapp.pot"
LANGUAGES = ("fr", "de")
KEYWORDS = ("mark", "text:1", "problem:1", "_fault:1")
"""The functions whose arguments are messages, in Babel's notation."""

WIDTH = "98"
DATE_FIELD = '"POT-Creation-Date:'


def update_messages(python: Path) -> int:
    """Extract the messages, update every language, compile them; return the exit code.

    New messages start empty: a guess from a similar sentence would be a wrong ruling.

    Raises:
        SetupError: Babel could not read the source or a catalogue.
    """
    babel = python.parent / "pybabel"
    LOCALE.mkdir(parents=True, exist_ok=True)
    extract_template(babel)
    for language in LANGUAGES:
        catalogue = LOCALE / language / "LC_MESSAGES" / "floorapp.po"
        update = ["update", "--no-fuzzy-matching", "--ignore-pot-creation-date"]
        command = update if catalogue.exists() else ["init"]
        command += ["--domain", "floorapp", "--locale", language, "--width", WIDTH]
        run_quietly(
            [babel, "-q", *command, "--input-file", TEMPLATE, "--output-dir", LOCALE],
            f"The catalogue for {language} could not be brought up to date",
        )
    run_quietly([python, "packaging/hatch_build.py"], "The languages do not compile")
    print(f"Updated {TEMPLATE.relative_to(ROOT)} and {', '.join(LANGUAGES)}.")
    return 0


def extract_template(babel: Path) -> None:
    """Write the template anew, unless only its date would change.

    Raises:
        SetupError: Babel could not read the source.
    """
    keywords = [f"--keyword={keyword}" for keyword in KEYWORDS]
    style = ["--add-location=file", "--sort-by-file", "--width", WIDTH]
    heading = ["--project=floorapp", "--header-comment=# Messages of floorapp."]
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / TEMPLATE.name
        run_quietly(
            [babel, "-q", "extract", *keywords, *style, *heading, "-o", fresh, "floorapp"],
            "The messages could not be read from the source",
        )
        text = fresh.read_text(encoding="utf-8")
    if not TEMPLATE.exists() or undated(text) != undated(TEMPLATE.read_text(encoding="utf-8")):
        TEMPLATE.write_text(text, encoding="utf-8")


def undated(text: str) -> list[str]:
    """Return the lines of a template without that of its date."""
    return [line for line in text.splitlines() if not line.startswith(DATE_FIELD)]
