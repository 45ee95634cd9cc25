"""15 Optional rules."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine.match import Match
from desktop.games.arriba.definition import DEFINITION
from desktop.games.arriba.rules.combat.attack_options import why_not_attack
from desktop.games.arriba.rules.combat.resolve import effect_of, value_of
from desktop.games.arriba.rules.map.control import city_controller
from desktop.games.arriba.rules.turn import victory
from desktop.games.arriba.rules.turn.turn import Turn
from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.seats import leader
from desktop.games.arriba.state.state import ArribaState, Doctrine
from desktop.players.selfplay import Task, play_games
from tests.games.arriba.position import Position, position

FOUR, THREE = {"players": "four"}, {"players": "three"}


# ------------------------------------------------------------------ 15.1
@pytest.mark.rule(
    "arriba",
    "15.1",
    says=("On 4 or more Rebel groups there may not counterattack this turn", "may spend 1 EP each turn for an attack"),
)
@pytest.mark.rule("arriba", "9.4")
def test_15_1_pinned_groups_may_not_counterattack() -> None:
    units = {"r1": "avila/avila: 2 nationalist", "g1": "avila: 3 popular_army", "r2": "avila: 1 nationalist",
             "g2": "madrid/madrid: 1 popular_army"}  # fmt: skip
    options = {"guerrillas": "on"}
    place = position("spend", "government", units, turn=8, ep={"government": 2}, options=options)
    place.play("guerrilla avila", dice=[6]).play("pin")
    assert place.state.pinned == "avila"
    assert place.refused("guerrilla avila") == "15.1"  # once a turn
    failed = position("spend", "government", units, turn=8, ep={"government": 1}, options=options)
    failed.play("guerrilla avila", dice=[3])
    assert (failed.state.pinned, failed.state.guerrilla_area) == ("", "avila")
    assert not failed.offers("pin")
    counter = position("counterattack", "government", units, turn=8, options=options, attackers=["g1"], attacked=["r2"])
    assert counter.offers("attack r1 g1")
    counter.state.pinned = "avila"
    refusal = why_not_attack(counter.state, "rebel", "r1", "counterattack")
    assert refusal is not None
    assert refusal.rule == "15.1"


@pytest.mark.rule("arriba", "15.1")
def test_15_1_guerrillas_may_lie_in_wait_where_no_rebels_are_yet() -> None:
    units = {"r1": "avila/avila: 2 nationalist", "g1": "madrid/madrid: 1 popular_army"}
    place = position("spend", "government", units, turn=8, ep={"government": 1}, options={"guerrillas": "on"})
    assert place.offers("guerrilla segovia")
    place.play("guerrilla segovia", dice=[4])
    assert place.actions == ["pin"]
    place.play("pin")
    assert place.state.pinned == "segovia"


@pytest.mark.rule("arriba", "15.1", says="in one area of a region that it does not control")
def test_15_1_not_in_government_regions_and_only_with_the_option() -> None:
    units = {"r1": "toledo: 2 nationalist", "g2": "madrid/madrid: 1 popular_army"}
    own = position("spend", "government", units, turn=8, ep={"government": 1}, options={"guerrillas": "on"})
    assert own.refused("guerrilla toledo") == "15.1"
    off = position("spend", "government", units, turn=8, ep={"government": 1})
    assert off.refused("guerrilla toledo") == "15.1"


# ------------------------------------------------------------------ 15.2
@pytest.mark.rule("arriba", "15.2", says=("Three: People's Army", "Four: People's Army"))
def test_15_2_seats_and_their_factions() -> None:
    world = position("political", options=FOUR).state.world
    assert world.seats == ("government", "anarchists", "separatists", "rebel")
    assert [f for f, seat in world.seat_of.items() if seat == "anarchists"] == ["anarchist", "poum", "catalonia"]
    three = position("political", options=THREE).state.world
    assert three.seats == ("government", "extremists", "rebel")
    assert three.seat_of["basque"] == "extremists"
    commanded = {
        "four": {"government": {"popular_army", "international"}, "anarchists": {"anarchist", "poum", "catalonia"},
                 "separatists": {"asturias", "basque", "santander"}},
        "three": {"government": {"popular_army", "international"},
                  "extremists": {"anarchist", "poum", "asturias", "basque", "catalonia", "santander"}},
    }  # fmt: skip
    for players, expected in commanded.items():
        seat_of = (world if players == "four" else three).seat_of
        found: dict[str, set[str]] = {}
        for faction, seat in seat_of.items():
            found.setdefault(seat, set()).add(faction)
        assert found.pop("rebel") == {"nationalist", "carlist", "colonial", "italian", "portuguese"}
        assert found == expected


@pytest.mark.rule("arriba", "15.2")
def test_15_2_the_peoples_army_divides_the_ep_and_each_partner_spends() -> None:
    units = {"g1": "barcelona/barcelona: 1 anarchist, 1 popular_army", "g2": "asturias/oviedo: 1 asturias"}
    place = position("allot", "government", units, ep={"government": 5}, options=FOUR)
    assert (place.asked, place.offered("allot")[-1]) == ("government", "anarchists 5")
    place.play("allot anarchists 2")
    assert place.offered("allot")[-1] == "separatists 3"
    place.play("allot separatists 1")
    assert place.asked == "government"
    assert place.refused("create anarchist brigade") == "15.2"
    place.play("create popular_army brigade", "at barcelona", "create popular_army brigade", "at barcelona")
    assert place.asked == "anarchists"  # the People's Army has spent its two
    place.play("create poum brigade", "at barcelona", "create anarchist brigade", "at barcelona")
    assert place.asked == "separatists"
    place.play("create asturias brigade", "at oviedo")
    assert place.state.purse["government"].total == 0


@pytest.mark.rule("arriba", "15.2")
def test_15_2_the_strongest_partner_leads_a_group() -> None:
    units = {
        "g1": "barcelona: 1 catalonia, 1 popular_army",
        "g2": "barcelona: 2 catalonia, 1 popular_army",
        "g3": "asturias: 1 asturias",
    }
    place = position("movement", "government", units, options=FOUR)
    assert [leader(place.state, group) for group in ("g1", "g2", "g3")] == ["government", "anarchists", "separatists"]
    assert (place.asked, place.offered("move")) == ("government", ["g1"])
    place.play("done")
    assert (place.asked, place.offered("move")) == ("anarchists", ["g2"])
    place.play("done")
    assert (place.asked, place.offered("move")) == ("separatists", ["g3"])


@pytest.mark.rule("arriba", "15.2", says="the partner who holds most cities has the chief credit")
def test_15_2_chief_credit_for_most_cities() -> None:
    units = {
        "g1": "madrid/madrid: 1 popular_army",
        "g2": "barcelona/barcelona: 2 anarchist",
        "g3": "gerona/gerona: 1 catalonia, 1 anarchist",
        "g4": "valencia/valencia: 1 popular_army, 1 asturias",
    }
    units["g4"] = "lugo/lugo: 1 popular_army, 1 asturias"  # a tie: nobody's
    place = position("spend", units=units, options=FOUR)
    assert victory.cities_of_partners(place.state) == {"government": 1, "anarchists": 2, "separatists": 0}
    assert victory.credit(place.state) == ["anarchists"]
    assert victory.credit(position("spend", units=units).state) == []


@pytest.mark.rule("arriba", "15.2")
@pytest.mark.parametrize("players", ["three", "four"])
def test_15_2_a_game_with_more_seats_is_played_to_its_end(players: str) -> None:
    tally = play_games(
        Task("arriba", "civil-war", options=(("players", players),), check=True, check_every=7), range(2)
    )
    assert (tally.finished, tally.faults) == (2, [])


# ------------------------------------------------------------------ 15.3
@pytest.mark.rule("arriba", "15.3", says="A fort costs 2 EP in a friendly city")
def test_15_3_building_a_fort() -> None:
    units = {"g1": "madrid/madrid: 1 popular_army", "r1": "toledo/toledo: 1 nationalist"}
    place = position("spend", "government", units, ep={"government": 4}, options={"forts": "on"})
    assert place.refused("fort toledo") == "15.3"
    place.play("fort madrid")
    assert place.state.forts == {"madrid": "government"}
    assert place.state.purse["government"].total == 2
    assert place.refused("fort madrid") == "15.3"
    assert position("spend", "government", units, ep={"government": 4}).refused("fort madrid") == "15.3"


@pytest.mark.rule("arriba", "15.3")
@pytest.mark.rule("arriba", "0")
def test_15_3_no_fort_around_enemy_asset_points() -> None:
    units = {"g1": "cordoba: 1 popular_army", "r1": "cordoba/cordoba: 1 artillery_ap"}
    place = position("spend", "government", units, ep={"government": 2}, options={"forts": "on"})
    assert city_controller(place.state, "cordoba") == "government"
    assert place.refused("fort cordoba") == "15.3"


@pytest.mark.rule("arriba", "15.3", says="shift one column to the left, and the fort may be lost in place of 1 SP")
@pytest.mark.rule(
    "arriba", "9", says="-1 each for a defender in a city, in a mountain area, with a fort, and in winter"
)
@pytest.mark.rule("arriba", "9.2")
def test_15_3_a_fort_shifts_and_takes_a_loss() -> None:
    units = {"g1": "madrid/madrid: 1 popular_army", "r1": "madrid: 4 nationalist"}
    place = position("combat", "rebel", units, options={"forts": "on"}, forts={"madrid": "government"})
    place.play("attack r1 g1", dice=[5])
    assert place.of(ce.OddsCompared)[0].column == 1  # 4:1, city, fort
    assert place.of(ce.CombatRolled)[0].result == "1/2"
    assert place.state.forts == {}
    assert place.kinds("g1") == []
    choice = position("combat", "rebel", {**units, "g1": "madrid/madrid: 2 popular_army"}, options={"forts": "on"},
                      forts={"madrid": "government"})  # fmt: skip
    choice.play("attack r1 g1", dice=[4])  # 1:2 after the shifts: 1/1
    assert choice.offered("lose") == ["popular_army-1", "fort"]
    choice.play("lose fort")
    assert len(choice.kinds("g1")) == 2


@pytest.mark.rule("arriba", "15.3", says="Alone it is removed when attacked or entered")
def test_15_3_a_fort_alone_falls_when_attacked_or_entered() -> None:
    options, forts = {"forts": "on"}, {"toledo": "government"}
    place = position("combat", "rebel", {"r1": "toledo: 1 nationalist"}, options=options, forts=forts)
    place.play("attack r1 toledo")
    assert place.state.forts == {}
    assert not place.of(ce.CombatRolled)
    place.play("advance r1")
    assert place.state.groups["r1"].city == "toledo"
    moving = position("movement", "rebel", {"r1": "avila: 1 nationalist"}, options=options, forts=forts)
    moving.play("move r1", "to toledo", "enter toledo")  # it neither stops nor holds anybody
    assert moving.state.forts == {}


# ------------------------------------------------------------------ 15.4
@pytest.mark.rule(
    "arriba", "15.4", says="with support a 6 destroys 1; with intervention a 5 destroys 1, a 6 destroys 2"
)
@pytest.mark.parametrize(("box", "die", "lost"), [(3, 5, 0), (3, 6, 1), (5, 4, 0), (5, 5, 1), (5, 6, 2)])
def test_15_4_weak_and_strong_blockade(box: int, die: int, lost: int) -> None:
    units = {"g1": "barcelona/barcelona: 1 popular_army"}
    place = position("foreign", "government", units, attitude={"britain": box, "ussr": -2}, options={"blockade": "on"},
                     dice=[6, die])  # fmt: skip
    assert place.state.purse["government"].foreign == 6 - lost


@pytest.mark.rule("arriba", "15.4")
def test_15_4_never_more_than_arrive_and_no_roll_against_nothing() -> None:
    units = {"r1": "cadiz/cadiz: 1 nationalist"}
    place = position("foreign", "rebel", units, attitude={"france": -4, "britain": -5, "portugal": 2},
                     options={"blockade": "on"}, dice=[6])  # fmt: skip
    assert place.state.purse["rebel"].foreign == 0


@pytest.mark.rule("arriba", "15.4", says="the AP that came to him by sea this turn, bought or sent by Germany")
@pytest.mark.rule("arriba", "6.7", says="A blockade (15.4) may destroy EP and AP, those that Germany sends too")
def test_15_4_the_asset_points_that_germany_sends_suffer_the_blockade() -> None:
    units = {"r1": "cadiz/cadiz: 1 nationalist", "g1": "madrid/madrid: 1 popular_army"}
    stated: dict[str, Any] = {"attitude": {"germany": 3, "italy": 0, "portugal": 0, "france": -4}}
    place = position("arrivals", "rebel", units, options={"blockade": "on"}, **stated)
    place.play("at cadiz", dice=[5])  # France intervenes: a strong blockade, one is lost
    assert place.rule == "15.4"
    assert place.offered("sink") == ["german_air-1", "german_armour-1"]
    place.play("sink german_armour-1")
    assert place.kinds("r1") == ["nationalist brigade"]
    assert "german_air-1" in place.state.pieces
    open_sea = position("arrivals", "rebel", units, **stated).play("at cadiz")
    assert open_sea.kinds("r1") == ["german armour_ap", "nationalist brigade"]


@pytest.mark.rule("arriba", "6.7", says="the CTV suffers nothing from it")
def test_15_4_the_ctv_runs_the_blockade() -> None:
    units = {"r1": "malaga/malaga: 1 nationalist", "g1": "madrid/madrid: 1 popular_army"}
    stated: dict[str, Any] = {"attitude": {"italy": 3, "germany": 0, "portugal": 0, "france": -5, "britain": -5}}
    place = position("arrivals", "rebel", units, options={"blockade": "on"}, **stated)
    place.play("at malaga")
    assert place.rule != "15.4"
    assert sum(piece.faction == "italian" for piece in place.state.pieces.values()) == 3


# ------------------------------------------------------------------ 15.5
@pytest.mark.rule("arriba", "15.5", says="At the start each player rolls on the doctrine table")
def test_15_5_doctrine_is_rolled_at_the_start_and_may_be_renewed() -> None:
    match = Match.new("arriba", "civil-war", {"doctrine": "on"}, seed=2, definition=DEFINITION)
    state = match.state
    assert isinstance(state, ArribaState)
    assert set(state.doctrine) == {"government", "rebel"}
    own = state.doctrine["rebel"]
    assert sorted(own.attack) == ["air_ap", "armour_ap", "artillery_ap"]
    durations = state.world.tables.doctrine.duration
    assert own.until in durations  # from turn 1 on
    place = position("doctrine", turn=5, options={"doctrine": "on"})
    assert place.rule != "15.5"  # nothing was rolled in this position


@pytest.mark.rule(
    "arriba",
    "15.5",
    says=(
        "When it has run out he may roll everything again",
        "for attack and defence of each kind of AP, for breakthrough and for the duration",
    ),
)
def test_15_5_renewal_is_offered_after_the_duration() -> None:
    roll = {"air_ap": 3, "armour_ap": 3, "artillery_ap": 3}
    state = position("political", options={"doctrine": "on"}).state
    state.doctrine = {"rebel": Doctrine(roll, roll, 3, 4), "government": Doctrine(roll, roll, 3, 5)}
    state.stack[:] = [state.stack[0], Turn(number=5)]
    again = Position(state)
    assert (again.asked, again.actions) == ("rebel", ["reroll", "keep"])
    again.play("reroll", dice=[1, 2, 3, 4, 5, 6, 1, 6, 1, 6, 1, 6])
    assert again.state.doctrine["rebel"].attack == {"air_ap": 1, "armour_ap": 3, "artillery_ap": 5}
    assert again.state.doctrine["rebel"].defence == {"air_ap": 2, "armour_ap": 4, "artillery_ap": 6}
    assert again.state.doctrine["rebel"].until == 5 + 6 - 1


@pytest.mark.rule("arriba", "15.5")
def test_15_5_the_table() -> None:
    state = position("political", options={"doctrine": "on"}).state
    for roll, one, two in ((1, 0, 0), (2, 1, 2), (3, 1, 2), (6, 2, 3)):
        both = dict.fromkeys(("air_ap", "armour_ap", "artillery_ap"), roll)
        state.doctrine["rebel"] = Doctrine(both, both, 3, 9)
        effect = effect_of(state, "rebel", "attacker", "air_ap")
        assert (value_of(effect, 1), value_of(effect, 2)) == (one, two)
    assert value_of(effect_of(state, "rebel", "attacker", "artillery_ap"), 1) == 1
    assert value_of(effect_of(state, "rebel", "attacker", "artillery_ap"), 2) == 3
    assert value_of(effect_of(state, "rebel", "defender", "armour_ap"), 2) == -2


# ------------------------------------------------------------------ 15.6
@pytest.mark.rule("arriba", "15.6", says="Morocco is always Rebel")
def test_15_6_morocco_is_rebel_and_other_factions_do_not_roll() -> None:
    for seed in range(4):
        match = Match.new("arriba", "uncertain-rising", seed=seed, definition=DEFINITION)
        state = match.state
        assert isinstance(state, ArribaState)
        assert state.control["morocco"] == "rebel"
        assert {state.groups[key].side for key in state.in_area["morocco"]} == {"rebel"}
        assert sum(p.faction == "anarchist" for p in state.pieces.values()) == 3
        assert sum(p.faction in ("nationalist", "popular_army") for p in state.pieces.values()) == 55
        assert match.faults() == []


@pytest.mark.rule("arriba", "15.6")
def test_15_6_as_an_option_of_the_fixed_scenario() -> None:
    fixed = Match.new("arriba", "civil-war", seed=1, definition=DEFINITION)
    dice = Match.new("arriba", "civil-war", {"variable_setup": "on"}, seed=1, definition=DEFINITION)
    assert fixed.state.control != dice.state.control  # type: ignore[attr-defined]


# ------------------------------------------------------------------ 15.7
@pytest.mark.rule("arriba", "15.7")
def test_15_7_on_two_turns_as_in_a_play_report() -> None:
    units = {"r1": "burgos: 1 nationalist"}
    place = position("movement", "rebel", units, turn=2, options={"command_control": "two"}, dice=[1, 1])
    assert place.of(ev.MovesLimited)[0].number == 1
