"""What would be lost by going on: shown before it happens, each with its rule, and each can be switched off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import UnitId
from desktop.engine.kept import kept
from desktop.games.battles import verbs
from desktop.games.battles.present.names import Names
from desktop.games.battles.rules.air import air
from desktop.games.battles.rules.supply import command, supply
from desktop.games.battles.state.facts import POSITIONS, TURN
from desktop.games.battles.state.places import DUE

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState

MOST_NAMES = 6
VOLUNTARY = "declare.voluntary"
"""The question for attacks in other words, where nobody must attack."""
ATTACKING = (verbs.ATTACK, verbs.BARRAGE)


def warnings_of(state: BattleState, names: Names, decision: Decision, action: Action) -> tuple[str, ...]:
    """Losses that the end of a phase or of an assignment would bring."""
    if action.verb == verbs.END and state.phase == "movement":
        return _movement(state, names, decision.player)
    if action.verb == verbs.DONE and decision.prompt.key.startswith("air."):
        return _air(state, names, decision)
    return (names.say("warning.no_attack"),) if _attacks_nobody(state, decision, action) else ()


def units_warned_of(state: BattleState, decision: Decision, action: Action) -> tuple[str, ...]:
    """The units that these warnings name."""
    if action.verb == verbs.END and state.phase == "movement":
        return tuple(unit for units in _lacking(state, decision.player).values() for unit in units)
    if _attacks_nobody(state, decision, action):
        return tuple(dict.fromkeys(other.target for other in decision.actions if other.verb in ATTACKING))
    return ()


def is_voluntary(state: BattleState, decision: Decision) -> bool:
    """11.1 Whether attacks may be declared, none must be, and none is."""
    return decision.prompt.key in ("declare.free", VOLUNTARY) and not state.attacks


def _attacks_nobody(state: BattleState, decision: Decision, action: Action) -> bool:
    return action.verb == verbs.DONE and is_voluntary(state, decision)


def _movement(state: BattleState, names: Names, side: str) -> tuple[str, ...]:
    """9.0, 10.0, 15.0 Units that will be out of supply or command as things stand, and units not entered."""
    lines = []
    for name, units in _lacking(state, side).items():
        if units:
            more = names.say("warning.more") if len(units) > MOST_NAMES else ""
            lines.append(names.say(f"warning.{name}", units=units[:MOST_NAMES], more=more, n=len(units)))
    return tuple(lines)


@kept(POSITIONS | TURN)
def _lacking(state: BattleState, side: str) -> dict[str, list[UnitId]]:
    due = [unit for unit in state.world.by_side[side] if state.units[unit].place == DUE]
    return {
        "supply": supply.out_of_supply(state, side),
        "command": command.out_of_command(state, side),
        "entry": [unit for unit in due if state.units[unit].arrives <= state.turn],
    }


def _air(state: BattleState, names: Names, decision: Decision) -> tuple[str, ...]:
    """13.1, 13.2 Air units and points are not saved; the last chance of the turn is the second player's combat."""
    if not any(other.verb in (verbs.AIR, verbs.POINTS) for other in decision.actions):
        return ()
    side = decision.player
    last = state.phase == "combat" and state.phasing != state.first_player
    units, points = air.available(state, side), state.air_points.get(side, 0)
    if not last or not (units or points):
        return ()
    return (names.say("warning.air_units" if units else "warning.air_points", units=units, n=points),)
