"""6.5 Which attacks a player may make, and why not others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, EventCardId, SpaceId, Thing
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.data.readings import SeaLock
from desktop.games.reich.rules.map.geography import (
    holds_uncontested,
    is_enemy_land,
    is_neutral_vichy,
    is_zone,
    land_neighbours,
    sea_powers,
    years_reached,
)
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, LAND, PARATROOP, SEA
from desktop.games.reich.state.sides import ALLIES, AXIS, SIDE_OF, STAR, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState


class Attack(NamedTuple):
    """6.5.1 A type of attack, where it comes from (a zone for landings, a power for sea attacks) and its target."""

    kind: str
    origin: SpaceId
    target: SpaceId


# -- bans --------------------------------------------------------------------------------------------
def why_not_under_pact(state: ReichState, side: str, target: SpaceId, origin: SpaceId = NOTHING) -> Refusal | None:
    """8.6 What the Nazi-Soviet Pact forbids."""
    if not state.pact:
        return None
    pact = state.world.tables.pact
    if target in pact.zones:
        return Refusal.of("8.6", "refuse.pact_zone", area=target)
    if state.control[target] == pact.barred_power or (origin and state.control.get(origin) == pact.barred_power):
        return Refusal.of("8.6", "refuse.pact_soviet", area=target)
    near = (state.control[other] for other in state.world.near[target])
    if state.controls(AXIS, target) and pact.barred_power in near:
        return Refusal.of("8.6", "refuse.pact_border", area=target)
    return None


def lock_zones(state: ReichState) -> Sequence[SpaceId]:
    """6.7.1 The zones that can be closed to the Axis, by the reading in force."""
    world = state.world
    return {SeaLock.LANDING: world.tables.sea_lock.zones, SeaLock.ALL: world.zones, SeaLock.NONE: ()}[SeaLock.of(world)]


def why_not_locked(state: ReichState, side: str, zone: SpaceId) -> Refusal | None:
    """6.7.1 From 1944 the Axis is barred from zones of the invasion that the Allies hold uncontested."""
    if side != AXIS or zone not in lock_zones(state) or not years_reached(state, state.world.tables.sea_lock.year):
        return None
    if holds_uncontested(state, ALLIES, zone):
        return Refusal.of("6.7.1", "refuse.sea_lock", area=zone)
    return None


def closed_zones(state: ReichState, side: str) -> list[SpaceId]:
    """8.6, 6.7.1 Zones in which a player may neither attack nor place a fleet."""
    shut = list(state.world.tables.pact.zones) if state.pact else []
    if side == AXIS and years_reached(state, state.world.tables.sea_lock.year):
        shut += [zone for zone in lock_zones(state) if holds_uncontested(state, ALLIES, zone)]
    return shut


# -- the means ---------------------------------------------------------------------------------------
def permit_for(state: ReichState, side: str, kind: str) -> EventCardId:
    """6.5.1 The event that allows paratroops or a landing and can be played now, or nothing."""
    for card in state.held[side]:
        if card in state.face_down or card in state.turn.ready:
            continue
        if any(isinstance(effect, s.Permit) and effect.attack == kind for effect in state.event_of(card).effects):
            return card
    return NOTHING


def why_not_permitted(state: ReichState, side: str, kind: str, power: str) -> Refusal | None:
    """6.5.1, 6.5.3.2 Paratroops and landings need an event that is ready and bears the star of the power."""
    card = permit_for(state, side, kind)
    if not card:
        return Refusal.of("6.5.1", "refuse.no_drop" if kind == PARATROOP else "refuse.no_boats")
    event = state.event_of(card)
    if power == AXIS or STAR[power] in event.stars:
        return None
    return Refusal.of("6.5.3.2", "refuse.wrong_star", event=event.id)


def why_not_launch(state: ReichState, side: str, zone: SpaceId, target: SpaceId) -> Refusal | None:
    """2.2 Out of the Sicilian Sea one needs Sicily and Malta, unless one of them is the target."""
    launch = state.world.tables.launch
    if zone != launch.zone or target in launch.needs:
        return None
    if all(state.controls(side, area) for area in launch.needs):
        return None
    return Refusal.of("2.2", "refuse.launch", area=zone)


# -- each type ---------------------------------------------------------------------------------------
def why_not_attack(state: ReichState, side: str, attack: Attack) -> Refusal | None:
    """6.5 The rule against an attack, or None."""
    areas = state.world.areas
    if attack.target not in areas or (attack.kind != SEA and attack.origin not in areas):
        return Refusal.of("6.5.1", "refuse.no_such_area", area=attack.target)
    if areas[attack.target].status == "unplayable":
        return Refusal.of("2.1", "refuse.unplayable", area=attack.target)
    if attack.kind == SEA:
        return _why_not_sea(state, side, attack)
    if refusal := why_not_target(state, side, attack.target):
        return refusal
    if not state.controls(side, attack.origin):
        return Refusal.of("6.5.1", "refuse.not_own", area=attack.origin)
    if refusal := why_not_under_pact(state, side, attack.target, attack.origin):
        return refusal
    check = {LAND: why_not_land, PARATROOP: _why_not_paratroop, AMPHIBIOUS: _why_not_amphibious}[attack.kind]
    return check(state, side, attack)


def why_not_target(state: ReichState, side: str, area: SpaceId) -> Refusal | None:
    """6.5.1, 6.5.1.1, 8.5 Land is attacked if it is the enemy's, and by the Allies if it is neutral Vichy."""
    if is_zone(state, area):
        return Refusal.of("6.5.1", "refuse.a_zone", area=area)
    if is_enemy_land(state, side, area):
        return None
    if state.controls(side, area):
        return Refusal.of("6.5.1", "refuse.own_area", area=area)
    if is_neutral_vichy(state, area):
        return Refusal.of("8.5", "refuse.vichy", area=area)
    return Refusal.of("6.5.1.1", "refuse.neutral", area=area)


def why_not_land(state: ReichState, side: str, attack: Attack) -> Refusal | None:
    """6.5.1 item 1 An enemy area next to an own one."""
    if attack.target not in land_neighbours(state, side, attack.origin):
        return Refusal.of("6.5.1", "refuse.not_adjacent", area=attack.target, origin=attack.origin)
    if attack.origin in state.turn.barred:
        return Refusal.of("6.4.2", "refuse.barred_origin", area=attack.origin)
    return None


def _why_not_paratroop(state: ReichState, side: str, attack: Attack) -> Refusal | None:
    """6.5.1 item 2 Exactly one area lies between."""
    if refusal := why_not_permitted(state, side, PARATROOP, state.control[attack.origin]):
        return refusal
    between = next((drop.between for drop in state.world.drops[attack.origin] if drop.target == attack.target), ())
    if not between:
        return Refusal.of("6.5.1", "refuse.not_one_between", area=attack.target, origin=attack.origin)
    if len(between) == 1:
        return why_not_launch(state, side, between[0], attack.target)
    return None


def _why_not_amphibious(state: ReichState, side: str, attack: Attack) -> Refusal | None:
    """6.5.1 item 3 From an own uncontested zone against land that borders it."""
    if refusal := why_not_permitted(state, side, AMPHIBIOUS, state.control[attack.origin]):
        return refusal
    return why_not_land_from_sea(state, side, attack)


def why_not_land_from_sea(state: ReichState, side: str, attack: Attack) -> Refusal | None:
    """6.5.1 item 3 without the event."""
    if not is_zone(state, attack.origin) or not holds_uncontested(state, side, attack.origin):
        return Refusal.of("6.5.1", "refuse.zone_not_held", area=attack.origin)
    if attack.target not in state.world.areas[attack.origin].land:
        return Refusal.of("6.5.1", "refuse.not_adjacent", area=attack.target, origin=attack.origin)
    return why_not_launch(state, side, attack.origin, attack.target)


def _why_not_sea(state: ReichState, side: str, attack: Attack) -> Refusal | None:
    """6.5.1 item 4 Any zone not one's own, or an own one with an enemy fleet."""
    zone = attack.target
    if not is_zone(state, zone):
        return Refusal.of("6.5.1", "refuse.not_a_zone", area=zone)
    if state.controls(side, zone) and not state.has_fleet(enemy_of(side), zone):
        return Refusal.of("6.5.1", "refuse.own_zone", area=zone)
    if refusal := why_not_locked(state, side, zone) or why_not_under_pact(state, side, zone):
        return refusal
    powers = attack_powers(state, side, zone)
    if attack.origin not in powers:
        return Refusal.of("6.5.3.1", "refuse.no_such_power", area=zone, power=attack.origin)
    return None


def attack_powers(state: ReichState, side: str, zone: SpaceId) -> list[str]:
    """6.5.3.1 The powers that may make a sea attack."""
    return [AXIS] if side == AXIS else sea_powers(state, zone)


# -- lists -------------------------------------------------------------------------------------------
def land_attacks(state: ReichState, side: str) -> list[Attack]:
    """6.5.1 item 1 Every land attack a player can make."""
    control, barred, pact = state.control, state.turn.barred, state.pact
    return [
        Attack(LAND, origin, target)
        for origin in state.world.land
        if SIDE_OF[control[origin]] == side and origin not in barred
        for target in land_neighbours(state, side, origin)
        if SIDE_OF[control[target]] != side
        and is_enemy_land(state, side, target)
        and not (pact and why_not_under_pact(state, side, target, origin))
    ]


def _drops(state: ReichState, side: str) -> list[Attack]:
    if not permit_for(state, side, PARATROOP):
        return []
    pairs = (
        Attack(PARATROOP, origin, target)
        for origin in state.world.land
        if state.controls(side, origin)
        for target, _ in state.world.drops[origin]
        if is_enemy_land(state, side, target)
    )
    return [attack for attack in pairs if why_not_attack(state, side, attack) is None]


def _landings(state: ReichState, side: str) -> list[Attack]:
    if not permit_for(state, side, AMPHIBIOUS):
        return []
    pairs = (
        Attack(AMPHIBIOUS, zone, target)
        for zone in state.world.zones
        if state.controls(side, zone)
        for target in state.world.areas[zone].land
    )
    return [attack for attack in pairs if why_not_attack(state, side, attack) is None]


def _sea_attacks(state: ReichState, side: str) -> list[Attack]:
    shut, found = closed_zones(state, side), []
    for zone in state.world.zones:
        if zone in shut or (state.controls(side, zone) and not state.has_fleet(enemy_of(side), zone)):
            continue
        if state.pact and why_not_under_pact(state, side, zone):
            continue
        found += [Attack(SEA, Thing(power), zone) for power in attack_powers(state, side, zone)]
    return found


def attacks(state: ReichState, side: str) -> list[Attack]:
    """6.5.1 Every attack a player can make."""
    return [
        *land_attacks(state, side), *_drops(state, side), *_landings(state, side), *_sea_attacks(state, side),
    ]  # fmt: skip
