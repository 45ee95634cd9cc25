"""12.1-12.5 Who may attack whom, tables, shifts, modifiers and the order of fire."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.combat import attack_options, resolve
from desktop.games.illusions.rules.combat.strength import HEAVY, LIGHT
from desktop.games.illusions.state import combat_events as ce
from tests.games.illusions.combat import (
    SPRING,
    SUMMER,
    WINTER,
    Stacks,
    attacks,
    battle,
    combat_state,
    decided,
    declare,
    declared,
    fight,
    fired,
    last,
    order,
    take_any_losses,
)
from tests.games.illusions.position import AP, CP

POLAND = {"scenario": "example-29"}
ITALY = {"at_war": {"it": AP}, "scenario": "campaign-1914"}


def drm_keys(attackers: Stacks, defenders: Stacks, side: str = AP, of: str = "", **given: object) -> list[str]:
    state, combat = declared(attackers, defenders, side=side, **given)  # type: ignore[arg-type]
    return [item.source.key for item in resolve.fire_of(state, combat, of or side).drms]


def shift_keys(attackers: Stacks, defenders: Stacks, side: str = AP, of: str = "", **given: object) -> list[str]:
    state, combat = declared(attackers, defenders, side=side, **given)  # type: ignore[arg-type]
    return [item.source.key for item in resolve.fire_of(state, combat, of or side).shifts]


def tables(attackers: Stacks, defenders: Stacks, side: str = AP, **given: object) -> tuple[str, str]:
    state, combat = declared(attackers, defenders, side=side, **given)  # type: ignore[arg-type]
    return resolve.fire_of(state, combat, combat.side).table, resolve.fire_of(state, combat, combat.other).table


# -- 12.1 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "12.1", says="Attacking is optional, with any or all units")
@pytest.mark.rule("illusions", "12.1.1", says="A space is attacked once in a round")
@pytest.mark.rule("illusions", "12.1", says="Each unit attacks once a round")
@pytest.mark.rule("illusions", "12.1", says="Units of one space may attack different targets")
def test_12_1_units_of_one_space_may_attack_different_targets_once_each() -> None:
    place = attacks({"brest_litovsk": ["ru_ii", "ru_iii"]}, {"lublin": ["ge_xi"], "siedlce": ["ge_xvii"]}, **POLAND)
    assert place.offered("target") == ["lublin", "siedlce"]
    fight(declare(place, "lublin", ["ru_ii"]), [1, 1])
    assert place.frame == "Attacks"
    assert place.refused("target lublin") == "12.1.1"
    place.play("target siedlce")
    assert place.offered("with") == ["ru_iii"]
    assert place.refused("with ru_ii") == "12.1"
    place.play("no-more")
    assert not place.decision


@pytest.mark.rule("illusions", "12.0", says="fight the enemy in connected places")
@pytest.mark.rule("illusions", "12.1", says="Attacks come from spaces and stacks activated for attack")
def test_12_1_only_activated_units_next_to_the_target_attack() -> None:
    place = attacks(
        {"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_xi"]}, units={"kowel": ["ru_v"], "lutsk": ["ru_x"]}, **POLAND
    )
    place.play("target lublin")
    assert place.offered("with") == ["ru_ii"]
    assert place.refused("with ru_v") == "12.1"
    assert place.refused("target dubno") == "12.1"


@pytest.mark.rule("illusions", "12.1", says="only units that retreated this round cannot be attacked")
@pytest.mark.rule("illusions", "12.1.1")
@pytest.mark.rule("illusions", "12.7.6")
def test_12_1h_a_space_with_only_retreated_units_is_not_attacked() -> None:
    state = combat_state({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_xi"]}, **POLAND)
    assert attack_options.targets(state, AP) == [("lublin", "units")]
    state.note_retreated("ge_xi")
    assert attack_options.targets(state, AP) == []
    refusal = attack_options.why_not_target(state, AP, "lublin")
    assert refusal is not None
    assert refusal.reason.key == "attack.only_retreated"


@pytest.mark.rule("illusions", "12.1.2", says="Units with a combat factor of 0 may join others")
def test_12_1_2_units_without_a_factor_only_join_others() -> None:
    place = attacks({"brest_litovsk": ["ru_inf-"]}, {"lublin": ["ge_xi"]}, **POLAND)
    assert not place.decision, "nobody has a factor"
    place = attacks({"brest_litovsk": ["ru_inf-", "ru_ii"]}, {"lublin": ["ge_xi"]}, **POLAND)
    place.play("target lublin", "with ru_inf_01")
    assert not place.offers("attack")
    assert place.refused("attack") == "12.1.2"
    place.play("with ru_ii")
    assert place.offers("attack")


@pytest.mark.rule("illusions", "12.1.3", says="At least one attacking stack must hold a unit of")
def test_12_1_3_one_stack_must_hold_every_nation() -> None:
    defenders = {"lublin": ["ru_v"]}
    place = attacks({"ivangorod": ["ge_xi"], "jaroslau": ["ah_ii"]}, defenders, side=CP, **POLAND)
    place.play("target lublin", "with ge_xi")
    assert place.offered("with") == []
    assert place.refused("with ah_ii") == "12.1.3"
    place = attacks({"ivangorod": ["ge_xi"], "jaroslau": ["ah_ii", "ge_inf"]}, defenders, side=CP, **POLAND)
    place.play("target lublin", "with ge_xi", "with ah_ii")
    assert not place.offers("attack")
    place.play("with ge_inf_01")
    assert place.offers("attack")


@pytest.mark.rule("illusions", "12.1.3")
def test_12_1_3_a_dual_unit_counts_as_both() -> None:
    place = attacks(
        {"ivangorod": ["ge_xi"], "jaroslau": ["ah_ii", "geah_sud"]}, {"lublin": ["ru_v"]}, side=CP, **POLAND
    )
    declare(place, "lublin")
    assert place.offers("attack")


@pytest.mark.rule("illusions", "14.2.1", says="with an ally's only it may just move")
@pytest.mark.rule("illusions", "14.2")
def test_14_2_units_with_only_an_allys_source_do_not_attack() -> None:
    state = combat_state({"jaroslau": ["tu_corps", "ah_ii"]}, {"lublin": ["ru_v"]}, side=CP, flags={"blockade": 1})
    assert attack_options.available(state, CP, "lublin", "units") == ["ah_ii"]


@pytest.mark.rule("illusions", "14.3.1", says="They attack on the Light table")
@pytest.mark.rule("illusions", "14.3")
def test_14_3_units_out_of_supply_attack_apart_on_the_light_table() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii"], "sandomierz": ["ru_x"]}
    place = attacks(units, {"lublin": ["ge_xi"]}, **POLAND)
    place.play("target lublin", "with ru_x")
    assert place.offered("with") == []
    assert place.refused("with ru_ii") == "14.3.1"
    state, combat = declared({"sandomierz": ["ru_x"]}, {"lublin": ["ge_xi"]}, **POLAND)
    assert combat.cut_off == ["ru_x"]
    assert resolve.fire_of(state, combat, AP).table == LIGHT


# -- 12.2 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "3.2.1", says="A side of SCUs only fires on the Light table")
@pytest.mark.rule("illusions", "3.2.1", says="A side with an LCU fires on the Heavy table")
@pytest.mark.rule("illusions", "12.2", says="Heavy with an LCU, Light with SCUs only")
def test_12_2g_a_large_unit_fires_on_the_heavy_table() -> None:
    assert tables({"brest_litovsk": ["ru_inf", "ru_ii"]}, {"lublin": ["ge_inf"]}, **POLAND) == (HEAVY, LIGHT)
    assert tables({"brest_litovsk": ["ru_inf"]}, {"lublin": ["ge_xi"]}, **POLAND) == (LIGHT, HEAVY)


@pytest.mark.rule("illusions", "12.2", says="Both roll")
@pytest.mark.rule("illusions", "12.2", says="The higher loss number wins")
@pytest.mark.rule("illusions", "12.2", says="The fire is simultaneous unless")
def test_12_2g_the_higher_loss_number_wins_and_fire_is_simultaneous() -> None:
    place = battle({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_inf"]}, [6, 1], **POLAND)
    assert order(place) == [AP, CP]
    assert decided(place).winner == AP
    tie = battle({"brest_litovsk": ["ru_inf"]}, {"lublin": ["ge_inf"]}, [5, 4], **POLAND)
    assert (decided(tie).attacker_number, decided(tie).defender_number) == (1, 1)
    assert decided(tie).winner == ""


@pytest.mark.rule("illusions", "12.2")
def test_12_2_strength_0_does_nothing_on_the_heavy_table() -> None:
    state, combat = declared({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_xi"]}, **POLAND)
    shot = resolve.fire_of(state, combat, CP)
    assert resolve.fires(combat, shot)
    combat.defenders = []
    assert not resolve.fires(combat, resolve.fire_of(state, combat, CP))


@pytest.mark.rule("illusions", "12.2.1", says="+1 cavalry attacking or defending")
def test_12_2_1_cavalry_in_the_plain_and_in_regions() -> None:
    assert "drm.cavalry" in drm_keys({"brest_litovsk": ["ru_ii_cav"]}, {"lublin": ["ge_xi"]}, **POLAND)
    assert "drm.cavalry" in drm_keys({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_cav"]}, of=CP, **POLAND)
    assert "drm.cavalry" not in drm_keys({"sarny": ["ru_ii_cav"]}, {"pinsk": ["ge_xi"]}, **POLAND)
    assert "drm.cavalry" in drm_keys({"gorizia": ["it_cav", "it_inf"]}, {"carniola": ["ah_ii"]}, **ITALY)


@pytest.mark.rule("illusions", "18.4", says="a mountain region shifts the attack and helps mountain infantry")
@pytest.mark.rule("illusions", "12.2.1", says="+1 mountain infantry")
def test_12_2_1_mountain_infantry_in_mountains() -> None:
    alpini = drm_keys({"udine": ["it_alpini"]}, {"caporetto": ["ah_ii"]}, **ITALY)
    assert "drm.mountain_infantry" in alpini
    assert "drm.mountain_infantry" in drm_keys({"gorizia": ["it_alpini"]}, {"carniola": ["ah_ii"]}, **ITALY)
    assert "drm.mountain_infantry" not in drm_keys({"udine": ["it_alpini"]}, {"gorizia": ["ah_ii"]}, **ITALY)


@pytest.mark.rule("illusions", "18.6", says="After a victory from outside up to three")
@pytest.mark.rule("illusions", "18.5", says="Beaten units in a region may leave it or stay")
@pytest.mark.rule("illusions", "12.7.1", says="Defenders in a region need not")
@pytest.mark.rule("illusions", "12.2.2", says="the defenders of a space must retreat")
@pytest.mark.rule("illusions", "12.2.3", says="Attackers that win against units in a region may enter it")
@pytest.mark.rule("illusions", "18.6", says="Attackers may enter a region that still holds enemies")
def test_12_2_2_region_defenders_may_stay_and_attackers_still_come_in() -> None:
    place = battle(
        {"gorizia": ["it_inf_corps", "it_inf_corps", "it_inf_corps"]}, {"carniola": ["ah_ii"]}, [2, 1], **ITALY
    )
    assert decided(place).owed
    assert place.rule == "12.7"
    place.play("stay")
    assert place.at("ah_ii") == "carniola"
    place.play(f"advance {place.offered('advance')[0]}", "halt")
    assert len(place.state.units_of(AP, "carniola")) == 1
    assert place.state.control["carniola"] == CP, "18.2.1 enemies are still there"


# -- 12.3 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "12.3", says="More than the number of the round")
@pytest.mark.rule("illusions", "12.3", says="on a swamp space in summer, a die is rolled")
@pytest.mark.parametrize(
    ("turn", "number", "die", "shifted"), [(SUMMER, 1, 2, True), (SUMMER, 2, 2, False), (SPRING, 1, 0, None)]
)
def test_12_3_swamps_in_summer(turn: int, number: int, die: int, shifted: bool | None) -> None:
    dice = [die, 3, 3] if die else [3, 3]
    place = battle({"sarny": ["ru_ii"]}, {"pinsk": ["ge_xi"]}, dice, turn=turn, number=number, **POLAND)
    rolled = place.of(ce.WeatherRolled)
    assert [event.shifted for event in rolled if isinstance(event, ce.WeatherRolled)] == (
        [] if shifted is None else [shifted]
    )
    assert fired(place, AP).shift == (-1 if shifted else 0)


@pytest.mark.rule("illusions", "27.1", says="its attacks suffer no weather")
@pytest.mark.rule("illusions", "12.3", says="Units stacked with an HQ are not affected")
def test_12_3_mountains_in_winter_and_units_with_an_hq() -> None:
    place = battle({"udine": ["it_inf_corps"]}, {"tolmezzo": ["ah_ii"]}, [6, 3, 3], turn=WINTER, **ITALY)
    assert fired(place, AP).shift == -2, "mountain and weather"
    place = battle({"sarny": ["ru_ii", "hq_brusilov"]}, {"pinsk": ["ge_xi"]}, [3, 3], turn=SUMMER, **POLAND)
    assert not place.of(ce.WeatherRolled)
    idle = attacks({"sarny": ["ru_ii", "hq_brusilov"]}, {"pinsk": ["ge_xi"]}, turn=SUMMER, **POLAND)
    fight(declare(idle, "pinsk", ["ru_ii"]), [3, 3])
    assert not idle.of(ce.WeatherRolled), "being stacked with it is enough"


@pytest.mark.rule("illusions", "12.3")
@pytest.mark.rule("illusions", "18.4")
@pytest.mark.rule("illusions", "12.0")
def test_12_3_no_weather_in_regions() -> None:
    place = battle({"gorizia": ["it_inf_corps"]}, {"carniola": ["ah_ii"]}, [3, 3], turn=WINTER, **ITALY)
    assert not place.of(ce.WeatherRolled)
    assert fired(place, AP).shift == -1, "but a mountain region shifts"


# -- 12.4 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "3.1.1.1", says="Mountain, swamp, and water obstacles")
@pytest.mark.rule("illusions", "12.4")
@pytest.mark.rule("illusions", "12.4.1", says="The attacker shifts one column left")
def test_12_4_1_mountains_shift_the_attacker() -> None:
    assert shift_keys({"udine": ["it_inf"]}, {"tolmezzo": ["ah_ii"]}, **ITALY) == ["shift.mountain"]
    assert shift_keys({"udine": ["it_inf"]}, {"tolmezzo": ["ah_ii"]}, of=CP, **ITALY) == []


@pytest.mark.rule("illusions", "12.4.3", says="If only some do, water has no effect")
@pytest.mark.rule("illusions", "12.4.3", says="attackers cross water, the defender fires first")
def test_12_4_3_all_across_water() -> None:
    place = battle({"kowel": ["ru_ii"]}, {"lublin": ["ge_xi"]}, [3, 3], **POLAND)
    assert order(place) == [CP, AP]
    assert fired(place, AP).shift == -1
    both: Stacks = {"kowel": ["ru_ii"], "brest_litovsk": ["ru_iii"]}
    mixed = battle(both, {"lublin": ["ge_xi"]}, [3, 3], **POLAND)
    assert order(mixed) == [AP, CP]
    assert fired(mixed, AP).shift == 0


@pytest.mark.rule("illusions", "12.2", says="shifts add up, and those beyond the table are ignored")
@pytest.mark.rule("illusions", "12.4", says="Shifts add up")
def test_12_4_shifts_add_up_and_stop_at_the_end_of_the_table() -> None:
    keys = shift_keys({"udine": ["it_inf"]}, {"caporetto": ["ah_ii"]}, trenches={"caporetto": 1},
                      trench_side={"caporetto": CP}, **ITALY)  # fmt: skip
    assert sorted(keys) == ["shift.mountain", "shift.trench", "shift.water"]
    state, combat = declared({"udine": ["it_inf"]}, {"caporetto": ["ah_ii"]}, **ITALY)
    assert resolve.fire_of(state, combat, AP).column == 0


@pytest.mark.rule("illusions", "25.2.3")
@pytest.mark.rule("illusions", "12.4.3")
def test_25_2_3_an_attack_from_the_sea_crosses_water() -> None:
    given = {"at_war": {"bu": CP}, "landings": {"thermaikos_bay": "safe"}}
    place = battle({"thermaikos_bay": ["br_corps"]}, {"salonika": ["bu_army"]}, [3, 3], **given)  # type: ignore[arg-type]
    assert order(place) == [CP, AP]
    assert fired(place, AP).shift == -1


# -- 12.5 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "12.2.1", says="-1 to an attack only along roads")
@pytest.mark.rule("illusions", "12.5", says="After Eisenbahntruppen the same holds for the CP")
@pytest.mark.rule("illusions", "12.5", says="are single gauge for the AP")
@pytest.mark.rule("illusions", "12.5", says="With any single-gauge connection among them: none")
@pytest.mark.rule("illusions", "12.5", says="An attack only along roads or mixed-gauge rail")
def test_12_5_roads_and_mixed_gauge_only() -> None:
    dubno = {"dubno": ["ge_xi"]}
    assert "drm.roads" in drm_keys({"rovno": ["ru_ii"]}, dubno, **POLAND)
    assert "drm.roads" not in drm_keys({"rovno": ["ru_ii"], "lutsk": ["ru_v"]}, dubno, **POLAND)
    brody = {"brody": ["ge_xi"]}
    assert "drm.roads" in drm_keys(brody, {"dubno": ["ru_ii"]}, side=CP, flags={}, **POLAND)
    assert "drm.roads" not in drm_keys(brody, {"dubno": ["ru_ii"]}, side=CP, flags={"cp_railroads": 1}, **POLAND)
    assert "drm.roads" in drm_keys(brody, {"dubno": ["ru_ii"]}, side=CP, flags={"ap_railroads": 1}, **POLAND)
    assert "drm.roads" not in drm_keys({"dubno": ["ru_ii"]}, brody, flags={"ap_railroads": 1}, **POLAND)


@pytest.mark.rule("illusions", "12.5", says="A mountain space attacked only over alpine trails")
def test_12_5e_alpine_trails_alone_make_both_sides_fire_light() -> None:
    trent = {"trent": ["ah_inf_corps"]}
    assert tables({"asiago": ["it_inf_corps"]}, trent, **ITALY) == (LIGHT, LIGHT)
    assert tables({"asiago": ["it_inf_corps"], "verona": ["it_inf_corps"]}, trent, **ITALY) == (HEAVY, HEAVY)
    assert "drm.roads" not in drm_keys({"asiago": ["it_inf_corps"]}, trent, **ITALY)


# -- 18.3 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "12.1.2", says="Their combat factors are added")
@pytest.mark.rule("illusions", "12.1.1", says="Units in a region are attacked once in a round")
@pytest.mark.rule("illusions", "18.3.1", says="The others take no part")
@pytest.mark.rule("illusions", "18.3.1", says="With more than three units exactly three")
@pytest.mark.rule("illusions", "18.3")
@pytest.mark.rule("illusions", "18.3.1", says="One stack defends; the defender picks its units")
def test_18_3_1_three_units_defend_a_region_and_each_once_per_round() -> None:
    place = attacks(
        {"gorizia": ["it_inf_corps"], "trieste": ["it_inf_corps"]},
        {"carniola": ["ah_ii", "ah_iii", "ah_vi", "ah_xi"]},
        forts={},
        **ITALY,
    )
    declare(place, "carniola")
    place.play("attack")
    assert place.rule == "18.3.1"
    assert place.asked == CP
    place.state.chance.begin([1, 1])
    place.play("defend ah_ii", "defend ah_iii", "defend ah_vi")
    take_any_losses(place)
    assert fired(place, CP).strength == 9
    assert sorted(place.state.defended) == ["ah_ii", "ah_iii", "ah_vi"]


@pytest.mark.rule("illusions", "12.1", says="Units in a region may attack units in it")
@pytest.mark.rule("illusions", "18.3", says="Enemies in the same region may fight each other")
def test_18_3_units_in_one_region_fight_each_other() -> None:
    state = combat_state({"carniola": ["it_inf_corps"]}, {"gorizia": []}, units={"carniola": ["ah_ii"]}, **ITALY)
    assert ("carniola", "units") in attack_options.targets(state, AP)


@pytest.mark.rule("illusions", "18.3.1")
@pytest.mark.rule("illusions", "23.3.3")
def test_18_3_1_units_or_uprisings_of_a_region_are_attacked_apart() -> None:
    place = attacks({"agram": ["it_inf_corps"]}, {"carniola": ["ah_ii", "ah_uprising"]}, **ITALY)
    assert sorted(place.offered("target")) == ["carniola", "carniola uprising"]
    fight(declare(place, "carniola uprising"), [6])
    assert decided(place).winner == AP


# -- 19.5 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "19.5", says="Level 2: two left, one right")
@pytest.mark.rule("illusions", "19.5", says="Level 1: the attacker shifts one column left")
@pytest.mark.parametrize(("level", "attacker"), [(1, -1), (2, -2)])
def test_19_5_trenches_shift_both_sides(level: int, attacker: int) -> None:
    place = battle(
        {"brest_litovsk": ["ru_ii"]},
        {"lublin": ["ge_xi"]},
        [3, 3],
        trenches={"lublin": level},
        trench_side={"lublin": CP},
        **POLAND,
    )
    assert (fired(place, AP).shift, fired(place, CP).shift) == (attacker, 1)


@pytest.mark.rule("illusions", "20.1.4", says="A fort alone has not, and builds none")
@pytest.mark.rule("illusions", "19.5", says="A trench in the attacker's space has no effect")
@pytest.mark.rule("illusions", "19.5", says="A fort without units gains nothing by it")
@pytest.mark.rule("illusions", "20.1.4", says="Units defending in a trenched fort space have the trench")
def test_19_5_a_trench_helps_neither_its_attacker_nor_a_fort_alone() -> None:
    own = shift_keys({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_xi"]}, **POLAND)
    assert own == [], "Brest-Litovsk has a trench"
    given = {"trenches": {"lutsk": 1}, "trench_side": {"lutsk": AP}, **POLAND}
    assert shift_keys({"dubno": ["ge_xi"]}, {"lutsk": []}, side=CP, **given) == []  # type: ignore[arg-type]
    assert shift_keys({"dubno": ["ge_xi"]}, {"lutsk": ["ru_ii"]}, side=CP, **given) == ["shift.trench"]  # type: ignore[arg-type]


@pytest.mark.rule("illusions", "11.1.5", says="Attacking neutral Greek units brings Greece in at once")
@pytest.mark.rule("illusions", "12.2")
def test_26_3_1_who_attacks_neutral_greeks_brings_greece_in() -> None:
    place = battle({"salonika": ["br_corps"]}, {"larissa": ["gr_corps"]}, [3, 3], control={"salonika": AP})
    assert place.state.sides["gr"] == CP
    assert fired(place, CP).strength == 2


@pytest.mark.rule("illusions", "7.1.2")
def test_7_1_2_an_attack_meets_the_offensive_of_the_turn() -> None:
    place = battle({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_xi"]}, [3, 3], mo={AP: "ru", CP: ""}, **POLAND)
    assert place.state.mo_made[AP]
    assert last(place, ce.CombatDecided)


@pytest.mark.rule("illusions", "18.2")
@pytest.mark.rule("illusions", "18.2.1", says="The attacker gains control when a friendly unit is in the region")
@pytest.mark.rule("illusions", "18.3")
def test_18_2_1_who_clears_a_region_from_within_controls_it() -> None:
    place = attacks(
        {"carniola": ["it_inf_corps", "it_inf_corps"]}, {"gorizia": []}, units={"carniola": ["ah_inf-"]}, **ITALY
    )
    fight(declare(place, "carniola"), [6, 1])
    take_any_losses(place)
    assert place.state.control["carniola"] == AP
    assert not place.decision
