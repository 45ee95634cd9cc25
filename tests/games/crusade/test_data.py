"""The crusade data files: they load, hold what the rules state, and faults are all reported with file and line."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from shutil import copy

import pytest

from desktop.data.errors import DataError
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.engine.errors import EngineError
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.data.files import READER, load_coast
from desktop.games.crusade.data.world import World, load_world
from desktop.games.crusade.rules.map.control import bonus_of
from desktop.games.crusade.state.setup import blank_state
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN, SIDES

SCENARIOS = ("campaign", "columns", "decisive-phase", "northern-front", "two-years")
LATER = ("northern-front", "decisive-phase")
FILES = ("map", "coast", "units", "cards", "tables", "limits", "rulings")


@cache
def world_of(scenario: str = "campaign") -> World:
    return load_world(scenario, {})


# ------------------------------------------------------------------ what there is
@pytest.mark.rule("crusade", "4.0")
def test_the_five_scenarios_ship() -> None:
    assert tuple(x for x in READER.scenario_ids() if not READER.load_scenario(x).hidden) == SCENARIOS
    spans = {key: (world_of(key).first_turn, world_of(key).last_turn) for key in SCENARIOS}
    assert spans == {
        "campaign": (1, 18), "columns": (1, 5), "decisive-phase": (12, 18), "northern-front": (6, 11),
        "two-years": (6, 18),
    }  # fmt: skip


@pytest.mark.rule("crusade", "2.1")
def test_the_map_has_156_spaces_and_a_beach_head_of_plan_p() -> None:
    world = world_of()
    assert len(world.spaces) == 157
    assert len(world.map.connections) == 313
    assert world.temporary == {"beachhead_mallorca", "beachhead_plan_p"}
    assert sum(link.river for link in world.map.connections) == 32


@pytest.mark.rule("crusade", "2.1.1", says=("Asturias (blue)", "Coastal spaces lie"))
@pytest.mark.rule("crusade", "16.4.1")
def test_what_is_printed_in_spaces() -> None:
    world = world_of()
    spaces = world.spaces
    assert spaces["lugo"].terrain == "mountain"
    assert (spaces["oviedo"].region, spaces["santander"].region, spaces["bilbao"].region) == (
        "asturias", "santander", "basque",
    )  # fmt: skip
    regions = [space.id for space in world.map.spaces if space.region]
    assert sorted([*world.groups["northern_front"], "oviedo"]) == sorted(regions)
    assert len(regions) == 17
    assert world.port_zone["cadiz"] == "mediterranean"
    assert "huelva" not in world.port_zone
    assert world.spaces["huelva"].coast == "mediterranean"


@pytest.mark.rule("crusade", "16.2.1", says="Oviedo and Granada")
@pytest.mark.rule("crusade", "16.1.1")
def test_sieges_and_isolated_spaces_at_the_start() -> None:
    world = world_of()
    assert world.siege_at == {"gijon": "simancas", "pto_de_valderrepiso": "santa_maria", "toledo": "alcazar"}
    assert world.setup.sieges == {"simancas": 1, "santa_maria": 2, "alcazar": 3}
    assert sorted(world.setup.isolated) == ["granada", "oviedo"]
    assert sorted(key for key, space in world.spaces.items() if space.isolated) == ["granada", "oviedo"]


@pytest.mark.rule("crusade", "16.3.1", says="As the scenario says")
@pytest.mark.rule("crusade", "16.3.2")
def test_morale_at_the_start_and_its_track() -> None:
    assert world_of().setup.rm == 26
    assert world_of().limits.rm_track == (0, 29)


@pytest.mark.rule("crusade", "2.6", says=("army corps", "Navarrese", "Italian volunteers"))
def test_labels_are_the_abbreviations_of_the_rules() -> None:
    labels = {kind.label for kind in world_of().types.values() if kind.size == "division"}
    assert labels == {
        "AFR", "INF", "MIL", "MIL-NAV", "POL", "CAV", "ITA", "CV-33", "PZ-1", "INS", "MIL-CNT", "MIL-ERC", "MIL-PSUC",
        "MIL-POUM", "MIL-BAS", "MIL-SAN", "MIL-AST", "RPA", "INT", "T-26",
    }  # fmt: skip


@pytest.mark.rule("crusade", "4.2.1", says="at full strength")
@pytest.mark.rule("crusade", "4.2.2", says="Wait until")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_units_start_at_full_strength_and_the_rest_waits(scenario: str) -> None:
    state = blank_state(world_of(scenario))
    assert not any(status.reduced for status in state.units.values())
    waiting = {unit for unit, status in state.units.items() if status.place == "pool"}
    assert waiting == set(state.units) - set(state.world.start_places)


@pytest.mark.rule("crusade", "2.1.2")
def test_connections_run_both_ways_and_rivers_too() -> None:
    world = world_of()
    for space, near in world.neighbours.items():
        assert all(space in world.neighbours[other] for other in near)
    assert world.is_river("hellin", "murcia")
    assert world.is_river("murcia", "hellin")
    assert not world.is_river("madrid", "guadarrama")


@pytest.mark.rule("crusade", "3.0", says="Main Cities:")
def test_main_cities_and_vp_spaces() -> None:
    world = world_of()
    assert set(world.main_cities) == {"barcelona", "bilbao", "madrid", "sevilla", "valencia", "zaragoza"}
    start = {city: world.start_control[city] for city in world.main_cities}
    assert [city for city, side in sorted(start.items()) if side == NATIONALIST] == ["sevilla", "zaragoza"]
    assert "cartagena" in world.vp_spaces
    assert not world.spaces["cartagena"].capital
    assert all(world.spaces[space].capital for space in world.vp_spaces if space != "cartagena")


@pytest.mark.rule("crusade", "2.1.1", says="Supply sources")
@pytest.mark.rule("crusade", "3.0", says="Madrid is a source for nobody")
@pytest.mark.rule("crusade", "13.2")
def test_sources_of_supply() -> None:
    world = world_of()
    assert set(world.sources[NATIONALIST]) == {"la_coruna", "valladolid", "zaragoza", "sevilla", "mallorca"}
    assert set(world.sources[REPUBLICAN]) == {"gijon", "santander", "bilbao", "barcelona", "valencia", "cartagena"}
    assert world.special_source == "badajoz"


@pytest.mark.rule("crusade", "2.2.1", says="A counter with values on one side only")
def test_the_counters() -> None:
    world = world_of()
    corps = [unit for unit in world.units.values() if unit.corps]
    assert (len(world.units) - len(corps), len(corps)) == (177, 46)
    assert len(world.of_type["NAT_AFR"]) == 7
    assert world.of_type["NAT_INF"][2] == "NAT_INF_03"
    infantry = world.units["NAT_INF_01"]
    assert (infantry.cf, infantry.lf, infantry.mf, infantry.steps) == (2, 1, 3, 2)
    assert world.units["NAT_INS_01"].steps == 1
    assert all(unit.lf == 1 for unit in world.units.values() if not unit.corps)


@pytest.mark.rule("crusade", "2.0", says="120 strategy cards")
@pytest.mark.rule("crusade", "2.3")
def test_each_side_has_55_cards_and_5_optional_ones() -> None:
    world = world_of()
    for side in SIDES:
        sizes = {phase: len(world.deck[side, phase]) for phase in ("columns", "mobilization", "armies")}
        assert sizes == {"columns": 18, "mobilization": 20, "armies": 17}
    assert len(world.cards) == 120
    assert len(world.cards_in_play) == 110


@pytest.mark.rule("crusade", "18.4", says="N56 to N60")
@pytest.mark.rule("crusade", "18.5", says="R56 to R60")
@pytest.mark.rule("crusade", "18.0", says="Used if both")
def test_optional_cards_join_the_decks_of_their_phase() -> None:
    every = load_world("campaign", {"optional_cards": "all"})
    assert len(every.cards_in_play) == 120
    assert len(every.deck[REPUBLICAN, "mobilization"]) == 23
    some = load_world("campaign", {"optional_cards": "chosen", "card_n57": "in"})
    assert set(some.cards_in_play) - set(world_of().cards_in_play) == {"N57"}
    unused = load_world("campaign", {"card_n57": "in"})
    assert "N57" not in unused.cards_in_play


@pytest.mark.rule("crusade", "5.2.2")
def test_levels_of_automatic_victory() -> None:
    turns = world_of().turns
    assert (turns[5].republican_wins, turns[15].nationalist_wins) == (28, 4)
    assert all(turns[turn].republican_wins is None for turn in (1, 2, 3, 16, 17, 18))


@pytest.mark.rule("crusade", "16.5.1")
def test_winter_turns() -> None:
    assert world_of().winters == (5, 11, 17)


@pytest.mark.rule("crusade", "11.2.6")
def test_average_of_the_corps_column_is_two_higher() -> None:
    tables = world_of().tables
    division = next(column for column in tables.division_fire.columns if column.label == "6")
    corps = next(column for column in tables.corps_fire.columns if column.label == "6-8")
    assert sum(corps.results) - sum(division.results) == 2 * len(corps.results)


def test_points_are_counted_in_halves() -> None:
    world = world_of()
    assert world.sr["N1"] == 6
    assert world.rp["N2"] == {"nat": 4, "axis": 2}


def test_french_distance_counts_the_border_space_as_one() -> None:
    found = world_of().french_distance
    assert found["jaca"] == 1
    assert found["huesca"] == 2
    assert "mallorca" not in found


def test_what_is_ours_says_why() -> None:
    world = world_of()
    records = (*world.map.spaces, *world.files.units.types, *world.cards.values(), *world.tables.shifts)
    assert all(record.why for record in records if record.reconstructed)
    marked = [link for link in world.map.connections if link.reconstructed]
    assert len(marked) == 313 - 21


def test_the_backdrop_loads() -> None:
    assert {land.country for land in load_coast().land} >= {"Spain", "France", "Portugal"}


# ------------------------------------------------------------------ set-ups
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_unit_of_a_set_up_is_supplied(scenario: str) -> None:
    from desktop.games.crusade.rules.supply.supply import unit_in_supply

    state = blank_state(world_of(scenario))
    hungry = [unit for unit in state.units if state.on_map(unit) and not unit_in_supply(state, unit)]
    assert hungry == []


@pytest.mark.rule("crusade", "4.3.1")
def test_air_bridge_opens_the_game() -> None:
    world = world_of("columns")
    assert world.setup.deal.first_play == "N1"
    assert [unit for unit in world.start_places if world.start_places[unit] == "africa"] == [
        f"NAT_AFR_{number:02}" for number in range(2, 8)
    ]
    assert world.start_places["NAT_AFR_01"] == "sevilla"


@pytest.mark.rule("crusade", "5.1.2")
@pytest.mark.parametrize("scenario", LATER)
def test_totals_of_later_set_ups_are_the_sum_of_what_has_happened(scenario: str) -> None:
    """VP and RM: the start of the war, control, the Alcázar, Madrid, the north, bonus markers, cards played."""
    world, first = world_of(scenario), world_of("campaign").setup
    vp, rm = first.vp, first.rm
    for side, sign in ((NATIONALIST, 1), (REPUBLICAN, -1)):
        for space in getattr(world.setup.control, side):
            vp += sign * world.spaces[space].vp_value
            rm -= sign * world.spaces[space].rm_value
    alcazar = world.sieges["alcazar"]
    vp, rm = vp + alcazar.liberation_vp, rm + alcazar.liberation_rm
    vp += next(line.vp for line in world.tables.madrid if line.id == "madrid_attacked")
    rm += world.morale["north_end"] if "north_end" in world.setup.flags else 0
    state = blank_state(world)
    for card in world.setup.bonus_markers.values():
        bonus = bonus_of(state, card)
        vp, rm = vp + bonus[0], rm + bonus[1]
    for card in world.setup.played:
        vp += sum(effect.value for effect in world.cards[card].effects if isinstance(effect, s.Vp))
        rm += sum(effect.value for effect in world.cards[card].effects if isinstance(effect, s.Rm))
    assert (world.setup.vp, world.setup.rm) == (vp, rm)


@pytest.mark.parametrize("scenario", LATER)
def test_cards_of_a_later_set_up_had_their_prerequisites(scenario: str) -> None:
    world = world_of(scenario)
    played = set(world.setup.played)
    for card in world.setup.played:
        for condition in world.cards[card].conditions:
            if isinstance(condition, s.Played):
                assert condition.card in played
    gone = Counter(world.cards[card].side for card in world.setup.played if world.cards[card].asterisk)
    assert {side: len(cards) for side, cards in world.start_removed.items()} == gone


# ------------------------------------------------------------------ faults
@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A scenario and every file it rests on, in a folder of their own."""
    for name in ("map", "units", "cards", "tables", "limits"):
        copy(resources_dir() / "crusade" / f"{name}.yaml", tmp_path)
    copy(scenarios_dir() / "crusade" / "columns.yaml", tmp_path)
    return tmp_path / "columns.yaml"


def _spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("columns", 'la_coruna: ["NAT_INF"]', 'la_corunna: ["NAT_INF"]', "there is no space la_corunna"),
        ("columns", 'la_coruna: ["NAT_INF"]', 'la_coruna: ["NAT_INF x4"]', "la_coruna holds more than 3 units"),
        ("columns", 'la_coruna: ["NAT_INF"]', 'la_coruna: ["REP_MIL"]', "REP_MIL is not nationalist"),
        ("columns", 'africa: ["NAT_AFR x6"]', 'africa: ["NAT_AFR x7"]', "there are only 7 of NAT_AFR, not 8"),
        ("columns", 'winner: null, least: 6, most: 6', 'winner: null, least: 6, most: 7', "without gap or overlap"),
        ("columns", 'ruling: "corps_price"', 'ruling: "corps_prize"', "corps_prize is no ruling with a choice"),
        ("columns", "turn: 1\n", "turn: 0\n", "there is no turn 0"),
        ("map", '{a: "calamocha", b: "teruel"', '{a: "calamocha", b: "carinena"', "connected twice"),
        ("map", 'id: "madrid"', 'id: "madird"', "there is no space madrid"),
        ("units", 'entry: "N20"', 'entry: "N99"', "NAT_AC_II: a corps is one counter and enters by 15.2 or a card"),
        ("cards", 'card: "N2"', 'card: "N99"', "there is no card N99"),
        ("cards", 'unit: "NAT_MIL_NAV"', 'unit: "NAT_MIL_NAVY"', "there is no unit type NAT_MIL_NAVY"),
        ("cards", 'group: "adjacent_to_madrid"', 'group: "near_madrid"', "there is no group near_madrid"),
        ("cards", 'kind: "turn_min"', 'kind: "turn_mni"', "turn_mni"),
        ("cards", 'phase: "columns"', 'phase: "armies"', "the nationalist columns cards are 17, not 18"),
        ("cards", "asterisk: true", "optional: true", "N1 is optional; there is no ruling card_n1"),
        ("tables", 'space: "gijon"', 'space: "gihon"', "there is no space gihon"),
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
    READER.check_file(resources_dir() / "crusade" / f"{name}.yaml")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_scenario_is_checked(scenario: str) -> None:
    READER.check_file(scenarios_dir() / "crusade" / f"{scenario}.yaml")


def test_unknown_options_are_refused() -> None:
    with pytest.raises(EngineError, match="no option weather"):
        load_world("campaign", {"weather": "bad"})


def test_switchable_rulings_are_offered_somewhere() -> None:
    offered = {option.ruling for key in SCENARIOS for option in READER.load_scenario(key).options}
    assert offered == {key for key, ruling in READER.load_rulings().items() if ruling.switch}
