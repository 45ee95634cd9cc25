"""`sheet`: what can be printed, as a PDF; of one scenario or save, or of every scenario at once."""

from __future__ import annotations

import argparse
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.commands_cli.fault import CommandError
from desktop.commands_cli.picture import check_writable, need_qt
from desktop.commands_cli.target import match_of
from desktop.engine.definition import game, game_ids
from desktop.engine.match import Match
from desktop.printing.order import EVERYTHING, NoSuchPages, Order, OrderError

if TYPE_CHECKING:
    from desktop.printing.sheets import Sheets


def sheet(args: argparse.Namespace) -> int:
    """Write a PDF, whole or not at all."""
    try:
        order = ordered(args)
        order.check()
        return _write_all(args, order) if args.target == "all" else _write_one(args, order)
    except OrderError as error:
        raise CommandError(str(error)) from error


def ordered(args: argparse.Namespace) -> Order:
    """What the words of the command ask for."""
    first, _, last = args.pages.partition("-")
    try:
        pages = (int(first or 0), int(last or 0) if "-" in args.pages else int(first or 0))
    except ValueError as error:
        raise OrderError(f"pages are written 3 or 2-5, not {args.pages!r}") from error
    return Order(args.what or "setup", args.side, args.paper.lower(), args.margins, args.scale, args.fit, *pages)


def _write_one(args: argparse.Namespace, order: Order) -> int:
    match = match_of(args.target)
    check_writable(args.output)
    sheets = _sheets(match, played=Path(args.target).is_file())
    pages = sheets.write(order, Path(args.output))
    print(f"{args.output} ({pages} {'page' if pages == 1 else 'pages'})")
    return 0


def _write_all(args: argparse.Namespace, order: Order) -> int:
    """Every sheet of every scenario, each in a file of its own."""
    begun = time.perf_counter()
    folder = Path(args.output)
    if folder.exists() and not folder.is_dir():
        raise CommandError(f"{folder}: is not a folder")
    is_new = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    files = pages = 0
    for game_id in game_ids():
        for info in game(game_id).scenarios():
            done = write_scenario(game_id, info.id, folder, order, args.what)
            files, pages = files + len(done), pages + sum(done)
    if not files:
        if is_new:
            folder.rmdir()
        raise OrderError("no game has what is asked for")
    print(f"{folder}: {files} files, {pages} pages in {time.perf_counter() - begun:.1f} s")
    return 0


def write_scenario(game_id: str, scenario: str, folder: Path, order: Order | None = None, what: str = "") -> list[int]:
    """The sheets of a scenario that it has; returns the number of pages of each file."""
    asked = order or Order()
    sheets = _sheets(Match.new(game_id, scenario, seed=0), played=False)
    if asked.side and asked.side not in dict(sheets.sides()):
        return []
    wanted = sheets.parts() if what in ("", EVERYTHING) else [part for part in sheets.parts() if part == what]
    paths = {part: folder / f"{game_id}-{scenario}-{part}.pdf" for part in wanted}
    done = []
    for part, path in paths.items():
        with suppress(NoSuchPages):  # the pages asked for are those of longer sheets
            done.append(sheets.write(replace(asked, what=part), path))
    return done


def _sheets(match: Match, *, played: bool) -> Sheets:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    need_qt()
    from desktop.printing.sheets import Sheets
    from desktop.ui.app import make_application

    make_application()
    return Sheets(match.definition.presenter(match.world), match, played)
