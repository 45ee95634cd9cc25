"""Special rules of the Jarama: rivers, mud, engineers, reserves."""

from __future__ import annotations

import pytest

from desktop.games.battles.present import BattlesPresenter
from desktop.games.battles.rules.combat.retreat_options import retreat_hexes, why_not_advance
from desktop.games.battles.rules.map.terrain import entry_cost
from desktop.games.battles.rules.movement import movement
from desktop.games.battles.rules.movement.movement_phase import MovementPhase
from desktop.games.battles.rules.reinforcement import entry
from desktop.games.battles.state.events import PontoonBuilt, PontoonLost, ReleaseEarned, ReservesReleased
from tests.games.battles.moving import mover, phase, rule_against, spent
from tests.games.battles.position import Position, position, world_of

BOXED = {"JR-B.69": "box", "JR-B.70": "box", "JR-B.1Bis": "box"}
COMMAND = {"JN-HQ.V": "3142", "JN-HQ.1": "3142", "JN-HQ.2": "3142"}


@pytest.mark.rule("battles", "J.rivers", says="3 extra MP in clear weather and 4 in mud")
def test_j_rivers_cost_three_more_and_four_in_mud() -> None:
    clear = mover("jarama", {"JN-1.1.1": "2842"}, "JN-1.1.1")
    assert spent(clear, "JN-1.1.1", "2843") == 1 + 3
    mud = mover("jarama", {"JN-1.1.1": "2842"}, "JN-1.1.1", weather="mud")
    assert spent(mud, "JN-1.1.1", "2843") == 2 + 4
    items = movement.cost_items(mud.state, "JN-1.1.1", ("2842", "2843"))
    assert [(item.cost, item.rule) for item in items] == [(4, "TEC"), (8, "J.rivers")]


@pytest.mark.rule("battles", "J.rivers", says="Mechanized units cross only by bridge or road")
def test_j_rivers_mechanized_units_only_by_bridge() -> None:
    found = mover("jarama", {"JN-PZ.2": "3142"}, "JN-PZ.2")
    assert "3143" in found.offered("to")
    far = mover("jarama", {"JN-PZ.2": "2842"}, "JN-PZ.2", out_of_supply=["JN-PZ.2"])  # the bridges are out of reach
    assert rule_against(far, "JN-PZ.2", "2843") == "6.4"


@pytest.mark.rule("battles", "J.weather", says="Mechanized units pay 3 MP for clear and hill hexes in mud")
def test_j_weather_mud_slows_mechanized_units_off_the_road() -> None:
    found = mover("jarama", {"JN-PZ.2": "3632"}, "JN-PZ.2", weather="mud")
    assert spent(found, "JN-PZ.2", "3633") == 3
    world = found.world
    hills = [hex_id for hex_id in world.hexes if world.terrain_kind(hex_id) == "hill"]
    assert {world.terrain_cost(hex_id, "mechanized", "mud") for hex_id in hills} == {2 * 3}
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


@pytest.mark.rule(
    "battles",
    "J.engineers",
    says=("in which it does not move at all, it builds the bridge", "The bridge is complete at the end of that phase"),
)
def test_j_engineers_the_bridge_stands_at_the_end_of_the_phase() -> None:
    found = bridged()
    assert "JN-ENG.1" not in found.offered("pick")
    assert found.why_not("pick JN-ENG.1").rule == "J.engineers"  # type: ignore[union-attr]
    found.play("pick JN-1.1.1")
    assert spent(found, "JN-1.1.1", "2843") == 1 + 1 + 3  # not yet
    found.play("done", "end")
    assert found.of(PontoonBuilt) == [PontoonBuilt("JN-ENG.1", "2842/2843")]


@pytest.mark.rule("battles", "J.engineers", says="Crossing costs 6 extra MP for mechanized and 2 for other units")
def test_j_engineers_crossing_costs_two_or_six_more() -> None:
    state = bridged().play("end").state
    state.stack.append(MovementPhase(side="nationalist"))
    found = Position(state)
    assert spent(found, "JN-1.1.1", "2843") == 1 + 1 + 2
    assert entry_cost(found.state, "JN-PZ.2", "2842", "2843") == 2 * (1 + 6)
    items = movement.cost_items(found.state, "JN-PZ.2", ("2842", "2843"))
    assert [(item.cost, item.rule) for item in items] == [(2, "TEC"), (12, "J.engineers")]


@pytest.mark.rule(
    "battles",
    "J.engineers",
    says=(
        "can build one pontoon bridge per game",
        "It is gone when the engineer leaves or is destroyed",
        "The bridge stands while the engineer stays in its hex",
    ),
)
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


@pytest.mark.rule("battles", "J.engineers", says="Only Nationalist units may use it")
def test_j_engineers_only_nationalists_use_it() -> None:
    found = mover("jarama", {"JR-1.48": "2843", "JN-ENG.1": "2642"}, "JR-1.48")
    found.state.pontoons["JN-ENG.1"] = "2842/2843"
    found.state.kept.forget_all()
    assert spent(found, "JR-1.48", "2842") == 1 + 3


@pytest.mark.rule("battles", "J.engineers")
def test_j_engineers_that_moved_cannot_build_in_the_same_phase() -> None:
    found = mover("jarama", {"JN-ENG.1": "2841"}, "JN-ENG.1")
    found.play("to 2842")
    assert found.offered("bridge") == []


@pytest.mark.rule("battles", "J.reserves", says="all three are released")
def test_j_reserves_crossing_the_manzanares_releases_all() -> None:
    found = mover("jarama", {"JN-1.1.1": "3932", **BOXED}, "JN-1.1.1")
    assert found.world.river("3932", "3933") == "Manzanares"
    found.play("to 3933")
    assert found.of(ReservesReleased) == [ReservesReleased(("JR-B.69", "JR-B.70", "JR-B.1Bis"), "crossed")]


@pytest.mark.rule("battles", "J.reserves", says="all three are released")
def test_j_reserves_row_41_west_of_the_river_releases_all() -> None:
    found = mover("jarama", {"JN-1.1.1": "4030", **BOXED}, "JN-1.1.1")
    found.play("to 4129")
    assert [event.facts()["reason"] for event in found.of(ReservesReleased)] == ["north"]


@pytest.mark.rule(
    "battles", "J.reserves", says=("any two of the Republican's choice are released", "This happens once")
)
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


@pytest.mark.rule("battles", "J.reinforcements", says="70 and 1 Bis Brigades are released")
@pytest.mark.rule(
    "battles",
    "J.reserves",
    says=(
        "Otherwise they are released by the schedule",
        "Released brigades enter by the Madrid city hexes",
        "Until released they stay in the box",
    ),
)
def test_j_reserves_come_by_date_and_enter_by_madrid() -> None:
    early = phase("jarama", BOXED, "republican", turn=13)
    assert early.offered("pick") == []
    assert early.why_not("pick JR-B.70").rule == "J.reserves"  # type: ignore[union-attr]
    found = phase("jarama", BOXED, "republican", turn=14)
    assert found.offered("pick") == ["JR-B.70", "JR-B.1Bis"]
    found.play("pick JR-B.70")
    assert movement.search(found.state, "JR-B.70").left["4731"] == 12 - 2
    assert "4731" in entry.entry_hexes(found.state, "JR-B.70")


@pytest.mark.rule("battles", "J.reserves", says="anywhere except south and east of the Henares")
@pytest.mark.parametrize(
    ("reading", "corner", "far_bank"), [("bank", True, False), ("pocket", False, True), ("none", True, True)]
)
def test_j_reserves_stay_on_their_bank_of_the_henares(reading: str, corner: bool, far_bank: bool) -> None:
    """The corner between the rivers is 4847 and 4848; 4747 and 4748 lie south of the Henares."""
    options = {"henares_limit": reading}
    assert world_of("jarama").river("4747", "4847") == world_of("jarama").river("4748", "4848") == "Henares"
    for place, hex_id, open_to_it in (("4846", "4847", corner), ("4848", "4748", far_bank)):
        found = mover("jarama", {"JR-B.70": place}, "JR-B.70", options=options)
        assert (hex_id in found.offered("to")) == open_to_it, hex_id
        if not open_to_it:
            assert rule_against(found, "JR-B.70", hex_id) == "J.reserves"
    other = mover("jarama", {"JR-B.5": "4846"}, "JR-B.5", options=options)
    assert {"4847", "4747"} <= set(other.offered("to"))


TANK, GUNS, HQ_41 = "JR-TK.1.1", "JR-ART.41", "JR-HQ.41"


@pytest.mark.rule(
    "battles",
    "J.reserves",
    says=(
        "set up inside the boundary stay inside it until reserves are released",
        "The boundary encloses row 41 and all north of it",
        "bound by (5): the units in 4333 and 4135 and the tanks at 4436",
    ),
)
@pytest.mark.parametrize(("unit", "start"), [(TANK, "4436"), (GUNS, "4135"), (HQ_41, "4135"), ("JR-1.41", "4333")])
def test_j_reserves_units_set_up_inside_the_boundary_stay_there(unit: str, start: str) -> None:
    found = mover("jarama", {unit: start, **BOXED}, unit)
    area = world_of("jarama").zones["reserve_area"]
    assert found.offered("to")
    assert set(found.offered("to")) <= set(area)
    outside = next(h for h in world_of("jarama").grid.within(start, 6) if int(h[:2]) == 40 and int(h[2:]) > 33)
    assert rule_against(found, unit, outside) == "J.reserves"
    free = mover("jarama", {unit: start, **BOXED}, unit, options={"reserve_boundary": "box"})
    assert not set(free.offered("to")) <= set(area)


@pytest.mark.rule("battles", "J.reserves", says="The first release of any reserves")
@pytest.mark.parametrize("how", ["crossed", "near", "date"])
def test_j_reserves_the_first_release_frees_them(how: str) -> None:
    units = {TANK: "4436", "JN-1.1.1": {"crossed": "3932", "near": "3346", "date": "2728"}[how], **BOXED}
    found = position("jarama", units)
    if how != "date":
        path = {"crossed": ("3932", "3933"), "near": ("3346", "3347")}[how]
        found.state.move("JN-1.1.1", path, 0)
    found.state.turn = 14 if how == "date" else 2
    found.state.stack[:] = [MovementPhase(side="republican")]
    turn = Position(found.state).play(f"pick {TANK}")
    assert not set(turn.offered("to")) <= set(world_of("jarama").zones["reserve_area"])


@pytest.mark.rule("battles", "J.reserves", says="They may neither move nor advance out of the boundary")
def test_j_reserves_bound_units_neither_advance_out_nor_leave_the_map_but_may_retreat() -> None:
    units = {"JR-1.41": "4132", "JN-1.1.1": "4033", **BOXED}
    state = position("jarama", units).state
    state.move("JN-1.1.1", ("4033", "3932"), 0, "retreat")
    state.released.clear()
    refusal = why_not_advance(state, "JR-1.41", "4033")
    assert refusal is not None
    assert refusal.reason.key == "move.bound"
    assert "4033" in retreat_hexes(state, "JR-1.41", attacker=False)
    edge = mover("jarama", {TANK: "4837", **BOXED}, TANK)
    assert not edge.offers("exit")
    assert edge.why_not("exit").rule == "J.reserves"  # type: ignore[union-attr]


@pytest.mark.rule("battles", "J.reserves", says="Crossing the Manzanares means moving, retreating or advancing")
def test_j_reserves_a_retreat_over_the_river_counts_too() -> None:
    found = position("jarama", {"JN-1.1.1": "3932", **BOXED})
    found.state.move("JN-1.1.1", ("3932", "3933"), 0, "retreat")
    assert found.state.released == ["JR-B.69", "JR-B.70", "JR-B.1Bis"]


@pytest.mark.rule("battles", "J.reserves", says="set up inside the boundary stay inside it until reserves are released")
def test_j_reserves_a_bound_unit_says_so() -> None:
    state = position("jarama", {TANK: "4436", "JR-4.41": "3835", **BOXED}).state
    shown = BattlesPresenter(state.world)

    def told(unit: str) -> bool:
        pieces = shown.table(state, None, "republican").pieces
        return "boundary" in next(piece.detail for piece in pieces if piece.id == unit)

    assert (told(TANK), told("JR-4.41")) == (True, False)
    state.earn_release(2)
    assert not told(TANK)
