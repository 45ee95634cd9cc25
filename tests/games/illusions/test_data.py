"""The illusions data files: they load, hold what the rules state, and faults are all reported with file and line."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from shutil import copy

import pytest

from desktop.data.errors import DataError
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.engine.errors import EngineError
from desktop.games.illusions.data import schema_conditions as c
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.data.files import READER, load_coast
from desktop.games.illusions.data.world import World, load_world
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, SIDES

SCENARIOS = ("brusilov", "campaign-1914", "mobilization-to-limited-war")
FILES = ("map", "coast", "units", "cards", "nations", "tables", "limits", "rulings")


@cache
def world_of(scenario: str = "campaign-1914") -> World:
    return load_world(scenario, {})


# ------------------------------------------------------------------ what there is
@pytest.mark.rule("illusions", "30.0")
@pytest.mark.rule("illusions", "30.1")
@pytest.mark.rule("illusions", "30.2")
def test_the_scenarios_ship() -> None:
    assert tuple(x for x in READER.scenario_ids() if not READER.load_scenario(x).hidden) == SCENARIOS
    spans = {key: (world_of(key).first_turn, world_of(key).last_turn) for key in SCENARIOS}
    assert spans == {"brusilov": (9, 18), "campaign-1914": (1, 18), "mobilization-to-limited-war": (1, 4)}
    longer = load_world("mobilization-to-limited-war", {"mobilization_end": "turn_5"})
    assert longer.last_turn == 5


@pytest.mark.rule("illusions", "3.1")
def test_the_map() -> None:
    world = world_of()
    kinds = [space.kind for space in world.map.spaces]
    assert [kinds.count(kind) for kind in ("space", "region", "sea", "island")] == [227, 10, 3, 1]
    assert len(world.map.connections) == 537
    assert world.is_vp >= {"lutsk", "dubno", "athens", "salonika"}
    assert world.forts["lutsk"] == 2
    assert {world.terrain[space] for space in ("lublin", "dubno", "lutsk", "sarny")} == {"plain"}


@pytest.mark.rule("illusions", "3.1.3")
def test_connections_run_both_ways() -> None:
    world = world_of()
    for space, near in world.all_neighbours.items():
        assert all(space in world.all_neighbours[other] for other in near)
    assert world.link("rovno", "dubno").kind == "road"
    assert world.link("dubno", "lutsk").kind == "rail"
    assert set(world.neighbours["brody"]) == {"lemberg", "dubno", "lutsk"}
    assert world.lanes["lemnos"] == ("saronic_gulf", "strait_of_otranto", "thermaikos_bay")
    assert world.is_water("thermaikos_bay", "salonika")


@pytest.mark.rule("illusions", "3.1.2")
@pytest.mark.rule("illusions", "18.1")
def test_the_inset_hangs_on_carniola_and_tyrol() -> None:
    world = world_of()
    gates = {near for space in world.inset for near in world.neighbours[space] if near not in world.inset}
    assert gates == {"carniola", "tyrol"}
    assert world.spaces["gorizia"].grid == world.spaces["caporetto"].grid == "B3"


@pytest.mark.rule("illusions", "18.0", says="Each holds a supply source")
@pytest.mark.rule("illusions", "2.0", says="**Regions**: Anatolia, Brandenburg")
def test_regions_and_the_balkans() -> None:
    world = world_of()
    assert world.regions == {
        "anatolia", "brandenburg", "carniola", "kharkov", "moscow", "novgorod", "rodosto", "rostov", "southern_italy",
        "tyrol",
    }  # fmt: skip
    assert all(world.spaces[region].supply for region in world.regions)
    assert {world.nation_of[space] for space in world.balkan} == {"al", "bu", "gr", "mn", "ro", "sb"}
    assert "lemnos" not in world.balkan


@pytest.mark.rule("illusions", "26.5.2", says="Sources: Bucharest, Constanta, Odessa")
@pytest.mark.rule("illusions", "26.7.1", says="Sources: Constantinople, Rodosto, Anatolia")
@pytest.mark.rule("illusions", "14.2")
@pytest.mark.rule("illusions", "26.4.2", says="Sources: Venice, Southern Italy")
def test_sources_of_supply() -> None:
    world = world_of()
    assert set(world.sources["it"]) == {"venice", "southern_italy", "vlore", "durres"}
    assert set(world.sources["tu"]) == {"constantinople", "rodosto", "anatolia"}
    assert set(world.sources["ro"]) == {"bucharest", "constanta", "odessa"}
    assert set(world.sources["ge"]) & set(world.sources["ah"]) == {"krakow"}
    assert all(len(world.vp_of[nation]) == 2 for nation in ("bu", "gr", "it", "ro", "tu"))
    assert world.vp_of["sb"] + world.vp_of["mn"] == ("belgrade", "cetinje")


@pytest.mark.rule("illusions", "3.2.1", says="LCUs are corps and armies; SCUs are divisions")
@pytest.mark.rule("illusions", "3.2.1", says="Each unit has combat, loss and movement factor")
@pytest.mark.rule("illusions", "3.2")
def test_the_counters() -> None:
    world = world_of()
    large = [unit for unit in world.units.values() if unit.lcu]
    assert (len(large), len(world.units) - len(large)) == (147, 173)
    corps = world.units["ge_xi"]
    assert (corps.cf, corps.lf, corps.mf, corps.reduced_cf) == (4, 3, 4, 3)
    assert world.units["geah_sud"].nations == ("ge", "ah")
    assert world.units["geah_sud"].special
    assert (world.units["hq_brusilov"].drm, world.units["hq_brusilov"].reduced_drm) == (2, 1)
    assert not world.units["hq_brusilov"].combat
    assert world.of_type["ru_cav"][:2] == ("ru_cav_01", "ru_cav_02")
    assert world.replaced_by["ge_res_corps"] == ("ge_res",)
    assert world.side_of["gr_i"] == "neutral"
    assert world.side_of["it_i"] == ALLIED
    assert world.side_of["bu_1st"] == CENTRAL


@pytest.mark.rule("illusions", "3.2.2", says="They have a combat factor of 0, do not move")
def test_uprisings_have_no_combat_factor() -> None:
    world = world_of()
    rebels = [world.units[unit] for nation in ("ru", "ge", "ah") for unit in world.of_type[f"{nation}_uprising"]]
    assert len(rebels) == 21
    assert {(unit.cf, unit.lf, unit.reduced_lf, unit.mf, unit.side) for unit in rebels} == {(0, 2, 1, 0, "uprising")}


@pytest.mark.rule("illusions", "3.0", says="110 strategy cards")
@pytest.mark.rule("illusions", "3.3", says="Each side has 55")
@pytest.mark.rule("illusions", "9.2", says="There are three decks")
def test_each_side_has_55_cards_in_three_decks() -> None:
    world = world_of()
    for side in SIDES:
        assert [len(world.deck[side, level]) for level in world.commitment_order] == [14, 20, 21]
    assert {key for key in world.cards if world.cards[key].event_and_ops} == {
        "AP-01", "AP-07", "AP-22", "AP-29", "AP-34", "AP-44", "AP-54", "CP-01", "CP-16", "CP-31",
    }  # fmt: skip
    assert len(world.is_combat_card) == 25
    four = [card for card in world.deck[CENTRAL, "mobilization"] if world.ops[card] == 4]
    assert four == ["CP-01", "CP-05", "CP-07", "CP-14"]


def test_cards_bring_every_unit_that_waits_for_them() -> None:
    world = world_of()
    waiting = {unit.id: unit.entry for unit in world.units.values() if unit.entry in world.cards}
    brought = {
        unit: card.id
        for card in world.cards.values()
        for effect in card.effects
        if isinstance(effect, e.Place)
        for unit in effect.units
        if unit in world.units and world.units[unit].lcu
    }
    assert {unit: card for unit, card in brought.items() if waiting.get(unit) == card} == waiting


@pytest.mark.rule("illusions", "4.0")
@pytest.mark.rule("illusions", "4.1")
def test_the_start_of_1914() -> None:
    world = world_of()
    setup = world.setup
    assert (setup.turn, setup.vp, setup.armistice) == (1, 15, 40)
    assert set(setup.national_will.values()) == {12}
    assert set(setup.troop_quality.values()) == {16}
    reserve = [world.units[unit].type for unit, place in world.start_places.items() if place == "reserve"]
    stated = {
        "ru_inf": 10, "ru_elite": 5, "ru_cav": 7, "ge_inf": 10, "ge_res": 5, "ge_elite": 5, "ge_cav": 4, "ah_inf": 10,
        "ah_cav": 3, "tu_inf": 4, "tu_elite": 3,
    }  # fmt: skip
    assert {kind: reserve.count(kind) for kind in stated} == stated
    assert {unit for unit, place in world.start_places.items() if place == "lutsk"} == {"ru_ix", "ru_x", "ru_cav_04"}
    assert world.start_trenches["doiran"] == (2, "neutral")
    assert "salonika" not in world.start_places.values()


@pytest.mark.rule("illusions", "30.2.1")
def test_the_start_of_1916() -> None:
    world = world_of("brusilov")
    setup = world.setup
    assert (setup.vp, setup.war_status.allied, setup.war_status.central) == (23, 14, 14)
    assert len(setup.destroyed_forts) == 11
    assert {side: len(cards) for side, cards in world.start_deck.items()} == {ALLIED: 35, CENTRAL: 35}
    for side in SIDES:
        points = [card.war_status for card in world.cards.values() if card.side == side and card.id in setup.played]
        assert sum(points) == 14
    assert world.start_control["monastir"] == CENTRAL
    assert world.start_control["salonika"] == world.start_control["thermaikos_bay"] == ALLIED
    assert world.start_control["athens"] == "neutral"
    assert "ru_xx" in world.start_reduced
    assert world.start_nations["it"] == ALLIED
    assert world.start_nations["bu"] == CENTRAL


def test_cards_of_1916_had_their_prerequisites() -> None:
    world = world_of("brusilov")
    played = set(world.setup.played)
    for card in played:
        for condition in world.cards[card].conditions:
            if isinstance(condition, c.Played):
                assert condition.card in played
    assert played.isdisjoint({*world.start_deck[ALLIED], *world.start_deck[CENTRAL]})
    assert len(played) + 70 == 110


@pytest.mark.rule("illusions", "29.0")
def test_the_position_of_the_example() -> None:
    world = world_of("example-29")
    assert READER.load_scenario("example-29").hidden
    assert world.first_turn == 10
    assert world.start_hands[ALLIED] == ("AP-24", "AP-37", "AP-41", "AP-43", "AP-44", "AP-45", "AP-48")
    assert world.start_places["hq_brusilov"] == "lutsk"
    assert "ge_heavy_art_01" in world.start_reduced
    assert (world.start_forts["lutsk"], world.start_forts["dubno"]) == ("intact", "destroyed")
    assert world.start_control["dubno"] == CENTRAL


@pytest.mark.rule("illusions", "6.0")
def test_seasons() -> None:
    world = world_of()
    assert world.winters == (3, 7, 11, 15)
    assert (world.turns[18].season, world.turns[18].year) == ("fall", 1918)


@pytest.mark.rule("illusions", "12.2")
@pytest.mark.parametrize(
    ("table", "label", "die", "result"),
    [
        ("light", "8+", 6, 5), ("heavy", "13-15", 6, 7), ("heavy", "6-7", 6, 5), ("heavy", "10-12", 5, 7),
        ("heavy", "8-9", 5, 5), ("heavy", "2", 2, 1), ("heavy", "16+", 6, 7), ("heavy", "8-9", 6, 7),
        ("heavy", "8-9", 4, 5), ("heavy", "10-12", 3, 5), ("heavy", "10-12", 6, 7),
    ],
)  # fmt: skip
def test_fire_results_quoted_in_the_example(table: str, label: str, die: int, result: int) -> None:
    columns = getattr(world_of().tables, f"{table}_fire").columns
    assert next(column for column in columns if column.label == label).results[die - 1] == result


@pytest.mark.rule("illusions", "7.3", says="5-6 **Austria-Hungary against Italy**")
@pytest.mark.rule("illusions", "7.2", says="4 **No British or French attack**")
@pytest.mark.rule("illusions", "7.3", says="1-2 **Austria-Hungary against Serbia**")
def test_mandatory_offensive_tables() -> None:
    world = world_of()
    assert [world.offensive_on[ALLIED, die] for die in range(1, 9)] == [
        "ru", "ru", "br_fr", "no_br_fr", "it", "it", "balkans", "none",
    ]  # fmt: skip
    assert [world.offensive_on[CENTRAL, die] for die in range(1, 9)] == [
        "ah_sb", "ah_sb", "ge", "tu", "ah_it", "ah_it", "balkans", "none",
    ]  # fmt: skip


@pytest.mark.rule("illusions", "5.2", says="0: Allied automatic victory")
def test_levels_of_victory() -> None:
    levels = {(level.least, level.most): level.winner for level in world_of().levels}
    assert levels == {
        (None, 0): ALLIED, (1, 7): ALLIED, (8, 14): ALLIED, (15, 15): None, (16, 22): CENTRAL, (23, 29): CENTRAL,
        (30, None): CENTRAL,
    }  # fmt: skip


@pytest.mark.rule("illusions", "9.7.2", says="for Greece there are none")
@pytest.mark.rule("illusions", "9.7.2", says="Italy, Bulgaria, Romania, Greece")
def test_entry_charts() -> None:
    world = world_of()
    assert set(world.entries) == {"it", "bu", "ro", "gr"}
    italy = world.entries["it"]
    assert italy.reserve == {ALLIED: ["it_inf x8", "it_cav x3"]}
    assert {(choice.space, choice.count) for choice in italy.corps} == {("gorizia", 2), ("caporetto", 2)}
    assert all(" r" in unit for each in italy.units for unit in each.units if unit in ("it_ii", "it_iii"))
    assert not world.entries["gr"].units


@pytest.mark.rule("illusions", "6.0", says="collapses of Bulgaria, Romania, Serbia, then Austria-Hungary")
@pytest.mark.rule("illusions", "17.3.2", says="Collapses move it down")
def test_collapses_move_the_armistice_marker() -> None:
    moves = {nation: rule.armistice for nation, rule in world_of().collapses.items()}
    told = {each.id: each.vp for each in world_of().tables.armistice}
    assert moves == told == {"sb": -2, "ro": -2, "bu": -3, "ah": -4}
    assert list(world_of().collapses) == ["bu", "ro", "sb", "ah"]


def test_zones() -> None:
    zones = world_of().zones
    assert "warsaw" not in zones["germany_or_connected"]
    assert {"tilsit", "suwalki"} <= zones["germany_or_connected"]
    assert zones["inset"] == world_of().inset
    assert "thermaikos_bay" in zones["mediterranean"]


def test_points_are_counted_in_halves() -> None:
    world = world_of()
    assert world.rp["AP-02"] == {"ru": 4, "it": 2, "ap_a": 2}
    assert world.sr["AP-02"] == 3


def test_what_is_ours_says_why() -> None:
    world = world_of()
    records = (*world.files.units.types, *world.files.units.counters, *world.cards.values())
    assert [record for record in records if record.reconstructed and not record.why] == []
    assert world.map.why
    assert sum(space.reconstructed and not space.scope for space in world.map.spaces) == 152
    in_part = [space for space in world.map.spaces if space.scope]
    assert all(space.reconstructed and space.why for space in in_part)
    stated = {"lutsk", "dubno", "athens", "salonika"}
    ours = [space for space in world.map.spaces if space.reconstructed]
    assert {space.id for space in world.map.spaces if space.vp} - stated <= {space.id for space in ours}
    assert {space.id for space in world.map.spaces if space.fort} - {"lutsk"} <= {space.id for space in ours}
    named = {space.id: space.scope for space in in_part}
    assert all("vp" in named[space.id] for space in in_part if space.vp and space.id not in stated)
    assert all("fort" in named[space.id] for space in in_part if space.fort)
    assert sum(link.reconstructed for link in world.map.connections) == 521


def test_the_backdrop_loads() -> None:
    assert {land.country for land in load_coast().land} >= {"Greece", "Russia", "Austria-Hungary", "Turkey"}


# ------------------------------------------------------------------ faults
@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A scenario and every file it rests on, in a folder of their own."""
    for name in ("map", "units", "cards", "nations", "tables", "limits"):
        copy(resources_dir() / "illusions" / f"{name}.yaml", tmp_path)
    copy(scenarios_dir() / "illusions" / "campaign-1914.yaml", tmp_path)
    return tmp_path / "campaign-1914.yaml"


def _spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("campaign-1914", 'olita: ["ru_iv"]', 'osowiec: ["ru_iv"]', "there is no space osowiec"),
        ("campaign-1914", 'olita: ["ru_iv"]', 'olita: ["ru_iv", "ru_inf x3"]', "olita holds more than 3 units"),
        ("campaign-1914", 'olita: ["ru_iv"]', 'olita: ["ge_xi"]', "ge_xi is not allied"),
        ("campaign-1914", 'olita: ["ru_iv"]', 'olita: ["ru_iii"]', "there are only 1 of ru_iii, not 2"),
        ("campaign-1914", 'olita: ["ru_iv"]', 'olita: ["RU IV"]', "there is no unit RU IV"),
        ("campaign-1914", 'olita: ["ru_iv"]', 'berlin: ["ru_iv"]', "berlin is not allied"),
        ("campaign-1914", "winner: null, least: 15, most: 15", "winner: null, least: 15, most: 16", "gap or overlap"),
        ("campaign-1914", 'ruling: "reshuffle"', 'ruling: "shuffle"', "shuffle is no ruling with a choice"),
        ("campaign-1914", "turn: 1\n", "turn: 0\n", "there is no turn 0"),
        ("campaign-1914", 'central: "ah_sb"', 'central: "ah_ru"', "there is no central offensive ah_ru"),
        ("map", '{a: "petrograd", b: "pskov"', '{a: "petrograd", b: "reval"', "connected twice"),
        ("map", 'id: "kiev"', 'id: "kyiv"', "there is no space kiev"),
        ("map", "x: 158, y: 3342", "x: 1968, y: 3342", "brescia: the panel holds the spaces of the inset"),
        ("units", 'entry: "AP-02"', 'entry: "AP-99"', "enters by AP-99, which does not exist"),
        ("units", 'by: ["ru_inf"]', 'by: ["ru_inf_corps"]', "is replaced by small units"),
        ("cards", 'card: "AP-35"', 'card: "AP-99"', "there is no card AP-99"),
        ("cards", '"ru_gd"', '"ru_guard"', "there is no unit ru_guard"),
        ("cards", 'flag: "ap_railroads"', 'flag: "railways"', "there is no flag railways"),
        ("cards", 'kind: "turn_max"', 'kind: "turn_mxa"', "turn_mxa"),
        ("cards", 'zone: "germany"', 'zone: "prussia"', "Invalid enum value 'prussia'"),
        ("nations", 'capitals: ["berlin"]', 'capitals: ["vienna"]', "vienna is not in ge"),
        ("nations", 'card: "AP-21"', 'card: "AP-56"', "there is no card AP-56"),
        ("tables", "dice: [1, 2]", "dice: [1, 3]", "the dice of the allied offensives are"),
        ("tables", 'space: "athens"', 'space: "athina"', "there is no space athina"),
        ("limits", "rounds: 6", "rounds: six", "Expected `int`"),
    ],
)  # fmt: skip
def test_faults_are_named_with_file_and_reason(copied: Path, name: str, old: str, new: str, reason: str) -> None:
    _spoil(copied.parent / f"{name}.yaml", old, new)
    with pytest.raises(DataError) as caught:
        load_world(str(copied), {})
    assert reason in str(caught.value)
    assert f"{name}.yaml" in str(caught.value)


def test_a_scenario_without_set_up_is_refused(copied: Path) -> None:
    text = copied.read_text("utf-8")
    copied.write_text(text[: text.index("setup:\n")], "utf-8")
    with pytest.raises(DataError, match="neither a set-up nor setup_as"):
        load_world(str(copied), {})


@pytest.mark.parametrize("name", FILES)
def test_each_file_is_checked_by_its_name(name: str) -> None:
    READER.check_file(resources_dir() / "illusions" / f"{name}.yaml")


@pytest.mark.parametrize("scenario", [*SCENARIOS, "example-29"])
def test_each_scenario_is_checked(scenario: str) -> None:
    READER.check_file(scenarios_dir() / "illusions" / f"{scenario}.yaml")


def test_unknown_options_are_refused() -> None:
    with pytest.raises(EngineError, match="no option weather"):
        load_world("campaign-1914", {"weather": "bad"})


@pytest.mark.rule("illusions", "4.4")
def test_partners_share_a_side() -> None:
    four = load_world("campaign-1914", {"players": "four"})
    assert four.seats_of == {ALLIED: ("russia", "entente"), CENTRAL: ("austria", "germany")}
    assert world_of().seats_of == {ALLIED: (ALLIED,), CENTRAL: (CENTRAL,)}


def test_switchable_rulings_are_offered_somewhere() -> None:
    offered = {option.ruling for key in SCENARIOS for option in READER.load_scenario(key).options}
    assert offered == {key for key, ruling in READER.load_rulings().items() if ruling.switch}
