"""Translations: sentences are collected, kept when they are collected anew, and spoken by the window."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from desktop.data.paths import resources_dir
from desktop.ui import i18n
from desktop.ui.dialogs.bars import EditBar
from desktop.ui.panels.panel import panel_title
from desktop.views.wording import Wording


def collector():
    path = Path(__file__).parents[3] / "packaging" / "translations.py"
    spec = importlib.util.spec_from_file_location("translations", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def german(qapp) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def speaks(qapp, german, tmp_path: Path) -> Iterator[Path]:
    """A folder with a German file that is installed for the time of a test."""
    tool = collector()
    found = [("Sandtable", "Log"), ("EditBar", "End editing"), ("Game", "Turn {n}"), ("Sandtable", "Rules")]
    done = {found[0]: "Protokoll", found[1]: "Bearbeiten beenden", found[2]: "Runde {n}"}
    tool.write(tmp_path / "sandtable_de.ts", "de", found, done)
    installed = i18n.install(qapp, tmp_path)
    yield tmp_path
    for translator in installed:
        qapp.removeTranslator(translator)


def test_windows_tables_and_games_speak_the_language(speaks: Path, qtbot) -> None:
    assert panel_title("log") == "Protokoll"
    assert panel_title("rules") == "Rules", "what is not translated stays English"
    bar = EditBar()
    qtbot.addWidget(bar)
    bar.make_ready()
    assert bar.findChild(object, "end-editing").text() == "Bearbeiten beenden"
    assert Wording({"turn": "Turn {n}"}, {}).say("turn", n=3) == "Runde 3"


def test_english_again_when_it_is_removed(speaks: Path, qapp) -> None:
    for translator in qapp.findChildren(i18n.LinguistFile):
        qapp.removeTranslator(translator)
    assert panel_title("log") == "Log"


@pytest.mark.parametrize("content", ["", "<TS", "<TS></TS>"])
def test_a_damaged_file_leaves_english(german, qapp, tmp_path: Path, content: str) -> None:
    (tmp_path / "sandtable_de.ts").write_text(content)
    for translator in i18n.install(qapp, tmp_path):
        qapp.removeTranslator(translator)
    assert panel_title("log") == "Log"


def test_sentences_of_code_are_found_with_their_context() -> None:
    found = set(collector().sentences_of_code())
    assert ("EditBar", "End editing") in found
    assert ("Sandtable", "Undo") in found
    assert ("Printing", "{0}: set-up sheet") in found


def test_collecting_anew_keeps_what_is_translated(tmp_path: Path) -> None:
    tool, path = collector(), tmp_path / "sandtable_de.ts"
    tool.write(path, "de", [("A", "one"), ("A", "two")], {("A", "one"): "eins"})
    tool.write(path, "de", [("A", "one"), ("B", "three")], tool.read(path))
    assert tool.read(path) == {("A", "one"): "eins"}
    assert "three" in path.read_text()
    assert "two" not in path.read_text()


def test_the_template_is_shipped() -> None:
    tool = collector()
    words = (resources_dir() / "i18n" / "sandtable.ts").read_text(encoding="utf-8")
    assert "<source>End editing</source>" in words
    assert tool.read(resources_dir() / "i18n" / "sandtable.ts") == {}


def test_the_template_holds_what_the_program_says_today(tmp_path: Path) -> None:
    tool = collector()
    tool.write(tmp_path / "sandtable.ts", "", tool.sentences(), {})
    written = (resources_dir() / "i18n" / "sandtable.ts").read_text(encoding="utf-8")
    assert written == (tmp_path / "sandtable.ts").read_text(encoding="utf-8"), "make reference writes it anew"
