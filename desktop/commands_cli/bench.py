"""`bench`: what the README quotes, measured in one run. A part that is not there is skipped with a word."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from desktop.commands_cli.bench_start import STARTED
from desktop.commands_cli.fault import CommandError
from desktop.commands_cli.target import scenario_named
from desktop.engine.definition import game, game_ids
from desktop.engine.match import Match
from desktop.players.selfplay import Task, play_games, seeds_from

STARTS = 5
GAMES = 5
HIGH = 0.95
LOOP = 200_000
Figures = dict[str, Any]

MEASURED = "battles/jarama"


def bench(args: argparse.Namespace) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    scenario = args.scenario or _default()
    definition, name = scenario_named(scenario)
    figures: Figures = {"scenario": scenario}
    parts: list[tuple[str, Callable[[], Figures]]] = [
        ("start-up", lambda: _start_up(scenario)),
        ("calibration", _calibration),
        ("decisions", lambda: _decisions(definition.id, name)),
        ("kept games", lambda: _kept_games(definition.id, name)),
        ("window", lambda: _window(scenario)),
        ("games", lambda: _of_games([scenario] if args.scenario else _firsts())),
        ("sheets", lambda: _sheets(definition.id, name)),
    ]
    for title, part in parts[: 1 if args.start else None]:
        try:
            found = part()
        except Exception as error:  # one part that cannot be measured must not hide the others
            found = {f"{title} skipped": f"{type(error).__name__}: {error}"}
        figures.update(found)
        if not args.json:
            for key, value in found.items():
                print(f"{key:<44} {value}", flush=True)
    print(json.dumps(figures))
    return 0


def _default() -> str:
    """The scenario the goals are stated for, or the first there is."""
    found = [f"{game_id}/{info.id}" for game_id in game_ids() for info in game(game_id).scenarios()]
    if not found:
        raise CommandError("there is no game")
    return MEASURED if MEASURED in found else found[0]


def _start_up(scenario: str) -> Figures:
    """A start to the painted board, and to the start page, against an empty window: what is computed for it, whatever
    else the machine does."""
    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as caches:
        _timed_start("board", scenario, f"{caches}/other")  # leaves the bytecode that any first start leaves
        first = _timed_start("board", scenario, caches)[-1]
        _timed_start("page", scenario, caches)
        rounds = [[_timed_start(what, scenario, caches) for what in STARTED] for _ in range(STARTS)]
    found = [[statistics.median(column) for column in zip(*rows, strict=True)] for rows in zip(*rounds, strict=True)]
    (launched, empty), (memory, our_launch, ours), (page_launch, page) = found
    figures = {
        "empty PySide6 window, s of computing": round(empty, 3),
        "start to painted board, s of computing": round(ours, 3),
        "start-up ratio (goal 3)": round(ours / empty, 2),
        "the same ratio from the launch of Python": round(our_launch / launched, 2),
        "start page listed, ratio (goal 3)": round(page / empty, 2),
        "the same ratio from the launch of Python, start page": round(page_launch / launched, 2),
        "the first start of all, with no cache, s of computing": round(first, 3),
        "resident memory with a game open, MB (goal 100)": round(memory),
    }
    if getattr(sys, "frozen", False):  # there Qt is loaded before the first line
        return {name: figure for name, figure in figures.items() if "goal 3)" not in name}
    return figures


def _timed_start(what: str, scenario: str, caches: str) -> list[float]:
    """The figures a fresh program prints."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(Path("build", "bench-bytecode").resolve())
    environment["XDG_CACHE_HOME"] = caches
    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        start = ["bench-start", what] if getattr(sys, "frozen", False) else ["-c", STARTED[what]]
        command = [sys.executable, *start, scenario, folder]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["no reason given"]
        raise CommandError(last[0])
    return [float(figure) for figure in done.stdout.split()]


def _decisions(game_id: str, scenario: str) -> Figures:
    tally = play_games(Task(game_id, scenario), seeds_from(1, GAMES))
    longest = _slowest(game_id, scenario)
    return {
        "decisions per second (goal 2000)": tally.plain()["decisions_per_s"],
        "decisions per game": round(tally.decisions / max(1, tally.games)),
        "one action, ms, 95th percentile": longest,
        "faults": len(tally.faults),
    }


def _slowest(game_id: str, scenario: str) -> float:
    from desktop.players.random_player import RandomPlayer

    match, player, times = Match.new(game_id, scenario, seed=1), RandomPlayer(1), []
    while match.decision is not None:
        action = player.choose(match.state, match.decision)
        begun = time.perf_counter()
        match.play(action)
        times.append(time.perf_counter() - begun)
    return _ms(sorted(times)[int(len(times) * HIGH)])


def _kept_games(game_id: str, scenario: str) -> Figures:
    from desktop.commands_cli.bench_games import measure

    return measure(game_id, scenario)


def _window(scenario: str) -> Figures:
    from desktop.commands_cli.bench_window import measure

    return measure(scenario)


def _firsts() -> list[str]:
    """The first scenario of every game."""
    return [f"{game_id}/{infos[0].id}" for game_id in game_ids() if (infos := list(game(game_id).scenarios()))]


def _of_games(chosen: list[str]) -> Figures:
    """Random play, and an action until the window has painted it, in the scenarios chosen: in seconds, and by the
    calibration loop, which makes figures of two machines comparable."""
    from desktop.commands_cli.bench_window import action_seconds

    loop, found = calibration_seconds(), Figures()
    for scenario in chosen:
        definition, name = scenario_named(scenario)
        rate = play_games(Task(definition.id, name), seeds_from(1, GAMES)).plain()["decisions_per_s"]
        found[f"decisions per second, {scenario}"] = rate
        found[f"the same in a calibration loop, {scenario}"] = round(rate * loop, 1)
        times = action_seconds(scenario)
        middle, high = statistics.median(times), times[int(len(times) * HIGH)]
        found[f"action to painted window, {scenario}, ms (goal 20)"] = _ms(middle)
        found[f"the same, 95th percentile, {scenario}, ms (goal 33)"] = _ms(high)
        found[f"both in calibration loops, {scenario}"] = f"{middle / loop:.2f} {high / loop:.2f}"
    return found


def _calibration() -> Figures:
    return {"calibration loop, ms": _ms(calibration_seconds())}


def calibration_seconds() -> float:
    """How long this machine computes at a fixed piece of work of the kind that rules are made of."""

    def work() -> None:
        places: dict[int, list[int]] = {}
        for number in range(LOOP):
            places.setdefault(number % 997, []).append(number)
        sum(len(sorted(each, reverse=True)) for each in places.values())

    times = []
    for _ in range(STARTS):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return statistics.median(times)


def _sheets(game_id: str, scenario: str) -> Figures:
    from desktop.commands_cli.bench_sheets import measure

    return measure(game_id, scenario)


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)
