"""An owner compares the data with his copy: what he changes is laid over it, what does not fit is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.data.copy import fitting
from desktop.data.copy.beginning import copy_path
from desktop.data.copy.catalogue import Catalogue
from desktop.data.copy.corrections import Correction, Corrections
from desktop.data.copy.fitting import catalogue_of
from desktop.data.copy.keeping import read_copy, write_copy
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.errors import DataError
from desktop.data.game_file import GameFile
from desktop.data.game_schema import FORMAT, PLAIN_FORMAT
from desktop.data.headline import Headline
from desktop.data.saves import load_match, read_header, save_match
from desktop.engine.definition import game
from desktop.engine.match import Match
from tests.play import play_randomly

ROOT = Path(__file__).resolve().parents[2]
AID = ("cards", "cards/N2")
OURS = {"arriba": 46, "battles": 342, "crusade": 652, "illusions": 1000, "reich": 69}
"""Entries that the books do not state."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def crusade() -> Catalogue:
    return catalogue_of("crusade")


@pytest.fixture
def copy(crusade: Catalogue) -> OwnCopy:
    return OwnCopy(crusade, Corrections("crusade"))


def refused(what: object) -> str:
    assert callable(what)
    with pytest.raises(DataError) as told:
        what()
    assert len(told.value.faults) == 1
    return str(told.value)


@pytest.mark.parametrize("name", OURS)
def test_every_mark_that_something_is_ours_is_an_entry(name: str) -> None:
    assert OwnCopy(catalogue_of(name), Corrections(name)).counts().ours == OURS[name]


def test_a_changed_card_is_what_is_played_with(copy: OwnCopy) -> None:
    assert copy.status(AID) == "ours"
    copy.change(AID, {"ops": 5, "rp/axis": 3})
    assert (copy.status(AID), copy.counts("cards").changed) == ("changed", 1)
    copy.confirm(AID)
    assert (copy.status(AID), copy.counts("cards").confirmed) == ("confirmed", 1)
    card = game("crusade").load_world("campaign", {}, copy.in_force()).cards["N2"]
    assert (card.ops, card.sr, card.rp.axis, card.rp.nat) == (5, 3, 3, 2)
    assert not card.reconstructed
    assert game("crusade").load_world("campaign", {}).cards["N2"].ops == 3  # nobody else is given it


def test_what_is_as_it_ships_again_is_no_change(copy: OwnCopy) -> None:
    copy.change(AID, {"ops": 5})
    copy.change(AID, {"ops": 3})
    assert (copy.status(AID), copy.in_force()) == ("ours", "")


def test_each_step_can_be_taken_back_and_made_again(copy: OwnCopy) -> None:
    copy.change(AID, {"ops": 5})
    copy.confirm(AID, ("cards", "cards/N3"))
    copy.add("map", "connections", {"a": "leon", "b": "zaragoza"})
    states = []
    while copy.undoes:
        states.append(copy.corrections)
        copy.undo()
    assert len(copy.corrections) == 0
    for state in reversed(states):
        copy.redo()
        assert copy.corrections == state


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"ops": "five"}, "cards:1: cards/N2: ops: Expected `int`, got `str`"),
        ({"opps": 5}, "cards:1: cards/N2: opps: there is no field opps"),
        ({"id": "N99"}, "cards:1: cards/N2: id: is what the entry is found by"),
        ({"phase": "never"}, "cards:1: cards/N2: phase: Invalid enum value 'never'"),
        ({"effects": [{"kind": "magic"}]}, "cards:1: cards/N2: effects: Invalid value 'magic' - at `$[0].kind`"),
    ],
)
def test_a_value_that_cannot_be_is_refused_and_changes_nothing(
    copy: OwnCopy, values: dict[str, object], told: str
) -> None:
    copy.change(AID, {"ops": 5})
    before = copy.corrections
    assert refused(lambda: copy.change(AID, values)) == told
    assert copy.corrections is before


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (("map", "spaces/madrid"), "cannot be retired: rule"),
        (("map", "spaces/lugo"), "groups/nat_northern/spaces/#2 names it"),
        (("cards", "cards/N2"), "cannot be retired: rule 8.5.1 names it"),
        (("units", "types/NAT_INF"), "effects/#1/unit names it"),
    ],
)
def test_what_is_spoken_of_cannot_go(copy: OwnCopy, key: tuple[str, str], told: str) -> None:
    assert told in refused(lambda: copy.retire(key))
    assert len(copy.corrections) == 0


def test_links_come_and_go(copy: OwnCopy) -> None:
    gone = next(entry for entry in copy.entries("links") if entry.key.startswith("connections/burgos--"))
    copy.retire(gone.file_key)
    copy.add("map", "connections", {"a": "leon", "b": "zaragoza", "river": True})
    world = game("crusade").load_world("campaign", {}, copy.in_force())
    assert "zaragoza" in world.neighbours["leon"]
    assert world.is_river("leon", "zaragoza")
    assert gone.key.partition("--")[2] not in world.neighbours["burgos"]


def test_what_does_not_fit_is_set_aside_and_stays_in_the_file(crusade: Catalogue) -> None:
    corrections = Corrections.made("crusade", [
        Correction(file="cards", entry="cards/N2", mark="changed", values={"ops": 5}, was={"ops": 3}),
        Correction(file="cards", entry="cards/N999", mark="changed", values={"ops": 5}, was={"ops": 3}),
        Correction(file="cards", entry="cards/N3", mark="changed", values={"phase": "armies"}),
        Correction(file="map", entry="spaces/lugo", mark="changed", values={"port": True}, was={"port": False}),
        Correction(file="map", entry="spaces/leon", mark="changed", values={"x": "far"}, was={"x": 1}),
    ])  # fmt: skip
    write_copy(corrections)
    found = fitting.fit_of("crusade")
    assert {aside.entry for aside in found.aside} == {"cards/N999", "cards/N3", "spaces/lugo", "spaces/leon"}
    assert found.in_force == '[["put","cards","cards/N2","ops",5]]' == fitting.in_force("crusade")
    assert read_copy("crusade") == corrections
    assert fitting.fit_of("crusade") == found  # from what was kept


def test_the_file_is_read_back_as_it_was(copy: OwnCopy) -> None:
    copy.confirm(*(entry.file_key for entry in copy.entries()))
    copy.change(AID, {"name": 'Axis "aid": ü\n', "effects": [{"kind": "ops", "attack_drm": -1}]})
    copy.add("map", "connections", {"a": "leon", "b": "zaragoza"})
    copy.keep()
    assert read_copy("crusade") == copy.corrections
    assert copy.aside() == ()
    copy_path("crusade").write_text("format: 1\ngame: reich\ncorrections: []\n")
    assert ":2: is of reich, not of crusade" in refused(lambda: OwnCopy.open("crusade"))
    assert fitting.in_force("crusade") == ""


def test_a_match_carries_what_it_began_with(copy: OwnCopy, tmp_path: Path) -> None:
    copy.change(AID, {"ops": 5})
    match = Match.new("crusade", "columns", seed=3, corrections=copy.in_force())
    play_randomly(match, 3, 12)
    file = GameFile.create(tmp_path / "own.sandtable", match, Headline())
    file.close()
    opened = GameFile.read(tmp_path / "own.sandtable").match
    assert (opened.setup, opened.digest(), opened.world.cards["N2"].ops) == (match.setup, match.digest(), 5)
    save_match(match, tmp_path / "own.json")
    assert read_header(tmp_path / "own.json").version == 3
    assert load_match(tmp_path / "own.json").world.cards["N2"].ops == 5
    assert opened.at(4).world.cards["N2"].ops == 5


def test_without_corrections_older_programs_read_what_is_kept(tmp_path: Path) -> None:
    match = Match.new("tiny", "skirmish", seed=2)
    GameFile.create(tmp_path / "plain.sandtable", match, Headline()).close()
    kept = (tmp_path / "plain.sandtable").read_bytes()
    assert int.from_bytes(kept[60:64], "big") == PLAIN_FORMAT < FORMAT
    assert save_match(match, tmp_path / "plain.json").version == 2
    assert b"correct" not in (tmp_path / "plain.json").read_bytes() + kept


@pytest.mark.parametrize("name", OURS)
def test_a_game_that_is_confirmed_throughout_is_in_force(name: str) -> None:
    copy = OwnCopy(catalogue_of(name), Corrections(name))
    copy.confirm(*(entry.file_key for entry in copy.entries()))
    assert (copy.counts().confirmed, copy.aside()) == (OURS[name], ())


def test_a_record_that_a_file_leaves_out_can_be_put_in() -> None:
    copy = OwnCopy(catalogue_of("reich"), Corrections("reich"))
    copy.change(("scenarios/tournament", "board"), {"soviet": ["poland"]})
    assert copy.in_force() == '[["put","scenarios/tournament","board","soviet",["poland"]]]'
    assert [str(each) for each in copy.aside() if "there is no board" in str(each)] == []


def test_whoever_has_no_corrections_loads_nothing_that_reads_them() -> None:
    program = (
        "import sys; import desktop.ui.files; from desktop.data.copy.beginning import corrections_for;"
        "assert corrections_for('crusade') == '';"
        "print(sorted(name for name in sys.modules if name.startswith('desktop.data.copy.')))"
    )
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert out.stdout.strip() == "['desktop.data.copy.beginning']"


def test_two_programs_that_work_on_one_copy_lose_nothing_of_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    first, one, two, three = (("cards", f"cards/N{number}") for number in (1, 2, 3, 4))
    begun = OwnCopy.open("crusade")
    begun.change(first, {"ops": 1})
    begun.keep()
    here, there = OwnCopy.open("crusade"), OwnCopy.open("crusade")
    here.change(one, {"ops": 5})
    here.keep()
    there.change(two, {"ops": 5})
    there.change(three, {"ops": 1})
    there.reset(first)
    there.keep()
    here.change(three, {"ops": 5})
    here.keep()
    now = read_copy("crusade")
    assert set(now.of) == {one, two, three}
    assert now[three].values["ops"] == 5, "the last word on an entry counts"
    here.undo()
    here.undo()
    here.keep()
    assert set(read_copy("crusade").of) == {two, three}, "what is taken back here is not what was done there"
    assert read_copy("crusade")[three].values["ops"] == 1
    copy_path("crusade").write_text("half a file: [", encoding="utf-8")
    here.change(one, {"ops": 4})
    with pytest.raises(DataError):
        here.keep()
    assert copy_path("crusade").read_text(encoding="utf-8") == "half a file: ["
    copy_path("crusade").unlink()
    here.keep()
    assert set(read_copy("crusade").of) == {one, two, three}
