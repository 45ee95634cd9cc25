"""The whole-window page between two players, and what it has in common with others."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.controller.pages import HandOverView
from desktop.ui.widgets import colours
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.table import LogLine

MOST_LINES = 200
KEY = "Ctrl+Enter"


class Sheet(QWidget):
    """A calm page: a band in the colour of a side above, one column of text in the middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._band = QColor()
        self.setAutoFillBackground(True)
        self.column = QVBoxLayout()
        self.column.setSpacing(em() // 2)
        frame = QHBoxLayout(self)
        frame.setContentsMargins(em(), 3 * em(), em(), 2 * em())
        frame.addStretch(1)
        middle = QWidget()
        middle.setMaximumWidth(44 * em())
        middle.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        middle.setLayout(self.column)
        frame.addWidget(middle, 8)
        frame.addStretch(1)

    def set_band(self, side: str) -> None:
        self._band = colours.side_colour(side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Window))
        if self._band.isValid():
            painter.fillRect(0, 0, self.width(), 2 * em(), self._band)


class Lines(QScrollArea):
    """A read-only list of log lines that both players may read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_lines(self, lines: tuple[LogLine, ...]) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setSpacing(2)
        for line in lines[-MOST_LINES:]:
            label = TextLabel(line.text, bold=line.level <= 1, tone="muted" if line.level > 2 else "")
            label.setContentsMargins(max(0, line.level - 1) * em(), 0, 0, 0)
            column.addWidget(label)
        column.addStretch(1)
        self.setWidget(inside)


class HandOverPage(Sheet):
    """Between two players: nothing of the next one is shown before the button is pressed."""

    sit_down = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._secret = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _fill(self) -> None:
        """Put on the page what it holds, when it is first needed."""
        self._title = TextLabel(factor=2.0, bold=True)
        self._asked = TextLabel(factor=1.4)
        self._asked.setObjectName("hand-over-asked")
        self._why = TextLabel(tone="muted")
        self._heading = TextLabel(self.tr("What happened since your last turn"), bold=True)
        self._lines = Lines()
        self._button = QPushButton()
        self._button.setObjectName("sit-down")
        self._button.setAutoDefault(False)
        self._button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # no key that is pressed once too often may press it
        self._button.setMinimumHeight(3 * em())
        self._button.clicked.connect(self.sit_down)
        for words in (self._title, self._asked, self._why, self._heading):
            self.column.addWidget(words)
        self.column.addWidget(self._lines, 1)
        self.column.addWidget(self._button)
        widgets: tuple[QWidget, ...] = (self._title, self._asked, self._why, self._heading, self._lines, self._button)
        for widget in widgets:
            widget.show()  # the page may be in sight already

    def show_view(self, view: HandOverView) -> None:
        if self.column.isEmpty():
            self._fill()
        self.set_band(view.seat)
        self._secret = view.secret
        title = self.tr("{0}, take your seat again") if view.together else self.tr("{0}, take your seat")
        self._title.setText(title.format(view.name))
        self._asked.setText(view.asked)
        self._asked.setHidden(not view.asked)
        if view.secret:
            why = self.tr("Some things on the table are secret. Let only {0} look at the screen now.").format(view.name)
            why += " " + self.tr("Press the button, or {0}.").format(KEY)
        else:
            why = self.tr("Nothing is secret now; this page is shown because the preferences ask for it.")
        self._why.setText(why)
        self._button.setText(self.tr("I am {0}: show the table").format(view.name))
        self._button.setToolTip(KEY if view.secret else self.tr("Enter"))
        self._heading.setVisible(bool(view.since))
        self._lines.show_lines(view.since)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on; where something is hidden only with Ctrl, which nobody presses once too often."""
        meant = not self._secret or bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and meant and not event.isAutoRepeat():
            self.sit_down.emit()
        else:
            super().keyPressEvent(event)

    def clear(self) -> None:
        if not self.column.isEmpty():
            self._lines.show_lines(())
