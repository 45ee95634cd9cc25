"""Brunete read by a referee: objectives taken the moment they are free, divisions and their bans."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.turn.turn import Turn
from tests.games.battles.combat import battle, roll
from tests.games.battles.position import state_of


@pytest.mark.rule("battles", "B.objectives")
def test_an_objective_is_taken_as_soon_as_combat_lifts_the_enemy_zone():
    """Before the advance that may follow, not at the end of the phase."""
    world = battle({}).world
    foe = next(h for h in world.neighbours["1907"] if h not in world.objective_hexes and not world.road("1907", h))
    found = battle({"BR-3.34": "1907", "BN-1.12": foe, "BN-2.12": foe})
    assert found.state.taken.get("34", []) == []
    found.play(f"attack BR-3.34 {foe}", "done")
    roll(found, 6)
    for _ in range(4):
        if found.offered("advance") or found.decision is None:
            break
        found.play(found.actions[0])
    assert found.offered("advance")
    assert found.state.taken["34"] == ["1907"]


@pytest.mark.rule("battles", "B.objectives")
def test_an_objective_is_taken_once_bombardment_has_lifted_the_enemy_zone():
    state = state_of("brunete", {"BR-3.34": "1907"}, phase="bombardment", phasing="republican")
    Turn(turn=3).run_bombard_stacking(state)
    assert state.taken["34"] == ["1907"]
