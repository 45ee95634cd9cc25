"""29.0 The seven combats of the extended example, figure by figure."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.combat import advance_options, attack_options, resolve
from desktop.games.illusions.rules.combat.strength import HEAVY, LIGHT
from desktop.games.illusions.rules.combat.take_losses import TakeLosses
from desktop.games.illusions.state import combat_events as ce
from tests.games.illusions.combat import (
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
    strength_of,
    take_any_losses,
)
from tests.games.illusions.position import AP, CP, Position, begin, world_of

GIVEN = {"scenario": "example-29", "turn": 10, "turn_effects": ["AP-44"]}


def shot(event: ce.Fired) -> tuple[int, str, str, int, int, int, int]:
    return event.strength, event.table, event.column, event.shift, event.die, event.drm, event.number


@pytest.mark.rule("illusions", "12.2")
@pytest.mark.parametrize(
    ("table", "column", "die", "number"),
    [
        (LIGHT, "8+", 6, 5),
        (HEAVY, "13-15", 6, 7),
        (HEAVY, "6-7", 6, 5),
        (HEAVY, "10-12", 5, 7),
        (HEAVY, "8-9", 5, 5),
        (HEAVY, "2", 2, 1),
        (HEAVY, "16+", 6, 7),
        (HEAVY, "8-9", 6, 7),
        (HEAVY, "8-9", 4, 5),
        (HEAVY, "10-12", 3, 5),
        (HEAVY, "10-12", 6, 7),
    ],
)
def test_ex_29_f_readings_of_the_fire_tables(table: str, column: str, die: int, number: int) -> None:
    found = next(each for each in resolve.columns(world_of(), table) if each.label == column)
    assert found.results[die - 1] == number


@pytest.mark.rule("illusions", "23.3.3")
@pytest.mark.rule("illusions", "12.6.5")
def test_ex_29_c1_the_uprising_in_sarny_is_put_down() -> None:
    place = battle({"lutsk": ["ru_gd", "ru_xx", "ru_ii_cav", "hq_brusilov"]}, {"sarny": ["ru_uprising"]}, [2], **GIVEN)
    assert shot(fired(place, AP)) == (9, LIGHT, "8+", 0, 2, 4, 5)
    assert fired(place, CP).number == 0, "uprising units do not fire"
    assert strength_of(place, "ru_uprising_01") == "pool"
    assert place.state.control["sarny"] == AP, "it goes back to who held it before"
    place.play("halt")
    assert strength_of(place, "hq_brusilov") == "full"


def lublin(**given: object) -> Position:
    return attacks(
        {"brest_litovsk": ["ru_ii", "ru_iii"], "kowel": ["ru_v", "ru_iv", "ru_cav"]},
        {"lublin": ["ge_xvii", "ge_xi"]},
        units={
            "rawa_ruska": ["ge_i", "ge_cav_kdo"],
            "siedlce": ["ge_xvii_res", "ge_iii_res"],
            "reserve": ["ge_inf", "ru_inf"],
        },
        **{**GIVEN, **given},  # type: ignore[arg-type]
    )


@pytest.mark.rule("illusions", "21.4")
@pytest.mark.rule("illusions", "12.7.2")
def test_ex_29_c2_the_flank_attack_on_lublin() -> None:
    place = declare(lublin(), "lublin")
    fight(place, [4, 5, 6], flank="brest_litovsk")
    flank = last(place, ce.FlankRolled)
    assert isinstance(flank, ce.FlankRolled)
    assert (flank.die, flank.modifier, flank.success) == (4, 0, True), "Kowel touches Rawa Ruska"
    place.play("lose ge_xvii", "lose ge_xvii")
    assert order(place) == [AP, CP]
    assert shot(fired(place, AP)) == (13, HEAVY, "13-15", 0, 5, 3, 7)
    assert shot(fired(place, CP)) == (6, HEAVY, "6-7", 0, 6, 0, 5)
    assert place.asked == AP
    place.play("lose ru_ii")
    assert (strength_of(place, "ru_cav_01"), strength_of(place, "ru_ii")) == ("replaceable", "reduced")
    assert decided(place).owed == 2
    place.play("retreat ge_xi", "to jaroslau", "to tarnow", "to jaroslau", "to tarnow")
    assert place.at("ge_xi") == place.at("ge_inf_01") == "tarnow"
    assert place.offered("advance") == ["ru_iii", "ru_iv", "ru_v"], "II is reduced"
    ends = advance_options.ends_for(place.state, place.state.fight, "ru_iii")
    assert list(ends) == ["jaroslau", "lublin"], "the defenders crossed Jaroslau"
    place.play("advance ru_v")
    assert place.at("ru_v") == "lublin", "it came across the Bug and stops"
    place.play("halt")
    assert place.state.control["lublin"] == AP
    assert place.state.troop_quality["ge"] == 9


def lutsk() -> Position:
    place = attacks(
        {"dubno": ["ge_gd", "ge_xx", "ge_xxv_res", "hq_mackensen", "ge_heavy_art-"]},
        {"lutsk": ["ru_gd", "ru_xx", "ru_ii_cav", "hq_brusilov"]},
        side=CP,
        hands={CP: ["CP-44"]},
        units={"reserve": ["ru_cav", "ge_inf"], "kowel": ["ru_iv", "ru_v"], "brody": ["ah_ii", "ah_vi"]},
        **GIVEN,
    )
    return declare(place, "lutsk")


@pytest.mark.rule("illusions", "12.7.4")
@pytest.mark.rule("illusions", "20.3.1")
@pytest.mark.rule("illusions", "27.0")
@pytest.mark.rule("illusions", "27.1")
@pytest.mark.rule("illusions", "12.6.6")
def test_ex_29_c3_mackensen_takes_the_field_at_lutsk() -> None:
    place = lutsk()
    fight(place, [2, 3], cards=["CP-44"])
    assert place.offered("lose") == ["ru_ii_cav", "ru_xx"]
    place.play("lose ru_ii_cav", "lose ru_ii_cav")
    assert shot(fired(place, CP)) == (12, HEAVY, "10-12", 0, 2, 3, 7)
    assert shot(fired(place, AP)) == (9, HEAVY, "8-9", 0, 3, 2, 5), "no cavalry is left"
    assert strength_of(place, "ru_cav_01") == "replaceable"
    assert strength_of(place, "ru_ii_cav") == "eliminated"
    assert place.state.troop_quality["ru"] == 7
    place.play("lose ge_xxv_res")
    assert decided(place).owed == 2
    place.play("halt hq_brusilov")
    assert place.state.fight.owed == 1
    place.play("retreat ru_gd", "to sarny", "to sarny")
    assert place.at("hq_brusilov") == "sarny"
    assert place.refused("advance ge_xxv_res") == "12.8.1"
    place.play("advance ge_gd", "advance ge_xx", "advance hq_mackensen", "halt")
    assert place.state.sieges == {"lutsk": CP}
    assert place.state.control["lutsk"] == AP
    assert strength_of(place, "hq_brusilov") == "reduced"
    assert strength_of(place, "hq_mackensen") == "full"
    assert strength_of(place, "ge_heavy_art_01") == "eliminated", "its second use"
    assert place.state.discards[CP][-1:] == ["CP-44"]


@pytest.mark.rule("illusions", "20.2")
@pytest.mark.rule("illusions", "20.3.3")
@pytest.mark.rule("illusions", "20.1.2")
def test_ex_29_c4_the_fort_of_lutsk_is_stormed() -> None:
    place = attacks(
        {"lutsk": ["ge_gd", "ge_xx", "hq_mackensen"]}, {"dubno": []}, side=CP, control={"lutsk": AP}, **GIVEN
    )
    declare(place, "lutsk")
    fight(place, [3, 2])
    assert shot(fired(place, CP)) == (9, HEAVY, "8-9", 0, 3, 2, 5)
    assert shot(fired(place, AP)) == (2, HEAVY, "2", 0, 2, 0, 1)
    assert place.state.forts["lutsk"] == "destroyed"
    assert place.state.control["lutsk"] == CP
    assert (place.state.vp, place.state.national_will["ru"]) == (23, 2)
    assert not place.decision


@pytest.mark.rule("illusions", "12.6.4")
@pytest.mark.rule("illusions", "27.0")
def test_ex_29_c5_a_tie_at_lutsk_moves_nothing() -> None:
    place = attacks(
        {"sarny": ["ru_xx", "ru_1gd", "ru_2gd", "hq_brusilov-"], "kowel": ["ru_iv", "ru_v_cav"]},
        {"lutsk": ["ge_gd", "ge_xx", "hq_mackensen"]},
        units={"reserve": ["ge_inf", "ru_inf"]},
        forts={**world_of("example-29").start_forts, "lutsk": "destroyed"},
        **GIVEN,
    )
    declare(place, "lutsk")
    fight(place, [5, 4])
    place.play("lose ge_xx", "lose ge_xx")
    assert shot(fired(place, AP)) == (16, HEAVY, "16+", 0, 5, 3, 7)
    assert shot(fired(place, CP)) == (9, HEAVY, "8-9", 0, 4, 2, 7)
    assert place.offered("lose") == ["ru_iv", "ru_v_cav", "ru_xx"]
    place.play("lose ru_xx", "lose ru_xx")
    assert strength_of(place, "ru_xx") == "eliminated"
    assert strength_of(place, "ge_xx") == "replaceable"
    assert place.at("ge_inf_01") == "lutsk"
    assert decided(place).winner == ""
    assert (place.state.troop_quality["ge"], place.state.troop_quality["ru"]) == (9, 7)
    assert (strength_of(place, "hq_brusilov"), strength_of(place, "hq_mackensen")) == ("reduced", "full")
    assert not place.decision


@pytest.mark.rule("illusions", "12.5")
@pytest.mark.rule("illusions", "12.7.3")
@pytest.mark.rule("illusions", "12.8.3")
def test_ex_29_c6_dubno_is_retaken() -> None:
    place = attacks(
        {"rovno": ["ru_xiii", "ru_xviii", "ru_gd_cav"]},
        {"dubno": ["ge_xxv_res-", "ah_ii", "ah_vi"]},
        units={"reserve": ["ah_inf"], "lutsk": ["ge_gd"], "tarnopol": ["ge_x", "ge_xxi"]},
        forts={**world_of("example-29").start_forts, "lutsk": "destroyed"},
        hands={AP: ["AP-48"]},
        **GIVEN,
    )
    declare(place, "dubno")
    fight(place, [4, 5], cards=["AP-48"])
    place.play("lose ah_ii", "lose ah_ii")
    assert shot(fired(place, AP)) == (9, HEAVY, "8-9", 0, 4, 2, 7)
    assert shot(fired(place, CP)) == (8, HEAVY, "8-9", 0, 5, -1, 5)
    assert strength_of(place, "ah_ii") == "eliminated"
    place.play("lose ru_gd_cav", "lose ru_xviii")
    assert place.state.national_will["ah"] == 3
    assert place.state.troop_quality["ah"] == 2
    place.play("retreat ah_vi", "to brody", "to lemberg", "to brody", "to lemberg")
    assert place.at("ge_xxv_res") == place.at("ah_vi") == "lemberg"
    place.play("advance ru_xiii", "to dubno")
    assert place.state.control["dubno"] == AP
    assert place.state.national_will["ru"] == 4
    assert place.state.vp == 21


@pytest.mark.rule("illusions", "19.5")
@pytest.mark.rule("illusions", "21.1")
@pytest.mark.rule("illusions", "27.1")
def test_ex_29_c7_the_trench_of_lublin_holds() -> None:
    place = attacks(
        {"ivangorod": ["ge_x_res", "ge_xxii_res", "ge_xxvii_res", "ge_heavy_art"], "jaroslau": ["ge_xi", "ge_inf"]},
        {"lublin": ["ru_v", "ru_v_cauc"]},
        side=CP,
        units={"brest_litovsk": ["ru_ii-", "ru_iii"], "reserve": ["ge_res"]},
        trenches={"lublin": 1},
        trench_side={"lublin": AP},
        hands={AP: ["AP-41"]},
        **GIVEN,
    )
    declare(place, "lublin", ["ge_x_res", "ge_xxii_res", "ge_xxvii_res", "ge_xi", "ge_heavy_art_01"])
    place.state.chance.begin([1, 6])
    place.play("attack")
    assert place.frame == "PlayCombatCards", "no flank attack against a trench"
    place.play("card AP-41", "march ru_iii lublin")
    if place.frame == "PlayCombatCards":
        place.play("no-card")
    assert place.offered("lose") == ["ru_iii", "ru_v"]
    place.play("lose ru_iii", "lose ru_v", "lose ge_xxii_res", "lose ge_xxii_res")
    assert shot(fired(place, CP)) == (13, HEAVY, "10-12", -1, 1, 2, 5)
    assert shot(fired(place, AP)) == (9, HEAVY, "10-12", 1, 6, 0, 7)
    assert decided(place).winner == AP
    assert place.at("ge_res_01") == "ivangorod"
    assert place.state.troop_quality["ge"] == 9
    assert strength_of(place, "ge_heavy_art_01") == "reduced"
    assert place.state.discards[AP][-1:] == ["AP-41"]
    assert not place.decision


@pytest.mark.rule("illusions", "12.2")
def test_ex_29_c_columns_from_counters() -> None:
    state, combat = declared({"kowel": ["ru_xix", "ru_xv", "ru_cav"]}, {"rawa_ruska": ["ah_inf_corps"]}, turn=1)
    assert resolve.fire_of(state, combat, AP).strength == 7, "the attack of the opening report"


@pytest.mark.rule("illusions", "12.6.2")
@pytest.mark.parametrize(
    ("number", "units", "reserve", "ends"),
    [
        (5, ["ru_cav", "ru_ii", "ru_iii", "ru_v", "ru_iv"], [], {"ru_cav_01": "replaceable", "ru_ii": "reduced"}),
        (7, ["ru_gd", "ru_xx-", "ru_ii_cav"], [], {"ru_xx": "eliminated"}),
        (1, ["ge_gd", "ge_xx"], [], {"ge_gd": "full", "ge_xx": "full"}),
        (7, ["ge_xvii", "ge_xi"], ["ge_inf"], {"ge_xvii": "full", "ge_xi": "replaceable", "ge_inf_01": "full"}),
    ],
)
def test_ex_29_l_losses(number: int, units: list[str], reserve: list[str], ends: dict[str, str]) -> None:
    side = AP if units[0].startswith("ru") else CP
    here = {"kowel": units[:3], "brest_litovsk": units[3:]} if side == AP else {"kowel": units}
    foe = ["ge_x"] if side == AP else ["ru_x"]
    state = combat_state(here, {"lublin": foe}, side=side, units={"reserve": reserve})
    chosen = [unit for place in here for unit in state.at(place)]
    state.begin_combat(attack_options.declared(state, side, "lublin", chosen))
    place = begin(state, TakeLosses(side=side, number=number), checked=False)
    take_any_losses(place)
    assert {unit: strength_of(place, unit) for unit in ends} == ends
