"""9.7 A card is played as an event."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards import (
    bans,
    black_hand,
    conrad,
    effects,
    ft_rupel,
    kaiserschlacht,
    marching,
    przemysl,
    registry,
    single_events,
    standing,
)
from desktop.games.illusions.rules.cards.event_choices import ChooseOption, FlipUnits, RepairUnits
from desktop.games.illusions.rules.nations.neutral_entry import NeutralEntry
from desktop.games.illusions.rules.reinforcement.reinforce import PlaceStaff, Reinforcements
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.by_hand import ByHandEvent
from desktop.mechanics.cdg.playing import EventFrame

ALONE = (bans, black_hand, conrad, ft_rupel, kaiserschlacht, marching, przemysl, single_events, standing)
"""Where cards are that no shared effect can express; each is found by its id."""


class DoneByHand(ByHandEvent[IllusionsState], kw_only=True):
    """9.7.1 What the card says is done, also where no effect here expresses it."""

    RULE = "9.7.1"

    def player(self, state: IllusionsState) -> str:
        return state.seat(self.side)


class PlayEvent(EventFrame[IllusionsState, e.EffectKind], kw_only=True):
    """9.7.1 War status points, then the effects one after the other; `done` counts those carried out.

    The OPS of a yellow box come afterwards (9.7.1b) and are no part of this.
    """

    STEPS = ("record", "effects")

    def run_record(self, state: IllusionsState) -> None:
        """9.7.1c, 9.7.1e From now on the card is played, as prerequisites see it; its points are scored."""
        state.record_event(self.card)
        if points := state.world.cards[self.card].war_status:
            state.change_war_status(self.side, points, self.card)
        effects.begin(state, self.card)

    def effects_of(self, state: IllusionsState) -> list[e.EffectKind]:
        return state.world.cards[self.card].effects

    def carry_out(self, state: IllusionsState, effect: e.Effect) -> Frame | None:
        if isinstance(effect, e.Own):
            return registry.carry_out(state, registry.Play(self.side, self.card, self.done - 1), effect)
        return None if effects.apply(state, self.card, effect) else self._procedure(state, effect)

    def _procedure(self, state: IllusionsState, effect: e.Effect) -> Frame | None:
        """Effects that somebody must decide about, or that are a procedure of their own."""
        number, card, side = self.done - 1, self.card, self.side
        match effect:
            case e.Place():
                return Reinforcements(side=side, card=card, number=number)
            case e.PlaceHq():
                return PlaceStaff(side=side, card=card, number=number)
            case e.Reduce():
                return FlipUnits(side=side, card=card, number=number)
            case e.Choose(side=chooser):
                return ChooseOption(side=chooser, card=card, number=number)
            case e.RepairNow(points=points):
                halves = points * state.world.limits.half_points
                return RepairUnits(side=side, card=card, number=number, halves=halves)
            case e.ByHand():
                return DoneByHand(side=side, card=card)
            case e.NeutralEntry(nation=nation, side=joins):
                return NeutralEntry(nation=nation, side=joins, card=card)
        raise TypeError(f"not an effect of an event: {effect}")
