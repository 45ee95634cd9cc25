"""5.0 E, G: the combat phase of one player."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.battles import verbs
from desktop.games.battles.rules.air.air_support import AssignAir
from desktop.games.battles.rules.artillery.barrage import Barrage
from desktop.games.battles.rules.combat.combat import Combat
from desktop.games.battles.rules.combat.declare import DeclareAttacks
from desktop.games.battles.rules.map.overstack import StackingCheck
from desktop.games.battles.state.combat_state import Attack
from desktop.games.battles.state.state import BattleState


class CombatPhase(Frame, kw_only=True):
    """5.0 All attacks are declared, air is assigned (the defender first), then combats are fought one at a time."""

    STEPS = ("begin", "declare", "defence_air", "attack_air", "next", "choose", "stacking", "finish")
    side: str

    def run_begin(self, state: BattleState) -> None:
        state.clear_attacks()

    def run_declare(self, state: BattleState) -> Frame:
        return DeclareAttacks(side=self.side)

    def run_defence_air(self, state: BattleState) -> Frame | None:
        """5.0 E2 The player who is not phasing assigns his air first."""
        return AssignAir(side=state.world.enemy(self.side), defend=True) if state.attacks else None

    def run_attack_air(self, state: BattleState) -> Frame | None:
        return AssignAir(side=self.side, defend=False) if state.attacks else None

    def run_next(self, state: BattleState) -> Frame | None:
        """11.4(1) Each combat is resolved completely before the next; the last one needs no choice."""
        open_attacks = [attack for attack in state.attacks if not attack.done]
        if not open_attacks:
            self.go("stacking")
            return None
        if len(open_attacks) > 1:
            return None
        self.go("next")
        return self._fight(open_attacks[0])

    def _fight(self, attack: Attack) -> Frame:
        if attack.barrage:
            return Barrage(number=attack.number, side=self.side, hex=attack.targets[0])
        return Combat(number=attack.number, side=self.side)

    def ask_choose(self, state: BattleState) -> Decision:
        """5.0 The attacker chooses the order."""
        left = [attack for attack in state.attacks if not attack.done]
        actions = [verbs.FIGHT(str(attack.number)) for attack in left]
        done = len(state.attacks) - len(left)
        subjects = [hex_id for attack in left for hex_id in attack.targets]
        return Decision.of(
            self.side,
            "11.4",
            Message.of("combat.choose"),
            actions,
            progress=(done, len(state.attacks)),
            subjects=subjects,
            default=actions[0],
        )

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb != verbs.FIGHT or self.step != "choose":
            return None
        left = [str(attack.number) for attack in state.attacks if not attack.done]
        return None if action.target in left else Refusal.of("11.4", "combat.no_such", n=action.target)

    def on_choose(self, state: BattleState, action: Action) -> Frame:
        self.go("next")
        return self._fight(state.attack(int(action.target)))

    def run_stacking(self, state: BattleState) -> Frame:
        return StackingCheck(side=self.side)

    def run_finish(self, state: BattleState) -> None:
        state.clear_attacks()
