"""8.5 A card is played as an event."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.cards import effects, landings, nationalist_events, registry, republican_events, works
from desktop.games.crusade.rules.movement.operations import Operations
from desktop.games.crusade.rules.reinforcement import placement
from desktop.games.crusade.rules.reinforcement.reinforce import Reinforcements
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.by_hand import ByHandEvent
from desktop.mechanics.cdg.playing import EventFrame

OWN = (landings, nationalist_events, republican_events, works)
"""Where the events stand that no other card has; each enters itself in the registry."""
PROCEDURES = tuple(does for does in registry.EVENTS.values() if isinstance(does, type))
"""Those of them that somebody must go through."""
LAST = (s.Ops, s.Counterattack)
"""Operations come after everything else the card does, for what it changes holds in them."""


class DoneByHand(ByHandEvent[CrusadeState], kw_only=True):
    """8.5.1.1 What the card says is done, also where no effect here expresses it."""

    RULE = "8.5.1.1"


class PlayEvent(EventFrame[CrusadeState, s.EffectKind], kw_only=True):
    """8.5.1.1 The effects of a card, one after the other; `done` counts those carried out."""

    STEPS = ("record", "effects")

    def run_record(self, state: CrusadeState) -> None:
        """8.5.1.2 From now on the card is played, as prerequisites see it."""
        state.record_event(self.card)

    def effects_of(self, state: CrusadeState) -> list[s.EffectKind]:
        found = state.world.cards[self.card].effects
        return [e for e in found if not isinstance(e, LAST)] + [e for e in found if isinstance(e, LAST)]

    def carry_out(self, state: CrusadeState, effect: s.Effect) -> Frame | None:
        if effects.apply(state, self.card, effect):
            return None
        return self._choice(state, effect) or self._operations(state, effect)

    def _choice(self, state: CrusadeState, effect: s.Effect) -> Frame | None:
        """Effects that somebody must decide about."""
        match effect:
            case s.Reinforce():
                return self._reinforce(state, effect)
            case s.Own():
                return registry.carry_out(state, self.card)
            case s.ByHand():
                return DoneByHand(side=self.side, card=self.card)
        return None

    def _reinforce(self, state: CrusadeState, effect: s.Reinforce) -> Frame | None:
        """8.5.2 All units of a card are placed in one procedure, with its first line."""
        first = placement.lines(state, self.card)[0][1]
        return Reinforcements(side=self.side, card=self.card) if effect is first else None

    def _operations(self, state: CrusadeState, effect: s.Effect) -> Frame | None:
        """8.2, 8.5.5.2 Operations with the value of the card."""
        match effect:
            case s.Counterattack(attack_drm=drm):
                state.record_counterattack(self.card)
                state.change_effects(attack_drm=drm)
                return Operations(points=state.world.ops[self.card])
            case s.Ops(attack_drm=drm):
                if drm:
                    state.change_effects(attack_drm=drm, drm_spaces=_targets(state, effect))
                return Operations(points=state.world.ops[self.card])
        return None


def _targets(state: CrusadeState, effect: s.Ops) -> list[SpaceId]:
    """Attacked spaces to which the modifier of an offensive is limited; none: all."""
    group = state.world.groups[effect.target_group] if effect.target_group else ()
    return sorted({*group, *(x for name in effect.target_provinces for x in state.world.provinces[name])})
