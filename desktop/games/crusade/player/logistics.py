"""Where units are placed, which are given up, and what replacement points are spent on."""

from __future__ import annotations

from desktop.engine.decision import Decision
from desktop.engine.ids import UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.player.front import Front
from desktop.games.crusade.player.weights import Weights
from desktop.games.crusade.rules.reinforcement import replacement_options as rp
from desktop.games.crusade.state.sides import RESERVE
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.front_view import Scores


def spend(front: Front, decision: Decision) -> Scores:
    """14.1 The strength regained for each half point, units at the front first."""
    state, w = front.state, front.w
    scores: Scores = {}
    for action in decision.actions:
        match action:
            case verbs.REPLACE, (unit, _):
                scores[action] = _regained(state, unit, w) // rp.step_cost(state, unit) + front.wanted(unit)
            case verbs.REBUILD, (unit, _, how):
                cost = rp.rebuild_cost(state, unit, how)
                steps = state.world.units[unit].steps if how == rp.FULL else 1
                scores[action] = steps * _regained(state, unit, w) // cost
            case verbs.SIEGE_FED, (_,):
                scores[action] = w.step // 2
    return scores


def _regained(state: CrusadeState, unit: UnitId, w: Weights) -> int:
    counter = state.world.units[unit]
    return w.step * counter.lf + w.rp_step * max(1, counter.cf - counter.reduced_cf)


def place(front: Front, decision: Decision, unit: UnitId) -> Scores:
    return front.places(decision, unit, RESERVE, 1)


def spaces(front: Front, decision: Decision) -> Scores:
    """Spaces for works, landings and risings: what they are worth."""
    return {a: front.hold(a.target) for a in decision.actions if a.target in front.state.control}
