"""9.0 Cards played for OPS, SR and RP, and Combat Cards: what the chapters on units leave open."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.movement import activation
from tests.games.illusions.combat import attacks, declare, fight, take_any_losses
from tests.games.illusions.position import AP, CP, action_round, in_round, operations, state_of


@pytest.mark.rule("illusions", "9.3", says="Points not used are lost")
@pytest.mark.rule("illusions", "11.1.1", says="unused OPS are lost")
def test_9_3_points_not_used_are_lost() -> None:
    place = action_round(state_of(units={"kiev": ["ru_i"]}, turn=2, hands={AP: ["AP-02"]}), AP)
    place.play("play AP-02 ops", "mark kiev move", "marked", "moved")
    assert place.decision is None
    assert not place.state.markers or place.state.active == AP
    assert "AP-02" in place.state.discards[AP]


@pytest.mark.rule("illusions", "9.5.1", says="As many SR points as the card has OPS")
@pytest.mark.parametrize("card", ["AP-02", "AP-01", "AP-03"])
def test_9_5_1_sr_points(card: str) -> None:
    state = state_of(units={"kiev": ["ru_inf"] * 3}, turn=2, hands={AP: [card]})
    place = action_round(state, AP).play(f"play {card} sr")
    assert place.decision is not None
    assert place.decision.progress == (0, state.world.ops[card])


@pytest.mark.rule("illusions", "9.7.3", says="They are allowed in turn 1")
def test_9_7_3_reinforcements_in_turn_1() -> None:
    assert action_round(state_of(turn=1, hands={AP: ["AP-02"]}), AP).offers("play AP-02 event")


@pytest.mark.rule("illusions", "9.8", says="In every combat of the round")
def test_9_8_in_every_combat_of_the_round() -> None:
    units = {"brest_litovsk": ["ru_ii", "ru_iii"]}
    place = attacks(
        units, {"lublin": ["ge_xi"], "siedlce": ["ge_xvii"]}, hands={AP: ["AP-03", "AP-09"]}, scenario="example-29"
    )
    take_any_losses(fight(declare(place, "lublin", ["ru_ii"]), [1, 1], cards=["AP-03"]))
    while place.frame in ("Retreat", "Advance"):
        place.play("halt" if place.offers("halt") else place.actions[0])
    declare(place, "siedlce", ["ru_iii"])
    place.play("attack")
    assert place.offers("card AP-09"), "a card that is left may be played in the next one"


@pytest.mark.rule("illusions", "10.1", says="Forts do not count")
def test_10_1_forts_do_not_count() -> None:
    units = {"lutsk": ["ru_i", "ru_ii"], "rovno": ["ru_iii"]}
    place = operations(state_of(units=units, turn=2), AP).play("mark rovno move", "marked", "pick ru_iii")
    assert place.state.has_fort("lutsk")
    assert "lutsk" in place.offered("to"), "a third unit beside the fort"


@pytest.mark.rule("illusions", "11.1", says="All combat units, HQs and heavy artillery move; uprisings do not")
@pytest.mark.rule("illusions", "18.1.1", says="Uprisings do not move")
def test_11_1_who_moves() -> None:
    units = {"krakow": ["ge_i", "hq_mackensen", "ge_heavy_art"], "moscow": ["ru_uprising"]}
    place = operations(state_of(units=units, turn=2), CP).play("mark krakow move", "marked", "pick ge_i")
    place.play("pick hq_mackensen", "pick ge_heavy_art_01", "to tarnow")
    assert place.at("hq_mackensen") == place.at("ge_heavy_art_01") == "tarnow"
    rebels = operations(state_of(units=units, turn=2), AP)
    assert not any("uprising" in mark for mark in rebels.offered("mark"))
    assert rebels.state.world.units["ru_uprising_01"].mf == 0


@pytest.mark.rule("illusions", "9.4.4", says="All markers first, then all movement, then all attacks")
@pytest.mark.rule("illusions", "11.1.1", says="All movement comes before any combat")
@pytest.mark.rule("illusions", "18.1.1", says="All movement before combat; marked units need not move")
def test_11_1_1_all_movement_before_any_combat() -> None:
    units = {"lutsk": ["ru_i"], "brody": ["ah_iii"], "moscow": ["ru_ii"]}
    place = operations(state_of(units=units, turn=8), AP)
    place.play("mark lutsk attack", "mark ru_ii move", "marked")
    assert place.frame == "Operations"
    assert not place.offered("target")
    place.play("moved")
    assert place.at("ru_ii") == "moscow"
    assert place.offered("target") == ["brody"]
    assert not place.offered("pick")


@pytest.mark.rule("illusions", "18.1.1", says="The cost is the number of its nations, or one with an HQ")
def test_18_1_1_what_a_stack_of_a_region_costs() -> None:
    state = in_round(state_of(units={"brandenburg": ["ge_i", "ah_iii", "hq_mackensen"]}, turn=2), CP)
    assert activation.cost(state, "brandenburg", ("ge_i", "ah_iii"), "move") == 2
    assert activation.cost(state, "brandenburg", ("ge_i", "ah_iii", "hq_mackensen"), "move") == 1


@pytest.mark.rule("illusions", "8.2", says="(a trench included)")
@pytest.mark.rule("illusions", "19.2", says="1 OPS of a card or of the action without a card")
@pytest.mark.rule("illusions", "19.2", says="A reduced LCU is enough")
@pytest.mark.rule("illusions", "19.2", says="All friendly units use it")
def test_19_2_one_point_and_a_reduced_corps() -> None:
    place = action_round(state_of(units={"minsk": ["ru_i-"]}, turn=2, hands={AP: []}), AP)
    place.play("one-ops", "mark minsk move", "marked", "build minsk")
    assert place.state.trenches["minsk"] == 1
    assert place.state.trench_side["minsk"] == AP, "of the side, not of the unit"


@pytest.mark.rule("illusions", "19.1", says="In fort spaces too, by defenders or by besiegers")
@pytest.mark.parametrize(("side", "unit"), [(AP, "ru_i"), (CP, "ah_iii")])
def test_19_1_forts_defenders_and_besiegers_dig(side: str, unit: str) -> None:
    state = state_of(units={"lutsk": [unit]}, control={"lutsk": AP, "brody": CP}, turn=2)
    place = operations(state, side).play("mark lutsk move", "marked", "build lutsk")
    assert place.state.trench_side["lutsk"] == side


@pytest.mark.rule("illusions", "20.2", says="it is destroyed for good")
@pytest.mark.rule("illusions", "20.0", says="They stand in a space until destroyed")
def test_20_0_a_fort_stands_until_it_is_destroyed() -> None:
    state = state_of(units={})
    assert state.has_fort("lutsk")
    state.begin_turn(5)
    assert state.has_fort("lutsk")
    state.destroy_fort("lutsk", "siege")
    state.begin_turn(6)
    assert not state.has_fort("lutsk")


@pytest.mark.rule("illusions", "20.3.5", says="Friendly units entering stop until there are enough")
def test_20_3_5_units_that_come_to_too_few_besiegers_stop() -> None:
    units = {"lutsk": ["ah_inf"], "brody": ["ah_inf", "ah_ii"]}
    place = operations(state_of(units=units, control={"brody": CP}, turn=2), CP).play("mark brody move", "marked")
    place.play("pick ah_ii", "to lutsk")
    assert not place.offered("to"), "it makes the siege and stops"
    assert place.state.sieges == {"lutsk": CP}
