"""14.1, 14.2, 18.7, 20.5 Supply: the three states, lines by land, by sea and through regions."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from desktop.engine.chance import Chance
from desktop.engine.frame import carry_out, settle
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.rules.turn.turn import IllusionsGame
from desktop.games.illusions.state.setup import blank_state
from desktop.games.illusions.state.state import IllusionsState
from tests.games.illusions.position import AP, CP, state_of, world_of

FULL, LIMITED, OUT = "full", "limited", "out"


def status(unit: str, place: str, **fields: Any) -> str:
    """The supply of one unit in a place; others may be stated."""
    state = state_of(units={place: [unit], **fields.pop("units", {})}, **fields)
    return supply.status(state, unit if unit in state.units else f"{unit}_01")


@pytest.mark.rule("illusions", "14.1")
@pytest.mark.rule("illusions", "14.0", says="A unit needs a line to a source")
@pytest.mark.rule("illusions", "14.1.1", says="An unblocked line of any length")
@pytest.mark.rule("illusions", "14.1.2", says="Places that enemies or uprisings control")
def test_14_1_1_a_line_of_any_length_through_controlled_spaces() -> None:
    assert status("ru_xx", "lublin") == FULL
    held = dict.fromkeys(("kowel", "brest_litovsk", "siedlce", "ivangorod", "sandomierz"), CP)
    assert status("ru_xx", "lublin", control=held) == OUT
    assert status("ru_xx", "lublin", control={**held, "kowel": AP}) == FULL


@pytest.mark.rule("illusions", "14.1.1", says="Uprisings and neutral Greek units always are")
@pytest.mark.rule("illusions", "23.3.3")
@pytest.mark.rule("illusions", "26.3.1")
def test_14_1_1_uprisings_and_neutral_greeks_are_always_supplied() -> None:
    state = state_of(units={"sarny": ["ru_uprising"], "larissa": ["gr_i"]})
    assert supply.status(state, "gr_i") == FULL
    assert supply.status(state, state.at("sarny")[0]) == FULL


@pytest.mark.rule("illusions", "14.1.2")
@pytest.mark.rule("illusions", "11.2.1", says="and bar supply lines")
def test_14_1_2_no_line_through_an_uprising() -> None:
    """29.0: with the AH uprising in Lemberg and Dubno Russian, Brody and Lutsk have no line."""
    units = {"brody": ["ge_i"], "lemberg": ["ah_uprising"], "tarnopol": ["ru_xx"]}
    state = state_of(units=units)
    assert supply.status(state, "ge_i") == OUT
    free = state_of(units={"brody": ["ge_i"], "tarnopol": ["ru_xx"]})
    assert supply.status(free, "ge_i") == FULL


@pytest.mark.rule("illusions", "20.5", says="Forts need none, units in them do")
@pytest.mark.rule("illusions", "14.1.2", says="A besieged friendly fort space")
@pytest.mark.rule("illusions", "20.5", says="lines pass a besieged enemy fort space")
def test_14_1_2_forts_an_enemy_fort_under_siege_passes_lines_and_a_besieged_own_one_does_not() -> None:
    around = dict.fromkeys(("sarny", "rovno", "kowel"), CP)
    units = {"lutsk": ["ah_iii"], "sarny": ["ah_ii"]}
    ring = {**dict.fromkeys(("pinsk", "korosten", "dubno"), AP), **around, "kowel": AP, "rovno": AP}
    state = state_of(units=units, control=ring)
    assert state.sieges == {"lutsk": CP}
    assert supply.status(state, "ah_ii") == FULL, "through the besieged fort"
    loose = state_of(units={"sarny": ["ah_ii"]}, control=ring)
    assert supply.status(loose, "ah_ii") == OUT, "an unbesieged enemy fort bars the way"
    inside = {"lublin": ["ru_xx"], "brest_litovsk": ["ge_i"]}
    shut = dict.fromkeys(("kowel", "siedlce", "ivangorod", "sandomierz"), CP)
    assert supply.status(state_of(units=inside, control=shut), "ru_xx") == OUT, "an own fort under siege too"


@pytest.mark.rule("illusions", "20.3.5", says="Supply goes into the space, not through it")
@pytest.mark.rule("illusions", "14.1.2")
def test_20_3_5_too_few_besiegers_are_supplied_but_nobody_through_them() -> None:
    ring = {"sarny": CP, "pinsk": AP, "korosten": AP, "dubno": AP, "kowel": AP, "rovno": AP}
    state = state_of(units={"lutsk": ["ah_inf"], "sarny": ["ah_ii"]}, control=ring)
    assert state.sieges == {}
    assert supply.status(state, "ah_inf_01") == FULL
    assert supply.status(state, "ah_ii") == OUT


@pytest.mark.rule("illusions", "14.1.2", says="Neutral spaces, except of Greece")
@pytest.mark.rule("illusions", "26.3.1", says="Both sides may move and trace supply through empty Greek spaces")
@pytest.mark.rule("illusions", "26.1")
@pytest.mark.rule("illusions", "26.1.1", says="trace supply through what they control")
def test_14_1_2_neutral_ground_is_closed_except_empty_greece() -> None:
    assert status("br_xii", "florina", control={"salonika": AP}) == FULL
    assert status("br_xii", "florina", control={"salonika": CP, "monastir": CP}) == OUT, "Athens is no friendly port"
    greek = {"units": {"larissa": ["gr_i"], "trikkala": ["gr_iii"]}, "control": {"athens": AP, "monastir": CP}}
    assert status("br_xii", "lamia", **greek) == FULL
    assert status("br_xii", "florina", **greek) == LIMITED, "past Greek units there is no line, only to Serbia"
    assert status("sb_1st", "elbasan", control={"monastir": CP}) == OUT, "Albania only as far as it is controlled"
    assert status("sb_1st", "elbasan", control={"monastir": CP, "durres": AP}) == FULL, "and its ports"


@pytest.mark.rule("illusions", "14.1.3", says="From a friendly port to friendly ports")
def test_14_1_3_from_port_to_port_of_one_water() -> None:
    cut = dict.fromkeys(("mitava", "walk", "dvinsk"), CP)
    assert status("ru_xx", "riga", control=cut) == FULL, "Riga to Petrograd by sea"
    assert status("ru_xx", "riga", control={**cut, "petrograd": CP, "reval": CP, "libau": CP}) == OUT
    black = dict.fromkeys(("bolgrad", "birzula", "kishinev", "nikolaev"), CP)
    assert status("ru_xx", "odessa", control=black) == FULL
    assert status("ge_i", "ragusa", control=dict.fromkeys(("cattaro", "mostar"), AP)) == FULL


@pytest.mark.rule("illusions", "14.1.3", says="After the Royal Navy Blockade")
@pytest.mark.rule("illusions", "32.0")
def test_14_1_3_after_the_blockade_the_central_powers_trace_only_in_the_baltic_and_black_sea() -> None:
    cut = dict.fromkeys(("cattaro", "mostar"), AP)
    assert status("ge_i", "ragusa", control=cut, flags={"blockade": 1}) == OUT
    shore = dict.fromkeys(("tilsit", "radviliskaya", "libau"), AP)
    assert status("ge_i", "memel", control=shore, flags={"blockade": 1}) == FULL


@pytest.mark.rule("illusions", "14.1.3")
def test_ap_52_the_adriatic_is_closed_for_a_turn() -> None:
    cut = dict.fromkeys(("cattaro", "mostar"), AP)
    assert status("ge_i", "ragusa", control=cut, turn_effects=["AP-52"]) == OUT
    assert status("ge_i", "ragusa", control=cut) == FULL


@pytest.mark.rule("illusions", "14.1.4", says="An enemy-controlled source supplies none of yours")
@pytest.mark.rule("illusions", "23.6")
@pytest.mark.rule("illusions", "26.7.2")
@pytest.mark.rule("illusions", "26.4.3")
def test_14_1_4_an_enemy_held_source_supplies_nobody_and_any_other_is_enough() -> None:
    lost = dict.fromkeys(("berlin", "breslau", "konigsberg", "danzig", "posen", "krakow"), AP)
    assert status("ge_i", "stettin", control=lost) == FULL, "Brandenburg is left"
    assert status("ge_i", "stettin", control={**lost, "brandenburg": AP, "dresden": AP, "frankfurt_oder": AP}) == OUT


@pytest.mark.rule("illusions", "14.1.4", says="An isolated source still supplies units in it")
def test_14_1_4_an_isolated_source_supplies_the_units_in_it() -> None:
    ring = dict.fromkeys(("korosten", "belaya_tserkov", "chernigov", "kharkov", "zhitomir"), CP)
    assert status("ru_xx", "kiev", control=ring) == FULL


@pytest.mark.rule("illusions", "14.2.2", says="The same difference holds")
@pytest.mark.rule("illusions", "2.0", says="a line to a source of one's own nation, to an ally's only, or to none")
@pytest.mark.rule("illusions", "14.2")
@pytest.mark.rule("illusions", "14.2.1")
@pytest.mark.rule("illusions", "14.2.2", says="The 2/4 Special division may also use Lemnos")
@pytest.mark.rule("illusions", "26.2.2")
@pytest.mark.rule("illusions", "26.7.1")
def test_14_2_a_unit_that_reaches_only_an_allys_source_is_limited() -> None:
    cut = dict.fromkeys(("kattowitz", "teschen", "neu_sandez", "tarnow", "krakow"), AP)
    far = {"olmutz": AP, "sillein": AP, "oppeln": CP}
    assert status("ah_iii", "oppeln", control={**cut, **far, "prague": AP}) == LIMITED
    assert status("ge_i", "oppeln", control={**cut, **far, "prague": AP}) == FULL
    assert status("tu_i", "arad") == FULL, "by sea"
    assert status("tu_i", "arad", flags={"blockade": 1}) == LIMITED, "no way to Turkey"
    assert status("tu_i", "arad", flags={"blockade": 1, "turks_abroad": 1}) == FULL, "CP-37"
    assert status("sb_1st", "kiev") == LIMITED
    assert status("ru_2_4_special", "salonika") == FULL, "Lemnos too"


@pytest.mark.rule("illusions", "14.2.3", says="They use sources of either nation")
@pytest.mark.rule("illusions", "3.2.1")
def test_14_2_3_dual_units_use_sources_of_either_nation() -> None:
    assert status("geah_sud", "vienna", control=dict.fromkeys(("berlin", "breslau", "konigsberg"), AP)) == FULL
    at_war = {"bu": CP}
    ring = dict.fromkeys(("nis", "vidin", "plevna", "philippopoli", "strumica", "veles"), AP)
    assert status("gebu_lxi", "sofia", at_war=at_war, control=ring) == FULL
    assert status("geah_sud", "sofia", at_war=at_war, control=ring) == LIMITED


@pytest.mark.rule("illusions", "14.2.2", says="Albania after the Italian entry")
@pytest.mark.rule("illusions", "26.4.2")
@pytest.mark.rule("illusions", "26.5.2")
@pytest.mark.rule("illusions", "26.6.1", says="Sources of both: Belgrade, Cetinje, Lemnos")
def test_14_2_2_sources_of_nations_that_have_not_joined_are_none() -> None:
    assert status("it_ii", "durres") == LIMITED, "Lemnos is not Italian"
    assert status("it_ii", "durres", at_war={"it": AP}) == FULL
    assert status("mn_inf", "cetinje") == FULL
    assert status("ro_1st", "odessa", at_war={"ro": AP}) == FULL


@pytest.mark.rule("illusions", "18.7", says="Lines may pass regions")
@pytest.mark.rule("illusions", "18.7.1", says="Through regions with enemies if friendly units are there too")
@pytest.mark.rule("illusions", "14.1.2")
@pytest.mark.rule("illusions", "11.2.1")
def test_18_7_regions_pass_lines_with_friendly_units_or_if_nobody_else_is_there() -> None:
    ring = dict.fromkeys(("petrograd", "pskov", "velikiye_luki"), AP)
    spare = dict.fromkeys(("rezhitsa", "walk", "reval", "vitebsk", "polotsk"), CP)
    lines = {**ring, **spare, "petrograd": CP, "velikiye_luki": CP}
    assert status("ru_xx", "pskov", control=lines) == FULL, "Novgorod"
    enemy = {"units": {"novgorod": ["ge_i"]}}
    assert status("ru_xx", "pskov", control=lines, **enemy) == OUT
    both = {"units": {"novgorod": ["ge_i", "ru_iii"]}}
    assert status("ru_xx", "pskov", control=lines, **both) == FULL
    rebels = {"units": {"novgorod": ["ru_uprising"]}}
    assert status("ru_xx", "pskov", control=lines, **rebels) == OUT


@pytest.mark.rule("illusions", "18.7.1", says="regions of an enemy country only while friendly units are in them")
@pytest.mark.rule("illusions", "18.7.1", says="empty regions of one's own or a friendly country")
def test_18_7_1_an_empty_region_of_an_enemy_country_carries_no_line() -> None:
    taken = dict.fromkeys(("graz", "carniola", "gorizia", "trieste"), AP)
    italy = {"control": taken, "at_war": {"it": AP}}
    assert status("it_inf", "graz", **italy) == OUT, "nobody holds Carniola"
    assert status("it_inf", "graz", units={"carniola": ["it_cav"]}, **italy) == FULL
    assert status("ah_iii", "graz", control={"vienna": AP, "budapest": AP}) == FULL, "at home it need not be held"


@pytest.mark.rule("illusions", "25.2.3")
@pytest.mark.rule("illusions", "14.1")
def test_25_2_3_a_sea_invasion_space_traces_to_lemnos_in_any_season() -> None:
    for turn in (6, 7):
        landed = {"landings": {"strait_of_otranto": "safe"}, "turn": turn}
        assert status("br_xii", "strait_of_otranto", **landed) == FULL


@pytest.mark.rule("illusions", "14.1")
def test_every_unit_is_in_full_supply_when_the_scenarios_begin() -> None:
    for scenario in ("campaign-1914", "brusilov"):
        state = blank_state(world_of(scenario))
        assert {supply.status(state, unit) for unit in state.units if state.on_map(unit)} == {FULL}
        assert not any(supply.cut_off_spaces(state, side) for side in (AP, CP))


@pytest.mark.rule("illusions", "14.1")
def test_supply_takes_at_most_two_milliseconds_a_side() -> None:
    state = blank_state(world_of("brusilov"))
    supply.supply(state, AP)
    best = min(_timed(state) for _ in range(20))
    assert best < 0.002


def _timed(state: IllusionsState) -> float:
    state.restored()
    start = time.perf_counter()
    supply.supply(state, CP)
    return time.perf_counter() - start


@pytest.mark.rule("illusions", "14.1")
def test_what_is_kept_of_supply_is_what_is_worked_out_anew() -> None:
    state = blank_state(world_of("brusilov"))
    state.stack, state.chance, dice = [IllusionsGame()], Chance(5), random.Random(5)
    decision = settle(state)
    for number in range(500):
        if decision is None:
            break
        decision = carry_out(state, dice.choice(decision.actions))
        if number % 5:
            continue
        kept = {side: supply.supply(state, side) for side in (AP, CP)}
        assert {side: supply.worked_out_anew(state, side) for side in (AP, CP)} == kept
