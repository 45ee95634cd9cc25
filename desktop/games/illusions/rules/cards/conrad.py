"""AP-15 Conrad: a player makes the enemy attack."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.data.schema_conditions import OwnCondition
from desktop.games.illusions.rules.cards import bans, conrad_options, registry
from desktop.games.illusions.rules.combat import attack_options
from desktop.games.illusions.rules.combat.combat import ResolveCombat
from desktop.games.illusions.rules.sieges.sieges import are_enough
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import AH
from desktop.games.illusions.state.state import IllusionsState

CARD = "AP-15"


@registry.condition(CARD, "attack_pair")
def can_attack(state: IllusionsState, asked: OwnCondition) -> bool:
    """AP-15 There is a space with AH units and a target they could attack."""
    return bool(conrad_options.attack_pairs(state, AH))


@registry.event(CARD)
class ForcedAttacks(Frame, kw_only=True):
    """AP-15 Up to two attacks by AH units at once, without OPS: the AP player names the attacking space and the
    connected target of each, no space and no target twice. The space holds an AH LCU that may attack; all its AH units
    take part but those that a siege needs, others there only if the CP player wishes. There is no flank attack; else
    each is a CP attack like any other, also for the Mandatory Offensive."""

    STEPS = ("name", "attack")
    side: str
    card: CardId
    number: int
    pairs: list[tuple[SpaceId, SpaceId]] = []

    def ask_name(self, state: IllusionsState) -> Decision | None:
        most = registry.effect_of(state, self.card).value
        found = conrad_options.attack_pairs(state, AH, self.pairs)
        if len(self.pairs) == most or not found:
            return None
        offers = [verbs.ORDER(*pair) for pair in found]
        if self.pairs:
            offers.append(verbs.DONE())
        prompt = Message.of("event.order", card=self.card, n=most - len(self.pairs))
        done = len(self.pairs), most
        return Decision.of(state.seat(self.side), "9.7.1", prompt, offers, progress=done)

    def on_name(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        origin, target = action.args
        self.pairs.append((origin, target))

    def run_attack(self, state: IllusionsState) -> Frame | None:
        """12.2 All units of the nation take part except those needed for a siege; a target that is gone is left."""
        while self.pairs:
            origin, target = self.pairs.pop(0)
            units = conrad_options.forced_attackers(state, AH, origin)
            if units and (origin, target) in conrad_options.attack_pairs(state, AH):
                self.go("attack")
                return ForcedCombat(origin=origin, target=target, units=units)
        return None


class ForcedCombat(Frame, kw_only=True):
    """AP-15 `units` must attack; other units of the space, an HQ and artillery join if their owner wishes."""

    STEPS = ("join", "attack")
    origin: SpaceId
    target: SpaceId
    units: list[UnitId]
    staff: list[UnitId] = []

    def ask_join(self, state: IllusionsState) -> Decision | None:
        side = state.owner_of(self.units[0])
        found = self._free(state, side)
        if not found:
            return None
        offers = [*(verbs.WITH(unit) for unit in found), verbs.DONE()]
        prompt = Message.of("attack.with", space=self.target)
        subjects = (self.target, *self.units, *self.staff)
        return Decision.of(state.seat(side, self.units[0]), "12.1", prompt, offers, subjects=subjects)

    def _free(self, state: IllusionsState, side: str) -> list[UnitId]:
        """12.1.3, 20.3.3a, AP-43 Units that may join."""
        here = [unit for unit in state.units_of(side, self.origin) if unit not in (*self.units, *self.staff)]
        return [unit for unit in here if unit not in state.fought and self._fits(state, side, unit)]

    def _fits(self, state: IllusionsState, side: str, unit: UnitId) -> bool:
        if not state.world.units[unit].combat:
            return True
        if supply.status(state, unit) != "full" or bans.why_not_attack(state, unit):
            return False
        together = [*self.units, unit]
        if bans.why_not_together(state, together):
            return False
        rest = [each for each in state.units_of(side, self.origin) if each not in together]
        return state.sieges.get(self.origin) != side or are_enough(state, self.origin, rest)

    def on_join(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
        elif state.world.units[action.target].combat:
            self.units.append(action.target)
        else:
            self.staff.append(action.target)

    def run_attack(self, state: IllusionsState) -> Frame:
        side = state.owner_of(self.units[0])
        state.begin_combat(attack_options.declared(state, side, self.target, self.units, staff=self.staff, forced=True))
        return ResolveCombat()
