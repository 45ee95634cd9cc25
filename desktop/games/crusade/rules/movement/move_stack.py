"""10.1 One stack moves."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.map import control, northern_front
from desktop.games.crusade.rules.movement import movement
from desktop.games.crusade.rules.movement.movement import Going, Path
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.move_stack import MovingStack


class MoveStack(MovingStack[CrusadeState], kw_only=True):
    """10.1.1 Units of one activated space move together; a unit that must go home goes there, and alone (16.4.2.4)."""

    RULE, STACK_RULE = "10.1.3", "10.1.1"
    entered: list[SpaceId] = []
    """10.1.12 Spaces entered that were enemy-controlled as the round began."""

    def left(self, state: CrusadeState) -> int:
        return movement.points(state, self.units) - self.used

    def going(self, state: CrusadeState) -> Going:
        return Going(self.units, self.at, self.left(state), self.entered)

    def ends(self, state: CrusadeState) -> dict[SpaceId, Path]:
        """10.1, 16.4.2.4"""
        if not self.used and (home := movement.homeward(state, self.units[0])):
            return home
        return movement.ends(state, self.going(state))

    def companions(self, state: CrusadeState) -> list[UnitId]:
        """10.1.1"""
        if self.used or any(northern_front.must_go_home(state, unit) for unit in self.units):
            return []
        return [
            unit
            for unit in movement.movable(state, self.at)
            if unit not in self.units and not northern_front.must_go_home(state, unit)
        ]

    def must_go(self, state: CrusadeState) -> bool:
        """16.4.2.4; a stack that took a space in passing goes on if it may not end there."""
        if self.used:
            return movement.why_not_end(state, self.units, self.at) is not None
        return northern_front.must_go_home(state, self.units[0])

    def follow(self, state: CrusadeState, path: Path) -> None:
        """10.1.9 The stack goes along the path and gains control of every enemy space on it."""
        side = state.active
        state.move(tuple(self.units), path, "move")
        for space in path[1:]:
            self._note(state, space)
            if state.control.get(space) != side:
                control.take(state, space, side, "move")
        self.at = path[-1]
        self.used += len(path) - 1

    def _note(self, state: CrusadeState, space: SpaceId) -> None:
        if space in state.enemy_at_start and space not in self.entered:
            self.entered.append(space)
            for unit in self.units:
                state.note_entered(unit, space)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb == verbs.PICK and action.target in state.units and not self.used:
            return self._why_not_join(state, action.target)
        if action.verb == verbs.TO and action.target in state.world.spaces and action.target not in state.control:
            return Refusal.of("2.1.2", "refuse.no_beach_head", space=action.target)
        if action.verb == verbs.STOP and self.must_go(state):
            return Refusal.of("16.4.2.4", "refuse.must_go_on", space=self.at)
        return super().why_not(state, action)

    def _why_not_join(self, state: CrusadeState, unit: UnitId) -> Refusal | None:
        """10.1.1, 16.4.2.4 Why a unit does not join the stack."""
        if unit in self.units:
            return Refusal.of("10.1.1", "refuse.in_stack", unit=unit)
        if unit not in movement.movable(state, self.at):
            key = "refuse.has_moved" if unit in state.acted else "refuse.other_space"
            return Refusal.of("10.1.1", key, unit=unit, space=self.at)
        if any(northern_front.must_go_home(state, each) for each in (*self.units, unit)):
            return Refusal.of("16.4.2.4", "refuse.home_alone", unit=unit)
        return None

    def why_not_to(self, state: CrusadeState, space: SpaceId) -> Refusal | None:
        if space == self.at:
            return Refusal.of("10.1.3", "refuse.is_there", space=space)
        if not self.used and movement.homeward(state, self.units[0]):
            home = movement.homeward(state, self.units[0])
            return None if space in home else Refusal.of("16.4.2.4", "sr.home_first", unit=self.units[0])
        return movement.why_not_go(state, self.going(state), space)
