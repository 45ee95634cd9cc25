"""11.2.4 Combat Cards and the armor claim; N14 and the cancelling of air cards."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.combat import combat_cards, drm
from desktop.games.crusade.rules.combat.loss_options import representatives, why_not_among
from desktop.games.crusade.state.sides import enemy_of
from desktop.games.crusade.state.state import CrusadeState


class PlayCombatCards(Frame, kw_only=True):
    """11.2.4 One side plays any number of Combat Cards; the attacker also says whether armor claims its modifier."""

    STEPS = ("choose",)
    side: str

    def ask_choose(self, state: CrusadeState) -> Decision | None:
        """Asked whenever the enemy must reckon with a card: whether somebody is asked tells nothing of his hand."""
        combat = state.fight
        if not combat.attackers:
            return None
        actions = [verbs.CARD_PLAYED(card) for card in combat_cards.playable(state, combat, self.side)]
        if self.side == combat.side and not combat.armor:
            units = representatives(state, drm.claimants(state, combat))
            actions += [verbs.CLAIM(unit) for unit in units]
        if not actions and not combat_cards.may_be_played(state, combat, self.side):
            return None
        actions.append(verbs.NO_CARD())
        prompt = Message.of(f"combat.cards_{combat.role_of(self.side)}", space=combat.target)
        return Decision.of(self.side, "11.2.4", prompt, actions, subjects=(combat.target,), default=actions[-1])

    def on_choose(self, state: CrusadeState, action: Action) -> Frame | None:
        match action.verb:
            case verbs.CARD_PLAYED:
                return self._play(state, action.target)
            case verbs.CLAIM:
                state.claim_armor(action.target)
            case _:
                self.next_step()
        return None

    def _play(self, state: CrusadeState, card: CardId) -> Frame | None:
        state.use_cc(self.side, card)
        state.lay_cc(self.side, card)
        for effect in state.world.cards[card].effects:
            if isinstance(effect, s.EliminateUnit):
                return Defection(side=self.side, card=card, family=effect.family)
        return None

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if state.combat is None:
            return None
        combat = state.fight
        if action.verb == verbs.CARD_PLAYED and action.target in state.world.cards:
            return combat_cards.why_not_cc(state, combat, self.side, action.target)
        if action.verb == verbs.CLAIM and action.target in state.units:
            return self._why_not_claim(state, action.target)
        return None

    def _why_not_claim(self, state: CrusadeState, unit: UnitId) -> Refusal | None:
        combat = state.fight
        if combat.armor:
            return Refusal.of("16.6.2", "armor.once", unit=combat.armor)
        if unit not in combat.attackers:
            return Refusal.of("11.1.7", "losses.not_concerned", unit=unit)
        return drm.why_not_armor(state, combat, unit)


class Defection(Frame, kw_only=True):
    """N14 One attacking unit of a family goes to the Eliminated box; the strengths are counted again."""

    STEPS = ("sole", "choose")
    side: str
    card: CardId
    family: str

    def _family(self, state: CrusadeState) -> list[UnitId]:
        enemies = state.fight.units_of(enemy_of(self.side))
        return [unit for unit in enemies if unit in state.world.families[self.family]]

    def _units(self, state: CrusadeState) -> list[UnitId]:
        return representatives(state, self._family(state))

    def run_sole(self, state: CrusadeState) -> None:
        units = self._units(state)
        if len(units) == 1:
            self._defect(state, units[0])
            self.go("end")

    def ask_choose(self, state: CrusadeState) -> Decision:
        units = self._units(state)
        actions = [verbs.DEFECT(unit) for unit in units]
        return Decision.of(self.side, "11.2.4", Message.of("combat.defect", card=self.card), actions, subjects=units)

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        self._defect(state, action.target)
        self.next_step()

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        """Why a unit is not among those that may defect."""
        if action.verb != verbs.DEFECT or action.target not in state.units or state.combat is None:
            return None
        return why_not_among(state, "11.2.4", "combat.no_defection", action.target, self._family(state))

    def _defect(self, state: CrusadeState, unit: UnitId) -> None:
        state.leave_combat(unit)
        state.eliminate(unit, self.card)


class CancelAirCards(Frame, kw_only=True):
    """11.2.5 N34 and R18 take the effect of one enemy air card each, chosen by their owner."""

    STEPS = ("sole", "choose")
    side: str

    def run_sole(self, state: CrusadeState) -> None:
        world, combat = state.world, state.fight
        sources, cards = (
            combat_cards.cancellers(world, combat, self.side),
            combat_cards.victims(world, combat, self.side),
        )
        if not sources or not cards:
            self.go("end")
        elif len(cards) == 1:
            state.void_cc(sources[0], cards[0])
            self.go("end")

    def ask_choose(self, state: CrusadeState) -> Decision:
        combat = state.fight
        source = combat_cards.cancellers(state.world, combat, self.side)[0]
        actions = [verbs.VOID(card) for card in combat_cards.victims(state.world, combat, self.side)]
        return Decision.of(self.side, "11.2.5", Message.of("combat.void", card=source), actions)

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        state.void_cc(combat_cards.cancellers(state.world, state.fight, self.side)[0], action.target)
        self.go("sole")

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        """Why a card is not among those that may be cancelled."""
        card = action.target
        if action.verb != verbs.VOID or card not in state.world.cards or state.combat is None:
            return None
        if card in combat_cards.victims(state.world, state.fight, self.side):
            return None
        return Refusal.of("11.2.5", "combat.not_void", card=card)
