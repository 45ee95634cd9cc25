"""The choices of a question as buttons, one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.text import WrapButton
from desktop.views.table import ChoiceView, DecisionView

MANY = 6
"""More located choices than this are not listed as buttons: they are lit where they are."""


def is_located(choice: ChoiceView) -> bool:
    """Whether the choice can be made on the map or in the hand."""
    return bool(choice.spaces or choice.pieces or choice.card)


def as_buttons(choices: tuple[ChoiceView, ...]) -> list[ChoiceView]:
    """The choices to show as buttons, the default first."""
    located = [c for c in choices if c.button and is_located(c)]
    few = len(located) <= MANY
    shown = [c for c in choices if c.default or (c.button and (few or c.closes or not is_located(c)))]
    return sorted(shown, key=lambda c: c is not default_of(choices))


def beside_boxes(view: DecisionView) -> tuple[ChoiceView, ...]:
    """The choices but for those that stand in a box and nowhere else."""
    boxed = {box.action for box in view.boxes}
    kept = [choice for choice in view.choices if choice.action not in boxed or is_located(choice)]
    return tuple(replace(choice, button=False) if choice.action in boxed else choice for choice in kept)


def default_of(choices: tuple[ChoiceView, ...]) -> ChoiceView | None:
    """What Enter means."""
    return next((choice for choice in choices if choice.default), None)


class ChoiceButtons(QVBoxLayout):
    """A column of buttons. Those of the question before are written anew: to make and show new ones takes its time.

    Signals:
        chosen: a button was pressed (its action).
        pointed_at: the cursor rests on a button that says something else now (its action).
        menu_wanted: what else can be said of a choice (its button).
    """

    chosen = Signal(str)
    pointed_at = Signal(str)
    menu_wanted = Signal(object)

    def __init__(self, home: QWidget, watcher: QObject) -> None:
        """`home` is the widget they stand in, `watcher` filters their events."""
        super().__init__()
        self._home, self._watcher = home, watcher
        self.buttons: list[WrapButton] = []

    def show_choices(self, shown: Sequence[ChoiceView], default: ChoiceView | None) -> WrapButton | None:
        """A button for each choice; returns that of the default."""
        self._let_go(len(shown))
        before = [button.property("action") for button in self.buttons]
        while len(self.buttons) < len(shown):
            self._add()
        for button, choice in zip(self.buttons, shown, strict=True):
            _write(button, choice, default=choice is default)
        if any(button.underMouse() and button.property("action") != action for button, action in self._with(before)):
            QTimer.singleShot(0, self, self._point_again)
        return next((button for button, choice in zip(self.buttons, shown, strict=True) if choice is default), None)

    def _with(self, actions: Sequence[str]) -> list[tuple[WrapButton, str]]:
        return list(zip(self.buttons, actions, strict=False))

    def _let_go(self, most: int) -> None:
        """One that is held down goes too: let go, it must not answer what it was not pressed for."""
        held = next((number for number, button in enumerate(self.buttons) if button.isDown()), most)
        clear_layout(self, min(most, held))
        del self.buttons[min(most, held) :]

    def _add(self) -> None:
        button = WrapButton("", self._home)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Enter after a click, of either button, means the default
        button.installEventFilter(self._watcher)
        button.clicked.connect(lambda: self.chosen.emit(button.property("action")))
        button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)  # the menu key asks for it too
        button.customContextMenuRequested.connect(lambda _: self.menu_wanted.emit(button))
        self.buttons.append(button)
        self.addWidget(button)

    def _point_again(self) -> None:
        for button in self.buttons:
            if button.underMouse():
                self.pointed_at.emit(button.property("action"))


def _write(button: WrapButton, choice: ChoiceView, *, default: bool) -> None:
    notes = [choice.note] if choice.note and choice.note not in choice.text.split() else []
    notes += ["⚠"] * bool(choice.warnings) + ["↵"] * default
    button.setProperty("action", choice.action)
    button.set_label(choice.text)
    button.setToolTip(choice.barred or "\n".join(choice.warnings))
    button.setEnabled(not choice.barred)
    button.set_strong(default)
    button.set_note(" ".join(notes))
