"""Special rules of the Jarama: rivers, mud, engineers, reserves."""

from __future__ import annotations

import pytest

from desktop.games.battles import entry, movement
from desktop.games.battles.events import PontoonBuilt, PontoonLost, ReleaseEarned, ReservesReleased
from desktop.games.battles.procedures.movement import MovementPhase
from desktop.games.battles.terrain import entry_cost
from tests.games.battles.moving import mover, phase, rule_against, spent
from tests.games.battles.position import Position, position

BOXED = {"JR-B.69": "box", "JR-B.70": "box", "JR-B.1Bis": "box"}
COMMAND = {"JN-HQ.V": "3142", "JN-HQ.1": "3142", "JN-HQ.2": "3142"}


@pytest.mark.rule("battles", "J.rivers")
def test_j_rivers_cost_three_more_and_four_in_mud() -> None:
    clear = mover("jarama", {"JN-1.1.1": "2842"}, "JN-1.1.1")
    assert spent(clear, "JN-1.1.1", "2843") == 1 + 3
    mud = mover("jarama", {"JN-1.1.1": "2842"}, "JN-1.1.1", weather="mud")
    assert spent(mud, "JN-1.1.1", "2843") == 2 + 4
    items = movement.cost_items(mud.state, "JN-1.1.1", ("2842", "2843"))
    assert [(item.cost, item.rule) for item in items] == [(4, "TEC"), (8, "J.rivers")]


@pytest.mark.rule("battles", "J.rivers")
def test_j_rivers_mechanized_units_only_by_bridge() -> None:
    found = mover("jarama", {"JN-PZ.2": "3142"}, "JN-PZ.2")
    assert "3143" in found.offered("to")
    far = mover("jarama", {"JN-PZ.2": "2842"}, "JN-PZ.2", out_of_supply=["JN-PZ.2"])  # the bridges are out of reach
    assert rule_against(far, "JN-PZ.2", "2843") == "6.4"


@pytest.mark.rule("battles", "J.weather")
def test_j_weather_mud_slows_mechanized_units_off_the_road() -> None:
    found = mover("jarama", {"JN-PZ.2": "3632"}, "JN-PZ.2", weather="mud")
    assert spent(found, "JN-PZ.2", "3633") == 3
    assert spent(mover("jarama", {"JN-PZ.2": "2828"}, "JN-PZ.2", weather="mud"), "JN-PZ.2", "2728") == 0.5
    foot = mover("jarama", {"JN-1.1.1": "3632"}, "JN-1.1.1", weather="mud")
    assert spent(foot, "JN-1.1.1", "3633") == 2


def bridged() -> Position:
    """An engineer on the west bank builds, the phase ends."""
    units = {"JN-ENG.1": "2842", "JN-1.1.1": "2841", "JN-PZ.2": "2841", **COMMAND}
    found = phase("jarama", units, "nationalist")
    found.play("pick JN-ENG.1")
    assert set(found.offered("bridge")) == {"2742/2842", "2842/2843"}
    return found.play("bridge 2842/2843")


@pytest.mark.rule("battles", "J.engineers")
def test_j_engineers_the_bridge_stands_at_the_end_of_the_phase() -> None:
    found = bridged()
    assert "JN-ENG.1" not in found.offered("pick")
    assert found.why_not("pick JN-ENG.1").rule == "J.engineers"  # type: ignore[union-attr]
    found.play("pick JN-1.1.1")
    assert spent(found, "JN-1.1.1", "2843") == 1 + 1 + 3  # not yet
    found.play("done", "end")
    assert found.of(PontoonBuilt) == [PontoonBuilt("JN-ENG.1", "2842/2843")]


@pytest.mark.rule("battles", "J.engineers")
def test_j_engineers_crossing_costs_two_or_six_more() -> None:
    state = bridged().play("end").state
    state.stack.append(MovementPhase(side="nationalist"))
    found = Position(state)
    assert spent(found, "JN-1.1.1", "2843") == 1 + 1 + 2
    assert entry_cost(found.state, "JN-PZ.2", "2842", "2843") == 2 * (1 + 6)
    items = movement.cost_items(found.state, "JN-PZ.2", ("2842", "2843"))
    assert [(item.cost, item.rule) for item in items] == [(2, "TEC"), (12, "J.engineers")]


@pytest.mark.rule("battles", "J.engineers")
def test_j_engineers_it_vanishes_with_the_engineer_and_there_is_only_one() -> None:
    state = bridged().play("end").state
    state.stack.append(MovementPhase(side="nationalist"))
    found = Position(state)
    found.play("pick JN-ENG.1")
    assert found.offered("bridge") == []
    found.play("to 2841", "done")
    assert found.of(PontoonLost) == [PontoonLost("JN-ENG.1", "2842/2843")]
    assert found.state.pontoons == {}
    assert found.state.pontoon_used == ["JN-ENG.1"]


@pytest.mark.rule("battles", "J.engineers")
def test_j_engineers_only_nationalists_use_it() -> None:
    found = mover("jarama", {"JR-1.48": "2843", "JN-ENG.1": "2642"}, "JR-1.48")
    found.state.pontoons["JN-ENG.1"] = "2842/2843"
    found.state.seen.clear()
    assert spent(found, "JR-1.48", "2842") == 1 + 3


@pytest.mark.rule("battles", "J.engineers")
def test_j_engineers_that_moved_cannot_build_in_the_same_phase() -> None:
    found = mover("jarama", {"JN-ENG.1": "2841"}, "JN-ENG.1")
    found.play("to 2842")
    assert found.offered("bridge") == []


@pytest.mark.rule("battles", "J.reserves")
def test_j_reserves_crossing_the_manzanares_releases_all() -> None:
    found = mover("jarama", {"JN-1.1.1": "3932", **BOXED}, "JN-1.1.1")
    assert found.world.river("3932", "3933") == "Manzanares"
    found.play("to 3933")
    assert found.of(ReservesReleased) == [ReservesReleased(("JR-B.69", "JR-B.70", "JR-B.1Bis"), "crossed")]


@pytest.mark.rule("battles", "J.reserves")
def test_j_reserves_row_41_west_of_the_river_releases_all() -> None:
    found = mover("jarama", {"JN-1.1.1": "4030", **BOXED}, "JN-1.1.1")
    found.play("to 4129")
    assert [event.facts()["reason"] for event in found.of(ReservesReleased)] == ["north"]


@pytest.mark.rule("battles", "J.reserves")
def test_j_reserves_coming_near_arganda_earns_two_once() -> None:
    found = mover("jarama", {"JN-1.1.1": "3346", "JN-2.1.1": "3146", **BOXED}, "JN-1.1.1")
    found.play("to 3347")
    assert found.world.distance("3347", "3351") == 4
    assert found.of(ReleaseEarned) == [ReleaseEarned(2)]
    state = found.state
    state.stack[:] = [MovementPhase(side="republican")]
    turn = Position(state)
    assert turn.offered("release") == ["JR-B.69", "JR-B.70", "JR-B.1Bis"]
    turn.play("release JR-B.70", "release JR-B.69")
    assert turn.offered("release") == []
    assert turn.offered("pick") == ["JR-B.69", "JR-B.70"]
    state.move("JN-2.1.1", ("3146", "3147"), 0)
    assert state.release_choices == 0


@pytest.mark.rule("battles", "J.reserves")
def test_j_reserves_come_by_date_and_enter_by_madrid() -> None:
    early = phase("jarama", BOXED, "republican", turn=13)
    assert early.offered("pick") == []
    assert early.why_not("pick JR-B.70").rule == "J.reserves"  # type: ignore[union-attr]
    found = phase("jarama", BOXED, "republican", turn=14)
    assert found.offered("pick") == ["JR-B.70", "JR-B.1Bis"]
    found.play("pick JR-B.70")
    assert movement.search(found.state, "JR-B.70").left["4731"] == 12 - 2
    assert "4731" in entry.entry_hexes(found.state, "JR-B.70")


@pytest.mark.rule("battles", "J.reserves")
def test_j_reserves_stay_out_of_the_henares_pocket() -> None:
    found = mover("jarama", {"JR-B.70": "4645", "JR-B.5": "4644"}, "JR-B.70")
    assert "4647" not in found.offered("to")
    assert rule_against(found, "JR-B.70", "4647") == "J.reserves"
    free = mover("jarama", {"JR-B.70": "4645"}, "JR-B.70", options={"henares_limit": "none"})
    assert "4647" in free.offered("to")
    other = mover("jarama", {"JR-B.5": "4645"}, "JR-B.5")
    assert "4647" in other.offered("to")


@pytest.mark.rule("battles", "J.reserves")
def test_j_reserves_a_retreat_over_the_river_counts_too() -> None:
    found = position("jarama", {"JN-1.1.1": "3932", **BOXED})
    found.state.move("JN-1.1.1", ("3932", "3933"), 0, "retreat")
    assert found.state.released == ["JR-B.69", "JR-B.70", "JR-B.1Bis"]
