"""2.1 Terrain as combat sees it: rivers, the Sierra of Madrid, open spaces, ground that holds a defender."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.crusade.data.readings import RiverAttack
from desktop.games.crusade.state.combat_state import Combat

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState

MOUNTAIN = "mountain"
SIERRA = "sierra_of_madrid"
BEACH_HEAD = "beach_head"


def is_open(state: CrusadeState, space: SpaceId) -> bool:
    """3.0 Open Space: no work, no Main City, no mountain."""
    definition = state.world.spaces[space]
    return space not in state.world.is_mountain and not definition.main_city and space not in state.works


def origins(state: CrusadeState, combat: Combat) -> list[SpaceId]:
    """The spaces that units now attack from."""
    return sorted({state.place_of(unit) for unit in combat.attackers})


def across_river(state: CrusadeState, combat: Combat) -> bool:
    """11.2.6 Every attacker crosses a river, or any does, as the players chose (ruling)."""
    world = state.world
    crossing = [world.is_river(place, combat.target) for place in origins(state, combat)]
    return any(crossing) if RiverAttack.of(world) is RiverAttack.ANY else bool(crossing) and all(crossing)


def in_sierra(state: CrusadeState, combat: Combat) -> bool:
    """11.2.6 An attack into the Sierra of Madrid, or with any unit out of it (ruling); once only."""
    sierra = state.world.in_group[SIERRA]
    return combat.target in sierra or any(place in sierra for place in origins(state, combat))


def along_corridor(state: CrusadeState, combat: Combat) -> bool:
    """18.2.3 Every attacker comes along the Corridor of Grado."""
    ends = state.world.corridor
    return bool(combat.attackers) and all({place, combat.target} == set(ends) for place in origins(state, combat))


def holds_retreat(state: CrusadeState, space: SpaceId) -> bool:
    """11.4.3 Ground where a retreat may be cancelled: mountain, trench, Beach Head."""
    kinds = state.world.tables.cancel_retreat
    definition = state.world.spaces[space]
    return (
        definition.terrain in kinds
        or state.works.get(space) in kinds
        or (space in state.beach_heads and BEACH_HEAD in kinds)
    )
