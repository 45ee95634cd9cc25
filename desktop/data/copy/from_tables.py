"""Tables read back into the corrections of an owner: all of them or, if a cell is wrong, none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import UNSET, Struct

from desktop.data.copy import csv_text, operations
from desktop.data.copy.address import MOST_LETTERS, Keys, parts_of, text_of
from desktop.data.copy.catalogue import KINDS, Field
from desktop.data.copy.cells import cell_of, same, value_of
from desktop.data.copy.corrections import Corrections, Key
from desktop.data.copy.csv_text import CellFault, Table
from desktop.data.copy.laying import collection_of
from desktop.data.copy.own_copy import ADDED, CONFIRMED, DOUBTFUL, RETIRED, OwnCopy
from desktop.data.copy.shapes import shape_of, type_at
from desktop.data.copy.spreadsheet import (
    AS_SHIPPED,
    CHECKED,
    ENTRY,
    FIELD,
    FILE,
    MARKS,
    SOURCE,
    SUFFIX,
    VALUE,
    WIDE,
    columns_of,
    lines_of,
    split_field,
)  # fmt: skip
from desktop.data.errors import DataError, Fault

_SAID = {word: mark for mark, word in MARKS.items()}


class _Cell(Struct, frozen=True):
    """A value that a table states, and where."""

    field: str
    text: str
    row: int
    column: int


class _Row(Struct, frozen=True):
    """What a table says of an entry in one row."""

    row: int
    file: str
    entry: str
    checked: str
    checked_at: int
    cells: tuple[_Cell, ...]


def read_tables(copy: OwnCopy, folder: Path) -> Corrections:
    """The corrections with what the tables of a folder say; raises DataError with every fault."""
    paths = [folder / f"{kind}{SUFFIX}" for kind in KINDS]
    there = [path for path in paths if path.exists()]
    if not there:
        names = ", ".join(path.name for path in paths)
        raise DataError([Fault(str(folder), 1, f"holds none of {names}")])
    return with_tables(copy, [csv_text.read(path) for path in there])


def with_tables(copy: OwnCopy, tables: list[Table]) -> Corrections:
    """The corrections of a copy with what tables say besides; raises DataError with every fault."""
    work = OwnCopy(copy.catalogue, copy.corrections)
    faults: list[Fault] = []
    for table in tables:
        faults += _Taker(work, table).take()
    if faults:
        raise DataError(faults)
    return work.corrections


class _Taker:
    """Takes the rows of one table."""

    def __init__(self, copy: OwnCopy, table: Table) -> None:
        self._copy, self._table = copy, table
        self._faults: list[CellFault] = []
        kind = table.file.removesuffix(SUFFIX)
        self._is_wide = kind in WIDE
        lines = [line for entry in copy.entries(kind) for line in lines_of(copy, entry)] if self._is_wide else []
        self._paths = {word: path for path, word in columns_of(lines).items()}

    def take(self) -> list[CellFault]:
        at = self._columns()
        if at is not None:
            for row in self._read(at):
                try:
                    self._row(row)
                except DataError as error:
                    self._fault(error.faults[0].reason, row.row)
        return self._faults

    def _fault(self, reason: str, row: int, column: int | None = None) -> None:
        self._faults.append(self._table.fault(reason, row, column))

    # -- headings and rows -------------------------------------------------------------------------
    def _columns(self) -> dict[str, int] | None:
        """By field, or by heading of what every table has: its column; None if the headings are wrong."""
        at: dict[str, int] = {}
        fixed = (FILE, ENTRY, CHECKED, SOURCE, *(() if self._is_wide else (FIELD, VALUE)))
        for number, heading in enumerate(self._table.headings):
            name = heading if heading in fixed else self._paths.get(heading)
            if name is None and heading in self._paths.values():
                name = heading
            if name is None:
                self._fault("there is no such column", 1, number)
            elif name in at:
                self._fault("is there twice", 1, number)
            else:
                at[name] = number
        wanted = (FILE, ENTRY) if self._is_wide else (FILE, ENTRY, FIELD, VALUE)
        for name in wanted:
            if name not in at and not self._faults:
                self._fault(f"has no column {name}", 1)
        return at if not self._faults else None

    def _read(self, at: dict[str, int]) -> Iterator[_Row]:
        seen: set[tuple[str, str, str]] = set()
        for number, cells in enumerate(self._table.rows, start=2):
            if not any(cell.strip() for cell in cells):
                continue
            padded = [*cells, *[""] * (len(self._table.headings) - len(cells))]
            told = {name: padded[column] for name, column in at.items()}
            key = (told[FILE].strip(), told[ENTRY].strip(), told.get(FIELD, "").strip())
            if key in seen:
                self._fault("speaks of what a row above speaks of", number)
            elif sum(map(len, key)) > MOST_LETTERS:
                self._fault("the name of an entry is too long", number)
            else:
                seen.add(key)
                yield self._stated(number, key, told, at)

    def _stated(self, row: int, key: tuple[str, str, str], told: dict[str, str], at: dict[str, int]) -> _Row:
        file, entry, field = key
        if self._is_wide:
            fixed = (FILE, ENTRY, CHECKED, SOURCE)
            cells = [_Cell(name, text, row, at[name]) for name, text in told.items() if name not in fixed]
        else:
            cells = [_Cell(field, told[VALUE], row, at[VALUE])] if field else []
        return _Row(row, file, entry, told.get(CHECKED, "").strip().lower(), at.get(CHECKED, 0), tuple(cells))

    # -- what a row says ---------------------------------------------------------------------------
    def _row(self, row: _Row) -> None:
        if row.checked and row.checked not in (*_SAID, AS_SHIPPED):
            words = ", ".join((*_SAID, AS_SHIPPED))
            return self._fault(f"'{row.checked[:40]}' is none of {words}, or nothing", row.row, row.checked_at)
        found = self._entry_of(row)
        if found is None:
            if row.checked != ADDED:
                why = f"there is no entry {row.entry[:80]} in {row.file[:40] or 'no file'}"
                return self._fault(f"{why}; if it is new, write {ADDED} under {CHECKED}", row.row)
            return self._add(row)
        key, part = found
        return self._mark(row, key, self._values(row, key, part))

    def _entry_of(self, row: _Row) -> tuple[Key, str] | None:
        """The entry that a row speaks of, and the part of it."""
        parts = parts_of(row.entry)
        for length in range(len(parts), -1, -1):
            key = (row.file, text_of(parts[:length]))
            try:
                entry = self._copy.entry(key)
            except DataError:
                continue
            part = text_of(parts[length:])
            known = not part or any(split_field(path)[0] == part for path in entry.fields)
            return (key, part) if known else None
        return None

    def _values(self, row: _Row, key: Key, part: str) -> dict[str, Any]:
        """The values that are otherwise than those in force."""
        fields = {field.path: field for field in self._copy.fields(key)}
        cells = {f"{part}/{cell.field}" if part else cell.field: cell for cell in row.cells}
        found: dict[str, Any] = dict.fromkeys(self._taken_out(key, fields, cells))
        for path, cell in cells.items():
            field = fields.get(path)
            if operations.is_gone(found, path):
                continue
            try:
                value = self._value(key, path, field, cell)
            except ValueError as error:
                self._fault(str(error), cell.row, cell.column)
                continue
            if value is not UNSET:
                found[path] = value
        return found

    def _taken_out(self, key: Key, fields: Mapping[str, Field], cells: Mapping[str, _Cell]) -> list[str]:
        """Records of which no cell says anything any more, and which need not be: the back of a counter."""
        entry, found = self._copy.entry(key), dict[str, list[str]]()
        for path, field in fields.items():
            if field.value is not UNSET and (whole := operations.record_that_may_go(entry, path)):
                found.setdefault(whole, []).append(path)
        return [
            whole
            for whole, paths in found.items()
            if all(path in cells and not cells[path].text.strip() for path in paths)
        ]

    def _value(self, key: Key, path: str, field: Field | None, cell: _Cell) -> Any:
        if field is None:
            if not cell.text.strip():
                return UNSET
            raise ValueError(f"{key[1] or key[0]} has no such field")
        if cell.text == cell_of(field.shape, field.value):
            return UNSET
        value = value_of(field.shape, cell.text)
        if same(value, field.value):
            return UNSET
        if parts_of(path)[-1] in operations.FIXED:
            raise ValueError("is what the entry is found by, and cannot be another")
        return value

    def _mark(self, row: _Row, key: Key, values: dict[str, Any]) -> None:
        """Put the values in, and do with the entry what the owner says of it."""
        copy, status = self._copy, self._copy.status(key)
        if row.checked == AS_SHIPPED:
            return copy.reset(key)
        if values:
            copy.change(key, values)
        mark = _SAID.get(row.checked, "")
        if mark == status and not (values and mark == CONFIRMED):
            return None
        if mark == CONFIRMED and status == RETIRED:
            return self._fault(f"is retired; write {AS_SHIPPED} to bring it back", row.row, row.checked_at)
        if mark == CONFIRMED:
            copy.confirm(key)
        elif mark == DOUBTFUL:
            copy.doubt(key)
        elif mark == RETIRED:
            copy.retire(key)
        elif mark == ADDED:
            self._fault(f"{key[1]} is there already", row.row, row.checked_at)
        return None

    def _add(self, row: _Row) -> None:
        """An entry that no file has."""
        key = (row.file, row.entry)
        type_ = operations.item_type_of(self._copy.catalogue, row.file, collection_of(row.entry), key)
        record = _named(row.entry)
        good = True
        for cell in row.cells:
            if not cell.text.strip() or (cell.field in record and cell.text == record[cell.field]):
                continue
            try:
                value = value_of(shape_of(type_at(type_, parts_of(cell.field))), cell.text)
            except KeyError:
                value, good = UNSET, self._wrong(f"{row.entry} has no such field", cell)
            except ValueError as error:
                value, good = UNSET, self._wrong(str(error), cell)
            if value is not UNSET:
                operations.put_in(record, record, parts_of(cell.field), value, Keys())
        if good and self._copy.add(row.file, collection_of(row.entry), record) != key:
            self._fault(f"its ends are not those of {row.entry}", row.row)

    def _wrong(self, reason: str, cell: _Cell) -> bool:
        self._fault(reason, cell.row, cell.column)
        return False


def _named(entry: str) -> dict[str, Any]:
    """What the name of an entry says of its record: its id, or its two ends."""
    last = parts_of(entry)[-1] if parts_of(entry) else ""
    a, between, b = last.partition("--")
    return {"a": a, "b": b} if between else {"id": last}
