"""11.1 One stack moves."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.map import entering
from desktop.games.illusions.rules.movement import movement
from desktop.games.illusions.rules.movement.movement import Going, Path
from desktop.games.illusions.rules.nations import treaty
from desktop.games.illusions.rules.redeployment import landings
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.move_stack import MovingStack


class MoveStack(Reasoned, MovingStack[IllusionsState], kw_only=True):
    """11.1.1 Units of one activated place move together; one that puts something right goes where it must."""

    RULE, STACK_RULE = "11.1.2", "11.1.1"
    halted: bool = False
    """11.1.2d, 20.3.1b It has entered a place where it must stop."""
    bound: bool = False
    """20.3.4, 10.3 The stack puts right what movement may not leave as it is, so it must go."""
    factor: int = 0
    """14.3.1 The points with which it set out, whatever supply it meets on its way; 0 before it has."""

    def left(self, state: IllusionsState) -> int:
        return 0 if self.halted else (self.factor or movement.points(state, self.units)) - self.used

    def going(self, state: IllusionsState) -> Going:
        return Going(self.units, self.at, self.left(state))

    def seat(self, state: IllusionsState) -> str:
        return state.seat(state.active)

    def ends(self, state: IllusionsState) -> dict[SpaceId, Path]:
        """11.1, 20.3.4"""
        ends = movement.reach(state, self.going(state))
        return movement.helpful_ends(state, self.units, ends) if self.must_go(state) else ends

    def companions(self, state: IllusionsState) -> list[UnitId]:
        """11.1.1, 18.1.1"""
        return [] if self.used else movement.companions(state, self.units, self.at)

    def must_go(self, state: IllusionsState) -> bool:
        return self.bound and not self.used

    def follow(self, state: IllusionsState, path: Path) -> None:
        """11.2 The stack goes along the path and takes control of what it passes and enters."""
        start, units = self.at, tuple(self.units)
        self.factor = self.factor or movement.points(state, units)
        assault = path[1] not in state.world.all_neighbours[start]
        self.halted = assault or movement.stops_at(state, state.active, path[-1])
        state.move(units, path, "assault" if assault else "move")
        for space in path[1:-1]:
            entering.enter(state, units, space, "move", ends=False)
        self.at = path[-1]
        self.used += len(path) - 1
        entering.enter(state, units, self.at, "move")
        if assault:
            state.set_flag(movement.AMPHIBIOUS, 0)
        if not state.at(start):
            sieges.review(state, start)
        landings.arrived(state, units, path)
        treaty.note_left(state, units, start)

    def why_not_to(self, state: IllusionsState, space: SpaceId) -> Refusal | None:
        return movement.why_not_go(state, self.going(state), space)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        match action.verb, action.target:
            case verbs.TO, place if place in state.control:
                return self.why_not_to(state, place) or Refusal.of(movement.owed_rule(state), "refuse.owed")
            case verbs.TO, place if place in state.world.spaces:
                return Refusal.of("25.2.4", "refuse.no_landing", space=place)
            case verbs.PICK, _ if self.used:
                return Refusal.of("11.1.1", "refuse.finish_stack")
            case verbs.PICK, unit if unit in state.units:
                return Refusal.of("11.1.1", "refuse.not_along", unit=unit)
            case verbs.STOP, _:
                return Refusal.of(movement.owed_rule(state), "refuse.owed")
        return None
