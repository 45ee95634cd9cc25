"""9.7.1 What players decide in events: options, units that go, are flipped or repaired."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.games.illusions import verbs
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards import effects, event_options
from desktop.games.illusions.rules.cards.registry import Pick
from desktop.games.illusions.rules.map import departures
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState

RULE = "9.7.1"


class Choice(Reasoned, Frame, kw_only=True):
    """A decision on one effect of a card."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    side: str
    card: CardId
    number: int

    def effect(self, state: IllusionsState) -> e.EffectKind:
        return state.world.cards[self.card].effects[self.number]

    def decide(self, state: IllusionsState, key: str, offers: list[Action], **words: str | int) -> Decision:
        """A question about the card to the side that decides."""
        prompt = Message.of(f"event.{key}", card=self.card, **words)
        return Decision.of(state.seat(self.side), RULE, prompt, offers)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        return Refusal.of(RULE, "event.not_asked_for", card=self.card)

    def carry_out(self, state: IllusionsState, part: Pick | e.Vp, where: list[int]) -> Frame | None:
        """One part of an option: points at once, units one by one."""
        if isinstance(part, e.Vp):
            effects.apply(state, self.card, part)
            return None
        return PickUnits(side=self.side, card=self.card, number=self.number, part=where)


class ChooseOption(Choice, kw_only=True):
    """One of several options, of which only those that can be carried out in full are offered."""

    STEPS = ("choose", "carry_out")
    option: int = -1
    done: int = 0

    def ask_choose(self, state: IllusionsState) -> Decision:
        found = event_options.open_options(state, self.card, self.effect(state))
        return self.decide(state, "choose", [verbs.OPTION(self._name(number)) for number in found])

    def on_choose(self, state: IllusionsState, action: Action) -> None:
        found = event_options.open_options(state, self.card, self.effect(state))
        self.option = next(number for number in found if self._name(number) == action.target)
        self.next_step()

    def _name(self, number: int) -> str:
        """Options are named after their card, so that each has words of its own."""
        return f"{self.card}-{number + 1}"

    def run_carry_out(self, state: IllusionsState) -> Frame | None:
        parts = event_options.options_of(state, self.card, self.effect(state))[self.option]
        if self.done == len(parts):
            return None
        self.go("carry_out")
        self.done += 1
        return self.carry_out(state, parts[self.done - 1], [self.option, self.done - 1])


class PickUnits(Choice, kw_only=True):
    """So many units leave the game, are lost or flipped, one by one; `part` tells which part of an option asks it."""

    STEPS = ("pick",)
    part: list[int]
    done: int = 0

    def ask_pick(self, state: IllusionsState) -> Decision | None:
        verb, units, wanted = self._pick(state)
        if self.done == wanted or not units:
            return None
        return self.decide(state, verb, [verb(unit) for unit in units], n=wanted - self.done)

    def on_pick(self, state: IllusionsState, action: Action) -> None:
        self.done += 1
        if action.verb == verbs.GIVE:
            departures.remove(state, action.target, self.card)
        elif action.verb == verbs.LOSE:
            departures.lose(state, action.target, self.card)
        else:
            state.lose_step(action.target, self.card)

    def _pick(self, state: IllusionsState) -> Pick:
        """An option that is offered whole has one part only."""
        option, part = (*self.part, 0)[:2]
        found = event_options.options_of(state, self.card, self.effect(state))[option][part]
        assert isinstance(found, Pick)
        return found


class FlipUnits(Choice, kw_only=True):
    """AP-53, CP-45 Up to so many full-strength units are flipped."""

    STEPS = ("flip",)
    done: int = 0

    def ask_flip(self, state: IllusionsState) -> Decision | None:
        effect = self.effect(state)
        assert isinstance(effect, e.Reduce)
        units = event_options.reducible(state, effect)
        if self.done == effect.count or not units:
            return None
        offers = [*(verbs.FLIP(unit) for unit in units), verbs.DONE()]
        return self.decide(state, "flip", offers, n=effect.count - self.done)

    def on_flip(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        self.done += 1
        state.lose_step(action.target, self.card)


class RepairUnits(Choice, kw_only=True):
    """16.1f Points to be used at once on units on the map; what is left is lost."""

    STEPS = ("repair",)
    halves: int = 0

    def ask_repair(self, state: IllusionsState) -> Decision | None:
        effect = self.effect(state)
        assert isinstance(effect, e.RepairNow)
        units = event_options.repairable(state, effect, self.halves)
        if not units:
            return None
        return self.decide(state, "repair", [*(verbs.REPAIR(unit) for unit in units), verbs.DONE()], n=self.halves)

    def on_repair(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        self.halves -= event_options.step_cost(state, action.target)
        state.regain_step(action.target, self.card)
