"""2.0, 3.0, 4.0 Terms, components and the start: what the other chapters take for granted."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state import seats
from desktop.games.illusions.state.setup import blank_state
from desktop.games.illusions.state.sides import NEUTRAL, SIDES, UPRISING
from tests.games.illusions.position import AP, CP, action_round, begin, in_round, operations, state_of, world_of

FOUR = {"players": "four"}


@pytest.mark.rule("illusions", "2.0", says="are Allied from the start; Greece, Italy and Romania may join them")
def test_2_0_sides_at_the_start() -> None:
    state = blank_state(world_of())
    allied = {nation for nation, side in state.sides.items() if side == AP}
    assert allied == {"br", "fr", "mn", "ru", "sb"}
    assert {nation for nation, side in state.sides.items() if side == CP} == {"ah", "ge", "tu"}
    assert {nation for nation in ("gr", "it", "ro", "bu") if state.is_at_war(nation)} == set()


@pytest.mark.rule("illusions", "2.0", says="controlled by the AP, the CP, an uprising, or nobody")
@pytest.mark.parametrize("scenario", ["campaign-1914", "brusilov"])
def test_2_0_every_place_has_a_controller_or_none(scenario: str) -> None:
    state = blank_state(world_of(scenario))
    places = [space.id for space in state.world.map.spaces if space.kind != "sea"]
    assert {state.control[place] for place in places} <= {*SIDES, NEUTRAL, UPRISING}


@pytest.mark.rule("illusions", "3.1.2", says="All rules on stacking, movement, combat, SR and supply hold on it")
def test_3_1_2_the_inset_is_like_the_rest_of_the_map() -> None:
    units = {"udine": ["it_i", "it_ii", "it_iii"], "venice": ["it_v"], "gorizia": ["ah_iii"]}
    state = state_of(units=units, at_war={"it": AP}, turn=6)
    place = operations(state, AP).play("mark venice move", "mark udine attack", "marked", "pick it_v")
    assert place.refused("to udine") in ("10.1", "11.1.3")
    assert supply.status(state, "it_i") == "full"


@pytest.mark.rule("illusions", "3.2.1", says="The front is full strength, the back reduced strength")
def test_3_2_1_each_unit_has_two_steps() -> None:
    state = state_of(units={"kiev": ["ru_inf"]})
    state.lose_step("ru_inf_01", "test")
    assert state.units["ru_inf_01"].reduced
    unit = state.world.units["ru_inf_01"]
    assert unit.strength(reduced=True) < unit.strength(reduced=False)
    state.regain_step("ru_inf_01", "test")
    assert not state.units["ru_inf_01"].reduced


@pytest.mark.rule("illusions", "4.0", says="no replacement points, Mandatory Offensives at None or Made")
@pytest.mark.rule("illusions", "4.0", says="German points may be turned into Turkish ones")
@pytest.mark.rule("illusions", "4.0", says="There is no blockade, no sea invasion")
@pytest.mark.rule("illusions", "24.1", says="start at 16")
def test_4_0_markers_at_the_start() -> None:
    state = blank_state(world_of())
    assert (state.turn, state.vp, state.armistice) == (1, 15, 40)
    assert set(state.war_status.values()) == {0}
    assert set(state.rp.values()) == {0}
    assert set(state.mo_modifier.values()) == {0}
    assert set(state.troop_quality) == {"ru", "it", "ge", "ah"}
    assert set(state.troop_quality.values()) == {16}
    assert state.flag("ge_to_tu")
    assert state.flag("amphibious")
    assert not any(state.flag(flag) for flag in ("ap_a_to_ru", "blockade", "sea_invasions", "u_boats", "convoy"))


@pytest.mark.rule("illusions", "4.2.2", says="They need not play it first, nor as an event")
def test_4_2_2_the_opening_card_is_free() -> None:
    place = action_round(state_of(hands={CP: ["CP-05", "CP-12"]}), CP)
    assert {"play CP-12 ops", "play CP-05 ops", "play CP-05 event"} <= set(place.actions)


@pytest.mark.rule("illusions", "4.4.1", says="One commands Russia; the other Serbia")
@pytest.mark.rule("illusions", "4.4.2", says="One commands Austria-Hungary; the other Germany")
@pytest.mark.parametrize(
    ("side", "seat", "units"),
    [
        (AP, "russia", ("ru_i",)),
        (AP, "entente", ("sb_1st", "mn_inf_01", "it_i", "br_xii", "fr_ao1", "ro_1st", "gr_i")),
        (CP, "austria", ("ah_i",)),
        (CP, "germany", ("ge_i", "tu_i", "bu_1st")),
    ],
)
def test_4_4_who_commands_whom(side: str, seat: str, units: tuple[str, ...]) -> None:
    war = {"it": AP, "ro": AP, "bu": CP, "gr": AP}
    places = ("kiev", "minsk", "moscow", "odessa", "riga", "pskov", "reval")
    stacks = {place: [unit] for place, unit in zip(places, units, strict=False)}
    state = in_round(state_of(options=FOUR, units=stacks, at_war=war, turn=10), side)
    assert {seats.commander(state, side, unit) for unit in units} == {seat}


@pytest.mark.rule("illusions", "4.4.2", says="The Austrian player spends Austrian points")
def test_4_4_2_each_partner_spends_his_own_points() -> None:
    from desktop.games.illusions.rules.reinforcement.replacement import Replacement

    points = {**dict.fromkeys(("ru", "it", "ap_a"), 0), "ge": 2, "ah": 2, "cp_a": 2}
    units = {"berlin": ["ge_i-"], "vienna": ["ah_iii-"], "anatolia": ["tu_i-"]}
    place = begin(state_of(options=FOUR, units=units, rp=points), Replacement(side=CP))
    assert (place.asked, place.offered("replace")) == ("austria", ["ah_iii ah"])
    place.play("done")
    assert (place.asked, set(place.offered("replace"))) == ("germany", {"ge_i ge", "tu_i cp_a"})
