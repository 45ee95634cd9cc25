"""Where the data files of the program are."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

OVERRIDE = "SANDTABLE_DATA"
"""Environment variable naming a folder that holds `resources` and `scenarios`."""
INSTALLED = "_data"
"""Their folder inside the package where it is installed from a wheel (`packaging/building.py`)."""


def data_root() -> Path:
    """The folder that holds `resources` and `scenarios`: chosen, frozen, in the source tree, or installed."""
    if chosen := os.environ.get(OVERRIDE):
        return Path(chosen)
    if frozen := getattr(sys, "_MEIPASS", None):
        return Path(frozen)
    return _own_root(__file__)


@cache
def _own_root(module: str) -> Path:
    """The source tree, or the folder beside the code into which a wheel puts the data."""
    package = Path(module).resolve().parents[1]
    tree = package.parent
    if all((tree / name).exists() for name in ("pyproject.toml", "resources", "scenarios")):
        return tree
    return package / INSTALLED


def resources_dir() -> Path:
    """Game data, one folder per game."""
    return data_root() / "resources"


def scenarios_dir() -> Path:
    """Scenarios, one folder per game."""
    return data_root() / "scenarios"
