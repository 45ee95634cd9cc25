"""9.4.4, 12.1 The attacks of an action round, declared and made one at a time."""

from __future__ import annotations

from collections.abc import Callable

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.combat import attack_options as options
from desktop.games.illusions.rules.combat import combat_cards
from desktop.games.illusions.rules.combat.combat import ResolveCombat
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.combat_state import RISING, UNITS, Combat
from desktop.games.illusions.state.state import IllusionsState


class Attacks(Reasoned, Frame, kw_only=True):
    """12.1 The active player names a target and the units, in either order, until he wants no more.

    `aim` is what is attacked in the target: units, fort or uprising. `staff` are HQs and heavy artillery that join.
    """

    STEPS = ("declare",)
    side: str
    target: SpaceId = NOTHING
    aim: str = UNITS
    units: list[UnitId] = []
    staff: list[UnitId] = []

    # -- asking ------------------------------------------------------------------------------------
    def ask_declare(self, state: IllusionsState) -> Decision | None:
        targets = self._targets(state)
        if not targets:
            return None
        offers = [*self._target_actions(state, targets), *self._unit_actions(state, targets)]
        if not offers and not self._might_be_made(state, targets):
            return None
        if not self.units:
            offers.append(verbs.NO_MORE())
        prompt = Message.of("attack.with", space=self.target) if self.target else Message.of("attack.choose")
        chosen = (*self.units, *self.staff)
        subjects = (self.target, *chosen) if self.target else chosen
        return Decision.of(state.seat(self.side), "12.1", prompt, offers, subjects=subjects)

    def _targets(self, state: IllusionsState) -> list[options.Target]:
        """What all units chosen so far may attack."""
        found = options.targets(state, self.side)
        if not self.units:
            return found
        return [each for each in found if set(self.units) <= set(options.available(state, self.side, *each))]

    def _target_actions(self, state: IllusionsState, targets: list[options.Target]) -> list[Action]:
        if self.target and self.units:
            return []
        others = [each for each in targets if each != (self.target, self.aim)]
        return [target_action(state, targets, *each) for each in others if self._can_be_made(state, each, [])]

    def _unit_actions(self, state: IllusionsState, targets: list[options.Target]) -> list[Action]:
        """Units to add or leave out; the attack itself once it is lawful."""
        wanted = [(self.target, self.aim)] if self.target else targets
        joining = dict.fromkeys(unit for each in wanted for unit in self._joining(state, each))
        staff = [each for each in options.staff_for(state, self.side, self.units) if each not in self.staff]
        offers = [verbs.WITH(unit) for unit in (*sorted(joining), *staff)]
        offers += [verbs.WITHOUT(unit) for unit in (*self.units, *self.staff)]
        if self.target and self.units:
            if options.why_not_made(state, self.units) is None:
                offers.append(verbs.ATTACK())
            for card in self._cards(state, self.units):
                offers.append(verbs.ATTACK(card))
        return offers

    def _joining(self, state: IllusionsState, target: options.Target) -> list[UnitId]:
        """12.1.3a Units that may still join so that the attack can become lawful."""
        free = [unit for unit in options.available(state, self.side, *target) if unit not in self.units]
        able = [unit for unit in free if options.why_not_join(state, self.side, self.units, unit, target[0]) is None]
        return [unit for unit in able if self._can_be_made(state, target, [unit])]

    def _can_be_made(self, state: IllusionsState, target: options.Target, more: list[UnitId]) -> bool:
        """12.1.2c, 12.1.3a Whether an attack with the units chosen and these can still be lawful."""
        free = options.available(state, self.side, *target)
        units = [*self.units, *more]
        if not units:
            starts = (options.can_be_made(state, self.side, [unit], free, target[0]) for unit in free)
            return any(starts) or bool(self._cards(state, free, target))
        if options.can_be_made(state, self.side, units, free, target[0]):
            return True
        waived = bool(self._cards(state, units, target))
        return waived and options.can_be_made(state, self.side, units, free, target[0], waived=True)

    def _might_be_made(self, state: IllusionsState, targets: list[options.Target]) -> bool:
        """CP-40 Whether the enemy must reckon with an attack that only a card makes lawful: then who has none is asked
        too, lest that is told."""
        wanted = combat_cards.DECLARATION
        possible = [c for c in state.possible_cards(self.side) if state.world.cards[c].window == wanted]
        able = ((each, options.available(state, self.side, *each)) for each in targets if possible)
        return any(self._waived(state, units, each, combat_cards.possible) for each, units in able)

    def _cards(self, state: IllusionsState, units: list[UnitId], target: options.Target | None = None) -> list[CardId]:
        """CP-40 Cards shown at the declaration that make an attack lawful, or just help it."""
        held = [c for c in state.held_ccs(self.side) if state.world.cards[c].window == combat_cards.DECLARATION]
        return self._waived(state, units, target, combat_cards.playable) if held else []

    def _waived(
        self,
        state: IllusionsState,
        units: list[UnitId],
        target: options.Target | None,
        cards: Callable[..., list[CardId]],
    ) -> list[CardId]:
        place, kind = target or (self.target, self.aim)
        combat = options.declared(state, self.side, place, units, kind)
        playable = cards(state, combat, self.side, combat_cards.DECLARATION)
        return playable if options.why_not_made(state, units, waived=True) is None else []

    # -- answers -----------------------------------------------------------------------------------
    def on_declare(self, state: IllusionsState, action: Action) -> Frame | None:
        match action.verb:
            case verbs.TARGET:
                self.target, self.aim = self._named(state, action)
            case verbs.WITH:
                chosen = self.units if state.world.units[action.target].combat else self.staff
                chosen.append(action.target)
                chosen.sort()
            case verbs.WITHOUT:
                self._drop(state, action.target)
            case verbs.ATTACK:
                return self._make(state, action.target)
            case _:
                self.next_step()
        return None

    def _named(self, state: IllusionsState, action: Action) -> options.Target:
        place = action.args[0]
        if len(action.args) > 1:
            return place, action.args[1]
        kinds = options.kinds_at(state, self.side, place)
        return place, kinds[0]

    def _drop(self, state: IllusionsState, unit: UnitId) -> None:
        """A unit is left out, and HQs or artillery that are no longer with any attacker."""
        self.units = [each for each in self.units if each != unit]
        able = options.staff_for(state, self.side, self.units)
        self.staff = [each for each in self.staff if each != unit and each in able]

    def _make(self, state: IllusionsState, card: CardId) -> Frame:
        combat = self.declared(state)
        self.target, self.aim, self.units, self.staff = NOTHING, UNITS, [], []
        state.begin_combat(combat)
        if card:
            state.use_cc(self.side, card)
            state.lay_cc(self.side, card)
        return ResolveCombat()

    def declared(self, state: IllusionsState) -> Combat:
        """The attack as it stands."""
        return options.declared(state, self.side, self.target, self.units, self.aim, staff=self.staff)

    # -- refusing ----------------------------------------------------------------------------------
    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        world = state.world
        match action:
            case verbs.TARGET, (_, *_) if self.target and self.units:
                return Refusal.of("12.1", "attack.target_named", space=self.target)
            case verbs.TARGET, (space, *_) if space in world.spaces:
                return options.why_not_target(state, self.side, space)
            case verbs.WITH, (unit,) if unit in world.units:
                return self._why_not_with(state, unit)
            case verbs.WITHOUT, (unit,) if unit in world.units:
                return Refusal.of("12.1", "attack.not_chosen", unit=unit)
            case verbs.ATTACK, _:
                whole = self.target and self.units
                return options.why_not_made(state, self.units) if whole else Refusal.of("12.1", "attack.nobody")
            case verbs.NO_MORE, _:
                return Refusal.of("12.1", "attack.units_chosen")
        return None

    def _why_not_with(self, state: IllusionsState, unit: UnitId) -> Refusal:
        """12.1 Why a unit does not join: what is against it at the target, or at all of those there are."""
        if unit in self.units or unit in self.staff:
            return Refusal.of("12.1", "attack.chosen", unit=unit)
        if not state.world.units[unit].combat:
            return Refusal.of("27.0", "attack.staff_apart", unit=unit)
        for target in [(self.target, self.aim)] if self.target else self._targets(state):
            refusal = options.why_not_attack(state, self.side, unit, *target)
            refusal = refusal or options.why_not_join(state, self.side, self.units, unit, target[0])
            if refusal := refusal or options.why_not_made(state, [*self.units, unit]):
                return refusal
        return Refusal.of("12.1.3", "attack.nations", unit=unit)


def target_action(state: IllusionsState, targets: list[options.Target], place: SpaceId, kind: str) -> Action:
    """A place is named; where units and uprising units can be attacked, the uprising by its name."""
    if kind == RISING and (place, UNITS) in targets:
        return verbs.TARGET(place, kind)
    return verbs.TARGET(place)
