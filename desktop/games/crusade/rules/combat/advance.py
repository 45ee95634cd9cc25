"""11.2.11, 11.5 Surviving attackers advance, one after the other, as their owner likes."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat import advance_options
from desktop.games.crusade.rules.combat.loss_options import representatives
from desktop.games.crusade.rules.map.control import take
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.advancing import ADVANCE, AdvanceFrame


class Advance(AdvanceFrame[CrusadeState], kw_only=True):
    """11.5 `unit` is the one that goes while its owner says how far."""

    STEPS = ("unit", "space")
    WHERE = "11.5.3"

    def ask_unit(self, state: CrusadeState) -> Decision | None:
        combat = state.fight
        units = representatives(state, advance_options.advancers(state, combat))
        if not units:
            return None
        actions = [verbs.ADVANCE(unit) for unit in units]
        actions.append(verbs.HALT())
        prompt = Message.of("advance.who", space=combat.target)
        return Decision.of(self.side, "11.5", prompt, actions, subjects=units, default=actions[-1])

    def ends(self, state: CrusadeState, unit: UnitId) -> list[SpaceId]:
        return advance_options.ends_for(state, state.fight, unit)

    def advance(self, state: CrusadeState, unit: UnitId, space: SpaceId) -> None:
        advance_to(state, unit, space)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if state.combat is None:
            return None
        if action.verb == verbs.ADVANCE and action.target in state.units:
            return advance_options.why_not_advance(state, state.fight, action.target)
        if action.verb == verbs.TO and self.unit and action.target in state.world.spaces:
            return advance_options.why_not_to(state, state.fight, self.unit, action.target)
        return None


def advance_to(state: CrusadeState, unit: UnitId, space: SpaceId) -> None:
    """11.5.3, 11.5.6 The unit enters the defended space, perhaps goes on, and takes control of every space entered."""
    combat = state.fight
    path = advance_options.path_to(combat, state.place_of(unit), space)
    state.move((unit,), path, ADVANCE)
    state.note_advanced()
    for entered in path[1:]:
        take(state, entered, combat.side, ADVANCE)
