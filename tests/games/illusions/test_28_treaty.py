"""28.0 The Treaty of Brest-Litovsk."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.illusions.rules.combat import attack_options
from desktop.games.illusions.rules.map import control
from desktop.games.illusions.rules.nations import treaty
from desktop.games.illusions.rules.redeployment import sr_options
from desktop.games.illusions.rules.redeployment.redeploy import Redeploy
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.rules.turn.turn_marker import TurnMarker
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.combat_state import RISING, UNITS
from tests.games.illusions.position import AP, CP, Position, begin, in_round, operations, state_of


def signed(units: dict[str, list[str]], **fields: Any) -> Position:
    """The turn in which the treaty takes effect begins."""
    return begin(state_of(units=units, turn=14, treaty_turn=14, **fields), TurnMarker())


def moving(units: dict[str, list[str]], mark: str, unit: str, side: str, **fields: Any) -> set[str]:
    place = operations(state_of(units=units, turn=14, treaty=True, **fields), side, points=9)
    place.play(f"mark {mark} move", "marked")
    return set(place.play(f"pick {unit}").offered("to")) if f"pick {unit}" in place.actions else set()


@pytest.mark.rule("illusions", "28.0", says="When the turn marker arrives Russia is out of the war")
def test_28_0_in_effect_when_the_turn_marker_reaches_it() -> None:
    place = signed({})
    assert place.state.treaty
    assert place.of(ev.TreatyInEffect)
    early = begin(state_of(units={}, turn=13, treaty_turn=14), TurnMarker())
    assert not early.state.treaty


@pytest.mark.rule("illusions", "28.0", says="Those outside go home at once by a free SR")
def test_28_0_russian_units_abroad_go_home_by_rail_or_sea() -> None:
    rails = {"tarnopol": AP, "lemberg": AP, "brody": AP, "czernowitz": AP, "jassy": AP, "stanislau": AP}
    units = {"lemberg": ["ru_xx", "ru_inf"], "salonika": ["ru_2_4_special"]}
    place = signed(units, control=rails, at_war={"ro": AP}, flags={"ap_railroads": 1})
    assert place.asked == AP
    home = place.state.world.in_nation["ru"]
    assert set(place.offered("to")) <= set(home)
    while place.decision is not None:
        place.play(place.actions[0])
    assert place.at("ru_xx") in home
    assert place.at("ru_inf_01") in home
    assert place.at("ru_2_4_special") == "salonika", "no way home"


@pytest.mark.rule("illusions", "28.0")
@pytest.mark.rule("illusions", "27.0")
def test_28_0_a_headquarters_goes_home_with_the_last_of_its_units() -> None:
    rails = {"lemberg": AP, "brody": AP}
    place = signed({"lemberg": ["ru_xx", "hq_brusilov"]}, control=rails, flags={"ap_railroads": 1})
    place.play(place.actions[0])
    assert place.at("hq_brusilov") == place.at("ru_xx") != "lemberg"
    assert place.decision is None


@pytest.mark.rule("illusions", "28.0", says="All German LCUs in supply go at once")
def test_28_0_german_large_units_go_to_brandenburg() -> None:
    units = {"warsaw": ["ge_i", "ah_iii", "hq_mackensen"], "vienna": ["geah_sud"], "posen": ["ge_xi", "ge_inf"]}
    place = signed(units, forts={"warsaw": "destroyed"}, control={"lodz": CP}, flags={"cp_railroads": 1})
    assert (place.at("ge_i"), place.at("ge_xi")) == ("brandenburg", "brandenburg")
    assert (place.at("geah_sud"), place.at("ge_inf_01"), place.at("ah_iii")) == ("vienna", "posen", "warsaw")
    assert place.at("hq_mackensen") == "warsaw"
    alone = signed({"posen": ["ge_i", "hq_mackensen"]})
    assert alone.at("hq_mackensen") == "brandenburg", "not left alone"


@pytest.mark.rule("illusions", "28.0")
def test_28_0_no_rail_no_recall() -> None:
    place = signed({"warsaw": ["ge_i"]}, forts={"warsaw": "destroyed"})
    assert place.at("ge_i") == "warsaw"


@pytest.mark.rule("illusions", "28.0", says="Then only one a turn may leave it")
def test_28_0_one_german_large_unit_a_turn_leaves_brandenburg() -> None:
    state = in_round(state_of(units={"brandenburg": ["ge_i", "ge_xi"]}, turn=14, treaty=True), CP)
    place = begin(state, Redeploy(side=CP, points=6)).play("pick ge_i", "to berlin")
    assert place.decision is None or "ge_xi" not in place.offered("pick")
    refusal = sr_options.why_not_pick(place.state, "ge_xi", 3)
    assert refusal is not None
    assert refusal.rule == "28.0"
    refusal = treaty.why_not_leave(state_of(units={}, treaty=True), ("ge_i", "ge_xi"), "brandenburg")
    assert refusal is not None, "nor two together"
    place.state.set_flag(control.GERMANY_ENTERED)
    assert sr_options.why_not_pick(place.state, "ge_xi", 3) is None, "until the Allies come"


@pytest.mark.rule("illusions", "28.0")
def test_28_0_movement_out_of_brandenburg_is_counted_too() -> None:
    place = operations(state_of(units={"brandenburg": ["ge_i", "ge_xi"]}, turn=14, treaty=True), CP, points=9)
    place.play("mark ge_i move", "mark ge_xi move", "marked", "pick ge_i", "to dresden", "stop", "pick ge_xi")
    assert not place.offered("to")


@pytest.mark.rule("illusions", "28.0", says="Russian units may not enter or attack")
def test_28_0_russian_units_stay_in_russia_and_off_what_the_enemy_holds() -> None:
    units = {"dubno": ["ru_xx"]}
    found = moving(units, "dubno", "ru_xx", AP, control={"rovno": CP})
    assert "proskurov" in found
    assert not found & {"brody", "tarnopol", "rovno"}


@pytest.mark.rule("illusions", "28.0", says="Other Allied and Central units may fight each other")
@pytest.mark.rule("illusions", "28.0", says="Nobody attacks Russian units or enters")
def test_28_0_others_do_not_enter_what_is_russian() -> None:
    assert not moving({"brody": ["ah_iii"]}, "brody", "ah_iii", CP) & {"dubno", "lutsk", "proskurov"}
    held = {"kowel": CP, "lublin": CP}
    assert "kowel" in moving({"rawa_ruska": ["ah_iii"]}, "rawa_ruska", "ah_iii", CP, control=held)
    assert "kowel" in moving({"rawa_ruska": ["ro_1st"]}, "rawa_ruska", "ro_1st", AP, control=held, at_war={"ro": AP})


@pytest.mark.rule("illusions", "28.0")
def test_28_0_what_other_allies_take_from_the_enemy_in_russia_is_not_russian() -> None:
    state = state_of(units={"kowel": ["ro_1st"]}, control={"kowel": CP}, at_war={"ro": AP}, treaty=True)
    control.take(state, "kowel", AP, "move")
    assert not treaty.is_ru_controlled(state, "kowel")
    assert treaty.is_ru_controlled(state, "minsk")
    assert treaty.why_not_enter(state, "ah_iii", "kowel") is None


@pytest.mark.rule("illusions", "28.0")
def test_28_0_a_region_with_enemies_and_rebels_is_not_the_enemys() -> None:
    units = {"moscow": ["ge_i", "ru_uprising"], "novgorod": ["ge_xi"]}
    state = state_of(units=units, control={"moscow": CP, "novgorod": CP}, treaty=True)
    assert treaty.why_not_enter(state, "ru_xx", "moscow") is None
    assert treaty.why_not_enter(state, "ru_xx", "novgorod") is not None


@pytest.mark.rule("illusions", "28.0")
@pytest.mark.rule("illusions", "14.2.3")
def test_28_0_the_yugoslavs_are_serbian_from_then_on() -> None:
    units = {"kiev": ["rusb_yugo"]}
    assert supply.status(state_of(units=units), "rusb_yugo") == "full"
    after = state_of(units=units, treaty=True)
    assert supply.status(after, "rusb_yugo") == "limited"
    assert not treaty.is_russian(after, "rusb_yugo")


@pytest.mark.rule("illusions", "28.0", says="They attack only uprisings")
@pytest.mark.rule("illusions", "12.1")
def test_28_0_russian_units_attack_only_uprisings_and_are_not_attacked() -> None:
    units = {"rovno": ["ru_xx"], "sarny": ["ru_uprising"], "zhitomir": ["ah_iii"], "dubno": ["ah_ii"]}
    state = state_of(units=units, treaty=True, turn=14, forts={"dubno": "destroyed"})
    assert treaty.why_not_attack(state, "ru_xx", "sarny", RISING) is None
    assert treaty.why_not_attack(state, "ru_xx", "zhitomir", UNITS) is not None
    assert treaty.why_not_attack(state, "ah_iii", "rovno", UNITS) is not None
    assert treaty.why_not_attack(state, "ah_iii", "sarny", RISING) is None
    place = operations(state, AP, points=9).play("mark rovno attack", "marked")
    assert attack_options.targets(place.state, AP) == [("sarny", RISING)]


@pytest.mark.rule("illusions", "28.0")
@pytest.mark.rule("illusions", "16.1")
@pytest.mark.rule("illusions", "15.1")
def test_28_0_russian_points_and_reinforcements_are_dead() -> None:
    from desktop.games.illusions.rules.cards import play_options
    from desktop.games.illusions.rules.reinforcement import placement

    state = state_of(treaty=True)
    assert not play_options.may_record(state, "ru")
    refusal = placement.why_not_reinforce(state, "AP-20")
    assert refusal is not None
    assert refusal.rule == "28.0"


@pytest.mark.rule("illusions", "28.0", says="until an Allied unit attacks or enters Germany")
def test_28_0_an_allied_attack_on_germany_frees_the_german_units() -> None:
    state = state_of(units={}, treaty=True)
    treaty.note_attack(state, CP, "berlin")
    assert not state.flag(control.GERMANY_ENTERED)
    treaty.note_attack(state, AP, "berlin")
    assert state.flag(control.GERMANY_ENTERED)
