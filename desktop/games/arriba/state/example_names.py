"""Pieces and battle groups of an example, named by what they are and where, so that another counter changes nothing.

carlist@pamplona               the first Carlist brigade in the city
nationalist/division_1@burgos  the first division of that size; carlist+@pamplona one with a cadre marker
@pamplona                      the battle group in the city
rebel@guipuzcoa                the first group of the side outside the cities of an area
"""

from __future__ import annotations

import re

from desktop.engine.action import Action
from desktop.engine.errors import EngineError
from desktop.engine.ids import CityId, SpaceId, UnitId
from desktop.games.arriba.state.army_state import ASSETS, BRIGADE
from desktop.games.arriba.state.sides import SIDES
from desktop.games.arriba.state.state import ArribaState, Group

_NAMED = re.compile(r"(?:(?P<owner>[a-z_]+)(?:/(?P<kind>[a-z_0-9]+))?(?P<marked>\+?))?@(?P<place>[a-z_]+)")


def named(state: ArribaState, action: Action) -> Action:
    """The action with the ids of what it names."""
    return Action.of(action.verb, *(_id(state, word) if "@" in word else word for word in action.args))


def _id(state: ArribaState, word: str) -> str:
    match = _NAMED.fullmatch(word)
    if match is None:
        raise EngineError(f"{word} names nothing")
    owner, kind, marked, place = match.group("owner", "kind", "marked", "place")
    if owner is None:
        found: str = state.in_city.get(CityId(place), "")
    elif owner in SIDES and kind is None:
        outside = (key for key in state.in_area.get(SpaceId(place), ()) if state.groups[key].side == owner)
        found = next((key for key in outside if not state.groups[key].city), "")
    else:
        found = _piece(state, owner, kind or BRIGADE, bool(marked), place)
    if not found:
        raise EngineError(f"there is no {word}")
    return found


def _piece(state: ArribaState, owner: str, kind: str, marked: bool, place: str) -> str:
    """The first such piece in a city, else in the area of that name."""
    here = [group for group in state.groups.values() if group.city == place]
    return next((key for group in (*here, *_in_area(state, SpaceId(place))) for key in group.members
                 if _is(state, key, owner, kind, marked)), "")  # fmt: skip


def _in_area(state: ArribaState, area: SpaceId) -> list[Group]:
    return [state.groups[key] for key in state.in_area.get(area, ())]


def _is(state: ArribaState, piece: UnitId, owner: str, kind: str, marked: bool) -> bool:
    own = state.pieces[piece]
    return (own.faction, own.kind) == (owner, kind) and (own.cadre == marked or own.kind in ASSETS)
