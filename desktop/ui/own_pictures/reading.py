"""Picture files decoded: only what its header lets through, a band at a time where the format can."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

from desktop.data.pictures.headers import MOST_FACE_PIXELS, MOST_MAP_PIXELS, Header, header_in, header_of, refused

BAND_PIXELS = 20_000_000
"""So much of a large picture is held at once, where it can be read in bands."""
USUAL_MB = 256
"""What Qt allows a picture by itself."""
_PIXEL = 4
_MB = 1 << 20
_TURNED = QImageIOHandler.Transformation.TransformationRotate90


def size_of(path: Path, most_pixels: int = MOST_MAP_PIXELS) -> QSize:
    """How large a picture is as it is shown: photographs say which way up. Raises DataError."""
    reader, header = _reader(path, most_pixels)
    size = QSize(header.width, header.height)
    return size.transposed() if _is_on_its_side(reader) else size


def picture_of(path: Path, largest: int = 0, most_pixels: int = MOST_FACE_PIXELS) -> QImage:
    """A picture, with no side longer than `largest` if that is given; raises DataError."""
    reader, header = _reader(path, most_pixels)
    return _read(reader, header, path, largest)


def picture_in(content: bytes, name: str, largest: int = 0, most_pixels: int = MOST_FACE_PIXELS) -> QImage:
    """The same from memory."""
    header = header_in(content, name, most_pixels)
    device = QBuffer()
    device.setData(QByteArray(content))
    device.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(device, QByteArray(header.form.encode()))
    return _read(reader, header, name, largest)


def _reader(path: Path, most_pixels: int) -> tuple[QImageReader, Header]:
    header = header_of(path, most_pixels)
    reader = QImageReader(str(path), QByteArray(header.form.encode()))
    reader.setAutoDetectImageFormat(False)
    if reader.size() != QSize(header.width, header.height):
        raise refused(path, "is damaged: its header cannot be relied on")
    return reader, header


def _is_on_its_side(reader: QImageReader) -> bool:
    return bool(reader.transformation().value & _TURNED.value)


def _read(reader: QImageReader, header: Header, name: Path | str, largest: int) -> QImage:
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    whole = QSize(header.width, header.height)
    if largest and max(header.width, header.height) > largest:
        reader.setScaledSize(whole.scaled(largest, largest, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1)))
    QImageReader.setAllocationLimit(max(USUAL_MB, header.pixels * _PIXEL // _MB + 1))
    try:
        image = reader.read()
    finally:
        QImageReader.setAllocationLimit(USUAL_MB)
    if image.isNull():
        raise refused(name, f"is damaged: {reader.errorString() or 'it cannot be read'}")
    return image


class Bands:
    """A large picture of which as much is in memory as is looked at. Coordinates are those of the whole, upright."""

    def __init__(self, path: Path) -> None:
        reader, self._header = _reader(path, MOST_MAP_PIXELS)
        self._path, self.size = path, size_of(path)
        upright = reader.transformation() == QImageIOHandler.Transformation.TransformationNone
        self._in_bands = upright and reader.supportsOption(QImageIOHandler.ImageOption.ClipRect)
        self._held, self._top = QImage(), 0

    def rows(self, first: int, last: int) -> tuple[QImage, int]:
        """A part of the picture that holds these rows, and where it begins; raises DataError."""
        if self._in_bands:
            first, last = max(0, first), min(self.size.height() - 1, last)
            inside = self._top <= first and last < self._top + self._held.height()
            if self._held.isNull() or not inside:
                self._hold(first, last)
        elif self._held.isNull():
            self._held = picture_of(self._path, 0, MOST_MAP_PIXELS)
        return self._held, self._top

    def _hold(self, first: int, last: int) -> None:
        rows = max(last - first + 1, BAND_PIXELS // self._header.width)
        first = max(0, min(first, self.size.height() - 1))
        self._held = QImage()
        reader, header = _reader(self._path, MOST_MAP_PIXELS)
        reader.setClipRect(QRect(0, first, header.width, min(rows, self.size.height() - first)))
        self._held, self._top = _read(reader, header, self._path, 0), first
