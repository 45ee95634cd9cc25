"""`paths`: where the player's files are."""

from __future__ import annotations

import argparse
import os

from desktop.data.paths import data_root
from desktop.data.places import places

SAID = (
    ("games", "games", "your games, and the bin"),
    ("scenarios", "scenarios", "scenarios of your own, in a folder for each game"),
    ("examples", "examples", "examples of play of your own, in a folder for each game"),
    ("corrections", "corrections", "your own copies: figures you confirmed or changed, a file for each game"),
    ("pictures", "pictures", "your own pictures of maps, cards and counters; shown to you alone"),
    ("preferences", "preferences", "preferences and the layout of the window"),
    ("caches", "caches", "what is only kept to be faster; can be deleted at any time"),
    ("reports", "reports", "reports of faults"),
)
"""Word, field of the places, what lies there."""


def paths(args: argparse.Namespace) -> int:
    """A line for each: what, where, and what for."""
    found = places()
    for word, field, said in SAID:
        print(f"{word}\t{os.path.normpath(getattr(found, field))}\t{said}")
    print(f"data\t{data_root()}\twhat came with the program")
    return 0
