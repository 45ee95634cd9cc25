"""6.1-6.4, 6.6, 6.7 Which other actions a player may take, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, EventCardId, EventId, SpaceId, Thing
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.data.schema_events import EventDef
from desktop.games.reich.rules.combat.attack_options import (
    Attack,
    attacks,
    closed_zones,
    land_attacks,
    permit_for,
    why_not_attack,
    why_not_land_from_sea,
    why_not_locked,
)
from desktop.games.reich.rules.map.geography import holds_uncontested, is_enemy_land, land_neighbours, years_reached
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, LAND
from desktop.games.reich.state.sides import (
    ALLIED_POWERS,
    ALLIES,
    AXIS,
    SHARED_MALL,
    SIDE_OF,
    STAR,
    enemy_of,
    own_mall,
    side_of,
)

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState


# -- uncontested -------------------------------------------------------------------------------------
def why_not_reorganise(state: ReichState, side: str) -> Refusal | None:
    """6.1 Once a year, with something to discard."""
    if state.reorganised[side]:
        return Refusal.of("6.1", "refuse.reorganised")
    if not reorganise_options(state, side):
        return Refusal.of("6.1", "refuse.no_option")
    return None


def reorganise_options(state: ReichState, side: str) -> list[str]:
    """6.1 "own": the own hand size falls; "enemy": the opponent's rises."""
    limits = state.world.limits
    cards = len(state.hands[side])
    found = []
    if state.hand_size[side] > limits.reorganise_loss and cards >= limits.reorganise_least:
        found.append("own")
    if state.hand_size[enemy_of(side)] < limits.hand_most and cards >= limits.reorganise_gift_least:
        found.append("enemy")
    return found


def why_not_fortify(state: ReichState, side: str, area: SpaceId) -> Refusal | None:
    """6.2 A fort in an own land area without one."""
    if area in state.world.is_sea or area not in state.world.areas or not state.controls(side, area):
        return Refusal.of("6.2", "refuse.not_own", area=area)
    if area in state.forts:
        return Refusal.of("3.3", "refuse.fort_there", area=area)
    return None


def fort_areas(state: ReichState, side: str) -> list[SpaceId]:
    control, forts = state.control, state.forts
    return [area for area in state.world.land if SIDE_OF[control[area]] == side and area not in forts]


def why_not_fleet(state: ReichState, side: str, zone: SpaceId) -> Refusal | None:
    """6.3.1 A fleet in any zone without an own one."""
    if zone not in state.world.is_sea:
        return Refusal.of("6.3.1", "refuse.not_a_zone", area=zone)
    if state.has_fleet(side, zone):
        return Refusal.of("3.2", "refuse.fleet_there", area=zone)
    if state.pact and zone in state.world.tables.pact.zones:
        return Refusal.of("8.6", "refuse.pact_zone", area=zone)
    return why_not_locked(state, side, zone)


def fleet_zones(state: ReichState, side: str) -> list[SpaceId]:
    shut = closed_zones(state, side)
    return [zone for zone in state.world.zones if zone not in shut and side not in state.fleets.get(zone, ())]


def why_not_try_big_push(state: ReichState, side: str) -> Refusal | None:
    """6.3.2 Not if the marker is already held."""
    if state.big_push[side]:
        return Refusal.of("6.3.2", "refuse.big_push_held")
    return None


# -- event actions -----------------------------------------------------------------------------------
def why_not_seek(state: ReichState, side: str, event: EventId) -> Refusal | None:
    """6.4 An event of the own or the shared mall that can take effect."""
    definition = state.world.events.get(event)
    if definition is None:
        return Refusal.of("6.4", "refuse.no_such_event", event=event)
    if definition.mall not in (own_mall(side), SHARED_MALL):
        return Refusal.of("6.4.1", "refuse.wrong_mall", event=event)
    if not state.card_of(state.malls[definition.mall], event):
        return Refusal.of("6.4", "refuse.not_in_mall", event=event)
    if state.pact and event == state.world.tables.pact.barred_event:
        return Refusal.of("8.6", "refuse.pact_event", event=event)
    if not has_target(state, definition):
        return Refusal.of("6.4.2", "refuse.no_target", event=event)
    return None


def has_target(state: ReichState, definition: EventDef) -> bool:
    """6.4 An event that acts at once must have something to act on."""
    for effect in definition.effects:
        if isinstance(effect, s.Turncoat) and not turncoats(state, effect):
            return False
        if isinstance(effect, s.Control):
            if any(area in state.world.tables.vichy.areas for area in effect.areas):
                if state.vichy != "neutral":
                    return False
            elif effect.power == AXIS and all(state.controls(AXIS, area) for area in effect.areas):
                return False
    return True


def turncoats(state: ReichState, effect: s.Turncoat) -> list[tuple[SpaceId, str]]:
    """Axis-controlled areas next to Allied-controlled land, with each power that has such a neighbour."""
    areas = state.world.areas
    return [
        (area, power)
        for area in effect.areas
        if state.controls(AXIS, area)
        for power in ALLIED_POWERS
        if any(state.control[other] == power for other in areas[area].land)
    ]


def sought(state: ReichState, side: str) -> list[EventId]:
    """6.4.1 The events a player may try for, each named once."""
    cards = [*state.malls[own_mall(side)], *state.malls[SHARED_MALL]]
    events = {event.id: event for event in map(state.event_of, cards)}
    barred = state.world.tables.pact.barred_event if state.pact else ""
    return [
        name
        for name, event in events.items()
        if name != barred and ("won" not in event.timing or has_target(state, event))
    ]


# -- Big Push and special operations -----------------------------------------------------------------
def why_not_push(state: ReichState, side: str, what: str) -> Refusal | None:
    """6.6.1 Needs the own marker star up."""
    if state.big_push[side] != "up":
        return Refusal.of("6.6.1", "refuse.no_big_push")
    if not (sought(state, side) if what == "events" else attacks(state, side)):
        return Refusal.of("6.6", "refuse.nothing_to_do")
    return None


def barbarossa_attacks(state: ReichState, targets: list[SpaceId]) -> list[Attack]:
    """6.7.2 The attacks still to be made that some Axis area borders."""
    return [attack for attack in land_attacks(state, AXIS) if attack.target in targets]


def why_not_in_operation(state: ReichState, attack: Attack) -> Refusal | None:
    """6.7.2, 6.7.4 What Barbarossa and Bagration ask of their attacks."""
    turn, bagration = state.turn, state.world.tables.bagration
    rule = "6.7.2" if turn.operation == "barbarossa" else "6.7.4"
    if attack.kind != LAND:
        return Refusal.of(rule, "refuse.land_only")
    if turn.operation == "barbarossa":
        here = attack.target in turn.targets
        return None if here else Refusal.of(rule, "refuse.not_a_target", area=attack.target)
    if state.control.get(attack.origin) != bagration.from_power:
        return Refusal.of(rule, "refuse.not_soviet")
    held = SIDE_OF[state.control.get(attack.target, "")] == AXIS
    if not held or attack.target in bagration.not_target:
        return Refusal.of(rule, "refuse.not_in_bagration", area=attack.target)
    return None


def why_not_barbarossa(state: ReichState, side: str) -> Refusal | None:
    """6.7.1 With the marker star up, before the first Axis reshuffle."""
    if side != AXIS or "barbarossa" not in state.world.scenario.operations:
        return Refusal.of("6.7", "refuse.no_operation")
    if state.big_push[side] != "up":
        return Refusal.of("6.7.1", "refuse.no_big_push")
    if not state.pact or "barbarossa" in state.launched:
        return Refusal.of("6.7.1", "refuse.too_late")
    return None


def overlord_landings(state: ReichState) -> list[Attack]:
    """6.7.3 The landings the Allies could make."""
    found = []
    for zone, targets in state.world.tables.overlord.landings.items():
        for target in targets:
            attack = Attack(AMPHIBIOUS, zone, target)
            held = is_enemy_land(state, ALLIES, target) and side_of(state.control[target]) == AXIS
            if held and why_not_land_from_sea(state, ALLIES, attack) is None and _boats_serve(state, zone):
                found.append(attack)
    return found


def _boats_serve(state: ReichState, zone: SpaceId) -> bool:
    """6.5.3.2 The event that Overlord needs must bear the star of the power that holds the zone."""
    return STAR[state.control[zone]] in state.world.events[state.world.tables.overlord.needs].stars


def why_not_overlord(state: ReichState, side: str) -> Refusal | None:
    """6.7.1 The marker, the year, Higgins Boats and a zone to land from."""
    overlord = state.world.tables.overlord
    if side != ALLIES or "overlord" not in state.world.scenario.operations:
        return Refusal.of("6.7", "refuse.no_operation")
    if "overlord" in state.launched:
        return Refusal.of("6.7", "refuse.once")
    if state.big_push[side] != "up":
        return Refusal.of("6.7.1", "refuse.no_big_push")
    if not years_reached(state, overlord.year):
        return Refusal.of("6.7.1", "refuse.too_early")
    permit = permit_for(state, side, AMPHIBIOUS)
    if not permit or state.event_of(permit).id != overlord.needs:
        return Refusal.of("6.7.1", "refuse.overlord_boats", event=overlord.needs)
    if overlord_landings(state):
        return None
    held = [zone for zone in overlord.landings if holds_uncontested(state, ALLIES, zone) and _boats_serve(state, zone)]
    return Refusal.of("6.7.1", "refuse.no_landing" if held else "refuse.no_launching")


def why_not_landing(state: ReichState, side: str, zone: SpaceId, target: SpaceId) -> Refusal | None:
    """6.7.3 The rule against landing in an area out of a zone."""
    if refusal := why_not_overlord(state, side):
        return refusal
    if Attack(AMPHIBIOUS, zone, target) in overlord_landings(state):
        return None
    return Refusal.of("6.7.3", "refuse.not_this_landing", area=target, origin=zone)


def bagration_attacks(state: ReichState) -> list[Attack]:
    """6.7.4 From Soviet-controlled on Axis-controlled areas."""
    return [attack for attack in land_attacks(state, ALLIES) if why_not_in_operation(state, attack) is None]


# -- Blitzkrieg --------------------------------------------------------------------------------------
def blitz_starts(state: ReichState) -> list[SpaceId]:
    """7.9.2 The area just taken, and in a Big Push one whose series was postponed (6.6.3)."""
    turn = state.turn
    late = turn.landing if turn.operation == "push-attacks" else NOTHING
    return [area for area in (turn.blitz_from, late) if area]


def blitz_parts(state: ReichState, *args: Thing) -> tuple[SpaceId, SpaceId, EventId]:
    """Origin, target and general of a Blitzkrieg attack, naming its origin only if that is not just taken."""
    target, *rest = args or (NOTHING,)
    origin = rest.pop(0) if rest and rest[0] in state.world.areas else state.turn.blitz_from
    return origin, target, rest[0] if rest else NOTHING


def blitz_targets(state: ReichState, start: SpaceId) -> list[SpaceId]:
    """7.9.2 Land areas next to one just taken."""
    turn, tables = state.turn, state.world.tables
    if start not in blitz_starts(state):
        return []
    found = [attack.target for attack in land_attacks(state, turn.side) if attack.origin == start]
    if turn.operation == "barbarossa":
        found = [area for area in found if state.control[area] == tables.barbarossa.blitz_power]
    if turn.operation == "overlord":
        found = [area for area in found if area not in tables.overlord.not_target]
    return found


def blitz_is_free(state: ReichState) -> bool:
    """6.7.3 Overlord's attacks cost nothing."""
    return state.turn.operation == "overlord"


def free_blitz_event(state: ReichState, side: str) -> EventCardId:
    """7.9.2 An event that, announced with the attack, spares its price (Guderian)."""
    for card in state.held[side]:
        if card in state.face_down:
            continue
        if any(isinstance(effect, s.BlitzFree) for effect in state.event_of(card).effects):
            return card
    return NOTHING


def can_pay_blitz(state: ReichState, side: str) -> bool:
    """4.1.4 A price that would bring the own hand size to 0 cannot be chosen."""
    return state.hand_size[side] > state.world.limits.blitz_price


def blitz_left(state: ReichState) -> int:
    """7.9.2, 6.7.3 How many attacks of the series are still to come."""
    overlord = state.turn.operation == "overlord"
    most = state.world.tables.overlord.blitz_attacks if overlord else state.world.limits.blitz_attacks
    return most - state.turn.blitz_made


def _why_not_blitz_target(state: ReichState, origin: SpaceId, target: SpaceId) -> Refusal | None:
    """7.9.2, 6.7.2, 6.7.3 What a Blitzkrieg asks of the area it starts from and of the one it goes to."""
    turn, tables = state.turn, state.world.tables
    if origin not in blitz_starts(state):
        return Refusal.of("7.9.2", "refuse.no_blitz")
    if target not in land_neighbours(state, turn.side, origin):
        return Refusal.of("7.9.2", "refuse.blitz_not_adjacent", area=target, origin=origin)
    if turn.operation == "barbarossa" and state.control[target] != tables.barbarossa.blitz_power:
        return Refusal.of("6.7.2", "refuse.blitz_soviet")
    if turn.operation == "overlord" and target in tables.overlord.not_target:
        return Refusal.of("6.7.3", "refuse.blitz_not_there", area=target)
    return why_not_attack(state, turn.side, Attack(LAND, origin, target))


def why_not_blitz(state: ReichState, *args: Thing) -> Refusal | None:
    """7.9.2 Only from the area just taken, and only if the price can be paid."""
    side, (origin, target, general) = state.turn.side, blitz_parts(state, *args)
    if refusal := _why_not_blitz_target(state, origin, target):
        return refusal
    if not general:
        payable = blitz_is_free(state) or can_pay_blitz(state, side)
        return None if payable else Refusal.of("4.1.4", "refuse.blitz_price")
    if blitz_is_free(state):
        return Refusal.of("6.7.3", "refuse.no_price")
    free = free_blitz_event(state, side)
    return None if free and state.event_of(free).id == general else Refusal.of("7.9.2", "refuse.no_general")
