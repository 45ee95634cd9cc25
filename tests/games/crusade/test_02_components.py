"""1.0, 2.0 Components: spaces, boxes, counters and markers, and where the state keeps each."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.map import control
from desktop.games.crusade.rules.supply.supply import supply_state
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.sides import NATIONALIST, SIDES
from tests.games.crusade.position import NAT, REP, action_round, in_round, operations, state_of, world_of


@pytest.mark.rule(
    "crusade", "1.0", says=("The **Nationalists** move first", "Soviet units and the International Brigades")
)
@pytest.mark.rule("crusade", "2.0")
@pytest.mark.rule("crusade", "7.1.1")
def test_1_0_the_nationalists_move_first() -> None:
    assert SIDES[0] == NATIONALIST
    world = world_of()
    assert {unit.nationality for unit in world.units.values() if unit.side == NAT} == {"nat", "axis"}
    assert {unit.nationality for unit in world.units.values() if unit.side == REP} == {"rep", "sov"}


@pytest.mark.rule("crusade", "2.1.1", says=("VP spaces", "Main Cities", "Province capitals"))
@pytest.mark.rule("crusade", "2.1")
def test_2_1_1_what_a_space_is_worth() -> None:
    spaces = world_of().spaces
    assert spaces["madrid"].main_city
    assert (spaces["madrid"].vp_value, spaces["madrid"].rm_value) == (3, 3)
    assert (spaces["sevilla"].vp_value, spaces["sevilla"].rm_value) == (2, 2)
    assert (spaces["lerida"].vp_value, spaces["lerida"].rm_value) == (1, 1)
    for space in spaces.values():
        if space.main_city:
            assert space.vp_value >= 2, space.id
        elif space.vp_space:
            assert (space.vp_value, space.rm_value) == (1, 1), space.id
        elif space.capital:
            assert (space.vp_value, space.rm_value) == (0, 1), space.id
        else:
            assert (space.vp_value, space.rm_value) == (0, 0), space.id
    assert spaces["somosierra"].terrain == "mountain"
    assert spaces["gijon"].region == "asturias"


@pytest.mark.rule("crusade", "2.1.3", says=("Each side has a Reserve Box", "wait in Africa"))
def test_2_1_3_boxes() -> None:
    state = state_of()
    (unit,) = state.in_box(NAT, "reserve")
    for box in ("eliminated", "removed", "pool"):
        state.put(unit, box, "test")
        assert unit in state.in_box(NAT, box)
        assert unit not in state.in_box(REP, box)
    assert len(state.in_box(NAT, "africa")) == 6


@pytest.mark.rule("crusade", "2.2.1", says="are printed in this order")
@pytest.mark.rule("crusade", "2.2")
@pytest.mark.rule("crusade", "2.6")
def test_2_2_1_counters() -> None:
    world = world_of()
    inf = world.units["NAT_INF_01"]
    assert (inf.cf, inf.lf, inf.mf, inf.reduced_cf) == (2, 1, 3, 1)
    assert inf.strength(reduced=True) == 1
    assert len(world.of_type["NAT_AFR"]) == 7
    assert world.units["NAT_AFR_01"].no_replacements
    assert all(not unit.corps or unit.lf >= 2 for unit in world.units.values())
    assert {"AFR", "INF", "MIL", "POL", "CAV"} <= {unit.label for unit in world.units.values()}


@pytest.mark.rule("crusade", "2.2.1", says="Most have two steps")
def test_2_2_1_a_unit_is_turned_over_and_back() -> None:
    state = state_of()
    state.lose_step("NAT_INF_01", "test")
    assert state.units["NAT_INF_01"].reduced
    state.regain_step("NAT_INF_01", "test")
    assert not state.units["NAT_INF_01"].reduced


@pytest.mark.rule("crusade", "2.2.2.1", says="Turn, VP, RM")
@pytest.mark.rule("crusade", "2.2.2.3", says="Reminders of events")
@pytest.mark.rule("crusade", "5.1.2")
def test_2_2_2_1_records_and_the_account_of_them() -> None:
    state = in_round(state_of(), NAT)
    state.score("card", vp=1, rm=-1, card="N31")
    assert (state.vp, state.rm) == (7, 25)
    entry = state.account[-1]
    assert (entry.turn, entry.round, entry.side, entry.cause, entry.args) == (1, 1, NAT, "card", {"card": "N31"})
    assert state.rp == {"nat": 0, "axis": 0, "rep": 0, "sov": 0}


@pytest.mark.rule("crusade", "2.2.2.2")
def test_2_2_2_2_special_records() -> None:
    state = state_of()
    state.change_government("negrin")
    state.take_strait(NAT)
    state.end_ammunition_shortage("linked")
    state.lose_badajoz_source()
    assert (state.government, state.strait, state.ammunition_shortage, state.badajoz_source) == (
        "negrin", NAT, False, False,
    )  # fmt: skip


@pytest.mark.rule("crusade", "2.2.2.4", says="whose effect lasts")
@pytest.mark.rule("crusade", "2.5")
def test_2_2_2_4_reminders_of_lasting_events() -> None:
    state = state_of()
    state.begin_lasting("N29", 8)
    assert state.lasting == {"N29": 8}
    state.end_lasting("N29")
    assert state.lasting == {}
    state.begin_turn_effect("rep_no_sea_sr")
    state.begin_turn(2)
    assert state.turn_effects == [], "over with the turn"


@pytest.mark.rule("crusade", "2.2.2.5")
def test_2_2_2_5_sieges_and_isolated_spaces() -> None:
    state = state_of()
    state.change_siege("alcazar", 2, "assault")
    state.change_siege("simancas", 0, "surrendered")
    assert state.sieges == {"alcazar": 2, "santa_maria": 2}
    state.end_isolation("oviedo", "supplied")
    assert state.isolated == ["granada"]


@pytest.mark.rule("crusade", "2.2.2.6", says="Six for each side")
@pytest.mark.rule("crusade", "4.1.1", says="six, numbered")
@pytest.mark.rule("crusade", "2.4")
@pytest.mark.rule("crusade", "4.1")
def test_2_2_2_6_six_action_markers_each() -> None:
    state = state_of()
    assert state.world.limits.rounds == 6
    assert state.actions == {NAT: [], REP: []}
    place = action_round(state_of(turn=2, hands={NAT: ["N5"]}), NAT).play("play N5 rp")
    assert place.state.actions == {NAT: ["rp"], REP: []}


@pytest.mark.rule("crusade", "2.2.2.7")
@pytest.mark.rule("crusade", "4.1.2")
def test_2_2_2_7_five_activation_markers_with_two_faces() -> None:
    place = operations(state_of(turn=2), NAT)
    assert place.state.world.limits.markers == 5
    assert {text.split()[1] for text in place.offered("mark")} == {"move", "attack"}


@pytest.mark.rule("crusade", "2.2.2.8", says="Show who controls")
@pytest.mark.rule("crusade", "3.0", says="every space starts under one side")
def test_2_2_2_8_control() -> None:
    state = in_round(state_of(), NAT)
    control.take(state, "barbastro", NAT, "move")
    assert state.control["barbastro"] == NAT
    assert ev.ControlChanged("barbastro", REP, NAT, "move") in state.events


@pytest.mark.rule("crusade", "2.2.2.9", says="Out of supply")
@pytest.mark.rule("crusade", "13.4")
def test_2_2_2_9_supply_states() -> None:
    state = state_of(control={"cuenca": NAT})
    assert supply_state(state, "zaragoza") == "normal"
    assert supply_state(state, "oviedo") == "isolated"
    assert supply_state(state, "cuenca") == "none"


@pytest.mark.rule("crusade", "2.2.2.10")
def test_2_2_2_10_works_and_build_modifiers() -> None:
    state = state_of()
    state.place_work("jaca", "position", "test")
    state.place_work("jaca", "trench", "test")
    assert state.works == {"jaca": "trench"}
    state.set_build_failures("huesca", 2)
    state.set_build_failures("huesca", 0)
    assert state.build_failures == {}


@pytest.mark.rule("crusade", "2.2.2.11")
def test_2_2_2_11_a_beach_head_is_an_open_space_with_a_port() -> None:
    state = state_of()
    head = "beachhead_mallorca"
    assert head not in state.control
    state.place_beach_head(head, "mallorca")
    space = state.world.spaces[head]
    assert (space.terrain, space.port, space.coast, state.control[head]) == ("open", True, "mediterranean", REP)
    state.remove_beach_head(head, "failed")
    assert head not in state.control


@pytest.mark.rule("crusade", "2.2.2.12", says="VP and RM of strategic")
@pytest.mark.rule("crusade", "8.5.5.4")
def test_2_2_2_12_bonus_markers() -> None:
    state = state_of()
    state.place_bonus("belchite", "R26")
    assert state.bonus_markers == {"belchite": "R26"}
    state.remove_bonus("belchite")
    assert state.bonus_markers == {}


@pytest.mark.rule("crusade", "2.2.2.13", says="Units that have retreated")
@pytest.mark.rule("crusade", "11.4.6")
def test_2_2_2_13_retreated_units_are_marked_until_the_round_ends() -> None:
    state = in_round(state_of(), NAT)
    state.note_retreated("REP_MIL_01")
    assert state.retreated == ["REP_MIL_01"]
    state.end_round()
    assert state.retreated == []
