"""Which game a command speaks of: `GAME/SCENARIO`, or the path of a document or an exchange file."""

from __future__ import annotations

from pathlib import Path

from desktop.commands_cli.fault import CommandError
from desktop.engine.definition import GameDefinition, game, game_ids
from desktop.engine.match import Match


def scenario_named(text: str) -> tuple[GameDefinition, str]:
    """Find `GAME/SCENARIO`; the scenario may also be the path of a scenario file."""
    game_id, slash, scenario = text.partition("/")
    if not slash or not game_id or not scenario:
        raise CommandError(f"{text!r} is not of the form GAME/SCENARIO; `games` lists them")
    if game_id not in game_ids():
        raise CommandError(f"unknown game {game_id!r}; there are: {', '.join(game_ids())}")
    definition = game(game_id)
    known = [info.id for info in definition.scenarios()]
    if scenario not in known and not Path(scenario).is_file():
        raise CommandError(f"{game_id} has no scenario {scenario!r}; there are: {', '.join(known)}")
    return definition, scenario


def match_of(text: str, *, seed: int = 0, moves: int = 0) -> Match:
    """A new game of a scenario, or a saved one; `moves` random actions are played on it."""
    match = _saved_or_new(text, seed)
    if moves:
        from desktop.players.random_player import RandomPlayer

        player = RandomPlayer(seed)
        for _ in range(moves):
            if match.decision is None:
                break
            match.play(player.choose(match.state, match.decision))
    return match


def _saved_or_new(text: str, seed: int) -> Match:
    game_id = text.partition("/")[0]
    if game_id in game_ids() and not Path(text).is_file():
        definition, scenario = scenario_named(text)
        return Match.new(definition.id, scenario, seed=seed)
    from desktop.data.saves import load_match

    return load_match(text)
