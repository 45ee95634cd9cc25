"""16.4 The Northern Front."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.combat import advance_options
from desktop.games.crusade.rules.map import northern_front as north
from desktop.games.crusade.rules.redeployment import sr_options
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.position import NAT, REP, in_round, operations, state_of
from tests.games.crusade.test_12_redeployment import redeploying, targets
from tests.games.crusade.test_13_supply import all_to

LINK = all_to(REP, "villarcayo", "burgos", "aranda_de_duero")
"""A chain of Republican spaces from Somosierra to Valmaseda."""


def refused(state: CrusadeState, unit: str, space: str, *gained: str) -> str:
    refusal = north.why_not_end(state, (unit,), space, gained)
    return refusal.rule if refusal else ""


# -- isolation -----------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.4.3.1", says="While none of its sources")
@pytest.mark.rule("crusade", "16.4")
@pytest.mark.rule("crusade", "16.4.1")
@pytest.mark.rule("crusade", "16.4.3")
def test_16_4_3_1_isolated_until_a_source_traces_out() -> None:
    state = state_of()
    assert not north.is_linked(state)
    assert north.in_pocket(state, "bilbao")
    assert not north.in_pocket(state, "madrid")
    assert north.is_linked(state_of(control=LINK))


@pytest.mark.rule("crusade", "16.4.3.2", says="Only regional units and two POL")
def test_16_4_3_2_only_regional_units_and_two_police() -> None:
    units = {"aguilar_de_campoo": ["REP_MIL", "REP_POL", "REP_MIL_CNT"], "gijon": ["REP_POL", "REP_POL"]}
    state = state_of(units=units)
    assert refused(state, "REP_MIL_01", "reinosa") == "", "Aguilar was taken from the front: already there"
    outside = all_to(NAT, "aguilar_de_campoo")
    state = state_of(units={"madrid": ["REP_MIL", "REP_POL"], "gijon": ["REP_POL"]}, control=outside)
    assert refused(state, "REP_MIL_01", "reinosa") == "16.4.3.2"
    assert refused(state, "REP_POL_01", "reinosa") == "", "the second one"
    state = state_of(units={"madrid": ["REP_POL"], "gijon": ["REP_POL", "REP_POL"]})
    assert refused(state, "REP_POL_01", "reinosa") == "16.4.3.2", "a third one"


@pytest.mark.rule("crusade", "16.4.3.2")
def test_16_4_3_2_captured_spaces_supplied_only_from_the_front_belong_to_it() -> None:
    state = state_of(units={"madrid": ["REP_MIL"]}, control={"leon": REP})
    assert north.in_pocket(state, "leon")
    assert refused(state, "REP_MIL_01", "leon") == "16.4.3.2"


@pytest.mark.rule("crusade", "16.4.3.2")
def test_16_4_3_2_a_unit_that_links_the_front_may_end_there() -> None:
    state = state_of(units={"burgos": ["REP_RPA"]}, control=all_to(REP, "burgos", "aranda_de_duero"))
    assert not north.is_linked(state)
    assert refused(state, "REP_RPA_01", "villarcayo") == ""
    assert refused(state, "REP_RPA_01", "valmaseda", "villarcayo") == ""
    assert refused(state, "REP_RPA_01", "valmaseda") == "16.4.3.2", "had it not passed Villarcayo"


@pytest.mark.rule("crusade", "16.4.3.3")
def test_16_4_3_3_linked_the_limits_lapse_and_who_is_there_stays() -> None:
    state = state_of(units={"bilbao": ["REP_RPA"], "madrid": ["REP_RPA"]}, control=LINK)
    assert refused(state, "REP_RPA_02", "bilbao") == ""
    cut = state_of(units={"bilbao": ["REP_RPA"], "madrid": ["REP_RPA"]})
    assert refused(cut, "REP_RPA_02", "bilbao") == "16.4.3.2"
    assert refused(cut, "REP_RPA_01", "durango") == "", "it was there before"


@pytest.mark.rule("crusade", "16.4.3.2", says="Only regional units and two POL")
@pytest.mark.rule("crusade", "8.5.2.3", says="Not into an Isolated group")
def test_16_4_3_2_no_reinforcements_in_the_isolated_front() -> None:
    refusal = north.why_not_reinforce(state_of(), "bilbao")
    assert refusal is not None
    assert refusal.rule == "16.4.3.2"
    assert north.why_not_reinforce(state_of(control=LINK), "bilbao") is None


@pytest.mark.rule("crusade", "16.4.3.2")
def test_16_4_3_2_a_space_that_traces_outside_only_is_not_in_the_pocket() -> None:
    """Ruling edge_of_the_pocket: Tolosa, cut off from the Basque source, is reached from the main zone."""
    way = all_to(REP, "pamplona", "jaca", "san_sebastian")
    state = state_of(units={"barbastro": ["REP_MIL"]}, control={**way, "durango": NAT})
    assert not north.is_linked(state)
    assert not north.in_pocket(state, "tolosa")
    assert refused(state, "REP_MIL_01", "tolosa") == ""
    assert north.in_pocket(state, "bilbao")


# -- non-cooperation -----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.4.2", says="Regional units keep")
@pytest.mark.rule("crusade", "16.4.2.1", says="A regional unit may end")
def test_16_4_2_1_example_asturian_units() -> None:
    state = state_of(units={"gijon": ["REP_AC_ASTURIAN_I"], "santander": ["REP_MIL_AST"]})
    for space in ("pto_de_tarna", "lugo", "ponferrada", "leon"):
        assert refused(state, "REP_AC_ASTURIAN_I", space) == ""
    for space in ("san_vicente", "bilbao"):
        assert refused(state, "REP_AC_ASTURIAN_I", space) == "16.4.2.2"


@pytest.mark.rule("crusade", "16.4.2.2")
def test_16_4_2_2_example_one_division_of_each_region_abroad() -> None:
    state = state_of(units={"gijon": ["REP_MIL_AST", "REP_MIL_AST"], "bilbao": ["REP_MIL_BAS"]})
    assert refused(state, "REP_MIL_AST_01", "san_vicente") == ""
    assert north.why_not_end(state, ("REP_MIL_AST_01", "REP_MIL_AST_02"), "san_vicente") is not None
    state = state_of(units={"gijon": ["REP_MIL_AST"], "bilbao": ["REP_MIL_AST"], "durango": ["REP_MIL_BAS"]})
    assert refused(state, "REP_MIL_AST_01", "san_vicente") == "16.4.2.2"
    assert refused(state, "REP_MIL_AST_02", "santander") == "", "the one abroad may go on"
    assert refused(state, "REP_MIL_BAS_01", "santona") == "", "each region has its own"


@pytest.mark.rule("crusade", "16.4.2.1", says="Other units are not bound")
def test_16_4_2_1_police_are_free() -> None:
    state = state_of(units={"gijon": ["REP_POL"]})
    assert refused(state, "REP_POL_01", "bilbao") == ""


@pytest.mark.rule("crusade", "16.4.2.1", says="A regional unit may end")
def test_16_4_2_1_passing_through_is_free() -> None:
    """From Gijón by San Vicente to Santander and Reinosa a division passes, but only one may end there."""
    units = {"cangas_de_onis": ["REP_MIL_AST"], "santona": ["REP_MIL_AST"]}
    place = operations(state_of(units=units), REP)
    place.play("mark cangas_de_onis move", "marked", "pick REP_MIL_AST_01")
    ends = place.offered("to")
    assert "pto_de_tarna" in ends
    assert "san_vicente" not in ends
    assert "aguilar_de_campoo" in ends, "by San Vicente and Reinosa"


# -- forced return -------------------------------------------------------------------------------------
STRAYS = {"san_vicente": ["REP_MIL_AST", "REP_MIL_AST"], "santander": ["REP_MIL_SAN"]}


@pytest.mark.rule("crusade", "16.4.2.4", says="If retreats put more")
@pytest.mark.rule("crusade", "16.4.2.3")
def test_16_4_2_4_strays_go_home_when_used() -> None:
    state = state_of(units=STRAYS)
    assert north.must_go_home(state, "REP_MIL_AST_01")
    assert not north.must_go_home(state, "REP_MIL_SAN_01")
    found = targets(state, REP, "REP_MIL_AST_01")
    assert found
    assert all(north.region_of(state, space) == "asturias" for space in found), "not even to the Reserve Box"


@pytest.mark.rule("crusade", "16.4.2.4")
def test_16_4_2_4_once_the_others_are_home_one_may_stay() -> None:
    place = redeploying(state_of(units=STRAYS), REP)
    place.play("pick REP_MIL_AST_01", "to gijon")
    assert not north.must_go_home(place.state, "REP_MIL_AST_02")
    assert "santander" in place.play("pick REP_MIL_AST_02").offered("to")


@pytest.mark.rule("crusade", "16.4.2.4")
def test_16_4_2_4_others_of_the_space_wait_until_the_stray_has_gone() -> None:
    units = {"san_vicente": ["REP_AC_ASTURIAN_I", "REP_MIL_SAN"], "santander": ["REP_POL"]}
    place = redeploying(state_of(units=units, turn=7), REP, 10)
    assert place.offered("pick") == ["REP_AC_ASTURIAN_I", "REP_POL_01"]
    place.play("pick REP_AC_ASTURIAN_I", "to gijon")
    assert place.offers("pick REP_MIL_SAN_01")


@pytest.mark.rule("crusade", "16.4.2.4", says="If it cannot")
def test_16_4_2_4_a_unit_that_cannot_go_home_is_no_longer_bound() -> None:
    cut = all_to(NAT, "cangas_de_onis", "pto_de_tarna")
    place = redeploying(state_of(units=STRAYS, control=cut), REP)
    place.play("pick REP_MIL_AST_01")
    assert place.state.freed == ["REP_MIL_AST_01"]
    assert {"santander", "bilbao", "reserve"} <= set(place.offered("to"))
    place.play("to bilbao")
    assert not north.must_go_home(place.state, "REP_MIL_AST_02"), "one of those still bound may be abroad"


@pytest.mark.rule("crusade", "16.4.2.4", says="If it cannot")
def test_16_4_2_4_nor_are_units_whose_region_is_lost() -> None:
    lost = all_to(NAT, *state_of().world.regions["asturias"])
    state = state_of(units=STRAYS, control=lost)
    assert not north.is_bound(state, "REP_MIL_AST_01")
    assert refused(state, "REP_MIL_AST_01", "bilbao") == ""


@pytest.mark.rule("crusade", "16.4.2.4")
@pytest.mark.rule("crusade", "10.1.1")
def test_16_4_2_4_a_stray_goes_home_when_its_space_is_activated() -> None:
    state = state_of(units={"san_vicente": ["REP_AC_ASTURIAN_I"]}, turn=7)
    place = operations(state, REP)
    place.play("mark san_vicente move", "marked")
    place.play("pick REP_AC_ASTURIAN_I")
    assert place.offered("to")
    assert all(north.region_of(state, space) == "asturias" for space in place.offered("to"))


@pytest.mark.rule("crusade", "16.4.2.1")
@pytest.mark.rule("crusade", "16.4.2.2")
def test_what_sr_offers_is_what_the_rule_allows() -> None:
    """The set and the single question agree for every regional unit and every friendly space."""
    state = in_round(state_of("northern-front"), REP)
    for unit in ("REP_MIL_BAS_01", "REP_AC_EUZKADI", "REP_MIL_AST_01", "REP_POL_01", "REP_RPA_01"):
        for space in sr_options.destinations(state, unit):
            if space != "reserve":
                assert north.why_not_end(state, (unit,), space) is None


@pytest.mark.rule("crusade", "16.4.3.2")
@pytest.mark.rule("crusade", "11.5.3")
def test_16_4_3_2_an_advance_of_two_spaces_may_link_the_front() -> None:
    control = all_to(REP, "miranda_de_ebro", "burgos", "aranda_de_duero")
    state = state_of(units={"miranda_de_ebro": ["REP_RPA"]}, control=control, turn=8)
    combat = Combat(
        side=REP, target="vitoria", attackers=["REP_RPA_01"], defenders=[], origins=["miranda_de_ebro"], owed=2
    )
    combat.retreated, combat.passed = True, ["durango"]
    assert north.in_pocket(state, "durango")
    assert advance_options.ends_for(state, combat, "REP_RPA_01") == ["vitoria", "durango"]
    assert advance_options.why_not_to(state, combat, "REP_RPA_01", "durango") is None
