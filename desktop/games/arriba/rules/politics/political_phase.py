"""5 The Political Phase: purges, attempts to move the powers, the points of foreign support."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import FactionId
from desktop.games.arriba import verbs
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.rules.politics.politics import INTERVENTION
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.seats import first_seat
from desktop.games.arriba.state.sides import GOVERNMENT, ORDER, REBEL
from desktop.games.arriba.state.state import ArribaState
from desktop.mechanics.modifier import total


class PoliticalPhase(Frame, kw_only=True):
    """5 The Rebels, then the Government approach powers; foreign support pays.

    5.2.2 The Government may purge before all that, and until its own attempts are over.
    """

    STEPS = ("begin", "purges", "rebel_attempts", "government_attempts", "support")
    tried: list[str] = []
    """5.3 Powers that the side has approached."""

    def run_begin(self, state: ArribaState) -> None:
        state.begin_phase("political")

    # -- purges ------------------------------------------------------------------------------------
    def ask_purges(self, state: ArribaState) -> Decision | None:
        """5.2.2 From 1937 on."""
        purges = purges_offered(state)
        if not purges:
            return None
        actions = [*purges, verbs.DONE()]
        seat = first_seat(state, GOVERNMENT)
        return Decision.of(seat, "5.2.2", Message.of("politics.purge"), actions, default=actions[-1])

    def on_purges(self, state: ArribaState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
        else:
            self._purge(state, action.target)

    def _purge(self, state: ArribaState, faction: FactionId) -> None:
        state.purge(faction)
        price = politics.roll_dice(state, state.world.limits.purge_dice, "purge", GOVERNMENT)
        politics.adjust(state, {GOVERNMENT: -price}, "purge")

    # -- attempts ----------------------------------------------------------------------------------
    def ask_rebel_attempts(self, state: ArribaState) -> Decision | None:
        return self._ask_attempt(state, REBEL)

    def on_rebel_attempts(self, state: ArribaState, action: Action) -> Frame | None:
        return self._answer_attempt(state, REBEL, action)

    def ask_government_attempts(self, state: ArribaState) -> Decision | None:
        return self._ask_attempt(state, GOVERNMENT)

    def on_government_attempts(self, state: ArribaState, action: Action) -> Frame | None:
        return self._answer_attempt(state, GOVERNMENT, action)

    def _ask_attempt(self, state: ArribaState, side: str) -> Decision | None:
        """5.3 Each power once; 5.2.2 between its attempts the Government may still purge."""
        powers = [p for p in state.world.powers if not politics.why_not_approach(state, p, self.tried)]
        purges = purges_offered(state) if side == GOVERNMENT else []
        done = verbs.DONE()
        actions = [*(verbs.APPROACH(power) for power in powers), *purges, done]
        key = "politics.approach_or_purge" if purges else "politics.approach"
        prompt = Message.of(key, n=state.world.tables.attempt.price)
        return Decision.of(first_seat(state, side), "5.3", prompt, actions, default=done)

    def _answer_attempt(self, state: ArribaState, side: str, action: Action) -> Frame | None:
        if action.verb == verbs.DONE:
            self.tried.clear()
            self.next_step()
            return None
        if action.verb == verbs.PURGE:
            self._purge(state, action.target)
            return None
        self.tried.append(action.target)
        state.begin_attempt(side, action.target)
        politics.adjust(state, {side: -state.world.tables.attempt.price}, "attempt")
        return None if state.over else Attempt(side=side, power=action.target)

    # -- foreign support ---------------------------------------------------------------------------
    def run_support(self, state: ArribaState) -> None:
        """5.4.1, 5.4.2, 5.4.3 One die in all for support, two for intervention; without a backer one is lost."""
        foreign = state.world.tables.foreign
        amounts: dict[str, int] = {}
        stances = {side: politics.best_stance(state, side) for side in ORDER}
        for side, best in stances.items():
            if not best:
                amounts[side] = -politics.roll_dice(state, foreign.none_dice, "no_support", side)
            else:
                dice = foreign.intervention_dice if best == INTERVENTION else foreign.support_dice
                amounts[side] = politics.roll_dice(state, dice, "support", side)
        politics.adjust(state, amounts, {side: best or "no_support" for side, best in stances.items()})

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb == verbs.PURGE:
            waits = Refusal.of("5.2.2", "politics.rebels_first") if self.step == "rebel_attempts" else None
            return why_not_purge(state, action.target) or waits
        if action.verb == verbs.APPROACH:
            return politics.why_not_approach(state, action.target, self.tried)
        return None


def purges_offered(state: ArribaState) -> list[Action]:
    return [verbs.PURGE(each) for each in state.world.subsidised if not why_not_purge(state, each)]


def why_not_purge(state: ArribaState, faction: FactionId) -> Refusal | None:
    """5.2.2 Factions of the Government from 1937 on, for good."""
    if faction not in state.world.subsidised:
        return Refusal.of("5.2.2", "politics.no_faction", faction=faction)
    if state.turn < state.world.limits.purge_turn:
        return Refusal.of("5.2.2", "politics.no_purge_yet")
    if faction in state.purged:
        return Refusal.of("5.2.2", "politics.purged_already", faction=faction)
    return None


class Attempt(Frame, kw_only=True):
    """5.3 An attempt to move a power: buy modifiers, then roll."""

    STEPS = ("modifiers", "roll")
    side: str
    power: str
    bought: int = 0

    def ask_modifiers(self, state: ArribaState) -> Decision | None:
        most = state.world.tables.attempt.modifiers_most
        if self.bought >= most:
            return None
        actions = [verbs.MODIFIER(), verbs.ROLL()]
        prompt = Message.of("politics.modifiers", power=self.power)
        seat = first_seat(state, self.side)
        return Decision.of(seat, "5.3", prompt, actions, progress=(self.bought, most), subjects=(self.power,))

    def on_modifiers(self, state: ArribaState, action: Action) -> None:
        if action.verb == verbs.ROLL:
            self.next_step()
            return
        price = politics.roll_dice(state, state.world.tables.attempt.modifier_dice, "modifier", self.side)
        self.bought += 1
        state.buy_modifier(self.side, self.power, price, self.bought)
        politics.adjust(state, {self.side: -price}, "modifier")

    def run_roll(self, state: ArribaState) -> None:
        modifier = total(politics.attempt_modifiers(state, self.side, self.power, self.bought))
        die = state.roll("attempt", self.side, state.world.limits.die_faces)
        move = politics.attempt_move(state, die + modifier)
        moved = politics.room_to_move(state, self.power, move, self.side)
        state.record_attempt(ev.AttemptRolled(self.side, self.power, die, modifier, die + modifier, move, moved))
        politics.move_power(state, self.power, move, self.side, "attempt")
