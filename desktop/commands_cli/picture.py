"""`shot`, `sheet` and `play`: the commands that draw."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from desktop.commands_cli.fault import CommandError
from desktop.commands_cli.screen import package_hint
from desktop.commands_cli.target import match_of, scenario_named

SMALLEST, LARGEST = 64, 16384
SMALLEST_FONT, LARGEST_FONT = 0.8, 2.0


def shot(args: argparse.Namespace) -> int:
    """The window (or the board alone) as a PNG."""
    size = _size(args.size)
    if not SMALLEST_FONT <= args.font_scale <= LARGEST_FONT:
        raise CommandError(f"the font scale is from {SMALLEST_FONT} to {LARGEST_FONT}, not {args.font_scale}")
    _need_qt()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    match = None if args.target == "start" else match_of(args.target, seed=args.seed, moves=args.moves)
    _writable(args.output)
    from desktop.ui import headless

    headless.shot(
        match,
        Path(args.output),
        size,
        board=args.board,
        theme=args.theme,
        font_scale=args.font_scale,
        overlays=tuple(args.overlay),
    )
    print(args.output)
    return 0


def sheet(args: argparse.Namespace) -> int:
    """The set-up sheet of a scenario as a PDF."""
    definition, scenario = scenario_named(args.scenario)
    _writable(args.output)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _need_qt()
    from desktop.printing.setup_sheet import write_setup_sheet
    from desktop.ui.app import make_application

    make_application()
    presenter = definition.presenter(definition.load_world(scenario, {}))
    write_setup_sheet(presenter, Path(args.output))
    print(args.output)
    return 0


def play(args: argparse.Namespace) -> int:
    """Open the window; it knows what to do where there is no screen."""
    _need_qt()
    from desktop.ui import app

    return app.run(args.save or "")


def _need_qt() -> None:
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        raise CommandError(package_hint(error)) from error


def _size(text: str) -> tuple[int, int]:
    width, x, height = text.lower().partition("x")
    if not (x and width.isascii() and height.isascii() and width.isdigit() and height.isdigit()):
        raise CommandError(f"{text!r} is not a size such as 1920x1080")
    size = int(width), int(height)
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise CommandError(f"a picture is from {SMALLEST} to {LARGEST} pixels wide and high, not {text}")
    return size


def _writable(name: str) -> None:
    folder = Path(name).parent
    if not folder.is_dir():
        raise CommandError(f"{name}: there is no folder {folder}")
    if Path(name).is_dir() or not os.access(folder, os.W_OK):
        raise CommandError(f"{name}: cannot be written")
