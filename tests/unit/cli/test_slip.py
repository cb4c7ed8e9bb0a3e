"""``floorapp slip`` as a process of its own: what it writes, and what it says where it cannot."""

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.unit.cli.conftest import SHORT_ALL_INS

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def slip(tmp_path):
    def ran(*words, document=SHORT_ALL_INS):
        file = tmp_path / "dispute.floor"
        file.write_text(document, encoding="utf-8")
        return subprocess.run(
            [sys.executable, "-m", "floorapp", "slip", str(file), "--lang", "en", *words],
            cwd=ROOT,
            env=os.environ | {"LC_ALL": "C.UTF-8"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return ran


def test_a_pdf_in_the_paper_and_language_asked_for(slip, tmp_path):
    file = tmp_path / "slip.pdf"
    done = slip("-o", str(file), "--paper", "80mm")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert file.read_bytes().startswith(b"%PDF-")


def test_a_picture(slip, tmp_path):
    file = tmp_path / "slip.png"
    assert slip("-o", str(file)).returncode == 0
    width, height = struct.unpack(">II", file.read_bytes()[16:24])
    assert abs(width / height - 148 / 210) < 0.01


def test_text_by_another_rule_book(slip, tmp_path):
    file = tmp_path / "slip.txt"
    assert slip("-o", str(file), "--rulebook", "roberts-rules").returncode == 0
    text = file.read_text(encoding="utf-8")
    assert text.startswith("Floor ruling\n") and "Robert’s Rules" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["-o", "slip.doc"], "must end in .pdf, .png or .txt"),
        (["-o", "nowhere/slip.pdf"], "There is no folder"),
        (["-o", "slip.pdf", "--rulebook", "tda-2042"], "tda-2042"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(slip, words, sentence):
    done = slip(*words)
    assert done.returncode == 2
    assert sentence in done.stderr and len(done.stderr.splitlines()) == 1


def test_characters_that_no_font_has_are_told_and_the_slip_is_written(slip, tmp_path):
    file = tmp_path / "slip.pdf"
    document = SHORT_ALL_INS.replace("[situation]", '[situation]\ntitle = "\U000f0000"')
    done = slip("-o", str(file), document=document)
    assert done.returncode == 0 and file.exists()
    assert "U+F0000" in done.stderr and len(done.stderr.splitlines()) == 1


def test_what_can_be_read_of_a_document_is_printed(slip, tmp_path):
    file = tmp_path / "slip.pdf"
    document = SHORT_ALL_INS.replace("E call", "E dance")
    done = slip("-o", str(file), document=document)
    assert done.returncode == 2 and file.exists()


def test_a_document_that_cannot_be_read_has_no_slip(slip, tmp_path):
    file = tmp_path / "slip.pdf"
    done = slip("-o", str(file), document="format = ")
    assert done.returncode == 2 and not file.exists()
