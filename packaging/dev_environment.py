"""The virtual environment in `.venv`: made, kept up to date, and used by every command."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dev_machine import SetupError, require_libraries, require_venv

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
LOG_NAME = "pip.log"
Command = Sequence[str | Path]
STAMP_NAME = "floorapp-stamp.json"


@dataclass(frozen=True, slots=True)
class Stamp:
    """What an environment was made from; it is written last, when all else has worked."""

    digest: str
    """Of everything that decides what is installed: see `digest_of`."""
    has_tools: bool
    """Whether the development tools are installed besides the program."""

    def serves(self, digest: str, *, tools: bool) -> bool:
        """Tell whether an environment with this stamp is what is wanted."""
        return self.digest == digest and (self.has_tools or not tools)


def prepare(*, tools: bool) -> Path:
    """Make this machine and the environment ready, and return the environment's Python.

    Args:
        tools: Whether the development tools and a display server for tests are needed too.

    Raises:
        SetupError: Something is missing that could not be installed.
    """
    require_libraries(for_tests=tools)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    digest = digest_of(project, CONSTRAINTS.read_text(encoding="utf-8"), sys.version, str(ROOT))
    stamp = read_stamp(VENV)
    python = python_in(VENV)
    if stamp is None or stamp.digest != digest or not works(python):
        make_venv(VENV)
        stamp = None
    if stamp is None or not stamp.serves(digest, tools=tools):
        install_project(python, requirements_of(project, tools=tools))
        write_stamp(VENV, Stamp(digest, tools))
    if stale_languages(ROOT / "resources"):
        run_quietly(
            [python, "packaging/hatch_build.py"], "The languages in resources/locale do not compile"
        )
    return python


def digest_of(project: dict[str, Any], constraints: str, version: str, place: str) -> str:
    """Return a digest of all that decides what an environment holds.

    Settings of tools such as ruff are left out: they change often and install nothing.

    Args:
        project: The content of `pyproject.toml`.
        constraints: The text of the constraints file.
        version: The version of Python.
        place: The project's folder, as an editable install points to it.
    """
    parts = [project.get(key) for key in ("build-system", "project", "dependency-groups")]
    hatch = project.get("tool", {}).get("hatch")
    text = json.dumps([parts, hatch, constraints, version, place], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def requirements_of(project: dict[str, Any], *, tools: bool) -> list[str]:
    """Return what must be there before the project itself can be installed without isolation.

    The build requirements stay in the environment: languages are compiled again when they change.
    """
    requirements = [*project["build-system"]["requires"], "editables"]
    if tools:
        requirements += project["dependency-groups"]["dev"]
    return requirements


def read_stamp(venv: Path) -> Stamp | None:
    """Return the stamp of an environment; None if there is none, or none that can be read."""
    try:
        fields = json.loads((venv / STAMP_NAME).read_text(encoding="utf-8"))
        return Stamp(fields["digest"], fields["has_tools"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_stamp(venv: Path, stamp: Stamp) -> None:
    """Write down what an environment was made from."""
    text = json.dumps({"digest": stamp.digest, "has_tools": stamp.has_tools})
    (venv / STAMP_NAME).write_text(text + "\n", encoding="utf-8")


def stale_languages(resources: Path) -> list[Path]:
    """Return the catalogues (`.po`) that are newer than what was compiled from them."""
    return [
        source
        for source in sorted(resources.glob("locale/*/LC_MESSAGES/*.po"))
        if not source.with_suffix(".mo").exists()
        or source.stat().st_mtime > source.with_suffix(".mo").stat().st_mtime
    ]


def python_in(venv: Path) -> Path:
    """Return the path of an environment's Python."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def make_venv(venv: Path) -> None:
    """Make an empty environment, in place of the one that may be there.

    Raises:
        SetupError: It cannot be made, or something else is in its place.
    """
    require_venv()
    if venv.exists() and not (venv / "pyvenv.cfg").exists():
        raise SetupError(f"{venv} is no virtual environment: move it away and start again.")
    shutil.rmtree(venv, ignore_errors=True)
    print(f"Making an environment in {venv} …", flush=True)
    # The Python behind an active environment, which may be the one that was just removed.
    base = getattr(sys, "_base_executable", sys.executable)
    run_quietly([base, "-m", "venv", venv], "The virtual environment could not be made")


def install_project(python: Path, requirements: Sequence[str]) -> None:
    """Install the project in editable form, with what it needs.

    Raises:
        SetupError: pip failed.
    """
    print("Installing what is needed (a few minutes on a slow line) …", flush=True)
    pip_install(python, *requirements)
    pip_install(python, "--no-build-isolation", "--editable", str(ROOT))
    problem = "Qt does not start here: a system library is missing that is not on our list"
    run_quietly([python, "-c", "import PySide6.QtWidgets"], problem)


def pip_install(python: Path, *arguments: str) -> None:
    """Run `pip install` with the project's constraints.

    Raises:
        SetupError: pip failed.
    """
    log = python.parent.parent / LOG_NAME
    options = ["--quiet", "--disable-pip-version-check", "--log", str(log)]
    run_quietly(
        [python, "-m", "pip", "install", *options, "--constraint", CONSTRAINTS, *arguments],
        "pip could not install what is needed. Look whether the network and the package index "
        f"can be reached, then start again; {log} has the details",
    )


def works(python: Path) -> bool:
    """Tell whether a Python starts; the one it was linked to may be gone."""
    try:
        return subprocess.run([python, "-c", ""], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def run_quietly(command: Command, problem: str) -> None:
    """Run a command and show nothing of it unless it fails.

    Args:
        command: The command, run in the project's folder.
        problem: What its failure means, a sentence without its full stop.

    Raises:
        SetupError: The command failed; the text gives its last line and `problem`.
    """
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise SetupError(f"{telling_line(done.stdout + done.stderr)}\n{problem}.")


def telling_line(output: str) -> str:
    """Return the line of a tool's output that says most: its first error, else its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    if errors:
        return errors[0]
    return lines[-1] if lines else "(it said nothing)"
