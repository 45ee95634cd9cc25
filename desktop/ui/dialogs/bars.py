"""Bars above the map: a confirmation, the edit mode, an earlier moment, what happened since. Never modal."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.controller.pages import ReplayView
from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.text import TextLabel, WrapButton, em
from desktop.ui.widgets.tick_box import TickBox
from desktop.views.news import news_of
from desktop.views.table import ChoiceView

WARNING = "#b25b00"
EDITING = "#a11d33"
PAST = "#3b5c7a"
NEWS = "#47702f"


class Bar(QWidget):
    """A strip with a coloured edge; hidden, and empty, until it has something to say."""

    row: QHBoxLayout

    def __init__(self, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = QColor(colour)
        self.hide()

    def make_ready(self) -> None:
        """Fill the bar when it is first needed."""
        if self.layout() is None:
            self.row = QHBoxLayout(self)
            self.row.setContentsMargins(em() // 2 + 6, em() // 3, em() // 2, em() // 3)
            self.row.setSpacing(em() // 2)
            self.fill()

    def fill(self) -> None:
        """Put into the row what the bar holds."""
        raise NotImplementedError

    def setVisible(self, visible: bool) -> None:
        if visible:
            self.make_ready()
        super().setVisible(visible)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ground = QApplication.palette().window().color()
        painter.fillRect(self.rect(), colours.mix(ground, self._colour, 0.18))
        painter.fillRect(0, 0, 6, self.height(), self._colour)
        painter.setPen(self._colour)
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


class ConfirmBar(Bar):
    """What would be lost by a choice: go on or stay; each kind can be switched off."""

    answered = Signal(bool)
    silenced = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WARNING, parent)
        self._warning_id = ""

    def fill(self) -> None:
        self._text = TextLabel()
        self._never = TickBox(self.tr("Do not ask this again"))
        self._never.setObjectName("never-again")
        self._stay = QPushButton(self.tr("Not yet"))
        self._stay.setObjectName("not-yet")
        self._go = WrapButton()
        self._go.setObjectName("go-on")
        answers = QWidget()
        beside = FlowLayout(answers, em() // 2)
        beside.addWidget(self._stay)
        beside.addWidget(self._go)
        words = QVBoxLayout()
        for widget in (self._text, answers, self._never):
            words.addWidget(widget)
        self.row.addLayout(words, 1)
        self._stay.clicked.connect(lambda: self._answer(False))
        self._go.clicked.connect(lambda: self._answer(True))

    def show_choice(self, choice: ChoiceView) -> None:
        self.make_ready()
        self._warning_id = choice.warning_id
        self._text.setText("\n".join(choice.warnings))
        self._go.set_label(choice.text)
        self._never.setChecked(False)
        self._never.setVisible(bool(choice.warning_id))
        self.show()
        self._stay.setFocus(Qt.FocusReason.TabFocusReason)

    def forget(self) -> None:
        """Hold no word of what was asked: it may name a card."""
        self.hide()
        if self.layout() is not None:
            self._text.setText("")
            self._go.set_label("")

    def _answer(self, agreed: bool) -> None:
        if agreed and self._never.isChecked():
            self.silenced.emit(self._warning_id)
        self.hide()
        self.answered.emit(agreed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape stays; the arrows go from button to button, Enter presses the one that has the focus.

        An Enter that is held down since before the question is no answer to it.
        """
        if event.isAutoRepeat():
            return
        focused = self._stay if self._stay.hasFocus() else self._go if self._go.hasFocus() else None
        if event.key() == Qt.Key.Key_Escape:
            self._answer(False)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focused is not None:
            focused.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            (self._go if focused is self._stay else self._stay).setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)


class ConcedeBar(Bar):
    """Whether the player at the screen means to give the game up."""

    conceded = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WARNING, parent)

    def fill(self) -> None:
        self._text = TextLabel()
        self._stay = QPushButton(self.tr("Play on"))
        self._stay.setObjectName("play-on")
        self._go = QPushButton(self.tr("Concede"))
        self._go.setObjectName("concede")
        self.row.addWidget(self._text, 1)
        for widget in (self._stay, self._go):
            self.row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self._stay.clicked.connect(self._close)
        self._go.clicked.connect(self._concede)

    def ask(self, name: str) -> None:
        """Ask the side at the screen, by its name; nobody gives up for another."""
        self.make_ready()
        words = self.tr("Concede for {0}? The game ends at once; taking that back needs all players.")
        self._text.setText(words.format(name))
        self.show()
        self._stay.setFocus(Qt.FocusReason.TabFocusReason)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def _concede(self) -> None:
        self.hide()
        self.conceded.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)


class EditBar(Bar):
    """Marks the edit mode and takes changes in words."""

    changed = Signal(str)
    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(EDITING, parent)
        self._help = ""
        self._for_card = False

    def fill(self) -> None:
        self._text = TextLabel(bold=True)
        self._line = QLineEdit()
        self._line.setObjectName("edit-line")
        self._line.returnPressed.connect(self._on_return)
        self._done = QPushButton()
        self._done.setObjectName("end-editing")
        self._done.clicked.connect(self.ended)
        self.row.addWidget(self._text, 3)
        self.row.addWidget(self._line, 2)
        self.row.addWidget(self._done)
        self.set_help(self._help)
        self.set_for_card(self._for_card)

    def set_for_card(self, on: bool) -> None:
        """Whether the players do what a card says, or change the position outside the rules."""
        self._for_card = on
        if self.layout() is not None:
            outside = self.tr("EDITING: drag pieces anywhere; no rule is checked. Every change is logged and marked.")
            card = self.tr("BY HAND: do what the card says. Drag pieces anywhere; every step is logged.")
            self._text.setText(card if on else outside)
            self._done.setText(self.tr("The event is done") if on else self.tr("End editing"))

    def set_help(self, text: str) -> None:
        """The changes the game understands."""
        self._help = text
        if self.layout() is not None:
            self._line.setToolTip(text)
            self._line.setPlaceholderText(text or self.tr("or type a change and press Enter"))

    def add_word(self, name: str) -> None:
        """A piece or space that was clicked while a change is being typed: its name need not be known."""
        if self.isVisible() and (words := self._line.text().strip()):
            self._line.setText(f"{words} {name} ")
            self._line.setFocus()

    def clear(self) -> None:
        """The change was made; one that was refused stays, to be mended."""
        self.make_ready()
        self._line.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the line is no answer to what is asked besides."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _on_return(self) -> None:
        self.changed.emit(self._line.text())


class PastBar(Bar):
    """Says that an earlier moment is shown."""

    ended = Signal()
    take_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(PAST, parent)

    def fill(self) -> None:
        self._text = TextLabel(bold=True)
        back = QPushButton(self.tr("Go back to here for good"))
        back.setObjectName("take-back")
        present = QPushButton(self.tr("Return to the present (End)"))
        present.setObjectName("present")
        back.clicked.connect(self.take_back)
        present.clicked.connect(self.ended)
        self.row.addWidget(self._text, 1)
        self.row.addWidget(back)
        self.row.addWidget(present)

    def show_moment(self, position: int, length: int) -> None:
        if position < length:
            self.make_ready()
            words = self.tr("You are looking at an earlier moment: step {0} of {1}.")
            self._text.setText(words.format(position, length))
        self.setVisible(position < length)


class NewsBar(Bar):
    """What happened since your last turn, after sitting down."""

    replay_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(NEWS, parent)

    def fill(self) -> None:
        self._text = TextLabel()
        self._watch = QPushButton(self.tr("Watch what happened"))
        self._watch.setObjectName("watch")
        close = QPushButton(self.tr("Close"))
        close.setObjectName("close-news")
        self._watch.clicked.connect(self.replay_requested)
        close.clicked.connect(self.hide)
        self.row.addWidget(self._text, 1)
        self.row.addWidget(self._watch)
        self.row.addWidget(close)

    def show_news(self, view: ReplayView) -> None:
        """What matters most of it; the log has all."""
        self.make_ready()
        told, more = news_of(view.lines)
        self._watch.setVisible(bool(told))
        words = " · ".join(line.sums or line.text for line in told) + (f" (+{more})" if more else "")
        self._text.setText(self.tr("Since your last turn: ") + words)
        self.setVisible(bool(told))
