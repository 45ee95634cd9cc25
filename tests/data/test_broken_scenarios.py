"""Scenario files broken at random: `validate` refuses them, a line for each fault, or they play and can be shown."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.data.breaking import broken, shipped, tried

BROKEN = 2
SOAKED = 150


def try_broken(source: Path, folder: Path, seed: int, number: int) -> int:
    """How many of so many broken copies are refused."""
    path = folder / source.parent.name / source.name
    path.parent.mkdir()
    count = 0
    for each in range(number):
        text, done = broken(source, random.Random(f"{source.name} {seed} {each}"))
        path.write_text(text, encoding="utf-8")
        try:
            count += bool(tried(path, each))
        except Exception as error:
            raise AssertionError(f"{source.name}, seed {seed}, copy {each} ({done}): {error!r}") from error
    return count


@pytest.mark.parametrize("source", shipped(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_broken_scenario_is_refused_or_plays(source: Path, tmp_path: Path) -> None:
    try_broken(source, tmp_path, 1, BROKEN)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("source", shipped(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_many_broken_scenarios_are_refused_or_play(source: Path, tmp_path: Path) -> None:
    assert try_broken(source, tmp_path, 2, SOAKED) > SOAKED // 3
