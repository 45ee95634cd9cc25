"""32.1, 32.2 Every Combat Card, and the events that bear on combats."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.cards import bans, marching
from desktop.games.illusions.rules.cards.conrad import ForcedCombat
from desktop.games.illusions.rules.combat import combat_cards, flank, resolve
from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.state import combat_events as ce
from desktop.mechanics.modifier import total
from tests.games.illusions.combat import (
    SPRING,
    SUMMER,
    WINTER,
    Stacks,
    attacks,
    battle,
    combat_state,
    decided,
    declare,
    declared,
    fight,
    fired,
    last,
    order,
    strength_of,
    take_any_losses,
)
from tests.games.illusions.position import AP, CP, Position, begin

POLAND = {"scenario": "example-29"}
ITALY = {"at_war": {"it": AP}, "scenario": "campaign-1914"}
BREST: Stacks = {"brest_litovsk": ["ru_ii", "ru_iii", "ru_iv"]}
IVANGOROD: Stacks = {"ivangorod": ["ge_xi", "ge_x", "ge_i"]}
LUBLIN_CP: Stacks = {"lublin": ["ge_xvii"]}
LUBLIN_AP: Stacks = {"lublin": ["ru_v"]}


def playable(card: str, attackers: Stacks, defenders: Stacks, side: str = AP, pin: str = "", **given: object) -> bool:
    """Whether the owner of a card may play it in a combat."""
    owner = AP if card.startswith("AP") else CP
    state, combat = declared(attackers, defenders, side=side, hands={owner: [card]}, **{**POLAND, **given})  # type: ignore[arg-type]
    combat.pinning = pin
    window = state.world.cards[card].window
    return combat_cards.playable(state, combat, owner, window) == [card]


def fires(cards: list[str], attackers: Stacks, defenders: Stacks, side: str = AP, **given: object) -> tuple[int, int]:
    """Modifiers of attacker and defender with some cards played."""
    state, combat = declared(attackers, defenders, side=side, **{**POLAND, **given})  # type: ignore[arg-type]
    for card in cards:
        combat.cards[AP if card.startswith("AP") else CP].append(card)
    return resolve.fire_of(state, combat, combat.side).drm, resolve.fire_of(state, combat, combat.other).drm


def gain(card: str, attackers: Stacks, defenders: Stacks, side: str = AP, **given: object) -> tuple[int, int]:
    """What a card adds to the dice of attacker and defender."""
    plain, changed = fires([], attackers, defenders, side, **given), fires([card], attackers, defenders, side, **given)
    return changed[0] - plain[0], changed[1] - plain[1]


# -- general -------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "9.8", says="They are discarded after the combat")
@pytest.mark.rule("illusions", "9.8", says="by the attacker and then by the defender, any number")
@pytest.mark.rule("illusions", "12.2", says="Combat Cards, attacker first")
def test_9_8_the_attacker_plays_first_and_all_cards_are_discarded() -> None:
    place = attacks(IVANGOROD, LUBLIN_AP, side=CP, hands={CP: ["CP-02", "CP-17"], AP: ["AP-03"]}, **POLAND)
    declare(place, "lublin")
    place.play("attack")
    assert (place.asked, place.offered("card")) == (CP, ["CP-02", "CP-17"])
    place.play("card CP-02", "card CP-17")
    assert (place.asked, place.offered("card")) == (AP, ["AP-03"])
    place.state.chance.begin([3, 3])
    place.play("card AP-03")
    assert fired(place, CP).drm == 2
    while place.decision:
        place.play("halt" if place.offers("halt") else place.actions[0])
    assert place.state.discards[CP][-2:] == ["CP-02", "CP-17"]
    assert place.state.discards[AP][-1:] == ["AP-03"]


@pytest.mark.rule("illusions", "9.8")
def test_9_8_cards_are_optional_and_those_that_do_not_fit_are_refused() -> None:
    place = attacks(IVANGOROD, LUBLIN_AP, side=CP, hands={CP: ["CP-02", "CP-26", "CP-42"]}, **POLAND)
    declare(place, "lublin")
    place.play("attack")
    assert place.refused("card CP-26") == "12.2", "a defender's card"
    assert place.refused("card CP-42") == "9.7.1"
    assert place.refused("card CP-17") == "9.8", "not in hand"
    assert place.refused("card CP-31") == "9.8", "no Combat Card"
    place.state.chance.begin([3, 3])
    place.play("no-card")
    assert fired(place, CP).drm == 0


@pytest.mark.rule("illusions", "14.3.1", says="and without Combat Cards")
def test_14_3_1_attackers_out_of_supply_play_no_cards() -> None:
    assert not playable("AP-03", {"sandomierz": ["ru_ii"]}, {"tarnow": ["ge_xi"]})
    assert playable("AP-03", BREST, LUBLIN_CP)


@pytest.mark.rule("illusions", "20.2", says="No Combat Card defends it")
@pytest.mark.rule("illusions", "2.0")
def test_2_0_no_card_defends_a_fort_alone() -> None:
    assert not playable("AP-03", {"dubno": ["ge_xi"]}, {"lutsk": []}, side=CP)
    assert playable("AP-03", {"dubno": ["ge_xi"]}, {"lutsk": ["ru_ii"]}, side=CP)


# -- Allied cards --------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "12.2.1", says="Combat Cards")
@pytest.mark.rule("illusions", "32.1")
def test_ap_03_plehve() -> None:
    assert gain("AP-03", BREST, LUBLIN_CP) == (1, 0)
    assert gain("AP-03", IVANGOROD, LUBLIN_AP, CP) == (0, 1)
    assert not playable("AP-03", {"gorizia": ["it_inf_corps"]}, {"carniola": ["ah_ii"]}, **ITALY)


@pytest.mark.rule("illusions", "32.1")
def test_ap_05_no_retreat() -> None:
    place = battle(IVANGOROD, {"lublin": ["ru_v", "ru_x"]}, [2, 1], side=CP, cards=["AP-05"], **POLAND)
    assert decided(place).winner == CP
    assert decided(place).owed == 0
    assert place.state.side_at("lublin") == AP
    assert not place.decision, "and nobody advances"
    assert not playable("AP-05", {"gorizia": ["ah_ii"]}, {"carniola": ["ru_ii"]}, side=CP, **ITALY)


@pytest.mark.rule("illusions", "32.1")
def test_ap_08_putnik() -> None:
    serbia: Stacks = {"valjevo": ["sb_army"]}
    given = {"scenario": "campaign-1914"}
    assert gain("AP-08", {"shabatz": ["ah_ii"]}, serbia, CP, **given) == (0, 1)
    assert playable("AP-08", {"shabatz": ["ah_ii"]}, serbia, side=CP, **given)
    assert not playable("AP-08", {"shabatz": ["sb_army"]}, {"novi_sad": ["ah_ii"]}, **given)


@pytest.mark.rule("illusions", "32.1")
def test_ap_09_battle_for_warsaw() -> None:
    given = {"scenario": "campaign-1914"}
    lodz: Stacks = {"lodz": ["ge_xi"]}
    assert gain("AP-09", lodz, {"warsaw": ["ru_v"]}, CP, **given) == (0, 2)
    assert gain("AP-09", {"siedlce": ["ru_v"]}, {"warsaw": ["ge_xi"]}, **given) == (1, 0)
    assert gain("AP-09", {"warsaw": ["ru_v"]}, lodz, **given) == (1, 0)
    assert playable("AP-09", {"warsaw": ["ru_v"]}, lodz, **given)
    assert not playable("AP-09", BREST, LUBLIN_CP)


@pytest.mark.rule("illusions", "32.1")
def test_ap_16_alexeyev() -> None:
    place = attacks(
        IVANGOROD, {"lublin": ["ru_v", "ru_x", "hq_brusilov"]}, side=CP, hands={AP: ["AP-16"]},
        mo={AP: "", CP: "ge"}, **POLAND,
    )  # fmt: skip
    declare(place, "lublin")
    place.play("attack", "card AP-16")
    while place.frame == "Withdrawal":
        place.play(place.actions[0])
    assert place.state.units_of(AP, "lublin") == ()
    assert {strength_of(place, unit) for unit in ("ru_v", "ru_x", "hq_brusilov")} == {"full"}
    assert not place.of(ce.Fired)
    assert not place.state.mo_made[CP], "no fire, no offensive"
    assert place.frame == "Advance"
    place.play("advance ge_xi", "halt")
    assert place.at("ge_xi") == "lublin"
    closed = last(place, ce.CombatClosed)
    assert isinstance(closed, ce.CombatClosed)
    assert not closed.fought
    assert "ge_x" in place.state.fought
    near = ("brest_litovsk", "kowel", "siedlce", "jaroslau", "rawa_ruska", "sandomierz")
    corps = ("ge_xvii", "ge_xx", "ge_gd", "ge_xxi", "ge_xiii", "ge_ii")
    shut = {place: [unit] for place, unit in zip(near, corps, strict=True)}
    assert not playable("AP-16", IVANGOROD, LUBLIN_AP, side=CP, units=shut), "one of them has no way"


@pytest.mark.rule("illusions", "32.1")
def test_ap_19_shore_bombardment() -> None:
    given = {"scenario": "campaign-1914", "at_war": {"bu": CP}}
    assert gain("AP-19", {"doiran": ["bu_army"]}, {"salonika": ["br_corps"]}, CP, **given) == (0, 1)
    assert playable("AP-19", {"doiran": ["bu_army"]}, {"salonika": ["br_corps"]}, side=CP, **given)
    assert not playable("AP-19", BREST, LUBLIN_CP)


@pytest.mark.rule("illusions", "32.1")
def test_ap_24_the_great_retreat() -> None:
    place = attacks(IVANGOROD, LUBLIN_AP, side=CP, turn_effects=["AP-24"], **POLAND)
    declare(place, "lublin")
    place.play("attack")
    assert place.asked == AP
    place.play("withdraw AP-24")
    while place.frame == "Withdrawal":
        place.play(place.actions[0])
    assert not place.of(ce.Fired)
    assert place.state.units_of(AP, "lublin") == ()
    may = {
        (defender, *cards): marching.may_all_withdraw(
            *declared(IVANGOROD, {"lublin": [defender]}, side=CP, turn_effects=cards, **POLAND)
        )
        for defender, cards in (("ru_v", ["AP-24"]), ("br_corps", ["AP-24"]), ("ru_v", []))
    }
    assert [offered for offered, able in may.items() if able] == [("ru_v", "AP-24")], "Russians, while it is in force"
    state, combat = declared(IVANGOROD, LUBLIN_AP, side=CP, turn_effects=["AP-24"], **POLAND)
    combat.kind = "fort"
    assert not marching.may_all_withdraw(state, combat), "a fort stays"


@pytest.mark.rule("illusions", "32.1")
def test_ap_26_cadorna() -> None:
    udine: Stacks = {"udine": ["it_inf_corps"]}
    assert gain("AP-26", udine, {"gorizia": ["ah_ii"]}, **ITALY) == (1, 0)
    assert playable("AP-26", udine, {"gorizia": ["ah_ii"]}, **ITALY)
    assert not playable("AP-26", {"udine": ["it_inf_corps", "br_corps"]}, {"gorizia": ["ah_ii"]}, **ITALY)
    assert not playable("AP-26", BREST, LUBLIN_CP)


@pytest.mark.rule("illusions", "32.1")
@pytest.mark.rule("illusions", "12.8.2")
def test_ap_31_massed_cavalry_charge() -> None:
    horse: Stacks = {"brest_litovsk": ["ru_ii_cav", "ru_iii", "ru_iv"]}
    assert gain("AP-31", horse, LUBLIN_CP) == (1, 0)
    assert not playable("AP-31", BREST, LUBLIN_CP)
    assert not playable("AP-31", horse, LUBLIN_CP, trenches={"lublin": 1}, trench_side={"lublin": CP})
    place = battle(horse, {"lublin": ["ge_inf-"]}, [6, 1], cards=["AP-31"], **POLAND)
    place.play("advance ru_ii_cav")
    ends = place.offered("to")
    assert {"jaroslau", "tarnow", "przemysl"} <= set(ends), "up to three spaces"
    place.play("to tarnow", "halt")
    assert {place.state.control[space] for space in ("lublin", "jaroslau", "tarnow")} == {AP}


@pytest.mark.rule("illusions", "32.1")
def test_ap_36_cavalry_screen() -> None:
    place = attacks(IVANGOROD, {"lublin": ["ru_v", "ru_ii_cav"]}, side=CP, hands={AP: ["AP-36"]}, **POLAND)
    declare(place, "lublin")
    place.play("attack", "card AP-36")
    place.state.chance.begin([1, 1])
    while place.frame == "Withdrawal":
        place.play(place.actions[0])
    take_any_losses(place)
    assert place.at("ru_v") != "lublin"
    assert fired(place, AP).strength == 2, "the cavalry fights alone"
    assert not playable("AP-36", IVANGOROD, LUBLIN_AP, side=CP)
    assert not playable("AP-36", IVANGOROD, {"lublin": ["ru_ii_cav"]}, side=CP)


@pytest.mark.rule("illusions", "32.1")
def test_ap_41_forced_march() -> None:
    given = {"units": {"brest_litovsk": ["ru_iii"], "kowel": ["ru_iv"]}, **POLAND}
    place = attacks(IVANGOROD, LUBLIN_AP, side=CP, hands={AP: ["AP-41"]}, **given)  # type: ignore[arg-type]
    declare(place, "lublin")
    place.play("attack", "card AP-41")
    assert place.offered("march") == ["ru_iii lublin", "ru_iv lublin"]
    place.state.chance.begin([1, 1])
    place.play("march ru_iii lublin")
    assert fired(place, AP).strength == 6
    attack = attacks(
        {"brest_litovsk": ["ru_ii"]}, LUBLIN_CP, hands={AP: ["AP-41"]}, units={"kowel": ["ru_iv"]}, **POLAND
    )
    declare(attack, "lublin")
    attack.play("attack", "card AP-41")
    attack.state.chance.begin([1, 1])
    attack.play("march ru_iv brest_litovsk")
    assert fired(attack, AP).strength == 6
    assert not playable("AP-41", IVANGOROD, LUBLIN_AP, side=CP), "nobody is near"


@pytest.mark.rule("illusions", "32.1")
@pytest.mark.rule("illusions", "12.7.4")
def test_ap_47_bulgarian_army_breaks() -> None:
    given = {"scenario": "brusilov", "turn": 12}
    attackers: Stacks = {"salonika": ["br_corps", "fr_corps", "br_corps"]}
    assert gain("AP-47", attackers, {"doiran": ["bu_army"]}, **given) == (1, 0)
    place = battle(
        attackers, {"doiran": ["bu_army", "bu_inf"]}, [6, 1], cards=["AP-47"], trenches={}, trench_side={}, **given
    )  # type: ignore[arg-type]
    assert decided(place).winner == AP
    assert not any(text.startswith("halt ") for text in place.actions), "mountains do not help"
    assert not playable("AP-47", attackers, {"doiran": ["bu_army"]}, scenario="brusilov", turn=10), "turn 11 or later"


@pytest.mark.rule("illusions", "32.1")
def test_ap_48_war_weary_austro_hungarians() -> None:
    vienna: Stacks = {"lublin": ["ah_ii"]}
    assert gain("AP-48", BREST, vienna) == (0, -1)
    assert not playable("AP-48", BREST, LUBLIN_CP)
    place = battle(BREST, vienna, [6, 1], cards=["AP-48"], **POLAND)
    assert place.state.national_will["ah"] == 3
    lost = battle({"brest_litovsk": ["ru_inf"]}, vienna, [1, 6], cards=["AP-48"], **POLAND)
    assert lost.state.national_will["ah"] == 4


# -- Central cards -------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "32.2")
def test_cp_02_von_francois() -> None:
    assert gain("CP-02", IVANGOROD, LUBLIN_AP, CP) == (1, 0)
    assert not playable("CP-02", {"jaroslau": ["ah_ii"]}, LUBLIN_AP, side=CP)
    assert not playable("CP-02", BREST, LUBLIN_CP)


TWO: Stacks = {"ivangorod": ["ge_xi"], "jaroslau": ["ge_i"]}


@pytest.mark.rule("illusions", "32.2")
@pytest.mark.rule("illusions", "21.4")
def test_cp_06_wireless_intercepts() -> None:
    assert not playable("CP-06", TWO, LUBLIN_AP, side=CP), "no flank attack announced"
    place = attacks(TWO, LUBLIN_AP, side=CP, hands={CP: ["CP-06"]}, **POLAND)
    declare(place, "lublin")
    fight(place, [1, 1], cards=["CP-06"], flank="ivangorod")
    rolled = last(place, ce.FlankRolled)
    assert isinstance(rolled, ce.FlankRolled)
    assert (rolled.die, rolled.success) == (0, True)
    assert order(place)[0] == CP
    assert not playable("CP-06", TWO, {"lublin": ["ru_v", "ro_army"]}, side=CP, pin="ivangorod", at_war={"ro": AP})


@pytest.mark.rule("illusions", "32.2")
@pytest.mark.rule("illusions", "21.3", says="Cards may add modifiers")
def test_cp_09_tannenberg() -> None:
    state, combat = declared(TWO, LUBLIN_AP, side=CP, **POLAND)
    combat.pinning = "ivangorod"
    before = total(flank.modifiers(state, combat))
    combat.cards[CP].append("CP-09")
    assert total(flank.modifiers(state, combat)) == before + 2
    assert resolve.fire_of(state, combat, CP).drm == 0
    combat.flank = "won"
    assert resolve.fire_of(state, combat, CP).drm == 1
    assert playable("CP-09", TWO, LUBLIN_AP, side=CP, pin="ivangorod")
    assert not playable("CP-09", TWO, LUBLIN_AP, side=CP)
    place = attacks(TWO, LUBLIN_AP, side=CP, hands={CP: ["CP-09"]}, **POLAND)
    fight(declare(place, "lublin"), [1, 1, 1], cards=["CP-09"], flank="ivangorod")
    assert "CP-09" in place.state.removed_cards[CP] or place.decision


@pytest.mark.rule("illusions", "32.2")
def test_cp_11_masurian_lakes() -> None:
    given = {"scenario": "campaign-1914"}
    lakes: Stacks = {"insterburg": ["ru_v", "ru_x"]}
    attackers: Stacks = {"konigsberg": ["ge_xi", "ge_i", "ge_x"]}
    assert gain("CP-11", attackers, lakes, CP, **given) == (1, 0)
    place = battle(attackers, lakes, [1, 1], side=CP, cards=["CP-11"], **given)
    assert decided(place).winner == CP
    assert not any(text.startswith("halt ") for text in place.actions), "the forest does not help"
    free = battle(attackers, lakes, [1, 1], side=CP, **given)
    assert any(text.startswith("halt ") for text in free.actions)
    assert not playable("CP-11", IVANGOROD, LUBLIN_AP, side=CP)


@pytest.mark.rule("illusions", "32.2")
def test_cp_17_chlorine_gas() -> None:
    assert gain("CP-17", IVANGOROD, LUBLIN_AP, CP) == (1, 0)
    assert not playable("CP-17", {"jaroslau": ["ah_ii"]}, LUBLIN_AP, side=CP)


@pytest.mark.rule("illusions", "32.2")
def test_cp_26_von_bojna() -> None:
    udine: Stacks = {"udine": ["it_inf_corps"]}
    assert gain("CP-26", udine, {"gorizia": ["ah_ii"]}, **ITALY) == (0, 1)
    assert playable("CP-26", udine, {"gorizia": ["ah_ii"]}, **ITALY)
    assert not playable("CP-26", BREST, {"lublin": ["ah_ii"]})


@pytest.mark.rule("illusions", "32.2")
@pytest.mark.parametrize(("turn", "value"), [(SUMMER, -1), (SPRING, -2), (WINTER, -2)])
def test_cp_32_lake_naroch(turn: int, value: int) -> None:
    assert gain("CP-32", BREST, LUBLIN_CP, turn=turn) == (value, 0)
    assert gain("CP-32", {"sarny": ["ru_ii"]}, {"pinsk": ["ge_xi"]}, turn=SUMMER) == (-2, 0), "swamp"


@pytest.mark.rule("illusions", "32.2")
@pytest.mark.rule("illusions", "12.7.4")
def test_cp_33_the_struma_and_monastir() -> None:
    given = {"scenario": "brusilov", "turn": 10}
    attackers: Stacks = {"salonika": ["br_corps", "fr_corps", "br_corps"]}
    defenders: Stacks = {"the_struma": ["bu_army", "bu_inf", "bu_army"]}
    assert gain("CP-33", attackers, defenders, **given) == (0, 1)
    plain = battle(attackers, defenders, [1, 6], **given)
    place = battle(attackers, defenders, [1, 6], cards=["CP-33"], **given)
    assert (decided(plain).owed, decided(place).owed) == (2, 1), "their own fire is better"
    assert place.of(ce.RetreatShortened)
    assert place.state.side_at("the_struma") == CP
    assert not playable("CP-33", BREST, LUBLIN_CP)


@pytest.mark.rule("illusions", "32.2")
@pytest.mark.rule("illusions", "12.1.3")
def test_cp_40_clearing_the_dobruja() -> None:
    given = {"scenario": "brusilov", "at_war": {"ro": AP}, "hands": {CP: ["CP-40"]}}
    attackers: Stacks = {"varna": ["bu_army"], "bolgrad": ["ge_xi"]}
    place = attacks(
        attackers, {"constanta": ["ro_army"]}, side=CP, control={"bolgrad": CP, "kishinev": CP, "jassy": CP}, **given
    )  # type: ignore[arg-type]
    declare(place, "constanta")
    assert not place.offers("attack")
    place.state.chance.begin([3, 3])
    place.play("attack CP-40", "no-flank")
    assert fired(place, CP).strength == 7
    assert "CP-40" in place.state.fight.cards[CP] if place.state.combat else "CP-40" in place.state.removed_cards[CP]
    assert not playable("CP-40", IVANGOROD, LUBLIN_AP, side=CP)


@pytest.mark.rule("illusions", "32.2")
def test_cp_42_von_below() -> None:
    given = {"trenches": {"caporetto": 1}, "trench_side": {"caporetto": AP}, **ITALY}
    attackers, defenders = {"carniola": ["ge_xi"]}, {"caporetto": ["it_inf_corps"]}
    state, combat = declared(attackers, defenders, side=CP, **given)  # type: ignore[arg-type]
    assert (resolve.fire_of(state, combat, CP).shift, resolve.fire_of(state, combat, AP).shift) == (-2, 1)
    combat.cards[CP].append("CP-42")
    assert (resolve.fire_of(state, combat, CP).shift, resolve.fire_of(state, combat, AP).shift) == (0, 0)
    assert playable("CP-42", attackers, defenders, side=CP, **ITALY)
    assert not playable("CP-42", {"carniola": ["ah_ii"]}, defenders, side=CP, **ITALY)


@pytest.mark.rule("illusions", "32.2")
def test_cp_44_feuerwalze() -> None:
    place = battle(IVANGOROD, {"lublin": ["ru_v", "ru_x"]}, [1, 1], side=CP, cards=["CP-44"], **POLAND)
    assert order(place)[0] == CP
    assert not playable("CP-44", {"ivangorod": ["ge_inf"]}, LUBLIN_AP, side=CP), "a large German unit is needed"
    assert not playable("CP-44", {"jaroslau": ["ah_ii"]}, LUBLIN_AP, side=CP)


@pytest.mark.rule("illusions", "32.2")
@pytest.mark.rule("illusions", "21.4")
def test_cp_46_von_hutier() -> None:
    given = {"trenches": {"lublin": 1}, "trench_side": {"lublin": AP}, **POLAND}
    place = battle(IVANGOROD, {"lublin": ["ru_v", "ru_x"]}, [1, 1], side=CP, cards=["CP-46"], **given)  # type: ignore[arg-type]
    assert order(place)[0] == CP
    assert (fired(place, CP).shift, fired(place, AP).shift) == (0, 0)
    state, combat = declared(TWO, LUBLIN_AP, side=CP, **POLAND)
    combat.flank = "lost"
    assert resolve.fires_first(state, combat) == AP
    combat.cards[CP].append("CP-44")
    assert resolve.fires_first(state, combat) == CP, "a card comes before the flank roll"


@pytest.mark.rule("illusions", "32.2")
def test_cp_54_tsars_armories() -> None:
    given = {"scenario": "example-29", "revolution": "stage_1", "units": {"dubno": ["ge_xx-"]}}
    place = attacks(
        {"ivangorod": ["ge_xi", "ge_x", "ge_i"]}, {"brest_litovsk": ["ru_inf-"]}, side=CP, hands={CP: ["CP-54"]},
        trenches={}, trench_side={}, **given,
    )  # type: ignore[arg-type]  # fmt: skip
    assert not place.decision, "Ivangorod does not touch Brest-Litovsk"
    place = attacks(
        {"siedlce": ["ge_xi", "ge_x", "ge_i"]}, {"brest_litovsk": ["ru_inf-"]}, side=CP, hands={CP: ["CP-54"]},
        trenches={}, trench_side={}, **given,
    )  # type: ignore[arg-type]  # fmt: skip
    fight(declare(place, "brest_litovsk"), [1, 6])
    while place.frame == "Retreat":
        place.play(place.actions[0])
    place.play("advance ge_xi", "halt")
    assert place.offered("card") == ["CP-54"]
    place.play("card CP-54")
    assert "repair ge_xx" in place.actions
    place.play("repair ge_xx")
    assert strength_of(place, "ge_xx") == "full"
    assert "CP-54" in place.state.removed_cards[CP]


# -- events in force -----------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "32.1")
def test_ap_01_drive_on_east_prussia() -> None:
    given = {"scenario": "campaign-1914", "turn": 1}
    east: Stacks = {"suwalki": ["ru_v"]}
    plain = fires([], east, {"lotzen": ["ge_xi"]}, **given)
    state, combat = declared(east, {"lotzen": ["ge_xi"]}, **given)  # type: ignore[arg-type]
    state.begin_effect("AP-01")
    assert resolve.fire_of(state, combat, AP).drm == plain[0] + 1
    state, combat = declared(BREST, LUBLIN_CP, **POLAND)
    state.begin_effect("AP-01")
    assert resolve.fire_of(state, combat, AP).drm == 0, "only against Germany"


@pytest.mark.rule("illusions", "32.1")
def test_ap_07_galicia_offensive() -> None:
    for defenders, value in ((["ah_ii"], 1), (["ah_ii", "ge_xi"], 0)):
        state, combat = declared(BREST, {"lublin": defenders}, **POLAND)
        state.begin_effect("AP-07")
        assert resolve.fire_of(state, combat, AP).drm == value


@pytest.mark.rule("illusions", "32.1")
@pytest.mark.rule("illusions", "32.2")
@pytest.mark.parametrize(("card", "value"), [("AP-44", 2), ("CP-25", -1)])
def test_ap_44_and_cp_25_bear_on_all_russian_attacks_of_the_turn(card: str, value: int) -> None:
    state, combat = declared(BREST, LUBLIN_CP, turn_effects=[card], **POLAND)
    assert resolve.fire_of(state, combat, AP).drm == value
    state, combat = declared(IVANGOROD, LUBLIN_AP, side=CP, turn_effects=[card], **POLAND)
    assert (resolve.fire_of(state, combat, CP).drm, resolve.fire_of(state, combat, AP).drm) == (0, 0)


@pytest.mark.rule("illusions", "32.1")
def test_ap_54_the_kerensky_offensive_notes_a_victory() -> None:
    state = combat_state(BREST, {"lublin": ["ah_ii"]}, **POLAND)
    state.begin_effect("AP-54")
    place = declare(begin(state, Attacks(side=AP)), "lublin")
    take_any_losses(fight(place, [5, 1]))
    assert fired(place, AP).drm == 2
    assert place.state.effects.get("won-AP-54") == 1


@pytest.mark.rule("illusions", "32.2")
def test_cp_01_guns_of_august() -> None:
    given = {"scenario": "campaign-1914", "turn": 1}
    for target, value in (("suwalki", 1), ("insterburg", 1)):
        state, combat = declared({"lotzen": ["ge_xi"]}, {target: ["ru_v"]}, side=CP, **given)  # type: ignore[arg-type]
        before = resolve.fire_of(state, combat, CP).drm
        state.begin_effect("CP-01")
        assert resolve.fire_of(state, combat, CP).drm == before + value


@pytest.mark.rule("illusions", "32.2")
def test_cp_16_hoffmann() -> None:
    state, combat = declared(TWO, LUBLIN_AP, side=CP, **POLAND)
    before = total(flank.modifiers(state, combat, "ivangorod"))
    state.begin_effect("CP-16")
    assert total(flank.modifiers(state, combat, "ivangorod")) == before + 1


@pytest.mark.rule("illusions", "32.1")
def test_ap_43_germandom_keeps_germans_and_austrians_apart() -> None:
    mixed: Stacks = {"jaroslau": ["ge_xi", "ah_ii", "geah_sud"]}
    place = attacks(mixed, LUBLIN_AP, side=CP, turn_effects=["AP-43"], **POLAND)
    place.play("target lublin", "with ge_xi")
    assert place.offered("with") == ["geah_sud"], "a dual unit may join either"
    assert place.refused("with ah_ii") == "9.7.1"


@pytest.mark.rule("illusions", "32.2")
def test_cp_07_rennenkampf_keeps_russian_armies_apart() -> None:
    given = {"scenario": "campaign-1914", "turn": 1, "turn_effects": ["CP-07"]}
    place = attacks({"suwalki": ["ru_v"], "lomza": ["ru_x"]}, {"lotzen": ["ge_xi"]}, **given)  # type: ignore[arg-type]
    place.play("target lotzen", "with ru_v")
    assert place.offered("with") == []
    assert place.refused("with ru_x") == "9.7.1"


@pytest.mark.rule("illusions", "32.2")
def test_cp_22_the_black_hand_stops_serbian_attacks() -> None:
    given = {"scenario": "campaign-1914", "turn_effects": ["CP-22"]}
    state = combat_state({"shabatz": ["sb_army"]}, {"novi_sad": ["ah_ii"]}, **given)  # type: ignore[arg-type]
    unit = state.at("shabatz")[0]
    refusal = bans.why_not_attack(state, unit)
    assert refusal is not None


@pytest.mark.rule("illusions", "32.1")
def test_ap_15_conrad_orders_an_attack_without_flank() -> None:
    state = combat_state(
        {}, {"lublin": ["ru_v"]}, units={"jaroslau": ["ah_ii", "ge_xi"], "rawa_ruska": ["ah_vi"]}, **POLAND
    )
    place: Position = begin(state, ForcedCombat(origin="jaroslau", target="lublin", units=["ah_ii"]))
    assert (place.asked, place.actions) == (CP, ["with ge_xi", "done"])
    place.state.chance.begin([3, 3])
    place.play("done")
    assert fired(place, CP).strength == 3
    assert not place.of(ce.FlankAnnounced)


@pytest.mark.rule("illusions", "32.1")
def test_ap_16_needs_room_for_all_of_them() -> None:
    """Two places are left with room for one each: the first to go may not take the place the other needs."""
    near = ("siedlce", "jaroslau", "rawa_ruska", "sandomierz")
    shut: dict[str, list[str]] = {
        place: [unit] for place, unit in zip(near, ("ge_xvii", "ge_xx", "ge_gd", "ge_xxi"), strict=True)
    }
    tight = {**shut, "brest_litovsk": ["ru_i", "ru_iii"], "kowel": ["ru_iv", "ru_xiii"]}
    assert playable("AP-16", IVANGOROD, {"lublin": ["ru_v", "ru_x"]}, side=CP, units=tight)
    assert not playable("AP-16", IVANGOROD, {"lublin": ["ru_v", "ru_x", "ru_xx"]}, side=CP, units=tight)
    place = attacks(IVANGOROD, {"lublin": ["ru_v", "ru_x"]}, side=CP, hands={AP: ["AP-16"]}, units=tight, **POLAND)
    declare(place, "lublin")
    place.play("attack", "card AP-16")
    while place.frame == "Withdrawal":
        place.play(place.actions[0])
    assert {place.at("ru_v"), place.at("ru_x")} == {"brest_litovsk", "kowel"}


@pytest.mark.rule("illusions", "20.3.5")
@pytest.mark.rule("illusions", "12.7")
@pytest.mark.parametrize("card", ["AP-16", ""])
def test_besiegers_that_leave_end_the_siege(card: str) -> None:
    place = attacks(
        {"jaroslau": ["ge_xi", "ge_x", "ge_i"]}, {"przemysl": ["ru_v"]}, side=CP, hands={AP: [card] if card else []},
        control={"przemysl": CP, "lemberg": AP, "brody": AP}, scenario="campaign-1914",
    )  # fmt: skip
    assert place.state.sieges == {"przemysl": AP}
    fight(declare(place, "przemysl"), [1, 1] if not card else [], cards=[card] if card else [])
    take_any_losses(place)
    while place.frame in ("Withdrawal", "Retreat"):
        place.play(place.actions[0])
    assert place.state.sieges == {}
    assert place.state.units_of(AP, "przemysl") == ()
