"""15.2 Initial corps, the Reserve requirement and militarization."""

from __future__ import annotations

import random

import pytest

from desktop.games.crusade.rules.map.northern_front import in_pocket, region_of
from desktop.games.crusade.rules.turn import war_phases
from desktop.games.crusade.rules.turn.end_of_turn import EndOfTurn
from desktop.games.crusade.rules.turn.initial_corps import InitialCorps
from desktop.games.crusade.rules.turn.militarization import Militarization
from desktop.games.crusade.rules.turn.reserve_check import ReserveCheck
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.position import NAT, REP, Position, begin, state_of
from tests.games.crusade.test_13_supply import all_to

AID = {"played": ["N1", "N2"]}
"""Axis Military Aid has been played: the CTV is placed with the others."""
NAMES = ("I", "V", "VI", "VII", "VIII", "ARAGON", "MARROQUI", "NAVARRA", "EXTREMADURA")
CORPS = [*(f"NAT_AC_{name}" for name in NAMES), "AX_AC_CTV"]


def placing(**given: object) -> Position:
    given.setdefault("turn", 5)
    given.setdefault("isolated", [])
    state = state_of(**given)  # type: ignore[arg-type]
    if "units" not in given:
        state.put("NAT_INF_05", "villarcayo", "test")
        state.events.clear()
    return begin(state, InitialCorps())


def place_all(place: Position, seed: int) -> list[tuple[str, str]]:
    """Place everything at random; who was asked to pick what."""
    choose = random.Random(seed)
    order: list[tuple[str, str]] = []
    while place.decision is not None:
        action = choose.choice(place.decision.actions)
        if action.verb == "pick":
            order.append((place.asked, action.target))
        place.play(str(action))
    return order


def corps_at(state: CrusadeState, side: str) -> dict[str, str]:
    return {unit: state.place_of(unit) for unit in state.world.initial_corps[side]}


# -- order ---------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "15.2.1", says=("Nationalists: I, V", "Republicans: I to VI"))
@pytest.mark.rule("crusade", "15.2.1.2", says="Nobody may pass")
@pytest.mark.rule("crusade", "15.2.1.1", says="one corps at a time")
@pytest.mark.rule("crusade", "15.0")
@pytest.mark.rule("crusade", "15.2")
@pytest.mark.rule("crusade", "15.2.2")
def test_15_2_1_1_in_turn_the_nationalists_first() -> None:
    place = placing(**AID)
    assert place.asked == NAT
    assert place.offered("pick") == CORPS
    assert place.actions == [f"pick {unit}" for unit in CORPS], "nobody may pass"
    order = place_all(place, 1)
    assert [side for side, _ in order] == [NAT, REP] * 10
    assert {unit for side, unit in order if side == NAT} == set(CORPS)
    names = ("I", "II", "III", "IV", "V", "VI", "EUZKADI", "SANTANDER", "ASTURIAN_I", "ASTURIAN_II")
    assert {unit for side, unit in order if side == REP} == {f"REP_AC_{name}" for name in names}


@pytest.mark.rule("crusade", "15.2.1", says="If Axis Military Aid")
@pytest.mark.rule("crusade", "15.2.1.2")
def test_15_2_1_without_axis_aid_the_ctv_waits_and_the_republicans_end_alone() -> None:
    place = placing(played=["N1"])
    assert "AX_AC_CTV" not in place.offered("pick")
    order = place_all(place, 2)
    assert [side for side, _ in order] == [NAT, REP] * 9 + [REP]
    assert place.at("AX_AC_CTV") == "pool"


@pytest.mark.rule("crusade", "15.2.2", says="After the last corps")
def test_15_2_2_after_the_last_corps_the_reserves_are_checked() -> None:
    state = state_of(turn=5, played=["N1"], isolated=[])
    place = begin(state, EndOfTurn(step="corps"))
    place_all(place, 1)
    phases = [event.phase for event in place.log if isinstance(event, ev.PhaseBegan)]
    assert phases == ["corps", "reserve_check", "militarization"]


# -- where ---------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "15.2.1.2", says=("In a friendly, supplied space with", "Not in the Balearic"))
def test_15_2_1_2_own_unit_source_or_madrid_one_corps_per_space() -> None:
    place = placing(**AID)
    place.play("pick NAT_AC_I")
    offered = place.offered("to")
    assert {"segovia", "zaragoza", "sevilla"} <= set(offered)
    assert "tudela" not in offered, "nobody is there"
    assert "mallorca" not in offered, "no corps on the islands"
    assert "granada" not in offered, "out of supply by now"
    place.play("to segovia", "pick REP_AC_I", "to madrid", "pick NAT_AC_V")
    assert "segovia" not in place.offered("to")
    assert place.refused("to segovia") == "15.2.1.2"


@pytest.mark.rule("crusade", "15.2.1.2", says=("In a friendly, supplied space with", "No other Republican corps"))
def test_15_2_1_2_no_two_corps_share_a_space_and_none_is_illegal() -> None:
    for seed in range(4):
        place = placing(**AID)
        place_all(place, seed)
        for side in (NAT, REP):
            spaces = [space for space in corps_at(place.state, side).values() if space != "removed"]
            assert len(set(spaces)) == len(spaces)
            assert all(place.state.control[space] == side for space in spaces)
        for unit, space in corps_at(place.state, REP).items():
            region = place.state.world.units[unit].region
            assert in_pocket(place.state, space) == bool(region)
            assert region_of(place.state, space) == region


@pytest.mark.rule("crusade", "15.2.1.2", says="If stacking would be exceeded")
@pytest.mark.rule("crusade", "9.1.1")
def test_15_2_1_2_a_division_makes_room() -> None:
    units = {"segovia": ["NAT_INF", "NAT_MIL", "NAT_MIL"], "madrid": ["REP_MIL"]}
    place = placing(units=units, played=["N1"], control=all_to(NAT, *_north()))
    place.play("pick NAT_AC_I", "to segovia")
    assert place.rule == "15.2.1.2"
    assert place.offered("reserve") == ["NAT_INF_01", "NAT_MIL_01"]
    place.play("reserve NAT_MIL_01")
    assert place.state.at("segovia") == ("NAT_AC_I", "NAT_INF_01", "NAT_MIL_02")
    assert place.at("NAT_MIL_01") == "reserve"


def _north() -> tuple[str, ...]:
    return state_of().world.groups["northern_front"]


@pytest.mark.rule("crusade", "15.2.1.2", says="Badajoz is no source")
@pytest.mark.rule("crusade", "13.2.4.1")
def test_15_2_1_2_badajoz_is_no_source_for_corps() -> None:
    place = placing(units={"sevilla": ["NAT_INF"], "madrid": ["REP_MIL"]}, played=["N1"])
    spaces = war_phases.ordinary_spaces(place.state, REP)
    assert "badajoz" not in spaces
    assert {"madrid", "barcelona", "valencia", "cartagena"} == set(spaces)


@pytest.mark.rule("crusade", "15.2.1.2", says="CTV: a space")
def test_15_2_1_2_the_ctv_goes_to_italians_or_ports() -> None:
    units = {"cordoba": ["AX_ITA"], "avila": ["NAT_INF"], "zaragoza": ["AX_CV33"], "madrid": ["REP_MIL"]}
    place = placing(units=units, **AID)
    assert war_phases.italian_spaces(place.state) == [
        "algeciras", "cadiz", "cordoba", "la_coruna", "pontevedra", "zaragoza",
    ]  # fmt: skip


# -- the duty of the Nationalists ----------------------------------------------------------------------
@pytest.mark.rule("crusade", "15.2.1.2", says="The Nationalists must place")
@pytest.mark.parametrize("seed", range(6))
def test_15_2_1_2_a_corps_in_or_next_to_each_region_however_they_are_placed(seed: int) -> None:
    place = placing(**(AID if seed % 2 else {"played": ["N1"]}))
    place_all(place, seed)
    state = place.state
    steps = state.world.sets.steps_from
    spaces = [space for space in corps_at(state, NAT).values() if space in state.control]
    near = {region: [space for space in spaces if steps[region][space] <= 1] for region in steps}
    assert all(near.values())
    assert len({space for found in near.values() for space in found}) >= 3


@pytest.mark.rule("crusade", "15.2.1.2")
def test_15_2_1_2_the_last_corps_are_kept_back_for_the_duty() -> None:
    """With three corps left and nothing in the north, only spaces near the regions are offered."""
    units = {
        "leon": ["NAT_INF"], "vitoria": ["NAT_MIL"], "burgos": ["NAT_INF"], "villarcayo": ["NAT_MIL"],
        "cordoba": ["NAT_INF"], "sevilla": ["NAT_AC_I"], "removed": [unit for unit in CORPS if unit not in
        ("NAT_AC_I", "NAT_AC_VI", "NAT_AC_VII", "NAT_AC_VIII")], "madrid": ["REP_MIL"],
    }  # fmt: skip
    place = placing(units=units, played=["N1"])
    place.play("pick NAT_AC_VI")
    assert place.offered("to") == ["leon", "villarcayo", "vitoria"]
    assert place.refused("to cordoba") == "15.2.1.2"


@pytest.mark.rule("crusade", "15.2.1.2", says="A wholly Nationalist region")
def test_15_2_1_2_example_a_a_region_wholly_nationalist_is_exempt() -> None:
    basque = all_to(NAT, *state_of().world.regions["basque"])
    state = state_of(turn=5, control=basque)
    assert war_phases.regions_owed(state) == ["asturias", "santander"]


@pytest.mark.rule("crusade", "15.2.1.2", says="The Nationalists must place")
def test_15_2_1_2_as_near_as_possible_if_no_space_qualifies() -> None:
    units = {
        "cordoba": ["NAT_INF"], "palencia": ["NAT_INF"], "madrid": ["REP_MIL"],
        "removed": [unit for unit in CORPS if unit != "NAT_AC_I"],
    }  # fmt: skip
    place = placing(units=units, played=["N1"])
    place.play("pick NAT_AC_I")
    assert place.offered("to") == ["la_coruna", "palencia"], "two steps from Asturias; nothing is next to a region"


# -- the regional corps --------------------------------------------------------------------------------
def regional(units: dict[str, list[str]], lost: dict[str, str], **given: object) -> Position:
    """Only the Santander and the two Asturian corps are left to place."""
    ordinary = (f"REP_AC_{name}" for name in ("I", "II", "III", "IV", "V", "VI"))
    others = [*CORPS, "REP_AC_EUZKADI", *ordinary]
    return placing(units={**units, "removed": others}, control=lost, played=["N1"], **given)


SANTANDER_LOST = all_to(NAT, "san_vicente", "santander", "santona", "reinosa")
ASTURIAS_LOST = all_to(NAT, "castropol", "pto_de_la_espina", "pto_de_leitariegos", "pto_de_pajares", "oviedo")
THREE = ("REP_AC_ASTURIAN_I", "REP_AC_ASTURIAN_II", "REP_AC_SANTANDER")


@pytest.mark.rule("crusade", "15.2.1.2")
def test_15_2_1_2_example_b_i_the_asturian_corps_leave_cangas_to_santander() -> None:
    units = {"cangas_de_onis": ["REP_MIL_SAN", "REP_MIL_AST"], "pto_de_tarna": ["REP_MIL_AST"], "gijon": ["REP_POL"]}
    place = regional(units, {**SANTANDER_LOST, **ASTURIAS_LOST})
    assert place.offered("pick") == ["REP_AC_SANTANDER", "REP_AC_ASTURIAN_I", "REP_AC_ASTURIAN_II"]
    assert war_phases.corps_choices(place.state, "REP_AC_SANTANDER") == ["cangas_de_onis"]
    for unit in THREE[:2]:
        assert war_phases.corps_choices(place.state, unit) == ["gijon", "pto_de_tarna"]


@pytest.mark.rule("crusade", "15.2.1.2")
@pytest.mark.parametrize("first", THREE)
def test_15_2_1_2_example_b_ii_one_asturian_and_the_santander_corps_share_cangas(first: str) -> None:
    units = {"cangas_de_onis": ["REP_MIL_SAN", "REP_MIL_AST"]}
    lost = {**SANTANDER_LOST, **ASTURIAS_LOST, **all_to(NAT, "gijon", "pto_de_tarna")}
    place = regional(units, lost).play(f"pick {first}", "to cangas_de_onis")
    while place.decision is not None:
        place.play(place.actions[0])
    assert place.at("REP_AC_SANTANDER") == "cangas_de_onis"
    assert sorted(place.at(unit) for unit in THREE[:2]) == ["cangas_de_onis", "removed"]


@pytest.mark.rule("crusade", "15.2.1.2")
def test_ruling_corps_of_the_last_the_other_reading_asks_for_supply() -> None:
    units = {"cangas_de_onis": ["REP_MIL_SAN", "REP_MIL_AST"]}
    lost = {**SANTANDER_LOST, **ASTURIAS_LOST, **all_to(NAT, "gijon", "pto_de_tarna")}
    place = regional(units, lost, options={"corps_of_the_last": "supplied"})
    assert [place.at(unit) for unit in THREE] == ["removed"] * 3


@pytest.mark.rule("crusade", "15.2.1.2")
def test_15_2_1_2_a_second_asturian_corps_goes_to_another_space_with_asturians() -> None:
    units = {"cangas_de_onis": ["REP_MIL_SAN", "REP_MIL_AST"], "durango": ["REP_MIL_AST"]}
    lost = {**SANTANDER_LOST, **ASTURIAS_LOST, **all_to(NAT, "gijon", "pto_de_tarna")}
    link = all_to(REP, "san_vicente", "santander", "santona")
    place = regional(units, {**lost, **link})
    assert war_phases.in_normal_supply(place.state, REP, "cangas_de_onis")
    place.play("pick REP_AC_ASTURIAN_I")
    first = place.offered("to")
    assert set(first) <= {"cangas_de_onis", "durango"}
    place.play(f"to {first[0]}")
    while place.decision is not None:
        place.play(place.actions[0])
    spaces = sorted(place.at(unit) for unit in THREE[:2])
    assert spaces == ["cangas_de_onis", "durango"]


@pytest.mark.rule("crusade", "15.2.1.2", says="corps may share a space")
def test_15_2_1_2_example_b_iii_all_three_share_gijon() -> None:
    units = {"gijon": ["REP_MIL_SAN", "REP_MIL_AST"]}
    lost = {**SANTANDER_LOST, **ASTURIAS_LOST, **all_to(NAT, "cangas_de_onis", "pto_de_tarna")}
    place = regional(units, lost)
    while place.decision is not None:
        place.play(place.actions[0])
    assert [place.at(unit) for unit in THREE] == ["gijon"] * 3
    assert place.state.in_box(REP, "reserve") == ("REP_MIL_AST_01", "REP_MIL_SAN_01"), "they made room"


@pytest.mark.rule("crusade", "15.2.1.2", says="cannot be placed is removed")
def test_15_2_1_2_a_corps_without_a_legal_space_is_removed_for_good() -> None:
    lost = {**SANTANDER_LOST, **all_to(NAT, "san_vicente")}
    place = regional({"gijon": ["REP_MIL_AST"], "pto_de_pajares": ["REP_MIL_AST"]}, lost)
    while place.decision is not None:
        place.play(place.actions[0])
    assert place.at("REP_AC_SANTANDER") == "removed"
    assert sorted(place.at(unit) for unit in THREE[:2]) == ["gijon", "pto_de_pajares"]


@pytest.mark.rule("crusade", "15.2.1.2", says="Regional corps")
def test_15_2_1_2_outside_only_if_source_and_divisions_of_the_region_are_gone() -> None:
    units = {"gijon": ["REP_MIL_AST"], "pto_de_tarna": ["REP_MIL_AST"], "durango": ["REP_MIL_SAN"]}
    place = regional(units, {})
    assert war_phases.corps_choices(place.state, "REP_AC_SANTANDER") == ["santander"]
    place = regional(units, SANTANDER_LOST)
    assert war_phases.corps_choices(place.state, "REP_AC_SANTANDER") == ["durango"]


# -- 15.2.2 the Reserve requirement --------------------------------------------------------------------
@pytest.mark.rule("crusade", "15.2.2.1", says=("Nationalists: 1 ITA", "Republicans: 1 Basque"))
@pytest.mark.rule("crusade", "15.2.2")
def test_15_2_2_1_what_is_required() -> None:
    met = {
        "nationalist reserve": ["AX_ITA", *["NAT_MIL"] * 2, "NAT_INF", "NAT_INF-", *["NAT_MIL_NAV"] * 2],
        "madrid": ["REP_MIL"], "sevilla": ["NAT_INF"],
    }  # fmt: skip
    state = state_of(units=met, turn=5, played=["N1", "N3"])
    assert war_phases.shortages(state, NAT) == []
    assert [need.count for need in war_phases.shortages(state, REP)] == [1, 1, 2, 4]
    state = state_of(units={"sevilla": ["NAT_INF"]}, turn=5, played=["N1", "N3"])
    assert [need.count for need in war_phases.shortages(state, NAT)] == [1, 6]
    state = state_of(units={"sevilla": ["NAT_INF"]}, turn=5, played=["N1"])
    assert [need.count for need in war_phases.shortages(state, NAT)] == [6], "no Italians yet"
    others = {"reserve": ["NAT_AFR", "NAT_CAV", "NAT_POL", "AX_PZ1", "AX_CV33", "NAT_CAV", "NAT_POL"]}
    state = state_of(units=others, turn=5, played=["N1"])
    assert war_phases.shortages(state, NAT), "these do not count"


@pytest.mark.rule("crusade", "15.2.2.2")
def test_15_2_2_2_in_turn_one_at_a_time_until_met() -> None:
    units = {
        "sevilla": ["NAT_INF", "NAT_INF", "NAT_POL"], "reserve": [*["NAT_MIL"] * 5, *["REP_MIL"] * 2],
        "bilbao": ["REP_MIL_BAS", "REP_POL"], "madrid": ["REP_RPA", "REP_RPA", "REP_MIL_CNT"],
        "granada": ["NAT_INF"],
    }  # fmt: skip
    place = begin(state_of(units=units, turn=5, played=["N1"], isolated=[]), ReserveCheck())
    assert (place.asked, place.offered("reserve")) == (NAT, ["NAT_INF_01"]), (
        "Granada is out of supply, POL never counts"
    )
    place.play("reserve NAT_INF_01")
    assert place.asked == REP
    assert place.offered("reserve") == ["REP_MIL_BAS_01", "REP_MIL_CNT_01", "REP_RPA_01"]
    place.play("reserve REP_MIL_BAS_01")
    assert place.asked == REP, "the Nationalists have enough: the other goes on alone"
    place.play("reserve REP_RPA_01", "reserve REP_MIL_CNT_01")
    assert place.decision is None, "no extra removals, and nothing left for the other lines"


# -- 15.2.3 --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "15.2.3", says=("Then the Republicans may", "Not regional MIL"))
def test_15_2_3_up_to_five_militia_become_regulars_of_the_same_strength() -> None:
    units = {
        "madrid": ["REP_MIL", "REP_MIL-", "REP_MIL_CNT"], "reserve": ["REP_MIL_ERC", "REP_MIL_POUM"],
        "eliminated": ["REP_MIL_PSUC"], "bilbao": ["REP_MIL_BAS"],
    }  # fmt: skip
    place = begin(state_of(units=units, turn=5), Militarization())
    assert place.offered("militarize") == [
        "REP_MIL_01", "REP_MIL_02", "REP_MIL_CNT_01", "REP_MIL_ERC_01", "REP_MIL_PSUC_01",
    ]  # fmt: skip
    place.play("militarize REP_MIL_02", "militarize REP_MIL_PSUC_01", "militarize REP_MIL_ERC_01")
    assert place.at("REP_MIL_02") == "removed"
    assert (place.at("REP_RPA_01"), place.state.units["REP_RPA_01"].reduced) == ("madrid", True)
    assert place.at("REP_RPA_02") == "eliminated"
    assert place.at("REP_RPA_03") == "reserve"
    place.play("militarize REP_MIL_01", "militarize REP_MIL_CNT_01")
    assert place.decision is None


@pytest.mark.rule("crusade", "2.2.1", says="hard limit")
@pytest.mark.rule("crusade", "15.2.3")
def test_15_2_3_no_more_than_there_are_counters_and_one_may_stop() -> None:
    rpa = ["REP_RPA"] * 17
    place = begin(state_of(units={"removed": rpa, "madrid": ["REP_MIL", "REP_MIL"]}, turn=5), Militarization())
    place.play("militarize REP_MIL_01")
    assert place.decision is None, "eighteen counters in all"
    place = begin(state_of(units={"madrid": ["REP_MIL"]}, turn=5), Militarization())
    place.play("done")
    assert place.at("REP_MIL_01") == "madrid"


@pytest.mark.rule("crusade", "15.2.3")
def test_a_card_may_state_its_own_number() -> None:
    place = begin(state_of(units={"madrid": ["REP_MIL", "REP_MIL"]}, turn=7), Militarization(count=1))
    place.play("militarize REP_MIL_01")
    assert place.decision is None
