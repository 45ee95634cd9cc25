"""13.0, 14.2, 16.0, 26.0 Redeployment, sources and replacements nation by nation."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.illusions.rules.redeployment import sr_options
from desktop.games.illusions.rules.redeployment.redeploy import Redeploy
from desktop.games.illusions.rules.reinforcement import replacement_options as rp
from desktop.games.illusions.rules.reinforcement.replacement import Replacement
from desktop.games.illusions.rules.supply import supply
from tests.games.illusions.position import AP, CP, Position, begin, in_round, operations, state_of

NO_POINTS = {"ru": 0, "it": 0, "ap_a": 0, "ge": 0, "ah": 0, "cp_a": 0}


def redeploy(units: dict[str, list[str]], side: str = AP, points: int = 4, **fields: Any) -> Position:
    return begin(in_round(state_of(units=units, turn=2, **fields), side), Redeploy(side=side, points=points))


def phase(units: dict[str, list[str]], side: str, points: dict[str, int], **fields: Any) -> Position:
    return begin(state_of(units=units, rp={**NO_POINTS, **points}, **fields), Replacement(side=side))


@pytest.mark.rule("illusions", "13.1", says="for full and reduced units alike")
@pytest.mark.parametrize(("unit", "cost"), [("ru_xx", 3), ("ru_xx-", 3), ("ru_inf", 1), ("ru_inf-", 1)])
def test_13_1_full_and_reduced_units_cost_the_same(unit: str, cost: int) -> None:
    state = state_of(units={"kiev": [unit]})
    assert sr_options.cost(state, state.at("kiev")[0]) == cost


@pytest.mark.rule("illusions", "13.3", says="Black Sea ports are joined only to each other")
def test_13_3_e_the_black_sea_is_closed() -> None:
    shut = dict.fromkeys(state_of().world.neighbours["odessa"], CP)
    place = redeploy({"odessa": ["ru_inf"]}, control={**shut, "salonika": AP})
    ends = set(place.play("pick ru_inf_01").offered("to")) if place.offered("pick") else set()
    assert "rostov" in ends
    assert not ends & {"salonika", "lemnos", "riga", "petrograd"}


@pytest.mark.rule("illusions", "13.4", says="SCUs enter it by assembly, by events or when rebuilt")
def test_13_4_how_small_units_enter_and_leave_the_reserve_box() -> None:
    units = {"minsk": ["ru_i-", "ru_cav"]}
    place = operations(state_of(units=units, turn=2), AP).play("mark minsk move", "marked")
    place.play("assemble ru_i minsk repair", "with ru_cav_01")
    assert place.at("ru_cav_01") == "reserve", "by assembly"
    built = phase({"replaceable": ["ru_inf"]}, AP, {"ru": 2}).play("rebuild ru_inf_01 ru full", "to reserve")
    assert built.at("ru_inf_01") == "reserve", "when rebuilt"
    apart = {"minsk": ["ru_i-"], "reserve": ["ru_inf", "ru_cav"]}
    place = operations(state_of(units=apart, turn=2), AP).play("mark minsk move", "marked", "disassemble ru_i")
    place.play("with ru_inf_01", "with ru_cav_01")
    assert place.at("ru_inf_01") == place.at("ru_cav_01") == "minsk", "when a large unit is taken apart"


@pytest.mark.rule("illusions", "14.2.1", says="Germany, Austria-Hungary, Turkey, Bulgaria after its entry")
@pytest.mark.rule("illusions", "26.2.2", says="Sources: Sofia, Burgas")
@pytest.mark.rule("illusions", "26.3.2", says="Sources: Athens, Salonika")
@pytest.mark.rule("illusions", "26.0", says="A unit that traces to a friendly source of its own nation acts normally")
@pytest.mark.parametrize(
    ("nation", "unit", "place", "war"),
    [
        ("ge", "ge_i", "berlin", {}),
        ("ah", "ah_iii", "vienna", {}),
        ("tu", "tu_i", "anatolia", {}),
        ("bu", "bu_1st", "sofia", {"bu": CP}),
        ("bu", "bu_1st", "burgas", {"bu": CP}),
        ("gr", "gr_i", "athens", {"gr": CP}),
        ("gr", "gr_i", "salonika", {"gr": CP}),
    ],
)
def test_14_2_1_central_sources(nation: str, unit: str, place: str, war: dict[str, str]) -> None:
    state = state_of(units={place: [unit]}, at_war=war)
    assert supply.status(state, unit) == "full"
    assert supply.sources(state, CP, nation)
    if war:
        assert not supply.sources(state_of(units={}), CP, nation), "not before its entry"


@pytest.mark.rule("illusions", "16.1", says="The Eliminated box is final")
@pytest.mark.rule("illusions", "16.3", says="hold all its sources, a nation takes no replacements")
def test_16_1_16_3_nothing_comes_back_from_the_eliminated_box_or_without_a_source() -> None:
    place = phase({"eliminated": ["ru_xx"], "replaceable": ["ru_iii"]}, AP, {"ru": 4})
    assert not any("ru_xx" in text for text in place.offered("rebuild"))
    assert place.refused("rebuild ru_xx ru full") == "16.1"
    lost = dict.fromkeys(state_of().world.sources["ru"], CP)
    none = phase({"replaceable": ["ru_iii"], "belgrade": ["sb_1st-"]}, AP, {"ru": 4, "ap_a": 2}, control=lost)
    assert none.refused("rebuild ru_iii ru full") == "16.3"
    assert rp.sources(none.state, "ru_iii") == []


@pytest.mark.rule("illusions", "18.7.1", says="Always into the region the unit is in")
def test_18_7_1_d_into_the_region_it_is_in() -> None:
    held = {"berlin": AP, "stettin": AP, "dresden": AP}
    state = state_of(units={"brandenburg": ["ru_i", "ge_i"]}, control=held)
    assert supply.status(state, "ge_i") == "full"
    for side, unit in ((AP, "ru_i"), (CP, "ge_i")):
        assert supply.open_places(state, side) & state.world.sets.bit["brandenburg"], "a line of either goes into it"
        gone = state_of(units={"berlin": [unit]}, control={"brandenburg": "neutral"})
        assert not supply.open_places(gone, side) & gone.world.sets.bit["brandenburg"]


@pytest.mark.rule("illusions", "18.2", says="on one's own region the enemy's is just removed")
def test_18_2_an_own_region_is_taken_back() -> None:
    state = state_of(units={"smolensk": ["ru_i"]}, control={"moscow": CP}, turn=2)
    place = operations(state, AP).play("mark smolensk move", "marked", "pick ru_i", "to moscow")
    assert place.state.control["moscow"] == AP


# -- 22.2 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "22.2", says="two of one nation and one of the other; reduced: one of each")
@pytest.mark.rule("illusions", "22.2", says="Never from uprisings")
@pytest.mark.rule("illusions", "22.4", says="A reduced LCU becomes two, one of its type")
def test_22_2_dual_units_and_what_is_no_part() -> None:
    units = {"krakow": ["ge_inf", "ge_inf", "ah_inf"], "replaceable": ["geah_sud"]}
    place = operations(state_of(units=units, turn=2), CP, points=9).play("mark krakow move", "marked")
    assert {"geah_sud krakow full", "geah_sud krakow reduced"} <= set(place.offered("assemble"))
    place.play("assemble geah_sud krakow reduced", "with ge_inf_01")
    assert place.offered("with") == ["ah_inf_01"], "one of each"
    rebels = {"moscow": ["ru_inf", "ru_uprising", "ru_uprising"], "replaceable": ["ru_i"]}
    region = operations(state_of(units=rebels, turn=2), AP).play("mark ru_inf_01 move", "marked")
    assert not region.offered("assemble")
    reduced = {"minsk": ["ru_i-"], "reserve": ["ru_inf", "ru_cav", "ru_cav"]}
    apart = operations(state_of(units=reduced, turn=2), AP).play("mark minsk move", "marked", "disassemble ru_i")
    apart.play("with ru_cav_01")
    assert apart.offered("with") == ["ru_inf_01"], "one of its type"


# -- 23.0, 26.0 ----------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "23.4.1", says="Russian Food Riots must be played first")
def test_23_4_1_food_riots_come_first() -> None:
    from tests.games.illusions.playing_events import refusal_of

    state = state_of(units={"sarny": ["ru_uprising"]}, hands={CP: ["CP-50"]}, turn=12)
    assert refusal_of(state, "CP-50") == "event.played"
    state.record_event("CP-49")
    assert refusal_of(state, "CP-50") == ""


@pytest.mark.rule("illusions", "23.5", says="Trieste and Trent count")
def test_23_5_the_vp_spaces_of_the_inset_count() -> None:
    assert {"trieste", "trent"} <= set(state_of().world.vp_of["ah"])


@pytest.mark.rule("illusions", "23.5", says="Both sides may move and fight there")
@pytest.mark.rule("illusions", "26.2.3", says="Both sides may still fight there")
@pytest.mark.rule("illusions", "26.5.3", says="Both sides may still fight there")
@pytest.mark.rule("illusions", "26.6.2", says="Both sides may still fight there")
@pytest.mark.parametrize(
    ("nation", "allied", "central"),
    [
        ("ah", ("lemberg", "ru_i"), ("stanislau", "ge_i")),
        ("bu", ("plevna", "ro_1st"), ("sofia", "ge_i")),
        ("ro", ("jassy", "ru_i"), ("focsani", "ge_i")),
        ("sb", ("nis", "br_xii"), ("skopje", "ge_i")),
    ],
)
def test_26_both_sides_move_and_fight_in_a_collapsed_country(
    nation: str, allied: tuple[str, str], central: tuple[str, str]
) -> None:
    state = state_of(units={allied[0]: [allied[1]], central[0]: [central[1]]}, at_war={"bu": CP, "ro": AP}, turn=10)
    state.collapse(nation)
    for side, (place, unit) in ((AP, allied), (CP, central)):
        moving = operations(state, side, points=9)
        assert f"{place} move" in moving.offered("mark")
        moving.play(f"mark {place} move", "marked", f"pick {unit}")
        assert any(state.world.nation_of[end] == nation for end in moving.offered("to"))


@pytest.mark.rule("illusions", "26.3.1", says="A side controls only what it occupies")
@pytest.mark.rule("illusions", "26.3.2", says="From then on spaces are controlled as usual")
def test_26_3_control_in_neutral_greece_and_afterwards() -> None:
    for war, kept in (({}, "neutral"), ({"gr": AP}, AP)):
        state = state_of(units={"monastir": ["sb_1st"]}, at_war=war, turn=6)
        first = operations(state, AP).play("mark monastir move", "marked", "pick sb_1st", "to florina", "stop")
        again = operations(first.state, AP).play("mark florina move", "marked", "pick sb_1st", "to monastir", "stop")
        assert again.state.control["florina"] == kept


@pytest.mark.rule("illusions", "26.3.2", says="but the National Defence stays Allied")
def test_26_3_2_who_commands_the_greeks() -> None:
    state = state_of(
        units={"lamia": ["gr_i"], "salonika": ["brgr_natdef"]}, at_war={"gr": CP}, control={"salonika": AP}
    )
    assert state.owner_of("gr_i") == CP
    assert state.owner_of("brgr_natdef") == AP
    assert not supply.open_places(state, AP) & state.world.sets.bit["larissa"], "only what they control"


@pytest.mark.rule("illusions", "26.3.3", says="Greek units that trace to another friendly nation may only move")
def test_26_3_3_greeks_without_their_sources_only_move() -> None:
    lost = {"athens": CP, "salonika": CP}
    units = {"nis": ["gr_i"], "sofia": ["bu_1st"]}
    state = state_of(units=units, at_war={"gr": AP, "bu": CP}, control=lost, turn=10)
    assert supply.status(state, "gr_i") == "limited"
    place = operations(state, AP)
    assert place.offers("mark nis move")
    assert place.refused("mark nis attack") == "14.2"


@pytest.mark.rule("illusions", "26.5.1", says="The oil of Ploesti has no effect")
def test_26_5_1_the_oil_has_no_effect() -> None:
    world = state_of().world
    assert [space.id for space in world.map.spaces if space.oil] == ["ploesti"]
    assert "ploesti" not in world.is_vp


@pytest.mark.rule("illusions", "27.0", says="One HQ or one heavy artillery in a space")
def test_27_0_d_guns_and_headquarters_together() -> None:
    from desktop.games.illusions.rules.map import stacking

    state = state_of(units={"krakow": ["ge_i", "ah_iii"]})
    assert stacking.may_share(state, ("ge_i", "hq_mackensen", "ge_heavy_art_01"))
    assert not stacking.may_share(state, ("ge_i", "hq_mackensen", "hq_falkenhayn"))
    assert not stacking.may_share(state, ("ge_i", "ge_heavy_art_01", "ge_heavy_art_02"))


@pytest.mark.rule("illusions", "30.2.1", says="Blockade, sea invasions, convoy, both railroads")
def test_30_2_1_markers_in_force() -> None:
    state = state_of("brusilov")
    flags = ("blockade", "sea_invasions", "convoy", "ap_railroads", "cp_railroads", "war_industry")
    assert all(state.flag(flag) for flag in flags)
    assert state.landings == {"thermaikos_bay": "safe"}
