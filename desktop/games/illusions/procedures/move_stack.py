"""11.1 One stack moves."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.illusions import control, movement, provided, sieges
from desktop.games.illusions.movement import Going, Path
from desktop.games.illusions.state import IllusionsState


@dataclass(kw_only=True)
class MoveStack(Frame):
    """11.1.1 Units of one activated place move together, as far as they like and may, then the next stack."""

    STEPS = ("go", "rest")
    units: list[str]
    at: str
    used: int = 0
    """11.1.2 Points spent."""
    halted: bool = False
    """11.1.2d, 20.3.1b It has entered a place where it must stop."""
    bound: bool = False
    """20.3.4, 10.3 The stack puts right what movement may not leave as it is, so it must go."""

    # -- asking ------------------------------------------------------------------------------------
    def going(self, state: IllusionsState) -> Going:
        return Going(self.units, self.at, 0 if self.halted else movement.points(state, self.units) - self.used)

    def ends(self, state: IllusionsState) -> dict[str, Path]:
        """11.1 Where the stack may go on to; one that must help goes where it is needed."""
        ends = movement.reach(state, self.going(state))
        if self.bound and not self.used:
            return movement.helpful_ends(state, self.units, ends)
        return ends

    def ask_go(self, state: IllusionsState) -> Decision | None:
        make = state.world.action
        ends = self.ends(state)
        offers = [make("to", space) for space in ends]
        if not self.used:
            offers += [make("pick", unit) for unit in movement.companions(state, self.units, self.at)]
        if not offers:
            return None
        if not (self.bound and ends and not self.used):
            offers.append(make("stop"))
        left = self.going(state).left
        prompt = Message.of("move.go", space=self.at, n=left)
        return Decision.of(state.seat(state.active), "11.1.2", prompt, offers, subjects=(*self.units, self.at))

    # -- moving ------------------------------------------------------------------------------------
    def on_go(self, state: IllusionsState, action: Action) -> None:
        match action.verb:
            case "pick":
                self.units = sorted([*self.units, action.target])
            case "to":
                self._follow(state, self.ends(state)[action.target])
            case _:
                self.next_step()

    def _follow(self, state: IllusionsState, path: Path) -> None:
        """11.2 The stack goes along the path and takes control of what it passes and enters."""
        start, units = self.at, tuple(self.units)
        self.halted = movement.stops_at(state, state.active, path[-1])
        assault = path[1] not in state.world.all_neighbours[start]
        state.move(units, path, "sea" if assault else "move")
        for space in path[1:-1]:
            control.enter(state, units, space, "move", ends=False)
        self.at = path[-1]
        self.used += len(path) - 1
        control.enter(state, units, self.at, "move")
        if assault:
            state.set_flag(movement.AMPHIBIOUS, 0)
            self.halted = True
        if not state.at(start):
            sieges.review(state, start)
        if landings := provided.module("landings"):
            landings.arrived(state, units, path)
        if any(state.place_of(unit) != self.at for unit in self.units):
            self.next_step()

    def run_rest(self, state: IllusionsState) -> None:
        """11.1.2f Unused points are lost."""
        for unit in self.units:
            state.note_acted(unit)

    def why_not(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.verb == "to" and action.target in state.control:
            return movement.why_not_go(state, self.going(state), action.target)
        if action.verb == "pick" and self.used:
            return Refusal.of("11.1.1", "refuse.finish_stack")
        return None
