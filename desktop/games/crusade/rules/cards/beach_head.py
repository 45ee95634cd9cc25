"""8.5.4, 8.5.6 The two landings: Mallorca, and Plan P on the coast."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.crusade import verbs
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.map import beach_heads
from desktop.games.crusade.state.sides import REPUBLICAN
from desktop.games.crusade.state.state import CrusadeState


class LandInMallorca(Frame, kw_only=True):
    """8.5.4.1 The Beach Head is placed, and some militia in it if the player wants."""

    STEPS = ("place", "land")
    card: str
    number: int
    """Of the effect on the card."""
    landed: int = 0

    def _effect(self, state: CrusadeState) -> s.MallorcaLanding:
        effect = state.world.cards[self.card].effects[self.number]
        assert isinstance(effect, s.MallorcaLanding)
        return effect

    def run_place(self, state: CrusadeState) -> None:
        """8.5.4.4 It is judged in the War Status phase of the next turn."""
        head = state.world.beach_heads[beach_heads.MALLORCA]
        state.place_beach_head(head.space, head.target)
        state.set_flag(beach_heads.DEADLINE, state.turn + 1)

    def ask_land(self, state: CrusadeState) -> Decision | None:
        effect = self._effect(state)
        units = beach_heads.landing_units(state, effect)
        if self.landed == effect.count or not units:
            return None
        offers = [*(verbs.LAND(unit) for unit in units), verbs.DONE()]
        prompt = Message.of("event.land", card=self.card, n=effect.count - self.landed)
        return Decision.of(REPUBLICAN, "8.5.4.1", prompt, offers, progress=(self.landed, effect.count))

    def on_land(self, state: CrusadeState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        state.put(action.target, state.world.beach_heads[beach_heads.MALLORCA].space, self.card)
        self.landed += 1

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.LAND or action.target not in state.units:
            return None
        units = beach_heads.landing_units(state, self._effect(state))
        return None if action.target in units else Refusal.of("8.5.4.1", "event.not_landing", unit=action.target)


class LandOnCoast(Frame, kw_only=True):
    """8.5.6 Plan P: a Beach Head next to a Nationalist coastal space, with one unit of the Reserve Box."""

    STEPS = ("target", "land")
    card: str
    number: int

    def _effect(self, state: CrusadeState) -> s.PlanP:
        effect = state.world.cards[self.card].effects[self.number]
        assert isinstance(effect, s.PlanP)
        return effect

    def ask_target(self, state: CrusadeState) -> Decision:
        """8.5.6.1, 8.5.6.2"""
        targets = beach_heads.plan_p_targets(state, self._effect(state))
        offers = [verbs.BEACH(space) for space in targets]
        return Decision.of(REPUBLICAN, "8.5.6.1", Message.of("event.beach", card=self.card), offers)

    def on_target(self, state: CrusadeState, action: Action) -> None:
        state.place_beach_head(state.world.beach_heads[beach_heads.PLAN_P].space, action.target)
        self.next_step()

    def ask_land(self, state: CrusadeState) -> Decision:
        """8.5.6.3 Full or reduced, as the player likes."""
        units = beach_heads.plan_p_units(state, self._effect(state))
        offers = [verbs.LAND(unit) for unit in units]
        return Decision.of(REPUBLICAN, "8.5.6.3", Message.of("event.land", card=self.card, n=1), offers)

    def on_land(self, state: CrusadeState, action: Action) -> None:
        state.put(action.target, state.world.beach_heads[beach_heads.PLAN_P].space, self.card)
        self.next_step()

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        match action.verb, *action.args:
            case verbs.BEACH, space if space in state.world.spaces:
                if space not in beach_heads.plan_p_targets(state, self._effect(state)):
                    return Refusal.of("8.5.6.1", "event.no_beach", space=space)
            case verbs.LAND, unit if unit in state.units:
                if unit not in beach_heads.plan_p_units(state, self._effect(state)):
                    return Refusal.of("8.5.6.3", "event.not_landing", unit=unit)
        return None
