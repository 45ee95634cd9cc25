"""32.1, 32.2 Combat Cards, card by card: the combats they may be played in, and those they may not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.combat import combat_cards, drm
from desktop.games.illusions.state.combat_state import Combat
from desktop.games.illusions.state.state import IllusionsState
from tests.games.illusions.combat import declared
from tests.games.illusions.position import AP, CP, world_of

Stacks = Mapping[str, Sequence[str]]
ITALY = {"it": AP}
BALKANS = {"bu": CP}
ROMANIA = {"ro": AP, "bu": CP}
SUPPLY = {"berlin": ["ge_res"], "kiev": ["ru_inf"], "vienna": ["ah_inf"]}


def combat_for(
    card: str, attackers: Stacks, defenders: Stacks, *, pinning: str = "", **given: Any
) -> tuple[IllusionsState, Combat]:
    """A combat with the card in its owner's hand; the attacker is told by its units."""
    first = next(iter(attackers.values()))[0]
    side = AP if first.startswith(("ru", "sb", "it", "br", "fr", "ro")) else CP
    owner = world_of().cards[card].side
    turn = given.pop("turn", 12)
    state, combat = declared(attackers, defenders, side=side, turn=turn, hands={owner: [card]}, **given)
    combat.pinning = pinning
    return state, combat


def may_play(card: str, attackers: Stacks, defenders: Stacks, **given: Any) -> bool:
    state, combat = combat_for(card, attackers, defenders, **given)
    window = state.world.cards[card].window
    return combat_cards.why_not_cc(state, combat, state.world.cards[card].side, card, window) is None


RU_ON_AH = ({"dubno": ["ru_i", "ru_cav"]}, {"brody": ["ah_i"]})
AH_ON_RU = ({"brody": ["ah_i"]}, {"dubno": ["ru_i", "ru_cav"]})
GE_ON_RU = ({"lublin": ["ge_i"]}, {"kowel": ["ru_i"]})
GE_ON_RU_HOME = ({"gumbinnen": ["ge_i"]}, {"insterburg": ["ru_i"]})
RU_ON_GE = ({"kowel": ["ru_i"]}, {"lublin": ["ge_i"]})
IT_ON_AH = ({"udine": ["it_i"]}, {"gorizia": ["ah_i"]})
AH_ON_IT = ({"gorizia": ["ah_i"]}, {"udine": ["it_i"]})
GE_ON_IT = ({"gorizia": ["ge_i"]}, {"udine": ["it_i"]})
FR_ON_BU = ({"salonika": ["fr_ao1"]}, {"doiran": ["bu_1st"]})
BU_ON_RO = ({"rustchuk": ["bu_1st"]}, {"turtukai": ["ro_1st"]})
AH_ON_SB = ({"novi_sad": ["ah_i"]}, {"belgrade": ["sb_1st"]})

CASES = [
    ("AP-03", RU_ON_AH, IT_ON_AH, {"at_war": ITALY}),
    ("AP-03", AH_ON_RU, AH_ON_SB, {}),
    ("AP-05", AH_ON_RU, RU_ON_AH, {}),
    ("AP-08", AH_ON_SB, AH_ON_RU, {}),
    ("AP-09", ({"ivangorod": ["ge_i"]}, {"warsaw": ["ru_i"]}), GE_ON_RU_HOME, {}),
    ("AP-09", ({"warsaw": ["ru_i"]}, {"ivangorod": ["ge_i"]}), RU_ON_AH, {}),
    ("AP-16", AH_ON_RU, RU_ON_AH, {}),
    ("AP-19", FR_ON_BU[::-1], FR_ON_BU, {"at_war": BALKANS}),
    ("AP-26", IT_ON_AH, AH_ON_IT, {"at_war": ITALY}),
    ("AP-31", ({"brody": ["ru_cav"]}, {"dubno": ["ah_i"]}), ({"brody": ["ru_i"]}, {"dubno": ["ah_i"]}), {}),
    ("AP-36", AH_ON_RU, GE_ON_RU, {}),
    ("AP-47", FR_ON_BU, FR_ON_BU[::-1], {"at_war": BALKANS}),
    ("AP-48", RU_ON_AH, RU_ON_GE, {}),
    ("CP-02", GE_ON_RU, AH_ON_RU, {}),
    ("CP-11", GE_ON_RU_HOME, GE_ON_RU, {}),
    ("CP-17", GE_ON_RU, AH_ON_RU, {}),
    ("CP-26", IT_ON_AH, ({"brody": ["ru_i"]}, {"lemberg": ["ah_i"]}), {"at_war": ITALY}),
    ("CP-32", RU_ON_GE, RU_ON_AH, {}),
    ("CP-33", FR_ON_BU, RU_ON_GE, {"at_war": BALKANS}),
    ("CP-40", BU_ON_RO, AH_ON_RU, {"at_war": ROMANIA}),
    ("CP-42", GE_ON_IT, AH_ON_IT, {"at_war": ITALY}),
    ("CP-44", GE_ON_RU, AH_ON_RU, {}),
    ("CP-46", GE_ON_RU, GE_ON_IT, {"at_war": ITALY}),
]


@pytest.mark.rule("illusions", "9.8")
@pytest.mark.rule("illusions", "12.2")
@pytest.mark.parametrize(("card", "good", "bad", "given"), CASES)
def test_cards_are_for_their_combats(
    card: str, good: tuple[Stacks, Stacks], bad: tuple[Stacks, Stacks], given: dict[str, Any]
) -> None:
    assert may_play(card, *good, **given)
    assert not may_play(card, *bad, **given)


@pytest.mark.rule("illusions", "21.3")
@pytest.mark.parametrize("card", ["CP-06", "CP-09"])
def test_cards_for_flank_attacks_need_one(card: str) -> None:
    attackers = {"lublin": ["ge_i"], "rawa_ruska": ["ge_xi"]}
    assert may_play(card, attackers, {"kowel": ["ru_i"]}, pinning="lublin")
    assert not may_play(card, attackers, {"kowel": ["ru_i"]})


def test_every_combat_card_has_a_test_here() -> None:
    tested = {case[0] for case in CASES} | {"CP-06", "CP-09", "AP-41", "CP-54"}
    assert tested == set(world_of().is_combat_card)


@pytest.mark.rule("illusions", "32.1")
def test_ap5_ap16_and_ap36_defend_spaces_not_regions() -> None:
    for card in ("AP-05", "AP-16", "AP-36"):
        assert not may_play(card, {"kiev": ["ah_i"]}, {"kharkov": ["ru_i", "ru_cav"]}), card


@pytest.mark.rule("illusions", "32.1")
def test_ap31_needs_a_plain_space_without_a_trench() -> None:
    charge = {"brody": ["ru_cav"]}
    assert not may_play("AP-31", charge, {"dubno": ["ah_i"]}, trenches={"dubno": 1}, trench_side={"dubno": CP})
    assert not may_play("AP-31", {"lutsk": ["ru_cav"]}, {"kowel": ["ah_i"]}), "a swamp"


@pytest.mark.rule("illusions", "32.1")
def test_ap41_brings_a_unit_from_one_space_away() -> None:
    attackers, defenders = AH_ON_RU
    assert may_play("AP-41", attackers, defenders, units={"rovno": ["ru_ii"], **SUPPLY})
    assert not may_play("AP-41", attackers, defenders, units={"kiev": ["ru_ii"]})


@pytest.mark.rule("illusions", "32.1")
def test_ap26_is_for_italians_alone_and_ap47_for_late_bulgarians() -> None:
    mixed = {"udine": ["it_i", "br_xiv"]}
    assert not may_play("AP-26", mixed, {"gorizia": ["ah_i"]}, at_war=ITALY)
    assert not may_play("AP-47", *FR_ON_BU, at_war=BALKANS, turn=10)


@pytest.mark.rule("illusions", "32.2")
def test_cp54_follows_an_advance_into_a_prize_of_russia_in_revolution() -> None:
    attackers, defenders = {"lublin": ["ge_i"]}, {"brest_litovsk": ["ru_i"]}
    state, combat = combat_for("CP-54", attackers, defenders, revolution="stage_1")
    assert combat_cards.why_not_cc(state, combat, CP, "CP-54", "advance") is not None
    combat.entered.append("brest_litovsk")
    state.control["brest_litovsk"] = CP
    assert combat_cards.why_not_cc(state, combat, CP, "CP-54", "advance") is None
    state.revolution = ""
    assert combat_cards.why_not_cc(state, combat, CP, "CP-54", "advance") is not None


@pytest.mark.rule("illusions", "9.8")
def test_a_fort_alone_is_not_defended_by_cards() -> None:
    assert not may_play("AP-03", {"brody": ["ah_i"]}, {"dubno": []}, control={"dubno": AP})


@pytest.mark.rule("illusions", "14.3.1")
def test_attackers_out_of_supply_play_no_cards() -> None:
    state, combat = combat_for("CP-17", *GE_ON_RU)
    combat.cut_off = list(combat.attackers)
    assert combat_cards.why_not_cc(state, combat, CP, "CP-17") is not None


# ------------------------------------------------------------------ modifiers
MODIFIERS = [
    ("AP-03", RU_ON_AH, {}, 1),
    ("AP-08", AH_ON_SB, {}, 1),
    ("AP-09", ({"ivangorod": ["ge_i"]}, {"warsaw": ["ru_i"]}), {}, 2),
    ("AP-09", ({"ivangorod": ["ru_i"]}, {"warsaw": ["ge_i"]}), {}, 1),
    ("AP-09", ({"warsaw": ["ru_i"]}, {"ivangorod": ["ge_i"]}), {}, 1),
    ("AP-26", IT_ON_AH, {"at_war": ITALY}, 1),
    ("CP-02", GE_ON_RU, {}, 1),
    ("CP-11", GE_ON_RU_HOME, {}, 1),
    ("CP-17", GE_ON_RU, {}, 1),
    ("CP-33", FR_ON_BU, {"at_war": BALKANS}, 1),
    ("CP-40", BU_ON_RO, {"at_war": ROMANIA}, 1),
]


@pytest.mark.rule("illusions", "12.2.1")
@pytest.mark.parametrize(("card", "forces", "given", "value"), MODIFIERS)
def test_modifiers_of_cards(card: str, forces: tuple[Stacks, Stacks], given: dict[str, Any], value: int) -> None:
    state, combat = combat_for(card, *forces, **given)
    owner = state.world.cards[card].side
    before = sum(modifier.value for modifier in drm.drms(state, combat, owner))
    combat.cards[owner].append(card)
    assert sum(modifier.value for modifier in drm.drms(state, combat, owner)) == before + value


@pytest.mark.rule("illusions", "32.2")
@pytest.mark.parametrize(
    ("card", "forces", "turn", "value"),
    [("AP-48", RU_ON_AH, 13, -1), ("CP-32", RU_ON_GE, 13, -1), ("CP-32", RU_ON_GE, 12, -2)],
)
def test_cards_that_harm_the_enemy(card: str, forces: tuple[Stacks, Stacks], turn: int, value: int) -> None:
    state, combat = combat_for(card, *forces, turn=turn)
    owner = state.world.cards[card].side
    enemy = combat_cards.opponent(combat, owner)
    before = sum(modifier.value for modifier in drm.drms(state, combat, enemy))
    combat.cards[owner].append(card)
    assert sum(modifier.value for modifier in drm.drms(state, combat, enemy)) == before + value


@pytest.mark.rule("illusions", "32.2")
def test_cards_without_a_modifier_carry_what_combat_asks_for() -> None:
    kinds = {
        "AP-05": e.StandFast, "AP-16": e.Withdraw, "AP-31": e.LongAdvance, "AP-36": e.Withdraw, "AP-41": e.JoinCombat,
        "AP-47": e.ForbidHalt, "AP-48": e.LossWill, "CP-06": e.FlankAuto, "CP-09": e.FlankSuccess,
        "CP-33": e.ShortenRetreat, "CP-40": e.WaiveMultinational, "CP-42": e.CancelShift, "CP-44": e.FireFirst,
        "CP-46": e.CancelShift, "CP-54": e.RepairNow,
    }  # fmt: skip
    for card, kind in kinds.items():
        assert any(isinstance(effect, kind) for effect in world_of().cards[card].effects), card
