"""The recorder beside the map: the steps of the example, what is written of each, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from desktop.examples.course import Path
from desktop.examples.draft import Draft
from desktop.examples.recording import Told
from desktop.examples.schema import Step
from desktop.ui import theme
from desktop.ui.editor.step_form import StepForm, line
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import GlyphButton
from desktop.ui.widgets.orders import OrderButtons
from desktop.ui.widgets.text import TextLabel, WrapButton, em
from desktop.ui.widgets.tick_box import TickBox

WIDTH = 19
"""In line heights."""
PATH = Qt.ItemDataRole.UserRole


class RecorderPanel(QWidget):
    """Shows a draft; what its author does is told by signals.

    Signals:
        told: a field of the example's head and what it says.
        stepped: the path of the step the author goes to.
        ordered: the name of the button that was pressed.
        dice_set: whether every die is asked for.
    """

    told = Signal(str, str)
    stepped = Signal(object)
    ordered = Signal(str)
    dice_set = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("recorder")
        self._showing = False
        self._fault_at: Path | None = None
        self.buttons = OrderButtons("recorder", self.ordered.emit)
        self.form = StepForm()
        self.list = QListWidget()
        self.list.setObjectName("recorded-steps")
        self.list.setWordWrap(False)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._on_current)
        column = QVBoxLayout(self)
        margin = em() // 3
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(margin)
        column.addLayout(self._head())
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self._steps())
        split.addWidget(self.form)
        split.setStretchFactor(0, 2)
        split.setStretchFactor(1, 3)
        column.addWidget(split, 1)
        column.addWidget(self._foot())
        self.setMinimumWidth(WIDTH * em())

    def _head(self) -> QVBoxLayout:
        self.title = line("example-title", self.tr("Title of the example"))
        self.summary = line("example-summary", self.tr("What it shows, in a sentence"))
        self.title.textEdited.connect(lambda text: self.told.emit("title", text))
        self.summary.textEdited.connect(lambda text: self.told.emit("summary", text))
        words = TextLabel(self.tr("Recorder"), factor=1.15, bold=True, wrap=False)
        row = QHBoxLayout()
        row.addWidget(words, 1)
        for name, tip in (("undo", self.tr("Undo in the example")), ("redo", self.tr("Redo in the example"))):
            row.addWidget(self._glyph(name, name, tip))
        row.addWidget(self._glyph("close", "close", self.tr("Close the recorder")))
        column = QVBoxLayout()
        column.addLayout(row)
        column.addWidget(self.title)
        column.addWidget(self.summary)
        return column

    def _glyph(self, name: str, glyph: str, tip: str) -> GlyphButton:
        button = GlyphButton(glyph, tip)
        button.setObjectName(f"recorder-{name}")
        button.clicked.connect(lambda: self.ordered.emit(name))
        self.buttons[name] = button
        return button

    def _steps(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        buttons = QWidget()
        row = FlowLayout(buttons, em() // 5)
        for name, glyph, tip in (
            ("earlier", "up", self.tr("Put the step earlier")), ("later", "down", self.tr("Put the step later")),
        ):  # fmt: skip
            row.addWidget(self._glyph(name, glyph, tip))
        for name, words, tip in (
            ("words", self.tr("+ Words"), self.tr("A step after this one in which nothing is done")),
            ("side", self.tr("+ Side line"), self.tr("What if: other steps that leave the line here")),
            ("join", self.tr("Join"), self.tr("Make this step and the next one")),
            ("remove", self.tr("Delete"), self.tr("Take the step out")),
        ):  # fmt: skip
            row.addWidget(self.buttons.made(name, words, tip))
        column.addWidget(self.list, 1)
        column.addWidget(buttons)
        self.set_dice = TickBox(self.tr("I set the dice of what I play"))
        self.set_dice.setObjectName("set-dice")
        self.set_dice.toggled.connect(self.dice_set)
        column.addWidget(self.set_dice)
        return holder

    def _foot(self) -> QWidget:
        self.fault = WrapButton()
        self.fault.setObjectName("recorder-fault")
        self.fault.clicked.connect(self._on_fault)
        self.fault.hide()
        self.leaving = self.buttons.leaving()
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.fault)
        column.addWidget(self.leaving)
        row = QHBoxLayout()
        for name, words, tip in (
            ("keep", self.tr("Keep"), self.tr("Keep it among your own examples (Learn, Mine)")),
            ("read", self.tr("Read it"), self.tr("Keep it and read it as others will")),
            ("export", self.tr("Export…"), self.tr("Walk-through as PDF or HTML, or the file itself to share")),
        ):
            row.addWidget(self.buttons.made(name, words, tip))
        column.addLayout(row)
        return holder

    # -- showing -----------------------------------------------------------------------------------
    def show_draft(self, draft: Draft, names: Callable[[str], str]) -> None:
        """Bring all up to date; what is just being written stays as it is."""
        self._showing = True
        for edit, text in ((self.title, draft.example.title), (self.summary, draft.example.summary)):
            if edit.text() != text:
                edit.setText(text)
        self._show_steps(draft)
        self.form.show_step(draft.step, draft.side_line, names)
        for name, can in (("undo", draft.can_undo), ("redo", draft.can_redo)):
            self.buttons[name].setEnabled(can)
        line_of = draft.course.line_of(draft.path)
        for name, can in (
            ("earlier", draft.path[-1] > 0), ("later", draft.path[-1] + 1 < len(line_of)),
            ("join", draft.path[-1] + 1 < len(line_of)),
            ("remove", len(draft.path) > 1 or len(line_of) > 1),
        ):  # fmt: skip
            self.buttons[name].setEnabled(can)
        self._showing = False

    def _show_steps(self, draft: Draft) -> None:
        course = draft.course
        rows = [(path, _told(path, course.step(path))) for path in course.paths]
        while self.list.count() > len(rows):
            self.list.takeItem(self.list.count() - 1)
        for number, (path, words) in enumerate(rows):
            item = self.list.item(number)
            if item is None:
                item = QListWidgetItem()
                self.list.addItem(item)
            branch = course.branch_of(path)
            shown = f"{branch.title}: {words}" if branch is not None and path[-1] == 0 else words
            item.setText("    " * (len(path) // 2) + ("↳ " if branch is not None else "") + shown)
            item.setToolTip(course.step(path).say)
            item.setData(PATH, list(path))
            if path == draft.path:
                self.list.setCurrentItem(item)
                self.list.scrollToItem(item)

    def show_faults(self, faults: Sequence[Told]) -> None:
        """The first fault in a line; a click leads to its step."""
        self._fault_at = (faults[0].step,) if faults and faults[0].step is not None else None
        self.fault.setVisible(bool(faults))
        self.fault.set_label(faults[0].reason if faults else "")
        if faults:
            self.fault.setIcon(theme.icon("warning"))

    def ask_to_leave(self, asked: bool) -> None:
        self.leaving.setVisible(asked)

    # -- gestures ----------------------------------------------------------------------------------
    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._showing:
            self.stepped.emit(tuple(item.data(PATH)))

    def _on_fault(self) -> None:
        if self._fault_at is not None:
            self.stepped.emit(self._fault_at)


def _told(path: Path, step: Step) -> str:
    """A step in one line."""
    marks = "".join(mark for mark, has in (("●", step.acts), ("?", step.ask is not None)) if has)
    words = " ".join((step.title or step.say).split())
    return " ".join(filter(None, (f"{path[-1] + 1}.", marks, words)))
