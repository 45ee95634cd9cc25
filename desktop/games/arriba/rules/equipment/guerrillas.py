"""15.1 Republican guerrillas."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import GroupId, SpaceId
from desktop.games.arriba import verbs
from desktop.games.arriba.rules.map.control import groups_of, has_units
from desktop.games.arriba.state.seats import first_seat
from desktop.games.arriba.state.sides import GOVERNMENT, REBEL
from desktop.games.arriba.state.state import ArribaState


class GuerrillaAttack(Frame, kw_only=True):
    """15.1 On a success Rebel groups of the area may not counterattack, or one of them is disrupted."""

    STEPS = ("roll", "effect")
    area: SpaceId

    def run_roll(self, state: ArribaState) -> None:
        die = state.roll("guerrillas", GOVERNMENT, state.world.limits.die_faces)
        success = die >= state.world.limits.guerrilla_success
        state.strike(self.area, die, success=success)
        if not success:
            self.go("end")

    def ask_effect(self, state: ArribaState) -> Decision:
        groups = self._groups(state)
        actions = [verbs.PIN(), *(verbs.DISRUPT(group) for group in groups)]
        prompt = Message.of("strategic.guerrillas", area=self.area)
        return Decision.of(first_seat(state, GOVERNMENT), "15.1", prompt, actions)

    def _groups(self, state: ArribaState) -> list[GroupId]:
        return [key for key in groups_of(state, REBEL, self.area) if has_units(state, key)]

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb != verbs.DISRUPT or action.target in self._groups(state):
            return None
        return Refusal.of("15.1", "strategic.not_struck")

    def on_effect(self, state: ArribaState, action: Action) -> None:
        if action.verb == verbs.PIN:
            state.pin(self.area)
        else:
            for unit in state.units_of(action.target):
                if not state.pieces[unit].disrupted:
                    state.disrupt(unit, "guerrillas")
        self.next_step()
