"""Kept games for tests."""

from __future__ import annotations

import os
import select
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.data.game_file import GameFile
from desktop.data.headline import Headline
from desktop.engine import definition as registry
from desktop.engine.action import Action
from desktop.engine.match import Match
from tests.play import random_game
from tests.tiny.game import DEFINITION

HEADLINE = Headline(name="Friday", players=(("red", "Ann"),), title="The Tiny Game", scenario="The Skirmish")


def kept(path: Path, seed: int = 3, most: int = 12) -> Match:
    """A game played for a while and put away in a document."""
    match = random_game(seed, most)
    GameFile.create(path, match, HEADLINE).close()
    return match


def match_with_dice_by_hand() -> Match:
    """A game that waits for a die the players roll themselves."""
    match = Match.new("tiny", "meeting", seed=None)
    while match.awaiting_dice is None:
        assert match.decision is not None
        match.play(next((a for a in match.decision.actions if a.verb in ("to", "roll")), match.decision.actions[0]))
    return match


def die(face: int) -> Action:
    return Action.of("chance", str(face))


def same_game(one: Match, other: Match) -> None:
    """Everything a player could tell two games apart by."""
    assert one.log == other.log
    assert one.digest() == other.digest()
    assert one.decision == other.decision
    assert one.pending == other.pending
    assert one.edits == other.edits
    assert one.base == other.base


def change_tables(path: Path, *statements: str | tuple[str, tuple[Any, ...]]) -> None:
    """Change a document as a forger would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        for statement in statements:
            connection.execute(*((statement, ()) if isinstance(statement, str) else statement))


def rules(monkeypatch: pytest.MonkeyPatch, **parts: Any) -> None:
    """Replace parts of the tiny game for one test."""
    monkeypatch.setitem(registry._LOADED, "tiny", replace(DEFINITION, **parts))


def with_few_cards(world: Any) -> Any:
    """A set-up under which old logs no longer fit."""
    state: Any = DEFINITION.new_state(world)
    for card in ("red-storm", "blue-storm", "red-march", "blue-march"):
        state.hands[card.partition("-")[0]].remove(card)
        state.played.append(card)
    return state


@contextmanager
def another_program(work: Callable[[], None]) -> Iterator[int]:
    """A process that does some work, then waits until the test is done with it; yields its number."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            work()
            os.write(writing, b"ready")
            code = 0
            signal.pause()
        finally:
            os._exit(code)
    os.close(writing)
    try:
        select.select([reading], [], [], 60)
        assert os.read(reading, 10) == b"ready"
        yield child
    finally:
        os.close(reading)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
