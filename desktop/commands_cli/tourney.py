"""`tourney`: games of the program against itself at two levels."""

from __future__ import annotations

import argparse
import json

from desktop.commands_cli.fault import CommandError
from desktop.commands_cli.target import scenario_named
from desktop.players.levels import LEVELS
from desktop.players.tournament import Result, Tournament


def tourney(args: argparse.Namespace) -> int:
    """Play and count; the last line is one JSON object."""
    definition, scenario = scenario_named(args.scenario)
    first, comma, second = args.players.partition(",")
    if not comma or first not in LEVELS or second not in LEVELS:
        raise CommandError(f"{args.players!r} is not of the form LEVEL,LEVEL; there are: {', '.join(LEVELS)}")
    found = Tournament(definition.id, scenario, (first, second))
    found.play(args.games, args.seed, None if args.json else _tell)
    print(json.dumps(found.plain()), flush=True)
    return 1 if any(result.fault for result in found.results) else 0


def _tell(result: Result) -> None:
    words = {1.0: "won", 0.5: "drawn", 0.0: "lost"}[result.score]
    print(f"seed {result.seed}, {result.side}: {result.fault or f'{words} ({result.level})'}", flush=True)
