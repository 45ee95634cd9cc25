"""Movement, control, supply and odds against plain re-statements of the rules, over positions from random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import yaml

from desktop.data.paths import resources_dir
from desktop.engine.match import Match
from desktop.games.arriba.definition import DEFINITION
from desktop.games.arriba.rules.combat import resolve
from desktop.games.arriba.rules.map.control import city_controller
from desktop.games.arriba.rules.map.grouping import why_not_together
from desktop.games.arriba.rules.map.supply import in_supply
from desktop.games.arriba.rules.movement.movement_options import reach
from desktop.games.arriba.state.state import ArribaState
from tests.games.arriba.test_random_games import thrifty

ASSETS = ("air_ap", "armour_ap", "artillery_ap")
GOBERNITOS = {"asturias": "asturias", "basque": "vizcaya", "catalonia": "barcelona", "santander": "santander"}
CAPITALS = {"asturias": "oviedo", "basque": "bilbao", "catalonia": "barcelona", "santander": "santander"}
OTHER = {"government": "rebel", "rebel": "government"}


@cache
def areas() -> dict[str, Any]:
    loaded = yaml.safe_load((resources_dir() / "arriba" / "map.yaml").read_text("utf-8"))
    return {area["id"]: area for area in loaded["areas"]}


def moments(seed: int) -> Iterator[ArribaState]:
    """Now and then a position of a game that goes far."""
    match, stream = Match.new("arriba", "uncertain-rising", seed=seed, definition=DEFINITION), random.Random(seed)
    number = 0
    while match.decision is not None and number < 900:
        match.play(thrifty(match.decision, stream))
        number += 1
        if number % 90 == 0:
            assert isinstance(match.state, ArribaState)
            yield match.state


def units_in(state: ArribaState, area: str, side: str) -> list[str]:
    return [
        key
        for key, piece in state.pieces.items()
        if piece.kind not in ASSETS
        and state.groups[piece.group].area == area
        and state.groups[piece.group].side == side
    ]


# ------------------------------------------------------------------ re-statements
def may_step(state: ArribaState, group: str, here: str, there: str, started: bool) -> bool:
    """8 One step: adjacent, in range, not on from an area with enemies just entered, nor from enemy to enemy."""
    side = state.groups[group].side
    hostile = {g.area for g in state.groups.values() if g.side != side}
    if there not in areas()[here]["adjacent"]:
        return False
    for member in state.groups[group].members:
        faction = state.pieces[member].faction
        if faction in GOBERNITOS:
            capital = GOBERNITOS[faction]
            if there != capital and there not in areas()[capital]["adjacent"]:
                return False
    if here in hostile and started:
        return False
    return not (here in hostile and there in hostile)


def reach_again(state: ArribaState, group: str) -> set[str]:
    start = state.groups[group].area
    seen = {(start, False)}
    grown = True
    while grown:
        more = {
            (there, True)
            for here, started in seen
            for there in areas()[here]["adjacent"]
            if may_step(state, group, here, there, started)
        }
        grown = not more <= seen
        seen |= more
    return {area for area, started in seen if started} - {start}


def control_again(state: ArribaState, city: str) -> str:
    """0 Who controls a city."""
    area = next(a for a in areas().values() if city in [c["id"] for c in a["cities"]])
    if area["id"] == "morocco":
        return "rebel"
    for key, group in state.groups.items():
        if group.city == city and any(state.pieces[m].kind not in ASSETS for m in group.members):
            return state.groups[key].side
    sides = [side for side in OTHER if units_in(state, area["id"], side)]
    if not sides:
        return state.control[area["region"]]
    return sides[0] if len(sides) == 1 else ""


def fed_again(state: ArribaState, piece: str) -> bool:
    """11 Whether a unit is in supply."""
    own = state.pieces[piece]
    group = state.groups[own.group]
    side, region = group.side, areas()[group.area]["region"]
    if own.faction in CAPITALS and control_again(state, CAPITALS[own.faction]) == OTHER[side]:
        return False

    def feeds(other: str) -> bool:
        if state.control[other]:
            return state.control[other] == side
        cities = [c["id"] for a in areas().values() if a["region"] == other for c in a["cities"]]
        return any(control_again(state, city) == side for city in cities)

    if feeds(region):
        return True
    members = [a for a in areas().values() if a["region"] == region]
    near = {areas()[n]["region"] for a in members for n in a["adjacent"]} - {region}
    sign = {"government": -1, "rebel": 1}[side]
    for power, box in (("france", {-1: -2, 1: 3}), ("portugal", {-1: -4, 1: 2})):
        borders = any(power in a.get("borders", []) for a in members)
        if borders and state.attitude[power] * sign >= box[sign] * sign:
            return True
    return any(feeds(other) for other in near)


# ------------------------------------------------------------------ comparisons
@pytest.mark.rule("arriba", "8")
@pytest.mark.rule("arriba", "0")
@pytest.mark.rule("arriba", "11")
@pytest.mark.parametrize("seed", range(2))
def test_reach_control_and_supply(seed: int) -> None:
    looked = 0
    for state in moments(seed):
        for city in state.world.cities:
            assert city_controller(state, city) == control_again(state, city), city
        for key in list(state.groups)[::4]:
            assert set(reach(state, key)) == reach_again(state, key), key
        for piece in [key for key, own in state.pieces.items() if own.kind not in ASSETS][::3]:
            assert in_supply(state, piece) == fed_again(state, piece), piece
            looked += 1
    assert looked > 50


@pytest.mark.rule("arriba", "9")
def test_odds_ladder() -> None:
    """The best whole ratio that the attacker reaches; below 1:1 the worst that he does not fall short of."""
    for attack in range(1, 26):
        for defence in range(1, 26):
            found = resolve.ladder(attack, defence)
            if found >= 0:
                assert attack >= (found + 1) * defence
                assert attack < (found + 2) * defence
            else:
                assert attack * (1 - found) >= defence
                assert attack * -found < defence


@pytest.mark.rule("arriba", "7")
@pytest.mark.parametrize("seed", range(40))
def test_group_limits(seed: int) -> None:
    stream = random.Random(seed)
    match = Match.new("arriba", "civil-war", seed=1, definition=DEFINITION)
    state = match.state
    assert isinstance(state, ArribaState)
    side = stream.choice(("government", "rebel"))
    units = [
        key for key, own in state.pieces.items() if own.kind not in ASSETS and state.world.side_of[own.faction] == side
    ]
    chosen = stream.sample(units, stream.randint(1, 5))
    factions = {state.pieces[unit].faction for unit in chosen}
    extremists, army = factions & {"anarchist", "poum"}, factions & {"popular_army", "international"}
    legal = len(chosen) <= {"government": 3, "rebel": 4}[side] and not (extremists and army)
    assert (why_not_together(state, side, chosen) is None) == legal
