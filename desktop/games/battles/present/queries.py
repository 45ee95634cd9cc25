"""What the procedures under way tell a view: who moves, which fight is on, what was rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.games.battles import movement

if TYPE_CHECKING:
    from desktop.engine.frame import Frame
    from desktop.games.battles.combat_state import Attack
    from desktop.games.battles.state import BattleState


def frame_named(state: BattleState, *names: str) -> Frame | None:
    """The innermost procedure of one of these kinds."""
    return next((frame for frame in reversed(state.stack) if type(frame).__name__ in names), None)


def _fact(frame: Frame | None, name: str, default: Any) -> Any:
    return getattr(frame, name, default) if frame is not None else default


def moving_unit(state: BattleState) -> str:
    """The unit whose move or placement is being decided."""
    return str(_fact(frame_named(state, "MoveUnit", "PlaceUnit"), "unit", ""))


def points_left(state: BattleState, unit: str, hex_id: str) -> int | None:
    """Half points a moving unit would have left in a hex it can reach."""
    if frame_named(state, "MoveUnit") is None:
        return None
    found = movement.reach(state, unit).get(hex_id)
    return found[0] if found else None


def current_attack(state: BattleState) -> Attack | None:
    """The declared attack that is being resolved."""
    number = _fact(frame_named(state, "Combat", "Barrage"), "attack", 0)
    return next((attack for attack in state.attacks if attack.number == number), None)


def last_roll(state: BattleState) -> int:
    """The die of the fight under way, once it has been rolled."""
    return int(_fact(frame_named(state, "Combat", "Barrage"), "die", 0))


def bombarded(state: BattleState) -> int:
    """The strength of the bombardment under way, if any."""
    return int(_fact(frame_named(state, "Bombardment", "Bomb"), "strength", 0))
