"""`replay` and `dump`: look into saved games."""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import msgspec

from desktop.commands_cli.fault import CommandError
from desktop.commands_cli.target import match_of
from desktop.data.saves import HOLDS, read_header, verify
from desktop.engine import plain
from desktop.engine.decision import Decision
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
        seat = "" if presenter.hides_something(match.state) else match.definition.sides[0]
        for number, (entry, events) in enumerate(zip(match.log, match.events_of, strict=True), 1):
            for line in log_lines_of(presenter, number, entry, events, seat):
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
    seats = [seat for seat, _ in match.definition.presenter(match.world).seats()]
    if args.seat and args.seat not in seats:
        raise CommandError(f"there is no seat {args.seat!r}; there are: {', '.join(seats)}")
    described = known_to(match, args.seat) if args.seat else everything(match)
    print(json.dumps(described, indent=None if args.compact else 1, ensure_ascii=False))
    return 0


def everything(match: Match) -> dict[str, Any]:
    """The whole position, secrets included; it says so."""
    presenter: Presenter = match.definition.presenter(match.world)
    decision = match.decision
    seat = decision.player if decision else match.definition.sides[0]
    return {
        "holds": HOLDS,
        **_seen(match, table_of(presenter, match, seat)),
        "digest": match.digest(),
        "decision": _asked(presenter, decision),
        "state": msgspec.to_builtins(plain.to_plain(match.state)),
    }


def known_to(match: Match, seat: str) -> dict[str, Any]:
    """What one seat may know: its table, and its own choices if it must decide."""
    presenter: Presenter = match.definition.presenter(match.world)
    decision = match.decision
    table = table_of(presenter, match, seat)
    own = decision is not None and decision.player == seat
    return {
        "holds": f"what {seat} may know",
        **_seen(match, table),
        "hand": [card.id for card in table.hand.cards] if table.hand else [],
        "decision": _asked(presenter, decision) if own or decision is None else {"player": decision.player},
    }


def _seen(match: Match, table: TableView) -> dict[str, Any]:
    return {
        "game": match.setup.game,
        "scenario": match.setup.scenario,
        "options": dict(match.setup.options),
        "entries": match.position,
        "seat": table.seat,
        "turn": table.turn,
        "position": _pieces(table),
        "control": dict(table.control),
        "tracks": {track.id: {"title": track.title, "value": track.value} for track in table.tracks},
        "result": table.result,
        "winner": table.winner,
    }


def _asked(presenter: Presenter, decision: Decision | None) -> dict[str, Any] | None:
    if decision is None:
        return None
    return {
        "player": decision.player,
        "rule": decision.rule,
        "prompt": presenter.words(decision.prompt),
        "actions": [str(action) for action in decision.actions],
    }


def _pieces(table: TableView) -> dict[str, Any]:
    return {
        piece.id: {"side": piece.side, "space": piece.space, "status": piece.status, "reduced": piece.face.reduced}
        for piece in table.pieces
    }
