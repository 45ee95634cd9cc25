"""14.0 Replacements, and corps back from a special SR (13.4.3)."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.reinforcement import replacement_options as rp
from desktop.games.crusade.rules.reinforcement.replacement import Replacement
from tests.games.crusade.position import NAT, REP, Position, begin, state_of
from tests.games.crusade.test_13_supply import CUT_OFF, POCKET


def pools(**points: int) -> dict[str, int]:
    """Half points by pool."""
    return {"nat": 0, "axis": 0, "rep": 0, "sov": 0, **points}


def spending(side: str, points: dict[str, int], **given: object) -> Position:
    """The Replacement phase of a side in the middle of the war."""
    given.setdefault("turn", 7)
    state = state_of(rp=points, **given)  # type: ignore[arg-type]
    return begin(state, Replacement(side=side))


# -- what it costs -------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "14.1.2", says="RP replace a step")
@pytest.mark.rule("crusade", "14.1.3", says="A division's step")
@pytest.mark.rule("crusade", "14.1", says="In the Replacement phase")
@pytest.mark.rule("crusade", "14.1.1", says="Points are spent")
@pytest.mark.rule("crusade", "8.4.4", says="In the Replacement phase")
@pytest.mark.rule("crusade", "14.0")
def test_14_1_3_a_division_step_costs_a_half_and_a_corps_step_one() -> None:
    units = {"madrid": ["REP_MIL-", "REP_AC_I-"], "reserve": ["REP_RPA-"]}
    place = spending(REP, pools(rep=4), units=units)
    assert place.offered("replace") == ["REP_AC_I rep", "REP_MIL_01 rep", "REP_RPA_01 rep"]
    place.play("replace REP_MIL_01 rep")
    assert place.state.rp["rep"] == 3
    place.play("replace REP_AC_I rep")
    assert place.state.rp["rep"] == 1
    place.play("replace REP_RPA_01 rep")
    assert place.decision is None
    assert not any(place.state.units[unit].reduced for unit in ("REP_MIL_01", "REP_AC_I", "REP_RPA_01"))


@pytest.mark.rule("crusade", "14.1.4", says="To the Reserve Box")
@pytest.mark.rule("crusade", "14.1.2", says="RP replace a step")
def test_14_1_4_rebuilt_divisions_go_to_the_reserve_box() -> None:
    units = {"madrid": ["REP_POL"], "eliminated": ["REP_MIL", "REP_RPA"]}
    place = spending(REP, pools(rep=3), units=units)
    assert place.offered("rebuild") == [
        "REP_MIL_01 rep full", "REP_MIL_01 rep reduced", "REP_RPA_01 rep full", "REP_RPA_01 rep reduced",
    ]  # fmt: skip
    place.play("rebuild REP_MIL_01 rep full")
    assert place.state.rp["rep"] == 1
    assert place.at("REP_MIL_01") == "reserve"
    assert place.offered("rebuild") == ["REP_RPA_01 rep reduced"]
    place.play("rebuild REP_RPA_01 rep reduced")
    assert place.state.units["REP_RPA_01"].reduced


@pytest.mark.rule("crusade", "8.5.2.5", says="Corps of [[15.2]]")
@pytest.mark.rule("crusade", "13.2.4.1", says="It serves for tracing")
@pytest.mark.rule("crusade", "14.1.5", says="Placed like a reinforcement")
@pytest.mark.rule("crusade", "8.5.2.4", says="any own supply source or to Madrid")
def test_14_1_5_rebuilt_corps_are_placed_as_reinforcements() -> None:
    units = {"madrid": ["REP_POL"], "valencia": ["REP_POL", "REP_POL", "REP_POL"], "eliminated": ["REP_AC_I"]}
    place = spending(REP, pools(rep=4), units=units)
    assert place.offered("rebuild") == ["REP_AC_I rep full", "REP_AC_I rep reduced"]
    place.play("rebuild REP_AC_I rep full")
    assert place.offered("to") == ["barcelona", "cartagena", "madrid"], "Valencia is full, Badajoz is never a base"
    place.play("to madrid")
    assert (place.at("REP_AC_I"), place.state.rp["rep"]) == ("madrid", 0)
    place = spending(REP, pools(rep=3), units=units)
    assert place.offered("rebuild") == ["REP_AC_I rep reduced"]


@pytest.mark.rule("crusade", "16.4.3.2", says="Rebuilt regional corps")
@pytest.mark.rule("crusade", "8.5.2.4", says="The Euzkadi corps comes")
@pytest.mark.rule("crusade", "14.1.5")
def test_14_1_5_regional_corps_come_back_in_their_region() -> None:
    units = {"eliminated": ["REP_AC_EUZKADI", "REP_AC_ASTURIAN_I"]}
    place = spending(REP, pools(rep=8), units=units)
    assert place.play("rebuild REP_AC_EUZKADI rep reduced").offered("to") == ["bilbao"]
    place.play("to bilbao", "rebuild REP_AC_ASTURIAN_I rep reduced")
    assert "gijon" in place.offered("to")
    assert "santander" not in place.offered("to")


@pytest.mark.rule("crusade", "14.1.2", says="What is not spent")
def test_14_1_2_unspent_points_are_lost() -> None:
    place = spending(REP, pools(rep=5, sov=2), units={"madrid": ["REP_MIL-"]})
    place.play("done")
    assert (place.state.rp["rep"], place.state.rp["sov"]) == (0, 0)


# -- which pool ----------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "14.1.1.1", says="are kept apart")
@pytest.mark.rule("crusade", "14.1.1.2", says="Republican RP serve")
def test_14_1_1_2_republican_points_not_for_int_and_t26() -> None:
    units = {"madrid": ["SOV_INT-", "SOV_T26-", "REP_MIL-"]}
    place = spending(REP, pools(rep=2, sov=2), units=units)
    assert place.offered("replace") == ["REP_MIL_01 rep", "REP_MIL_01 sov", "SOV_INT_01 sov", "SOV_T26_01 sov"]
    assert place.refused("replace SOV_INT_01 rep") == "14.1.1.2"


@pytest.mark.rule("crusade", "14.1.1.3", says="Nationalist RP serve")
@pytest.mark.rule("crusade", "14.1.1.1")
def test_14_1_1_3_nationalist_points_not_for_axis_units() -> None:
    units = {"sevilla": ["AX_ITA-", "AX_PZ1-", "NAT_INF-"], "cordoba": ["AX_CV33-", "AX_AC_CTV-"]}
    place = spending(NAT, pools(nat=2, axis=2), units=units)
    offered = place.offered("replace")
    assert [each for each in offered if each.endswith(" nat")] == ["NAT_INF_01 nat"]
    assert {"AX_ITA_01 axis", "AX_AC_CTV axis", "NAT_INF_01 axis"} <= set(offered)
    assert place.refused("replace AX_ITA_01 nat") == "14.1.1.3"


@pytest.mark.rule("crusade", "17.6.5", says="They receive no RP")
@pytest.mark.rule("crusade", "14.1.6", says="AFR and INS")
@pytest.mark.rule("crusade", "2.2.1", says="A black dot")
def test_14_1_6_afr_and_ins_never() -> None:
    units = {"sevilla": ["NAT_AFR-"], "eliminated": ["NAT_AFR"], "cordoba": ["NAT_INF-"]}
    place = spending(NAT, pools(nat=4, axis=4), units=units)
    assert not [action for action in place.actions if "AFR" in action]
    assert place.refused("replace NAT_AFR_01 nat") == "14.1.6"


@pytest.mark.rule("crusade", "13.3.2", says="They may not use SR")
@pytest.mark.rule("crusade", "13.4.2", says="Otherwise they stay out")
def test_13_3_2_no_points_for_units_out_of_supply() -> None:
    place = spending(REP, pools(rep=4), units={"villanueva": ["REP_MIL-"], "madrid": ["REP_POL-"]}, control=POCKET)
    assert place.offered("replace") == ["REP_POL_01 rep"]
    assert place.refused("replace REP_MIL_01 rep") == "13.3.2"
    place = spending(REP, pools(rep=4), units={"gerona": ["REP_MIL-"], "madrid": ["REP_POL-"]}, control=CUT_OFF)
    assert place.refused("replace REP_MIL_01 rep") == "13.3.2", "the border is no supply"


@pytest.mark.rule("crusade", "14.1.7")
def test_14_1_7_a_regional_corps_far_from_home_gets_nothing() -> None:
    place = spending(REP, pools(rep=4), units={"madrid": ["REP_AC_EUZKADI-", "REP_POL-"], "bilbao": ["REP_MIL_BAS"]})
    assert place.offered("replace") == ["REP_POL_01 rep"]
    assert place.refused("replace REP_AC_EUZKADI rep") == "14.1.7"
    place = spending(REP, pools(rep=4), units={"santona": ["REP_AC_EUZKADI-"]})
    assert place.offered("replace") == ["REP_AC_EUZKADI rep"]


# -- 14.2 cities ---------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "14.2", says="Cost replacement points")
@pytest.mark.rule("crusade", "14.2.1", says="In the phase a player loses")
@pytest.mark.rule("crusade", "14.2.2", says="Does not matter")
@pytest.mark.rule("crusade", "14.2.3", says="Give nothing")
@pytest.mark.rule("crusade", "14.2.4")
def test_14_2_2_examples() -> None:
    lost = {"madrid": NAT, "valencia": NAT}
    state = state_of(control=lost)
    assert rp.cities_held(state, REP) == 2
    assert rp.city_loss(state, REP) == 4
    assert rp.city_loss(state, NAT) == 0, "extra cities give nothing"
    state = state_of(control={"zaragoza": REP, "madrid": NAT})
    assert (rp.city_loss(state, NAT), rp.city_loss(state, REP)) == (0, 0)


@pytest.mark.rule("crusade", "14.2.5", says="Counts as Republican")
def test_14_2_5_bilbao_counts_as_republican_until_the_north_is_lost() -> None:
    state = state_of(control={"bilbao": NAT, "santander": NAT})
    assert rp.city_loss(state, REP) == 0
    state = state_of(control={"bilbao": NAT, "zaragoza": REP})
    assert (rp.city_loss(state, NAT), rp.city_loss(state, REP)) == (2, 0)
    state = state_of(control={"bilbao": NAT, "santander": NAT, "gijon": NAT})
    assert rp.city_loss(state, REP) == 2
    state = state_of(control={"bilbao": NAT, "santander": NAT, "gijon": NAT, "zaragoza": REP})
    assert rp.city_loss(state, NAT) == 0, "Bilbao makes up for Zaragoza"


@pytest.mark.rule("crusade", "6.0", says="City losses and lasting effects")
@pytest.mark.rule("crusade", "14.2.4")
def test_14_2_4_never_below_nothing() -> None:
    lost = {"madrid": NAT, "valencia": NAT}
    place = spending(REP, pools(rep=6, sov=2), units={"barcelona": ["REP_MIL-"]}, control=lost)
    assert place.state.rp == pools(rep=2, sov=2)
    place = spending(REP, pools(rep=2), units={"barcelona": ["REP_MIL-"]}, control=lost)
    assert place.decision is None
    assert place.state.rp == pools()


@pytest.mark.rule("crusade", "6.0", says="City losses and lasting effects")
@pytest.mark.rule("crusade", "14.2.4")
def test_14_2_4_lasting_effects_change_the_soviet_pool() -> None:
    place = spending(REP, pools(sov=4), units={"madrid": ["SOV_INT-"]}, lasting={"N29": 6})
    assert place.state.rp["sov"] == 2
    place = spending(REP, pools(sov=4), units={"madrid": ["SOV_INT-"]}, lasting={"N29": 8})
    assert place.state.rp["sov"] == 4, "from the next turn on"
    place = spending(REP, pools(sov=4), units={"madrid": ["SOV_INT-"]}, lasting={"N29": 6, "N30": 6})
    assert place.decision is None


@pytest.mark.rule("crusade", "14.2.4")
def test_r42_needs_an_rp_card_and_soviet_points() -> None:
    def soviet(recorded: int, *actions: str) -> int:
        state = state_of(turn=13, lasting={"R42": 13}, rp=pools(sov=recorded), rp_recorded=pools(sov=recorded))
        state.actions[REP] = list(actions)
        return rp.expected(state, "sov")

    assert soviet(4, "ops", "rp") == 6
    assert soviet(0, "ops", "rp") == 0
    assert soviet(4, "ops", "event") == 4


@pytest.mark.rule("crusade", "14.2.4")
def test_no_rp_beats_everything() -> None:
    state = state_of(turn=13, lasting={"R42": 13}, rp=pools(sov=4, rep=2), rp_recorded=pools(sov=4))
    state.actions[REP] = ["rp"]
    state.forbid_rp("sov")
    assert (rp.expected(state, "sov"), rp.expected(state, "rep")) == (0, 2)


# -- Isolated groups -----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.2.4.2")
@pytest.mark.rule("crusade", "16.2.4")
def test_16_2_4_2_example_one_step_for_a_whole_group() -> None:
    units = {"granada": ["NAT_INF-"], "guadix": ["NAT_POL-"], "sevilla": ["NAT_MIL-"]}
    place = spending(NAT, pools(nat=8), units=units, turn=3)
    assert place.offered("replace") == ["NAT_INF_01 nat", "NAT_MIL_01 nat", "NAT_POL_01 nat"]
    place.play("replace NAT_POL_01 nat")
    assert place.state.rp["nat"] == 6, "costs are doubled"
    assert place.offered("replace") == ["NAT_MIL_01 nat"]
    assert place.refused("replace NAT_INF_01 nat") == "16.2.4.2"


@pytest.mark.rule("crusade", "14.1.1.3", says="Axis RP serve")
@pytest.mark.rule("crusade", "16.2.4.2")
def test_16_2_4_2_no_axis_points() -> None:
    place = spending(NAT, pools(axis=4), units={"granada": ["NAT_INF-"], "sevilla": ["NAT_MIL-"]}, turn=3)
    assert place.offered("replace") == ["NAT_MIL_01 axis"]
    assert place.refused("replace NAT_INF_01 axis") == "16.2.4.2"


@pytest.mark.rule("crusade", "16.2.4.2")
def test_16_2_4_2_each_group_has_its_own_point() -> None:
    units = {"granada": ["NAT_INF-"], "oviedo": ["NAT_POL-"]}
    place = spending(NAT, pools(nat=8), units=units, turn=3)
    place.play("replace NAT_POL_01 nat", "replace NAT_INF_01 nat")
    assert place.state.rp["nat"] == 0, "nothing else to spend on: the rest is lost"


# -- sieges --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.1.8", says="may strengthen a siege")
@pytest.mark.rule("crusade", "16.1.8.1", says="1 RP per siege")
@pytest.mark.rule("crusade", "16.1.8.2", says="Once it is over")
def test_16_1_8_points_for_sieges() -> None:
    given = {"units": {"sevilla": ["NAT_INF-"]}, "turn": 3, "sieges": {"alcazar": 1, "santa_maria": 2}}
    place = spending(NAT, pools(nat=6, axis=6), **given)
    assert place.offered("siege") == ["alcazar"]
    assert place.refused("siege santa_maria") == "16.1.8.1", "at its starting value"
    assert place.refused("siege simancas") == "16.1.8.2", "over"
    place.play("siege alcazar")
    assert place.state.sieges["alcazar"] == 2
    assert place.state.rp == pools(nat=4, axis=6), "never from the Axis pool"
    assert place.refused("siege alcazar") == "16.1.8.1", "once a turn"


@pytest.mark.rule("crusade", "16.1.8.3", says="In the War of the Columns")
@pytest.mark.rule("crusade", "14.1.1.3", says="Axis RP serve")
def test_16_1_8_3_not_after_the_war_of_the_columns() -> None:
    place = spending(NAT, pools(nat=4), units={"sevilla": ["NAT_INF-"]}, turn=6, sieges={"alcazar": 1})
    assert not place.offered("siege")
    assert place.refused("siege alcazar") == "16.1.8.3"
    place = spending(NAT, pools(axis=4), units={"sevilla": ["NAT_INF-"]}, turn=3, sieges={"alcazar": 1})
    assert not place.offered("siege")


# -- special SR ----------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "13.4.3", says="A corps goes to the turn track")
@pytest.mark.rule("crusade", "6.0", says="Corps due from a special SR")
def test_13_4_3_example_the_corps_returns_two_turns_later() -> None:
    units = {"due-12": ["REP_AC_I-"]}
    place = spending(REP, pools(), units=units, turn=11)
    assert place.decision is None
    place = spending(REP, pools(), units=units, turn=12)
    assert place.rule == "13.4.3"
    assert place.offered("to") == ["barcelona", "cartagena", "madrid", "valencia"]
    place.play("to madrid")
    assert place.at("REP_AC_I") == "madrid"
    assert place.state.units["REP_AC_I"].reduced


@pytest.mark.rule("crusade", "13.4.3")
def test_13_4_3_without_a_legal_space_it_is_eliminated() -> None:
    full = ["REP_MIL", "REP_MIL", "REP_MIL"]
    units = {"due-12": ["REP_AC_I-"], **dict.fromkeys(("barcelona", "cartagena", "madrid", "valencia"), full)}
    place = spending(REP, pools(), units=units, turn=12)
    assert place.decision is None
    assert place.at("REP_AC_I") == "eliminated"
