"""Draws a row of the list of kept games, and lets a game be named in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.ui.kept.layout import EMPTY, FOLD, GO, MENU, PILL, Look, Words, look_of
from desktop.ui.kept.model import ROW_ROLE, Index, Row
from desktop.ui.kept.pictures import KeptPictures
from desktop.ui.widgets import colours
from desktop.ui.widgets.glyphs import paint_glyph
from desktop.ui.widgets.text import em, scaled_font

if TYPE_CHECKING:
    from desktop.ui.kept.kept_list import KeptList

LONGEST_NAME = 80
BAD, EDITED = "#a11d33", "#b25b00"


class KeptDelegate(QStyledItemDelegate):
    """Attributes: hot (the row and part under the mouse), pressed (whether the mouse is down on it)."""

    def __init__(self, view: KeptList, pictures: KeptPictures) -> None:
        super().__init__(view)
        self._view, self._pictures = view, pictures
        self._looks: dict[int, Look] = {}
        self._measure: tuple[int, int, str] = (0, 0, "")
        self.hot: tuple[int, str] = (-1, "")
        self.pressed = False

    def look(self, index: Index) -> Look:
        """How a row is laid out at the width of the view."""
        measure = (self._view.row_width(), em(), QApplication.font().family())
        if measure != self._measure:
            self._measure = measure
            self._looks.clear()
        if index.row() not in self._looks:
            heading = index.data(Qt.ItemDataRole.DisplayRole)
            row = index.data(ROW_ROLE)
            self._looks[index.row()] = look_of(row, heading, self._view.width_of(row))
        return self._looks[index.row()]

    def forget(self) -> None:
        """The rows are others now."""
        self._looks.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ROW_ROLE)
        wide = self._view.width_of(row) if row.kept is None else self._view.column_width()
        return QSize(wide, self.look(index).height + em() // 3)

    # -- painting ----------------------------------------------------------------------------------
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, look = index.data(ROW_ROLE), self.look(index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(option.rect.topLeft())
        ground = self._paint_ground(painter, row, QRect(0, 0, self._view.width_of(row), look.height), index)
        if row.kept is None:
            self._paint_fold(painter, row, look)
        else:
            self._paint_picture(painter, row, look.picture)
        for words in look.words:
            self._paint_words(painter, words, ground)
        for style, text, box in look.pills:
            self._paint_pill(painter, style, text, box, ground)
        for part, text, box in look.buttons:
            if part != FOLD:
                self._paint_button(painter, row, part, text, box, index.row())
        painter.restore()

    def _paint_ground(self, painter: QPainter, row: Row, box: QRect, index: Index) -> QColor:
        """A card; the current one has a strong edge. Returns its colour."""
        theme = self._view.palette()
        current = index == self._view.currentIndex()
        ground = theme.color(QPalette.ColorRole.Window if row.kept is None else QPalette.ColorRole.Base)
        focused = current and self._view.hasFocus()
        if row.first or (current and row.kept is not None):
            ground = colours.wash(theme, theme.color(QPalette.ColorRole.Highlight), 0.12 if row.first else 0.07)
        edge = colours.accent(theme) if focused or row.first else colours.hairline(theme)
        painter.setBrush(ground)
        painter.setPen(QPen(edge, 2 if focused else 1))
        if row.kept is None and not focused:
            painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), 5, 5)
        return ground

    def _paint_fold(self, painter: QPainter, row: Row, look: Look) -> None:
        title = look.words[0].box
        box = QRectF(em() // 2, title.top(), em() * 1.1, min(title.height(), 2 * em()))
        ink = self._view.palette().color(QPalette.ColorRole.WindowText)
        paint_glyph(painter, box, "down" if row.open else "forward", ink)

    def _paint_picture(self, painter: QPainter, row: Row, box: QRect) -> None:
        assert row.kept is not None
        theme = self._view.palette()
        glyph = "warning" if row.words.fault else "map"
        picture = None
        if not row.words.fault:
            ratio = self._view.devicePixelRatioF()
            picture = self._pictures.picture((row.kept.path, row.kept.changed), box.size(), ratio)
        if picture is not None and not picture.isNull():
            size = picture.deviceIndependentSize()
            painter.drawPixmap(
                round(box.center().x() + 1 - size.width() / 2), round(box.center().y() + 1 - size.height() / 2), picture
            )
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.mix(theme.color(QPalette.ColorRole.Window), theme.color(QPalette.ColorRole.Mid), 0.25))
        painter.drawRoundedRect(box, 4, 4)
        side = em() * 1.6
        middle = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
        paint_glyph(painter, middle, glyph, colours.muted(theme))

    def _paint_words(self, painter: QPainter, words: Words, ground: QColor) -> None:
        ink = self._view.palette().color(QPalette.ColorRole.Text)
        if words.bad:
            ink = colours.readable(QColor(BAD), ground)
        elif words.muted:
            ink = colours.readable(colours.mix(ink, ground, 0.3), ground)
        painter.setPen(ink)
        painter.setFont(scaled_font(words.size, bold=words.bold))
        painter.drawText(words.box, words.flags, words.text)

    def _paint_pill(self, painter: QPainter, style: str, text: str, box: QRect, ground: QColor) -> None:
        theme = self._view.palette()
        strong = {"edited": QColor(EDITED), "here": colours.accent(theme)}
        colour = colours.readable(strong.get(style, theme.color(QPalette.ColorRole.Text)), ground)
        painter.setPen(QPen(colour, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), box.height() / 2, box.height() / 2)
        painter.setFont(scaled_font(PILL, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_button(self, painter: QPainter, row: Row, part: str, text: str, box: QRect, number: int) -> None:
        theme = self._view.palette()
        strong = part == GO and row.first
        base = theme.color(QPalette.ColorRole.Highlight if strong else QPalette.ColorRole.Button)
        ink = colours.ink_on(base) if strong else theme.color(QPalette.ColorRole.ButtonText)
        if self.hot == (number, part):
            base = colours.mix(base, ink, 0.25 if self.pressed else 0.12)
        painter.setBrush(base)
        painter.setPen(colours.hairline(theme))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setPen(ink)
        painter.setFont(scaled_font(1.15, bold=True) if strong else scaled_font())
        if part in (GO, EMPTY):
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        elif part == MENU:
            self._paint_dots(painter, box, ink)

    def _paint_dots(self, painter: QPainter, box: QRect, ink: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        middle, dot = QRectF(box).center(), max(1.4, em() / 11)
        for step in (-1, 0, 1):
            painter.drawEllipse(QRectF(middle.x() + step * em() * 0.34 - dot, middle.y() - dot, 2 * dot, 2 * dot))

    # -- naming ------------------------------------------------------------------------------------
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = QLineEdit(parent)
        field.setObjectName("rename")
        field.setMaxLength(LONGEST_NAME)
        field.setPlaceholderText(self.tr("A name for this game"))
        return field

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        row, look = index.data(ROW_ROLE), self.look(index)
        title = next(words.box for words in look.words if words.text == row.words.title)
        high = editor.sizeHint().height()
        editor.setGeometry(QRect(title.left(), title.top() - 2, title.width(), high).translated(option.rect.topLeft()))

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(index.data(Qt.ItemDataRole.EditRole))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit):
            model.setData(index, editor.text(), Qt.ItemDataRole.EditRole)
