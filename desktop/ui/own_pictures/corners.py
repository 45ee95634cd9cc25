"""The four corners of a map on a scan or photograph: dragged on it, with a magnifier beside the one that is held."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop.ui.own_pictures.viewing import GRIP, HALO, INK, PictureView
from desktop.ui.widgets.text import em

PREVIEW = 2600
"""The longer side of the picture as it is shown here, at most."""
LENS, NEARER = 6.5, 3.0
"""Half the width of the magnifier in line heights; and how much larger it shows, against the pixels of the preview."""


class CornersView(PictureView):
    """Coordinates are those of the original, of which a smaller copy is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preview = QImage()
        self._shrunk = 1.0

    def show_picture(self, preview: QImage, size: QSize, corners: list[list[int]] | None = None) -> None:
        """Another original, by its preview and its own size; the corners are those of the picture by default."""
        self._preview = preview
        self._shrunk = preview.width() / max(1, size.width())
        self.names = (self.tr("upper left"), self.tr("upper right"), self.tr("lower right"), self.tr("lower left"))
        wide, high = size.width(), size.height()
        self.handles = [QPointF(*spot) for spot in corners or [[0, 0], [wide, 0], [wide, high], [0, high]]]
        self.chosen = 0
        self.set_size(QSizeF(size))

    def corners(self) -> list[list[int]]:
        return [[round(spot.x()), round(spot.y())] for spot in self.handles]

    def paint_picture(self, painter: QPainter, seen: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(1 / self._shrunk, 1 / self._shrunk)
        painter.drawImage(QPointF(0, 0), self._preview)

    def paint_over(self, painter: QPainter) -> None:
        outline = QPolygonF([self.to_widget(spot) for spot in self.handles])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((HALO, 4.0), (INK, 1.8)):
            painter.setPen(QPen(colour, width))
            painter.drawPolygon(outline)

    def paint_last(self, painter: QPainter) -> None:
        if self.handles and (self._held is not None or self.hasFocus()):
            self._paint_lens(painter)

    def _paint_lens(self, painter: QPainter) -> None:
        """What lies around the chosen corner, larger, in the part of the view that is farthest from it."""
        handle, half = self.handles[self.chosen], LENS * em()
        at = self.to_widget(handle)
        left = half + GRIP if at.x() > self.width() / 2 else self.width() - half - GRIP
        top = half + GRIP if at.y() > self.height() / 2 else self.height() - half - GRIP
        middle = QPointF(left, top)
        shape = QPainterPath()
        shape.addEllipse(middle, half, half)
        painter.save()
        painter.setClipPath(shape)
        painter.fillPath(shape, self.palette().base())
        painter.translate(middle)
        painter.scale(NEARER, NEARER)
        painter.translate(-handle * self._shrunk)
        painter.drawImage(QPointF(0, 0), self._preview)
        painter.restore()
        for colour, width in ((HALO, 4.0), (INK, 1.6)):
            painter.setPen(QPen(colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, half, half)
            painter.drawLine(middle - QPointF(half, 0), middle - QPointF(4, 0))
            painter.drawLine(middle + QPointF(4, 0), middle + QPointF(half, 0))
            painter.drawLine(middle - QPointF(0, half), middle - QPointF(0, 4))
            painter.drawLine(middle + QPointF(0, 4), middle + QPointF(0, half))
