"""After the die: losses, retreats, advances and crowded hexes."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.player.fields import UNREACHED
from desktop.games.battles.player.goals import Goals
from desktop.games.battles.player.prospects import place_worth, step_value
from desktop.games.battles.player.situation import Situation
from desktop.games.battles.player.weights import W
from desktop.games.battles.rules.combat.strength import defence_value, terrain_item
from desktop.games.battles.rules.supply import supply
from desktop.games.battles.state.state import BattleState

Scores = dict[Action, int]
HALF = 2


def losses(state: BattleState, decision: Decision) -> Scores:
    """11.4(7), 7.2 The cheapest step, the least valuable unit."""
    return {action: -step_value(state, action.target) for action in decision.actions}


def hits(state: BattleState, decision: Decision) -> Scores:
    """13.3(3) The bomber takes the dearest step."""
    return {action: step_value(state, action.target) for action in decision.actions}


def retreats(state: BattleState, decision: Decision, unit: UnitId, situation: Situation) -> Scores:
    """11.6 Back to supply, out of reach, on good ground."""
    return {action: _refuge(state, unit, action.target, situation) for action in decision.actions}


def _refuge(state: BattleState, unit: UnitId, hex_id: SpaceId, situation: Situation) -> int:
    side = state.world.units[unit].side
    terrain = terrain_item(state, hex_id)
    score = (terrain.value if terrain else 0) * W.terrain + place_worth(state, hex_id)
    score += 0 if hex_id in supply.supplied_area(state, side) else -W.supply
    score -= situation.threat.get(hex_id, 0) * W.exposure // HALF
    return score + W.march * situation.nearest_enemy(hex_id)


def advances(state: BattleState, decision: Decision, situation: Situation, goals: Goals) -> Scores:
    """11.7 Forward into places worth holding, and towards the goal where the ground can be held."""
    scores: Scores = {}
    for action in decision.actions:
        if action.verb == verbs.DONE:
            scores[action] = 0
        else:
            unit, hex_id = action.args
            scores[action] = _advance(state, unit, hex_id, situation, goals)
    return scores


def _advance(state: BattleState, unit: UnitId, hex_id: SpaceId, situation: Situation, goals: Goals) -> int:
    side = state.world.units[unit].side
    definition = state.world.units[unit]
    here = state.place(unit)
    if not definition.combat or unit in state.pontoons:
        return -W.planned
    score = place_worth(state, hex_id) - place_worth(state, here) + defence_value(state, unit)
    score -= 0 if hex_id in supply.supplied_area(state, side) else W.supply
    goal = goals.of.get(unit)
    if goal is not None:
        way = goals.fields.to(state, definition.column, goal.hexes)
        score += W.march * (way.get(here, UNREACHED) - way.get(hex_id, UNREACHED))
    old, new = terrain_item(state, here), terrain_item(state, hex_id)
    score += ((new.value if new else 0) - (old.value if old else 0)) * W.terrain
    threat = situation.threat.get(hex_id, 0) - situation.threat.get(here, 0)
    return score - threat * W.exposure
