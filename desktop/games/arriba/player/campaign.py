"""8, 9, 12 Where groups march and whom they attack: cities and regions by what they pay, battles by the exact odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import CityId, GroupId, SpaceId
from desktop.games.arriba.player import weights as j
from desktop.games.arriba.player.measures import Weights
from desktop.games.arriba.rules.combat import resolve
from desktop.games.arriba.rules.combat.attack_options import fighting_units
from desktop.games.arriba.rules.combat.chances import Prospect
from desktop.games.arriba.rules.map.grouping import free_cities
from desktop.games.arriba.state.forces import strength_of
from desktop.games.arriba.state.sides import REBEL

if TYPE_CHECKING:
    from desktop.games.arriba.state.state import ArribaState


def city_value(state: ArribaState, weights: Weights, side: str, city: CityId) -> float:
    """6.1, 12.3 A city, its production, its political worth, and its region."""
    world = state.world
    ep = world.turns[max(state.turn, 1)].production.get(city, 0)
    found = weights.city + weights.production * ep
    found += weights.prestige * world.tables.adjustment.key_cities.get(city, 0)
    return found + weights.region * (state.control[world.region_of[world.area_of[city]]] != side)


def attack_value(state: ArribaState, weights: Weights, side: str, view: Prospect, city: CityId) -> float:
    """9 What an attack promises over all faces of the die, beyond what it must."""
    prize = weights.wiped_out + (city_value(state, weights, side, city) if city else 0)
    if not view.faces:
        return prize - weights.needed
    total = 0.0
    for face in view.faces:
        total += weights.point * face.defender_lost - weights.own * face.attacker_lost
        total += prize if face.defender_gone and not face.attacker_gone else 0
    return total / len(view.faces) - weights.needed


class Campaign(j.Front):
    """Who stands where, and where each group does most."""

    def __init__(self, state: ArribaState, side: str, weights: Weights) -> None:
        super().__init__(state, side)
        self.weights = weights
        self.least = weights.dash if side == REBEL else weights.odds

    def _value(self, key: GroupId, area: SpaceId) -> int:
        if self.enemies[area]:
            return self._attack(key, area)
        if cities := free_cities(self.state, area):
            best = max(city_value(self.state, self.weights, self.side, city) for city in cities)
            return round(self.weights.open_city + best)
        return self._cover(key, area)

    def _attack(self, key: GroupId, area: SpaceId) -> int:
        """The best target there; friends already in the area help."""
        state, weights = self.state, self.weights
        if not (units := fighting_units(state, key)):
            return -j.LEAVE
        ours = state.control[state.world.region_of[area]] == self.side
        best, strength, cadre = -weights.risk, strength_of(state, units), resolve.best_cadre(state, units)
        for target in self.enemies[area]:
            if self.own[area] >= j.PLENTY * self.strength[target]:
                continue
            city = state.groups[target].city
            column = self._column(target, strength, cadre)
            prize = city_value(state, weights, self.side, city) if city else 0.0
            promise = j.column_values(state.world)[column] + prize * (column + 2) / 6
            best = max(best, promise if column >= self.least else promise - weights.risk)
        return round(best + weights.intruder if ours else best)
