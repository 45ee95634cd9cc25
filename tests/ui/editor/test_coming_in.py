"""What a double click opens besides games: shown first, taken in when that is said, refused in a line if unsound."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.commands_cli.validate import faults_of_file
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.packs import write_pack
from desktop.data.places import HOME
from desktop.data.shared import EXAMPLE, PACK, SCENARIO
from desktop.engine.match import Match
from desktop.examples import recording
from desktop.scenarios.draft import ScenarioDraft, forget_scenarios, own_folder
from desktop.ui.app import Doors
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from tests.ui.editor import hands


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv(HOME, str(tmp_path / "own"))
    forget_scenarios("crusade")
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat), tmp_path / "data")
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    forget_scenarios("crusade")


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / f"war{SCENARIO}"
    draft = ScenarioDraft.like("crusade", "columns", "A <b>small</b> war")
    path.write_text(draft.text(), encoding="utf-8")
    return path


@pytest.fixture
def example(tmp_path: Path) -> Path:
    match = Match.new("crusade", "columns", seed=1)
    path = tmp_path / f"evening{EXAMPLE}"
    path.write_text(recording.as_yaml(recording.begun(match, "A small evening")), encoding="utf-8")
    return path


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / f"mine{PACK}"
    own = OwnCopy.open("crusade")
    own.change(("cards", "cards/N2"), {"ops": 5})
    write_pack(own.corrections, path)
    return path


def test_a_scenario_is_told_of_and_added_when_that_is_said(window: MainWindow, scenario: Path) -> None:
    window.files.open(str(scenario))
    box = hands.seen(QMessageBox)
    assert "A <b>small</b> war" in box.text()
    assert "Crusade and Revolution" in box.text()
    hands.press("leave-it")
    assert not own_folder("crusade").exists()
    window.files.open(str(scenario))
    hands.press("take-in")
    assert [path.name for path in own_folder("crusade").iterdir()] == ["a-b-small-b-war.yaml"]


def test_an_example_is_told_of_and_added_when_that_is_said(window: MainWindow, example: Path) -> None:
    window.files.open(str(example))
    assert "A small evening" in hands.seen(QMessageBox).text()
    hands.press("take-in")
    assert (recording.own_folder("crusade") / "a-small-evening.yaml").exists()


def test_a_pack_opens_the_page_of_its_game_with_what_it_would_change(window: MainWindow, pack: Path) -> None:
    window.files.open(str(pack))
    page = window.orders.copies.page
    assert page is not None
    assert page.desk.copy.game == "crusade"
    assert hands.seen(type(page), "") is page
    assert page.taking.table.rowCount() == 1
    assert not list(page.desk.copy.corrections)
    hands.press("taking-take")
    assert len(list(page.desk.copy.corrections)) == 1


@pytest.mark.parametrize("suffix", [SCENARIO, EXAMPLE, PACK])
@pytest.mark.parametrize(
    "content", [b"", b"{", b"\x00\xff", b"[" * 50_000, b'{"pack": 1, "game": "nim", "corrections": []}']
)
def test_what_is_not_sound_is_refused_in_a_line(
    window: MainWindow, tmp_path: Path, suffix: str, content: bytes
) -> None:
    path = tmp_path / f"bad{suffix.upper()}"
    path.write_bytes(content)
    window.files.open(str(path))
    box = hands.seen(QMessageBox)
    assert box.icon() == QMessageBox.Icon.Warning
    assert box.text()
    assert "\n" not in box.text()
    assert not (tmp_path / "own" / "scenarios").exists()
    box.close()


def test_validate_looks_at_them_too(scenario: Path, example: Path, pack: Path) -> None:
    for path in (scenario, example, pack):
        assert faults_of_file(path) == []
        path.write_bytes(path.read_bytes()[:-40] + b'"[{')
        assert len(faults_of_file(path)) >= 1


def test_a_file_that_is_gone_is_told_of(window: MainWindow, tmp_path: Path) -> None:
    window.files.open(str(tmp_path / f"gone{SCENARIO}"))
    assert "No such file" in hands.seen(QMessageBox).text()


def test_a_file_opened_from_outside_while_the_program_runs(window: MainWindow, scenario: Path) -> None:
    """So macOS tells of a double click."""
    app, doors = QApplication.instance(), Doors(window)
    assert app is not None
    app.installEventFilter(doors)
    QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(scenario))))
    app.removeEventFilter(doors)
    QTest.qWait(1)
    assert "small" in hands.seen(QMessageBox).text()
