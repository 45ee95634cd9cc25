"""The tables of the rule text are the tables of the engine, figure by figure."""

from __future__ import annotations

import re

import msgspec
import pytest
from msgspec.structs import replace

from desktop.games.battles.data.files import READER
from desktop.games.battles.data.world import World
from desktop.games.battles.rules.air.bombardment import bombardment_modifiers
from desktop.games.battles.rules.combat.resolve import FACES, odds_for
from desktop.games.battles.rules.combat.strength import terrain_item
from desktop.games.battles.rules.turn.turn import weather
from desktop.games.battles.state.setup import blank_state
from tests.games.battles.position import state_of, world_of
from tests.sentences import book

RULE = pytest.mark.rule
COLUMNS = ("-5", "-4", "-3", "-2", "-1", "0", "1,2", "3,4", "5,6", "7,8", "9,10", "11,12", "13+")


def written(number: str, beginning: str) -> str:
    (words,) = (s.words for s in book("battles")[number] if s.words.startswith(beginning))
    return words.replace("−", "-").replace("–", "-")


def row_of(text: str) -> list[str]:
    """The thirteen cells of a row written as "−5 to −3: S/–; 9,10 and more: –/S"."""
    cells: dict[str, str] = {}
    for part in text.split(": ", 1)[1].split("; "):
        where, cell = part.split(": ")
        first, *last = re.split(r" to | and ", where)
        begin = COLUMNS.index(first)
        end = begin if not last else len(COLUMNS) - 1 if last[0] == "more" else COLUMNS.index(last[0])
        cells.update(dict.fromkeys(COLUMNS[begin : end + 1], cell))
    return [cells[column] for column in COLUMNS]


@RULE("battles", "CRT", says="The columns are differences, attack minus defence")
@pytest.mark.parametrize(("difference", "column"), [
    (-9, "-5"), (-5, "-5"), (-4, "-4"), (-3, "-3"), (-2, "-2"), (-1, "-1"), (0, "0"), (1, "1,2"), (2, "1,2"),
    (3, "3,4"), (4, "3,4"), (5, "5,6"), (6, "5,6"), (8, "7,8"), (10, "9,10"), (11, "11,12"), (12, "11,12"), (13, "13+"),
    (40, "13+"),
])  # fmt: skip
def test_crt_columns(difference: int, column: str) -> None:
    crt = world_of("brunete").crt
    assert tuple(crt.columns) == COLUMNS
    assert crt.columns[crt.column_of(difference)] == column


@RULE("battles", "CRT", says=("Die 1:", "Die 2:", "Die 3:", "Die 4:", "Die 5:", "Die 6+:"))
@pytest.mark.parametrize("die", FACES)
def test_crt_rows_are_those_of_the_text(die: int) -> None:
    crt = world_of("brunete").crt
    text = row_of(written("CRT", f"Die {die}"))
    assert [crt.entry(column, crt.row_of(die)) for column in range(len(COLUMNS))] == text
    assert crt.row_of(7) == crt.row_of(8) == crt.row_of(6)


@RULE("battles", "AIR", says=(
    "The columns are total strengths", "Strength 1-3: 1", "Strength 4-6: 1 or 2", "Strength 7-9: 1 to 3",
    "Strength 10-12: 1 to 4", "Strength 13+: 1 to 5",
))  # fmt: skip
@pytest.mark.parametrize(("strengths", "most"), [((1, 3), 1), ((4, 6), 2), ((7, 9), 3), ((10, 12), 4), ((13, 54), 5)])
def test_air_table_hits(strengths: tuple[int, int], most: int) -> None:
    table = world_of("brunete").air_table
    for strength in strengths:
        assert [die for die in range(1, 8) if table.result(strength, die) > 0] == list(range(1, most + 1))


@RULE("battles", "AIR", says="Terrain has no other effect on bombardment")
def test_air_only_cover_counts() -> None:
    state = state_of("brunete", {})
    world = state.world
    for hex_id in world.hexes:
        covered = bool({"town", "city", "woods"} & set(world.terrain[hex_id]))
        items = bombardment_modifiers(state, "republican", hex_id)
        assert sum(item.value for item in items) == int(covered), hex_id


@RULE(
    "battles", "TEC", says=("The last figure is added to the defender's total", "City: 1 / 1, in mud 1 / 1, defence +2")
)
def test_tec_defence_of_every_ground() -> None:
    state = state_of("jarama", {})
    world = state.world
    for name, figures in world.tables.tec.terrain.items():
        text = next(s.words for s in book("battles")["TEC"] if s.words.lower().startswith((name, "any " + name)))
        assert int(text.rsplit("+", 1)[1]) == figures.defence, name
    kinds = {world.terrain_kind(hex_id): hex_id for hex_id in world.hexes}
    assert {"clear", "town", "city", "woods", "hill", "rough", "combination"} == set(kinds)
    for kind, hex_id in kinds.items():
        item = terrain_item(state, hex_id)
        assert (item.value if item else 0) == world.tables.tec.terrain[kind].defence
    assert [world.terrain_cost(kinds["city"], c, w) for w in ("clear", "mud") for c in ("foot", "mechanized")] == [
        2
    ] * 4


@RULE("battles", "TEC", says="P means prohibited except along a road or over a bridge")
def test_tec_prohibited_ground_only_by_road() -> None:
    world = world_of("jarama")
    for hex_id in world.hexes:
        closed = world.terrain_kind(hex_id) in ("woods", "rough", "combination")
        assert (world.terrain_cost(hex_id, "mechanized", "clear") is None) == closed
    ways = world.ways("mechanized", "clear")
    for hex_id in world.hexes:
        for way in ways[hex_id]:
            if world.terrain_kind(way.to) in ("woods", "rough", "combination"):
                assert world.road(hex_id, way.to)


@RULE("battles", "TEC", says="Bridges, supporting artillery and air do not cancel it")
@RULE("battles", "J.engineers", says="It does not cancel the river's defence value")
def test_tec_nothing_cancels_the_river() -> None:
    units = {"JR-1.48": "2843", "JN-1.1.1": "2842", "JN-ENG.1": "2842", "JN-ART.1": "2840"}
    state = state_of("jarama", units, phasing="nationalist")
    bare = odds_for(state, ["JN-1.1.1"], ["2843"])
    river = [item.source.key for item in bare.defence if item.rule == "TEC"]
    assert river == ["combat.river"]
    state.pontoons["JN-ENG.1"] = "2842/2843"
    full = odds_for(state, ["JN-1.1.1"], ["2843"], artillery=["JN-ART.1"], air=[("JN-AIR.1", "2843")])
    assert full.defence == bare.defence
    bridge = state_of("jarama", {"JR-1.48": "3143", "JN-1.1.1": "3142"}, phasing="nationalist")
    assert "3142/3143" in bridge.world.bridges
    assert "combat.river" in [item.source.key for item in odds_for(bridge, ["JN-1.1.1"], ["3143"]).defence]


@RULE("battles", "WEATHER", says="In general: 1 to 4 clear, 5 or 6 rain and mud")
@RULE("battles", "17.0", says="In general a die of 1 to 4 means clear, 5 and 6 rain and mud")
@pytest.mark.parametrize("die", FACES)
def test_weather_in_general(die: int) -> None:
    """A scenario that says nothing of the weather."""
    files = READER.load_files("jarama")
    silent = replace(files, scenario=msgspec.structs.replace(files.scenario, weather=[]))
    state = blank_state(World(silent, {}))
    state.turn = 1
    state.chance.begin([die])
    assert weather(state) == ("clear" if die <= 4 else "mud")
