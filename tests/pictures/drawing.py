"""Made-up pictures for the tests: scans, faces, and files that lie about themselves. Made without Qt."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from pathlib import Path

from desktop.data.errors import DataError

RED = (200, 30, 40)


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(width: int, height: int, colour: tuple[int, int, int] = RED, *, said: tuple[int, int] = (0, 0)) -> bytes:
    """A PNG of one colour; `said` is what its header claims instead of its size."""
    across, down = said if any(said) else (width, height)
    rows = (b"\0" + bytes(colour) * width) * height
    head = struct.pack(">IIBBBBB", across, down, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def put_png(path: Path, width: int = 40, height: int = 56, colour: tuple[int, int, int] = RED) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(png(width, height, colour))
    return path


def jpeg_head(width: int, height: int) -> bytes:
    """As much of a JPEG as says how large it is."""
    return (
        b"\xff\xd8\xff\xe0"
        + struct.pack(">H", 16)
        + b"JFIF\0"
        + bytes(9)
        + b"\xff\xc0"
        + struct.pack(">HBHHB", 17, 8, height, width, 3)
    )


def webp_head(width: int, height: int) -> bytes:
    body = b"WEBPVP8X" + struct.pack("<I", 10) + bytes(4)
    return (
        b"RIFF" + struct.pack("<I", 30) + body + (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    )


def bmp_head(width: int, height: int) -> bytes:
    return b"BM" + bytes(12) + struct.pack("<Iii", 40, width, -height) + bytes(28)


def refusal_of(reading: Callable[[], bool], *, lines: int = 1) -> bool:
    """Whether something is read and sound, or is refused in so few lines."""
    try:
        return reading()
    except DataError as error:
        return 0 < len(str(error).splitlines()) <= lines
