"""11.4, 11.5 Retreats, cancelled retreats and advances."""

from __future__ import annotations

import pytest

from desktop.games.crusade.present.presenter import CrusadePresenter
from desktop.games.crusade.rules.combat.advance import Advance
from desktop.games.crusade.rules.combat.attack_options import declared
from desktop.games.crusade.rules.combat.retreat import Retreat
from desktop.games.crusade.state import combat_events as ce
from desktop.games.crusade.state import events as ev
from tests.games.crusade.combat import attacks, battle, combat_state, decided, declare, fight, strength_of
from tests.games.crusade.position import NAT, REP, Position, begin

BELCHITE = {"belchite": ["NAT_INF", "NAT_INF", "NAT_INF"]}


def retreating(
    owed: int, attackers: dict[str, list[str]], defenders: dict[str, list[str]], **given: object
) -> Position:
    """The defenders owe a retreat; the advance follows."""
    side = given.get("side", NAT)
    state = combat_state(attackers, defenders, **given)  # type: ignore[arg-type]
    target = next(iter(defenders))
    combat = declared(state, str(side), target, [unit for space in attackers for unit in state.at(space)])
    state.begin_combat(combat)
    combat.owed, combat.winner, combat.numbers = owed, combat.side, {combat.side: owed, combat.other: 0}
    return begin(state, Advance(side=combat.side), Retreat(side=combat.other))


def path_of(place: Position, unit: str) -> tuple[str, ...]:
    """The way of the last retreat of a unit."""
    moves = [event for event in place.of(ev.UnitsMoved) if unit in event.units]  # type: ignore[attr-defined]
    return moves[-1].path if moves else ()  # type: ignore[attr-defined]


# -- 11.4.1, 11.4.2 ----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.2.10", says="If the attacker won")
@pytest.mark.rule("crusade", "11.4.1")
@pytest.mark.rule("crusade", "11.4.2")
@pytest.mark.rule("crusade", "11.4")
@pytest.mark.parametrize(("dice", "owed"), [([4, 4], 1), ([6, 1], 2), ([6, 4], 2), ([1, 4], 0)])
def test_11_4_2_one_space_or_two(dice: list[int], owed: int) -> None:
    place = battle(BELCHITE, {"caspe": ["REP_MIL", "REP_MIL", "REP_MIL-"]}, dice)
    found = decided(place)
    assert found.owed == owed == min(2, max(0, found.attacker_number - found.defender_number))


# -- 11.4.3 ------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.4.3")
def test_example_11_4_3_an_extra_step_cancels_the_retreat_in_a_mountain() -> None:
    place = battle({"calamocha": ["NAT_AFR", "NAT_INF"]}, {"montalban": ["REP_MIL", "REP_MIL"]}, [4, 1], losses=False)
    place.play("lose REP_MIL_02")
    assert (decided(place).attacker_number, decided(place).defender_number, decided(place).owed) == (2, 0, 2)
    assert place.offered("cancel") == ["REP_MIL_01"]
    place.play("cancel REP_MIL_01")
    assert strength_of(place, "REP_MIL_01") == "eliminated"
    assert place.at("REP_MIL_02") == "montalban"
    assert place.of(ce.RetreatCancelled) == [ce.RetreatCancelled(REP, "montalban")]
    assert place.frame != "Advance"
    flat = battle({"belchite": ["NAT_AFR", "NAT_INF-"]}, {"caspe": ["REP_MIL", "REP_MIL"]}, [4, 1], losses=False)
    flat.play("lose REP_MIL_02")
    assert decided(flat).owed == 2
    assert not flat.offered("cancel"), "in open ground both retreat two spaces"
    assert place.decision is None


@pytest.mark.rule("crusade", "11.4.3")
def test_11_4_3_open_ground_gives_no_choice() -> None:
    place = retreating(2, {"belchite": ["NAT_INF"]}, {"caspe": ["REP_MIL-", "REP_MIL-"]})
    assert not place.offered("cancel")
    assert place.refused("cancel REP_MIL_01") == "11.4.3"


@pytest.mark.rule("crusade", "10.2.8", says="A trench also shifts")
@pytest.mark.rule("crusade", "11.4.3")
def test_11_4_3_trench_and_beach_head_but_not_a_position() -> None:
    trench = retreating(1, {"belchite": ["NAT_INF"]}, {"caspe": ["REP_MIL", "REP_POL"]}, works={"caspe": "trench"})
    assert trench.offered("cancel") == ["REP_MIL_01", "REP_POL_01"]
    position = retreating(1, {"belchite": ["NAT_INF"]}, {"caspe": ["REP_MIL", "REP_POL"]}, works={"caspe": "position"})
    assert not position.offered("cancel")
    beach = retreating(
        1, {"mallorca": ["NAT_INF"]}, {"beachhead_mallorca": ["REP_MIL"]}, turn=2,
        beach_heads={"beachhead_mallorca": "mallorca"}, control={"beachhead_mallorca": REP},
    )  # fmt: skip
    assert beach.offered("cancel") == ["REP_MIL_01"]


@pytest.mark.rule("crusade", "11.4.3")
@pytest.mark.rule("crusade", "11.3.5")
def test_11_4_3_a_step_must_remain_and_a_replacement_counts() -> None:
    last = retreating(1, {"calamocha": ["NAT_INF"]}, {"montalban": ["REP_MIL-"]})
    assert not last.offered("cancel")
    corps = retreating(1, {"calamocha": ["NAT_INF"]}, {"montalban": ["REP_AC_I-"]}, units={"rep reserve": ["REP_RPA"]})
    corps.play("cancel REP_AC_I")
    assert strength_of(corps, "REP_AC_I") == "eliminated"
    assert corps.at("REP_RPA_01") == "montalban"


# -- 11.4.4, 11.4.5 ----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.4.4")
def test_11_4_4_trapped_units_are_removed_for_good() -> None:
    around = {"alcaniz": ["NAT_INF"], "bujaraloz": ["NAT_INF"], "fraga": ["NAT_INF"]}
    place = retreating(
        1, {"belchite": ["NAT_INF"]}, {"caspe": ["REP_AC_I"]}, units={**around, "rep reserve": ["REP_RPA"]}
    )
    assert strength_of(place, "REP_AC_I") == "removed"
    assert place.state.at("caspe") == (), "no division replaces it"
    assert place.offered("advance") == ["NAT_INF_04"] or place.offered("advance") == ["NAT_INF_01"]


@pytest.mark.rule("crusade", "11.4.5", says=("A retreat of two spaces", "Never into enemy units"))
def test_example_11_4_5_a_retreat_may_end_next_to_the_defended_space() -> None:
    place = retreating(2, {"caspe": ["REP_AC_I"]}, {"belchite": ["NAT_INF"]}, side=REP)
    assert place.offered("to") == ["carinena", "zaragoza"]
    place.play("to carinena")
    assert "zaragoza" in place.offered("to")
    assert place.at("NAT_INF_01") == "belchite", "its way is not at its end"
    pieces = CrusadePresenter(place.state.world).pieces(place.state)
    assert next(piece.space for piece in pieces if piece.id == "NAT_INF_01") == "carinena", "it is taken on from there"
    assert place.refused("to belchite") == "11.4.5", "not back into the defended space"
    place.play("to zaragoza")
    assert path_of(place, "NAT_INF_01") == ("belchite", "carinena", "zaragoza")
    assert place.state.retreated == ["NAT_INF_01"]


@pytest.mark.rule("crusade", "11.4.5", says="Never into enemy units")
def test_11_4_5_never_where_attackers_stood_or_enemies_stand() -> None:
    place = retreating(
        1, {"belchite": ["NAT_INF"], "bujaraloz": ["NAT_INF"]}, {"caspe": ["REP_MIL"]}, units={"fraga": ["NAT_MIL"]}
    )
    assert path_of(place, "REP_MIL_01") == ("caspe", "alcaniz"), "the only way"


@pytest.mark.rule("crusade", "11.4.5", says="Never into enemy units")
def test_11_4_5_a_space_that_held_attackers_is_barred_though_empty_now() -> None:
    state = combat_state({"belchite": ["NAT_INF"], "bujaraloz": ["NAT_INF-"]}, {"caspe": ["REP_MIL"]})
    combat = declared(state, NAT, "caspe", ("NAT_INF_01", "NAT_INF_02"))
    state.begin_combat(combat)
    combat.owed = 1
    state.leave_combat("NAT_INF_02")
    state.eliminate("NAT_INF_02", "combat")
    state.control["fraga"] = state.control["alcaniz"] = NAT
    place = begin(state, Retreat(side=REP))
    assert place.offered("to") == ["alcaniz", "fraga"], "enemy-controlled, but not Bujaraloz"
    assert place.refused("to bujaraloz") == "11.4.5"


@pytest.mark.rule("crusade", "11.4.5", says=("Through friendly spaces", "Only otherwise into empty"))
@pytest.mark.rule("crusade", "11.4.8", says="does not change control")
def test_11_4_5_friendly_spaces_before_enemy_ones_and_control_of_the_last_only() -> None:
    place = retreating(1, {"belchite": ["NAT_INF"]}, {"caspe": ["REP_MIL"]}, control={"alcaniz": NAT, "fraga": NAT})
    assert path_of(place, "REP_MIL_01") == ("caspe", "bujaraloz")
    assert place.state.control["caspe"] == REP, "leaving does not change control"
    alone = {"alcaniz": NAT, "fraga": NAT, "bujaraloz": NAT, "gandesa": NAT, "morella": NAT, "montalban": NAT}
    away = retreating(2, {"belchite": ["NAT_INF"], "bujaraloz": ["NAT_INF"]}, {"caspe": ["REP_MIL"]}, control=alone)
    assert away.offered("to") == ["fraga"] or "alcaniz" not in away.offered("to")
    while away.offered("to"):
        away.play(away.actions[0])
    way = path_of(away, "REP_MIL_01")
    assert away.state.control[way[-1]] == REP
    assert away.state.control[way[1]] == NAT, "passed through, not taken"


@pytest.mark.rule("crusade", "11.4.5")
def test_11_4_5_fewest_enemy_spaces_then_supply() -> None:
    place = retreating(
        2, {"belchite": ["NAT_INF"]}, {"caspe": ["REP_MIL"]},
        control={"alcaniz": NAT, "bujaraloz": NAT, "gandesa": NAT, "montalban": NAT, "sarinena": NAT},
    )  # fmt: skip
    assert place.state.stack[-1].walked == ["fraga"], "friendly ground all the way"  # type: ignore[attr-defined]
    assert place.offered("to") == ["barbastro", "lerida"]


@pytest.mark.rule("crusade", "11.4.5", says="Through friendly spaces")
def test_11_4_5_supplied_before_unsupplied_ends() -> None:
    cut = dict.fromkeys(["alcaniz", "fraga", "bujaraloz", "sarinena", "barbastro"], NAT)
    place = retreating(1, {"belchite": ["NAT_INF"]}, {"caspe": ["REP_MIL"]}, control=cut)
    assert place.offered("to") == ["alcaniz", "fraga"], "a unit in Bujaraloz would be cut off"
    assert place.refused("to bujaraloz") == "11.4.5"


@pytest.mark.rule("crusade", "11.4.5")
@pytest.mark.rule("crusade", "8.5.6.4")
def test_11_4_5_nationalists_do_not_retreat_into_a_beach_head() -> None:
    place = retreating(
        1, {"velez_malaga": ["REP_RPA"]}, {"malaga": ["NAT_INF"]}, side=REP, turn=14, strait=NAT,
        beach_heads={"beachhead_plan_p": "malaga"}, control={"beachhead_plan_p": REP},
    )  # fmt: skip
    assert "beachhead_plan_p" not in (place.offered("to") or path_of(place, "NAT_INF_01"))


@pytest.mark.rule("crusade", "11.4.5", says="One unit after the other")
@pytest.mark.rule("crusade", "9.1.2")
def test_11_4_5_units_may_split_and_stack_no_higher_than_allowed() -> None:
    units = {"alcaniz": ["REP_POL", "REP_POL"], "bujaraloz": ["REP_RPA", "REP_RPA"]}
    place = retreating(
        1, {"belchite": ["NAT_INF"]}, {"caspe": ["REP_MIL", "REP_MIL_CNT"]}, units=units, control={"fraga": NAT}
    )
    assert place.offered("retreat") == ["REP_MIL_01", "REP_MIL_CNT_01"]
    place.play("retreat REP_MIL_CNT_01")
    assert place.offered("to") == ["alcaniz", "bujaraloz"]
    place.play("to alcaniz")
    assert place.at("REP_MIL_01") == "bujaraloz", "the only room left"


@pytest.mark.rule("crusade", "11.4.5", says="Next best")
@pytest.mark.rule("crusade", "11.4.5.1", says="One more space")
@pytest.mark.rule("crusade", "11.3.5")
def test_example_11_4_5_1_the_extended_retreat() -> None:
    attackers = {"lerida": ["NAT_AC_V"], "cervera": ["NAT_AC_VI"], "tarragona": ["NAT_AC_VII"]}
    place = battle(
        attackers, {"montblanch": ["REP_AC_I-"]}, [3, 6],
        units={"villafranca": ["REP_MIL", "REP_MIL", "REP_MIL"], "rep reserve": ["REP_RPA"]},
        control={"gandesa": NAT, "balaguer": NAT, "fraga": NAT, "tortosa": NAT, "barbastro": NAT}, turn=13,
    )  # fmt: skip
    assert (decided(place).attacker_number, decided(place).defender_number) == (4, 3)
    assert strength_of(place, "REP_AC_I") == "eliminated"
    assert strength_of(place, "REP_RPA_01") == "reduced"
    way = path_of(place, "REP_RPA_01")
    while place.asked == REP and place.offered("to"):
        assert "gandesa" not in place.offered("to")
        place.play("to barcelona" if place.offers("to barcelona") else place.actions[0])
        way = path_of(place, "REP_RPA_01")
    assert way == ("montblanch", "villafranca", "barcelona")


# -- 11.5 --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.2.11", says="attackers may advance")
@pytest.mark.rule("crusade", "11.5.1")
@pytest.mark.rule("crusade", "11.5.2")
@pytest.mark.rule("crusade", "11.5.6")
@pytest.mark.rule("crusade", "11.5")
def test_11_5_2_into_the_defended_space_after_a_retreat_of_one() -> None:
    place = retreating(1, {"belchite": ["NAT_INF", "NAT_AFR"]}, {"caspe": ["REP_MIL"]})
    place.play("to alcaniz")
    assert place.offered("advance") == ["NAT_AFR_01", "NAT_INF_01"]
    place.play("advance NAT_AFR_01")
    assert place.at("NAT_AFR_01") == "caspe"
    assert place.state.control["caspe"] == NAT
    place.play("halt")
    assert place.at("NAT_INF_01") == "belchite", "the owner's choice"


@pytest.mark.rule("crusade", "11.5.3", says="If they retreated two spaces")
@pytest.mark.rule("crusade", "11.5.6", says="Of every space entered")
@pytest.mark.rule("crusade", "11.5.4")
def test_11_5_3_on_into_a_space_passed_through_after_a_retreat_of_two() -> None:
    place = retreating(2, {"belchite": ["NAT_INF", "NAT_AFR"]}, {"caspe": ["REP_MIL"]})
    place.play("to alcaniz", "to morella", "advance NAT_INF_01")
    assert place.offered("to") == ["caspe", "alcaniz"]
    assert place.refused("to morella") == "11.5.4"
    assert place.refused("to fraga") == "11.5.3"
    place.play("to alcaniz")
    assert (place.state.control["caspe"], place.state.control["alcaniz"]) == (NAT, NAT)
    assert path_of(place, "NAT_INF_01") == ("belchite", "caspe", "alcaniz")
    place.play("advance NAT_AFR_01", "to caspe")
    assert place.at("NAT_AFR_01") == "caspe"


@pytest.mark.rule("crusade", "11.5.3", says="enters a mountain stops")
def test_11_5_3_a_mountain_stops_the_advance() -> None:
    place = retreating(2, {"calamocha": ["NAT_INF"]}, {"montalban": ["REP_MIL"]})
    place.play("retreat REP_MIL_01") if place.offered("retreat") else None
    while place.asked == REP:
        place.play("to alcaniz" if place.offers("to alcaniz") else place.actions[0])
    place.play("advance NAT_INF_01")
    assert place.at("NAT_INF_01") == "montalban", "no choice: the mountain is the end"


@pytest.mark.rule("crusade", "11.5.4")
def test_11_5_4_never_into_enemy_units() -> None:
    units = {"alcaniz": ["REP_POL"]}
    place = retreating(
        2, {"belchite": ["NAT_INF"]}, {"caspe": ["REP_MIL"]}, units=units, control={"bujaraloz": NAT, "fraga": NAT}
    )
    while place.asked == REP:
        place.play(place.actions[0])
    place.play("advance NAT_INF_01")
    assert place.at("NAT_INF_01") == "caspe", "Alcañiz was passed through, but a unit holds it"


@pytest.mark.rule("crusade", "11.5.7", says="If units owed two spaces")
@pytest.mark.rule("crusade", "11.4.4")
def test_11_5_7_units_removed_with_one_space_to_go() -> None:
    units = {"alcaniz": ["NAT_MIL"], "bujaraloz": ["NAT_MIL"], "lerida": ["NAT_MIL"], "gandesa": ["NAT_MIL"],
             "barbastro": ["NAT_MIL"], "sarinena": ["NAT_MIL"]}  # fmt: skip
    place = retreating(2, {"belchite": ["NAT_INF"]}, {"caspe": ["REP_MIL"]}, units=units)
    assert strength_of(place, "REP_MIL_01") == "removed"
    place.play("advance NAT_INF_01")
    assert place.offered("to") == ["caspe", "fraga"], "Fraga was the one space it had"


@pytest.mark.rule("crusade", "11.5.2")
def test_11_5_2_only_the_defended_space_if_all_were_eliminated() -> None:
    place = battle(BELCHITE, {"caspe": ["REP_MIL-"]}, [6, 1])
    assert (decided(place).attacker_number, decided(place).owed) == (3, 0), "nobody is left to retreat"
    place.play("advance NAT_INF_01")
    assert place.at("NAT_INF_01") == "caspe"


@pytest.mark.rule("crusade", "11.5.7", says="Stacking holds")
@pytest.mark.rule("crusade", "9.1.1")
def test_11_5_7_stacking_applies_at_the_end() -> None:
    place = attacks(
        {"belchite": ["NAT_INF", "NAT_INF"], "zaragoza": ["NAT_INF", "NAT_INF"]}, {"bujaraloz": ["REP_MIL-"]}
    )
    fight(declare(place, "bujaraloz"), [6, 1])
    for _ in range(3):
        place.play(place.actions[0])
    assert len(place.state.at("bujaraloz")) == 3
    assert place.frame != "Advance"


@pytest.mark.rule("crusade", "16.4.2.3", says="Are free")
def test_16_4_2_3_retreats_lead_abroad_freely() -> None:
    control = dict.fromkeys(("gijon", "oviedo", "pto_de_tarna"), NAT)
    place = retreating(1, {"gijon": ["NAT_INF"]}, {"cangas_de_onis": ["REP_MIL_AST", "REP_MIL_AST"]}, control=control)
    while place.asked == REP:
        place.play(place.actions[-1])
    assert [place.at(unit) for unit in ("REP_MIL_AST_01", "REP_MIL_AST_02")] == ["san_vicente"] * 2, "two abroad"


@pytest.mark.rule("crusade", "16.4.2.1")
@pytest.mark.rule("crusade", "11.5.1")
def test_16_4_2_1_regional_units_do_not_advance_abroad() -> None:
    place = battle(
        {"cangas_de_onis": ["REP_MIL_AST", "REP_MIL_AST", "REP_POL"]}, {"san_vicente": ["NAT_MIL-"]}, [6, 1], side=REP,
        units={"reinosa": ["REP_MIL_AST"]},
    )  # fmt: skip
    assert place.offered("advance") == ["REP_POL_01"], "one Asturian division is abroad already"
    assert place.refused("advance REP_MIL_AST_02") == "16.4.2.2"


@pytest.mark.rule("crusade", "8.5.4.3")
@pytest.mark.rule("crusade", "11.5.6")
def test_8_5_4_3_an_advance_into_the_beach_head_ends_it() -> None:
    place = battle(
        {"mallorca": ["NAT_INF", "NAT_INF", "NAT_INF"]}, {"beachhead_mallorca": ["REP_MIL-"]}, [6, 1], turn=2,
        beach_heads={"beachhead_mallorca": "mallorca"}, control={"beachhead_mallorca": REP},
    )  # fmt: skip
    place.play("advance NAT_INF_01")
    assert place.state.beach_heads == {}
    assert place.at("NAT_INF_01") == "mallorca"
    assert place.frame != "Advance"


# -- 11.4.6 with the rest ----------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.4.6")
@pytest.mark.rule("crusade", "11.1.5")
def test_11_4_6_a_space_retreated_into_may_be_attacked_in_the_same_round() -> None:
    place = attacks(
        {"belchite": ["NAT_INF", "NAT_INF", "NAT_INF"], "zaragoza": ["NAT_INF", "NAT_INF"]},
        {"caspe": ["REP_MIL", "REP_MIL"]}, units={"alcaniz": ["REP_RPA"] * 3, "fraga": ["REP_POL"] * 3},
    )  # fmt: skip
    fight(declare(place, "caspe"), [4, 2])
    while place.frame == "TakeLosses":
        place.play(place.actions[0])
    while place.asked == REP:
        place.play(place.actions[0])
    assert all(place.at(unit) == "bujaraloz" for unit in place.state.retreated)
    place.play("halt")
    assert place.offered("target") == ["bujaraloz"]
    fight(declare(place, "bujaraloz"), [6, 6])
    assert all(not place.state.on_map(unit) for unit in place.state.retreated), "eliminated by the first loss"
