"""13.1(5), 13.2 Air support is assigned to declared attacks before any of them is fought."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.battles import air
from desktop.games.battles.state import BattleState


@dataclass(kw_only=True)
class AssignAir(Frame):
    """5.0 E2, E3 One player places air units, or spends air points, on hexes under attack."""

    STEPS = ("assign",)
    side: str
    defend: bool

    def ask_assign(self, state: BattleState) -> Decision | None:
        hexes = [hex_id for attack in state.attacks if not attack.barrage for hex_id in attack.targets]
        if not hexes:
            return None
        actions = [Action.of("air", unit, hex_id) for unit in air.available(state, self.side) for hex_id in hexes]
        amounts = air.amounts(state.air_points.get(self.side, 0))
        if not self.defend:  # points serve the whole attack, whichever of its hexes they are aimed at
            hexes = [attack.targets[0] for attack in state.attacks if not attack.barrage]
        actions += [Action.of("points", str(n), hex_id) for hex_id in hexes for n in amounts]
        if not actions:
            return None
        actions.append(Action.of("done"))
        prompt = Message.of("air.defend" if self.defend else "air.attack", n=state.air_points.get(self.side, 0))
        return Decision.of(self.side, "13.0", prompt, actions, subjects=hexes, default=actions[-1])

    def on_assign(self, state: BattleState, action: Action) -> None:
        if action.verb == "done":
            self.next_step()
            return
        what, hex_id = action.args
        attack = state.attack_on(hex_id)
        assert attack is not None
        if action.verb == "air":
            state.fly_support(attack, self.side, what, hex_id, defend=self.defend)
        else:
            state.spend_support(attack, self.side, int(what), hex_id, defend=self.defend)

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        return why_not_fly(state, self.side, action)


def why_not_fly(state: BattleState, side: str, action: Action) -> Refusal | None:
    """13.1(1), 13.2(3) Why air cannot be used: it has flown, or there are not so many points."""
    if action.verb == "air" and action.target in state.air_flown:
        return Refusal.of("13.1", "air.has_flown", unit=action.target)
    if action.verb == "points" and action.target.isdigit():
        left = state.air_points.get(side, 0)
        if int(action.target) > left:
            return Refusal.of("13.2", "air.not_so_many", n=left)
    if action.verb in ("air", "points") and len(action.args) > 1:
        attack = state.attack_on(action.args[1])
        if attack is None or attack.barrage:
            return Refusal.of("13.1", "air.not_attacked", hex=action.args[1])
    return None
