"""Statements on a sheet of paper."""

from __future__ import annotations

from desktop.views.sheets import by_name


def test_names_stand_where_they_are_looked_for() -> None:
    assert by_name(["Zaragoza", "Ávila", "Cádiz", "Constantina", "Badajoz"]) == (
        "Ávila", "Badajoz", "Cádiz", "Constantina", "Zaragoza",
    )  # fmt: skip
