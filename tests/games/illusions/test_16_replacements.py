"""16.0, 24.2 Replacements, conversions and Troop Quality in the Replacement Phase."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.illusions.rules.reinforcement import replacement_options as rp
from desktop.games.illusions.rules.reinforcement.replacement import Replacement
from tests.games.illusions.position import AP, CP, Position, begin, state_of

NO_POINTS = {"ru": 0, "it": 0, "ap_a": 0, "ge": 0, "ah": 0, "cp_a": 0}


def phase(units: dict[str, list[str]], side: str = AP, points: dict[str, int] | None = None, **fields: Any) -> Position:
    """The phase with so many half points."""
    state = state_of(units=units, rp={**NO_POINTS, **(points or {})}, **fields)
    return begin(state, Replacement(side=side))


@pytest.mark.rule("illusions", "16.2", says="SCUs: 1 point for two steps")
@pytest.mark.rule("illusions", "16.1")
@pytest.mark.rule("illusions", "16.0", says="Recorded points repair and rebuild units")
@pytest.mark.rule("illusions", "16.2", says="An LCU: 1 point for each step")
@pytest.mark.rule("illusions", "9.6")
@pytest.mark.rule("illusions", "9.6.1")
def test_16_2_a_large_unit_costs_a_point_a_step_and_a_small_one_half() -> None:
    place = phase({"kiev": ["ru_xx-", "ru_inf-"], "moscow": ["ru_cav-"]}, points={"ru": 4})
    place.play("replace ru_xx ru")
    assert place.state.rp["ru"] == 2
    place.play("replace ru_cav_01 ru", "replace ru_inf_01 ru")
    assert place.state.rp["ru"] == 0
    assert place.decision is None


@pytest.mark.rule("illusions", "2.0", says="the classes of replacement points of the smaller allies")
@pytest.mark.rule("illusions", "9.6.1", says="AP-A: Britain, France, Romania")
@pytest.mark.rule("illusions", "16.1", says="AP-A and CP-A points serve the smaller allies")
@pytest.mark.rule("illusions", "16.1", says="Points of Russia, Germany, Austria-Hungary and Italy")
def test_16_1_points_serve_their_class_only() -> None:
    units = {"kiev": ["ru_xx-"], "lemnos": ["br_xii-", "fr_ao1-"], "belgrade": ["sb_1st-"]}
    place = phase(units, points={"ap_a": 2})
    assert set(place.offered("replace")) == {"br_xii ap_a", "fr_ao1 ap_a", "sb_1st ap_a"}
    assert place.refused("replace ru_xx ap_a") == "16.1"
    central = phase({"berlin": ["ge_i-"], "vienna": ["ah_iii-"], "anatolia": ["tu_i-"]}, CP, points={"cp_a": 2})
    assert central.offered("replace") == ["tu_i cp_a"]


@pytest.mark.rule("illusions", "9.6.1", says="CP-A: Turkey, Bulgaria, a Central Greece")
@pytest.mark.rule("illusions", "16.1")
@pytest.mark.rule("illusions", "26.3.2")
def test_16_1_greek_units_take_the_points_of_their_ally() -> None:
    for side, pool in ((AP, "ap_a"), (CP, "cp_a")):
        place = phase({"athens": ["gr_i-"]}, side, points={pool: 2}, at_war={"gr": side})
        assert place.offered("replace") == [f"gr_i {pool}"]


@pytest.mark.rule("illusions", "16.2.1", says="They are lost")
def test_16_2_1_what_is_not_spent_is_lost() -> None:
    place = phase({"kiev": ["ru_xx-"]}, points={"ru": 6, "it": 2}).play("done")
    assert place.state.rp == NO_POINTS


@pytest.mark.rule("illusions", "16.4", says="cannot trace to a source of its own nation takes none")
@pytest.mark.rule("illusions", "16.3")
@pytest.mark.rule("illusions", "14.2")
def test_16_4_only_units_with_a_line_to_an_own_source() -> None:
    place = phase({"kiev": ["sb_1st-", "ru_xx-"]}, points={"ap_a": 2, "ru": 2}, control=None)
    assert place.offered("replace") == ["ru_xx ru"]
    assert place.refused("replace sb_1st ap_a") == "16.4"
    lost = dict.fromkeys(("vienna", "budapest", "tyrol", "carniola", "krakow"), AP)
    units = {"replaceable": ["ah_inf", "ah_iii"], "berlin": ["ge_i-"]}
    none = phase(units, CP, points={"ah": 8, "ge": 2}, control=lost)
    assert not none.offered("rebuild")
    assert none.refused("rebuild ah_iii ah full") == "16.3"


@pytest.mark.rule("illusions", "14.2.3", says="They never take replacements")
@pytest.mark.rule("illusions", "2.0", says="yellow box; they never take replacements")
@pytest.mark.rule("illusions", "9.6.1", says="Special and uprising units never take any")
@pytest.mark.rule("illusions", "16.5", says="Special and uprising units")
@pytest.mark.rule("illusions", "3.2.1")
@pytest.mark.rule("illusions", "26.6.1", says="Montenegrin units take no replacements")
def test_16_5_special_units_montenegrins_and_staffs_take_none() -> None:
    units = {"vienna": ["geah_sud-"], "cetinje": ["mn_inf-"], "kiev": ["ru_black_sea-", "hq_brusilov-", "ru_xx"]}
    assert phase(units, points={"ru": 4, "ap_a": 4}).decision is None
    place = phase({**units, "berlin": ["ge_i-"]}, CP, points={"ge": 4, "ah": 4})
    assert place.offered("replace") == ["ge_i ge"]
    assert place.refused("replace geah_sud ge") == "16.5"


@pytest.mark.rule("illusions", "16.6", says="Russian, Italian, Turkish, Bulgarian")
@pytest.mark.rule("illusions", "16.6", says="LCUs to the map at once")
@pytest.mark.rule("illusions", "16.1", says="destroyed ones are rebuilt from the Replaceable box")
@pytest.mark.rule("illusions", "24.1", says="+1 when a destroyed LCU is rebuilt to full strength")
@pytest.mark.rule("illusions", "24.0")
def test_16_6_a_rebuilt_large_unit_goes_to_the_map_and_raises_troop_quality_if_full() -> None:
    units = {"replaceable": ["ru_xx", "ru_iii"]}
    quality = {"ru": 10, "ge": 16, "ah": 16, "it": 16}
    place = phase(units, points={"ru": 6}, troop_quality=quality)
    assert "ru_xx ru full" in place.offered("rebuild")
    place.play("rebuild ru_xx ru full")
    assert set(place.offered("to")) == set(place.state.world.sources["ru"])
    place.play("to kiev")
    assert place.state.rp["ru"] == 2
    assert place.state.troop_quality["ru"] == 11
    assert place.offered("rebuild") == ["ru_iii ru reduced"]
    place.play("rebuild ru_iii ru reduced", "to kiev")
    assert place.state.units["ru_iii"].reduced
    assert place.state.troop_quality["ru"] == 11, "only for a full rebuild"


@pytest.mark.rule("illusions", "16.6")
@pytest.mark.rule("illusions", "13.4")
def test_16_6_small_units_also_go_to_the_reserve_box() -> None:
    place = phase({"replaceable": ["ru_inf"]}, points={"ru": 2}).play("rebuild ru_inf_01 ru full")
    assert "reserve" in place.offered("to")
    place.play("to reserve")
    assert place.at("ru_inf_01") == "reserve"
    assert not place.state.units["ru_inf_01"].reduced
    weak = phase({"replaceable": ["ru_inf"]}, points={"ru": 1}).play("rebuild ru_inf_01 ru reduced")
    assert "reserve" not in weak.offered("to")


@pytest.mark.rule("illusions", "16.6")
@pytest.mark.rule("illusions", "10.3")
@pytest.mark.rule("illusions", "15.1")
def test_16_6_stacking_and_sieges_close_a_source() -> None:
    full = {"kiev": ["ru_i", "ru_ii", "ru_iii"], "brest_litovsk": ["ge_i"], "replaceable": ["ru_xx"]}
    place = phase(full, points={"ru": 4}).play("rebuild ru_xx ru full")
    assert not {"kiev", "brest_litovsk"} & set(place.offered("to"))
    besieged = phase({"krakow": ["br_xii"], "replaceable": ["ge_i"]}, CP, points={"ge": 4})
    assert "krakow" not in besieged.play("rebuild ge_i ge full").offered("to")


@pytest.mark.rule("illusions", "16.6", says="Serbian units in Belgrade or Cetinje")
@pytest.mark.rule("illusions", "16.6", says="British and French units on Lemnos")
@pytest.mark.rule("illusions", "16.6", says="German and Austrian units on theirs")
def test_16_6_where_the_nations_come_back() -> None:
    state = state_of(units={"replaceable": ["br_xii", "sb_1st", "ge_i", "ah_iii"]})
    assert rp.sources(state, "br_xii") == ["lemnos"]
    assert rp.sources(state, "sb_1st") == ["belgrade", "cetinje"]
    assert rp.sources(state, "ge_i") == ["berlin", "brandenburg", "breslau", "konigsberg", "krakow"]
    assert "krakow" in rp.sources(state, "ah_iii")
    italy = state_of(units={"replaceable": ["br_xii"]}, at_war={"it": AP})
    assert rp.sources(italy, "br_xii") == ["lemnos", "southern_italy"]
    returned = state_of(units={}, flags={"serbs_returned": 1}, control={"belgrade": CP})
    assert rp.sources(returned, "sb_1st") == ["cetinje", "lemnos"]


@pytest.mark.rule("illusions", "26.6.2", says="Until The Serbs Return only units on Lemnos")
@pytest.mark.rule("illusions", "16.6", says="After the collapse nowhere until The Serbs Return")
def test_26_6_2_after_the_collapse_only_serbs_on_lemnos_take_points_until_they_return() -> None:
    nations = {**state_of().nations, "sb": "collapsed"}
    units = {"lemnos": ["sb_1st-"], "cetinje": ["sb_2nd-"], "replaceable": ["sb_inf"]}
    place = phase(units, points={"ap_a": 8}, nations=nations)
    assert place.offered("replace") == ["sb_1st ap_a"]
    assert not place.offered("rebuild")
    assert place.refused("rebuild sb_inf_01 ap_a full") == "26.6.2"
    back = phase(units, points={"ap_a": 8}, nations=nations, flags={"serbs_returned": 1})
    assert set(back.offered("replace")) == {"sb_1st ap_a", "sb_2nd ap_a"}
    assert "sb_inf_01 ap_a full" in back.offered("rebuild")


@pytest.mark.rule("illusions", "24.2", says="in the Replacement Phase a step of an LCU costs 2 points")
@pytest.mark.rule("illusions", "16.2", says="With Poor Troop Quality twice as much")
def test_24_2_poor_quality_doubles_the_costs() -> None:
    poor = {"ru": 1, "ge": 16, "ah": 16, "it": 16}
    place = phase({"kiev": ["ru_xx-", "ru_inf-"]}, points={"ru": 4}, troop_quality=poor)
    place.play("replace ru_xx ru")
    assert place.state.rp["ru"] == 0
    small = phase({"kiev": ["ru_xx-", "ru_inf-"]}, points={"ru": 3}, troop_quality=poor)
    assert small.offered("replace") == ["ru_inf_01 ru"]
    small.play("replace ru_inf_01 ru")
    assert small.decision is None


@pytest.mark.rule("illusions", "16.7.1", says="It serves Turkish units only")
@pytest.mark.rule("illusions", "16.7")
def test_16_7_1_a_german_point_becomes_a_turkish_one() -> None:
    units = {"anatolia": ["tu_i-", "tu_inf-"], "berlin": ["ge_i"], "replaceable": ["tu_inf"]}
    place = phase(units, CP, points={"ge": 4}, flags={"ge_to_tu": 1})
    assert place.offered("convert") == ["ge_to_tu"]
    place.play("convert ge_to_tu")
    assert place.state.rp["ge"] == 2
    assert not place.offered("convert"), "one a turn"
    assert "tu_i tu" in place.offered("replace")
    place.play("replace tu_inf_01 tu")
    assert "tu_i tu" not in place.offered("replace"), "half a point is left"
    place.play("rebuild tu_inf_02 tu reduced", "to anatolia")
    assert place.decision is None


@pytest.mark.rule("illusions", "16.7.1", says="afterwards only with a Central-controlled line")
def test_16_7_1_after_the_blockade_only_along_a_line_to_constantinople() -> None:
    units, flags = {"anatolia": ["tu_i-"]}, {"ge_to_tu": 1, "blockade": 1}
    assert not phase(units, CP, points={"ge": 2}, flags=flags).decision
    joined = {**dict.fromkeys(("belgrade", "kragujevac", "nis"), CP), "pozarevac": CP}
    open_line = phase(units, CP, points={"ge": 2}, flags=flags, at_war={"bu": CP}, control=joined)
    assert open_line.offered("convert") == ["ge_to_tu"]


@pytest.mark.rule("illusions", "16.7.2", says="1 AP-A point a turn may become a Russian one")
@pytest.mark.rule("illusions", "16.7")
@pytest.mark.rule("illusions", "23.4.2", says="and Allied ones are not converted")
def test_16_7_2_after_kitchener_an_allied_point_becomes_a_russian_one() -> None:
    units = {"kiev": ["ru_xx-"], "lemnos": ["br_xii"]}
    assert not phase(units, points={"ap_a": 2}).decision
    place = phase(units, points={"ap_a": 2}, flags={"ap_a_to_ru": 1}).play("convert ap_a_to_ru")
    assert place.offered("replace") == ["ru_xx ru"]
    stopped = phase(units, points={"ap_a": 2}, flags={"ap_a_to_ru": 1}, revolution="stage_2")
    assert not stopped.decision
    assert phase(units, points={"ap_a": 2}, flags={"ap_a_to_ru": 1}, revolution="stage_1").offered("convert")


@pytest.mark.rule("illusions", "16.1")
@pytest.mark.rule("illusions", "9.6.1")
def test_income_of_lasting_cards_is_booked_as_the_phase_begins() -> None:
    units = {"kiev": ["ru_xx-"], "berlin": ["ge_i-"]}
    assert phase(units, lasting={"AP-25": 1}).offered("replace") == ["ru_xx ru"]
    assert not phase(units, lasting={"AP-25": 1}, no_rp=["ru"]).decision
    assert not phase(units, lasting={"AP-25": 1}, revolution="stage_2").decision
    assert phase(units, CP, lasting={"CP-31": 1}).offered("replace") == ["ge_i ge"]
    lemnos = {"lemnos": ["br_xii-"]}
    assert not phase(lemnos, lasting={"CP-43": 1}, points={"ap_a": 2}).decision, "a point less"


@pytest.mark.rule("illusions", "9.6.2")
@pytest.mark.rule("illusions", "16.1")
def test_cp_38_nothing_is_spent_from_a_pool_that_is_blocked() -> None:
    units = {"berlin": ["ge_i-"], "vienna": ["ah_iii-"]}
    place = phase(units, CP, points={"ge": 2, "ah": 2}, no_spending=["ge"])
    assert place.offered("replace") == ["ah_iii ah"]
    assert place.refused("replace ge_i ge") == "9.7.1"


@pytest.mark.rule("illusions", "4.4.1", says="The Russian player spends Russian points")
@pytest.mark.rule("illusions", "16.1")
def test_4_4_1_each_partner_spends_his_own_points() -> None:
    units = {"kiev": ["ru_xx-"], "lemnos": ["br_xii-"]}
    place = phase(units, points={"ru": 2, "ap_a": 2}, options={"players": "four"})
    assert place.asked == "russia"
    assert place.offered("replace") == ["ru_xx ru"]
    place.play("done")
    assert place.asked == "entente"
    assert place.offered("replace") == ["br_xii ap_a"]


@pytest.mark.rule("illusions", "25.4", says="the CP record 1 point of Germany")
@pytest.mark.rule("illusions", "16.1")
def test_25_4_a_captured_landing_gives_a_point_of_the_class_the_central_powers_like() -> None:
    place = phase({"berlin": ["ge_i-"], "vienna": ["ah_iii-"]}, CP, counts={"landing_captured": 1})
    assert set(place.offered("record")) == {"ge", "ah", "cp_a"}
    place.play("record ah")
    assert place.offered("replace") == ["ah_iii ah"]
