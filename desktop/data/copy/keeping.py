"""The file of an owner's corrections: one YAML file for each game, a line for each entry."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from desktop.data.atomic import write_atomically
from desktop.data.copy.beginning import copy_path
from desktop.data.copy.corrections import Correction, Corrections
from desktop.data.copy.laying import MOST_CHANGES, check_plain
from desktop.data.document import Checker, Document
from desktop.data.errors import DataError, Fault
from desktop.data.yaml_loader import convert, load_cached

FORMAT = 1
HEAD = """\
# Your own copy of this game: the figures that you compared with the printed ones, and those you changed.
# A line for each entry. The program writes this file; lines that it does not understand any more it leaves alone.
"""


class CopyFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The shape of the file."""

    format: int
    game: str
    corrections: list[Correction]


def read_copy(game: str, path: Path | None = None) -> Corrections:
    """The corrections of a game, none if there is no file; raises DataError with every fault."""
    path = path or copy_path(game)
    if not path.exists():
        return Corrections(game)
    document = load_cached(path)
    return corrections_in(document, game)


def corrections_in(document: Document, game: str) -> Corrections:
    """The corrections that a document states, looked at by themselves; raises DataError."""
    file = convert(document, CopyFile)
    checker = Checker(document)
    newer = f"was written by a newer Sandtable, format {file.format}; this one reads {FORMAT}"
    checker.require(file.format <= FORMAT, ("format",), newer)
    checker.require(file.format >= 1, ("format",), "there is no such format")
    checker.require(file.game == game, ("game",), f"is of {file.game[:40]}, not of {game}")
    many = f"more than {MOST_CHANGES} entries"
    checker.require(len(file.corrections) <= MOST_CHANGES, ("corrections",), many)
    seen = set()
    for number, correction in enumerate(file.corrections[: MOST_CHANGES + 1]):
        at = ("corrections", number)
        checker.require(correction.key not in seen, at, f"{correction.file} {correction.entry} is listed twice")
        seen.add(correction.key)
        check_alone(checker, at, correction)
    checker.done()
    return Corrections.made(game, file.corrections)


def check_alone(checker: Checker, at: tuple[str | int, ...], correction: Correction) -> None:
    """Look at a correction that comes from anywhere by itself."""
    added = correction.mark == "added"
    checker.require(added == (correction.record is not None), at, "an added entry, and no other, has a record")
    for field in correction.was:
        checker.require(field in correction.values, (*at, "was"), f"{field[:80]} was changed into nothing")
    try:
        check_plain([correction.values, correction.was, correction.record])
    except ValueError as error:
        checker.fault(at, str(error))


def line_of(game: str, correction: Correction, path: Path | None = None) -> tuple[str, int]:
    """Where a correction stands: the file and the line."""
    path = path or copy_path(game)
    try:
        document = load_cached(path)
        entries = convert(document, CopyFile).corrections
    except DataError:
        return str(path), 1
    for number, found in enumerate(entries):
        if found.key == correction.key:
            return document.file, document.line(("corrections", number))
    return document.file, 1


def written(corrections: Corrections) -> bytes:
    """The text of the file."""
    lines = [HEAD, f"format: {FORMAT}\n", f'game: "{corrections.game}"\n']
    lines.append("corrections:\n" if len(corrections) else "corrections: []\n")
    for correction in corrections:
        lines.append(f"  - {msgspec.json.encode(correction).decode()}\n")
    return "".join(lines).encode()


def is_written(corrections: Corrections, path: Path | None = None) -> bool:
    """Whether the file says just this, or is gone."""
    try:
        return (path or copy_path(corrections.game)).read_bytes() == written(corrections)
    except OSError:
        return True


def write_copy(corrections: Corrections, path: Path | None = None) -> Path:
    """Keep the corrections of a game; raises DataError with one line if that cannot be."""
    path = path or copy_path(corrections.game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, written(corrections))
    except OSError as error:
        raise DataError([Fault(str(path), 1, f"cannot be written: {error.strerror or error}")]) from None
    return path
