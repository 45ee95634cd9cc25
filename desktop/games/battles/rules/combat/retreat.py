"""11.6 Retreats: one hex, chosen by the owner; a unit that cannot retreat is eliminated."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.rules.combat.losses import remove
from desktop.games.battles.rules.combat.retreat_options import retreat_hexes, why_not_retreat_to
from desktop.games.battles.state.state import BattleState


def retreat_to(state: BattleState, unit: UnitId, hex_id: SpaceId) -> None:
    """11.8 A retreat costs no movement points and needs neither supply nor command."""
    state.move(unit, (state.place(unit), hex_id), 0, "retreat")


def in_retreat_order(state: BattleState, units: list[UnitId]) -> list[UnitId]:
    """Units that take room go first, so that free ones (HQs, trucks, leaders) never stand in their way."""
    definitions = state.world.units
    return sorted(units, key=lambda unit: (-definitions[unit].parts, definitions[unit].order))


class Retreat(Frame, kw_only=True):
    """11.6, 11.62 Units retreat one after the other.

    `attacker` units go back where they came from; `avoid` lists the hexes of the combat they leave.
    """

    STEPS = ("next", "choose")
    side: str
    units: list[UnitId] = []
    attacker: bool = False
    avoid: list[SpaceId] = []
    cause: str = "retreat"
    rule: str = "11.6"

    def run_next(self, state: BattleState) -> None:
        self.units = [unit for unit in self.units if state.on_map(unit)]
        if not self.units:
            self.go("end")
            return
        options = self._options(state)
        if len(options) > 1:
            return
        unit = self.units.pop(0)
        if options:
            retreat_to(state, unit, options[0])
        else:
            remove(state, unit, self.cause)
        self.go("next")

    def _options(self, state: BattleState) -> tuple[SpaceId, ...]:
        return retreat_hexes(state, self.units[0], attacker=self.attacker, avoid=self.avoid)

    def ask_choose(self, state: BattleState) -> Decision:
        actions = [verbs.BACK(hex_id) for hex_id in self._options(state)]
        prompt = Message.of("retreat.where", unit=self.units[0])
        return Decision.of(self.side, self.rule, prompt, actions, subjects=(self.units[0],))

    def on_choose(self, state: BattleState, action: Action) -> None:
        retreat_to(state, self.units.pop(0), action.target)
        self.go("next")

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb == verbs.BACK and self.units:
            return self._why_not_back(state, self.units[0], action.target)
        if action.verb == verbs.STAND and self.rule != "11.61":
            return Refusal.of("11.62", "retreat.compulsory")
        return None

    def _why_not_back(self, state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
        options = self._options(state)
        if hex_id in options or not state.on_map(unit):
            return None
        refusal = why_not_retreat_to(state, unit, hex_id, self.avoid)
        if refusal is None and options:
            return Refusal.of("11.6", "retreat.origin", unit=unit, hex=options[0])
        return refusal
