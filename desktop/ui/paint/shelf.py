"""Pictures drawn once and kept on disk, so that the first look at a board opens as it was drawn the last time.

A bundle of pictures is named by all that it depends on, the code that draws included, so it can never be stale. It is
a line (checksum, sizes) and the pixels as they are, so that they can be drawn straight from the file. Whatever goes
wrong here only costs time: a damaged picture is drawn again, and a folder that cannot be written stays empty.
"""

from __future__ import annotations

import mmap
import os
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
from PySide6.QtCore import QCryptographicHash, qVersion
from PySide6.QtGui import QImage

from desktop.data.cache import cache_dir, code_of, write_whole

MAX_BUNDLES = 300
MAX_BYTES = 160_000_000
_DEPTH = 4
"""Bytes of a pixel in all formats that are kept."""
_ALIGNED = 16
"""The pixels begin at a multiple of so many bytes, as Qt wants them."""

Size = tuple[str, int, int, int]
Head = tuple[int, list[Size]]


def folder() -> str:
    return os.path.join(os.path.dirname(cache_dir()), "pictures")


def name_of(*parts: object) -> str:
    """The name of a picture that depends on these parts."""
    return digest_of(repr((qVersion(), code_of("ui/paint"), parts)).encode())


def digest_of(content: bytes) -> str:
    """Qt's own hash: the one of Python would load OpenSSL at every start."""
    return QCryptographicHash.hash(content, QCryptographicHash.Algorithm.Sha256).toHex().toStdString()


class Mapped:
    """Pictures over the file itself, which is read as they are drawn. Good as long as this is; not to be painted on."""

    def __init__(self, content: mmap.mmap, pixels: memoryview, checksum: int, pictures: dict[str, QImage]) -> None:
        self._content, self._pixels, self._checksum = content, pixels, checksum
        self.pictures = pictures

    def is_sound(self) -> bool:
        """Whether the pixels are those that were kept; takes as long as reading them all."""
        sound = zlib.crc32(self._pixels) == self._checksum
        self.give_back()
        return sound

    def give_back(self) -> None:
        """Hold none of what was read: the system has the file at hand, and reads it again in no time."""
        with suppress(AttributeError, OSError):  # not every system can be told so
            self._content.madvise(mmap.MADV_DONTNEED)


def map_all(name: str) -> Mapped | None:
    """A bundle without a look at its pixels; None when there is none or its head is damaged."""
    try:
        with open(os.path.join(folder(), name), "rb") as file:
            content = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        begin = content.find(b"\n") + 1
        checksum, sizes = msgspec.json.decode(content[:begin], type=Head)
        pixels = memoryview(content)[begin:]
        if len(pixels) != sum(width * height * _DEPTH for _, width, height, _ in sizes) or begin % _ALIGNED:
            return None
        return Mapped(content, pixels, checksum, dict(_cut(pixels, sizes)))
    except (OSError, ValueError, OverflowError, msgspec.MsgspecError):
        return None


def _cut(pixels: memoryview, sizes: list[Size]) -> Iterator[tuple[str, QImage]]:
    for label, width, height, form in sizes:
        if width < 0 or height < 0:
            raise ValueError("a picture has a negative size")
        part, pixels = pixels[: width * height * _DEPTH], pixels[width * height * _DEPTH :]
        yield label, QImage(part, width, height, width * _DEPTH, QImage.Format(form)) if part else QImage()


def fetch_all(name: str) -> dict[str, QImage]:
    """The pictures of a bundle by their labels; none when there is no such bundle or it is damaged."""
    found = map_all(name)
    if found is None or not found.is_sound():
        return {}
    return {label: picture.copy() for label, picture in found.pictures.items()}


def fetch(name: str) -> QImage | None:
    """The picture of this name (a null one for nothing to see), or None when there is none or it is damaged."""
    return fetch_all(name).get(name)


def keep(name: str, picture: QImage) -> None:
    """Write a picture, whole or not at all."""
    keep_all(name, {name: picture})


def keep_all(name: str, pictures: Mapping[str, QImage]) -> None:
    """Write a bundle of pictures, whole or not at all."""
    if any(picture.depth() not in (0, 8 * _DEPTH) for picture in pictures.values()):
        return
    sizes = [(label, p.width(), p.height(), p.format().value) for label, p in pictures.items()]
    pixels = [picture.constBits() for picture in pictures.values() if not picture.isNull()]
    checksum = 0
    for part in pixels:
        checksum = zlib.crc32(part, checksum)
    head = msgspec.json.encode((checksum, sizes))
    with suppress(OSError):
        write_whole(Path(folder(), name), head + b" " * (-(len(head) + 1) % _ALIGNED) + b"\n", *pixels)
        _prune(folder())


def drop(name: str) -> None:
    """Remove a bundle that turned out to be damaged."""
    with suppress(OSError):
        os.unlink(os.path.join(folder(), name))


def _prune(where: str) -> None:
    """Remove the oldest bundles beyond the limits."""
    kept = sorted(((entry.stat(), entry.path) for entry in os.scandir(where)), key=lambda found: found[0].st_mtime_ns)
    total = sum(found.st_size for found, _ in kept)
    for left, (found, path) in zip(range(len(kept), 0, -1), kept, strict=True):
        if left <= MAX_BUNDLES and total <= MAX_BYTES:
            break
        total -= found.st_size
        with suppress(OSError):
            os.unlink(path)
