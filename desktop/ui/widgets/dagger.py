"""The dagger: a small mark on what is ours and not the book's, with its reason under the mouse and by key."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.lettered import Lettered
from desktop.ui.widgets.text import TextLabel, font_metrics, scaled_font
from desktop.views.escaping import escape
from desktop.views.ours import DAGGER

LONGEST_MS = 60_000
"""A reason that was asked for by key or click stays until something else is done."""


def tip(reason: str) -> str:
    """The reason as it is read: what the mark means, then why."""
    head = QCoreApplication.translate("Dagger", "Ours, not the book's")
    return f"<p style='white-space:pre-wrap'><b>{DAGGER} {escape(head)}.</b> {escape(reason)}</p>"


def legend() -> str:
    """The one line that explains the mark."""
    words = QCoreApplication.translate("Dagger", "ours, not the book's: point at it, or press Tab, to read why")
    return f"{DAGGER} {words}"


def show_reason(reason: str, at: QPoint, beside: QWidget) -> None:
    """Show a reason at a point of the screen until something else is done."""
    QToolTip.showText(at, tip(reason), beside, beside.rect(), LONGEST_MS)


class Dagger(Lettered):
    """The mark as a widget of its own, reached by Tab, read by mouse, Enter or Space."""

    def __init__(self, reason: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reason = reason
        self.setToolTip(tip(reason))
        self.setAccessibleName(QCoreApplication.translate("Dagger", "Ours, not the book's"))
        self.setAccessibleDescription(reason)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = font_metrics(bold=True)
        return QSize(metrics.horizontalAdvance(DAGGER) + 6, metrics.height())

    def _show(self) -> None:
        show_reason(self.reason, self.mapToGlobal(QPoint(0, self.height())), self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._show()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        QToolTip.hideText()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(scaled_font(bold=True))
        painter.setPen(colours.muted(self.palette()))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, DAGGER)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 1, Qt.PenStyle.DotLine))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class ReasonList(QWidget):
    """The legend, with a dagger for each reason there is: the way to read them by key where figures are painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.daggers: list[Dagger] = []
        self._row = FlowLayout(self, spacing=2)
        self.hide()

    def show_reasons(self, reasons: Iterable[str]) -> None:
        """Show each reason once; nothing at all if there is none."""
        found = list(dict.fromkeys(filter(None, reasons)))
        if found == [each.reason for each in self.daggers]:
            return
        clear_layout(self._row)
        self.daggers = [Dagger(reason, self) for reason in found]
        for mark in self.daggers:
            self._row.addWidget(mark)
        if found:
            self._row.addWidget(TextLabel(legend().removeprefix(f"{DAGGER} "), self, factor=0.9, tone="muted"))
        self.setVisible(bool(found))
