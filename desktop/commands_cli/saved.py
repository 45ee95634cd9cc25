"""`replay` and `dump`: look into saved games."""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import msgspec

from desktop.commands_cli.target import match_of
from desktop.data.saves import read_header, verify
from desktop.engine import plain
from desktop.engine.match import Match
from desktop.views.concession import log_lines_of, table_of
from desktop.views.presenter import Presenter
from desktop.views.table import TableView


def replay(args: argparse.Namespace) -> int:
    """Play the log of a save again and tell its story; the end must be the saved position."""
    begun = time.perf_counter()
    match = verify(args.save)
    seconds = time.perf_counter() - begun
    header = read_header(args.save)
    if args.log:
        presenter: Presenter = match.definition.presenter(match.world)
        for number, (entry, events) in enumerate(zip(match.log, match.events_of, strict=True), 1):
            for line in log_lines_of(presenter, number, entry, events, match.definition.sides[0]):
                print(f"{'  ' * line.level}{line.text}")
    edited = ", edited by hand" if match.edited else ""
    ended = f"; {_result(match)}" if match.decision is None else ""
    print(f"{header.game}/{header.scenario}: {len(match.log)} entries fit in {seconds:.2f} s{edited}{ended}")
    return 0


def _result(match: Match) -> str:
    outcome = match.outcome
    return f"won by {outcome.winner}, {outcome.level}" if outcome and outcome.winner else "drawn"


def dump(args: argparse.Namespace) -> int:
    """A position as JSON: pieces, control, tracks, whose decision, legal actions."""
    match = match_of(args.save)
    print(json.dumps(described(match, args.seat), indent=None if args.compact else 1, ensure_ascii=False))
    return 0


def described(match: Match, seat: str = "") -> dict[str, Any]:
    presenter: Presenter = match.definition.presenter(match.world)
    decision, setup = match.decision, match.setup
    seat = seat or (decision.player if decision else match.definition.sides[0])
    table = table_of(presenter, match, seat)
    return {
        "game": setup.game,
        "scenario": setup.scenario,
        "options": dict(setup.options),
        "entries": match.position,
        "digest": match.digest(),
        "seat": seat,
        "turn": table.turn,
        "position": _pieces(table),
        "control": dict(table.control),
        "tracks": {track.id: {"title": track.title, "value": track.value} for track in table.tracks},
        "decision": None
        if decision is None
        else {
            "player": decision.player,
            "rule": decision.rule,
            "prompt": presenter.words(decision.prompt),
            "actions": [str(action) for action in decision.actions],
        },
        "result": table.result,
        "winner": table.winner,
        "state": msgspec.to_builtins(plain.to_plain(match.state)),
    }


def _pieces(table: TableView) -> dict[str, Any]:
    return {
        piece.id: {"side": piece.side, "space": piece.space, "status": piece.status, "reduced": piece.face.reduced}
        for piece in table.pieces
    }
