"""11.3 Losses: exact allocation, replacement of corps, first losses."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from desktop.games.crusade.rules.combat.attack_options import declared
from desktop.games.crusade.rules.combat.attacks import Attacks
from desktop.games.crusade.rules.combat.take_losses import TakeLosses
from desktop.games.crusade.state import combat_events as ce
from tests.games.crusade.combat import battle, combat_state, declare, fired, strength_of
from tests.games.crusade.position import NAT, REP, Position, begin


def losing(
    side: str, number: int, units: Sequence[str], *, reserve: Sequence[str] = (), armor: str = "", **given: object
) -> Position:
    """NAT attackers in Belchite or REP defenders in Caspe take a loss number."""
    attackers = units if side == NAT else ["NAT_INF"]
    defenders = units if side == REP else ["REP_MIL"]
    box = {f"{side} reserve": list(reserve)} if reserve else {}
    state = combat_state({"belchite": attackers}, {"caspe": defenders}, units=box, **given)  # type: ignore[arg-type]
    combat = declared(state, NAT, "caspe", state.at("belchite"))
    combat.armor = armor
    state.begin_combat(combat)
    return begin(state, TakeLosses(side=side, number=number, doomed=list(combat.late)))


# -- 11.3.1, 11.3.2 ----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.3.2", says="A full unit is turned over")
@pytest.mark.rule("crusade", "11.3.1")
@pytest.mark.rule("crusade", "11.3")
def test_11_3_2_full_to_reduced_to_eliminated() -> None:
    place = losing(REP, 2, ["REP_MIL", "REP_POL"])
    assert place.offered("lose") == ["REP_MIL_01", "REP_POL_01"]
    assert place.decision is not None
    assert place.decision.progress == (0, 2)
    place.play("lose REP_MIL_01", "lose REP_MIL_01")
    assert strength_of(place, "REP_MIL_01") == "eliminated"
    assert strength_of(place, "REP_POL_01") == "full"
    assert place.decision is None


@pytest.mark.rule("crusade", "11.3.1", says="A step taken satisfies")
@pytest.mark.rule("crusade", "3.0", says="Loss factor")
def test_11_3_1_a_step_costs_its_loss_factor() -> None:
    place = losing(NAT, 2, ["NAT_AC_I", "NAT_AC_V"])
    assert strength_of(place, "NAT_AC_I") == "reduced", "a loss factor of 2 fits"
    assert strength_of(place, "NAT_AC_V") == "full"


# -- 11.3.4 ------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.3.4", says="As much of the loss number")
@pytest.mark.rule("crusade", "11.3.5")
def test_example_11_3_4a_the_replacement_division_takes_the_rest() -> None:
    place = losing(NAT, 5, ["NAT_AC_V", "NAT_AC_VI-"], reserve=["NAT_INF_09"])
    assert strength_of(place, "NAT_AC_V") == "full"
    assert strength_of(place, "NAT_AC_VI") == "eliminated"
    assert strength_of(place, "NAT_INF_09") == "eliminated", "both its steps"
    assert place.decision is None


@pytest.mark.rule("crusade", "11.3.4", says="As much of the loss number")
def test_example_11_3_4b_what_cannot_be_satisfied_is_ignored() -> None:
    place = losing(NAT, 5, ["NAT_AC_V", "NAT_AC_VI"])
    place.play("lose NAT_AC_VI")
    assert [strength_of(place, unit) for unit in ("NAT_AC_V", "NAT_AC_VI")] == ["full", "reduced"]
    assert place.decision is None


@pytest.mark.rule("crusade", "11.3.4", says="As much of the loss number")
def test_11_3_4_never_more_than_the_number() -> None:
    place = losing(REP, 2, ["REP_AC_I"])
    assert strength_of(place, "REP_AC_I") == "full"


# -- 11.3.5 ------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.3.5", says="Without an eligible division")
@pytest.mark.rule("crusade", "11.3.5.1", says=("reckoned as if", "They may not be spread"))
@pytest.mark.parametrize("number", [4, 5])
def test_example_11_3_5_1_no_spreading_to_save_a_corps(number: int) -> None:
    place = losing(NAT, number, ["NAT_AC_V", "NAT_AC_VI-"])
    assert strength_of(place, "NAT_AC_V") == "full"
    assert strength_of(place, "NAT_AC_VI") == "removed", "no division replaces it: out for good"
    vanished = [event.number for event in place.of(ce.LossVanished)]  # type: ignore[attr-defined]
    assert sum(vanished) == number - 3


@pytest.mark.rule("crusade", "11.3.5.1")
def test_11_3_5_1_a_loss_may_fall_on_the_missing_unit_or_on_another() -> None:
    place = losing(REP, 4, ["REP_AC_I-", "REP_MIL"])
    place.play("lose REP_AC_I")
    assert place.actions == ["lose REP_MIL_01", "missing REP_AC_I"]
    place.play("missing REP_AC_I")
    assert strength_of(place, "REP_MIL_01") == "full"


@pytest.mark.rule("crusade", "11.3.2", says="An eliminated corps is replaced")
@pytest.mark.rule("crusade", "11.3.5", says="A reduced corps eliminated")
@pytest.mark.rule("crusade", "11.3.5.2", says="Nationalist corps")
def test_11_3_5_full_divisions_first_and_a_reduced_one_has_one_step() -> None:
    place = losing(NAT, 3, ["NAT_AC_V-"], reserve=["NAT_INF_01-", "NAT_MIL_01"])
    assert strength_of(place, "NAT_MIL_01") == "full"
    assert place.at("NAT_MIL_01") == "belchite"
    assert strength_of(place, "NAT_INF_01") == "reserve"
    place = losing(NAT, 5, ["NAT_AC_V-"], reserve=["NAT_INF_01-"])
    assert strength_of(place, "NAT_INF_01") == "eliminated"


@pytest.mark.rule("crusade", "11.3.5.2", says=("Republican corps: RPA", "Never AFR"))
@pytest.mark.rule("crusade", "11.3.5")
def test_11_3_5_2_the_owner_chooses_among_eligible_divisions() -> None:
    reserve = ["REP_RPA", "REP_MIL", "REP_MIL_CNT", "REP_POL", "SOV_INT", "SOV_T26", "REP_MIL_BAS"]
    place = losing(REP, 3, ["REP_AC_I-"], reserve=reserve)
    assert place.offered("bring") == ["REP_MIL_01", "REP_MIL_CNT_01", "REP_RPA_01"]
    assert place.refused("bring REP_POL_01") == "11.3.5.2"
    place.play("bring REP_MIL_CNT_01")
    assert place.at("REP_MIL_CNT_01") == "caspe"
    assert place.state.fight.defenders == ["REP_MIL_CNT_01"]


@pytest.mark.rule("crusade", "11.3.5.2", says="Regional corps")
@pytest.mark.parametrize(
    ("corps", "reserve", "brought"),
    [
        ("REP_AC_EUZKADI-", ["REP_RPA", "REP_MIL_SAN", "REP_MIL_BAS"], "REP_MIL_BAS_01"),
        ("REP_AC_ASTURIAN_II-", ["REP_MIL_BAS", "REP_MIL_AST"], "REP_MIL_AST_01"),
        ("REP_AC_SANTANDER-", ["REP_RPA"], ""),
    ],
)
def test_11_3_5_2_regional_corps_by_divisions_of_their_region(corps: str, reserve: list[str], brought: str) -> None:
    place = losing(REP, 3, [corps], reserve=reserve)
    assert place.state.at("caspe") == ((brought,) if brought else ())
    assert strength_of(place, corps.rstrip("-")) == ("eliminated" if brought else "removed")


@pytest.mark.rule("crusade", "11.3.5.2", says=("CTV: ITA only", "Never AFR"))
def test_11_3_5_2_the_ctv_by_italians_only() -> None:
    place = losing(NAT, 3, ["AX_AC_CTV-"], reserve=["NAT_INF", "AX_CV33", "AX_ITA"])
    assert place.state.at("belchite") == ("AX_ITA_01",)
    other = losing(NAT, 3, ["NAT_AC_V-"], reserve=["AX_ITA", "NAT_AFR", "NAT_CAV", "NAT_POL", "AX_PZ1"])
    assert other.state.at("belchite") == (), "Italians replace nothing else; AFR, CAV, POL and armor never"


@pytest.mark.rule("crusade", "11.3.5")
def test_11_3_5_several_corps_use_up_the_reserve_in_order() -> None:
    place = losing(NAT, 6, ["NAT_AC_V-", "NAT_AC_VI-"], reserve=["NAT_INF_01"])
    place.play("lose NAT_AC_V")
    while place.decision is not None:
        place.play("lose NAT_AC_VI" if place.offers("lose NAT_AC_VI") else place.actions[0])
    assert strength_of(place, "NAT_AC_V") == "eliminated"
    assert strength_of(place, "NAT_AC_VI") == "removed"
    assert place.at("NAT_INF_01") == "belchite"


@pytest.mark.rule("crusade", "11.5.1")
@pytest.mark.rule("crusade", "11.3.5")
def test_11_3_5_a_division_that_replaced_an_attacking_corps_may_advance() -> None:
    place = battle(
        {"belchite": ["NAT_AC_V-", "NAT_AC_VI"]}, {"caspe": ["REP_AC_I-"]}, [6, 5], units={"nat reserve": ["NAT_INF"]}
    )
    assert strength_of(place, "NAT_AC_V") == "eliminated"
    assert "NAT_INF_01" in place.offered("advance")


# -- 11.3.6, 11.3.7 ----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "17.6.5", says="They receive no RP")
@pytest.mark.rule("crusade", "11.3.6")
def test_11_3_6_the_first_loss_of_an_attack_falls_on_the_army_of_africa() -> None:
    place = losing(NAT, 1, ["NAT_AFR", "NAT_INF"])
    assert strength_of(place, "NAT_AFR_01") == "reduced"
    place = losing(NAT, 2, ["NAT_AFR", "NAT_INF"])
    assert place.offered("lose") == ["NAT_AFR_01", "NAT_INF_01"], "one of the two steps must be an AFR one"
    place.play("lose NAT_INF_01")
    assert strength_of(place, "NAT_AFR_01") == "reduced", "now only the AFR may take the other"


@pytest.mark.rule("crusade", "11.3.6")
def test_11_3_6_not_in_defence() -> None:
    state = combat_state({"caspe": ["REP_MIL"]}, {"belchite": ["NAT_AFR", "NAT_INF"]}, side=REP)
    state.begin_combat(declared(state, REP, "belchite", state.at("caspe")))
    place = begin(state, TakeLosses(side=NAT, number=1))
    assert place.offered("lose") == ["NAT_AFR_01", "NAT_INF_01"]


@pytest.mark.rule("crusade", "11.3.4", says="This goes before")
@pytest.mark.rule("crusade", "11.3.6")
@pytest.mark.rule("crusade", "11.3.7")
def test_11_3_7_the_total_beats_the_duty() -> None:
    place = losing(NAT, 3, ["NAT_AFR-", "NAT_AC_V"])
    assert strength_of(place, "NAT_AC_V") == "reduced", "exactly 3 without the AFR, 1 with it"
    assert strength_of(place, "NAT_AFR_01") == "reduced"


@pytest.mark.rule("crusade", "11.3.7")
@pytest.mark.rule("crusade", "16.6.2")
def test_11_3_7_both_duties_then_the_army_of_africa_then_armor() -> None:
    both = losing(NAT, 2, ["NAT_AFR", "AX_PZ1", "NAT_INF"], armor="AX_PZ1_01")
    assert both.offered("lose") == ["AX_PZ1_01", "NAT_AFR_01"]
    both.play("lose AX_PZ1_01")
    assert strength_of(both, "NAT_AFR_01") == "reduced"
    one = losing(NAT, 1, ["NAT_AFR", "AX_PZ1", "NAT_INF"], armor="AX_PZ1_01")
    assert strength_of(one, "NAT_AFR_01") == "reduced", "the AFR first"
    assert strength_of(one, "AX_PZ1_01") == "full"
    tank = losing(NAT, 1, ["AX_PZ1_01", "AX_PZ1_02", "NAT_INF"], armor="AX_PZ1_02")
    assert strength_of(tank, "AX_PZ1_02") == "reduced", "the armor that claimed the modifier, no other"
    idle = losing(NAT, 1, ["AX_PZ1", "NAT_INF"])
    assert len(idle.offered("lose")) == 2, "armor that did not claim it owes nothing"


@pytest.mark.rule("crusade", "11.3.7")
def test_11_3_7_the_refusal_names_the_rule() -> None:
    place = losing(NAT, 2, ["NAT_AFR_01-", "NAT_AFR_02", "NAT_INF"])
    place.play("lose NAT_INF_01")
    assert place.offered("lose") == ["NAT_AFR_01", "NAT_AFR_02"]
    assert place.refused("lose NAT_INF_01") == "11.3.7"
    assert place.refused("lose REP_MIL_01") == "11.1.7"


# -- 11.4.6 ------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.4.6")
def test_11_4_6_units_that_retreated_are_swept_away_by_any_loss() -> None:
    place = losing(REP, 1, ["REP_POL", "REP_MIL", "REP_RPA-"], retreated=[])
    assert place.offered("lose"), "nobody retreated"
    state = combat_state({"belchite": ["NAT_INF"]}, {"caspe": ["REP_POL", "REP_MIL", "REP_RPA"]})
    state.retreated = ["REP_POL_01", "REP_RPA_01"]
    state.begin_combat(declared(state, NAT, "caspe", state.at("belchite")))
    place = begin(state, TakeLosses(side=REP, number=1, doomed=list(state.fight.late)))
    assert [strength_of(place, u) for u in ("REP_POL_01", "REP_RPA_01")] == ["eliminated", "eliminated"]
    assert strength_of(place, "REP_MIL_01") == "reduced", "and the number falls on the rest"
    place = begin(state, TakeLosses(side=REP, number=0, doomed=["REP_MIL_01"]))
    assert strength_of(place, "REP_MIL_01") == "reduced", "nothing happens with a number of 0"


@pytest.mark.rule("crusade", "11.4.6")
def test_11_4_6_they_add_nothing_and_do_not_choose_the_table() -> None:
    state = combat_state({"belchite": ["NAT_INF"]}, {"caspe": ["REP_AC_I"]})
    state.retreated = ["REP_AC_I"]
    place = begin(state, Attacks(side=NAT))
    declare(place, "caspe").play("attack", dice=[1, 6])
    assert (fired(place, REP).strength, fired(place, REP).table, fired(place, REP).column) == (0, "division", "0")


@pytest.mark.rule("crusade", "11.4.6")
@pytest.mark.rule("crusade", "11.3.5")
def test_11_4_6_a_corps_is_replaced_by_a_division_that_has_retreated_too() -> None:
    units = {"republican reserve": ["REP_RPA"]}
    state = combat_state({"belchite": ["NAT_INF", "NAT_INF", "NAT_INF"]}, {"caspe": ["REP_AC_I"]}, units=units)
    state.retreated = ["REP_AC_I"]
    place = begin(state, Attacks(side=NAT))
    declare(place, "caspe").play("attack", dice=[6, 1])
    assert strength_of(place, "REP_AC_I") == "eliminated", "a full corps goes as a whole"
    assert strength_of(place, "REP_RPA_01") == "full", "no loss in this combat"
    assert "REP_RPA_01" in place.state.retreated
    assert place.frame == "Retreat", "it retreats with the others"
