"""Paper: its size, its margins, and millimetres in points."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize

from desktop.printing.order import Order

MM = 72 / 25.4
"""Points in a millimetre."""
_SIZES = {
    "a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter, "a3": QPageSize.PageSizeId.A3,
    "a2": QPageSize.PageSizeId.A2, "tabloid": QPageSize.PageSizeId.Tabloid,
}  # fmt: skip


def usual_paper() -> str:
    """What the country prints on."""
    american = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if american else "a4"


def page_layout(order: Order) -> QPageLayout:
    """The page of an order: upright, the same margin on all sides so that both sides of a leaf agree."""
    size = QPageSize(_SIZES[order.paper or usual_paper()])
    margins = QMarginsF(order.margin, order.margin, order.margin, order.margin)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)
