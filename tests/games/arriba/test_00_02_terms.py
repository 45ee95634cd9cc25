"""0 Terms, 2 units: what is a unit, who occupies a city, which factions there are."""

from __future__ import annotations

import pytest

from desktop.games.arriba.rules.map.control import occupied_cities, occupier
from desktop.games.arriba.state.forces import representatives, strength_of
from tests.games.arriba.position import position, world_of

KINDS = ("brigade", "division_1", "division_2", "remnant")
GOVERNMENT = {"popular_army", "international", "anarchist", "poum", "asturias", "basque", "catalonia", "santander"}
REBEL = {"nationalist", "carlist", "colonial", "italian", "portuguese"}


@pytest.mark.rule("arriba", "0", says="A few areas have two cities")
def test_0_a_few_areas_have_two_cities() -> None:
    world = world_of()
    numbers = {area: len(cities) for area, cities in world.cities_in.items()}
    assert set(numbers.values()) <= {1, 2}
    assert sorted(area for area, number in numbers.items() if number == 2) == ["asturias", "murcia"]


@pytest.mark.rule(
    "arriba", "0", says=("A city is occupied by the side that has a unit in it", "neither occupies a city")
)
@pytest.mark.parametrize(
    ("units", "side"),
    [
        ({"r1": "toledo/toledo: 1 nationalist"}, "rebel"),
        ({"g1": "toledo/toledo: 1 popular_army!", "r1": "toledo: 4 nationalist"}, "government"),
        ({"r1": "toledo: 1 nationalist"}, ""),  # controlled, but nobody is in it
        ({"r1": "toledo/toledo: 2 armour_ap"}, ""),
    ],
)
def test_0_who_occupies_a_city(units: dict[str, str], side: str) -> None:
    state = position("movement", units=units).state
    assert occupier(state, "toledo") == side
    counted = {each: occupied_cities(state, each, "new_castile") for each in ("government", "rebel")}
    assert counted == {each: int(each == side) for each in counted}


@pytest.mark.rule("arriba", "0", says="A unit is a brigade, a residual or a division")
@pytest.mark.rule("arriba", "2", says="AP (air, armour, artillery) have no strength")
def test_0_units_and_asset_points() -> None:
    pieces = "1 nationalist, 1 nationalist division_1, 1 nationalist division_2, 1 nationalist remnant, 1 armour_ap"
    place = position("movement", units={"r1": f"burgos: {pieces}, 1 artillery_ap"}, air={"rebel": 1})
    state = place.state
    assert [state.pieces[key].kind for key in state.units_of("r1")] == [*KINDS]
    assert not state.is_unit("rebel_air-1")
    assert set(state.world.strength) == set(KINDS)
    assert strength_of(state, state.units_of("r1")) == 1 + 4 + 5 + 2


@pytest.mark.rule("arriba", "2", says=("Government: Popular Army", "Rebels: Nationalists, Carlists, Colonial Army"))
def test_2_the_factions_of_both_sides() -> None:
    world = world_of()
    assert {key for key, side in world.side_of.items() if side == "government"} == {*GOVERNMENT, "government"}
    assert {key for key, side in world.side_of.items() if side == "rebel"} == {*REBEL, "rebel", "german"}
    assert {each.id for each in world.factions.values() if each.gobernito} == {
        "asturias",
        "basque",
        "catalonia",
        "santander",
    }
    assert set(world.mix.units) == GOVERNMENT | REBEL  # the Germans have AP only
    assert set(world.mix.assets) == {"government", "rebel", "german"}


@pytest.mark.rule("arriba", "2", says="Units of one faction and size are interchangeable")
def test_2_units_that_are_alike_are_offered_once() -> None:
    units = {"r1": "burgos: 2 nationalist, 1 nationalist+, 1 carlist", "r2": "burgos: 1 nationalist"}
    place = position("organization", "rebel", units)
    assert representatives(place.state, place.state.groups["r1"].members) == [
        "nationalist-1",
        "nationalist-3",
        "carlist-1",
    ]
    assert place.offered("pick") == ["nationalist-1", "nationalist-3", "carlist-1"]  # r1 is full: r2's stays alone
    assert place.refused("pick nationalist-2") == "2"


@pytest.mark.rule("arriba", "5.2", says="The Government has six factions")
@pytest.mark.parametrize(
    ("faction", "capital"),
    [
        ("anarchist", "barcelona"), ("poum", "barcelona"), ("catalonia", "barcelona"), ("asturias", "oviedo"),
        ("basque", "bilbao"), ("santander", "santander"),
    ],
)  # fmt: skip
def test_5_2_the_factions_and_their_capitals(faction: str, capital: str) -> None:
    world = world_of()
    assert len(world.subsidised) == 6
    assert faction in world.subsidised
    units = {"g1": "barcelona/barcelona: 1 popular_army", "g2": "asturias/oviedo: 1 popular_army",
             "g3": "vizcaya/bilbao: 1 popular_army", "g4": "santander/santander: 1 popular_army",
             "g5": "madrid/madrid: 1 popular_army"}  # fmt: skip
    place = position("spend", "government", units, ep={"government": 1})
    place.play(f"create {faction} brigade")
    assert place.offered("at") == [capital]
