"""Edit mode: the position changed by hand, by commands in words. Faults are ValueErrors with a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from desktop.engine.ids import NOTHING, CityId, FactionId, GroupId, RegionId, SpaceId, UnitId
from desktop.games.arriba.rules.combat.attacks import AttackPhase
from desktop.games.arriba.rules.equipment.spend import Spend
from desktop.games.arriba.rules.equipment.transport import Transport
from desktop.games.arriba.rules.map.control import city_controller, groups_of
from desktop.games.arriba.rules.map.grouping import why_not_together
from desktop.games.arriba.rules.map.organization import Organization
from desktop.games.arriba.rules.movement.movement import MovementPhase
from desktop.games.arriba.rules.politics.political_phase import PoliticalPhase
from desktop.games.arriba.state import invariants
from desktop.games.arriba.state.army_state import AIR, ASSETS
from desktop.games.arriba.state.sides import SIDES
from desktop.games.arriba.state.state import ArribaState
from desktop.games.arriba.state.turn_state import DOMESTIC, FOREIGN, REPLACEMENT
from desktop.mechanics.editing import MOST, Commands, number, one_of, run_edit, switch_word, whole_word

NOBODY = "none"
HOLDING = "holding"
Known = Callable[[ArribaState], Iterable[str]]
_BETWEEN = {
    PoliticalPhase: ("purges", "rebel_attempts", "government_attempts"),
    Spend: ("buy",),
    Transport: ("choose",),
    Organization: ("regroup",),
    MovementPhase: ("move",),
    AttackPhase: ("attack",),
}
"""Where a player chooses what to do next, and nothing is half done."""


def apply_edit(state: ArribaState, change: str) -> None:
    """place PIECE AREA|city:CITY, add FACTION|OWNER KIND AREA|city:CITY|holding, remove PIECE, kind PIECE KIND,
    disrupted PIECE on|off, cadre PIECE on|off, fort CITY SIDE|none, control REGION SIDE|none, holder CITY SIDE|none,
    level SIDE N, attitude POWER N, ep SIDE foreign|domestic|replacement N, turn N, purged FACTION on|off,
    arrived POWER on|off, came POWER on|off, lost SIDE N, divisions SIDE N, fallen FACTION N, convoy SIDE N,
    patrols N."""
    top = state.stack[-1] if state.stack else None
    if top is None or top.step not in _BETWEEN.get(type(top), ()) or (isinstance(top, MovementPhase) and top.group):
        raise ValueError("the position can be changed between actions only; finish this one first")
    told = len(state.events)
    run_edit(state, change, COMMANDS)
    del state.events[told:]  # the edit is told as a whole
    state.revision += 1
    state.kept.forget_all()
    if faults := invariants.faults(state):
        raise ValueError("; ".join(faults))


# -- words ---------------------------------------------------------------------------------------------
def _piece(state: ArribaState, piece: UnitId) -> UnitId:
    if piece not in state.pieces:
        raise ValueError(f"there is no unit or asset point {piece}")
    return piece


def _unit(state: ArribaState, piece: UnitId) -> UnitId:
    if not state.is_unit(_piece(state, piece)):
        raise ValueError(f"{piece} is no unit")
    return piece


def _side(side: str) -> str:
    return one_of(side, SIDES, "side")


def _side_or_nobody(side: str) -> str:
    return "" if one_of(side, (*SIDES, NOBODY), "side") == NOBODY else side


# -- pieces --------------------------------------------------------------------------------------------
def _ground(state: ArribaState, place: str) -> tuple[SpaceId, CityId]:
    """The area and city of a space of the board: a city, an area, or the place of a group in an area."""
    form, _, name = place.partition(":")
    if form == "city":
        city = CityId(one_of(name, state.world.cities, "city"))
        return state.world.area_of[city], city
    area = name.partition(":")[0] if form == "slot" else place
    return SpaceId(one_of(area, state.world.areas, "area")), NOTHING


def _join(state: ArribaState, piece: UnitId, area: SpaceId, city: CityId) -> None:
    """A piece joins the group in a city, or the first one outside that has room for it; else it forms one."""
    own = state.pieces[piece].group
    side = state.groups[own].side
    there = [state.in_city[city]] if city in state.in_city else []
    if any(state.groups[group].side != side for group in there):
        raise ValueError(f"the enemy is in {city}")
    if not city:
        there = [group for group in groups_of(state, side, area) if not state.groups[group].city]
        there = [group for group in there if _has_room(state, side, group, piece)]
    group = there[0] if there else state.form_group(side, area, city)
    if group != own:
        state.regroup(piece, group, "edited")


def _has_room(state: ArribaState, side: str, group: GroupId, piece: UnitId) -> bool:
    others = [unit for unit in state.units_of(group) if unit != piece]
    return not state.is_unit(piece) or not why_not_together(state, side, [*others, piece])


def _place(state: ArribaState, piece: UnitId, place: str) -> None:
    if state.pieces[_piece(state, piece)].kind == AIR:
        raise ValueError(f"{piece} stays in the holding box")
    _join(state, piece, *_ground(state, place))


def _add(state: ArribaState, owner: FactionId, kind: str, place: str) -> None:
    side = state.world.side_of[one_of(owner, state.world.side_of, "faction or owner")]
    known = ASSETS if owner in state.world.mix.assets else ()
    one_of(kind, (*known, *(state.world.kinds if owner in state.world.factions else ())), "kind")
    if (kind == AIR) != (place == HOLDING):
        raise ValueError("air AP, and nothing else, are in the holding box")
    if kind == AIR:
        state.add_piece(kind, owner, NOTHING, "edited")
        return
    area, city = _ground(state, place)
    _join(state, state.add_piece(kind, owner, state.form_group(side, area), "edited"), area, city)


def _remove(state: ArribaState, piece: UnitId) -> None:
    state.remove_piece(_piece(state, piece), "edited")


def _kind(state: ArribaState, piece: UnitId, kind: str) -> None:
    state.change_kind(_unit(state, piece), one_of(kind, state.world.kinds, "kind"), "edited", marker=True)


def _disrupted(state: ArribaState, piece: UnitId, switch: str) -> None:
    state.pieces[_unit(state, piece)].disrupted = switch_word(switch)


def _cadre(state: ArribaState, piece: UnitId, switch: str) -> None:
    state.pieces[_unit(state, piece)].cadre = switch_word(switch)


# -- the map -------------------------------------------------------------------------------------------
def _fort(state: ArribaState, city: CityId, side: str) -> None:
    one_of(city, state.world.cities, "city")
    state.forts.pop(city, None)
    if owner := _side_or_nobody(side):
        state.forts[city] = owner


def _control(state: ArribaState, region: RegionId, side: str) -> None:
    state.control[one_of(region, state.world.regions, "region")] = _side_or_nobody(side)


def _holder(state: ArribaState, city: CityId, side: str) -> None:
    """12.3 Who controlled a key city last; a city that is held now is its holder's."""
    one_of(city, state.last_holder, "key city")
    held = city_controller(state, city)
    if held and held != _side_or_nobody(side):
        raise ValueError(f"{city} is controlled by {held}")
    state.last_holder[city] = _side_or_nobody(side)


# -- tracks --------------------------------------------------------------------------------------------
def _turn(state: ArribaState, turn: str) -> None:
    """The turn marker; the turn under way is played to its end as that turn."""
    state.turn = number(turn, 1, max(state.world.turns))


def _level(state: ArribaState, side: str, level: str) -> None:
    state.level[_side(side)] = number(level, 1, state.world.tables.levels.most)


def _attitude(state: ArribaState, power: str, box: str) -> None:
    """The marker alone: troops neither come nor leave."""
    state.attitude[one_of(power, state.attitude, "power")] = whole_word(box)


def _ep(state: ArribaState, side: str, kind: str, points: str) -> None:
    one_of(kind, (FOREIGN, DOMESTIC, REPLACEMENT), "kind of EP")
    setattr(state.purse[_side(side)], kind, number(points, 0, MOST))


def _patrols(state: ArribaState, times: str) -> None:
    state.patrols = number(times, 0, MOST)


def _count(field: str, known: Known, what: str) -> Callable[[ArribaState, str, str], None]:
    """A number kept by side or faction."""

    def edit(state: ArribaState, name: str, amount: str) -> None:
        getattr(state, field)[one_of(name, known(state), what)] = number(amount, 0, MOST)

    return edit


def _listed(field: str, known: Known, what: str) -> Callable[[ArribaState, str, str], None]:
    """A name that is in a list, or not."""

    def edit(state: ArribaState, name: str, switch: str) -> None:
        one_of(name, known(state), what)
        rest = [other for other in getattr(state, field) if other != name]
        setattr(state, field, [*rest, name] if switch_word(switch) else rest)

    return edit


COMMANDS: Commands = {
    "place": (_place, 2),
    "add": (_add, 3),
    "remove": (_remove, 1),
    "kind": (_kind, 2),
    "disrupted": (_disrupted, 2),
    "cadre": (_cadre, 2),
    "fort": (_fort, 2),
    "control": (_control, 2),
    "holder": (_holder, 2),
    "turn": (_turn, 1),
    "level": (_level, 2),
    "attitude": (_attitude, 2),
    "ep": (_ep, 3),
    "patrols": (_patrols, 1),
    "lost": (_count("lost", lambda state: SIDES, "side"), 2),
    "divisions": (_count("divisions_lost", lambda state: SIDES, "side"), 2),
    "convoy": (_count("convoy", lambda state: SIDES, "side"), 2),
    "fallen": (_count("fallen", lambda state: state.world.factions, "faction"), 2),
    "purged": (_listed("purged", lambda state: state.world.factions, "faction"), 2),
    "arrived": (_listed("arrived", lambda state: state.world.powers, "power"), 2),
    "came": (_listed("came", lambda state: state.world.powers, "power"), 2),
}
