"""9.7.2, 26.0 Neutral and minor countries: entry, control, breach of neutrality, collapse."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.illusions.rules.map import control, entering
from desktop.games.illusions.rules.nations import collapse, neutrals
from desktop.games.illusions.rules.nations.neutral_entry import NeutralEntry
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.rules.turn.war_status import WarStatus
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.state import IllusionsState
from tests.games.illusions.position import AP, CP, Position, action_round, begin, in_round, operations, state_of


def entry(nation: str, side: str, card: str, **fields: Any) -> Position:
    return begin(in_round(state_of(**fields), side), NeutralEntry(nation=nation, side=side, card=card))


def call_up(place: Position) -> Position:
    """The first corps offered comes."""
    while place.decision is not None:
        place.play(place.actions[0])
    return place


def status(units: dict[str, list[str]], *answers: str, **fields: Any) -> Position:
    place = begin(state_of(units=units, turn=9, **fields), WarStatus())
    for answer in answers or ("hold",):
        if place.offers(answer):
            place.play(answer)
    return place


# -- entry ---------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "26.4.2", says="The AP gain 1 VP for each of its VP spaces")
@pytest.mark.rule("illusions", "26.4.2", says="the Italian LCUs reduced")
@pytest.mark.rule("illusions", "26.4")
@pytest.mark.rule("illusions", "26.0")
@pytest.mark.rule("illusions", "9.7.2", says="The units of the entry chart are placed at once")
def test_26_4_2_italy_joins_with_its_units_its_spaces_and_its_vp() -> None:
    place = entry("it", AP, "AP-21", turn=5)
    state = call_up(place).state
    assert state.nations["it"] == "at_war"
    assert state.side_of_nation("it") == AP
    assert {state.control[space] for space in state.world.in_nation["it"]} == {AP}
    assert state.vp == 13, "Venice and Verona"
    large = [unit for unit in state.world.of_nation["it"] if state.world.units[unit].lcu and state.on_map(unit)]
    assert len(large) == 12
    assert all(state.units[unit].reduced for unit in large)
    assert place.at("it_vii") == "venice"
    assert sum(state.place_of(unit) == "reserve" for unit in state.world.of_nation["it"]) == 11
    assert place.at("it_xvi") == "vlore"
    assert state.control["vlore"] == AP


@pytest.mark.rule("illusions", "26.4.2")
@pytest.mark.rule("illusions", "9.7.2")
def test_26_4_2_four_austrian_corps_are_called_to_the_isonzo() -> None:
    place = entry("it", AP, "AP-21", turn=5)
    assert place.asked == CP
    assert place.rule == "9.7.2"
    call_up(place)
    units = place.state.world.units
    for space in ("gorizia", "caporetto"):
        assert [units[unit].lcu for unit in place.state.at(space)] == [True, True]


@pytest.mark.rule("illusions", "9.7.2")
@pytest.mark.rule("illusions", "26.4.2")
def test_9_7_2_a_starred_unit_whose_space_is_enemy_held_goes_to_durres_or_lemnos() -> None:
    place = entry("it", AP, "AP-21", turn=5, control={"vlore": CP})
    assert place.asked == AP
    assert place.offered("to") == ["durres", "lemnos"]
    place.play("to lemnos")
    assert place.at("it_xvi") == "lemnos"


@pytest.mark.rule("illusions", "2.0", says="Bulgaria and perhaps Greece may join them")
@pytest.mark.rule("illusions", "26.2.2", says="The CP gain 1 VP for each of its VP spaces")
@pytest.mark.rule("illusions", "26.2.2", says="By Bulgaria the units of its chart are placed")
@pytest.mark.rule("illusions", "26.2")
@pytest.mark.rule("illusions", "9.7.2")
def test_26_2_2_bulgaria_joins() -> None:
    place = call_up(entry("bu", CP, "CP-23", turn=6))
    state = place.state
    assert state.vp == 17
    assert (place.at("bu_1st"), place.at("gebu_lxi"), place.at("gebu_lxii")) == ("vidin", "temesvar", "novi_sad")
    assert supply.status(state, "bu_2nd") == "full"
    reserve = [unit for unit in state.in_box(AP, "reserve") if state.world.units[unit].nation in ("br", "fr")]
    assert len(reserve) == 10


@pytest.mark.rule("illusions", "9.7.2", says="goes to the nearest friendly space in supply")
def test_9_7_2_a_unit_whose_space_is_full_goes_to_the_nearest_friendly_supplied_space() -> None:
    units = {"temesvar": ["ah_iii", "ah_ii", "ah_iv"], "belgrade": ["sb_1st"]}
    place = entry("bu", CP, "CP-23", units=units, turn=6)
    near = set(place.offered("to"))
    assert near <= set(place.state.world.neighbours["temesvar"]) - {"belgrade"}
    assert near >= {"arad", "szeged"}
    place.play("to arad")
    assert place.at("gebu_lxi") == "arad"


@pytest.mark.rule("illusions", "9.7.2")
def test_9_7_2_a_near_space_without_supply_does_not_count() -> None:
    ring = dict.fromkeys(("novi_sad", "agram", "banja_luka", "pecs", "tuzla"), AP)
    place = entry("bu", CP, "CP-23", units={}, control=ring, turn=6)
    assert place.offered("to") == ["szeged", "temesvar"], "Esseg is cut off"


@pytest.mark.rule("illusions", "26.5.2", says="The AP gain 1 VP for each of its VP spaces")
@pytest.mark.rule("illusions", "26.5.2", says="By Romania the units of its chart are placed")
@pytest.mark.rule("illusions", "26.5")
def test_26_5_2_romania_joins() -> None:
    place = call_up(entry("ro", AP, "AP-39", units={"lemberg": ["ah_iii", "ah_ii"]}, turn=9))
    state = place.state
    assert state.vp == 13
    assert place.at("rusb_yugo") == "odessa"
    assert place.at("ge_alpenkorps") == "hermannstadt"
    assert sum(state.world.units[unit].nation == "ah" for unit in state.at("schlossberg")) == 1


@pytest.mark.rule("illusions", "26.5.2", says="enemy-held or full, its corps goes to the nearest Central space")
def test_26_5_2_corps_that_their_space_cannot_take_go_to_the_nearest() -> None:
    units = {"lemberg": ["ah_iii", "ah_ii"]}
    place = entry("ro", AP, "AP-39", units=units, control={"schlossberg": AP, "kronstadt": AP}, turn=9)
    place.play("pick ah_ii")
    assert place.at("ah_ii") == "hermannstadt", "its own space takes it"
    place.play("pick ah_iii")
    assert set(place.offered("to")) == {"bistritz", "hermannstadt", "karlsburg", "klausenburg"}
    place.play("to klausenburg")
    assert place.at("ah_iii") == "klausenburg"
    assert place.decision is None


@pytest.mark.rule("illusions", "26.4.2")
def test_26_4_2_the_isonzo_knows_no_other_space() -> None:
    place = call_up(entry("it", AP, "AP-21", turn=5, control={"gorizia": AP, "caporetto": AP}))
    assert not any(place.state.units_of(CP, space) for space in ("gorizia", "caporetto", "trieste"))


@pytest.mark.rule("illusions", "26.2.1")
@pytest.mark.rule("illusions", "26.4.1")
@pytest.mark.rule("illusions", "26.5.1")
@pytest.mark.rule("illusions", "4.3")
@pytest.mark.rule("illusions", "11.1.5")
def test_26_2_1_nobody_enters_before_the_entry() -> None:
    for units, side, closed in (
        ({"nis": ["sb_1st"]}, AP, "sofia"),
        ({"czernowitz": ["ah_iii"]}, CP, "jassy"),
        ({"carniola": ["ah_iii"]}, CP, "gorizia"),
    ):
        place = operations(state_of(units=units, turn=2), side)
        mark = next(iter(units.values()))[0] if "carniola" in units else next(iter(units))
        place.play(f"mark {mark} move", "marked", f"pick {next(iter(units.values()))[0]}")
        assert closed not in place.offered("to")


# -- Greece --------------------------------------------------------------------------------------------
def walk(state: IllusionsState, side: str, *texts: str, dice: list[int]) -> Position:
    return operations(state, side, dice=dice).play(*texts)


@pytest.mark.rule("illusions", "26.3.1")
@pytest.mark.rule("illusions", "26.3")
@pytest.mark.rule("illusions", "11.1.5")
def test_26_3_1_entering_athens_may_bring_greece_in_on_the_other_side() -> None:
    for die, joined in ((4, ""), (5, CP)):
        state = state_of(units={"lamia": ["br_xii"]}, turn=6)
        place = walk(state, AP, "mark lamia move", "marked", "pick br_xii", "to athens", dice=[die])
        assert place.state.side_of_nation("gr") == joined
        assert place.state.control["athens"] == AP
        assert place.state.vp == (14 if not joined else 15), "Athens for the AP, Salonika for an ally of the CP"


@pytest.mark.rule("illusions", "26.3.1")
def test_26_3_1_salonika_is_a_breach_for_the_central_powers_only() -> None:
    allied = walk(
        state_of(units={"larissa": ["br_xii"]}, turn=6),
        AP,
        "mark larissa move",
        "marked",
        "pick br_xii",
        "to salonika",
        dice=[],
    )
    assert allied.state.control["salonika"] == AP
    for die, joined in ((5, ""), (6, AP)):
        state = state_of(units={"doiran": ["bu_1st"]}, at_war={"bu": CP}, turn=6)
        place = walk(state, CP, "mark doiran move", "marked", "pick bu_1st", "to salonika", dice=[die])
        assert place.state.side_of_nation("gr") == joined
        assert place.state.control["salonika"] == CP


@pytest.mark.rule("illusions", "26.3.1", says="on 5 or 6 Greece joins the other side")
@pytest.mark.parametrize(("reading", "rolls"), [("any", True), ("move", False)])
def test_26_3_1_an_advance_into_athens_by_either_reading(reading: str, rolls: bool) -> None:
    """Ruling breach_entry."""
    state = state_of(units={"athens": ["br_xii"]}, control={"athens": CP}, turn=6, options={"breach_entry": reading})
    state.chance.begin([6] if rolls else [])
    entering.enter(state, ["br_xii"], "athens", "advance")
    assert state.control["athens"] == AP
    assert (state.side_of_nation("gr") == CP) == rolls


@pytest.mark.rule("illusions", "26.3.1", says="Attacking a Greek unit brings Greece in at once")
@pytest.mark.rule("illusions", "12.1")
def test_26_3_1_who_attacks_neutral_greeks_brings_greece_in_against_him() -> None:
    state = state_of(units={"larissa": ["gr_i"], "lamia": ["gr_iii"]}, turn=6)
    neutrals.attacked(state, AP)
    assert state.side_of_nation("gr") == CP
    assert state.vp == 17
    assert state.owner_of("gr_i") == CP
    assert state.units_of(CP, "larissa") == ("gr_i",)


@pytest.mark.rule("illusions", "26.3.1", says="When it joins, its ally gains 1 VP")
@pytest.mark.rule("illusions", "26.3.2")
@pytest.mark.rule("illusions", "19.4")
def test_26_3_1_vp_of_greek_spaces_already_controlled_do_not_count_again() -> None:
    state = state_of(units={"athens": ["br_xii"], "larissa": ["gr_i"]}, turn=6)
    neutrals.join(state, "gr", AP)
    assert state.vp == 14, "Salonika only"
    assert state.control["larissa"] == AP
    assert state.trench_side["doiran"] == AP
    assert supply.status(state, "gr_i") == "full"


@pytest.mark.rule("illusions", "26.3.2", says="unless King Constantine follows")
@pytest.mark.rule("illusions", "9.7.2")
def test_26_3_2_greece_joins_before_the_next_central_action_unless_it_is_king_constantine() -> None:
    flags = {"greece_pending": 1}
    state = state_of(units={}, turn=10, flags=flags, hands={CP: ["CP-35", "CP-36"]})
    place = action_round(state, CP)
    assert place.state.side_of_nation("gr") == ""
    place.play("one-ops")
    assert place.state.side_of_nation("gr") == AP
    assert not place.state.flag("greece_pending")
    countered = action_round(state_of(units={}, turn=10, flags=flags, hands={CP: ["CP-35"]}), CP).play(
        "play CP-35 event"
    )
    assert countered.state.side_of_nation("gr") == ""
    assert not countered.state.flag("greece_pending")


@pytest.mark.rule("illusions", "26.3.2", says="By King Constantine on the Central side")
@pytest.mark.rule("illusions", "26.3.3")
def test_26_3_2_king_constantine_brings_greece_to_the_central_powers() -> None:
    at_war = {"ro": AP, "bu": CP}
    held = dict.fromkeys(("belgrade", "cetinje", "bucharest", "constanta", "sofia", "burgas"), CP)
    state = state_of(units={"lamia": ["gr_i"]}, turn=10, at_war=at_war, control=held, hands={CP: ["CP-35"]})
    place = action_round(state, CP).play("play CP-35 event")
    assert place.state.side_of_nation("gr") == CP
    assert place.state.vp == 17
    assert place.state.control["athens"] == CP
    lost = state_of(units={"lamia": ["gr_i"]}, at_war={"gr": CP}, control={"athens": AP, "salonika": AP})
    assert lost.nations["gr"] == "at_war", "Greece does not collapse"
    assert supply.status(lost, "gr_i") == "out", "both sources are lost"


# -- collapses -----------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "26.2.3", says="Armistice -3")
@pytest.mark.rule("illusions", "26.2.3", says="If the AP control both VP spaces")
@pytest.mark.rule("illusions", "17.3.2")
def test_26_2_3_bulgaria_collapses() -> None:
    units = {
        "sofia": ["sb_1st"], "burgas": ["br_xii"], "vidin": ["bu_1st", "gebu_lxi"], "reserve": ["bu_inf", "ge_inf"],
        "nis": ["gebu_lxii"], "belgrade": ["sb_2nd"], "philippopoli": ["tu_i"],
    }  # fmt: skip
    place = status(units, "hold", "pick gebu_lxi", at_war={"bu": CP})
    state = place.state
    assert state.nations["bu"] == "collapsed"
    assert place.at("ge_inf_01") == "vidin"
    assert {place.at("bu_1st"), place.at("bu_inf_01"), place.at("gebu_lxi"), place.at("gebu_lxii")} == {"removed"}
    assert state.armistice == 37


@pytest.mark.rule("illusions", "26.2.3", says="the commands LXI and LXII each become")
def test_26_2_3_each_german_command_becomes_a_german_division_if_there_is_one() -> None:
    units = {
        "sofia": ["sb_1st"], "burgas": ["br_xii"], "vidin": ["gebu_lxi"], "temesvar": ["gebu_lxii"],
        "reserve": ["ge_inf", "ge_res", "ge_elite"],
    }  # fmt: skip
    state = state_of(units=units, turn=9, at_war={"bu": CP})
    place = begin(state, WarStatus())
    assert place.asked == CP
    offered = set(place.offered("with"))
    assert offered == {"ge_inf_01", "ge_res_01"}
    place.play("with ge_res_01")
    assert place.at("ge_res_01") in ("vidin", "temesvar")
    assert place.at("ge_inf_01") in ("vidin", "temesvar")


@pytest.mark.rule("illusions", "26.2.3", says="for good; its sources supply nobody")
@pytest.mark.rule("illusions", "14.2.1")
def test_26_2_3_bulgarian_sources_supply_nobody_after_the_collapse() -> None:
    ring = dict.fromkeys(("nis", "vidin", "plevna", "philippopoli", "strumica", "veles"), AP)
    fields: dict[str, Any] = {"units": {"sofia": ["ge_i"]}, "control": ring, "at_war": {"bu": CP}}
    before = state_of(**fields)
    assert supply.status(before, "ge_i") == "limited"
    before.collapse("bu")
    assert supply.status(before, "ge_i") == "out"


@pytest.mark.rule("illusions", "26.5.3", says="Armistice -2")
@pytest.mark.rule("illusions", "26.5.3", says="Romanian units that trace to Odessa stay")
@pytest.mark.rule("illusions", "26.5.3", says="If the CP control both VP spaces")
@pytest.mark.rule("illusions", "17.3.2")
def test_26_5_3_romania_collapses_and_who_traces_to_odessa_stays() -> None:
    units = {
        "bucharest": ["ge_i"], "constanta": ["bu_1st"], "jassy": ["ro_1st"], "craiova": ["ro_2nd"],
        "belgrade": ["sb_1st"], "replaceable": ["ro_3rd"],
    }  # fmt: skip
    cut = dict.fromkeys(("turnu_severin", "targu_jiu", "campolung"), CP)
    place = status(units, at_war={"ro": AP, "bu": CP}, control=cut, forts={"bucharest": "destroyed"})
    assert place.state.nations["ro"] == "collapsed"
    assert place.at("ro_1st") == "jassy"
    assert supply.status(place.state, "ro_1st") == "full", "it acts normally from Odessa"
    assert place.at("ro_2nd") == "removed"
    assert place.at("ro_3rd") == "replaceable"
    assert place.state.armistice == 38


@pytest.mark.rule("illusions", "26.6.2", says="or no Serbian LCU is in Serbia or Montenegro")
@pytest.mark.rule("illusions", "26.6.2", says="Units that trace to Allied-held Cetinje or Belgrade")
@pytest.mark.rule("illusions", "26.6")
@pytest.mark.rule("illusions", "26.6.1")
def test_26_6_2_serbia_collapses_when_both_vp_spaces_are_lost_or_its_army_is_gone() -> None:
    both = status({"belgrade": ["ah_iii"], "cetinje": ["ah_ii"], "nis": ["sb_1st"]}, forts={"belgrade": "destroyed"})
    assert both.state.nations["sb"] == "collapsed"
    assert both.at("sb_1st") == "replaceable"
    gone = status({"belgrade": ["sb_inf"], "lemnos": ["sb_1st"], "cetinje": ["mn_inf"]})
    assert gone.state.nations["sb"] == "collapsed"
    assert gone.at("sb_1st") == "lemnos"
    assert gone.at("sb_inf_01") == "belgrade", "it traces to Belgrade"
    assert status({"nis": ["sb_1st"]}).state.nations["sb"] == "at_war"


@pytest.mark.rule("illusions", "26.6.2", says="Armistice -2")
def test_26_6_2_montenegrins_without_a_line_are_eliminated() -> None:
    units = {"belgrade": ["ah_iii"], "cetinje": ["ah_ii"], "scutari": ["mn_inf"]}
    place = status(units, forts={"belgrade": "destroyed"}, control={"durres": CP})
    assert place.at("mn_inf_01") == "eliminated"
    assert place.state.armistice == 38


@pytest.mark.rule("illusions", "26.6.2", says="The effects end when the AP retake Belgrade")
@pytest.mark.rule("illusions", "26.6.2", says="In the War Status Phase, if the CP control both VP spaces")
def test_26_6_2_the_allies_may_declare_it_and_it_happens_once() -> None:
    place = status({"nis": ["sb_1st"]}, "declare sb")
    state = place.state
    assert state.nations["sb"] == "collapsed"
    state.control["belgrade"] = CP
    control.take(state, "belgrade", AP, "test")
    assert state.nations["sb"] == "at_war", "its effects end when Belgrade is retaken"
    assert state.armistice == 38, "the marker does not move back"
    assert place.of(ev.NationCollapsed)
    assert not collapse.may_collapse(state, "sb")


@pytest.mark.rule("illusions", "26.6.2")
def test_26_6_2_in_the_brusilov_scenario_it_cannot_recur() -> None:
    state = state_of("brusilov")
    assert not collapse.may_collapse(state, "sb")
    control.take(state, "belgrade", AP, "test")
    assert state.nations["sb"] == "at_war"
    assert not collapse.may_collapse(state, "sb")


@pytest.mark.rule("illusions", "26.7.2", says="but not both Rodosto and Anatolia")
@pytest.mark.rule("illusions", "26.7")
@pytest.mark.rule("illusions", "26.4.3", says="but Southern Italy held")
@pytest.mark.rule("illusions", "26.3.3")
def test_26_7_2_turkey_italy_and_greece_do_not_collapse() -> None:
    assert set(state_of().world.collapses) == {"bu", "ro", "sb", "ah"}
    units = {"rodosto": ["tu_i"], "adrianople": ["bu_1st"]}
    state = state_of(units=units, at_war={"bu": CP}, control={"constantinople": AP, "anatolia": AP})
    assert supply.status(state, "tu_i") == "full", "Rodosto is left"
    italy = state_of(
        units={"southern_italy": ["it_ii", "br_xii"]}, at_war={"it": AP}, control={"venice": CP, "verona": CP}
    )
    assert supply.status(italy, "it_ii") == supply.status(italy, "br_xii") == "full"


@pytest.mark.rule("illusions", "26.1", says="Open to both sides")
@pytest.mark.rule("illusions", "26.1.1", says="Both sides may enter its empty spaces")
def test_26_1_both_sides_enter_albania() -> None:
    for units, side in (({"cetinje": ["sb_1st"]}, AP), ({"pristina": ["ah_iii"]}, CP)):
        place = operations(state_of(units=units, turn=5), side)
        origin, unit = next((key, stack[0]) for key, stack in units.items())
        place.play(f"mark {origin} move", "marked", f"pick {unit}", "to scutari")
        assert place.state.control["scutari"] == side
