"""9, 9.2, 9.3, 9.4 Combat."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.arriba.rules.combat import resolve
from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.state import Doctrine
from tests.games.arriba.position import Position, position

OPEN = {"r1": "toledo: 2 nationalist", "g1": "toledo: 2 popular_army"}


def column(place: Position) -> tuple[int, int]:
    (compared,) = place.of(ce.OddsCompared)
    return compared.odds, compared.column


def fight(units: dict[str, str], die: int, **stated: Any) -> Position:
    """r1 attacks g1 with whatever it has."""
    place = position("combat", "rebel", units, **stated)
    return place.play("attack r1 g1", dice=[die])


# ------------------------------------------------------------------ 9 who and how often
@pytest.mark.rule("arriba", "9", says="Each group may attack one enemy group of its area, once")
def test_9_each_group_attacks_once_and_may_be_attacked_often() -> None:
    units = {**OPEN, "r2": "toledo: 1 nationalist", "r3": "burgos: 1 nationalist", "g2": "toledo: 1 popular_army"}
    place = position("combat", "rebel", units)
    assert place.offered("attack") == ["r1 g1", "r1 g2", "r2 g1", "r2 g2"]
    place.play("attack r1 g1", dice=[4])  # 1:1, 1/1
    assert place.offered("attack") == ["r2 g1", "r2 g2"]
    assert place.refused("attack r1 g2") == "9"


@pytest.mark.rule("arriba", "9.2", says="Disrupted units may move but not attack")
@pytest.mark.rule("arriba", "7", says="may move but not attack")
@pytest.mark.rule("arriba", "5.2.2")
def test_9_disrupted_groups_and_asset_points_alone_do_not_attack() -> None:
    units = {"r1": "toledo: 2 nationalist!", "r2": "toledo: 1 armour_ap", "r3": "toledo: 1 carlist",
             "g1": "toledo: 1 popular_army"}  # fmt: skip
    place = position("combat", "rebel", units)
    assert place.offered("attack") == ["r3 g1"]
    assert place.refused("attack r1 g1") == "9.2"
    assert place.refused("attack r2 g1") == "7"


@pytest.mark.rule("arriba", "7", says="and is destroyed if attacked")
def test_7_asset_points_alone_are_destroyed_when_attacked() -> None:
    units = {"r1": "toledo: 1 nationalist", "g1": "toledo/toledo: 2 artillery_ap", "g2": "toledo: 1 popular_army"}
    place = position("combat", "rebel", units)
    place.play("attack r1 g1")
    assert place.kinds("g1") == []
    assert not place.of(ce.CombatRolled)
    place.play("advance r1")
    assert place.state.in_city["toledo"] == "r1"
    assert not place.offered("attack")  # its attack is used up


# ------------------------------------------------------------------ 9 odds and shifts
@pytest.mark.rule("arriba", "9", says="Odds are whole ratios, fractions dropped in the defender's favour")
@pytest.mark.parametrize(
    ("attack", "defence", "place"),
    [(5, 2, 1), (2, 3, -1), (1, 1, 0), (3, 4, -1), (1, 3, -2), (1, 4, -3), (14, 2, 6), (7, 2, 2), (2, 5, -2)],
)
def test_9_odds_are_whole_ratios_in_the_defenders_favour(attack: int, defence: int, place: int) -> None:
    assert resolve.ladder(attack, defence) == place


@pytest.mark.rule("arriba", "9", says="Column shifts: the difference of the best cadre levels")
@pytest.mark.parametrize(
    ("defender", "turn", "shift"),
    [
        ("toledo: 1 popular_army", 2, 0),
        ("toledo/toledo: 1 popular_army", 2, -1),
        ("cuenca: 1 popular_army", 2, -1),
        ("cuenca/cuenca: 1 popular_army", 4, -3),
        ("toledo: 1 international", 2, -1),
        ("toledo: 1 anarchist", 2, 1),
        ("toledo: 1 anarchist", 5, 0),
        ("toledo: 1 anarchist, 1 catalonia+", 2, 0),
    ],
)
def test_9_column_shifts(defender: str, turn: int, shift: int) -> None:
    area = defender.split(":")[0].split("/")[0]
    if "catalonia" in defender:
        defender, area = defender.replace("toledo", "tarragona"), "tarragona"
    place = fight({"r1": f"{area}: 4 nationalist", "g1": defender}, 1, turn=turn)
    assert place.of(ce.OddsCompared)[0].shift == shift


@pytest.mark.rule("arriba", "9", says="the difference of the best cadre levels in favour of the higher side")
def test_9_the_best_cadre_of_each_side_counts() -> None:
    place = fight({"r1": "toledo: 1 colonial+, 3 nationalist", "g1": "toledo: 2 popular_army"}, 1)
    assert column(place) == (1, 3)
    defended = fight({"r1": "toledo: 4 nationalist", "g1": "toledo: 1 popular_army, 1 international+"}, 1)
    assert column(defended) == (1, -1)


@pytest.mark.rule("arriba", "9")
@pytest.mark.rule("arriba", "9.2")
def test_9_disrupted_units_are_left_out_of_an_attack_and_defend_in_full() -> None:
    units = {"r1": "toledo: 1 colonial!, 2 nationalist", "g1": "toledo: 2 popular_army!"}
    place = fight(units, 4)
    (compared,) = place.of(ce.OddsCompared)
    assert (compared.attack, compared.defence, compared.shift) == (2, 2, 0)


@pytest.mark.rule(
    "arriba", "9", says=("All-out attack: two or more divisions cost 1 EP", "it may not be used in part to save the EP")
)
@pytest.mark.parametrize(
    ("attackers", "ep", "strength", "left"),
    [
        ("2 nationalist division_1", 1, 8, 0),
        ("2 nationalist division_1", 0, 4, 0),
        ("1 nationalist division_1, 1 nationalist remnant", 0, 3, 0),
        ("1 nationalist division_1, 3 nationalist", 1, 7, 1),
        ("2 nationalist division_1, 1 nationalist", 0, 5, 0),
        ("1 nationalist division_1, 1 nationalist division_1!", 1, 4, 1),
    ],
)
def test_9_all_out_attack(attackers: str, ep: int, strength: int, left: int) -> None:
    place = fight({"r1": f"toledo: {attackers}", "g1": "toledo: 2 popular_army"}, 6, ep={"rebel": ep})
    assert place.of(ce.OddsCompared)[0].attack == strength
    assert place.state.purse["rebel"].total == left


@pytest.mark.rule("arriba", "9")
def test_9_replacement_ep_pay_for_an_all_out_attack_last() -> None:
    purse = {"domestic": 1, "replacement": 1}
    units = {"r1": "toledo: 2 nationalist division_1", "g1": "toledo: 2 popular_army"}
    place = fight(units, 6, ep={"rebel": purse})
    assert (place.state.purse["rebel"].domestic, place.state.purse["rebel"].replacement) == (0, 1)


# ------------------------------------------------------------------ 9 asset points
@pytest.mark.rule("arriba", "9", says="Air AP, attacker first: +1 each in attack, -1 in defence")
def test_9_air_points_fly_once_and_not_more_than_units() -> None:
    units = {**OPEN, "r2": "toledo: 1 carlist", "g2": "toledo: 1 popular_army"}
    place = position("combat", "rebel", units, air={"rebel": 3, "government": 1})
    place.play("attack r1 g1")
    assert place.offered("air") == ["0", "1", "2"]
    place.play("air 2")
    assert place.asked == "government"
    place.play("air 1", dice=[3])  # 4 in all: 1/1
    assert place.of(ce.CombatRolled)[0].modifier == 1
    place.play("attack r2 g2")
    assert place.offered("air") == ["0", "1"]  # one is left, and the Government has flown
    place.play("air 0")
    assert len(place.of(ce.CombatRolled)) == 2


@pytest.mark.rule("arriba", "9", says="If any flew, an unmodified 6 costs both sides an air AP")
@pytest.mark.parametrize(("reading", "left"), [("both", []), ("flown", ["government"])])
def test_9_an_unmodified_6_costs_both_sides_an_air_point(reading: str, left: list[str]) -> None:
    place = position("combat", "rebel", OPEN, air={"rebel": 1, "government": 1}, options={"air_losses": reading})
    place.play("attack r1 g1", "air 1").play("air 0", dice=[6])
    assert [piece.faction for piece in place.state.pieces.values() if piece.kind == "air_ap"] == left
    safe = position("combat", "rebel", OPEN, air={"rebel": 1, "government": 1})
    safe.play("attack r1 g1", "air 1").play("air 0", dice=[5])
    idle = position("combat", "rebel", OPEN, air={"rebel": 1, "government": 1})
    idle.play("attack r1 g1", "air 0").play("air 0", dice=[6])
    for unhurt in (safe, idle):
        assert sum(piece.kind == "air_ap" for piece in unhurt.state.pieces.values()) == 2
    alone = position("combat", "rebel", OPEN, air={"rebel": 1})
    alone.play("attack r1 g1").play("air 1", dice=[6])
    assert [event.faction for event in alone.of(ev.PieceRemoved) if event.kind == "air_ap"] == ["rebel"]


@pytest.mark.rule("arriba", "9")
def test_9_each_owner_picks_among_different_air_points() -> None:
    units = {**OPEN, "r2": "toledo: 1 carlist", "g2": "toledo: 1 popular_army"}
    place = position("combat", "rebel", units, air={"rebel": 2, "german": 1, "government": 2})
    place.play("attack r1 g1", "air 1").play("air 1", dice=[3])  # X or losses aside, one of each has flown
    while place.rule == "9.2":
        place.play(place.actions[0])
    place.play("attack r2 g2", "air 1").play("air 0", dice=[6])
    assert place.asked == "government"  # it flew none: one that flew before, or one that did not
    assert place.offered("lose") == ["government_air-1", "government_air-2"]
    place.play("lose government_air-1")
    assert "government_air-1" not in place.state.pieces
    lost = [event.faction for event in place.of(ev.PieceRemoved) if event.cause == "air"]
    assert sorted(lost) == ["government", "rebel"]


@pytest.mark.rule("arriba", "9")
@pytest.mark.rule("arriba", "5.4.2")
def test_9_the_owner_picks_between_german_and_own_air_points() -> None:
    place = position("combat", "rebel", OPEN, air={"rebel": 1, "german": 1})
    place.play("attack r1 g1").play("air 2", dice=[6])
    assert place.offered("lose") == ["rebel_air-1", "german_air-1"]
    place.play("lose german_air-1")
    assert "rebel_air-1" in place.state.pieces


@pytest.mark.rule(
    "arriba", "9", says=("Armour AP: +1 each in attack", "Artillery AP: +1 each in attack, -1 in defence")
)
def test_9_armour_only_attacks_and_artillery_does_both() -> None:
    units = {"r1": "toledo: 2 nationalist, 1 armour_ap, 1 artillery_ap",
             "g1": "toledo: 2 popular_army, 1 armour_ap, 2 artillery_ap"}  # fmt: skip
    place = position("combat", "rebel", units)
    place.play("attack r1 g1", "armour 1", "artillery 1")
    assert (place.asked, place.offered("artillery"), place.offered("armour")) == ("government", ["0", "1", "2"], [])
    place.play("artillery 2", dice=[3])
    assert place.of(ce.CombatRolled)[0].modifier == 0


# ------------------------------------------------------------------ 9.2 losses
@pytest.mark.rule(
    "arriba", "9.2", says=("The owner chooses and stops when the number is met", "Number: strength points to lose")
)
def test_9_2_the_owner_chooses_and_stops_when_the_number_is_met() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 1 popular_army division_2, 2 popular_army"}
    place = fight(units, 6)  # 4:7 = 1:2, 1/1
    assert place.offered("lose") == ["popular_army-1", "popular_army-2"]
    place.play("lose popular_army-1")
    assert place.kinds("g1") == ["popular_army brigade", "popular_army brigade", "popular_army remnant"]
    assert place.of(ce.BattleEnded)[0].defender_lost == 3
    other = fight(units, 6).play("lose popular_army-2")
    assert other.kinds("g1") == ["popular_army brigade", "popular_army division_2"]
    assert other.of(ce.BattleEnded)[0].defender_lost == 1  # no more is asked for


@pytest.mark.rule("arriba", "9.2")
@pytest.mark.rule("arriba", "6.4", says="A marker is lost by conversion and when a division becomes a brigade")
def test_9_2_a_residual_becomes_a_brigade_and_a_division_is_destroyed() -> None:
    place = fight({"r1": "toledo: 4 nationalist", "g1": "toledo: 1 popular_army remnant+"}, 1)  # 2:1, 1/1
    assert place.kinds("g1") == ["popular_army brigade"]
    assert not place.state.pieces["popular_army-1"].cadre
    assert place.state.divisions_lost["government"] == 1
    assert place.state.fallen == {"popular_army": 1}
    assert place.state.lost["government"] == 1


@pytest.mark.rule("arriba", "9.2", says="E: everything is lost")
def test_9_2_e_takes_everything() -> None:
    units = {"r1": "toledo: 2 nationalist division_2", "g1": "toledo/toledo: 1 popular_army, 1 artillery_ap"}
    place = position("combat", "rebel", units, ep={"rebel": 1}, options={"forts": "on"}, forts={"toledo": "government"})
    place.play("attack r1 g1").play("artillery 0", dice=[6])
    assert place.of(ce.CombatRolled)[0].result == "0/E"
    assert place.kinds("g1") == []
    assert place.state.forts == {}
    place.play("stay")
    assert place.of(ce.BattleEnded)[0].defender_lost == 3  # brigade, artillery, fort


@pytest.mark.rule("arriba", "9.2", says=("E: everything is lost", "Results are attacker/defender"))
def test_9_2_e_for_the_attacker() -> None:
    units = {"r1": "toledo: 1 nationalist division_2, 1 artillery_ap",
             "g1": "toledo/toledo: 3 popular_army division_2"}  # fmt: skip
    place = position("combat", "rebel", units, air={"government": 2})
    place.play("attack r1 g1", "air 1").play("artillery 0", dice=[1])
    assert place.of(ce.CombatRolled)[0].result == "E/0"
    assert place.kinds("r1") == []
    assert place.state.divisions_lost["rebel"] == 1
    assert place.state.lost["rebel"] == 5
    assert place.disrupted("g1") == 0


@pytest.mark.rule("arriba", "9.2")
@pytest.mark.parametrize(("reading", "second"), [("all", ["colonial-2"]), ("first", ["colonial-2", "nationalist-1"])])
def test_9_2_priority_losses_go_on_or_not(reading: str, second: list[str]) -> None:
    units = {"r1": "toledo: 2 colonial, 2 nationalist", "g1": "toledo: 3 popular_army division_1"}
    place = fight(units, 1, options={"priority_losses": reading})  # 1:3 and a cadre shift: 1:2, 2/1
    assert place.of(ce.CombatRolled)[0].result == "2/1"
    if reading == "all":
        assert place.kinds("r1") == ["nationalist brigade", "nationalist brigade"]
    else:
        assert place.offered("lose") == second


@pytest.mark.rule("arriba", "9.2", says="Priority: the attacker loses first the armour that he used")
@pytest.mark.parametrize(
    ("reading", "offered"),
    [("shifted", []), ("attacker", ["popular_army-1", "international-1"]), ("", ["popular_army-1", "international-1"])],
)
def test_9_2_a_cadre_shift_of_the_defender(reading: str, offered: list[str]) -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 1 popular_army, 1 international"}
    place = fight(units, 4, options={"priority_cadre": reading} if reading else {})  # 2:1 - 1 = 1:1, 1/1
    assert place.offered("lose") == offered
    if reading == "shifted":
        assert place.kinds("g1") == ["popular_army brigade"]


@pytest.mark.rule("arriba", "9.2")
def test_9_2_armour_that_was_not_used_need_not_go_first() -> None:
    units = {"r1": "toledo: 2 nationalist, 1 armour_ap", "g1": "toledo: 2 popular_army"}
    place = position("combat", "rebel", units)
    place.play("attack r1 g1").play("armour 0", dice=[4])
    assert place.offered("lose") == ["nationalist-1", "rebel_armour-1"]


@pytest.mark.rule("arriba", "9.2", says="for each ratio below 1:3 the defender loses 1 less")
def test_9_2_below_1_3_the_defender_loses_less() -> None:
    units = {"r1": "toledo: 1 nationalist", "g1": "toledo: 2 popular_army division_2"}  # 1:10
    place = fight(units, 6)
    assert place.of(ce.CombatRolled)[0].result == "1/1"
    assert place.of(ce.BattleEnded)[0].defender_lost == 0
    assert place.kinds("r1") == []


@pytest.mark.rule(
    "arriba", "9.2", says="for each above 5:1 the attacker adds 1 to the defender's loss or takes 1 from his own"
)
def test_9_2_above_5_1_the_attacker_allots_each_ratio() -> None:
    units = {"r1": "toledo: 3 nationalist division_2", "g1": "toledo: 2 popular_army"}  # 15:2 = 7:1
    place = position("combat", "rebel", {**units, "g1": "toledo: 1 popular_army, 3 artillery_ap"}, ep={"rebel": 1})
    place.play("attack r1 g1").play("artillery 3", dice=[2])  # 15:1, die 2 - 3: 1/1, ten ratios
    assert place.of(ce.CombatRolled)[0].result == "1/1"
    assert place.actions == ["raise", "spare"]
    place.play("spare")
    assert place.kinds("g1") == []  # the rest can only raise the defender's loss
    assert place.kinds("r1") == ["nationalist division_2"] * 3


@pytest.mark.rule("arriba", "9.2", says="if all defenders were disrupted the attacker loses 1 less")
def test_9_2_a_wholly_disrupted_defender_costs_the_attacker_less() -> None:
    whole = fight({**OPEN, "g1": "toledo: 2 popular_army!"}, 4)  # 1/1
    assert len(whole.kinds("r1")) == 2
    partly = fight({**OPEN, "g1": "toledo: 1 popular_army!, 1 popular_army"}, 4)
    assert len(partly.kinds("r1")) == 1


@pytest.mark.rule("arriba", "9.2", says="Disruption: the group that lost more is disrupted, with equal losses both")
@pytest.mark.parametrize(
    ("die", "rebel", "government"),
    [(6, 0, 0), (4, 1, 1), (1, 0, 0)],
)
def test_9_2_who_is_disrupted(die: int, rebel: int, government: int) -> None:
    """1:1: 6 is 1/2 (nobody left to be disrupted), 4 is 1/1 (both), 1 is 2/1 (the attacker is gone)."""
    place = position("combat", "rebel", OPEN).play("attack r1 g1", dice=[die])
    disrupted = [event.piece for event in place.of(ev.UnitDisrupted)]
    assert sum(piece.startswith("nationalist") for piece in disrupted) == rebel
    assert sum(piece.startswith("popular") for piece in disrupted) == government


@pytest.mark.rule("arriba", "9.2", says="the group that lost more is disrupted")
def test_9_2_the_greater_loss_disrupts_and_nothing_lost_disrupts_nobody() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 3 popular_army"}
    place = fight(units, 6)  # 1:1, 1/2
    disrupted = {event.piece.split("-")[0] for event in place.of(ev.UnitDisrupted)}
    assert disrupted == {"popular_army"}
    idle = position("combat", "rebel", {"r1": "toledo: 1 nationalist", "g1": "toledo: 2 popular_army division_2!"})
    idle.play("attack r1 g1", dice=[6])  # 1:10 1/1: the defender loses none, the attacker one less
    assert idle.of(ce.BattleEnded)[0].attacker_lost == 0
    assert idle.of(ev.UnitDisrupted) == []


@pytest.mark.rule("arriba", "9.2")
def test_9_2_asset_points_left_without_a_unit_are_destroyed() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 1 popular_army, 2 artillery_ap"}
    place = position("combat", "rebel", units)
    place.play("attack r1 g1").play("artillery 0", dice=[1])  # 4:1, X
    place.play("lose nationalist-1", "enough", "lose popular_army-1")
    assert place.kinds("g1") == []


@pytest.mark.rule("arriba", "9.2", says="the defender at least as much; the attacker may repeat it")
def test_9_2_in_an_exchange_the_defender_loses_at_least_as_much() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 1 popular_army remnant"}
    place = fight(units, 3)  # 2:1, X
    place.play("lose nationalist-1", "lose nationalist-2", "enough")
    assert place.kinds("g1") == []
    assert (place.of(ce.BattleEnded)[0].attacker_lost, place.of(ce.BattleEnded)[0].defender_lost) == (2, 2)


@pytest.mark.rule("arriba", "9.2")
def test_9_2_the_attacker_may_stay_outside_the_city() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo/toledo: 1 popular_army"}
    place = fight(units, 4)
    assert place.actions == ["advance r1", "stay"]
    place.play("stay")
    assert place.state.groups["r1"].city == ""


# ------------------------------------------------------------------ 9.3
BREAKING = {
    "r1": "guadalajara: 3 nationalist, 1 armour_ap",
    "g1": "guadalajara: 1 popular_army",
    "g2": "guadalajara: 1 popular_army",
}


@pytest.mark.rule("arriba", "9.3", says="If a group with armour AP wipes out its target")
def test_9_3_needs_armour_a_wiped_out_target_and_another() -> None:
    place = position("combat", "rebel", BREAKING)
    place.play("attack r1 g1").play("armour 1", dice=[6])  # 3:1, 0/3
    assert place.actions == ["breakthrough", "decline"]
    single = position("combat", "rebel", {key: text for key, text in BREAKING.items() if key != "g2"})
    single.play("attack r1 g1").play("armour 1", dice=[6])
    assert not single.offers("breakthrough")
    bare = position("combat", "rebel", {**BREAKING, "r1": "guadalajara: 3 nationalist"})
    bare.play("attack r1 g1", dice=[6])
    assert not bare.offers("breakthrough")
    standing = position("combat", "rebel", {**BREAKING, "g1": "guadalajara: 3 popular_army"})
    standing.play("attack r1 g1").play("armour 0", dice=[6])  # it loses less than it has
    while standing.offered("lose"):
        standing.play(f"lose {standing.offered('lose')[0]}")
    assert standing.kinds("g1")
    assert not standing.offers("breakthrough")


@pytest.mark.rule("arriba", "9.3", says="one undisrupted unit for each")
def test_9_3_disrupted_units_do_not_break_through() -> None:
    place = position("combat", "rebel", BREAKING)
    place.play("attack r1 g1").play("armour 0", dice=[1])  # 3:1, 1/1: equal losses
    place.play("lose nationalist-1")
    assert place.kinds("g1") == []
    assert not place.offers("breakthrough")


@pytest.mark.rule("arriba", "9.3")
@pytest.mark.rule("arriba", "9.2")
def test_9_3_one_unit_for_each_armour_and_one_part_may_advance() -> None:
    units = {
        **BREAKING,
        "g1": "guadalajara/guadalajara: 1 popular_army",
        "r1": "guadalajara: 4 nationalist, 1 armour_ap",
    }
    place = position("combat", "rebel", units)
    place.play("attack r1 g1").play("armour 1", dice=[6])  # 4:1 - 1
    place.play("breakthrough", "target g2")
    new = place.of(ce.BrokeThrough)[0].new_group
    assert place.kinds(new) == ["nationalist brigade", "rebel armour_ap"]
    assert place.actions == ["advance r1", f"advance {new}", "stay"]
    place.play("advance r1")
    assert place.state.in_city["guadalajara"] == "r1"
    assert place.offered("armour") == ["0", "1"]  # the second attack
    place.play("armour 1")
    assert len(place.of(ce.CombatRolled)) == 2


@pytest.mark.rule("arriba", "9.3")
@pytest.mark.rule("arriba", "15.5")
@pytest.mark.parametrize(("roll", "allowed", "units"), [(1, False, 0), (3, True, 1), (5, True, 2)])
def test_9_3_doctrine_of_breakthrough(roll: int, allowed: bool, units: int) -> None:
    place = position("combat", "rebel", BREAKING, options={"doctrine": "on"})
    standard = {"air_ap": 3, "armour_ap": 3, "artillery_ap": 3}
    place.state.doctrine = {side: Doctrine(standard, standard, roll, 9) for side in ("rebel", "government")}
    place.play("attack r1 g1").play("armour 1", dice=[6])
    assert place.offers("breakthrough") is allowed
    if allowed:
        place.play("breakthrough", "target g2")
        new = place.of(ce.BrokeThrough)[0].new_group
        assert place.kinds(new).count("nationalist brigade") == units


@pytest.mark.rule("arriba", "15.5")
@pytest.mark.rule("arriba", "9.2")
def test_15_5_some_doctrines_spare_the_armour() -> None:
    units = {"r1": "toledo: 2 nationalist, 1 armour_ap", "g1": "toledo: 2 popular_army"}
    place = position("combat", "rebel", units, options={"doctrine": "on"})
    rolls = {"air_ap": 3, "armour_ap": 5, "artillery_ap": 3}
    place.state.doctrine = {side: Doctrine(rolls, rolls, 3, 9) for side in ("rebel", "government")}
    place.play("attack r1 g1").play("armour 1", dice=[2])
    assert place.offered("lose") == ["nationalist-1", "rebel_armour-1"]


# ------------------------------------------------------------------ 9.4
@pytest.mark.rule("arriba", "9.4", says="a group of the other player that is in a city and was not attacked may attack")
def test_9_4_who_may_counterattack_whom() -> None:
    units = {
        "g1": "toledo/toledo: 2 popular_army",
        "g2": "toledo: 1 popular_army",
        "r1": "toledo: 1 nationalist",
        "r2": "toledo: 1 nationalist",
    }
    place = position("counterattack", "rebel", units, attackers=["r1"], attacked=["g2"])
    assert place.offered("attack") == ["g1 r1"]  # only a group that attacked
    assert place.refused("attack g2 r1") == "9.4"  # it was attacked, and is outside
    assert place.refused("attack g1 r2") == "9.4"
    attacked = position("counterattack", "rebel", units, attackers=["r1"], attacked=["g1"])
    assert attacked.rule != "9.4"
    assert not attacked.of(ce.AttackDeclared)


@pytest.mark.rule("arriba", "9.4", says="No EP are needed, and there is no breakthrough")
@pytest.mark.rule("arriba", "9")
def test_9_4_no_ep_no_halving_no_breakthrough_but_winter() -> None:
    units = {
        "g1": "toledo/toledo: 2 popular_army division_1, 1 armour_ap",
        "r1": "toledo: 1 nationalist",
        "r2": "toledo: 1 nationalist",
        "g2": "toledo: 1 popular_army",
    }
    place = position("counterattack", "rebel", units, turn=4, attackers=["r1", "r2"], attacked=["g2"])
    place.play("attack g1 r1").play("armour 1", dice=[6])
    (compared,) = place.of(ce.OddsCompared)
    assert (compared.attack, compared.shift) == (8, -1)
    assert place.kinds("r1") == []
    assert not place.offers("breakthrough")
    assert place.rule != "9.4"  # it has counterattacked, and nobody else is in a city


@pytest.mark.rule("arriba", "9.4")
def test_9_4_a_breakthrough_group_did_attack() -> None:
    units = {**BREAKING, "g3": "guadalajara/guadalajara: 2 popular_army", "g2": "guadalajara: 2 popular_army"}
    place = position("combat", "rebel", units)
    place.play("attack r1 g1").play("armour 1", dice=[6]).play("breakthrough", "target g2").play("armour 1", dice=[4])
    new = place.of(ce.BrokeThrough)[0].new_group
    while place.rule == "9.2":
        place.play(place.actions[0])
    assert place.rule == "9.4"
    assert {f"g3 {group}" for group in ("r1", new) if group in place.state.groups} == set(place.offered("attack"))
