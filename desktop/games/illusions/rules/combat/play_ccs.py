"""12.2E Combat Cards, and units that withdraw from a combat or march into it because of one."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.cards import marching
from desktop.games.illusions.rules.combat import combat_cards
from desktop.games.illusions.rules.combat.loss_options import representatives
from desktop.games.illusions.rules.combat.retreat import staff_ends
from desktop.games.illusions.rules.map import entering
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.retreat import Way, Ways
from desktop.mechanics.cdg.walk import Walk

WITHDRAW, MARCH = "withdraw", "march"


class PlayCombatCards(Reasoned, Frame, kw_only=True):
    """9.8a One side plays any number of Combat Cards; AP-24 lets the defenders withdraw before."""

    STEPS = ("choose",)
    side: str
    window: str = combat_cards.CARDS

    def ask_choose(self, state: IllusionsState) -> Decision | None:
        """Asked whenever the enemy must reckon with a card: whether somebody is asked tells nothing of his hand."""
        combat = state.fight
        if combat.called_off:
            return None
        actions = [verbs.CARD_PLAYED(card) for card in combat_cards.playable(state, combat, self.side, self.window)]
        defending = self.side == combat.other and not combat.cards[self.side]
        if defending and marching.may_all_withdraw(state, combat):
            actions.append(verbs.WITHDRAW(marching.GREAT_RETREAT))
        if not actions and not combat_cards.may_be_played(state, combat, self.side, self.window):
            return None
        actions.append(verbs.NO_CARD())
        prompt = Message.of(f"combat.cards_{combat.role_of(self.side)}", space=combat.target)
        seat = state.seat(self.side, combat.units_of(self.side)[0])
        return Decision.of(seat, "12.2", prompt, actions, subjects=(combat.target,), default=actions[-1])

    def on_choose(self, state: IllusionsState, action: Action) -> Frame | None:
        match action.verb:
            case verbs.CARD_PLAYED:
                state.use_cc(self.side, action.target)
                state.lay_cc(self.side, action.target)
                return self._procedure(state, action.target)
            case verbs.WITHDRAW:
                return Withdrawal(side=self.side, card=action.target, mode=marching.ALL)
        self.next_step()
        return None

    def _procedure(self, state: IllusionsState, card: CardId) -> Frame | None:
        for effect in state.world.cards[card].effects:
            if isinstance(effect, s.Withdraw):
                return Withdrawal(side=self.side, card=card, mode=effect.units)
            if isinstance(effect, s.JoinCombat):
                return ForcedMarch(side=self.side, card=card)
        return None

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.target not in state.world.cards:
            return None
        if action.verb == verbs.CARD_PLAYED:
            return combat_cards.why_not_cc(state, state.fight, self.side, action.target, self.window)
        return Refusal.of("12.2", "combat.no_withdrawal", card=action.target) if action.verb == verbs.WITHDRAW else None


class Withdrawal(Walk[IllusionsState], kw_only=True):
    """AP-16, AP-24, AP-36 Defenders leave before the combat as in a retreat of one space; no step is lost."""

    STEPS = ("unit", "way", "gone", "staff", "finish")
    WAY_RULE = "12.7.3"
    AFTER = "staff"
    card: CardId
    mode: str
    moved: int = 0

    def _is_screen(self) -> bool:
        return self.mode == marching.NOT_CAVALRY

    def ask_unit(self, state: IllusionsState) -> Decision | None:
        """AP-36 The owner picks who goes; with the other cards all go."""
        if not self._is_screen():
            return None
        units = marching.screened(state, state.fight)
        actions = [verbs.WITHDRAW(unit) for unit in representatives(state, units)]
        if self.moved:
            actions.append(verbs.DONE())
        if not units or (len(actions) == 1 and not self.moved):
            return None
        prompt = Message.of("combat.screen", card=self.card)
        return Decision.of(self.chooser(state, units[0]), "12.2", prompt, actions, subjects=units)

    def on_unit(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.go("staff")
            return
        self.unit = action.target
        self.next_step()

    def staying(self, state: IllusionsState) -> list[UnitId]:
        if self._is_screen():
            able = marching.screened(state, state.fight)
            return able if not self.moved else []
        combat = state.fight
        return [unit for unit in combat.defenders if state.place_of(unit) == combat.target]

    def chooser(self, state: IllusionsState, unit: UnitId) -> str:
        return state.seat(self.side, unit)

    def ways(self, state: IllusionsState, unit: UnitId) -> Ways:
        asked = marching.land_ways if self._is_screen() else marching.ways_for_all
        return Ways(tuple((place,) for place in asked(state, state.fight, unit)))

    def depart(self, state: IllusionsState, unit: UnitId, way: Way) -> None:
        """It counts as retreated."""
        self.moved += 1
        state.leave_combat(unit)
        state.move((unit,), (state.fight.target, *way), WITHDRAW)
        state.note_retreated(unit)
        entering.enter(state, (unit,), way[-1], WITHDRAW)
        sieges.review(state, state.fight.target)

    # -- staffs ------------------------------------------------------------------------------------
    def _staff(self, state: IllusionsState) -> tuple[UnitId, list[SpaceId]]:
        target = state.fight.target
        here = [u for u in state.units_of(self.side, target) if not state.world.units[u].combat]
        gone = [unit for unit in state.retreated if state.on_map(unit) and state.owner_of(unit) == self.side]
        near = [u for u in gone if state.place_of(u) in state.world.neighbours[target]]
        return (here[0], staff_ends(state, here[0], near)) if here else (NOTHING, [])

    def ask_staff(self, state: IllusionsState) -> Decision | None:
        """AP-36 An HQ may go with them or stay; otherwise it goes along."""
        unit, ends = self._staff(state)
        offers = [verbs.TO(place) for place in ends]
        if self._is_screen() and state.fight.defenders:
            offers.append(verbs.STAY())
        if not unit or len(offers) <= 1:
            return None
        prompt = Message.of("retreat.where", unit=unit)
        return Decision.of(self.chooser(state, unit), "27.0", prompt, offers, subjects=(unit,))

    def on_staff(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.TO:
            self._follow(state, self._staff(state)[0], action.target)
        self.next_step()

    def _follow(self, state: IllusionsState, unit: UnitId, place: SpaceId) -> None:
        state.leave_command(unit)
        state.move((unit,), (state.fight.target, place), WITHDRAW)
        state.note_retreated(unit)

    def run_finish(self, state: IllusionsState) -> None:
        """If nobody is left there is no combat."""
        if state.fight.defenders:
            return
        unit, ends = self._staff(state)
        if unit and ends:
            self._follow(state, unit, ends[0])
            self.go("finish")
            return
        if unit:
            state.eliminate(unit, WITHDRAW)
            self.go("finish")
            return
        state.call_off()


class ForcedMarch(Frame, kw_only=True):
    """AP-41 One unit joins the combat from one space away."""

    STEPS = ("choose",)
    side: str
    card: CardId

    def ask_choose(self, state: IllusionsState) -> Decision | None:
        found = marching.marches(state, state.fight, self.side)
        units = representatives(state, found)
        offers = [verbs.MARCH(unit, goal) for unit in units for goal in found[unit]]
        prompt = Message.of("combat.march", card=self.card)
        return Decision.of(state.seat(self.side), "12.2", prompt, offers, subjects=units)

    def on_choose(self, state: IllusionsState, action: Action) -> None:
        unit, goal = action.args
        state.move((unit,), (state.place_of(unit), goal), MARCH)
        state.reinforce_combat(self.side, unit, goal)
        self.next_step()
