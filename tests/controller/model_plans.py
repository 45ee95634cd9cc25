"""What the model of the table is played with: games, scenarios, changes by hand, and a disk that can fail."""

from __future__ import annotations

import errno
import random
import sqlite3
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

from desktop.controller.keeping import Keeping
from desktop.data import game_file, library
from desktop.data.errors import SaveError
from desktop.data.game_file import GameFile
from desktop.engine.chance import Chance
from desktop.engine.match import Match

KINDS = ("full", "refusing", "commit", "late")
"""Ways of a disk to fail: no room, no rights, while writing, and after writing without having said so."""


@dataclass(frozen=True)
class Plan:
    """A scenario to be played, and changes by hand that mean something there."""

    game: str
    scenario: str
    edits: tuple[str, ...]
    warm: tuple[int, ...] = (0,)
    """After how many actions the model takes a game up."""
    eager: tuple[str, ...] = ()
    """Actions that lead to dice and secrets soon; they are often preferred."""


PLANS = {
    "tiny": Plan(
        "tiny",
        "meeting",
        ("move red-foot centre", "move blue-horse north", "move red-foot nowhere", "card red-storm"),
        (0, 2, 6),
        ("roll", "to farm", "to bridge", "to hill", "to centre", "pick", "card blue-storm"),
    ),
    "crusade": Plan(
        "crusade",
        "northern-front",
        ("vp 3", "flip NAT_AC_ARAGON", "card republican R20 hand", "card nationalist N9 hand", "place nobody madrid"),
        (0, 30, 90),
    ),
    "illusions": Plan(
        "illusions", "brusilov", ("vp 3", "card allied AP-37 hand", "card central CP-45 discard", "turn x"), (0, 30, 90)
    ),
    "reich": Plan(
        "reich",
        "intro-1941-42",
        ("pact off", "size axis 3", "card axis german_1 german_3", "deck allies soviet_7", "star nobody up"),
        (0, 20, 60),
    ),
    "battles": Plan("battles", "pindoque", ("turn 2", "weather mud", "remove JR-2.19", "place JR-3.19 0"), (0, 40)),
}


@cache
def world_of(game: str, scenario: str) -> Any:
    """Loaded once: games of a scenario share it."""
    return Match.new(game, scenario, seed=0).world


def new_match(plan: Plan, seed: int | None, warm: int) -> Match:
    """A game after some actions taken at random."""
    match = Match.new(plan.game, plan.scenario, seed=seed, world=world_of(plan.game, plan.scenario))
    choose = random.Random(seed or 0)
    for _ in range(warm):
        if match.decision is None:
            break
        match.play(choose.choice(match.decision.actions))
    return match


def some_folder() -> tempfile.TemporaryDirectory[str]:
    """In memory where that can be had: the model writes thousands of times."""
    memory = Path("/dev/shm")
    return tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None, ignore_cleanup_errors=True)


class Unpredictable:
    """What the system draws at random, the same in every run of a test."""

    def __init__(self) -> None:
        self._random = random.Random(1)
        self._patches = [
            mock.patch("secrets.randbits", lambda bits: self._random.getrandbits(bits)),
            mock.patch("secrets.randbelow", lambda limit: self._random.randrange(limit)),
            mock.patch("secrets.choice", lambda letters: self._random.choice(letters)),
        ]
        for patch in self._patches:
            patch.start()

    def stop(self) -> None:
        for patch in self._patches:
            patch.stop()


class Dice:
    """Watches the dice: what fell once from a place of a generator must not fall from there again.

    Attributes:
        faults: dice that somebody could have known before.
    """

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._seen: set[tuple[int, int]] = set()
        self._patch = mock.patch.object(Chance, "draw", self._drawing(Chance.draw))
        self._patch.start()

    def stop(self) -> None:
        self._patch.stop()

    def forget(self) -> None:
        """A game was lost with the disk: when it is taken up where it was kept last, its dice fall as they did."""
        self._seen.clear()

    def _drawing(self, draw: Callable[..., int]) -> Callable[..., int]:
        def run(this: Chance, sides: int, purpose: str, player: str = "") -> int:
            place = (this.seed or 0, this.counter)
            fresh = this.seed is not None and not this._script and not this._strict and purpose != "arrangement"
            result = draw(this, sides, purpose, player)
            if fresh and place in self._seen:
                self.faults.append(f"a die that was seen before falls again ({purpose}, {place})")
            if fresh:
                self._seen.add(place)
            return result

        return run


class _Failing:
    """A connection that loses its last word."""

    def __init__(self, connection: Any, late: bool) -> None:
        self._connection, self._late = connection, late

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, text: str, *args: Any) -> Any:
        if text == "COMMIT":
            if self._late:
                self._connection.execute(text)
            raise sqlite3.OperationalError("disk I/O error")
        return self._connection.execute(text, *args)


class Disk:
    """The disk under the library; it can be broken and mended.

    Attributes:
        broken: how it fails, one of KINDS; "" while it works.
    """

    def __init__(self) -> None:
        self.broken = ""
        self._patches = [
            mock.patch.object(Keeping, "record", self._recording(Keeping.record)),
            mock.patch.object(GameFile, "keep", self._wrapped(GameFile.keep)),
            mock.patch.object(GameFile, "create", classmethod(self._wrapped(GameFile.create.__func__))),  # type: ignore[attr-defined]
            mock.patch.object(GameFile, "_connect", self._connecting(GameFile._connect)),
            mock.patch.object(GameFile, "_write_changes", self._writing(GameFile._write_changes)),
            mock.patch.object(game_file, "write_new", self._creating(game_file.write_new)),
            mock.patch.object(library, "write_new", self._creating(library.write_new)),
        ]
        for patch in self._patches:
            patch.start()

    def stop(self) -> None:
        for patch in self._patches:
            patch.stop()

    def _recording(self, record: Callable[..., Any]) -> Callable[..., Any]:
        def run(this: Any, *args: Any, **wishes: Any) -> None:
            this.met = self.broken
            record(this, *args, **wishes)

        return run

    def _wrapped(self, keep: Callable[..., Any]) -> Callable[..., Any]:
        def run(this: Any, *args: Any) -> Any:
            if self.broken == "refusing":
                raise SaveError("games", "cannot be kept: Permission denied")
            return keep(this, *args)

        return run

    def _connecting(self, connect: Callable[..., Any]) -> Callable[..., Any]:
        def run(this: GameFile) -> Any:
            if self.broken == "full":
                raise sqlite3.OperationalError("database or disk is full")
            return connect(this)

        return run

    def _writing(self, write: Callable[..., Any]) -> Callable[..., Any]:
        def run(this: GameFile, connection: Any, new: Any) -> None:
            late = self.broken == "late"
            write(this, _Failing(connection, late) if late or self.broken == "commit" else connection, new)

        return run

    def _creating(self, write: Callable[..., Any]) -> Callable[..., Any]:
        def run(*args: Any, **kwargs: Any) -> Any:
            if self.broken:
                raise OSError(errno.ENOSPC, "No space left on device")
            return write(*args, **kwargs)

        return run
