"""A stated position: battle groups, control, levels and tracks as they are said to be, nothing else on the map.

A battle group is written `area: pieces` or `area/city: pieces`, the pieces as `3 carlist, 1 colonial division_1+`:
a number, a faction, a kind (brigade if none), `+` for a cadre marker, `!` for disruption; asset points as
`2 armour_ap` or `1 german armour_ap`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from desktop.data.position import FrameSpec, PositionSpec, need, one_of, set_tracks
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CityId, FactionId, GroupId, RegionId, SpaceId
from desktop.games.arriba.data.world import World
from desktop.games.arriba.rules.equipment.strategic import StrategicPhase
from desktop.games.arriba.rules.map.control import city_controller
from desktop.games.arriba.rules.politics.political_phase import PoliticalPhase
from desktop.games.arriba.rules.turn.game import ArribaGame
from desktop.games.arriba.rules.turn.turn import PlayerTurn, Turn
from desktop.games.arriba.state.army_state import AIR, ASSETS, BRIGADE
from desktop.games.arriba.state.setup import blank_state
from desktop.games.arriba.state.sides import GOVERNMENT, SIDES
from desktop.games.arriba.state.state import ArribaState, Purse

_WHERE = re.compile(r"([a-z_]+)(?:/([a-z_]+))?: (.+)")
_PIECES = re.compile(r"(\d+) ([a-z_]+)(?: ([a-z_0-9]+))?(\+?)(!?)")
SOME_TURN = 2
"""Any turn with events, without winter."""
PLAYER_PHASES = ("movement", "combat", "counterattack", "recovery")
JOINT = {"doctrine": "doctrine", "events": "events", "political": "political", "inter": "inter_phase"}
POLITICAL = ("purges", "rebel_attempts", "government_attempts", "support")
STRATEGIC = ("foreign", "domestic", "replacement", "arrivals", "allot", "spend", "blockade", "transport", "unfunded")


def stated_position(world: World, spec: PositionSpec) -> ArribaState:
    """Build the state; `frame` names the phase or step where play begins, and the side."""
    state = blank_state(world)
    for name, side in spec.control.items():
        region = RegionId(name)
        need(region in world.regions, f"there is no region {region}", "control", region)
        need(side in ("", *SIDES), f"there is no side {side}", "control", region)
        state.control[region] = side
    state.turn = SOME_TURN
    for key, text in spec.units.items():
        need(isinstance(text, str), "a battle group is written as text", "units", key)
        _place(state, key, str(text))
    for city in world.tables.adjustment.key_cities:
        state.note_holder(city, city_controller(state, city))
    set_tracks(state, spec.tracks, _TRACKS)
    state.index()
    state.kept.forget_all()  # the tracks are set without events
    _begin(state, spec.frame or FrameSpec(name="political"))
    state.events.clear()
    return state


# ------------------------------------------------------------------ battle groups
def _place(state: ArribaState, key: str, text: str) -> None:
    """One battle group; its name begins with the letter of its side."""
    match, world = _WHERE.fullmatch(text), state.world
    side = next((side for side in SIDES if side[0] == key[0]), "")
    good = match is not None and side and key[1:].isdigit()
    need(bool(good), f"{key}: {text!r} is no battle group", "units", key)
    assert match is not None
    area, city, pieces = SpaceId(match[1]), CityId(match[2] or ""), match[3]
    need(area in world.areas, f"there is no area {area}", "units", key)
    need(not city or city in world.cities_in[area], f"there is no city {city} in {area}", "units", key)
    need(not city or city not in state.in_city, f"two groups are in {city}", "units", key)
    state.made[side] = int(key[1:]) - 1
    group = state.form_group(side, area, city)
    for part in pieces.split(", "):
        _add(state, key, group, side, part)
    state.made[side] = max(int(name[1:]) for name in state.groups if name[0] == side[0])


def _add(state: ArribaState, key: str, group: GroupId, side: str, part: str) -> None:
    match, world = _PIECES.fullmatch(part), state.world
    need(match is not None, f"{part!r} is no number of pieces", "units", key)
    assert match is not None
    number, name, kind, cadre, disrupted = match.groups()
    owner, sort = (side, name) if name in ASSETS else (name, kind or BRIGADE)
    need(sort in world.kinds or (sort in ASSETS and sort != AIR), f"there is no kind {sort}", "units", key)
    whose = FactionId(owner)
    need(world.side_of.get(whose) == side, f"{owner} is not of the side {side}", "units", key)
    for _ in range(int(number)):
        piece = state.pieces[state.add_piece(sort, whose, group, "set_up")]
        piece.cadre, piece.disrupted = bool(cadre), bool(disrupted)


# ------------------------------------------------------------------ tracks
def _numbers(field: str, known: str) -> Callable[[ArribaState, Any], None]:
    """Numbers by side, power, faction or city."""

    def put(state: ArribaState, values: Any) -> None:
        names = _NAMES[known](state.world)
        for name, number in values.items():
            getattr(state, field)[one_of(name, names)] = int(number)

    return put


def _names(field: str, known: str) -> Callable[[ArribaState, Any], None]:
    def put(state: ArribaState, values: Any) -> None:
        names = _NAMES[known](state.world) if known != "groups" else state.groups
        setattr(state, field, [one_of(name, names) for name in values])

    return put


def _by_city(field: str) -> Callable[[ArribaState, Any], None]:
    def put(state: ArribaState, values: Any) -> None:
        for city, side in values.items():
            getattr(state, field)[one_of(city, state.world.cities)] = one_of(side, SIDES)

    return put


def _set_turn(state: ArribaState, turn: Any) -> None:
    state.turn = one_of(turn, state.world.turns)


def _set_ep(state: ArribaState, purses: Any) -> None:
    """EP at hand: a number of domestic EP, or each kind by name."""
    for side, purse in purses.items():
        own = Purse(**purse) if isinstance(purse, dict) else Purse(domestic=int(purse))
        state.purse[one_of(side, SIDES)] = own


def _set_air(state: ArribaState, numbers: Any) -> None:
    for owner, number in numbers.items():
        for _ in range(number):
            state.add_piece(AIR, one_of(owner, state.world.mix.assets), NOTHING, "set_up")


def _set_patrols(state: ArribaState, number: Any) -> None:
    state.patrols = int(number)


_NAMES: dict[str, Callable[[World], Any]] = {
    "sides": lambda world: SIDES,
    "powers": lambda world: world.powers,
    "factions": lambda world: world.factions,
}
_TRACKS: dict[str, Callable[[ArribaState, Any], None]] = {
    "turn": _set_turn,
    "level": _numbers("level", "sides"),
    "attitude": _numbers("attitude", "powers"),
    "lost": _numbers("lost", "sides"),
    "divisions_lost": _numbers("divisions_lost", "sides"),
    "fallen": _numbers("fallen", "factions"),
    "convoy": _numbers("convoy", "sides"),
    "patrols": _set_patrols,
    "ep": _set_ep,
    "air": _set_air,
    "purged": _names("purged", "factions"),
    "arrived": _names("arrived", "powers"),
    "came": _names("came", "powers"),
    "attackers": _names("attackers", "groups"),
    "attacked": _names("attacked", "groups"),
    "forts": _by_city("forts"),
    "holders": _by_city("last_holder"),
}


# ------------------------------------------------------------------ the procedure
def _begin(state: ArribaState, frame: FrameSpec) -> None:
    """Put the turn on the stack, at the phase or step that is named."""
    side = frame.fields.get("side", GOVERNMENT)
    good = side in SIDES and not set(frame.fields) - {"side"}
    need(good, "the only field is `side`, one of the sides", "frame", "fields")
    known = (*JOINT, "strategic", "organization", *PLAYER_PHASES, *POLITICAL, *STRATEGIC)
    name = frame.name
    need(name in known, f"a position starts in one of {', '.join(known)}, not in {name}", "frame", "name")
    step, inner = _stages(name, side)
    state.phase, state.active = _phase(name), "" if name in (*JOINT, *POLITICAL) else side
    state.strategic.side = side if name in STRATEGIC else ""
    state.stack.extend([ArribaGame(step="turns"), Turn(number=state.turn, step=step), *inner])


def _phase(name: str) -> str:
    """The phase to which a step belongs."""
    return "political" if name in POLITICAL else "strategic" if name in STRATEGIC else name


def _stages(name: str, side: str) -> tuple[str, list[Frame]]:
    """The step of the turn, and the procedure inside it where play begins within a phase."""
    if name in JOINT:
        return JOINT[name], []
    if name in ("strategic", "organization"):
        return f"{side}_{name}", []
    steps = Turn.STEPS
    if name in PLAYER_PHASES:
        return steps[steps.index(f"{side}_turn") + 1], [PlayerTurn(side=side, step=name)]
    if name in POLITICAL:
        return steps[steps.index("political") + 1], [PoliticalPhase(step=name)]
    return steps[steps.index(f"{side}_strategic") + 1], [StrategicPhase(side=side, step=name)]
