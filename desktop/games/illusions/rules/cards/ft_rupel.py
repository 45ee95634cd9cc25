"""CP-24 Surrender of Ft. Rupel: neutral Greek units go, the spaces change hands, and who stands near moves in."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.data.schema_conditions import OwnCondition
from desktop.games.illusions.rules.cards import registry
from desktop.games.illusions.rules.cards.event_choices import Choice
from desktop.games.illusions.rules.cards.event_options import on_map
from desktop.games.illusions.rules.map import departures, entering, geography, stacking
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, GR, NEUTRAL, SIDES
from desktop.games.illusions.state.state import IllusionsState

CARD, SALONIKA = "CP-24", SpaceId("salonika")
HAVENS, SURRENDERED = (SpaceId("athens"), SpaceId("lamia")), (SpaceId("ft_rupel"), SpaceId("doiran"))


@registry.event(CARD)
class ResettleNeutrals(Choice, kw_only=True):
    """CP-24 The CP player puts all neutral GR units in Athens or Lamia, three at most in each; without room there, in
    the nearest Greek space."""

    STEPS = ("begin", "settle")
    pending: list[UnitId] = []
    settled: list[SpaceId] = []

    def run_begin(self, state: IllusionsState) -> None:
        self.pending = neutral_units(state)

    def ask_settle(self, state: IllusionsState) -> Decision | None:
        if not self.pending:
            return None
        places = refuges(state, self.settled)
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


@registry.event(CARD, "move_in")
class MoveIn(Choice, kw_only=True):
    """CP-24 CP units next to Ft. Rupel and Doiran may move in at once, without OPS."""

    STEPS = ("move",)

    def ask_move(self, state: IllusionsState) -> Decision | None:
        moves = free_moves(state)
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


@registry.condition(CARD, "occupied")
def is_salonika_occupied(state: IllusionsState, asked: OwnCondition) -> bool:
    """CP-24 An AP combat unit is in Salonika."""
    return any(state.world.units[unit].combat for unit in state.units_of(ALLIED, SALONIKA))


def neutral_units(state: IllusionsState) -> list[UnitId]:
    """Neutral Greek units on the map."""
    return [unit for unit in on_map(state, (GR,)) if state.owner_of(unit) == NEUTRAL]


def refuges(state: IllusionsState, settled: Sequence[SpaceId]) -> list[SpaceId]:
    """Where the next neutral unit may go; `settled` are the places of those that have gone."""
    limit = state.world.limits.stacking
    free = [
        place
        for place in state.world.in_nation[GR]
        if settled.count(place) < limit and not any(state.units_of(side, place) for side in SIDES)
    ]
    named = [place for place in HAVENS if place in free]
    return named or _nearest(state, HAVENS, free)


def _nearest(state: IllusionsState, origins: Sequence[SpaceId], wanted: Sequence[SpaceId]) -> list[SpaceId]:
    """The wanted places that are fewest connections away from any of the origins."""
    seen = set(origins)
    edge = list(origins)
    while edge:
        found = sorted(place for place in edge if place in wanted)
        if found:
            return found
        edge = [near for place in edge for near in state.world.neighbours[place] if near not in seen]
        edge = list(dict.fromkeys(edge))
        seen.update(edge)
    return []


def free_moves(state: IllusionsState) -> list[tuple[UnitId, SpaceId]]:
    """Units next to the spaces that may move in at once, with the space."""
    found = []
    for space in SURRENDERED:
        if not geography.is_open(state, CENTRAL, space):
            continue
        for near in state.world.neighbours[space]:
            units = [unit for unit in state.units_of(CENTRAL, near) if unit not in state.acted]
            found += [(unit, space) for unit in units if _may_step(state, unit, near, space)]
    return sorted(found)


def _may_step(state: IllusionsState, unit: UnitId, origin: SpaceId, space: SpaceId) -> bool:
    side = state.owner_of(unit)
    there = state.units_of(side, space)
    definition = state.world.units[unit]
    if definition.combat and not stacking.room(state, space):
        return False
    if not definition.combat and not any(state.world.units[each].combat for each in there):
        return False
    if not stacking.may_share(state, (*there, unit)):
        return False
    rest = [each for each in state.units_of(side, origin) if each != unit]
    if state.sieges.get(origin) == side and rest and not sieges.are_enough(state, origin, rest):
        return False
    return not rest or any(state.world.units[each].combat for each in rest)
