"""A fault is written down with all that is needed to see it again."""

from __future__ import annotations

import importlib.metadata
import json
import tempfile
from pathlib import Path

import pytest

from desktop.controller.reports import report_text, write_report
from desktop.engine.match import Match
from tests.play import random_game


@pytest.fixture
def fault() -> ValueError:
    try:
        raise ValueError("no such hex")
    except ValueError as error:
        return error


def test_the_game_can_be_played_again_from_a_report(tmp_path: Path, fault: ValueError) -> None:
    match = random_game(3, 12)
    text = write_report(tmp_path / "reports", fault, match).read_text(encoding="utf-8")
    assert "ValueError: no such hex" in text
    assert f"game tiny/{match.setup.scenario}, seed {match.setup.seed}, rules {match.definition.rules_version}" in text
    told = [json.loads(line) for line in text.partition("\nlog:\n")[2].splitlines()]
    assert told == json.loads(json.dumps(match.entries_plain()))
    assert len(told) == match.position


def test_a_fault_before_any_game_is_told_without_one(fault: ValueError) -> None:
    text = report_text(fault, None)
    assert "ValueError: no such hex" in text
    assert "log:" not in text


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_that_is_over_asks_nothing(fault: ValueError, seed: int) -> None:
    match = random_game(seed, 10_000)
    assert match.decision is None
    assert "asked: nothing" in report_text(fault, match)


def test_where_the_folder_cannot_be_written_the_report_goes_to_the_temporary_one(
    tmp_path: Path, fault: ValueError, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked, spare = tmp_path / "blocked", tmp_path / "spare"
    blocked.write_text("a file, not a folder")
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(spare))
    for asked in (blocked, None):
        path = write_report(asked, fault, None)
        assert path.parent == spare
        assert "no such hex" in path.read_text(encoding="utf-8")
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(blocked))
    assert not write_report(blocked, fault, None).exists(), "a machine that keeps nothing is no second fault"


def test_a_program_that_is_not_installed_says_so(fault: ValueError, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", unknown)
    assert report_text(fault, Match.new("tiny", "meeting", seed=1)).startswith("Sandtable unpackaged, ")
