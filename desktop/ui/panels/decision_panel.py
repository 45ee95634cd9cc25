"""The Decision dock: who must act, what is asked, and the few choices that are buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QEnterEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.controller.always import Standing
from desktop.controller.pages import UndoView
from desktop.ui.panels.choice_buttons import ChoiceButtons, as_buttons, beside_boxes, default_of
from desktop.ui.panels.decision_rows import FaceRow, LitRows, StandingRows, counted
from desktop.ui.panels.panel import Panel, sits_right
from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.frames import Banner, Column
from desktop.ui.widgets.glyphs import glyph_icon
from desktop.ui.widgets.second_click import PRESSES, SecondClick
from desktop.ui.widgets.tab_order import tab_as_read
from desktop.ui.widgets.text import TextLabel, WrapButton, em, rule_anchor
from desktop.ui.widgets.tick_box import TickBox
from desktop.views.escaping import escape
from desktop.views.table import BoxView, DecisionView

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

PRESSING = (*ENTER, Qt.Key.Key_Space)
KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
COMING = (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.MouseMove, QEvent.Type.FocusIn, QEvent.Type.FocusOut)
HEEDED = frozenset((*KEYS, *PRESSES, *COMING))
"""The events of a button that mean something here, among many that come with each question."""
"""Keys that press a button which has the focus."""

DEAD_MS = 500
"""So long after a change of player Enter answers nothing: it was meant for the question before."""

SHORT_HELP = 5
"""Words below the choices that take more lines are worth no room of the panels below."""

LARGE = 30
"""Letters of this line height in pixels leave the procedures under way no room above the question."""


def _answers(view: DecisionView) -> object:
    """What can be pressed."""
    return view.choices, view.dice, view.private and view.player, view.boxes


class DecisionPanel(Panel):
    """Shows a DecisionView.

    Signals besides those of Panel:
        undo_requested: take the last step back.
        preview_requested: the action under the cursor or focus, "" when it is left.
        dice_entered: the face of a real die, where no choice stands for it.
        menu_wanted: what else can be said of a choice (ChoiceView, place on the screen).
        asked_again: an answer that was always given (Standing) is given no longer.
        never_wanted: the player wants to be asked such a thing no more, as the button under the choices says.
        hand_wanted: the player (by seat) who is asked wants to look at his hand.
        ticked: something (by its action) is added to the fight, or left out after all.
        needs: the height in which all that can be pressed is seen, and the one in which every word is.
    """

    undo_requested = Signal()
    preview_requested = Signal(str)
    dice_entered = Signal(int)
    hand_wanted = Signal(str)
    ticked = Signal(str, bool)
    menu_wanted = Signal(object, QPoint)
    asked_again = Signal(object)
    never_wanted = Signal()
    needs = Signal(int, int)

    panel_id = "decision"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: DecisionView | None = None
        self._state: tuple[DecisionView | None, bool, str] | None = None
        self._default: WrapButton | None = None
        self._parts: tuple[int, ...] | None = None
        """The buttons in it when it was last said where Tab goes; None where that is to be said anew."""
        self._listed = QElapsedTimer()
        """Since the list was last answered from."""
        self._turned = QElapsedTimer()
        """Since another player was asked."""
        self.is_unwatched: Callable[[], bool] = lambda: False
        """Whether the map shows something else than what is asked about."""
        self._second = SecondClick()
        self._rest: QPoint | None = None
        """Where the mouse was when the choices came, until it moves on one of them."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._banner = Banner()
        self._path = TextLabel(factor=0.95)
        self._prompt = TextLabel(factor=1.08, bold=True)
        self._help = TextLabel(tone="muted")
        self._progress = TextLabel(bold=True)
        self._path.linkActivated.connect(self._on_link)
        self._build()
        self.show_decision(None, False, "")

    def _build(self) -> None:
        self._column = Column(self)
        self._column.content.installEventFilter(self)
        self.outer.addWidget(self._column)
        for widget in (self._banner, self._path, self._prompt, self._progress):
            self._column.column.addWidget(widget)
        self._dice = FaceRow()
        self._dice.faced.connect(self._enter_die)
        self._buttons = QWidget()
        both = QVBoxLayout(self._buttons)
        both.setContentsMargins(0, 0, 0, 0)
        self._above, self._choices = QVBoxLayout(), ChoiceButtons(self._buttons, self)
        for layout in (both, self._above, self._choices):
            layout.setSpacing(6)
        self._choices.chosen.connect(self.chosen)
        self._choices.pointed_at.connect(self.preview_requested)
        self._choices.menu_wanted.connect(self._want_menu)
        both.addLayout(self._above)
        both.addLayout(self._choices)
        self._lit = LitRows()
        self._listing = QListWidget()
        self._listing.setWordWrap(True)
        self._listing.itemActivated.connect(self._on_listed)
        self._listing.itemClicked.connect(self._on_listed)
        self._toggle = WrapButton(self.tr("List them"))
        self._toggle.setCheckable(True)
        self._toggle.toggled.connect(self._on_toggle)
        self._undo = WrapButton(self.tr("Undo"))
        self._undo.setToolTip(self.tr("Take the last step back (Backspace)"))
        self._undo.clicked.connect(self.undo_requested)
        self._undo.installEventFilter(self)  # the second half of a double click on an answer takes nothing back
        beside = QWidget()
        row = FlowLayout(beside, 6)
        row.addWidget(self._undo)
        row.addWidget(self._toggle)
        self._standing = StandingRows()
        self._standing.asked_again.connect(self.asked_again)
        self._never = WrapButton("")
        self._never.setObjectName("never-ask")
        self._never.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._never.clicked.connect(self.never_wanted)
        self._never.hide()
        below = (self._lit, self._help, self._listing, self._never, self._standing)
        for part in (self._dice, self._buttons, beside, *below):
            self._column.column.addWidget(part)

    # -- what is shown ---------------------------------------------------------------------------------------------
    def show_decision(self, view: DecisionView | None, can_undo: bool, result: str = "") -> None:
        """Show the question, or how the game ended, or that nothing is asked."""
        state = (view, can_undo, result)
        if state == self._state:
            return
        before = self._view
        same_question = before is not None and view is not None and _answers(before) == _answers(view)
        if _asked(before) != _asked(view):
            self._column.verticalScrollBar().setValue(0)  # another question is read from its beginning
        if before is not None and view is not None and before.player != view.player:
            self._turned.start()
        self._state, self._view = state, view
        self._undo.setEnabled(can_undo)
        with self._column.still():
            self._show_words(view, result)
            if not same_question or view is None:
                self._show_choices(view if not result else None)

    def _show_words(self, view: DecisionView | None, result: str) -> None:
        if result:
            self._banner.show_side(view.player if view else "", self.tr("The game is over"))
        elif view is None:
            self._banner.show_side("", self.tr("Nothing to decide"))
        else:
            self._banner.show_side(view.player, view.player_name, right=sits_right(view.player, self._sides))
        self._path.set_html(self._path_html(view) if view else "")
        prompt = result or (view.prompt if view else self.tr("The table waits."))
        self._prompt.setText(prompt)
        self._help.setText(view.help if view and not result else "")
        self._progress.setText(self._progress_text(view))
        self._path.setHidden(view is None)
        self._help.setHidden(not self._help.text())
        self._progress.setHidden(not self._progress.text())

    def _path_html(self, view: DecisionView) -> str:
        """The procedures under way; the last one where large letters would leave the question out of sight."""
        palette = QApplication.palette()
        ink = colours.readable(colours.side_colour(view.player), palette.window().color()).name()
        parts = []
        path = view.path[-1:] if em() > LARGE else view.path
        for number, step in enumerate(path):
            last = number == len(path) - 1
            text = f"<b>{escape(step.text)}</b>" if last else escape(step.text)
            link = f"&nbsp;<small>{rule_anchor(step.rule, palette)}</small>" if step.rule else ""
            parts.append(f'<span style="color:{ink}">{text}</span>{link}')
        if view.rule and view.rule not in {step.rule for step in view.path}:
            parts.append(rule_anchor(view.rule, palette))
        return " › ".join(parts)

    def _progress_text(self, view: DecisionView | None) -> str:
        if view is not None and view.entered:
            dice = counted(len(view.entered), self.tr("1 die entered"), self.tr("%1 dice entered"))
            return f"{dice}: {' · '.join(map(str, view.entered))}"
        if view is None or view.progress is None:
            return ""
        done, needed = view.progress
        marks = "■" * min(done, needed) + "□" * max(0, needed - done) if needed <= 12 else ""
        text = self.tr("%1 of %2").replace("%1", str(done)).replace("%2", str(needed))
        return f"{marks} {text}".strip()

    def allow_undo(self, allowed: bool) -> None:
        """Whether there is anything like taking back here at all."""
        self._undo.setVisible(allowed)

    def tell_undo(self, view: UndoView | None) -> None:
        """Say on the button what would be taken back, and whether that needs the others."""
        needs = view is not None and not view.alone
        self._undo.set_note(self.tr("with consent") if needs else "")
        tip = self.tr("Take the last step back (Backspace)")
        if view is not None:
            what = [self.tr("Takes back: {0}").format(view.text)] if view.text else []
            whom = self.tr("All must agree to it.") if needs else self.tr("That needs nobody else.")
            tip = "\n".join([tip, *what, whom])
        self._undo.setToolTip(tip)

    # -- choices ---------------------------------------------------------------------------------------------------
    def _show_choices(self, view: DecisionView | None) -> None:
        ticked = self.focusWidget().objectName() if isinstance(self.focusWidget(), TickBox) else ""
        self.hold_focus()
        clear_layout(self._above)
        self._toggle.setChecked(False)
        self._listing.clear()
        self._rest = QCursor.pos()
        choices = beside_boxes(view) if view else ()
        dice = view.dice if view else 0
        for box in view.boxes if view else ():
            tick = self._tick_box(box)
            self._above.addWidget(tick)
            if tick.objectName() == ticked:
                tick.setFocus()
        self._dice.show_faces(dice)
        shown = [] if dice else as_buttons(choices)
        if view is not None and view.private:
            self._above.addWidget(self._hand_button(view))
        self._default = self._choices.show_choices(shown, default_of(choices))
        others = [] if dice else [choice for choice in choices if choice not in shown]
        self._lit.show_choices(others)
        self._buttons.setHidden(not self._has_buttons())
        self._toggle.setHidden(not others)
        self._listing.hide()
        self._order_tab()

    def _order_tab(self) -> None:
        """To look for what takes Tab and to order it is slow, and mostly the same buttons say something else."""
        made_anew = self._above.count() or not self._dice.isHidden()
        parts = tuple(map(id, (*self._choices.buttons, *self._standing.buttons)))
        if made_anew or parts != self._parts:
            self._parts = parts
            tab_as_read(self)

    def _enter_die(self, face: int) -> None:
        choices = self._view.choices if self._view else ()
        if self._view and len(choices) == self._view.dice:
            self.chosen.emit(choices[face - 1].action)
        else:
            self.dice_entered.emit(face)

    def _has_buttons(self) -> bool:
        return bool(self._above.count() or self._choices.count())

    def _want_menu(self, button: WrapButton) -> None:
        """Below the button: that of the mouse is let go outside the menu, lest it chooses a line at once."""
        choices = beside_boxes(self._view) if self._view is not None else ()
        choice = next((each for each in choices if each.action == button.property("action")), None)
        if choice is not None:
            self.menu_wanted.emit(choice, button.mapToGlobal(button.rect().bottomLeft() + QPoint(0, 2)))

    def _tick_box(self, box: BoxView) -> TickBox:
        """What may be added to the fight; the odds follow."""
        tick = TickBox(box.text, self._buttons)
        tick.setObjectName(f"tick-{box.action}")
        tick.setChecked(box.ticked)
        tick.clicked.connect(lambda on: self.ticked.emit(box.action, on))
        return tick

    def hold(self, widget: QWidget) -> None:
        """Put something in the place of the buttons, until it is answered."""
        column = self._column.column
        if widget.parentWidget() is not self._buttons.parentWidget():
            column.insertWidget(column.indexOf(self._buttons), widget)
            self._parts = None
            for button in widget.findChildren(QAbstractButton):
                button.installEventFilter(self)
        self._buttons.hide()

    def put_below(self, widget: QWidget) -> None:
        """Have something stand below the prompt for good; it shows and hides itself."""
        self._column.column.insertWidget(self._column.column.indexOf(self._progress) + 1, widget)
        self._parts = None

    def release(self) -> None:
        """The buttons are back in their place."""
        self._buttons.setHidden(not self._has_buttons())

    def show_standing(self, answers: Sequence[Standing]) -> None:
        """What is answered for the players without asking, each to be taken back by a click."""
        self._standing.show_answers(answers)

    def show_never(self, words: str) -> None:
        """Offer not to be asked such a thing any more; nothing where the question is asked in any case."""
        self._never.set_label(words)
        self._never.setHidden(not words)

    def _hand_button(self, view: DecisionView) -> WrapButton:
        """What may be answered is a secret: no key presses this button, lest a hand is shown by chance."""
        button = WrapButton(self.tr("{0}, take the mouse: show my hand").format(view.player_name), self._buttons)
        button.setObjectName("show-hand")
        button.installEventFilter(self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.set_note(self.tr("hold H"))
        button.set_strong(True)
        button.setToolTip(self.tr("The others look away; after the choice the cards are face down again."))
        button.installEventFilter(self)
        button.clicked.connect(lambda: self.hand_wanted.emit(view.player))
        return button

    def _on_toggle(self, on: bool) -> None:
        self._toggle.set_label(self.tr("Hide the list") if on else self.tr("List them"))
        if on and self._view is not None and not self._listing.count():
            choices = beside_boxes(self._view)
            shown = as_buttons(choices)
            for choice in choices:
                if choice not in shown:
                    text = f"{choice.text}   {choice.note}" if choice.note else choice.text
                    item = QListWidgetItem(text, self._listing)
                    item.setData(Qt.ItemDataRole.UserRole, choice.action)
        self._listing.setMinimumHeight(min(10, max(3, self._listing.count())) * round(em() * 1.4))
        self._listing.setVisible(on)

    def _on_listed(self, item: QListWidgetItem) -> None:
        """One answer for one click: its second half, or the key of the same item, is no answer to what comes next."""
        again = self._listed.isValid() and self._listed.elapsed() < QApplication.doubleClickInterval()
        if not again:
            self._listed.start()
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    def needed(self) -> int:
        """The height in which all that can be pressed is seen, with a few words below it."""
        words = 0 if self._help.isHidden() else self._help.heightForWidth(self._help.width())
        return self.needed_in_all() - (words if words > SHORT_HELP * em() else 0)

    def needed_in_all(self) -> int:
        """The height in which every word is seen."""
        layout = self._column.content.layout()
        assert layout is not None
        return layout.totalHeightForWidth(self.width())

    # -- keys and hints --------------------------------------------------------------------------------------------
    def is_dead(self) -> bool:
        """Whether another player is asked so newly that Enter cannot be meant for him, or all watch something else."""
        if self.is_unwatched():
            return True
        return self._turned.isValid() and self._turned.elapsed() < DEAD_MS

    def activate_default(self) -> bool:
        """Press the default choice, as Enter does; False if there is none."""
        if self._default is None or not self._default.isEnabled():
            return False
        self._default.click()
        return True

    def take_key(self, event: QKeyEvent) -> bool:
        """Enter presses the default choice, a digit enters a die; also for keys that the map has no use for.

        Ctrl+Enter sits down at the table: pressed twice, it must not answer the question that is found there.
        """
        digit = event.key() - int(Qt.Key.Key_0)
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in ENTER and self.is_dead():
            return True
        if event.key() in ENTER and not event.isAutoRepeat() and not held:
            return self.activate_default()
        if self._view is not None and 1 <= digit <= self._view.dice and not event.isAutoRepeat():
            self._enter_die(digit)
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_key(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.LayoutRequest and watched is self._column.content and self.isVisible():
            self.needs.emit(self.needed(), self.needed_in_all())
        if kind not in HEEDED or watched is self._column.content:
            return False
        action = watched.property("action")
        if isinstance(event, QKeyEvent) and event.key() in PRESSING and self.is_dead():
            return True
        pressed = action or watched.objectName()
        if self._second.is_one(event, (self._view.player if self._view is not None else "", pressed)):
            return True
        if action and (kind == QEvent.Type.FocusIn or self._has_come(watched, event)):
            self.preview_requested.emit(action)
        elif action and kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.preview_requested.emit("")
        return False

    def _has_come(self, button: QObject, event: QEvent) -> bool:
        """Whether the mouse has come to a button, and not a new button under a mouse that rests since the last choice:
        what was rolled would give way to another fight before anybody read it."""
        rests = isinstance(event, QMouseEvent | QEnterEvent) and event.globalPosition().toPoint() == self._rest
        if event.type() == QEvent.Type.Enter:
            if rests and isinstance(button, QWidget):
                button.setMouseTracking(True)  # the next step of the mouse counts
            return not rests
        if event.type() != QEvent.Type.MouseMove or rests or self._rest is None:
            return False
        self._rest = None
        return True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        themed = (QEvent.Type.ApplicationPaletteChange, QEvent.Type.ApplicationFontChange)
        if event.type() in themed and self._state is not None:
            view, _, result = self._state
            self._undo.setIcon(glyph_icon("undo"))
            self._lit.clear()
            self._show_words(view, result)
            self._show_choices(view if not result else None)


def _asked(view: DecisionView | None) -> tuple[str, str]:
    """Who is asked what."""
    return (view.player, view.prompt) if view is not None else ("", "")
