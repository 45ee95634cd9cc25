"""`shot` and `play`: the commands that draw."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from desktop.commands_cli.ahead import import_ahead
from desktop.commands_cli.fault import CommandError
from desktop.commands_cli.screen import package_hint, why_no_screen
from desktop.commands_cli.target import match_of
from desktop.engine.definition import game, game_ids
from desktop.engine.match import Match
from desktop.views.presenter import Presenter

SMALLEST, LARGEST = 64, 16384
FULL_HD = (1920, 1080)
SMALLEST_FONT, LARGEST_FONT = 0.8, 2.0


def shot(args: argparse.Namespace) -> int:
    """The window (or the board alone) as a PNG."""
    size = size_of(args.size)
    check_font_scale(args.font_scale)
    need_qt()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    match = None if args.target == "start" else match_of(args.target, seed=args.seed, moves=args.moves)
    check_writable(args.output)
    from desktop.ui import headless

    headless.shot(
        match,
        Path(args.output),
        size,
        board=args.board,
        theme=args.theme,
        font_scale=args.font_scale,
        overlays=tuple(args.overlay),
        whole=args.whole,
    )
    print(args.output)
    if match is not None and not args.board and (seat := _whose_eyes(match)):
        print(f"{args.output}: shows what {seat} may see", file=sys.stderr)
    return 0


def check_font_scale(scale: float) -> None:
    if not SMALLEST_FONT <= scale <= LARGEST_FONT:
        raise CommandError(f"the font scale is from {SMALLEST_FONT} to {LARGEST_FONT}, not {scale}")


def _whose_eyes(match: Match) -> str:
    """The seat whose secrets a picture of the window shows; "" where nothing is hidden."""
    presenter: Presenter = match.definition.presenter(match.world)
    asked = match.decision
    return asked.player if asked is not None and presenter.hides_something(match.state) else ""


def play(args: argparse.Namespace) -> int:
    """Open the window; without a screen write the opening board and the set-up sheet instead."""
    import_ahead(args.save)
    need_qt()
    if reason := why_no_screen():
        return _without_screen(reason)
    from desktop.ui import app

    return app.run(args.save)


def _without_screen(reason: str) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from desktop.printing.setup_sheet import write_setup_sheet
    from desktop.ui import headless

    folder = Path("build")
    folder.mkdir(exist_ok=True)
    game_id, scenario = _default_scenario()
    match = Match.new(game_id, scenario)
    board, pages = folder / f"{game_id}-{scenario}.png", folder / f"{game_id}-{scenario}-setup.pdf"
    headless.shot(match, board, FULL_HD, board=True)
    write_setup_sheet(match.definition.presenter(match.world), pages)
    print(f"There is no screen ({reason}): wrote the opening board to {board} and the set-up sheet to {pages} instead.")
    return 0


def _default_scenario() -> tuple[str, str]:
    """The first introductory scenario, else the first one."""
    found = [(game_id, info) for game_id in game_ids() for info in game(game_id).scenarios()]
    found.sort(key=lambda item: not item[1].introductory)
    return found[0][0], found[0][1].id


def need_qt() -> None:
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        raise CommandError(package_hint(error)) from error


def size_of(text: str) -> tuple[int, int]:
    width, x, height = text.lower().partition("x")
    if not (x and width.isascii() and height.isascii() and width.isdigit() and height.isdigit()):
        raise CommandError(f"{text!r} is not a size such as 1920x1080")
    size = int(width), int(height)
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise CommandError(f"a picture is from {SMALLEST} to {LARGEST} pixels wide and high, not {text}")
    return size


def check_writable(name: str) -> None:
    """Refuse a file that cannot be written, before the work is done."""
    folder = Path(name).parent
    if not folder.is_dir():
        raise CommandError(f"{name}: there is no folder {folder}")
    if (Path(name).exists() and not Path(name).is_file()) or not os.access(folder, os.W_OK):
        raise CommandError(f"{name}: cannot be written")
