"""The result strip: the last roll with its dice, on one line of the status bar, until the next one falls."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.widgets import colours, pictures
from desktop.ui.widgets.lettered import Lettered
from desktop.ui.widgets.pictures import RollingDie
from desktop.ui.widgets.text import em, scaled_font
from desktop.views.battle import RollView

WIDEST, NARROWEST = 36, 8
"""Widths in line heights."""
MOST_DICE = 8
"""More have no room beside their words; a click shows them all."""


class ResultStrip(Lettered):
    """Shows a RollView; a click asks for the fight and its place."""

    opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.roll: RollView | None = None
        self._at_table = True
        self._waits = QTimer(self, singleShot=True, interval=RollingDie.TUMBLES * RollingDie.STEP_MS)
        self._waits.timeout.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_roll(self, roll: RollView | None) -> None:
        """Show the last roll; nothing where none has fallen or it was taken back."""
        if roll == self.roll:
            return
        self.roll = roll
        self.setVisible(roll is not None and self._at_table)
        words = self._words()
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def wait(self) -> None:
        """Tell it when the dice lie that tumble beside the map."""
        self._waits.start()
        self.update()

    def _words(self) -> str:
        """What it meant; of dice that have no room, how many fell."""
        if self.roll is None:
            return ""
        hidden = len(self.roll.dice) if not self._dice() else 0
        return (
            self.tr("%1: %2 dice").replace("%1", self.roll.text).replace("%2", str(hidden))
            if hidden
            else self.roll.text
        )

    def lie_at_table(self, at_table: bool) -> None:
        """A page that has nothing to do with the game shows nothing of its dice."""
        self._at_table = at_table
        self.setVisible(self.roll is not None and at_table)

    def _dice(self) -> tuple[int, ...]:
        return self.roll.dice if self.roll is not None and len(self.roll.dice) <= MOST_DICE else ()

    def _die(self) -> int:
        return round(em() * 1.1)

    def sizeHint(self) -> QSize:
        dice, words = self._dice(), self._words()
        text = QFontMetrics(scaled_font(bold=True)).horizontalAdvance(words)
        wide = len(dice) * (self._die() + 2) + text + em()
        return QSize(min(wide, WIDEST * em()), round(em() * 1.3))

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST * em(), round(em() * 1.3))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.roll is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.palette()
        painter.setBrush(theme.color(QPalette.ColorRole.Base))
        painter.setPen(colours.accent(theme) if self.hasFocus() or self.underMouse() else colours.hairline(theme))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        side, x = self._die(), 4
        top = (self.height() - side) / 2
        if self._waits.isActive():
            return
        for value in self._dice():
            pictures.die(painter, QRectF(x, top, side, side), value, pictures.die_ground())
            x += side + 2
        font = scaled_font(bold=True)
        painter.setFont(font)
        painter.setPen(theme.color(QPalette.ColorRole.Text))
        room = self.rect().adjusted(x + 4, 0, -4, 0)
        words = QFontMetrics(font).elidedText(self._words(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit()
        else:
            super().keyPressEvent(event)
