"""The dark corner on the counters of the second side: by it the sides are known without colours."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from desktop.printing.lettering import INK
from desktop.views.table import SetupSheetView

translate = QCoreApplication.translate


def second_side(sheet: SetupSheetView) -> str:
    """The side whose counters have it; "" where there is only one."""
    return sheet.sides[-1][0] if len(sheet.sides) > 1 else ""


def corner_words(sheet: SetupSheetView) -> str:
    """What the dark corner means."""
    side = dict(sheet.sides).get(second_side(sheet))
    return translate("Printing", "A dark corner: {0}.").format(side) if side else ""


def draw_corner(painter: QPainter, rect: QRectF, size: float) -> None:
    left, bottom = rect.left(), rect.bottom()
    corner = QPolygonF([QPointF(left, bottom), QPointF(left + size, bottom), QPointF(left, bottom - size)])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    painter.drawPolygon(corner)
