"""Gestures on the map: clicks, drags and keys turned into what the player means; nothing is moved here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from desktop.controller.choices import in_hand
from desktop.ui.map.fan import StackFan
from desktop.ui.map.key_gestures import KeyGestures
from desktop.ui.map.scene import MapScene
from desktop.ui.map.view import MapView
from desktop.ui.paint.counters import BLOCK_PX
from desktop.views.table import ChoiceView

HOVER_MS = 350


class Gestures(QObject):
    """What the player means. `carried` are the pieces in hand; `by_keys` tells how they were picked up."""

    piece_clicked = Signal(str)
    space_clicked = Signal(str)
    choice_made = Signal(str)
    choice_wanted = Signal(list, QPoint)
    drag_started = Signal(list)
    drag_moved = Signal(list, str)
    dropped = Signal(list, str)
    drag_cancelled = Signal()
    hovered = Signal(str)
    stack_opened = Signal(str)
    context_requested = Signal(str, str, QPoint)
    focus_moved = Signal(str)
    carrying = Signal(list, QPoint)
    put_down = Signal(list, bool)
    touched = Signal()
    pressed = Signal()
    """By the mouse alone."""

    def __init__(self, view: MapView, scene: MapScene, fan: StackFan) -> None:
        super().__init__(view)
        self._view, self._scene, self._fan = view, scene, fan
        self.is_enter_dead: Callable[[], bool] = lambda: False
        """Whether Enter is not meant for the question that is asked now."""
        self.carried: list[str] = []
        self.by_keys = False
        self._press: QPoint | None = None
        self._pressed_piece = ""
        self._from_fan = False
        self._whole_stack = False
        self._carried_over = ""
        self.over = ""
        """The space under the mouse."""
        self._in_menu = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(HOVER_MS)
        self._timer.timeout.connect(self._hover_stays)
        view.pressed.connect(self._on_pressed)
        view.moved.connect(self._on_moved)
        view.released.connect(self._on_released)
        view.left.connect(self._on_left)
        self.keys = KeyGestures(self, view, scene, fan)
        view.on_key = self.keys.key
        view.takes_second = lambda: not self.is_enter_dead()
        fan.piece_pressed.connect(self._on_fan_pressed)
        fan.dragged.connect(self._on_moved)
        fan.let_go.connect(lambda at, mods: self._on_released(at, Qt.MouseButton.LeftButton, mods))
        fan.cursor_left.connect(self._on_fan_left)

    def reset(self) -> None:
        """Forget everything, for a new board."""
        self.carried, self._carried_over, self.over, self._press = [], "", "", None
        self.keys.focus = ""
        self._fan.close_fan()

    # mouse

    def _space_under(self, at: QPoint) -> str:
        return self._scene.space_at(self._view.mapToScene(at))

    def _on_pressed(self, at: QPoint, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        self.touched.emit()
        self.pressed.emit()
        if button == Qt.MouseButton.RightButton and self.carried:
            self.cancel()
            return
        if button != Qt.MouseButton.LeftButton:
            return
        if self.by_keys:
            self.drop(self._space_under(at))
            return
        self._press, self._from_fan = at, False
        self._pressed_piece = self._scene.piece_at(self._view.mapToScene(at))
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        self._whole_stack = shift or self._on_edge(self._pressed_piece)

    def _on_edge(self, piece: str) -> bool:
        """A piece that shows only its edge is the handle of its stack."""
        if not piece:
            return False
        space = self._scene.pieces[piece].piece.space
        return self._scene.is_pile(space) and self._scene.top_of(space) != piece

    def _on_fan_pressed(self, piece: str, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        self.touched.emit()
        self.pressed.emit()
        self._press, self._pressed_piece, self._from_fan = at, piece, True
        self._whole_stack = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)

    def _on_moved(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        if self.carried and not self.by_keys:
            self._drag_to(at)
        elif self._press is not None:
            if (at - self._press).manhattanLength() >= QApplication.startDragDistance():
                self._begin_drag(at)
        else:
            self._hover_over(at)

    def _begin_drag(self, at: QPoint) -> None:
        if self._pressed_piece not in self._scene.pieces:
            self._view.start_pan(at)
            self._press = None
            return
        pieces = self._scene.stack_with(self._pressed_piece) if self._whole_stack else [self._meant()]
        self._press = None
        self._timer.stop()
        if self._from_fan:
            self._fan.fold()
        else:
            self._fan.close_fan()
        self.pick_up(pieces, at, by_keys=False)
        self._drag_to(at)

    def _meant(self) -> str:
        """The piece pressed; of a stack the uppermost that is meant, if the one on top of it is not."""
        scene, pressed = self._scene, self._pressed_piece
        stack, asked = scene.stack_with(pressed), scene.table.decision if scene.table is not None else None
        if self._from_fan or pressed != stack[-1] or in_hand(asked, pressed):
            return pressed
        if pressed in scene.piece_choices:
            return next(filter(self._has_a_way, reversed(stack)), pressed)
        asked_about = (each for each in reversed(stack) if each in scene.piece_choices or in_hand(asked, each))
        return next(asked_about, pressed)

    def _has_a_way(self, piece: str) -> bool:
        """Whether something that is lit takes the piece to a place, and not only something that is done where it is."""
        return any((each.spaces or each.drops) and not each.quiet for each in self._scene.piece_choices.get(piece, ()))

    def pick_up(self, pieces: list[str], at: QPoint, by_keys: bool) -> None:
        self.carried, self.by_keys = pieces, by_keys
        self._carried_over = self._scene.pieces[pieces[0]].piece.space
        self._scene.lift(pieces)
        self.carrying.emit(pieces, at)
        self.drag_started.emit(list(pieces))

    def _drag_to(self, at: QPoint) -> None:
        self.carrying.emit(self.carried, at)
        self._view.watch_edges(at, over_goal=self._scene.takes(self._space_under(at)))
        self.carry_over(self._space_under(at))

    def carry_over(self, space: str) -> None:
        if space != self._carried_over:
            self._carried_over = space
            self.drag_moved.emit(list(self.carried), space)

    def _on_released(self, at: QPoint, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        if button == Qt.MouseButton.RightButton:
            piece = self._scene.piece_at(self._view.mapToScene(at))
            self.context_requested.emit(self._space_under(at), piece, self._view.viewport().mapToGlobal(at))
        elif button != Qt.MouseButton.LeftButton:
            return
        elif self.carried and not self.by_keys:
            inside = self._view.viewport().rect().contains(at)
            self.drop(self._space_under(at) if inside else "")
        elif self._press is not None:
            self._press = None
            self._click(at)

    def drop(self, space: str) -> None:
        pieces = self._put_down()
        self.dropped.emit(list(pieces), space)
        self.put_down.emit(pieces, True)

    def cancel(self) -> None:
        """Give up a drag."""
        if self.carried:
            pieces = self._put_down()
            self.drag_cancelled.emit()
            self.put_down.emit(pieces, False)

    def _put_down(self) -> list[str]:
        pieces, self.carried, self.by_keys, self._press = self.carried, [], False, None
        self._view.watch_edges(None)
        self._scene.lift(())
        self._fan.close_fan()
        return pieces

    def _click(self, at: QPoint) -> None:
        piece, space = self._pressed_piece, self._space_under(at)
        if piece in self._scene.pieces:
            space = self._scene.pieces[piece].piece.space
        self.keys.set_focus_space(space, quiet=True)
        choices = self._scene.choices_for(space, piece)
        if piece and not self._from_fan and self._is_meant_below(space, choices):
            self.open_fan(space)
        elif choices:
            self.choose(choices, at)
        elif piece:
            self.piece_clicked.emit(piece)
        elif space:
            self.space_clicked.emit(space)

    def _is_meant_below(self, space: str, choices: Sequence[ChoiceView]) -> bool:
        """Whether a click on a pile means what lies in it: its top can only take back what was chosen, or nothing."""
        if not self._scene.is_pile(space):
            return False
        inside = [each for name in self._scene.stacks[space] for each in self._scene.piece_choices.get(name, ())]
        if not choices:
            return bool(inside)
        return all(each.quiet for each in choices) and not all(each.quiet for each in inside)

    def choose(self, choices: Sequence[ChoiceView], at: QPoint) -> None:
        if len(choices) == 1 and not choices[0].quiet and not choices[0].withheld:
            self._fan.close_fan()
            self.choice_made.emit(choices[0].action)
        else:
            self.choice_wanted.emit(list(choices), self._view.viewport().mapToGlobal(at))

    # hovering

    def _hover_over(self, at: QPoint) -> None:
        space = self._space_under(at)
        if space != self.over:
            self.over = space
            self.hovered.emit(space)
            self._timer.stop()
            if self._fan.space and self._fan.space != space and not self._near_fan(at):
                self._fan.close_fan()
            if self._worth_a_fan(space):
                self._timer.start()

    def _near_fan(self, at: QPoint) -> bool:
        return bool(self._fan.geometry().adjusted(-12, -12, 12, 12).contains(at))

    def _worth_a_fan(self, space: str) -> bool:
        if not self._scene.ground or space == self._fan.space:
            return False
        small = self._scene.ground.board.piece_size * self._view.zoom() < BLOCK_PX
        least = 2 if self._scene.ground.board.kind == "area" else 1  # a lone marker has nothing to hide
        return self._scene.is_pile(space) or (small and len(self._scene.stacks.get(space, ())) >= least)

    def _hover_stays(self) -> None:
        if self.over and not self.carried and self._press is None and self._worth_a_fan(self.over):
            self.open_fan(self.over)

    def _on_left(self) -> None:
        self._timer.stop()
        self._in_menu = QApplication.activePopupWidget() is not None
        if self.over:
            self.over = ""
            self.hovered.emit("")
        if not self.carried and not self._view.viewport().rect().contains(self.pointer()):
            self._fan.close_fan()  # nobody points at it any more, and it covers the map

    def pointer(self) -> QPoint:
        return self._view.viewport().mapFromGlobal(self._view.cursor().pos())

    def find_pointer(self) -> None:
        """What the mouse is over now: of its ways while a menu was open nobody has told."""
        if self._in_menu and self._view.viewport().rect().contains(at := self.pointer()):
            self._hover_over(at)
        self._in_menu = False

    def _on_fan_left(self) -> None:
        at = self.pointer()
        if not self._near_fan(at) and self._space_under(at) != self._fan.space:
            self._fan.close_fan()

    def open_fan(self, space: str) -> None:
        """Spread the pieces of a space in a row."""
        names = self._scene.stacks.get(space)
        if not names or not self._scene.ground:
            return
        pieces = [self._scene.pieces[name].piece for name in names]
        middle, size = self._scene.ground.spaces[space].center, self._scene.ground.board.piece_size
        stack = self._view.mapFromScene(middle[0] - size / 2, middle[1] - size / 2, size, size).boundingRect()
        self._fan.open_at(space, pieces, set(names) & set(self._scene.piece_choices), stack)
        self.stack_opened.emit(space)

    def refresh(self) -> None:
        """After a new table: what is open or carried must still be there."""
        if self._fan.space and not self.carried:
            if self._scene.stacks.get(self._fan.space):
                space = self._fan.space
                names = self._scene.stacks[space]
                if [p.id for p in reversed(self._fan.pieces)] == names:
                    self._fan.lit = set(names) & set(self._scene.piece_choices)
                    self._fan.pieces = [self._scene.pieces[name].piece for name in reversed(names)]
                    self._fan.update()
                else:
                    self._fan.close_fan()
            else:
                self._fan.close_fan()
        if self.carried:
            if all(name in self._scene.pieces for name in self.carried):
                self._scene.lift(self.carried)
            else:
                self.cancel()
