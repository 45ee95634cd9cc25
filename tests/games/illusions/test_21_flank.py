"""21.0 Flank attacks."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.combat import flank
from desktop.games.illusions.state import combat_events as ce
from desktop.mechanics.modifier import total
from tests.games.illusions.combat import Stacks, attacks, declare, declared, fight, fired, last, order, take_any_losses
from tests.games.illusions.position import AP, CP

POLAND = {"scenario": "example-29"}
BOTH: Stacks = {"brest_litovsk": ["ru_ii"], "kowel": ["ru_v"]}
LUBLIN: Stacks = {"lublin": ["ge_xi"]}


def refused(attackers: Stacks, defenders: Stacks, side: str = AP, **given: object) -> str:
    state, combat = declared(attackers, defenders, side=side, **{**POLAND, **given})  # type: ignore[arg-type]
    refusal = flank.why_not(state, combat)
    return refusal.reason.key if refusal else ""


@pytest.mark.rule("illusions", "21.0", says="An attack from more than one space connected to the target")
def test_21_0_two_spaces_and_a_large_unit() -> None:
    assert refused(BOTH, LUBLIN) == ""
    assert refused({"brest_litovsk": ["ru_ii", "ru_v"]}, LUBLIN) == "flank.one_space"
    assert refused({"brest_litovsk": ["ru_inf"], "kowel": ["ru_inf"]}, LUBLIN) == "flank.no_lcu"


@pytest.mark.rule("illusions", "19.5", says="There is no flank attack against a trench")
@pytest.mark.rule("illusions", "21.1", says="Against uprisings")
@pytest.mark.rule("illusions", "21.1", says="Against units in a region")
@pytest.mark.rule("illusions", "21.1", says="Against a trench")
@pytest.mark.rule("illusions", "21.1", says="Against swamp or mountain spaces")
@pytest.mark.rule("illusions", "12.4.2", says="No flank attack")
def test_21_1_where_none_is_allowed() -> None:
    assert refused({"kowel": ["ru_ii"], "sandomierz": ["ru_v"]}, LUBLIN, control={"rawa_ruska": AP}) in (
        "flank.water",
        "flank.cut_off",
    )
    assert refused({"sarny": ["ru_ii"], "brest_litovsk": ["ru_v"]}, {"pinsk": ["ge_xi"]}) == "flank.terrain"
    italy = {"scenario": "campaign-1914", "at_war": {"it": AP}}
    mountain = {"udine": ["it_inf_corps"], "cadore": ["it_inf_corps"]}
    assert refused(mountain, {"tolmezzo": ["ah_ii"]}, **italy) == "flank.terrain"
    trench = {"trenches": {"lublin": 1}, "trench_side": {"lublin": CP}}
    assert refused(BOTH, LUBLIN, **trench) == "flank.trench"
    region = {"gorizia": ["it_inf_corps"], "fiume": ["it_inf_corps"]}
    assert refused(region, {"carniola": ["ah_ii"]}, **italy) == "flank.region"
    assert refused(BOTH, {"lublin": ["ru_uprising"]}) == "flank.uprising"


@pytest.mark.rule("illusions", "14.3.1", says="No flank attack")
@pytest.mark.rule("illusions", "21.1", says="With units out of supply")
def test_21_1_e_not_with_units_out_of_supply() -> None:
    shut = dict.fromkeys(("kowel", "brest_litovsk", "pinsk"), CP)
    attackers = {"sandomierz": ["ru_ii"], "rawa_ruska": ["ru_v"]}
    assert refused(attackers, LUBLIN, control=shut) == "flank.cut_off"


@pytest.mark.rule("illusions", "21.2", says="Allowed against untrenched units in a fort space")
@pytest.mark.rule("illusions", "21.2", says="Not against a fort space without combat units")
def test_21_2_not_against_a_fort_alone_but_against_units_in_it() -> None:
    attackers = {"dubno": ["ge_xx"], "brody": ["ge_i"]}
    assert refused(attackers, {"lutsk": []}, side=CP) == "flank.no_units"
    assert refused(attackers, {"lutsk": ["ru_ii"]}, side=CP) == ""


@pytest.mark.rule("illusions", "21.3", says="One attacking space is named the pinning space")
def test_21_3_one_for_every_other_space_that_touches_no_other_enemy() -> None:
    state, combat = declared(BOTH, LUBLIN, **POLAND)
    assert flank.pins(state, combat) == ["brest_litovsk", "kowel"]
    assert total(flank.modifiers(state, combat, "brest_litovsk")) == 1
    state, combat = declared(BOTH, LUBLIN, units={"rawa_ruska": ["ge_i"]}, **POLAND)
    assert total(flank.modifiers(state, combat, "brest_litovsk")) == 0
    assert total(flank.modifiers(state, combat, "kowel")) == 1
    state, combat = declared(BOTH, LUBLIN, units={"bialystok": ["ru_uprising"]}, **POLAND)
    assert total(flank.modifiers(state, combat, "kowel")) == 0, "uprising units are everybody's enemies"


@pytest.mark.rule("illusions", "21.3")
def test_21_3_a_bare_fort_occupies_nothing() -> None:
    state, combat = declared({"siedlce": ["ru_ii"], "brest_litovsk": ["ru_v"]}, LUBLIN, **POLAND)
    state.forts["ivangorod"] = "intact"
    assert total(flank.modifiers(state, combat, "brest_litovsk")) == 1


@pytest.mark.rule("illusions", "12.2", says="Flank roll")
@pytest.mark.rule("illusions", "21.4", says="3 or less: the defender fires first")
@pytest.mark.rule("illusions", "21.4", says="One die with modifiers, before anything else")
@pytest.mark.parametrize(("die", "success", "first"), [(3, True, AP), (2, False, CP)])
def test_21_4_four_or_more_succeeds(die: int, success: bool, first: str) -> None:
    place = declare(attacks(BOTH, LUBLIN, **POLAND), "lublin")
    fight(place, [die, 3, 3], flank="brest_litovsk")
    rolled = last(place, ce.FlankRolled)
    assert isinstance(rolled, ce.FlankRolled)
    assert (rolled.modifier, rolled.success) == (1, success)
    assert order(place)[0] == first


@pytest.mark.rule("illusions", "12.2", says="Announce a flank attack")
@pytest.mark.rule("illusions", "21.0")
def test_21_0_it_need_not_be_announced() -> None:
    place = declare(attacks(BOTH, LUBLIN, **POLAND), "lublin")
    place.play("attack")
    assert place.offered("flank") == ["brest_litovsk", "kowel"]
    assert place.refused("flank lublin") == "21.3"
    place.state.chance.begin([3, 3])
    place.play("no-flank")
    assert not place.of(ce.FlankRolled)


@pytest.mark.rule("illusions", "21.4")
def test_21_4_the_second_side_fires_with_what_is_left() -> None:
    place = declare(attacks(BOTH, {"lublin": ["ge_inf-"]}, **POLAND), "lublin")
    fight(place, [6, 6], flank="brest_litovsk")
    assert fired(place, CP).number == 0, "nobody is left to fire"


@pytest.mark.rule("illusions", "21.3", says="not connected to an enemy-occupied place besides the target")
def test_21_3_a_region_that_holds_enemies_itself_is_not_free() -> None:
    """Ruling flank_region: its units are in touch with the enemy."""
    attackers: Stacks = {"brandenburg": ["ru_ii"], "dresden": ["ru_v"]}
    free, combat = declared(attackers, {"berlin": ["ge_xi"]}, control={"dresden": AP})
    assert flank.is_free(free, combat, "brandenburg")
    held, combat = declared(attackers, {"berlin": ["ge_xi"]}, units={"brandenburg": ["ge_i"]}, control={"dresden": AP})
    assert not flank.is_free(held, combat, "brandenburg")


@pytest.mark.rule("illusions", "21.4", says="the attacker fires first; losses come off before the defender fires")
@pytest.mark.rule("illusions", "20.2", says="it must be at least the fort's factor")
@pytest.mark.parametrize(("die", "stands"), [(1, True), (6, False)])
def test_21_4_a_fort_whose_garrison_is_gone_does_not_fire(die: int, stands: bool) -> None:
    """Ruling fort_after_garrison: it stays silent, and falls only to what is left of the number."""
    attackers: Stacks = {"dubno": ["ge_xx-"], "brody": ["ge_xi-"]}
    place = declare(attacks(attackers, {"lutsk": ["ru_cav-", "ru_inf-"]}, side=CP, **POLAND), "lutsk")
    take_any_losses(fight(place, [6, die], flank="dubno"))
    assert order(place)[0] == CP
    assert fired(place, AP).die == 0
    assert fired(place, AP).number == 0
    assert place.state.has_fort("lutsk") == stands
