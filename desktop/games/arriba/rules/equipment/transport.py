"""6.7 Air and sea transport at the end of the Strategic Phase."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.arriba.rules.equipment.transport_options import (
    BY_AIR,
    BY_SEA,
    destinations,
    why_not_go,
    why_not_leave,
    why_not_lift,
    why_not_ship,
)
from desktop.games.arriba.rules.map.grouping import receive_in_city
from desktop.games.arriba.rules.turn.reasons import why_not_piece
from desktop.games.arriba.state.forces import representatives
from desktop.games.arriba.state.sides import REBEL
from desktop.games.arriba.state.state import ArribaState


class Transport(Frame, kw_only=True):
    """6.7 Pieces go one at a time, as far as the side's means allow."""

    STEPS = ("choose", "place")
    side: str
    seat: str
    piece: str = ""
    by: str = ""

    def ask_choose(self, state: ArribaState) -> Decision | None:
        actions = [
            state.world.action(by, piece)
            for by, why_not in ((BY_AIR, why_not_lift), (BY_SEA, why_not_ship))
            for piece in self._pieces(state)
            if not why_not(state, self.seat, piece) and destinations(state, self.seat, piece, by)
        ]
        if not actions:
            return None
        done = state.world.action("done")
        prompt = Message.of("strategic.transport" if self.side == REBEL else "strategic.transport_by_sea")
        return Decision.of(self.seat, "6.7", prompt, [*actions, done], default=done)

    def _pieces(self, state: ArribaState) -> list[str]:
        return [
            piece
            for group in state.groups.values()
            if group.side == self.side
            for piece in representatives(state, group.members)
        ]

    def on_choose(self, state: ArribaState, action: Action) -> None:
        if action.verb == "done":
            self.go("end")
            return
        self.by, self.piece = action.verb, action.target
        self.next_step()

    def ask_place(self, state: ArribaState) -> Decision | None:
        if not self.piece:
            return None
        cities = destinations(state, self.seat, self.piece, self.by)
        actions = [*(state.world.action("at", city) for city in cities), state.world.action("back")]
        prompt = Message.of("strategic.transport_to", piece=self.piece)
        return Decision.of(self.seat, "6.7", prompt, actions, subjects=(self.piece,))

    def on_place(self, state: ArribaState, action: Action) -> None:
        if action.verb == "at":
            group = receive_in_city(state, self.side, action.target)
            state.transport(self.piece, group, self.by)
            state.note_transport(self.piece, self.by)
        self.piece = self.by = ""
        self.go("choose")

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        match action.verb, action.args:
            case "at", (city,) if self.piece:
                return why_not_go(state, self.seat, self.piece, self.by, city)
            case by, (piece,) if by in (BY_AIR, BY_SEA) and not self.piece:
                return self._why_not_carry(state, piece, by)
        return None

    def _why_not_carry(self, state: ArribaState, piece: str, by: str) -> Refusal | None:
        if piece not in state.pieces:
            return Refusal.of("2", "piece.gone")
        own = state.pieces[piece]
        if state.world.side_of[own.faction] != self.side:
            return Refusal.of("6.7", "strategic.not_yours_to_carry")
        if refusal := (why_not_lift if by == BY_AIR else why_not_ship)(state, self.seat, piece):
            return refusal
        if refusal := why_not_leave(state, self.seat, piece, by):
            return refusal
        return why_not_piece(state, piece, self._pieces(state), Refusal.of("2", "piece.alike"))
