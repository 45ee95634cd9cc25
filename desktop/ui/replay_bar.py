"""The bar of a replay: what is happening in words and dice, and how to pause, step and hurry. It floats on the map."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.controller.replaying import ACTION, ReplayStep
from desktop.ui.widgets import colours, pictures
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import GlyphButton
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.table import LogLine

WIDTH, NARROW = 46, 30
"""At most so many ems wide, and with room for the small map beside it if it is at least so many."""
LARGE, SMALL = 1.25, 1.0
SPEED_NAMES = ("½×", "1×", "2×", "4×")


class DiceRow(QWidget):
    """The dice of a line, large enough to be read across the table."""

    def __init__(self, dice: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice = tuple(dice)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(map(str, dice)))

    def sizeHint(self) -> QSize:
        side = 2 * em()
        return QSize(len(self._dice) * (side + 4), side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = 2 * em()
        for number, value in enumerate(self._dice):
            box = QRectF(number * (side + 4) + 1, 1, side - 2, side - 2)
            pictures.die(painter, box, value, pictures.die_ground())


class ReplayBar(QWidget):
    """Shows one step of a replay.

    Signals: paused (or goes on), stepped by so many, sped (faster or slower by so many steps), ended.
    """

    paused = Signal()
    stepped = Signal(int)
    sped = Signal(int)
    ended = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.setObjectName("replay-bar")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._side, self._share, self._beside = "", 0.0, 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(em(), em() // 2 + 4, em(), em() // 2)
        self._column.setSpacing(em() // 3)
        self._words = QWidget(self)
        self._column.addWidget(self._words)
        self._column.addWidget(self._controls())
        self.hide()

    def _controls(self) -> QWidget:
        """In one row, or in two where letters are large."""
        controls = QWidget(self)
        row = FlowLayout(controls, em() // 3)
        self.back = self._button("back", self.tr("One step back (Left)"), "replay-back")
        self.pause = self._button("pause", self.tr("Pause or go on (Space)"), "replay-pause")
        self.forward = self._button("forward", self.tr("One step on (Right)"), "replay-forward")
        self.slower = self._button("minus", self.tr("Slower (Down)"), "replay-slower")
        self.faster = self._button("plus", self.tr("Faster (Up)"), "replay-faster")
        self.speed = TextLabel(wrap=False)
        self.count = TextLabel(tone="muted", wrap=False)
        self.end = QPushButton(self.tr("Back to the game (Esc)"))
        self.end.setObjectName("replay-end")
        self.end.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.pause.clicked.connect(self.paused)
        self.forward.clicked.connect(lambda: self.stepped.emit(1))
        self.slower.clicked.connect(lambda: self.sped.emit(-1))
        self.faster.clicked.connect(lambda: self.sped.emit(1))
        self.end.clicked.connect(self.ended)
        first: tuple[QWidget, ...] = (self.back, self.pause, self.forward, self.slower, self.speed, self.faster)
        for widget in (*first, self.count):
            row.addWidget(widget)
        row.addWidget(self.end)
        return controls

    def _button(self, glyph: str, tip: str, name: str) -> GlyphButton:
        button = GlyphButton(glyph, tip, self, size=1.5)
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button

    # -- showing -----------------------------------------------------------------------------------
    def show_step(self, step: ReplayStep, number: int, of: int) -> None:
        """Tell a step, the `number`th of so many."""
        self._share = number / of
        self._side = next((line.side for line in step.lines if line.side), "")
        words = QWidget(self)
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for line in step.lines:
            column.addLayout(self._line(line))
        if step.more:
            column.addWidget(TextLabel(self.tr("and %n more in the log", "", step.more), tone="muted"))
        self._column.replaceWidget(self._words, words)
        self._words.deleteLater()
        self._words = words
        words.show()
        self.count.setText(self.tr("{0} of {1}").format(number, of))
        self.back.setEnabled(number > 1)
        self.forward.setEnabled(number < of)
        self.setAccessibleName("\n".join(line.text for line in step.lines))
        self.place()

    def _line(self, line: LogLine) -> QHBoxLayout:
        row = QHBoxLayout()
        large = line.level <= ACTION
        label = TextLabel(line.text, factor=LARGE if large else SMALL, bold=line.level < ACTION)
        label.setObjectName("replay-line")
        row.addWidget(label, 1)
        if line.dice:
            row.addWidget(DiceRow(line.dice), 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def show_pace(self, speed: int, playing: bool) -> None:
        self.speed.setText(SPEED_NAMES[speed])
        self.pause.set_glyph("pause" if playing else "play")
        self.slower.setEnabled(speed > 0)
        self.faster.setEnabled(speed < len(SPEED_NAMES) - 1)

    def leave_free(self, beside: int) -> None:
        """So many pixels at the side belong to somebody else."""
        self._beside = beside

    def place(self) -> None:
        """At the foot of the map, as high as the words need."""
        room = self._board.size()
        free = room.width() - 2 * self._beside - em()
        width = min(WIDTH * em(), free if free >= NARROW * em() else room.width() - em())
        self.setFixedWidth(width)
        self._column.activate()
        height = min(self._column.totalHeightForWidth(width), room.height())
        self.setFixedHeight(height)
        self.move((room.width() - width) // 2, room.height() - height - em() // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.palette()
        ink = colours.side_colour(self._side) if self._side else colours.accent(theme)
        painter.setPen(colours.hairline(theme))
        painter.setBrush(theme.color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.fillRect(QRectF(6, 1, self.width() - 12, 4), colours.hairline(theme))
        painter.fillRect(QRectF(6, 1, (self.width() - 12) * self._share, 4), ink)

    # -- keys --------------------------------------------------------------------------------------
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Its keys, and none for the game below: what is played there ends the replay by a click, not by a slip."""
        self.take_key(event)
        event.accept()

    def take_key(self, event: QKeyEvent) -> bool:
        """Whether a key is one of the replay's; it does what it says."""
        match event.key():
            case Qt.Key.Key_Escape:
                self.ended.emit()
            case Qt.Key.Key_Space:
                self.paused.emit()
            case Qt.Key.Key_Left:
                self.stepped.emit(-1)
            case Qt.Key.Key_Right:
                self.stepped.emit(1)
            case Qt.Key.Key_Up | Qt.Key.Key_Plus:
                self.sped.emit(1)
            case Qt.Key.Key_Down | Qt.Key.Key_Minus:
                self.sped.emit(-1)
            case _:
                return False
        return True
