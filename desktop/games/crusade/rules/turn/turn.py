"""6.0 The game turn after turn, and a turn: draw, twelve action rounds with attrition, war status, replacement, end."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.crusade.rules.map import control
from desktop.games.crusade.rules.reinforcement.replacement import Replacement
from desktop.games.crusade.rules.supply.attrition import Attrition
from desktop.games.crusade.rules.turn.action_round import ActionRound
from desktop.games.crusade.rules.turn.draw import Draw
from desktop.games.crusade.rules.turn.end_of_turn import EndOfTurn
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


class CrusadeGame(Frame, kw_only=True):
    """4.0, 6.0 Shuffle, then the turns until a victory; the last turn of the scenario ends the game (5.1.1)."""

    STEPS = ("shuffle", "turns")

    def run_shuffle(self, state: CrusadeState) -> None:
        """4.3 The draw piles are shuffled; the first draw phase deals the hands."""
        for side in SIDES:
            state.shuffle(side)

    def run_turns(self, state: CrusadeState) -> Frame:
        """F4 The turn marker goes on."""
        self.go("turns")
        return Turn(turn=state.turn + 1 if state.phase != "setup" else state.world.first_turn)
