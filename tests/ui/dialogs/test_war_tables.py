"""The page on how wars go: what ships, and what whoever asks has counted again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.data.schema_history import Deed, Happened, HistoryTable, TurnRow
from desktop.ui.dialogs.war_tables import WarTables

TABLE = HistoryTable(
    "intro-1941-42",
    "regular",
    50,
    1,
    {"axis": 30, "allies": 20},
    {"Axis victory": 30, "Allied victory": 20},
    {"Axis hand size": 8.5},
    [TurnRow("1", 50, 3.0, {"axis areas lost": 0.5})],
    [Deed("operation barbarossa", "The Axis launch Barbarossa.", 49, "1", 1.0)],
)
HAPPENED = [
    Happened("June 1941", "operation barbarossa", "The Axis launch Barbarossa"),
    Happened("May 1945", "taken allies berlin", "Berlin falls"),
]


@pytest.fixture
def dialog(qtbot: QtBot) -> WarTables:
    scenarios = [("intro-1941-42", "Introduction"), ("short-1944", "Short game")]
    found = WarTables(("reich", "Reich"), scenarios, "intro-1941-42", [TABLE], HAPPENED, {"axis": "Axis"})
    qtbot.addWidget(found)
    found.show()
    return found


def test_the_war_itself_stands_beside_what_is_counted(dialog: WarTables) -> None:
    text = dialog.page.toPlainText()
    assert "50 games with the program in every seat" in text
    assert text.index("Barbarossa.") < text.index("49 of 50") < text.index("June 1941") < text.index("May 1945")
    dialog.scenarios.setCurrentIndex(1)
    assert dialog.page.toPlainText() == "Nobody has counted this scenario yet."


def test_whoever_asks_counts_again(dialog: WarTables, qtbot: QtBot) -> None:
    dialog.games.setValue(2)
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert dialog.counts
    assert dialog.start.text() == "Cancel"
    qtbot.waitUntil(lambda: not dialog.counts, timeout=120_000)
    assert "2 games with the program in every seat" in dialog.page.toPlainText()
    assert dialog.start.text() == "Count again"


def test_counting_is_left_off_at_once_and_what_is_shown_stays(dialog: WarTables, qtbot: QtBot) -> None:
    before = dialog.page.toPlainText()
    dialog.games.setValue(500)
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert not dialog.counts
    assert dialog.page.toPlainText() == before
