"""15.4 The blockade against asset points that have come by sea this turn."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.rules.equipment.income import blockade_roll, blockaders
from desktop.games.arriba.rules.turn.reasons import why_not_piece
from desktop.games.arriba.state.forces import representatives
from desktop.games.arriba.state.seats import first_seat
from desktop.games.arriba.state.state import ArribaState


class SinkAssets(Frame, kw_only=True):
    """15.4 Each blockading power rolls once; the buyer picks what is lost."""

    STEPS = ("roll", "sink")
    side: str
    rolled: int = 0
    due: int = 0

    def run_roll(self, state: ArribaState) -> None:
        powers = blockaders(state, self.side)
        if self.rolled >= len(powers) or not self._left(state):
            self.go("end")
            return
        power = powers[self.rolled]
        self.rolled += 1
        self.due = blockade_roll(state, self.side, power, "blockade_ap")
        if not self.due:
            self.go("roll")

    def _left(self, state: ArribaState) -> list[UnitId]:
        return [piece for piece in state.strategic.bought if piece in state.pieces]

    def ask_sink(self, state: ArribaState) -> Decision:
        """The buyer picks; interchangeable ones are offered once."""
        actions = [verbs.SINK(piece) for piece in representatives(state, self._left(state))]
        return Decision.of(first_seat(state, self.side), "15.4", Message.of("strategic.sink"), actions)

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb != verbs.SINK:
            return None
        offered = representatives(state, self._left(state))
        return why_not_piece(state, action.target, offered, Refusal.of("15.4", "strategic.not_by_sea"))

    def on_sink(self, state: ArribaState, action: Action) -> None:
        state.remove_piece(action.target, "blockade")
        self.due -= 1
        if not self.due or not self._left(state):
            self.due = 0
            self.go("roll")
