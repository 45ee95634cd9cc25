"""1.0-3.3 The areas, centres, tracks and markers as the rules list them."""

from __future__ import annotations

import re

import pytest

from desktop.games.reich.present import ReichPresenter
from desktop.games.reich.rules.combat.attack_options import Attack, why_not_attack
from desktop.games.reich.rules.map.geography import neighbours
from desktop.views.pieces import PieceView
from desktop.views.table import TrackView
from tests.games.reich.position import position, state_of, world_of
from tests.sentences import book


@pytest.mark.rule("reich", "1.1", says=("A map of 60 land areas and 19 sea zones", "Five dice for each player"))
def test_1_1_the_map_and_the_dice() -> None:
    world = world_of("campaign-1941")
    assert (len(world.land), len(world.zones)) == (60, 19)
    assert (world.limits.dice_most, world.limits.die_faces) == (5, 6)


@pytest.mark.rule("reich", "2.0", says="Each land area bears a printed owner")
def test_2_0_every_land_area_has_a_printed_owner_and_no_zone_has() -> None:
    world = world_of("campaign-1941")
    assert {world.printed[area] for area in world.land} == {"axis", "western", "soviet", "vichy", "neutral"}
    assert {world.printed[zone] for zone in world.zones} == {"none"}


@pytest.mark.rule("reich", "2.0", says="You control an area if your marker lies in it")
def test_2_0_a_marker_counts_before_the_printed_symbol() -> None:
    state = state_of("axis")
    assert state.controls("axis", "libya")
    assert state.controls("allies", "egypt")
    marked = state_of("axis", control={"libya": "western", "egypt": "axis"})
    assert marked.controls("allies", "libya")
    assert marked.controls("axis", "egypt")


@pytest.mark.rule("reich", "2.1", says="can never be used")
@pytest.mark.parametrize("area", ["portugal", "saudi_arabia", "sweden", "switzerland"])
def test_2_1_four_areas_are_never_used(area: str) -> None:
    state = state_of("axis")
    near = next(other for other in state.world.near[area])
    refusal = why_not_attack(state, "axis", Attack("land", near, area))
    assert refusal is not None
    assert refusal.rule == "2.1"
    assert area not in position("axis").offered("fortify")


@pytest.mark.rule("reich", "2.1", says="Spain can be used once the event Generalissimo Franco has been played")
@pytest.mark.parametrize(("area", "beside"), [("spain", "bordeaux"), ("turkey", "bulgaria")])
def test_2_1_spain_and_turkey_are_neutral_until_an_event_brings_them_in(area: str, beside: str) -> None:
    closed = position("axis")
    assert closed.refused(f"attack land {beside} {area}") == "6.5.1.1"
    opened = position("axis", control={area: "western"})
    assert opened.offers(f"attack land {beside} {area}")
    areas = world_of("campaign-1941").areas
    assert {key for key, area in areas.items() if area.status == "activatable"} == {"spain", "turkey"}


@pytest.mark.rule("reich", "2.1", says="Vichy areas are Algeria, Morocco, Syria-Lebanon, Tunisia and Vichy France")
def test_2_1_the_five_vichy_areas() -> None:
    world = world_of("campaign-1941")
    vichy = {area for area in world.land if world.printed[area] == "vichy"}
    assert vichy == set(world.tables.vichy.areas)
    assert {world.areas[area].name for area in vichy} == {
        "Algeria", "Morocco", "Syria-Lebanon", "Tunisia", "Vichy France",
    }  # fmt: skip


ISLANDS = {
    "ireland": {"irish_sea"},
    "sardinia": {"west_mediterranean"},
    "crete": {"aegean_sea", "central_mediterranean"},
    "cyprus": {"levant_sea"},
    "malta": {"sicilian_sea"},
    "sicily": {"sicilian_sea"},
    "london": {"scotland", "channel", "north_sea", "irish_sea"},
    "scotland": {"london", "north_sea", "irish_sea", "atlantic"},
}


@pytest.mark.rule("reich", "2.2", says=("Ireland lies in the Irish Sea", "Crete lies between", "London also borders"))
@pytest.mark.parametrize("island", ISLANDS)
def test_2_2_where_the_islands_lie(island: str) -> None:
    assert set(world_of("campaign-1941").near[island]) == ISLANDS[island]


@pytest.mark.rule("reich", "2.3", says=("Denmark lies between", "Gibraltar lies between"))
def test_2_3_denmark_and_gibraltar() -> None:
    state = state_of("axis")
    assert set(neighbours(state, "axis", "denmark")) >= {"ruhr", "skagerrak"}
    assert set(neighbours(state, "allies", "gibraltar")) == {"spain", "strait_of_gibraltar"}


@pytest.mark.rule("reich", "2.4", says="Sea zones have no printed owner")
def test_2_4_in_1941_no_zone_is_controlled() -> None:
    world = world_of("campaign-1941")
    assert {world.start_control[zone] for zone in world.zones} == {""}


# -- centres -----------------------------------------------------------------------------------------
def listed(power: str) -> dict[str, int]:
    """The centres of a power and their values as the rule lists them."""
    sentence = next(each.words for each in book("reich")["2.5"] if each.words.startswith(f"**{power}:**"))
    return {name: int(value) for name, value in re.findall(r"([A-Z][A-Za-z ]+?) (\d)", sentence.partition("**")[2])}


@pytest.mark.rule("reich", "2.5", says=("Axis: Austria 1, Berlin 3", "Soviet: Archangel 1", "Western: Gibraltar 1"))
@pytest.mark.rule("reich", "2.5", says=("There are 18 home production centres", "The number is the value"))
@pytest.mark.parametrize("power", ["Axis", "Soviet", "Western"])
def test_2_5_the_home_centres_of_each_power(power: str) -> None:
    world, found = world_of("campaign-1941"), listed(power)
    homes = world.home_centres[power.lower()]
    assert {world.areas[area].name: world.production[area] for area in homes} == found
    assert len(found) == 6
    assert len(world.centres) == 18


@pytest.mark.rule("reich", "2.5", says="Berlin, Moscow and London are capitals")
def test_2_5_three_capitals() -> None:
    areas = world_of("campaign-1941").areas
    assert {key for key, area in areas.items() if area.capital} == {"berlin", "moscow", "london"}


# -- tracks ------------------------------------------------------------------------------------------
def tracks(**given: object) -> dict[str, TrackView]:
    place = position("axis", **given)  # type: ignore[arg-type]
    table = ReichPresenter(place.state.world).table(place.state, place.decision, "axis")
    return {track.id: track for track in table.tracks}


@pytest.mark.rule("reich", "2.6.1", says=("One marker for each side, from 0 to 12", "other side at 3 or less"))
def test_2_6_1_the_hand_size_track_and_its_warning() -> None:
    shown = tracks(hands={"axis": ["german_2", "german_3", "german_4"]}, hand_size={"allies": 4})
    axis, allies = shown["hand-axis"], shown["hand-allies"]
    assert (axis.cells, axis.at, allies.at) == (tuple(map(str, range(13))), 3, 4)
    warned = [any("urrender" in text for text, _ in track.detail) for track in (axis, allies)]
    assert warned == [True, False]


@pytest.mark.rule("reich", "2.6.2", says=("At Start, End of 1941, and so on", "Its star is up while"))
def test_2_6_2_the_year_track_and_its_star() -> None:
    place = position("axis", year={"axis": "end_1941", "allies": "at_start"})
    place.state.reorganised["axis"] = True
    table = ReichPresenter(place.state.world).table(place.state, place.decision, "axis")
    shown = {track.id: track for track in table.tracks}
    assert shown["year-axis"].cells == ("At Start", *(f"End of {year}" for year in range(1941, 1946)))
    assert (shown["year-axis"].at, shown["year-allies"].at) == (1, 0)
    stars = [dict(shown[f"year-{side}"].detail)["Reorganisation"] for side in ("axis", "allies")]
    assert stars == ["used this year", "still available"]


@pytest.mark.rule("reich", "2.6", says="six status boxes")
@pytest.mark.rule("reich", "2.6.3", says="Blitzkrieg Available, Bonus Action Earned")
def test_2_6_3_six_status_boxes() -> None:
    board = ReichPresenter(world_of("campaign-1941")).board()
    sentence = book("reich")["2.6.3"][0].words.rstrip(".")
    boxes = [space.note for space in board.spaces if space.id.startswith("box:") and space.note]
    assert set(sentence.split(", ")) <= set(boxes)
    assert len(sentence.split(", ")) == 6


@pytest.mark.rule("reich", "3.3", says="The star is up in a production centre and down elsewhere")
def test_3_3_a_fort_shows_what_it_makes_of_a_die() -> None:
    place = position("axis", forts={"berlin": "axis", "calais": "axis"})
    table = ReichPresenter(place.state.world).table(place.state, place.decision, "axis")
    forts: dict[str, PieceView] = {piece.space: piece for piece in table.pieces if piece.id.startswith("fort:axis:")}
    assert [forts[area].face.values for area in ("berlin", "calais")] == ["5", "4"]
