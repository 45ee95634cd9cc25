"""Special rules of Brunete: trucks, objectives, corps boundary, release of divisions."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.map import zoc
from desktop.games.battles.rules.map.restrictions import has_taken_all, why_not_objective
from desktop.games.battles.rules.movement import arrival, movement
from desktop.games.battles.rules.reinforcement import withdrawal
from desktop.games.battles.state.events import (
    DivisionReceived,
    ObjectiveLost,
    ObjectiveTaken,
    UnitEliminated,
    UnitLoaded,
    UnitUnloaded,
)
from tests.games.battles.moving import mover, phase, rule_against
from tests.games.battles.position import Position, position, state_of

OPEN = "2323"


# -- B.trucks --------------------------------------------------------------------------------------
@pytest.mark.rule(
    "battles",
    "B.trucks",
    says=(
        "It carries one infantry regiment or three infantry battalions",
        "It may unload at any time in the movement phase",
        "may move neither before loading nor after unloading",
    ),
)
def test_b_trucks_carry_a_regiment() -> None:
    found = mover("brunete", {"BR-TRK.1": OPEN, "BR-1.11": OPEN, "BR-CAV": OPEN, "BR-ART.11": OPEN}, "BR-TRK.1")
    assert found.offered("load") == ["BR-1.11"]  # infantry only
    found.play("load BR-1.11")
    assert found.offered("load") == []
    found.play("to 2327")
    assert found.state.place("BR-1.11") == "2327"
    found.play("unload BR-1.11")
    assert found.of(UnitLoaded, UnitUnloaded) == [
        UnitLoaded("BR-TRK.1", "BR-1.11", OPEN),
        UnitUnloaded("BR-TRK.1", "BR-1.11", "2327"),
    ]
    assert "BR-1.11" in found.state.moved  # neither before nor after
    assert found.offered("to")  # the truck goes on


@pytest.mark.rule("battles", "B.trucks", says="It carries one infantry regiment or three infantry battalions")
def test_b_trucks_carry_three_battalions() -> None:
    battalions = {f"BN-{n}.12": OPEN for n in range(1, 5)}
    found = mover("brunete", {"BN-TRK.1": OPEN, **battalions}, "BN-TRK.1")
    found.play("load BN-1.12", "load BN-2.12", "load BN-3.12")
    assert found.offered("load") == []
    assert found.why_not("load BN-4.12").reason.key == "truck.full"  # type: ignore[union-attr]


@pytest.mark.rule("battles", "B.trucks", says="moves on with the rest of its MP")
def test_b_trucks_fetch_a_unit_elsewhere_and_unload_at_the_end() -> None:
    units = {"BR-TRK.1": OPEN, "BR-1.11": "2324", "BR-HQ.11": OPEN, "BR-HQ.V": "1920"}
    found = phase("brunete", units, "republican", turn=1)
    found.play("pick BR-TRK.1", "to 2324", "load BR-1.11")
    assert found.state.budget["BR-TRK.1"] == 2 * (12 - 1)  # one point spent to get there, none to load
    found.play("to 2327", "done")
    assert found.state.units["BR-1.11"].truck == ""
    assert found.offered("pick") == ["BR-HQ.11", "BR-HQ.V"]


@pytest.mark.rule("battles", "B.trucks", says="may move neither before loading nor after unloading")
def test_b_trucks_a_unit_that_moved_may_not_load() -> None:
    units = {"BR-TRK.1": OPEN, "BR-1.11": "2324", "BR-HQ.11": OPEN, "BR-HQ.V": "1920"}
    found = phase("brunete", units, "republican", turn=1)
    found.play("pick BR-1.11", f"to {OPEN}", "done", "pick BR-TRK.1")
    assert found.offered("load") == []
    assert found.why_not("load BR-1.11").reason.key == "truck.moved_before"  # type: ignore[union-attr]


@pytest.mark.rule("battles", "B.trucks", says="A truck that enters an enemy ZOC stops and unloads")
def test_b_trucks_stop_and_unload_in_an_enemy_zone() -> None:
    units = {"BR-TRK.1": OPEN, "BR-1.11": OPEN, "BN-1.12": "2326", "BN-2.12": "2326"}
    found = mover("brunete", units, "BR-TRK.1")
    found.play("load BR-1.11", "to 2325")
    assert found.decision is None
    assert found.state.units["BR-1.11"].truck == ""
    assert found.state.entered_from["BR-1.11"] == found.state.entered_from["BR-TRK.1"]


@pytest.mark.rule("battles", "7.0", says="an enemy may enter a hex that holds only trucks")
@pytest.mark.rule(
    "battles",
    "B.trucks",
    says=(
        "A truck is removed when an enemy unit enters its hex",
        "A hex that holds only trucks does not stop enemies",
        "Trucks do not count for stacking and have no ZOC",
    ),
)
def test_b_trucks_alone_do_not_stop_the_enemy_and_are_removed() -> None:
    units = {"BN-1.12": OPEN, "BR-TRK.1": "2324"}
    assert zoc.zoc_of(state_of("brunete", units), "republican") == frozenset()
    found = mover("brunete", units, "BN-1.12")
    found.play("to 2324")
    assert found.of(UnitEliminated) == [UnitEliminated("BR-TRK.1", "2324", "overrun")]
    passing = mover("brunete", units, "BN-1.12").state
    passing.move("BN-1.12", (OPEN, "2324", "2325"), 0)
    assert passing.place("BR-TRK.1") == "eliminated"


@pytest.mark.rule("battles", "B.trucks")
def test_b_trucks_loaded_obey_the_traffic_rule() -> None:
    units = {"BR-TRK.1": "2110", "BR-1.11": "2110", "BR-9.11": "2111"}
    found = mover("brunete", units, "BR-TRK.1")
    assert "2111" in found.offered("to")
    found.play("load BR-1.11")
    assert "2111" not in found.offered("to")


# -- B.objectives ----------------------------------------------------------------------------------
@pytest.mark.rule("battles", "B.objectives", says="Until a division has taken **all** its hexes")
def test_ex_b_obj_other_divisions_objectives_are_barred_until_all_are_taken() -> None:
    found = mover("brunete", {"BR-3.34": "2111"}, "BR-3.34")  # 34 Div; Brunete is 11 Div's
    assert rule_against(found, "BR-3.34", "2112") == "B.objectives"
    found.state.taken["34"] = ["1907", "2707", "3008"]
    found.state.kept.forget_all()
    assert has_taken_all(found.state, "34")
    assert movement.why_not_move(found.state, "BR-3.34", "2112") is None


@pytest.mark.rule(
    "battles",
    "B.objectives",
    says=("A hex that is nobody's objective is never restricted", "14 and 39 Divisions and independent units are free"),
)
def test_b_objectives_shared_hexes_are_own_and_free_units_are_free() -> None:
    state = state_of("brunete", {})
    assert why_not_objective(state, "BR-12I.45", "2806") is None  # on the lists of 35, 45 and 10
    assert why_not_objective(state, "BR-94", "2112") is None
    assert why_not_objective(state, "BR-70.14", "2112") is None
    assert why_not_objective(state, "BN-1.12", "2112") is None
    assert why_not_objective(state, "BR-1.11", "1511") is None  # nobody's objective
    assert why_not_objective(state, "BR-1.11", "1907") is not None


@pytest.mark.rule(
    "battles",
    "B.objectives",
    says=(
        "An objective is taken when a unit of that division is in it",
        "If the enemy retakes one, the restriction returns",
    ),
)
def test_b_objectives_taken_by_entering_and_lost_to_the_enemy() -> None:
    found = mover("brunete", {"BR-1.11": "2111", "BN-1.12": "2116"}, "BR-1.11")
    found.play("to 2112")
    assert found.of(ObjectiveTaken) == [ObjectiveTaken("11", "2112")]
    found.play("to 2212")
    found.state.move("BN-1.12", ("2113", "2112"), 0)
    assert ObjectiveLost("11", "2112") in found.events
    assert found.state.taken["11"] == []
    assert found.state.control["2112"] == "nationalist"


@pytest.mark.rule("battles", "B.objectives", says="it is taken at the first later moment")
def test_b_objectives_under_an_enemy_zone_are_taken_later() -> None:
    units = {"BR-1.11": "2111", "BN-1.12": "2113", "BN-2.12": "2113"}
    found = mover("brunete", units, "BR-1.11")
    found.play("to 2112")
    assert found.of(ObjectiveTaken) == []
    found.state.eliminate("BN-1.12", "combat")
    arrival.refresh(found.state)
    assert found.state.taken == {"11": ["2112"]}


@pytest.mark.rule("battles", "B.objectives", says="The capture by another division does not count")
def test_b_objectives_another_division_does_not_count() -> None:
    found = mover("brunete", {"BR-94": "2111"}, "BR-94")
    found.play("to 2112")
    assert found.state.taken == {}
    assert found.state.control["2112"] == "republican"


# -- B.corps ---------------------------------------------------------------------------------------
@pytest.mark.rule(
    "battles", "B.corps", says=("V Corps HQ stays in column 19 or farther west", "Other units are not bound")
)
def test_b_corps_headquarters_stay_on_their_side_of_column_19() -> None:
    fifth = mover("brunete", {"BR-HQ.V": "1912"}, "BR-HQ.V")
    assert {int(h[:2]) <= 19 for h in fifth.offered("to")} == {True}
    assert rule_against(fifth, "BR-HQ.V", "2013") == "B.corps"
    eighteenth = mover("brunete", {"BR-HQ.XVIII": "1912"}, "BR-HQ.XVIII")
    assert {int(h[:2]) >= 19 for h in eighteenth.offered("to")} == {True}
    assert any(h.startswith("18") for h in mover("brunete", {"BR-HQ.34": "1912"}, "BR-HQ.34").offered("to"))


# -- B.release -------------------------------------------------------------------------------------
SWAP = {
    "BR-70.14": "swap", "BR-98.14": "swap", "BR-ART.14": "swap", "BR-HQ.14": "swap",
    "BR-69.39": "swap", "BR-22.39": "swap", "BR-HQ.39": "swap",
}  # fmt: skip


def leaving(turn: int) -> Position:
    """EX-B-REL: 11 Division has a full and a reduced regiment and its HQ left, at the exits."""
    units = {"BR-1.11": "1501", "BR-9.11": "1701", "BR-HQ.11": "1501", "BR-HQ.V": "1502", **SWAP}
    found = phase("brunete", units, "republican", turn=turn, reduced=["BR-9.11"])
    for unit, status in found.state.units.items():
        if status.place == "swap":
            status.entry = found.world.units[unit].placement
    return found


@pytest.mark.rule(
    "battles",
    "B.release",
    says=(
        "For each of them **all** surviving units",
        "The moment the last unit is gone",
        "Every withdrawn division pays for one new one",
    ),
)
def test_ex_b_rel_a_division_leaves_and_another_is_received_in_the_same_phase() -> None:
    found = leaving(9)
    found.play("pick BR-1.11", "exit", "pick BR-9.11", "exit")
    assert found.offered("receive") == []
    found.play("pick BR-HQ.11", "exit")
    assert found.offered("receive") == ["14", "39"]
    found.play("receive 14")
    assert found.of(DivisionReceived) == [DivisionReceived("14", "11")]
    assert {"BR-70.14", "BR-98.14", "BR-ART.14", "BR-HQ.14"} <= set(found.offered("pick"))
    assert found.offered("receive") == []
    found.play("pick BR-70.14")
    assert {"1501", "1701"} <= set(found.offered("to"))


@pytest.mark.rule(
    "battles",
    "B.release",
    says=(
        "The exchange is made on 21/22 July at the earliest",
        "Units that left by these hexes on earlier turns count",
    ),
)
def test_b_release_not_before_its_date_but_earlier_exits_count() -> None:
    found = leaving(8)
    found.play("pick BR-1.11", "exit", "pick BR-9.11", "exit", "pick BR-HQ.11", "exit")
    assert found.offered("receive") == []
    found.state.turn = 9
    assert withdrawal.receivable(found.state, "republican") == ["14", "39"]


@pytest.mark.rule("battles", "B.release", says="At least one unit must leave in this way")
def test_b_release_needs_survivors_leaving_by_the_named_hexes() -> None:
    state = position("brunete", SWAP, turn=9).state  # every other division is eliminated
    assert withdrawal.withdrawn(state, "republican") == []
    state.units["BR-1.11"].place, state.units["BR-1.11"].exit = "exited", "1402"
    assert withdrawal.withdrawn(state, "republican") == []
    state.units["BR-1.11"].exit = "1501"
    assert withdrawal.withdrawn(state, "republican") == ["11"]
    state.units["BR-TK.1"].place, state.units["BR-TK.1"].exit = "exited", "1501"
    assert withdrawal.withdrawn(state, "republican") == ["11"]  # the tank brigade is no division
