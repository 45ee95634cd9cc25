"""13.0 Supply, borders and attrition."""

from __future__ import annotations

import time

import pytest

from desktop.engine.ids import SpaceId
from desktop.engine.kept import Kept
from desktop.games.crusade.rules.map import control
from desktop.games.crusade.rules.map.borders import may_use_special_sr
from desktop.games.crusade.rules.supply import supply
from desktop.games.crusade.rules.supply.attrition import Attrition, doomed_units, lost_spaces
from desktop.games.crusade.rules.supply.supply import in_normal_supply, in_supply, reaches_border, supply_state
from desktop.games.crusade.state.sides import SIDES
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.position import NAT, REP, Position, begin, state_of


def attrition(state: CrusadeState, side: str, *, checked: bool = True) -> Position:
    return begin(state, Attrition(side=side), checked=checked)


def all_to(side: str, *spaces: str) -> dict[str, str]:
    return dict.fromkeys(spaces, side)


def by_sea_only(state: CrusadeState, side: str, space: SpaceId) -> bool:
    """13.1.4 In normal supply, but not by land."""
    found, bit = supply.supply(state, side), state.world.sets.bit[space]
    return bool(found.normal & bit) and not found.land & bit


# -- tracing -------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "2.1.2", says="joined by one line are")
def test_2_1_2_connected_is_not_adjacent() -> None:
    state = state_of()
    assert supply.connected(state, REP, "madrid", "barcelona")
    assert "barcelona" not in state.world.neighbours["madrid"]
    assert not supply.connected(state, NAT, "zaragoza", "sevilla")


@pytest.mark.rule("crusade", "13.1.2", says="Through any number")
@pytest.mark.rule("crusade", "13.1")
@pytest.mark.rule("crusade", "13.1.1")
def test_13_1_2_any_number_of_friendly_spaces_to_a_friendly_source() -> None:
    state = state_of()
    assert in_normal_supply(state, REP, "santa_olalla")
    assert in_normal_supply(state, NAT, "lugo")
    for space in state.control:
        assert supply_state(state, space) == ("isolated" if space in ("oviedo", "granada") else "normal")


@pytest.mark.rule("crusade", "13.1.3", says="Block it")
@pytest.mark.rule("crusade", "3.0")
def test_13_1_3_not_through_enemy_spaces() -> None:
    state = state_of(control=all_to(NAT, "barcelona", "villafranca", "manresa", "seo_de_urgel"))
    assert not in_normal_supply(state, REP, "gerona")
    assert in_normal_supply(state, REP, "lerida")


@pytest.mark.rule("crusade", "13.1.3", says="Block it")
@pytest.mark.rule("crusade", "16.1.2")
def test_13_1_3_sieges_do_not_stop_republican_supply() -> None:
    cut = all_to(NAT, "cangas_de_onis", "oviedo")
    state = state_of(control=cut, isolated=["granada"])
    assert "simancas" in state.sieges
    assert in_normal_supply(state, REP, "pto_de_la_espina")


@pytest.mark.rule("crusade", "13.1.1.1", says="When a space is activated")
@pytest.mark.rule("crusade", "13.1")
def test_13_1_1_1_supply_is_found_anew_when_control_changes() -> None:
    state = state_of()
    assert in_normal_supply(state, REP, "menorca")
    for port in ("barcelona", "valencia", "cartagena", "alicante", "almeria", "malaga", "castellon", "tarragona"):
        control.take(state, port, NAT, "test")
    assert not in_normal_supply(state, REP, "menorca")
    for side in SIDES:
        fresh = supply.trace(state, side, supply.friendly_spaces(state, side))
        assert supply.supply(state, side) == fresh


# -- by sea --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "13.1.4")
def test_13_1_4_from_port_to_port() -> None:
    state = state_of()
    assert in_normal_supply(state, REP, "menorca")
    assert by_sea_only(state, REP, "menorca")


@pytest.mark.rule("crusade", "13.1.4")
def test_13_1_4_the_second_port_need_not_be_a_source_but_must_reach_one_by_land() -> None:
    sources = all_to(NAT, "barcelona", "valencia", "cartagena", "badajoz")
    state = state_of(control=sources, badajoz_source=False)
    assert not in_normal_supply(state, REP, "menorca")
    state = state_of(control=all_to(NAT, "barcelona", "cartagena", "badajoz"), badajoz_source=False)
    assert in_normal_supply(state, REP, "menorca")


@pytest.mark.rule("crusade", "13.1.4")
def test_13_1_4_only_one_crossing() -> None:
    """Almería traces by sea; Menorca may not go on from there over a third port to a source."""
    cut = all_to(NAT, "adra", "guadix", "garrucha")
    state = state_of(control=cut)
    assert by_sea_only(state, REP, "almeria")


@pytest.mark.rule("crusade", "13.1.4.2", says="Mediterranean ports only")
@pytest.mark.rule("crusade", "13.1.4.1")
def test_13_1_4_2_no_republican_sea_supply_in_the_atlantic() -> None:
    cut = all_to(NAT, "bilbao", "santander", "durango", "tolosa")
    state = state_of(control=cut)
    assert in_normal_supply(state, REP, "gijon")
    assert not in_normal_supply(state, REP, "san_sebastian")


@pytest.mark.rule("crusade", "13.1.4.1")
def test_13_1_4_1_both_ports_lie_in_one_sea_zone() -> None:
    """San Sebastián reaches La Coruña over the Atlantic; Málaga may not do so."""
    state = state_of(control=all_to(NAT, "san_sebastian", "malaga"))
    state.control.update(all_to(REP, "tolosa", "durango", "pamplona"))
    state.restored()
    assert by_sea_only(state, NAT, "san_sebastian")
    assert in_normal_supply(state, NAT, "malaga"), "by land from Algeciras"
    state = state_of(control={**all_to(NAT, "malaga"), **all_to(REP, "algeciras", "sevilla", "mallorca")})
    assert not in_normal_supply(state, NAT, "malaga")


@pytest.mark.rule("crusade", "13.1.4.3", says="No Mediterranean ports")
@pytest.mark.rule("crusade", "16.7")
@pytest.mark.rule("crusade", "16.7.1")
def test_13_1_4_3_no_nationalist_sea_supply_in_the_mediterranean_while_the_strait_is_republican() -> None:
    state = state_of(control=all_to(NAT, "almeria"))
    assert not in_normal_supply(state, NAT, "almeria")
    state.take_strait(NAT)
    assert in_normal_supply(state, NAT, "almeria"), "from Mallorca or Cádiz"


@pytest.mark.rule("crusade", "16.7.2", says="After End of the Strait")
@pytest.mark.rule("crusade", "16.7")
def test_16_7_2_no_republican_sea_supply_west_of_algeciras_once_the_strait_is_lost() -> None:
    held = {**all_to(REP, "algeciras", "menorca"), **all_to(NAT, "malaga", "ronda", "cadiz")}
    state = state_of(control=held)
    assert in_normal_supply(state, REP, "algeciras")
    state.take_strait(NAT)
    assert not in_normal_supply(state, REP, "algeciras")
    assert in_normal_supply(state, REP, "menorca")


@pytest.mark.rule("crusade", "8.5.6.1")
@pytest.mark.rule("crusade", "13.1.4")
def test_a_beach_head_is_a_port_while_it_is_on_the_map() -> None:
    state = state_of()
    state.place_beach_head("beachhead_mallorca", "mallorca")
    assert in_normal_supply(state, REP, "beachhead_mallorca")
    state.place_beach_head("beachhead_plan_p", "cadiz")
    assert in_normal_supply(state, REP, "beachhead_plan_p")
    state.take_strait(NAT)
    assert not in_normal_supply(state, REP, "beachhead_plan_p"), "it lies west of Algeciras"
    assert in_normal_supply(state, REP, "beachhead_mallorca")


# -- sources -------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "13.2.2", says="serves nobody")
@pytest.mark.rule("crusade", "13.2.1", says="of its own colour")
@pytest.mark.rule("crusade", "13.2.3", says="Never serve the side")
@pytest.mark.rule("crusade", "3.0", says="Friendly source")
@pytest.mark.rule("crusade", "13.2")
def test_13_2_a_captured_source_serves_nobody() -> None:
    state = state_of(control={"zaragoza": REP})
    assert in_normal_supply(state, NAT, "huesca"), "from Valladolid"
    around = all_to(REP, "zaragoza", "tudela", "jaca")
    state = state_of(control=around)
    assert not in_normal_supply(state, NAT, "huesca")
    lonely = all_to(
        NAT, "bujaraloz", "fraga", "belchite", "huesca", "tudela", "calatayud", "carinena", "sarinena", "caspe"
    )
    state = state_of(control={**lonely, "zaragoza": REP})
    assert not in_normal_supply(state, REP, "zaragoza")


@pytest.mark.rule("crusade", "3.0")
@pytest.mark.rule("crusade", "13.2")
def test_madrid_is_a_source_for_nobody() -> None:
    ring = all_to(NAT, "arganda", "guadalajara", "guadarrama", "illescas", "navalcarnero")
    state = state_of(control=ring)
    assert not in_normal_supply(state, REP, "madrid")


@pytest.mark.rule("crusade", "13.2.4", says="A special Republican source")
@pytest.mark.rule("crusade", "13.2.4.1", says="It serves for tracing")
def test_13_2_4_1_badajoz_is_a_source_for_tracing() -> None:
    cut = all_to(NAT, "merida", "zafra")
    state = state_of(control=cut)
    assert in_normal_supply(state, REP, "badajoz")


@pytest.mark.rule("crusade", "13.2.4.2", says=("Once the Nationalists", "It stays a VP space"))
@pytest.mark.rule("crusade", "13.2.4")
def test_13_2_4_2_badajoz_is_no_source_once_it_was_lost() -> None:
    state = state_of(control=all_to(NAT, "merida", "zafra"))
    vp, rm = state.vp, state.rm
    control.take(state, "badajoz", NAT, "move")
    assert (state.vp, state.rm) == (vp + 1, rm - 1)
    assert not state.badajoz_source
    control.take(state, "badajoz", REP, "move")
    assert (state.vp, state.rm) == (vp, rm)
    assert not in_normal_supply(state, REP, "badajoz")


# -- attrition -----------------------------------------------------------------------------------------
CUT_OFF = all_to(NAT, "villafranca", "manresa", "tarragona", "barcelona", "seo_de_urgel")
"""Gerona and what lies behind it are connected to the French border only by Figueras and Puigcerdá."""
POCKET = all_to(NAT, "merida", "zafra", "badajoz", "castuera", "guadalupe")
"""Villanueva is surrounded."""


@pytest.mark.rule("crusade", "13.3.5", says=("are removed for good", "is not replaced"))
@pytest.mark.rule("crusade", "13.3.6", says="Empty friendly spaces")
@pytest.mark.rule("crusade", "13.3")
@pytest.mark.rule("crusade", "6.0")
@pytest.mark.rule("crusade", "11.3.3")
def test_13_3_5_an_oos_corps_is_removed_for_good_and_not_replaced() -> None:
    units = {"villanueva": ["REP_AC_I"], "reserve": ["REP_RPA"], "merida": ["NAT_INF"]}
    state = state_of(units=units, control=POCKET, turn=7)
    place = attrition(state, REP)
    assert place.at("REP_AC_I") == "removed"
    assert state.control["villanueva"] == NAT
    assert place.at("REP_RPA_01") == "reserve"


@pytest.mark.rule("crusade", "13.3.6", says="Empty friendly spaces")
def test_13_3_6_empty_oos_spaces_change_hands_with_vp_and_rm() -> None:
    ring = all_to(NAT, "requena", "barracas", "castellon", "gandia", "almansa", "valencia")
    ring |= all_to(NAT, "hellin", "alcaraz", "motilla", "alcazar_de_san_juan")
    state = state_of(units={}, control={**ring, "valencia": NAT}, works={"albacete": "trench"}, turn=4)
    assert lost_spaces(state, REP) == ["albacete"]
    vp, rm = state.vp, state.rm
    attrition(state, REP)
    assert state.control["albacete"] == NAT
    assert (state.vp, state.rm) == (vp + 1, rm - 1)
    assert "albacete" not in state.works


@pytest.mark.rule("crusade", "13.3.7", says="comes after its sixth round")
@pytest.mark.rule("crusade", "13.3.6")
def test_13_3_7_a_side_is_judged_in_its_own_segment_only() -> None:
    state = state_of(units={"villanueva": ["REP_MIL"]}, control=POCKET, turn=7)
    attrition(state, NAT)
    assert state.place_of("REP_MIL_01") == "villanueva"
    assert state.control["villanueva"] == REP


@pytest.mark.rule("crusade", "13.3.6", says="Everything is judged")
def test_13_3_6_everything_is_judged_on_the_position_at_the_start() -> None:
    """A space falls although the enemy cannot trace to it either, and its fall saves nobody next to it."""
    state = state_of(units={"menorca": ["REP_MIL"]}, turn=7, control=all_to(NAT, *_republican_ports()))
    assert doomed_units(state, REP) == ["REP_MIL_01"]
    attrition(state, REP)
    assert state.control["menorca"] == NAT


def _republican_ports() -> tuple[str, ...]:
    return ("barcelona", "valencia", "cartagena", "alicante", "almeria", "malaga", "castellon", "tarragona")


@pytest.mark.rule("crusade", "13.1.5", says=("In attrition they are always", "Empty Asturian spaces"))
def test_13_1_5_asturian_divisions_in_asturias_survive_attrition() -> None:
    lost = all_to(NAT, "gijon", "santander", "bilbao")
    units = {"pto_de_tarna": ["REP_MIL_AST"], "san_vicente": ["REP_MIL_AST"], "reinosa": ["REP_MIL_SAN"]}
    state = state_of(units=units, control=lost, turn=7)
    attrition(state, REP)
    assert state.place_of("REP_MIL_AST_01") == "pto_de_tarna"
    assert state.control["pto_de_tarna"] == REP
    assert state.place_of("REP_MIL_AST_02") == "removed"
    assert state.place_of("REP_MIL_SAN_01") == "removed"
    assert state.control["cangas_de_onis"] == NAT, "empty spaces of Asturias fall"


@pytest.mark.rule("crusade", "13.1.5")
@pytest.mark.rule("crusade", "13.3.5")
def test_13_1_5_asturian_corps_are_not_spared() -> None:
    lost = all_to(NAT, "gijon", "santander", "bilbao")
    state = state_of(units={"pto_de_tarna": ["REP_AC_ASTURIAN_I"]}, control=lost, turn=7)
    attrition(state, REP)
    assert state.place_of("REP_AC_ASTURIAN_I") == "removed"


# -- what out of supply means --------------------------------------------------------------------------
@pytest.mark.rule("crusade", "3.0", says="Out of supply (OOS)")
@pytest.mark.rule("crusade", "13.1.1", says="Most actions need supply")
@pytest.mark.rule("crusade", "13.3.1", says="They may not be activated")
@pytest.mark.rule("crusade", "13.3.3")
def test_13_3_1_oos_units_are_not_activated() -> None:
    from tests.games.crusade.position import operations

    state = state_of(units={"villanueva": ["REP_MIL"], "merida": ["NAT_INF"], "madrid": ["REP_POL"]}, control=POCKET)
    place = operations(state, REP)
    assert not [mark for mark in place.offered("mark") if mark.startswith("villanueva")]
    assert place.refused("mark villanueva move") == "13.3.1"
    assert place.refused("mark villanueva attack") == "13.3.1"


# -- borders -------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "2.2.2.9", says="Out of supply")
@pytest.mark.rule("crusade", "13.4.1.1", says="Serves Nationalist")
@pytest.mark.rule("crusade", "13.4.1.2", says="Serves Republican")
@pytest.mark.rule("crusade", "13.4.1", says="Have a dotted connection")
@pytest.mark.rule("crusade", "2.1.2", says="Dotted lines to France")
@pytest.mark.rule("crusade", "13.4")
def test_13_4_1_each_side_has_its_own_border() -> None:
    state = state_of(control=CUT_OFF)
    assert reaches_border(state, REP, "gerona")
    assert not in_supply(state, REP, "gerona")
    assert supply_state(state, "gerona") == "border"
    lonely = all_to(REP, "salamanca", "valladolid", "avila", "plasencia", "zamora", "trujillo", "caceres")
    state = state_of(control=lonely)
    assert not reaches_border(state, REP, "salamanca"), "Portugal is not theirs"
    nationalist = {**all_to(REP, "sevilla", "aracena"), "huelva": NAT}
    state = state_of(control=nationalist)
    assert reaches_border(state, NAT, "huelva")
    french = {**all_to(REP, "zaragoza", "tudela", "huesca", "pamplona"), "jaca": NAT}
    state = state_of(control=french)
    assert not reaches_border(state, NAT, "jaca"), "France is not theirs"


@pytest.mark.rule("crusade", "13.4.2", says="Units out of supply but connected")
def test_13_4_2_units_at_the_border_move_but_do_not_attack_and_survive() -> None:
    from tests.games.crusade.position import operations

    units = {"gerona": ["REP_MIL"], "barcelona": ["NAT_INF"], "madrid": ["REP_POL"]}
    place = operations(state_of(units=units, control=CUT_OFF), REP)
    marks = [mark for mark in place.offered("mark") if mark.startswith("gerona")]
    assert marks == ["gerona move"]
    state = state_of(units=units, control=CUT_OFF)
    attrition(state, REP)
    assert state.place_of("REP_MIL_01") == "gerona"


@pytest.mark.rule("crusade", "13.4.4")
def test_13_4_4_spaces_at_the_border_do_not_change_hands() -> None:
    state = state_of(units={}, control=CUT_OFF, turn=7)
    attrition(state, REP)
    assert state.control["figueras"] == REP
    assert state.control["gerona"] == REP


@pytest.mark.rule("crusade", "13.4.3.1", says="Regional Republican")
@pytest.mark.rule("crusade", "13.4.3.2")
def test_13_4_3_1_regional_units_and_republicans_after_n44_have_no_special_sr() -> None:
    units = {"gerona": ["REP_MIL", "REP_MIL_BAS"]}
    state = state_of(units=units, control=CUT_OFF, turn=14)
    assert may_use_special_sr(state, "REP_MIL_01")
    assert not may_use_special_sr(state, "REP_MIL_BAS_01")
    state.set_flag("no_french_special_sr")
    assert not may_use_special_sr(state, "REP_MIL_01")


# -- pace ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", ["campaign", "northern-front", "decisive-phase"])
def test_supply_of_a_side_takes_at_most_a_millisecond(scenario: str) -> None:
    state = state_of(scenario)
    for side in SIDES:
        best = min(_seconds(state, side) for _ in range(20))
        assert best <= 0.001


def _seconds(state: CrusadeState, side: str) -> float:
    state.kept = Kept()
    began = time.process_time()
    supply.supply(state, side)
    return time.process_time() - began
