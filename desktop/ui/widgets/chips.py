"""Chips: small on/off buttons with a count, used as filters."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.text import scaled_font


class Chip(QAbstractButton):
    """A checkable pill; when on it is filled and bears a tick, so that it never speaks by colour alone."""

    def __init__(self, chip_id: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chip_id = chip_id
        self.colour: QColor | None = None
        self._count: int | None = None
        self.setText(text)
        self.setCheckable(True)
        self.setFont(scaled_font(0.95))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_count(self, count: int | None) -> None:
        if count == self._count:
            return
        self._count = count
        self.updateGeometry()
        self.update()

    def caption(self) -> str:
        """What is written on the chip."""
        return self.text() if self._count is None else f"{self.text()} {self._count}"

    def _tick(self) -> int:
        return self.fontMetrics().height() // 2 + 4

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        pad = metrics.height() // 2
        width = metrics.horizontalAdvance(self.caption()) + 2 * pad + self._tick() + 2
        return QSize(width, metrics.height() + max(6, metrics.height() // 3))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.setFont(scaled_font(0.95))
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        ground = palette.color(QPalette.ColorRole.Base)
        ink = palette.color(QPalette.ColorRole.Text)
        edge = colours.hairline(palette)
        if self.isChecked():
            edge = colours.accent(palette)
            ground = colours.wash(palette, edge, 0.18)
        if self.underMouse():
            ground = colours.mix(ground, ink, 0.08)
        radius = self.height() / 2 - 1
        painter.setBrush(ground)
        painter.setPen(QPen(edge, 1.5 if self.isChecked() else 1))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), radius, radius)
        self._paint_mark(painter, edge)
        painter.setPen(ink if self.isEnabled() else colours.muted(palette))
        pad = self.fontMetrics().height() // 2
        box = self.rect().adjusted(pad + self._tick() - 2, 0, -2, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.caption())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ink, 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(self.rect().toRectF().adjusted(3, 3, -3, -3), radius - 2, radius - 2)

    def _paint_mark(self, painter: QPainter, edge: QColor) -> None:
        size = self._tick() - 4
        left, middle = self.fontMetrics().height() // 2, self.height() / 2
        if self.colour is not None:
            painter.setBrush(self.colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(left, int(middle - size / 2), size, size, 2, 2)
            edge = colours.ink_on(self.colour)
        if self.isChecked():
            painter.setPen(QPen(edge, max(1.5, size / 6)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            points = ((0.15, 0.05), (0.42, 0.32), (0.9, -0.32))
            at = [(left + size * x, middle + size * y) for x, y in points]
            for (x1, y1), (x2, y2) in pairwise(at):
                painter.drawLine(int(x1), int(y1), int(x2), int(y2))


class ChipRow(QWidget):
    """A flowing row of chips. Any number may be on; `changed` carries the ids that are."""

    changed = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, 4)
        self._chips: dict[str, Chip] = {}
        self.exclusive = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_chips(self, entries: tuple[tuple[str, str], ...], on: tuple[str, ...] = ()) -> None:
        """Replace the chips by (id, text) entries; chips kept by id keep their state."""
        kept = {chip_id: chip.isChecked() for chip_id, chip in self._chips.items()}
        if tuple((c.chip_id, c.text()) for c in self._chips.values()) == entries:
            return
        clear_layout(self._flow)
        self._chips = {}
        for chip_id, text in entries:
            chip = Chip(chip_id, text, self)
            chip.setChecked(kept.get(chip_id, chip_id in on))
            chip.clicked.connect(lambda _=False, c=chip: self._on_clicked(c))
            self._chips[chip_id] = chip
            self._flow.addWidget(chip)
            chip.show()
        self.updateGeometry()

    def chip(self, chip_id: str) -> Chip:
        return self._chips[chip_id]

    def ids(self) -> list[str]:
        return list(self._chips)

    def chosen(self) -> list[str]:
        """Ids of the chips that are on."""
        return [chip_id for chip_id, chip in self._chips.items() if chip.isChecked()]

    def _on_clicked(self, chip: Chip) -> None:
        if self.exclusive:
            for other in self._chips.values():
                other.setChecked(other is chip)
        self.changed.emit(self.chosen())
