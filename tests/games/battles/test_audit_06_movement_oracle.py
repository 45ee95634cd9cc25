"""Movement against a second, slow implementation written from the rules alone, over random positions.

The oracle reads the shipped YAML by itself and knows neither the world, its tables nor the search: it walks every way
step by step and keeps the most points left in each hex (6.1 to 6.5, 8.0, 10.3, 15.1, 16.0, scenario rules).
"""

from __future__ import annotations

import json
import random
from functools import cache
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

import pytest
import yaml

from desktop.games.battles.rules.movement import movement
from desktop.games.battles.state.state import BattleState
from tests.games.battles.position import STRENGTHS, state_of

ROOT = Path(__file__).resolve().parents[3]
FREE = ("hq", "truck", "leader", "air")
TANKS = ("tank", "lt_tank", "ac")
HALF = 2

# Terrain effects chart as in the rules: terrain: (foot, mechanized) in clear, in mud.
CHART = {
    "clear": ((1, 1), (2, 2)),
    "town": ((1, 1), (1, 1)),
    "city": ((1, 1), (1, 1)),
    "woods": ((2, None), (3, None)),
    "hill": ((1, 1), (2, 2)),
    "rough": ((2, None), (3, None)),
    "mixed": ((3, None), (4, None)),
}
RIVER = {"jarama": (3, 4), "brunete": (2, 3)}


def _yaml(*parts: str) -> Any:
    return yaml.safe_load(ROOT.joinpath(*parts).read_text("utf-8"))


class Board:
    """The map, read anew."""

    def __init__(self, name: str) -> None:
        data = _yaml("resources", "battles", f"map-{name}.yaml")
        self.name = name
        self.terrain = {}
        for line in data["lines"]:
            for offset, letter in enumerate(line["terrain"]):
                kinds = data["legend"][letter]["terrain"]
                self.terrain[f"{line['line']}{line['start'] + offset:02}"] = kinds[0] if len(kinds) == 1 else "mixed"
        self.river = {frozenset(side.split("/")): r["name"] for r in data["rivers"] for side in r["hexsides"]}
        self.major = {frozenset(side.split("/")) for r in data["rivers"] if r["blocks_zoc"] for side in r["hexsides"]}
        self.road: dict[frozenset[str], str] = {}
        self.road_hexes: dict[str, str] = {}
        for road in data["roads"]:
            for hex_id in road["path"]:
                if self.road_hexes.get(hex_id) != "main":
                    self.road_hexes[hex_id] = road["kind"]
            for a, b in zip(road["path"], road["path"][1:], strict=False):
                if self.road.get(frozenset((a, b))) != "main":
                    self.road[frozenset((a, b))] = road["kind"]
        self.exits = {e["hex"] for e in data["road_exits"]}
        self.ends = {(e["hex"], e["edge"]) for e in data["road_exits"]}
        self.zones = {key: zone["hexes"] for key, zone in data["zones"].items()}
        self.edges = data["edges"]

    def around(self, hex_id: str) -> list[str]:
        """An even first number shifts the line half a hex toward lower second numbers."""
        first, second = int(hex_id[:2]), int(hex_id[2:])
        low = second - 1 if first % 2 == 0 else second
        places = [(first, second - 1), (first, second + 1)]
        places += [(line, number) for line in (first - 1, first + 1) for number in (low, low + 1)]
        return [h for f, s in places if (h := f"{f:02}{s:02}") in self.terrain]


@cache
def board_of(name: str) -> Board:
    return Board(name)


@cache
def roster(name: str) -> dict[str, Any]:
    """The counters with the values positions are built with."""
    fixed = json.loads(STRENGTHS.read_text("utf-8"))
    units = _yaml("resources", "battles", f"units-{name}.yaml")["units"]
    return {unit["id"]: {**unit, **fixed.get(unit["id"], {})} for unit in units}


@cache
def scenario_of(name: str) -> Any:
    return _yaml("scenarios", "battles", f"{name}.yaml")


class Oracle:
    """What the rules allow a unit to do in a position."""

    def __init__(self, state: BattleState, name: str, unit: str) -> None:
        self.state, self.name, self.id = state, name, unit
        self.board, self.units = board_of(name), roster(name)
        self.unit = self.units[unit]
        self.side = self.unit["side"]
        self.mud = state.weather == "mud"
        self.group = [unit, *(u for u, status in state.units.items() if status.truck == unit)]
        self.mechanized = bool(self.unit.get("mechanized"))
        self.here: dict[str, list[str]] = {}
        for other, status in state.units.items():
            if status.place.isdigit():
                self.here.setdefault(status.place, []).append(other)
        self.ezoc = self._ezoc()
        self.known: dict[str, bool] = {}

    # 8.0
    def _attack(self, unit: str) -> int:
        face = self.units[unit].get("reduced") if self.state.units[unit].reduced else None
        return int((face or self.units[unit]["full"]).get("attack", 0))

    def _ezoc(self) -> set[str]:
        found: set[str] = set()
        for hex_id, stack in self.here.items():
            foes = [u for u in stack if self.units[u]["side"] != self.side and not self.state.units[u].truck]
            foes = [u for u in foes if self.units[u]["type"] not in (*FREE, "art")]
            if self.name == "brunete":
                battalions = [u for u in foes if self.units[u]["size"] == "bn"]
                strong = len(battalions) >= 2 and sum(map(self._attack, battalions)) >= 3
                foes = [
                    u for u in foes
                    if (self.units[u]["size"] == "bn" and strong)
                    or (self.units[u]["size"] not in ("bn", "co") and self._attack(u) >= 3)
                ]  # fmt: skip
            else:
                foes = [u for u in foes if self._attack(u) >= 3]
            for foe in foes:
                for near in self.board.around(hex_id):
                    side = frozenset((hex_id, near))
                    wheels = self.units[foe].get("mechanized")
                    barred = wheels and CHART[self.board.terrain[near]][0][1] is None and side not in self.board.road
                    if side not in self.board.major and not barred:
                        found.add(near)
        return found

    # 6.3
    def _counts(self, unit: str) -> bool:
        return self.units[unit]["type"] not in FREE

    def _friends(self, hex_id: str) -> list[str]:
        return [
            u for u in self.here.get(hex_id, ())
            if self.units[u]["side"] == self.side and self._counts(u) and u not in self.group
        ]  # fmt: skip

    def _closed(self, hex_id: str) -> bool:
        if hex_id not in self.known:
            self.known[hex_id] = self._is_closed(hex_id)
        return self.known[hex_id]

    def _is_closed(self, hex_id: str) -> bool:
        foes = [u for u in self.here.get(hex_id, ()) if self.units[u]["side"] != self.side]
        if any(self.units[u]["type"] not in ("truck", "leader") for u in foes):
            return True
        if hex_id in self.ezoc and any(u in self.state.out_of_command for u in self.group):
            return True
        if any(self._counts(u) for u in self.group) and self._jammed(hex_id):
            return True
        return any(self._forbidden(u, hex_id) for u in self.group)

    def _jammed(self, hex_id: str) -> bool:
        friends = self._friends(hex_id)
        if not friends or hex_id not in self.board.road_hexes or self.board.terrain[hex_id] in ("town", "city"):
            return False
        all_tanks = [u for u in (self.id, *friends) if self.units[u]["type"] in TANKS and self.units[u]["size"] == "co"]
        return self.name == "brunete" or len(all_tanks) != len(friends) + 1 or len(all_tanks) > 3

    def _forbidden(self, unit: str, hex_id: str) -> bool:
        special = scenario_of(self.name)["special"]
        if self.name == "jarama":
            if unit in special["reserves"]["units"]:
                return hex_id in self.board.zones["henares_bank"]
            area = self.board.zones["reserve_area"]
            placements = scenario_of(self.name)["placements"].values()
            first = any(unit in where["units"] and not where.get("turn") for where in placements)
            bound = first and self.side == "republican" and self.state.units[unit].start in area
            return bound and hex_id not in area and not self.state.released
        lists = special["objectives"]["divisions"]
        if unit in ("BR-HQ.V", "BR-HQ.XVIII"):
            wrong = int(hex_id[:2]) > 19 if unit == "BR-HQ.V" else int(hex_id[:2]) < 19
            return wrong and not self.state.units[unit].entry
        division = self.units[unit].get("formation", {}).get("div", "")
        if (
            self.side != "republican"
            or division not in lists
            or set(lists[division]) <= set(self.state.taken.get(division, ()))
        ):
            return False
        return hex_id not in lists[division] and any(hex_id in hexes for hexes in lists.values())

    # 6.1, 6.5, TEC
    def _step(self, a: str, b: str) -> int | None:
        """Half points for one step; None if prohibited."""
        side = frozenset((a, b))
        crowded = self.board.terrain[b] in ("town", "city") and self._friends(b)
        if side in self.board.road:
            if crowded and any(self._counts(u) for u in self.group):
                return HALF
            return 1 if self.mechanized and self.board.road[side] == "main" else HALF
        ground = CHART[self.board.terrain[b]][self.mud][self.mechanized]
        if self.name == "jarama" and self.mud and self.mechanized and self.board.terrain[b] in ("clear", "hill"):
            ground = 3
        if ground is None:
            return None
        if side not in self.board.river:
            return ground * HALF
        ways = [] if self.mechanized else [RIVER[self.name][self.mud]]
        if self.side == "nationalist" and side in [frozenset(p.split("/")) for p in self.state.pontoons.values()]:
            ways.append(6 if self.mechanized else 2)
        return (ground + min(ways)) * HALF if ways else None

    def allowance(self) -> int:
        status = self.state.units[self.id]
        face = (self.unit.get("reduced") if status.reduced else None) or self.unit["full"]
        parts = 2 ** ((self.id in self.state.out_of_supply) + (self.id in self.state.out_of_command))
        return -(-face["move"] // parts) * HALF

    def reach(self) -> dict[str, int]:
        """Every hex with the most half points left there (0 in an enemy zone of control)."""
        best: dict[str, int] = {}
        start = self.state.place(self.id)
        todo: list[tuple[int, str]] = []

        def arrive(hex_id: str, left: int) -> None:
            stop = hex_id in self.ezoc
            if left > best.get(hex_id, -1) and not self._closed(hex_id):
                left = 0 if stop else left
                if left > best.get(hex_id, -1):
                    best[hex_id] = left
                    if not stop:
                        heappush(todo, (-left, hex_id))

        if start.isdigit():
            for near in self.board.around(start):
                cost = self._step(start, near)
                if cost is not None:
                    extra = (4 if near in self.ezoc else 2) * HALF if start in self.ezoc else 0
                    arrive(near, self.allowance() - cost - extra)
        else:
            for hex_id, cost in self._entries():
                arrive(hex_id, self.allowance() - cost)
        while todo:
            spent, here = heappop(todo)
            left = -spent
            for near in self.board.around(here):
                cost = self._step(here, near)
                if cost is not None:
                    arrive(near, left - cost)
        best.pop(start, None)
        return best

    # 15.1
    def _entries(self) -> list[tuple[str, int]]:
        placement = scenario_of(self.name)["placements"][self.state.units[self.id].entry]
        hexes = placement.get("hexes") or [h for area in placement["areas"] for h in self.board.zones[f"area-{area}"]]
        inside = bool(placement.get("interior"))
        if all(self._barred(hex_id) for hex_id in hexes):
            hexes, inside = self._elsewhere(hexes, inside), False
        found = []
        for hex_id in hexes:
            if self._barred(hex_id):
                continue
            if inside:
                found.append((hex_id, 0))
            elif hex_id in self.board.exits:
                town = self.board.terrain[hex_id] in ("town", "city")
                crowded = town and self._friends(hex_id) and any(self._counts(u) for u in self.group)
                fast = self.mechanized and self.board.road_hexes[hex_id] == "main" and not crowded
                found.append((hex_id, 1 if fast else HALF))
            else:
                ground = CHART[self.board.terrain[hex_id]][self.mud][self.mechanized]
                if self.name == "jarama" and self.mud and self.mechanized and ground == 2:
                    ground = 3
                if ground is not None:
                    found.append((hex_id, ground * HALF))
        return found

    def _barred(self, hex_id: str) -> bool:
        """15.1(2)"""
        foes = [u for u in self.here.get(hex_id, ()) if self.units[u]["side"] != self.side]
        return hex_id in self.ezoc or any(self.units[u]["type"] not in ("truck", "leader") for u in foes)

    def _elsewhere(self, hexes: list[str], inside: bool) -> list[str]:
        """15.2(1) The nearest open hex of the same edge; J.reinforcements for Arganda a road of the east edge."""
        if inside:
            edge = [h for h in self.board.edges["E"] if h in self.board.exits]
        else:
            edge = [h for line in self.board.edges.values() if set(hexes) & set(line) for h in line]
        ring, steps = list(hexes), set(hexes)
        while ring:
            if near := [h for h in ring if h in edge and not self._barred(h)]:
                return near
            ring = sorted({n for h in ring for n in self.board.around(h)} - steps)
            steps.update(ring)
        return []


# -- random positions ------------------------------------------------------------------------------
def random_state(name: str, seed: int) -> BattleState:
    """Both armies strewn over a part of the map, some units without supply or command, some on their way."""
    chance = random.Random(seed)
    board, units = board_of(name), roster(name)
    everywhere = sorted(board.terrain)
    centre = chance.choice(everywhere)
    first, second = int(centre[:2]), int(centre[2:])
    region = [h for h in everywhere if abs(int(h[:2]) - first) <= 6 and abs(int(h[2:]) - second) <= 6]
    places: dict[str, str] = {}
    owner: dict[str, str] = {}
    for unit, record in units.items():
        if record["type"] == "air" or chance.random() < 0.45:
            continue
        hex_id = chance.choice(region)
        wheels = record.get("mechanized") and CHART[board.terrain[hex_id]][0][1] is None
        if owner.setdefault(hex_id, record["side"]) == record["side"] and not (
            wheels and hex_id not in board.road_hexes
        ):
            places[unit] = hex_id
    due = {
        unit: key
        for key, placement in scenario_of(name)["placements"].items()
        if placement.get("turn") and not placement.get("swap")
        for unit in placement["units"]
        if unit not in places and chance.random() < 0.5
    }
    reduced = [u for u in places if units[u].get("reduced") and chance.random() < 0.3]
    state = state_of(
        name, places, turn=5, weather=chance.choice(("clear", "mud")), reduced=reduced,
        phasing=chance.choice(("nationalist", "republican")),
    )  # fmt: skip
    for unit, key in due.items():
        state.units[unit].place, state.units[unit].entry = "due", key
    state.out_of_supply = [u for u in places if chance.random() < 0.15]
    state.out_of_command = [u for u in places if chance.random() < 0.15]
    if name == "jarama":
        for unit in ("JN-ENG.1", "JN-ENG.2", "JN-ENG.3"):
            hex_id = state.place(unit)
            wet = [
                h for h in (board.around(hex_id) if hex_id.isdigit() else ()) if frozenset((hex_id, h)) in board.river
            ]
            if wet:
                state.pontoons[unit] = "/".join(sorted((hex_id, chance.choice(wet))))
    else:
        for division, hexes in scenario_of(name)["special"]["objectives"]["divisions"].items():
            if chance.random() < 0.4:
                state.taken[division] = sorted(hexes)
        for truck in (u for u in places if units[u]["type"] == "truck"):
            load = [u for u in places if places[u] == places[truck] and units[u]["type"] == "inf"]
            if load:
                state.units[load[0]].truck = truck
    state.restored()
    return state


@pytest.mark.rule("battles", "6.1", says="moves from hex to adjacent hex and skips none")
@pytest.mark.rule("battles", "6.2")
@pytest.mark.rule("battles", "6.3")
@pytest.mark.rule("battles", "6.5")
@pytest.mark.rule("battles", "8.3")
@pytest.mark.parametrize("name", ["jarama", "brunete"])
@pytest.mark.parametrize("seed", range(10))
def test_every_reach_agrees_with_the_slow_walk(name: str, seed: int) -> None:
    state = random_state(name, seed)
    wrong = []
    for unit, status in state.units.items():
        if status.truck or not (status.place.isdigit() or status.place == "due"):
            continue
        if name == "brunete" and unit.startswith("BR-HQ.") and unit[6:] in ("V", "XVIII"):
            continue  # their boundary has tests of its own
        expected = Oracle(state, name, unit).reach()
        found = {hex_id: left for hex_id, (left, _) in movement.reach(state, unit).items()}
        if found != expected:
            odd = {h: (found.get(h), expected.get(h)) for h in {*found, *expected} if found.get(h) != expected.get(h)}
            wrong.append((unit, status.place, state.weather, dict(sorted(odd.items())[:6])))
    assert wrong == []


# -- explanations ----------------------------------------------------------------------------------
class Tireless(Oracle):
    """The same unit with points enough for any way."""

    def allowance(self) -> int:
        return 400


def _is_true(state: BattleState, name: str, unit: str, hex_id: str, key: str, args: dict[str, str]) -> bool:
    """Whether the reason given for a refusal holds."""
    oracle, tireless = Oracle(state, name, unit), Tireless(state, name, unit)
    if key == "move.enemy_hex":
        return any(roster(name)[u]["side"] != oracle.side for u in oracle.here.get(hex_id, ()))
    if key == "move.out_of_command_zoc":
        return hex_id in oracle.ezoc and any(u in state.out_of_command for u in oracle.group)
    if key == "move.traffic":
        return oracle._jammed(hex_id)
    if key in ("move.other_objective", "move.beyond_henares", "move.bound"):
        return any(oracle._forbidden(u, hex_id) for u in oracle.group)
    if key in ("move.terrain_prohibited", "move.river_prohibited"):
        steps = [oracle._step(near, hex_id) for near in oracle.board.around(hex_id)]
        start = state.place(unit)
        direct = start in oracle.board.around(hex_id) and oracle._step(start, hex_id) is None
        return oracle.mechanized and (direct or all(step is None for step in steps))
    if key == "move.no_way":
        return hex_id not in tireless.reach()
    if key in ("move.too_far", "move.zoc_to_zoc_too_far"):
        stops = hex_id in oracle.ezoc
        cost = 400 - tireless.reach()[hex_id] if not stops else None
        need = args["need"]
        halves = 2 * int("0" + need.rstrip("½")) + need.endswith("½")
        return halves > oracle.allowance() and (cost is None or cost == halves)
    return key in ("move.same_hex", "enter.blocked")


@pytest.mark.rule("battles", "6.1")
@pytest.mark.rule("battles", "6.2")
@pytest.mark.parametrize("name", ["jarama", "brunete"])
@pytest.mark.parametrize("seed", range(41, 45))
def test_every_refused_move_is_refused_for_a_true_reason(name: str, seed: int) -> None:
    chance = random.Random(seed)
    state = random_state(name, seed)
    wrong = []
    movers = [
        u for u, s in state.units.items() if s.place.isdigit() and not s.truck and u[3:] not in ("HQ.V", "HQ.XVIII")
    ]
    for unit in chance.sample(movers, min(10, len(movers))):
        near = state.world.grid.within(state.place(unit), 4)
        for hex_id in (state.place(unit), *chance.sample(near, min(5, len(near)))):
            refusal = movement.why_not_move(state, unit, hex_id)
            if (refusal is None) != (hex_id in movement.reach(state, unit)):
                wrong.append((unit, hex_id, "refused" if refusal else "silent"))
            elif refusal is not None:
                args = dict(refusal.reason.args)
                if not _is_true(state, name, unit, hex_id, refusal.reason.key, args):
                    wrong.append((unit, state.place(unit), hex_id, refusal.rule, refusal.reason.key, args))
    assert wrong == []
