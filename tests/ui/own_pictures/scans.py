"""Made-up scans for the tests, and how they are laid under a game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop.data.pictures import keeping
from desktop.data.pictures.keeping import MapPicture, OwnPictures
from desktop.ui.own_pictures.cutting import cut_now

PAPER, SEA = "#8a2be2", "#00c8b4"
"""Colours that no drawn map has."""


def scan(path: Path, width: int = 1600, height: int = 1200) -> Path:
    """A picture in two colours, as a printed map might have been scanned."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER))
    painter = QPainter(image)
    painter.fillRect(0, height // 2, width, height // 2, QColor(SEA))
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    assert image.save(str(path), None, 95)
    return path


def face(path: Path, colour: str, width: int = 250, height: int = 350, text: str = "") -> Path:
    """A face of one colour, with a word on it."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    painter = QPainter(image)
    font = QFont()
    font.setPixelSize(height // 6)
    painter.setFont(font)
    painter.drawText(10, height // 4, text)
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    assert image.save(str(path))
    return path


def laid_under(game: str, source: Path, laid: list[list[int]] | None = None, *, map_id: str = "map") -> OwnPictures:
    """The scan cut and kept for a game."""
    original = keeping.adopt(game, source, "scan")
    cut = keeping.free_name(game, "map")
    corners = [[0, 0], [1600, 0], [1600, 1200], [0, 1200]]
    shape = cut_now(keeping.folder_of(game) / original, corners, keeping.folder_of(game) / cut)
    picture = MapPicture(cut=cut, original=original, corners=corners, size=[shape.width, shape.height], laid=laid or [])
    pictures = OwnPictures(game=game).with_map(map_id, picture)
    keeping.keep_pictures(pictures)
    return pictures
