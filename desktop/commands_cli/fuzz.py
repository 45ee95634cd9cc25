"""`fuzz` and `soak`: whole games played by the program against itself, looked at on the way if wanted."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from msgspec.structs import replace

from desktop.commands_cli.fault import CommandError
from desktop.commands_cli.target import scenario_named
from desktop.data.saves import SUFFIX, save_match
from desktop.engine.definition import game, game_ids, is_shipped
from desktop.players.selfplay import HAND, Played, Tally, Task, Watch, play_games, replays_alike, seeds_from

REPLAY_EVERY = 10
CHECK_EVERY = 17
"""Actions between two looks for broken invariants in games that are looked at from every seat."""
FAULTS_DIR = Path("build") / "fuzz"


def fuzz(args: argparse.Namespace) -> int:
    """Play games of one scenario; the last line is one JSON object."""
    definition, scenario = scenario_named(args.scenario)
    options = tuple(_option(text) for text in args.option)
    task = Task(
        definition.id, scenario, args.player, args.max_decisions, options, args.vary_options, args.check,
        dice=args.dice,
    )  # fmt: skip
    definition.load_world(scenario, dict(options))  # a wrong option is told before the first game
    tally = _play(task, args.seed, args.games, quiet=args.json, views=args.views)
    print(json.dumps(tally.plain()), flush=True)
    return 1 if tally.faults else 0


def soak(args: argparse.Namespace) -> int:
    """Play checked games of every scenario with options drawn by lot; with views half of them with dice by hand."""
    failed = False
    for game_id in filter(is_shipped, game_ids()):
        for info in game(game_id).scenarios():
            for task, games in _soaked(Task(game_id, info.id, vary=True, check=True), args):
                tally = _play(task, args.seed, games, quiet=args.json, views=args.views)
                print(json.dumps(tally.plain()), flush=True)
                failed = failed or bool(tally.faults)
    return 1 if failed else 0


def _soaked(task: Task, args: argparse.Namespace) -> list[tuple[Task, int]]:
    """What to play of a scenario, and how often."""
    if not args.views:
        return [(task, args.games)]
    seldom = replace(task, check_every=CHECK_EVERY)
    by_hand = args.games // 2
    return [(seldom, args.games - by_hand), (replace(seldom, dice=HAND), by_hand)]


def _play(task: Task, seed: int, games: int, *, quiet: bool, views: bool) -> Tally:
    def each(played: Played) -> None:
        if task.check and not played.fault and (played.seed - seed) % REPLAY_EVERY == 0 and not _alike(played):
            played.fault = "the log played again leads elsewhere"
        if played.fault:
            path = _keep(task, played)
            print(f"{played.conditions()}: {played.fault} ({path})", file=sys.stderr)
        if not quiet:
            result = f"{played.winner or 'draw'} {played.level}" if played.finished else "not finished"
            print(f"seed {played.seed}: {played.decisions} decisions in {played.seconds:.2f} s, {result}", flush=True)

    return play_games(task, seeds_from(seed, games), each, _watch() if views else None)


def _watch() -> Watch:
    from desktop.commands_cli.showing import Watching  # brings Qt with it, which most games can do without

    return Watching(sheets=True)


def _alike(played: Played) -> bool:
    return replays_alike(played.match)


def _keep(task: Task, played: Played) -> str:
    """Save the game up to the fault, so that it can be looked at."""
    by_hand = "-hand" if task.dice == HAND else ""
    path = FAULTS_DIR / f"{task.game}-{Path(task.scenario).stem}-{played.seed}{by_hand}{SUFFIX}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save_match(played.match, path, {"title": f"fuzz {played.conditions()}"})
    except Exception as error:  # a broken position may not even be saved; the seed is enough
        return f"not saved: {error}"
    return str(path)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise CommandError(f"{text!r} is not of the form OPTION=VALUE")
    return name, value
