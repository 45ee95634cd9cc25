"""`think`: choose for the seats of the program, as asked on standard input."""

from __future__ import annotations

import argparse
import os
import sys

from desktop.players.thinking import answer


def think(args: argparse.Namespace) -> int:
    """A line in, a line out; ends with its input."""
    asked = sys.stdin.buffer if sys.stdin is not None else os.fdopen(0, "rb")
    told = sys.stdout.buffer if sys.stdout is not None else os.fdopen(1, "wb")
    answer(asked, told)
    return 0
