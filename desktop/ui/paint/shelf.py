"""Pictures drawn once and kept on disk, so that the first look at a board opens as it was drawn the last time.

A picture is named by all that it depends on, the code that draws included, so it can never be stale. Whatever goes
wrong here only costs time: a damaged picture is drawn again, and a folder that cannot be written stays empty.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import zlib
from contextlib import suppress
from functools import cache
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from desktop.data.cache import cache_dir

MAX_PICTURES = 600
LEVEL = 3
"""Of compression: much smaller, and unpacked faster than it is read."""
_DEPTH = 4
"""Bytes of a pixel in all formats that are kept."""


def folder() -> str:
    return os.path.join(os.path.dirname(cache_dir()), "pictures")


def name_of(*parts: object) -> str:
    """The name of a picture that depends on these parts."""
    return hashlib.sha256(repr((_drawing_code(), parts)).encode()).hexdigest()


@cache
def _drawing_code() -> tuple[object, ...]:
    """What tells one version of the drawing code from another: its files, or the program it is frozen into."""
    files = sorted(Path(__file__).parent.glob("*.py")) or [Path(sys.executable)]
    return (qVersion(), *((file.name, file.stat().st_size, file.stat().st_mtime_ns) for file in files))


def fetch(name: str) -> QImage | None:
    """The picture of this name (a null one for nothing to see), or None when there is none or it is damaged."""
    try:
        with open(os.path.join(folder(), name), "rb") as file:
            head, body = file.read().split(b"\n", 1)
        width, height, kind = (int(word) for word in head.split())
        size = width * height * _DEPTH
        pixels = zlib.decompressobj().decompress(body, size + 1)
    except (OSError, ValueError, zlib.error):
        return None
    if len(pixels) != size:
        return None
    return QImage(pixels, width, height, width * _DEPTH, QImage.Format(kind)).copy() if size else QImage()


def keep(name: str, picture: QImage) -> None:
    """Write a picture, whole or not at all."""
    if picture.depth() not in (0, 8 * _DEPTH):
        return
    head = f"{picture.width()} {picture.height()} {picture.format().value}\n".encode()
    pixels = b"" if picture.isNull() else bytes(picture.constBits())
    with suppress(OSError):
        where = folder()
        os.makedirs(where, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=where, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(head + zlib.compress(pixels, LEVEL))
            os.replace(part, os.path.join(where, name))
        except OSError:
            os.unlink(part)
            raise
        _prune(where)


def _prune(where: str) -> None:
    """Remove the oldest pictures beyond the limit."""
    kept = list(os.scandir(where))
    if len(kept) > MAX_PICTURES:
        kept.sort(key=lambda entry: (entry.stat().st_mtime, entry.name))
        for entry in kept[:-MAX_PICTURES]:
            Path(entry.path).unlink(missing_ok=True)
