"""11.2.8, 11.3 Losses, one step at a time, and 11.3.5 the division that replaces an eliminated corps."""

from __future__ import annotations

from msgspec import field
from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat import loss_options
from desktop.games.crusade.rules.combat.strength import steps_left
from desktop.games.crusade.state.state import CrusadeState

COMBAT = "combat"
CUT_OFF, NEVER_REPLACED, NO_DIVISION = "cut_off", "never_replaced", "no_division"
"""Why a lost unit does not go to the Eliminated Units box."""


def lose_step(state: CrusadeState, unit: UnitId, cause: str, *, cut_off: bool = False) -> Frame | None:
    """11.3.2 Turn a unit over, or take it off the map; the frame brings the division that replaces a corps."""
    if steps_left(state, unit) > 1:
        state.lose_step(unit, cause)
        return None
    return destroy(state, unit, cause, cut_off=cut_off)


def _why_for_good(state: CrusadeState, unit: UnitId, *, cut_off: bool) -> str:
    """11.3.3, 17.6.5, 11.3.5 Why a unit that is lost is removed for good; "" if it is not."""
    counter = state.world.units[unit]
    if cut_off:
        return CUT_OFF
    if counter.no_replacements:
        return NEVER_REPLACED
    return NO_DIVISION if counter.corps and not loss_options.replacements(state, unit) else ""


def destroy(state: CrusadeState, unit: UnitId, cause: str, *, cut_off: bool = False) -> Frame | None:
    """11.3.2, 11.3.3, 11.3.5, 17.6.5 A unit is eliminated, or removed for good where the rules say so."""
    counter, place = state.world.units[unit], state.place_of(unit)
    lost = _why_for_good(state, unit, cut_off=cut_off)
    combat = state.combat
    late = combat is not None and unit in combat.late
    if combat is not None:
        state.leave_combat(unit)
    if lost:
        state.remove(unit, lost)
    else:
        state.eliminate(unit, cause)
    return ReplaceCorps(side=counter.side, corps=unit, space=place, late=late) if counter.corps else None


class ReplaceCorps(Frame, kw_only=True):
    """11.3.5 A division of the Reserve Box takes the place of a corps eliminated in combat."""

    STEPS = ("sole", "choose")
    side: str
    corps: UnitId
    space: SpaceId
    late: bool = False
    """11.4.6 The corps had retreated: so has the division."""

    def run_sole(self, state: CrusadeState) -> None:
        found = loss_options.replacements(state, self.corps)
        if len(found) == 1:
            self._bring(state, found[0])
        if len(found) <= 1:
            self.go("end")

    def ask_choose(self, state: CrusadeState) -> Decision:
        actions = [verbs.BRING(unit) for unit in loss_options.replacements(state, self.corps)]
        prompt = Message.of("losses.replace", unit=self.corps, space=self.space)
        return Decision.of(self.side, "11.3.5", prompt, actions, subjects=(self.space,))

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        self._bring(state, action.target)
        self.next_step()

    def _bring(self, state: CrusadeState, unit: UnitId) -> None:
        state.put(unit, self.space, "replacement")
        if state.combat is None:
            return
        state.join_combat(self.side, unit, instead_of=self.corps)
        if self.late:
            state.note_retreated(unit)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.BRING or action.target not in state.units:
            return None
        if action.target in loss_options.replacements(state, self.corps):
            return None
        return Refusal.of("11.3.5.2", "losses.not_eligible", unit=action.target)


class TakeLosses(Frame, kw_only=True):
    """11.2.8, 11.3 A side takes the loss number the other inflicted.

    `missing` holds corps that found no replacement and the steps still counted there (11.3.5.1); `doomed` the
    defenders that retreated earlier in the round (11.4.6).
    """

    STEPS = ("doomed", "next", "choose")
    side: str
    number: int
    left: int = -1
    total: int = -1
    met: list[bool] = field(default_factory=lambda: list(loss_options.DUTIES))
    missing: dict[UnitId, int] = {}
    doomed: list[UnitId] = []

    def run_doomed(self, state: CrusadeState) -> Frame | None:
        """11.4.6 Units that retreated are eliminated by any loss and do not count toward it."""
        if not self.doomed or not self.number:
            self.left = self.number
            return None
        self.go("doomed")
        unit = self.doomed.pop(0)
        return destroy(state, unit, COMBAT, cut_off=unit in state.fight.cut_off)

    def run_next(self, state: CrusadeState) -> Frame | None:
        """Take a step that nobody can choose."""
        if self.total < 0:
            self.total = loss_options.most(state.world, self._force(state), self.number)
        units, missing = self._choices(state)
        if len(units) + len(missing) > 1:
            return None
        if not units and not missing:
            self.go("end")
            return None
        self.go("next")
        return self._lose(state, units[0]) if units else self._vanish(state, missing[0])

    def ask_choose(self, state: CrusadeState) -> Decision:
        units, missing = self._choices(state)
        actions = [verbs.LOSE(unit) for unit in units]
        actions += [verbs.MISSING(corps) for corps in missing]
        prompt = Message.of("losses.choose", number=self.number)
        progress = (self.number - self.left, self.total)
        return Decision.of(self.side, "11.3", prompt, actions, progress=progress, subjects=units)

    def on_choose(self, state: CrusadeState, action: Action) -> Frame | None:
        self.go("next")
        if action.verb == verbs.MISSING:
            return self._vanish(state, action.target)
        return self._lose(state, action.target)

    # -- how it is done ----------------------------------------------------------------------------
    def _force(self, state: CrusadeState) -> loss_options.Force:
        return loss_options.force_of(state, state.fight, self.side, tuple(self.met), self.missing)

    def _choices(self, state: CrusadeState) -> tuple[list[UnitId], list[UnitId]]:
        units, missing = loss_options.choices(state.world, self._force(state), self.left)
        return loss_options.representatives(state, units), missing[:1]

    def _lose(self, state: CrusadeState, unit: UnitId) -> Frame | None:
        counter, force, combat = state.world.units[unit], self._force(state), state.fight
        self.left -= counter.lf
        for owing, duty in force.duties:
            if owing == unit:
                self.met[duty] = True
        spare = force.divisions_first and not combat.spared
        falls = not spare and steps_left(state, unit) == 1
        if counter.corps and dict(force.units)[unit] == 1 and not (falls and loss_options.replacements(state, unit)):
            self.missing[unit] = loss_options.TERMS.missing_steps  # 11.3.5.1 as if a replacement were there
        if spare:
            state.spare(unit)
            return None
        return lose_step(state, unit, COMBAT, cut_off=unit in combat.cut_off)

    def _vanish(self, state: CrusadeState, corps: UnitId) -> Frame | None:
        """11.3.5.1 Losses assigned to the missing unit vanish."""
        self.left -= loss_options.TERMS.price
        self.missing[corps] -= 1
        state.record_missing(self.side, corps, loss_options.TERMS.price)
        return None

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.LOSE or action.target not in state.units or state.combat is None:
            return None
        if action.target not in state.fight.units_of(self.side):
            return Refusal.of("11.1.7", "losses.not_concerned", unit=action.target)
        if action.target in state.fight.late:
            return Refusal.of("11.4.6", "losses.late", unit=action.target)
        units, _ = loss_options.choices(state.world, self._force(state), self.left)
        if action.target in units:
            return loss_options.why_not_among(state, "11.3.2", "losses.not_concerned", action.target, units)
        return self._why_not_lose(state, action.target)

    def _why_not_lose(self, state: CrusadeState, unit: UnitId) -> Refusal:
        """11.3.4, 11.3.6, 19.3 The loss would take too little or too much, or another unit owes the first loss."""
        world, force = state.world, self._force(state)
        free = replace(force, duties=(), divisions_first=False)
        if unit not in loss_options.choices(world, free, self.left)[0]:
            return Refusal.of("11.3.4", "losses.not_exact", unit=unit, number=self.left)
        if unit in loss_options.choices(world, replace(force, duties=()), self.left)[0]:
            return Refusal.of("11.3.7", "losses.first_loss", unit=unit)
        return Refusal.of("19.3", "losses.divisions_first", unit=unit)
