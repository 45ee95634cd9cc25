"""8.5.2 The units of a reinforcement card come into play."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat.loss_options import why_not_among
from desktop.games.crusade.rules.reinforcement import placement
from desktop.games.crusade.rules.reinforcement.placement import Item
from desktop.games.crusade.state.sides import RESERVE
from desktop.games.crusade.state.state import CrusadeState


class Reinforcements(Frame, kw_only=True):
    """8.5.2.3-8.5.2.5 Units are placed one by one; a division is given up for each corps, before or after.

    `pending` are units to be placed with the line of the card they belong to, `stood` the lines and spaces of those
    already placed, `owed` the divisions still to be given up. `waiting`: a corps placed by another event (15.2.1).
    """

    STEPS = ("begin", "reserve", "place", "give_up")
    side: str
    card: CardId
    waiting: list[UnitId] = []
    pending: list[UnitId] = []
    line_of: list[int] = []
    stood: list[tuple[int, SpaceId]] = []
    owed: int = -1

    def run_begin(self, state: CrusadeState) -> None:
        """8.5.2.2 Counters not in play yet; those for the map first."""
        if self.owed < 0:
            self.owed = placement.price(state, self.card)
        found = [Item(unit, -1, placement.CTV) for unit in self.waiting] or placement.items(state, self.card) or []
        for item in found:
            self.pending.append(item.unit)
            self.line_of.append(item.line)

    def run_reserve(self, state: CrusadeState) -> None:
        """8.5.2.3 Units for the Reserve Box need no choice."""
        for item in self._items(state):
            if item.effect.where == RESERVE:
                self._put(state, item.unit, RESERVE)

    def ask_place(self, state: CrusadeState) -> Decision | None:
        if not self.pending:
            return None
        item = self._items(state)[0]
        offers = [verbs.TO(place) for place in self._places(state, item)]
        if self.owed:
            offers += [verbs.REMOVE(unit) for unit in self._gifts(state)]
        prompt = Message.of("event.place", card=self.card, unit=item.unit)
        done = len(self.stood), len(self.stood) + len(self.pending)
        return Decision.of(self.side, "8.5.2.3", prompt, offers, progress=done, subjects=(item.unit,))

    def on_place(self, state: CrusadeState, action: Action) -> None:
        if action.verb == verbs.REMOVE:
            self._give_up(state, action.target)
        else:
            self._put(state, self.pending[0], action.target)

    def ask_give_up(self, state: CrusadeState) -> Decision | None:
        """8.5.2.5 One division is removed for good for each corps."""
        if not self.owed:
            return None
        offers = [verbs.REMOVE(unit) for unit in placement.offers(state, self.side)]
        prompt = Message.of("event.give_up", card=self.card, n=self.owed)
        return Decision.of(self.side, "8.5.2.5", prompt, offers)

    def on_give_up(self, state: CrusadeState, action: Action) -> None:
        self._give_up(state, action.target)

    # -- how it is done ----------------------------------------------------------------------------
    def _items(self, state: CrusadeState) -> list[Item]:
        effects = state.world.cards[self.card].effects
        found = []
        for unit, line in zip(self.pending, self.line_of, strict=True):
            effect = placement.CTV if line < 0 else effects[line]
            found.append(Item(unit, line, effect))  # type: ignore[arg-type]
        return found

    def _places(self, state: CrusadeState, item: Item) -> list[SpaceId]:
        """Places from which the rest of the card can still be placed."""
        rest = self._items(state)[1:]
        taken = [space for line, space in self.stood if line == item.line]
        found = placement.places(state, item.unit, item.effect, taken)
        if not any(other.effect.where != RESERVE for other in rest) and not self.owed:
            return found
        return [place for place in found if self._works_out(state, item, place, rest)]

    def _works_out(self, state: CrusadeState, item: Item, place: SpaceId, rest: list[Item]) -> bool:
        return placement.can_place(state, rest, self.owed, [*self.stood, (item.line, place)], placed=place)

    def _gifts(self, state: CrusadeState) -> list[UnitId]:
        """8.5.2.5 Divisions that may be given up now, so that the units still find room."""
        items, offers = self._items(state), placement.offers(state, self.side)
        if placement.can_place(state, items, self.owed - 1, self.stood):
            return offers
        fits = {
            place: placement.can_place(state, items, self.owed - 1, self.stood, left=place)
            for place in dict.fromkeys(state.place_of(unit) for unit in offers)
        }
        return [unit for unit in offers if fits[state.place_of(unit)]]

    def _put(self, state: CrusadeState, unit: UnitId, place: SpaceId) -> None:
        number = self.pending.index(unit)
        self.stood.append((self.line_of.pop(number), place))
        self.pending.pop(number)
        state.put(unit, place, self.card, reduced=False)

    def _give_up(self, state: CrusadeState, unit: UnitId) -> None:
        self.owed -= 1
        state.remove(unit, self.card)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        """Why a unit may not come to a space, or a division not be given up."""
        match action:
            case verbs.TO, (space,) if self.step == "place" and space in state.world.spaces and self.pending:
                item = self._items(state)[0]
                if space in self._places(state, item):
                    return None
                return placement.why_not_place(state, item, space, self.stood)
            case verbs.REMOVE, (unit,) if unit in state.units and self.owed > 0:
                return self._why_not_remove(state, unit)
        return None

    def _why_not_remove(self, state: CrusadeState, unit: UnitId) -> Refusal | None:
        """8.5.2.5 Why a division may not be given up."""
        units = placement.removable(state, self.side)
        if refusal := why_not_among(state, "8.5.2.5", "event.not_removable", unit, units):
            return refusal
        if self.step == "place" and unit not in self._gifts(state):
            return Refusal.of("8.5.2.2", "event.rest_needs_room", space=state.place_of(unit))
        return None
