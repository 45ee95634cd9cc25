"""Pictures drawn once and kept on disk, so that the first look at a board opens as it was drawn the last time.

A picture is named by all that it depends on, the code that draws included, so it can never be stale. Whatever goes
wrong here only costs time: a damaged picture is drawn again, and a folder that cannot be written stays empty.
"""

from __future__ import annotations

import hashlib
import os
import sys
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec
from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage, QPixmap

from desktop.data.cache import cache_dir

MAX_PICTURES = 600
LEVEL = 3
"""Of compression: much smaller, and unpacked faster than it is read."""
RAW = -15
"""Packed without a checksum of the pixels: one of the much smaller packed bytes is kept instead."""
_DEPTH = 4
"""Bytes of a pixel in all formats that are kept."""

Size = tuple[str, int, int, int]


def folder() -> str:
    return os.path.join(os.path.dirname(cache_dir()), "pictures")


def name_of(*parts: object) -> str:
    """The name of a picture that depends on these parts."""
    return hashlib.sha256(repr((_drawing_code(), parts)).encode()).hexdigest()


@cache
def _drawing_code() -> str:
    """What tells one version of the drawing code from another: its files, or the program it is frozen into."""
    files = sorted(Path(__file__).parent.glob("*.py")) or [Path(sys.executable)]
    known = [(file.name, file.stat().st_size, file.stat().st_mtime_ns) for file in files]
    return hashlib.sha256(repr((qVersion(), known)).encode()).hexdigest()


def fetch(name: str) -> QImage | None:
    """The picture of this name (a null one for nothing to see), or None when there is none or it is damaged."""
    return fetch_all(name).get(name)


def keep(name: str, picture: QImage) -> None:
    """Write a picture, whole or not at all."""
    keep_all(name, {name: picture})


def fetch_pixmap(name: str) -> QPixmap | None:
    """The same ready for the screen, with its pixels copied once instead of twice."""
    found = _read(name)
    if found is None:
        return None
    pixels, sizes = found
    _, image = next(_cut(pixels, sizes), ("", QImage()))
    return QPixmap() if image.isNull() else QPixmap.fromImage(image)


def fetch_all(name: str) -> dict[str, QImage]:
    """The pictures of a bundle by their labels; none when there is no such bundle or it is damaged."""
    found = _read(name)
    return {label: image.copy() for label, image in _cut(*found)} if found is not None else {}


def _read(name: str) -> tuple[memoryview, list[Size]] | None:
    """The pixels of a bundle, and the label, width, height and format of each picture in it."""
    try:
        with open(os.path.join(folder(), name), "rb") as file:
            head, checksum, body = file.read().split(b"\n", 2)
        if int(checksum) != zlib.crc32(body):
            return None
        sizes = msgspec.json.decode(head, type=list[Size])
        total = sum(width * height * _DEPTH for _, width, height, _ in sizes)
        pixels = memoryview(zlib.decompressobj(RAW).decompress(body, total + 1))
        if len(pixels) != total or any(width < 0 or height < 0 for _, width, height, _ in sizes):
            return None
        return pixels, sizes
    except (OSError, ValueError, MemoryError, OverflowError, zlib.error, msgspec.MsgspecError):
        return None


def _cut(pixels: memoryview, sizes: list[Size]) -> Iterator[tuple[str, QImage]]:
    """Pictures over the pixels themselves: good as long as these are."""
    for label, width, height, form in sizes:
        part, pixels = pixels[: width * height * _DEPTH], pixels[width * height * _DEPTH :]
        yield label, QImage(part, width, height, width * _DEPTH, QImage.Format(form)) if part else QImage()


def keep_all(name: str, pictures: Mapping[str, QImage]) -> None:
    """Write a bundle of pictures, whole or not at all."""
    if any(picture.depth() not in (0, 8 * _DEPTH) for picture in pictures.values()):
        return
    sizes = [(label, p.width(), p.height(), p.format().value) for label, p in pictures.items()]
    pixels = b"".join(bytes(picture.constBits()) for picture in pictures.values() if not picture.isNull())
    import tempfile  # slow to import, and seldom anything is new

    with suppress(OSError):
        where = folder()
        os.makedirs(where, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=where, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                body = zlib.compress(pixels, LEVEL, RAW)
                file.write(msgspec.json.encode(sizes) + b"\n%d\n" % zlib.crc32(body) + body)
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
