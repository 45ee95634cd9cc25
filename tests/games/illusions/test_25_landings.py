"""25.1, 25.3, 25.4 Sea invasions: withdrawal under fire and the capture of a sea invasion space."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.illusions.rules.cards import play_options
from desktop.games.illusions.rules.redeployment import landings
from desktop.games.illusions.state import events as ev
from tests.games.illusions.position import AP, CP, Position, action_round, operations, state_of


def safe() -> dict[str, str]:
    return {"thermaikos_bay": "safe"}


def moving(units: dict[str, list[str]], mark: str, side: str = AP, turn: int = 6, **fields: Any) -> Position:
    place = operations(state_of(units=units, turn=turn, **fields), side, points=9)
    return place.play(f"mark {mark} move", "marked")


@pytest.mark.rule("illusions", "25.3.1", says="If a connected port is enemy-occupied")
@pytest.mark.rule("illusions", "25.3")
@pytest.mark.rule("illusions", "24.1")
def test_25_3_1_under_fire_each_unit_loses_a_step_and_a_marker_is_left() -> None:
    units = {"thermaikos_bay": ["br_xii", "fr_ao1"], "salonika": ["bu_1st"]}
    place = moving(units, "thermaikos_bay", landings=safe(), at_war={"bu": CP})
    place.play("pick br_xii", "pick fr_ao1", "to lemnos")
    state = place.state
    assert (place.at("br_xii"), place.at("fr_ao1")) == ("lemnos", "lemnos")
    assert state.units["br_xii"].reduced
    assert state.units["fr_ao1"].reduced
    assert state.landings == {"thermaikos_bay": "under_fire"}


@pytest.mark.rule("illusions", "25.3.1")
@pytest.mark.rule("illusions", "12.6.4")
def test_25_3_1_a_reduced_unit_is_destroyed_and_replaced_on_lemnos() -> None:
    units = {"thermaikos_bay": ["br_xii-"], "salonika": ["bu_1st"], "reserve": ["br_inf"]}
    place = moving(units, "thermaikos_bay", landings=safe(), at_war={"bu": CP}).play("pick br_xii", "to lemnos")
    assert place.at("br_xii") == "replaceable"
    assert place.at("br_inf_01") == "lemnos"
    units.pop("reserve")
    alone = moving(units, "thermaikos_bay", landings=safe(), at_war={"bu": CP}).play("pick br_xii", "to lemnos")
    assert alone.at("br_xii") == "eliminated"


@pytest.mark.rule("illusions", "25.3.2", says="Otherwise there is no loss")
@pytest.mark.rule("illusions", "25.3")
def test_25_3_2_a_safe_withdrawal_costs_nothing() -> None:
    place = moving({"thermaikos_bay": ["br_xii"]}, "thermaikos_bay", landings=safe()).play("pick br_xii", "to lemnos")
    assert not place.state.units["br_xii"].reduced
    assert place.state.landings == safe()
    two = {"strait_of_otranto": "safe"}
    units = {"strait_of_otranto": ["br_xii"], "durres": ["ah_iii"]}
    fired = moving(units, "strait_of_otranto", landings=two).play("pick br_xii", "to lemnos")
    assert fired.state.units["br_xii"].reduced, "one of two ports is enough"


@pytest.mark.rule("illusions", "25.3.1")
@pytest.mark.rule("illusions", "25.4")
def test_25_4_the_marker_goes_when_allied_units_return() -> None:
    state: dict[str, Any] = {"landings": {"thermaikos_bay": "under_fire"}}
    place = moving({"lemnos": ["br_xii"]}, "br_xii", **state).play("pick br_xii", "to thermaikos_bay")
    assert place.state.landings == safe()


@pytest.mark.rule("illusions", "25.2.4", says="Markers removed are out of the game")
@pytest.mark.rule("illusions", "25.4")
def test_25_4_a_safe_landing_captured_gives_the_central_powers_a_point() -> None:
    units = {"salonika": ["bu_1st"]}
    place = moving(units, "salonika", CP, landings=safe(), at_war={"bu": CP}).play("pick bu_1st", "to thermaikos_bay")
    state = place.state
    assert place.at("bu_1st") == "salonika", "back to the port at once"
    assert state.landings == {}
    assert place.of(ev.LandingRemoved)
    assert state.counts[landings.CAPTURED] == 1
    assert "thermaikos_bay" not in state.control


@pytest.mark.rule("illusions", "25.4", says="With a Withdrawal Under Fire marker both leave the game")
@pytest.mark.rule("illusions", "5.1.1")
def test_25_4_under_fire_it_gives_a_vp() -> None:
    fields: dict[str, Any] = {"landings": {"thermaikos_bay": "under_fire"}, "at_war": {"bu": CP}}
    place = moving({"salonika": ["bu_1st"]}, "salonika", CP, **fields).play("pick bu_1st", "to thermaikos_bay")
    before = state_of(units={"salonika": ["bu_1st"]}, **fields).vp
    assert place.state.vp == before + 1
    assert not place.state.counts.get(landings.CAPTURED)


@pytest.mark.rule("illusions", "25.4", says="Central units may enter a sea invasion space")
def test_25_4_not_while_an_allied_unit_is_there() -> None:
    units = {"salonika": ["bu_1st"], "thermaikos_bay": ["br_xii"]}
    place = moving(units, "salonika", CP, landings=safe(), at_war={"bu": CP}).play("pick bu_1st")
    assert "thermaikos_bay" not in place.offered("to")


@pytest.mark.rule("illusions", "25.1", says="Not in winter; one such card in a turn")
@pytest.mark.rule("illusions", "25.2.5")
@pytest.mark.rule("illusions", "25.2.1")
def test_25_1_cards_after_rule_britannia_one_a_turn_not_in_winter_nor_with_submarines() -> None:
    fields: dict[str, Any] = {"units": {}, "hands": {AP: ["AP-22", "AP-29"]}, "played": ["AP-14"]}
    fields["flags"] = {"sea_invasions": 1}
    place = action_round(state_of(turn=6, **fields))
    assert place.offers("play AP-22 event")
    assert action_round(state_of(turn=7, **fields)).refused("play AP-22 event") == "25.1"
    early = state_of(turn=6, **{**fields, "flags": {}, "played": []})
    assert not action_round(early).offers("play AP-22 event")
    boats = state_of(turn=6, **{**fields, "flags": {"sea_invasions": 1, "u_boats": 1}})
    assert not action_round(boats).offers("play AP-22 event")
    second = state_of(turn=6, **fields)
    second.take_action(AP, play_options.INVASION)
    refusal = play_options.why_not_event(second, AP, "AP-29")
    assert refusal is not None
    assert refusal.rule == "25.1"


@pytest.mark.rule("illusions", "25.2.1", says="There are three markers")
@pytest.mark.rule("illusions", "25.2.1", says="The card puts a Landing marker")
@pytest.mark.rule("illusions", "25.1")
@pytest.mark.rule("illusions", "25.2")
def test_25_2_1_the_card_places_the_marker_and_its_ops_may_sail() -> None:
    fields: dict[str, Any] = {"units": {}, "hands": {AP: ["AP-22"]}, "played": ["AP-14"]}
    place = action_round(state_of(turn=6, flags={"sea_invasions": 1}, **fields)).play("play AP-22 event")
    while place.offered("to"):
        place.play(f"to {place.offered('to')[0]}")
    assert place.state.landings == safe()
    assert place.state.landings_left == 2
    assert place.offers("mark br_xii move")
