"""4 The random events of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CityId, FactionId
from desktop.games.arriba import verbs
from desktop.games.arriba.data import schema_rules as r
from desktop.games.arriba.rules.map.control import behind, controls, garrisoned
from desktop.games.arriba.rules.map.grouping import receive_in_city
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.forces import counters_left
from desktop.games.arriba.state.seats import first_seat
from desktop.games.arriba.state.sides import GOVERNMENT, REBEL, SIDES, enemy_of
from desktop.games.arriba.state.state import ArribaState


class RandomEvents(Frame, kw_only=True):
    """4 Roll on the table so many times and apply each result before the next roll."""

    STEPS = ("begin", "roll")
    rolled: int = 0

    def run_begin(self, state: ArribaState) -> None:
        state.begin_phase("events")

    def run_roll(self, state: ArribaState) -> Frame | None:
        events = state.world.files.events
        if state.over or self.rolled >= events.per_turn:
            return None
        self.rolled += 1
        self.go("roll")
        sum_of_roll = politics.roll_dice(state, events.dice, "random_event", "")
        event = state.world.events[sum_of_roll]
        state.record_event(sum_of_roll, event.id)
        return EFFECTS[type(event)](state, event)


# ------------------------------------------------------------------ effects
def _war_scare(state: ArribaState, event: r.WarScare) -> None:
    for power in state.world.powers:
        if any(politics.stance(state, power, side) for side in SIDES):
            politics.step_back(state, power, event.boxes, event.id)


def _patrols(state: ArribaState, event: r.Patrols) -> None:
    state.order_patrols()


def _lose_heart(state: ArribaState, event: r.LoseHeart) -> Frame | None:
    side = behind(state)
    return PickBacker(side=side, boxes=event.boxes, event=event.id) if side else None


def _weariness(state: ArribaState, event: r.Weariness) -> None:
    side = behind(state)
    if side:
        politics.adjust(state, {side: -politics.roll_dice(state, event.dice, "weariness", side)}, event.id)
    else:
        politics.adjust(state, dict.fromkeys(SIDES, -event.tie), event.id)


def _hold_city(state: ArribaState, event: r.HoldCity) -> None:
    held = controls(state, event.side, event.city)
    politics.adjust(state, {event.side: event.amount if held else -event.amount}, event.id)


def _hold_region(state: ArribaState, event: r.HoldRegion) -> None:
    held = state.control[event.region] == event.side
    politics.adjust(state, {event.side: event.amount if held else -event.amount}, event.id)


def _lull(state: ArribaState, event: r.Lull) -> None:
    """No event."""


def _convoy(state: ArribaState, event: r.Convoy) -> None:
    """Foreign EP from a backer; a power that is none yet comes nearer."""
    powers, faces = event.powers, state.world.limits.die_faces
    power = powers[0]
    if len(powers) > 1:
        die = state.roll("convoy_power", event.side, faces)
        power = powers[(die - 1) * len(powers) // faces]
    if politics.stance(state, power, event.side):
        state.promise_convoy(event.side, politics.roll_dice(state, event.dice, "convoy", event.side))
    else:
        politics.move_power(state, power, event.boxes, event.side, event.id)


def _quarrels(state: ArribaState, event: r.Quarrels) -> None:
    die = state.roll("quarrels", "", state.world.limits.die_faces)
    if die <= event.government_up_to:
        if not all(faction in state.purged for faction in event.unless_purged):
            loss = politics.roll_dice(state, event.dice, "quarrels_loss", GOVERNMENT)
            politics.adjust(state, {GOVERNMENT: -loss}, event.id)
    elif state.turn <= event.rebel_dice_until:
        politics.adjust(state, {REBEL: -politics.roll_dice(state, event.dice, "quarrels_loss", REBEL)}, event.id)
    else:
        politics.adjust(state, {REBEL: -event.rebel_later}, event.id)


def _volunteers(state: ArribaState, event: r.Volunteers) -> Frame | None:
    die = state.roll("volunteers", "", state.world.limits.die_faces)
    if die <= event.government_up_to:
        return PlaceVolunteers(side=GOVERNMENT, faction=event.government, size=event.kind)
    return PlaceVolunteers(side=REBEL, faction=event.rebel, size=event.kind)


EFFECTS: dict[type[r.Base], Callable[[ArribaState, Any], Frame | None]] = {
    r.WarScare: _war_scare,
    r.Patrols: _patrols,
    r.LoseHeart: _lose_heart,
    r.Weariness: _weariness,
    r.HoldCity: _hold_city,
    r.HoldRegion: _hold_region,
    r.Lull: _lull,
    r.Convoy: _convoy,
    r.Quarrels: _quarrels,
    r.Volunteers: _volunteers,
}


# ------------------------------------------------------------------ choices
class PickBacker(Frame, kw_only=True):
    """4 The opponent picks the backer of the trailing side that steps back."""

    STEPS = ("pick",)
    side: str
    boxes: int
    event: str

    def ask_pick(self, state: ArribaState) -> Decision | None:
        powers = politics.backers(state, self.side)
        actions = [verbs.BACKER(power) for power in powers]
        prompt = Message.of("events.pick_backer", side=self.side)
        return Decision.of(first_seat(state, enemy_of(self.side)), "4", prompt, actions)

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb != verbs.BACKER or action.target in politics.backers(state, self.side):
            return None
        return Refusal.of("4", "events.no_backer")

    def on_pick(self, state: ArribaState, action: Action) -> None:
        politics.step_back(state, action.target, self.boxes, self.event)
        self.next_step()


class PlaceVolunteers(Frame, kw_only=True):
    """4 A free brigade: International in a friendly port with a unit (6.6 not on turn 1), Colonial in Morocco."""

    STEPS = ("place",)
    side: str
    faction: FactionId
    size: str

    def ask_place(self, state: ArribaState) -> Decision | None:
        actions = [verbs.AT(city) for city in self._cities(state)]
        prompt = Message.of("events.place_volunteers", faction=self.faction)
        return Decision.of(state.world.seat_of[self.faction], "4", prompt, actions)

    def _cities(self, state: ArribaState) -> list[CityId]:
        world = state.world
        early = state.turn < world.factions[self.faction].first_turn
        if early or not counters_left(state, self.faction, self.size):
            return []
        if area := world.factions[self.faction].build_area:
            return list(world.cities_in[area])
        ports = [port for port in world.ports if controls(state, self.side, port)]
        return [port for port in ports if garrisoned(state, self.side, port)]

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb != verbs.AT or action.target in self._cities(state):
            return None
        return Refusal.of("4", "events.no_volunteers_there")

    def on_place(self, state: ArribaState, action: Action) -> None:
        group = receive_in_city(state, self.side, action.target)
        state.add_piece(self.size, self.faction, group, "volunteers")
        self.next_step()
