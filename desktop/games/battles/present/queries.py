"""What the procedures under way tell a view: who moves, which fight is on, what was rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.rules.air.bombardment import Bombardment
from desktop.games.battles.rules.artillery.barrage import Barrage
from desktop.games.battles.rules.combat.combat import Combat
from desktop.games.battles.rules.movement import movement
from desktop.games.battles.rules.movement.move_unit import MoveUnit
from desktop.games.battles.rules.turn.setup import PlaceUnit
from desktop.games.battles.state.events import (
    AirAssigned,
    AttackDeclared,
    AttackWithdrawn,
    BombardmentResolved,
    CombatResolved,
)

if TYPE_CHECKING:
    from desktop.games.battles.state.combat_state import Attack
    from desktop.games.battles.state.state import BattleState


def is_moving(state: BattleState) -> bool:
    """Whether the question is where one unit moves."""
    return bool(state.stack) and isinstance(state.stack[-1], MoveUnit)


def moving_unit(state: BattleState) -> UnitId:
    """The unit whose move or placement is being decided."""
    frame = state.stack[-1] if state.stack else None
    return frame.unit if isinstance(frame, MoveUnit | PlaceUnit) else NOTHING


def points_left(state: BattleState, unit: UnitId, hex_id: SpaceId) -> int | None:
    """Half points a moving unit would have left in a hex it can reach."""
    if not is_moving(state):
        return None
    found = movement.search(state, unit)
    return 0 if hex_id in found.stops else found.left.get(hex_id)


def fight_frame(state: BattleState) -> Combat | Barrage | None:
    """The combat or barrage being resolved; of a cancelled combat, the barrage that takes its place."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Combat | Barrage)), None)


def current_attack(state: BattleState) -> Attack | None:
    """The declared attack that is being resolved."""
    frame = fight_frame(state)
    return state.attack(frame.number) if frame else None


def resolved_now(state: BattleState) -> CombatResolved | None:
    """The die just rolled for a combat or barrage."""
    return next((event for event in reversed(state.events) if isinstance(event, CombatResolved)), None)


def bombardment(state: BattleState) -> tuple[Bombardment, SpaceId] | None:
    """The bombardment being prepared and the hex it is aimed at."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Bombardment):
        return None
    aimed = frame.aimed()
    return (frame, aimed[0]) if aimed else None


def declared_now(state: BattleState) -> int:
    """The number of the attack just declared, joined or left, or to which something flies; 0 if there is none."""
    for event in reversed(state.events):
        if isinstance(event, AttackDeclared | AttackWithdrawn):
            return event.attack
        if isinstance(event, AirAssigned) and (attack := state.attack_on(event.hex)) is not None:
            return attack.number
    return 0


def bombed_now(state: BattleState) -> BombardmentResolved | None:
    """The die just rolled for an air bombardment."""
    return next((event for event in reversed(state.events) if isinstance(event, BombardmentResolved)), None)
