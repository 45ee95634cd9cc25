"""What a combat promises: the resolver's own odds, weighed with what each side would lose."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.player.weights import W
from desktop.games.battles.rules.combat.resolve import Result, result
from desktop.games.battles.rules.combat.retreat_options import retreat_hexes
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import friends_at, strengths
from desktop.mechanics.table import ResultsTable

FACES = (1, 2, 3, 4, 5, 6)


@cache
def _read(cell: SpaceId) -> Result:
    return result(cell)


class Stakes:
    """11.4(6) What a step and a retreat would cost either side."""

    def __init__(self, attacker_step: int, defender_step: int, retreat: int) -> None:
        self.attacker_step = attacker_step
        self.defender_step = defender_step
        self.retreat = retreat

    def weigh(self, faces: Iterable[str]) -> int:
        """The attacker's expectation over the six faces of the die."""
        worth = 0
        for cell in faces:
            found = _read(cell)
            worth += self.defender_step * found.defender_step + self.retreat * found.defender_retreats
            worth -= self.attacker_step * found.attacker_step + W.fallback * found.attacker_retreats
        return worth // len(FACES)


def faces_of(crt: ResultsTable[str], difference: int, shift: int, drm: int) -> list[str]:
    """The cells of the table for an estimated difference."""
    column = crt.column_of(difference, shift)
    return [crt.entry(column, crt.row_of(face + drm)) for face in FACES]


def step_value(state: BattleState, unit: UnitId) -> int:
    """What the next step of a unit is worth."""
    definition = state.world.units[unit]
    if definition.is_hq or definition.is_leader:
        return W.headquarters
    if definition.is_truck:
        return W.truck
    shown = strengths(state, unit)
    points = 2 * shown.attack if definition.is_artillery else shown.attack + shown.defense
    if definition.reduced is None or state.units[unit].reduced:
        return points * W.point + W.counter
    left = definition.reduced
    rest = 2 * left.attack if definition.is_artillery else left.attack + left.defense
    return (points - rest) * W.point


def cheapest_step(state: BattleState, units: Iterable[UnitId]) -> int:
    """11.4(7) The owner chooses the loss."""
    return min((step_value(state, unit) for unit in units), default=0)


def place_worth(state: BattleState, hex_id: SpaceId) -> int:
    """What holding a hex is worth for victory."""
    place = state.world.victory_hexes.get(hex_id)
    return share(state, place.vp, W.places) if place is not None else 0


def share(state: BattleState, vp: int, worth: int) -> int:
    """The part of a worth that some victory points are of all those of the scenario's places."""
    return vp * worth // sum(place.vp for place in state.world.scenario.victory.hexes)


def defenders_of(state: BattleState, side: str, targets: Iterable[SpaceId]) -> list[UnitId]:
    return [unit for hex_id in targets for unit in friends_at(state, side, hex_id)]


def stakes_of(state: BattleState, side: str, attackers: Iterable[UnitId], targets: tuple[SpaceId, ...]) -> Stakes:
    """The stakes of an attack by a side on some hexes."""
    enemy = state.world.enemy(side)
    defenders = defenders_of(state, enemy, targets)
    taken = W.driven_out + sum(place_worth(state, hex_id) for hex_id in targets)
    step = cheapest_step(state, defenders)
    if len(defenders) == 1 and state.units[defenders[0]].reduced:
        step += taken
    return Stakes(cheapest_step(state, attackers), step, taken + _trapped(state, defenders, targets))


def _trapped(state: BattleState, defenders: list[UnitId], targets: tuple[SpaceId, ...]) -> int:
    """11.6(4) Whoever has nowhere to go is eliminated."""
    lost = 0
    for unit in defenders:
        if not retreat_hexes(state, unit, attacker=False, avoid=targets):
            shown = strengths(state, unit)
            lost += (shown.attack + shown.defense) * W.trapped
    return lost
