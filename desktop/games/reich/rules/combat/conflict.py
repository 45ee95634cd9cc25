"""7.0 A conflict, from the events to the clean-up."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import EventCardId
from desktop.games.reich import verbs
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.rules.cards.answer import AnswerEvent
from desktop.games.reich.rules.cards.choose_card import ChooseCard
from desktop.games.reich.rules.cards.play_options import (
    draws_from_deck,
    playable,
    plays_at_random,
    victims,
    why_not_play,
)
from desktop.games.reich.rules.combat.clean_up import CleanUp
from desktop.games.reich.rules.combat.dice import dice_count
from desktop.games.reich.rules.combat.dice_effects import ApplyEffects, Counterattack, UseAgents, card_rerolls
from desktop.games.reich.rules.combat.resolve import DOUBLE_AGENT, SABOTEUR, agents, result
from desktop.games.reich.rules.map.geography import sea_powers
from desktop.games.reich.state.conflict_state import SEA
from desktop.games.reich.state.sides import ALLIES
from desktop.games.reich.state.state import ReichState


class ResolveConflict(Frame, kw_only=True):
    """7.1.2 The eight steps of a conflict; `announced` are events played with the declaration."""

    STEPS = (
        "power",
        "announced",
        "active_events",
        "other_events",
        "first_card",
        "second_card",
        "reveal",
        "roll",
        "active_effects",
        "other_effects",
        "active_double_agent",
        "other_double_agent",
        "active_saboteur",
        "other_saboteur",
        "active_rerolls",
        "other_rerolls",
        "judge",
        "counterattack",
        "clean_up",
    )
    announced: list[EventCardId] = []

    # -- 1 events ----------------------------------------------------------------------------------
    def ask_power(self, state: ReichState) -> Decision | None:
        """6.5.3.1 For which power the Allies defend an uncontrolled zone."""
        conflict = state.fight
        if conflict.kind != SEA or conflict.active == ALLIES or conflict.power:
            return None
        actions = [verbs.DEFEND_FOR(power) for power in sea_powers(state, conflict.target)]
        prompt = Message.of("conflict.power", target=conflict.target)
        return Decision.of(ALLIES, "6.5.3.1", prompt, actions, subjects=(conflict.target,))

    def on_power(self, state: ReichState, action: Action) -> None:
        state.defend_for(action.target)
        self.next_step()

    def run_announced(self, state: ReichState) -> Frame | None:
        """7.2 Events announced with the attack may be answered like others."""
        if not self.announced:
            return None
        self.go("announced")
        return AnswerEvent(side=state.fight.active, event=self.announced.pop(0))

    def ask_active_events(self, state: ReichState) -> Decision | None:
        return self._ask_events(state, state.fight.active)

    def on_active_events(self, state: ReichState, action: Action) -> Frame | None:
        return self._play(state, state.fight.active, action)

    def ask_other_events(self, state: ReichState) -> Decision | None:
        return self._ask_events(state, state.fight.other)

    def on_other_events(self, state: ReichState, action: Action) -> Frame | None:
        return self._play(state, state.fight.other, action)

    def _ask_events(self, state: ReichState, side: str) -> Decision | None:
        """7.2 Any number of events, one after the other."""
        cards = playable(state, side)
        if not cards:
            return None
        actions = [verbs.PLAY(state.event_of(card).id) for card in cards]
        actions.append(verbs.DONE())
        prompt = Message.of("conflict.events", target=state.fight.target)
        later = actions[-1] if self._may_wait(state, side) else None
        return Decision.of(
            side, "7.2", prompt, actions, subjects=(state.fight.target,), default=actions[-1], later=later
        )

    def _may_wait(self, state: ReichState, side: str) -> bool:
        """7.2 Nobody has played an event yet, and the side is asked for a card before anything is revealed."""
        played = any(state.fight.played.values())
        return not played and not draws_from_deck(state, side) and not plays_at_random(state, side)

    def _play(self, state: ReichState, side: str, action: Action) -> Frame | None:
        if action.verb == verbs.DONE:
            self.next_step()
            return None
        card = state.card_of(state.held[side], action.target)
        state.play_event(side, card)
        for effect in state.event_of(card).effects:
            if isinstance(effect, s.HandSize):
                state.change_hand_size(side, effect.by, action.target)
        return AnswerEvent(side=side, event=card)

    # -- 2 conflict cards --------------------------------------------------------------------------
    def run_first_card(self, state: ReichState) -> Frame:
        """7.3 The active player lays a card first, unless the opponent must show his."""
        first = (victims(state) or [state.fight.active])[0]
        return ChooseCard(side=first, openly=bool(victims(state)))

    def run_second_card(self, state: ReichState) -> Frame:
        conflict = state.fight
        return ChooseCard(side=conflict.other if conflict.cards[conflict.active] else conflict.active)

    def run_reveal(self, state: ReichState) -> None:
        conflict = state.fight
        for side in (conflict.active, conflict.other):
            if side not in conflict.shown:
                state.reveal(side)

    # -- 3 dice ------------------------------------------------------------------------------------
    def run_roll(self, state: ReichState) -> None:
        """7.4 Three dice and the bonus dice, five at most."""
        conflict, faces = state.fight, state.world.limits.die_faces
        for side in (conflict.active, conflict.other):
            number = dice_count(state, side)
            state.lay_dice(side, [state.roll("conflict", side, faces) for _ in range(number)])

    # -- 4 effects and 5 card functions ------------------------------------------------------------
    def run_active_effects(self, state: ReichState) -> Frame:
        return ApplyEffects(side=state.fight.active)

    def run_other_effects(self, state: ReichState) -> Frame:
        return ApplyEffects(side=state.fight.other)

    def run_active_double_agent(self, state: ReichState) -> Frame | None:
        return _agents(state, state.fight.active, DOUBLE_AGENT)

    def run_other_double_agent(self, state: ReichState) -> Frame | None:
        return _agents(state, state.fight.other, DOUBLE_AGENT)

    def run_active_saboteur(self, state: ReichState) -> Frame | None:
        return _agents(state, state.fight.active, SABOTEUR)

    def run_other_saboteur(self, state: ReichState) -> Frame | None:
        return _agents(state, state.fight.other, SABOTEUR)

    def run_active_rerolls(self, state: ReichState) -> Frame | None:
        return card_rerolls(state, state.fight.active)

    def run_other_rerolls(self, state: ReichState) -> Frame | None:
        return card_rerolls(state, state.fight.other)

    # -- 6 winner ----------------------------------------------------------------------------------
    def run_judge(self, state: ReichState) -> None:
        found = result(state.world, state.fight)
        state.judge(found.winner, found.totals, found.by)

    def run_counterattack(self, state: ReichState) -> Frame:
        return Counterattack(side=state.fight.loser)

    # -- 7 clean-up --------------------------------------------------------------------------------
    def run_clean_up(self, state: ReichState) -> Frame:
        return CleanUp()

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        """Why an event may not be played in step 1, or a power not be named."""
        if state.stack[-1] is not self or state.conflict is None:
            return None
        if self.step == "power" and action.verb == verbs.DEFEND_FOR:
            near = action.target in sea_powers(state, state.fight.target)
            return None if near else Refusal.of("6.5.3.1", "refuse.not_this_power", power=action.target)
        if self.step not in ("active_events", "other_events") or action.verb != verbs.PLAY:
            return None
        side = state.fight.active if self.step == "active_events" else state.fight.other
        card = state.card_of(state.held[side], action.target)
        if not card:
            return Refusal.of("7.2", "refuse.not_held", event=action.target)
        return why_not_play(state, side, card)


def _agents(state: ReichState, side: str, special: str) -> Frame | None:
    return UseAgents(side=side, special=special) if agents(state, side, special) else None
