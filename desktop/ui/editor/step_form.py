"""What the author writes of one step: its words, its dice, what it points at, what it asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QGridLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.examples.schema import Answer, Question, Step
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import Column
from desktop.ui.widgets.text import TextLabel, em
from desktop.ui.widgets.tick_box import TickBox

MOST_ANSWERS = 5


class Words(QPlainTextEdit):
    """A text of some lines; Tab goes to the next field."""

    def __init__(self, name: str, lines: int) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setTabChangesFocus(True)
        self.setMinimumHeight(round((lines + 0.8) * em()))
        self.setMaximumHeight(round((2 * lines + 0.8) * em()))

    def show_text(self, text: str) -> None:
        """Show a text; the cursor stays where it is the one written here."""
        if self.toPlainText() != text:
            self.setPlainText(text)


def line(name: str, hint: str = "") -> QLineEdit:
    edit = QLineEdit()
    edit.setObjectName(name)
    edit.setPlaceholderText(hint)
    return edit


def _show(edit: QLineEdit, text: str) -> None:
    if edit.text() != text:
        edit.setText(text)


class QuestionForm(QWidget):
    """A question with its answers, right and wrong, what is replied to each, and a hint.

    Signals:
        changed: the question; None while there is none.
    """

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = False
        self.question = Words("question", 2)
        self.hint = line("hint", self.tr("A hint, for whoever asks for one"))
        self.after = TickBox(self.tr("Ask it when the acts are done"))
        self.after.setObjectName("ask-after")
        self.rights: list[TickBox] = []
        self.texts: list[QLineEdit] = []
        self.replies: list[QLineEdit] = []
        grid = QGridLayout()
        grid.setVerticalSpacing(em() // 4)
        for number in range(MOST_ANSWERS):
            self._add_answer(grid, number)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(TextLabel(self.tr("What the reader is asked; leave it empty to ask nothing."), tone="muted"))
        column.addWidget(self.question)
        column.addWidget(TextLabel(self.tr("Answers (tick what is right), and what is replied to each:"), tone="muted"))
        column.addLayout(grid)
        column.addWidget(self.hint)
        column.addWidget(self.after)
        column.addStretch()
        self.question.textChanged.connect(self._on_changed)
        self.hint.textEdited.connect(self._on_changed)
        self.after.toggled.connect(self._on_changed)

    def _add_answer(self, grid: QGridLayout, number: int) -> None:
        right = TickBox("")
        right.setObjectName(f"right-{number}")
        right.setToolTip(self.tr("This answer is right"))
        right.setAccessibleName(self.tr("Answer {0} is right").format(number + 1))
        text = line(f"answer-{number}", self.tr("Answer {0}").format(number + 1))
        reply = line(f"reply-{number}", self.tr("What is replied"))
        grid.addWidget(right, 2 * number, 0)
        grid.addWidget(text, 2 * number, 1)
        grid.addWidget(reply, 2 * number + 1, 1)
        right.toggled.connect(self._on_changed)
        for edit in (text, reply):
            edit.textEdited.connect(self._on_changed)
        self.rights.append(right)
        self.texts.append(text)
        self.replies.append(reply)

    def show_question(self, question: Question | None) -> None:
        """Show another step's question; what is being written here is left alone."""
        if question == self.made():
            return
        self._showing = True
        self.question.show_text(question.question if question else "")
        _show(self.hint, question.hint if question else "")
        self.after.setChecked(bool(question and question.after))
        answers: Sequence[Answer] = question.answers if question else ()
        for number in range(MOST_ANSWERS):
            answer = answers[number] if number < len(answers) else None
            _show(self.texts[number], answer.text if answer else "")
            _show(self.replies[number], answer.reply if answer else "")
            self.rights[number].setChecked(bool(answer and answer.right))
        self._showing = False

    def made(self) -> Question | None:
        """The question as it is written here."""
        words = self.question.toPlainText()
        rows = zip(self.texts, self.replies, self.rights, strict=True)
        answers = [
            Answer(text=text.text(), reply=reply.text(), right=right.isChecked())
            for text, reply, right in rows
            if text.text() or reply.text()
        ]
        if not words and not answers:
            return None
        return Question(question=words, answers=answers, hint=self.hint.text(), after=self.after.isChecked())

    def _on_changed(self) -> None:
        if not self._showing:
            self.changed.emit(self.made())


class StepForm(QTabWidget):
    """The step at which the author stands.

    Signals:
        words_changed: the field and what it says.
        dice_changed: the faces that fall in the step.
        asked: its question, or None.
        pointing_wanted: whether clicks on the map point now.
        nothing_pointed: all pointers go.
        branch_named: the title of the side line.
    """

    words_changed = Signal(str, str)
    dice_changed = Signal(list)
    asked = Signal(object)
    pointing_wanted = Signal(bool)
    nothing_pointed = Signal()
    branch_named = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self._showing = False
        self.question = QuestionForm()
        self.question.changed.connect(self.asked)
        self.addTab(_scrolled(self._words()), self.tr("Words"))
        self.addTab(_scrolled(self._acts()), self.tr("Acts"))
        self.addTab(_scrolled(self.question), self.tr("Question"))

    def _words(self) -> QWidget:
        self.branch = line("branch-title", self.tr("Title of this side line"))
        self.branch.textEdited.connect(self.branch_named)
        self.title = line("step-title", self.tr("Heading, where a new section begins"))
        self.say, self.then, self.note = Words("step-say", 4), Words("step-then", 2), Words("step-note", 1)
        self.title.textEdited.connect(lambda text: self._emit("title", text))
        for name, edit in (("say", self.say), ("then", self.then), ("note", self.note)):
            edit.textChanged.connect(lambda name=name, edit=edit: self._emit(name, edit.toPlainText()))
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.branch)
        column.addWidget(self.title)
        for words, edit in (
            (self.tr("Said before it is done"), self.say),
            (self.tr("Said when it is done (empty: the same)"), self.then), (self.tr("At the foot"), self.note),
        ):  # fmt: skip
            column.addWidget(TextLabel(words, tone="muted"))
            column.addWidget(edit)
        column.addStretch()
        return page

    def _acts(self) -> QWidget:
        self.done = TextLabel()
        self.dice = line("step-dice", self.tr("Faces in order, such as 5 2"))
        self.dice.editingFinished.connect(self._on_dice)
        self.point = QPushButton(self.tr("Point: click on the map"))
        self.point.setObjectName("point")
        self.point.setCheckable(True)
        self.point.setToolTip(self.tr("A click points at a space or a counter, a drag draws an arrow; again: it goes."))
        self.point.toggled.connect(self.pointing_wanted)
        self.pointed = TextLabel()
        clear = QToolButton()
        clear.setObjectName("point-at-nothing")
        clear.setText(self.tr("Point at nothing"))
        clear.clicked.connect(self.nothing_pointed)
        pointing = QWidget()
        row = FlowLayout(pointing, em() // 4)
        row.addWidget(self.point)
        row.addWidget(clear)
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(TextLabel(self.tr("What is done"), tone="muted"), self.done)
        form.addRow(TextLabel(self.tr("Dice and draws, as they fall"), tone="muted"), self.dice)
        form.addRow(pointing)
        form.addRow(TextLabel(self.tr("What it points at"), tone="muted"), self.pointed)
        return page

    def show_step(self, step: Step, side_line: str, names: Callable[[str], str]) -> None:
        """Show a step, on a side line or, with "", on the main line."""
        self._showing = True
        self.branch.setVisible(bool(side_line))
        for edit, text in ((self.branch, side_line), (self.title, step.title)):
            _show(edit, text)
        for edited, text in ((self.say, step.say), (self.then, step.then), (self.note, step.note)):
            edited.show_text(text)
        acts = [*(f"({change})" for change in step.edits()), *step.actions()]
        self.done.setText("\n".join(acts) or self.tr("Nothing: the step only says something."))
        if not self.dice.hasFocus():
            _show(self.dice, " ".join(map(str, step.dice)))
        self.dice.setEnabled(bool(step.do))
        point = [names(each) for each in (*step.point.spaces, *step.point.units)] if step.point else []
        arrows = [f"{names(arrow.start)} → {names(arrow.end)}" for arrow in step.arrows]
        self.pointed.setText("\n".join([*point, *arrows]) or self.tr("Where its acts are done."))
        self.question.show_question(step.ask)
        self._showing = False

    def _emit(self, field: str, text: str) -> None:
        if not self._showing:
            self.words_changed.emit(field, text)

    def _on_dice(self) -> None:
        faces = self.dice.text().replace(",", " ").split()
        if not self._showing and all(each.isdecimal() and len(each) < 7 for each in faces):
            self.dice_changed.emit([int(each) for each in faces])


def _scrolled(page: QWidget) -> Column:
    column = Column()
    column.column.addWidget(page)
    return column
