"""3 A player turn: movement, combat, counterattack, recovery."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.arriba.rules.combat.attacks import AttackPhase
from desktop.games.arriba.rules.movement.movement import MovementPhase
from desktop.games.arriba.rules.turn.recovery import Recovery
from desktop.games.arriba.state.battle_state import ATTACK, COUNTERATTACK
from desktop.games.arriba.state.sides import enemy_of
from desktop.games.arriba.state.state import ArribaState


class PlayerTurn(Frame, kw_only=True):
    """3 The four phases of the active side."""

    STEPS = ("movement", "combat", "counterattack", "recovery")
    side: str

    def run_movement(self, state: ArribaState) -> Frame:
        return MovementPhase(side=self.side)

    def run_combat(self, state: ArribaState) -> Frame:
        state.rest_air()
        state.begin_fighting()
        state.begin_phase("combat", self.side)
        return AttackPhase(side=self.side, manner=ATTACK)

    def run_counterattack(self, state: ArribaState) -> Frame:
        """9.4 The other player."""
        state.begin_phase("counterattack", self.side)
        return AttackPhase(side=enemy_of(self.side), manner=COUNTERATTACK)

    def run_recovery(self, state: ArribaState) -> Frame:
        return Recovery(side=self.side)
