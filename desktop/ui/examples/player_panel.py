"""The player: narration, questions, side lines, dice, and the buttons to walk through an example."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QToolButton, QVBoxLayout, QWidget

from desktop.controller.example_controller import NORMAL, SPEEDS, MoveTold
from desktop.examples.schema import Answer
from desktop.examples.views import ForbiddenView, StepView
from desktop.ui import theme
from desktop.ui.examples.notes import MoveBox, NoteFrame, QuestionBox, prose
from desktop.ui.examples.shown import CardRow, DiceRow
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import LinkLabel, TextLabel, WrapButton, em
from desktop.views.table import LogLine

LEAST_TEXT = 3
"""Lines of the narration that are in sight above a question."""

MOST_DONE = 7
"""Lines of what was done that are told at once."""

LEAST_DONE = 2
"""Lines of it that are told however small the window is."""


class PlayerPanel(QWidget):
    """Shows StepViews and says what the reader wants.

    Signals:
        next_wanted, back_wanted, play_toggled, speed_chosen(int), branch_taken(int), branch_left,
        answer_given(int), hint_wanted, try_wanted, try_mine_wanted, own_dice(bool), close_wanted, rule_requested(str),
        example_requested(str), print_wanted; grown: it needs another height.
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
    try_mine_wanted = Signal()
    own_dice = Signal(bool)
    example_requested = Signal(str)
    print_wanted = Signal()
    grown = Signal()
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
        self.cards = CardRow()
        self._done = QVBoxLayout()
        self._extras = QVBoxLayout()
        self._onward = QVBoxLayout()
        """Where to go after the end."""
        self._lines: list[LinkLabel] = []
        self._rest: Sequence[LogLine] = ()
        self._rules: tuple[str, ...] = ()
        self._neighbours: tuple[tuple[str, str], ...] = ()
        self.move_box = MoveBox()
        self.move_box.words.linkActivated.connect(self._on_link)
        self.move_box.try_wanted.connect(self.try_mine_wanted)
        self.move_box.example_dice_wanted.connect(lambda: self.own.setChecked(False))
        self.question = QuestionBox()
        self.question.answered.connect(self.answer_given)
        self.question.hint_wanted.connect(self.hint_wanted)
        self.question.link_followed.connect(self._on_link)
        self._scroll = self._reading_area()
        self.question.setMinimumHeight(1)  # no reason for the window to be high: see `fit_question`
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(em() // 2, em() // 2, em() // 2, em() // 2)
        column.addWidget(self.title)
        column.addWidget(self.place)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.question)
        column.addWidget(self.move_box)
        column.addLayout(self._onward)
        column.addLayout(self._walking())
        column.addLayout(self._leaving())

    # -- assembly ----------------------------------------------------------------------------------
    def _reading_area(self) -> QScrollArea:
        self._inside = inside = QWidget()
        self._inside_column = column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, em() // 3, 0)
        column.addWidget(self.narration)
        column.addWidget(self.cards)
        column.addWidget(self.dice)
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
        self.speed = QuietComboBox()
        self.speed.setObjectName("example-speed")
        self.speed.addItems([f"{factor:g}×" for factor in SPEEDS])
        self.speed.setCurrentIndex(NORMAL)
        self.speed.setToolTip(self.tr("Speed when it plays by itself"))
        self.speed.currentIndexChanged.connect(self.speed_chosen)
        self.own = QToolButton()
        self.own.setIcon(theme.icon("dice"))
        self.own.setObjectName("own-dice")
        self.own.setCheckable(True)
        self.own.setToolTip(self.tr("Roll real dice in this step and enter what they show"))
        self.own.setAccessibleName(self.own.toolTip())
        self.own.toggled.connect(self.own_dice)
        row = QHBoxLayout()
        for widget, stretch in ((self.back, 0), (self.next, 1), (self.own, 0), (self.play, 0), (self.speed, 0)):
            row.addWidget(widget, stretch)
        return row

    def _leaving(self) -> QHBoxLayout:
        self.try_it = QPushButton(self.tr("Try it yourself"))
        self.try_it.setObjectName("example-try")
        self.try_it.setToolTip(self.tr("Leave the example here and play on; you can come back."))
        self.try_it.clicked.connect(self.try_wanted)
        self.print_button = QToolButton()
        self.print_button.setIcon(theme.icon("print"))
        self.print_button.setObjectName("example-print")
        self.print_button.setToolTip(self.tr("Print or keep this example as a walk-through (PDF or HTML)"))
        self.print_button.setAccessibleName(self.print_button.toolTip())
        self.print_button.clicked.connect(self.print_wanted)
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.setObjectName("example-close")
        self.close_button.clicked.connect(self.close_wanted)
        row = QHBoxLayout()
        row.addWidget(self.try_it, 1)
        row.addWidget(self.print_button)
        row.addWidget(self.close_button)
        return row

    # -- showing -----------------------------------------------------------------------------------
    def show_playing(self, playing: bool) -> None:
        self.play.setIcon(theme.icon("pause" if playing else "play"))
        self.play.setToolTip(self.tr("Pause") if playing else self.tr("Play by itself"))
        self.play.setAccessibleName(self.play.toolTip())

    def show_rules(self, rules: tuple[str, ...]) -> None:
        """Which rules the example is about."""
        self._rules = rules

    def show_neighbours(self, neighbours: tuple[tuple[str, str], ...]) -> None:
        """The examples before and after this one as (key, words), offered at its end."""
        self._neighbours = neighbours

    def show_step(self, title: str, step: StepView) -> None:
        self._step = step
        self.title.setText(title)
        self.place.setText(self._place_words(step))
        self.narration.set_html(prose(step.text))
        self.cards.show_cards(step.cards)
        self.dice.show_dice(step.dice)
        self._show_done(step)
        clear_layout(self._extras)
        if step.forbidden is not None:
            self._show_forbidden(step.forbidden)
        self.question.show_question(step.question)
        self.move_box.show_step(step)
        self._show_branches(step)
        self._show_foot(step)
        self._show_ways(step)
        self._scroll.verticalScrollBar().setValue(0)
        self.grown.emit()

    def _place_words(self, step: StepView) -> str:
        place = self.tr("{0} · step {1} of {2}").format(step.branch or step.section, step.number, step.count)
        if step.waits:
            return self.tr("{0} · the position").format(place)
        return self.tr("{0} · what was done").format(place) if step.acts else place

    def _show_ways(self, step: StepView) -> None:
        """Where one can go from here."""
        self.back.setEnabled(step.can_go_back)
        self.own.setVisible(step.rolls and not step.theirs)
        self.next.setEnabled(step.can_go_on)
        self.play.setEnabled(step.can_go_on)
        self.next.set_label(self._next_words(step))
        self.try_it.setEnabled(not step.is_over)
        tip = self.tr("Leave the example here and play on; you can come back.")
        self.try_it.setToolTip(self.tr("The game is over here: there is nothing to try.") if step.is_over else tip)
        self.try_it.setText(self.tr("The game is over") if step.is_over else self.tr("Try it yourself"))

    def _next_words(self, step: StepView) -> str:
        if step.waits:
            return self.tr("Show me") if step.guided else self.tr("Next: see it done")
        if step.ends_branch:
            return self.tr("Back to the main line")
        return self.tr("Next") if step.can_go_on else self.tr("The end")

    def _show_foot(self, step: StepView) -> None:
        """What is told at the foot: of the printed example, the rules, and where to go after the end."""
        if step.note:
            foot = TextLabel(factor=0.92, tone="muted")
            foot.set_html(prose(self.tr("*The printed example:* {0}").format(step.note)))
            foot.linkActivated.connect(self._on_link)
            foot.setObjectName("foot")
            self._extras.addWidget(foot)
        if self._rules and (step.path == (0,) or not step.can_go_on):
            links = ", ".join(f"[[{number}]]" for number in self._rules)
            about = TextLabel(factor=0.92)
            about.set_html(prose(self.tr("Rules: {0}").format(links)))
            about.linkActivated.connect(self._on_link)
            self._extras.addWidget(about)
        clear_layout(self._onward)
        for number, (key, words) in enumerate(self._neighbours if not step.can_go_on else ()):
            button = WrapButton(words)
            button.setObjectName(f"neighbour-{number}")
            button.clicked.connect(lambda _=False, key=key: self.example_requested.emit(key))
            self._onward.addWidget(button)

    def _show_done(self, step: StepView) -> None:
        """What was done; of much the first lines, and the rest if it is asked for."""
        clear_layout(self._done)
        few = len(step.done) if len(step.done) <= MOST_DONE + 1 else MOST_DONE
        self._lines, self._rest = self._add_done(step.done[:few]), step.done[few:]
        self._more = QPushButton()
        self._more.setObjectName("more-done")
        self._more.setFlat(True)
        self._more.clicked.connect(self._unfold)
        self._done.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        self._fold(len(self._lines))

    def _fold(self, shown: int) -> None:
        """So many lines are shown; a button tells how many more there are."""
        for number, label in enumerate(self._lines):
            label.setVisible(number < shown)
        hidden = len(self._lines) - shown + len(self._rest)
        self._more.setText(self.tr("{0} more lines").format(hidden))
        self._more.setVisible(hidden > 0)

    def _unfold(self) -> None:
        self._fold(len(self._lines))
        self._more.hide()
        self._add_done(self._rest)
        self._lines, self._rest = [], ()
        self.grown.emit()

    def fit_done(self, height: int) -> None:
        """Of what was done as many lines as leave all in sight, but some always; what is scrolled is not squeezed."""
        self._inside.setMinimumHeight(0)
        most = len(self._lines)
        for shown in range(most, min(LEAST_DONE, most) - 1, -1) if most else ():
            if most - shown + len(self._rest) != 1:  # the button would take the place of one line
                self._fold(shown)
            if self.wanted_height() <= height:
                break
        self._inside.setMinimumHeight(self._text_height())

    def _add_done(self, lines: Sequence[LogLine]) -> list[LinkLabel]:
        labels = []
        for line in lines:
            label = LinkLabel(line.text, line.rule, factor=0.95)
            label.rule_requested.connect(self.rule_requested)
            label.setContentsMargins(em() * max(0, line.level - 2) // 2 + em() // 2, 0, 0, 0)
            self._done.addWidget(label)
            labels.append(label)
        return labels

    def _show_forbidden(self, view: ForbiddenView) -> None:
        box = NoteFrame()
        box.column.addWidget(TextLabel(self.tr("Not allowed: {0}").format(view.tried), bold=True))
        reason = LinkLabel(view.reason, view.rule)
        reason.rule_requested.connect(self.rule_requested)
        box.column.addWidget(reason)
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
        """The reply to what the reader chose."""
        self.question.show_answer(answer)
        self.grown.emit()

    def show_hint(self, hint: str) -> None:
        self.question.tell(hint)
        self.grown.emit()

    def tell_move(self, told: MoveTold) -> None:
        """What is said of a move the reader made."""
        self.move_box.tell(told)
        self.grown.emit()

    def ask_for_die(self) -> None:
        """A die of the reader's own is waited for."""
        self.move_box.ask_for_die()
        self.grown.emit()

    def tell_refused(self, text: str, rule: str) -> None:
        """Why the rules forbid what the reader tried."""
        self.move_box.tell_refused(text, rule)
        self.grown.emit()

    @property
    def reply(self) -> str:
        reply = self.question.reply
        return reply.text() if reply.isVisibleTo(self) else ""

    def wanted_height(self) -> int:
        """How high it must be for nothing to be scrolled."""
        return self._height_with(max(self._text_height(), self._inside.minimumSizeHint().height()) + em() // 2)

    def _text_height(self) -> int:
        """Of all that is scrolled together."""
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        return self._inside_column.totalHeightForWidth(self._room() - bar)

    def _room(self) -> int:
        margins = self._column.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _height_with(self, text: int) -> int:
        """Its height with so much of the narration in sight."""
        found, room = [text], self._room()
        for number in range(self._column.count()):
            item = self._column.itemAt(number)
            if item is None or item.isEmpty() or item.widget() is self._scroll:
                continue
            found.append(item.heightForWidth(room) if item.hasHeightForWidth() else item.sizeHint().height())
        margins = self._column.contentsMargins()
        return sum(found) + self._column.spacing() * (len(found) - 1) + margins.top() + margins.bottom()

    def fit_question(self, height: int) -> None:
        """The question keeps its place below the narration; where that is too high it is scrolled with it."""
        needed = self._height_with(LEAST_TEXT * em())
        is_below = self._column.indexOf(self.question) >= 0
        if not is_below and not self.question.isHidden():
            needed += self.question.heightForWidth(self._room()) + self._column.spacing()
        if is_below and needed > height:
            self._lay_question(self._inside_column, 1, least=0)
        elif not is_below and needed <= height:
            self._lay_question(self._column, 3, least=1)

    def _lay_question(self, column: QVBoxLayout, place: int, *, least: int) -> None:
        is_asked = not self.question.isHidden()
        self.question.setMinimumHeight(least)
        column.insertWidget(place, self.question)
        self.question.setVisible(is_asked)  # who comes under another widget is hidden

    def _on_link(self, target: str) -> None:
        kind, _, rest = target.partition(":")
        if kind == "rule":
            self.rule_requested.emit(rest)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange and self._step is not None:
            self.narration.set_html(prose(self._step.text))
            self.question.rewrite()
