"""6.0 The whole game: set-up, then turn after turn, phase by phase."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.nations.rebellion import Rebellion
from desktop.games.illusions.rules.reinforcement.replacement import Replacement
from desktop.games.illusions.rules.sieges.siege_phase import SiegePhase
from desktop.games.illusions.rules.supply.attrition import Attrition
from desktop.games.illusions.rules.turn import offensives, victory
from desktop.games.illusions.rules.turn.action_round import ActionRound
from desktop.games.illusions.rules.turn.draw import CardDraw
from desktop.games.illusions.rules.turn.offensives import MandatoryOffensives
from desktop.games.illusions.rules.turn.opening_hands import Openings
from desktop.games.illusions.rules.turn.turn_marker import TurnMarker
from desktop.games.illusions.rules.turn.war_status import WarStatus
from desktop.games.illusions.state.seats import YIELDS
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, SIDES, enemy_of
from desktop.games.illusions.state.state import IllusionsState


class Turn(Frame, kw_only=True):
    """6.0 The phases A to I; `round` and `side` say which action round comes next."""

    STEPS = (
        "begin", "partner", "offensives", "rounds", "next_round", "penalties", "attrition", "siege", "status",
        "rebellion", "allied_rp", "central_rp", "draw", "close",
    )  # fmt: skip
    turn: int
    round: int = 1
    side: str = ALLIED

    def run_begin(self, state: IllusionsState) -> Frame:
        """I, 23.4.1c, 28.0c The turn marker moves: the Revolution or the treaty it meets begins."""
        state.begin_turn(self.turn)
        return TurnMarker()

    def ask_partner(self, state: IllusionsState) -> Decision | None:
        """4.4.1.14 After the treaty the Russian player says each turn whether the partner plays his cards."""
        if not state.treaty or len(state.world.seats_of[ALLIED]) == 1:
            return None
        seat = state.world.seats_of[ALLIED][0]
        offers = [verbs.LEAD(), verbs.YIELD()]
        return Decision.of(seat, "4.4.1", Message.of("turn.partner", side=seat), offers)

    def on_partner(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.YIELD:
            state.count(YIELDS)
        self.next_step()

    def run_offensives(self, state: IllusionsState) -> Frame | None:
        """A, 4.3a Not rolled for in the first turn of the campaign."""
        setup = state.world.setup
        if self.turn == setup.turn and not setup.mo_rolled:
            return None
        state.begin_phase("offensive")
        return MandatoryOffensives()

    def run_rounds(self, state: IllusionsState) -> Frame:
        """B, 8.1 Six rounds each in turn, the AP first."""
        return ActionRound(side=self.side, number=self.round)

    def run_next_round(self, state: IllusionsState) -> None:
        """8.1 The other side's round follows, or the next pair of rounds, or the next phase."""
        if self.side == SIDES[-1]:
            self.round += 1
        self.side = enemy_of(self.side)
        if self.round <= state.world.limits.rounds:
            self.go("rounds")

    def run_penalties(self, state: IllusionsState) -> None:
        """7.1.2a"""
        offensives.penalize(state)

    def run_attrition(self, state: IllusionsState) -> Frame:
        """C"""
        state.begin_phase("attrition")
        return Attrition()

    def run_siege(self, state: IllusionsState) -> Frame:
        """D"""
        state.begin_phase("siege")
        return SiegePhase()

    def run_status(self, state: IllusionsState) -> Frame:
        """E"""
        state.begin_phase("status")
        return WarStatus()

    def run_rebellion(self, state: IllusionsState) -> Frame:
        """F"""
        state.begin_phase("rebellion")
        return Rebellion()

    def run_allied_rp(self, state: IllusionsState) -> Frame:
        """G"""
        state.begin_phase("replacement", ALLIED)
        return Replacement(side=ALLIED)

    def run_central_rp(self, state: IllusionsState) -> Frame:
        """G"""
        state.begin_phase("replacement", CENTRAL)
        return Replacement(side=CENTRAL)

    def run_draw(self, state: IllusionsState) -> Frame:
        """H"""
        state.begin_phase("draw")
        return CardDraw()

    def run_close(self, state: IllusionsState) -> Frame:
        """I"""
        state.begin_phase("end")
        return EndOfTurn()


class EndOfTurn(Frame, kw_only=True):
    """6.0 I, 30.1 The turn marker advances, unless it was the last turn of the scenario."""

    STEPS = ("close",)

    def run_close(self, state: IllusionsState) -> None:
        state.end_turn()
        if state.turn >= state.world.last_turn:
            victory.end_by_level(state, "last_turn")


class IllusionsGame(Frame, kw_only=True):
    """4.2, 6.0 The opening hands, then the turns until a victory or an armistice."""

    STEPS = ("openings", "turns")

    def run_openings(self, state: IllusionsState) -> Frame:
        return Openings()

    def run_turns(self, state: IllusionsState) -> Frame:
        """6.0 I The turn marker goes on."""
        self.go("turns")
        return Turn(turn=state.turn + 1 if state.phase != "setup" else state.world.first_turn)
