"""Who takes part in a combat."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.games.battles.combat_state import Attack
from desktop.games.battles.state import BattleState
from desktop.games.battles.status import friends_at, is_held


def attackers(state: BattleState, attack: Attack) -> list[str]:
    """11.1 The attacking units that are still there."""
    return [unit for unit in attack.units if state.on_map(unit)]


def close_guns(state: BattleState, attack: Attack) -> list[str]:
    """12.5(3) Artillery firing at a hex next to it shares the attackers' results."""
    return close_to(state, attack.artillery, attack.targets)


def close_to(state: BattleState, guns: Iterable[str], hexes: Iterable[str]) -> list[str]:
    """12.5(3), 12.5(5) Those of some artillery units on the map that stand next to one of these hexes."""
    near = {hex_id for target in hexes for hex_id in state.world.neighbours[target]}
    return [gun for gun in guns if state.on_map(gun) and state.place(gun) in near]


def defenders(state: BattleState, side: str, attack: Attack) -> list[str]:
    """11.1(3) Everybody of a side in the attacked hexes, trucks and leaders too."""
    return [unit for hex_id in attack.targets for unit in friends_at(state, side, hex_id)]


def stranded(state: BattleState, side: str, hexes: Iterable[str]) -> list[str]:
    """B.trucks, 14.4 Trucks and leaders of a side in hexes that its other units have left."""
    return [unit for hex_id in hexes if not is_held(state, side, hex_id) for unit in friends_at(state, side, hex_id)]
