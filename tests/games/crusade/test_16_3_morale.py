"""16.3 Republican morale by position, 3.0 what follows from a change of control, 17.1.1 the end of the shortage."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.map import control
from desktop.games.crusade.rules.supply.supply import in_normal_supply
from desktop.games.crusade.state.sides import OPPONENT
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.position import NAT, REP, begin, state_of
from tests.games.crusade.test_13_supply import all_to

FRANCE = ("san_sebastian", "pamplona", "jaca", "bielsa", "viella", "puigcerda", "figueras")
PORTUGAL = ("orense", "pontevedra", "puebla_de_sanabria", "zamora", "salamanca", "caceres", "badajoz", "huelva")


def change(state: CrusadeState, space: str, side: str) -> tuple[int, int]:
    """What a change of control moves VP and RM by, beyond the values of the space."""
    vp, rm = state.vp, state.rm
    control.take(state, space, side, "move")
    definition = state.world.spaces[space]
    sign = 1 if side == NAT else -1
    return state.vp - vp - sign * definition.vp_value, state.rm - rm + sign * definition.rm_value


# -- borders -------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.3.3", says="Nationalists take a capital")
@pytest.mark.rule("crusade", "16.3")
@pytest.mark.rule("crusade", "16.3.1")
@pytest.mark.rule("crusade", "16.3.2")
def test_16_3_3_all_french_border_spaces() -> None:
    state = state_of(turn=4, control=all_to(NAT, *FRANCE[:-1]))
    assert state.rm == 26
    assert change(state, "figueras", NAT) == (0, -2)
    assert change(state, "viella", REP) == (0, 2), "undone when one is lost"
    assert change(state, "viella", NAT) == (0, -2), "again when regained"


@pytest.mark.rule("crusade", "16.3.3", says="Republicans take a capital")
def test_16_3_3_all_portuguese_border_spaces() -> None:
    state = state_of(turn=4, control=all_to(REP, *PORTUGAL[:-1]))
    assert change(state, "huelva", REP) == (0, 2)
    assert change(state, "zamora", NAT) == (0, -2)


# -- the north -----------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.3.3", says="the Republicans link the Northern Front")
def test_16_3_3_the_northern_front_is_linked_once() -> None:
    state = state_of(turn=4, control=all_to(REP, "burgos", "aranda_de_duero"))
    assert change(state, "villarcayo", REP) == (0, 2)
    assert change(state, "villarcayo", NAT) == (0, 0)
    assert change(state, "villarcayo", REP) == (0, 0), "once per game"


@pytest.mark.rule("crusade", "16.3.3", says="the Republicans link the Northern Front")
def test_16_3_3_no_link_after_the_end_of_the_north() -> None:
    link = all_to(REP, "burgos", "aranda_de_duero", "santander", "reinosa", "valmaseda", "santona", "bilbao")
    state = state_of(turn=4, control=link, flags={"north_end": 1})
    assert change(state, "villarcayo", REP) == (0, 0)


@pytest.mark.rule("crusade", "16.4.1", says="The Republican area")
@pytest.mark.rule("crusade", "16.3.3", says="the Nationalists control every space of it")
@pytest.mark.rule("crusade", "3.0", says="Oviedo lies in Asturias but is no part of it")
def test_16_3_3_oviedo_is_no_part_of_the_northern_front() -> None:
    front = state_of().world.groups["northern_front"]
    start = state_of("campaign")
    regions = [space for spaces in start.world.regions.values() for space in spaces]
    assert sorted(front) == sorted(space for space in regions if start.controls(REP, space))
    north = [space for space in front if space != "reinosa"]
    state = state_of(turn=4, control={**all_to(NAT, *north), "oviedo": REP}, isolated=["granada"], sieges={})
    assert change(state, "reinosa", NAT) == (0, -2), "Oviedo is Republican now, but was not at the start"
    assert change(state, "reinosa", REP) == (0, 0)
    assert change(state, "reinosa", NAT) == (0, 0), "once per game"


# -- splits --------------------------------------------------------------------------------------------
CORRIDOR = ("morella", "montalban", "alcaniz", "gandesa", "rubielos_de_mora", "castellon")
"""Nationalist drive to the sea; Vinaroz and Tortosa complete it."""


@pytest.mark.rule("crusade", "16.3.3", says="From Mobilization on")
def test_16_3_3_the_republican_zone_is_split_once_and_only_from_turn_6() -> None:
    state = state_of("decisive-phase", turn=12, control=all_to(NAT, *CORRIDOR, "belchite", "caspe"))
    assert change(state, "vinaroz", NAT) == (0, -1)
    assert change(state, "vinaroz", REP) == (0, 0)
    assert change(state, "vinaroz", NAT) == (0, 0), "once per game"
    early = state_of(turn=5, control=all_to(NAT, *CORRIDOR))
    assert change(early, "vinaroz", NAT) == (0, 0)
    early.turn = 6
    rm = early.rm
    control.review(early)
    assert early.rm == rm - 1, "looked at as Turn 6 begins"


@pytest.mark.rule("crusade", "16.3.3", says="From Mobilization on")
def test_16_3_3_parts_of_less_than_eight_spaces_do_not_count() -> None:
    small = all_to(NAT, "manresa", "villafranca", "seo_de_urgel")
    state = state_of("decisive-phase", control=small)
    assert len(control.parts(state, REP)) == 1, "Barcelona, Gerona, Figueras, Puigcerdá"


@pytest.mark.rule("crusade", "16.3.3", says="From Mobilization on")
def test_16_3_3_the_nationalist_zone_must_have_been_joined() -> None:
    west = ("caceres", "trujillo", "plasencia", "talavera", "navalmoral", "avila", "salamanca")
    state = state_of("decisive-phase", turn=12, control=all_to(REP, *west[:-1]))
    state.control.update(all_to(REP, "toledo", "illescas", "guadalupe", "merida", "navalcarnero", "san_martin"))
    state.restored()
    state.set_flag("nat_zones_joined", 0)
    assert change(state, "salamanca", REP) == (0, 0)
    control.take(state, "salamanca", NAT, "move")
    state.set_flag("nat_zones_joined")
    assert len(control.parts(state, NAT)) == 2
    rm = state.rm
    control.review(state)
    assert state.rm == rm + 1


# -- 17.1 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "17.1.1", says="A northern source traces")
@pytest.mark.rule("crusade", "17.1")
@pytest.mark.rule("crusade", "17.1.3")
def test_17_1_1_the_shortage_ends_when_the_zones_are_joined_by_land() -> None:
    state = state_of(turn=3)
    control.take(state, "santa_olalla", NAT, "move")
    control.take(state, "zafra", NAT, "move")
    assert state.ammunition_shortage
    control.take(state, "merida", NAT, "move")
    assert not state.ammunition_shortage
    assert state.flag("nat_zones_joined")
    control.take(state, "merida", REP, "move")
    assert not state.ammunition_shortage, "it never returns"


# -- works and markers ---------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "10.2.7")
@pytest.mark.rule("crusade", "3.0")
def test_10_2_7_works_go_with_control() -> None:
    state = state_of(works={"madrid": "trench"}, extra_trenches={"madrid": "madrid"}, build_failures={"madrid": 2})
    control.take(state, "madrid", NAT, "advance")
    assert not state.works
    assert not state.extra_trenches
    assert not state.build_failures


@pytest.mark.rule("crusade", "8.5.5.5")
@pytest.mark.rule("crusade", "16.3.4")
def test_8_5_5_5_the_bonus_is_reversed_when_the_nationalists_retake_the_space() -> None:
    state = state_of("decisive-phase", bonus_markers={"belchite": "R26"})
    assert change(state, "belchite", NAT) == (0, -1)
    assert not state.bonus_markers
    assert change(state, "belchite", REP) == (0, 0), "the marker has left the game"
    assert change(state, "belchite", NAT) == (0, 0)


@pytest.mark.rule("crusade", "5.1.2", says="El Ebro won")
@pytest.mark.rule("crusade", "8.5.5.5")
def test_8_5_5_5_el_ebro_gives_its_vp_back() -> None:
    state = state_of("decisive-phase", bonus_markers={"belchite": "R40"})
    assert control.bonus_of(state, "R40") == (-1, 0)
    assert change(state, "belchite", NAT) == (1, 0)


@pytest.mark.rule("crusade", "8.5.4.3")
@pytest.mark.rule("crusade", "8.5.6.4")
def test_8_5_4_3_a_beach_head_that_is_entered_is_gone() -> None:
    units = {"beachhead_mallorca": ["NAT_INF", "NAT_MIL-"], "mallorca": ["NAT_POL", "NAT_POL"]}
    state = state_of(units=units, beach_heads={"beachhead_mallorca": "mallorca"})
    state.control["beachhead_mallorca"] = REP
    state.restored()
    control.take(state, "beachhead_mallorca", NAT, "move")
    assert state.at("mallorca") == ("NAT_INF_01", "NAT_POL_01", "NAT_POL_02")
    assert state.place_of("NAT_MIL_01") == "reserve", "the weakest of those that entered"
    assert not state.beach_heads
    assert "beachhead_mallorca" not in state.control


@pytest.mark.rule("crusade", "8.5.6.4")
def test_8_5_6_4_a_corps_put_back_sends_a_division_to_the_reserve_box() -> None:
    """Ruling corps_put_back."""
    units = {"beachhead_plan_p": ["NAT_AC_II"], "malaga": ["NAT_POL", "NAT_POL", "NAT_AC_III"]}
    state = state_of(units=units, turn=14, beach_heads={"beachhead_plan_p": "malaga"})
    state.control["beachhead_plan_p"] = REP
    state.restored()
    control.take(state, "beachhead_plan_p", NAT, "advance")
    assert state.at("malaga") == ("NAT_AC_II", "NAT_AC_III", "NAT_POL_02")
    assert state.in_box(NAT, "reserve") == ("NAT_POL_01",)


@pytest.mark.rule("crusade", "3.0")
def test_control_that_does_not_change_does_nothing() -> None:
    state = state_of()
    control.take(state, "madrid", REP, "move")
    assert not state.account


@pytest.mark.rule("crusade", "3.0")
@pytest.mark.rule("crusade", "5.1.2")
@pytest.mark.parametrize("scenario", ["campaign", "northern-front", "decisive-phase"])
def test_whatever_changes_hands_and_back_leaves_space_values_alone(scenario: str) -> None:
    """There and back again for every space: only items that count once may stay."""
    state = state_of(scenario)
    before = state.vp, state.rm
    for space in sorted(state.control):
        side = state.control[space]
        control.take(state, space, OPPONENT[side], "move")
        control.take(state, space, side, "move")
    kept = [entry for entry in state.account if entry.cause not in ("control", "france_nat", "france_nat_undone")]
    assert state.vp - before[0] == sum(entry.vp for entry in kept)
    assert state.rm - before[1] == sum(entry.rm for entry in kept)
    once = {"siege_liberated", "isolated_taken", "bonus_lost", "north_link", "rep_split", "nat_split", "north_end"}
    assert {entry.cause for entry in kept} <= once
    begin(state)


@pytest.mark.rule("crusade", "16.3.2", says="It may fall below 0 and rise above 29")
def test_16_3_2_morale_is_not_held_by_its_track() -> None:
    low = state_of(turn=9, rm=1)
    control.take(low, "madrid", NAT, "advance")
    assert low.rm == -2
    high = state_of(turn=2, rm=29)
    control.take(high, "sevilla", REP, "advance")
    assert high.rm == 31


@pytest.mark.rule("crusade", "14.2.5", says="VP and RM change as usual")
def test_14_2_5_bilbao_counts_for_vp_and_morale_at_once() -> None:
    state = state_of(turn=8)
    vp, rm = state.vp, state.rm
    control.take(state, "bilbao", NAT, "advance")
    assert (state.vp, state.rm) == (vp + 2, rm - 2)


@pytest.mark.rule("crusade", "8.5.5.1", says="Brunete, Belchite and Teruel")
@pytest.mark.rule("crusade", "16.3.4", says="Three can raise RM")
def test_16_3_4_three_counterattacks_raise_morale_and_one_takes_a_point() -> None:
    state = state_of("decisive-phase")
    names = {card: state.world.cards[card].name for card in ("R25", "R26", "R38", "R40")}
    assert list(names.values()) == ["Brunete", "Belchite", "Teruel", "El Ebro"]
    assert [control.bonus_of(state, card) for card in names] == [(0, 1), (0, 1), (0, 1), (-1, 0)]


@pytest.mark.rule("crusade", "17.1.3", says="The link must be by land")
def test_17_1_3_a_link_over_the_sea_does_not_end_the_shortage() -> None:
    road = all_to(NAT, "bujaraloz", "fraga", "lerida", "montblanch", "tarragona")
    state = state_of(turn=4, control=road, strait=NAT)
    control.review(state)
    assert in_normal_supply(state, NAT, "tarragona")
    assert state.world.port_zone["tarragona"] == state.world.port_zone["cadiz"], "one sea zone"
    assert not control.zones_joined(state)
    assert state.ammunition_shortage
