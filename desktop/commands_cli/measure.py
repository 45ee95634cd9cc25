"""`measure`: how much of the window the map has, and how well it can be read as a whole."""

from __future__ import annotations

import argparse
import json
import os

from msgspec import structs

from desktop.commands_cli.picture import check_font_scale, need_qt, size_of
from desktop.commands_cli.target import match_of


def measure(args: argparse.Namespace) -> int:
    """Print the figures, one a line or as JSON."""
    size = size_of(args.size)
    check_font_scale(args.font_scale)
    need_qt()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    match = match_of(args.target, seed=args.seed, moves=args.moves)
    from desktop.ui.measuring import measured

    found = structs.asdict(measured(match, size, args.font_scale))
    if args.json:
        print(json.dumps({"target": args.target, "size": args.size, **found}))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' ')}: {value}")
    return 0
