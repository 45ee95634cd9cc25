"""23.0 National Will, uprisings, the Russian Revolution, the collapse of Austria-Hungary."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.illusions.rules.map import control
from desktop.games.illusions.rules.nations import uprisings
from desktop.games.illusions.rules.nations.rebellion import Rebellion
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.rules.turn.turn import Turn
from desktop.games.illusions.rules.turn.turn_marker import TurnMarker
from desktop.games.illusions.rules.turn.war_status import WarStatus
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.state import IllusionsState
from tests.games.illusions.position import AP, CP, Position, action_round, begin, in_round, state_of

LOW = {"ru": 2, "ge": 12, "ah": 12}
RU_RISING = {"sarny": ["ru_uprising"]}


def rebellion(units: dict[str, list[str]] | None = None, will: dict[str, int] | None = None, **fields: Any) -> Position:
    values = {"ru": 12, "ge": 12, "ah": 12, **(will or {})}
    return begin(state_of(units=units or {}, national_will=values, **fields), Rebellion())


# -- national will -------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "23.2", says="-2 when the nation loses a home VP space")
@pytest.mark.rule("illusions", "23.1", says="Lost VP spaces and events lower the National Will")
@pytest.mark.rule("illusions", "23.0")
@pytest.mark.rule("illusions", "3.2.3", says="The marker falls when a home VP space is lost")
def test_23_2_a_home_vp_space_lost_and_retaken() -> None:
    state = state_of(units={}, national_will={"ru": 6, "ge": 6, "ah": 6})
    control.take(state, "lutsk", CP, "test")
    assert state.national_will["ru"] == 4
    control.take(state, "lutsk", AP, "test")
    assert state.national_will["ru"] == 6
    control.take(state, "belgrade", CP, "test")
    assert state.national_will == {"ru": 6, "ge": 6, "ah": 6}


@pytest.mark.rule("illusions", "3.2.3", says="At 2 the nation is demoralized")
@pytest.mark.rule("illusions", "23.2", says="At 2, below which it never falls")
@pytest.mark.rule("illusions", "3.2.3", says="It never falls below 2")
def test_23_2_never_below_2_nor_above_12() -> None:
    state = state_of(units={}, national_will={"ru": 3, "ge": 12, "ah": 12})
    control.take(state, "lutsk", CP, "test")
    assert state.national_will["ru"] == 2
    assert state.is_demoralized("ru")
    state.change_will("ge", 2, "test")
    assert state.national_will["ge"] == 12


# -- uprisings -----------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "6.0", says="uprisings in demoralized nations, the AP first")
@pytest.mark.rule("illusions", "23.3.1", says="The CP likewise for Russia")
@pytest.mark.rule("illusions", "23.3.1", says="The same for Germany")
@pytest.mark.rule("illusions", "23.3.1", says="In the Rebellion Phase, if Austria-Hungary is at 2")
@pytest.mark.rule("illusions", "23.3")
def test_23_3_1_the_allies_place_in_austria_and_germany_then_the_central_powers_in_russia() -> None:
    place = rebellion(will={"ru": 2, "ge": 2, "ah": 2})
    assert place.asked == AP
    place.play("to lemberg")
    assert place.state.control["lemberg"] == "uprising"
    assert place.asked == AP
    place.play("to dresden")
    assert place.asked == CP
    place.play("none")
    assert place.decision is None


@pytest.mark.rule("illusions", "23.3", says="Rebels of a demoralized nation")
@pytest.mark.rule("illusions", "23.3.1", says="When the marker leaves 2 no more are placed")
def test_23_3_1_only_in_demoralized_nations() -> None:
    assert rebellion(will={"ah": 3}).decision is None, "29.0: with 3 no uprising is allowed"


@pytest.mark.rule("illusions", "23.3.2", says="Three at most in a place")
@pytest.mark.rule("illusions", "23.3.2", says="In an unoccupied space of the nation")
@pytest.mark.rule("illusions", "10.1", says="Three uprising units in a space or region")
@pytest.mark.rule("illusions", "11.3.1", says="Uprisings may not be placed on the inset")
def test_23_3_2_where_they_may_be_placed() -> None:
    units = {"lemberg": ["ah_iii"], "vienna": ["ah_uprising", "ah_uprising", "ah_uprising"], "tyrol": ["ge_i"]}
    place = rebellion(units, {"ah": 2}, control={"lemberg": CP, "krakow": AP})
    offered = set(place.offered("to"))
    assert not offered & {"lemberg", "vienna", "trent", "bozen", "berlin", "kiev"}
    assert {"krakow", "przemysl", "budapest", "tyrol", "carniola"} <= offered
    assert place.refused("to lemberg") == "23.3.2"
    assert place.refused("to vienna") == "10.1"
    assert place.refused("to trent") == "23.3.2"


@pytest.mark.rule("illusions", "23.3.2")
@pytest.mark.rule("illusions", "5.1.1")
@pytest.mark.rule("illusions", "11.2.1")
def test_23_3_2_in_a_vp_space_the_controller_loses_a_vp() -> None:
    place = rebellion({}, {"ah": 2}).play("to lemberg")
    assert place.state.vp == 14
    held = rebellion({}, {"ah": 2}, control={"lemberg": AP}).play("to lemberg")
    assert held.state.vp == 16, "taken from the Allied player"


@pytest.mark.rule("illusions", "23.3.2", says="A trench there is removed")
@pytest.mark.rule("illusions", "19.4")
@pytest.mark.rule("illusions", "20.1.1")
def test_23_3_2_a_trench_is_removed_and_a_fort_is_not_touched() -> None:
    trench = {"trenches": {"lublin": 1}, "trench_side": {"lublin": AP}}
    place = rebellion({}, {"ru": 2}, **trench).play("to lublin")
    assert "lublin" not in place.state.trenches
    fort = rebellion({}, {"ru": 2}).play("to warsaw")
    assert fort.state.has_fort("warsaw")
    assert fort.state.sieges == {}


@pytest.mark.rule("illusions", "23.3.2", says="In a VP space it takes control, and its holder loses 1 VP")
@pytest.mark.rule("illusions", "20.1.1", says="neither attack nor besiege it")
def test_23_3_2_an_uprising_takes_the_space_of_a_fort_but_not_the_fort() -> None:
    """Ruling uprising_fort."""
    state = rebellion({}, {"ru": 2}).play("to warsaw").state
    assert state.control["warsaw"] == "uprising"
    assert state.vp == 16
    assert state.has_fort("warsaw")
    state.destroy("ru_uprising_01", "combat")
    control.release(state, "warsaw")
    assert state.control["warsaw"] == AP
    assert state.vp == 15


@pytest.mark.rule("illusions", "23.3.2")
@pytest.mark.rule("illusions", "18.2")
def test_18_2_in_a_region_with_combat_units_an_uprising_takes_no_control() -> None:
    place = rebellion({"moscow": ["ru_xx"]}, {"ru": 2}).play("to moscow")
    assert place.state.control["moscow"] == AP
    assert rebellion({}, {"ru": 2}).play("to moscow").state.control["moscow"] == "uprising"


@pytest.mark.rule("illusions", "23.3.1")
def test_23_3_1_without_a_counter_none_is_placed() -> None:
    state = state_of(units={}, national_will=LOW)
    count = len(state.world.of_type["ru_uprising"])
    places = state.world.in_nation["ru"][:count]
    full = state_of(units={place: ["ru_uprising"] for place in places}, national_will=LOW)
    assert uprisings.nations_to_rise(full, CP) == []
    assert uprisings.nations_to_rise(state, CP) == ["ru"]


@pytest.mark.rule("illusions", "23.3.1", says="As the action of the first round another may be placed")
@pytest.mark.rule("illusions", "8.2", says="In the first round it may place an uprising unit instead")
def test_23_3_1_another_one_by_the_play_without_a_card_in_the_first_round() -> None:
    place = action_round(state_of(units={}, national_will=LOW, turn=9), CP)
    assert place.offered("uprise") == ["ru"]
    place.play("uprise ru", "to sarny")
    assert place.state.control["sarny"] == "uprising"
    assert place.decision is None
    assert place.state.actions[CP] == ["one_ops"]
    assert not action_round(state_of(units={}, national_will=LOW, turn=9), CP, number=2).offered("uprise")
    assert not action_round(state_of(units={}, national_will=LOW, turn=9), AP).offered("uprise")


@pytest.mark.rule("illusions", "12.6.5", says="An uprising unit may be used again")
@pytest.mark.rule("illusions", "23.3.3", says="It stays until destroyed in combat")
@pytest.mark.rule("illusions", "5.1.1")
@pytest.mark.rule("illusions", "23.2")
def test_23_3_3_control_vp_and_will_return_when_the_last_unit_is_gone() -> None:
    state = state_of(units={}, national_will={"ru": 2, "ge": 12, "ah": 12})
    uprisings.place_unit(state, "ru", "lutsk")
    assert (state.vp, state.national_will["ru"]) == (16, 2)
    from desktop.games.illusions.rules.combat import casualties

    casualties.destroy(state, state.at("lutsk")[0], "combat")
    assert state.control["lutsk"] == AP
    assert (state.vp, state.national_will["ru"]) == (15, 4)
    assert uprisings.counter(state, "ru"), "the unit may be used again"


@pytest.mark.rule("illusions", "4.4.1", says="The Russian player places German uprisings")
@pytest.mark.rule("illusions", "4.4.2", says="The Austrian player places Russian uprisings")
@pytest.mark.rule("illusions", "23.3.1")
def test_4_4_who_of_the_partners_places_uprisings() -> None:
    state = state_of(units={}, options={"players": "four"})
    assert uprisings.seat(state, AP, "ge") == "russia"
    assert uprisings.seat(state, AP, "ah") == "entente"
    assert uprisings.seat(state, CP, "ru") == "austria"


# -- the revolution ------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "23.4.1", says="When the turn marker reaches it, the Revolution begins")
@pytest.mark.rule("illusions", "23.4")
def test_23_4_1_the_revolution_begins_when_the_turn_marker_meets_it() -> None:
    state = state_of(units={}, turn=11, revolution="riots", revolution_turn=11)
    place = begin(state, TurnMarker())
    assert place.state.revolution == "begun"
    assert place.state.revolution_turn == 0
    early = begin(state_of(units={}, turn=10, revolution="riots", revolution_turn=11), TurnMarker())
    assert early.state.revolution == "riots"


@pytest.mark.rule("illusions", "23.4.2", says="In each Rebellion Phase the marker advances one stage")
@pytest.mark.rule("illusions", "23.4.2", says="There is no advance while no uprising is in Russia")
def test_23_4_2_one_stage_in_each_phase_while_an_uprising_is_in_russia() -> None:
    seen = []
    for stage in ("begun", "stage_1", "stage_2", "stage_3", "stage_4"):
        place = rebellion(RU_RISING, revolution=stage)
        seen.append(place.state.revolution)
    assert seen == ["stage_1", "stage_2", "stage_3", "stage_4", "stage_4"]
    assert rebellion({}, revolution="begun").state.revolution == "begun", "no uprising, no advance"
    assert rebellion(RU_RISING, revolution="suppressed").state.revolution == "suppressed"
    assert rebellion(RU_RISING, revolution="riots").state.revolution == "riots"


@pytest.mark.rule("illusions", "23.4.2", says="every full-strength Russian LCU on the map loses a step")
def test_23_4_2_stage_3_every_full_russian_large_unit_loses_a_step() -> None:
    units = {**RU_RISING, "kiev": ["ru_xx", "ru_iii-", "ru_inf"], "lemnos": ["br_xii"]}
    place = rebellion(units, revolution="stage_2")
    assert place.state.units["ru_xx"].reduced
    assert place.at("ru_iii") == "kiev"
    assert [event.unit for event in place.of(ev.StepLost)] == ["ru_xx"]  # type: ignore[attr-defined]
    assert not place.state.units["ru_inf_01"].reduced
    assert not place.state.units["br_xii"].reduced


@pytest.mark.rule("illusions", "23.4.2", says="every Russian LCU is replaced by a full SCU")
@pytest.mark.rule("illusions", "22.1")
def test_23_4_2_stage_4_large_units_are_replaced_by_small_ones_of_the_owners_choice() -> None:
    units = {**RU_RISING, "kiev": ["ru_xx-"], "minsk": ["ru_iii"], "reserve": ["ru_inf"], "replaceable": ["ru_cav"]}
    place = rebellion(units, revolution="stage_3")
    assert place.asked == AP
    assert set(place.offered("with")) == {"ru_inf_01", "ru_cav_01"}
    place.play("with ru_cav_01")
    assert place.decision is None
    first, second = place.at("ru_cav_01"), place.at("ru_inf_01")
    assert {first, second} == {"kiev", "minsk"}
    assert {place.at("ru_xx"), place.at("ru_iii")} == {"replaceable"}
    assert place.state.troop_quality["ru"] == 16, "no Troop Quality is lost"


@pytest.mark.rule("illusions", "23.4.2")
def test_23_4_2_stage_4_with_too_few_small_units_the_allies_say_which_go_without() -> None:
    units = {**RU_RISING, "kiev": ["ru_xx"], "minsk": ["ru_iii"], "reserve": ["ru_inf"]}
    place = rebellion(units, revolution="stage_3")
    assert set(place.offered("pick")) == {"ru_xx", "ru_iii"}
    place.play("pick ru_xx")
    assert place.at("ru_inf_01") == "kiev"
    assert place.state.at("minsk") == ()
    assert place.at("ru_iii") == "replaceable"


@pytest.mark.rule("illusions", "23.4.3")
def test_23_4_3_suppression_and_the_fall_of_the_tsar() -> None:
    from desktop.games.illusions.rules.cards import single_events
    from desktop.games.illusions.rules.cards.registry import Play

    state = state_of(units={}, turn=12, revolution="stage_1")
    single_events.long_live_the_tsar(state, Play("allied", "AP-50"))
    assert state.revolution == "suppressed"
    single_events.fall_of_the_tsar(state, Play("central", "CP-51", value=1))
    state.turn = 13
    place = begin(state, TurnMarker())
    assert place.state.revolution == "begun", "from the red space again"


# -- Austria-Hungary -----------------------------------------------------------------------------------
OVERRUN = ("krakow", "przemysl", "lemberg", "czernowitz", "klausenburg", "budapest", "vienna", "trieste", "trent")


def overrun(*free: str) -> dict[str, list[str]]:
    corps = iter(("ru_i", "ru_ii", "ru_iii", "ru_iv", "ru_v", "ru_vi", "ru_vii", "it_ii", "it_v"))
    return {space: [next(corps)] for space in OVERRUN if space not in free}


def status(units: dict[str, list[str]], **fields: Any) -> Position:
    forts = dict.fromkeys(state_of().forts, "destroyed")
    place = begin(state_of(units=units, forts=forts, turn=12, **fields), WarStatus())
    return place.play("hold") if place.offers("hold") else place


@pytest.mark.rule("illusions", "23.5", says="the Armistice marker moves down 4")
@pytest.mark.rule("illusions", "23.5", says="All its combat units are removed; uprisings stay")
@pytest.mark.rule("illusions", "23.5", says="if every Austro-Hungarian VP space is occupied")
@pytest.mark.rule("illusions", "17.3.2")
def test_23_5_austria_hungary_collapses_when_all_its_vp_spaces_are_occupied() -> None:
    units = {
        **overrun(),
        "belgrade": ["sb_1st"],
        "graz": ["ah_iii", "geah_sud"],
        "reserve": ["ah_inf"],
        "pecs": ["ah_uprising"],
    }
    place = status(units, at_war={"it": AP}, rp={**dict.fromkeys(("ru", "it", "ap_a", "ge", "cp_a"), 0), "ah": 4})
    state = place.state
    assert state.nations["ah"] == "collapsed"
    assert {place.at("ah_iii"), place.at("ah_inf_01")} == {"removed"}
    assert place.at("geah_sud") == "graz", "it stays as a German unit"
    assert state.at("pecs"), "uprisings stay"
    assert state.armistice == 36
    assert state.rp["ah"] == 0


@pytest.mark.rule("illusions", "23.5")
def test_23_5_controlled_is_not_enough_but_an_uprising_is() -> None:
    held = status(overrun("lemberg"), at_war={"it": AP}, control={"lemberg": AP})
    assert held.state.nations["ah"] == "at_war"
    risen = status({**overrun("lemberg"), "lemberg": ["ah_uprising"]}, at_war={"it": AP})
    assert risen.state.nations["ah"] == "collapsed"


@pytest.mark.rule("illusions", "23.5")
@pytest.mark.rule("illusions", "14.2.1")
def test_23_5_its_sources_supply_nobody_but_krakow_serves_germany() -> None:
    nations = {**state_of().nations, "ah": "collapsed"}
    cut = dict.fromkeys(("kattowitz", "teschen", "neu_sandez", "tarnow"), AP)
    state = state_of(
        units={"krakow": ["ge_i"], "vienna": ["tu_i"]}, nations=nations, control=cut, flags={"blockade": 1}
    )
    assert supply.status(state, "ge_i") == "full"
    ring = dict.fromkeys(("prague", "brunn", "sillein", "tyrol"), AP)
    alone = state_of(units={"vienna": ["tu_i"]}, nations=nations, control={**cut, **ring}, flags={"blockade": 1})
    assert supply.status(alone, "tu_i") == "out"


@pytest.mark.rule("illusions", "23.6", says="but Brandenburg held")
@pytest.mark.rule("illusions", "23.6", says="It never collapses")
def test_23_6_germany_never_collapses_and_lives_from_brandenburg() -> None:
    corps = iter(("ru_i", "ru_ii", "ru_iii", "ru_iv", "ru_v"))
    units = {space: [next(corps)] for space in ("berlin", "breslau", "danzig", "konigsberg", "posen")}
    place = status({**units, "stettin": ["ge_i"]}, control={"krakow": AP})
    assert place.state.nations["ge"] == "at_war"
    assert supply.status(place.state, "ge_i") == "full"
    from desktop.games.illusions.rules.reinforcement import placement

    assert placement.sources(place.state, "ge") == ["brandenburg"]


@pytest.mark.rule("illusions", "23.5", says="but no more are placed")
@pytest.mark.rule("illusions", "23.3.1")
def test_23_5_no_more_uprisings_are_placed_in_a_collapsed_empire() -> None:
    nations = {**state_of().nations, "ah": "collapsed"}
    assert rebellion({}, {"ah": 2}, nations=nations).decision is None


@pytest.mark.rule("illusions", "23.4.2")
def test_23_4_2_events_tell_of_each_stage() -> None:
    place = rebellion(RU_RISING, revolution="begun")
    assert [event.stage for event in place.of(ev.RevolutionChanged)] == ["stage_1"]  # type: ignore[attr-defined]
    assert in_round(state_of(units={}), AP).revolution == ""


IDLE = ("one-ops", "marked", "moved", "none", "hold", "done", "keep")


def idle_turn(state: IllusionsState, turn: int) -> Position:
    """A turn in which nobody does anything that can be left undone."""
    place = begin(state, Turn(turn=turn))
    while place.decision is not None:
        place.play(next((text for text in IDLE if place.offers(text)), place.actions[0]))
    return place


@pytest.mark.rule("illusions", "23.4.2")
@pytest.mark.rule("illusions", "23.4.1")
@pytest.mark.rule("illusions", "6.0")
def test_23_4_2_the_timetable_begins_with_the_turn_and_stage_1_comes_in_its_rebellion_phase() -> None:
    state = state_of("brusilov", turn=9, revolution="riots", revolution_turn=10)
    uprisings.place_unit(state, "ru", "mogilev")
    place = idle_turn(state, 10)
    stages = [event.stage for event in place.of(ev.RevolutionChanged)]  # type: ignore[attr-defined]
    assert stages == ["begun", "stage_1"]
    again = idle_turn(place.state, 11)
    assert again.state.revolution == "stage_2"
