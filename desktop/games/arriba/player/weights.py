"""What the scripted player thinks things are worth. The weights are its taste, not rules."""

from __future__ import annotations

from functools import lru_cache

from desktop.engine.ids import CityId, GroupId, SpaceId
from desktop.games.arriba.data.world import World
from desktop.games.arriba.rules.combat import resolve
from desktop.games.arriba.rules.combat.attack_options import fighting_units
from desktop.games.arriba.rules.combat.chances import Prospect
from desktop.games.arriba.rules.combat.loss_options import ALL, parse_result
from desktop.games.arriba.rules.map.control import groups_of
from desktop.games.arriba.rules.map.grouping import free_cities
from desktop.games.arriba.rules.map.supply import supplied
from desktop.games.arriba.rules.movement.movement_options import reach
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.battle_state import ATTACK, ATTACKER, DEFENDER, Battle
from desktop.games.arriba.state.forces import strength_of
from desktop.games.arriba.state.sides import GOVERNMENT, REBEL, TOWARDS, enemy_of
from desktop.games.arriba.state.state import ArribaState

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
MUSTER = 12
"""A unit that already waits where another is placed."""
REGION = 8
"""A city of a region that is not one's own."""
CAUTION = {GOVERNMENT: 0, REBEL: -1}
"""The column an attack must exceed, 1:1 being 0: the Rebels lose if nothing happens."""
PLENTY = 4
"""Odds at which friends already there need no help."""
GATHER = 3
"""Joining others that wait."""
INTRUDER = 10
"""Driving the enemy out of a region of one's own."""
LEAVE = 12
"""What it costs to leave a city open, beside its worth."""


def city_value(state: ArribaState, city: CityId) -> int:
    """The city itself, its production and its political worth."""
    ep = state.world.turns[max(state.turn, 1)].production.get(city, 0)
    return CITY + EP * ep + PSP * state.world.tables.adjustment.key_cities.get(city, 0)


def area_value(state: ArribaState, area: SpaceId) -> int:
    return sum(city_value(state, city) for city in state.world.cities_in[area])


# ------------------------------------------------------------------ politics
def power_value(state: ArribaState, side: str, power: str) -> int:
    """What a box towards the side is worth: most for the first backer, then for EP, intervention and troops."""
    box, record = state.attitude[power], state.world.powers[power]
    now, then = politics.stance(state, power, side), politics.stance_at(state, power, side, box + TOWARDS[side])
    best = politics.best_stance(state, side)
    if then == now:
        return STEP if not now else 0
    if not best:
        return FIRST_BACKER
    if then == politics.SUPPORT:
        return BACKER if record.support_dice else STEP
    troops = side == REBEL and power in politics.FORCES and power not in state.came
    return STEP + (BACKER if best != politics.INTERVENTION else 0) + (BACKER if troops else 0)


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
    if value < BACKER or level < SOME:
        return 0
    return 2 if level >= MANY else 1


# ------------------------------------------------------------------ combat
def prospect_value(state: ArribaState, view: Prospect, city: CityId) -> int:
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


# ------------------------------------------------------------------ moves
class Front:
    """Who stands where, for one side at one moment."""

    def __init__(self, state: ArribaState, side: str) -> None:
        self.state, self.side, self.revision = state, side, state.revision
        self.caution = CAUTION[side]
        self.strength = {key: strength_of(state, state.units_of(key)) for key in state.groups}
        self.enemies: dict[str, list[GroupId]] = {area: [] for area in state.world.areas}
        """Enemy groups with units, by area."""
        self.own = dict.fromkeys(state.world.areas, 0)
        for key, group in state.groups.items():
            if group.side == side:
                self.own[group.area] += self.strength[key]
            elif self.strength[key]:
                self.enemies[group.area].append(key)
        self._defences: dict[str, tuple[int, int, int, bool]] = {}
        self.strongest = {a: max((self.strength[k] for k in keys), default=0) for a, keys in self.enemies.items()}

    def threat(self, area: SpaceId) -> int:
        """The strongest enemy group in an area or next to it."""
        return max(self.strongest[place] for place in (area, *self.state.world.near[area]))

    def best_move(self, key: GroupId) -> tuple[int, str]:
        """The area that promises most to a group, and how much; a city is never left open."""
        best = (0, "")
        if self.state.groups[key].city and len(self.state.units_of(key)) == 1:
            return best
        for area in reach(self.state, key):
            value = self._value(key, area)
            if value > best[0]:
                best = (value, area)
        return best

    def _value(self, key: GroupId, area: SpaceId) -> int:
        if self.enemies[area]:
            return self._attack(key, area)
        if cities := free_cities(self.state, area):
            return UNOPPOSED + max(city_value(self.state, city) for city in cities)
        return self._cover(key, area)

    def _attack(self, key: GroupId, area: SpaceId) -> int:
        """The best target there; friends already in the area help."""
        state = self.state
        if not (units := fighting_units(state, key)):
            return -LEAVE
        ours = state.control[state.world.region_of[area]] == self.side
        best, strength, cadre = -LEAVE, strength_of(state, units), resolve.best_cadre(state, units)
        for target in self.enemies[area]:
            if self.own[area] >= PLENTY * self.strength[target]:
                continue
            city = state.groups[target].city
            column = self._column(target, strength, cadre)
            prize = city_value(state, city) + REGION * (not ours) if city else 0
            promise = column_values(state.world)[column] + prize * (column + 2) // 6
            best = max(best, promise if column > self.caution else promise - LEAVE)
        return best + INTRUDER if ours else best

    def _column(self, target: GroupId, strength: int, cadre: int) -> int:
        """The column of an attack on a group where it stands."""
        world = self.state.world
        if target not in self._defences:
            self._defences[target] = self._defence(target)
        defence, theirs, shift, fed = self._defences[target]
        attack = strength if fed else resolve.halved(strength, world.limits.halving)
        column = resolve.ladder(attack, defence) + cadre - theirs + shift
        return max(world.first_column, min(world.last_column, column))

    def _defence(self, target: GroupId) -> tuple[int, int, int, bool]:
        """Strength, cadre and shifts of a defender, and whether an attacker there is in supply."""
        state, group = self.state, self.state.groups[target]
        units = state.units_of(target)
        sides = {ATTACKER: self.side, DEFENDER: group.side}
        battle = Battle(kind=ATTACK, area=group.area, group={DEFENDER: target}, side=sides, city=group.city)
        shift = sum(item.value for item in resolve.shifts(state, battle, units, units))
        return self.strength[target], resolve.best_cadre(state, units), shift, supplied(state, self.side, group.area)

    def _cover(self, key: GroupId, area: SpaceId) -> int:
        """Standing by an own city that the enemy threatens."""
        lacking = self.threat(area) - self.own[area]
        if not self.own[area]:
            return -1
        if lacking > 0:
            return min(lacking, self.strength[key]) + area_value(self.state, area) // CITY
        waiting = muster(self.state, self.side, area)
        return GATHER if 0 < waiting < self.state.world.limits.group_units[self.side] else -1


# ------------------------------------------------------------------ front
def is_front(state: ArribaState, side: str, area: SpaceId) -> bool:
    """An enemy group is in the area or next to it."""
    enemy = enemy_of(side)
    return any(groups_of(state, enemy, place) for place in (area, *state.world.near[area]))


def muster(state: ArribaState, side: str, area: SpaceId) -> int:
    """Units of an area beyond one for each city they hold: what could march."""
    groups = groups_of(state, side, area)
    units = sum(len(state.units_of(key)) for key in groups)
    return units - sum(bool(state.groups[key].city) for key in groups)


def placing_value(state: ArribaState, side: str, city: CityId) -> int:
    """Where a new piece is wanted most: beside others that wait for a full group, and where the enemy is near."""
    area = state.world.area_of[city]
    front, waiting = Front(state, side), muster(state, side, area) % state.world.limits.group_units[side]
    near = CITY if front.threat(area) else 0
    lacking = max(0, min(CITY, front.threat(area) - front.own[area]))
    return near + city_value(state, city) // 2 + lacking + MUSTER * waiting
