"""6 The Strategic Phase: EP, creating, rebuilding, improving, asset points, limits, transport."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.rules.map.control import friendly_ports
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.forces import counters_left
from tests.games.arriba.position import position

BURGOS = {"r1": "burgos/burgos: 2 nationalist", "g1": "madrid/madrid: 1 popular_army"}


@pytest.mark.rule("arriba", "6", says="Each player receives EP, places what powers send")
@pytest.mark.rule("arriba", "3", says="Rebels, then Government: income, arrivals, spending, transport")
def test_6_the_rebels_come_first_and_each_step_in_order() -> None:
    sent = position("strategic", "rebel", BURGOS, attitude={"portugal": 0, "germany": 3, "italy": 0}, dice=[2])
    assert [event.name for event in sent.of(ev.EquipmentChanged, ev.ProductionReceived)][-1] == "ProductionReceived"
    assert (sent.rule, bool(sent.offered("at"))) == ("5.4.2", True)  # what Germany sends, after the income
    sent.play("at ceuta")
    assert sent.rule == "6.1"
    sent.play("done")
    assert sent.rule == "6.7"
    place = position("strategic", "rebel", BURGOS, attitude={"portugal": 2})
    assert [event.name for event in place.of(ev.EquipmentChanged, ev.ProductionReceived)] == [
        "EquipmentChanged",
        "ProductionReceived",
    ]
    assert (place.asked, place.rule) == ("rebel", "6.1")
    place.play("done")
    while place.asked == "rebel":
        place.play("done")
    assert place.asked == "government"


@pytest.mark.rule("arriba", "12", says="unspent foreign and domestic EP are lost")
@pytest.mark.rule("arriba", "6.1", says="They cannot be saved; replacement EP can")
def test_6_1_only_replacement_ep_are_saved() -> None:
    purse = {"foreign": 3, "domestic": 2, "replacement": 4}
    place = position("inter", units=BURGOS, ep={"rebel": purse, "government": purse})
    assert place.state.purse["rebel"].total == 4
    assert place.state.ledger == []


@pytest.mark.rule("arriba", "6.1", says="Foreign and domestic EP are spent first")
def test_6_1_foreign_and_domestic_ep_are_spent_first() -> None:
    place = position("spend", "rebel", BURGOS, ep={"rebel": {"foreign": 1, "domestic": 1, "replacement": 3}},
                     attitude={"portugal": 2})  # fmt: skip
    place.play("create nationalist division_1", "at burgos")
    purse = place.state.purse["rebel"]
    assert (purse.foreign, purse.domestic, purse.replacement) == (0, 0, 2)


@pytest.mark.rule("arriba", "6.1")
@pytest.mark.rule("arriba", "6.7", says="without a friendly port EP are lost")
def test_6_1_foreign_ep_without_a_port_are_lost() -> None:
    units = {"g1": "madrid/madrid: 1 popular_army"}
    place = position("foreign", "government", units, attitude={"ussr": -2}, control={"galicia": "rebel"}, dice=[5])
    assert place.state.purse["government"].foreign == 0
    assert ("no_port", -5) in [(entry.source, entry.amount) for entry in place.state.ledger]


@pytest.mark.rule("arriba", "6.1.1", says="lost since the last Strategic Phase")
def test_6_1_1_reductions_count_and_the_account_is_closed() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 1 popular_army division_1"}
    place = position("combat", "rebel", units)
    place.play("attack r1 g1", dice=[6])  # 1:1, 1/2: the division falls to a brigade
    assert place.kinds("g1") == ["popular_army brigade"]
    assert place.state.lost == {"government": 3, "rebel": 1}
    income = position("replacement", "government", lost={"government": 9})
    assert income.state.purse["government"].replacement == 1
    assert income.state.lost["government"] == 0


@pytest.mark.rule("arriba", "6.2", says="New units appear in a city that holds a friendly unit")
def test_6_2_new_units_need_a_friendly_unit_in_the_city() -> None:
    units = {**BURGOS, "r2": "soria: 1 nationalist"}
    place = position("spend", "rebel", units, ep={"rebel": 3})
    place.play("create nationalist brigade")
    assert place.offered("at") == ["burgos"]  # the group at Soria is outside the city
    place.play("at burgos")
    assert len(place.kinds("r1")) == 3


@pytest.mark.rule("arriba", "6.2", says="1-step divisions need support, 2-step divisions intervention")
@pytest.mark.rule("arriba", "5.4.1")
@pytest.mark.rule("arriba", "5.4.2")
@pytest.mark.parametrize(
    ("box", "kinds"),
    [(0, ["brigade"]), (2, ["brigade", "division_1"]), (4, ["brigade", "division_1", "division_2"])],
)
def test_6_2_divisions_need_support_or_intervention(box: int, kinds: list[str]) -> None:
    place = position("spend", "rebel", BURGOS, ep={"rebel": 9}, attitude={"portugal": box})
    offered = [text.split()[1] for text in place.offered("create") if text.startswith("nationalist")]
    assert offered == kinds


@pytest.mark.rule("arriba", "6.2", says="There must be a counter left")
def test_6_2_the_counter_mix_limits_creation() -> None:
    units = {"g1": "barcelona/barcelona: 2 poum"}
    place = position("spend", "government", units, ep={"government": 9})
    assert counters_left(place.state, "poum", "brigade") == 0
    assert place.refused("create poum brigade") == "6.2"


@pytest.mark.rule(
    "arriba", "6.3", says=("A supplied residual is brought back to full strength for 3 EP", "Disruption stays")
)
def test_6_3_a_residual_is_brought_back_and_stays_disrupted() -> None:
    units = {"r1": "burgos/burgos: 1 nationalist remnant+!"}
    place = position("spend", "rebel", units, ep={"rebel": 3})
    place.play("pick nationalist-1", "replace")
    piece = place.state.pieces["nationalist-1"]
    assert (piece.kind, piece.disrupted, piece.cadre) == ("division_2", True, True)
    assert place.state.purse["rebel"].total == 0


@pytest.mark.rule("arriba", "6.3", says="an eliminated 2-step division also as a residual (2 EP")
def test_6_3_only_a_fallen_division_is_rebuilt_as_a_residual() -> None:
    stated: dict[str, Any] = {"ep": {"rebel": 2}, "attitude": {"portugal": 4}, "came": ["portugal"]}
    none = position("spend", "rebel", BURGOS, **stated)
    assert none.refused("create nationalist remnant") == "6.3"
    place = position("spend", "rebel", BURGOS, fallen={"nationalist": 1}, **stated)
    place.play("create nationalist remnant", "at burgos")
    assert place.state.fallen["nationalist"] == 0
    assert "nationalist remnant" in place.kinds("r1")


@pytest.mark.rule("arriba", "6.3", says="Italians are rebuilt as residuals in friendly Mediterranean ports")
@pytest.mark.rule("arriba", "6.6", says="Italians and Portuguese may be rebuilt, never created")
@pytest.mark.rule("arriba", "5.4.2")
def test_6_3_italians_are_rebuilt_in_ports_while_italy_intervenes() -> None:
    units = {"r1": "malaga/malaga: 1 nationalist", "r2": "granada/granada: 2 italian division_2"}
    stated: dict[str, Any] = {"ep": {"rebel": 9}, "came": ["italy"], "arrived": ["italy"]}
    place = position("spend", "rebel", units, attitude={"italy": 3}, **stated)
    assert place.refused("create italian brigade") == "6.6"
    assert place.refused("create italian division_2") == "6.6"
    place.play("create italian remnant")
    assert place.offered("at") == ["malaga"]
    place.play("at malaga")
    assert place.refused("create italian remnant") in ("6.3", "6.6")  # three formations, and the cap
    support = position("spend", "rebel", units, attitude={"italy": 2}, **stated)
    assert support.refused("create italian remnant") == "5.4.2"


@pytest.mark.rule("arriba", "5.4.2", says="It leaves for good if Portugal returns to neutral")
@pytest.mark.parametrize(
    ("power", "box", "unit"), [("italy", 3, "italian remnant"), ("portugal", 4, "portuguese brigade")]
)
def test_5_4_2_troops_that_were_withdrawn_are_not_rebuilt(power: str, box: int, unit: str) -> None:
    """The power went back to neutral and has come round again: its troops left the game for good."""
    units = {"r1": "malaga/malaga: 1 nationalist", "r2": "caceres/caceres: 1 nationalist"}
    stated: dict[str, Any] = {"attitude": {power: box}, "ep": {"rebel": 9}, "came": [power]}
    assert position("spend", "rebel", units, **stated).refused(f"create {unit}") == "5.4.2"
    assert position("spend", "rebel", units, arrived=[power], **stated).offers(f"create {unit}")


@pytest.mark.rule("arriba", "6.3", says="An Italian brigade goes back to a residual for 1 EP")
def test_6_3_an_italian_brigade_goes_back_to_a_residual() -> None:
    units = {"r1": "malaga/malaga: 1 italian"}
    place = position("spend", "rebel", units, attitude={"italy": 3}, ep={"rebel": 1}, came=["italy"], arrived=["italy"])
    place.play("pick italian-1")
    assert not place.offers("convert")
    place.play("replace")
    assert place.kinds("r1") == ["italian remnant"]


@pytest.mark.rule("arriba", "6.3", says="the Portuguese as a brigade (1 EP) in a city bordering Portugal")
@pytest.mark.rule("arriba", "6.6")
def test_6_3_the_portuguese_are_rebuilt_as_a_brigade_and_converted() -> None:
    units = {"r1": "caceres/caceres: 1 nationalist", "r2": "burgos/burgos: 1 nationalist"}
    place = position("spend", "rebel", units, attitude={"portugal": 4}, ep={"rebel": 3}, came=["portugal"],
                     arrived=["portugal"])  # fmt: skip
    place.play("create portuguese brigade")
    assert place.offered("at") == ["caceres"]
    place.play("at caceres", "pick portuguese-1", "convert")
    assert place.kinds("r1") == ["nationalist brigade", "portuguese division_1"]
    assert place.state.purse["rebel"].total == 0


@pytest.mark.rule(
    "arriba",
    "6.4",
    says=("A supplied brigade may be converted to a 1-step division (2 EP, support)", "A marker is lost by conversion"),
)
def test_6_4_conversion_loses_the_marker_and_needs_support() -> None:
    units = {"r1": "burgos/burgos: 1 nationalist+, 1 nationalist division_1+"}
    place = position("spend", "rebel", units, ep={"rebel": 4}, attitude={"portugal": 4}, came=["portugal"])
    place.play("pick nationalist-1", "convert", "pick nationalist-2", "convert")
    pieces = place.state.pieces
    assert [(p.kind, p.cadre) for p in pieces.values()] == [("division_1", False), ("division_2", False)]
    alone = position("spend", "rebel", units, ep={"rebel": 4}, attitude={"portugal": 0})
    assert not alone.offered("pick")


@pytest.mark.rule(
    "arriba", "6.4", says="A supplied unit may get one +1 cadre marker: 1 EP for a brigade, 2 for a division"
)
def test_6_4_one_marker_for_each_unit_at_its_price() -> None:
    units = {"r1": "burgos/burgos: 1 nationalist, 1 nationalist division_1"}
    place = position("spend", "rebel", units, ep={"rebel": 3}, attitude={"portugal": 0})
    place.play("pick nationalist-1", "cadre")
    assert place.state.purse["rebel"].total == 2
    assert "nationalist-1" not in place.offered("pick")
    place.play("pick nationalist-2", "cadre")
    assert place.state.purse["rebel"].total == 0
    assert place.state.pieces["nationalist-2"].cadre


@pytest.mark.rule("arriba", "6.4", says="A supplied unit may get one +1 cadre marker")
@pytest.mark.rule("arriba", "6.3")
@pytest.mark.rule("arriba", "11", says="it cannot be replaced, converted or improved")
def test_6_4_unsupplied_units_are_neither_improved_nor_replaced() -> None:
    units = {"r1": "gerona/gerona: 1 nationalist, 1 nationalist remnant"}
    control = dict.fromkeys(("catalonia", "aragon", "valencia"), "government")
    place = position("spend", "rebel", {**units, "r2": "burgos/burgos: 1 carlist"}, ep={"rebel": 9}, control=control)
    assert place.offered("pick") == ["carlist-1"]
    found = economy.why_not_improve(
        place.state, "rebel", "nationalist-1", economy.Improvement("cadre", "cadre_brigade", "brigade")
    )
    assert found is not None
    assert found.rule == "6.4"


@pytest.mark.rule(
    "arriba",
    "6.5",
    says=("AP are bought with foreign support and through a friendly port", "Air AP go to the holding box"),
)
@pytest.mark.rule("arriba", "6.7", says="AP cannot be bought and the CTV waits")
def test_6_5_asset_points_need_support_a_port_and_a_counter() -> None:
    assert (
        position("spend", "rebel", BURGOS, ep={"rebel": 9}, attitude={"portugal": 0}).refused("buy air_ap rebel")
        == "5.4.1"
    )
    units = {"g1": "madrid/madrid: 1 popular_army"}
    inland = position("spend", "government", units, ep={"government": 9}, attitude={"ussr": -2},
                      control={"galicia": "rebel"})  # fmt: skip
    assert inland.refused("buy air_ap government") == "6.7"
    full = position("spend", "rebel", BURGOS, ep={"rebel": 9}, air={"rebel": 6})
    assert full.refused("buy air_ap rebel") == "6.5"
    place = position("spend", "rebel", BURGOS, ep={"rebel": 9})
    place.play("buy air_ap rebel", dice=[1])
    assert [key for key, piece in place.state.pieces.items() if piece.kind == "air_ap"] == ["rebel_air-1"]
    assert place.state.purse["rebel"].total == 7


@pytest.mark.rule("arriba", "6.6")
def test_6_6_where_units_appear() -> None:
    units = {
        "r1": "morocco/ceuta: 1 colonial", "r2": "navarre/pamplona: 1 carlist", "r3": "burgos/burgos: 1 nationalist",
        "g1": "barcelona/barcelona: 1 poum", "g2": "asturias/oviedo: 1 asturias", "g3": "madrid/madrid: 1 popular_army",
    }  # fmt: skip
    rebel = position("spend", "rebel", units, ep={"rebel": 9})
    assert economy.places(rebel.state, "colonial") == ["ceuta"]
    assert economy.places(rebel.state, "carlist") == ["pamplona"]
    assert economy.places(rebel.state, "poum") == ["barcelona"]
    assert economy.places(rebel.state, "asturias") == ["oviedo"]
    assert economy.places(rebel.state, "popular_army") == ["oviedo", "barcelona", "madrid"]


@pytest.mark.rule("arriba", "6.6", says="No International Brigades on turn 1")
def test_6_6_no_international_brigades_on_turn_1() -> None:
    units = {"g1": "madrid/madrid: 1 popular_army"}
    first = position("spend", "government", units, ep={"government": 9}, turn=1)
    assert first.refused("create international brigade") == "6.6"
    assert position("spend", "government", units, ep={"government": 9}, turn=2).offers("create international brigade")


@pytest.mark.rule("arriba", "6.6")
@pytest.mark.parametrize(("cap", "brigades"), [("two", 2), ("one", 1)])
def test_6_6_the_cap_on_foreign_units(cap: str, brigades: int) -> None:
    units = {"g1": "madrid/madrid: 1 popular_army"}
    place = position(
        "spend", "government", units, ep={"government": 9}, attitude={"ussr": -2}, options={"build_cap": cap}
    )
    assert place.refused("create international division_1") == "6.6"
    for _ in range(brigades):
        place.play("create international brigade", "at madrid")
    assert place.refused("create international brigade") == "6.6"
    place.play("pick international-1", "convert")  # conversion is not capped
    assert "international division_1" in place.kinds("g1")


FOREIGN = {"r1": "morocco/ceuta: 1 colonial", "r2": "malaga/malaga: 1 italian division_2",
           "r3": "badajoz/badajoz: 1 nationalist"}  # fmt: skip
INTERVENTION: dict[str, Any] = {
    "attitude": {"italy": 3, "portugal": 4}, "came": ["italy", "portugal"], "arrived": ["italy", "portugal"],
}  # fmt: skip


@pytest.mark.rule("arriba", "6.6", says="Colonial, Italian, Portuguese and International units together")
@pytest.mark.parametrize(("scope", "left"), [("together", False), ("each", True)])
def test_6_6_the_cap_is_for_the_kinds_of_a_side_together(scope: str, left: bool) -> None:
    place = position("spend", "rebel", FOREIGN, ep={"rebel": 9}, options={"cap_scope": scope}, **INTERVENTION)
    place.play("create colonial brigade", "at ceuta")
    assert place.offers("create portuguese brigade")
    assert place.offers("create italian remnant") is left
    place.play("create colonial brigade", "at ceuta")
    assert place.refused("create colonial brigade") == "6.6"
    assert place.offers("create portuguese brigade") is left
    assert place.offers("create nationalist brigade")
    if not left:
        assert place.refused("create portuguese brigade") == "6.6"


@pytest.mark.rule("arriba", "6.6")
@pytest.mark.rule("arriba", "6.3")
def test_6_6_under_the_literal_cap_italians_are_rebuilt_as_brigades() -> None:
    place = position("spend", "rebel", FOREIGN, ep={"rebel": 9}, options={"build_cap": "one"}, **INTERVENTION)
    assert place.refused("create italian remnant") == "6.6"
    place.play("create italian brigade", "at malaga")
    assert place.kinds("r2") == ["italian brigade", "italian division_2"]
    assert place.refused("create colonial brigade") == "6.6"
    place.play("pick italian-2", "replace")
    assert place.kinds("r2") == ["italian division_2", "italian remnant"]


@pytest.mark.rule("arriba", "6.6", says="Colonial units appear only in Morocco")
@pytest.mark.rule("arriba", "6.2", says="New units appear in a city that holds a friendly unit")
@pytest.mark.parametrize(("reading", "offered"), [("garrison", False), ("always", True)])
def test_6_6_colonial_units_and_an_empty_ceuta(reading: str, offered: bool) -> None:
    units = {"r1": "sevilla/sevilla: 1 colonial"}
    place = position("spend", "rebel", units, ep={"rebel": 2}, options={"colonial_units": reading})
    assert place.offers("create colonial brigade") is offered
    if not offered:
        assert place.refused("create colonial brigade") == "6.2"
        return
    place.play("create colonial brigade")
    assert place.offered("at") == ["ceuta"]
    place.play("at ceuta")
    assert place.kinds(place.state.in_city["ceuta"]) == ["colonial brigade"]


# ------------------------------------------------------------------ 6.7
@pytest.mark.rule("arriba", "6.7", says="Rebel air: one brigade between friendly cities, Morocco included")
def test_6_7_rebel_air_lifts_one_brigade_between_friendly_cities() -> None:
    units = {"r1": "morocco: 2 colonial", "r2": "sevilla/sevilla: 1 nationalist", "r3": "burgos: 1 nationalist",
             "r4": "zaragoza/zaragoza: 1 nationalist division_1"}  # fmt: skip
    place = position("transport", "rebel", units)
    assert place.offered("airlift") == ["colonial-1", "nationalist-1"]  # Morocco counts as a city; Burgos is outside
    place.play("airlift colonial-1")
    assert {"sevilla", "burgos", "zaragoza"} <= set(place.offered("at"))
    assert not {"madrid", "valencia", "ceuta"} & set(place.offered("at"))  # enemy cities, and where it is
    place.play("at sevilla")
    assert place.kinds("r2") == ["colonial brigade", "nationalist brigade"]
    assert not place.offered("airlift")  # one brigade a turn


@pytest.mark.rule("arriba", "6.7", says="Rebel sea: one unit between Morocco and a friendly Mediterranean port")
def test_6_7_rebel_sea_goes_between_morocco_and_the_mediterranean() -> None:
    units = {
        "r1": "morocco/ceuta: 1 colonial division_1, 1 colonial, 1 artillery_ap",
        "r2": "cadiz/cadiz: 1 nationalist",
        "r3": "malaga/malaga: 1 nationalist",
        "r4": "la_coruna/la_coruna: 1 nationalist, 1 armour_ap",
    }
    place = position("transport", "rebel", units)
    place.play("ship colonial-1")
    assert place.offered("at") == ["malaga"]
    place.play("at malaga")
    assert place.refused("ship colonial-2") == "6.7"
    assert not place.offers("ship nationalist-1")  # Cádiz is not on the Mediterranean
    place.play("ship rebel_armour-1")
    assert {"ceuta", "cadiz", "malaga"} <= set(place.offered("at"))
    place.play("at ceuta")
    place.play("ship rebel_artillery-1", "at la_coruna")
    assert place.kinds("r4") == ["nationalist brigade", "rebel artillery_ap"]


@pytest.mark.rule("arriba", "6.7", says="Government sea: one brigade and any number of AP")
@pytest.mark.rule("arriba", "8")
@pytest.mark.rule("arriba", "5.2.2", says="may not move, be transported or attack")
def test_6_7_government_sea_takes_one_brigade_gobernitos_and_purged_units_stay() -> None:
    units = {
        "g1": "barcelona/barcelona: 1 catalonia, 1 popular_army, 1 artillery_ap",
        "g2": "alicante/alicante: 1 poum",
        "g3": "valencia/valencia: 1 popular_army division_1",
    }
    place = position("transport", "government", units, turn=5, purged=["poum"])
    assert place.offered("ship") == ["catalonia-1", "popular_army-1", "government_artillery-1"]
    assert place.refused("ship poum-1") == "5.2.2"
    assert place.refused("ship popular_army-2") == "6.7"
    place.play("ship catalonia-1")
    assert place.offered("at") == ["tarragona"]  # within one area of Barcelona
    place.play("back", "ship popular_army-1", "at valencia")
    assert place.refused("ship catalonia-1") == "6.7"
    assert place.offers("ship government_artillery-1")


@pytest.mark.rule(
    "arriba",
    "6.7",
    says=("Mediterranean ports are those from Málaga eastwards", "Ceuta is always a friendly port of the Rebels"),
)
def test_6_7_malaga_is_a_mediterranean_port_and_ceuta_always_rebel() -> None:
    place = position("transport", "rebel", {"r1": "burgos: 1 nationalist"}, control={"valencia": "government"})
    world = place.state.world
    assert world.mediterranean == ("alicante", "almeria", "barcelona", "cartagena", "malaga", "tarragona", "valencia")
    assert friendly_ports(place.state, "rebel") == ["ceuta"]


@pytest.mark.rule("arriba", "6.3")
@pytest.mark.rule("arriba", "6.4")
@pytest.mark.rule("arriba", "5.2")
def test_refusals_of_purchases_name_the_rule_that_stands_against_them() -> None:
    units = {"g1": "barcelona/barcelona: 1 anarchist, 1 poum", "g2": "madrid/madrid: 1 popular_army"}
    place = position("spend", "government", units, ep={"government": 2}, attitude={"ussr": 0}, purged=["poum"], turn=5)
    assert place.refused("pick poum-1") == "5.2.2"
    assert place.refused("subsidise poum") == "5.2.2"
    place.play("subsidise anarchist")
    assert place.refused("subsidise anarchist") == "5.2"


@pytest.mark.rule("arriba", "6.7")
def test_6_7_refusals_of_transport() -> None:
    units = {"r1": "cadiz/cadiz: 1 nationalist, 1 nationalist division_1", "r2": "sevilla/sevilla: 1 nationalist",
             "g1": "madrid/madrid: 1 popular_army"}  # fmt: skip
    place = position("transport", "rebel", units)
    assert place.refused("airlift nationalist-2") == "6.7"
    refusal = place.why_not("airlift nationalist-2")
    assert refusal is not None
    assert refusal.reason.key == "strategic.brigades_only"
    place.play("airlift nationalist-1")
    assert place.refused("at madrid") == "6.7"
