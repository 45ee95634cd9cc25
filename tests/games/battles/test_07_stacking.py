"""7.0 Stacking, J.stacking, B.stacking."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.map import stacking
from desktop.games.battles.rules.map.overstack import StackingCheck
from desktop.games.battles.state.events import UnitEliminated
from tests.games.battles.moving import phase
from tests.games.battles.position import position, state_of

OPEN = "3632"


def rule(scenario: str, units: dict[str, str], unit: str, hex_id: str) -> str:
    refusal = stacking.why_not_stack(state_of(scenario, units), unit, hex_id)
    return refusal.rule if refusal else ""


@pytest.mark.rule("battles", "7.0", says="Several units of one side may share a hex within the limits")
@pytest.mark.rule(
    "battles",
    "7.1",
    says=(
        "A hex holds two battalions **or** one unit",
        "HQs, leaders and air units do not count",
        "count by the size on their counter",
    ),
)
@pytest.mark.rule("battles", "J.stacking")
def test_7_1_two_battalions_fill_a_hex() -> None:
    one = {"JN-1.1.1": OPEN}
    two = {**one, "JN-ART.1": OPEN}  # artillery counts by its size
    assert rule("jarama", one, "JN-2.1.1", OPEN) == ""
    assert rule("jarama", two, "JN-2.1.1", OPEN) == "7.1"
    assert rule("jarama", two, "JN-HQ.1", OPEN) == ""


@pytest.mark.rule("battles", "7.1", says="a company counts as a third of a battalion")
@pytest.mark.rule(
    "battles",
    "J.stacking",
    says=("A hex holds two battalions, or six companies", "A company is a third of a battalion"),
)
def test_7_1_a_company_is_a_third_of_a_battalion() -> None:
    units = {"JN-1.1.1": OPEN, "JN-PZ.2": OPEN, "JN-PZ.3": OPEN}
    assert rule("jarama", units, "JN-PZ.4", OPEN) == ""
    assert rule("jarama", {**units, "JN-PZ.4": OPEN}, "JN-PZ.R", OPEN) == "7.1"
    assert rule("jarama", units, "JN-2.1.1", OPEN) == "7.1"


@pytest.mark.rule("battles", "7.1", says="A regiment or brigade shares its hex with no other unit")
@pytest.mark.rule("battles", "J.stacking", says="With a regiment or brigade no other unit that counts")
def test_7_1_a_regiment_or_brigade_is_alone() -> None:
    assert rule("jarama", {"JN-CAV.1": OPEN}, "JN-PZ.2", OPEN) == "7.1"
    assert rule("jarama", {"JR-B.5": OPEN}, "JR-1.48", OPEN) == "7.1"
    assert rule("jarama", {"JR-B.5": OPEN}, "JR-HQ.48", OPEN) == ""


@pytest.mark.rule("battles", "7.2", says="the phasing player eliminates excess units of his choice")
def test_7_2_the_owner_removes_what_is_too_much() -> None:
    units = {"JN-1.1.1": OPEN, "JN-2.1.1": OPEN, "JN-3.1.1": OPEN, "JN-HQ.1": OPEN}
    found = position("jarama", units, stack=[StackingCheck(side="nationalist")])
    assert found.offered("remove") == ["JN-1.1.1", "JN-2.1.1", "JN-3.1.1"]
    found.play("remove JN-3.1.1")
    assert found.decision is None
    assert found.of(UnitEliminated) == [UnitEliminated("JN-3.1.1", OPEN, "stacking")]


@pytest.mark.rule("battles", "7.2", says="If the stack belongs to the other player, its owner chooses")
def test_7_2_a_stack_of_the_other_player_is_his_to_reduce() -> None:
    units = {"JR-1.48": OPEN, "JR-2.48": OPEN, "JR-3.48": OPEN}
    found = position("jarama", units, stack=[StackingCheck(side="nationalist")])
    assert found.decision is not None
    assert found.decision.player == "republican"


@pytest.mark.rule("battles", "5.0", says="(3) Check stacking")
@pytest.mark.rule("battles", "6.2", says="Stacking limits must be met at the end of the movement phase")
@pytest.mark.rule("battles", "7.2")
def test_7_2_limits_are_checked_at_the_end_of_the_movement_phase() -> None:
    units = {"JN-1.1.1": OPEN, "JN-2.1.1": OPEN, "JN-3.1.1": "3633", "JN-HQ.1": OPEN, "JN-HQ.V": OPEN}
    found = phase("jarama", units, "nationalist")
    found.play("pick JN-3.1.1", f"to {OPEN}", "done", "end")
    assert found.offered("remove") == ["JN-1.1.1", "JN-2.1.1", "JN-3.1.1"]


@pytest.mark.rule(
    "battles", "7.3", says=("Only **one** unit may be in a road hex", "with a town or city use the normal limits")
)
def test_7_3_one_unit_on_a_road_outside_towns() -> None:
    assert rule("jarama", {"JN-1.1.1": "3029"}, "JN-AT.1", "3029") == "7.3"
    assert rule("jarama", {"JN-1.1.1": "2928"}, "JN-2.1.1", "2928") == ""  # a town
    assert rule("jarama", {"JN-PZ.2": "3029", "JN-PZ.3": "3029"}, "JN-PZ.4", "3029") == ""
    assert rule("jarama", {"JN-PZ.2": "3029"}, "JN-AT.1", "3029") == "7.3"


@pytest.mark.rule("battles", "B.trucks", says="Trucks do not count for stacking")
@pytest.mark.rule("battles", "7.4")
@pytest.mark.rule(
    "battles",
    "B.stacking",
    says=(
        "Regiments never stack together",
        "at most three battalions and any number of companies",
        "so a regiment excludes battalions",
        "Only one unit may be in a road hex",
    ),
)
def test_b_stacking_three_battalions_or_one_regiment() -> None:
    two = {"BN-1.12": "2323", "BN-2.12": "2323"}
    assert rule("brunete", two, "BN-3.12", "2323") == ""
    assert rule("brunete", {**two, "BN-3.12": "2323"}, "BN-4.12", "2323") == "7.1"
    assert rule("brunete", {"BR-1.11": "2323"}, "BR-9.11", "2323") == "7.1"
    assert rule("brunete", {"BR-1.11": "2323"}, "BR-TK.1", "2323") == "7.1"
    assert rule("brunete", {"BR-1.11": "2323"}, "BR-TRK.1", "2323") == ""
    assert rule("brunete", {"BN-1.12": "2111"}, "BN-2.12", "2111") == "7.3"
