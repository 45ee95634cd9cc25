"""The arriba data files: they load, hold what the rules state, and faults are all reported with file and line."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from shutil import copy

import pytest

from desktop.data.errors import DataError
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.yaml_loader import load_typed
from desktop.engine.errors import EngineError
from desktop.games.arriba.data.files import READER
from desktop.games.arriba.data.world import load_world
from desktop.mechanics.rulebook import RuleFile
from tests.games.arriba.position import world_of

SCENARIOS = ("civil-war", "uncertain-rising")


def test_the_scenarios_ship() -> None:
    assert READER.scenario_ids() == SCENARIOS
    for scenario in SCENARIOS:
        assert READER.load_scenario(scenario).id == scenario
        READER.check_file(scenarios_dir() / "arriba" / f"{scenario}.yaml")


@pytest.mark.rule("arriba", "0", says="areas are grouped in named regions")
def test_areas_regions_cities() -> None:
    world = world_of()
    assert (len(world.areas), len(world.regions), len(world.cities)) == (48, 16, 50)
    assert max(len(areas) for areas in world.areas_in.values()) == 7
    assert world.near["morocco"] == ()
    assert "huelva" not in world.near["cadiz"]
    assert len(world.mountains) == 16
    assert world.region_borders["catalonia"] == ("france",)
    assert world.region_borders["extremadura"] == ("portugal",)


@pytest.mark.rule("arriba", "9.2")
def test_a_higher_die_or_a_better_column_is_never_worse_for_the_attacker() -> None:
    def score(entry: str) -> tuple[int, ...]:
        if entry == "X":
            return (0, 1)
        ours, theirs = (99 if part == "E" else int(part) for part in entry.split("/"))
        return (theirs - ours, 0)

    world = world_of()
    rows = [list(map(score, row)) for row in world.tables.combat.rows.values()]
    for upper, lower in pairwise(rows):
        assert all(below >= above for above, below in zip(upper, lower, strict=True))
    for row in rows:
        assert row == sorted(row)


@pytest.mark.rule("arriba", "3")
@pytest.mark.rule("arriba", "9")
def test_the_turn_track() -> None:
    world = world_of()
    assert len(world.turns) == 14
    assert [number for number, turn in world.turns.items() if turn.winter] == [4, 9, 14]
    assert sum(world.turns[1].production.values()) == 12
    assert sum(world.turns[2].production.values()) == 13


def test_the_counters_are_those_of_the_boxed_edition() -> None:
    mix = world_of().mix
    assert mix.total == 264
    assert mix.reconstructed
    assert mix.why


def test_every_reconstructed_record_says_why() -> None:
    world = world_of()
    tables = world.tables
    marked = [*tables.turns, *tables.powers, *tables.costs.values(), tables.prices, tables.combat, tables.recovery,
              tables.doctrine, tables.adjustment, world.map, world.mix, world.setup, world.files.events,
              world.limits.ctv, world.limits.portuguese, *world.files.units.kinds]  # fmt: skip
    assert [record for record in marked if record.reconstructed and not record.why] == []
    assert sum(record.reconstructed for record in marked) > 40


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("1", "in 14 turns"), ("3", "(Rebels)"), ("4", "with two dice"), ("5.2.2", "be transported"),
        ("5.4.2", "of three 2-step divisions"), ("5.4.2", "a 1-step division"), ("6.5", "If it is too dear"),
        ("6.7", "At the end of the Strategic Phase"), ("8", "as far as you like"), ("9", "are whole ratios"),
        ("9.3", "undisrupted"), ("12.2", "Without units nothing changes"), ("12.3", "+2 for each region gained"),
        ("12.3", "+1 for each enemy division destroyed"), ("15.3", "or entered"), ("15.4", "Each rolls once"),
    ],
)  # fmt: skip
def test_what_the_book_does_not_say_bears_a_mark(number: str, words: str) -> None:
    sections = {each.number: each for each in load_typed(resources_dir() / "arriba" / "rules.yaml", RuleFile).sections}
    assert any(words in own.says and own.why for own in sections[number].ours)


@pytest.mark.rule("arriba", "4")
def test_the_mark_of_the_events_table_counts_its_results() -> None:
    sections = {each.number: each for each in load_typed(resources_dir() / "arriba" / "rules.yaml", RuleFile).sections}
    assert len(world_of().events) == 11
    assert any("its eleven results are ours" in own.why for own in sections["4"].ours)


def test_options_resolve_and_unknown_ones_are_refused() -> None:
    assert world_of("uncertain-rising").option("variable_setup") == "on"
    assert world_of().option("variable_setup") == "off"
    with pytest.raises(EngineError, match="no option"):
        load_world("civil-war", {"weather": "on"})
    with pytest.raises(EngineError, match="not one of"):
        load_world("civil-war", {"players": "five"})
    assert {key for key, ruling in READER.load_rulings().items() if ruling.switch} == set(world_of().options)


# ------------------------------------------------------------------ faults
def spoilt(tmp_path: Path, name: str, old: str, new: str) -> str:
    """A scenario in a folder of its own with one file changed."""
    for file in (resources_dir() / "arriba").glob("*.yaml"):
        copy(file, tmp_path)
    scenario = tmp_path / "civil-war.yaml"
    copy(scenarios_dir() / "arriba" / "civil-war.yaml", scenario)
    target = tmp_path / f"{name}.yaml"
    text = target.read_text(encoding="utf-8")
    assert old in text
    target.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(scenario)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("map", 'adjacent: ["lugo", "pontevedra"]', 'adjacent: ["lugo"]', "does not border"),
        ("map", 'region: "galicia"', 'region: "gallia"', "no region"),
        ("units", 'capital: "oviedo"', 'capital: "uviedo"', "no city"),
        ("units", "brigade: 40", "brigade: 41", "264"),
        ("units", "loss: 3", "loss: 2", "loses"),
        ("tables", 'hostile_to: ["ussr"]', 'hostile_to: ["usa"]', "no power"),
        ("tables", "weak: [0, 0, 0, 0, 0, 1]", "weak: [0, 0, 0, 0, 1]", "die of 6"),
        ("tables", '"E/0", "3/0"', '"E-0", "3/0"', "no result"),
        ("tables", "  subsidy:", "  bribe:", "no cost"),
        ("tables", "start: 0", "start: 9", "off its track"),
        ("events", 'city: "madrid"', 'city: "madriz"', "no city"),
        ("events", "roll: 7", "roll: 6", "sum of two dice"),
        ("limits", 'seat: "extremists"', 'seat: "moderates"', "no seat"),
        ("setup-1936", 'city: "lugo"', 'city: "lucus"', "no city"),
        ("setup-1936", '"murcia"]', "]", "listed once"),
        ("civil-war", 'ruling: "forts"', 'ruling: "castles"', "no ruling"),
        ("civil-war", "last_turn: 14", "last_turn: 15", "from 1 to 14"),
    ],
)
def test_a_fault_is_named_with_its_file(tmp_path: Path, name: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        load_world(spoilt(tmp_path, name, old, new), {})
    assert any(reason in str(fault) and name in str(fault) for fault in caught.value.faults), caught.value.faults
