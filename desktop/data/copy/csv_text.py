"""Tables as text that spreadsheets read and write: rows of cells, with the places of faults in their words."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

from msgspec import Struct

from desktop.data.errors import DataError, Fault, one_line
from desktop.data.yaml_loader import read_bytes

MOST_BYTES = 8_000_000
MOST_ROWS = 20_000
MOST_COLUMNS = 400
_SEPARATORS = (",", ";", "\t")
_FORMULA = tuple("=+-@\t\r")
_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_LETTERS = 26


class CellFault(Fault, frozen=True):
    """What is wrong with a cell, a row (no column) or the whole table (no row)."""

    column: str = ""

    def __str__(self) -> str:
        row = f", row {self.line}" if self.line else ""
        column = f", column {self.column}" if self.column else ""
        return f"{one_line(self.file)}{row}{one_line(column)}: {one_line(self.reason)}"


class Table(Struct, frozen=True):
    """What a spreadsheet shows: the headings are row 1."""

    file: str
    headings: list[str]
    rows: list[list[str]]

    def fault(self, reason: str, row: int = 0, column: int | None = None) -> CellFault:
        """A fault at a place; rows are counted as `rows` counts them, columns from 0."""
        told = "" if column is None else column_name(column)
        if column is not None and column < len(self.headings):
            told += f" ({self.headings[column]})"
        return CellFault(self.file, row, reason, told)


def column_name(number: int) -> str:
    """A, B, ... Z, AA as a spreadsheet letters its columns."""
    name = ""
    number += 1
    while number:
        number, letter = divmod(number - 1, _LETTERS)
        name = chr(ord("A") + letter) + name
    return name


def written(headings: list[str], rows: list[list[str]]) -> bytes:
    """The text of a table: UTF-8 with the mark by which spreadsheets know it, commas, cells quoted where needed."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(headings)
    writer.writerows([_guarded(cell) for cell in row] for row in rows)
    return out.getvalue().encode("utf-8-sig")


def read(file: Path) -> Table:
    """A table from a file; raises DataError."""
    try:
        content = read_bytes(file, None, file.name, MOST_BYTES)
    except DataError as error:
        raise DataError([CellFault(file.name, 0, error.faults[0].reason)]) from None
    return table_of(content, file.name)


def table_of(content: bytes, file: str) -> Table:
    """A table from its text, whatever separates its cells; raises DataError."""
    if len(content) > MOST_BYTES:
        raise DataError([CellFault(file, 0, f"is larger than {MOST_BYTES // 1_000_000} MB")])
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DataError([CellFault(file, 0, 'is not text in UTF-8; save it as "CSV UTF-8"')]) from None
    if "\0" in text:
        raise DataError([CellFault(file, 0, "is no text")])
    return _checked(file, _rows(file, text))


def _rows(file: str, text: str) -> list[list[str]]:
    first = text.split("\n", 1)[0]
    separator = max(_SEPARATORS, key=first.count)
    found: list[list[str]] = []
    try:
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True):
            found.append([_bared(cell) for cell in row])
            if len(found) > MOST_ROWS:
                raise DataError([CellFault(file, 0, f"has more than {MOST_ROWS} rows")])
    except csv.Error as error:
        raise DataError([CellFault(file, len(found) + 1, f"is not well quoted: {error}")]) from None
    return found


def _checked(file: str, rows: list[list[str]]) -> Table:
    if not rows or not any(cell.strip() for cell in rows[0]):
        raise DataError([CellFault(file, 1, "has no headings")])
    headings = [cell.strip() for cell in rows[0]]
    while headings and not headings[-1]:
        headings.pop()
    table = Table(file, headings, rows[1:])
    if len(headings) > MOST_COLUMNS:
        raise DataError([table.fault(f"has more than {MOST_COLUMNS} columns", 1)])
    for number, row in enumerate(table.rows, start=2):
        if any(cell.strip() for cell in row[len(headings) :]):
            raise DataError([table.fault("stands under no heading", number, len(headings))])
    return table


def _guarded(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    marked = cell.startswith((*_FORMULA, "'")) and not _NUMBER.fullmatch(cell)
    return f"'{cell}" if marked else cell


def _bared(cell: str) -> str:
    return cell[1:] if cell.startswith("'") and cell[1:].startswith((*_FORMULA, "'")) else cell
