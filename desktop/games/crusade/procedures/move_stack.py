"""10.1 One stack moves."""

from __future__ import annotations

from dataclasses import field

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.crusade import control, movement, northern_front
from desktop.games.crusade.movement import Going, Path
from desktop.games.crusade.state import CrusadeState


@dataclass(kw_only=True)
class MoveStack(Frame):
    """10.1.1 Units of one activated space move together, as far as they like and may, then the next stack."""

    STEPS = ("go", "rest")
    units: list[str]
    at: str
    used: int = 0
    """10.1.3 Points spent."""
    entered: list[str] = field(default_factory=list)
    """10.1.12 Spaces entered that were enemy-controlled as the round began."""

    # -- asking ------------------------------------------------------------------------------------
    def going(self, state: CrusadeState) -> Going:
        return Going(self.units, self.at, movement.points(state, self.units) - self.used, self.entered)

    def ends(self, state: CrusadeState) -> dict[str, Path]:
        """10.1, 16.4.2.4 Where the stack may go on to; a unit that must go home goes there."""
        if not self.used and (home := movement.homeward(state, self.units[0])):
            return home
        return movement.reach(state, self.going(state))

    def companions(self, state: CrusadeState) -> list[str]:
        """10.1.1 Units that may still join before the stack sets out; one that must go home goes alone."""
        if self.used or any(northern_front.must_go_home(state, unit) for unit in self.units):
            return []
        return [
            unit
            for unit in movement.movable(state, self.at)
            if unit not in self.units and not northern_front.must_go_home(state, unit)
        ]

    def ask_go(self, state: CrusadeState) -> Decision | None:
        make = state.world.action
        ends = self.ends(state)
        offers = [make("to", space) for space in ends]
        offers += [make("pick", unit) for unit in self.companions(state)]
        if not offers:
            return None
        if not (ends and not self.used and northern_front.must_go_home(state, self.units[0])):
            offers.append(make("stop"))
        left = movement.points(state, self.units) - self.used
        prompt = Message.of("move.go", space=self.at, n=left)
        return Decision.of(state.active, "10.1.3", prompt, offers, subjects=(*self.units, self.at))

    # -- moving ------------------------------------------------------------------------------------
    def on_go(self, state: CrusadeState, action: Action) -> None:
        match action.verb:
            case "pick":
                self.units = sorted([*self.units, action.target])
            case "to":
                self._follow(state, self.ends(state)[action.target])
            case _:
                self.next_step()

    def _follow(self, state: CrusadeState, path: Path) -> None:
        """10.1.9 The stack goes along the path and gains control of every enemy space on it."""
        side = state.active
        state.move(tuple(self.units), path, "move")
        for space in path[1:]:
            self._note(state, space)
            if state.control.get(space) != side:
                control.take(state, space, side, "move")
        self.at = path[-1]
        self.used += len(path) - 1
        if any(state.place_of(unit) != self.at for unit in self.units):
            self.next_step()

    def _note(self, state: CrusadeState, space: str) -> None:
        if space in state.enemy_at_start and space not in self.entered:
            self.entered.append(space)
            for unit in self.units:
                state.note_entered(unit, space)

    def run_rest(self, state: CrusadeState) -> None:
        """10.1.10 Unused points are lost."""
        for unit in self.units:
            state.note_acted(unit)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb == "to" and action.target in state.control:
            return movement.why_not_go(state, self.going(state), action.target)
        if action.verb == "pick" and self.used:
            return Refusal.of("10.1.1", "refuse.finish_stack")
        return None
