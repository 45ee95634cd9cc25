"""Chapter 15 read by a referee: roads into towns that hold a friend, Arganda closed, corps HQs that return."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.movement import movement
from desktop.games.battles.rules.reinforcement import entry
from tests.games.battles.moving import mover
from tests.games.battles.position import state_of


def due(state, unit: str, key: str) -> None:
    state.units[unit].place, state.units[unit].entry, state.units[unit].arrives = "due", key, 1
    state.restored()


@pytest.mark.rule("battles", "6.3")
@pytest.mark.rule("battles", "15.1")
def test_6_3_a_tank_coming_on_in_a_town_with_a_friend_pays_a_whole_point():
    empty, crowded = (state_of("brunete", units, turn=4) for units in ({}, {"BR-94": "1501"}))
    for state in (empty, crowded):
        due(state, "BR-TK.3", "B-R-45")
    assert movement.reach(empty, "BR-TK.3")["1501"][0] == 24 - 1
    assert movement.reach(crowded, "BR-TK.3")["1501"][0] == 24 - 2
    items = movement.cost_items(crowded, "BR-TK.3", ("due", "1501"))
    assert [item.cost for item in items] == [2]


@pytest.mark.rule("battles", "J.reinforcements")
@pytest.mark.rule("battles", "15.2")
def test_15_2_units_for_arganda_come_on_by_the_east_edge_only():
    closed = {"JN-1.7.4": "3351", "JN-2.7.4": "3152", "JN-3.7.4": "3552", "JN-1.8.4": "3952", "JN-2.8.4": "2552"}
    state = state_of("jarama", closed, phasing="republican")
    due(state, "JR-11I.EDG", "J-R-R6-11I")
    hexes = entry.entry_hexes(state, "JR-11I.EDG")
    assert hexes
    assert all("E" in state.world.road_exits[hex_id] for hex_id in hexes)
    assert hexes == ("1653",)


@pytest.mark.rule("battles", "10.5", says="Republicans at Brunete use 1501")
@pytest.mark.rule("battles", "B.corps")
def test_10_5_a_rebuilt_corps_hq_returns_by_1501_and_goes_to_its_own_columns():
    state = state_of("brunete", {}, turn=5, phasing="republican")
    due(state, "BR-HQ.XVIII", "base-republican")
    reach = movement.reach(state, "BR-HQ.XVIII")
    assert "1501" in reach
    assert "1601" in reach or "1602" in reach
    assert not [hex_id for hex_id in reach if int(hex_id[:2]) < 15]


@pytest.mark.rule("battles", "B.corps")
def test_b_corps_an_hq_driven_over_the_boundary_may_come_back_but_go_no_farther():
    found = mover("brunete", {"BR-HQ.V": "2105"}, "BR-HQ.V")
    reach = movement.reach(found.state, "BR-HQ.V")
    columns = {int(hex_id[:2]) for hex_id in reach}
    assert {18, 19, 20, 21} <= columns
    assert max(columns) == 21


@pytest.mark.rule("battles", "B.corps")
def test_b_corps_an_hq_on_its_own_side_stays_there():
    found = mover("brunete", {"BR-HQ.V": "1905", "BR-HQ.XVIII": "1909"}, "BR-HQ.V")
    assert max(int(hex_id[:2]) for hex_id in movement.reach(found.state, "BR-HQ.V")) == 19
    assert min(int(hex_id[:2]) for hex_id in movement.reach(found.state, "BR-HQ.XVIII")) == 19
    refusal = movement.why_not_move(found.state, "BR-HQ.V", "2005")
    assert refusal is not None
    assert refusal.rule == "B.corps"
