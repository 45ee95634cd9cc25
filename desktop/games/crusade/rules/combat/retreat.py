"""11.2.10, 11.4 The defenders retreat one after the other, or cancel the retreat with an extra step."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat import retreat_options
from desktop.games.crusade.rules.combat.loss_options import representatives, why_not_among
from desktop.games.crusade.rules.combat.retreat_options import ways_of
from desktop.games.crusade.rules.combat.take_losses import lose_step
from desktop.games.crusade.rules.map.control import take
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.retreat import Way, Ways
from desktop.mechanics.cdg.walk import Walk

RETREAT = "retreat"


class Retreat(Walk[CrusadeState], kw_only=True):
    """11.4 `unit` is the one on its way and `walked` the spaces it has entered; `begun`: cancelling is out."""

    STEPS = ("unit", "way", "gone")
    WAY_RULE = "11.4.5"
    begun: bool = False

    # -- 11.4.3 cancel, or which unit next ---------------------------------------------------------
    def ask_unit(self, state: CrusadeState) -> Decision | None:
        actions = self._unit_actions(state)
        if len(actions) <= 1:
            return None
        subjects = state.fight.defenders
        prompt = Message.of("retreat.cancel_or_go" if self._cancellers(state) else "retreat.who", n=state.fight.owed)
        return Decision.of(self.side, "11.4", prompt, actions, subjects=subjects)

    def _cancellers(self, state: CrusadeState) -> list[UnitId]:
        return [] if self.begun else retreat_options.cancellers(state, state.fight)

    def _unit_actions(self, state: CrusadeState) -> list[Action]:
        staying = self.staying(state)
        if not staying:
            return []
        actions = [verbs.CANCEL(unit) for unit in self._cancellers(state)]
        return actions + [verbs.RETREAT(unit) for unit in representatives(state, staying)]

    def staying(self, state: CrusadeState) -> list[UnitId]:
        combat = state.fight
        return [unit for unit in combat.defenders if state.place_of(unit) == combat.target]

    def on_unit(self, state: CrusadeState, action: Action) -> Frame | None:
        if action.verb == verbs.CANCEL:
            state.cancel_retreat()
            self.go("end")
            return lose_step(state, action.target, RETREAT, cut_off=action.target in state.fight.cut_off)
        self.unit = action.target
        self.next_step()
        return None

    # -- 11.4.5 the way ----------------------------------------------------------------------------
    def ways(self, state: CrusadeState, unit: UnitId) -> Ways:
        return ways_of(state, state.fight)

    def depart(self, state: CrusadeState, unit: UnitId, way: Way) -> None:
        """11.4.4, 11.4.5 At the end of the way the unit has retreated."""
        self.begun = True
        if way:
            retreat_to(state, unit, way)
        else:
            remove_trapped(state, unit)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if state.combat is None:
            return None
        if action.verb == verbs.CANCEL:
            if self.begun:
                return Refusal.of("11.4.3", "retreat.begun")
            if refusal := retreat_options.why_not_cancel(state, state.fight):
                return refusal
            return self._why_not_canceller(state, action.target)
        if action.verb == verbs.RETREAT and action.target in state.units and not self.unit:
            return why_not_among(state, "11.4.5", "retreat.not_staying", action.target, self.staying(state))
        if action.verb == verbs.TO and self.current(state) and action.target in state.world.spaces:
            if action.target in self.next_spaces(state, self.current(state)):
                return None
            at = self.walked[-1] if self.walked else state.fight.target
            return retreat_options.why_not_retreat_to(state, state.fight, at, action.target)
        return None

    def _why_not_canceller(self, state: CrusadeState, unit: UnitId) -> Refusal | None:
        """11.4.3 Why it is not this unit that gives up a step."""
        combat = state.fight
        if unit not in combat.defenders:
            return Refusal.of("11.4.3", "retreat.not_defender", unit=unit) if unit in state.units else None
        able = [each for each in combat.defenders if retreat_options.leaves_a_step(state, combat, each)]
        return why_not_among(state, "11.4.3", "retreat.not_defender", unit, able)


def retreat_to(state: CrusadeState, unit: UnitId, way: tuple[SpaceId, ...]) -> None:
    """11.4.5 The unit goes its way; it gains control of an enemy space only where it ends."""
    combat = state.fight
    state.note_passed(way[:1] if len(way) >= combat.owed > 1 else ())
    state.move((unit,), (combat.target, *way), RETREAT)
    state.note_retreated(unit)
    take(state, way[-1], combat.other, RETREAT)


def remove_trapped(state: CrusadeState, unit: UnitId) -> None:
    """11.4.4 A unit that cannot retreat is removed for good; 11.5.7 the one space it had is open to the advance."""
    combat = state.fight
    state.note_passed(retreat_options.one_space_ways(state, combat))
    state.leave_combat(unit)
    state.remove(unit, RETREAT)
