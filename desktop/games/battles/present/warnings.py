"""What would be lost by going on: shown before it happens, each with its rule, and each can be switched off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.battles import verbs
from desktop.games.battles.present.names import Names
from desktop.games.battles.rules.air import air
from desktop.games.battles.rules.supply import command, supply
from desktop.games.battles.state.places import DUE

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World
    from desktop.games.battles.state.state import BattleState

MOST_NAMES = 6


class Warned(Struct, frozen=True):
    lines: tuple[str, ...] = ()
    id: str = ""


NOTHING = Warned()


class Warnings:
    """Looks for losses that the end of a phase or of an assignment would bring."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def of(self, state: BattleState, decision: Decision, action: Action) -> Warned:
        if action.verb == verbs.END and state.phase == "movement":
            return self._movement(state, decision.player)
        if action.verb == verbs.DONE and decision.prompt.key.startswith("air."):
            return self._air(state, decision)
        return NOTHING

    def _movement(self, state: BattleState, side: str) -> Warned:
        """9.0, 10.0, 15.0 Units that will be out of supply or command as things stand, and units not entered."""
        key = f"present warned {side}"
        found: Warned | None = state.seen.get(key)
        if found is None:
            found = state.seen[key] = self._look(state, side)
        return found

    def _look(self, state: BattleState, side: str) -> Warned:
        lines = []
        unsupplied, uncommanded = supply.out_of_supply(state, side), command.out_of_command(state, side)
        waiting = [
            unit
            for unit in self.world.by_side[side]
            if state.units[unit].place == DUE and state.units[unit].arrives <= state.turn
        ]
        for name, units in (("supply", unsupplied), ("command", uncommanded), ("entry", waiting)):
            if units:
                more = self.names.say("warning.more") if len(units) > MOST_NAMES else ""
                lines.append(self.names.say(f"warning.{name}", units=units[:MOST_NAMES], more=more, n=len(units)))
        return Warned(tuple(lines), "movement") if lines else NOTHING

    def _air(self, state: BattleState, decision: Decision) -> Warned:
        """13.1, 13.2 Air units and points are not saved; the last chance of the turn is the second player's combat."""
        if not any(other.verb in (verbs.AIR, verbs.POINTS) for other in decision.actions):
            return NOTHING
        side = decision.player
        last = state.phase == "combat" and state.phasing != state.first_player
        units, points = air.available(state, side), state.air_points.get(side, 0)
        if not last or not (units or points):
            return NOTHING
        key = "warning.air_units" if units else "warning.air_points"
        return Warned((self.names.say(key, units=units, n=points),), "air")
