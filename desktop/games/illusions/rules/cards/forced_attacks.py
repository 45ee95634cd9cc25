"""AP-15 A player makes the enemy attack."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.games.illusions import verbs
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards import event_options
from desktop.games.illusions.rules.cards.forced_combat import ForcedCombat
from desktop.games.illusions.state.state import IllusionsState


class ForcedAttacks(Frame, kw_only=True):
    """AP-15 Attacking spaces and targets are named, then the attacks are made in that order, without OPS."""

    STEPS = ("name", "attack")
    side: str
    card: str
    number: int
    pairs: list[tuple[str, str]] = []

    def _effect(self, state: IllusionsState) -> e.EnemyAttack:
        effect = state.world.cards[self.card].effects[self.number]
        assert isinstance(effect, e.EnemyAttack)
        return effect

    def ask_name(self, state: IllusionsState) -> Decision | None:
        effect = self._effect(state)
        found = event_options.attack_pairs(state, effect.nation, self.pairs)
        if len(self.pairs) == effect.count or not found:
            return None
        offers = [verbs.ORDER(*pair) for pair in found]
        if self.pairs:
            offers.append(verbs.DONE())
        prompt = Message.of("event.order", card=self.card, n=effect.count - len(self.pairs))
        done = len(self.pairs), effect.count
        return Decision.of(state.seat(self.side), "9.7.1", prompt, offers, progress=done)

    def on_name(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        origin, target = action.args
        self.pairs.append((origin, target))

    def run_attack(self, state: IllusionsState) -> Frame | None:
        """12.2 All units of the nation take part except those needed for a siege; a target that is gone is left."""
        while self.pairs:
            origin, target = self.pairs.pop(0)
            nation = self._effect(state).nation
            units = event_options.forced_attackers(state, nation, origin)
            if units and (origin, target) in event_options.attack_pairs(state, nation):
                self.go("attack")
                return ForcedCombat(origin=origin, target=target, units=units)
        return None
