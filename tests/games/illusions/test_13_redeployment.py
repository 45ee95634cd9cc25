"""13.0 Strategic redeployment."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.illusions.rules.redeployment import sr_options
from desktop.games.illusions.rules.redeployment.redeploy import Redeploy
from tests.games.illusions.position import AP, CP, Position, begin, in_round, state_of


def redeploy(units: dict[str, list[str]], side: str = AP, points: int = 4, turn: int = 2, **fields: Any) -> Position:
    return begin(in_round(state_of(units=units, turn=turn, **fields), side), Redeploy(side=side, points=points))


def ends(unit: str, place: str, side: str = AP, **fields: Any) -> set[str]:
    """Where one unit may go."""
    units = {place: [unit.removesuffix("_01")], **fields.pop("units", {})}
    position = redeploy(units, side, **fields)
    if f"pick {unit}" not in position.actions:
        return set()
    return set(position.play(f"pick {unit}").offered("to"))


@pytest.mark.rule("illusions", "13.1", says="Points may be split, in any order")
@pytest.mark.rule("illusions", "13.0")
@pytest.mark.rule("illusions", "9.5", says="Units are moved far along friendly lines")
@pytest.mark.rule("illusions", "9.5.1")
@pytest.mark.rule("illusions", "9.5.2", says="An LCU costs 3; an SCU, an HQ or heavy artillery 1")
def test_13_1_points_are_split_unit_by_unit_three_for_a_large_unit_one_for_others() -> None:
    place = redeploy({"kiev": ["ru_xx", "ru_iii"], "odessa": ["ru_inf"]}, points=4)
    place.play("pick ru_xx", "to korosten")
    assert place.offered("pick") == ["ru_inf_01"], "one point is left"
    assert place.refused("pick ru_iii") == "9.5.2"
    place.play("pick ru_inf_01", "to kiev")
    assert place.decision is None
    assert redeploy({"kiev": ["ru_xx"]}).play("done").decision is None, "points may be left"


@pytest.mark.rule("illusions", "13.1", says="A unit may make more than one SR in a round")
def test_13_1_a_unit_may_go_more_than_once_and_pays_each_time() -> None:
    place = redeploy({"kiev": ["ru_inf"]}, points=2).play("pick ru_inf_01", "to korosten")
    assert place.offered("pick") == ["ru_inf_01"]
    place.play("pick ru_inf_01", "to sarny")
    assert place.decision is None


@pytest.mark.rule("illusions", "9.5.2", says="Uprisings make no SR")
@pytest.mark.rule("illusions", "13.1", says="Not uprisings, nor units out of supply")
@pytest.mark.rule("illusions", "13.2")
@pytest.mark.rule("illusions", "14.3.1", says="No SR, no replacements")
def test_13_1_units_out_of_supply_or_with_an_allys_source_only_stay() -> None:
    held = dict.fromkeys(("kowel", "brest_litovsk", "siedlce", "ivangorod", "sandomierz"), CP)
    place = redeploy({"lublin": ["ru_xx"], "kiev": ["sb_1st"], "moscow": ["ru_uprising"]}, control=held)
    assert place.decision is None
    state = place.state
    refusals = [sr_options.why_not_pick(state, unit, 4) for unit in ("ru_xx", "sb_1st", state.at("moscow")[0])]
    assert [refusal.rule for refusal in refusals if refusal] == ["13.1", "13.2", "13.1"]


@pytest.mark.rule("illusions", "13.2", says="LCUs along single-gauge rail only")
def test_13_2_large_units_need_single_gauge_rail_and_others_any_connection() -> None:
    by_road = ends("ru_inf_01", "dubno", control={"lutsk": CP, "brody": CP})
    assert {"rovno", "proskurov"} <= by_road
    assert ends("ru_xx", "dubno", control={"lutsk": CP, "brody": CP}) == set()


@pytest.mark.rule("illusions", "13.2")
@pytest.mark.rule("illusions", "12.5")
def test_13_2_mixed_gauge_across_the_border_serves_after_the_railway_troops() -> None:
    beyond = {"brody": AP, "lemberg": AP, "tarnopol": AP}
    assert "lemberg" not in ends("ru_xx", "dubno", control=beyond)
    assert "lemberg" in ends("ru_xx", "dubno", control=beyond, flags={"ap_railroads": 1})
    assert "lemberg" not in ends("ru_xx", "dubno", control=beyond, flags={"cp_railroads": 1})


@pytest.mark.rule("illusions", "13.5", says="control all its sources, a nation makes no SR")
@pytest.mark.rule("illusions", "13.2", says="Friendly-controlled spaces only")
@pytest.mark.rule("illusions", "13.2", says="The destination must hold, or trace to")
def test_13_2_only_through_friendly_spaces_to_places_with_a_line_to_an_own_source() -> None:
    around = dict.fromkeys(("kowel", "brest_litovsk", "siedlce", "ivangorod"), CP)
    found = ends("ru_xx", "kiev", control=around)
    assert "sarny" in found
    assert not found & {"lublin", "kowel"}
    island = dict.fromkeys(("vienna", "budapest", "tyrol", "carniola", "krakow"), AP)
    assert ends("ah_iii", "graz", CP, control=island) == set(), "all sources are lost"


@pytest.mark.rule("illusions", "13.5", says="Britain, France, Greece, Serbia and Montenegro also have Lemnos")
@pytest.mark.rule("illusions", "16.3")
def test_13_5_serbs_also_have_lemnos() -> None:
    lost = {"belgrade": CP, "cetinje": CP, "salonika": AP, "doiran": AP, "veles": AP}
    assert "veles" in ends("sb_inf_01", "salonika", control=lost)
    assert ends("ru_inf_01", "salonika", control=lost) == set(), "Russian sources are out of reach"


@pytest.mark.rule("illusions", "13.2", says="Enemy fort spaces under one's own siege are allowed")
@pytest.mark.rule("illusions", "20.3.2")
def test_13_2_through_an_enemy_fort_under_siege() -> None:
    units = {"lutsk": ["ah_iii"], "brody": ["ah_ii"]}
    assert "sarny" in set(
        redeploy({**units, "lemberg": ["ah_inf"]}, CP, control={"sarny": CP}).play("pick ah_inf_01").offered("to")
    )
    free = redeploy({"brody": ["ah_ii"], "lemberg": ["ah_inf"]}, CP, control={"sarny": CP})
    assert "sarny" not in free.play("pick ah_inf_01").offered("to")


@pytest.mark.rule("illusions", "13.2", says="Not into a region that enemies or uprisings control")
@pytest.mark.rule("illusions", "13.2", says="A region ends the SR")
@pytest.mark.rule("illusions", "18.1")
def test_13_2_into_a_friendly_region_and_no_further() -> None:
    control = dict.fromkeys(("chernigov", "belaya_tserkov", "korosten", "zhitomir"), CP)
    found = ends("ru_xx", "kiev", control=control)
    assert found == {"kharkov"}, "it stops there"
    assert ends("ru_xx", "kiev", control={**control, "kharkov": CP}) == set()
    mixed = {"kharkov": ["ru_iii", "ge_i"]}
    assert ends("ru_xx", "kiev", control={**control, "kharkov": CP}, units=mixed) == set(), "though friends are there"


@pytest.mark.rule("illusions", "13.1", says="Any distance through friendly-controlled spaces; SCUs also by sea")
@pytest.mark.rule("illusions", "13.3", says="Not in winter")
@pytest.mark.rule("illusions", "13.3", says="LCUs never")
@pytest.mark.rule("illusions", "13.3", says="Lemnos is a port, for the AP only")
@pytest.mark.rule("illusions", "13.3", says="SCUs, HQs and German heavy artillery, from port to friendly port")
@pytest.mark.rule("illusions", "11.3.1", says="SCUs of both sides may make an SR by sea")
def test_13_3_others_than_large_units_sail_from_port_to_port_of_one_water() -> None:
    rail = dict.fromkeys(("mitava", "walk", "dvinsk"), CP)
    assert {"reval", "petrograd"} <= ends("ru_inf_01", "riga", control=rail)
    assert ends("ru_xx", "riga", control=rail) == set(), "large units never"
    assert ends("ru_inf_01", "riga", control=rail, turn=3) == set(), "not in winter"
    sea = ends("br_inf_01", "lemnos", control={"salonika": AP})
    assert sea == {"salonika"}
    assert "lemnos" not in ends("ah_inf_01", "cattaro", CP)
    open_sea = state_of(units={})
    base = open_sea.world.sets.base
    assert sr_options.ports_for(open_sea, AP, "mediterranean") & base
    assert not sr_options.ports_for(open_sea, CP, "mediterranean") & base
    inset = ends("it_inf_01", "venice", at_war={"it": AP}, control={"vlore": AP})
    assert "vlore" in inset, "ports of the inset too"


@pytest.mark.rule("illusions", "13.3", says="A unit must begin the round in the port")
def test_13_3_who_went_to_a_port_by_land_sails_in_a_later_round() -> None:
    lines = dict.fromkeys(("pskov", "mitava", "dvinsk", "reval"), CP)
    place = redeploy({"walk": ["ru_inf"]}, control=lines, points=2)
    place.play("pick ru_inf_01", "to riga", "pick ru_inf_01")
    assert place.offered("to") == ["walk"]
    assert "petrograd" in ends("ru_inf_01", "riga", control=lines), "if it began the round there it may"


@pytest.mark.rule("illusions", "13.3")
def test_13_3_submarines_and_the_blockade_close_the_mediterranean() -> None:
    assert ends("br_inf_01", "lemnos", control={"salonika": AP}, flags={"u_boats": 1}) == set()
    cut = dict.fromkeys(("mostar", "cetinje"), AP)
    assert "trieste" not in ends("ah_inf_01", "cattaro", CP, control=cut), "the inset is closed"
    assert "spalato" in ends("ah_inf_01", "cattaro", CP, control=cut)
    assert "spalato" not in ends("ah_inf_01", "cattaro", CP, control=cut, flags={"blockade": 1})
    assert "spalato" not in ends("ah_inf_01", "cattaro", CP, control=cut, turn_effects=["AP-52"])


@pytest.mark.rule("illusions", "13.4", says="No SR into or out of it")
def test_13_4_nobody_goes_into_or_out_of_the_reserve_box() -> None:
    place = redeploy({"reserve": ["ru_inf"], "kiev": ["ru_cav"]})
    assert place.offered("pick") == ["ru_cav_01"]
    assert "reserve" not in place.play("pick ru_cav_01").offered("to")


@pytest.mark.rule("illusions", "13.1")
@pytest.mark.rule("illusions", "10.3")
def test_10_3_a_redeployment_does_not_end_overstacked_or_with_units_it_may_not_stack_with() -> None:
    full = {"korosten": ["ru_i", "ru_ii", "ru_iii"]}
    assert "korosten" not in ends("ru_xx", "kiev", units=full)
    mixed = {"salonika": ["sb_1st"]}
    assert ends("ru_2_4_special", "lemnos", units=mixed) == {"salonika"}
    assert ends("br_inf_01", "lemnos", units=mixed) == {"salonika"}


@pytest.mark.rule("illusions", "10.3")
@pytest.mark.rule("illusions", "13.1")
def test_10_3_units_may_be_exchanged_if_the_points_are_enough() -> None:
    units = {"korosten": ["ru_i", "ru_ii", "ru_inf"], "kiev": ["ru_iii"]}
    place = redeploy(units, points=4).play("pick ru_iii")
    assert "korosten" in place.offered("to"), "the division can leave with the point that is left"
    place.play("to korosten")
    assert place.offered("pick") == ["ru_inf_01"]
    assert not place.offers("done")
    place.play("pick ru_inf_01", "to kiev")
    assert place.decision is None
    few = redeploy(units, points=3).play("pick ru_iii")
    assert "korosten" not in few.offered("to")


@pytest.mark.rule("illusions", "27.0", says="They end movement with a friendly combat unit")
@pytest.mark.rule("illusions", "13.1", says="An HQ or heavy artillery must end with a friendly combat unit")
def test_27_0_an_hq_ends_with_a_combat_unit_and_is_not_left_alone() -> None:
    units = {"kiev": ["ru_xx", "hq_brusilov"], "korosten": ["ru_iii"]}
    place = redeploy(units)
    assert place.refused("pick ru_xx") == "27.0"
    assert place.play("pick hq_brusilov").offered("to") == ["korosten"]


@pytest.mark.rule("illusions", "13.1")
@pytest.mark.rule("illusions", "32.0")
def test_cp_48_russian_large_units_do_not_redeploy_while_the_railways_are_down() -> None:
    place = redeploy({"kiev": ["ru_xx", "ru_inf"]}, turn_effects=["CP-48"])
    assert place.offered("pick") == ["ru_inf_01"]


@pytest.mark.rule("illusions", "13.1")
@pytest.mark.rule("illusions", "32.0")
def test_cp_37_points_for_one_nation_by_land_only() -> None:
    state = in_round(state_of(units={"constantinople": ["tu_inf"], "vienna": ["ah_inf"]}, turn=9), CP)
    place = begin(state, Redeploy(side=CP, points=8, nation="tu", by_sea=False))
    assert place.offered("pick") == ["tu_inf_01"]
    assert "trieste" not in place.play("pick tu_inf_01").offered("to")
