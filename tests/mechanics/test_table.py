"""Results tables: headings, shifts, clamps."""

from __future__ import annotations

import pytest

from desktop.mechanics.table import Band, ResultsTable, Scale

COLUMNS = ["-5", "-4", "-3", "-2", "-1", "0", "1,2", "3,4", "5,6", "7,8", "9,10", "11,12", "13+"]
TABLE: ResultsTable[str] = ResultsTable(
    COLUMNS, {str(die): [f"{die}:{column}" for column in COLUMNS] for die in range(1, 7)}
)


@pytest.mark.parametrize(
    ("number", "column"),
    [(-40, "-5"), (-5, "-5"), (-1, "-1"), (0, "0"), (1, "1,2"), (2, "1,2"), (12, "11,12"), (13, "13+"), (99, "13+")],
)  # fmt: skip
def test_column_of_a_difference(number: int, column: str) -> None:
    assert TABLE.columns[TABLE.column_of(number)] == column


def test_shifts_stop_at_the_ends() -> None:
    assert TABLE.columns[TABLE.column_of(0, 1)] == "1,2"
    assert TABLE.columns[TABLE.column_of(2, -2)] == "-1"
    assert TABLE.columns[TABLE.column_of(11, 5)] == "13+"
    assert TABLE.columns[TABLE.column_of(-3, -4)] == "-5"


def test_rows_stop_at_the_last() -> None:
    assert TABLE.result(4, 3) == "3:3,4"
    assert TABLE.result(4, 8, shift=-1) == "6:1,2"
    assert TABLE.result(4, 0) == "1:3,4"
    assert TABLE.rows == ("1", "2", "3", "4", "5", "6")
    assert TABLE.entry(0, 5) == "6:-5"


def test_headings() -> None:
    assert Band.parse("4-6") == Band("4-6", 4, 6)
    assert Band.parse("-5--3") == Band("-5--3", -5, -3)
    assert Band.parse("13+").high is None
    assert Scale(["1-3", "4-6", "7+"]).place(6) == 1
    for wrong in ("", "x", "6-4", "1,2,3", "+3", "1.5"):
        with pytest.raises(ValueError, match="heading"):
            Band.parse(wrong)


@pytest.mark.parametrize("columns", [[], ["1", "3"], ["2", "1"], ["1+", "2"], ["1,2", "2,3"]])
def test_headings_must_follow_each_other(columns: list[str]) -> None:
    with pytest.raises(ValueError, match="heading"):
        ResultsTable(columns, {"1": ["x"] * len(columns)})


def test_rows_must_be_full() -> None:
    with pytest.raises(ValueError, match="row '2' has 1 entries for 2 columns"):
        ResultsTable(["1", "2"], {"1": ["a", "b"], "2": ["a"]})
