"""9, 9.4 The Combat Phase and the Counterattack Phase: attacks are declared one at a time."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.arriba import verbs
from desktop.games.arriba.rules.combat.attack_options import attacks, targets, why_not_attack
from desktop.games.arriba.rules.combat.combat import Combat
from desktop.games.arriba.state.battle_state import COUNTERATTACK
from desktop.games.arriba.state.state import ArribaState

NO_TARGET = Refusal.of("9", "combat.no_target")


class AttackPhase(Frame, kw_only=True):
    """9 Each group may attack one enemy group of its area, once; 9.4 some may counterattack."""

    STEPS = ("attack", "next_seat")
    side: str
    manner: str
    seat: int = 0

    def _seat(self, state: ArribaState) -> str:
        return state.world.seats_of[self.side][self.seat]

    def ask_attack(self, state: ArribaState) -> Decision | None:
        seat = self._seat(state)
        found = [verbs.ATTACK(*pair) for pair in attacks(state, seat, self.manner)]
        if not found:
            return None
        done = verbs.DONE()
        rule, key = ("9.4", "combat.counter") if self.manner == COUNTERATTACK else ("9", "combat.choose")
        return Decision.of(seat, rule, Message.of(key), [*found, done], default=done)

    def on_attack(self, state: ArribaState, action: Action) -> Frame | None:
        if action.verb == verbs.DONE:
            self.next_step()
            return None
        attacker, target = action.args
        return Combat(attacker=attacker, target=target, manner=self.manner)

    def run_next_seat(self, state: ArribaState) -> None:
        """15.2 The next partner."""
        self.seat += 1
        if self.seat < len(state.world.seats_of[self.side]):
            self.go("attack")

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb != verbs.ATTACK or not action.args or state.battle is not None:
            return None
        key, *target = action.args
        if refusal := why_not_attack(state, self._seat(state), key, self.manner):
            return refusal
        if target and target[0] not in targets(state, key, self.manner):
            return Refusal.of("9.4", "combat.not_an_attacker") if self.manner == COUNTERATTACK else NO_TARGET
        return None
