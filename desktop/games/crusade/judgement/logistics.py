"""Where units are placed, which are given up, and what replacement points are spent on."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.crusade import replacement as rp
from desktop.games.crusade.judgement import weights as w
from desktop.games.crusade.judgement.front import Front, strength, unit_worth
from desktop.games.crusade.sides import RESERVE
from desktop.games.crusade.state import CrusadeState

Scores = dict[Action, int]


def spend(front: Front, decision: Decision) -> Scores:
    """14.1 The strength regained for each half point, units at the front first."""
    state = front.state
    scores: Scores = {}
    for action in decision.actions:
        match action.verb, *action.args:
            case "replace", unit, _:
                scores[action] = _regained(state, unit) // rp.step_cost(state, unit) + _wanted(front, unit)
            case "rebuild", unit, _, how:
                cost = rp.rebuild_cost(state, unit, how)
                steps = state.world.units[unit].steps if how == rp.FULL else 1
                scores[action] = steps * _regained(state, unit) // cost
            case "siege", _:
                scores[action] = w.STEP // 2
    return scores


def _regained(state: CrusadeState, unit: str) -> int:
    counter = state.world.units[unit]
    return w.STEP * counter.lf + w.RP_STEP * max(1, counter.cf - counter.reduced_cf)


def _wanted(front: Front, unit: str) -> int:
    place = front.state.place_of(unit)
    return front.threat(place) if place in front.state.control else 0


def place(front: Front, decision: Decision, unit: str) -> Scores:
    """A unit comes to the map where it is wanted most; the Reserve Box only for want of a better place."""
    state = front.state
    power = strength(state, unit) if unit else 1
    return {
        action: 1 if action.target == RESERVE else front.post(power, action.target)
        for action in decision.actions
        if action.target in state.control or action.target == RESERVE
    }


def give_up(front: Front, decision: Decision) -> Scores:
    """A division has to leave: the least valuable where it is missed least."""
    state = front.state
    scores: Scores = {}
    for action in decision.actions:
        unit = action.target
        if unit in state.units:
            here = state.place_of(unit)
            missed = front.post(strength(state, unit), here, leaving=True) if here in state.control else 0
            scores[action] = -unit_worth(state, unit) - missed
    return scores


def strengthen(front: Front, decision: Decision) -> Scores:
    """Units to be made better: those at the front first."""
    return {a: 1 + _wanted(front, a.target) for a in decision.actions if a.target in front.state.units}


def spaces(front: Front, decision: Decision) -> Scores:
    """Spaces for works, landings and risings: what they are worth."""
    return {a: front.hold(a.target) for a in decision.actions if a.target in front.state.control}
