"""Arriba España in the window, by real mouse: units between groups, groups into cities and areas, attacks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.data.position import FrameSpec, PositionSpec
from desktop.engine.chance import Chance
from desktop.engine.definition import game
from desktop.engine.log import Setup
from desktop.engine.match import Match
from desktop.engine.plain import to_plain
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.text import TextLabel
from tests.ui.table import carry_piece, opened, played

UNITS = {
    "g1": "madrid/madrid: 2 popular_army",
    "r1": "segovia/segovia: 2 nationalist",
    "r2": "madrid: 2 nationalist",
}


def _match(phase: str, side: str, units: Mapping[str, str] = UNITS, **tracks: object) -> Match:
    spec = PositionSpec(units=dict(units), tracks=tracks, frame=FrameSpec(name=phase, fields={"side": side}))
    definition = game("arriba")
    world = definition.load_world("civil-war", {})
    state = definition.extra["position"](world, spec)
    state.chance = Chance(1)
    return Match(Setup("arriba", "civil-war", (), 1), definition, base=to_plain(state), world=world).begin()


@pytest.mark.rule("arriba", "7")
def test_a_unit_dragged_onto_open_ground_forms_a_group_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, _match("organization", "rebel")) as window:
        unit = window.controller.match.state.groups["r1"].members[-1]
        carry_piece(window, unit, "segovia")
        groups = window.controller.match.state.groups
        assert {key for key, group in groups.items() if group.area == "segovia"} > {"r1"}
        assert len(groups["r1"].members) == 1


@pytest.mark.rule("arriba", "8")
def test_a_group_dragged_to_an_area_moves(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, _match("movement", "rebel")) as window:
        unit = window.controller.match.state.groups["r1"].members[-1]
        carry_piece(window, unit, "avila")
        assert window.controller.match.state.groups["r1"].area == "avila"


def _told(window: MainWindow) -> list[str]:
    """All refusals from now on."""
    told: list[str] = []
    window.controller.refused.connect(lambda view: told.append(view.text))
    return told


@pytest.mark.rule("arriba", "8")
def test_a_group_dragged_onto_a_city_that_the_enemy_holds_stands_before_it(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, _match("movement", "rebel")) as window:
        told, state = _told(window), window.controller.match.state
        carry_piece(window, state.groups["r1"].members[-1], "city:madrid")
        moved = window.controller.match.state.groups["r1"]
        assert (moved.area, moved.city, told) == ("madrid", "", [])


@pytest.mark.rule("arriba", "8")
def test_a_group_dragged_onto_a_free_city_goes_in(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, _match("movement", "rebel")) as window:
        told, since = _told(window), window.controller.match.position
        carry_piece(window, window.controller.match.state.groups["r1"].members[-1], "city:avila")
        moved = window.controller.match.state.groups["r1"]
        assert (moved.area, moved.city, told) == ("avila", "avila", [])
        assert len(played(window, since)) == 3  # taken in hand, gone there, gone in
        window.controller.past.undo()
        assert window.controller.match.position == since  # one gesture


@pytest.mark.rule("arriba", "8")
@pytest.mark.parametrize("goal", ["city:madrid", "city:avila", "avila"])
def test_a_whole_group_carried_shows_no_refusal_when_it_has_arrived(qtbot: QtBot, tmp_path: Path, goal: str) -> None:
    with opened(qtbot, tmp_path, _match("movement", "rebel")) as window:
        told, members = _told(window), list(window.controller.match.state.groups["r1"].members)
        window.controller.pieces_dragged(members)
        window.controller.drop(members, goal)
        groups = window.controller.match.state.groups
        assert groups["r1"].area == goal.removeprefix("city:")
        assert groups["r1"].members == members
        assert told == []


@pytest.mark.rule("arriba", "8")
@pytest.mark.parametrize("goal", ["city:madrid", "city:avila", "avila"])
def test_a_whole_group_carried_with_shift_shows_no_refusal_over_its_goal(
    qtbot: QtBot, tmp_path: Path, goal: str
) -> None:
    units = UNITS | {"r1": "segovia/segovia: 3 nationalist"}
    with opened(qtbot, tmp_path, _match("movement", "rebel", units)) as window:
        told, group, over = _told(window), window.controller.match.state.groups["r1"], []
        window.controller.route_changed.connect(over.append)
        lifted: list[list[str]] = []
        window.page.map.drag_started.connect(lifted.append)
        carry_piece(window, group.members[-1], goal, Qt.KeyboardModifier.ShiftModifier)
        assert [set(members) for members in lifted] == [set(group.members)]
        assert (told, window.page.map.refusal_note.isVisible()) == ([], False)
        assert not [view.refusal for view in over if view is not None and goal in view.spaces and view.refusal]
        moved = window.controller.match.state.groups["r1"]
        assert (moved.area, moved.members) == (goal.removeprefix("city:"), group.members)


@pytest.mark.rule("arriba", "8")
def test_a_click_on_the_enemy_in_a_city_leads_there(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, _match("movement", "rebel")) as window:
        window.controller.play("move r1")
        enemy = window.controller.match.state.groups["g1"].members[-1]
        found = window.page.map.scene.choices_for("city:madrid", enemy)
        assert [choice.action for choice in found] == ["to madrid"]


@pytest.mark.rule("arriba", "9")
def test_a_group_dragged_onto_a_city_attacks_it(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, _match("combat", "rebel")) as window:
        since = window.controller.match.position
        unit = window.controller.match.state.groups["r2"].members[-1]
        carry_piece(window, unit, "city:madrid")
        assert played(window, since)[:1] == ["attack r2 g1"]


def _price(window: MainWindow, group: str, space: str) -> list[tuple[str, str]]:
    """What is told of a carried group over a place, before it is dropped."""
    shown: list[list[tuple[str, str]]] = []
    control = window.controller
    control.route_changed.connect(lambda view: shown.append([(i.text, i.cost) for i in view.items] if view else []))
    members = list(control.match.state.groups[group].members)
    control.pieces_dragged(members)
    control.drag_to(members, space)
    told = shown[-1]
    control.cancel_drag()
    return told


@pytest.mark.rule("arriba", "8")
def test_a_carried_group_tells_what_will_end_its_move(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, _match("movement", "rebel")) as window:
        assert _price(window, "r1", "city:madrid")[1:] == [("The enemy is there: it must stop", "")]
        assert _price(window, "r1", "city:avila")[1:] == [("Into Ávila: its move is over", "")]
        assert _price(window, "r1", "avila")[1:] == []


@pytest.mark.rule("arriba", "9")
@pytest.mark.parametrize(("ep", "cost"), [(1, "1 EP"), (0, "half strength")])
def test_a_group_carried_to_an_attack_tells_its_column_and_its_price(
    qtbot: QtBot, tmp_path: Path, ep: int, cost: str
) -> None:
    units = {**UNITS, "r2": "madrid: 2 nationalist division_1"}
    with opened(qtbot, tmp_path, _match("combat", "rebel", units, ep={"rebel": ep})) as window:
        column = "3:1" if ep else "1:1"
        assert _price(window, "r2", "city:madrid") == [(f"Attack, column {column}", ""), ("All-out attack", cost)]


def test_edit_mode_carries_a_unit_anywhere(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, _match("movement", "rebel")) as window:
        control = window.controller
        control.set_edit_mode(True)
        unit = control.match.state.groups["g1"].members[-1]
        carry_piece(window, unit, "city:barcelona")
        assert control.match.edited
        assert control.match.state.in_city["barcelona"] == control.match.state.pieces[unit].group


@pytest.mark.rule("arriba", "7")
def test_leaving_a_city_is_offered_but_lights_no_area(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, _match("organization", "rebel")) as window:
        view = window.controller.decision_view()
        assert view is not None
        leave = [choice for choice in view.choices if choice.action.startswith("leave")]
        assert [choice.action for choice in leave] == ["leave r1"]
        assert all(choice.quiet and choice.button for choice in leave)


def _labels(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(TextLabel) if label.isVisible())


@pytest.mark.rule("arriba", "5.3")
def test_politics_is_no_combat_and_its_die_is_seen(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, Match.new("arriba", "civil-war", seed=1)) as window:
        control, dock, card = window.controller, window.docks["combat"], window.page.map.result_card
        control.play("approach ussr")
        assert window.docks.tabs.name("combat") == "Politics"
        assert "Politics" in _labels(dock.titleBarWidget())
        QTest.qWait(5)
        words = _labels(window.docks.combat)
        assert "Approach to the Soviet Union" in words
        assert not any(word in words for word in ("Attack", "Defence", "Column"))
        control.play("roll")
        assert card.isVisible()
        assert "Soviet Union" in _labels(card)
        assert window.wiring.desk.strip.roll == card.roll
        QTest.qWait(5)
        assert window.docks.tabs.name("combat") == "Combat"
