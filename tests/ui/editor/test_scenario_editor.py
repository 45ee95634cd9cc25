"""A scenario made through the window: begun, counters carried, words written, tried, kept, played, shared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.commands_cli.validate import faults_of_file
from desktop.data.headline import Headline
from desktop.data.places import HOME
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.scenarios.draft import forget_scenarios, own_folder
from desktop.ui.app import dress
from desktop.ui.editor.new_scenario import POSITION, NewScenarioDialog
from desktop.ui.editor.order_of_battle import Waiting
from desktop.ui.editor.own_scenarios import OwnScenarios
from desktop.ui.editor.scenario_page import ScenarioPage
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv(HOME, str(tmp_path / "own"))
    forget_scenarios("crusade")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat), tmp_path / "data")
    settings.theme, settings.animation, settings.handover = "light", 0, "never"
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show()
    qtbot.waitExposed(window)
    yield window
    if window.orders.scenarios.page is not None:
        window.orders.scenarios._end()
    window.close()


@pytest.fixture
def own(window: MainWindow) -> OwnScenarios:
    window.orders.scenarios.begin("crusade", "columns", "My own war")
    return window.orders.scenarios


@pytest.fixture
def page(own: OwnScenarios) -> ScenarioPage:
    assert own.page is not None
    QTest.qWait(20)
    return own.page


def spot(page: ScenarioPage, space: str) -> QPoint:
    board = page.board.map
    board.locate([space], [])
    assert board.scene.ground is not None
    return board.view.mapFromScene(QPointF(*board.scene.ground.spaces[space].center))


def press(page: ScenarioPage, name: str) -> None:
    button = page.findChild(QWidget, f"scenario-{name}")
    assert button is not None
    QTest.mouseClick(button, LEFT)


def bring(page: ScenarioPage, name: str, space: str) -> None:
    """Carry a unit from the order of battle onto the map, by the mouse."""
    carry = page.board.order.list
    page.board.order.search.setText(name)
    item = carry.item(0)
    assert item is not None
    start = carry.visualItemRect(item).center()
    end = carry.viewport().mapFromGlobal(page.board.map.view.viewport().mapToGlobal(spot(page, space)))
    QTest.mousePress(carry.viewport(), LEFT, pos=start)
    QTest.mouseMove(carry.viewport(), start + QPoint(-30, 0))
    QTest.mouseMove(carry.viewport(), end)
    QTest.mouseRelease(carry.viewport(), LEFT, pos=end)


def test_a_new_one_is_asked_for_on_the_start_page(window: MainWindow) -> None:
    window.start.play.draw_all()
    button = window.start.findChild(QPushButton, "new-scenario-crusade")
    assert button is not None
    button.click()
    dialog = window.findChild(NewScenarioDialog)
    assert dialog is not None
    assert dialog.game.currentData() == "crusade"
    assert dialog.focusWidget() is dialog.name
    QTest.keyClicks(dialog.focusWidget(), "From the dialog")  # over the name that is offered
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    page = window.orders.scenarios.page
    assert page is not None
    assert page.draft.title == "From the dialog"
    assert window.shows(page)


def test_counters_are_carried_onto_the_map_and_refusals_are_told_there(page: ScenarioPage) -> None:
    before = list(page.draft.data["setup"]["units"]["nationalist"].get("caceres", []))
    bring(page, "INF", "caceres")
    assert page.draft.data["setup"]["units"]["nationalist"]["caceres"] == [*before, "NAT_INF"]
    assert page.check() == []
    bring(page, "INF", "madrid")
    assert "NAT_INF" not in str(page.draft.data["setup"]["units"]["nationalist"].get("madrid"))
    assert page.board.map.refusal_note.isVisible()
    press(page, "undo")
    assert page.draft.data["setup"]["units"]["nationalist"]["caceres"] == before


@pytest.mark.parametrize(("game", "scenario"), [("battles", "pindoque"), ("arriba", "civil-war")])
def test_units_that_wait_are_seen_also_where_the_scenario_does_not_use_them(
    window: MainWindow, game: str, scenario: str
) -> None:
    window.orders.scenarios.begin(game, scenario, "My own war")
    page = window.orders.scenarios.page
    assert page is not None
    units = page.board.order.list
    assert units.count()
    assert not [units.item(row).text() for row in range(units.count()) if units.item(row).icon().isNull()]


def test_a_list_with_no_units_left_says_so(window: MainWindow) -> None:
    window.orders.scenarios.begin("reich", "campaign-1941", "My own war")
    page = window.orders.scenarios.page
    assert page is not None
    assert page.board.order.nothing.isVisible()
    page.board.order.show_waiting([Waiting("x", "X", "Axis")])
    assert not page.board.order.nothing.isVisible()


def test_a_counter_is_carried_from_place_to_place_and_off_the_map(page: ScenarioPage) -> None:
    piece = page.board.map.scene.stacks["leon"][0]
    page.board.map.dropped.emit([piece], "lugo")
    units = page.draft.data["setup"]["units"]["nationalist"]
    assert "leon" not in units
    assert units["lugo"] == ["NAT_MIL", "NAT_INF"]
    port = page.board.map.view.viewport()
    at = spot(page, "caceres")
    QTest.mousePress(port, LEFT, pos=at)
    for point in (at + QPoint(20, 20), QPoint(port.width() + 200, 200)):
        QTest.mouseMove(port, point)
    QTest.mouseRelease(port, LEFT, pos=QPoint(port.width() + 200, 200))
    assert "caceres" not in page.draft.data["setup"]["units"]["nationalist"]


def test_control_is_given_by_clicks(page: ScenarioPage) -> None:
    page.control.setCurrentIndex(page.control.findData("nationalist"))
    page.control.activated.emit(page.control.currentIndex())
    empty = next(name for name in ("motril", "almeria", "cuenca") if not page.board.map.scene.stacks.get(name))
    QTest.mouseClick(page.board.map.view.viewport(), LEFT, pos=spot(page, empty))
    assert page.draft.data["setup"]["control"]["nationalist"] == [empty]


def test_words_and_figures_are_written_and_faults_lead_to_their_place(page: ScenarioPage, qtbot: QtBot) -> None:
    page.words.title.setFocus()
    page.words.title.selectAll()
    QTest.keyClicks(page.words.title, "Another war")
    assert page.draft.title == "Another war"
    page.words.hints.setPlainText("Only one hint.")
    [fault] = page.check()
    assert "briefing.hints" in fault.reason or "hints" in fault.reason
    page._on_fault(page.faults.item(0))
    assert page.tabs.currentWidget() is page.words
    page.draft.undo()
    page.figures.value_set.emit(("last_turn",), 99)
    assert page.check()
    page._on_fault(page.faults.item(0))
    assert page.tabs.currentWidget() is page.figures
    assert page.figures.place() == ("last_turn",)
    item = page.figures.tree.currentItem()
    assert item is not None
    item.setText(1, "6")
    qtbot.waitUntil(lambda: page.draft.data["last_turn"] == 6)
    assert page.check() == []
    item = page.figures.tree.currentItem()
    assert item is not None
    item.setText(1, "six")
    qtbot.waitUntil(lambda: page.faults.count() == 1)
    assert page.draft.data["last_turn"] == 6
    assert "six" in page.faults.item(0).text()


def test_a_key_typed_into_words_does_not_lay_the_map_anew(page: ScenarioPage, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    monkeypatch.setattr(type(page.draft), "begun", lambda draft: begun.append(1))
    QTest.keyClicks(page.words.title, "abc")
    assert page.title.text().endswith("abc")
    assert not begun


def test_it_is_tried_and_everything_is_as_it_was(window: MainWindow, own: OwnScenarios, page: ScenarioPage) -> None:
    page.words.title.setText("Tried")
    page.words.title.textEdited.emit("Tried")
    before, tab = page.draft.data, page.tabs.currentIndex()
    press(page, "try")
    assert window.trying
    assert window.at_table
    assert window.controller.match.decision is not None
    window.controller.play(str(window.controller.match.decision.actions[0]))
    own.back()
    assert window.shows(page)
    assert page.draft.data is before
    assert page.tabs.currentIndex() == tab
    assert page.draft.can_undo


def test_it_is_kept_listed_played_printed_and_shared(
    window: MainWindow, own: OwnScenarios, page: ScenarioPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(page, "INF", "caceres")
    press(page, "keep")
    kept = own_folder("crusade") / "my-own-war.yaml"
    assert faults_of_file(kept) == []
    assert Match.new("crusade", "my-own-war").decision is not None
    printed: list[tuple[str, str]] = []
    monkeypatch.setattr(window.exports, "print_setup", lambda *asked: printed.append(asked))
    press(page, "print")
    assert printed == [("crusade", "my-own-war")]
    press(page, "close")
    assert own.page is None
    window.start.play.draw_all()
    row = next(row for row in window.start.play.cards if row.info.id == "my-own-war")
    assert row.findChild(QWidget, "own-my-own-war") is not None
    shared = tmp_path / "shared.yaml"
    own.write(kept, str(shared))
    monkeypatch.setenv(HOME, str(tmp_path / "friend"))
    forget_scenarios("crusade")
    own.take_in(str(shared))
    assert (own_folder("crusade") / "my-own-war.yaml").read_bytes() == kept.read_bytes()
    told: list[str] = []
    monkeypatch.setattr(window.files, "say", lambda title, words: told.append(words))
    shared.write_bytes(b"[" * 10_000)
    own.take_in(str(shared))
    assert len(told) == 1
    assert "\n" not in told[0]
    own.order("change", "crusade", "my-own-war")
    assert own.page is not None
    assert own.page.draft.is_kept


def test_what_is_not_kept_is_asked_about(window: MainWindow, own: OwnScenarios, page: ScenarioPage) -> None:
    press(page, "close")
    assert own.page is page
    assert page.leaving.isVisible()
    assert not window.close()
    press(page, "lose")
    assert own.page is None


def test_a_figure_that_is_being_typed_when_the_window_closes_is_asked_about(
    window: MainWindow, own: OwnScenarios, page: ScenarioPage
) -> None:
    page.tabs.setCurrentWidget(page.figures)
    assert own.keep()
    tree = page.figures.tree
    item = tree.findItems("last turn", Qt.MatchFlag.MatchExactly)[0]
    tree.setCurrentItem(item, 1)
    tree.editItem(item, 1)
    line = tree.viewport().findChild(QLineEdit)
    assert line is not None
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "3")
    assert not window.close()
    assert page.draft.data["last_turn"] == 3
    assert page.leaving.isVisible()


@pytest.mark.parametrize("game_id", ["reich", "battles", "illusions", "arriba"])
def test_every_game_has_its_page(window: MainWindow, game_id: str) -> None:
    own = window.orders.scenarios
    own.begin(game_id, "", "Empty")
    assert own.page is not None
    own.page.check()
    assert (own.page.tabs.indexOf(own.page.options) == 2) == (own.page.draft.arranger is not None)
    own._end()


def test_a_position_of_the_table_is_laid_out_and_its_readings_can_be_offered_again(window: MainWindow) -> None:
    match = Match.new("crusade", "columns", {"corps_price": "card"}, seed=3)
    player = make_player("random", match.definition, match.world, 7)
    for _ in range(80):
        assert match.decision is not None
        match.play(player.choose(match.state, match.decision))
    while not _may_be_changed(match):
        match.play(player.choose(match.state, match.decision))
    window.begin(match, Headline())
    window.orders.scenarios.begin("crusade", POSITION, "From here")
    page = window.orders.scenarios.page
    assert page is not None
    assert page.match is not None
    assert page.match.state.units == match.state.units
    assert "readings" in page.faults.item(0).text()
    assert page.draft.faults() == []
    page.tabs.setCurrentWidget(page.options)
    fixed = page.options.fixed["corps_price"]
    assert fixed.isChecked()
    fixed.click()
    assert {"ruling": "corps_price", "default": "card"} in page.draft.data["options"]
    page.tabs.setCurrentWidget(page.figures)
    page.figures.value_set.emit(("position", "turn"), 4)
    assert page.match.state.turn == 4
    line = page.findChild(QLineEdit, "scenario-by-hand")
    assert line is not None
    line.setText("vp 12")
    line.returnPressed.emit()
    assert page.match.state.vp == 12


def _may_be_changed(match: Match) -> bool:
    """Whether it stands between two actions."""
    assert match.definition.edits is not None
    try:
        match.definition.edits(match.copy_of_state(), "vp 12")
    except ValueError:
        return False
    return True
