"""The battles data files: they load, and faults are all reported with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.data.errors import DataError
from desktop.data.paths import scenarios_dir
from desktop.engine.errors import EngineError
from desktop.games.battles.data.files import READER
from desktop.games.battles.data.world import load_world
from desktop.games.battles.definition import DEFINITION
from tests.games.battles.position import world_of


@pytest.mark.parametrize("scenario", READER.scenario_ids())
def test_every_scenario_loads(scenario: str) -> None:
    world = world_of(scenario)
    assert world.hexes
    assert set(world.terrain) == set(world.hexes)


def test_jarama_and_brunete_use_every_counter() -> None:
    assert len(world_of("jarama").units) + len(world_of("brunete").units) == 278


def test_scenarios_are_listed_with_the_introductory_one_first() -> None:
    listed = DEFINITION.scenarios()
    assert [info.id for info in listed] == ["pindoque", "brunete", "jarama"]
    options = {option.id: option.default for option in listed[2].options}
    assert options["east_edge_vp"] == "per_unit"


def test_an_area_limits_the_hexes_in_play() -> None:
    world = world_of("pindoque")
    assert "3142" in world.neighbours
    assert "2439" not in world.neighbours
    assert all(near in world.neighbours for h in world.hexes for near in world.neighbours[h])


def broken(tmp_path: Path, *changes: tuple[str, str]) -> list[str]:
    text = (scenarios_dir() / "battles" / "pindoque.yaml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "broken.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_world(str(path), {})
    return str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('hexes: ["3143"]', 'hexes: ["9943"]', "9943 is no hex"),
        ('units: ["JR-1.19"]', 'units: ["JR-1.99"]', "no unit JR-1.99"),
        ('units: ["JR-B.5"]', 'units: ["JR-1.19"]', "JR-1.19 is placed twice"),
        ('map: "jarama"', 'map: "atlantis"', "cannot be read"),
        ("stack_may_split_targets", "no_such_ruling", "no ruling with a choice"),
        ('JR-TK.1.1: ["JR-HQ.1TK"]', 'JR-TK.1.1: ["JR-TK.2.1"]', "no headquarters"),
        ("min: null", "min: 99", "rise"),
        ('setup_order: ["republican", "nationalist"]', 'setup_order: ["republican"]', "sets up once"),
    ],
)
def test_faults_name_the_file_and_the_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    faults = broken(tmp_path, (old, new))
    assert any(reason in fault for fault in faults), faults
    assert all(":" in fault for fault in faults)


def test_all_faults_are_reported_together(tmp_path: Path) -> None:
    faults = broken(tmp_path, ('hexes: ["3143"]', 'hexes: ["9943"]'), ("min: null", "min: 99"))
    assert len(faults) == 2


def test_unknown_options_and_scenarios_are_refused() -> None:
    with pytest.raises(EngineError):
        load_world("jarama", {"colour": "red"})
    with pytest.raises(EngineError):
        load_world("jarama", {"east_edge_vp": "twice"})
    with pytest.raises(DataError):
        load_world("atlantis", {})
    with pytest.raises(DataError):
        load_world("../../etc/passwd", {})


def test_options_may_be_given_as_truth_values() -> None:
    assert load_world("jarama", {"stack_may_split_targets": False}).option("stack_may_split_targets") == "false"
