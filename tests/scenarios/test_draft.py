"""Scenarios of the player's own, without a window: begun, changed, told what is wrong, kept, shared."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from random import Random

import pytest

from desktop.commands_cli.sheet import write_scenario
from desktop.commands_cli.validate import faults_of_file, validate
from desktop.data.errors import DataError
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.places import HOME
from desktop.engine.definition import game, game_ids, is_shipped
from desktop.engine.match import Match
from desktop.scenarios.draft import NotMade, ScenarioDraft, forget_scenarios, own_folder, received

GAMES = [name for name in game_ids() if is_shipped(name)]
SHIPPED = [(path.parent.name, path) for path in sorted(scenarios_dir().glob("*/*.yaml"))]
WITH_COUNTERS = (("battles", "pindoque"), ("crusade", "columns"), ("illusions", "brusilov"), ("arriba", "civil-war"))


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path / "own"))
    for game_id in GAMES:
        forget_scenarios(game_id)


@pytest.mark.parametrize(("game_id", "path"), SHIPPED, ids=lambda each: getattr(each, "stem", each))
def test_every_scenario_that_ships_opens_and_is_written_as_it_was(game_id: str, path: Path) -> None:
    draft = ScenarioDraft.opened(game_id, path)
    assert draft.text().encode("utf-8") == path.read_bytes()
    draft.set(("title",), "Another")
    draft.undo()
    assert draft.text().encode("utf-8") == path.read_bytes()


@pytest.mark.parametrize(("game_id", "path"), SHIPPED, ids=lambda each: getattr(each, "stem", each))
def test_a_new_one_like_one_that_ships_is_sound_and_kept(game_id: str, path: Path) -> None:
    draft = ScenarioDraft.like(game_id, path.stem, "My own")
    assert draft.faults() == []
    kept = draft.keep()
    assert kept == own_folder(game_id) / "my-own.yaml"
    assert faults_of_file(kept) == []
    if not draft.data.get("hidden"):
        assert "my-own" in [info.id for info in game(game_id).scenarios()]
    assert ScenarioDraft.like(game_id, path.stem, "My own").data["id"] == "my-own-2"


@pytest.mark.parametrize(("game_id", "scenario"), WITH_COUNTERS)
def test_counters_are_set_down_taken_off_and_brought_back(game_id: str, scenario: str) -> None:
    draft = ScenarioDraft.like(game_id, scenario, "Moved")
    match = draft.begun()
    piece, start, end = _a_move(draft, match)
    before = _places(draft, match)
    draft.move_piece(match.world, piece, start, end)
    assert draft.faults() == []
    moved = _places(draft, draft.begun())
    assert list(moved.values()).count(end) == list(before.values()).count(end) + 1
    there = next(name for name, place in moved.items() if place == end)
    draft.move_piece(draft.begun().world, there, end, "")
    assert sorted(_places(draft, draft.begun()).values()).count(end) == list(moved.values()).count(end) - 1
    draft.undo()
    draft.undo()
    assert draft.data == ScenarioDraft.like(game_id, scenario, "Moved").data


def _places(draft: ScenarioDraft, match: Match) -> dict[str, str]:
    """Where each unit stands as the editor shows it."""
    assert draft.arranger is not None
    view = match.definition.presenter(match.world).table(match.state, None, "")
    return {piece.id: piece.space for piece in view.pieces} | dict(draft.arranger.where(draft.data, match.world))


def _a_move(draft: ScenarioDraft, match: Match) -> tuple[str, str, str]:
    """A unit, where it stands, and where others of its side stand."""
    view = match.definition.presenter(match.world).table(match.state, None, "")
    places = _places(draft, match)
    units = [piece for piece in view.pieces if piece.unit and ":due:" not in piece.space and places[piece.id]]
    units = [piece for piece in units if not places[piece.id].startswith(("tray", "holding"))]
    first = units[0]
    end = next(
        places[piece.id]
        for piece in units
        if piece.side == first.side and places[piece.id] != places[first.id] and places[piece.id] in _alone(places)
    )
    return first.id, places[first.id], end


def _alone(places: dict[str, str]) -> set[str]:
    return {place for place in places.values() if list(places.values()).count(place) == 1}


@pytest.mark.parametrize("game_id", GAMES)
def test_an_empty_one_has_no_unit_and_says_what_is_missing_in_lines(game_id: str) -> None:
    draft = ScenarioDraft.empty(game_id, "Nothing yet")
    assert all(fault.line and "\n" not in fault.reason for fault in draft.faults())


def test_forts_fleets_and_markers_are_set_down_in_reich() -> None:
    draft = ScenarioDraft.like("reich", "short-1944", "Moved")
    world = draft.begun().world
    draft.move_piece(world, "fort:axis:calais", "calais", "paris")
    draft.move_piece(world, "fleet:axis:0", "tray:fleets:axis", "north_sea")
    draft.give(world, "paris", "western")
    assert draft.data["board"]["forts"]["axis"] == ["holland_belgium", "normandy", "rome", "paris"]
    assert "north_sea" in draft.data["board"]["fleets"]["axis"]
    assert "paris" in draft.data["board"]["western"]
    assert [fault.reason for fault in draft.faults()] == ["a fort of axis cannot stand in paris"]
    draft.undo()
    draft.undo()
    assert draft.faults() == []
    with pytest.raises(NotMade, match="control"):
        draft.move_piece(world, "control:paris", "paris", "rome")


def test_control_is_given_and_undone() -> None:
    draft = ScenarioDraft.like("crusade", "columns", "Given")
    world = draft.begun().world
    draft.give(world, "cuenca", "nationalist")
    assert draft.data["setup"]["control"] == {"nationalist": ["cuenca"]}
    draft.give(world, "cuenca", "republican")
    assert "control" not in draft.data["setup"]
    arriba = ScenarioDraft.like("arriba", "civil-war", "Given")
    arriba.give(arriba.begun().world, "city:bilbao", "rebel")
    assert "basque" in arriba.data["setup"]["control"]["rebel"]
    assert arriba.faults() == []


def test_a_fault_is_told_with_its_line_and_nothing_is_written() -> None:
    draft = ScenarioDraft.like("crusade", "columns", "Wrong")
    draft.set(("setup", "units", "nationalist", "nowhere"), ["NAT_INF"])
    [fault] = draft.faults()
    assert "nowhere" in str(fault)
    assert draft.text().splitlines()[fault.line - 1].strip().startswith("nowhere")
    with pytest.raises(DataError):
        draft.keep()
    assert not own_folder("crusade").exists()


@pytest.mark.parametrize("game_id", GAMES)
def test_one_file_is_shared_and_taken_in_by_another(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = ScenarioDraft.like(game_id, game(game_id).scenarios()[0].id, "For a friend")
    shared = draft.keep()
    monkeypatch.setenv(HOME, str(tmp_path / "friend"))
    forget_scenarios(game_id)
    where, taken = received(shared)
    assert where == game_id
    assert taken.read_bytes() == shared.read_bytes()
    with pytest.raises(NotMade, match="already"):
        received(shared)


HOSTILE = (
    b"", b"\xff\xfe", b"a: &x 1\nb: *x", b"[" * 20_000, b"id: x\n" * 3, b"- 1", b"!!python/object:os.system {}",
    b"id: ../../x\ntitle: y", b"{" + b"a: {" * 3000, b"x" * 6_000_000,
)  # fmt: skip


@pytest.mark.parametrize("content", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_files_are_refused_in_a_line(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_bytes(content)
    with pytest.raises((DataError, NotMade)) as told:
        received(path)
    assert str(told.value).splitlines()[0]
    assert not (tmp_path / "own").exists()


def test_an_id_that_leads_elsewhere_is_refused(tmp_path: Path) -> None:
    text = (scenarios_dir() / "crusade" / "columns.yaml").read_text(encoding="utf-8")
    path = tmp_path / "bad.yaml"
    path.write_text(text.replace('id: "columns"', 'id: "../evil"'), encoding="utf-8")
    with pytest.raises(NotMade, match="no id"):
        received(path)
    assert not list(tmp_path.rglob("evil*"))


def test_validate_takes_the_players_own_along(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.commands_cli.validate.game_ids", lambda: ("reich",))
    ScenarioDraft.like("reich", "short-1944", "Mine").keep()
    assert validate(Namespace(paths=[])) == 0
    path = own_folder("reich") / "mine.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("year:", "yeer:"), encoding="utf-8")
    assert validate(Namespace(paths=[])) == 2
    assert "mine.yaml:" in capsys.readouterr().err


def test_what_lies_beside_the_file_is_read_and_nothing_else_is_left_there(tmp_path: Path) -> None:
    draft = ScenarioDraft.like("arriba", "civil-war", "Mine")
    path = draft.keep()
    setup = (resources_dir() / "arriba" / "setup-1936.yaml").read_text(encoding="utf-8")
    (path.parent / "setup-mine.yaml").write_text(setup.replace("rebel: 55", "rebel: 44"), encoding="utf-8")
    draft.set(("setup",), "setup-mine")
    assert draft.faults() == []
    assert draft.begun().world.setup.level["rebel"] == 44
    assert draft.tried(3).world.setup.level["rebel"] == 44
    assert sorted(each.name for each in path.parent.iterdir()) == ["mine.trial", "mine.yaml", "setup-mine.yaml"]


@pytest.mark.parametrize("game_id", GAMES)
def test_sides_are_called_as_the_scenario_says(game_id: str) -> None:
    definition = game(game_id)
    info = definition.scenarios()[0]
    draft = ScenarioDraft.like(game_id, info.id, "Named")
    draft.set(("sides", info.sides[0]), "Blue Army")
    assert draft.faults() == []
    match = draft.begun()
    presenter = definition.presenter(match.world)
    assert "Blue Army" in dict(presenter.seats())[info.sides[0]]
    draft.set(("sides", "nobody"), "Grey")
    assert ["there is no side nobody" in fault.reason for fault in draft.faults()] == [True]


def test_a_scenario_of_ones_own_prints_its_sheets(tmp_path: Path) -> None:
    draft = ScenarioDraft.like("reich", "short-1944", "Printed")
    draft.keep()
    assert sum(write_scenario("reich", "printed", tmp_path, what="setup")) >= 1
    assert list(tmp_path.glob("reich-printed-*.pdf"))


@pytest.mark.parametrize("number", range(30))
def test_disturbed_scenarios_are_refused_in_a_line_or_sound(number: int, tmp_path: Path) -> None:
    random = Random(number)
    source = random.choice(SHIPPED)[1]
    content = bytearray(source.read_bytes())
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(content))
        content[at : at + random.randint(0, 40)] = random.choice(JUNK)
    path = tmp_path / source.name
    path.write_bytes(bytes(content))
    with pytest.raises((DataError, NotMade)) as told:  # it is at least called as one that ships
        received(path)
    assert str(told.value).splitlines()[0].strip()
    assert not (tmp_path / "own" / "scenarios").exists()


JUNK = (
    b"*x", b"&a [*a]", b"{" * 90, b"!!python/name:os", b"\x00", b"\xff", b"9" * 40, b"../..", b": ", b"- - -", b"[]",
)  # fmt: skip


def test_where_nothing_can_be_written_that_is_told_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = ScenarioDraft.like("crusade", "columns", "Mine")
    kept = draft.keep()
    draft.set(("last_turn",), 3)
    before, content = draft.data, kept.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert ["No space left on device" in fault.reason for fault in draft.faults()] == [True]
    with pytest.raises(NotMade, match="No space left"):
        draft.begun()
    with pytest.raises(DataError, match="No space left"):
        draft.keep()
    assert draft.data is before
    assert kept.read_bytes() == content


def test_what_another_program_has_written_is_not_written_over_unasked() -> None:
    first = ScenarioDraft.like("crusade", "columns", "Mine")
    path = first.keep()
    second = ScenarioDraft.opened("crusade", path)
    second.set(("last_turn",), 4)
    second.keep()
    second.keep()  # nobody else was there
    first.set(("last_turn",), 3)
    with pytest.raises(NotMade, match="another program has written this file meanwhile"):
        first.keep()
    assert "last_turn: 4" in path.read_text(encoding="utf-8")
    assert not first.is_kept
    first.keep()
    assert "last_turn: 3" in path.read_text(encoding="utf-8")
    path.unlink()
    first.set(("last_turn",), 5)
    assert first.keep() == path, "one that is gone is written anew"
