"""The style of tabs that show icons alone."""

from __future__ import annotations

from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QWidget


class NarrowTabs(QProxyStyle):
    """Leaves little room around the icons of tabs."""

    def __init__(self, beside: int) -> None:
        super().__init__()
        self._beside = beside

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric == QStyle.PixelMetric.PM_TabBarTabHSpace:
            return self._beside
        return super().pixelMetric(metric, option, widget)
