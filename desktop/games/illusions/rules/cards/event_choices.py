"""9.7.1 What players decide in events: options, units that go, are flipped or repaired, a fort, neutral units."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.verb import Verb
from desktop.games.illusions import verbs
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards import effects, event_options
from desktop.games.illusions.rules.map import departures, entering
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState

RULE = "9.7.1"


class Choice(Reasoned, Frame, kw_only=True):
    """A decision on one effect of a card."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    side: str
    card: str
    number: int

    def effect(self, state: IllusionsState) -> e.EffectKind:
        return state.world.cards[self.card].effects[self.number]

    def decide(self, state: IllusionsState, key: str, offers: list[Action], **words: str | int) -> Decision:
        """A question about the card to the side that decides."""
        prompt = Message.of(f"event.{key}", card=self.card, **words)
        return Decision.of(state.seat(self.side), RULE, prompt, offers)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        return Refusal.of(RULE, "event.not_asked_for", card=self.card)

    def carry_out(self, state: IllusionsState, part: e.ChoiceKind, where: list[int]) -> Frame | None:
        """One part of an option: points at once, units one by one."""
        if effects.apply(state, self.card, part):
            return None
        return PickUnits(side=self.side, card=self.card, number=self.number, part=where)


class ChooseOption(Choice, kw_only=True):
    """One of several options, of which only those that can be carried out in full are offered."""

    STEPS = ("choose", "carry_out")
    option: int = -1
    done: int = 0

    def ask_choose(self, state: IllusionsState) -> Decision:
        effect = self.effect(state)
        assert isinstance(effect, e.Choose)
        found = event_options.open_options(state, effect)
        return self.decide(state, "choose", [verbs.OPTION(self._name(number)) for number in found])

    def on_choose(self, state: IllusionsState, action: Action) -> None:
        effect = self.effect(state)
        assert isinstance(effect, e.Choose)
        self.option = next(n for n in range(len(effect.options)) if self._name(n) == action.target)
        self.next_step()

    def _name(self, number: int) -> str:
        """Options are named after their card, so that each has words of its own."""
        return f"{self.card}-{number + 1}"

    def run_carry_out(self, state: IllusionsState) -> Frame | None:
        effect = self.effect(state)
        assert isinstance(effect, e.Choose)
        parts = effect.options[self.option]
        if self.done == len(parts):
            return None
        self.go("carry_out")
        self.done += 1
        return self.carry_out(state, parts[self.done - 1], [self.option, self.done - 1])


class OfferUnits(Choice, kw_only=True):
    """CP-55 Something a side may do if it can do all of it."""

    STEPS = ("offer", "carry_out")
    done: int = 0

    def ask_offer(self, state: IllusionsState) -> Decision | None:
        effect = self.effect(state)
        assert isinstance(effect, e.Offer)
        if not all(event_options.can_do(state, part) for part in effect.effects):
            return None
        offers = [verbs.ACCEPT(), verbs.DECLINE()]
        return self.decide(state, "offer", offers)

    def on_offer(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.ACCEPT:
            self.done = 1
        self.next_step()

    def run_carry_out(self, state: IllusionsState) -> Frame | None:
        effect = self.effect(state)
        assert isinstance(effect, e.Offer)
        if not 0 < self.done <= len(effect.effects):
            return None
        self.go("carry_out")
        self.done += 1
        return self.carry_out(state, effect.effects[self.done - 2], [self.done - 2])


class PickUnits(Choice, kw_only=True):
    """So many units leave the game, are lost or flipped, one by one; `part` tells which part of an option asks it."""

    STEPS = ("pick",)
    part: list[int]
    done: int = 0

    def ask_pick(self, state: IllusionsState) -> Decision | None:
        part = self._part(state)
        count = getattr(part, "count", 1)
        verb, units = _pickable(state, part)
        if self.done == count or not units:
            return None
        return self.decide(state, verb, [verb(unit) for unit in units], n=count - self.done)

    def on_pick(self, state: IllusionsState, action: Action) -> None:
        self.done += 1
        if action.verb == verbs.GIVE:
            departures.remove(state, action.target, self.card)
        elif action.verb == verbs.LOSE:
            departures.lose(state, action.target, self.card)
        else:
            state.lose_step(action.target, self.card)

    def _part(self, state: IllusionsState) -> e.ChoiceKind:
        effect = self.effect(state)
        if isinstance(effect, e.Choose):
            return effect.options[self.part[0]][self.part[1]]
        assert isinstance(effect, e.Offer)
        return effect.effects[self.part[0]]


def _pickable(state: IllusionsState, part: e.ChoiceKind) -> tuple[Verb[str], list[str]]:
    """What is done to units, and to which it may be done."""
    match part:
        case e.Give():
            return verbs.GIVE, event_options.givable(state, part)
        case e.Lose():
            return verbs.LOSE, event_options.losable(state, part)
        case e.Reduce():
            return verbs.FLIP, event_options.reducible(state, part)
    return verbs.GIVE, []


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


class NameFort(Choice, kw_only=True):
    """AP-17 One besieged fort, whose surrender roll gains this turn."""

    STEPS = ("name",)

    def ask_name(self, state: IllusionsState) -> Decision | None:
        effect = self.effect(state)
        assert isinstance(effect, e.SiegeDrm)
        forts = event_options.besieged(state, effect.side, effect.zone)
        if not forts:
            return None
        return self.decide(state, "fort", [verbs.FORT(fort) for fort in forts])

    def on_name(self, state: IllusionsState, action: Action) -> None:
        effect = self.effect(state)
        assert isinstance(effect, e.SiegeDrm)
        state.count(f"{event_options.SIEGE_DRM}{action.target}", effect.value)
        self.next_step()


class ResettleNeutrals(Choice, kw_only=True):
    """CP-24 Neutral Greek units go to Athens and Lamia, or to the nearest Greek space with room."""

    STEPS = ("begin", "settle")
    pending: list[str] = []
    settled: list[str] = []

    def run_begin(self, state: IllusionsState) -> None:
        effect = self.effect(state)
        assert isinstance(effect, e.MoveNeutrals)
        self.pending = event_options.neutral_units(state, effect.nation)

    def ask_settle(self, state: IllusionsState) -> Decision | None:
        effect = self.effect(state)
        assert isinstance(effect, e.MoveNeutrals)
        if not self.pending:
            return None
        places = event_options.refuges(state, effect, self.settled)
        if not places:
            return None
        prompt = Message.of("event.settle", card=self.card, unit=self.pending[0])
        offers = [verbs.TO(place) for place in places]
        done = len(self.settled), len(self.settled) + len(self.pending)
        return Decision.of(state.seat(self.side), "26.3.1", prompt, offers, progress=done, subjects=(self.pending[0],))

    def on_settle(self, state: IllusionsState, action: Action) -> None:
        unit = self.pending.pop(0)
        self.settled.append(action.target)
        if state.place_of(unit) != action.target:
            state.put(unit, action.target, self.card)


class MoveIn(Choice, kw_only=True):
    """CP-24 Units next to the spaces may move in at once, without OPS."""

    STEPS = ("move",)

    def ask_move(self, state: IllusionsState) -> Decision | None:
        effect = self.effect(state)
        assert isinstance(effect, e.FreeMove)
        moves = event_options.free_moves(state, effect)
        if not moves:
            return None
        return self.decide(state, "move_in", [*(verbs.ENTER(*move) for move in moves), verbs.DONE()])

    def on_move(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        unit, space = action.args
        origin = state.place_of(unit)
        state.move((unit,), (origin, space), "event")
        state.note_acted(unit)
        entering.enter(state, (unit,), space, self.card)
        departures.review(state, origin, self.card)
