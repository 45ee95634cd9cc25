"""Keys on the map: the ring that walks from place to place, and what is done there without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent

from desktop.ui.map.fan import StackFan
from desktop.ui.map.scene import MapScene
from desktop.ui.map.view import MapView
from desktop.views.board import Point

if TYPE_CHECKING:
    from desktop.ui.map.gestures import Gestures

ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
SHIFT_OR_PAD = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
PAN_PX = 60


class KeyGestures:
    """What the player means by a key. `focus` is the place where the keyboard is."""

    def __init__(self, does: Gestures, view: MapView, scene: MapScene, fan: StackFan) -> None:
        self._does, self._view, self._scene, self._fan = does, view, scene, fan
        self.focus = ""
        self._ring_shown = False
        self._line: Point = (0.0, 0.0)

    def set_focus_space(self, space: str, quiet: bool = False) -> None:
        """Where the keyboard is; `quiet` (after a click) shows no ring."""
        if self._scene.ground and space in self._scene.ground.spaces:
            self.focus = space
            self._line = self._scene.ground.spaces[space].center
            self._ring_shown = not quiet
            self._does.focus_moved.emit("" if quiet else space)

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; False leaves it to the window."""
        key = Qt.Key(event.key())
        self._does.touched.emit()
        if key in ARROWS:
            return self._arrow(ARROWS[key], event.modifiers())
        if key in ENTER:
            return event.isAutoRepeat() or self._does.is_enter_dead() or self._enter()
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
        self._does.find_pointer()
        space = self._does.over or self.focus
        held = event.modifiers() & ~SHIFT_OR_PAD or event.isAutoRepeat() or self._does.carried
        found = [
            choice
            for choice in self._scene.space_choices.get(space, ())
            if choice.note.isalpha() and choice.note == event.text().upper()
        ]
        if held or len(found) != 1:
            return not held and self._tell_withheld(space, event.text().upper())
        self._fan.close_fan()
        self._does.choice_made.emit(found[0].action)
        return True

    def _tell_withheld(self, space: str, letter: str) -> bool:
        """A letter that means something elsewhere opens the menu of a place, which says what can be done there, and why
        not what was meant; where nothing can be, that is told as after a click."""
        choices = self._scene.space_choices.get(space, ())
        known = any(choice.note == letter for each in self._scene.space_choices.values() for choice in each)
        if not known or not space:
            return False
        if not choices:
            if any(name in self._scene.piece_choices for name in self._scene.stacks.get(space, ())):
                return False
            self._does.space_clicked.emit(space)
            return True
        spot = self._does.pointer() if space == self._does.over else self._focus_spot()
        self._does.choice_wanted.emit(list(choices), self._view.viewport().mapToGlobal(spot))
        return True

    def _arrow(self, direction: Point, modifiers: Qt.KeyboardModifier) -> bool:
        ground = self._scene.ground
        if ground is None:
            return False
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            self._view.pan(QPoint(round(direction[0] * PAN_PX), round(direction[1] * PAN_PX)))
        elif self._fan.space and not self._does.carried and direction[0]:
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
        if self._does.carried:
            self._does.carry_over(space)
        else:
            self._does.hovered.emit(space)

    def _next_lit(self, step: int) -> bool:
        """Go to the next place where something is lit: row by row, from the left."""
        ground = self._scene.ground
        if ground is None:
            return False
        pieces = self._scene.pieces
        places = {pieces[name].piece.space for name in self._scene.piece_choices if name in pieces}
        if self._does.carried or not places:
            places = set(self._scene.space_choices)
        lit = sorted((ground.spaces[p].center[::-1], p) for p in places if p in ground.spaces)
        if not lit:
            return False
        names = [name for _, name in lit]
        following = names[(names.index(self.focus) + step) % len(names)] if self.focus in names else names[0]
        self._fan.close_fan()
        self.set_focus_space(following)
        if self._does.carried:
            self._does.carry_over(following)
        else:
            self._does.hovered.emit(following)
        return True

    def _focus_spot(self) -> QPoint:
        assert self._scene.ground is not None
        x, y = self._scene.ground.spaces[self.focus].center
        return self._view.mapFromScene(x, y)

    def _enter(self) -> bool:
        ground = self._scene.ground
        if ground is None or self.focus not in ground.spaces:
            return False
        if self._does.carried:
            self._does.drop(self.focus)
        elif piece := self._fan.selected:
            if choices := self._scene.choices_for("", piece):
                self._does.choose(choices, self._focus_spot())
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
            self._does.choose(choices, self._focus_spot())
            return True
        return False

    def _toggle_fan(self) -> bool:
        if self._fan.space:
            self._fan.close_fan()
        elif self._scene.stacks.get(self.focus):
            self._does.open_fan(self.focus)
            self._fan.select(1)
        return True

    def _pick_up_by_key(self, whole: bool) -> bool:
        piece = self._fan.selected or self._scene.top_of(self.focus)
        if not piece or self._does.carried:
            return False
        pieces = self._scene.stack_with(piece) if whole else [piece]
        self._fan.close_fan()
        self._does.pick_up(pieces, self._focus_spot(), by_keys=True)
        return True

    def _escape(self) -> bool:
        if self._does.carried:
            self._does.cancel()
        elif self._fan.space:
            self._fan.close_fan()
        else:
            return False
        return True
