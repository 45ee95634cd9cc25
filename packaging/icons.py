"""Draws the icon in the sizes and forms that platforms ask for, from `resources/icon.svg`: python packaging/icons.py

Writes to build/icons: PNG of each size, sandtable.ico (Windows) and sandtable.icns (macOS).
"""

from __future__ import annotations

import os
import struct
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""Names of pictures in Apple's container."""


def main() -> None:
    app = QGuiApplication.instance() or QGuiApplication([])
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures = {size: drawn(ROOT / "resources" / "icon.svg", size) for size in SIZES}
    for size, picture in pictures.items():
        (FOLDER / f"{size}.png").write_bytes(picture)
    (FOLDER / "sandtable.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (FOLDER / "sandtable.icns").write_bytes(icns({name: pictures[size] for name, size in ICNS.items()}))
    print(f"{len(pictures)} sizes, ico and icns in {FOLDER.relative_to(ROOT)}")
    del app


def drawn(path: Path, size: int) -> bytes:
    """A picture of that many pixels to each side, as PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Microsoft's container: a directory, then the pictures; a size of 256 is written as 0."""
    offset = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, data in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Apple's container: each picture with its name and length."""
    body = b"".join(name + struct.pack(">I", len(data) + 8) + data for name, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


if __name__ == "__main__":
    main()
