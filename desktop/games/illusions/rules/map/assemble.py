"""22.3, 22.4 A large unit is put together, or taken apart."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.map import assembly
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState


class Assemble(Reasoned, Frame, kw_only=True):
    """22.2 The small units are named one by one; those of a type are all the same."""

    STEPS = ("parts", "finish")
    unit: UnitId
    place: SpaceId
    manner: str
    """full, reduced or repair; apart: the unit is taken apart."""
    parts: list[UnitId] = []

    def made(self, state: IllusionsState) -> str:
        return assembly.manner_of(state, self.unit) if self.manner == assembly.APART else self.manner

    def ask_parts(self, state: IllusionsState) -> Decision | None:
        apart = self.manner == assembly.APART
        able = assembly.reserve(state) if apart else assembly.parts_at(state, self.place)
        found = assembly.next_parts(state, self.unit, self.made(state), self.parts, able)
        if not found:
            return None
        offers = [verbs.WITH(part) for part in found]
        prompt = Message.of("assemble.apart" if apart else "assemble.parts", unit=self.unit)
        seat = state.seat(state.active)
        return Decision.of(seat, "22.4" if apart else "22.3", prompt, offers, subjects=(self.unit, *self.parts))

    def on_parts(self, state: IllusionsState, action: Action) -> None:
        self.parts.append(action.target)

    def run_finish(self, state: IllusionsState) -> None:
        """22.3a, 22.4 None of the units made moves in this round."""
        parts = tuple(self.parts)
        if self.manner == assembly.APART:
            state.disassemble(self.unit, parts)
            state.note_assembled(self.unit)
            for part in parts:
                state.note_assembled(part)
            return
        state.assemble(self.unit, self.place, parts, reduced=self.manner == assembly.REDUCED)
        state.note_assembled(self.unit)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.verb != verbs.WITH or action.target not in state.units:
            return None
        return Refusal.of("22.2", "refuse.part", unit=action.target, large=self.unit)
