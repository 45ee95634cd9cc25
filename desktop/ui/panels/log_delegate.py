"""Draws a line of the log: side mark, text that wraps, dice, rule number."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QPixmap, QPolygonF
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from desktop.ui.panels.log_model import LINE_ROLE, OPEN_ROLE, PART_ROLE
from desktop.ui.widgets import colours, pictures
from desktop.ui.widgets.text import WRAP, em, scaled_font
from desktop.views.searching import as_typed
from desktop.views.table import LogLine

Index = QModelIndex | QPersistentModelIndex
MOST_ROWS, MOST_HEIGHTS = 64, 1024
"""Of so many rows the picture is kept, and the height."""


class Row(Struct, frozen=True, kw_only=True):
    """All that a row shows. `past` rows lie after the moment that is looked at; in a `found` one is what is sought."""

    line: LogLine
    part: bool
    opened: bool
    selected: bool
    past: bool
    found: bool


class LogDelegate(QStyledItemDelegate):
    """Rows as high as their text needs at the view's width. `needle` is the text being sought."""

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view
        self.needle = ""
        self.present = -1
        """Log length on show; lines after it are pale. Negative: the end."""
        self.refresh()

    def refresh(self) -> None:
        """Take the measures of the application font anew."""
        self._unit = em()
        self._fonts = (scaled_font(1.1, bold=True), scaled_font(bold=True), scaled_font(), scaled_font(0.95))
        self._metrics = tuple(QFontMetrics(font) for font in self._fonts)
        self._rule_metrics = QFontMetrics(scaled_font(0.9))
        self._picture = lru_cache(maxsize=MOST_ROWS)(self._drawn)
        self._height = lru_cache(maxsize=MOST_HEIGHTS)(self._measured)

    # -- measure ---------------------------------------------------------------------------------------------------
    def _indent(self, line: LogLine, part: bool) -> int:
        return self._unit * (1 + (line.level >= 3 or part) + bool(line.run)) + self._unit // 2

    def _text_box(self, line: LogLine, box: QRect, part: bool) -> QRect:
        return box.adjusted(self._indent(line, part), 2, -self._rule_width(line) - 4, -2)

    def _rule_width(self, line: LogLine) -> int:
        return self._rule_metrics.horizontalAdvance(line.rule) + 8 if line.rule else 0

    def _words(self, line: LogLine) -> str:
        return f"{line.text} {self.tr('(edited)')}" if line.edited else line.text

    def _die_side(self) -> int:
        return round(self._unit * 1.25)

    def _dice_left(self, line: LogLine, room: QRect) -> int:
        """How far into the row the dice follow the text; negative if they need a line of their own."""
        after = self._metrics[min(3, line.level)].horizontalAdvance(self._words(line)) + self._unit // 2
        return after if after + len(line.dice) * (self._die_side() + 4) <= room.width() else -1

    def rule_rect(self, line: LogLine, box: QRect) -> QRect:
        """Where the rule number stands in a row, to be clicked."""
        width = self._rule_width(line)
        return QRect(box.right() - width, box.top(), width, self._unit + 6)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line: LogLine = index.data(LINE_ROLE)
        width = max(self._unit * 4, self._view.viewport().width())
        return QSize(width, self._height(_shown(line), width, bool(index.data(PART_ROLE))))

    def _measured(self, line: LogLine, width: int, part: bool) -> int:
        room = self._text_box(line, QRect(0, 0, width, 100000), part)
        height = self._metrics[min(3, line.level)].boundingRect(room, WRAP, self._words(line)).height() + 4
        if line.dice and self._dice_left(line, room) < 0:
            height += self._die_side() + 2
        elif line.dice:
            height = max(height, self._die_side() + 4)
        if line.level == 0:
            height += self._unit // 3
        return max(height, self._unit + 4)

    # -- paint -----------------------------------------------------------------------------------------------------
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """As a picture, if pixels are whole: with each new line all rows are painted, and most were there before."""
        line: LogLine = index.data(LINE_ROLE)
        row = Row(
            line=_shown(line),
            part=bool(index.data(PART_ROLE)),
            opened=bool(index.data(OPEN_ROLE)),
            selected=self._view.selectionModel().isSelected(index),
            past=0 <= self.present < line.position,
            found=bool(self.needle) and as_typed(self.needle) in as_typed(line.text),
        )
        box, ratio = option.rect, self._view.devicePixelRatioF()
        if ratio.is_integer():
            look = option.palette.cacheKey(), colours.in_use().name, colours.in_use().theme
            painter.drawPixmap(box.topLeft(), self._picture(row, box.width(), box.height(), ratio, look))
        else:
            self._paint_row(painter, box, option.palette, row)

    def _drawn(self, row: Row, width: int, height: int, ratio: float, look: tuple[object, ...]) -> QPixmap:
        pixmap = QPixmap(QSize(width, height) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        self._paint_row(painter, QRect(0, 0, width, height), self._view.palette(), row)
        painter.end()
        return pixmap

    def _paint_row(self, painter: QPainter, box: QRect, theme: QPalette, row: Row) -> None:
        line = row.line
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self._paint_ground(painter, box, theme, row)
        self._paint_side(painter, box, line)
        text_box = self._text_box(line, box, row.part)
        painter.setFont(self._fonts[min(3, line.level)])
        painter.setPen(ink)
        painter.drawText(text_box, WRAP, self._words(line))
        if line.run:
            self._paint_fold(painter, text_box, row.opened)
        if row.found:
            self._paint_find(painter, text_box)
        self._paint_dice(painter, text_box, line)
        if line.rule:
            font = scaled_font(0.9)
            font.setUnderline(True)
            painter.setFont(font)
            painter.setPen(ink if row.selected else colours.link(theme))
            painter.drawText(self.rule_rect(line, box), Qt.AlignmentFlag.AlignCenter, line.rule)
        painter.restore()

    def _paint_ground(self, painter: QPainter, box: QRect, theme: QPalette, row: Row) -> QColor:
        line = row.line
        ground = theme.color(QPalette.ColorRole.Base)
        ink = theme.color(QPalette.ColorRole.Text)
        if line.level == 0:
            ground = colours.mix(ground, ink, 0.12)
        elif line.level == 1:
            ground = colours.mix(ground, ink, 0.05)
        if row.selected:
            ground = theme.color(QPalette.ColorRole.Highlight)
            ink = colours.ink_on(ground)
        elif row.past or line.level >= 3:
            ink = colours.readable(colours.mix(ink, ground, 0.35), ground)
        painter.fillRect(box, ground)
        return ink

    def _paint_side(self, painter: QPainter, box: QRect, line: LogLine) -> None:
        if not line.side:
            return
        colour = colours.side_colour(line.side)
        mark = QRectF(box.left() + 2, box.top() + 1, self._unit * 0.95, box.height() - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(mark, 2, 2)
        painter.setPen(colours.ink_on(colour))
        painter.setFont(scaled_font(0.75, bold=True))
        head = QRectF(mark.left(), mark.top(), mark.width(), min(mark.height(), self._unit + 2))
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, line.side[:1].upper())

    def _paint_fold(self, painter: QPainter, text_box: QRect, opened: bool) -> None:
        """A small triangle before the text: it points to what is folded away, or down to what it sums up."""
        x, y, unit = text_box.left() - self._unit * 0.6, text_box.top() + self._unit * 0.55, self._unit * 0.28
        flat = [(-1.0, -0.6), (1.0, -0.6), (0.0, 0.8)] if opened else [(-0.6, -1.0), (-0.6, 1.0), (0.8, 0.0)]
        painter.save()
        painter.setBrush(painter.pen().color())
        painter.drawPolygon(QPolygonF([QPointF(x + dx * unit, y + dy * unit) for dx, dy in flat]))
        painter.restore()

    def _paint_dice(self, painter: QPainter, text_box: QRect, line: LogLine) -> None:
        if not line.dice:
            return
        side = self._die_side()
        inline = self._dice_left(line, text_box)
        top = text_box.bottom() - side if inline < 0 else text_box.top() - 1
        for number, value in enumerate(line.dice):
            rect = QRectF(text_box.left() + max(0, inline) + number * (side + 4), top, side, side)
            pictures.die(painter, rect, value, pictures.die_ground())

    def _paint_find(self, painter: QPainter, text_box: QRect) -> None:
        painter.setPen(colours.accent(self._view.palette()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(text_box.adjusted(-3, -1, 2, 1), 3, 3)


def _shown(line: LogLine) -> LogLine:
    """What is seen of a line: lines that look alike share their picture."""
    return replace(line, position=0, spaces=(), pieces=())
