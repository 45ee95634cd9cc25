"""What the scripted player thinks things are worth. The weights are its taste, not rules."""

from __future__ import annotations

from functools import lru_cache

from desktop.games.arriba import odds, politics
from desktop.games.arriba.attacks import fighting_units
from desktop.games.arriba.battle_state import ATTACK, ATTACKER, DEFENDER, Battle
from desktop.games.arriba.chances import Prospect, under_way
from desktop.games.arriba.control import groups_of
from desktop.games.arriba.forces import strength_of
from desktop.games.arriba.grouping import free_cities
from desktop.games.arriba.losses import ALL, parse_result
from desktop.games.arriba.movement import reach
from desktop.games.arriba.sides import TOWARDS, enemy_of
from desktop.games.arriba.state import ArribaState
from desktop.games.arriba.supply import supplied
from desktop.games.arriba.world import World

CITY, EP, PSP = 6, 5, 3
"""What a city is worth, and more for each EP and PSP it brings."""
POINT = 4
"""One strength point in combat."""
WIPED_OUT = 6
NEEDED = 3
"""The least an attack must promise."""
FEW, SOME, MANY = 22, 34, 46
"""Levels from which the player spends political points: a little, more, freely."""
FIRST_BACKER, BACKER, STEP = 60, 30, 12
UNOPPOSED = 40
"""An enemy city nobody holds."""
INTRUDER = 10
"""Driving the enemy out of a region of one's own."""
LEAVE = 12
"""What it costs to leave a city open, beside its worth."""


def city_value(state: ArribaState, city: str) -> int:
    """The city itself, its production and its political worth."""
    ep = state.world.turns[max(state.turn, 1)].production.get(city, 0)
    return CITY + EP * ep + PSP * state.world.tables.adjustment.key_cities.get(city, 0)


def area_value(state: ArribaState, area: str) -> int:
    return sum(city_value(state, city) for city in state.world.cities_in[area])


# ------------------------------------------------------------------ politics
def power_value(state: ArribaState, side: str, power: str) -> int:
    """What a box towards the side is worth: most for the first backer, then for intervention."""
    box = state.attitude[power]
    now, then = politics.stance(state, power, side), politics.stance_at(state, power, side, box + TOWARDS[side])
    best = politics.best_stance(state, side)
    if then == now:
        return STEP if now != politics.INTERVENTION else 0
    if not best:
        return FIRST_BACKER
    return BACKER if then == politics.INTERVENTION != best else STEP + STEP // 2


def approach_score(state: ArribaState, side: str, power: str) -> int:
    """Worth trying if the chance of a box pays for the points."""
    value, level = power_value(state, side, power), state.level[side]
    if level < (FEW if value >= BACKER else SOME) or politics.stance(state, power, enemy_of(side)):
        return -1
    faces = state.world.limits.die_faces
    chances = politics.attempt_chances(state, side, power, modifiers_wanted(state, side, power))
    hope = sum(weight for move, weight in chances.items() if move > 0)
    fear = sum(weight for move, weight in chances.items() if move < 0)
    return value * (hope - fear) // faces - 1


def modifiers_wanted(state: ArribaState, side: str, power: str) -> int:
    value, level = power_value(state, side, power), state.level[side]
    if value >= FIRST_BACKER:
        return 2 if level >= SOME else 1
    return 1 if value >= BACKER and level >= MANY else 0


# ------------------------------------------------------------------ combat
def prospect_value(state: ArribaState, view: Prospect, city: str) -> int:
    """Strength gained and lost over all faces of the die, and a city that falls."""
    if not view.faces:
        return WIPED_OUT + (city_value(state, city) if city else 0)
    prize = WIPED_OUT + (city_value(state, city) if city else 0)
    total = 0
    for face in view.faces:
        total += POINT * (face.defender_lost - face.attacker_lost)
        total += prize if face.defender_gone and not face.attacker_gone else 0
    return total // len(view.faces)


@lru_cache(maxsize=8)
def column_values(world: World) -> dict[int, int]:
    """For each column of the table what an attack promises on average, in quarters of a strength point."""
    values = {}
    for column in range(world.first_column, world.last_column + 1):
        total = 0
        for die in range(1, world.limits.die_faces + 1):
            result = world.results.result(column, die)
            ours, theirs = parse_result(result) if "/" in result else (1, 1)
            whole = 4
            total += POINT * ((whole if theirs == ALL else theirs) - (whole if ours == ALL else ours))
        values[column] = total // world.limits.die_faces
    return values


def column_against(state: ArribaState, key: str, target: str, extra: int = 0) -> int:
    """The column of an attack of a group that goes to the area of its target, with so much strength beside it."""
    area, city = state.groups[target].area, state.groups[target].city
    ours, theirs = fighting_units(state, key), state.units_of(target)
    sides = {ATTACKER: state.groups[key].side, DEFENDER: state.groups[target].side}
    battle = Battle(kind=ATTACK, area=area, group={ATTACKER: key, DEFENDER: target}, side=sides, city=city)
    strength = strength_of(state, ours) + extra
    if not supplied(state, sides[ATTACKER], area):
        strength = odds.halved(strength, state.world.limits.halving)
    shift = sum(item.value for item in odds.shifts(state, battle, ours, theirs))
    column = odds.ladder(max(1, strength), strength_of(state, theirs)) + shift
    return max(state.world.first_column, min(state.world.last_column, column))


def declared_value(state: ArribaState, battle: Battle) -> int:
    return prospect_value(state, under_way(state, battle), battle.city)


# ------------------------------------------------------------------ moves
class Front:
    """Who stands where, for one side at one moment."""

    def __init__(self, state: ArribaState, side: str) -> None:
        self.state, self.side, self.revision = state, side, state.revision
        self.strength = {key: strength_of(state, state.units_of(key)) for key in state.groups}
        self.enemies: dict[str, list[str]] = {area: [] for area in state.world.areas}
        """Enemy groups with units, by area."""
        self.own = dict.fromkeys(state.world.areas, 0)
        for key, group in state.groups.items():
            if group.side == side:
                self.own[group.area] += self.strength[key]
            elif self.strength[key]:
                self.enemies[group.area].append(key)
        self.strongest = {a: max((self.strength[k] for k in keys), default=0) for a, keys in self.enemies.items()}

    def threat(self, area: str) -> int:
        """The strongest enemy group in an area or next to it."""
        return max(self.strongest[place] for place in (area, *self.state.world.near[area]))

    def best_move(self, key: str) -> tuple[int, str]:
        """The area that promises most to a group, and how much."""
        price = leaving(self.state, key)
        best = (0, "")
        for area in reach(self.state, key):
            value = self._value(key, area) - price
            if value > best[0]:
                best = (value, area)
        return best

    def _value(self, key: str, area: str) -> int:
        if self.enemies[area]:
            return self._attack(key, area)
        if cities := free_cities(self.state, area):
            return UNOPPOSED + max(city_value(self.state, city) for city in cities)
        return self._cover(key, area)

    def _attack(self, key: str, area: str) -> int:
        """The best target there; friends already in the area help."""
        state = self.state
        if not fighting_units(state, key):
            return -LEAVE
        best = -LEAVE
        for target in self.enemies[area]:
            city = state.groups[target].city
            column = column_against(state, key, target, self.own[area])
            promise = column_values(state.world)[column] + (city_value(state, city) * (column + 2) // 6 if city else 0)
            best = max(best, promise if column > 0 else promise - LEAVE)
        ours = state.control[state.world.region_of[area]] == self.side
        return best + INTRUDER if ours else best

    def _cover(self, key: str, area: str) -> int:
        """Standing by an own city that the enemy threatens."""
        lacking = self.threat(area) - self.own[area]
        if not self.own[area] or lacking <= 0:
            return -1
        return min(lacking, self.strength[key]) + area_value(self.state, area) // CITY


def leaving(state: ArribaState, key: str) -> int:
    """The price of leaving a city that nobody else of the group can keep."""
    group = state.groups[key]
    if not group.city or len(state.units_of(key)) > 1:
        return 0
    return UNOPPOSED + LEAVE + city_value(state, group.city)


# ------------------------------------------------------------------ front
def is_front(state: ArribaState, side: str, area: str) -> bool:
    """An enemy group is in the area or next to it."""
    enemy = enemy_of(side)
    return any(groups_of(state, enemy, place) for place in (area, *state.world.near[area]))


def placing_value(state: ArribaState, side: str, city: str) -> int:
    """Where a new piece is wanted most: at the front, where the enemy is stronger and the city worth more."""
    area = state.world.area_of[city]
    front = Front(state, side)
    near = 2 * CITY if front.threat(area) else 0
    return near + city_value(state, city) + 2 * max(-CITY, min(CITY, front.threat(area) - front.own[area]))
