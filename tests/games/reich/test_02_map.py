"""2.0-3.3 The map, borders that depend on the game, centres and markers."""

from __future__ import annotations

import pytest

from desktop.games.reich.rules.cards.hands import SettleHands
from desktop.games.reich.rules.combat.attack_options import Attack, why_not_attack
from desktop.games.reich.rules.map.control import SetControl
from desktop.games.reich.rules.map.geography import (
    is_contested,
    land_neighbours,
    markers_placed,
    neighbours,
    production,
)
from desktop.games.reich.state import events as ev
from tests.games.reich.position import Position, fight, position, state_of

STRONG = {"axis": ["german_9", "german_8"], "allies": ["western_2", "soviet_2"]}


def refusal(state: object, side: str, kind: str, origin: str, target: str) -> str:
    found = why_not_attack(state, side, Attack(kind, origin, target))  # type: ignore[arg-type]
    return found.rule if found else ""


@pytest.mark.rule("reich", "2.0")
@pytest.mark.rule("reich", "2.1")
def test_2_1_areas_that_are_not_in_play() -> None:
    state = state_of("axis")
    assert refusal(state, "axis", "land", "finland", "sweden") == "2.1"
    assert refusal(state, "axis", "land", "bordeaux", "spain") == "6.5.1.1", "neutral before Franco"
    assert refusal(state, "axis", "land", "paris", "vichy_france") == "8.5"
    state.control["spain"] = "axis"
    assert refusal(state, "axis", "land", "spain", "gibraltar") == ""


@pytest.mark.rule("reich", "2.2", says=("An island is a land area", "London and Scotland share one island"))
def test_2_2_islands_fall_to_landings_and_paratroops_only() -> None:
    state = state_of("axis", control={"irish_sea": "axis", "scotland": "axis"}, events={"axis": ["landing_craft"]})
    assert refusal(state, "axis", "land", "scotland", "ireland") == "6.5.1"
    assert refusal(state, "axis", "amphibious", "irish_sea", "ireland") == ""
    assert refusal(state, "axis", "land", "scotland", "london") == "", "one island, two areas"


@pytest.mark.rule("reich", "2.2", says=("A paratroop or amphibious attack out", "One against Sicily or Malta inside"))
def test_2_2_out_of_the_sicilian_sea() -> None:
    sea = {"sicilian_sea": "axis"}
    state = state_of("axis", control=sea | {"tunisia": "western"}, events={"axis": ["landing_craft", "paratroops"]})
    assert refusal(state, "axis", "amphibious", "sicilian_sea", "tunisia") == "2.2"
    assert refusal(state, "axis", "amphibious", "sicilian_sea", "malta") == "", "inside the zone"
    assert refusal(state, "axis", "paratroop", "sicily", "tunisia") == "2.2", "only the zone lies between"
    state.control["malta"] = "axis"
    assert refusal(state, "axis", "amphibious", "sicilian_sea", "tunisia") == ""
    assert refusal(state, "axis", "paratroop", "sicily", "tunisia") == ""


@pytest.mark.rule(
    "reich",
    "2.3",
    says=(
        "It does not border Norway",
        "It does not border Morocco",
        "Sicily borders Naples for a player",
        "That player can attack across by",
        "Otherwise there is no land attack",
    ),
)
def test_2_3_straits() -> None:
    state = state_of("axis")
    assert "norway" not in neighbours(state, "axis", "denmark")
    assert "morocco" not in neighbours(state, "axis", "gibraltar")
    assert "sicily" not in land_neighbours(state, "axis", "naples"), "an uncontrolled zone blocks"
    state.control["sicilian_sea"] = "axis"
    assert "sicily" in land_neighbours(state, "axis", "naples")
    assert "naples" in land_neighbours(state, "axis", "sicily")
    assert "sicily" not in land_neighbours(state, "allies", "naples")
    state.fleets["sicilian_sea"] = ["allies"]
    assert "sicily" not in land_neighbours(state, "axis", "naples"), "contested"


@pytest.mark.rule("reich", "2.3", says=("While it is neutral these two", "Once it is not, whoever controls"))
def test_2_3_turkey_joins_two_seas_for_its_holder() -> None:
    state = state_of("axis")
    assert "black_sea" not in neighbours(state, "axis", "aegean_sea")
    state.control["turkey"] = "western"
    assert "black_sea" in neighbours(state, "allies", "aegean_sea")
    assert "black_sea" not in neighbours(state, "axis", "aegean_sea")
    assert refusal(state, "axis", "land", "bulgaria", "turkey") == ""


@pytest.mark.rule("reich", "2.4", says=("A zone is contested if one", "Nothing else makes a zone contested"))
def test_2_4_contested_zones() -> None:
    state = state_of("axis", fleets={"baltic_sea": ["allies"], "north_sea": ["axis"]}, control={"baltic_sea": "axis"})
    assert is_contested(state, "baltic_sea")
    assert not is_contested(state, "north_sea"), "uncontrolled"
    assert state.control["north_sea"] == ""


@pytest.mark.rule("reich", "6.5.2.1", says="Sea control: the winner gets the")
@pytest.mark.rule("reich", "2.4", says="They are taken by attack (6.5)")
@pytest.mark.rule("reich", "2.5", says="The North Sea and the Irish")
def test_2_5_an_allied_attack_on_the_uncontrolled_north_sea_captures_nothing() -> None:
    place = position("allies", hands={"allies": ["western_9", "western_8"], "axis": ["german_2", "german_3"]})
    place.play("attack sea western north_sea", "card western_9")
    place.play("card german_2", dice=[6] * 3 + [1] * 3)
    assert place.at("north_sea") == "western"
    assert place.state.turn.production == 0
    assert place.state.hand_size["allies"] == 2


@pytest.mark.rule("reich", "2.5", says="The North Sea and the Irish")
def test_2_5_an_axis_capture_costs_one_and_earns_production() -> None:
    place = position(
        "axis", hands={"axis": ["german_9", "german_8"], "allies": ["western_2", "western_3", "western_4"]}
    )
    place.play("attack sea axis irish_sea", "card german_9")
    place.play("card western_2", dice=[6] * 3 + [1] * 4).play("discard western_3")
    assert place.state.hand_size["allies"] == 2
    assert place.state.turn.production == 1
    assert sum(production(place.state, area) for area in place.state.world.centres) == 22


@pytest.mark.rule("reich", "2.6")
@pytest.mark.rule("reich", "2.6.1")
@pytest.mark.rule("reich", "2.6.2")
@pytest.mark.rule("reich", "2.6.3")
def test_2_6_tracks_and_boxes_at_the_start() -> None:
    state = state_of("axis", pact=True, big_push={"axis": "up"})
    assert state.hand_size == {"axis": 8, "allies": 6}
    assert state.year == {"axis": 0, "allies": 0}
    assert not any(state.reorganised.values())
    assert (state.pact, state.italy_surrendered, state.big_push) == (True, False, {"axis": "up", "allies": ""})


@pytest.mark.rule("reich", "3.0", says="A player with no fleet or")
@pytest.mark.rule("reich", "3.2", says="There are never more than these")
def test_3_0_without_fleets_one_is_lifted() -> None:
    zones = ["baltic_sea", "skagerrak", "atlantic", "white_sea"]
    place = position("axis", fleets={zone: ["axis"] for zone in zones})
    place.play("fleet north_sea", "discard german_2")
    assert place.offered("lift") == sorted(zones)
    place.play("lift white_sea")
    assert set(place.state.fleets) == {"baltic_sea", "skagerrak", "atlantic", "north_sea"}


@pytest.mark.rule("reich", "6.2", says="One fort in an area")
@pytest.mark.rule("reich", "3.0")
@pytest.mark.rule("reich", "3.3", says="4 for each side, one in")
def test_3_3_forts() -> None:
    place = position("axis", forts=dict.fromkeys(("berlin", "rome", "paris", "calais"), "axis"))
    assert place.refused("fortify berlin") == "3.3"
    place.play("fortify ruhr", "discard german_2", "lift calais")
    assert set(place.state.forts) == {"berlin", "rome", "paris", "ruhr"}


@pytest.mark.rule("reich", "6.3.1", says="Discard a conflict card, place a")
@pytest.mark.rule("reich", "3.2", says="4 Axis, 6 Allied; at most")
def test_3_2_one_fleet_per_zone_and_player() -> None:
    place = position("axis", fleets={"north_sea": ["axis", "allies"], "atlantic": ["allies"]})
    assert place.refused("fleet north_sea") == "3.2"
    assert place.offers("fleet atlantic")


@pytest.mark.rule("reich", "3.1", says="With none left in supply the")
def test_3_1_without_markers_one_is_lifted() -> None:
    state = state_of("axis")
    red = [a for a in state.world.areas if state.world.printed[a] in ("axis", "none") and a != "finland"][:15]
    state.control.update(dict.fromkeys(red, "soviet"))
    state.stack.append(SettleHands())
    state.stack.append(SetControl(areas=["finland"], powers=["soviet"], cause="attack"))
    place = Position(state)
    assert place.asked == "allies"
    assert "lift" in place.actions[0]
    area = next(a for a in place.offered("lift") if state.world.printed[a] == "axis" and not production(state, a))
    place.play(f"lift {area}")
    assert place.at(area) == "axis"
    assert place.at("finland") == "soviet"
    assert ev.ControlChanged(area, "soviet", "axis", "lifted") in place.log


@pytest.mark.rule("reich", "3.1", says="No marker is needed where the")
@pytest.mark.rule("reich", "6.5.2.1", says="No marker is needed where the")
def test_3_1_no_marker_where_the_printed_symbol_is_the_winners() -> None:
    place = position("axis", control={"finland": "soviet"}, hands=STRONG)
    fight(place, "attack land norway finland", ("german_9", "soviet_2"), [6, 6, 6, 1, 1, 1])
    assert place.at("finland") == "axis"
    assert markers_placed(place.state, "axis") == 0
