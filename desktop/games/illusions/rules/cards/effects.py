"""9.7.1 Effects of events that need no choice: tracks, flags, points, markers, units that leave the game."""

from __future__ import annotations

from desktop.engine.ids import CardId
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.map import control, departures
from desktop.games.illusions.state.sides import REMOVED, enemy_of
from desktop.games.illusions.state.state import IllusionsState

ROUND, TURN, GAME = "round", "turn", "game"
WON = "won-"
"""AP-54 Effect of the round `won-<card>`: an attack with the card's modifier was won."""


# -- how long ------------------------------------------------------------------------------------------
def begin(state: IllusionsState, card: CardId) -> None:
    """9.7.1f, 4.2.3 The card is noted where `in_force` finds what lasts: in this round, this turn or for good."""
    effects = state.world.cards[card].effects
    scopes = {getattr(effect, "scope", "") for effect in effects}
    if ROUND in scopes:
        state.begin_effect(card)
    if TURN in scopes or any(isinstance(each, e.Armistice) and not each.every_turn for each in effects):
        state.begin_turn_effect(card)
        if state.in_play == card:
            state.lie_face_up()
    every = any(isinstance(each, e.Armistice) and each.every_turn for each in effects)
    if GAME in scopes or every or any(isinstance(each, e.RpIncome) for each in effects):
        state.begin_lasting(card, state.turn)


# -- what ----------------------------------------------------------------------------------------------
def apply(state: IllusionsState, card: CardId, effect: e.Effect) -> bool:
    """Carry out an effect that needs no choice; False if it is one that does."""
    return (
        _tracks(state, card, effect)
        or _points(state, card, effect)
        or _board(state, card, effect)
        or _is_passive(effect)
    )


def _is_passive(effect: e.Effect) -> bool:
    """Effects that others ask for while they are in force."""
    passive = (
        e.Armistice,
        e.RpIncome,
        e.ForbidCard,
        e.Drm,
        e.FlankDrm,
        e.ForbidHalt,
    )
    return isinstance(effect, passive)


def _tracks(state: IllusionsState, card: CardId, effect: e.Effect) -> bool:
    """VP, National Will, Troop Quality, flags, Mandatory Offensives."""
    match effect:
        case e.Vp(value=value):
            state.score("card", value, card=card)
        case e.Will(nation=nation, value=value):
            state.change_will(nation, value, "card", card=card)
        case e.Quality(nation=nation, value=value):
            state.change_quality(nation, value, "card", card=card)
        case e.MoDrm(side=side, value=value):
            state.change_mo_modifier(side, value)
        case _:
            return _flags(state, effect)
    return True


def _flags(state: IllusionsState, effect: e.Effect) -> bool:
    match effect:
        case e.SetFlag(flag=flag) | e.MoVoid(flag=flag):
            state.set_flag(flag)
        case e.ClearFlag(flag=flag):
            if state.flag(flag):
                state.set_flag(flag, 0)
        case _:
            return False
    return True


def _points(state: IllusionsState, card: CardId, effect: e.Effect) -> bool:
    """Replacement points, and the end of other cards' effects."""
    match effect:
        case e.RpVoid(pool=pool):
            if state.rp[pool]:
                state.record_rp(pool, -state.rp[pool], card)
        case e.RpBlock(what="record", pool=pool):
            state.forbid_rp(pool)
        case e.RpBlock(pool=pool):
            state.forbid_spending(pool)
        case e.EndEffect(card=other):
            _end(state, other)
        case _:
            return False
    return True


def _end(state: IllusionsState, card: CardId) -> None:
    """The lasting effect of a card is over."""
    if card in state.lasting:
        state.end_lasting(card)
    if card in state.turn_effects:
        state.end_turn_effect(card)


def _board(state: IllusionsState, card: CardId, effect: e.Effect) -> bool:
    """Landings, spaces and units."""
    match effect:
        case e.Landing(space=space):
            state.place_landing(space)
        case e.TakeSpace():
            _take(state, card, effect)
        case e.RemoveUnits(units=units):
            for unit in units:
                if state.place_of(unit) != REMOVED:
                    departures.remove(state, unit, card)
        case _:
            return False
    return True


def _take(state: IllusionsState, card: CardId, effect: e.TakeSpace) -> None:
    """26.3.1d Without a breach; what stands there changes hands as it is (19.4d)."""
    space, side = effect.space, effect.side
    if state.units_of(enemy_of(side), space):
        return
    control.take(state, space, side, card)
    if not effect.works_intact:
        return
    state.set_flag(f"{control.KEEPS}{space}")
    if space in state.trenches and state.trench_side[space] != side:
        state.place_trench(space, side, state.trenches[space], card)
