"""What a picture file says of itself, and why it is refused, before a single pixel is decoded."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from desktop.data.errors import DataError, Fault

MOST_BYTES = 300_000_000
"""Of a picture file."""
MOST_SIDE = 32_000
MOST_MAP_PIXELS = 160_000_000
MOST_FACE_PIXELS = 40_000_000
SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".bmp")
_HEAD = 1_000_000
"""So many bytes at the start of a file are looked at."""
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""Markers of a JPEG that say how large it is."""
_MARK = 0xFF
"""Before each of them."""
_LEAST_SEGMENT = 2
_OLD_HEAD = 12
"""How long the oldest kind of header of a BMP is."""
_BARE = frozenset({0x01, *range(0xD0, 0xD9)})
"""Markers of a JPEG that nothing follows."""


class Header(Struct, frozen=True):
    """The format (png, jpeg, webp, bmp) and the size in pixels."""

    form: str
    width: int
    height: int

    @property
    def pixels(self) -> int:
        return self.width * self.height


def header_of(path: Path, most_pixels: int = MOST_FACE_PIXELS) -> Header:
    """The header of a file that may be decoded; raises DataError with one line."""
    try:
        status = os.stat(path)
        if not stat.S_ISREG(status.st_mode):
            raise refused(path, "is not a file")
        if status.st_size > MOST_BYTES:
            raise refused(path, f"is larger than {MOST_BYTES // 1_000_000} MB")
        with open(path, "rb") as file:
            head = file.read(_HEAD)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise refused(path, f"cannot be read: {reason}") from None
    return header_in(head, path, most_pixels)


def header_in(head: bytes, name: Path | str, most_pixels: int = MOST_FACE_PIXELS) -> Header:
    """The header in the first bytes of a picture; raises DataError with one line."""
    form = next((form for form, (is_of, _) in _FORMATS.items() if is_of(head)), "")
    if not form:
        raise refused(name, "is no picture in PNG, JPEG, WebP or BMP")
    try:
        width, height = _FORMATS[form][1](head)
    except (IndexError, ValueError):
        raise refused(name, f"is damaged: a {form.upper()} that does not say how large it is") from None
    _check(name, width, height, most_pixels)
    return Header(form, width, height)


def refused(path: Path | str, reason: str) -> DataError:
    """The one line with which a file is refused."""
    return DataError([Fault(str(path), 1, reason)])


def _check(name: Path | str, width: int, height: int, most_pixels: int) -> None:
    if width < 1 or height < 1:
        raise refused(name, "says that it has no pixels")
    if max(width, height) > MOST_SIDE:
        raise refused(name, f"says it is {width} x {height} pixels; no side may have more than {MOST_SIDE}")
    if width * height > most_pixels:
        most = most_pixels // 1_000_000
        raise refused(name, f"says it is {width} x {height} pixels; more than {most} million are not read")


def _number(content: bytes, at: int, length: int, order: str = "big", *, signed: bool = False) -> int:
    part = content[at : at + length]
    if len(part) < length:
        raise ValueError("cut short")
    return int.from_bytes(part, "little" if order == "little" else "big", signed=signed)


# -- formats ---------------------------------------------------------------------------------------
def _png(head: bytes) -> tuple[int, int]:
    if head[12:16] != b"IHDR":
        raise ValueError("no header")
    return _number(head, 16, 4), _number(head, 20, 4)


def _bmp(head: bytes) -> tuple[int, int]:
    if _number(head, 14, 4, "little") == _OLD_HEAD:
        return _number(head, 18, 2, "little"), _number(head, 20, 2, "little")
    return _number(head, 18, 4, "little", signed=True), abs(_number(head, 22, 4, "little", signed=True))


def _webp(head: bytes) -> tuple[int, int]:
    kind = head[12:16]
    if kind == b"VP8X":
        return _number(head, 24, 3, "little") + 1, _number(head, 27, 3, "little") + 1
    if kind == b"VP8L":
        bits = _number(head, 21, 4, "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 ":
        return _number(head, 26, 2, "little") & 0x3FFF, _number(head, 28, 2, "little") & 0x3FFF
    raise ValueError("no such kind")


def _jpeg(head: bytes) -> tuple[int, int]:
    for marker, at in _segments(head):
        if marker in _FRAMES:
            return _number(head, at + 5, 2), _number(head, at + 3, 2)
    raise ValueError("no frame")


def _segments(head: bytes) -> Iterator[tuple[int, int]]:
    """Each marker of a JPEG, and where its length stands."""
    at = 2
    while at < len(head):
        if head[at] != _MARK:
            raise ValueError("no marker")
        marker = head[at + 1]
        at += 1 if marker == _MARK else 2
        if marker == _MARK or marker in _BARE:
            continue
        yield marker, at
        length = _number(head, at, 2)
        if length < _LEAST_SEGMENT:
            raise ValueError("a segment without length")
        at += length


_FORMATS: dict[str, tuple[Callable[[bytes], bool], Callable[[bytes], tuple[int, int]]]] = {
    "png": (lambda head: head.startswith(b"\x89PNG\r\n\x1a\n"), _png),
    "jpeg": (lambda head: head.startswith(b"\xff\xd8\xff"), _jpeg),
    "webp": (lambda head: head[:4] == b"RIFF" and head[8:12] == b"WEBP", _webp),
    "bmp": (lambda head: head.startswith(b"BM"), _bmp),
}
