"""A monkey at the window: clicks, drags, keys, docks and themes at random, on real widgets."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDockWidget,
    QFileDialog,
    QLineEdit,
    QMenu,
    QWidget,
)

from desktop.controller.pages import FaultView
from desktop.ui.commands import COMMANDS
from desktop.ui.main_window import MainWindow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
KEYS = tuple(
    getattr(Qt.Key, f"Key_{name}")
    for name in (
        "Return", "Space", "Escape", "Backspace", "Tab", "Left", "Right", "Up", "Down", "PageUp", "PageDown", "Home",
        "End", "N", "M", "P", "Delete", "F2",
    )
)  # fmt: skip
LEFT_OUT = {"quit", "full_screen"}
"""Commands that would end the monkey's evening."""
STALL_SECONDS = 2.0
POPUP_MS = 200


class Monkey:
    """Does one thing after another.

    Attributes:
        done: what it did, in order, for whoever wants to see a fault again.
        faults: reports of faults that the window wrote.
        stalls: acts that took longer than STALL_SECONDS, with their times.
    """

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.chance = random.Random(seed)
        self.done: list[str] = []
        self.faults: list[str] = []
        self.stalls: list[tuple[str, float]] = []
        window.controller.failed.connect(self._on_failed)
        self._impatience = QTimer(window, interval=POPUP_MS)
        self._impatience.timeout.connect(self._close_popup)
        self._impatience.start()
        self._acts: tuple[tuple[int, Callable[[], str]], ...] = (
            (20, self._choose), (14, self._press), (8, self._click_map), (8, self._drag), (10, self._key),
            (6, self._command), (4, self._dock), (3, self._wheel), (3, self._type), (2, self._look), (2, self._overlay),
            (2, self._resize),
        )  # fmt: skip

    def _on_failed(self, fault: FaultView) -> None:
        self.faults.append(Path(fault.report).read_text(encoding="utf-8"))

    def act(self) -> None:
        """Do something, and let the window come to rest."""
        weights = [weight for weight, _ in self._acts]
        run = self.chance.choices([act for _, act in self._acts], weights)[0]
        begun = time.perf_counter()
        self._way_out()
        self.done.append(run())
        QApplication.processEvents()
        took = time.perf_counter() - begun
        if took > STALL_SECONDS:
            self.stalls.append((self.done[-1], took))

    def _way_out(self) -> None:
        """What a person would close after a while: menus, dialogs, file dialogs."""
        self._close_popup()
        for dialog in self.window.findChildren(QDialog):
            if dialog.isVisible() and (isinstance(dialog, QFileDialog) or self.chance.random() < 0.4):
                dialog.close()

    def _close_popup(self) -> None:
        """A menu that a button opens waits for somebody."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    # -- acts --------------------------------------------------------------------------------------
    def _choose(self) -> str:
        """What a player does: sit down, answer, or take one of the choices."""
        window, control = self.window, self.window.controller
        if not control.has_table:
            return self._press()
        if window.hand_over.isVisible():
            control.take_seat()
            return "sit down"
        if control.asking:
            answer = self.chance.random() < 0.7
            control.answer(answer)
            return f"answer {answer}"
        view = window.wiring.view
        choices = view.decision.choices if view is not None and view.decision is not None else ()
        if not window.at_table or not choices:
            return self._press()
        choice = self.chance.choice(choices)
        window.docks.decision.chosen.emit(choice.action)
        return f"choose {choice.action}"

    def _press(self) -> str:
        buttons = [
            button
            for button in self.window.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled() and button.objectName() not in LEFT_OUT
        ]
        if not buttons:
            return "press nothing"
        button = self.chance.choice(buttons)
        name = f"press {button.objectName() or button.text()!r}"
        QTest.mouseClick(button, LEFT)
        return name

    def _spot(self, widget: QWidget) -> QPoint:
        return QPoint(self.chance.randrange(max(1, widget.width())), self.chance.randrange(max(1, widget.height())))

    def _click_map(self) -> str:
        viewport = self.window.page.map.view.viewport()
        if not viewport.isVisible():
            return "no map"
        button = self.chance.choice((LEFT, LEFT, LEFT, RIGHT))
        spot = self._spot(viewport)
        if self.chance.random() < 0.2:
            QTest.mouseDClick(viewport, LEFT, NONE, spot)
            return f"double click {spot.toTuple()}"
        QTest.mouseClick(viewport, button, NONE, spot)
        return f"click {button.name} {spot.toTuple()}"

    def _drag(self) -> str:
        """A counter to somewhere, sometimes given up on the way."""
        board, view = self.window.page.map, self.window.wiring.view
        viewport = board.view.viewport()
        if not viewport.isVisible() or view is None:
            return "no map"
        pieces = [piece.id for piece in view.pieces if piece.space]
        piece = self.chance.choice(pieces) if pieces else ""
        start = board.piece_spot(piece) if piece else self._spot(viewport)
        if not viewport.rect().contains(start):
            board.locate([], [piece])
            start = self._spot(viewport)
        end = self._spot(viewport)
        QTest.mousePress(viewport, LEFT, self.chance.choice((NONE, NONE, SHIFT)), start)
        for step in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * step / 4)
            QApplication.processEvents()
        if self.chance.random() < 0.2:
            QTest.keyClick(viewport, self.chance.choice((Qt.Key.Key_Escape, Qt.Key.Key_F3, Qt.Key.Key_Backspace)))
        QTest.mouseRelease(viewport, LEFT, NONE, end)
        return f"drag {piece} {start.toTuple()} {end.toTuple()}"

    def _key(self) -> str:
        target = self.window.focusWidget() or self.window
        key, modifier = self.chance.choice(KEYS), self.chance.choice((NONE, NONE, NONE, SHIFT, CTRL))
        QTest.keyClick(target, key, modifier)
        return f"key {key.name} {modifier.name}"

    def _command(self) -> str:
        names = [c.id for c in COMMANDS if not c.id.startswith("-") and c.id not in LEFT_OUT]
        name = self.chance.choice(names)
        action = self.window.commands.actions[name]
        if action.isEnabled():
            action.trigger()
        return f"command {name}"

    def _dock(self) -> str:
        docks = self.window.findChildren(QDockWidget)
        dock = self.chance.choice(docks)
        if self.window.at_table:
            kind = self.chance.choice(("toggle", "float", "raise"))
            if kind == "toggle":
                dock.toggleViewAction().trigger()
            elif kind == "float":
                dock.setFloating(not dock.isFloating())
            else:
                dock.raise_()
            return f"{kind} dock {dock.objectName()}"
        return "no dock"

    def _wheel(self) -> str:
        board = self.window.page.map
        (board.zoom_in if self.chance.random() < 0.5 else board.zoom_out)()
        return "zoom"

    def _type(self) -> str:
        lines = [line for line in self.window.findChildren(QLineEdit) if line.isVisible() and line.isEnabled()]
        if not lines:
            return "nothing to type into"
        line = self.chance.choice(lines)
        words = self.chance.choice(("ab", "place x y", "1", "\u00e9\u4e2d", "card", " " * 5))
        line.insert(words)  # QTest types plain letters only
        if self.chance.random() < 0.5:
            QTest.keyClick(line, Qt.Key.Key_Return)
        return f"type {words!r} into {line.objectName()}"

    def _look(self) -> str:
        name = self.chance.choice(("switch_theme", "larger", "smaller", "fit", "toggle_docks_anywhere"))
        self.window.commands.actions[name].trigger()
        return f"look {name}"

    def _overlay(self) -> str:
        actions = [action for action in self.window.menus.overlays.actions() if action.isEnabled()]
        if not actions:
            return "no overlay"
        action = self.chance.choice(actions)
        action.trigger()
        return f"overlay {action.data()}"

    def _resize(self) -> str:
        size = self.chance.choice(((1280, 800), (1600, 1000), (1024, 700)))
        self.window.resize(*size)
        return f"resize {size}"


def close_all(window: MainWindow) -> None:
    """Menus and dialogs that are still open."""
    for popup in window.findChildren(QMenu):
        popup.close()
    for dialog in window.findChildren(QDialog):
        dialog.close()
