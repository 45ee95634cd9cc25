"""6.1, 6.2, 6.3 Actions without a conflict: reorganise, fortify, fleet, Big Push try."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CardId, SpaceId
from desktop.games.reich import verbs
from desktop.games.reich.rules.actions.actions import reorganise_options
from desktop.games.reich.rules.cards.hands import DiscardCards, Refill, why_not_discard
from desktop.games.reich.rules.combat.dice_effects import why_not_name_dice
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.sides import enemy_of
from desktop.games.reich.state.state import ReichState


class Reorganise(Frame, kw_only=True):
    """6.1 Lower the own hand size or raise the opponent's, discard, and draw anew."""

    STEPS = ("option", "discard", "refill")
    side: str
    least: int = 0
    gone: int = 0

    def ask_option(self, state: ReichState) -> Decision:
        actions = [verbs.OPTION(option) for option in reorganise_options(state, self.side)]
        return Decision.of(self.side, "6.1", Message.of("action.reorganise"), actions)

    def on_option(self, state: ReichState, action: Action) -> None:
        limits = state.world.limits
        state.reorganise(self.side, action.target)
        if action.target == "own":
            state.change_hand_size(self.side, -limits.reorganise_loss, "reorganise")
            self.least = limits.reorganise_least
        else:
            state.change_hand_size(enemy_of(self.side), limits.reorganise_gift, "reorganise")
            self.least = limits.reorganise_gift_least
        self.next_step()

    def ask_discard(self, state: ReichState) -> Decision | None:
        hand = state.hands[self.side]
        actions = [verbs.DISCARD(card) for card in hand]
        if not hand:
            return None
        if self.gone >= self.least:
            actions.append(verbs.DONE())
        progress = (min(self.gone, self.least), self.least)
        return Decision.of(self.side, "6.1", Message.of("action.reorganise_discard"), actions, progress=progress)

    def on_discard(self, state: ReichState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        state.discard(self.side, action.target, "reorganise")
        self.gone += 1

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self:
            return None
        match self.step, action.verb:
            case "option", verbs.OPTION if action.target not in reorganise_options(state, self.side):
                known = action.target in ("own", "enemy")
                return Refusal.of("6.1", f"refuse.option_{action.target}" if known else "refuse.no_option_of")
            case "discard", verbs.DISCARD:
                return why_not_discard(state, self.side, action.target)
            case "discard", verbs.DONE if self.gone < self.least:
                return Refusal.of("6.1", "refuse.discard_more", n=self.least - self.gone)
        return None

    def run_refill(self, state: ReichState) -> Frame:
        return Refill(first=self.side)


class Fortify(Frame, kw_only=True):
    """6.2 Discard a card and place a fort; without one in supply one is lifted from the map (3.0)."""

    STEPS = ("pay", "lift", "place", "refill")
    side: str
    area: SpaceId

    def run_pay(self, state: ReichState) -> Frame:
        return DiscardCards(side=self.side, number=state.world.limits.fort_price, cause="action", rule="6.2")

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.LIFT or state.forts.get(action.target) == self.side:
            return None
        return Refusal.of("3.0", "refuse.not_liftable", area=action.target)

    def ask_lift(self, state: ReichState) -> Decision | None:
        own = [area for area, side in state.forts.items() if side == self.side]
        if len(own) < state.world.forts[self.side]:
            return None
        actions = [verbs.LIFT(area) for area in sorted(own)]
        return Decision.of(self.side, "3.0", Message.of("action.lift_fort"), actions)

    def on_lift(self, state: ReichState, action: Action) -> None:
        state.remove_fort(action.target, "lifted")
        self.next_step()

    def run_place(self, state: ReichState) -> None:
        state.place_fort(self.side, self.area)

    def run_refill(self, state: ReichState) -> Frame:
        return Refill(first=self.side)


class PlaceFleet(Frame, kw_only=True):
    """6.3.1 Discard a card and place a fleet; without one in supply one is lifted from the map (3.0)."""

    STEPS = ("pay", "lift", "place", "refill")
    side: str
    zone: SpaceId

    def run_pay(self, state: ReichState) -> Frame:
        return DiscardCards(side=self.side, number=state.world.limits.fleet_price, cause="action", rule="6.3.1")

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.LIFT or state.has_fleet(self.side, action.target):
            return None
        return Refusal.of("3.0", "refuse.not_liftable", area=action.target)

    def ask_lift(self, state: ReichState) -> Decision | None:
        own = [zone for zone, sides in state.fleets.items() if self.side in sides]
        if len(own) < state.world.fleets[self.side]:
            return None
        actions = [verbs.LIFT(zone) for zone in sorted(own)]
        return Decision.of(self.side, "3.0", Message.of("action.lift_fleet"), actions)

    def on_lift(self, state: ReichState, action: Action) -> None:
        state.remove_fleet(self.side, action.target, "lifted")
        self.next_step()

    def run_place(self, state: ReichState) -> None:
        state.place_fleet(self.side, self.zone)

    def run_refill(self, state: ReichState) -> Frame:
        return Refill(first=self.side)


class TryBigPush(Frame, kw_only=True):
    """6.3.2 Discard a card and roll; a sum below its value gains the Big Push marker."""

    STEPS = ("pay", "roll", "rerolls", "judge", "refill")
    side: str
    card: CardId = NOTHING
    dice: list[int] = []
    chosen: list[int] = []

    def ask_pay(self, state: ReichState) -> Decision:
        actions = [verbs.DISCARD(card) for card in state.hands[self.side]]
        return Decision.of(self.side, "6.3.2", Message.of("action.big_push"), actions)

    def on_pay(self, state: ReichState, action: Action) -> None:
        self.card = action.target
        state.discard(self.side, action.target, "action")
        self.next_step()

    def run_roll(self, state: ReichState) -> None:
        limits = state.world.limits
        self.dice = [state.roll("big_push", self.side, limits.die_faces) for _ in range(limits.big_push_dice)]

    def ask_rerolls(self, state: ReichState) -> Decision | None:
        """6.3.2 A commander may use his re-rolls, all named before any is rolled (7.6)."""
        most = min(state.world.cards[self.card].rerolls, len(self.dice))
        if len(self.chosen) >= most or sum(self.dice) < state.world.cards[self.card].value:
            return None
        free = [die for die in range(len(self.dice)) if die not in self.chosen]
        actions = [verbs.REROLL(str(die)) for die in free]
        actions.append(verbs.ROLL() if self.chosen else verbs.DONE())
        prompt = Message.of("action.big_push_rerolls", n=most, dice="-".join(map(str, self.dice)))
        return Decision.of(self.side, "6.3.2", prompt, actions, progress=(len(self.chosen), most))

    def on_rerolls(self, state: ReichState, action: Action) -> None:
        if action.verb == verbs.REROLL:
            self.chosen.append(int(action.target))
        else:
            self.next_step()

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self:
            return None
        if self.step == "rerolls":
            return why_not_name_dice(action, len(self.dice), self.chosen, 0, "6.3.2")
        return why_not_discard(state, self.side, action.target) if action.verb == verbs.DISCARD else None

    def run_judge(self, state: ReichState) -> None:
        faces = state.world.limits.die_faces
        for die in sorted(self.chosen):
            self.dice[die] = state.roll("big_push", self.side, faces)
        won = sum(self.dice) < state.world.cards[self.card].value
        state.record_big_push(ev.BigPushTried(self.side, self.card, sum(self.dice), won))
        if won:
            state.mark_big_push(self.side, "down", "tried")

    def run_refill(self, state: ReichState) -> Frame:
        return Refill(first=self.side)
