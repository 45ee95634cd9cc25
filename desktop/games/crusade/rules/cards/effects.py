"""8.5.1 Effects of events that need no choice: flags, records, markers, units that leave the game."""

from __future__ import annotations

from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.cards import event_options
from desktop.games.crusade.rules.map.africa import ACCELERATED
from desktop.games.crusade.rules.turn import victory
from desktop.games.crusade.state.state import TRENCH, CrusadeState


def apply(state: CrusadeState, card: str, effect: s.Effect) -> bool:
    """Carry out an effect that needs no choice; False if it is one that does."""
    return _records(state, card, effect) or _points(state, card, effect) or _board(state, card, effect)


def _records(state: CrusadeState, card: str, effect: s.Effect) -> bool:
    """VP, RM, governments, flags, the end of the game."""
    match effect:
        case s.Vp(value=value):
            state.score("card", vp=value, card=card)
        case s.Rm(value=value):
            state.score("card", rm=value, card=card)
        case s.SetFlag(flag=flag):
            state.set_flag(flag)
        case s.Strait(side=side):
            state.take_strait(side)
        case s.Government(name=name):
            state.change_government(name)
        case s.AccelerateAfr():
            _accelerate(state)
        case s.SevereWinter():
            state.set_flag("severe_winter_turn", min(turn for turn in state.world.winters if turn > state.turn))
        case s.AutomaticVictory():
            victory.declare(state, victory.by_coup(state))
        case _:
            return False
    return True


def _accelerate(state: CrusadeState) -> None:
    """17.6.2 Only if played before the second Nationalist round of the turn whose arrivals come early."""
    early = [arrival for arrival in state.world.tables.africa.arrivals if arrival.accelerated]
    first = min((arrival.turn, arrival.round) for arrival in early)
    if (state.turn, state.round) < first:
        state.set_flag(ACCELERATED)


def _points(state: CrusadeState, card: str, effect: s.Effect) -> bool:
    """Replacement points, and effects that last for a turn or longer."""
    match effect:
        case s.AddRp(pool=pool, value=value):
            state.record_rp(pool, (pool not in state.no_rp) * value * state.world.limits.half_points, card)
        case s.NoRp(pool=pool):
            state.forbid_rp(pool)
        case s.RpModifier(start=start):
            state.begin_lasting(card, state.turn + (start == "next_turn"))
        case s.EndEffect(card=other):
            if other in state.lasting:
                state.end_lasting(other)
        case s.TurnEffect(flag=flag, value=value):
            state.begin_turn_effect(flag)
            if value:
                state.count(flag, value)
        case s.NoActivation(side=side, group=group):
            state.bar_next_round(side, group)
        case s.EnemySpaceLimit(unit=kind, value=value):
            state.change_effects(enemy_spaces={kind: value})
        case _:
            return False
    return True


def _board(state: CrusadeState, card: str, effect: s.Effect) -> bool:
    """Works and units."""
    match effect:
        case s.RemoveWork(space=space):
            if space in state.works:
                state.remove_work(space, card)
        case s.RemoveUnits():
            for unit in event_options.doomed(state, effect):
                state.remove(unit, card)
        case s.PlaceTrench():
            for space in event_options.trench_spaces(state, effect):
                state.place_work(space, TRENCH, card, effect.marker)
                if space in state.build_failures:
                    state.set_build_failures(space, 0)
            return not effect.adjacent_to and not effect.count
        case _:
            return False
    return True
