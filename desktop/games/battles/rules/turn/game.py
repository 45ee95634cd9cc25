"""The whole battle: set-up, turns, victory."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.battles.rules.movement import arrival
from desktop.games.battles.rules.turn import victory
from desktop.games.battles.rules.turn.setup import SetUp
from desktop.games.battles.rules.turn.turn import Turn
from desktop.games.battles.state.state import BattleState


class Battle(Frame, kw_only=True):
    """4.0, 5.0 Each side sets up, then turn follows turn; the last one is followed by the ending."""

    STEPS = ("set_up_first", "set_up_second", "control", "turns", "victory")

    def run_set_up_first(self, state: BattleState) -> Frame:
        return SetUp(side=state.world.scenario.setup_order[0])

    def run_set_up_second(self, state: BattleState) -> Frame:
        return SetUp(side=state.world.scenario.setup_order[1])

    def run_control(self, state: BattleState) -> None:
        """Victory hexes belong to whoever stands in them at the start."""
        for hex_id in sorted(state.world.watched_hexes):
            for unit in list(state.at(hex_id)):
                arrival.occupied(state, unit, hex_id)

    def run_turns(self, state: BattleState) -> Frame | None:
        """H The next turn, until the last is over."""
        if state.turn >= state.world.last_turn:
            return None
        self.go("turns")
        return Turn(turn=state.turn + 1)

    def run_victory(self, state: BattleState) -> None:
        ending = victory.ending(state)
        state.end_game(ending.level, ending.winner, ending.margin)
