"""Agreeing to take something back: a card over the map, or a page of its own where the table hides something."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.controller.pages import ConsentView
from desktop.ui.dialogs.pages import Lines, Sheet
from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.text import TextLabel, em
from desktop.ui.widgets.tick_box import TickBox

WIDTH, HEIGHT = 34, 26
"""Most of a card, in lines of text."""
LEAST_LINES = 4
"""Of what would be lost, in lines of text."""


class ConsentForm(QWidget):
    """Both players look at what would be lost, and both must agree."""

    answered = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em() // 2)
        self._title = TextLabel(factor=1.6, bold=True)
        self._why = TextLabel()
        self._lines = Lines()
        self._checks: list[TickBox] = []
        self._lines.setMinimumHeight(LEAST_LINES * em())
        agreeing = QWidget()
        self._row = FlowLayout(agreeing, em())
        self._agree = QPushButton(self.tr("Take it back"))
        self._agree.setObjectName("agree")
        self._stay = QPushButton(self.tr("Leave it as it is"))
        self._stay.setObjectName("stay")
        self._agree.clicked.connect(lambda: self.answered.emit(True))
        self._stay.clicked.connect(lambda: self.answered.emit(False))
        column.addWidget(self._title)
        column.addWidget(self._why)
        column.addWidget(self._lines, 1)
        column.addWidget(agreeing)
        buttons = QHBoxLayout()
        buttons.addWidget(self._stay)
        buttons.addStretch(1)
        buttons.addWidget(self._agree)
        column.addLayout(buttons)

    def show_view(self, view: ConsentView) -> None:
        titles = {
            "undo": self.tr("Take the last step back?"),
            "go_back": self.tr("Go back to here?"),
            "play": self.tr("Play on from this earlier moment?"),
            "redo": self.tr("Play again what was taken back?"),
            "edit": self.tr("Change the position by hand?"),
            "handover": self._handover(view)[0],
        }
        agreeing = {
            "redo": self.tr("Play it again"),
            "edit": self.tr("Change the position"),
            "handover": self._handover(view)[1],
        }
        self._title.setText(titles[view.purpose])
        self._agree.setText(agreeing.get(view.purpose, self.tr("Take it back")))
        self._why.setText(self._reason(view))
        self._lines.show_lines(view.lost)
        self._ask(view.names)
        self._stay.setFocus()

    def _handover(self, view: ConsentView) -> tuple[str, str, str]:
        """Question, answer and meaning of hiding less than before."""
        if view.mode == "never":
            words = self.tr("From now on nothing is hidden in this game: every player sees every hand at once.")
            return self.tr("Play with open hands?"), self.tr("Lay the hands open"), words
        words = self.tr("From now on the table stays in sight; hands lie face down until their owner holds them up.")
        return self.tr("Cover the table no more?"), self.tr("Play at an open table"), words

    def _reason(self, view: ConsentView) -> str:
        others = {
            "redo": self.tr("It holds what another player did, so all must agree."),
            "edit": self.tr(
                "No rule is checked while the position is changed, and what is hidden could be found out by it. "
                "Every change stays in a list beside the log, also if it is taken back."
            ),
            "handover": self._handover(view)[2],
        }
        if view.purpose in others:
            return others[view.purpose]
        lost = [self.tr("This would be lost:")] if view.lost else []
        return " ".join([*self._known(view), *lost])

    def _known(self, view: ConsentView) -> list[str]:
        """Why one player may not go back alone."""
        if view.dice:
            one, more = self.tr("One die roll or draw is known."), self.tr("{0} die rolls or draws are known.")
            known = one if view.dice == 1 else more.format(view.dice)
            return [known, self.tr("Going back needs the consent of all players.")]
        if view.others:
            return [self.tr("Another player did some of it, so all must agree.")]
        return [self.tr("What was hidden has come to light by it, so all must agree.")]

    def _ask(self, names: tuple[tuple[str, str], ...]) -> None:
        clear_layout(self._row)
        self._checks = []
        for side, name in names:
            check = TickBox(self.tr("Agreed: {0}").format(name))
            check.setObjectName(f"agrees-{side}")
            check.toggled.connect(self._on_toggled)
            self._row.addWidget(check)
            check.show()
            self._checks.append(check)
        self._on_toggled()

    def _on_toggled(self) -> None:
        self._agree.setEnabled(all(check.isChecked() for check in self._checks))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.answered.emit(False)
        else:
            super().keyPressEvent(event)

    def clear(self) -> None:
        self._lines.show_lines(())


class ConsentPage(Sheet):
    """The whole window: nothing of the table is seen while both players look."""

    answered = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = ConsentForm()
        self.form.answered.connect(self.answered)
        self.column.addWidget(self.form)

    def show_view(self, view: ConsentView) -> None:
        self.form.show_view(view)

    def clear(self) -> None:
        self.form.clear()


class ConsentCard(QFrame):
    """A card in the middle of the table."""

    answered = Signal(bool)

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.form = ConsentForm()
        self.form.answered.connect(self.answered)
        column = QVBoxLayout(self)
        column.setContentsMargins(em(), em(), em(), em())
        area = QScrollArea(self)  # a small map with large letters has no room for all of it
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidgetResizable(True)
        area.setWidget(self.form)
        column.addWidget(area)
        table.installEventFilter(self)
        self.hide()

    def show_view(self, view: ConsentView) -> None:
        self._place()
        self.show()
        self.raise_()
        self.form.show_view(view)

    def clear(self) -> None:
        self.hide()
        self.form.clear()

    def _place(self) -> None:
        room = self._table.size()
        width = min(WIDTH * em(), room.width() - em())
        height = min(HEIGHT * em(), room.height() - em())
        self.setGeometry((room.width() - width) // 2, (room.height() - height) // 2, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Window))
        painter.setPen(colours.accent(self.palette()))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
