"""One stack moves: units join it, it goes where it may, it stops."""

from __future__ import annotations

from typing import ClassVar, Generic

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.mechanics.cdg import verbs
from desktop.mechanics.cdg.protocols import S

Path = tuple[SpaceId, ...]


class MovingStack(Frame, Generic[S], kw_only=True):
    """Units of one activated place move together, as far as they like and may, then the next stack."""

    STEPS = ("go", "rest")
    RULE: ClassVar[str] = ""
    """The rule of movement points."""
    STACK_RULE: ClassVar[str] = ""
    """The rule that a stack is finished before the next."""
    units: list[UnitId]
    at: SpaceId
    used: int = 0
    """Points spent."""

    # -- what a game says --------------------------------------------------------------------------
    def left(self, state: S) -> int:
        """Points left."""
        raise NotImplementedError

    def ends(self, state: S) -> dict[SpaceId, Path]:
        """Where the stack may go on to."""
        raise NotImplementedError

    def companions(self, state: S) -> list[UnitId]:
        """Units that may still join before the stack sets out."""
        raise NotImplementedError

    def follow(self, state: S, path: Path) -> None:
        """The stack goes along a path."""
        raise NotImplementedError

    def must_go(self, state: S) -> bool:
        """Whether the stack may not stay where it is if it can go anywhere."""
        return False

    def seat(self, state: S) -> str:
        """Who moves it."""
        return state.active

    # -- moving ------------------------------------------------------------------------------------
    def ask_go(self, state: S) -> Decision | None:
        ends = self.ends(state)
        offers = [verbs.TO(space) for space in ends]
        offers += [verbs.PICK(unit) for unit in self.companions(state)]
        if not offers:
            return None
        if not (ends and self.must_go(state)):
            offers.append(verbs.STOP())
        prompt = Message.of("move.go", space=self.at, n=self.left(state))
        return Decision.of(self.seat(state), self.RULE, prompt, offers, subjects=(*self.units, self.at))

    def on_go(self, state: S, action: Action) -> None:
        match action.verb:
            case verbs.PICK:
                self.units = sorted([*self.units, action.target])
            case verbs.TO:
                self.follow(state, self.ends(state)[action.target])
                if any(state.place_of(unit) != self.at for unit in self.units):
                    self.next_step()
            case _:
                self.next_step()

    def run_rest(self, state: S) -> None:
        """Unused points are lost."""
        for unit in self.units:
            state.note_acted(unit)

    def why_not(self, state: S, action: Action) -> Refusal | None:
        if action.verb == verbs.TO and action.target in state.control:
            return self.why_not_to(state, action.target)
        if action.verb == verbs.PICK and self.used:
            return Refusal.of(self.STACK_RULE, "refuse.finish_stack")
        return None

    def why_not_to(self, state: S, space: SpaceId) -> Refusal | None:
        """The rule against going to a space."""
        raise NotImplementedError
