"""6.1 What is left over, 6.2-6.6 prices and limits, 6.7 the time of transport, 12 the end of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state import events as ev
from tests.games.arriba.position import position

ALL_IN: dict[str, Any] = {
    "attitude": {"italy": 3, "portugal": 4}, "came": ["italy", "portugal"], "arrived": ["italy", "portugal"],
}  # fmt: skip


@pytest.mark.rule("arriba", "6.1", says="EP left after the Strategic Phase serve for all-out attacks")
def test_6_1_what_is_left_pays_for_an_attack_and_is_then_lost() -> None:
    units = {
        "r1": "toledo: 2 nationalist division_1",
        "g1": "toledo: 1 popular_army",
        "r2": "cadiz/cadiz: 1 nationalist",
    }
    place = position("spend", "rebel", units, ep={"rebel": 3})
    for _ in range(40):
        if place.offers("attack r1 g1"):
            break
        place.play("done")
    assert place.state.purse["rebel"].total == 3
    place.play("attack r1 g1")
    assert place.of(ce.AssaultJudged)[0].paid
    assert place.state.purse["rebel"].total == 2
    while place.state.turn == 2 and place.decision:
        place.play("done" if place.offers("done") else place.actions[0])
    assert ("rebel", "lapsed", -2) in [(e.side, e.source, e.amount) for e in place.of(ev.EquipmentChanged)]


@pytest.mark.rule("arriba", "6.2", says="Brigade 1 EP, 1-step division 3, 2-step division 5")
@pytest.mark.parametrize(("kind", "price"), [("brigade", 1), ("division_1", 3), ("division_2", 5)])
def test_6_2_prices_of_new_units(kind: str, price: int) -> None:
    units = {"r1": "burgos/burgos: 1 nationalist"}
    place = position("spend", "rebel", units, ep={"rebel": price}, **ALL_IN)
    place.play(f"create nationalist {kind}", "at burgos")
    assert place.of(ev.EquipmentSpent)[-1].amount == price
    poor = position("spend", "rebel", units, ep={"rebel": price - 1}, **ALL_IN)
    assert not poor.offers(f"create nationalist {kind}")


@pytest.mark.rule("arriba", "6.2", says="Limits of groups may be exceeded until the Organization Phase")
def test_6_2_a_group_may_grow_beyond_its_limit_until_it_is_organised() -> None:
    units = {"g1": "madrid/madrid: 3 popular_army", "r1": "burgos/burgos: 1 nationalist"}
    place = position("spend", "government", units, ep={"government": 2})
    place.play("create popular_army brigade", "at madrid", "create popular_army brigade", "at madrid")
    assert len(place.kinds("g1")) == 5
    while place.state.phase != "organization" or place.asked != "government":
        place.play("done")
    assert sorted(len(group.members) for group in place.state.groups.values() if group.side == "government") == [2, 3]


@pytest.mark.rule("arriba", "6.3", says=("Eliminated units are rebuilt like new ones", "Never more than three Italian"))
def test_6_3_what_is_rebuilt_and_how_many() -> None:
    units = {"r1": "malaga/malaga: 3 italian", "r2": "caceres/caceres: 1 portuguese", "r3": "burgos/burgos: 1 carlist"}
    full = position("spend", "rebel", units, ep={"rebel": 9}, **ALL_IN)
    assert full.refused("create italian remnant") == "6.3"
    assert full.refused("create portuguese brigade") == "6.3"
    fallen = position("spend", "rebel", {"r1": "burgos/burgos: 1 nationalist"}, ep={"rebel": 2},
                      fallen={"nationalist": 1}, **ALL_IN)  # fmt: skip
    fallen.play("create nationalist remnant", "at burgos")
    assert fallen.of(ev.EquipmentSpent)[-1].amount == 2
    alone = position("spend", "rebel", {"r1": "burgos/burgos: 1 nationalist"}, ep={"rebel": 2},
                     fallen={"nationalist": 1}, attitude={"italy": 2, "portugal": 2})  # fmt: skip
    assert alone.refused("create nationalist remnant") == "6.2"  # without intervention


@pytest.mark.rule("arriba", "6.4", says="A supplied brigade may be converted to a 1-step division (2 EP, support)")
@pytest.mark.parametrize(("before", "after", "box"), [("brigade", "division_1", 2), ("division_1", "division_2", 3)])
def test_6_4_conversion_costs_2_ep_and_needs_its_backer(before: str, after: str, box: int) -> None:
    units = {"r1": f"burgos/burgos: 1 nationalist {before}+"}
    stated: dict[str, Any] = {"came": ["italy"], "arrived": ["italy"]}
    place = position("spend", "rebel", units, ep={"rebel": 2}, attitude={"italy": box, "portugal": 0}, **stated)
    place.play("pick nationalist-1", "convert")
    assert (place.state.pieces["nationalist-1"].kind, place.state.purse["rebel"].total) == (after, 0)
    less = position("spend", "rebel", units, ep={"rebel": 2}, attitude={"italy": box - 1, "portugal": 0}, **stated)
    assert not less.offered("pick")
    cheap = position("spend", "rebel", units, ep={"rebel": 1}, attitude={"italy": box, "portugal": 0}, **stated)
    assert not cheap.offered("pick")


@pytest.mark.rule("arriba", "6.6", says="Italians and Portuguese may be rebuilt, never created")
def test_6_6_no_italian_or_portuguese_divisions_are_created() -> None:
    units = {"r1": "malaga/malaga: 1 nationalist", "r2": "caceres/caceres: 1 nationalist"}
    place = position("spend", "rebel", units, ep={"rebel": 9}, **ALL_IN)
    offered = [text for text in place.offered("create") if text.split()[0] in ("italian", "portuguese")]
    assert offered == ["italian remnant", "portuguese brigade"]
    assert place.refused("create portuguese division_1") == "6.6"
    away = position("spend", "rebel", units, ep={"rebel": 9}, attitude={"italy": 2, "portugal": 2})
    assert not [text for text in away.offered("create") if text.split()[0] in ("italian", "portuguese")]


@pytest.mark.rule("arriba", "6.6", says="Colonial units appear only in Morocco, Carlists in Navarre")
@pytest.mark.parametrize(
    ("side", "faction", "places"),
    [
        ("rebel", "colonial", ["ceuta"]), ("rebel", "carlist", ["pamplona"]),
        ("rebel", "nationalist", ["pamplona", "ceuta"]), ("government", "popular_army", ["bilbao", "barcelona"]),
        ("government", "basque", ["bilbao"]), ("government", "anarchist", ["barcelona"]),
    ],
)  # fmt: skip
def test_6_6_where_new_units_appear(side: str, faction: str, places: list[str]) -> None:
    units = {"r1": "morocco/ceuta: 1 nationalist", "r2": "navarre/pamplona: 1 nationalist",
             "g1": "barcelona/barcelona: 1 popular_army", "g2": "vizcaya/bilbao: 1 popular_army"}  # fmt: skip
    place = position("spend", side, units, ep={side: 3}).play(f"create {faction} brigade")
    assert sorted(place.offered("at")) == sorted(places)


@pytest.mark.rule("arriba", "6.6", says="Conversion, replacement and cadre are not capped")
def test_6_6_only_new_units_are_capped() -> None:
    units = {"r1": "malaga/malaga: 1 italian remnant, 1 italian", "r2": "morocco/ceuta: 2 colonial"}
    place = position("spend", "rebel", units, ep={"rebel": 20}, **ALL_IN)
    place.play("pick colonial-1", "convert", "pick italian-1", "replace")
    place.play("create colonial brigade", "at ceuta", "create colonial brigade", "at ceuta")
    assert place.refused("create colonial brigade") == "6.6"
    place.play("pick italian-2", "replace", "pick colonial-2", "cadre")
    assert place.of(ev.EquipmentSpent)[-1].what == "cadre_brigade"


@pytest.mark.rule("arriba", "6.7", says="At the end of the Strategic Phase:")
@pytest.mark.rule("arriba", "3", says="Rebels, then Government: income, arrivals, spending, transport")
def test_6_7_transport_is_the_last_thing_of_the_phase() -> None:
    units = {"r1": "burgos/burgos: 2 nationalist", "r2": "sevilla/sevilla: 1 nationalist"}
    place = position("spend", "rebel", units, ep={"rebel": 1})
    assert place.refused("airlift nationalist-1") == ""
    assert not place.offered("airlift")
    place.play("done")
    assert (place.rule, bool(place.offered("airlift"))) == ("6.7", True)
    place.play("done")
    assert place.asked == "government"


@pytest.mark.rule("arriba", "12", says="Control is determined, the levels are adjusted, markers of the turn come off")
def test_12_control_then_levels_then_the_markers_come_off() -> None:
    units = {"r1": "albacete: 1 nationalist", "g1": "madrid/madrid: 1 popular_army"}
    held = {**dict.fromkeys(("galicia", "leon"), "rebel"), **dict.fromkeys(("catalonia", "new_castile"), "government")}
    place = position("movement", "government", units, turn=8, options={"guerrillas": "on"}, control=held)
    place.state.pinned = place.state.guerrilla_area = "albacete"
    place.state.patrols = 1
    place.play("done")
    told = [type(event) for event in place.log]
    changed = place.of(ev.ControlChanged)[0]
    assert (changed.region, changed.after) == ("murcia", "rebel")
    assert told.index(ev.ControlChanged) < told.index(ev.AdjustmentCounted) < told.index(ev.TurnEnded)
    assert (place.state.pinned, place.state.guerrilla_area) == ("", "")


@pytest.mark.rule("arriba", "12.3", says="Key cities (Madrid 5, Barcelona 3, Valencia, Bilbao, Sevilla and Zaragoza 2)")
@pytest.mark.parametrize(
    ("city", "area", "value"),
    [
        ("madrid", "madrid", 5), ("barcelona", "barcelona", 3), ("valencia", "valencia", 2), ("bilbao", "vizcaya", 2),
        ("sevilla", "sevilla", 2), ("zaragoza", "zaragoza", 2),
    ],
)  # fmt: skip
def test_12_3_what_each_key_city_is_worth(city: str, area: str, value: int) -> None:
    for side, loser in (("rebel", "government"), ("government", "rebel")):
        faction = {"rebel": "nationalist", "government": "popular_army"}[side]
        place = position("inter", units={f"{side[0]}1": f"{area}/{city}: 1 {faction}"}, holders={city: loser})
        counted = {(e.side, e.amount) for e in place.of(ev.AdjustmentCounted) if e.city == city}
        assert counted == {(side, value), (loser, -value)}
        assert len(place.state.world.tables.adjustment.key_cities) == 6
