"""12.6 Losses, one step at a time, and 12.6.4 the small unit that replaces a large one."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.combat import casualties, loss_options
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.sides import UPRISING
from desktop.games.illusions.state.state import IllusionsState

COMBAT = "combat"


def lose_step(state: IllusionsState, unit: UnitId, cause: str) -> Frame | None:
    """12.6.3 Turn a unit over, or take it off the map; the frame brings what replaces a large unit."""
    if not state.units[unit].reduced:
        state.lose_step(unit, cause)
        return None
    return fall(state, unit, cause)


def fall(state: IllusionsState, unit: UnitId, cause: str) -> Frame | None:
    """12.6.4, 12.6.6a A unit is destroyed; a large one without a replacement, or out of supply, is eliminated."""
    place, side = state.place_of(unit), state.owner_of(unit)
    if not state.world.units[unit].lcu:
        casualties.destroy(state, unit, cause)
        return None
    combat = state.combat
    cut_off = unit in combat.cut_off if combat else supply.status(state, unit) == "out"
    found = [] if cut_off else loss_options.replacements(state, unit)
    casualties.destroy(state, unit, cause, for_good=not found)
    return ReplaceUnit(side=side, unit=unit, place=place) if found else None


def seat_of(state: IllusionsState, side: str, unit: UnitId) -> str:
    """4.4.1.10, 18.3.1 Who decides for a unit; for uprisings whoever places those of the nation."""
    if state.owner_of(unit) != UPRISING:
        return state.seat(side, unit)
    nation = state.world.units[unit].nation
    placers = state.world.tables.national_will.placed_by
    return state.seat(next(placer for home, placer in placers.items() if home == nation))


class ReplaceUnit(Reasoned, Frame, kw_only=True):
    """12.6.4 A small unit of the Reserve Box takes the place of a large one."""

    STEPS = ("sole", "choose")
    side: str
    unit: UnitId
    place: SpaceId

    def run_sole(self, state: IllusionsState) -> None:
        found = loss_options.replacements(state, self.unit)
        if len(found) == 1:
            self._bring(state, found[0])
            self.go("end")

    def ask_choose(self, state: IllusionsState) -> Decision:
        actions = [verbs.BRING(unit) for unit in loss_options.replacements(state, self.unit)]
        prompt = Message.of("losses.replace", unit=self.unit, space=self.place)
        return Decision.of(state.seat(self.side, self.unit), "12.6.4", prompt, actions, subjects=(self.place,))

    def on_choose(self, state: IllusionsState, action: Action) -> None:
        self._bring(state, action.target)
        self.next_step()

    def _bring(self, state: IllusionsState, unit: UnitId) -> None:
        """It counts as having done what the large unit did in this round."""
        state.put(unit, self.place, "replacement")
        if self.unit in state.fought:
            state.note_fought(unit)
        if self.unit in state.defended:
            state.note_defended(unit)
        if state.combat is not None:
            state.stand_in(unit, self.unit)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.verb == verbs.BRING and action.target in state.units:
            return Refusal.of("12.6.4", "losses.not_eligible", unit=action.target)
        return None


class TakeLosses(Reasoned, Frame, kw_only=True):
    """12.6.2 A side takes the loss number inflicted on it: the lowest loss factor first, ties as its owner likes."""

    STEPS = ("next", "choose", "finish")
    side: str
    number: int
    left: int = -1

    def _choices(self, state: IllusionsState) -> list[UnitId]:
        return loss_options.choices(state.world, loss_options.force_of(state, state.fight, self.side), self.left)

    def run_next(self, state: IllusionsState) -> Frame | None:
        """Take a step that nobody can choose."""
        if self.left < 0:
            self.left = self.number
        units = loss_options.representatives(state, self._choices(state))
        if not units:
            self.go("finish")
        elif len(units) == 1:
            self.go("next")
            return self._lose(state, units[0])
        return None

    def ask_choose(self, state: IllusionsState) -> Decision:
        units = loss_options.representatives(state, self._choices(state))
        actions = [verbs.LOSE(unit) for unit in units]
        prompt = Message.of("losses.choose", number=self.number)
        progress = (self.number - self.left, self.number)
        seat = seat_of(state, self.side, units[0])
        return Decision.of(seat, "12.6.2", prompt, actions, progress=progress, subjects=units)

    def on_choose(self, state: IllusionsState, action: Action) -> Frame | None:
        self.go("next")
        return self._lose(state, action.target)

    def _lose(self, state: IllusionsState, unit: UnitId) -> Frame | None:
        self.left -= state.world.units[unit].loss(state.units[unit].reduced)
        return lose_step(state, unit, COMBAT)

    def run_finish(self, state: IllusionsState) -> None:
        """20.2a, 20.3.5, 27.0c What is left may hit the fort; sieges and staffs are looked at."""
        combat = state.fight
        state.keep_rest(self.side, self.left)
        places = [combat.target] if self.side != combat.side else list(combat.origins.values())
        casualties.review(state, places, COMBAT)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.verb != verbs.LOSE or action.target not in state.units:
            return None
        if action.target not in state.fight.units_of(self.side):
            return Refusal.of("12.6", "losses.not_concerned", unit=action.target)
        if action.target in self._choices(state):
            return Refusal.of("12.6.2", "refuse.alike", unit=action.target)
        return Refusal.of("12.6.2", "losses.not_lowest", unit=action.target, number=self.left)
