"""What a fight is shown with: counters that fought, dice in a row, cards face up, and the chart it was read from."""

from __future__ import annotations

from collections.abc import Sequence

import shiboken6
from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.widgets import colours, pictures
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.lettered import Lettered
from desktop.ui.widgets.pictures import CounterPicture, RollingDie
from desktop.ui.widgets.text import em, font_metrics, scaled_font
from desktop.views.battle import FighterView
from desktop.views.pieces import CardView
from desktop.views.table import ChartView

CARD_SHAPE = 1.4
AROUND = 2
"""Columns of a chart shown at either side of one that is in use."""


class Fighter(CounterPicture):
    """A unit that fights, as it stands now; crossed out once it is gone. A click asks where it is."""

    clicked = Signal(str)

    def __init__(self, view: FighterView, ems: float = 2.6, parent: QWidget | None = None) -> None:
        super().__init__((view.now or view.before).face, ems, parent)
        self.view = view
        self.gone = view.now is None
        words = view.before.detail or view.before.name
        if self.gone:
            words += "\n" + self.tr("lost in this fight")
        elif view.now is not None and view.now.face.reduced and not view.before.face.reduced:
            words += "\n" + self.tr("reduced in this fight")
        self.setToolTip(words)
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.gone:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = self.rect().toRectF().adjusted(5, 5, -5, -5)
            for colour, width in ((Qt.GlobalColor.white, 6.0), (Qt.GlobalColor.darkRed, 3.0)):
                painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(box.topLeft(), box.bottomRight())
                painter.drawLine(box.topRight(), box.bottomLeft())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit(self.view.before.id)


class Row(QWidget):
    """Small things side by side that break into lines."""

    def __init__(self, things: Sequence[QWidget], spacing: int = 4, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = FlowLayout(self, spacing)
        for thing in things:
            flow.addWidget(thing)


class DiceRow(Row):
    """Dice as they lie; they tumble a moment when they have just fallen."""

    def __init__(self, values: Sequence[int], ems: float = 2.0, parent: QWidget | None = None) -> None:
        self.values = tuple(values)
        self.dice = [RollingDie(ems=ems) for _ in values]
        super().__init__(self.dice, parent=parent)
        for die, value in zip(self.dice, self.values, strict=True):
            die.value = value
        self.setAccessibleName(", ".join(str(value) for value in self.values))

    def roll(self) -> None:
        """Let them tumble."""
        for die, value in zip(self.dice, self.values, strict=True):
            die.roll_to(value)


def roll_before(words: Sequence[QWidget], rows: Sequence[DiceRow]) -> None:
    """Let dice tumble; what they decided is told when the last of them lies, in the room that is kept for it."""
    dice = [die for row in rows for die in row.dice]

    def tell() -> None:
        if not any(die.tumbles for die in dice):
            for each in words:
                if shiboken6.isValid(each) and each.parentWidget() is not None:  # else it was let go meanwhile
                    each.show()

    for each in words:
        policy = each.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        each.setSizePolicy(policy)
        each.hide()
    for die in dice:
        die.settled.connect(tell)
    for row in rows:
        row.roll()
    tell()


class CardPicture(Lettered):
    """A card face up, or the back of one that lies face down."""

    def __init__(self, view: CardView, ems: float = 6.5, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view, self._ems = view, ems
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        told = filter(None, (view.title, view.condition, view.text))
        words = self.tr("A card face down") if view.hidden else "\n".join(told)
        self.setToolTip(words)
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        wide = round(em() * self._ems)
        return QSize(wide, round(wide * CARD_SHAPE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, pictures.card_pixmap(self.view, self.size(), self.devicePixelRatioF()))


class LitChart(Lettered):
    """The part of a chart that a fight was read from: column and row tinted, the cell framed."""

    def __init__(self, chart: ChartView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart = chart
        lit = {column for _, column in chart.lit if column >= 0}
        near = {n for column in lit for n in range(column - AROUND, column + AROUND + 1)}
        self.columns = [n for n in range(len(chart.columns)) if n in near or not lit]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(chart.title)

    def _line(self) -> int:
        return font_metrics(0.9).height() + 2

    def sizeHint(self) -> QSize:
        return QSize(em() * 12, self._line() * (len(self.chart.rows) + 1) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(em() * 8, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, line, theme = QPainter(self), self._line(), self.palette()
        label = max(font_metrics(0.9, bold=True).horizontalAdvance(text) for text in ("00+", *self._labels())) + 8
        wide = (self.width() - label) / max(1, len(self.columns))
        accent, base = colours.accent(theme), theme.color(QPalette.ColorRole.Base)
        lit_rows = {row for row, _ in self.chart.lit}
        lit_columns = {column for _, column in self.chart.lit}
        centre = int(Qt.AlignmentFlag.AlignCenter)
        for place, column in enumerate(self.columns):
            head = QRect(round(label + place * wide), 0, round(wide), line)
            self._cell(painter, head, self.chart.columns[column], bold=column in lit_columns)
        for number, (name, cells) in enumerate(self.chart.rows):
            top = line * (number + 1)
            self._cell(painter, QRect(0, top, label, line), name, bold=number in lit_rows)
            for place, column in enumerate(self.columns):
                box = QRect(round(label + place * wide), top, round(wide), line)
                hit = (number, column) in self.chart.lit
                share = 0.35 if hit else 0.14 if number in lit_rows or column in lit_columns else 0.0
                ground = colours.mix(base, accent, share)
                painter.fillRect(box, ground)
                painter.setFont(scaled_font(0.9, bold=hit))
                painter.setPen(colours.readable(theme.color(QPalette.ColorRole.Text), ground))
                painter.drawText(box, centre, cells[column] if column < len(cells) else "")
                if hit:
                    painter.setPen(QPen(accent, 2))
                    painter.drawRect(box.adjusted(1, 1, -2, -2))

    def _labels(self) -> list[str]:
        return [name for name, _ in self.chart.rows]

    def _cell(self, painter: QPainter, box: QRect, text: str, *, bold: bool) -> None:
        painter.setFont(scaled_font(0.9, bold=bold))
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
