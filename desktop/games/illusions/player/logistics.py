"""Where units are placed, which are given up, and what replacement points are spent on."""

from __future__ import annotations

from desktop.engine.decision import Decision
from desktop.engine.ids import UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.player.front import Front
from desktop.games.illusions.player.plays import waiting
from desktop.games.illusions.player.weights import NOVICE
from desktop.games.illusions.rules.reinforcement import replacement_options as rp
from desktop.games.illusions.state.sides import RESERVE
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.front_view import Scores


def spend(front: Front, decision: Decision) -> Scores:
    """16.1 The strength regained for each half point, units at the front first."""
    state = front.state
    scores: Scores = {}
    for action in decision.actions:
        match action:
            case verbs.REPLACE, (unit, _):
                scores[action] = _regained(state, unit) // rp.step_cost(state, unit) + front.wanted(unit)
            case verbs.REBUILD, (unit, _, how):
                steps = 2 if how == rp.FULL else 1
                scores[action] = steps * _regained(state, unit) // rp.rebuild_cost(state, unit, how)
            case verbs.RECORD, (pool,):
                scores[action] = waiting(state, pool)
            case verbs.CONVERT, (_,):
                scores[action] = 1
    return scores


def _regained(state: IllusionsState, unit: UnitId) -> int:
    counter = state.world.units[unit]
    factor = NOVICE.large_factor if counter.lcu else 1
    return NOVICE.loss * counter.lf + NOVICE.unit_point * factor * max(1, counter.cf - counter.reduced_cf)


def place(front: Front, decision: Decision, unit: UnitId) -> Scores:
    """A unit comes to the map where it is wanted most; the Reserve Box only for want of a better place."""
    state = front.state
    if unit and not state.world.units[unit].combat:
        return {action: front.command(action.target) for action in decision.actions if action.target in state.control}
    return front.places(decision, unit, RESERVE, front.w.unit_point)


def uprisings(front: Front, decision: Decision) -> Scores:
    """23.3 Where a rebellion hurts most."""
    return {a: front.worth(a.target) for a in decision.actions if a.target in front.state.control}
