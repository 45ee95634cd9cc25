"""6.0 A turn: draw, twelve action rounds with attrition, war status, replacement, end."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.crusade.rules.map import control
from desktop.games.crusade.rules.reinforcement.replacement import Replacement
from desktop.games.crusade.rules.supply.attrition import Attrition
from desktop.games.crusade.rules.turn.draw import Draw
from desktop.games.crusade.rules.turn.end_of_turn import EndOfTurn
from desktop.games.crusade.rules.turn.round import ActionRound
from desktop.games.crusade.rules.turn.war_status import WarStatus
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN, SIDES, enemy_of
from desktop.games.crusade.state.state import CrusadeState


class Turn(Frame, kw_only=True):
    """6.0 The phases A to F; `round` and `side` say which action round comes next."""

    STEPS = ("begin", "draw", "rounds", "attrition", "status", "republican_rp", "nationalist_rp", "close")
    turn: int
    round: int = 1
    side: str = NATIONALIST

    def run_begin(self, state: CrusadeState) -> None:
        """16.3.3, 18.2.3 What depends on the turn is looked at as it begins."""
        state.begin_turn(self.turn)
        control.review(state)

    def run_draw(self, state: CrusadeState) -> Frame:
        state.begin_phase("draw")
        return Draw()

    def run_rounds(self, state: CrusadeState) -> Frame:
        """B, 7.1 Six rounds each in turn, the Nationalists first."""
        return ActionRound(side=self.side, number=self.round)

    def run_attrition(self, state: CrusadeState) -> Frame | None:
        """C After a side's last round comes its attrition; then the other side's round, or the next phase."""
        last = self.round == state.world.limits.rounds
        mover = self.side
        if not (last and mover == REPUBLICAN):
            self.side = enemy_of(mover)
            self.round += mover == SIDES[-1]
            self.go("rounds")
        if not last:
            return None
        state.begin_phase("attrition", mover)
        return Attrition(side=mover)

    def run_status(self, state: CrusadeState) -> Frame:
        """D"""
        state.begin_phase("status")
        return WarStatus()

    def run_republican_rp(self, state: CrusadeState) -> Frame:
        """E1"""
        state.begin_phase("replacement", REPUBLICAN)
        return Replacement(side=REPUBLICAN)

    def run_nationalist_rp(self, state: CrusadeState) -> Frame:
        """E2"""
        state.begin_phase("replacement", NATIONALIST)
        return Replacement(side=NATIONALIST)

    def run_close(self, state: CrusadeState) -> Frame:
        """F"""
        state.begin_phase("end")
        return EndOfTurn()
