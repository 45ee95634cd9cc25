"""`validate` finds in a scenario what play would break on: a broken copy of a shipped one, each fault in one line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from desktop.cli import main
from desktop.commands_cli.validate import faults_of_file
from desktop.data.paths import scenarios_dir
from desktop.data.yaml_loader import load_document
from desktop.engine.definition import game
from desktop.scenarios import trial

Change = Callable[[Any], None]
Refused = Callable[[str, Change], str]


@pytest.fixture
def refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Break a copy of a scenario and return the one line that `validate` tells of it, without the file."""

    def told(scenario: str, change: Change) -> str:
        source = scenarios_dir() / f"{scenario}.yaml"
        data = yaml.safe_load(source.read_text(encoding="utf-8"))
        change(data)
        path = tmp_path / source.parent.name / source.name
        path.parent.mkdir()
        path.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")
        assert main(["validate", str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert re.fullmatch(r"[^\n]+:\d+: [^\n]+\n", err), err
        name, line, reason = err.rstrip("\n").removeprefix(str(tmp_path)).split(":", 2)
        assert name == f"/{scenario}.yaml"
        assert int(line) > 1
        return reason.strip()

    return told


def test_every_side_has_a_commitment(refused: Refused) -> None:
    def change(data: Any) -> None:
        del data["setup"]["commitment"]["central"]

    assert refused("illusions/brusilov", change) == "nothing is said of the central side"


def test_every_side_has_an_offensive_or_none(refused: Refused) -> None:
    def change(data: Any) -> None:
        del data["setup"]["mo"]["allied"]

    assert refused("illusions/brusilov", change) == "nothing is said of the allied side"


@pytest.mark.parametrize(
    ("turn", "reason"),
    [
        (2, "the weather is told from turn 1 on"),
        (10**9, "weather[0].from_turn: Expected `int` <= 999"),
        (-3, "weather[0].from_turn: Expected `int` >= 0"),
    ],
)
def test_the_weather_is_known_from_the_first_turn_on(refused: Refused, turn: int, reason: str) -> None:
    def change(data: Any) -> None:
        data["weather"] = [{"from_turn": turn, "mud_on": [1]}]

    assert refused("battles/jarama", change).startswith(reason)


def test_the_weather_changes_in_a_turn_of_the_battle(refused: Refused) -> None:
    def change(data: Any) -> None:
        data["weather"].append({"from_turn": 500, "mud_on": [1]})

    assert refused("battles/jarama", change) == "there is no turn 500"


def test_a_deck_holds_no_cards_of_the_enemy(refused: Refused) -> None:
    def change(data: Any) -> None:
        data["setup"]["decks"]["allied"].append("CP-01")

    assert refused("illusions/brusilov", change) == "CP-01 is no card of the allied side"


@pytest.mark.parametrize("resistance", [0, 4])
def test_a_siege_holds_out_with_what_it_may_have(refused: Refused, resistance: int) -> None:
    def change(data: Any) -> None:
        data["setup"]["sieges"] = {"alcazar": resistance}

    told = refused("crusade/columns", change)
    assert told == f"alcazar holds out with 1 to 3, not with {resistance}"


@pytest.mark.parametrize(
    ("scenario", "side", "space"),
    [("crusade/columns", "nationalist", "burgos"), ("illusions/brusilov", "allied", "minsk")],
)
def test_no_space_of_the_set_up_is_overstacked(refused: Refused, scenario: str, side: str, space: str) -> None:
    def change(data: Any) -> None:
        places = data["setup"]["units"][side]
        full = [place for place, units in places.items() if place != space and len(units) > 1]
        places[space] = places[full[0]] + places[full[1]]
        del places[full[0]], places[full[1]]

    assert refused(scenario, change) == f"{space} holds more than 3 units"


def test_no_hex_of_the_set_up_is_overstacked(refused: Refused) -> None:
    """The units are listed as the rules allow it; that they are too many shows when the battle is begun."""

    def change(data: Any) -> None:
        units = [unit for key in ("P-R-19", "P-R-11I") for unit in data["placements"][key]["units"]]
        del data["placements"]["P-R-19"], data["placements"]["P-R-11I"]
        data["placements"]["P-R-BRIDGE"]["units"] += units

    assert "republican overstacked in 3143" in refused("battles/pindoque", change)


@pytest.mark.parametrize("area", ["north_sea", "london", "spain"])
def test_a_fort_stands_in_an_area_of_its_side(refused: Refused, area: str) -> None:
    def change(data: Any) -> None:
        data.setdefault("board", {}).setdefault("forts", {})["axis"] = [area]

    assert area in refused("reich/short-1944", change)


def test_a_destroyed_fort_was_one(refused: Refused) -> None:
    def change(data: Any) -> None:
        data["setup"]["destroyed_forts"].append("kiev")

    assert refused("illusions/brusilov", change) == "kiev has no fort"


@pytest.mark.parametrize(
    "scenario",
    ["arriba/civil-war", "battles/brunete", "crusade/columns", "illusions/brusilov", "reich/campaign-1941"],
)
def test_the_default_of_an_option_is_one_of_its_choices(refused: Refused, scenario: str) -> None:
    def change(data: Any) -> None:
        data["options"][0]["default"] = "nonsense"

    assert "is 'nonsense', not one of: " in refused(scenario, change)


# -- what only shows when the game is begun ----------------------------------------------------------
def test_every_choice_of_every_option_is_tried() -> None:
    info = game("reich").extra["scenario"]("campaign-1941")
    tried = trial.trial_options(info)
    assert tried[0] == {}
    for spec in info.options:
        assert {choice.id for choice in spec.choices} <= {options.get(spec.id) for options in tried}


@pytest.mark.parametrize(
    ("part", "told"), [("faults", "the set-up is wrong"), ("presenter", "the table cannot be shown")]
)
def test_what_breaks_at_the_start_is_a_fault_of_the_file(part: str, told: str) -> None:
    """Whatever the rules or the views raise, it is told in one line, at the line that speaks of it."""

    def broken(*args: object) -> Any:
        raise KeyError("alcazar")

    definition = replace(game("crusade"), **{part: broken})
    path = scenarios_dir() / "crusade" / "columns.yaml"
    with pytest.raises(Exception, match=told) as error:
        trial.try_scenario(definition, "columns", load_document(path))
    lines = str(error.value).splitlines()
    assert len(lines) == 1
    line = int(lines[0].removeprefix(f"{path}:").partition(":")[0])
    assert "alcazar" in path.read_text(encoding="utf-8").splitlines()[line - 1]


def test_hidden_scenarios_are_tried_too() -> None:
    assert faults_of_file(scenarios_dir() / "battles" / "lessons.yaml") == []
