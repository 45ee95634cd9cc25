"""4 Random events; 5 political levels, factions, powers."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.rules.map.control import behind
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state import events as ev
from tests.games.arriba.position import Position, position

MADRID = {"g1": "madrid/madrid: 2 popular_army", "r1": "burgos/burgos: 2 nationalist"}


def levels(place: Position, cause: str) -> dict[str, int]:
    return {event.side: event.amount for event in place.of(ev.LevelChanged) if event.cause == cause}


def roll_events(*dice: int, **stated: Any) -> Position:
    """Two events: the dice stated, then a lull (7)."""
    return position("events", units=MADRID, dice=[*dice, 3, 4], **stated)


# ------------------------------------------------------------------ 4
@pytest.mark.rule("arriba", "4", says="Roll twice with two dice on the random events table and apply each result")
@pytest.mark.rule("arriba", "3", says="Random events")
def test_4_two_events_are_rolled_on_every_turn() -> None:
    assert [event.roll for event in roll_events(3, 4).of(ev.EventOccurred)] == [7, 7]
    assert len(position("events", turn=1).of(ev.EventOccurred)) == 2
    later = position("events", turn=1, options={"events_on_turn_1": "off"})
    assert later.of(ev.EventOccurred) == []
    assert len(position("events", turn=2, options={"events_on_turn_1": "off"}).of(ev.EventOccurred)) == 2


@pytest.mark.rule("arriba", "4")
def test_4_war_scare_moves_every_backer_towards_neutral() -> None:
    place = roll_events(1, 1, attitude={"ussr": -3, "portugal": 2, "italy": 1, "france": -2})
    assert place.state.attitude["ussr"] == -2
    assert place.state.attitude["portugal"] == 1
    assert place.state.attitude["france"] == -1
    assert place.state.attitude["italy"] == 1  # helps nobody, stays


@pytest.mark.rule("arriba", "4")
def test_4_patrols_halve_foreign_ep_rounding_up() -> None:
    place = roll_events(1, 2)
    assert place.state.patrols == 1
    units = {"g1": "barcelona/barcelona: 1 popular_army"}
    income = position("foreign", "government", units, attitude={"ussr": -2}, patrols=1, dice=[5])
    assert income.state.purse["government"].foreign == 3


@pytest.mark.rule("arriba", "4")
def test_4_the_opponent_picks_the_backer_that_loses_heart() -> None:
    control = {"galicia": "rebel", "leon": "rebel", "murcia": "government"}
    stated: dict[str, Any] = {"attitude": {"ussr": -3, "france": -2}, "control": control}
    place = position("events", units=MADRID, dice=[1, 3], **stated)
    assert behind(place.state) == "government"
    assert place.asked == "rebel"
    assert place.actions == ["power france", "power ussr"]
    place.play("power ussr", dice=[3, 4])
    assert place.state.attitude["ussr"] == -2
    assert roll_events(1, 3, control={"galicia": "rebel"}, attitude={"ussr": 0, "france": 0}).rule == "5.3"


@pytest.mark.rule("arriba", "4")
def test_4_war_weariness_hits_the_side_behind_or_both() -> None:
    place = position("events", units=MADRID, dice=[1, 4, 5, 3, 4], control={"galicia": "rebel"})
    assert levels(place, "weariness") == {"government": -5}
    tie = roll_events(1, 4, control={"galicia": "rebel", "murcia": "government"})
    assert levels(tie, "weariness") == {"government": -2, "rebel": -2}


@pytest.mark.rule("arriba", "4")
def test_4_no_pasaran_and_the_movement() -> None:
    assert levels(roll_events(3, 3), "no_pasaran") == {"government": 3}
    fallen = position("events", units={"r1": "madrid/madrid: 1 nationalist"}, dice=[3, 3, 3, 4])
    assert levels(fallen, "no_pasaran") == {"government": -3}
    assert levels(roll_events(4, 4), "movement_rallies") == {"rebel": 3}
    assert levels(roll_events(4, 4, control={"galicia": "rebel"}), "movement_rallies") == {"rebel": -3}


@pytest.mark.rule("arriba", "4")
def test_4_convoys_bring_ep_from_backers_and_others_nearer() -> None:
    place = position("events", units=MADRID, attitude={"ussr": -2}, dice=[4, 5, 6, 3, 4])
    assert place.state.convoy == {"government": 6, "rebel": 0}
    assert roll_events(4, 5).state.attitude["ussr"] == -2
    italy = position("events", units=MADRID, dice=[5, 5, 3, 3, 4])
    assert (italy.state.attitude["italy"], italy.state.attitude["germany"]) == (2, 1)
    germany = position("events", units=MADRID, dice=[5, 5, 4, 3, 4])
    assert germany.state.attitude["germany"] == 2
    units = {"g1": "barcelona/barcelona: 1 popular_army"}
    income = position("foreign", "government", units, attitude={"ussr": -2}, convoy={"government": 6}, dice=[1])
    assert income.state.purse["government"].foreign == 7


@pytest.mark.rule("arriba", "4")
def test_4_quarrels_end_with_purges_and_unification() -> None:
    assert levels(position("events", units=MADRID, dice=[5, 6, 3, 4, 3, 4]), "quarrels") == {"government": -4}
    purged = position("events", units=MADRID, turn=5, purged=["anarchist", "poum"], dice=[5, 6, 3, 3, 4])
    assert levels(purged, "quarrels") == {}
    assert levels(position("events", units=MADRID, turn=5, dice=[5, 6, 4, 6, 3, 4]), "quarrels") == {"rebel": -6}
    assert levels(position("events", units=MADRID, turn=6, dice=[5, 6, 4, 3, 4]), "quarrels") == {"rebel": -1}


@pytest.mark.rule("arriba", "4")
@pytest.mark.rule("arriba", "6.6")
def test_4_volunteers_come_free_of_charge_and_of_the_cap() -> None:
    units = {"g1": "barcelona/barcelona: 1 popular_army", "g2": "valencia: 1 popular_army"}
    place = position("events", units=units, dice=[6, 6, 4])
    assert (place.asked, place.offered("at")) == ("government", ["barcelona"])  # nobody is in Valencia
    place.play("at barcelona", dice=[3, 4])
    assert place.kinds("g1") == ["international brigade", "popular_army brigade"]
    assert place.state.strategic.capped == {}
    early = position("events", units=units, turn=1, dice=[6, 6, 4, 3, 4])
    assert not early.of(ev.PieceArrived)  # no International Brigades on turn 1
    rebel = position("events", units=units, dice=[6, 6, 5])
    assert (rebel.asked, rebel.offered("at")) == ("rebel", ["ceuta"])
    none = position("events", units={"r1": "burgos: 1 nationalist"}, dice=[6, 6, 4, 3, 4])
    assert not [piece for piece in none.state.pieces.values() if piece.faction == "international"]


# ------------------------------------------------------------------ 5
@pytest.mark.rule("arriba", "5", says="also by a price he chose to pay")
@pytest.mark.rule("arriba", "13", says="A player whose level reaches 0 loses at once")
def test_5_a_level_of_0_loses_at_once_even_by_a_price() -> None:
    place = position("rebel_attempts", level={"government": 50, "rebel": 2})
    place.play("approach britain")
    assert place.decision is None
    assert (place.state.winner, place.state.end_level, place.state.reason) == (
        "government",
        "collapse",
        "collapse_rebel",
    )
    bought = position("government_attempts", level={"government": 5, "rebel": 50})
    bought.play("approach ussr").play("modifier", dice=[4])
    assert bought.decision is None
    assert bought.state.winner == "rebel"


@pytest.mark.rule("arriba", "5", says="It never exceeds 99")
def test_5_the_level_never_exceeds_99() -> None:
    place = position("support", attitude={"portugal": 5, "ussr": -3}, level={"government": 97, "rebel": 50},
                     dice=[1, 1, 6, 6])  # fmt: skip
    assert place.state.level["government"] == 99


@pytest.mark.rule("arriba", "5")
@pytest.mark.parametrize(
    ("government", "rebel", "winner"), [(1, 2, "rebel"), (2, 1, "government"), (2, 2, "government")]
)
def test_5_if_both_fall_the_lower_sum_loses(government: int, rebel: int, winner: str) -> None:
    place = position("support", attitude={"portugal": 0}, level={"government": government, "rebel": rebel}, dice=[3, 3])
    assert place.state.winner == winner


@pytest.mark.rule("arriba", "5", says=("At 20 or less his attacks shift", "At 80 or more his attacks shift"))
@pytest.mark.rule("arriba", "9", says="+1 for an attacker at 80 PSP or more, -1 at 20 or less")
@pytest.mark.rule("arriba", "6.1.1", says="25% at 80 PSP or more, 15% at 20 or less")
@pytest.mark.parametrize(("level", "shift", "replacement"), [(20, -1, 3), (21, 0, 4), (79, 0, 4), (80, 1, 5)])
def test_5_bands_of_the_level(level: int, shift: int, replacement: int) -> None:
    units = {"r1": "toledo: 2 nationalist", "g1": "toledo: 2 popular_army"}
    place = position("combat", "rebel", units, level={"government": 50, "rebel": level}, lost={"rebel": 20})
    place.play("attack r1 g1")
    assert place.of(ce.OddsCompared)[0].shift == shift
    income = position("replacement", "rebel", level={"government": 50, "rebel": level}, lost={"rebel": 20})
    assert income.state.purse["rebel"].replacement == replacement


# ------------------------------------------------------------------ 5.2
@pytest.mark.rule(
    "arriba",
    "5.2",
    says=(
        "it must spend at least 1 EP on each faction",
        "Each faction that gets nothing costs 1 PSP",
        "Any EP spent on its units counts; 1 EP may also be paid",
    ),
)
def test_5_2_each_unfunded_faction_costs_a_point_and_a_subsidy_counts() -> None:
    units = {"g1": "barcelona/barcelona: 1 catalonia", "g2": "asturias/oviedo: 1 asturias"}
    place = position("spend", "government", units, ep={"government": 2}, control={"murcia": "government"})
    assert economy.owed(place.state) == ["anarchist", "poum", "asturias", "catalonia"]  # the capital is held
    place.play("subsidise anarchist", "create asturias brigade", "at oviedo")
    assert economy.owed(place.state) == ["poum", "catalonia"]
    assert levels(place, "unfunded") == {"government": -2}


@pytest.mark.rule("arriba", "5.2", says="A faction without units whose capital is lost owes nothing")
def test_5_2_an_extinct_faction_owes_nothing_until_its_capital_is_recovered() -> None:
    units = {"r1": "vizcaya/bilbao: 1 nationalist", "g1": "madrid/madrid: 1 popular_army"}
    place = position("spend", "government", units, ep={"government": 1}, control={"murcia": "government"})
    assert economy.is_extinct(place.state, "basque")
    assert "basque" not in economy.owed(place.state)
    alive = position("spend", "government", {**units, "g2": "guipuzcoa: 1 basque"}, ep={"government": 1})
    assert "basque" in economy.owed(alive.state)
    recovered = position("spend", "government", {"g1": "vizcaya/bilbao: 1 popular_army"}, ep={"government": 1})
    assert "basque" in economy.owed(recovered.state)


@pytest.mark.rule(
    "arriba", "5.2.2", says=("No EP are owed to or may be spent on the faction", "stand in groups of their own")
)
@pytest.mark.rule("arriba", "7")
def test_5_2_2_purged_units_are_grouped_apart_and_get_nothing() -> None:
    units = {"g1": "barcelona/barcelona: 1 poum, 1 anarchist, 1 catalonia"}
    place = position("organization", "government", units, turn=4, purged=["poum"])
    alone = place.state.pieces["poum-1"].group
    assert place.kinds(alone) == ["poum brigade"]
    assert place.offered("pick")
    spending = position("spend", "government", units, turn=4, purged=["poum"], ep={"government": 5},
                        attitude={"ussr": -2})  # fmt: skip
    assert spending.refused("create poum brigade") == "5.2.2"
    assert "poum-1" not in spending.offered("pick")
    assert "poum" not in spending.offered("subsidise")


@pytest.mark.rule("arriba", "5.2.2", says="before the Rebels' attempts, and until its own attempts are over")
def test_5_2_2_the_government_purges_before_and_between_its_attempts() -> None:
    place = position("political", turn=4)
    assert (place.asked, place.rule) == ("government", "5.2.2")
    place.play("purge asturias", dice=[1, 1, 1]).play("done")
    assert place.asked == "rebel"
    assert not place.offered("purge")
    place.play("done").play("approach britain").play("roll", dice=[3])
    assert place.offered("purge") == ["anarchist", "poum", "basque", "catalonia", "santander"]
    place.play("purge poum", dice=[2, 2, 2])
    assert place.state.level["government"] == 50 - 3 - 2 - 6
    assert place.refused("purge poum") == "5.2.2"
    assert place.refused("approach britain") == "5.3"  # what was tried is not forgotten
    place.play("approach france").play("roll", dice=[3]).play("purge basque", dice=[1, 1, 1])
    assert place.state.purged == ["asturias", "poum", "basque"]
    early = position("government_attempts", turn=3)
    assert not early.offered("purge")


@pytest.mark.rule("arriba", "5.2.2")
def test_5_2_2_a_purge_between_attempts_may_cost_the_war() -> None:
    place = position("government_attempts", turn=4, level={"government": 10, "rebel": 50})
    place.play("purge poum", dice=[4, 3, 3])
    assert (place.decision, place.state.winner) == (None, "rebel")


@pytest.mark.rule("arriba", "5.2.2", says="they are organised like all others")
@pytest.mark.parametrize(("reading", "refused"), [("all", ""), ("stay", "5.2.2")])
def test_5_2_2_purged_units_are_organised_or_stay(reading: str, refused: str) -> None:
    units = {"g1": "barcelona/barcelona: 2 poum", "g2": "barcelona: 1 anarchist, 1 catalonia", "g3": "lerida: 1 poum"}
    place = position(
        "organization", "government", units, turn=4, purged=["poum"], options={"purged_organised": reading}
    )
    for text in ("pick poum-1", "leave g1", "enter g3 lerida"):
        assert place.offers(text) is not bool(refused), text
        if refused:
            assert place.refused(text) == refused
    assert place.offers("pick anarchist-1")


@pytest.mark.rule("arriba", "5.2.2", says="They still defend, hold cities and count for control")
def test_5_2_2_purged_units_defend_and_count_for_control() -> None:
    units = {"g1": "barcelona/barcelona: 1 poum", "r1": "barcelona: 1 nationalist"}
    place = position("combat", "rebel", units, turn=5, purged=["poum"])
    assert place.offers("attack r1 g1")
    inter = position("inter", units=units, turn=5, purged=["poum"], dice=[1, 1], control={"galicia": "rebel"})
    rolled = {event.side: event.cities for event in inter.of(ev.ControlRolled)}
    assert rolled == {"rebel": 0, "government": 1}


# ------------------------------------------------------------------ 5.3, 5.4
@pytest.mark.rule("arriba", "5.3", says="each player may try once to move each power")
def test_5_3_each_power_once_a_turn_and_the_rebels_first() -> None:
    place = position("political", turn=2)
    assert place.asked == "rebel"
    place.play("approach britain").play("roll", dice=[3])
    assert place.refused("approach britain") == "5.3"
    place.play("done")
    assert place.asked == "government"
    assert place.offers("approach britain")


@pytest.mark.rule(
    "arriba", "5.3", says=("9 or more: two boxes towards you", "6 to 8: one", "1 or less: one box towards the opponent")
)
@pytest.mark.parametrize(
    ("bought", "setback", "one", "two"),
    [(0, 1, 1, 0), (1, 0, 2, 0), (2, 0, 3, 0), (3, 0, 3, 1)],
)
def test_5_3_odds_of_an_attempt(bought: int, setback: int, one: int, two: int) -> None:
    place = position("government_attempts", attitude={"ussr": -1})
    chances = politics.attempt_chances(place.state, "government", "ussr", bought)
    assert (chances.get(-1, 0), chances.get(1, 0), chances.get(2, 0)) == (setback, one, two)


@pytest.mark.rule("arriba", "5.3", says="+1 if a power hostile to it helps the opponent")
def test_5_3_hostility_adds_once_and_opposition_takes_away() -> None:
    place = position("government_attempts", attitude={"ussr": -1, "germany": 2, "italy": 2})
    items = politics.attempt_modifiers(place.state, "government", "ussr", 3)
    assert [item.value for item in items] == [3, 1]
    assert politics.attempt_chances(place.state, "government", "ussr", 3) == {0: 1, 1: 3, 2: 2}
    opposed = politics.attempt_modifiers(place.state, "government", "italy", 0)
    assert [item.value for item in opposed] == [-1]
    assert politics.attempt_chances(place.state, "government", "italy", 0) == {-1: 2, 0: 4}


@pytest.mark.rule("arriba", "5.3", says="Buy up to three modifiers of +1")
def test_5_3_three_modifiers_are_the_most_and_two_boxes_the_farthest() -> None:
    place = position("government_attempts", attitude={"ussr": 0})
    place.play("approach ussr").play("modifier", dice=[1]).play("modifier", dice=[1]).play("modifier", dice=[1, 6])
    assert place.state.attitude["ussr"] == -2
    end = position("government_attempts", attitude={"ussr": -5})
    end.play("approach ussr").play("roll", dice=[6])
    assert end.state.attitude["ussr"] == -5


@pytest.mark.rule("arriba", "5.4.1", says="You receive one die of PSP each turn in all")
@pytest.mark.rule("arriba", "5.4.2", says="Two dice of PSP each turn in all instead of one")
@pytest.mark.rule("arriba", "5.4.3")
@pytest.mark.parametrize(
    ("attitude", "dice", "rebel"),
    [
        ({"portugal": 2, "germany": 2, "italy": 2}, [4, 2], 4),
        ({"portugal": 2, "germany": 3}, [4, 5, 2], 9),
        ({"portugal": 0}, [4, 2], -4),
    ],
)
def test_5_4_points_of_foreign_support(attitude: dict[str, int], dice: list[int], rebel: int) -> None:
    place = position("support", attitude=attitude, dice=dice)
    assert {**levels(place, "support"), **levels(place, "intervention"), **levels(place, "no_support")} == {
        "rebel": rebel,
        "government": -2,
    }


@pytest.mark.rule("arriba", "5.4.1")
@pytest.mark.rule("arriba", "6.1")
def test_5_4_1_ep_of_supporters() -> None:
    units = {"r1": "burgos/burgos: 1 nationalist"}
    place = position("foreign", "rebel", units, attitude={"germany": 2, "italy": 2, "portugal": 2, "britain": 3},
                     dice=[6, 5])  # fmt: skip
    sources = {entry.source: entry.amount for entry in place.state.ledger if entry.source.startswith("power")}
    assert sources == {"power.britain": 1, "power.germany": 6, "power.italy": 5, "power.portugal": 1}


@pytest.mark.rule("arriba", "5.4.2", says="Britain and France send a die of EP each")
@pytest.mark.rule("arriba", "6.1")
def test_5_4_2_ep_of_intervention_takes_the_place_of_that_of_support() -> None:
    units = {"g1": "valencia/valencia: 1 popular_army"}
    place = position(
        "foreign", "government", units, attitude={"france": -4, "britain": -5, "portugal": -5}, dice=[6, 5]
    )
    sources = {entry.source: entry.amount for entry in place.state.ledger if entry.source.startswith("power")}
    assert sources == {"power.britain": 6, "power.france": 5, "power.portugal": 1}


@pytest.mark.rule("arriba", "5.3", says="Effects begin and end at once")
@pytest.mark.rule(
    "arriba", "5.4.2", says=("Germany: an air AP and an armour AP", "They leave if Germany returns to neutral")
)
def test_5_4_2_german_points_come_go_and_come_again() -> None:
    units = {"r1": "cadiz/cadiz: 1 nationalist"}
    place = position("arrivals", "rebel", units, attitude={"germany": 3})
    place.play("at cadiz")
    german = sorted(piece.kind for piece in place.state.pieces.values() if piece.faction == "german")
    assert german == ["air_ap", "armour_ap"]
    state = place.state
    politics.move_power(state, "germany", 1, "government", "test")  # to S: they stay
    assert "german_air-1" in state.pieces
    politics.move_power(state, "germany", 1, "government", "test")  # neutral
    assert not [piece for piece in state.pieces.values() if piece.faction == "german"]
    again = position("arrivals", "rebel", units, attitude={"germany": 3})
    assert again.offered("at")


@pytest.mark.rule("arriba", "5.4.2", says="While it intervenes lost ones may be bought again")
@pytest.mark.rule("arriba", "6.5")
def test_5_4_2_lost_german_points_are_bought_again_while_germany_intervenes() -> None:
    units = {"r1": "cadiz/cadiz: 1 nationalist"}
    stated: dict[str, Any] = {"ep": {"rebel": 9}, "arrived": ["germany"]}
    place = position("spend", "rebel", units, attitude={"germany": 3}, **stated)
    assert place.offers("buy air_ap german")
    support = position("spend", "rebel", units, attitude={"germany": 2}, **stated)
    assert support.refused("buy air_ap german") == "5.4.2"


@pytest.mark.rule("arriba", "6.7", says="without a friendly port EP are lost, AP cannot be bought and the CTV waits")
@pytest.mark.rule(
    "arriba",
    "5.4.2",
    says=("If Italy returns to neutral all Italians leave for good", "Without a legal place the force waits"),
)
def test_5_4_2_the_ctv_waits_for_a_port_comes_once_and_leaves_for_good() -> None:
    waiting = position("arrivals", "rebel", {"r1": "burgos: 1 nationalist"}, attitude={"italy": 3},
                       control={"valencia": "government"})  # fmt: skip
    assert waiting.state.came == []
    place = position("arrivals", "rebel", {"r1": "malaga/malaga: 1 nationalist"}, attitude={"italy": 3})
    place.play("at malaga")
    assert place.state.came == ["italy"]
    (ctv,) = {p.group for p in place.state.pieces.values() if p.faction == "italian"}
    assert ctv != "r1"  # a group of their own, outside the city that is held
    politics.move_power(place.state, "italy", 2, "government", "test")
    assert not [piece for piece in place.state.pieces.values() if piece.faction == "italian"]
    back = position("arrivals", "rebel", {"r1": "malaga/malaga: 1 nationalist"}, attitude={"italy": 3}, came=["italy"])
    assert not back.offered("at")


@pytest.mark.rule("arriba", "5.4.2", says="Portugal: a 1-step division in an area bordering Portugal")
def test_5_4_2_the_portuguese_come_to_a_border_area_without_enemies() -> None:
    units = {"g1": "badajoz/badajoz: 1 popular_army", "r1": "burgos: 1 nationalist"}
    place = position("arrivals", "rebel", units, attitude={"portugal": 4})
    assert place.offered("area") == ["orense", "pontevedra", "zamora", "salamanca", "caceres", "huelva"]
    place.play("area caceres")
    assert [p.kind for p in place.state.pieces.values() if p.faction == "portuguese"] == ["division_1"]


@pytest.mark.rule("arriba", "5.4.2", says="For the Rebels, in the Strategic Phase of the first turn")
def test_5_4_2_no_troops_for_the_government() -> None:
    units = {**MADRID, "r2": "malaga/malaga: 1 nationalist"}
    place = position("strategic", "rebel", units, attitude={"italy": -5, "germany": -5, "portugal": -5})
    assert place.rule == "6.1"  # nobody is asked where a force arrives
    assert not {p.faction for p in place.state.pieces.values()} & {"italian", "german", "portuguese"}
    assert politics.allows(place.state, "government", "intervention")


@pytest.mark.rule("arriba", "5.4.3")
def test_5_4_3_without_support_a_die_is_lost() -> None:
    place = position("support", attitude={"portugal": 1}, dice=[6, 1])
    assert place.state.level == {"government": 49, "rebel": 44}
