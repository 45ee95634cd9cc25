"""20.0 Forts in combat, sieges and the Siege Phase."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.combat import attack_options, resolve
from desktop.games.illusions.rules.combat.strength import HEAVY
from desktop.games.illusions.rules.sieges.siege_phase import SiegePhase
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state import combat_events as ce
from tests.games.illusions.combat import Stacks, attacks, battle, combat_state, decided, declared, fired
from tests.games.illusions.position import AP, CP, begin, state_of

POLAND = {"scenario": "example-29"}
DUBNO = {"dubno": ["ge_gd", "ge_xx", "ge_i"]}


@pytest.mark.rule("illusions", "12.2", says="Add strengths; the defender adds a fort's")
@pytest.mark.rule("illusions", "20.1.3", says="It adds nothing to units that attack out of it")
@pytest.mark.rule("illusions", "20.0")
@pytest.mark.rule("illusions", "20.1")
@pytest.mark.rule("illusions", "20.1.3", says="It adds its factor to friendly units that defend there")
def test_20_1_3_a_fort_adds_its_factor_to_the_defence_only() -> None:
    state, combat = declared(DUBNO, {"lutsk": ["ru_ii"]}, side=CP, **POLAND)
    assert resolve.fire_of(state, combat, AP).strength == 5
    state, combat = declared({"lutsk": ["ru_ii"]}, {"dubno": ["ge_xx"]}, **POLAND)
    assert resolve.fire_of(state, combat, AP).strength == 3, "not to units attacking out"


@pytest.mark.rule("illusions", "20.2", says="Control changes when an attacker enters")
@pytest.mark.rule("illusions", "20.1.2", says="destroyed by attack from connected places")
@pytest.mark.rule("illusions", "20.2", says="Attacked alone, the fort fires on the Heavy table")
def test_20_2_c_a_fort_alone_is_attacked_from_outside_and_fires_on_the_heavy_table() -> None:
    place = battle(DUBNO, {"lutsk": []}, [1, 6], side=CP, hands={AP: ["AP-03"]}, **POLAND)
    assert fired(place, AP).table == HEAVY
    assert fired(place, AP).strength == 2
    assert place.state.forts["lutsk"] == "destroyed"
    assert place.state.control["lutsk"] == AP, "20.2f until somebody advances"
    place.play(f"advance {place.offered('advance')[0]}", "halt")
    assert place.state.control["lutsk"] == CP


@pytest.mark.rule("illusions", "20.2", says="There is no partial damage")
def test_20_2_d_no_partial_damage() -> None:
    place = battle({"dubno": ["ge_inf"]}, {"lutsk": []}, [1, 1], side=CP, **POLAND)
    assert fired(place, CP).number < 2
    assert place.state.forts["lutsk"] == "intact"
    assert not place.offered("advance")


@pytest.mark.rule("illusions", "2.0", says="A fort's LF equals its CF")
@pytest.mark.rule("illusions", "20.1", says="A fort's loss factor is its combat factor")
@pytest.mark.rule("illusions", "12.2", says="What is left of the number after all defenders are gone")
@pytest.mark.rule("illusions", "20.2", says="only the loss number left after all of them are gone")
def test_20_2_a_behind_units_only_what_is_left_hits_the_fort() -> None:
    place = battle(DUBNO, {"lutsk": ["ru_inf-"]}, [6, 1], side=CP, **POLAND)
    assert fired(place, CP).number == 7
    assert place.state.forts["lutsk"] == "destroyed", "7 - 1 is more than 2"
    saved = battle({"dubno": ["ge_inf", "ge_inf"]}, {"lutsk": ["ru_inf-"]}, [6, 1], side=CP, **POLAND)
    assert fired(saved, CP).number == 3
    assert saved.state.forts["lutsk"] == "destroyed", "3 - 1 is 2"
    kept = battle({"dubno": ["ge_inf", "ge_inf"]}, {"lutsk": ["ru_inf-"]}, [5, 1], side=CP, **POLAND)
    assert kept.state.forts["lutsk"] == "intact"


@pytest.mark.rule("illusions", "20.2", says="If a defender survives, even by retreat")
def test_20_2_b_a_survivor_saves_the_fort() -> None:
    place = battle(DUBNO, {"lutsk": ["ru_ii", "ru_inf-"]}, [2, 1], side=CP, **POLAND)
    assert decided(place).winner == CP
    assert place.state.forts["lutsk"] == "intact"


@pytest.mark.rule("illusions", "20.1.2", says="A besieged fort is attacked only from its own space")
@pytest.mark.rule("illusions", "20.3.3", says="All may attack the fort")
@pytest.mark.rule("illusions", "20.3")
def test_20_1_2_c_a_besieged_fort_is_attacked_from_within_only() -> None:
    units: Stacks = {"lutsk": ["ge_gd", "ge_xx"], "dubno": ["ge_i"]}
    state = combat_state(units, {}, side=CP, control={"lutsk": AP}, **POLAND)
    assert attack_options.targets(state, CP) == [("lutsk", "fort")]
    assert attack_options.available(state, CP, "lutsk", "fort") == ["ge_gd", "ge_xx"]
    refusal = attack_options.why_not_attack(state, CP, "ge_i", "lutsk", "fort")
    assert refusal is not None
    assert refusal.rule == "20.1.2"


@pytest.mark.rule("illusions", "20.3.3", says="Only units not needed for the siege may attack elsewhere")
def test_20_3_3_besiegers_that_are_needed_do_not_attack_elsewhere() -> None:
    place = attacks({"lutsk": ["ge_xx", "ge_i"]}, {"rovno": ["ru_ii"]}, side=CP, control={"lutsk": AP}, **POLAND)
    place.play("target rovno", "with ge_i")
    assert place.offered("with") == []
    assert place.refused("with ge_xx") == "20.3.3"
    alone = attacks({"lutsk": ["ge_xx"]}, {"rovno": ["ru_ii"]}, side=CP, control={"lutsk": AP}, **POLAND)
    assert "rovno" not in alone.offered("target")


@pytest.mark.rule("illusions", "20.3.5", says="The fort is no longer besieged")
def test_20_3_5_losses_below_the_minimum_end_the_siege() -> None:
    place = battle(
        {"rovno": ["ru_ii", "ru_iii"]}, {"lutsk": ["ge_inf-", "ge_inf"]}, [1, 1], control={"lutsk": AP}, **POLAND
    )
    assert place.state.sieges == {}
    assert place.state.units_of(CP, "lutsk")
    assert place.state.forts["lutsk"] == "intact"


@pytest.mark.rule("illusions", "20.3.5")
@pytest.mark.rule("illusions", "20.1.3")
def test_20_3_besiegers_do_not_have_the_fort_on_their_side() -> None:
    state, combat = declared({"rovno": ["ru_ii"]}, {"lutsk": ["ge_xx"]}, control={"lutsk": AP}, **POLAND)
    assert resolve.fire_of(state, combat, CP).strength == 4


@pytest.mark.rule("illusions", "23.3.2", says="In fort spaces too; the fort is neither taken nor used")
@pytest.mark.rule("illusions", "20.1.1")
def test_20_1_1_c_uprisings_do_not_use_the_fort() -> None:
    state, combat = declared({"rovno": ["ru_ii"]}, {"lutsk": ["ru_uprising"]}, **POLAND)
    assert combat.kind == "uprising"
    assert resolve.fire_of(state, combat, CP).strength == 0


# -- 20.4 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "11.2", says="When a besieged fort is destroyed the besieger takes control")
@pytest.mark.rule("illusions", "6.0", says="besieged forts may surrender")
@pytest.mark.rule("illusions", "20.4", says="In the Siege Phase")
@pytest.mark.rule("illusions", "20.4.1", says="One die for every besieged fort")
@pytest.mark.parametrize(("die", "falls"), [(2, False), (3, True)])
def test_20_4_1_more_than_its_factor_and_it_surrenders(die: int, falls: bool) -> None:
    state = state_of("example-29", units={"lutsk": ["ge_xx"]}, control={"lutsk": AP})
    vp = state.vp
    place = begin(state, SiegePhase(), dice=[die])
    assert (place.state.forts["lutsk"] == "destroyed") is falls
    assert place.state.control["lutsk"] == (CP if falls else AP)
    assert place.state.vp == vp + falls
    assert len(place.of(ce.SurrenderRolled)) == 1


@pytest.mark.rule("illusions", "20.4.1")
def test_20_4_1_every_besieged_fort_is_rolled_for() -> None:
    units = {"lutsk": ["ge_xx"], "odessa": ["ge_xi"], "dubno": ["ge_i"]}
    state = state_of("example-29", units=units, control={"lutsk": AP, "odessa": AP})
    place = begin(state, SiegePhase(), dice=[1, 6])
    assert (place.state.forts["lutsk"], place.state.forts["odessa"]) == ("intact", "destroyed")


@pytest.mark.rule("illusions", "20.4.2", says="There is no weather check")
def test_20_4_2_a_siege_is_not_combat() -> None:
    state = state_of("brusilov", units={"trieste": ["it_inf_corps"]}, control={"trieste": CP}, turn=7)
    place = begin(state, SiegePhase(), dice=[6])
    assert not place.of(ce.WeatherRolled)
    assert place.state.control["trieste"] == AP


@pytest.mark.rule("illusions", "32.1")
def test_ap_17_siege_of_przemysl_adds_two() -> None:
    state = state_of("campaign-1914", units={"przemysl": ["ru_ii"]}, control={"przemysl": CP})
    state.count("siege_drm-przemysl", 2)
    place = begin(state, SiegePhase(), dice=[2])
    assert place.state.forts["przemysl"] == "destroyed"


@pytest.mark.rule("illusions", "20.5", says="Forts need none")
def test_20_5_a_fort_needs_no_supply() -> None:
    place = battle(DUBNO, {"lutsk": []}, [1, 1], side=CP, control={"rovno": CP, "sarny": CP, "kowel": CP}, **POLAND)
    assert fired(place, AP).strength == 2
    assert fired(place, AP).table == HEAVY


@pytest.mark.rule("illusions", "20.1.2")
def test_20_1_2_a_failed_attack_on_a_bare_fort_may_still_become_a_siege() -> None:
    place = battle({"lemberg": ["ru_gd"]}, {"przemysl": []}, [1, 1], control={"brody": AP})
    assert (fired(place, AP).number, fired(place, CP).number) == (2, 1)
    assert place.state.forts["przemysl"] == "intact"
    place.play("advance ru_gd")
    assert place.state.sieges == {"przemysl": AP}


@pytest.mark.rule("illusions", "20.3.2", says="The besieger traces supply into and through the space")
@pytest.mark.rule("illusions", "20.5")
def test_20_3_2_the_besieger_traces_supply_through_the_space_while_there_are_enough() -> None:
    given = {"control": {"lutsk": AP, "pinsk": AP}}
    state = state_of("example-29", units={"lutsk": ["ge_xx"], "sarny": ["ge_i"]}, **given)  # type: ignore[arg-type]
    assert supply.status(state, "ge_i") != "out"
    state = state_of("example-29", units={"lutsk": ["ge_inf"], "sarny": ["ge_i"]}, **given)  # type: ignore[arg-type]
    assert state.sieges == {}
    assert supply.status(state, "ge_i") == "out", "20.3.5d into the space but not through it"
    assert supply.status(state, "ge_inf_01") != "out"
