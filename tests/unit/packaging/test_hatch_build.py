"""The build hook: languages are compiled, and the wheel carries what the program reads."""

import gettext
from pathlib import Path

import pytest
from babel.messages.pofile import PoFileError

from hatch_build import ResourcesHook, compile_languages, shipped_files

CATALOGUE = """\
msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"

msgid "{seat} may fold or call {amount}."
msgstr "{seat} peut se coucher ou payer {amount}."

msgid "{count} seat"
msgid_plural "{count} seats"
msgstr[0] "{count} siège"
msgstr[1] "{count} sièges"

#, fuzzy
msgid "Raise"
msgstr "Relance ?"
"""


@pytest.fixture
def resources(tmp_path: Path) -> Path:
    folder = tmp_path / "resources" / "locale" / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "floorapp.po").write_text(CATALOGUE, encoding="utf-8")
    return tmp_path / "resources"


def hook(root: Path) -> ResourcesHook:
    return ResourcesHook(str(root), {}, None, None, str(root / "dist"), "wheel")


def test_gettext_reads_what_was_compiled(resources: Path):
    compile_languages(resources)
    french = gettext.translation("floorapp", resources / "locale", ["fr"])
    assert french.gettext("{seat} may fold or call {amount}.") == (
        "{seat} peut se coucher ou payer {amount}."
    )
    assert french.ngettext("{count} seat", "{count} seats", 2) == "{count} sièges"


def test_a_guess_that_nobody_confirmed_stays_out(resources: Path):
    compile_languages(resources)
    assert gettext.translation("floorapp", resources / "locale", ["fr"]).gettext("Raise") == "Raise"


def test_a_malformed_catalogue_stops_the_build(resources: Path):
    source = next(resources.rglob("*.po"))
    source.write_text(CATALOGUE + '\nmsgid "unfinished\n', encoding="utf-8")
    with pytest.raises(PoFileError):
        compile_languages(resources)


def test_no_language_at_all_is_no_fault(tmp_path: Path):
    assert compile_languages(tmp_path / "resources") == []
    assert shipped_files(tmp_path / "resources") == {}


def test_the_wheel_carries_the_compiled_language_and_not_its_source(resources: Path):
    build_data = {"force_include": {}}
    hook(resources.parent).initialize("standard", build_data)
    assert list(build_data["force_include"].values()) == [
        "floorapp/resources/locale/fr/LC_MESSAGES/floorapp.mo"
    ]


def test_an_editable_install_compiles_and_copies_nothing(resources: Path):
    build_data = {"force_include": {}}
    hook(resources.parent).initialize("editable", build_data)
    assert build_data["force_include"] == {}
    assert len(list(resources.rglob("*.mo"))) == 1
