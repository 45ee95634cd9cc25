"""Places are shown by the names that are printed, and typed in by those; what is kept is their ids."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.controller.copy_desk import CopyDesk
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.place_names import PlaceNames
from desktop.data.copy.sheets import KINDS, Cell, Sheet, sheets
from desktop.data.copy.words import shown, typed

GAMES = ("arriba", "crusade", "illusions", "reich")


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))


def sheet_of(copy: OwnCopy, kind: str, name: str) -> Sheet:
    return next(sheet for sheet in sheets(copy, kind) if sheet.id == name)


@pytest.mark.parametrize("game", GAMES)
def test_every_name_that_is_shown_means_the_id_it_stands_for(game: str) -> None:
    copy = OwnCopy.open(game)
    places, seen = PlaceNames(copy), 0
    for cell in (cell for kind in KINDS for sheet in sheets(copy, kind) for row in sheet.rows
                 for cell in row.cells.values()):  # fmt: skip
        if places.is_place(cell.key, cell.path, cell.shape):
            told = shown(copy.value(cell.key, cell.path), cell.shape)
            seen += places.shown(told) != told
            meant = places.meant(places.shown(told), cell.shape)
            assert typed(meant, cell.shape) == typed(told, cell.shape), (cell.key, cell.path)
    assert seen > 30


@pytest.mark.usefixtures("qapp")
def test_a_place_is_typed_in_by_its_name_or_its_id_and_what_names_none_stays_as_it_is() -> None:
    desk = CopyDesk(OwnCopy.open("arriba"))
    row = sheet_of(desk.copy, "setups", "setup-1936/units").rows[0]
    city, count = row.cells["city"], row.cells["count"]
    assert desk.shown(city, desk.copy.value(*_at(city))) == "La Coruña"
    assert desk.enter(city, "córdoba")
    assert desk.copy.value(*_at(city)) == "cordoba"
    assert desk.enter(city, "lugo")
    assert desk.shown(city, desk.copy.value(*_at(city))) == "Lugo"
    assert desk.enter(count, "3")
    zone = sheet_of(desk.copy, "spaces", "map/regions").rows[0].cells["name"]
    assert desk.enter(zone, "Lugo")
    assert desk.copy.value(*_at(zone)) == "Lugo", "what a place is called is no other place"
    desk.close()


def _at(cell: Cell) -> tuple[tuple[str, str], str]:
    return cell.key, cell.path


def test_a_tab_opens_at_what_it_is_called_after_and_large_figures_come_first() -> None:
    crusade, illusions = OwnCopy.open("crusade"), OwnCopy.open("illusions")
    assert [sheet.title for sheet in sheets(crusade, "counters")] == ["Counters", "Replacements", "Counters: the rest"]
    assert sheets(illusions, "spaces")[0].title == "Spaces"
    assert sheets(OwnCopy.open("battles"), "spaces")[0].title == "Places (Brunete)"
    counters = sheets(illusions, "counters")[0]
    assert [column.title for column in counters.columns][:3] == ["Front: combat", "Front: loss", "Front: movement"]
    turns = sheet_of(OwnCopy.open("arriba"), "tables", "tables/turns")
    assert len({row.title for row in turns.rows if row.title.isdigit()}) == 0
