"""12.8 Full-strength attackers advance, one after the other, as their owner likes."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.combat import advance_options
from desktop.games.illusions.rules.combat.loss_options import representatives
from desktop.games.illusions.rules.map import entering
from desktop.games.illusions.rules.redeployment import landings
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.advancing import ADVANCE, AdvanceFrame


class Advance(Reasoned, AdvanceFrame[IllusionsState], kw_only=True):
    """12.8 `unit` is the one that goes while its owner says how far."""

    STEPS = ("unit", "space")
    WHERE = "12.8.2"

    def ask_unit(self, state: IllusionsState) -> Decision | None:
        """12.8.1, 20.3.1d Once too few stand before a fort more must come."""
        combat = state.fight
        units = representatives(state, advance_options.advancers(state, combat))
        short = advance_options.is_short(state, combat)
        staff = [] if short else list(advance_options.staff_advancers(state, combat))
        if not units and not staff:
            return None
        actions = [verbs.ADVANCE(unit) for unit in (*units, *staff)]
        if not short:
            actions.append(verbs.HALT())
        prompt = Message.of("advance.who", space=combat.target)
        default = None if short else actions[-1]
        return Decision.of(self.decides(state), "12.8", prompt, actions, subjects=units, default=default)

    def decides(self, state: IllusionsState) -> str:
        return state.seat(self.side)

    def advance(self, state: IllusionsState, unit: UnitId, space: SpaceId) -> None:
        advance_to(state, unit, space)

    def ends(self, state: IllusionsState, unit: UnitId) -> list[SpaceId]:
        if state.world.units[unit].combat:
            ends = list(advance_options.ends_for(state, state.fight, unit))
            if advance_options.is_short(state, state.fight):
                short = [place for place in ends if _is_short_at(state, self.side, place)]
                return short or ends
            return ends
        return advance_options.staff_advancers(state, state.fight).get(unit, [])

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        combat, name = state.fight, action.target
        match action.verb:
            case verbs.ADVANCE if name in state.units and name in advance_options.advancers(state, combat):
                return Refusal.of("12.8.1", "refuse.alike", unit=name)
            case verbs.ADVANCE if name in state.units:
                return advance_options.why_not_advance(state, combat, name)
            case verbs.TO if self.unit and name in state.world.spaces:
                return advance_options.why_not_to(state, combat, self.unit, name)
            case verbs.HALT:
                return Refusal.of("20.3.1", "refuse.cannot_besiege", space=combat.target)
        return None


def _is_short_at(state: IllusionsState, side: str, place: SpaceId) -> bool:
    here = bool(state.units_of(side, place)) and sieges.is_enemy_fort(state, side, place)
    return here and not sieges.is_held(state, side, place)


def advance_to(state: IllusionsState, unit: UnitId, place: SpaceId) -> None:
    """12.8.3 The unit enters the defended space, perhaps goes on, and takes control of what it enters.

    HQs and heavy artillery that would be left alone go along (27.0b).
    """
    combat = state.fight
    start = state.place_of(unit)
    if not state.world.units[unit].combat:
        state.move((unit,), (start, place), ADVANCE)
        return
    path = advance_options.ends_for(state, combat, unit)[place]
    group = (unit, *advance_options.staff_left(state, combat, unit))
    state.move(group, path, ADVANCE)
    for entered in path[1:]:
        if not state.units_of(combat.other, entered) or entered in state.world.regions:
            state.note_entered_by_advance(entered)
            entering.enter(state, group, entered, ADVANCE, ends=entered == path[-1])
    sieges.review(state, start)
    landings.arrived(state, group, path)
