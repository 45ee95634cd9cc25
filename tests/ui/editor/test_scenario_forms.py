"""The forms of a scenario for its levels of victory, its cards and its arrivals, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.data.paths import scenarios_dir
from desktop.data.places import HOME
from desktop.scenarios.draft import ScenarioDraft
from desktop.ui.editor.scenario_page import ScenarioPage
from desktop.ui.editor.tick_table import TickTable

Opener = Callable[[str, str], ScenarioPage]
SHIPPED = sorted((path.parent.name, path.stem) for path in scenarios_dir().glob("*/*.yaml"))


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opener:
    """Opens the page of a new scenario like another."""
    monkeypatch.setenv(HOME, str(tmp_path / "own"))

    def open_page(game_id: str, scenario: str) -> ScenarioPage:
        page = ScenarioPage(ScenarioDraft.like(game_id, scenario, "My own war"))
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        qtbot.waitExposed(page)
        return page

    return open_page


def found(page: ScenarioPage, name: str) -> QWidget:
    widget = page.findChild(QWidget, name)
    assert widget is not None, f"there is no {name}"
    return widget


def type_into(page: ScenarioPage, name: str, words: str) -> None:
    edit = found(page, name)
    assert isinstance(edit, QLineEdit)
    edit.setFocus()
    edit.selectAll()
    QTest.keyClicks(edit, words or "\b")
    QTest.keyClick(edit, Qt.Key.Key_Return)


def choose(page: ScenarioPage, name: str, words: str) -> None:
    """By keys, as one does in a box."""
    box = found(page, name)
    assert isinstance(box, QComboBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if box.currentText() == words:
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    raise AssertionError(f"{words} is not offered")


# -- victory -------------------------------------------------------------------------------------------
def test_the_bounds_of_a_level_are_typed_and_gaps_are_told(opened: Opener) -> None:
    page = opened("crusade", "decisive-phase")
    page.tabs.setCurrentWidget(page.levels)
    type_into(page, "levels-0-least", "27")
    assert page.draft.data["levels"][0] == {"id": "nationalist_decisive", "winner": "nationalist", "least": 27}
    assert "without gap" in page.check()[0].reason
    item = page.faults.item(0)
    assert item is not None
    page.tabs.setCurrentWidget(page.words)
    page._on_fault(item)
    assert page.tabs.currentWidget() is page.levels
    type_into(page, "levels-1-most", "26")
    assert page.check() == []
    assert '{id: "nationalist_marginal", winner: "nationalist", least: 21, most: 26}' in page.draft.text()


def test_what_is_no_figure_is_refused_beside_the_levels(opened: Opener) -> None:
    page = opened("battles", "pindoque")
    page.tabs.setCurrentWidget(page.levels)
    before = page.draft.data
    type_into(page, "victory-levels-1-min", "many")
    assert page.draft.data is before
    told = page.faults.item(0)
    assert told is not None
    assert told.text() == "many is not a number"


def test_levels_are_added_named_and_taken_out(opened: Opener) -> None:
    page = opened("illusions", "brusilov")
    page.tabs.setCurrentWidget(page.levels)
    levels = list(page.draft.data["levels"])
    QTest.mouseClick(found(page, "levels-add"), Qt.MouseButton.LeftButton)
    assert len(page.draft.data["levels"]) == len(levels) + 1
    row = len(levels)
    choose(page, f"levels-{row}-id", "Draw")
    choose(page, f"levels-{row}-winner", "Nobody")
    type_into(page, f"levels-{row}-least", "40")
    assert page.draft.data["levels"][row] == {"id": "draw", "winner": None, "least": 40}
    QTest.mouseClick(found(page, f"levels-{row}-remove"), Qt.MouseButton.LeftButton)
    assert page.draft.data["levels"] == levels
    type_into(page, "levels-1-least", "")
    assert page.draft.data["levels"][1] == {"id": "allied_limited", "winner": "allied", "most": 7}


@pytest.mark.parametrize(("name", "scenario"), SHIPPED)
def test_every_level_that_is_shipped_is_shown_in_words(opened: Opener, name: str, scenario: str) -> None:
    page = opened(name, scenario)
    before = page.draft.text()
    for _, table in page.levels.tables.values():
        for cells in table.cells:
            boxes = [each for each in cells if isinstance(each, QComboBox)]
            assert len(boxes) == 2, "the level and who wins are chosen"
            assert not [box.currentText() for box in boxes if "_" in box.currentText() or not box.currentText()]
    assert bool(page.levels.tables) == ("levels:" in (scenarios_dir() / name / f"{scenario}.yaml").read_text("utf-8"))
    for at in range(page.tabs.count()):
        page.tabs.setCurrentIndex(at)
    assert page.draft.text() == before


# -- cards ---------------------------------------------------------------------------------------------
def cell_of(page: ScenarioPage, name: str, column: str) -> tuple[int, int]:
    """The one row that is left by a search, and the column with a heading."""
    assert page.cards is not None
    page.tabs.setCurrentWidget(page.cards)
    table = page.cards.table.table
    page.cards.table.search.clear()
    QTest.keyClicks(page.cards.table.search, name)
    rows = [row for row in range(table.rowCount()) if not table.isRowHidden(row)]
    headings = [table.horizontalHeaderItem(at) for at in range(table.columnCount())]
    titles = [each.text() if each is not None else "" for each in headings]
    assert len(rows) == 1, f"{len(rows)} cards are found by {name}"
    return rows[0], titles.index(column)


def tick(page: ScenarioPage, name: str, column: str) -> None:
    """Find a card by its name, and tick it by the space bar."""
    row, at = cell_of(page, name, column)
    assert page.cards is not None
    table = page.cards.table.table
    table.setFocus()
    table.setCurrentCell(row, at)
    QTest.keyClick(table, Qt.Key.Key_Space)


def is_ticked(page: ScenarioPage, name: str, column: str) -> bool:
    row, at = cell_of(page, name, column)
    assert page.cards is not None
    item = page.cards.table.table.item(row, at)
    return item is not None and item.checkState() == Qt.CheckState.Checked


def test_cards_are_dealt_by_their_names(opened: Opener) -> None:
    page = opened("illusions", "brusilov")
    before, setup = page.draft.text(), page.draft.data["setup"]
    assert is_ticked(page, "AP-44", "Deck")
    tick(page, "ap-44 brusilov", "Hand")
    assert page.draft.data["setup"]["hands"] == {"allied": ["AP-44"]}
    assert page.draft.data["setup"]["decks"] == setup["decks"], "a hand is dealt of the deck"
    tick(page, "AP-44", "Played")
    assert "hands" not in page.draft.data["setup"], "who has played a card has it no longer"
    assert "AP-44" not in page.draft.data["setup"]["decks"]["allied"]
    played = page.draft.data["setup"]["played"]
    assert played[: played.index("AP-44") + 1] == [*setup["played"][:20], "AP-44"], "lists stay in order"
    tick(page, "AP-44", "Deck")
    assert page.draft.text() == before


def test_a_click_anywhere_beside_a_card_ticks_it_and_undo_takes_it_back(opened: Opener) -> None:
    page = opened("crusade", "columns")
    before = page.draft.text()
    row, at = cell_of(page, "Axis Military Aid", "Hand")
    assert page.cards is not None
    table = page.cards.table.table
    corner = table.visualRect(table.model().index(row, at)).topLeft()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=corner + QPoint(3, 3))
    assert page.draft.data["setup"]["deal"]["given"] == ["N1", "N2"]
    assert is_ticked(page, "Axis Military Aid", "Hand")
    QTest.mouseClick(found(page, "scenario-undo"), Qt.MouseButton.LeftButton)
    assert page.draft.text() == before
    assert not is_ticked(page, "Axis Military Aid", "Hand")


def test_what_is_in_force_was_played_and_cards_of_the_other_side_have_their_list(opened: Opener) -> None:
    page = opened("crusade", "decisive-phase")
    assert page.cards is not None
    setup = page.draft.data["setup"]
    page.tabs.setCurrentWidget(page.cards)
    choose(page, "cards-side", page.sides[1][1])
    page.cards.side.activated.emit(1)
    tick(page, "Largo Caballero's Government", "Played")
    assert "R2" not in page.draft.data["setup"]["played"]
    tick(page, "Largo Caballero's Government", "In force")
    assert page.draft.data["setup"]["lasting"] == ["N29", "R2"]
    assert sorted(page.draft.data["setup"]["played"]) == sorted(setup["played"])
    tick(page, "Largo Caballero's Government", "Played")
    assert page.draft.data["setup"]["lasting"] == ["N29"]


def test_events_are_dealt_to_the_side_that_draws_them(opened: Opener) -> None:
    page = opened("reich", "campaign-1941")
    tick(page, "Guderian", "Dealt")
    assert page.draft.data["events"]["deals"][1]["given"] == ["guderian"]
    assert "given" not in page.draft.data["events"]["deals"][0]
    assert page.draft.data["events"]["deals"][1]["side"] == "axis"


def test_a_fault_of_the_cards_leads_to_their_form(opened: Opener) -> None:
    page = opened("crusade", "columns")
    page.draft.set(("setup", "deal", "given"), ["N999"])
    page.check()
    item = page.faults.item(0)
    assert item is not None
    assert "N999" in item.text()
    page._on_fault(item)
    assert page.tabs.currentWidget() is page.cards


def test_cards_are_only_offered_where_set_ups_have_some(opened: Opener) -> None:
    assert opened("battles", "pindoque").cards is None
    assert opened("arriba", "civil-war").cards is None


# -- arrivals ------------------------------------------------------------------------------------------
def tick_in(page: ScenarioPage, table: TickTable, name: str) -> None:
    table.search.clear()
    QTest.keyClicks(table.search, name)
    row = next(row for row in range(table.table.rowCount()) if not table.table.isRowHidden(row))
    table.table.setFocus()
    table.table.setCurrentCell(row, 1)
    QTest.keyClick(table.table, Qt.Key.Key_Space)


def test_a_group_that_comes_later_is_made_of_lists(opened: Opener) -> None:
    page = opened("battles", "brunete")
    form = page.arrivals
    assert form is not None
    page.tabs.setCurrentWidget(form)
    before = page.draft.text()
    told = [form.groups.item(row).text() for row in range(form.groups.count())]
    assert [each for each in told if "12I/45" in each and "Valdemorillo" in each and "July 11/12" in each]
    QTest.mouseClick(form.add, Qt.MouseButton.LeftButton)
    assert page.check() != [], "a group comes by some place"
    page.tabs.setCurrentWidget(page.words)
    fault = page.faults.item(0)
    assert fault is not None
    page._on_fault(fault)
    assert page.tabs.currentWidget() is form
    assert form._chosen == "ARRIVAL-1"
    tick_in(page, form.units, "12I/45")
    form.lists.setCurrentWidget(form.places)
    tick_in(page, form.places, "Valdemorillo")
    choose(page, "arrivals-turn", form.turn.itemText(5))
    group = page.draft.data["placements"]["ARRIVAL-1"]
    assert group == {"units": ["BR-12I.45"], "turn": 6, "hexes": ["1501"]}
    assert "BR-12I.45" not in page.draft.data["placements"]["B-R-45"]["units"]
    assert page.check() == []
    while page.draft.can_undo:
        QTest.mouseClick(found(page, "scenario-undo"), Qt.MouseButton.LeftButton)
    assert page.draft.text() == before


def test_a_group_is_taken_out_with_all_that_names_its_units(opened: Opener) -> None:
    page = opened("battles", "brunete")
    form = page.arrivals
    assert form is not None
    page.tabs.setCurrentWidget(form)
    form.groups.setCurrentRow(8)
    keys = [group.key for group in form._groups]
    QTest.mouseClick(form.take, Qt.MouseButton.LeftButton)
    assert keys[8] not in page.draft.data["placements"]
    assert form.groups.count() == len(keys) - 1


def test_arrivals_are_only_asked_for_where_set_ups_have_some(opened: Opener) -> None:
    assert opened("crusade", "columns").arrivals is None
