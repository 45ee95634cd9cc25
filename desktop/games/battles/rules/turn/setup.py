"""4.0 One side sets up: unit by unit, or by the suggested deployment."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import UnitId
from desktop.games.battles import verbs
from desktop.games.battles.rules.turn import deployment
from desktop.games.battles.state.places import SETUP
from desktop.games.battles.state.state import BattleState


class SetUp(Frame, kw_only=True):
    """4.0 Units without a choice are placed at once; the others are picked, placed, and may be placed anew.

    `auto` places the rest as suggested; `done` does the same and ends the set-up.
    """

    STEPS = ("given", "choose")
    side: str

    def run_given(self, state: BattleState) -> None:
        state.begin_phase("setup", self.side)
        for unit in deployment.to_deploy(state, self.side):
            if not deployment.has_choice(state.world, unit):
                state.deploy(unit, deployment.choices(state.world, unit)[0])

    def _chosen(self, state: BattleState) -> list[UnitId]:
        return [u for u in deployment.to_deploy(state, self.side) if deployment.has_choice(state.world, u)]

    def ask_choose(self, state: BattleState) -> Decision | None:
        units = self._chosen(state)
        if not units:
            return None
        waiting = [unit for unit in units if state.place(unit) == SETUP]
        actions = [verbs.PICK(unit) for unit in units if _why_no_room(state, unit) is None]
        if waiting:
            actions.append(verbs.AUTO())
        actions.append(verbs.DONE())
        done = len(units) - len(waiting)
        return Decision.of(
            self.side, "4.0", Message.of("setup.choose", side=self.side), actions,
            progress=(done, len(units)), default=verbs.AUTO() if waiting else verbs.DONE(),
        )  # fmt: skip

    def on_choose(self, state: BattleState, action: Action) -> Frame | None:
        if action.verb in (verbs.AUTO, verbs.DONE):
            self._deploy_rest(state)
            if action.verb == verbs.DONE:
                self.next_step()
        else:
            return PlaceUnit(unit=action.target)
        return None

    def _deploy_rest(self, state: BattleState) -> None:
        """Place the rest as suggested; if that leaves somebody without a hex, set everybody up as suggested."""
        if not self._deploy(state):
            for unit in self._chosen(state):
                if state.place(unit) != SETUP:
                    state.put_back(unit)
            self._deploy(state)

    def _deploy(self, state: BattleState) -> bool:
        """Suggested hexes first, so that units without a suggestion do not take them."""
        waiting = [unit for unit in self._chosen(state) if state.place(unit) == SETUP]
        suggested = state.world.scenario.deployment
        for unit in sorted(waiting, key=lambda unit: unit not in suggested):
            hex_id = deployment.default_hex(state, unit)
            if not hex_id:
                return False
            state.deploy(unit, hex_id)
        return True

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb == verbs.PICK and action.target in state.world.units:
            return self._why_not_pick(state, action.target)
        if action.verb == verbs.AUTO and all(state.place(unit) != SETUP for unit in self._chosen(state)):
            return Refusal.of("4.0", "setup.none_waiting")
        return None

    def _why_not_pick(self, state: BattleState, unit: UnitId) -> Refusal | None:
        if state.world.units[unit].side != self.side:
            return Refusal.of("4.0", "setup.not_your_unit", unit=unit)
        if unit not in deployment.to_deploy(state, self.side):
            return Refusal.of("4.0", "setup.arrives_later", unit=unit)
        if not deployment.has_choice(state.world, unit):
            return Refusal.of("4.0", "setup.given", unit=unit)
        return _why_no_room(state, unit)


def _why_no_room(state: BattleState, unit: UnitId) -> Refusal | None:
    """Why a unit that is set up by choice may not be taken in hand now."""
    placed = state.place(unit) != SETUP
    return None if placed or deployment.has_room(state, unit) else Refusal.of("7.2", "setup.no_room", unit=unit)


class PlaceUnit(Frame, kw_only=True):
    """4.0 One unit is set up in a hex, or goes back to those waiting."""

    STEPS = ("place",)
    unit: UnitId

    def ask_place(self, state: BattleState) -> Decision:
        here = state.place(self.unit)
        hexes = [hex_id for hex_id in deployment.legal_hexes(state, self.unit) if hex_id != here]
        actions = [*(verbs.TO(hex_id) for hex_id in hexes), verbs.PUT_BACK()]
        side = state.world.units[self.unit].side
        return Decision.of(side, "4.0", Message.of("setup.place", unit=self.unit), actions, subjects=(self.unit,))

    def on_place(self, state: BattleState, action: Action) -> None:
        if action.verb == verbs.TO:
            state.deploy(self.unit, action.target)
        elif state.place(self.unit) != SETUP:
            state.put_back(self.unit)
        self.next_step()

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb != verbs.TO or action.target not in state.world.neighbours:
            return None
        if action.target == state.place(self.unit):
            return Refusal.of("6.1", "move.same_hex", unit=self.unit, hex=action.target)
        if refusal := deployment.why_not_deploy(state, self.unit, action.target):
            return refusal
        if action.target in deployment.legal_hexes(state, self.unit):
            return None
        return Refusal.of("J.setup", "setup.nearer_first", unit=self.unit, hex=action.target)
