"""What takes long to read or to build, kept on disk: parsed files as JSON (YAML takes a hundred times longer), boards.

An entry is keyed by the content that it came from (its length and two checksums that look at it differently; a
stronger hash would load OpenSSL at every start), so it is never stale. It holds a line with the checksum of all the
rest; for a parsed file that is the data and the lines of the data. Whatever goes wrong here only costs time: a broken
entry is ignored, and a folder that cannot be written leaves the cache empty.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from desktop.data.document import LineTree
from desktop.data.places import places

LOADER_VERSION = "1"
"""Part of the key: raise it when the loader reads a file differently than before."""
MIN_BYTES = 256
"""Smaller files are parsed in a moment."""
MAX_ENTRIES = 400


class Entry(Struct, frozen=True):
    data: Any
    lines: Callable[[], LineTree]


def cache_dir() -> Path:
    """The folder of the entries. It may be gone at any time."""
    return Path(places().caches) / "data"


def is_worth_keeping(content: bytes) -> bool:
    return len(content) >= MIN_BYTES


def key_of(content: bytes) -> str:
    return f"{LOADER_VERSION}-{len(content):x}-{zlib.crc32(content):08x}-{zlib.adler32(content):08x}"


@cache
def code_of(*packages: str) -> str:
    """What tells a version of parts of this program from others: their files, or the program they are frozen into."""
    top = Path(__file__).parents[1]
    known = [entry for package in packages for entry in _sources(str(top / package))]
    return repr(sorted(known) or os.stat(sys.executable).st_mtime_ns)


def _sources(folder: str) -> Iterator[tuple[str, int, int]]:
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                status = entry.stat()
                yield entry.path, status.st_size, status.st_mtime_ns
            elif entry.is_dir() and not entry.name.startswith("_"):
                yield from _sources(entry.path)


def fetch(key: str) -> Entry | None:
    """The parsed file of this key, or None when there is none or it is damaged."""
    body = fetch_bytes(key)
    if body is None:
        return None
    try:
        data, lines = body.split(b"\n", 1)
        return Entry(msgspec.json.decode(data), lambda: msgspec.json.decode(lines))
    except (ValueError, msgspec.DecodeError):
        return None


def keep(key: str, data: Any, lines: LineTree) -> None:
    """Write a parsed file, whole or not at all."""
    with suppress(msgspec.MsgspecError):
        keep_bytes(key, msgspec.json.encode(data) + b"\n" + msgspec.json.encode(lines))


def fetch_bytes(key: str) -> bytes | None:
    """What was kept under this key, or None when there is nothing or it is damaged."""
    try:
        checksum, body = (cache_dir() / f"{key}.json").read_bytes().split(b"\n", 1)
    except (OSError, ValueError):
        return None
    return body if checksum == _checksum(key, body) else None


def keep_bytes(key: str, body: bytes) -> None:
    """Write an entry, whole or not at all."""
    with suppress(OSError):
        write_whole(cache_dir() / f"{key}.json", _checksum(key, body) + b"\n" + body)
        _prune(cache_dir())


def write_whole(path: Path, *content: bytes | bytearray | memoryview) -> None:
    """Write a file of these parts whole or not at all; it need not outlive a crash of the machine. Raises OSError."""
    import tempfile  # slow to import, and seldom anything is new

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.writelines(content)
        os.replace(name, path)
    except OSError:
        with suppress(OSError):  # it may have gone with its folder
            os.unlink(name)
        raise


def _checksum(key: str, body: bytes) -> bytes:
    return b"%08x" % zlib.crc32(body, zlib.crc32(key.encode()))


def _prune(folder: Path) -> None:
    """Remove the oldest entries beyond the limit."""
    entries = list(folder.glob("*.json"))
    if len(entries) <= MAX_ENTRIES:
        return
    entries.sort(key=lambda entry: (entry.stat().st_mtime, entry.name))
    for entry in entries[:-MAX_ENTRIES]:
        entry.unlink(missing_ok=True)
