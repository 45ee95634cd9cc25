"""How long kept games take: after every action, when they are opened, when they are listed, when they are exported."""

from __future__ import annotations

import gc
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from desktop.data.game_file import GameFile
from desktop.data.headline import Headline
from desktop.data.library import Library
from desktop.engine.match import Match
from desktop.players.random_player import RandomPlayer

ACTIONS = 2000
GAMES = 200
REPEATS = 20
Figures = dict[str, Any]


def measure(game_id: str, scenario: str) -> Figures:
    """A game of 2,000 actions kept one by one, ended, opened, exported, and 199 copies of it listed with it."""
    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        library = Library(Path(folder) / "games")
        match = Match.new(game_id, scenario, seed=1)
        file = library.begin(match, Headline(title=match.definition.title))
        kept = _played(match, file)
        file.close()
        figures = {
            "action to kept on disk, ms, median": _ms(statistics.median(kept)),
            "the same, ms, worst": _ms(max(kept)),
            f"opening a finished game of {match.position} entries, ms (goal 100)": _ms(_opening(file.path)),
            "its whole history after that, ms": _ms(_history(file.path)),
            "its size, kB": round(file.path.stat().st_size / 1000),
            "its export, ms": _ms(_median(lambda: library.export(file.path, Path(folder) / "a.json"))),
        }
        for number in range(GAMES - 1):
            shutil.copy(file.path, library.folder / f"copy-{number}{file.path.suffix}")
        return {**figures, f"listing {GAMES} games, ms (goal 150)": _ms(_median(library.games))}


def _played(match: Match, file: GameFile) -> list[float]:
    """Seconds for keeping each action of a game, which one side gives up in the end."""
    player, times = RandomPlayer(1), []
    while match.decision is not None:
        if match.position < ACTIONS:
            match.play(player.choose(match.state, match.decision))
        else:
            match.concede(match.decision.player)
        begun = time.perf_counter()
        file.keep(match, Headline(title=match.definition.title, turn=str(match.position)))
        times.append(time.perf_counter() - begun)
    return times


def _opening(path: Path) -> float:
    def opened() -> None:
        file, _ = GameFile.open(path)
        file.close()

    return _median(opened)


def _history(path: Path) -> float:
    match = GameFile.read(path).match
    begun = time.perf_counter()
    match.catch_up()
    return time.perf_counter() - begun


def _median(action: Callable[[], object]) -> float:
    times = []
    for _ in range(REPEATS):
        gc.collect()
        begun = time.perf_counter()
        action()
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)
