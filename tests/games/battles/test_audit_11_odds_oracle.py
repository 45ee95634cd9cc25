"""Odds, results and line of sight against a second reading of the rules, over random positions."""

from __future__ import annotations

import math
import random

import pytest

from desktop.games.battles.rules.combat.resolve import barrage_items, barrage_odds, odds_for
from desktop.games.battles.rules.map import spotting
from desktop.games.battles.state.state import BattleState
from tests.games.battles.position import world_of
from tests.games.battles.test_audit_06_movement_oracle import TANKS, Board, board_of, random_state, roster

COLUMNS = ["-5", "-4", "-3", "-2", "-1", "0", "1,2", "3,4", "5,6", "7,8", "9,10", "11,12", "13+"]
PRINTED = """
*S/- *S/- *S/- *S/- *S/- S/-  S/-  S/-   S/S   -     -/S   -/S   -/S
*S/- *S/- S/-  S/-  S/-  S/S  S/S  S/S   -     -/S   -/S   -/*   -/*
S/-  S/-  S/-  S/S  S/S  */-  */-  */-   -/S   -/S   -/*   -/S   -/S
*S/- S/-  */-  */-  */-  -    -    -     -     -/*   -/S   -/S   -/S
*S/- */-  */-  -    -    -    -    -/*   -/*   -/S   -/S   -/S*  -/S*
-    -    -    -    -/*  -/*  -/*  -/S*  -/S*  -/S*  -/S*  -/S*  -/S*
"""
TABLE = [line.split() for line in PRINTED.strip().splitlines()]
DEFENCE = {"clear": 0, "town": 1, "city": 2, "woods": 1, "hill": 3, "rough": 2, "mixed": 4}


def column_of(difference: int) -> int:
    if difference <= 0:
        return max(difference, -5) + 5
    return min(6 + (difference - 1) // 2, 12)


class Referee:
    """Adds up a fight as the rules say."""

    def __init__(self, state: BattleState, name: str) -> None:
        self.state, self.name, self.units, self.board = state, name, roster(name), board_of(name)

    def face(self, unit: str, value: str) -> int:
        reduced = self.units[unit].get("reduced") if self.state.units[unit].reduced else None
        return int((reduced or self.units[unit]["full"]).get(value, 0))

    def halved(self, unit: str, value: int) -> int:
        return math.ceil(value / 2) if unit in self.state.out_of_supply else value

    def at(self, hex_id: str, side: str) -> list[str]:
        return [u for u, s in self.state.units.items() if s.place == hex_id and self.units[u]["side"] == side]

    def defence(self, unit: str) -> int:
        if self.units[unit]["type"] == "art":
            return 1
        return self.halved(unit, self.face(unit, "defense"))

    def air(self, unit: str, hex_id: str) -> int:
        cuts = (self.units[unit]["side"] == "nationalist") + (self.state.weather == "mud")
        flak = [h for h in (hex_id, *self.board.around(hex_id)) for u in self.at(h, "nationalist")
                if self.units[u]["type"] == "aa"]  # fmt: skip
        cuts += bool(flak) and self.units[unit]["side"] == "republican"
        return math.ceil(self.units[unit]["full"]["bombard"] / 2**cuts)

    def cells(self, side, attackers, targets, guns, defending, air, points, foe_air, assault) -> list[str]:
        foe = "republican" if side == "nationalist" else "nationalist"
        attack = sum(self.halved(u, self.face(u, "attack")) for u in attackers)
        attack += sum(self.face(g, "attack") for g in guns) + sum(self.air(u, h) for u, h in air) + points
        force = [u for h in targets for u in self.at(h, foe)]
        defence = sum(map(self.defence, force)) + sum(self.face(g, "attack") for g in defending)
        defence += sum(self.air(u, h) for u, h in foe_air)
        grounds = [DEFENCE[self.board.terrain[h]] for h in targets]
        for target in targets:
            wet = [frozenset((self.state.place(u), target)) in self.board.river for u in attackers]
            grounds.append(2 if all(wet) else 1 if any(wet) else 0)
        shift = int(assault)
        if self.name == "jarama":
            shift += side == "nationalist"
            shift -= self._anti_tank(side, foe, attackers, targets, force)
        kinds = {self.units[u]["type"] for u in attackers}
        combined = "inf" in kinds and bool(kinds & set(TANKS))
        bonus = (2 if guns and (air or points) else 1) if combined else 0
        column = min(max(column_of(attack - defence - max(grounds)) + shift, 0), 12)
        return [TABLE[min(die + bonus, 6) - 1][column] for die in range(1, 7)]

    def _anti_tank(self, side, foe, attackers, targets, force) -> int:
        if not any(self.units[u]["type"] in TANKS for u in attackers):
            return 0
        kinds = [self.units[u]["type"] for u in force]
        if side == "republican" and "aa" in kinds:
            return 4
        if "at" in kinds:
            return 1
        near = {n for h in targets for n in self.board.around(h)}
        flak = [u for h in near for u in self.at(h, foe) if self.units[u]["type"] == "aa"]
        return int(side == "republican" and bool(flak))


def fights(name: str, seed: int):
    """Random fights of a random position: attackers around one or two hexes, guns and air as it comes."""
    chance = random.Random(seed)
    state = random_state(name, seed)
    units, board = roster(name), board_of(name)
    for _ in range(60):
        target = chance.choice(sorted(state.occupants))
        foe = units[state.at(target)[0]]["side"]
        side = "republican" if foe == "nationalist" else "nationalist"
        if not any(units[u]["type"] != "truck" for u in state.at(target)):
            continue
        near = [u for h in board.around(target) for u in state.at(h)
                if units[u]["side"] == side and units[u]["type"] not in ("art", "truck", "air")]  # fmt: skip
        if not near:
            continue
        attackers = sorted(chance.sample(near, chance.randint(1, min(4, len(near)))))
        guns = [u for u in state.units if units[u]["type"] == "art" and state.on_map(u) and state.place(u) != target]
        mine = [u for u in guns if units[u]["side"] == side and chance.random() < 0.1]
        its = [u for u in guns if units[u]["side"] == foe and chance.random() < 0.1]
        planes = [u for u in units if units[u]["type"] == "air" and chance.random() < 0.3]
        air = [(u, target) for u in planes if units[u]["side"] == side]
        foe_air = [(u, target) for u in planes if units[u]["side"] == foe]
        points = chance.choice((0, 0, 3)) if name == "brunete" else 0
        yield state, side, attackers, (target,), mine, its, air, points, foe_air, chance.random() < 0.3


@pytest.mark.rule(
    "battles",
    "11.4",
    says=(
        "uses the **difference** between attack and defence",
        "add up the strengths, add terrain to the defence",
        "Attack is the total of the attacking units",
        "Kind of attack, terrain, supply, artillery, air, leaders and combined arms",
    ),
)
@pytest.mark.rule("battles", "CRT")
@pytest.mark.parametrize("name", ["jarama", "brunete"])
@pytest.mark.parametrize("seed", range(20, 34))
def test_every_cell_of_every_die_agrees(name: str, seed: int) -> None:
    wrong = []
    for state, side, attackers, targets, mine, its, air, points, foe_air, assault in fights(name, seed):
        expected = Referee(state, name).cells(side, attackers, targets, mine, its, air, points, foe_air, assault)
        found = odds_for(state, attackers, targets, mine, its, air, points, foe_air, 0, assault)
        if list(found.faces) != expected:
            wrong.append((attackers, targets, mine, its, air, foe_air, assault, found.faces, expected))
    assert wrong == []


@pytest.mark.rule("battles", "12.4", says="Terrain helps each of them")
@pytest.mark.parametrize("name", ["jarama", "brunete"])
def test_every_barrage_agrees(name: str) -> None:
    chance = random.Random(1)
    state = random_state(name, 40)
    referee, units = Referee(state, name), roster(name)
    victims = [u for u in units if state.on_map(u) and units[u]["type"] not in ("hq", "truck")]
    for victim in victims:
        side = "republican" if units[victim]["side"] == "nationalist" else "nationalist"
        guns = [u for u in units if units[u]["type"] == "art" and units[u]["side"] == side and chance.random() < 0.3]
        total = sum(referee.face(gun, "attack") for gun in guns)
        ground = DEFENCE[referee.board.terrain[state.place(victim)]]
        shift = name == "jarama" and side == "nationalist"
        column = min(column_of(total - referee.defence(victim) - ground) + shift, 12)
        found = barrage_odds(state, side, barrage_items(state, guns), victim, exposed=True)
        assert found.column == COLUMNS[column]
        assert list(found.faces) == [row[column] for row in TABLE]


# -- line of sight ---------------------------------------------------------------------------------
def _centre(name: str, hex_id: str) -> tuple[float, float]:
    """Where a hex lies: lines are 1.5 apart, hexes of a line sqrt(3), even lines half a hex lower."""
    first, second = int(hex_id[:2]), int(hex_id[2:])
    return 1.5 * first, math.sqrt(3) * (second - (0.5 if first % 2 == 0 else 0.0))


def _nearest(board: Board, point: tuple[float, float]) -> list[str]:
    """The hex under a point, or the hexes whose common side it lies on."""
    first = round(point[0] / 1.5)
    found = []
    for line in (first - 1, first, first + 1):
        second = point[1] / math.sqrt(3) + (0.5 if line % 2 == 0 else 0.0)
        for number in {math.floor(second), math.ceil(second)}:
            hex_id = f"{line:02}{number:02}"
            at = _centre(board.name, hex_id)
            found.append((math.dist(at, point), hex_id))
    found.sort()
    return [hex_id for far, hex_id in found if far - found[0][0] < 1e-6]


def blocked(name: str, a: str, b: str) -> bool:
    """12.4.1 Walk along the line in small steps and look at what lies under it."""
    board, world = board_of(name), world_of(name)
    lowest = min(world.elevation[a], world.elevation[b])
    (ax, ay), (bx, by) = _centre(name, a), _centre(name, b)
    steps = 400
    run: list[frozenset[str]] = []
    for i in range(1, steps):
        t = (i + 0.013) / steps
        here = frozenset(_nearest(board, (ax + (bx - ax) * t, ay + (by - ay) * t)))
        if here not in run:
            run.append(here)

    def screens(hex_id: str) -> bool:
        kinds = world.terrain[hex_id]
        if name == "brunete":
            return "woods" in kinds
        return bool({"woods", "town", "city"} & set(kinds)) or world.elevation[hex_id] > lowest

    for here in run:
        inside = [h for h in here if h in board.terrain]
        if here & {a, b} or not inside:
            continue
        if all(screens(h) for h in inside):
            return True
    return False


@pytest.mark.rule("battles", "12.4.1", says="It runs from centre to centre")
@pytest.mark.parametrize("name", ["jarama", "brunete"])
def test_every_line_of_sight_agrees(name: str) -> None:
    chance = random.Random(9)
    world = world_of(name)
    wrong = []
    for _ in range(400):
        a = chance.choice(world.hexes)
        b = chance.choice([h for h in world.grid.within(a, 8) if h != a])
        if world.distance(a, b) > 1 and (spotting.obstacle(world, a, b) is not None) != blocked(name, a, b):
            wrong.append((a, b))
    assert wrong == []
