"""Arriba España in the window, by real mouse: units between groups, groups into cities and areas, attacks."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.data.position import FrameSpec, PositionSpec
from desktop.engine.chance import Chance
from desktop.engine.definition import game
from desktop.engine.log import Setup
from desktop.engine.match import Match
from desktop.engine.plain import to_plain
from tests.ui.table import carry_piece, opened, played

UNITS = {
    "g1": "madrid/madrid: 2 popular_army",
    "r1": "segovia/segovia: 2 nationalist",
    "r2": "madrid: 2 nationalist",
}


def _match(phase: str, side: str) -> Match:
    spec = PositionSpec(units=UNITS, frame=FrameSpec(name=phase, fields={"side": side}))
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


@pytest.mark.rule("arriba", "9")
def test_a_group_dragged_onto_a_city_attacks_it(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, _match("combat", "rebel")) as window:
        since = window.controller.match.position
        unit = window.controller.match.state.groups["r2"].members[-1]
        carry_piece(window, unit, "city:madrid")
        assert played(window, since)[:1] == ["attack r2 g1"]


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
