"""8.2.5, 11.1 The attacks and assaults of an action round, declared and made one at a time."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat import attack_options as options
from desktop.games.crusade.rules.combat.combat import ResolveCombat
from desktop.games.crusade.rules.map import sieges
from desktop.games.crusade.rules.map.control import bonus_of
from desktop.games.crusade.state import combat_events as ev
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.modifier import Modifier, total

NAMED = "named"
FIRST_TURN = 1


class Attacks(Frame, kw_only=True):
    """11.1 The active player names a space and the units, in either order, until he wants no more.

    `space` is where the bonus marker of a strategic counterattack goes (8.5.5.3).
    """

    STEPS = ("declare", "bonus", "award")
    side: str
    target: SpaceId = NOTHING
    siege: str = ""
    units: list[UnitId] = []
    space: SpaceId = NOTHING

    # -- 11.1, 11.2.2 asking -----------------------------------------------------------------------
    def ask_declare(self, state: CrusadeState) -> Decision | None:
        targets, sieges = self._targets(state), options.assaults(state, self.side)
        if self.siege:
            return self._ask_assault(state, targets, sieges)
        if not targets and not sieges:
            return None
        offers = [*self._target_actions(state, targets), *self._unit_actions(state, targets)]
        if not self.units:
            offers += [verbs.ASSAULT(siege) for siege in sieges]
            offers.append(verbs.NO_MORE())
        prompt = Message.of("attack.with", space=self.target) if self.target else Message.of("attack.choose")
        subjects = (self.target, *self.units) if self.target else tuple(self.units)
        return Decision.of(self.side, "11.1", prompt, offers, subjects=subjects)

    def _targets(self, state: CrusadeState) -> list[SpaceId]:
        """11.1.3 Spaces that all units chosen so far may attack."""
        found = options.targets(state, self.side)
        if not self.units:
            return found
        return [space for space in found if set(self.units) <= set(options.available(state, self.side, space))]

    def _target_actions(self, state: CrusadeState, targets: list[SpaceId]) -> list[Action]:
        if self.target and self.units:
            return []
        return [verbs.TARGET(space) for space in targets if space != self.target]

    def _unit_actions(self, state: CrusadeState, targets: list[SpaceId]) -> list[Action]:
        """11.1.3, 17.4.2 Units to add or leave out; the attack itself once it is lawful."""
        wanted = [self.target] if self.target else targets
        joining = dict.fromkeys(unit for space in wanted for unit in self._joining(state, space))
        offers = [verbs.WITH(unit) for unit in sorted(joining)]
        offers += [verbs.WITHOUT(unit) for unit in self.units]
        if self.target and self.units and options.why_not_together(state, self.units) is None:
            offers.append(verbs.ATTACK())
            if options.may_name(state):
                offers.append(verbs.ATTACK(NAMED))
        return offers

    def _joining(self, state: CrusadeState, space: SpaceId) -> list[UnitId]:
        """17.4.2 Units that may still join an attack on a space so that it can become lawful."""
        free = [unit for unit in options.available(state, self.side, space) if unit not in self.units]
        return [unit for unit in free if options.can_join(state, self.units, unit, free)]

    def _ask_assault(self, state: CrusadeState, targets: list[SpaceId], sieges: list[str]) -> Decision:
        """16.1.4.1 At least one unit of the space assaults; others may attack neighbours. 11.1.1 It is optional."""
        free = [unit for unit in options.stormers(state, self.siege) if unit not in self.units]
        offers = [verbs.WITH(unit) for unit in free] + [verbs.WITHOUT(unit) for unit in self.units]
        if self.units:
            offers.append(verbs.ATTACK())
        else:
            offers += [verbs.TARGET(space) for space in targets]
            offers += [verbs.ASSAULT(siege) for siege in sieges if siege != self.siege]
            offers.append(verbs.NO_MORE())
        prompt = Message.of("attack.assault", siege=self.siege)
        return Decision.of(self.side, "16.1.4.1", prompt, offers, subjects=self.units)

    # -- answers -----------------------------------------------------------------------------------
    def on_declare(self, state: CrusadeState, action: Action) -> Frame | None:
        match action.verb:
            case verbs.TARGET:
                self.target, self.siege = action.target, ""
            case verbs.ASSAULT:
                self.target, self.siege = NOTHING, action.target
            case verbs.WITH:
                self.units = sorted([*self.units, action.target])
            case verbs.WITHOUT:
                self.units = [unit for unit in self.units if unit != action.target]
            case verbs.ATTACK:
                return self._make(state, named=action.target == NAMED)
            case _:
                self.next_step()
        return None

    def _make(self, state: CrusadeState, *, named: bool) -> Frame | None:
        target, siege, units = self.target, self.siege, self.units
        self.target, self.siege, self.units = NOTHING, "", []
        if siege:
            _storm(state, siege, units)
            return None
        state.begin_combat(options.declared(state, self.side, target, units, named=named))
        if named:
            state.change_effects(named=target)
        return ResolveCombat()

    # -- 8.5.5.3 the bonus of a strategic counterattack --------------------------------------------
    def ask_bonus(self, state: CrusadeState) -> Decision | None:
        spaces = self._earned(state)
        if len(spaces) <= 1:
            return None
        offers = [verbs.BONUS(space) for space in spaces]
        prompt = Message.of("attack.bonus", card=state.effects.counterattack)
        return Decision.of(self.side, "8.5.5.3", prompt, offers, subjects=spaces)

    def _earned(self, state: CrusadeState) -> list[SpaceId]:
        """8.5.5.5 Without spaces that the enemy has regained since, retreating from a later attack."""
        return sorted(space for space in state.effects.bonus_spaces if state.controls(self.side, space))

    def on_bonus(self, state: CrusadeState, action: Action) -> None:
        self.space = action.target
        self.next_step()

    def run_award(self, state: CrusadeState) -> None:
        """8.5.5.4 The marker, and VP or RM on top of the value of the space."""
        earned, card = self._earned(state), state.effects.counterattack
        if not earned:
            return
        space = self.space or earned[0]
        vp, rm = bonus_of(state, card)
        state.place_bonus(space, card)
        state.score("bonus", vp=vp, rm=rm, card=card, space=space)
        state.change_effects(bonus_spaces=[])

    # -- refusing ----------------------------------------------------------------------------------
    def _why_not_target(self, state: CrusadeState, space: SpaceId) -> Refusal | None:
        """11.1.3 Why a space may not be named now."""
        if refusal := options.why_not_attack_on(state, self.side, space):
            return refusal
        if (self.siege or self.target) and self.units:
            return Refusal.of("11.2.2", "attack.under_way", space=space)
        far = next((unit for unit in self.units if space not in options.spaces_for(state, self.side, unit)), "")
        if far:
            return Refusal.of("11.1.3", "attack.not_adjacent", unit=far, space=space)
        return Refusal.of("11.2.2", "attack.named_already", space=space) if space == self.target else None

    def _why_not_with(self, state: CrusadeState, unit: UnitId) -> Refusal | None:
        """11.1, 17.4.2, 16.1.4.1 Why a unit may not be named now."""
        if self.step != "declare":
            return None
        if unit in self.units:
            return Refusal.of("11.2.2", "attack.chosen", unit=unit)
        if self.siege:
            known = unit in options.stormers(state, self.siege)
            return None if known else Refusal.of("16.1.4.1", "assault.not_there", siege=self.siege)
        if self.target:
            refusal = options.why_not_attack(state, self.side, unit, self.target)
            free = [other for other in options.available(state, self.side, self.target) if other not in self.units]
            if refusal or options.can_join(state, self.units, unit, free):
                return refusal
            return options.why_not_together(state, [*self.units, unit])
        if refusal := options.why_not_ready(state, self.side, unit):
            return refusal
        targets = self._targets(state)
        if any(unit in self._joining(state, space) for space in targets):
            return None
        return Refusal.of("11.1.3", "attack.no_target", unit=unit)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        world = state.world
        match action.verb, action.args:
            case verbs.TARGET, (space,) if space in world.spaces:
                return self._why_not_target(state, space)
            case verbs.WITH, (unit,) if unit in world.units:
                return self._why_not_with(state, unit)
            case verbs.WITHOUT, (unit,) if unit in world.units and unit not in self.units:
                return Refusal.of("11.2.2", "attack.not_chosen", unit=unit)
            case verbs.ASSAULT, (siege,) if siege in world.sieges:
                return self._why_not_assault(state, siege)
        return self._why_not_yet(state, action) if state.stack[-1] is self else None

    def _why_not_yet(self, state: CrusadeState, action: Action) -> Refusal | None:
        """11.2.2, 8.5.5.3 What is still to be done, or undone, before."""
        match action.verb, action.args:
            case verbs.ATTACK, () if self.units and self.step == "declare":
                named = self.target or self.siege
                lacking = options.why_not_together(state, self.units)
                return lacking or (None if named else Refusal.of("11.2.2", "attack.no_target_yet"))
            case verbs.ATTACK, () if self.step == "declare":
                return Refusal.of("11.2.2", "attack.nobody")
            case verbs.NO_MORE, () if self.units:
                return Refusal.of("11.2.2", "attack.drop_first")
            case verbs.BONUS, (space,) if self.step == "bonus" and space in state.world.spaces:
                earned = space in self._earned(state)
                return None if earned else Refusal.of("8.5.5.3", "attack.no_bonus", space=space)
        return None

    def _why_not_assault(self, state: CrusadeState, siege: str) -> Refusal | None:
        """16.1.4.1 Why a siege may not be stormed now."""
        if refusal := options.why_not_assault(state, self.side, siege):
            return refusal
        if self.units:
            return Refusal.of("11.2.2", "attack.drop_first")
        return Refusal.of("11.2.2", "assault.named_already", siege=siege) if siege == self.siege else None


# -- 16.1.4 the assault on a siege ---------------------------------------------------------------------
def _assault_drms(state: CrusadeState, units: list[UnitId]) -> list[Modifier]:
    """16.1.4.2, 17.5.2 Harder on Turn 1, easier for several divisions or a corps."""
    rule = state.world.tables.assault
    found = []
    if state.turn == FIRST_TURN:
        found.append(Modifier.of(rule.first_turn, "17.5.2", "assault.first_turn"))
    if len(units) >= rule.strong_units or any(state.world.units[unit].corps for unit in units):
        found.append(Modifier.of(rule.strong, "16.1.4.2", "assault.strong"))
    return found


def _succeeds(state: CrusadeState, units: list[UnitId], die: int) -> bool:
    return die + total(_assault_drms(state, units)) <= state.world.tables.assault.success


def _storm(state: CrusadeState, siege: str, units: list[UnitId]) -> None:
    """16.1.4.2 Roll; success lowers the resistance by one, and at 0 the place surrenders (16.1.5)."""
    state.note_assaulted(siege)
    for unit in units:
        state.note_fought(unit)
    die = state.roll("assault", state.active, state.world.limits.die_faces)
    success = _succeeds(state, units, die)
    state.record_assault(ev.SiegeAssaulted(siege, tuple(units), die, total(_assault_drms(state, units)), success))
    if success:
        sieges.weaken(state, siege, "assault")
