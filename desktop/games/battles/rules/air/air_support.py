"""13.1(5), 13.2 Air support is assigned to declared attacks before any of them is fought."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId
from desktop.games.battles import verbs
from desktop.games.battles.rules.air import air
from desktop.games.battles.state.state import BattleState


class AssignAir(Frame, kw_only=True):
    """5.0 E2, E3 One player places air units, or spends air points, on hexes under attack."""

    STEPS = ("assign",)
    side: str
    defend: bool

    def ask_assign(self, state: BattleState) -> Decision | None:
        hexes = [hex_id for attack in state.attacks if not attack.barrage for hex_id in attack.targets]
        if not hexes:
            return None
        actions = [verbs.AIR(unit, hex_id) for unit in air.available(state, self.side) for hex_id in hexes]
        hexes = [hex_id for hex_id in hexes if self._why_not_points_at(state, hex_id) is None]
        actions += [verbs.POINTS(str(n), hex_id) for hex_id in hexes for n in self._amounts(state)]
        if not actions:
            return None
        actions.append(verbs.DONE())
        prompt = Message.of("air.defend" if self.defend else "air.attack", n=state.air_points.get(self.side, 0))
        return Decision.of(self.side, "13.0", prompt, actions, subjects=hexes, default=actions[-1])

    def _amounts(self, state: BattleState) -> tuple[int, ...]:
        return air.amounts(state.air_points.get(self.side, 0))

    def _why_not_points_at(self, state: BattleState, hex_id: SpaceId) -> Refusal | None:
        """Points of an attacker serve the whole attack and are sent to the first of its hexes."""
        attack = state.attack_on(hex_id)
        if attack is None or attack.barrage:
            return Refusal.of("13.2", "air.not_attacked", hex=hex_id)
        if not self.defend and hex_id != attack.targets[0]:
            return Refusal.of("13.2", "air.whole_attack", hex=attack.targets[0])
        return None

    def on_assign(self, state: BattleState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        what, hex_id = action.args
        attack = state.attack_on(hex_id)
        assert attack is not None
        if action.verb == verbs.AIR:
            state.fly_support(attack, self.side, what, hex_id, defend=self.defend)
        else:
            state.spend_support(attack, self.side, int(what), hex_id, defend=self.defend)

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        match action.verb, action.args:
            case verbs.AIR, (unit, hex_id):
                attack = state.attack_on(hex_id)
                if refusal := air.why_not_fly(state, self.side, unit):
                    return refusal
                if attack is None or attack.barrage:
                    return Refusal.of("13.1", "air.not_attacked", hex=hex_id)
            case verbs.POINTS, (points, hex_id):
                refusal = air.why_not_spend(state, self.side, points, self._amounts(state))
                return refusal or self._why_not_points_at(state, hex_id)
        return None
