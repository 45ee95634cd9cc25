"""`fuzz` and `soak`: whole games played by the program against itself."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from desktop.commands_cli.fault import CommandError
from desktop.commands_cli.target import scenario_named
from desktop.data.saves import SUFFIX, save_match
from desktop.engine.definition import game, game_ids, is_shipped
from desktop.players.selfplay import Played, Tally, Task, play_games, replays_alike, seeds_from

REPLAY_EVERY = 10
FAULTS_DIR = Path("build") / "fuzz"


def fuzz(args: argparse.Namespace) -> int:
    """Play games of one scenario; the last line is one JSON object."""
    definition, scenario = scenario_named(args.scenario)
    options = tuple(_option(text) for text in args.option)
    task = Task(
        definition.id, scenario, args.player, args.max_decisions, options, args.vary_options, args.check
    )  # fmt: skip
    definition.load_world(scenario, dict(options))  # a wrong option is told before the first game
    tally = _play(task, args.seed, args.games, quiet=args.json)
    print(json.dumps(tally.plain()), flush=True)
    return 1 if tally.faults else 0


def soak(args: argparse.Namespace) -> int:
    """Play checked games of every scenario with options drawn by lot."""
    failed = False
    for game_id in filter(is_shipped, game_ids()):
        for info in game(game_id).scenarios():
            task = Task(game_id, info.id, vary=True, check=True)
            tally = _play(task, args.seed, args.games, quiet=False)
            print(json.dumps(tally.plain()), flush=True)
            failed = failed or bool(tally.faults)
    return 1 if failed else 0


def _play(task: Task, seed: int, games: int, *, quiet: bool) -> Tally:
    def each(played: Played) -> None:
        if task.check and not played.fault and (played.seed - seed) % REPLAY_EVERY == 0 and not _alike(played):
            played.fault = "the log played again leads elsewhere"
        if played.fault:
            path = _keep(task, played)
            print(f"seed {played.seed}: {played.fault} ({path})", file=sys.stderr)
        if not quiet:
            result = f"{played.winner or 'draw'} {played.level}" if played.finished else "not finished"
            print(f"seed {played.seed}: {played.decisions} decisions in {played.seconds:.2f} s, {result}", flush=True)

    return play_games(task, seeds_from(seed, games), each)


def _alike(played: Played) -> bool:
    return replays_alike(played.match)


def _keep(task: Task, played: Played) -> str:
    """Save the game up to the fault, so that it can be looked at."""
    path = FAULTS_DIR / f"{task.game}-{Path(task.scenario).stem}-{played.seed}{SUFFIX}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save_match(played.match, path, {"title": f"fuzz seed {played.seed}"})
    except Exception as error:  # a broken position may not even be saved; the seed is enough
        return f"not saved: {error}"
    return str(path)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise CommandError(f"{text!r} is not of the form OPTION=VALUE")
    return name, value
