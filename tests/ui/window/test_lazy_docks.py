"""Panels are made when they are first seen, and then show what is on the table."""

from __future__ import annotations

from importlib import import_module

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.panel import panel_title
from desktop.ui.panels.specs import PANELS, SPECS, PanelSpec
from desktop.views.table import TableView


def test_only_panels_in_front_are_made(table: MainWindow) -> None:
    assert {"decision", "log"} <= set(table.docks.made)
    assert {"rules", "charts", "dice", "tracks"}.isdisjoint(table.docks.made)


def test_the_key_of_a_dock_makes_its_panel_with_its_content(table: MainWindow) -> None:
    QTest.keyClick(table, Qt.Key.Key_7, Qt.KeyboardModifier.ControlModifier)
    assert list(PANELS)[6] in table.docks.made
    assert table.docks.made[list(PANELS)[6]].isVisible()


def test_a_panel_shown_by_its_action_is_up_to_date(table: MainWindow) -> None:
    brought = {action.text(): action for action in table.docks.actions()}
    brought[panel_title("charts")].trigger()
    QTest.qWait(5)
    assert table.docks.made["charts"].isVisible()
    brought[panel_title("rules")].trigger()
    rules = table.docks.made["rules"]
    assert rules._rules == table.controller.presenter.rules()
    assert rules.side_name("red") == dict(table.controller.presenter.seats())["red"]


def test_a_click_on_a_tab_makes_the_panel_behind_it(table: MainWindow) -> None:
    bars = table.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    bar, index = next((b, i) for b in bars for i in range(b.count()) if b.tabToolTip(i) == panel_title("tracks"))
    assert "tracks" not in table.docks.made
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, bar.tabRect(index).center())
    assert table.docks.made["tracks"].isVisible()


def test_a_panel_behind_another_catches_up_when_it_comes_to_the_front(table: MainWindow) -> None:
    table.docks["tracks"].raise_()
    log, scribe = table.docks.made["log"], table.controller.scribe
    before = scribe.lines()
    while scribe.lines() == before:
        table.controller.play(str(table.controller.match.decision.actions[0]))
    assert log.lines() == before
    table.docks["log"].raise_()
    assert log.lines() == scribe.lines()


def test_a_layout_that_is_restored_makes_what_it_shows(table: MainWindow, settings, qtbot) -> None:
    table.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, table.docks["rules"])
    table.docks.reveal("rules")
    table.docks["units"].raise_()
    table.close()
    again = MainWindow(settings)
    qtbot.addWidget(again)
    again.resize(1280, 800)
    again.show()
    again.begin(Match.new("tiny", "meeting", seed=1))
    assert {"rules", "units"} <= set(again.docks.made)
    assert "charts" not in again.docks.made
    QTest.keyClick(again.page.map.view, Qt.Key.Key_Tab)
    QTest.keyClick(again.page.map.view, Qt.Key.Key_Tab)
    assert again.docks.made["rules"].isVisible()
    again.close()


@pytest.mark.parametrize("name", list(PANELS))
def test_every_panel_can_be_made_and_has_a_title(table: MainWindow, name: str) -> None:
    panel = getattr(table.docks, name)
    assert panel.panel_id == name
    assert panel.title == PANELS[name].title


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_a_record_names_what_is_there(spec: PanelSpec) -> None:
    module, _, kind = spec.factory.partition(":")
    widget = getattr(import_module(f"desktop.ui.panels.{module}"), kind)
    assert not spec.show or callable(getattr(widget, spec.show))
    assert not spec.field or spec.field in TableView.__struct_fields__
    assert spec.show or not (spec.field or spec.nothing)
    assert not spec.optional or spec.field


def test_no_two_docks_have_the_same_place() -> None:
    places = [spec.place for spec in SPECS]
    taken = [(place.group, place.order) for place in places]
    assert len(set(taken)) == len(taken)
    fronts = [place.group for place in places if place.front]
    assert len(set(fronts)) == len(fronts)


def test_the_panel_of_fights_is_made_in_an_idle_moment_unless_it_is_closed(table: MainWindow) -> None:
    closed = table.docks["combat"].toggleViewAction()
    closed.trigger()
    table._idle.timeout.emit()
    assert "combat" not in table.docks.made
    closed.trigger()
    table.docks["log"].raise_()
    assert table._idle.isActive()  # it waits for the board
    table.docks.made.pop("combat", None)
    table._idle.timeout.emit()
    assert "combat" in table.docks.made
