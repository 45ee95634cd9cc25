"""11.2.10, 11.4 The defenders retreat one after the other, or cancel the retreat with an extra step."""

from __future__ import annotations

from dataclasses import field

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.crusade import retreat_options
from desktop.games.crusade.control import take
from desktop.games.crusade.losses import representatives
from desktop.games.crusade.procedures.take_losses import lose_step
from desktop.games.crusade.retreat_options import ways_of
from desktop.games.crusade.state import CrusadeState

RETREAT = "retreat"


@dataclass(kw_only=True)
class Retreat(Frame):
    """11.4 `unit` is the one on its way and `walked` the spaces it has entered; `begun`: cancelling is out."""

    STEPS = ("unit", "way", "gone")
    side: str
    begun: bool = False
    unit: str = ""
    walked: list[str] = field(default_factory=list)

    # -- 11.4.3 cancel, or which unit next ---------------------------------------------------------
    def ask_unit(self, state: CrusadeState) -> Decision | None:
        actions = self._unit_actions(state)
        if len(actions) <= 1:
            return None
        subjects = state.fight.defenders
        prompt = Message.of("retreat.cancel_or_go" if self._cancellers(state) else "retreat.who", n=state.fight.owed)
        return Decision.of(self.side, "11.4", prompt, actions, subjects=subjects)

    def _cancellers(self, state: CrusadeState) -> list[str]:
        return [] if self.begun else retreat_options.cancellers(state, state.fight)

    def _unit_actions(self, state: CrusadeState) -> list[Action]:
        staying = self._staying(state)
        if not staying:
            return []
        actions = [state.world.action("cancel", unit) for unit in self._cancellers(state)]
        return actions + [state.world.action(RETREAT, unit) for unit in representatives(state, staying)]

    def _staying(self, state: CrusadeState) -> list[str]:
        combat = state.fight
        return [unit for unit in combat.defenders if state.place_of(unit) == combat.target]

    def on_unit(self, state: CrusadeState, action: Action) -> Frame | None:
        if action.verb == "cancel":
            state.cancel_retreat()
            self.go("end")
            return lose_step(state, action.target, RETREAT, cut_off=action.target in state.fight.cut_off)
        self.unit = action.target
        self.next_step()
        return None

    # -- 11.4.5 the way ----------------------------------------------------------------------------
    def ask_way(self, state: CrusadeState) -> Decision | None:
        """One space at a time; where only one is open nobody is asked."""
        unit = self._unit(state)
        spaces = self._next(state) if unit else ()
        if len(spaces) <= 1:
            return None
        actions = [state.world.action("to", space) for space in spaces]
        return Decision.of(self.side, "11.4.5", Message.of("retreat.where", unit=unit), actions, subjects=(unit,))

    def _unit(self, state: CrusadeState) -> str:
        """The unit on its way: the one chosen, or the only one there is to choose."""
        if self.unit:
            return self.unit
        staying = self._staying(state)
        return staying[0] if staying else ""

    def _next(self, state: CrusadeState) -> tuple[str, ...]:
        return ways_of(state, state.fight).next_spaces(tuple(self.walked))

    def on_way(self, state: CrusadeState, action: Action) -> None:
        self.unit = self._unit(state)
        self.walked.append(action.target)

    def run_gone(self, state: CrusadeState) -> None:
        """11.4.4, 11.4.5 Walk on where only one space is open; at the end of the way the unit has retreated."""
        self.unit = self._unit(state)
        if not self.unit:
            self.go("end")
            return
        spaces = self._next(state)
        if len(spaces) == 1:
            self.walked.append(spaces[0])
            self.go("way")
            return
        self.begun = True
        if self.walked:
            retreat_to(state, self.unit, tuple(self.walked))
        else:
            remove_trapped(state, self.unit)
        self.unit, self.walked = "", []
        self.go("unit")

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if state.combat is None:
            return None
        if action.verb == "cancel":
            if self.begun:
                return Refusal.of("11.4.3", "retreat.begun")
            return retreat_options.why_not_cancel(state, state.fight)
        if action.verb == "to" and self._unit(state) and action.target in state.world.spaces:
            at = self.walked[-1] if self.walked else state.fight.target
            return retreat_options.why_not_retreat_to(state, state.fight, at, action.target)
        return None


def retreat_to(state: CrusadeState, unit: str, way: tuple[str, ...]) -> None:
    """11.4.5 The unit goes its way; it gains control of an enemy space only where it ends."""
    combat = state.fight
    state.note_passed(way[:1] if len(way) >= combat.owed > 1 else ())
    state.move((unit,), (combat.target, *way), RETREAT)
    state.note_retreated(unit)
    take(state, way[-1], combat.other, RETREAT)


def remove_trapped(state: CrusadeState, unit: str) -> None:
    """11.4.4 A unit that cannot retreat is removed for good; 11.5.7 the one space it had is open to the advance."""
    combat = state.fight
    state.note_passed(retreat_options.one_space_ways(state, combat))
    state.leave_combat(unit)
    state.remove(unit, RETREAT)
