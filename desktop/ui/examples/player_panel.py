"""The player: narration, questions, side lines, dice, and the buttons to walk through an example."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.controller.example_controller import NORMAL, SPEEDS
from desktop.examples.schema import Answer, Question
from desktop.examples.views import ForbiddenView, StepView
from desktop.ui import theme
from desktop.ui.examples.prose import prose_html
from desktop.ui.paint.dice import paint_die
from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.text import LinkLabel, TextLabel, WrapButton, em


class DiceRow(QWidget):
    """The dice of a step, drawn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice: tuple[tuple[int, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_dice(self, dice: tuple[tuple[int, int], ...]) -> None:
        self._dice = dice
        self.setHidden(not dice)
        self.setAccessibleName(self.tr("Dice: {0}").format(", ".join(str(value) for _, value in dice)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = round(em() * 2.2)
        return QSize(max(1, len(self._dice)) * (side + 8), side + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = round(em() * 2.2)
        for number, (_, value) in enumerate(self._dice):
            paint_die(painter, QRectF(number * (side + 8), 2, side, side), value)
        painter.end()


class NoteFrame(QFrame):
    """A tinted box for something that stands out of the narration. Its colour says what it is, its words too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.column = QVBoxLayout(self)
        pad = max(6, em() // 2)
        self.column.setContentsMargins(pad, pad, pad, pad)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = colours.accent(self.palette())
        painter.setBrush(colours.wash(self.palette(), accent, 0.1))
        painter.setPen(colours.hairline(self.palette()))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)


class PlayerPanel(QWidget):
    """Shows StepViews and says what the reader wants.

    Signals:
        next_wanted, back_wanted, play_toggled, speed_chosen(int), branch_taken(int), branch_left,
        answer_given(int), hint_wanted, try_wanted, close_wanted, rule_requested(str).
    """

    next_wanted = Signal()
    back_wanted = Signal()
    play_toggled = Signal()
    speed_chosen = Signal(int)
    branch_taken = Signal(int)
    branch_left = Signal()
    answer_given = Signal(int)
    hint_wanted = Signal()
    try_wanted = Signal()
    close_wanted = Signal()
    rule_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step: StepView | None = None
        self.title = TextLabel(factor=1.2, bold=True)
        self.place = TextLabel(tone="muted")
        self.narration = TextLabel(factor=1.1)
        self.narration.linkActivated.connect(self._on_link)
        self.dice = DiceRow()
        self._done = QVBoxLayout()
        self._extras = QVBoxLayout()
        self._reply = TextLabel()
        self._reply.linkActivated.connect(self._on_link)
        self._answers: list[WrapButton] = []
        self._scroll = self._reading_area()
        column = QVBoxLayout(self)
        column.setContentsMargins(em() // 2, em() // 2, em() // 2, em() // 2)
        column.addWidget(self.title)
        column.addWidget(self.place)
        column.addWidget(self._scroll, 1)
        column.addLayout(self._walking())
        column.addLayout(self._leaving())

    # -- assembly ----------------------------------------------------------------------------------
    def _reading_area(self) -> QScrollArea:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, em() // 3, 0)
        column.addWidget(self.narration)
        column.addWidget(self.dice, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._done)
        column.addLayout(self._extras)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        return area

    def _walking(self) -> QHBoxLayout:
        self.back = QPushButton(theme.icon("history-back"), self.tr("Back"))
        self.back.setObjectName("example-back")
        self.back.clicked.connect(self.back_wanted)
        self.next = WrapButton(self.tr("Next"))
        self.next.setObjectName("example-next")
        self.next.set_strong(True)
        self.next.clicked.connect(self.next_wanted)
        self.play = QToolButton()
        self.play.setObjectName("example-play")
        self.play.clicked.connect(self.play_toggled)
        self.show_playing(False)
        self.speed = QComboBox()
        self.speed.setObjectName("example-speed")
        self.speed.addItems([f"{factor:g}×" for factor in SPEEDS])
        self.speed.setCurrentIndex(NORMAL)
        self.speed.setToolTip(self.tr("Speed when it plays by itself"))
        self.speed.currentIndexChanged.connect(self.speed_chosen)
        row = QHBoxLayout()
        for widget, stretch in ((self.back, 0), (self.next, 1), (self.play, 0), (self.speed, 0)):
            row.addWidget(widget, stretch)
        return row

    def _leaving(self) -> QHBoxLayout:
        self.try_it = QPushButton(self.tr("Try it yourself"))
        self.try_it.setObjectName("example-try")
        self.try_it.setToolTip(self.tr("Leave the example here and play on; you can come back."))
        self.try_it.clicked.connect(self.try_wanted)
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.setObjectName("example-close")
        self.close_button.clicked.connect(self.close_wanted)
        row = QHBoxLayout()
        row.addWidget(self.try_it, 1)
        row.addWidget(self.close_button)
        return row

    # -- showing -----------------------------------------------------------------------------------
    def show_playing(self, playing: bool) -> None:
        self.play.setIcon(theme.icon("pause" if playing else "play"))
        self.play.setToolTip(self.tr("Pause") if playing else self.tr("Play by itself"))
        self.play.setAccessibleName(self.play.toolTip())

    def show_step(self, title: str, step: StepView) -> None:
        self._step = step
        self.title.setText(title)
        place = self.tr("{0} · step {1} of {2}").format(step.branch or step.section, step.number, step.count)
        self.place.setText(place)
        self.narration.set_html(prose_html(step.text, QApplication.palette()))
        self.dice.show_dice(step.dice)
        self._show_done(step)
        clear_layout(self._extras)
        self._answers = []
        if step.forbidden is not None:
            self._show_forbidden(step.forbidden)
        if step.question is not None:
            self._show_question(step.question)
        self._show_branches(step)
        self.back.setEnabled(step.can_go_back)
        self.next.setEnabled(step.can_go_on)
        self.play.setEnabled(step.can_go_on)
        self.next.set_label(self._next_words(step))
        self._scroll.verticalScrollBar().setValue(0)

    def _next_words(self, step: StepView) -> str:
        if step.ends_branch:
            return self.tr("Back to the main line")
        return self.tr("Next") if step.can_go_on else self.tr("The end")

    def _show_done(self, step: StepView) -> None:
        clear_layout(self._done)
        for line in step.done:
            label = LinkLabel(line.text, line.rule, factor=0.95)
            label.rule_requested.connect(self.rule_requested)
            label.setContentsMargins(em() * max(0, line.level - 2) // 2 + em() // 2, 0, 0, 0)
            self._done.addWidget(label)

    def _show_forbidden(self, view: ForbiddenView) -> None:
        box = NoteFrame()
        box.column.addWidget(TextLabel(self.tr("Not allowed"), bold=True))
        reason = LinkLabel(view.reason, view.rule)
        reason.rule_requested.connect(self.rule_requested)
        box.column.addWidget(reason)
        self._extras.addWidget(box)

    def _show_question(self, question: Question) -> None:
        box = NoteFrame()
        words = TextLabel(bold=True)
        words.set_html(prose_html(question.question, QApplication.palette()))
        words.linkActivated.connect(self._on_link)
        box.column.addWidget(words)
        for number, answer in enumerate(question.answers):
            button = WrapButton(answer.text)
            button.setObjectName(f"answer-{number}")
            button.clicked.connect(lambda _=False, number=number: self.answer_given.emit(number))
            box.column.addWidget(button)
            self._answers.append(button)
        if question.hint:
            hint = QPushButton(self.tr("Give me a hint"))
            hint.setObjectName("hint")
            hint.setFlat(True)
            hint.clicked.connect(self.hint_wanted)
            box.column.addWidget(hint, 0, Qt.AlignmentFlag.AlignLeft)
        self._reply = TextLabel()
        self._reply.setObjectName("reply")
        self._reply.linkActivated.connect(self._on_link)
        self._reply.hide()
        box.column.addWidget(self._reply)
        self._extras.addWidget(box)

    def _show_branches(self, step: StepView) -> None:
        for number, title in enumerate(step.branches):
            button = WrapButton(title)
            button.setObjectName(f"branch-{number}")
            button.clicked.connect(lambda _=False, number=number: self.branch_taken.emit(number))
            self._extras.addWidget(button)
        if step.branch:
            back = QPushButton(self.tr("Leave this side line"))
            back.setObjectName("leave-branch")
            back.clicked.connect(self.branch_left)
            self._extras.addWidget(back)

    def show_answer(self, answer: Answer) -> None:
        """The reply to what the reader chose; the right answer is marked once it is found."""
        mark = self.tr("Right.") if answer.right else self.tr("Not quite.")
        self._tell(f"**{mark}** {answer.reply}")
        for button in self._answers:
            chosen = button.label.removeprefix("✓ ") == answer.text
            if chosen and answer.right:
                button.set_label(f"✓ {answer.text}")
                button.set_strong(True)
            elif chosen:
                button.setEnabled(False)

    def show_hint(self, hint: str) -> None:
        self._tell(hint)

    def _tell(self, text: str) -> None:
        self._reply.set_html(prose_html(text, QApplication.palette()))
        self._reply.show()

    @property
    def reply(self) -> str:
        return self._reply.text() if self._reply.isVisibleTo(self) else ""

    def _on_link(self, target: str) -> None:
        kind, _, rest = target.partition(":")
        if kind == "rule":
            self.rule_requested.emit(rest)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange and self._step is not None:
            self.narration.set_html(prose_html(self._step.text, QApplication.palette()))
