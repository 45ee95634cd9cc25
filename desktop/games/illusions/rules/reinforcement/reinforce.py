"""15.1 The units a card brings come into play."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards import event_options
from desktop.games.illusions.rules.reinforcement import placement
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState


class Reinforcements(Reasoned, Frame, kw_only=True):
    """15.1 The units of one effect of a card are placed one by one; `pending` are those still to come."""

    STEPS = ("begin", "place")
    side: str
    card: CardId
    number: int
    pending: list[UnitId] = []
    placed: int = 0

    def run_begin(self, state: IllusionsState) -> None:
        self.pending = [item.unit for item in placement.items(state, self._effect(state), self.number)]

    def ask_place(self, state: IllusionsState) -> Decision | None:
        """15.1d Each unit may go to another place; one that has none is left out (heavy artillery only)."""
        if not self.pending:
            return None
        unit = self.pending[0]
        offers = [verbs.TO(place) for place in self._places(state, unit)]
        if not offers:
            return None
        prompt = Message.of("event.place", card=self.card, unit=unit)
        done = self.placed, self.placed + len(self.pending)
        return Decision.of(state.seat(self.side, unit), "15.1", prompt, offers, progress=done, subjects=(unit,))

    def on_place(self, state: IllusionsState, action: Action) -> None:
        unit = self.pending.pop(0)
        self.placed += 1
        reduced = placement.arrives_reduced(state, unit, self._effect(state))
        state.put(unit, action.target, self.card, reduced=reduced)

    def _effect(self, state: IllusionsState) -> e.Place:
        effect = state.world.cards[self.card].effects[self.number]
        assert isinstance(effect, e.Place)
        return effect

    def _places(self, state: IllusionsState, unit: UnitId) -> list[SpaceId]:
        """Places for the unit; the last one that artillery is to stand with goes where it can (27.0d)."""
        found = placement.places(state, unit, self._effect(state))
        guns = self._guns(state)
        if not guns or len(self.pending) > 1 or any(placement.places(state, gun, line) for gun, line in guns):
            return found
        gun = guns[0][0]
        return [place for place in found if placement.has_room(state, gun, place)] or found

    def _guns(self, state: IllusionsState) -> list[tuple[UnitId, e.Place]]:
        """Units of later effects that must stand beside those of this one."""
        units = set(self._effect(state).units)
        later = [(n, line) for n, line in placement.lines(state, self.card) if n > self.number]
        beside = [(n, line) for n, line in later if units.intersection(line.beside)]
        return [(item.unit, line) for n, line in beside for item in placement.items(state, line, n)]

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        """Why a unit may not come to a place."""
        match action:
            case verbs.TO, (place,) if place in state.world.spaces:
                if place in placement.places(state, self.pending[0], self._effect(state)):
                    return Refusal.of("27.0", "event.no_room_for_guns", space=place)
                if placement.has_room(state, self.pending[0], place):
                    return Refusal.of("15.1", "event.no_source", space=place, unit=self.pending[0])
                return Refusal.of("10.1", "event.full", space=place)
        return None


class PlaceStaff(Reasoned, Frame, kw_only=True):
    """27.0 An HQ comes into play, at full strength, with a large unit."""

    STEPS = ("place",)
    side: str
    card: CardId
    number: int

    def ask_place(self, state: IllusionsState) -> Decision | None:
        effect = self._effect(state)
        places = event_options.hq_places(state, effect)
        if not places:
            return None
        offers = [verbs.TO(place) for place in places]
        prompt = Message.of("event.place", card=self.card, unit=effect.hq)
        return Decision.of(state.seat(self.side, effect.hq), "27.0", prompt, offers, subjects=(effect.hq,))

    def on_place(self, state: IllusionsState, action: Action) -> None:
        self.next_step()
        state.put(self._effect(state).hq, action.target, self.card, reduced=False)

    def _effect(self, state: IllusionsState) -> e.PlaceHq:
        effect = state.world.cards[self.card].effects[self.number]
        assert isinstance(effect, e.PlaceHq)
        return effect

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.verb != verbs.TO or action.target not in state.world.spaces:
            return None
        return Refusal.of("27.0", "event.no_corps_there", space=action.target, card=self.card)
