"""8.0 Zones of control."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.map import zoc
from tests.games.battles.moving import mover, rule_against, spent
from tests.games.battles.position import state_of

OPEN = "3632"


@pytest.mark.rule(
    "battles",
    "8.0",
    says=(
        "attack factor of 3 or more",
        "Units with 2 or less, artillery, air units and leaders do not",
        "Use the factor printed on the side of the counter that is showing",
    ),
)
def test_8_0_an_attack_factor_of_three_is_needed() -> None:
    state = state_of("jarama", {"JN-1.1.1": "3632", "JN-PZ.2": "3532", "JN-ART.1": "3731", "JR-1.48": "1441"})
    assert zoc.exerts(state, "JN-1.1.1")
    assert not zoc.exerts(state, "JN-PZ.2")
    assert not zoc.exerts(state, "JN-ART.1")
    assert zoc.exerts(state, "JR-1.48")
    assert not zoc.exerts(state_of("jarama", {"JR-1.48": "1441"}, reduced=["JR-1.48"]), "JR-1.48")


@pytest.mark.rule("battles", "8.0", says="keeps its ZOC although its strength is halved")
def test_8_0_the_printed_factor_counts_also_without_supply() -> None:
    state = state_of("jarama", {"JR-1.48": "1441"})
    state.out_of_supply = ["JR-1.48"]
    assert zoc.exerts(state, "JR-1.48")


@pytest.mark.rule("battles", "2.1", says="the six hexes around a unit")
@pytest.mark.rule(
    "battles", "8.1", says=("covers the six hexes around the unit", "Friendly units never cancel or soften")
)
def test_8_1_the_six_hexes_around_whoever_stands_there() -> None:
    state = state_of("jarama", {"JN-1.1.1": OPEN, "JR-1.48": "3633"})
    assert zoc.zoc_of(state, "nationalist") == frozenset(state.world.neighbours[OPEN])
    assert zoc.exerters(state, "nationalist", "3633") == (OPEN,)


@pytest.mark.rule("battles", "J.rivers", says="All rivers of this map stop zones of control")
@pytest.mark.rule("battles", "8.2", says=("A ZOC does not cross **major rivers**", "A bridge does not restore the ZOC"))
def test_8_2_not_across_major_rivers_even_by_a_bridge() -> None:
    state = state_of("jarama", {"JR-1.48": "3143"})
    assert sorted(zoc.zoc_of(state, "republican")) == ["3044", "3144", "3244"]


@pytest.mark.rule("battles", "8.2", says="The Aulencia and Perales streams do not stop a ZOC")
def test_8_2_streams_do_not_stop_it() -> None:
    state = state_of("brunete", {"BR-1.11": "2003"})
    assert "1903" in zoc.zoc_of(state, "republican")
    assert state.world.river("2003", "1903") == "Aulencia"


@pytest.mark.rule(
    "battles", "8.2", says=("A tank has no ZOC into woods without a road", "only along a road that joins the two hexes")
)
def test_8_2_not_into_terrain_prohibited_to_the_unit() -> None:
    state = state_of("jarama", {"JR-TK.1.1": "3145"})
    assert "3146" not in zoc.zoc_of(state, "republican")  # woods
    assert "3144" in zoc.zoc_of(state, "republican")
    by_road = state_of("jarama", {"JR-TK.1.1": "3133"})
    assert "3134" in zoc.zoc_of(by_road, "republican")


@pytest.mark.rule("battles", "TEC", says="Leaving an enemy ZOC: +2")
@pytest.mark.rule("battles", "8.3", says="may leave it by paying **2 extra MP**")
def test_8_3_leaving_costs_two_more() -> None:
    found = mover("jarama", {"JN-1.1.1": OPEN, "JR-1.48": "3633"}, "JN-1.1.1")
    assert spent(found, "JN-1.1.1", "3631") == 1 + 2
    assert spent(found, "JN-1.1.1", "3630") == 2 + 2  # then normally


HEMMED_IN = {"JN-1.1.1": OPEN, "JR-1.48": "3633", "JR-2.48": "3631"}  # every hex around is in a zone


@pytest.mark.rule("battles", "8.3", says="This costs **4 extra MP** in all")
def test_8_3_from_zone_to_zone_costs_four_more_and_stops() -> None:
    found = mover("jarama", HEMMED_IN, "JN-1.1.1")
    assert found.offered("to") == ["3531", "3532", "3731", "3732"]
    assert spent(found, "JN-1.1.1", "3532") == 1 + 4
    found.play("to 3532")
    assert found.decision is None
    assert found.state.entered_from["JN-1.1.1"] == OPEN


@pytest.mark.rule("battles", "8.3")
def test_8_3_a_unit_may_leave_and_come_back_in_by_a_detour() -> None:
    found = mover("jarama", {"JN-1.1.1": OPEN, "JR-1.48": "3633"}, "JN-1.1.1")
    assert spent(found, "JN-1.1.1", "3532") == 1 + 2 + 1


@pytest.mark.rule("battles", "8.3", says="only if it begins the phase there, moves that one hex and stops")
def test_8_3_zone_to_zone_only_one_hex_from_the_start() -> None:
    units = {"JN-CAV.1": "3631", "JR-1.48": "3633", "JR-2.48": "3635"}
    found = mover("jarama", units, "JN-CAV.1")
    assert "3632" in found.offered("to")
    assert "3634" not in found.offered("to")  # only through zones
    assert rule_against(found, "JN-CAV.1", "3634") == "6.2"


@pytest.mark.rule("battles", "8.3")
def test_8_3_a_halved_unit_may_lack_the_points() -> None:
    found = mover("jarama", HEMMED_IN, "JN-1.1.1", out_of_supply=["JN-1.1.1"])
    assert "3532" not in found.offered("to")
    assert rule_against(found, "JN-1.1.1", "3532") == "8.3"


@pytest.mark.rule(
    "battles", "B.zoc", says=("Battalions exert a ZOC only where **two or more**", "Regiments exert a ZOC as normal")
)
def test_b_zoc_battalions_only_together() -> None:
    alone = state_of("brunete", {"BN-1.12": "2323"})
    assert not zoc.exerts(alone, "BN-1.12")
    pair = state_of("brunete", {"BN-1.12": "2323", "BN-2.12": "2323"})
    assert zoc.exerts(pair, "BN-1.12")
    assert len(zoc.zoc_of(pair, "nationalist")) == 6
    weak = state_of("brunete", {"BN-LLA": "2323", "BN-ART1.12": "2323"})
    assert not zoc.exerts(weak, "BN-LLA")  # artillery does not count
    assert zoc.exerts(state_of("brunete", {"BR-1.11": "2323"}), "BR-1.11")
    assert not zoc.exerts(state_of("brunete", {"BR-CAV": "2323"}, reduced=["BR-CAV"]), "BR-CAV")


def test_the_zone_is_kept_only_while_its_side_stands() -> None:
    state = state_of("jarama", {"JN-1.1.1": OPEN})
    assert "3631" in zoc.zoc_of(state, "nationalist")
    state.lose_step("JN-1.1.1", "combat")
    assert "3631" in zoc.zoc_of(state, "nationalist")  # 4 is left
    state.eliminate("JN-1.1.1", "combat")
    assert zoc.zoc_of(state, "nationalist") == frozenset()
