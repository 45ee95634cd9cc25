"""12.0 Strategic redeployment, 16.7 the Strait, 17.2 the railways, 13.4.3 special SR."""

from __future__ import annotations

import pytest

from desktop.games.crusade.definition import DEFINITION
from desktop.games.crusade.present import CrusadePresenter
from desktop.games.crusade.rules.cards.play_options import sr_points, why_not_play
from desktop.games.crusade.rules.redeployment import sr_options
from desktop.games.crusade.rules.redeployment.redeploy import Redeploy
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.position import NAT, REP, Position, begin, in_round, state_of
from tests.games.crusade.test_13_supply import CUT_OFF, POCKET, all_to

OPEN = {"strait": NAT}


def redeploying(state: CrusadeState, side: str, points: int = 8) -> Position:
    return begin(in_round(state, side), Redeploy(side=side, points=points))


def targets(state: CrusadeState, side: str, unit: str, points: int = 12) -> list[str]:
    """Where a unit may go once picked."""
    return redeploying(state, side, points).play(f"pick {unit}").offered("to")


# -- points --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "12.1", says="With the SR points")
@pytest.mark.rule("crusade", "12.1.4", says="The points may be used")
@pytest.mark.rule("crusade", "12.0")
@pytest.mark.rule("crusade", "12.1.1")
@pytest.mark.rule("crusade", "12.1.2")
@pytest.mark.rule("crusade", "3.0")
def test_12_1_2_a_division_costs_one_point_and_a_corps_three() -> None:
    units = {"madrid": ["REP_AC_I", "REP_MIL"], "cuenca": ["REP_MIL"]}
    place = redeploying(state_of(units=units, turn=7), REP, 8)
    assert place.decision is not None
    assert dict(place.decision.prompt.args)["left"] == 8, "half points"
    place.play("pick REP_AC_I", "to valencia")
    assert dict(place.decision.prompt.args)["left"] == 2
    assert place.refused("pick REP_MIL_01") == ""
    place.play("pick REP_MIL_01", "to cuenca")
    assert place.decision is None, "nothing is left for the second division"
    assert place.at("REP_AC_I") == "valencia"


@pytest.mark.rule("crusade", "12.1.1")
@pytest.mark.parametrize("box", ["eliminated", "removed", "pool"])
def test_12_1_1_only_units_on_the_map_and_in_reserve(box: str) -> None:
    place = redeploying(state_of(units={"madrid": ["REP_MIL"], box: ["REP_POL"]}, turn=7), REP)
    presenter, unit = CrusadePresenter(place.state.world), "REP_POL_01"
    refusal = presenter.why_not(place.state, place.decision, unit, "")
    assert refusal is not None
    assert refusal.rule == "12.1.1"
    assert presenter.refusal(refusal).endswith("is neither on the map nor in the Reserve Box")
    assert place.refused(f"pick {unit}") == "12.1.1"


@pytest.mark.rule("crusade", "12.1.2")
def test_12_1_2_too_few_points_for_a_corps() -> None:
    place = redeploying(state_of(units={"madrid": ["REP_AC_I", "REP_MIL"]}, turn=7), REP, 5)
    assert place.offered("pick") == ["REP_MIL_01"]
    assert place.refused("pick REP_AC_I") == "12.1.2"


@pytest.mark.rule("crusade", "12.1.3")
def test_12_1_3_a_unit_redeploys_once_per_round() -> None:
    place = redeploying(state_of(units={"madrid": ["REP_MIL", "REP_POL"]}, turn=7), REP)
    place.play("pick REP_MIL_01", "to valencia")
    assert place.refused("pick REP_MIL_01") == "12.1.3"
    assert place.offered("pick") == ["REP_POL_01"]


@pytest.mark.rule("crusade", "12.1.1")
@pytest.mark.parametrize("box", ["eliminated", "removed", "pool"])
def test_12_1_1_a_unit_that_is_out_of_play_cannot_be_picked_up(box: str) -> None:
    place = redeploying(state_of(units={"madrid": ["REP_MIL"]}, turn=7), REP)
    place.state.put("REP_MIL_02", box, "test")
    assert place.refused("pick REP_MIL_02") == "12.1.1"
    presenter = DEFINITION.presenter(place.state.world)
    for space in ("", "valencia", "reserve"):
        refusal = presenter.why_not(place.state, place.decision, "REP_MIL_02", space)
        assert refusal is not None
        assert presenter.refusal(refusal)
        presenter.route(place.state, place.decision, "REP_MIL_02", space)


@pytest.mark.rule("crusade", "12.1.5", says="Only supplied units")
@pytest.mark.rule("crusade", "13.3.2", says="They may not use SR")
def test_12_1_5_only_supplied_units() -> None:
    units = {"villanueva": ["REP_MIL"], "madrid": ["REP_POL"]}
    place = redeploying(state_of(units=units, control=POCKET, turn=7), REP)
    assert place.offered("pick") == ["REP_POL_01"]
    assert place.refused("pick REP_MIL_01") == "13.3.2"


@pytest.mark.rule("crusade", "17.2.3", says="From Turn 3 on")
@pytest.mark.rule("crusade", "8.3.2")
@pytest.mark.rule("crusade", "17.2")
@pytest.mark.rule("crusade", "17.2.1")
def test_17_2_1_example_turns_1_and_2_give_one_point_less() -> None:
    for turn, points in ((1, 4), (2, 4), (3, 6)):
        assert sr_points(state_of(turn=turn), REP, 6) == points


@pytest.mark.rule("crusade", "17.2.2", says="at most one AFR")
@pytest.mark.rule("crusade", "17.2.3", says="From Turn 3 on")
@pytest.mark.rule("crusade", "17.2")
def test_17_2_2_one_afr_per_card_in_turns_1_and_2() -> None:
    units = {"sevilla": ["NAT_AFR", "NAT_AFR", "NAT_INF"]}
    place = redeploying(state_of(units=units, turn=2), NAT)
    place.play("pick NAT_AFR_01", "to cordoba")
    assert place.offered("pick") == ["NAT_INF_01"]
    assert place.refused("pick NAT_AFR_02") == "17.2.2"
    place = redeploying(state_of(units=units, turn=3), NAT)
    place.play("pick NAT_AFR_01", "to cordoba")
    assert place.offers("pick NAT_AFR_02")


@pytest.mark.rule("crusade", "8.3.3")
def test_8_3_3_example_not_in_consecutive_rounds() -> None:
    state = in_round(state_of(turn=2, hands={REP: ["R1", "R2"]}), REP, 4)
    state.actions[REP] = ["ops", "ops", "sr"]
    refusal = why_not_play(state, REP, "R1", "sr")
    assert refusal is not None
    assert refusal.rule == "8.3.3"
    state.actions[REP] = ["ops", "ops", "sr", "ops"]
    assert why_not_play(state, REP, "R1", "sr") is None


# -- land ----------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "12.1.6", says="To any connected")
def test_12_1_6_to_any_connected_supplied_space() -> None:
    units = {"badajoz": ["REP_MIL"], "sevilla": ["NAT_INF"], "valencia": ["REP_MIL_CNT", "REP_MIL_CNT", "REP_POL"]}
    found = targets(state_of(units=units), REP, "REP_MIL_01")
    assert "figueras" in found
    assert "gijon" not in found, "not connected"
    assert "sevilla" not in found
    assert "valencia" not in found, "three units are there"
    assert found[-1] == "reserve"


@pytest.mark.rule("crusade", "12.1.6", says="Sieges are no obstacle")
@pytest.mark.rule("crusade", "16.1.2")
def test_12_1_6_a_siege_is_no_obstacle() -> None:
    around = all_to(NAT, "navalcarnero", "illescas", "aranjuez", "los_yebenes")
    state = state_of(units={"talavera": ["REP_MIL"], "toledo": ["REP_POL"]}, control=around)
    state.control["guadalupe"] = REP
    assert "alcazar" in state.sieges
    assert "toledo" in targets(state, REP, "REP_MIL_01")


@pytest.mark.rule("crusade", "12.1.6", says="To any connected")
@pytest.mark.rule("crusade", "13.4.2")
def test_12_1_6_not_to_an_unsupplied_space() -> None:
    state = state_of(units={"barcelona": ["NAT_INF"], "zaragoza": ["NAT_INF"]}, control=CUT_OFF)
    assert "seo_de_urgel" not in targets(state, NAT, "NAT_INF_02")


# -- sea -----------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "12.1.7.1", says="Republicans only within")
@pytest.mark.rule("crusade", "12.1.7")
def test_12_1_7_1_republicans_within_the_mediterranean() -> None:
    state = state_of(units={"valencia": ["REP_MIL"], "gijon": ["REP_POL"]})
    assert "menorca" in targets(state, REP, "REP_MIL_01")
    state = state_of(units={"valencia": ["REP_MIL"], "gijon": ["REP_POL"]})
    assert "valencia" not in targets(state, REP, "REP_POL_01")


@pytest.mark.rule("crusade", "12.1.7")
def test_12_1_7_not_combined_with_land() -> None:
    state = state_of(units={"madrid": ["REP_MIL"]})
    assert "menorca" not in targets(state, REP, "REP_MIL_01")


@pytest.mark.rule("crusade", "12.1.7.2", says="Never go by sea")
@pytest.mark.rule("crusade", "12.1.10", says="Corps and armor never go")
def test_12_1_7_2_corps_never_by_sea_nor_to_the_islands() -> None:
    state = state_of(units={"valencia": ["REP_AC_I"], "cartagena": ["SOV_T26"]}, turn=7)
    found = targets(state, REP, "REP_AC_I")
    assert "menorca" not in found
    assert "reserve" not in found
    state = state_of(units={"valencia": ["REP_AC_I"], "cartagena": ["SOV_T26"]}, turn=7)
    found = targets(state, REP, "SOV_T26_01")
    assert "menorca" not in found
    assert "barcelona" in found


@pytest.mark.rule("crusade", "12.1.7.1", says="Nationalists between any")
@pytest.mark.rule("crusade", "16.7")
@pytest.mark.rule("crusade", "16.7.1")
def test_16_7_1_only_cadiz_while_the_strait_is_republican() -> None:
    units = {"cadiz": ["NAT_INF"], "algeciras": ["NAT_MIL"], "la_coruna": ["NAT_POL"]}
    found = targets(state_of(units=units), NAT, "NAT_INF_01")
    assert {"la_coruna", "pontevedra", "algeciras"} <= set(found), "Algeciras by land"
    assert "mallorca" not in found
    assert "la_coruna" not in targets(state_of(units=units), NAT, "NAT_MIL_01")
    found = targets(state_of(units=units), NAT, "NAT_POL_01")
    assert "cadiz" in found
    assert "pontevedra" in found, "Atlantic to Atlantic is free"
    assert "algeciras" not in found


@pytest.mark.rule("crusade", "16.7.1", says="ITA, CV-33 and PZ-1")
def test_16_7_1_italians_and_armor_reach_any_mediterranean_port() -> None:
    for kind in ("AX_ITA", "AX_CV33", "AX_PZ1"):
        found = targets(state_of(units={"la_coruna": [kind]}), NAT, f"{kind}_01")
        assert "algeciras" in found
        assert ("mallorca" in found) == (kind == "AX_ITA"), "no armor on the islands"


@pytest.mark.rule("crusade", "16.7.1")
def test_16_7_1_italians_leave_any_port_for_the_mediterranean_only() -> None:
    """Ruling italians_by_sea."""
    found = targets(state_of(units={"mallorca": ["AX_ITA"], "la_coruna": ["NAT_INF"]}), NAT, "AX_ITA_01")
    assert {"cadiz", "algeciras"} <= set(found)
    assert "la_coruna" not in found


@pytest.mark.rule("crusade", "16.7.2", says="After End of the Strait")
@pytest.mark.rule("crusade", "12.1.7.1", says="Nationalists between any")
@pytest.mark.rule("crusade", "16.7.1")
def test_16_7_2_after_the_end_of_the_blockade() -> None:
    units = {"la_coruna": ["NAT_INF"], "cartagena": ["REP_MIL"]}
    state = state_of(units=units, strait=NAT)
    assert {"mallorca", "algeciras", "cadiz"} <= set(targets(state, NAT, "NAT_INF_01"))
    held = {"cadiz": REP, "ronda": NAT}
    state = state_of(units=units, control=held)
    assert "cadiz" in targets(state, REP, "REP_MIL_01")
    state = state_of(units=units, control=held, strait=NAT)
    assert "cadiz" not in targets(state, REP, "REP_MIL_01")


def test_n17_stops_republican_sea_sr() -> None:
    units = {"valencia": ["REP_MIL"], "menorca": ["REP_POL", "REP_MIL_CNT"], "reserve": ["REP_RPA"]}
    state = in_round(state_of(units=units, turn=7), REP)
    state.begin_turn_effect(sr_options.NO_SEA_SR)
    assert "menorca" not in sr_options.destinations(state, "REP_MIL_01")
    assert sr_options.destinations(state, "REP_POL_01") == []
    assert "menorca" not in sr_options.destinations(state, "REP_RPA_01")


# -- the Reserve Box -----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "12.1.8", says="To a friendly, supplied space")
def test_12_1_8_from_reserve_to_own_units_sources_and_madrid() -> None:
    units = {"reserve": ["NAT_INF"], "teruel": ["NAT_INF"], "cordoba": ["NAT_INF", "NAT_INF", "NAT_INF"]}
    control = {"madrid": NAT, "illescas": NAT, "toledo": NAT, "talavera": NAT}
    found = targets(state_of(units=units, control=control, strait=NAT), NAT, "NAT_INF_01")
    assert found == ["la_coruna", "madrid", "mallorca", "sevilla", "teruel", "valladolid", "zaragoza"]


@pytest.mark.rule("crusade", "12.1.8", says="Badajoz only if")
@pytest.mark.rule("crusade", "13.2.4.1")
def test_12_1_8_badajoz_counts_only_with_an_own_unit() -> None:
    state = state_of(units={"reserve": ["REP_MIL"]})
    assert "badajoz" not in targets(state, REP, "REP_MIL_01")
    state = state_of(units={"reserve": ["REP_MIL"], "badajoz": ["REP_POL"]})
    assert "badajoz" in targets(state, REP, "REP_MIL_01")


@pytest.mark.rule("crusade", "16.4.3.2", says="Only regional units and two POL")
@pytest.mark.rule("crusade", "12.1.8", says=("Regional divisions only", "Other Republican divisions"))
def test_12_1_8_regional_divisions_and_police_in_the_north() -> None:
    units = {"reserve": ["REP_MIL_BAS", "REP_MIL", "REP_POL"], "gijon": ["REP_MIL_AST"], "durango": ["REP_MIL_AST"]}
    assert targets(state_of(units=units), REP, "REP_MIL_BAS_01") == ["bilbao", "durango"]
    found = targets(state_of(units=units), REP, "REP_MIL_01")
    assert not {"bilbao", "gijon", "santander", "durango"} & set(found)
    found = targets(state_of(units=units), REP, "REP_POL_01")
    assert {"bilbao", "gijon", "santander", "durango", "valencia"} <= set(found)


@pytest.mark.rule("crusade", "12.1.8")
@pytest.mark.rule("crusade", "16.4.3.2")
def test_16_4_3_2_two_police_are_enough() -> None:
    units = {"reserve": ["REP_POL"], "gijon": ["REP_POL", "REP_POL"]}
    found = targets(state_of(units=units), REP, "REP_POL_01")
    assert not {"bilbao", "gijon", "santander"} & set(found)


@pytest.mark.rule("crusade", "12.1.8", says="Catalan MIL only")
def test_12_1_8_catalan_militia() -> None:
    units = {"reserve": ["REP_MIL_CNT"], "caspe": ["REP_MIL_ERC"], "madrid": ["REP_POL"]}
    assert targets(state_of(units=units), REP, "REP_MIL_CNT_01") == ["barcelona", "caspe"]


@pytest.mark.rule("crusade", "12.1.10", says="Corps and armor never go")
@pytest.mark.rule("crusade", "8.5.4.2", says=("more units may come by SR", "Catalan MIL may come"))
@pytest.mark.rule("crusade", "12.1.8")
def test_8_5_4_2_into_the_beach_head() -> None:
    units = {"reserve": ["REP_MIL_CNT", "SOV_T26"], "beachhead_mallorca": ["REP_MIL"], "valencia": ["REP_POL"]}
    state = state_of(units=units, beach_heads={"beachhead_mallorca": "mallorca"})
    assert "beachhead_mallorca" in targets(state, REP, "REP_MIL_CNT_01")
    state = state_of(units=units, beach_heads={"beachhead_mallorca": "mallorca"})
    assert "beachhead_mallorca" in targets(state, REP, "REP_POL_01")
    state = state_of(units=units, beach_heads={"beachhead_mallorca": "mallorca"})
    assert "beachhead_mallorca" not in targets(state, REP, "SOV_T26_01")


@pytest.mark.rule("crusade", "12.1.8", says="T-26 only")
def test_12_1_8_armor_comes_by_port() -> None:
    state = state_of(units={"reserve": ["SOV_T26", "REP_MIL"]})
    found = targets(state, REP, "SOV_T26_01")
    assert found == ["alicante", "almeria", "barcelona", "cartagena", "castellon", "malaga", "tarragona", "valencia"]
    state = state_of(units={"reserve": ["AX_PZ1"]})
    assert targets(state, NAT, "AX_PZ1_01") == ["algeciras", "cadiz", "la_coruna", "pontevedra"]


@pytest.mark.rule("crusade", "12.1.9")
def test_12_1_9_supplied_divisions_to_the_reserve_box() -> None:
    units = {"madrid": ["REP_MIL-", "REP_AC_I"]}
    place = redeploying(state_of(units=units, turn=7), REP)
    place.play("pick REP_MIL_01", "to reserve")
    assert place.at("REP_MIL_01") == "reserve"
    assert place.state.units["REP_MIL_01"].reduced
    assert "reserve" not in place.play("pick REP_AC_I").offered("to")


# -- Africa --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "17.6.4", says="If that is impossible")
def test_17_6_4_units_left_waiting_in_africa_may_redeploy_to_sevilla_or_cadiz() -> None:
    state = state_of(units={"africa": ["NAT_AFR"], "sevilla": ["NAT_INF"]}, turn=4)
    place = redeploying(state, NAT)
    assert place.play("pick NAT_AFR_01").offered("to") == ["cadiz", "sevilla"]
    place.play("to cadiz")
    assert place.at("NAT_AFR_01") == "cadiz"


@pytest.mark.rule("crusade", "17.6.4")
@pytest.mark.rule("crusade", "17.6.2")
def test_17_6_4_units_that_are_not_due_yet_do_not_redeploy() -> None:
    state = in_round(state_of(turn=1), NAT, 3)
    assert len(state.in_box(NAT, "africa")) == 6
    assert len(sr_options.waiting_in_africa(state)) == 1, "the one of round 2 did not land"
    state = in_round(state_of(turn=1), NAT, 1)
    assert sr_options.waiting_in_africa(state) == []


# -- Isolated groups -----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.2.4.3", says="No unit of the group")
@pytest.mark.rule("crusade", "16.2.4")
def test_16_2_4_3_units_of_an_isolated_group_stay_in_it_and_not_in_its_seat() -> None:
    units = {"granada": ["NAT_INF"], "guadix": ["NAT_POL"], "motril": ["NAT_MIL"]}
    assert targets(state_of(units=units), NAT, "NAT_INF_01") == ["guadix", "motril"]
    assert targets(state_of(units=units), NAT, "NAT_POL_01") == ["motril"]


@pytest.mark.rule("crusade", "16.2.4.3", says="Per turn one Nationalist")
def test_16_2_4_3_one_militia_per_group_and_turn_from_reserve() -> None:
    units = {
        "reserve": ["NAT_MIL", "NAT_MIL-", "NAT_MIL_NAV", "NAT_INF"],
        "granada": ["NAT_INF"], "guadix": ["NAT_POL"], "oviedo": ["NAT_POL"],
    }  # fmt: skip
    place = redeploying(state_of(units=units), NAT)
    place.play("pick NAT_MIL_01")
    assert {"granada", "guadix", "oviedo"} <= set(place.offered("to"))
    place.play("to granada", "pick NAT_MIL_02")
    assert "guadix" not in place.offered("to"), "the group of Granada had its militia"
    assert "oviedo" in place.offered("to")
    place.play("to oviedo", "pick NAT_MIL_NAV_01")
    assert not {"granada", "guadix", "oviedo"} & set(place.offered("to"))


# -- special SR ----------------------------------------------------------------------------------------
@pytest.mark.rule(
    "crusade", "13.4.3", says=("Such a division goes", "A corps goes to the turn track", "Half points may be mixed")
)
def test_13_4_3_special_sr_over_the_border() -> None:
    units = {"gerona": ["REP_MIL", "REP_AC_I"], "madrid": ["REP_POL"]}
    place = redeploying(state_of(units=units, control=CUT_OFF, turn=10), REP, 4)
    assert place.offered("special") == ["REP_AC_I", "REP_MIL_01"]
    assert place.offered("pick") == ["REP_POL_01"]
    place.play("special REP_AC_I")
    assert place.offered("pick") == [], "half a point is left"
    place.play("special REP_MIL_01")
    assert place.at("REP_MIL_01") == "reserve"
    assert place.state.units["REP_MIL_01"].reduced
    assert place.at("REP_AC_I") == "due-12"
    assert place.state.units["REP_AC_I"].reduced


@pytest.mark.rule("crusade", "12.1.6")
@pytest.mark.parametrize(
    ("unit", "place", "rule"),
    [("REP_AC_I", "sevilla", "12.1.6"), ("REP_AC_I", "menorca", "12.1.10"), ("REP_AC_I", "reserve", "12.1.9"),
     ("REP_AC_I", "valencia", "9.1.1"), ("REP_MIL_01", "bilbao", "16.4.3.2"), ("REP_MIL_02", "cuenca", "12.1.8"),
     ("REP_AC_EUZKADI", "madrid", "12.1.7.2"), ("REP_MIL_BAS_01", "madrid", "12.1.7")],
)  # fmt: skip
def test_12_1_6_why_a_unit_may_not_redeploy_to_a_place(unit: str, place: str, rule: str) -> None:
    units = {"madrid": ["REP_AC_I", "REP_MIL"], "valencia": ["REP_POL"] * 3, "reserve": ["REP_MIL"],
             "bilbao": ["REP_AC_EUZKADI", "REP_MIL_BAS"], "sevilla": ["NAT_INF"]}  # fmt: skip
    position = redeploying(state_of(units=units, turn=7), REP, 12)
    position.play(f"pick {unit}")
    assert position.refused(f"to {place}") == rule
    assert position.refused(f"to {position.offered('to')[0]}") == ""


@pytest.mark.rule("crusade", "16.2.4.3")
def test_16_2_4_3_nobody_redeploys_to_an_isolated_space() -> None:
    state = state_of("columns", units={"granada": ["NAT_POL"], "guadix": ["NAT_INF"], "sevilla": ["NAT_INF"]}, turn=3)
    state.control["guadix"] = NAT
    refusal = sr_options.why_not_to(state, state.at("guadix")[0], "granada")
    assert refusal is not None
    assert refusal.rule == "16.2.4.3"


@pytest.mark.rule("crusade", "12.1.7")
def test_12_1_7_ways_that_were_looked_up_before_an_event_are_looked_up_again() -> None:
    units = {"valencia": ["REP_MIL"], "menorca": ["REP_MIL"], "sevilla": ["NAT_INF"]}
    state = in_round(state_of(units=units, turn=7), REP)
    assert "barcelona" in sr_options.destinations(state, "REP_MIL_02")
    state.begin_turn_effect(sr_options.NO_SEA_SR)
    assert sr_options.destinations(state, "REP_MIL_02") == []
    state.begin_turn(8)
    assert "barcelona" in sr_options.destinations(state, "REP_MIL_02")


BLOCKADE = {"mallorca": ["NAT_INF"], "sevilla": ["NAT_INF"], "nationalist reserve": ["NAT_MIL", "AX_ITA"]}


@pytest.mark.rule("crusade", "16.7.1", says="may not use Mediterranean ports from Algeciras eastward, islands included")
@pytest.mark.rule("crusade", "12.1.8")
@pytest.mark.rule("crusade", "12.1.9")
def test_16_7_1_nobody_comes_to_mallorca_through_the_blockade() -> None:
    state = state_of(units=BLOCKADE, turn=3, strait=REP)
    assert "mallorca" not in sr_options.destinations(state, "NAT_MIL_01")
    refusal = sr_options.why_not_to(state, "NAT_MIL_01", "mallorca")
    assert refusal is not None
    assert refusal.rule == "16.7.1"
    assert "mallorca" in sr_options.destinations(state, "AX_ITA_01"), "Italians come all the same"
    assert not sr_options.may_enter_reserve(state, "NAT_INF_01")
    ended = state_of(units=BLOCKADE, turn=3, strait=NAT)
    assert "mallorca" in sr_options.destinations(ended, "NAT_MIL_01")
    assert sr_options.may_enter_reserve(ended, "NAT_INF_01")


@pytest.mark.rule("crusade", "16.7.1")
def test_ruling_mallorca_from_reserve_the_other_reading_leaves_the_box_open() -> None:
    state = state_of(units=BLOCKADE, turn=3, strait=REP, options={"mallorca_from_reserve": "open"})
    assert "mallorca" in sr_options.destinations(state, "NAT_MIL_01")
    assert sr_options.may_enter_reserve(state, "NAT_INF_01")
