"""How far from its headquarters a unit may go and still be commanded when they have followed."""

from __future__ import annotations

from desktop.games.battles import command
from desktop.games.battles.judgement.fields import FAR, Fields
from desktop.games.battles.state import BattleState
from desktop.games.battles.status import movement_allowance
from desktop.games.battles.world import HALVES, MUD

HALF = 2


class CommandReach:
    """The hexes in which a unit will find one of its headquarters near enough."""

    def __init__(self, state: BattleState, fields: Fields, unit: str) -> None:
        self.state = state
        limit = command.unit_range(state.world, unit)
        self.chiefs: list[tuple[dict[str, int], int]] = []
        for hq in command.superiors(state.world, unit):
            if hq != unit and state.on_map(hq):
                follow = 0 if hq in state.moved else self._follows(hq)
                self.chiefs.append((fields.hexes_from(state.place(hq)), limit + follow))

    def _follows(self, hq: str) -> int:
        """Hexes a headquarters can still make good behind its units."""
        points = movement_allowance(self.state, hq) // HALVES // HALF
        return points // HALF if self.state.weather == MUD else points

    def holds(self, hex_id: str) -> bool:
        """A unit whose headquarters are all off the map can do nothing about it."""
        return not self.chiefs or any(near.get(hex_id, FAR) <= far for near, far in self.chiefs)
