"""8.5.1 Effects that several cards have and that need no choice: flags, records, points, units that leave."""

from __future__ import annotations

from desktop.engine.ids import CardId, UnitId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.state.sides import POOL, REMOVED
from desktop.games.crusade.state.state import CrusadeState


def apply(state: CrusadeState, card: CardId, effect: s.Effect) -> bool:
    """Carry out an effect that needs no choice; False if it is one that does."""
    return _records(state, card, effect) or _points(state, card, effect) or _units(state, card, effect)


def _records(state: CrusadeState, card: CardId, effect: s.Effect) -> bool:
    """VP, RM, governments, flags."""
    match effect:
        case s.Vp(value=value):
            state.score("card", vp=value, card=card)
        case s.Rm(value=value):
            state.score("card", rm=value, card=card)
        case s.SetFlag(flag=flag):
            state.set_flag(flag)
        case s.Government(name=name):
            state.change_government(name)
        case _:
            return False
    return True


def _points(state: CrusadeState, card: CardId, effect: s.Effect) -> bool:
    """Replacement points, and effects that last."""
    match effect:
        case s.AddRp(pool=pool, value=value):
            state.record_rp(pool, (pool not in state.no_rp) * value * state.world.limits.half_points, card)
        case s.NoRp(pool=pool):
            state.forbid_rp(pool)
        case s.RpModifier():
            state.begin_lasting(card, state.turn + 1)
        case s.EndEffect(card=other):
            if other in state.lasting:
                state.end_lasting(other)
        case _:
            return False
    return True


def _units(state: CrusadeState, card: CardId, effect: s.Effect) -> bool:
    """Units that leave."""
    if not isinstance(effect, s.RemoveUnits):
        return False
    for unit in doomed(state, effect):
        state.remove(unit, card)
    return True


def doomed(state: CrusadeState, effect: s.RemoveUnits) -> list[UnitId]:
    """N27, R48 Units in play that leave the game; counters not in play yet are left alone (ruling)."""
    return [
        unit
        for unit in sorted(state.world.families[effect.family])
        if state.world.units[unit].side == effect.side and state.place_of(unit) not in (POOL, REMOVED)
    ]
