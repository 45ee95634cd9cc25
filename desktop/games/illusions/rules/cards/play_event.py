"""9.7 A card is played as an event."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards import conditions, effects
from desktop.games.illusions.rules.cards.event_choices import (
    ChooseOption,
    FlipUnits,
    MoveIn,
    NameFort,
    OfferUnits,
    RepairUnits,
    ResettleNeutrals,
)
from desktop.games.illusions.rules.cards.forced_attacks import ForcedAttacks
from desktop.games.illusions.rules.nations.neutral_entry import NeutralEntry
from desktop.games.illusions.rules.redeployment.redeploy import Redeploy
from desktop.games.illusions.rules.reinforcement.reinforce import PlaceStaff, Reinforcements
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.playing import EventFrame


class PlayEvent(EventFrame, kw_only=True):
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

    def carry_out(self, state: IllusionsState, effect: e.Effect) -> Frame | None:
        if effects.apply(state, self.card, effect):
            return None
        return self._choice(state, effect) or self._procedure(state, effect)

    def _choice(self, state: IllusionsState, effect: e.Effect) -> Frame | None:
        """Effects that somebody must decide about."""
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
            case e.Offer(side=chooser):
                able = conditions.all_hold(state, effect.conditions)
                return OfferUnits(side=chooser, card=card, number=number) if able else None
            case e.SiegeDrm():
                return NameFort(side=side, card=card, number=number)
            case e.RepairNow(points=points):
                halves = points * state.world.limits.half_points
                return RepairUnits(side=side, card=card, number=number, halves=halves)
        return None

    def _procedure(self, state: IllusionsState, effect: e.Effect) -> Frame | None:
        """Effects that are a procedure of their own."""
        number, card, side = self.done - 1, self.card, self.side
        match effect:
            case e.NeutralEntry(nation=nation, side=joins):
                return self._entry(state, effect, nation, joins)
            case e.MoveNeutrals():
                return ResettleNeutrals(side=side, card=card, number=number)
            case e.FreeMove():
                return MoveIn(side=side, card=card, number=number)
            case e.FreeSr(nation=nation, points=points):
                return Redeploy(side=side, points=points, nation=nation, by_sea=False)
            case e.EnemyAttack():
                return ForcedAttacks(side=side, card=card, number=number)
            case e.Offer():
                return None
        raise TypeError(f"not an effect of an event: {effect}")

    def _entry(self, state: IllusionsState, effect: e.NeutralEntry, nation: str, joins: str) -> Frame | None:
        """26.0 A neutral joins, if the conditions of the card hold."""
        if not conditions.all_hold(state, effect.conditions):
            return None
        if effect.removes_card:
            state.take_out()
        return NeutralEntry(nation=nation, side=joins, card=self.card)
