"""The files of a game: what is found where, and options that are no choice."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from desktop.data.document import Checker, Document
from desktop.data.errors import DataError
from desktop.data.game_files import (
    Choice,
    GameFolder,
    Ruling,
    RulingFile,
    Switch,
    check_options,
    resolve_options,
)
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.schema_base import ScenarioOption
from desktop.engine.errors import EngineError

FOLDER = GameFolder("reich")
SHAPES: dict[str, type[msgspec.Struct]] = {"rulings": RulingFile}


def ruling(name: str, *readings: str) -> Ruling:
    switch = (
        Switch(default=readings[0], choices=[Choice(id=each, text=each) for each in readings]) if readings else None
    )
    return Ruling(id=name, rule="1.1", question="?", decision="!", reason="so", switch=switch)


RULINGS = {"rain": ruling("rain", "mud", "dust"), "fixed": ruling("fixed")}


@pytest.mark.parametrize("name", ["../units", "a/b", "", "/etc/passwd", "a.b"])
def test_a_resource_is_named_by_a_plain_name(name: str) -> None:
    with pytest.raises(DataError, match="not the name of a data file"):
        FOLDER.resource(name)


def test_a_file_beside_the_scenario_goes_before_that_of_the_game(tmp_path: Path) -> None:
    near = tmp_path / "ours.yaml"
    shipped = FOLDER.resource("rulings", near)
    (tmp_path / "rulings.yaml").write_text("rulings: []\n", encoding="utf-8")
    assert shipped.data["rulings"]
    assert FOLDER.resource("rulings", near).data == {"rulings": []}


def test_a_scenario_is_an_id_of_ours_or_a_path(tmp_path: Path) -> None:
    assert FOLDER.scenario_path("campaign-1941") == scenarios_dir() / "reich" / "campaign-1941.yaml"
    assert FOLDER.scenario_path(str(tmp_path / "mine.yaml")) == tmp_path / "mine.yaml"


def test_a_file_is_checked_by_its_name_or_else_as_a_scenario(tmp_path: Path) -> None:
    loaded: list[str] = []
    for name in ("rulings", "text"):
        shutil.copy(resources_dir() / "reich" / f"{name}.yaml", tmp_path)
        assert not FOLDER.check_file(tmp_path / f"{name}.yaml", SHAPES, loaded.append)
    shutil.copy(tmp_path / "rulings.yaml", tmp_path / "rulings-of-ours.yaml")
    assert not FOLDER.check_file(tmp_path / "rulings-of-ours.yaml", SHAPES, loaded.append)
    assert loaded == []
    (tmp_path / "spring.yaml").write_text("id: spring\n", encoding="utf-8")
    assert FOLDER.check_file(tmp_path / "spring.yaml", SHAPES, loaded.append)
    assert loaded == [str(tmp_path / "spring.yaml")]
    (tmp_path / "rulings.yaml").write_text("rulings: {}\n", encoding="utf-8")
    with pytest.raises(DataError):
        FOLDER.check_file(tmp_path / "rulings.yaml", SHAPES, loaded.append)


def test_an_option_must_be_a_ruling_with_a_choice_and_its_default_one_of_them() -> None:
    lines = [1, {"options": [2, [[3, {}], [4, {}], [5, {"default": 6}], [7, {}]]]}]
    checker = Checker(Document("s.yaml", {}, lambda: lines))
    names = [("rain", ""), ("fixed", ""), ("rain", "hail"), ("rain", "dust")]
    check_options(checker, [ScenarioOption(ruling=name, default=default) for name, default in names], RULINGS)
    assert [str(fault) for fault in checker.faults] == [
        "s.yaml:4: fixed is no ruling with a choice",
        "s.yaml:6: the default of rain is 'hail', not one of: mud, dust",
    ]


def test_an_option_has_the_reading_chosen_or_the_usual_one_of_the_scenario_or_the_ruling() -> None:
    def head(*options: ScenarioOption) -> object:
        return type("Head", (), {"id": "spring", "options": options})()

    plain, dusty = head(ScenarioOption(ruling="rain")), head(ScenarioOption(ruling="rain", default="dust"))
    assert resolve_options(plain, RULINGS, {}) == {"rain": "mud"}  # type: ignore[arg-type]
    assert resolve_options(dusty, RULINGS, {}) == {"rain": "dust"}  # type: ignore[arg-type]
    assert resolve_options(dusty, RULINGS, {"rain": "mud"}) == {"rain": "mud"}  # type: ignore[arg-type]
    with pytest.raises(EngineError, match="rain"):
        resolve_options(plain, RULINGS, {"rain": "hail"})  # type: ignore[arg-type]
    with pytest.raises(EngineError, match="has no option wind"):
        resolve_options(plain, RULINGS, {"wind": "east"})  # type: ignore[arg-type]
