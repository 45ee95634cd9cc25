"""Who takes part in a combat."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.data.readings import RetreatIntoAttackedHex
from desktop.games.battles.state.combat_state import Attack
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import friends_at, is_held


def attackers(state: BattleState, attack: Attack) -> list[UnitId]:
    """11.1 The attacking units that are still there."""
    return [unit for unit in attack.units if state.on_map(unit)]


def close_guns(state: BattleState, attack: Attack) -> list[UnitId]:
    """12.5(3) Artillery firing at a hex next to it shares the attackers' results."""
    return close_to(state, attack.artillery, attack.targets)


def close_to(state: BattleState, guns: Iterable[UnitId], hexes: Iterable[SpaceId]) -> list[UnitId]:
    """12.5(3), 12.5(5) Those of some artillery units on the map that stand next to one of these hexes."""
    near = {hex_id for target in hexes for hex_id in state.world.neighbours[target]}
    return [gun for gun in guns if state.on_map(gun) and state.place(gun) in near]


def defenders(state: BattleState, side: str, attack: Attack) -> list[UnitId]:
    """11.1(3) Everybody of a side in the attacked hexes, trucks and leaders too."""
    return [unit for hex_id in attack.targets for unit in open_at(state, side, hex_id, attack)]


def open_at(state: BattleState, side: str, hex_id: SpaceId, attack: Attack) -> list[UnitId]:
    """11.1(5) Units of a side in a hex that this attack is made on: not those that another was fought against."""
    return [unit for unit in friends_at(state, side, hex_id) if not was_attacked(state, unit, attack)]


def was_attacked(state: BattleState, unit: UnitId, attack: Attack) -> bool:
    """11.1(5) Whether another attack of this phase was fought against a unit, which then came here."""
    if RetreatIntoAttackedHex.of(state.world) is not RetreatIntoAttackedHex.UNIT:
        return False
    return any(unit in other.against for other in state.attacks if other.number != attack.number)


def is_defended(state: BattleState, side: str, hex_id: SpaceId, attack: Attack) -> bool:
    """Whether this attack finds anybody in a hex but trucks and leaders."""
    units = state.world.units
    found = open_at(state, side, hex_id, attack)
    return any(not (units[unit].is_truck or units[unit].is_leader) for unit in found)


def stranded(state: BattleState, side: str, hexes: Iterable[SpaceId]) -> list[UnitId]:
    """B.trucks, 14.4 Trucks and leaders of a side in hexes that its other units have left."""
    return [unit for hex_id in hexes if not is_held(state, side, hex_id) for unit in friends_at(state, side, hex_id)]
