"""16.1 Sieges (without the assault), 16.2 Isolated Spaces."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.map import control, isolation, sieges
from desktop.games.crusade.rules.supply.attrition import Attrition
from desktop.games.crusade.rules.supply.supply import in_supply, supply_state
from desktop.games.crusade.rules.turn.end_of_turn import EndOfTurn
from desktop.games.crusade.state import events as ev
from tests.games.crusade.position import NAT, REP, begin, operations, state_of
from tests.games.crusade.test_13_supply import all_to


# -- sieges --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.1.1", says="Simancas")
@pytest.mark.rule("crusade", "16.1.4", says="Resistance is 1")
@pytest.mark.rule("crusade", "16.1")
def test_16_1_1_three_sieges() -> None:
    state = state_of()
    assert state.sieges == {"alcazar": 3, "santa_maria": 2, "simancas": 1}
    assert sieges.siege_at(state, "toledo") == "alcazar"
    assert sieges.siege_at(state, "pto_de_valderrepiso") == "santa_maria"
    assert sieges.siege_at(state, "gijon") == "simancas"
    assert sieges.siege_at(state, "madrid") == ""


@pytest.mark.rule("crusade", "16.1.2", says="Is Republican in every way")
@pytest.mark.rule("crusade", "16.1.1", says="Simancas")
def test_16_1_2_the_space_is_republican_in_every_way() -> None:
    state = state_of(units={})
    assert in_supply(state, REP, "toledo")
    assert state.control["toledo"] == REP


@pytest.mark.rule("crusade", "16.1.3", says="When a supplied Nationalist unit")
@pytest.mark.rule("crusade", "16.1.7", says="Liberation: RM")
@pytest.mark.rule("crusade", "10.1.9")
def test_16_1_3_a_supplied_unit_liberates_by_passing() -> None:
    units = {"talavera": ["NAT_AFR"], "sevilla": ["NAT_INF"]}
    place = operations(state_of(units=units, turn=2), NAT)
    vp, rm = place.state.vp, place.state.rm
    place.play("mark talavera move", "marked", "pick NAT_AFR_01", "to toledo", "to illescas")
    assert "alcazar" not in place.state.sieges
    assert (place.state.vp, place.state.rm) == (vp + 2, rm - 2), "Toledo and the Alcázar"
    assert [event.cause for event in place.of(ev.SiegeChanged)] == ["liberated"]  # type: ignore[attr-defined]


@pytest.mark.rule("crusade", "16.1.3")
@pytest.mark.rule("crusade", "13.4.2")
def test_16_1_3_an_oos_unit_takes_the_space_and_the_siege_waits() -> None:
    state = state_of(turn=3)
    control.take(state, "toledo", NAT, "move")
    assert state.sieges["alcazar"] == 3
    rm = state.rm
    control.take(state, "talavera", NAT, "move")
    assert "alcazar" not in state.sieges, "as soon as the space traces supply"
    assert state.rm == rm - 1


@pytest.mark.rule("crusade", "16.1.3", says="When a supplied Nationalist unit")
@pytest.mark.rule("crusade", "13.3.6")
def test_16_1_3_liberated_by_attrition_even_out_of_supply() -> None:
    around = all_to(NAT, "almaden", "andujar", "ciudad_real", "montoro", "pozoblanco")
    state = state_of(units={}, control=around, turn=4)
    rm = state.rm
    begin(state, Attrition(side=REP))
    assert state.control["pto_de_valderrepiso"] == NAT
    assert "santa_maria" not in state.sieges
    assert state.rm == rm - 1


@pytest.mark.rule("crusade", "16.1.7", says="Liberation: RM")
@pytest.mark.rule("crusade", "16.3.3", says="Nationalists take a capital")
def test_16_1_7_only_the_alcazar_gives_vp() -> None:
    state = state_of(turn=3)
    vp, rm = state.vp, state.rm
    control.take(state, "pto_de_pajares", NAT, "move")
    control.take(state, "pto_de_la_espina", NAT, "move")
    control.take(state, "gijon", NAT, "move")
    assert "simancas" not in state.sieges
    assert (state.vp, state.rm) == (vp, rm - 1)


@pytest.mark.rule("crusade", "16.1.7", says="can never be liberated")
@pytest.mark.rule("crusade", "16.1.5")
def test_16_1_5_surrender_is_worth_nothing_and_final() -> None:
    state = state_of(turn=3, sieges={"alcazar": 1})
    vp, rm = state.vp, state.rm
    sieges.weaken(state, "alcazar", "assault")
    assert state.sieges == {}
    assert (state.vp, state.rm) == (vp, rm)
    control.take(state, "talavera", NAT, "move")
    control.take(state, "toledo", NAT, "move")
    assert (state.vp, state.rm) == (vp + 1, rm - 1), "Toledo alone"


@pytest.mark.rule("crusade", "16.1.6", says="From Turn 6 on")
@pytest.mark.rule("crusade", "6.0")
def test_16_1_6_sieges_starve_from_turn_6_on() -> None:
    state = state_of(turn=5)
    sieges.starve(state)
    assert state.sieges == {"alcazar": 3, "santa_maria": 2, "simancas": 1}
    state = state_of(turn=6, isolated=[])
    begin(state, EndOfTurn(step="sieges"))
    assert state.sieges == {"alcazar": 2, "santa_maria": 1}


# -- Isolated Spaces -----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.2.3", says="They may be activated")
@pytest.mark.rule("crusade", "16.2")
@pytest.mark.rule("crusade", "16.2.1")
def test_16_2_3_the_group_is_supplied_and_moves_but_does_not_attack() -> None:
    units = {"granada": ["NAT_INF"], "guadix": ["NAT_POL"], "jaen": ["REP_MIL"], "baza": ["REP_MIL"]}
    place = operations(state_of(units=units), NAT)
    assert supply_state(place.state, "guadix") == "isolated"
    assert place.offers("mark granada move")
    assert place.offers("mark guadix move")
    assert not place.offers("mark guadix attack")
    place.play("mark granada move", "marked")
    assert place.offers("build NAT_INF_01")


@pytest.mark.rule("crusade", "16.2.3", says="Nationalist units there")
@pytest.mark.rule("crusade", "13.3.6")
def test_16_2_3_attrition_spares_the_group() -> None:
    units = {"granada": ["NAT_INF"], "guadix": ["NAT_POL"]}
    state = state_of(units=units, control={"motril": NAT}, turn=3)
    begin(state, Attrition(side=NAT))
    assert state.place_of("NAT_POL_01") == "guadix"
    assert state.control["motril"] == NAT


@pytest.mark.rule("crusade", "16.2.2")
def test_16_2_2_the_marker_goes_when_a_normal_supply_line_is_traced() -> None:
    state = state_of(turn=3)
    control.take(state, "antequera", NAT, "move")
    assert state.isolated == ["oviedo"]
    assert supply_state(state, "granada") == "normal"
    control.take(state, "antequera", REP, "move")
    assert state.isolated == ["oviedo"], "it never comes back"
    assert not in_supply(state, NAT, "granada")


@pytest.mark.rule("crusade", "16.2.5", says="If the Republicans take")
@pytest.mark.rule("crusade", "16.2.2")
def test_16_2_5_the_republicans_take_oviedo_while_isolated() -> None:
    state = state_of(turn=3)
    vp, rm = state.vp, state.rm
    control.take(state, "oviedo", REP, "advance")
    assert (state.vp, state.rm) == (vp - 2, rm + 1)
    assert state.isolated == ["granada"]
    control.take(state, "granada", REP, "advance")
    assert (state.vp, state.rm) == (vp - 3, rm + 2), "nothing extra for Granada"
    late = state_of(turn=3, isolated=["granada"])
    vp = late.vp
    control.take(late, "oviedo", REP, "advance")
    assert late.vp == vp - 1, "nothing extra once relieved"


@pytest.mark.rule("crusade", "16.2.6", says="The markers go")
@pytest.mark.rule("crusade", "6.0")
def test_16_2_6_the_markers_go_at_the_end_of_turn_5() -> None:
    state = state_of(turn=4)
    isolation.end_by_time(state)
    assert state.isolated == ["granada", "oviedo"]
    state.turn = 5
    isolation.end_by_time(state)
    assert state.isolated == []
    assert not in_supply(state, NAT, "oviedo")
    assert supply_state(state, "granada") == "none"
    state.turn = 6
    vp = state.vp
    begin(state, Attrition(side=NAT), checked=False)
    assert state.control["oviedo"] == state.control["granada"] == REP
    assert state.vp == vp - 2, "no extra VP"
    assert not state.at("granada")


@pytest.mark.rule("crusade", "16.2.4.1", says="None")
@pytest.mark.rule("crusade", "8.5.2.3", says="Not into an Isolated group")
def test_16_2_4_1_no_reinforcements_in_the_group() -> None:
    from desktop.games.crusade.rules.reinforcement.placement import may_enter

    state = state_of()
    assert not may_enter(state, "NAT_INF_20", "granada")
    assert may_enter(state, "NAT_INF_20", "sevilla")


@pytest.mark.rule("crusade", "16.2.3")
def test_16_2_3_which_group_a_space_lives_from() -> None:
    state = state_of(control=all_to(NAT, "guadix", "motril"))
    assert isolation.group_of(state, "guadix") == isolation.group_of(state, "granada") == "granada"
    assert isolation.group_of(state, "oviedo") == "oviedo"
    assert isolation.group_of(state, "sevilla") == ""


@pytest.mark.rule("crusade", "18.2.3", says="The connection Oviedo")
def test_18_2_3_the_corridor_of_grado() -> None:
    state = state_of(turn=3, options={"corridor_of_grado": "on"})
    control.take(state, "pto_de_leitariegos", NAT, "move")
    assert state.isolated == ["granada"], "Oviedo is relieved"
    assert in_supply(state, NAT, "oviedo")
    control.take(state, "pto_de_leitariegos", REP, "move")
    control.take(state, "pto_de_leitariegos", NAT, "move")
    assert not in_supply(state, NAT, "oviedo"), "closed for good"
    early = state_of(turn=2, options={"corridor_of_grado": "on"})
    control.take(early, "pto_de_leitariegos", NAT, "move")
    assert early.isolated == ["granada", "oviedo"]
    early.turn = 3
    control.review(early)
    assert early.isolated == ["granada"]
    off = state_of(turn=3)
    control.take(off, "pto_de_leitariegos", NAT, "move")
    assert "oviedo" in off.isolated


@pytest.mark.rule("crusade", "16.1.5")
def test_16_1_5_nobody_storms_a_siege_that_is_over() -> None:
    state = state_of("columns", units={"toledo": ["REP_MIL"], "sevilla": ["NAT_INF"]}, turn=3)
    state.change_siege("alcazar", 0, "surrendered")
    place = operations(state, REP, 1).play("mark toledo attack", "marked")
    assert place.decision is None, "nothing is left to attack"
