"""11.7 Advance after combat."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.rules.combat.retreat_options import why_not_advance
from desktop.games.battles.state.state import BattleState


class Advance(Frame, kw_only=True):
    """11.7 Victorious units that took part may each advance into one of the vacated hexes, at once and at no cost."""

    STEPS = ("choose",)
    side: str
    units: list[UnitId] = []
    hexes: list[SpaceId] = []

    def ask_choose(self, state: BattleState) -> Decision | None:
        actions = [
            verbs.ADVANCE(unit, hex_id)
            for unit in self.units
            if state.on_map(unit)
            for hex_id in self.hexes
            if why_not_advance(state, unit, hex_id) is None
        ]
        if not actions:
            return None
        actions.append(verbs.DONE())
        prompt = Message.of("advance.choose")
        return Decision.of(self.side, "11.7", prompt, actions, subjects=self.hexes, default=actions[-1])

    def on_choose(self, state: BattleState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        unit, hex_id = action.args
        self.units.remove(unit)
        state.move(unit, (state.place(unit), hex_id), 0, "advance")

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb != verbs.ADVANCE or len(action.args) != len(("unit", "hex")):
            return None
        unit, hex_id = action.args
        if unit not in state.units or not state.on_map(unit) or hex_id not in state.world.neighbours:
            return None
        if refusal := why_not_advance(state, unit, hex_id):
            return refusal
        if unit not in self.units:
            return Refusal.of("11.7", "advance.took_no_part", unit=unit)
        if hex_id not in self.hexes:
            return Refusal.of("11.7", "advance.not_vacated", hex=hex_id)
        return None
