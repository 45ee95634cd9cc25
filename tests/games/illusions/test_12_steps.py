"""12.0, 21.0 Steps of a combat, retreats and flank attacks that the other files leave open."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.combat import attack_options, flank, resolve, retreat_options, retreat_ways, shifts
from desktop.games.illusions.rules.combat.strength import LIGHT
from desktop.games.illusions.state import combat_events as ce
from tests.games.illusions.combat import (
    SUMMER,
    Stacks,
    attacks,
    battle,
    combat_state,
    decided,
    declare,
    declared,
    fight,
    fired,
    strength_of,
    take_any_losses,
)
from tests.games.illusions.position import AP, CP, operations, state_of

POLAND = {"scenario": "example-29"}


@pytest.mark.rule("illusions", "12.1.2", says="Their combat factors are added")
@pytest.mark.rule("illusions", "12.1", says="Any number of places connected to the target may take part")
def test_12_1_g_from_any_number_of_places() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii"], "kowel": ["ru_v"], "rawa_ruska": ["ru_x"]}
    place = declare(attacks(units, {"lublin": ["ge_xi"]}, **POLAND), "lublin")
    assert place.offers("attack")
    assert place.frame == "Attacks"
    assert set(place.offered("without")) == {"ru_ii", "ru_v", "ru_x"}
    state, combat = declared(units, {"lublin": ["ge_xi"]}, **POLAND)
    factors = [state.world.units[unit].cf for unit in ("ru_ii", "ru_v", "ru_x")]
    assert resolve.fire_of(state, combat, AP).strength == sum(factors)


@pytest.mark.rule("illusions", "12.2", says="the modified die is 1 to 6")
def test_12_2_g1_the_modified_die_is_1_to_6() -> None:
    strong, combat = declared({"brest_litovsk": ["ru_ii", "hq_brusilov"]}, {"lublin": ["ge_xi"]}, **POLAND)
    shot = resolve.fire_of(strong, combat, AP)
    assert shot.drm == 2
    numbers = {face: resolve.loss_number(strong.world, shot, face) for face in range(1, 7)}
    assert numbers[6] == numbers[5] == numbers[4], "more than 6 counts as 6"
    roads, combat = declared({"rovno": ["ru_ii"]}, {"dubno": ["ge_xi"]}, **POLAND)
    shot = resolve.fire_of(roads, combat, AP)
    assert shot.drm == -1
    assert resolve.loss_number(roads.world, shot, 1) == resolve.loss_number(roads.world, shot, 2)


@pytest.mark.rule("illusions", "12.7.1", says="Uprisings and attackers never retreat")
@pytest.mark.rule("illusions", "12.2.2", says="Uprisings never do")
@pytest.mark.rule("illusions", "23.3.3", says="Units of either side may attack it, on the Light table")
@pytest.mark.parametrize(("side", "units"), [(AP, {"rovno": ["ru_ii"]}), (CP, {"brody": ["ah_iii"]})])
def test_23_3_3_either_side_attacks_an_uprising_and_it_stays(side: str, units: Stacks) -> None:
    place = battle(units, {"dubno": ["ru_uprising", "ru_uprising"]}, [3], side=side, **POLAND)
    assert fired(place, side).table == LIGHT
    assert decided(place).owed == 0
    assert not place.of(ce.RetreatShortened)
    assert place.state.at("dubno")


@pytest.mark.rule("illusions", "12.3", says="A Combat Card gives exemption if it says so")
@pytest.mark.parametrize(("ignored", "shift"), [([], -1), (["severe_weather"], 0)])
def test_12_3_e_a_card_that_says_so_cancels_the_weather(
    monkeypatch: pytest.MonkeyPatch, ignored: list[str], shift: int
) -> None:
    monkeypatch.setattr(shifts, "cancelled", lambda state, combat: ignored)
    place = battle({"sarny": ["ru_ii"]}, {"pinsk": ["ge_xi"]}, [6, 3, 3], turn=SUMMER, **POLAND)
    assert fired(place, AP).shift == shift


@pytest.mark.rule("illusions", "12.6", says="HQs and heavy artillery never absorb losses")
def test_12_6_staffs_absorb_nothing() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii", "ru_iii", "ru_iv"]}
    place = battle(units, {"lublin": ["ge_xi", "ge_x", "hq_falkenhayn"]}, [4, 1], losses=False, **POLAND)
    assert set(place.offered("lose")) == {"ge_x", "ge_xi"}
    assert place.refused("lose hq_falkenhayn") == "12.6"


@pytest.mark.rule("illusions", "12.6.5", says="So does an SCU without a way to retreat")
def test_12_6_5_a_small_unit_without_a_way_goes_to_the_replaceable_box() -> None:
    near = ("ivangorod", "jaroslau", "sandomierz", "siedlce", "rawa_ruska", "kowel")
    corps = ("ru_v", "ru_x", "ru_xiii", "ru_xv", "ru_xix", "ru_xx")
    units = {place: [unit] for place, unit in zip(near, corps, strict=True)}
    place = battle(
        {"brest_litovsk": ["ru_ii", "ru_iii"]}, {"lublin": ["ge_inf", "ge_inf"]}, [4, 1], units=units, **POLAND
    )
    while place.frame == "Retreat":
        place.play(place.actions[0])
    assert {strength_of(place, f"ge_inf_0{number}") for number in (1, 2)} == {"replaceable"}


# -- 12.7.3, 12.7.4 ------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "12.7.3", says="Units may take different ways")
def test_12_7_3_a_units_take_different_ways() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii", "ru_iii", "ru_iv"]}
    place = battle(units, {"lublin": ["ge_xi", "ge_x", "ge_xvii"]}, [5, 2], **POLAND)
    assert place.state.fight.owed
    place.play("retreat ge_x")
    ends = set()
    for goal in ("jaroslau", "ivangorod"):
        while place.frame == "Retreat" and not place.offered("retreat"):
            place.play(f"to {goal}" if f"to {goal}" in place.actions else place.actions[0])
        ends |= {place.at(unit) for unit in ("ge_xi", "ge_x", "ge_xvii") if place.state.on_map(unit)}
        if place.offered("retreat"):
            place.play(f"retreat {place.offered('retreat')[0]}")
    assert len(ends - {"lublin"}) > 1


@pytest.mark.rule("illusions", "12.7.3", says="The order holds for each space")
def test_12_7_3_f_the_order_holds_for_each_space() -> None:
    lost = dict.fromkeys(("ivangorod", "sandomierz", "siedlce"), AP)
    state = combat_state({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_xi"]}, control=lost, **POLAND)
    ways = retreat_ways.open_ways(state, "ge_xi", "lublin", 2).ways
    assert all(state.control[place] == CP for way in ways for place in way), "friendly, the first and the second"


@pytest.mark.rule("illusions", "12.7.3", says="A retreat of two spaces may end next to the first space, never in it")
def test_12_7_3_g_next_to_where_it_began_but_not_in_it() -> None:
    state = combat_state({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_xi"]}, **POLAND)
    ways = retreat_ways.open_ways(state, "ge_xi", "lublin", 2).ways
    assert all("lublin" not in way for way in ways)
    assert any(way[1] in state.world.neighbours["lublin"] for way in ways)


@pytest.mark.rule("illusions", "12.7.4", says="Terrain reached during the retreat does not count")
def test_12_7_4_c_terrain_reached_does_not_count() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii", "ru_iii", "ru_iv"]}
    place = battle(units, {"lublin": ["ge_xi", "ge_x"]}, [6, 1], **POLAND)
    assert place.state.fight.owed == 2
    assert retreat_options.payers(place.state, place.state.fight) == [], "Lublin is plain"
    place.play("to jaroslau" if "to jaroslau" in place.actions else place.actions[0])
    assert not place.offered("halt"), "whatever the ground there"


# -- supply --------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "14.3.1", says="They defend on the Light table")
@pytest.mark.rule("illusions", "14.3.3", says="Defenders out of supply retreat as usual")
def test_14_3_1_units_out_of_supply_defend_lightly_and_retreat() -> None:
    cut = dict.fromkeys(("kowel", "brest_litovsk", "siedlce", "ivangorod", "rawa_ruska", "jaroslau"), CP)
    attackers: Stacks = {"ivangorod": ["ge_xi", "ge_x", "ge_xvii"]}
    place = battle(
        attackers, {"lublin": ["ru_ii", "ru_iii"]}, [6, 1], side=CP, control=cut | {"sandomierz": AP}, **POLAND
    )
    assert fired(place, AP).table == LIGHT
    assert decided(place).owed
    while place.frame == "Retreat":
        place.play(place.actions[0])
    assert "lublin" not in {place.at(unit) for unit in ("ru_ii", "ru_iii")}
    assert any(place.state.on_map(unit) for unit in ("ru_ii", "ru_iii"))


# -- 18.3, 20.1.6 --------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "18.3", says="Attacks go from region to region, to spaces, and from spaces to regions")
@pytest.mark.rule("illusions", "18.3", says="Several stacks may attack together, also with units outside")
def test_18_3_attacks_into_and_out_of_regions() -> None:
    units: Stacks = {"novgorod": ["ge_xi"], "smolensk": ["ge_x"]}
    state = combat_state(units, {"moscow": ["ru_ii"]}, side=CP)
    assert set(attack_options.available(state, CP, "moscow", "units")) == {"ge_xi", "ge_x"}, "region and space together"
    out = combat_state({"novgorod": ["ge_xi"]}, {"petrograd": ["ru_ii"]}, side=CP)
    assert ("petrograd", "units") in attack_options.targets(out, CP)


@pytest.mark.rule("illusions", "20.1.6", says="The same holds for another fort space that the defenders crossed")
def test_20_1_6_c_a_fort_space_that_the_defenders_crossed() -> None:
    given = {"forts": {"lutsk": "intact"}, "control": {"lutsk": AP, "sarny": AP, "rovno": AP, "kowel": AP}}
    attackers: Stacks = {"brody": ["ge_gd", "ge_xx", "ge_i"]}
    place = battle(attackers, {"dubno": ["ru_ii", "ru_x"]}, [6, 1], side=CP, **given, **POLAND)
    assert place.state.fight.owed == 2
    while place.frame == "Retreat":
        place.play("to lutsk" if "to lutsk" in place.actions else place.actions[0])
    assert "lutsk" in place.state.fight.passed
    unit = place.offered("advance")[0]
    place.play(f"advance {unit}")
    assert "lutsk" in place.offered("to")
    place.play("to lutsk")
    assert place.state.sieges == {"lutsk": CP}


# -- 21.0 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "21.0", says="A region is one attacking place however many stacks attack from it")
def test_21_0_a_region_is_one_attacking_place() -> None:
    state, combat = declared({"brandenburg": ["ru_ii", "ru_v", "ru_x"]}, {"berlin": ["ge_xi"]})
    refusal = flank.why_not(state, combat)
    assert refusal is not None
    assert refusal.reason.key == "flank.one_space"


@pytest.mark.rule("illusions", "21.0", says="Once announced it stands")
@pytest.mark.rule("illusions", "21.3", says="It is judged at the moment of the attack")
def test_21_0_once_announced_it_stands() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii"], "kowel": ["ru_v"]}
    place = declare(attacks(units, {"lublin": ["ge_xi"]}, **POLAND), "lublin")
    place.play("attack")
    place.state.chance.begin([6, 3, 3])
    place.play("flank brest_litovsk")
    assert not place.offered("no-flank")
    assert place.of(ce.FlankRolled)
    state, combat = declared(units, {"lublin": ["ge_xi"]}, units={"rawa_ruska": ["ge_i"]}, **POLAND)
    assert not flank.is_free(state, combat, "kowel")
    state.put("ge_i", "replaceable", "test")
    assert flank.is_free(state, combat, "kowel"), "gone by now: an earlier combat counts"


@pytest.mark.rule("illusions", "21.1", says="If all attackers cross water")
def test_21_1_a_not_across_water() -> None:
    poland, crossing = declared({"kowel": ["ru_ii"], "sandomierz": ["ru_v"]}, {"lublin": ["ge_xi"]}, **POLAND)
    crossing.cut_off = []
    refusal = flank.why_not(poland, crossing)
    assert refusal is not None
    assert refusal.reason.key == "flank.water"


@pytest.mark.rule("illusions", "21.4", says="The attacker keeps the effect of his Combat Cards")
def test_21_4_d_cards_stay_in_effect() -> None:
    attackers: Stacks = {"ivangorod": ["ge_inf-", "ah_iii"], "jaroslau": ["ah_ii"]}
    given = {"hands": {CP: ["CP-17"]}, "side": CP, **POLAND}
    place = declare(attacks(attackers, {"lublin": ["ru_ii", "ru_iii"]}, **given), "lublin")
    fight(place, [1, 4, 3], flank="ivangorod", cards=["CP-17"])
    while germans := [text for text in place.actions if text.startswith("lose ge_inf")]:
        place.play(germans[0])
    take_any_losses(place)
    assert not place.state.on_map("ge_inf_01"), "the Germans are gone"
    assert fired(place, CP).drm == 1, "their card still counts"


@pytest.mark.rule("illusions", "27.0", says="A tie changes nothing")
def test_27_0_h_a_tie_changes_nothing() -> None:
    for die in range(1, 7):
        for other in range(1, 7):
            units: Stacks = {"brest_litovsk": ["ru_ii", "hq_brusilov-"]}
            place = battle(units, {"lublin": ["ge_xi", "hq_falkenhayn"]}, [die, other], **POLAND)
            if not decided(place).winner:
                assert strength_of(place, "hq_brusilov") == "reduced"
                assert strength_of(place, "hq_falkenhayn") == "full"
                return
    pytest.fail("no throw is a tie")


@pytest.mark.rule("illusions", "32.0", says="HQs do not count, and a dual-nationality unit counts as either nation")
def test_32_0_which_nations_take_part() -> None:
    from desktop.games.illusions.rules.combat import combat_cards

    world = state_of().world
    assert combat_cards.has_nation(world, ["geah_sud"], ["ge"])
    assert combat_cards.has_nation(world, ["geah_sud"], ["ah"])
    state, combat = declared({"ivangorod": ["ah_iii", "hq_mackensen"]}, {"lublin": ["ru_ii"]}, side=CP, **POLAND)
    assert not combat_cards.has_nation(state.world, combat.attackers, ["ge"]), "his HQ is no German unit"


@pytest.mark.rule("illusions", "25.2.3", says="From the sea invasion space they may move to the port, or attack it")
def test_25_2_3_from_the_sea_space_they_move_or_attack() -> None:
    landed = {"thermaikos_bay": "safe"}
    units = {"thermaikos_bay": ["br_xii"], "salonika": ["bu_1st"]}
    place = operations(state_of(units=units, landings=landed, at_war={"bu": CP}, turn=6), AP)
    assert {"thermaikos_bay move", "thermaikos_bay attack"} <= set(place.offered("mark"))
    place.play("mark thermaikos_bay attack", "marked")
    assert place.offered("target") == ["salonika"]
