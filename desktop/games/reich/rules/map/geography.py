"""2.0 Who borders what: borders that depend on control, contested zones, centres and markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.reich.state.sides import ALLIED_POWERS, ALLIES, AXIS, WESTERN, enemy_of, side_of

if TYPE_CHECKING:
    from desktop.games.reich.data.schema_map import Link
    from desktop.games.reich.state.state import ReichState

VICHY = "vichy"


# -- borders -----------------------------------------------------------------------------------------
def can_use_link(state: ReichState, side: str, link: Link) -> bool:
    """2.3 A border that exists only for a player who controls a place."""
    if not state.controls(side, link.controls):
        return False
    return not (link.uncontested and state.has_fleet(enemy_of(side), link.controls))


def linked(state: ReichState, side: str, area: SpaceId) -> list[SpaceId]:
    """2.3 What an area borders for this player only, at this moment."""
    return [other for other, link in state.world.links.get(area, ()) if can_use_link(state, side, link)]


def land_neighbours(state: ReichState, side: str, area: SpaceId) -> tuple[SpaceId, ...]:
    """Land areas that a player can attack by land from an area."""
    near = state.world.near_land[area]
    if area not in state.world.links:
        return near
    return (*near, *(other for other in linked(state, side, area) if other not in state.world.is_sea))


def neighbours(state: ReichState, side: str, area: SpaceId) -> tuple[SpaceId, ...]:
    """7.4.1 Areas and zones adjacent to an area or zone for a player."""
    near = state.world.near[area]
    return (*near, *linked(state, side, area)) if area in state.world.links else near


def held_neighbours(state: ReichState, side: str, area: SpaceId) -> list[SpaceId]:
    """7.4.1 The adjacent areas and zones a player controls."""
    return [other for other in neighbours(state, side, area) if state.controls(side, other)]


# -- zones and areas ---------------------------------------------------------------------------------
def is_zone(state: ReichState, area: SpaceId) -> bool:
    return area in state.world.is_sea


def is_contested(state: ReichState, zone: SpaceId) -> bool:
    """2.4 Controlled by one player while the opponent has a fleet in it."""
    holder = side_of(state.control[zone])
    return bool(holder) and state.has_fleet(enemy_of(holder), zone)


def holds_uncontested(state: ReichState, side: str, zone: SpaceId) -> bool:
    return state.controls(side, zone) and not is_contested(state, zone)


def is_neutral_vichy(state: ReichState, area: SpaceId) -> bool:
    """8.5 A Vichy area that has not joined either side."""
    return not state.control[area] and state.world.areas[area].printed == VICHY


def is_enemy_land(state: ReichState, side: str, area: SpaceId) -> bool:
    """6.5.1 Land a player may attack: enemy-controlled, or for the Allies neutral Vichy (6.5.1.1)."""
    holder = side_of(state.control[area])
    if holder:
        return holder != side
    return side == ALLIES and is_neutral_vichy(state, area)


# -- centres -----------------------------------------------------------------------------------------
def production(state: ReichState, area: SpaceId) -> int:
    """2.5 The value of a production centre, temporary ones included; 0 if it is none."""
    return state.world.areas[area].production or state.centres.get(area, 0)


def home_side(state: ReichState, area: SpaceId) -> str:
    """2.5 The side whose home centre an area is."""
    if area in state.centres:
        return AXIS
    return side_of(state.world.areas[area].home or "")


def counts_for(state: ReichState, area: SpaceId, power: str) -> str:
    """2.5 The side for which a centre counts when this power controls it; an uncontrolled one counts for its home."""
    holder = side_of(power)
    if area in state.world.tables.either_side:
        return holder
    home = home_side(state, area)
    return home if holder in ("", home) else ""


# -- markers -----------------------------------------------------------------------------------------
def marker_needed(state: ReichState, area: SpaceId, power: str) -> bool:
    """6.5.2.1 No marker where the printed symbol is the power's own."""
    return bool(power) and state.world.areas[area].printed != power


def markers_placed(state: ReichState, power: str) -> int:
    areas = state.world.areas
    return sum(holder == power and areas[area].printed != power for area, holder in state.control.items())


def lifted_owner(state: ReichState, area: SpaceId) -> str:
    """3.1 Who controls an area when the marker is lifted: the printed owner, nobody in a zone."""
    printed = state.world.areas[area].printed
    return printed if side_of(printed) else ""


def liftable_markers(state: ReichState, power: str, keep: str) -> list[SpaceId]:
    """3.1 Markers a power can lift: none from printed Vichy or neutral areas, nor the area at issue."""
    areas = state.world.areas
    return [
        area
        for area, holder in state.control.items()
        if holder == power and area != keep and areas[area].printed not in (power, VICHY, "neutral")
    ]


def marker_power(state: ReichState, power: str, area: SpaceId) -> str:
    """6.5.3.1 The power that gains an area: the attacker's, unless an Allied symbol is printed."""
    printed = state.world.areas[area].printed
    if side_of(power) == ALLIES and printed in ALLIED_POWERS:
        return printed
    return power


def sea_powers(state: ReichState, zone: SpaceId) -> list[str]:
    """6.5.3.1 For which Allied power a zone is attacked or defended: those next to it, else the Western Allies."""
    if side_of(state.control[zone]) == ALLIES:
        return [state.control[zone]]
    near = [state.control[area] for area in neighbours(state, ALLIES, zone)]
    return [power for power in ALLIED_POWERS if power in near] or [WESTERN]


def years_reached(state: ReichState, year: str) -> bool:
    """5.5 Both markers have reached a box of the year track."""
    return min(state.year.values()) >= state.world.year_index[year]
