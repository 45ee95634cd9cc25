"""The War room dock: curves of the war, what must still be done, and how each condition stands."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.ui.panels.panel import Panel
from desktop.ui.widgets import colours
from desktop.ui.widgets.curve import Curve, dash_of
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.frames import Column, Section
from desktop.ui.widgets.text import LinkLabel, TextLabel, em
from desktop.views.war_room import CurveView, WarRoomRow, WarRoomSection, WarRoomView

SIGNS = {"done": "✓", "todo": "○", "warning": "!", "far": "–", "": ""}
"""Never colour alone: each state has a sign."""


class DashSample(QWidget):
    """How a limit of a curve is drawn, beside its meaning."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dash = dash_of(number)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(2 * em(), em())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(colours.muted(self.palette()), 1.6, self._dash))
        middle = QRect(0, 0, self.width(), self.height()).center().y()
        painter.drawLine(0, middle, self.width(), middle)


class RowWidget(QWidget):
    """A line: sign, words with their rule, figure; a click finds on the map what it speaks of."""

    rule_requested = Signal(str)
    clicked = Signal()

    def __init__(self, row: WarRoomRow, parent: QWidget | None = None, *, factor: float = 1.0) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(em() // 3)
        if sign := SIGNS.get(row.state, ""):
            mark = TextLabel(sign, self, bold=True, wrap=False, factor=factor)
            mark.setFixedWidth(em())
            line.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        words = LinkLabel(row.text, row.rule, self, factor=factor, bold=row.state in ("todo", "warning"))
        words.rule_requested.connect(self.rule_requested)
        line.addWidget(words, 1)
        if row.value:
            value = TextLabel(row.value, self, factor=factor, bold=True, wrap=False)
            line.addWidget(value, 0, Qt.AlignmentFlag.AlignTop)
        self._finds = bool(row.spaces or row.pieces)
        if self._finds:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setToolTip(self.tr("Show on the map"))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._finds and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        super().mouseReleaseEvent(event)


class WarRoomPanel(Panel):
    """Shows a WarRoomView; sections that did not change are kept."""

    panel_id = "situation"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: list[tuple[CurveView | WarRoomSection, Section]] = []
        self._column = Column(self)
        self.outer.addWidget(self._column)

    def show_war_room(self, view: WarRoomView | None) -> None:
        parts: list[CurveView | WarRoomSection] = [*view.sections[:1], *view.curves, *view.sections[1:]] if view else []
        if [part for part, _ in self._shown] == parts:
            return
        self.hold_focus()
        clear_layout(self._column.column)
        self._shown = [
            (part, self._curve(part) if isinstance(part, CurveView) else self._section(part)) for part in parts
        ]
        for _, box in self._shown:
            self._column.column.addWidget(box)

    def _curve(self, curve: CurveView) -> Section:
        box = Section(self._column.content)
        heading = LinkLabel(curve.title, curve.rule, bold=True)
        heading.rule_requested.connect(self.rule_requested)
        box.column.addWidget(heading)
        box.column.addWidget(Curve(curve))
        for number, (meaning, _) in enumerate(curve.limits):
            line = QHBoxLayout()
            line.addWidget(DashSample(number))
            line.addWidget(TextLabel(meaning), 1)
            box.column.addLayout(line)
        return box

    def _section(self, section: WarRoomSection) -> Section:
        box = Section(self._column.content, side=section.side or None)
        box.column.addWidget(TextLabel(section.title, bold=True))
        for row in section.rows:
            box.column.addWidget(self._row(row))
        return box

    def _row(self, row: WarRoomRow) -> QWidget:
        made = RowWidget(row)
        made.rule_requested.connect(self.rule_requested)
        made.clicked.connect(lambda: self.locate_requested.emit(list(row.spaces), list(row.pieces)))
        return made
