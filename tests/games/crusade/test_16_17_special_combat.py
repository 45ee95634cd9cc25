"""16.1.4, 16.5, 16.6, 17.3-17.5, 8.5.5 Sieges, winter, armor, militia, Madrid and counterattacks in combat."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.combat import resolve
from desktop.games.crusade.rules.combat.attack_options import declared, why_not_together
from desktop.games.crusade.rules.map import control
from desktop.games.crusade.state import combat_events as ce
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

SIEGES = {"alcazar": 3, "simancas": 1, "santa_maria": 2}


# -- 16.1.4 ------------------------------------------------------------------------------------------
def storming(units: list[str], turn: int = 3, **given: object) -> Position:
    given = {"sieges": dict(SIEGES), **given}
    return attacks({"toledo": units}, {"talavera": ["NAT_INF"]}, side=REP, turn=turn, **given)


@pytest.mark.rule("crusade", "16.1.4.1", says="Republican units in the space")
@pytest.mark.rule("crusade", "16.1.4")
def test_16_1_4_1_units_of_the_space_that_are_activated_for_attack() -> None:
    place = storming(["REP_MIL", "REP_POL"])
    assert place.offered("assault") == ["alcazar"]
    assert place.refused("assault simancas") == "16.1.4.1"
    place.play("assault alcazar")
    assert place.offered("with") == ["REP_MIL_01", "REP_POL_01"]
    assert not place.offers("attack"), "at least one unit"
    place.play("with REP_MIL_01", "attack", dice=[3])
    assert place.state.sieges["alcazar"] == 2
    assert place.state.fought == ["REP_MIL_01"], "the others may attack neighbours"
    assert not place.offered("assault")


@pytest.mark.rule("crusade", "16.1.4.2", says=("1-3 lowers", "On Turn 1 +1"))
@pytest.mark.rule("crusade", "17.5.2", says="On sieges have")
@pytest.mark.parametrize(
    ("units", "turn", "highest"),
    [
        (["REP_MIL"], 3, 3),
        (["REP_MIL"], 1, 2),
        (["REP_MIL", "REP_POL"], 3, 4),
        (["REP_MIL", "REP_POL"], 1, 3),
        (["REP_AC_I"], 8, 4),
    ],
)
def test_16_1_4_2_the_assault_roll(units: list[str], turn: int, highest: int) -> None:
    for die in range(1, 7):
        place = storming(units, turn)
        place.play("assault alcazar")
        while place.offered("with"):
            place.play(place.actions[0])
        place.play("attack", dice=[die])
        assert place.state.sieges["alcazar"] == (2 if die <= highest else 3), die
        event = place.of(ce.SiegeAssaulted)[0]
        assert event.success == (die <= highest)  # type: ignore[attr-defined]


@pytest.mark.rule("crusade", "16.1.4.2", says="No Combat Cards")
def test_16_1_4_2_one_assault_per_siege_and_round_and_no_cards() -> None:
    place = storming(["REP_MIL", "REP_POL"], hands={REP: ["R15"]})
    place.play("assault alcazar", "with REP_MIL_01", "attack", dice=[6])
    assert place.state.used_ccs == []
    assert place.refused("assault alcazar") == "16.1.4.2"


@pytest.mark.rule("crusade", "16.1.5")
def test_16_1_5_at_0_the_place_surrenders() -> None:
    place = storming(["REP_MIL"], sieges={"alcazar": 1})
    vp, rm = place.state.vp, place.state.rm
    place.play("assault alcazar", "with REP_MIL_01", "attack", dice=[1])
    assert place.state.sieges == {}
    assert (place.state.vp, place.state.rm) == (vp, rm)


# -- 16.5 --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.2.5", says="Combat Cards, militia")
@pytest.mark.rule("crusade", "16.5.2", says="Each player may play at most 3")
@pytest.mark.rule("crusade", "16.5.1")
@pytest.mark.parametrize(("turn", "drm"), [(4, 0), (5, -1), (11, -1), (17, -1)])
def test_16_5_2_winter_in_the_mountains(turn: int, drm: int) -> None:
    place = battle({"calamocha": ["NAT_INF"]}, {"montalban": ["REP_RPA"]}, [3, 3], turn=turn)
    assert (fired(place, NAT).drm, fired(place, REP).drm) == (drm, 0)
    flat = battle({"belchite": ["NAT_INF"]}, {"caspe": ["REP_RPA"]}, [3, 3], turn=turn)
    assert fired(flat, NAT).drm == 0


@pytest.mark.rule("crusade", "16.5.3")
def test_example_16_5_3_a_severe_winter() -> None:
    place = battle(
        {"calamocha": ["NAT_INF"]}, {"montalban": ["REP_RPA"]}, [3, 3], turn=11, flags={"severe_winter_turn": 11}
    )
    assert (fired(place, NAT).drm, fired(place, NAT).shift) == (-2, -1)
    later = battle(
        {"calamocha": ["NAT_INF"]}, {"montalban": ["REP_RPA"]}, [3, 3], turn=17, flags={"severe_winter_turn": 11}
    )
    assert fired(later, NAT).drm == -1


# -- 16.6 --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.6.2", says="A full armor unit")
@pytest.mark.rule("crusade", "11.2.4", says="The attacker also says")
@pytest.mark.rule("crusade", "16.6.1")
@pytest.mark.rule("crusade", "16.6")
@pytest.mark.parametrize("tank", ["AX_PZ1", "AX_CV33"])
def test_16_6_2_full_armor_against_open_ground_may_claim_one(tank: str) -> None:
    place = attacks({"belchite": [tank, tank, "NAT_INF"]}, {"caspe": ["REP_RPA", "REP_RPA"]})
    declare(place, "caspe").play("attack")
    assert place.offered("claim") == [f"{tank}_01"]
    assert place.refused("claim NAT_INF_01") == "16.6.2"
    place.state.chance.begin([3, 3])
    place.play(f"claim {tank}_01")
    assert fired(place, NAT).drm == 1, "one at most"
    declined = attacks({"belchite": [tank]}, {"caspe": ["REP_RPA"]})
    declare(declined, "caspe").play("attack").play("no-card", dice=[3, 3])
    assert fired(declined, NAT).drm == 0, "optional"


@pytest.mark.rule("crusade", "16.6.2", says="A full armor unit")
@pytest.mark.rule("crusade", "3.0", says="Open space")
def test_16_6_2_not_reduced_not_in_defence_not_against_works_mountains_cities_or_rivers() -> None:
    for attackers, defenders, given in (
        ({"belchite": ["AX_PZ1-"]}, {"caspe": ["REP_RPA"]}, {}),
        ({"belchite": ["AX_PZ1"]}, {"caspe": ["REP_RPA"]}, {"works": {"caspe": "position"}}),
        ({"calamocha": ["AX_PZ1"]}, {"montalban": ["REP_RPA"]}, {}),
        ({"belchite": ["AX_PZ1"]}, {"bujaraloz": ["REP_RPA"]}, {}),
        ({"navalcarnero": ["AX_PZ1"]}, {"madrid": ["REP_RPA"]}, {}),
    ):
        place = attacks(attackers, defenders, **given)  # type: ignore[arg-type]
        declare(place, next(iter(defenders))).play("attack", dice=[3, 3])
        assert fired(place, NAT).drm == 0
    defence = battle({"caspe": ["REP_RPA"]}, {"belchite": ["AX_PZ1"]}, [3, 3], side=REP)
    assert fired(defence, NAT).drm == 0


@pytest.mark.rule("crusade", "16.6.2", says="It must be claimed")
@pytest.mark.rule("crusade", "11.3.6")
def test_16_6_2_the_unit_that_claimed_owes_the_first_loss() -> None:
    place = battle(
        {"caspe": ["SOV_T26", "REP_RPA"]}, {"belchite": ["NAT_INF", "NAT_INF"]}, [1, 2], side=REP, claim="SOV_T26_01"
    )
    assert decided(place).defender_number == 1
    assert strength_of(place, "SOV_T26_01") == "reduced"
    assert strength_of(place, "REP_RPA_01") == "full"


# -- 17.3 --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "17.3.2")
@pytest.mark.rule("crusade", "17.3.1")
@pytest.mark.parametrize(
    ("origin", "target", "flag"),
    [("navalcarnero", "madrid", "madrid_attacked"), ("toledo", "illescas", "madrid_adjacent_attacked"),
     ("segovia", "guadarrama", ""), ("segovia", "somosierra", "")],
)  # fmt: skip
def test_17_3_2_what_the_evaluation_remembers(origin: str, target: str, flag: str) -> None:
    place = battle({origin: ["NAT_INF"]}, {target: ["REP_RPA"]}, [1, 1], turn=4, flags={})
    flags = {"madrid_attacked", "madrid_adjacent_attacked"}
    assert {name for name in place.state.flags if name in flags} == ({flag} if flag else set())
    late = battle({origin: ["NAT_INF"]}, {target: ["REP_RPA"]}, [1, 1], turn=6, flags={})
    assert flags & set(late.state.flags) <= {"madrid_attacked"}, "only in the War of the Columns"
    assert ("madrid_attacked" in late.state.flags) == (target == "madrid"), "Fifth Column (N15) asks for it later too"


# -- 17.4 --------------------------------------------------------------------------------------------
def teruel(turn: int = 3, mil: str = "REP_MIL", **given: object) -> Position:
    stacks = {"ademuz": [mil], "rubielos_de_mora": [mil], "barracas": ["REP_POL"]}
    return attacks(stacks, {"teruel": ["NAT_INF"]}, side=REP, turn=turn, **given)


@pytest.mark.rule("crusade", "17.4.1")
@pytest.mark.rule("crusade", "17.4.2")
@pytest.mark.rule("crusade", "17.4")
def test_example_17_4_2_one_space_of_militia_and_one_of_police() -> None:
    place = teruel()
    place.play("target teruel", "with REP_MIL_01")
    assert place.offered("with") == ["REP_POL_01"], "a second space of MIL only is out"
    assert place.refused("with REP_MIL_02") == "17.4.2"
    place.play("with REP_POL_01")
    assert place.offers("attack")
    assert "REP_MIL_02" not in place.offered("with")
    assert why_not_together(place.state, ["REP_MIL_01", "REP_MIL_02", "REP_POL_01"]) is not None
    assert why_not_together(place.state, ["REP_MIL_01", "REP_MIL_02"]) is not None
    assert why_not_together(place.state, ["REP_MIL_02", "REP_POL_01"]) is None


@pytest.mark.rule("crusade", "17.4.2")
def test_17_4_2_from_three_spaces_two_need_another_unit() -> None:
    stacks = {"ademuz": ["REP_MIL", "REP_RPA"], "rubielos_de_mora": ["REP_MIL"], "barracas": ["REP_POL"]}
    place = attacks(stacks, {"teruel": ["NAT_INF"]}, side=REP, turn=3)
    place.play("target teruel", "with REP_MIL_01", "with REP_MIL_02")
    assert not place.offers("attack"), "the MIL of Ademuz need the RPA"
    assert place.refused("attack") == "17.4.2"
    place.play("with REP_RPA_01", "with REP_POL_01")
    assert place.offers("attack")


@pytest.mark.rule("crusade", "17.4.3", says="CNT, ERC")
@pytest.mark.rule("crusade", "17.4.1")
def test_17_4_3_over_with_largo_caballero_but_for_catalans_to_the_end_of_turn_5() -> None:
    over = {"militia_rule_over": 1}
    assert len(declare(teruel(flags=over), "teruel").offered("without")) == 3
    assert len(declare(teruel(flags=over, mil="REP_MIL_CNT"), "teruel").offered("without")) == 2
    assert len(declare(teruel(turn=6, flags={}, mil="REP_MIL_CNT"), "teruel").offered("without")) == 3
    state = teruel(flags=over, mil="REP_MIL_CNT").state
    state.put("REP_MIL_05", "ademuz", "test")
    assert why_not_together(state, ["REP_MIL_CNT_01", "REP_MIL_05", "REP_MIL_CNT_02"]) is None, "others are non-MIL now"


@pytest.mark.rule("crusade", "17.4.1")
def test_17_4_1_not_for_nationalist_militia() -> None:
    place = attacks({"belchite": ["NAT_MIL"], "zaragoza": ["NAT_MIL"]}, {"bujaraloz": ["REP_MIL"]}, turn=2)
    assert len(declare(place, "bujaraloz").offered("without")) == 2


# -- 17.5 --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.2.5", says="Combat Cards, militia")
@pytest.mark.rule("crusade", "17.5.1", says="with any MIL have")
@pytest.mark.rule("crusade", "17.5")
def test_17_5_1_militia_attack_badly_on_turn_1() -> None:
    def drm(units: list[str], turn: int) -> int:
        place = battle({"caspe": units}, {"belchite": ["NAT_INF"]}, [3, 3], side=REP, turn=turn)
        return fired(place, REP).drm

    assert drm(["REP_MIL"], 1) == -1
    assert drm(["REP_POL", "REP_MIL_CNT"], 1) == -1, "any MIL"
    assert drm(["REP_POL"], 1) == 0
    assert drm(["REP_MIL"], 2) == 0
    place = battle({"belchite": ["NAT_MIL"]}, {"caspe": ["REP_MIL"]}, [3, 3], turn=1)
    assert (fired(place, NAT).drm, fired(place, REP).drm) == (0, 0), "Republican attacks only"


# -- 8.5.5 -------------------------------------------------------------------------------------------
BRUNETE = {"attack_drm": 1, "counterattack": "R25"}
TERUEL = {"attack_drm": 1, "counterattack": "R38"}
EBRO = {"attack_drm": 1, "counterattack": "R40"}
RPA3 = ["REP_RPA", "REP_RPA", "REP_RPA"]


@pytest.mark.rule("crusade", "2.2.2.13", says="Units that have retreated")
@pytest.mark.rule("crusade", "8.5.5.3", says="One attack that the Republicans won")
@pytest.mark.rule("crusade", "8.5.5.4", says="The bonus marker is put")
@pytest.mark.rule("crusade", "8.5.5.2")
@pytest.mark.rule("crusade", "8.5.5")
def test_8_5_5_3_any_won_attack_whose_force_advanced() -> None:
    place = attacks({"caspe": RPA3}, {"belchite": ["NAT_INF-"]}, side=REP, effects=BRUNETE, in_play="R25")
    rm = place.state.rm
    fight(declare(place, "belchite"), [5, 1])
    assert fired(place, REP).drm == 1
    place.play("advance REP_RPA_01", "halt")
    while place.frame == "Attacks":
        place.play("no-more")
    assert place.state.bonus_markers == {"belchite": "R25"}
    assert place.state.rm == rm + 1


@pytest.mark.rule("crusade", "8.5.5.3", says="To wipe out the defender")
def test_8_5_5_3_not_without_an_advance_and_not_on_a_tie() -> None:
    still = attacks({"caspe": RPA3}, {"belchite": ["NAT_INF-"]}, side=REP, effects=BRUNETE)
    fight(declare(still, "belchite"), [5, 1])
    still.play("halt")
    assert still.state.bonus_markers == {}
    tie = attacks({"caspe": ["REP_RPA"]}, {"belchite": ["NAT_INF-"]}, side=REP, effects=BRUNETE)
    fight(declare(tie, "belchite"), [5, 6])
    assert decided(tie).winner == ""
    tie.play("advance REP_RPA_01")
    assert tie.state.bonus_markers == {}, "eliminating the defender is not winning"


@pytest.mark.rule("crusade", "8.5.5.3", says="Brunete and Belchite")
def test_8_5_5_3_one_of_several_is_chosen_after_all_attacks() -> None:
    place = attacks(
        {"caspe": RPA3, "bujaraloz": RPA3}, {"belchite": ["NAT_INF-"], "zaragoza": ["NAT_INF-"]}, side=REP,
        effects=BRUNETE,
    )  # fmt: skip
    for target in ("belchite", "zaragoza"):
        units = place.state.at("caspe" if target == "belchite" else "bujaraloz")
        fight(declare(place, target, units), [6, 1])
        take_any_losses(place)
        place.play(f"advance {place.offered('advance')[0]}", "halt")
    assert place.offered("bonus") == ["belchite", "zaragoza"]
    place.play("bonus zaragoza")
    assert place.state.bonus_markers == {"zaragoza": "R25"}


@pytest.mark.rule("crusade", "8.5.5.5")
def test_8_5_5_5_a_space_the_enemy_has_retreated_into_since_gives_no_bonus() -> None:
    effects = {"counterattack": "R25", "bonus_spaces": ["belchite", "zaragoza"]}
    given: dict[str, object] = {"in_play": "R25", "effects": effects}
    lost = attacks({"caspe": ["REP_MIL"]}, {"belchite": ["NAT_INF"], "zaragoza": ["NAT_INF"]}, side=REP, **given)
    lost.play("no-more")
    assert lost.state.bonus_markers == {}
    held = attacks({"zaragoza": ["REP_MIL"]}, {"belchite": ["NAT_INF"]}, side=REP, **given)
    held.play("no-more")
    assert held.state.bonus_markers == {"zaragoza": "R25"}


@pytest.mark.rule("crusade", "8.5.5.3")
def test_8_5_5_3_teruel_names_one_attack_and_cancels_its_terrain() -> None:
    place = attacks(
        {"ademuz": RPA3}, {"teruel": ["NAT_INF-"]}, side=REP, effects=TERUEL, works={"teruel": "trench"}, in_play="R38"
    )
    declare(place, "teruel")
    assert place.offers("attack named")
    rm = place.state.rm
    fight(place, [6, 1], attack="attack named")
    assert (fired(place, REP).shift, fired(place, NAT).shift, fired(place, REP).drm) == (0, 0, 1)
    place.play("advance REP_RPA_01")
    while place.decision is not None:
        place.play(place.actions[-1])
    assert place.state.bonus_markers == {"teruel": "R38"}
    assert place.state.rm == rm + 1 + place.state.world.spaces["teruel"].rm_value


@pytest.mark.rule("crusade", "8.5.5.3", says="Teruel and El Ebro")
def test_8_5_5_3_another_attack_of_teruel_gives_no_bonus() -> None:
    place = attacks({"ademuz": RPA3}, {"teruel": ["NAT_INF-"]}, side=REP, effects=TERUEL)
    fight(declare(place, "teruel"), [6, 1])
    assert fired(place, REP).shift == -1
    place.play("advance REP_RPA_01")
    while place.decision is not None:
        place.play(place.actions[-1])
    assert place.state.bonus_markers == {}
    named = attacks({"ademuz": RPA3}, {"teruel": ["NAT_INF-"]}, side=REP, effects={**TERUEL, "named": "belchite"})
    assert not declare(named, "teruel").offers("attack named"), "one attack only"


@pytest.mark.rule("crusade", "8.5.5.3")
@pytest.mark.rule("crusade", "16.6.2")
def test_8_5_5_3_el_ebro_also_ignores_the_river_but_armor_does_not_cross() -> None:
    state = combat_state(
        {"bujaraloz": ["SOV_T26", "REP_RPA"]}, {"belchite": ["NAT_INF"]}, side=REP, effects=EBRO, turn=14
    )
    combat = declared(state, REP, "belchite", state.at("bujaraloz"), named=True)
    assert resolve.fire_of(state, combat, REP).shift == 0
    place = attacks(
        {"bujaraloz": ["SOV_T26", "REP_RPA", "REP_RPA"]}, {"belchite": ["NAT_INF-"]}, side=REP, effects=EBRO, turn=14,
        in_play="R40",
    )  # fmt: skip
    vp = place.state.vp
    declare(place, "belchite")
    fight(place, [6, 1], attack="attack named")
    assert fired(place, REP).drm == 1, "the counterattack's, not the tanks'"
    place.play("advance REP_RPA_01")
    while place.decision is not None:
        place.play(place.actions[-1])
    assert place.state.bonus_markers == {"belchite": "R40"}
    assert place.state.vp == vp - 1


@pytest.mark.rule("crusade", "8.5.5.5")
def test_8_5_5_5_the_bonus_is_reversed_when_the_space_is_retaken() -> None:
    place = attacks(
        {"zaragoza": ["NAT_INF"] * 3}, {"belchite": ["REP_MIL-"]}, bonus_markers={"belchite": "R40"}, turn=14
    )
    vp = place.state.vp
    fight(declare(place, "belchite"), [6, 1])
    place.play("advance NAT_INF_01")
    assert place.state.bonus_markers == {}
    assert place.state.vp == vp + 1
    assert control.bonus_of(place.state, "R40") == (-1, 0)
