"""An owner's copy as tables for a spreadsheet: nothing changes on the way, a wrong cell is named, no half is taken."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.data.copy import csv_text
from desktop.data.copy.corrections import Corrections
from desktop.data.copy.csv_text import table_of
from desktop.data.copy.fitting import catalogue_of
from desktop.data.copy.from_tables import read_tables, with_tables
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.spreadsheet import tables_of, write_tables
from desktop.data.errors import DataError

GAMES = ("arriba", "battles", "crusade", "illusions", "reich")
Rows = list[list[str]]


def copy_of(name: str) -> OwnCopy:
    return OwnCopy(catalogue_of(name), Corrections(name))


def rows_of(content: bytes) -> Rows:
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def taken(copy: OwnCopy, file: str, rows: Rows) -> Corrections:
    return with_tables(copy, [table_of(csv_text.written(rows[0], rows[1:]), file)])


def set_cell(rows: Rows, entry: str, heading: str, text: str) -> None:
    row = next(row for row in rows if row[1] == entry)
    row[rows[0].index(heading)] = text


def told_of(what: Callable[[], object]) -> list[str]:
    with pytest.raises(DataError) as told:
        what()
    return str(told.value).splitlines()


@pytest.fixture
def copy() -> OwnCopy:
    return copy_of("crusade")


def corrected(copy: OwnCopy) -> None:
    """Something of each sort, with text that spreadsheets like to spoil."""
    copy.change(("cards", "cards/N2"), {"name": "=1+1", "text": '+a;"b",\nü', "ops": 5, "effects": [{"kind": "ops"}]})
    copy.change(("cards", "cards/N3"), {"name": "'quoted'"})
    copy.confirm(("cards", "cards/N2"), ("cards", "cards/N4"), ("units", "types/NAT_INF"), ("cards", ""))
    copy.doubt(("map", "spaces/lugo"), "see the map")
    copy.add("map", "connections", {"a": "leon", "b": "zaragoza", "river": True})
    copy.retire(next(entry for entry in copy.entries("links") if entry.key.startswith("connections/burgos--")).file_key)
    copy.change(("units", "types/NAT_AFR"), {"reduced": None})
    copy.change(("scenarios/columns", ""), {"last_turn": 5})


@pytest.mark.parametrize("name", GAMES)
def test_tables_of_a_game_as_it_ships_change_nothing(name: str, tmp_path: Path) -> None:
    copy = copy_of(name)
    assert len(write_tables(copy, tmp_path / "out")) >= 5
    assert len(read_tables(copy, tmp_path / "out")) == 0


def test_tables_of_a_corrected_game_change_nothing_and_say_all(copy: OwnCopy, tmp_path: Path) -> None:
    corrected(copy)
    write_tables(copy, tmp_path)
    assert read_tables(copy, tmp_path) == copy.corrections
    fresh = copy_of("crusade")
    fresh.replace(read_tables(fresh, tmp_path))
    assert sorted(map(repr, fresh.corrections.changes())) == sorted(map(repr, copy.corrections.changes()))
    assert tables_of(fresh) == tables_of(copy)
    assert {key: found.mark for key, found in fresh.corrections.of.items()} == {
        key: found.mark for key, found in copy.corrections.of.items()
    }


def test_no_cell_is_a_formula(copy: OwnCopy) -> None:
    corrected(copy)
    cells = [cell for content in tables_of(copy).values() for row in rows_of(content) for cell in row]
    risky = [cell for cell in cells if cell.startswith(("=", "+", "@", "\t", "-")) and not cell[1:].isdigit()]
    assert risky == []
    assert "'=1+1" in cells


@pytest.mark.parametrize("separator", [";", "\t", ","])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_a_table_is_read_however_a_spreadsheet_writes_it(
    copy: OwnCopy, separator: str, line_end: str, encoding: str
) -> None:
    rows = [["Entry", "Name", "File", "OPS"], ["cards/N2", 'Aid "ü", for; all', "cards", "5"], ["", "", "", ""]]
    out = io.StringIO()
    csv.writer(out, delimiter=separator, lineterminator=line_end).writerows(rows)
    found = with_tables(copy, [table_of(out.getvalue().encode(encoding), "cards.csv")])
    assert [(each.entry, each.values) for each in found] == [("cards/N2", {"name": 'Aid "ü", for; all', "ops": 5})]


@pytest.mark.parametrize(
    ("entry", "heading", "text", "told"),
    [
        ("cards/N2", "OPS", "five", "row 3, column I (OPS): “five” is no whole number"),
        ("cards/N2", "OPS", "=2+3", "row 3, column I (OPS): “=2+3” is no whole number"),
        ("cards/N2", "OPS", "", "row 3, column I (OPS): is empty: a whole number must stand there"),
        ("cards/N2", "Side", "blue", "row 3, column F (Side): “blue” is none of: Nationalist, Republican"),
        ("cards/N2", "Removed (*)", "maybe", "row 3, column Q (Removed (*)): “maybe” is neither yes nor no"),
        ("cards/N2", "Effects", "[{", "row 3, column Z (Effects): “[{” cannot be read: Expecting property name"),
        ("cards/N2", "Effects", '[{"kind":"magic"}]', 'column Z (Effects): “[{"kind":"magic"}]”: Invalid value'),
        ("cards/N2", "Effects", '[{"kind":"ops","kind":"ops"}]', "a key is there twice"),
        ("cards/N2", "Checked", "perhaps", "row 3, column C (Checked): 'perhaps' is none of yes, doubtful, added, ret"),
        ("cards/N2", "Checked", "added", "row 3, column C (Checked): cards/N2 is there already"),
        ("cards/N2", "Checked", "retired", "row 3: cards/N2: cannot be retired: rule 8.5.1 names it"),
        ("cards/N2", "Entry", "cards/N222", "row 3: there is no entry cards/N222 in cards; if it is new, write added"),
        ("cards/N3", "Entry", "cards/N4", "row 5: speaks of what a row above speaks of"),
        ("cards/N2", "Entry", "x" * 400, "row 3: the name of an entry is too long"),
        ("", "OPS", "3", "row 122, column I (OPS): cards has no such field"),
    ],
)
def test_a_bad_cell_is_named_by_file_row_and_column(
    copy: OwnCopy, entry: str, heading: str, text: str, told: str
) -> None:
    rows = rows_of(tables_of(copy, ["cards"])["cards.csv"])
    rows.append([("cards", "", "", "")[n] if n < 4 else "" for n in range(len(rows[0]))])
    set_cell(rows, entry, heading, text)
    lines = told_of(lambda: taken(copy, "cards.csv", rows))
    assert len(lines) == 1
    assert lines[0].startswith("cards.csv, row ")
    assert told.removeprefix("cards.csv") in lines[0]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "cards.csv, row 1: has no headings"),
        (b"Entry,OPS\r\ncards/N2,5\r\n", "cards.csv, row 1: has no column File"),
        (b"File,Entry,Foo\r\n", "cards.csv, row 1, column C (Foo): there is no such column"),
        (b"File,Entry,Side,Side\r\n", "cards.csv, row 1, column D (Side): is there twice"),
        (b"File,Entry\r\ncards,cards/N2,5\r\n", "cards.csv, row 2, column C: stands under no heading"),
        (b'File,Entry\r\n"cards,cards/N2\r\n', "cards.csv, row 2: is not well quoted: unexpected end of data"),
        (b"File,Entry\r\n\xff\xfe", 'cards.csv: is not text in UTF-8; save it as "CSV UTF-8"'),
        (b"File,Entry\0\r\n", "cards.csv: is no text"),
        (b"File,Entry\r\n" * 20_001, "cards.csv: has more than 20000 rows"),
        (b"x" * 8_000_001, "cards.csv: is larger than 8 MB"),
        (b"," * 500 + b"x", "cards.csv, row 1: has more than 400 columns"),
    ],
)
def test_a_table_that_is_none_is_refused_in_a_line(copy: OwnCopy, content: bytes, told: str) -> None:
    assert told_of(lambda: with_tables(copy, [table_of(content, "cards.csv")])) == [told]


def test_all_wrong_cells_are_told_and_nothing_is_taken(copy: OwnCopy) -> None:
    rows = rows_of(tables_of(copy, ["cards"])["cards.csv"])
    set_cell(rows, "cards/N2", "OPS", "4")
    set_cell(rows, "cards/N3", "OPS", "many")
    set_cell(rows, "cards/N4", "Phase", "late")
    assert [line[:28] for line in told_of(lambda: taken(copy, "cards.csv", rows))] == [
        "cards.csv, row 4, column I (", "cards.csv, row 5, column H ("
    ]  # fmt: skip
    assert len(copy.corrections) == 0


def test_what_is_written_under_checked_is_done(copy: OwnCopy) -> None:
    corrected(copy)
    rows = rows_of(tables_of(copy, ["cards", "links"])["links.csv"])
    gone = next(row for row in rows if row[2] == "retired")
    gone[2] = "as shipped"
    set_cell(rows, "connections/leon--zaragoza", "River", "no")
    set_cell(rows, "connections/la_coruna--lugo", "Checked", "yes")
    rows.append(["map", "connections/leon--madrid", "added", "", "leon", "madrid", "yes", *[""] * 4])
    found = taken(copy, "links.csv", rows)
    assert found.get(("map", gone[1])) is None
    assert found[("map", "connections/leon--zaragoza")].record["river"] is False  # type: ignore[index]
    assert found[("map", "connections/la_coruna--lugo")].mark == "confirmed"
    added = found[("map", "connections/leon--madrid")].record
    assert added == {"a": "leon", "b": "madrid", "river": True, "ref": "own copy"}


def test_a_whole_record_is_added_by_a_row(copy: OwnCopy) -> None:
    rows = rows_of(tables_of(copy, ["counters"])["counters.csv"])
    new = list(next(row for row in rows if row[1] == "types/NAT_INF"))
    new[1:3] = "types/NAT_NEW", "added"
    rows.append(new)
    copy.replace(taken(copy, "counters.csv", rows))
    record = copy.corrections[("units", "types/NAT_NEW")].record
    shipped = copy.catalogue.documents["units"].data["types"]
    like = next(each for each in shipped if each["id"] == "NAT_INF")
    assert record is not None
    assert (record["id"], record["full"], record["reduced"]) == ("NAT_NEW", like["full"], like["reduced"])
    assert taken(copy, "counters.csv", rows_of(tables_of(copy, ["counters"])["counters.csv"])) == copy.corrections
    assert copy.aside() == ()
