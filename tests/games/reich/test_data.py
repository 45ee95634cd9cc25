"""The reich data files: they load, hold what the rules state, and faults are all reported with file and line."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from shutil import copy

import pytest

from desktop.data.errors import DataError
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.engine.errors import EngineError
from desktop.games.reich.data import checks
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.data.files import READER
from desktop.games.reich.data.world import World, load_world

SCENARIOS = ("campaign-1941", "intro-1941-42", "intro-1941-43", "short-1944", "tournament")


@cache
def world_of(scenario: str = "campaign-1941") -> World:
    return load_world(scenario, {})


# ------------------------------------------------------------------ what there is
def test_the_five_scenarios_ship() -> None:
    assert READER.scenario_ids() == SCENARIOS


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_loads(scenario: str) -> None:
    world = world_of(scenario)
    assert world.scenario.id == scenario
    assert set(world.start_control) == set(world.areas)


@pytest.mark.rule("reich", "2.4")
def test_there_are_60_land_areas_and_19_sea_zones() -> None:
    world = world_of()
    assert (len(world.land), len(world.zones)) == (60, 19)
    owners = Counter(world.printed.values())
    assert owners == {"axis": 23, "western": 13, "soviet": 13, "vichy": 5, "neutral": 6, "none": 19}


@pytest.mark.rule("reich", "2.1")
def test_four_neutrals_are_never_usable_and_two_may_enter() -> None:
    world = world_of()
    assert world.unplayable == {"portugal", "saudi_arabia", "sweden", "switzerland"}
    assert {key for key, area in world.areas.items() if area.status == "activatable"} == {"spain", "turkey"}
    assert sorted(a for a in world.land if world.printed[a] == "vichy") == sorted(world.tables.vichy.areas)


@pytest.mark.rule("reich", "2.5")
def test_each_power_has_six_centres_and_one_capital() -> None:
    world = world_of()
    assert len(world.centres) == 18
    values = {power: sum(world.production[c] for c in found) for power, found in world.home_centres.items()}
    assert values == {"axis": 8, "western": 7, "soviet": 7}
    assert {area.home for area in world.areas.values() if area.capital} == {"axis", "western", "soviet"}
    assert world.home["north_sea"] == world.home["irish_sea"] == "western"


@pytest.mark.rule("reich", "2.2")
def test_borders_run_both_ways() -> None:
    world = world_of()
    one_way = [(a, b) for a in world.areas for b in world.near[a] if a not in world.near[b]]
    assert one_way == []
    alone = [a for a in world.areas if not world.near[a]]
    assert alone == []


@pytest.mark.rule("reich", "2.3", says=("Turkey is the only land area", "Once it is not, whoever controls"))
def test_stated_borders_and_non_borders_hold() -> None:
    world = world_of()
    assert (len(world.map.borders), len(world.map.non_borders)) == (46, 3)
    assert all(pair.b in world.near[pair.a] for pair in world.map.borders)
    assert all(pair.b not in world.near[pair.a] for pair in world.map.non_borders)
    assert world.near_land["turkey"] == ("bulgaria", "caucasus", "greece", "persia", "syria_lebanon")
    both = [a for a in world.land if {"aegean_sea", "black_sea"} <= set(world.areas[a].sea)]
    assert both == ["turkey"]


@pytest.mark.rule("reich", "2.3")
def test_two_borders_depend_on_control() -> None:
    world = world_of()
    assert [(other, link.controls, link.uncontested) for other, link in world.links["naples"]] == [
        ("sicily", "sicilian_sea", True)
    ]
    assert [(other, link.controls, link.uncontested) for other, link in world.links["black_sea"]] == [
        ("aegean_sea", "turkey", False)
    ]


def test_the_counts_of_the_barbarossa_example_follow_from_the_map() -> None:
    world = world_of()
    control = dict(world.printed_power) | {"crimea": "axis", "kharkov": "axis", "smolensk": "axis"}
    counts = []
    for area in ("bessarabia", "minsk", "baltic_states"):
        powers = Counter(control[near] for near in world.near[area])
        counts.append((powers["axis"], powers["soviet"] + powers["western"]))
        control[area] = "axis"
    assert counts == [(5, 1), (3, 1), (2, 1)]


@pytest.mark.rule("reich", "6.5.1")
def test_paratroops_reach_two_steps_and_know_what_lies_between() -> None:
    world = world_of()
    from_naples = {drop.target: drop.between for drop in world.drops["naples"]}
    assert from_naples["malta"] == ("sicilian_sea",)
    assert from_naples["tunisia"] == ("sicilian_sea",)
    assert from_naples["milan"] == ("adriatic_sea", "rome")
    assert "rome" not in from_naples
    over_neutral = {drop.target: drop.between for drop in world.drops["bordeaux"]}
    assert "spain" in over_neutral["gibraltar"]
    assert not any(drop.target == start for start, drops in world.drops.items() for drop in drops)


# ------------------------------------------------------------------ cards
@pytest.mark.rule("reich", "4.1.3", says="These are the bonus cards")
@pytest.mark.rule("reich", "4.1", says="Each side has a deck of")
@pytest.mark.rule("reich", "10.1.1")
def test_two_decks_of_27() -> None:
    world = world_of()
    assert {side: len(deck) for side, deck in world.deck.items()} == {"axis": 27, "allies": 27}
    suits = Counter(card.suit for card in world.cards.values())
    assert suits == {"german": 13, "italian": 13, "western": 13, "soviet": 13, "none": 2}
    assert sum(bool(card.rerolls) for card in world.cards.values()) == 12


@pytest.mark.rule("reich", "4.1.2", says="Soviet and Western cards come next")
def test_german_beats_allied_beats_italian_beats_double_agent() -> None:
    rank = world_of().rank
    assert rank["german_2"] > rank["western_2"] == rank["soviet_2"] > rank["italian_2"] > rank["double_agent_axis"] == 0


@pytest.mark.rule("reich", "4.1.3")
def test_functions_go_with_values() -> None:
    specials = {(card.value, card.special, card.rerolls) for card in world_of().cards.values() if card.special}
    assert specials == {
        (1, "saboteur", 0), (10, "double_agent", 0), (11, "lieutenant_general", 1),
        (12, "field_marshal", 2), (13, "supreme_commander", 3),
    }  # fmt: skip


@pytest.mark.rule("reich", "1.1", says="56 event cards: 12 shared, 22")
@pytest.mark.rule("reich", "4.2", says="Events belong to both sides, to")
def test_56_event_cards_in_three_malls() -> None:
    world = world_of()
    assert {mall: len(cards) for mall, cards in world.mall_cards.items()} == {"both": 12, "allied": 22, "axis": 22}
    assert len(world.event_cards) == 56
    assert all(card.event in world.events for card in world.event_cards.values())
    assert world.copies["wolfpack"] == ("wolfpack_1", "wolfpack_2", "wolfpack_3")
    assert world.copies["zhukov"] == ("zhukov",)
    assert sorted(card.number for card in world.event_cards.values()) == list(range(1, 57))


@pytest.mark.rule("reich", "6.5.3.3")
def test_generals_and_two_card_events() -> None:
    world = world_of()
    generals = {event.id for event in world.events.values() if event.general}
    assert generals == {
        "chuikov", "montgomery", "patton", "zhukov", "guderian", "rommel", "von_manstein", "von_rundstedt",
    }  # fmt: skip
    two = {event.id for event in world.events.values() if any(isinstance(e, s.SecondCard) for e in event.effects)}
    assert two == set(world.tables.two_card_events)


@pytest.mark.rule(
    "reich", "4.2.5", says=("Reusable and returnable events are held", "Retirable and recyclable events take effect")
)
def test_held_events_serve_in_conflicts_and_the_others_act_at_once() -> None:
    for event in world_of().events.values():
        held = event.kind in ("reusable", "returnable")
        assert held == bool(event.usable_in), event.id
        assert event.effects, event.id
        assert event.text.endswith("."), event.id


@pytest.mark.rule("reich", "4.2", says="Each card says how much of")
def test_events_say_what_is_known_of_them() -> None:
    events = world_of().events.values()
    evidence = Counter(event.evidence for event in events)
    assert evidence["reconstructed"] == 9
    unexplained = [
        e.id for e in events if e.evidence in ("partly", "reconstructed") and not (e.reconstructed and e.why)
    ]
    assert unexplained == []


def test_every_kind_of_effect_is_used() -> None:
    used = {type(effect) for event in world_of().events.values() for effect in event.effects}
    assert used == set(s.EffectKind.__args__) - {s.ByHand}  # that one is for what owners type in


# ------------------------------------------------------------------ set-up
@pytest.mark.rule(
    "reich",
    "10.2",
    says=(
        "Hand sizes: Axis 8, Allies 6",
        "Year markers At Start, stars up",
        "No markers on the map",
        "The game lasts to the end",
    ),
)
def test_the_campaign_starts_with_printed_owners_only() -> None:
    world = world_of()
    assert world.start_control == world.printed_power
    assert world.start_hand == {"axis": 8, "allies": 6}
    assert (world.start_year, world.end_year) == (0, 5)


@pytest.mark.rule("reich", "10.2.2", says="Only cards with the mark Initial")
@pytest.mark.rule("reich", "4.2", says="Those marked Initial Draw matter only")
@pytest.mark.rule("reich", "10.2.2.2")
def test_the_pools_of_1941_are_the_marked_cards() -> None:
    world = world_of()
    allies, axis = world.scenario.events.deals
    marked = {event.id for event in world.events.values() if event.initial_draw}
    assert {world.event_of[card].id for card in (*allies.pool, *axis.pool)} == marked
    shared = {card for card in allies.pool if world.event_of[card].mall == "both"}
    assert (len(allies.pool), len(axis.pool), len(shared & set(axis.pool))) == (10, 13, 6)


@pytest.mark.rule("reich", "10.3")
def test_1944_starts_with_markers() -> None:
    world = world_of("short-1944")
    assert world.start_control["naples"] == "western"
    assert world.start_control["crimea"] == "axis"
    assert world.start_control["crete"] == "western"
    assert world.start_control["bay_of_biscay"] == ""
    assert world.first_side == "allies"
    vichy = {world.start_control[area] for area in world.tables.vichy.areas}
    assert "" not in vichy


@pytest.mark.rule("reich", "10.4.3")
def test_the_tournament_ends_when_the_players_agreed() -> None:
    assert world_of("tournament").end_year == 2
    longer = load_world("tournament", {"tournament_end": "end_1943"})
    assert longer.end_year == 3
    assert longer.verdict == world_of("intro-1941-43").verdict
    assert world_of("tournament").verdict == world_of("intro-1941-42").verdict


@pytest.mark.rule("reich", "10.4", says="They use the set-up of the")
@pytest.mark.rule("reich", "10.0", says="All scenarios except the short game")
def test_all_scenarios_of_1941_share_the_set_up_of_the_campaign() -> None:
    campaign = world_of().scenario
    for scenario in ("intro-1941-42", "intro-1941-43", "tournament"):
        other = world_of(scenario).scenario
        assert (other.start, other.deals, other.events) == (campaign.start, campaign.deals, campaign.events)


@pytest.mark.rule("reich", "6.7.1")
def test_options_are_resolved_and_unknown_ones_refused() -> None:
    assert world_of().option("sea_lock") == "all"
    assert load_world("campaign-1941", {"sea_lock": "landing"}).option("sea_lock") == "landing"
    with pytest.raises(EngineError, match="has no option"):
        load_world("intro-1941-42", {"sea_lock": "all"})
    with pytest.raises(EngineError, match="not one of"):
        load_world("campaign-1941", {"sea_lock": "some"})


@pytest.mark.rule("reich", "13.0", says="It is off unless you choose")
def test_every_option_of_our_own_is_off_unless_chosen() -> None:
    ours = [ruling for ruling in READER.load_rulings().values() if ruling.ours and ruling.switch]
    assert sorted(ruling.id for ruling in ours) == ["axis_bot", "fog_of_war", "nine_turns"]
    for ruling in ours:
        assert ruling.switch is not None
        assert ruling.switch.default == "off"
        assert "ours" in ruling.question


def test_every_switch_is_offered_somewhere() -> None:
    offered = {option.ruling for scenario in SCENARIOS for option in READER.load_scenario(scenario).options}
    assert offered == {ruling.id for ruling in READER.load_rulings().values() if ruling.switch}


# ------------------------------------------------------------------ faults
def broken(tmp_path: Path, file: str, *changes: tuple[str, str], scenario: str = "short-1944") -> list[str]:
    """The faults found when a data file that lies beside the scenario is changed."""
    target = tmp_path / f"{scenario}.yaml"
    copy(scenarios_dir() / "reich" / f"{scenario}.yaml", target)
    path = target if file == scenario else tmp_path / f"{file}.yaml"
    source = path if file == scenario else resources_dir() / "reich" / f"{file}.yaml"
    text = source.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_world(str(target), {})
    return str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("map", 'land: ["scotland"]', "land: []", "london does not border scotland"),
        ("map", '{a: "denmark", b: "norway"', '{a: "denmark", b: "ruhr"', "must not border"),
        ("map", '{a: "egypt", b: "libya"', '{a: "egypt", b: "tunisia"', "must border"),
        ("map", 'controls: "turkey"', 'controls: "thrace"', "no area thrace"),
        ("map", "production: 2", "production: 0", "production centres"),
        ("map", 'id: "scotland"', 'id: "london"', "listed 2 times"),
        ("cards", 'id: "german_2", side: "axis"', 'id: "german_2", side: "allies"', "wrong deck"),
        ("events", 'kind: "set_die", value', 'kind: "paint_die", value', "paint_die"),
        ("events", "copies: 3", "copies: 2", "not 12"),
        ("events", 'areas: ["turkey"]', 'areas: ["thrace"]', "no area thrace"),
        ("events", 'event: "air_supremacy"}', 'event: "air_raid"}', "no event air_raid"),
        ("tables", '"wolfpack", "v_rockets"', '"wolfpack", "zeppelins"', "no event zeppelins"),
        ("tables", '"normandy", "calais"', '"normandy", "paris"', "does not border channel"),
        ("tables", 'zones: ["baltic_sea", "black_sea", "white_sea"]', 'zones: ["baltic_sea"]', "next to the USSR"),
        ("tables", 'exchange_year: "end_1943"', 'exchange_year: "end_1950"', "no year end_1950"),
        ("limits", "dice: 3", 'dice: "3"', "Expected `int`"),
        ("short-1944", '"crimea"', '"krim"', "no area krim"),
        ("short-1944", '"naples"', '"crimea"', "two markers"),
        ("short-1944", '"baltic_states"', '"berlin"', "printed axis"),
        ("short-1944", '"calais", "holland_belgium"', '"calais", "calais"', "two in one place"),
        (
            "short-1944",
            '"tyrrhenian_sea", "sicilian_sea"]',
            '"tyrrhenian_sea", "sicilian_sea", "baltic_sea"]',
            "only 6",
        ),
        ("short-1944", '"waffen_ss"', '"waffen"', "no event card waffen"),
        ("short-1944", 'end: "end_1945"', 'end: "end_1946"', "no year end_1946"),
        ("short-1944", 'ruling: "sea_lock"', 'ruling: "sea_bolt"', "no ruling with a choice"),
        ("short-1944", "min: 2,", "min: 1,", "rise"),
        ("short-1944", 'operations: ["overlord", ', "operations: [", "not in play"),
    ],
)
def test_faults_name_the_file_and_the_line(tmp_path: Path, file: str, old: str, new: str, reason: str) -> None:
    faults = broken(tmp_path, file, (old, new))
    assert any(reason in fault for fault in faults), faults
    assert all(f"{file}.yaml:" in fault for fault in faults)


def test_all_faults_are_reported_together(tmp_path: Path) -> None:
    faults = broken(tmp_path, "short-1944", ('"crimea"', '"krim"'), ("min: 2,", "min: 1,"))
    assert len(faults) == 2


def test_borders_are_pairs() -> None:
    pairs = checks.borders_of(world_of().map)
    assert all(len(pair) == 2 for pair in pairs)


FILES = sorted(path for folder in (resources_dir(), scenarios_dir()) for path in (folder / "reich").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_every_shipped_file_can_be_checked_alone(path: Path) -> None:
    READER.check_file(path)


def test_a_file_checked_alone_shows_its_faults(tmp_path: Path) -> None:
    path = tmp_path / "limits.yaml"
    path.write_text("dice: 3\n", encoding="utf-8")
    with pytest.raises(DataError, match="`dice_most` is missing"):
        READER.check_file(path)
    path = tmp_path / "mine.yaml"
    path.write_text('id: "mine"\nverdict: {}\n', encoding="utf-8")
    with pytest.raises(DataError, match="`title` is missing"):
        READER.check_file(path)


# ------------------------------------------------------------------ drawing
def points_of(outline: str) -> list[tuple[int, int]]:
    pairs = (pair.split(",") for pair in outline.split())
    return [(int(x), int(y)) for x, y in pairs]


def lies_inside(at: tuple[int, int], outline: str) -> bool:
    x, y = at
    points = points_of(outline)
    inside = False
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > y) != (by > y):
            side = (x - ax) * (by - ay) - (bx - ax) * (y - ay)
            inside ^= (side < 0) == (by > ay)
    return inside


def test_every_centre_lies_inside_its_outline() -> None:
    outside = [
        area.id
        for area in world_of().areas.values()
        if not any(lies_inside(area.centre, outline) for outline in area.outlines)
    ]
    assert outside == []


def test_outlines_stay_on_the_canvas() -> None:
    width, height = world_of().map.canvas
    beyond = [
        area.id
        for area in world_of().areas.values()
        for outline in area.outlines
        for x, y in points_of(outline)
        if not (0 <= x <= width and 0 <= y <= height)
    ]
    assert beyond == []
