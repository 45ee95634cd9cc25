"""14.3 Leaders in combat: the die modifier and backs to the wall."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.games.battles.rules.combat.resolve import odds_for
from desktop.games.battles.state import events as ev
from tests.games.battles.combat import battle, roll
from tests.games.battles.position import state_of

LEADERS = str(Path(__file__).parents[2] / "data" / "scenarios" / "battles" / "leaders.yaml")
HERE, NEXT, BESIDE = "2831", "2830", "2931"


@pytest.mark.rule("battles", "CRT", says="leader +1")
@pytest.mark.rule("battles", "14.3", says="adds 1 to the die")
def test_14_3_1_leader_of_the_command_adds_one():
    units = {"LN-1": NEXT, "LN-3": BESIDE, "LR-1": HERE}
    assert odds_for(state_of(LEADERS, units), ["LN-1"], [HERE]).drm == 0
    led = state_of(LEADERS, {**units, "LN-LEADER.1": NEXT})
    assert odds_for(led, ["LN-1"], [HERE]).drm == 1
    assert odds_for(state_of(LEADERS, {**units, "LN-LEADER.V": NEXT}), ["LN-1"], [HERE]).drm == 1
    other = state_of(LEADERS, {**units, "LN-LEADER.1": BESIDE})
    assert odds_for(other, ["LN-3"], [HERE]).drm == 0  # not of his command


@pytest.mark.rule("battles", "14.3", says="one extra step loss cancels the retreat")
def test_14_3_2_defender_with_his_back_to_the_wall():
    units = {"LN-1": NEXT, "LN-2": NEXT, "LR-1": HERE, "LR-LEADER": HERE}
    found = battle(units, side="nationalist", scenario=LEADERS)
    found.play(f"attack LN-1 {HERE}", f"attack LN-2 {HERE}", "done")
    roll(found, 5)  # 10 - 4 = 6: column 5,6: -/*
    assert found.decision.player == "republican"
    assert found.decision.rule == "14.3"
    found.play("wall LR-LEADER")
    assert found.of(ev.RetreatRefused) == [ev.RetreatRefused("LR-LEADER")]
    assert found.state.units["LR-1"].reduced
    assert found.state.place("LR-1") == HERE


@pytest.mark.rule("battles", "14.3", says="He need not be in command for this")
def test_14_3_2_he_may_fall_back_with_his_stack():
    units = {"LN-1": NEXT, "LN-2": NEXT, "LR-1": HERE, "LR-LEADER": HERE}
    found = battle(units, side="nationalist", scenario=LEADERS, out_of_command=["LR-LEADER"])
    found.play(f"attack LN-1 {HERE}", f"attack LN-2 {HERE}", "done")
    roll(found, 5).play("fall-back")
    while found.offered("back"):
        found.play(f"back {found.offered('back')[0]}")
    assert found.state.place("LR-LEADER") == found.state.place("LR-1")
    assert found.state.place("LR-1") != HERE


@pytest.mark.rule("battles", "14.3", says="one extra step loss cancels the retreat")
def test_14_3_2_attacker_too():
    units = {"LN-1": NEXT, "LN-LEADER.1": NEXT, "LR-1": HERE, "LR-2": HERE, "LR-HQ.11": HERE}
    found = battle(units, side="nationalist", scenario=LEADERS).play(f"attack LN-1 {HERE}", "done")
    roll(found, 2)  # 5 - 9 = -4, die 3: S/-
    assert found.state.units["LN-1"].reduced
    again = battle(units, side="nationalist", scenario=LEADERS).play(f"attack LN-1 {HERE}", "done")
    roll(again, 4)  # die 5: */-
    again.play("wall LN-LEADER.1")
    assert again.state.place("LN-1") == NEXT
    assert again.state.units["LN-1"].reduced
