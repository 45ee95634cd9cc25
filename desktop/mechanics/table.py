"""Results tables: columns and rows that stand for ranges of numbers, shifts, and clamping at the ends."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")

_BAND = re.compile(r"(-?\d+)(?:\s*(?:\.\.|,|-)\s*(-?\d+)|(\+))?", re.ASCII)


class Band(Struct, frozen=True):
    """A heading such as "-5", "1,2", "4-6" or "13+" and the numbers it stands for; no high end means and more."""

    label: str
    low: int
    high: int | None

    @classmethod
    def parse(cls, label: str) -> Band:
        match = _BAND.fullmatch(label.strip())
        if match is None:
            raise ValueError(f"not a heading of numbers: {label!r}")
        low = int(match[1])
        high = None if match[3] else int(match[2] or low)
        if high is not None and high < low:
            raise ValueError(f"a heading that runs backward: {label!r}")
        return cls(label, low, high)


class Scale:
    """Headings in rising order without gaps. Numbers below the first or above the last belong to the end ones."""

    def __init__(self, labels: Sequence[str]) -> None:
        self.bands = tuple(Band.parse(label) for label in labels)
        if not self.bands:
            raise ValueError("a table without headings")
        for before, after in zip(self.bands, self.bands[1:], strict=False):
            if before.high is None or after.low != before.high + 1:
                raise ValueError(f"headings do not follow each other: {before.label!r}, {after.label!r}")

    def __len__(self) -> int:
        return len(self.bands)

    def place(self, number: int) -> int:
        """The place of the heading a number belongs to, counted from 0."""
        last = len(self.bands) - 1
        return next((i for i, band in enumerate(self.bands) if band.high is None or number <= band.high), last)

    def clamp(self, place: int) -> int:
        return min(max(place, 0), len(self.bands) - 1)


class ResultsTable(Generic[T]):
    """Columns by headings, rows by headings (such as "1" to "6"), one entry for each pair."""

    def __init__(self, columns: Sequence[str], rows: Mapping[str, Sequence[T]]) -> None:
        self._columns = Scale(columns)
        self._rows = Scale(list(rows))
        self._entries = tuple(tuple(row) for row in rows.values())
        for label, row in rows.items():
            if len(row) != len(self._columns):
                raise ValueError(f"row {label!r} has {len(row)} entries for {len(self._columns)} columns")

    @property
    def columns(self) -> tuple[str, ...]:
        """The column headings, in order."""
        return tuple(band.label for band in self._columns.bands)

    @property
    def rows(self) -> tuple[str, ...]:
        """The row headings, in order."""
        return tuple(band.label for band in self._rows.bands)

    def column_of(self, number: int, shift: int = 0) -> int:
        """The column of a number after a net shift to the right (left if negative), never beyond the ends."""
        return self._columns.clamp(self._columns.place(number) + shift)

    def row_of(self, number: int) -> int:
        """The row of a modified die roll; above the last row it is the last."""
        return self._rows.place(number)

    def entry(self, column: int, row: int) -> T:
        """The entry at a column and row counted from 0."""
        return self._entries[row][column]

    def result(self, number: int, roll: int, shift: int = 0) -> T:
        """The entry for a number, a net column shift and a modified die roll."""
        return self.entry(self.column_of(number, shift), self.row_of(roll))
