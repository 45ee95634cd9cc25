"""`history`: how wars go that the program plays with itself."""

from __future__ import annotations

import argparse
import sys

import msgspec

from desktop.commands_cli.fault import CommandError
from desktop.commands_cli.target import scenario_named
from desktop.data.schema_history import HistoryTable
from desktop.engine.definition import game
from desktop.mechanics.war_tables import write_tables
from desktop.players.history import Historian
from desktop.players.levels import LEVELS


def history(args: argparse.Namespace) -> int:
    """Play and count; a table each, or one JSON object with all of them."""
    if args.level not in LEVELS:
        raise CommandError(f"{args.level!r} is no level; there are: {', '.join(LEVELS)}")
    if args.write and args.own:
        raise CommandError("what ships is counted with the figures that ship: leave --own or --write away")
    game_id, slash, _ = args.scenario.partition("/")
    scenarios = [scenario_named(args.scenario)[1]] if slash else [each.id for each in game(game_id).scenarios()]
    found = [_counted(game_id, scenario, args) for scenario in scenarios]
    if args.write:
        write_tables(game_id, found)
    print(msgspec.json.encode({"tables": found}).decode(), flush=True)
    return 1 if any(table.faults for table in found) else 0


def _counted(game_id: str, scenario: str, args: argparse.Namespace) -> HistoryTable:
    corrections = ""
    if args.own:
        from desktop.data.copy.beginning import corrections_for

        corrections = corrections_for(game_id)
    historian = Historian(game_id, scenario, args.level, corrections)
    historian.play(args.games, args.seed, None if args.json else _tell)
    return historian.table()


def _tell(count: int) -> None:
    print(count, flush=True, file=sys.stderr)
