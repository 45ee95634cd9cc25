"""5.0 The whole game: set-up, then turn after turn; in a tournament another game."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.games.reich import verbs
from desktop.games.reich.data.readings import NineTurns
from desktop.games.reich.rules.turn import bot, victory
from desktop.games.reich.rules.turn.setup import SetUp
from desktop.games.reich.rules.turn.turn import PlayerTurn
from desktop.games.reich.state.setup import blank_state
from desktop.games.reich.state.sides import AXIS, enemy_of
from desktop.games.reich.state.state import ReichState


class ReichGame(Frame, kw_only=True):
    """5.0 Set-up, then the players' turns until a victory condition or the last year end (5.5, 9.0)."""

    STEPS = ("set_up", "turns", "exchange")

    def run_set_up(self, state: ReichState) -> Frame:
        return SetUp()

    def run_turns(self, state: ReichState) -> Frame | None:
        """5.2 The sides alternate; 13.10 a limit of game turns ends the game as the last year would.

        10.3.4 If the Allies begin, the Axis turn of the first game turn counts as done.
        """
        limit = state.world.scenario.turn_limit if NineTurns.of(state.world) is NineTurns.ON else 0
        if limit and state.world.game_turn(state.turns + 1) > limit:
            victory.conclude(state, victory.at_last_year_end(state))
            return None
        self.go("turns")
        return PlayerTurn(side=enemy_of(state.turn.side) if state.turns else state.world.first_side)

    def choice(self, state: ReichState, decision: Decision) -> Action:
        """15.2 What the list of priorities chooses for a side that nobody plays."""
        return bot.choice(state, decision)

    def ask_exchange(self, state: ReichState) -> Decision | None:
        """10.4.3 A game of a tournament is over: the players change places before the next one is dealt."""
        prompt = Message.of("tournament.exchange", level=state.records[-1].level, n=len(state.records) + 1)
        return Decision.of(AXIS, "10.4.3", prompt, [verbs.EXCHANGE()])

    def on_exchange(self, state: ReichState, action: Action) -> None:
        state.exchange_sides(blank_state(state.world))
        self.go("set_up")
