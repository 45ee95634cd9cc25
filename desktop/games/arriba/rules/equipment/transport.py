"""6.7 Air and sea transport at the end of the Strategic Phase."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.rules.equipment.transport_options import (
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
    piece: UnitId = NOTHING
    by: str = ""
    """The verb by which it goes."""

    def ask_choose(self, state: ArribaState) -> Decision | None:
        actions = [
            carry(piece)
            for carry, why_not in ((verbs.AIRLIFT, why_not_lift), (verbs.SHIP, why_not_ship))
            for piece in self._pieces(state)
            if not why_not(state, self.seat, piece) and destinations(state, self.seat, piece, carry)
        ]
        if not actions:
            return None
        done = verbs.DONE()
        prompt = Message.of("strategic.transport" if self.side == REBEL else "strategic.transport_by_sea")
        return Decision.of(self.seat, "6.7", prompt, [*actions, done], default=done)

    def _pieces(self, state: ArribaState) -> list[UnitId]:
        return [
            piece
            for group in state.groups.values()
            if group.side == self.side
            for piece in representatives(state, group.members)
        ]

    def on_choose(self, state: ArribaState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.go("end")
            return
        self.by, self.piece = str(action.verb), action.target
        self.next_step()

    def ask_place(self, state: ArribaState) -> Decision | None:
        if not self.piece:
            return None
        cities = destinations(state, self.seat, self.piece, self.by)
        actions = [*(verbs.AT(city) for city in cities), verbs.BACK()]
        prompt = Message.of("strategic.transport_to", piece=self.piece)
        return Decision.of(self.seat, "6.7", prompt, actions, subjects=(self.piece,))

    def on_place(self, state: ArribaState, action: Action) -> None:
        if action.verb == verbs.AT:
            group = receive_in_city(state, self.side, action.target)
            state.transport(self.piece, group, self.by)
            state.note_transport(self.piece, self.by)
        self.piece, self.by = NOTHING, ""
        self.go("choose")

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        match action.verb, action.args:
            case verbs.AT, (city,) if self.piece:
                return why_not_go(state, self.seat, self.piece, self.by, city)
            case (verbs.AIRLIFT | verbs.SHIP) as by, (piece,) if not self.piece:
                return self._why_not_carry(state, piece, by)
        return None

    def _why_not_carry(self, state: ArribaState, piece: UnitId, by: str) -> Refusal | None:
        if piece not in state.pieces:
            return Refusal.of("2", "piece.gone")
        own = state.pieces[piece]
        if state.world.side_of[own.faction] != self.side:
            return Refusal.of("6.7", "strategic.not_yours_to_carry")
        if refusal := (why_not_lift if by == verbs.AIRLIFT else why_not_ship)(state, self.seat, piece):
            return refusal
        if refusal := why_not_leave(state, self.seat, piece, by):
            return refusal
        return why_not_piece(state, piece, self._pieces(state), Refusal.of("2", "piece.alike"))
