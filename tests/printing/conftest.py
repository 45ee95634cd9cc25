"""Sheets to print: of the tiny game, new and under way, and of the shipped scenarios."""

from __future__ import annotations

from functools import cache

import pytest

from desktop.engine.definition import game
from desktop.engine.match import Match
from desktop.printing.sheets import Sheets
from tests.play import random_game

SCENARIOS = tuple(info.id for info in game("battles").scenarios())


def sheets_of(match: Match, *, played: bool = True, viewer: str | None = None) -> Sheets:
    return Sheets(match.definition.presenter(match.world), match, played, viewer)


@cache
def battle(scenario: str) -> Sheets:
    return sheets_of(Match.new("battles", scenario, seed=1), played=False)


@pytest.fixture
def tiny() -> Sheets:
    return sheets_of(Match.new("tiny", "meeting", seed=1), played=False)


@pytest.fixture
def under_way() -> Sheets:
    return sheets_of(random_game(3, 14))
