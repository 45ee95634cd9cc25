"""Units that leave the map other than in combat, and what follows: sieges end, staffs are not left alone."""

from __future__ import annotations

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.state.state import IllusionsState


def remove(state: IllusionsState, unit: UnitId, cause: str) -> None:
    """A unit leaves the game; no Troop Quality is lost."""
    place = state.place_of(unit)
    state.remove(unit, cause)
    review(state, place, cause)


def lose(state: IllusionsState, unit: UnitId, cause: str) -> None:
    """A unit goes to the Replaceable box and is not replaced; special units are eliminated (12.6.6e)."""
    place = state.place_of(unit)
    if state.world.units[unit].special:
        state.eliminate(unit, cause)
    else:
        state.destroy(unit, cause)
    review(state, place, cause)


def review(state: IllusionsState, place: SpaceId, cause: str) -> None:
    """20.3.5, 27.0c A siege with too few units ends; HQs and heavy artillery whose stack is gone are eliminated."""
    if state.is_boxed(place):
        return
    for side in dict.fromkeys(state.owner_of(unit) for unit in state.at(place)):
        left = state.units_of(side, place)
        if not any(_fights(state, unit) for unit in left):
            for unit in left:
                state.eliminate(unit, cause)
    sieges.review(state, place, cause)


def _fights(state: IllusionsState, unit: UnitId) -> bool:
    definition = state.world.units[unit]
    return definition.combat or definition.size == "uprising"
