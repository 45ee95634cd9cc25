"""Games that earlier versions left: saves and journals in folders of their own. They are read, never touched."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from desktop.data.atomic import write_atomically
from desktop.data.errors import SaveError
from desktop.data.game_schema import SUFFIX, first_bytes, is_document

JOURNALS = (".journal", ".damaged")
"""What an earlier version could not read it set aside under the second."""


def old_files(folders: Iterable[Path]) -> list[Path]:
    """The files of earlier versions in some folders; whatever else lies there is passed over."""
    return [path for folder in folders for path in _plain_files(Path(folder)) if _is_old(path)]


def _plain_files(folder: Path) -> list[Path]:
    try:
        names = sorted(os.listdir(folder))
    except (OSError, ValueError):
        return []
    return [folder / name for name in names if os.path.isfile(folder / name)]


def _is_old(path: Path) -> bool:
    if path.suffix in JOURNALS:
        return True
    try:
        return path.suffix == SUFFIX and not is_document(first_bytes(path))
    except SaveError:
        return True  # to be told of


class Sources:
    """Which files were brought in already, by place, size and time; kept in a file of the library."""

    def __init__(self, file: Path) -> None:
        self._file = file
        try:
            self._known = set(msgspec.json.decode(file.read_bytes(), type=list[str]))
        except (OSError, ValueError):
            self._known = set()

    def has(self, path: Path) -> bool:
        return _mark(path) in self._known

    def add(self, path: Path) -> None:
        """Remember a file; raises OSError."""
        self._known.add(_mark(path))
        self._file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(self._file, msgspec.json.encode(sorted(self._known)))


def _mark(path: Path) -> str:
    try:
        status = os.stat(path)
    except OSError:
        return ""
    return f"{os.path.realpath(path)!a} {status.st_size} {status.st_mtime_ns}"
