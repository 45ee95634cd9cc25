"""What a unit is told that is dragged where it cannot go."""

from __future__ import annotations

from desktop.games.battles.present import BattlesPresenter
from tests.games.battles.combat import MIDDLE, NORTH, battle
from tests.games.battles.test_12_artillery import BEHIND, GUN, REG


def told(unit: str, hex_id: str, *played: str) -> str:
    """The reason against dragging a unit on to a hex, after some declarations."""
    found = battle({GUN: BEHIND, REG: NORTH, "BN-1.12": MIDDLE})
    for action in played:
        found.play(action)
    refusal = BattlesPresenter(found.world).why_not(found.state, found.decision, unit, hex_id)
    return refusal.reason.key if refusal else ""


def test_guns_dragged_to_an_attack_are_told_when_they_join_it() -> None:
    assert told(GUN, MIDDLE, f"attack {REG} {MIDDLE}") == "support.not_pressed"


def test_a_unit_that_attacks_nobody_is_not_asked_to_withdraw() -> None:
    assert told(GUN, "", f"attack {REG} {MIDDLE}") == "present.not_now"
    assert told(REG, "", f"attack {REG} {MIDDLE}") == ""
