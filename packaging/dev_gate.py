"""The gate: every check that a change must pass, the fast ones first."""

import json
import os
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dev_environment import ROOT, Command, make_venv, pip_install, python_in

FLOORS = {
    "engine": 100,
    "rulebooks": 100,
    "notation": 100,
    "explain": 100,
    "handbook": 100,
    "viewmodels": 95,
    "quiz": 95,
    "records": 95,
    "widgets": 85,
}
"""Percent of lines and branches, taken together, that the tests must run through, by package.

A package that is not there has no row; the layers contract fails if one of them vanishes.
"""

LIMIT_SECONDS = 540
"""No stage may run longer: a test that hangs is a failure, not a wait."""

WINDOW = ("tests/gui", "--cov-append")
"""What is run, and measured, in a stage of its own."""

LINE = "50/100 flop: b100 a125 c a200 c"
SEATS = "A,B,C,D,E"
DEMONSTRATION = "demonstrations/tda47-ex1.floor"
LEAST_PICTURE_BYTES = 10_000
LEAST_PICTURE_SIZE = (640, 400)
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


class StageError(Exception):
    """A stage failed; its text says how, where the tool's own output does not."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One check of the gate."""

    name: str
    run: Callable[[], None]
    """Returns when all is well, raises `StageError` otherwise."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much of a package the tests ran through."""

    package: str
    floor: int
    """Percent."""
    covered: int
    """Lines and branches that were run."""
    total: int

    @property
    def percent(self) -> float:
        """The part that was run; 0 where nothing was measured."""
        return 100 * self.covered / self.total if self.total else 0.0

    @property
    def holds(self) -> bool:
        """Whether the floor is reached, without rounding."""
        return self.total > 0 and self.covered * 100 >= self.floor * self.total


def run_gate(prepare: Callable[[], Path], *, quick: bool) -> int:
    """Run the stages up to the first that fails, and return the exit code.

    Args:
        prepare: Sets up the environment and returns its Python; its time is shown like a stage's.
        quick: Leave out what takes long.
    """
    start = time.monotonic()
    print("── set-up", flush=True)
    python = prepare()
    print(f"   {time.monotonic() - start:.1f} s", flush=True)
    for stage in stages(python, quick=quick):
        print(f"── {stage.name}", flush=True)
        stage_start = time.monotonic()
        try:
            stage.run()
        except StageError as error:
            print(error, flush=True)
            print(f"FAILED: {stage.name}, after {time.monotonic() - start:.0f} s.", flush=True)
            return 1
        print(f"   {time.monotonic() - stage_start:.1f} s", flush=True)
    if not (ROOT.parent / "shared").is_dir():
        print("The tests that read ../shared were skipped: that folder is not there.")
    if quick:
        print("Left out (--quick): slow tests, coverage floors, the wheel.")
    print(f"PASSED in {time.monotonic() - start:.0f} s.", flush=True)
    return 0


def stages(python: Path, *, quick: bool) -> list[Stage]:
    """Return the stages in their order."""
    tools = python.parent

    def tool(name: str, *arguments: str) -> Stage:
        """A stage that is one tool with its arguments."""
        title = " ".join([name, *arguments])
        return Stage(title, lambda: check_run([tools / name, *arguments]))

    fast = [
        tool("ruff", "format", "--check", "--quiet"),
        tool("ruff", "check", "--quiet"),
        tool("lint-imports"),
        tool("mypy"),
    ]
    if quick:
        quick_ones = "not slow and not many"
        return [*fast, Stage("quick tests", lambda: run_tests(python, "-m", quick_ones))]
    measured = ("-m", "not many and not broad", "--cov", "--cov-report=")
    return [
        *fast,
        Stage("tests", lambda: run_tests(python, *measured, f"--ignore={WINDOW[0]}")),
        Stage("tests of the window", lambda: run_tests(python, *measured, *WINDOW)),
        Stage("broad tests", lambda: run_tests(python, "-m", "many or broad")),
        Stage("coverage floors", lambda: check_coverage(python)),
        Stage("wheel, in a clean environment", lambda: check_wheel(python)),
    ]


def check_run(
    command: Command, *, cwd: Path = ROOT, environment: dict[str, str] | None = None
) -> None:
    """Run a command whose output is for the reader.

    Raises:
        StageError: It failed, or ran for too long.
    """
    try:
        done = subprocess.run(command, cwd=cwd, env=environment, check=False, timeout=LIMIT_SECONDS)
    except subprocess.TimeoutExpired as error:
        raise StageError(f"Stopped after {LIMIT_SECONDS} s.") from error
    if done.returncode != 0:
        raise StageError(f"{Path(command[0]).name} ended with exit code {done.returncode}.")


def run_tests(python: Path, *arguments: str) -> None:
    """Run pytest on as many processes as there are cores, four at most, without a screen.

    Raises:
        StageError: A test failed.
    """
    workers = str(min(os.cpu_count() or 1, 4))
    check_run(
        [python, "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", *arguments],
        environment=offscreen(),
    )


def offscreen() -> dict[str, str]:
    """Return the environment variables for a Qt without a screen, and without stray paths."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONPATH", None)
    return environment


def check_coverage(python: Path) -> None:
    """Print a small table of the floors, and where a package falls short the lines not run.

    Raises:
        StageError: A package is below its floor.
    """
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        check_run([python, "-m", "coverage", "json", "--quiet", "-o", report])
        rows = measure(json.loads(report.read_text(encoding="utf-8")))
    for row in rows:
        verdict = "" if row.holds else "   below the floor"
        print(f"   {row.package:<12}{row.percent:7.2f} %   floor {row.floor:3} %{verdict}")
    failed = [row.package for row in rows if not row.holds]
    if failed:
        include = ",".join(f"floorapp/{name}/*" for name in failed)
        subprocess.run(
            [python, "-m", "coverage", "report", "--include", include], cwd=ROOT, check=False
        )
        raise StageError(f"Below the floor: {', '.join(failed)}.")


def measure(report: dict[str, Any], root: Path = ROOT) -> list[Coverage]:
    """Sum coverage's JSON report by package, for the packages that are there."""
    rows = []
    for package, floor in FLOORS.items():
        folder = root / "floorapp" / package
        if not folder.is_dir():
            continue
        summaries = [
            file["summary"]
            for name, file in report["files"].items()
            if (root / name).is_relative_to(folder)
        ]
        covered = sum(each["covered_lines"] + each["covered_branches"] for each in summaries)
        total = sum(each["num_statements"] + each["num_branches"] for each in summaries)
        rows.append(Coverage(package, floor, covered, total))
    return rows


def check_wheel(python: Path) -> None:
    """Build the source archive and from it the wheel, install that and start the program.

    All runs in a temporary folder, so that the program cannot read the sources by chance.

    Raises:
        StageError: Something of this failed.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        check_run([python, "-m", "build", "--no-isolation", "--outdir", folder, ROOT], cwd=folder)
        clean = folder / "venv"
        make_venv(clean)
        (wheel,) = folder.glob("*.whl")
        pip_install(python_in(clean), str(wheel))
        try_installed(clean, folder)


def try_installed(venv: Path, folder: Path) -> None:
    """Start the installed program as a user would, without a screen.

    Raises:
        StageError: It does not run from the wheel, or not as it should.
    """
    environment = offscreen()
    where: Command = [python_in(venv), "-I", "-c", "import floorapp; print(floorapp.__path__[0])"]
    package = Path(subprocess.check_output(where, cwd=folder, text=True).strip())
    if not package.is_relative_to(venv):
        raise StageError(f"The program was imported from {package}, not from the wheel.")
    resources = package / "resources"
    for source in sorted((ROOT / "resources").glob("locale/*/LC_MESSAGES/*.po")):
        compiled = source.relative_to(ROOT / "resources").with_suffix(".mo")
        if not (resources / compiled).is_file():
            raise StageError(f"The wheel lacks resources/{compiled}.")
    program = python_in(venv).parent / "floorapp"
    rule: Command = [program, "rule", "--line", LINE, "--seats", SEATS]
    check_run(rule, cwd=folder, environment=environment)
    picture = folder / "floorapp.png"
    draw: Command = [program, "picture", resources / DEMONSTRATION, "-o", picture]
    check_run(draw, cwd=folder, environment=environment)
    problem = fault_in_picture(picture.read_bytes() if picture.is_file() else b"")
    if problem:
        raise StageError(f"The window's picture {problem}.")


def fault_in_picture(content: bytes) -> str:
    """Return what is wrong with a PNG file's content; an empty text if it looks like a window."""
    if not content:
        return "was not written"
    if not content.startswith(PNG_SIGNATURE):
        return "is no PNG file"
    size = struct.unpack(">II", content[16:24])  # the header chunk comes first, by the standard
    if size[0] < LEAST_PICTURE_SIZE[0] or size[1] < LEAST_PICTURE_SIZE[1]:
        return f"is only {size[0]} x {size[1]} pixels"
    if len(content) < LEAST_PICTURE_BYTES:
        return f"has only {len(content)} bytes, so little is drawn on it"
    return ""
