"""Gestures on the map: clicks, drags and keys turned into what the player means; nothing is moved here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.controller.choices import in_hand
from desktop.ui.map.fan import StackFan
from desktop.ui.map.scene import MapScene
from desktop.ui.map.view import MapView
from desktop.ui.paint.counters import BLOCK_PX
from desktop.views.board import Point
from desktop.views.table import ChoiceView

HOVER_MS = 350
ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PAN_PX = 60


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
        self.focus = ""
        self._ring_shown = False
        self._line: Point = (0.0, 0.0)
        self._press: QPoint | None = None
        self._pressed_piece = ""
        self._from_fan = False
        self._whole_stack = False
        self._over = ""
        self._hover = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(HOVER_MS)
        self._timer.timeout.connect(self._hover_stays)
        view.pressed.connect(self._on_pressed)
        view.moved.connect(self._on_moved)
        view.released.connect(self._on_released)
        view.left.connect(self._on_left)
        view.on_key = self.key
        view.takes_second = lambda: not self.is_enter_dead()
        fan.piece_pressed.connect(self._on_fan_pressed)
        fan.dragged.connect(self._on_moved)
        fan.let_go.connect(lambda at, mods: self._on_released(at, Qt.MouseButton.LeftButton, mods))
        fan.cursor_left.connect(self._on_fan_left)

    def reset(self) -> None:
        """Forget everything, for a new board."""
        self.carried, self.focus, self._over, self._hover, self._press = [], "", "", "", None
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
            self._drop(self._space_under(at))
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
        self._pick_up(pieces, at, by_keys=False)
        self._drag_to(at)

    def _meant(self) -> str:
        """The piece pressed; of a stack the uppermost that is lit, if nothing is asked about the one on top of it."""
        scene, pressed = self._scene, self._pressed_piece
        stack, asked = scene.stack_with(pressed), scene.table.decision if scene.table is not None else None
        about = pressed in scene.piece_choices or in_hand(asked, pressed)
        if self._from_fan or about or pressed != stack[-1]:
            return pressed
        return next((piece for piece in reversed(stack) if piece in scene.piece_choices), pressed)

    def _pick_up(self, pieces: list[str], at: QPoint, by_keys: bool) -> None:
        self.carried, self.by_keys = pieces, by_keys
        self._over = self._scene.pieces[pieces[0]].piece.space
        self._scene.lift(pieces)
        self.carrying.emit(pieces, at)
        self.drag_started.emit(list(pieces))

    def _drag_to(self, at: QPoint) -> None:
        self.carrying.emit(self.carried, at)
        self._view.watch_edges(at)
        self._carry_over(self._space_under(at))

    def _carry_over(self, space: str) -> None:
        if space != self._over:
            self._over = space
            self.drag_moved.emit(list(self.carried), space)

    def _on_released(self, at: QPoint, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        if button == Qt.MouseButton.RightButton:
            piece = self._scene.piece_at(self._view.mapToScene(at))
            self.context_requested.emit(self._space_under(at), piece, self._view.viewport().mapToGlobal(at))
        elif button != Qt.MouseButton.LeftButton:
            return
        elif self.carried and not self.by_keys:
            inside = self._view.viewport().rect().contains(at)
            self._drop(self._space_under(at) if inside else "")
        elif self._press is not None:
            self._press = None
            self._click(at)

    def _drop(self, space: str) -> None:
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
        self.set_focus_space(space, quiet=True)
        buried_lit = [name for name in self._scene.stacks.get(space, ()) if name in self._scene.piece_choices]
        choices = self._scene.choices_for(space, piece)
        if choices:
            self._choose(choices, at)
        elif piece and buried_lit and not self._from_fan and self._scene.is_pile(space):
            self.open_fan(space)
        elif piece:
            self.piece_clicked.emit(piece)
        elif space:
            self.space_clicked.emit(space)

    def _choose(self, choices: Sequence[ChoiceView], at: QPoint) -> None:
        if len(choices) == 1 and not choices[0].quiet and not choices[0].withheld:
            self._fan.close_fan()
            self.choice_made.emit(choices[0].action)
        else:
            self.choice_wanted.emit(list(choices), self._view.viewport().mapToGlobal(at))

    # hovering

    def _hover_over(self, at: QPoint) -> None:
        space = self._space_under(at)
        if space != self._hover:
            self._hover = space
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
        if self._hover and not self.carried and self._press is None and self._worth_a_fan(self._hover):
            self.open_fan(self._hover)

    def _on_left(self) -> None:
        self._timer.stop()
        if self._hover:
            self._hover = ""
            self.hovered.emit("")
        if not self.carried and not self._view.viewport().rect().contains(self._pointer()):
            self._fan.close_fan()  # nobody points at it any more, and it covers the map

    def _pointer(self) -> QPoint:
        return self._view.viewport().mapFromGlobal(self._view.cursor().pos())

    def _on_fan_left(self) -> None:
        at = self._pointer()
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

    # keys

    def set_focus_space(self, space: str, quiet: bool = False) -> None:
        """Where the keyboard is; `quiet` (after a click) shows no ring."""
        if self._scene.ground and space in self._scene.ground.spaces:
            self.focus = space
            self._line = self._scene.ground.spaces[space].center
            self._ring_shown = not quiet
            self.focus_moved.emit("" if quiet else space)

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; False leaves it to the window."""
        key = Qt.Key(event.key())
        self.touched.emit()
        if key in ARROWS:
            return self._arrow(ARROWS[key], event.modifiers())
        if key in ENTER:
            return event.isAutoRepeat() or self.is_enter_dead() or self._enter()
        if key == Qt.Key.Key_Space:
            return self._toggle_fan()
        if self.letter(event):
            return True
        if key == Qt.Key.Key_M:
            return self._pick_up_by_key(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        if key == Qt.Key.Key_N and not event.modifiers() & ~SHIFT_OR_PAD:
            return self._next_lit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus) and not event.modifiers() & ~SHIFT_OR_PAD:
            self._view.zoom_steps(-1 if key == Qt.Key.Key_Minus else 1)
            return True
        return False

    def letter(self, event: QKeyEvent) -> bool:
        """A letter that a choice bears in its menu makes it at once where the mouse points, or where the keys are."""
        space = self._hover or self.focus
        held = event.modifiers() & ~SHIFT_OR_PAD or event.isAutoRepeat() or self.carried
        found = [
            choice
            for choice in self._scene.space_choices.get(space, ())
            if choice.note.isalpha() and choice.note == event.text().upper()
        ]
        if held or len(found) != 1:
            return not held and self._tell_withheld(space, event.text().upper())
        self._fan.close_fan()
        self.choice_made.emit(found[0].action)
        return True

    def _tell_withheld(self, space: str, letter: str) -> bool:
        """A letter that means something elsewhere opens the menu of a place that says why not there."""
        choices = self._scene.space_choices.get(space, ())
        known = any(choice.note == letter for each in self._scene.space_choices.values() for choice in each)
        if not known or not any(choice.withheld for choice in choices):
            return False
        spot = self._pointer() if space == self._hover else self._focus_spot()
        self.choice_wanted.emit(list(choices), self._view.viewport().mapToGlobal(spot))
        return True

    def _arrow(self, direction: Point, modifiers: Qt.KeyboardModifier) -> bool:
        ground = self._scene.ground
        if ground is None:
            return False
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            self._view.pan(QPoint(round(direction[0] * PAN_PX), round(direction[1] * PAN_PX)))
        elif self._fan.space and not self.carried and direction[0]:
            self._fan.select(int(direction[0]))
        elif self.focus not in ground.spaces:
            self.set_focus_space(self._scene.space_at(self._view.seen().center()) or ground.first())
        elif following := ground.beyond(self.focus, direction, self._line):
            self._walk(following, direction)
        return True

    def _walk(self, space: str, direction: Point) -> None:
        assert self._scene.ground is not None
        here, there = self._line, self._scene.ground.spaces[space].center
        self._fan.close_fan()
        self.set_focus_space(space)
        # the line walked along is kept, so that going up a column of offset rows does not drift
        self._line = (here[0], there[1]) if direction[1] else (there[0], here[1])
        if abs(self._line[0] - there[0]) > 60 or abs(self._line[1] - there[1]) > 60:
            self._line = there
        if self.carried:
            self._carry_over(space)
        else:
            self.hovered.emit(space)

    def _next_lit(self, step: int) -> bool:
        """Go to the next place where something is lit: row by row, from the left."""
        ground = self._scene.ground
        if ground is None:
            return False
        pieces = self._scene.pieces
        places = {pieces[name].piece.space for name in self._scene.piece_choices if name in pieces}
        if self.carried or not places:
            places = set(self._scene.space_choices)
        lit = sorted((ground.spaces[p].center[::-1], p) for p in places if p in ground.spaces)
        if not lit:
            return False
        names = [name for _, name in lit]
        following = names[(names.index(self.focus) + step) % len(names)] if self.focus in names else names[0]
        self._fan.close_fan()
        self.set_focus_space(following)
        if self.carried:
            self._carry_over(following)
        else:
            self.hovered.emit(following)
        return True

    def _focus_spot(self) -> QPoint:
        assert self._scene.ground is not None
        x, y = self._scene.ground.spaces[self.focus].center
        return self._view.mapFromScene(x, y)

    def _enter(self) -> bool:
        ground = self._scene.ground
        if ground is None or self.focus not in ground.spaces:
            return False
        if self.carried:
            self._drop(self.focus)
        elif piece := self._fan.selected:
            if choices := self._scene.choices_for("", piece):
                self._choose(choices, self._focus_spot())
            else:
                return self._pick_up_by_key(False)
        else:
            return self._enter_space()
        return True

    def _enter_space(self) -> bool:
        """Enter takes what is lit at the ring; without a ring it belongs to the default button."""
        choices = list(self._scene.space_choices.get(self.focus, ()))
        for name in self._scene.stacks.get(self.focus, ()):
            choices += [choice for choice in self._scene.piece_choices.get(name, ()) if choice not in choices]
        if choices and self._ring_shown:
            self._choose(choices, self._focus_spot())
            return True
        return False

    def _toggle_fan(self) -> bool:
        if self._fan.space:
            self._fan.close_fan()
        elif self._scene.stacks.get(self.focus):
            self.open_fan(self.focus)
            self._fan.select(1)
        return True

    def _pick_up_by_key(self, whole: bool) -> bool:
        piece = self._fan.selected or self._scene.top_of(self.focus)
        if not piece or self.carried:
            return False
        pieces = self._scene.stack_with(piece) if whole else [piece]
        self._fan.close_fan()
        self._pick_up(pieces, self._focus_spot(), by_keys=True)
        return True

    def _escape(self) -> bool:
        if self.carried:
            self.cancel()
        elif self._fan.space:
            self._fan.close_fan()
        else:
            return False
        return True


SHIFT_OR_PAD = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
