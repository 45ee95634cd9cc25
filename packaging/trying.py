"""Trying out a program as it is installed: away from the source tree, with a home of its own, without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

SCENARIO = "battles/jarama"
EXAMPLE = "battles/ex-11-4a"
SIZE = (1280, 800)
SMALLEST_PICTURE = 20_000  # bytes; an empty window of that size compresses to less
SECONDS = 300
PNG, PDF = b"\x89PNG\r\n\x1a\n", b"%PDF-"
HOMES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA")
Run = Callable[[Sequence[str]], str]
"""Runs the program with some arguments; what it prints."""


def environment(folder: Path, more: Mapping[str, str] | None = None) -> dict[str, str]:
    """That of a player who has just installed the program, with everything of his in a folder."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "QT_", "SANDTABLE_"))}
    return kept | {"QT_QPA_PLATFORM": "offscreen"} | dict.fromkeys(HOMES, str(folder)) | dict(more or {})


def told(command: Sequence[str], folder: Path, variables: Mapping[str, str] | None = None) -> str:
    """What a command prints that runs in a folder; leaves with its faults if it fails."""
    env = dict(variables) if variables is not None else environment(folder)
    try:
        done = subprocess.run(
            [*command], cwd=folder, env=env, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        sys.exit(f"{' '.join(command)}: no answer after {SECONDS} s")
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def try_all(run: Run, folder: Path, shown: str = "") -> None:
    """All that a program must be able to do: list, validate, explain, draw and print. `shown` is the folder as the
    program sees it, if it runs in a root of its own."""
    seen = shown or str(folder)
    _expect(SCENARIO, run(["games"]), "games")
    _expect("are sound", run(["validate"]), "validate")
    _expect("step", run(["example", EXAMPLE]).lower(), "example")
    run(["sheet", SCENARIO, "-o", f"{seen}/setup.pdf"])
    run(["shot", SCENARIO, "-o", f"{seen}/shot.png", "--size", f"{SIZE[0]}x{SIZE[1]}"])
    if not (folder / "setup.pdf").read_bytes().startswith(PDF):
        sys.exit("the set-up sheet is not a PDF")
    if fault := picture_fault(folder / "shot.png"):
        sys.exit(f"the picture of {SCENARIO} {fault}")


def _expect(words: str, text: str, command: str) -> None:
    if words not in text:
        sys.exit(f"`{command}` does not say {words!r}:\n{text[:2000]}")


def picture_fault(picture: Path) -> str | None:
    """What is wrong with the PNG, if anything."""
    if not picture.is_file():
        return "was not written"
    data = picture.read_bytes()
    if not data.startswith(PNG):
        return "is not a PNG"
    size = (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))
    if size != SIZE:
        return f"is {size[0]}x{size[1]}, not {SIZE[0]}x{SIZE[1]}"
    if len(data) < SMALLEST_PICTURE:
        return f"has only {len(data)} bytes: an empty board"
    return None


def megabytes(path: Path) -> str:
    """The size of a file, or of all files of a folder (a file with two names counts once)."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return f"{sum(each.stat().st_size for each in files) / 1_000_000:.1f} MB"
