"""3 One turn: events, politics, strategy, organization, two player turns (movement to recovery), inter-phase."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.arriba.rules.combat.attacks import AttackPhase
from desktop.games.arriba.rules.equipment.doctrine import RenewDoctrine
from desktop.games.arriba.rules.equipment.strategic import StrategicPhase
from desktop.games.arriba.rules.map.organization import Organization
from desktop.games.arriba.rules.movement.movement import MovementPhase
from desktop.games.arriba.rules.politics.political_phase import PoliticalPhase
from desktop.games.arriba.rules.turn.inter_phase import InterPhase
from desktop.games.arriba.rules.turn.random_events import RandomEvents
from desktop.games.arriba.rules.turn.recovery import Recovery
from desktop.games.arriba.state.battle_state import ATTACK, COUNTERATTACK
from desktop.games.arriba.state.sides import GOVERNMENT, REBEL, enemy_of
from desktop.games.arriba.state.state import ArribaState


class Turn(Frame, kw_only=True):
    """3 The sequence of play; the Rebel is first in everything."""

    STEPS = ("begin", "doctrine", "events", "political", "rebel_strategic", "government_strategic",
             "rebel_organization", "government_organization", "rebel_turn", "government_turn",
             "inter_phase")  # fmt: skip
    number: int

    def run_begin(self, state: ArribaState) -> None:
        state.begin_turn(self.number)

    def run_doctrine(self, state: ArribaState) -> Frame | None:
        return RenewDoctrine() if state.doctrine else None

    def run_events(self, state: ArribaState) -> Frame | None:
        return RandomEvents() if state.turn >= state.world.events_from else None

    def run_political(self, state: ArribaState) -> Frame:
        return PoliticalPhase()

    def run_rebel_strategic(self, state: ArribaState) -> Frame:
        return StrategicPhase(side=REBEL)

    def run_government_strategic(self, state: ArribaState) -> Frame:
        return StrategicPhase(side=GOVERNMENT)

    def run_rebel_organization(self, state: ArribaState) -> Frame:
        return Organization(side=REBEL)

    def run_government_organization(self, state: ArribaState) -> Frame:
        return Organization(side=GOVERNMENT)

    def run_rebel_turn(self, state: ArribaState) -> Frame:
        return PlayerTurn(side=REBEL)

    def run_government_turn(self, state: ArribaState) -> Frame:
        return PlayerTurn(side=GOVERNMENT)

    def run_inter_phase(self, state: ArribaState) -> Frame:
        return InterPhase()


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
