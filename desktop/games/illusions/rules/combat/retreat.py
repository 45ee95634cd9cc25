"""12.7 The defenders retreat one after the other, or halt."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.combat import aftermath, casualties, retreat_options, retreat_ways
from desktop.games.illusions.rules.combat.loss_options import representatives
from desktop.games.illusions.rules.combat.take_losses import lose_step, seat_of
from desktop.games.illusions.rules.map import entering, stacking
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.retreat import Way, Ways
from desktop.mechanics.cdg.walk import Walk

RETREAT, PORT = "retreat", "port"
ONE, TWO = 1, 2


class Retreat(Reasoned, Walk[IllusionsState], kw_only=True):
    """12.7 `begun`: halting is out; `paid`: a step was lost to retreat less far; `paying`: units that stay at a price.

    `crowded` are large units that have lost a step because their way ended over the stacking limit (12.7.3d).
    """

    STEPS = ("shorten", "hold", "stranded", "pay", "unit", "way", "gone", "staff", "late")
    WAY_RULE = "12.7.3"
    AFTER = "staff"
    begun: bool = False
    paid: bool = False
    paying: list[UnitId] = []
    crowded: list[UnitId] = []

    # -- 12.7.4, 12.7.7 what shortens it -----------------------------------------------------------
    def run_shorten(self, state: IllusionsState) -> None:
        """12.7, CP-33 Cards take spaces off the retreat; out of a region nobody need go."""
        combat = state.fight
        if self._is_region(state):
            self.go("unit")
            return
        for cause, spaces in retreat_options.shorteners(state, combat):
            if combat.owed:
                state.shorten_retreat(cause, spaces)
        if not combat.owed:
            self.go("end")

    def ask_hold(self, state: IllusionsState) -> Decision | None:
        """12.7.4d-e An HQ may cancel one space."""
        holders = retreat_options.holders(state, state.fight)
        if not holders:
            return None
        offers = [*(verbs.HALT(hq) for hq in holders), verbs.DECLINE()]
        prompt = Message.of("retreat.hold", space=state.fight.target, n=state.fight.owed)
        return Decision.of(self.chooser(state, holders[0]), "12.7.4", prompt, offers, subjects=holders)

    def on_hold(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.HALT:
            state.shorten_retreat(action.target)
        if state.fight.owed:
            self.next_step()
        else:
            self.go("end")

    def run_stranded(self, state: IllusionsState) -> None:
        """12.7.7b-c Who cannot or need not leave by sea stays and loses a step each."""
        combat = state.fight
        if combat.target in state.world.sea_spaces or self._is_stranded(state):
            self.paying = list(combat.defenders)
        else:
            self.go("unit")

    def _is_region(self, state: IllusionsState) -> bool:
        return state.fight.target in state.world.regions

    def _is_stranded(self, state: IllusionsState) -> bool:
        """12.7.7b In a port without any way out."""
        combat = state.fight
        if combat.target not in state.world.ports:
            return False
        return not any(self.ways(state, unit).ways for unit in combat.defenders)

    def run_pay(self, state: IllusionsState) -> Frame | None:
        """12.7.4a, 12.7.7 Each unit that stays loses a step."""
        if self.paying:
            self.go("pay")
            return lose_step(state, self.paying.pop(0), RETREAT)
        casualties.review(state, (state.fight.target,), RETREAT)
        state.shorten_retreat(PORT, state.fight.owed)
        self.go("end")
        return None

    # -- which unit next, or halt ------------------------------------------------------------------
    def ask_unit(self, state: IllusionsState) -> Decision | None:
        actions = self._unit_actions(state)
        if len(actions) <= 1 and not self._is_region(state):
            return None
        if not actions:
            return None
        staying = self.staying(state)
        return Decision.of(self.chooser(state, staying[0]), "12.7", self._prompt(state), actions, subjects=staying)

    def _prompt(self, state: IllusionsState) -> Message:
        """12.7.4, 18.5b What is asked: who goes, or whether a price is paid for staying."""
        if self._is_region(state):
            return Message.of("retreat.region", space=state.fight.target)
        if not self.begun and retreat_options.may_stay(state, state.fight):
            return Message.of("retreat.stay_or_go", n=state.fight.owed)
        halting = not self.begun and not self.paid and retreat_options.payers(state, state.fight)
        return Message.of("retreat.halt_or_go" if halting else "retreat.who", n=state.fight.owed)

    def _unit_actions(self, state: IllusionsState) -> list[Action]:
        staying = self.staying(state)
        if self._is_region(state):
            able = [unit for unit in staying if self._region_ways(state, unit).ways]
            return [*(verbs.RETREAT(unit) for unit in representatives(state, able)), verbs.STAY()] if able else []
        if not staying:
            return []
        actions = []
        if not self.begun and not self.paid:
            actions += [verbs.HALT(unit) for unit in retreat_options.payers(state, state.fight)]
        if not self.begun and retreat_options.may_stay(state, state.fight):
            actions.append(verbs.STAY())
        return [*actions, *(verbs.RETREAT(unit) for unit in representatives(state, staying))]

    def staying(self, state: IllusionsState) -> list[UnitId]:
        combat = state.fight
        if self._is_region(state) and self.step != "unit" and not self.unit:
            return []
        return [unit for unit in combat.defenders if state.place_of(unit) == combat.target]

    def on_unit(self, state: IllusionsState, action: Action) -> Frame | None:
        match action.verb:
            case verbs.HALT:
                return self._halt(state, action.target)
            case verbs.STAY if self._is_region(state):
                self._stay_in_region(state)
            case verbs.STAY:
                self.paying = list(state.fight.defenders)
                self.go("pay")
            case _:
                self.unit = action.target
                self.next_step()
        return None

    def _halt(self, state: IllusionsState, unit: UnitId) -> Frame | None:
        """12.7.4a One step of one unit takes one space off the retreat of all."""
        self.paid = True
        state.shorten_retreat(unit)
        if not state.fight.owed:
            self.go("end")
        return lose_step(state, unit, RETREAT)

    def _stay_in_region(self, state: IllusionsState) -> None:
        """12.2.2a, 18.5b They retreat inside the region."""
        for unit in self.staying(state):
            state.note_retreated(unit)
        self.go("end")

    # -- 12.7.3 the way ----------------------------------------------------------------------------
    def chooser(self, state: IllusionsState, unit: UnitId) -> str:
        return seat_of(state, self.side, unit)

    def ways(self, state: IllusionsState, unit: UnitId) -> Ways:
        if self._is_region(state):
            return self._region_ways(state, unit)
        return retreat_ways.open_ways(state, unit, state.fight.target, state.fight.owed)

    def _region_ways(self, state: IllusionsState, unit: UnitId) -> Ways:
        """18.5b To a connected space or region with room."""
        found = retreat_ways.open_ways(state, unit, state.fight.target, ONE)
        return Ways() if found.extended else found

    def depart(self, state: IllusionsState, unit: UnitId, way: Way) -> Frame | None:
        """12.7.3-12.7.5 The unit has retreated, or is lost because it cannot."""
        self.begun = True
        if not way:
            casualties.lose_for_good(state, unit, RETREAT)
            return None
        if self._is_over_limit(state, unit):
            self.crowded.append(unit)
            if state.units[unit].reduced:
                return lose_step(state, unit, RETREAT)
            state.lose_step(unit, RETREAT)
        retreat_to(state, unit, way)
        return None

    def _is_over_limit(self, state: IllusionsState, unit: UnitId) -> bool:
        """12.7.3d A unit forced to end overstacked loses a step before it goes on; its replacement does not again."""
        instead_of = state.fight.standins.get(unit, "")
        return self.ways(state, unit).extended and instead_of not in self.crowded

    # -- 27.0 HQs and heavy artillery go with their stack ------------------------------------------
    def ask_staff(self, state: IllusionsState) -> Decision | None:
        unit, ends = self._staff(state)
        if not unit or len(ends) <= 1:
            return None
        offers = [verbs.TO(place) for place in ends]
        prompt = Message.of("retreat.where", unit=unit)
        return Decision.of(self.chooser(state, unit), "27.0", prompt, offers, subjects=(unit,))

    def _staff(self, state: IllusionsState) -> tuple[UnitId, list[SpaceId]]:
        combat = state.fight
        here = [u for u in state.units_of(self.side, combat.target) if not state.world.units[u].combat]
        here = [unit for unit in here if unit not in combat.late]
        if not here or self._is_region(state):
            return NOTHING, []
        return here[0], staff_ends(state, here[0], combat.defenders)

    def on_staff(self, state: IllusionsState, action: Action) -> None:
        unit, _ = self._staff(state)
        _follow(state, unit, action.target)

    def run_late(self, state: IllusionsState) -> None:
        """27.0c, 12.7.6b Staffs follow the only way there is or are lost; earlier arrivals are lost with the space."""
        unit, ends = self._staff(state)
        if unit:
            if ends:
                _follow(state, unit, ends[0])
            else:
                state.eliminate(unit, RETREAT)
            self.go("staff")
            return
        if not self._is_region(state):
            aftermath.lose_late(state)

    # -- refusals ----------------------------------------------------------------------------------
    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        combat, name = state.fight, action.target
        match action.verb:
            case verbs.HALT if self.begun:
                return Refusal.of("12.7.4", "retreat.begun")
            case verbs.HALT if self.paid:
                return Refusal.of("12.7.4", "retreat.halt_once")
            case verbs.HALT:
                return retreat_options.why_not_pay(state, combat) or Refusal.of("12.7.4", "retreat.halt_who")
            case verbs.TO if name in state.world.spaces and self.current(state):
                at = self.walked[-1] if self.walked else combat.target
                return retreat_ways.why_not_to(state, self.current(state), combat.target, at, name)
            case verbs.RETREAT if name in state.units:
                alike = name in self.staying(state)
                return Refusal.of("12.7.1", "refuse.alike" if alike else "retreat.not_beaten", unit=name)
            case verbs.STAY:
                return Refusal.of("12.7.4", "retreat.no_stay", space=combat.target)
        return None


def retreat_to(state: IllusionsState, unit: UnitId, way: Way) -> None:
    """12.7.3h The unit goes its way; it gains control only of the last space."""
    combat = state.fight
    state.note_passed(way[:-1] if combat.owed >= TWO else ())
    state.move((unit,), (combat.target, *way), RETREAT)
    state.note_retreated(unit)
    entering.enter(state, (unit,), way[-1], RETREAT)
    sieges.review(state, combat.target)


def staff_ends(state: IllusionsState, unit: UnitId, units: list[UnitId]) -> list[SpaceId]:
    """27.0 Where an HQ or heavy artillery may follow the units of its stack."""
    side, start = state.owner_of(unit), state.place_of(unit)
    places = sorted({state.place_of(each) for each in units} - {start})
    mixed = state.world.mixed
    return [p for p in places if p in mixed or stacking.may_share(state, (*state.units_of(side, p), unit))]


def _follow(state: IllusionsState, unit: UnitId, place: SpaceId) -> None:
    state.move((unit,), (state.fight.target, place), RETREAT)
    state.note_retreated(unit)
