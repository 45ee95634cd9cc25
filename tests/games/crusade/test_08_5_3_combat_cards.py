"""8.5.3 Combat Cards: when they are played, what becomes of them, and the effect of each."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.combat import resolve
from desktop.games.crusade.rules.combat.attack_options import declared
from desktop.games.crusade.rules.combat.combat_cards import playable, why_not_cc
from desktop.games.crusade.state import combat_events as ce
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.combat import (
    attacks,
    battle,
    combat_state,
    decided,
    declare,
    fight,
    fired,
    strength_of,
    take_any_losses,
)
from tests.games.crusade.position import NAT, REP, Position

INF3 = {"belchite": ["NAT_INF", "NAT_INF", "NAT_INF"]}
CASPE = {"caspe": ["REP_RPA", "REP_RPA"]}
AID = {NAT: ["N2", "N19"], REP: ["R3"]}
ALL_AID = ["N2", "N19", "R3"]


def nat_attack(cards: list[str], dice: tuple[int, int] = (3, 3), **given: object) -> Position:
    """Three INF in Belchite attack two RPA in Caspe, open ground, aid events played."""
    given = {"played": ALL_AID, **given}
    return battle(given.pop("attackers", INF3), given.pop("defenders", CASPE), dice, cards=cards, **given)  # type: ignore[arg-type]


def rep_attack(cards: list[str], dice: tuple[int, int] = (3, 3), **given: object) -> Position:
    """Three RPA in Caspe attack two INF in Belchite."""
    given = {"played": ALL_AID, "side": REP, **given}
    attackers = given.pop("attackers", {"caspe": ["REP_RPA"] * 3})
    return battle(attackers, given.pop("defenders", {"belchite": ["NAT_INF"] * 2}), dice, cards=cards, **given)  # type: ignore[arg-type]


def refusal(state: CrusadeState, combat: Combat, card: str) -> str:
    side = NAT if card.startswith("N") else REP
    found = why_not_cc(state, combat, side, card)
    return found.rule if found else ""


def meeting(cards: list[str], *, side: str = NAT, **given: object) -> tuple[CrusadeState, Combat]:
    """A declared combat between Belchite and Caspe with the cards in hand."""
    hands = {NAT: [c for c in cards if c.startswith("N")], REP: [c for c in cards if c.startswith("R")]}
    attackers, defenders = (INF3, CASPE) if side == NAT else (CASPE, INF3)
    attackers = given.pop("attackers", attackers)  # type: ignore[assignment]
    defenders = given.pop("defenders", defenders)  # type: ignore[assignment]
    state = combat_state(attackers, defenders, side=side, hands=hands, **given)  # type: ignore[arg-type]
    units = [unit for space in attackers for unit in state.at(space)]
    combat = declared(state, side, next(iter(defenders)), units)
    state.begin_combat(combat)
    return state, combat


# -- 8.5.3.1-8.5.3.6 ---------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.2.4", says="First the attacker")
@pytest.mark.rule("crusade", "8.5.3.1", says=("The attacker plays first", "only cards playable in the enemy"))
def test_8_5_3_1_attacker_first_and_no_second_round() -> None:
    place = attacks(INF3, CASPE, hands={NAT: ["N8", "N33"], REP: ["R15"]})
    declare(place, "caspe").play("attack")
    assert (place.asked, place.offered("card")) == (NAT, ["N8", "N33"])
    place.play("card N8", "no-card")
    assert (place.asked, place.offered("card")) == (REP, ["R15"])
    place.play("card R15", dice=[1, 1])
    assert place.state.last_combat is not None
    assert place.state.last_combat.cards == {NAT: ["N8"], REP: ["R15"]}


@pytest.mark.rule("crusade", "3.0", says="Discard pile")
@pytest.mark.rule("crusade", "11.2.9", says="The winner keeps reusable")
@pytest.mark.rule("crusade", "8.5.3.2", says="The winner of a combat keeps")
@pytest.mark.rule("crusade", "8.5.3.3", says="that was not won are discarded")
def test_8_5_3_2_the_winner_keeps_his_cards_and_the_loser_discards() -> None:
    won = nat_attack(["N8", "R15"], (6, 1))
    assert decided(won).winner == NAT
    assert won.state.face_up == {NAT: ["N8"], REP: []}
    assert won.state.discards[REP] == ["R15"]
    lost = nat_attack(["N8", "R15"], (1, 6))
    assert lost.state.discards[NAT] == ["N8"]
    assert lost.state.face_up[REP] == ["R15"]


@pytest.mark.rule("crusade", "3.0", says="Asterisk:")
@pytest.mark.rule("crusade", "8.5.3.2", says="one combat per turn")
def test_8_5_3_2_one_combat_cards_and_asterisks_go_even_if_won() -> None:
    place = nat_attack(["N32", "N9", "N8"], (6, 1), defenders={"caspe": ["REP_MIL", "REP_MIL"]})
    assert decided(place).winner == NAT
    assert place.state.face_up[NAT] == ["N8"]
    assert place.state.discards[NAT] == ["N32"]
    assert "N9" in place.state.removed_cards[NAT]
    assert "N9" in place.state.played


@pytest.mark.rule("crusade", "8.5.3.2")
@pytest.mark.rule("crusade", "8.5.3.4")
def test_example_8_5_3_2a_garcia_morato_and_lack_of_discipline_at_oviedo() -> None:
    for dice, winner in (((6, 1), NAT), ((1, 6), REP)):
        place = battle(
            {"gijon": ["REP_MIL_AST", "REP_POL"]}, {"oviedo": ["NAT_POL", "NAT_POL"]}, dice[::-1], side=REP, turn=3,
            cards=["N8", "N9"], isolated=["oviedo"],
        )  # fmt: skip
        assert decided(place).winner in (winner, "")
        assert "N9" in place.state.removed_cards[NAT], "whatever the result"
        kept = decided(place).winner == NAT
        assert (place.state.face_up[NAT] == ["N8"]) == kept
        assert ("N8" in place.state.discards[NAT]) == (not kept)


@pytest.mark.rule("crusade", "8.5.3.4", says="used once per action round")
@pytest.mark.rule("crusade", "11.2.4", says="First the attacker")
@pytest.mark.rule("crusade", "8.5.3.2", says="The winner of a combat keeps")
def test_8_5_3_4_once_per_action_round() -> None:
    place = attacks(
        {"belchite": ["NAT_INF", "NAT_INF"]},
        {"caspe": ["REP_MIL-"], "bujaraloz": ["REP_MIL-"]},
        hands={NAT: ["N8", "N33"]},
    )
    fight(declare(place, "caspe", ["NAT_INF_01"]), [6, 1], cards=["N8"])
    take_any_losses(place)
    place.play("halt")
    assert place.state.face_up[NAT] == ["N8"], "kept for a later round"
    declare(place, "bujaraloz", ["NAT_INF_02"]).play("attack")
    assert place.offered("card") == ["N33"]
    assert place.refused("card N8") == "8.5.3.4"
    place.play("no-card", dice=[1, 1])
    assert place.state.last_combat is not None
    assert place.state.last_combat.cards[NAT] == [], "used in this round"
    place.state.begin_round(NAT, 2, [])
    assert "N8" in place.state.held_ccs(NAT), "usable again in the next one"


@pytest.mark.rule("crusade", "8.5.3.3", says="that was not won are discarded")
@pytest.mark.rule("crusade", "8.5.3.4")
def test_8_5_3_3_a_face_up_card_is_discarded_when_its_combat_is_not_won() -> None:
    place = attacks(INF3, CASPE, hands={NAT: ["N8"]})
    place.state.keep_cc(NAT, "N8")
    assert (place.state.hands[NAT], place.state.face_up[NAT]) == ([], ["N8"])
    fight(declare(place, "caspe"), [1, 6], cards=["N8"])
    take_any_losses(place)
    assert place.state.face_up[NAT] == []
    assert place.state.discards[NAT] == ["N8"]


@pytest.mark.rule("crusade", "8.5.3.2", says="counts as played")
def test_8_5_3_2_a_cancelled_card_counts_as_played() -> None:
    place = nat_attack(["N8", "R37"], (6, 1))
    assert fired(place, NAT).drm == 0
    assert place.state.face_up[NAT] == ["N8"]


@pytest.mark.rule("crusade", "8.5.3.1", says="only cards playable in the enemy")
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "11.2.4")
def test_11_2_4_cards_that_do_not_qualify() -> None:
    state, combat = meeting(["N8", "N10", "N14", "N18", "N51", "N52", "N57", "N1", "R29", "R7"], turn=8)
    assert playable(state, combat, NAT) == ["N8"]
    assert refusal(state, combat, "N1") == "8.5.3"
    assert refusal(state, combat, "N9") == "8.5.3", "not held"
    assert refusal(state, combat, "N10") == "8.5.1.2", "Axis Military Aid was not played"
    assert refusal(state, combat, "N14") == "11.2.4", "defence only"
    assert refusal(state, combat, "R29") == "11.2.4", "attack only"
    assert refusal(state, combat, "R7") == ""
    combat.cut_off = list(combat.attackers)
    assert refusal(state, combat, "N8") == "13.3.4"


@pytest.mark.rule("crusade", "11.2.4")
def test_11_2_4_a_defender_without_a_card_is_asked_as_long_as_he_may_have_one() -> None:
    """Whether he is asked must not tell what he holds."""
    place = declare(attacks(INF3, CASPE, hands={NAT: ["N5"], REP: ["R5"]}), "caspe").play("attack")
    assert (place.asked, place.actions) == (NAT, ["no-card"])
    place.play("no-card")
    assert (place.asked, place.actions) == (REP, ["no-card"])
    place.play("no-card", dice=[1, 1])
    assert place.state.last_combat is not None


@pytest.mark.rule("crusade", "11.2.4")
def test_11_2_4_who_holds_no_card_or_cannot_use_any_is_not_asked() -> None:
    place = declare(attacks(INF3, CASPE, hands={NAT: ["N5"], REP: []}), "caspe").play("attack")
    assert place.asked == NAT
    place.play("no-card", dice=[1, 1])
    assert place.state.last_combat is not None, "the Republicans hold nothing"


@pytest.mark.rule("crusade", "13.3.4")
def test_13_3_4_a_requirement_must_be_met_by_a_supplied_unit() -> None:
    state, combat = meeting(["R58"], side=REP, attackers={"caspe": ["REP_AC_I", "REP_RPA"]})
    assert refusal(state, combat, "R58") == ""
    combat.cut_off = ["REP_AC_I"]
    assert refusal(state, combat, "R58") == "8.5.1.2"


# -- plain modifiers and shifts ----------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.parametrize("card", ["N8", "N10", "N23", "N32", "N34", "N50", "N58"])
def test_nationalist_cards_in_attack(card: str) -> None:
    shot = fired(nat_attack([card], played=ALL_AID), NAT)
    expected = (0, 1) if card == "N50" else (1, 0)
    assert (shot.drm, shot.shift) == expected


@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.parametrize("card", ["N8", "N32", "N34"])
def test_nationalist_cards_in_defence(card: str) -> None:
    assert fired(rep_attack([card]), NAT).drm == 1


@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "11.2.4")
@pytest.mark.parametrize("card", ["N10", "N23", "N33", "N35", "N50", "N51", "N52", "N57", "N58", "R29", "R45"])
def test_attack_only(card: str) -> None:
    state, combat = meeting([card], side=REP if card.startswith("N") else NAT, played=ALL_AID)
    assert refusal(state, combat, card) == "11.2.4"


@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "11.2.4")
@pytest.mark.parametrize("card", ["N14", "N18", "R7", "R35"])
def test_defence_only(card: str) -> None:
    state, combat = meeting([card], side=NAT if card.startswith("N") else REP, played=ALL_AID)
    assert refusal(state, combat, card) == "11.2.4"


@pytest.mark.rule("crusade", "11.2.6", says="Combat Cards.")
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.parametrize("card", ["R15", "R18", "R29", "R32", "R49"])
def test_republican_cards_in_attack(card: str) -> None:
    shot = fired(rep_attack([card]), REP)
    assert (shot.drm, shot.shift) == ((0, 1) if card == "R49" else (1, 0))


@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.parametrize("card", ["R15", "R18", "R32", "R35", "R49"])
def test_republican_cards_in_defence(card: str) -> None:
    shot = fired(nat_attack([card]), REP)
    assert (shot.drm, shot.shift) == ((0, 1) if card == "R49" else (1, 0))


@pytest.mark.rule("crusade", "8.5.1.2")
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.parametrize(
    ("card", "needed"),
    [("N10", "N2"), ("N23", "N2"), ("N32", "N19"), ("N34", "N19"), ("N50", "N19"), ("N58", "N19"),
     ("R18", "R3"), ("R29", "R3"), ("R32", "R3"), ("R49", "R3"), ("R59", "R3")],
)  # fmt: skip
def test_prerequisites(card: str, needed: str) -> None:
    side = NAT if card.startswith("N") else REP
    state, combat = meeting([card], side=side, played=[other for other in ALL_AID if other != needed])
    assert refusal(state, combat, card) == "8.5.1.2"
    state.played.append(needed)
    assert refusal(state, combat, card) == ""


# -- cards one by one --------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "11.4.3")
def test_n9_militias_lack_of_discipline() -> None:
    mountain = {"montalban": ["REP_MIL", "REP_MIL"]}
    place = battle({"calamocha": ["NAT_AFR", "NAT_INF"]}, mountain, [3, 1], cards=["N9"])
    assert fired(place, NAT).drm == 1
    assert decided(place).owed == 2
    assert not place.offered("cancel")
    assert place.refused("cancel REP_MIL_01") == "11.4.3"
    state, combat = meeting(["N9"])
    assert refusal(state, combat, "N9") == "8.5.1.2", "no MIL takes part"


@pytest.mark.rule("crusade", "8.5.3")
def test_n10_junkers_over_madrid() -> None:
    at_madrid = battle(
        {"navalcarnero": ["NAT_INF"]}, {"madrid": ["REP_RPA"]}, [1, 1], cards=["N10"], played=["N2"],
        control={"toledo": NAT, "talavera": NAT, "san_martin": NAT},
    )  # fmt: skip
    assert fired(at_madrid, NAT).drm == 2
    assert fired(nat_attack(["N10"]), NAT).drm == 1


@pytest.mark.rule("crusade", "19.2", says="N14 Defection")
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "17.4.2")
def test_example_n14_the_attack_goes_on_without_the_police() -> None:
    place = attacks(
        {"ademuz": ["REP_MIL"], "barracas": ["REP_POL"]}, {"teruel": ["NAT_INF"]}, side=REP, turn=3,
        hands={NAT: ["N14"], REP: ["R15"]},
    )  # fmt: skip
    fight(declare(place, "teruel"), [3, 3], cards=["R15", "N14"])
    assert strength_of(place, "REP_POL_01") == "eliminated"
    assert fired(place, REP).strength == 1, "counted again"
    assert "N14" in place.state.removed_cards[NAT]
    assert decided(place).side == REP


@pytest.mark.rule("crusade", "19.2", says="If the unit was the only")
@pytest.mark.rule("crusade", "8.5.3")
def test_example_n14_without_attackers_there_was_no_combat() -> None:
    place = attacks(
        {"barracas": ["REP_POL"]}, {"teruel": ["NAT_INF"]}, side=REP, turn=3, hands={NAT: ["N8", "N14"], REP: ["R15"]},
        units={"ademuz": ["REP_MIL"]},
    )  # fmt: skip
    declare(place, "teruel")
    place.play("attack", "card R15", "card N8", "card N14")
    assert strength_of(place, "REP_POL_01") == "eliminated"
    state = place.state
    assert (state.hands[REP], state.hands[NAT]) == (["R15"], ["N8"]), "the other cards go back"
    assert state.used_ccs == ["N14"]
    assert "N14" in state.removed_cards[NAT]
    assert state.attacked == []
    assert state.combat is None
    assert place.of(ce.CombatClosed) == [ce.CombatClosed(REP, "teruel", False)]
    assert not place.of(ce.Fired)


@pytest.mark.rule("crusade", "8.5.3")
def test_n14_goes_back_face_up_where_it_came_from_and_picks_one_of_several() -> None:
    place = attacks(
        {"barracas": ["REP_POL", "REP_POL-"]}, {"teruel": ["NAT_INF"]}, side=REP, turn=3, hands={NAT: ["N14"]}
    )
    declare(place, "teruel").play("attack", "card N14")
    assert (place.asked, place.offered("defect")) == (NAT, ["REP_POL_01", "REP_POL_02"])
    place.play("defect REP_POL_01", dice=[3, 3])
    assert fired(place, REP).strength == 1
    state, combat = meeting(["N14"], side=REP)
    assert refusal(state, combat, "N14") == "8.5.1.2", "no POL attacks"


@pytest.mark.rule("crusade", "19.2", says="N18 Molotov")
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "16.6.2")
@pytest.mark.rule("crusade", "11.3.6")
def test_n18_molotov_cocktail() -> None:
    attackers = {"caspe": ["SOV_T26", "REP_RPA"]}
    place = rep_attack(["N18"], (3, 3), attackers=attackers, claim="SOV_T26_01")
    assert fired(place, REP).drm == 0
    assert decided(place).defender_number == 1
    assert strength_of(place, "SOV_T26_01") == "reduced", "it owes the first loss all the same"
    state, combat = meeting(["N18"], side=REP, attackers=attackers)
    assert refusal(state, combat, "N18") == "8.5.1.2", "nothing was claimed"


@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "16.6.2")
def test_n32_flak_cancels_the_armor_modifier() -> None:
    place = rep_attack(["N32"], attackers={"caspe": ["SOV_T26", "REP_RPA"]}, claim="SOV_T26_01")
    assert fired(place, REP).drm == 0
    assert fired(place, NAT).drm == 1


@pytest.mark.rule("crusade", "19.1", says="The winter modifier")
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "16.5.2")
@pytest.mark.rule("crusade", "11.2.6")
def test_n33_artillery_concentration() -> None:
    state, combat = meeting(
        ["N33"], turn=5, attackers={"segovia": ["NAT_INF"]}, defenders={"somosierra": ["REP_MIL"]},
        works={"somosierra": "trench"},
    )  # fmt: skip
    assert (resolve.fire_of(state, combat, NAT).shift, resolve.fire_of(state, combat, REP).shift) == (-3, 1)
    combat.cards[NAT] = ["N33"]
    shot = resolve.fire_of(state, combat, NAT)
    assert [item.source.key for item in shot.shifts] == ["shift.sierra_of_madrid"], "not the Sierra"
    assert resolve.fire_of(state, combat, REP).shift == 0, "nor the trench's other effect"
    assert shot.drm == -1, "winter stays"


@pytest.mark.rule("crusade", "19.1", says="An event that cancels terrain")
@pytest.mark.rule("crusade", "8.5.3")
def test_n33_the_space_is_still_not_open_and_a_retreat_may_be_cancelled() -> None:
    place = attacks(
        {"belchite": ["AX_PZ1", "NAT_INF"]}, CASPE, hands={NAT: ["N33"]}, works={"caspe": "trench"}, played=ALL_AID
    )
    declare(place, "caspe").play("attack", "card N33")
    assert place.decision is None or not place.offered("claim")


@pytest.mark.rule("crusade", "19.2", says="N14 Defection")
def test_n14_names_what_stands_against_a_unit() -> None:
    place = attacks(
        {"barracas": ["REP_POL", "REP_POL-", "REP_MIL"]}, {"teruel": ["NAT_INF"]}, side=REP, turn=3,
        hands={NAT: ["N14"]},
    )  # fmt: skip
    declare(place, "teruel").play("attack", "card N14")
    assert place.offered("defect") == ["REP_POL_01", "REP_POL_02"]
    refusal = place.why_not("defect REP_MIL_01")
    assert refusal is not None
    assert refusal.reason.key == "combat.no_defection"


@pytest.mark.rule("crusade", "8.5.3")
def test_n34_cancels_one_enemy_air_card_of_its_owners_choice() -> None:
    place = attacks(INF3, CASPE, hands={NAT: ["N34"], REP: ["R15", "R32"]}, played=ALL_AID)
    declare(place, "caspe").play("attack", "card N34", "card R15", "card R32")
    assert (place.asked, place.offered("void")) == (NAT, ["R15", "R32"])
    refusal = place.why_not("void N34")
    assert refusal is not None
    assert refusal.reason.key == "combat.not_void"
    place.play("void R15", dice=[3, 3])
    assert fired(place, REP).drm == 1
    assert fired(place, NAT).drm == 1
    assert place.of(ce.CombatCardCancelled) == [ce.CombatCardCancelled("R15", "N34")]


@pytest.mark.rule("crusade", "8.5.3")
def test_r18_and_n34_cancel_each_other_at_once() -> None:
    place = nat_attack(["N34", "R18"])
    assert (fired(place, NAT).drm, fired(place, REP).drm) == (0, 0), "a cancelled card still cancels"


@pytest.mark.rule("crusade", "8.5.3")
def test_r18_takes_the_effect_of_a_nationalist_air_card() -> None:
    place = nat_attack(["N50", "R18"])
    assert (fired(place, NAT).shift, fired(place, REP).drm) == (0, 1)
    assert fired(nat_attack(["N32", "R18"]), NAT).drm == 1, "the Flak is no air card"


@pytest.mark.rule("crusade", "19.1", says="Captured Bridge")
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "16.6.2")
def test_n35_captured_bridge() -> None:
    place = attacks(
        {"belchite": ["AX_PZ1", "NAT_INF"]}, {"bujaraloz": ["REP_RPA"]}, hands={NAT: ["N35"]}, played=ALL_AID
    )
    declare(place, "bujaraloz").play("attack")
    assert not place.offered("claim"), "across the river"
    assert place.refused("claim AX_PZ1_01") == "16.6.2"
    place.play("card N35")
    assert place.offered("claim") == ["AX_PZ1_01"]
    place.state.chance.begin([3, 3])
    place.play("claim AX_PZ1_01")
    assert (fired(place, NAT).shift, fired(place, NAT).drm) == (0, 1)


@pytest.mark.rule("crusade", "8.5.3")
def test_n51_rolling_barrage() -> None:
    assert fired(nat_attack(["N51"], works={"caspe": "position"}), NAT).drm == 1
    state, combat = meeting(["N51"])
    assert refusal(state, combat, "N51") == "8.5.1.2"


@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.parametrize("corps", ["MARROQUI", "NAVARRA", "CASTILLA", "GALICIA", "MAESTRAZGO"])
def test_n52_shock_troops(corps: str) -> None:
    place = nat_attack(["N52"], attackers={"belchite": [f"NAT_AC_{corps}"]})
    assert fired(place, NAT).drm == 1
    state, combat = meeting(["N52"], attackers={"belchite": ["NAT_AC_V"]})
    assert refusal(state, combat, "N52") == "8.5.1.2"


OPTIONAL = {"optional_cards": "all"}


@pytest.mark.rule("crusade", "8.5.3")
def test_n57_two_dice_and_the_higher() -> None:
    place = nat_attack(["N57"], (2, 5, 1), attackers={"belchite": ["NAT_MIL_NAV"]}, options=OPTIONAL)  # type: ignore[arg-type]
    assert fired(place, NAT).die == 5
    state, combat = meeting(["N57"], options=OPTIONAL)
    assert refusal(state, combat, "N57") == "8.5.1.2"


@pytest.mark.rule("crusade", "8.5.3")
def test_r59_two_dice_and_the_lower() -> None:
    place = nat_attack(["R59"], (5, 2, 1), options=OPTIONAL)  # type: ignore[arg-type]
    assert fired(place, NAT).die == 2
    place = rep_attack(["R59"], (1, 5, 2), options=OPTIONAL)  # type: ignore[arg-type]
    assert fired(place, NAT).die == 2


@pytest.mark.rule("crusade", "19.2", says="N57 and R59")
@pytest.mark.rule("crusade", "8.5.3")
def test_n57_and_r59_cancel_each_other() -> None:
    place = nat_attack(["N57", "R59"], (4, 1), attackers={"belchite": ["NAT_MIL_NAV"]}, options=OPTIONAL)
    assert fired(place, NAT).die == 4, "one die"
    assert place.state.discards[REP] == ["R59"], "both were played"


@pytest.mark.rule("crusade", "19.3", says=("R7 Operation", "If the Nationalists have no full armor"))
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "11.3.6")
@pytest.mark.rule("crusade", "16.6.2")
def test_example_r7_the_republicans_fire_first() -> None:
    place = nat_attack(["R7"], (2, 3), attackers={"belchite": ["AX_PZ1", "NAT_INF"]}, claim="AX_PZ1_01")
    kinds = [(type(e).__name__, getattr(e, "side", "")) for e in place.log]
    shots = [side for name, side in kinds if name == "Fired"]
    assert shots == [REP, NAT]
    assert strength_of(place, "AX_PZ1_01") == "reduced", "it owed the first loss"
    nat = fired(place, NAT)
    assert nat.drm == 0, "no full armor is left"
    assert nat.strength == 3, "counted again: 1 of the tanks, 2 of the INF"


@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "16.6.2")
def test_r7_with_other_full_armor_the_modifier_stays() -> None:
    place = nat_attack(
        ["R7"], (2, 3), attackers={"belchite": ["AX_PZ1_01", "AX_PZ1_02"]}, defenders={"caspe": ["REP_RPA"]},
        claim="AX_PZ1_01",
    )  # fmt: skip
    assert strength_of(place, "AX_PZ1_01") == "reduced"
    assert fired(place, NAT).drm == 1
    assert fired(place, NAT).strength == 4


@pytest.mark.rule("crusade", "8.5.3")
def test_r7_an_attacker_with_nothing_left_inflicts_nothing() -> None:
    place = battle({"belchite": ["NAT_MIL-"]}, CASPE, [6], cards=["R7"])
    assert strength_of(place, "NAT_MIL_01") == "eliminated"
    assert fired(place, NAT).number == 0
    assert decided(place).winner == REP


@pytest.mark.rule("crusade", "8.5.3")
def test_r11_dinamiteros() -> None:
    asturian = battle({"gijon": ["REP_MIL_AST"]}, {"pto_de_la_espina": ["NAT_INF"]}, [3, 3], side=REP, cards=["R11"])
    assert fired(asturian, REP).drm == 1
    oviedo = battle({"gijon": ["REP_POL"]}, {"oviedo": ["NAT_POL"]}, [3, 3], side=REP, cards=["R11"], turn=3)
    assert fired(oviedo, REP).drm == 1
    state, combat = meeting(["R11"], attackers={"talavera": ["NAT_INF"]}, defenders={"toledo": ["REP_RPA"]})
    assert refusal(state, combat, "R11") == "8.5.1.2", "not to defend Toledo"
    state, combat = meeting(["R11"])
    assert refusal(state, combat, "R11") == "8.5.1.2"


@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "11.4.3")
def test_r35_political_commissars_let_a_retreat_be_cancelled_anywhere() -> None:
    place = nat_attack(["R35"], (6, 1), defenders={"caspe": ["REP_RPA"] * 3})
    assert (place.asked, fired(place, REP).drm) == (REP, 1)
    assert place.offered("cancel")
    forbidden = nat_attack(["N9", "R35"], (6, 1), defenders={"caspe": ["REP_MIL", "REP_MIL", "REP_RPA"]})
    assert not forbidden.offered("cancel"), "N9 forbids it as in a mountain"


@pytest.mark.rule("crusade", "8.5.3")
def test_r37_bad_weather_cancels_modifiers_and_shifts_of_air_cards() -> None:
    place = nat_attack(["N8", "N50", "N32", "R15", "R49", "R37"])
    nat, rep = fired(place, NAT), fired(place, REP)
    assert (nat.drm, nat.shift) == (1, 0), "only the Flak counts"
    assert (rep.drm, rep.shift) == (0, 0)


@pytest.mark.rule("crusade", "8.5.3")
def test_r45_limited_offensive_spares_the_first_step() -> None:
    place = rep_attack(["R45"], (1, 6), attackers={"caspe": ["REP_RPA"]}, defenders={"belchite": ["NAT_MIL"]})
    assert decided(place).defender_number == 1
    assert strength_of(place, "REP_RPA_01") == "full"
    assert place.of(ce.StepSpared) == [ce.StepSpared("REP_RPA_01")]


@pytest.mark.rule("crusade", "19.3", says="R45 Limited")
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "11.3.4")
def test_r45_division_steps_are_assigned_before_corps_steps() -> None:
    place = rep_attack(
        ["R45"], (1, 5), attackers={"caspe": ["REP_AC_I", "REP_RPA", "REP_RPA"]}, defenders={"belchite": ["NAT_AC_V"]}
    )
    assert decided(place).defender_number == 4
    assert strength_of(place, "REP_AC_I") in ("full", "reduced")
    assert len(place.of(ce.StepSpared)) == 1
    spared = place.of(ce.StepSpared)[0].unit  # type: ignore[attr-defined]
    assert spared.startswith("REP_RPA"), "a division step is spared first"
    lost = [event.unit for event in place.of(ev.StepLost, ev.UnitEliminated)]  # type: ignore[attr-defined]
    assert [unit for unit in lost if unit.startswith("REP")] == ["REP_RPA_01", "REP_RPA_02", "REP_RPA_02"]


@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "11.5.3")
def test_r45_the_advance_ends_in_the_defended_space() -> None:
    place = rep_attack(["R45"], (6, 1), defenders={"belchite": ["NAT_INF", "NAT_INF"]})
    assert decided(place).owed == 2
    while place.asked == NAT:
        place.play(place.actions[0])
    place.play("advance REP_RPA_01")
    assert place.at("REP_RPA_01") == "belchite"


@pytest.mark.rule("crusade", "8.5.3")
def test_r58_vicente_rojo() -> None:
    place = rep_attack(["R58"], attackers={"caspe": ["REP_AC_I"]}, options=OPTIONAL)
    assert fired(place, REP).drm == 1
    state, combat = meeting(["R58"], side=REP, options=OPTIONAL)
    assert refusal(state, combat, "R58") == "8.5.1.2"


def test_every_combat_card_is_tested_here() -> None:
    """A new Combat Card needs a test above."""
    from pathlib import Path

    from desktop.games.crusade.data.world import load_world

    text = Path(__file__).read_text(encoding="utf-8").lower()
    cards = load_world("campaign", {}).is_combat_card
    assert [card for card in sorted(cards) if f'"{card.lower()}"' not in text] == []
