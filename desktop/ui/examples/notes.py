"""Tinted boxes beside the narration: what is not allowed, whose move it is, and the question of a step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.controller.example_controller import MoveTold
from desktop.examples.schema import Answer, Question
from desktop.examples.views import StepView
from desktop.ui.examples.prose import prose_html
from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.text import TextLabel, WrapButton, em


class NoteFrame(QFrame):
    """A tinted box for something that stands out of the narration. Its colour says what it is, its words too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.column = QVBoxLayout(self)
        pad = max(6, em() // 2)
        self.column.setContentsMargins(pad, pad, pad, pad)
        self.column.setSpacing(max(3, em() // 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = colours.accent(self.palette())
        painter.setBrush(colours.wash(self.palette(), accent, 0.1))
        painter.setPen(colours.hairline(self.palette()))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)


def prose(text: str) -> str:
    return prose_html(text, QApplication.palette())


class MoveBox(NoteFrame):
    """Whose move it is, and what is said of a move the reader made.

    Signals:
        try_wanted: to play on from the reader's own move.
        example_dice_wanted: the dice that are waited for are to fall as the example has them.
    """

    try_wanted = Signal()
    example_dice_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = TextLabel()
        self.words.setObjectName("your-move")
        self.mine = QPushButton(self.tr("Try mine"))
        self.mine.setObjectName("try-mine")
        self.mine.clicked.connect(self.try_wanted)
        self.fall = QPushButton(self.tr("Let them fall as in the example"))
        self.fall.setObjectName("example-dice")
        self.fall.clicked.connect(self.example_dice_wanted)
        self.column.addWidget(self.words)
        self.column.addWidget(self.mine, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self.fall, 0, Qt.AlignmentFlag.AlignLeft)

    def show_step(self, step: StepView) -> None:
        self._offer()
        self.setVisible(step.waits and (step.guided or step.theirs))
        if step.waits and step.theirs:
            self.words.set_html(prose(self.tr("**{0}** to move: look on with *Next*.").format(step.side_name)))
        elif step.waits:
            side = f" ({step.side_name})" if step.side_name else ""
            words = self.tr("**Your move**{0}: do it on the board or under *Decision*, or let *Show me* do it.").format(
                side
            )
            if step.rolls:
                words += " " + self.tr("The dice fall as in the example, or press the die and enter your own.")
            self.words.set_html(prose(words))

    def _offer(self, *, mine: bool = False, fall: bool = False) -> None:
        self.mine.setVisible(mine)
        self.fall.setVisible(fall)

    def ask_for_die(self) -> None:
        """A die of the reader's own is waited for."""
        self.words.set_html(prose(self.tr("**Roll your die** and click the face it shows, or type it.")))
        self._offer(fall=True)
        self.show()

    def tell(self, told: MoveTold) -> None:
        """What was done belongs to the step, or is another lawful way."""
        if told.rolled:
            rolled, instead = (self._faces(faces) for faces in (told.rolled, told.instead))
            words = self.tr("You rolled **{0}**. The example goes on with **{1}**. Try yours?")
            text = words.format(rolled, instead)
        elif told.other:
            words = self.tr("**{0}** is lawful. The example goes on with **{1}**. Try yours?")
            if not told.goes_on:
                words = self.tr("**{0}** is lawful. The example goes on another way. Try yours?")
            text = words.format(told.other.rstrip("."), told.goes_on.rstrip("."))
        else:
            text = self.tr("Yes. There is more to do in this step: **{0}**.").format(told.goes_on.rstrip("."))
            if not told.goes_on:
                text = self.tr("Yes. There is more to do in this step.")
        self.words.set_html(prose(text))
        self._offer(mine=bool(told.other))
        self.show()

    def _faces(self, faces: Sequence[int]) -> str:
        """`4, 2 and 6`"""
        *most, last = map(str, faces)
        return self.tr("{0} and {1}").format(", ".join(most), last) if most else last

    def tell_refused(self, text: str, rule: str) -> None:
        """The rules forbid what was tried."""
        link = f" [[{rule}]]" if rule else ""
        self.words.set_html(prose(self.tr("**Not allowed.** {0}").format(text) + link))
        self._offer()
        self.show()


class QuestionBox(NoteFrame):
    """The question of a step with its answers; stays where it is while the narration is scrolled.

    Signals:
        answered: the number of the answer chosen; hint_wanted; link_followed: a link in the text.
    """

    answered = Signal(int)
    hint_wanted = Signal()
    link_followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question: Question | None = None
        self._found: Answer | None = None
        """The right answer, once it is found."""
        self.words = TextLabel(bold=True)
        self.words.linkActivated.connect(self.link_followed)
        self._column = QVBoxLayout()
        self._column.setSpacing(3)
        self.answers: list[WrapButton] = []
        self.hint = QPushButton(self.tr("Give me a hint"))
        self.hint.setObjectName("hint")
        self.hint.setFlat(True)
        self.hint.clicked.connect(self.hint_wanted)
        self.reply = TextLabel()
        self.reply.setObjectName("reply")
        self.reply.linkActivated.connect(self.link_followed)
        self.column.addWidget(self.words)
        self.column.addLayout(self._column)
        row = QHBoxLayout()
        row.addWidget(self.hint)
        row.addStretch(1)
        self.column.addLayout(row)
        self.column.addWidget(self.reply)
        self.hide()

    def show_question(self, question: Question | None) -> None:
        """Another question, or none."""
        self._question, self._found = question, None
        clear_layout(self._column)
        self.answers = []
        self.reply.hide()
        self.setVisible(question is not None)
        if question is None:
            return
        self.words.set_html(prose(question.question))
        for number, answer in enumerate(question.answers):
            button = WrapButton(answer.text)
            button.setObjectName(f"answer-{number}")
            button.clicked.connect(lambda _=False, number=number: self.answered.emit(number))
            self._column.addWidget(button)
            self.answers.append(button)
        self.hint.setVisible(bool(question.hint))

    def show_answer(self, answer: Answer) -> None:
        """The reply to what the reader chose; the right answer is marked once it is found, and stays in sight."""
        self._found = answer if answer.right else self._found
        replies = [] if self._found is None else [f"**{self.tr('Right.')}** {self._found.reply}"]
        if not answer.right:
            replies.append(
                f"**{answer.text}**: {answer.reply}" if replies else f"**{self.tr('Not quite.')}** {answer.reply}"
            )
        self.tell("\n\n".join(replies))
        for button in self.answers:
            chosen = button.label.removeprefix("✓ ") == answer.text
            if chosen and answer.right:
                button.set_label(f"✓ {answer.text}")
                button.set_strong(True)
                self.hint.hide()
            elif chosen:
                button.setEnabled(False)

    def tell(self, text: str) -> None:
        self.reply.set_html(prose(text))
        self.reply.show()

    def rewrite(self) -> None:
        """In the colours of another theme."""
        if self._question is not None:
            self.words.set_html(prose(self._question.question))
