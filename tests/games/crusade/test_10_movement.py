"""8.2, 9.0, 10.1 Activation, movement and stacking."""

from __future__ import annotations

import itertools

import pytest

from desktop.games.crusade.rules.map.stacking import Overstack, excess, overstacked, room
from desktop.games.crusade.rules.movement import movement
from desktop.games.crusade.state import events as ev
from tests.games.crusade.position import NAT, REP, Position, action_round, begin, in_round, operations, state_of

HUESCA = {"huesca": ["NAT_INF", "NAT_INF"]}


def moving(units: dict[str, list[str]], *marks: str, side: str = NAT, **fields: object) -> Position:
    """Operations in which these spaces are marked for movement."""
    place = operations(state_of(units=units, turn=2, **fields), side)  # type: ignore[arg-type]
    return place.play(*(f"mark {space} move" for space in marks), "marked")


# -- 8.2 activation ------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.2.1", says="As many spaces")
@pytest.mark.rule("crusade", "8.2")
def test_8_2_1_as_many_spaces_as_points() -> None:
    units = {"huesca": ["NAT_INF"], "zaragoza": ["NAT_INF"], "teruel": ["NAT_INF"]}
    place = operations(state_of(units=units), NAT, 2)
    place.play("mark huesca move", "mark zaragoza move")
    assert not place.offered("mark")
    assert place.refused("mark teruel move") == "8.2.1"
    place.play("unmark huesca", "mark teruel move", "marked")
    assert place.state.markers == {"zaragoza": "move", "teruel": "move"}


@pytest.mark.rule("crusade", "4.1.2", says="The five markers")
@pytest.mark.rule("crusade", "2.2.2.7", says="Five, used by")
@pytest.mark.rule("crusade", "8.2.1")
def test_4_1_2_there_are_five_markers() -> None:
    spaces = ["huesca", "zaragoza", "teruel", "burgos", "leon", "avila"]
    place = operations(state_of(units={space: ["NAT_INF"] for space in spaces}), NAT, 6)
    place.play(*(f"mark {space} move" for space in spaces[:5]))
    assert place.refused("mark avila move") == "8.2.1"


@pytest.mark.rule("crusade", "8.2.2", says="Only spaces that hold")
def test_8_2_2_only_spaces_with_own_units() -> None:
    place = operations(state_of(units={**HUESCA, "barbastro": ["REP_MIL"]}), NAT)
    assert place.refused("mark zaragoza move") == "8.2.2"
    assert place.refused("mark barbastro move") == "8.2.2"


@pytest.mark.rule("crusade", "8.2.3", says="never both")
def test_8_2_3_movement_or_combat_never_both() -> None:
    place = operations(state_of(units={**HUESCA, "barbastro": ["REP_MIL"]}), NAT)
    place.play("mark huesca attack")
    assert place.refused("mark huesca move") == "8.2.3"


@pytest.mark.rule("crusade", "8.2", says="Spaces are activated, then units move")
@pytest.mark.rule("crusade", "8.2.4", says="Comes next")
@pytest.mark.rule("crusade", "8.2.5", says="Comes after all movement")
@pytest.mark.rule("crusade", "8.2.3", says="All spaces are marked first")
@pytest.mark.rule("crusade", "11.1.3")
def test_8_2_5_attacks_come_after_all_movement() -> None:
    units = {**HUESCA, "zaragoza": ["NAT_CAV"], "barbastro": ["REP_MIL"]}
    place = operations(state_of(units=units), NAT)
    place.play("mark huesca attack", "mark zaragoza move", "marked")
    assert place.offered("pick") == ["NAT_CAV_01"], "first the stacks move"
    assert not place.offered("target")
    place.play("moved")
    assert place.offered("target") == ["barbastro"]


@pytest.mark.rule("crusade", "8.2.3", says="A space must be supplied")
@pytest.mark.rule("crusade", "13.3.1")
@pytest.mark.rule("crusade", "13.0")
def test_13_3_1_units_out_of_supply_are_not_activated() -> None:
    units = {"cuenca": ["NAT_INF"], "guadalajara": ["REP_MIL"], "huesca": ["NAT_INF"]}
    place = operations(state_of(units=units), NAT)
    assert place.refused("mark cuenca move") == "13.3.1"
    assert place.refused("mark cuenca attack") == "13.3.1"


@pytest.mark.rule("crusade", "8.2.3", says="A Move marker may also")
@pytest.mark.rule("crusade", "16.2.3")
@pytest.mark.rule("crusade", "16.2.2")
def test_16_2_3_an_isolated_group_moves_but_does_not_attack() -> None:
    units = {"granada": ["NAT_INF"], "guadix": ["REP_MIL"]}
    place = operations(state_of(units=units), NAT)
    assert place.offers("mark granada move")
    assert place.refused("mark granada attack") == "16.2.3"


@pytest.mark.rule("crusade", "8.2.3", says="A Move marker may also")
@pytest.mark.rule("crusade", "13.4.2")
@pytest.mark.rule("crusade", "13.4.1")
def test_13_4_2_units_at_the_friendly_border_may_move_only() -> None:
    control = {"puigcerda": REP, "seo_de_urgel": NAT}
    units = {"figueras": ["REP_MIL"], "barcelona": ["NAT_INF"], "gerona": ["NAT_INF"]}
    state = state_of(units=units, control=control, turn=14)
    for space in state.world.neighbours["figueras"]:
        state.control[space] = NAT
    state.changed()
    place = operations(state, REP)
    assert place.offers("mark figueras move")
    assert place.refused("mark figueras attack") == "13.3.1"


@pytest.mark.rule("crusade", "8.5.1.1")
@pytest.mark.rule("crusade", "11.1.3")
@pytest.mark.rule("crusade", "19.0")
@pytest.mark.rule("crusade", "19.3")
def test_a_card_shields_spaces_near_france_from_attacks() -> None:
    units = {"jaca": ["NAT_INF"], "bielsa": ["REP_MIL"]}
    marks = ("mark jaca attack", "marked")
    assert operations(state_of(units=units, turn=14), NAT).play(*marks).offers("target bielsa")
    state = state_of(units=units, turn=14)
    state.begin_turn_effect("no_nat_attack_near_france")
    assert operations(state, NAT).play(*marks).decision is None, "R51: the marker serves nothing"


@pytest.mark.rule("crusade", "8.5.1.1")
def test_an_area_may_be_barred_for_a_round() -> None:
    state = state_of(units={"lerida": ["REP_MIL"], "madrid": ["REP_POL"]}, turn=8)
    state.bar_next_round(REP, "catalonia")
    place = operations(state, REP)
    assert place.refused("mark lerida move") == "8.5.1.1", "N27"
    assert place.offers("mark madrid move")
    assert operations(place.state, REP).offers("mark lerida move"), "one round only"


# -- 10.1 movement -------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "10.1", says="Units of spaces marked")
@pytest.mark.rule("crusade", "10.1.2", says="may move or stay")
@pytest.mark.rule("crusade", "10.1.1")
@pytest.mark.rule("crusade", "10.0")
def test_10_1_1_only_activated_spaces_one_stack_after_the_other() -> None:
    place = moving({**HUESCA, "zaragoza": ["NAT_CAV"]}, "huesca")
    assert place.offered("pick") == ["NAT_INF_01", "NAT_INF_02"]
    assert place.refused("pick NAT_CAV_01") == "10.1.1"
    place.play("pick NAT_INF_01", "to zaragoza")
    assert place.refused("pick NAT_INF_02") == "10.1.1", "the first stack is still under way"
    place.play("stop")
    assert place.offered("pick") == ["NAT_INF_02"]
    place.play("moved")
    assert place.at("NAT_INF_02") == "huesca", "units may stay"


@pytest.mark.rule("crusade", "10.1.1")
def test_10_1_1_a_stack_moves_together() -> None:
    place = moving(HUESCA, "huesca")
    place.play("pick NAT_INF_01", "pick NAT_INF_02", "to zaragoza", "stop")
    assert [place.at(unit) for unit in ("NAT_INF_01", "NAT_INF_02")] == ["zaragoza", "zaragoza"]
    assert place.decision is None


@pytest.mark.rule("crusade", "10.1.3", says="The movement factor is")
@pytest.mark.rule("crusade", "10.1.10", says="Are lost")
@pytest.mark.rule("crusade", "10.1.6")
def test_10_1_3_movement_factor() -> None:
    place = moving({"huesca": ["NAT_INF", "NAT_CAV"]}, "huesca")
    assert place.state.world.units["NAT_INF_01"].mf == 3
    place.play("pick NAT_CAV_01")
    alone = set(place.offered("to"))
    place.play("pick NAT_INF_01")
    together = set(place.offered("to"))
    assert together < alone, "the slower unit sets the pace"
    far = sorted(alone - together)[0]
    assert place.refused(f"to {far}") == "10.1.3"
    place.play("to zaragoza", "to calatayud", "stop")
    assert place.state.acted == ["NAT_CAV_01", "NAT_INF_01"], "unused points are lost"
    assert place.decision is None


@pytest.mark.rule("crusade", "10.1.3", says="The movement factor is")
@pytest.mark.rule("crusade", "10.1.6", says="Never beyond")
def test_10_1_3_every_space_of_a_path_costs_a_point() -> None:
    place = moving({"huesca": ["NAT_INF"]}, "huesca").play("pick NAT_INF_01", "to calatayud")
    assert set(place.offered("to")) <= set(place.state.world.neighbours["calatayud"]), "one point is left"
    place.play("to zaragoza")
    assert place.decision is None


@pytest.mark.rule("crusade", "10.1.4")
def test_10_1_4_along_connections_only() -> None:
    place = moving({"huesca": ["NAT_INF"]}, "huesca")
    place.play("pick NAT_INF_01", "to tudela")
    path = place.of(ev.UnitsMoved)[-1].path  # type: ignore[attr-defined]
    for one, two in itertools.pairwise(path):
        assert two in place.state.world.neighbours[one]


@pytest.mark.rule("crusade", "10.1.5")
def test_10_1_5_dotted_lines_are_no_way() -> None:
    world = state_of().world
    assert "france" not in world.spaces
    assert "portugal" not in world.spaces
    assert not set(world.borders["france"]) & {world.corridor[0]}
    assert world.corridor[1] not in world.neighbours[world.corridor[0]], "the corridor is an optional rule"


@pytest.mark.rule("crusade", "10.1.7")
@pytest.mark.rule("crusade", "9.1.3")
def test_10_1_7_never_into_enemy_units() -> None:
    place = moving({**HUESCA, "barbastro": ["REP_MIL"]}, "huesca")
    place.play("pick NAT_INF_01")
    assert not place.offers("to barbastro")
    assert place.refused("to barbastro") == "10.1.7"


@pytest.mark.rule("crusade", "10.1.8", says="Units move between")
@pytest.mark.rule("crusade", "2.1.2", says="the arrow between Mallorca")
@pytest.mark.rule("crusade", "2.2.2.11")
def test_10_1_8_between_mallorca_and_its_beach_head() -> None:
    head = "beachhead_mallorca"
    without = moving({"mallorca": ["NAT_INF"]}, "mallorca")
    assert not without.offered("pick"), "nowhere to go"
    state = state_of(units={"mallorca": ["NAT_INF"]}, turn=2)
    state.place_beach_head(head, "mallorca")
    place = operations(state, NAT).play("mark mallorca move", "marked", "pick NAT_INF_01")
    assert place.offered("to") == [head]


@pytest.mark.rule("crusade", "8.5.4.3")
def test_8_5_4_3_entering_the_beach_head_ends_it() -> None:
    state = state_of(units={"mallorca": ["NAT_INF"]}, turn=2)
    state.place_beach_head("beachhead_mallorca", "mallorca")
    place = operations(state, NAT)
    place.play("mark mallorca move", "marked", "pick NAT_INF_01", "to beachhead_mallorca")
    assert place.at("NAT_INF_01") == "mallorca"
    assert not place.state.beach_heads
    assert place.decision is None


@pytest.mark.rule("crusade", "10.1.9", says="To enter or pass")
@pytest.mark.rule("crusade", "3.0", says="It is gained by moving")
def test_10_1_9_passing_through_gives_control() -> None:
    place = moving(HUESCA, "huesca")
    place.play("pick NAT_INF_01", "to tremp")
    assert place.state.control["barbastro"] == NAT
    assert place.state.control["tremp"] == NAT
    assert [e.space for e in place.of(ev.ControlChanged)] == ["barbastro", "tremp"]  # type: ignore[attr-defined]


@pytest.mark.rule("crusade", "10.1.11")
def test_10_1_11_a_space_marked_for_attack_may_be_passed() -> None:
    units = {"huesca": ["NAT_INF"], "zaragoza": ["NAT_INF"], "bujaraloz": ["REP_MIL"]}
    place = operations(state_of(units=units), NAT)
    place.play("mark zaragoza attack", "mark huesca move", "marked", "pick NAT_INF_01")
    assert place.refused("to zaragoza") == "10.1.11"
    beyond = place.state.world.neighbours["zaragoza"]
    assert any(place.offers(f"to {space}") for space in beyond if space != "huesca")


@pytest.mark.rule("crusade", "10.1.12", says=("at most two different spaces", "Spaces taken earlier"))
def test_10_1_12_two_enemy_spaces_each() -> None:
    """The example of the rule: Barbastro, Tremp and back; the second unit may follow to Balaguer but not beyond."""
    place = moving(HUESCA, "huesca")
    place.play("pick NAT_INF_01", "to barbastro", "to tremp")
    assert place.offered("to") == ["barbastro"], "two different spaces, three points"
    place.play("to barbastro")
    assert place.at("NAT_INF_01") == "barbastro"
    second = moving(HUESCA, "huesca")
    second.play("pick NAT_INF_01", "to balaguer")
    assert second.state.control["balaguer"] == NAT
    second.play("stop", "pick NAT_INF_02")
    assert second.offers("to balaguer"), "captured spaces still count as enemy, and these are two"
    assert second.refused("to lerida") == "10.1.12"


@pytest.mark.rule("crusade", "10.1.12")
def test_10_1_12_a_card_may_raise_the_limit() -> None:
    state = state_of(units={"huesca": ["NAT_AFR", "NAT_INF"]})
    place = operations(state, NAT).play("mark huesca move", "marked")
    place.state.effects.enemy_spaces = {"NAT_AFR": 3}
    assert movement.enemy_limit(place.state, ["NAT_AFR_01"]) == 3
    assert movement.enemy_limit(place.state, ["NAT_AFR_01", "NAT_INF_01"]) == 2
    place.play("pick NAT_AFR_01")
    assert place.offers("to lerida")


@pytest.mark.rule("crusade", "10.1.12")
def test_10_1_12_the_shortest_path_enters_the_fewest_enemy_spaces() -> None:
    state = in_round(state_of(units={"huesca": ["NAT_INF"]}), NAT)
    ends = movement.reach(state, movement.Going(["NAT_INF_01"], "huesca", 3, ()))
    enemy = set(state.enemy_at_start)
    for space, path in ends.items():
        assert path[0] == "huesca"
        assert path[-1] == space
        assert len({each for each in path if each in enemy}) <= 2
        others = _all_paths(state.world.neighbours, "huesca", space, len(path) - 1)
        assert min(len({s for s in p if s in enemy}) for p in others) == len({s for s in path if s in enemy})


def _all_paths(near: dict[str, tuple[str, ...]], start: str, end: str, steps: int) -> list[tuple[str, ...]]:
    paths = [(start,)]
    for _ in range(steps):
        paths = [(*path, space) for path in paths for space in near[path[-1]]]
    return [path for path in paths if path[-1] == end]


# -- 9.0 stacking --------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "9.1.1", says="At most three units")
@pytest.mark.rule("crusade", "9.0")
@pytest.mark.rule("crusade", "9.1")
def test_9_1_1_three_units_of_any_size() -> None:
    for stack in (["NAT_INF", "NAT_INF", "NAT_MIL"], ["NAT_AC_I", "NAT_AC_V", "NAT_AC_VI"], ["NAT_AC_I", "NAT_INF"]):
        state = state_of(units={"huesca": stack})
        assert excess(state, "huesca") == 0
        assert room(state, "huesca") == 3 - len(stack)
    crowded = state_of(units={"huesca": ["NAT_INF"] * 4})
    assert excess(crowded, "huesca") == 1
    assert overstacked(crowded) == ["huesca"]


@pytest.mark.rule("crusade", "9.1.2", says="Always, except while")
@pytest.mark.rule("crusade", "9.1.1")
def test_9_1_2_a_full_space_may_be_passed_but_not_stayed_in() -> None:
    units = {"huesca": ["NAT_INF"], "zaragoza": ["NAT_INF", "NAT_INF", "NAT_CAV"]}
    place = moving(units, "huesca")
    place.play("pick NAT_INF_01")
    assert place.refused("to zaragoza") == "9.1.1"
    assert place.offers("to calatayud"), "through Zaragoza"


@pytest.mark.rule("crusade", "9.1.2")
def test_9_1_2_units_that_may_still_leave_make_room() -> None:
    units = {"huesca": ["NAT_INF"], "zaragoza": ["NAT_INF", "NAT_INF", "NAT_CAV"]}
    place = moving(units, "huesca", "zaragoza")
    place.play("pick NAT_INF_01", "to zaragoza", "stop", "pick NAT_CAV_01", "to huesca", "stop", "moved")
    assert overstacked(place.state) == []


@pytest.mark.rule("crusade", "9.1.3")
def test_9_1_3_never_with_enemy_units() -> None:
    state = state_of(units={"huesca": ["NAT_INF"]})
    state.control["huesca"] = REP
    from desktop.games.crusade.state.invariants import faults

    assert any("huesca" in fault for fault in faults(state))


@pytest.mark.rule("crusade", "9.1.4", says="The opponent eliminates")
def test_9_1_4_the_opponent_eliminates_what_is_too_much() -> None:
    state = in_round(state_of(units={"huesca": ["NAT_INF", "NAT_INF", "NAT_CAV", "NAT_MIL"]}), NAT)
    place = begin(state, Overstack())
    assert place.asked == REP
    place.play("eliminate NAT_CAV_01")
    assert place.at("NAT_CAV_01") == "eliminated"
    assert place.decision is None


@pytest.mark.rule("crusade", "9.1.4", says="They are removed for good")
def test_9_1_4_out_of_supply_they_are_removed_for_good() -> None:
    state = in_round(state_of(units={"cuenca": ["NAT_INF", "NAT_INF", "NAT_CAV", "NAT_MIL"]}), NAT)
    place = begin(state, Overstack())
    place.play("eliminate NAT_INF_02")
    assert place.at("NAT_INF_02") == "removed"


@pytest.mark.rule("crusade", "17.6.5", says="They receive no RP")
@pytest.mark.rule("crusade", "9.1.4")
def test_17_6_5_a_destroyed_unit_of_the_army_of_africa_is_gone() -> None:
    state = in_round(state_of(units={"sevilla": ["NAT_INF", "NAT_INF", "NAT_CAV", "NAT_AFR"]}), NAT)
    place = begin(state, Overstack())
    place.play("eliminate NAT_AFR_01")
    assert place.at("NAT_AFR_01") == "removed"


@pytest.mark.rule("crusade", "9.1.2", says="It is checked at the end of each action round")
def test_9_1_2_stacking_is_checked_at_the_end_of_a_round() -> None:
    state = state_of(units={"huesca": ["NAT_INF"] * 4}, turn=2, hands={NAT: ["N5"]})
    place = action_round(state, NAT).play("auto")
    assert place.asked == NAT, "not before"
    place.play("marked")
    assert (place.asked, place.rule) == (REP, "9.1.4")


# -- 16.4.2 non-cooperation ----------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.4.2.1")
@pytest.mark.rule("crusade", "16.4.2.2")
def test_16_4_2_1_regional_units_keep_to_their_region() -> None:
    units = {"santander": ["REP_MIL_SAN", "REP_MIL_SAN"], "bilbao": ["REP_MIL_BAS"]}
    place = moving(units, "santander", side=REP)
    place.play("pick REP_MIL_SAN_01", "to valmaseda", "stop", "pick REP_MIL_SAN_02")
    assert place.refused("to bilbao") == "16.4.2.2", "one division of the region is abroad"
    assert place.offers("to reinosa")


@pytest.mark.rule("crusade", "16.4.2.4", says="If retreats put more")
def test_16_4_2_4_a_unit_too_many_abroad_must_go_home() -> None:
    units = {"valmaseda": ["REP_MIL_SAN", "REP_MIL_SAN"], "bilbao": ["REP_MIL_BAS"]}
    place = moving(units, "valmaseda", side=REP)
    assert not place.offers("moved")
    place.play("pick REP_MIL_SAN_01")
    assert set(place.offered("to")) <= set(place.state.world.regions["santander"])
    assert not place.offers("stop")
    place.play("to santona", "stop")
    assert place.offers("moved"), "one may stay"


@pytest.mark.rule("crusade", "16.4.2.4")
def test_16_4_2_4_a_unit_that_cannot_go_home_is_free() -> None:
    units = {"tolosa": ["REP_MIL_SAN", "REP_MIL_SAN"], "bilbao": ["NAT_INF"], "durango": ["NAT_INF"]}
    place = moving(units, "tolosa", side=REP)
    assert place.state.freed == ["REP_MIL_SAN_01"]
    assert place.offers("moved")


@pytest.mark.rule("crusade", "10.1.9", says="To enter or pass")
@pytest.mark.rule("crusade", "16.4.2.1")
def test_10_1_9_a_space_where_the_stack_may_not_end_is_taken_in_passing() -> None:
    units = {"valmaseda": ["REP_MIL_BAS"], "santander": ["REP_MIL_BAS"], "burgos": ["NAT_INF"]}
    state = state_of(units=units, control={"santona": NAT}, turn=4)
    place = operations(state, REP).play("mark valmaseda move", "marked", "pick REP_MIL_BAS_01")
    assert place.refused("to santander") == "16.4.2.2", "one Basque division is abroad already"
    place.play("to santona")
    assert state.controls(REP, "santona")
    assert not place.offers("stop"), "it may not end there"
    assert place.refused("to santander") == "16.4.2.2"
    place.play("to bilbao", "stop")
    assert place.at("REP_MIL_BAS_01") == "bilbao"


@pytest.mark.rule("crusade", "10.1.3")
@pytest.mark.rule("crusade", "16.4.2.1")
def test_10_1_9_nothing_is_taken_in_passing_without_a_way_on() -> None:
    units = {"valmaseda": ["REP_MIL_BAS"], "santander": ["REP_MIL_BAS"], "burgos": ["NAT_INF"]}
    control = {"reinosa": NAT, "santona": NAT, "san_vicente": NAT}
    place = operations(state_of(units=units, control=control, turn=4), REP)
    place.play("mark valmaseda move", "marked", "pick REP_MIL_BAS_01")
    assert place.offers("to santona")
    assert place.refused("to san_vicente") == "16.4.2.2", "its third space: no point left to go on"
