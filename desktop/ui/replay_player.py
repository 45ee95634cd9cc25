"""ReplayPlayer: plays a replay on the map, with its own camera; the map is given back as it was."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from desktop.controller.replaying import Replay
from desktop.ui.map.items import spots_of
from desktop.ui.map.map_widget import MapWidget
from desktop.ui.map.visiting import Place, place_of, return_to, visit
from desktop.ui.map.ways import WaysItem

if TYPE_CHECKING:
    from desktop.ui.replay_bar import ReplayBar

PACES = (2.0, 1.0, 0.5, 0.25)
"""How much longer a step stays, by speed."""
USUAL = 1
SLIDE_MS = 260
"""How long a counter takes from space to space at the usual speed."""
AROUND = 1.6
"""Room around the places of a step, in counters."""


class ReplayPlayer(QObject):
    """Shows step after step until the last, which stays until the player goes back to the game.

    Signals:
        began: the map shows something else than the game from now on.
        ended: the map is to show the game again.
    """

    began = Signal()
    ended = Signal()

    def __init__(self, board: MapWidget) -> None:
        super().__init__(board)
        self._map = board
        self._replay: Replay | None = None
        self._place: Place | None = None
        self._ways: WaysItem | None = None
        self._speed, self._playing = USUAL, False
        self._covered = False
        """Whether a result stood on the map, and is to stand there again afterwards."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)

    @cached_property
    def bar(self) -> ReplayBar:
        """Made for the first replay."""
        from desktop.ui.replay_bar import ReplayBar

        bar = ReplayBar(self._map)
        bar.paused.connect(self.toggle)
        bar.stepped.connect(self.step)
        bar.sped.connect(self.change_speed)
        bar.ended.connect(self.end)
        return bar

    @property
    def replay(self) -> Replay | None:
        """What is played; None while the map shows the game."""
        return self._replay

    @property
    def playing(self) -> bool:
        return self._playing

    # -- beginning and ending ----------------------------------------------------------------------
    def begin(self, replay: Replay) -> None:
        self.forget()
        self._replay, self._place, self._playing = replay, place_of(self._map.view), True
        scene = self._map.scene
        assert scene.ground is not None
        self._ways = WaysItem(scene.ground, scene.look)
        scene.addItem(self._ways)
        for watched in (self._map.view, self._map.view.viewport()):
            watched.installEventFilter(self)
        self._covered = self._map.result_card.isVisible()
        self._map.result_card.hide()
        self.bar.leave_free(self._map.minimap.width() + 10)  # if it is not there now, it comes with a closer look
        self.began.emit()
        self.bar.show()
        self._show()
        self.bar.raise_()
        self.bar.setFocus()

    def end(self) -> None:
        """Back to the game."""
        if self._replay is not None:
            self.forget()
            self.ended.emit()
            if self._covered:
                self._map.result_card.stand_again()

    def forget(self) -> None:
        """The replay is over, whatever comes; who calls shows the game."""
        if self._replay is None:
            return
        self._replay = None
        self._timer.stop()
        self._map.motion.stop()
        for watched in (self._map.view, self._map.view.viewport()):
            watched.removeEventFilter(self)
        if self._ways is not None:
            self._map.scene.removeItem(self._ways)
            self._ways = None
        focused = self.bar.hasFocus()
        self.bar.hide()
        if focused:
            self._map.setFocus()
        if self._place is not None:
            return_to(self._map.view, self._place)

    # -- playing -----------------------------------------------------------------------------------
    def toggle(self) -> None:
        """Pause, or go on; from the last step on it begins anew."""
        if self._replay is None:
            return
        self._playing = not self._playing
        if self._playing and self._replay.is_last:
            self._replay.at = 0
            self._show()
        else:
            self._wait()

    def step(self, by: int) -> None:
        """Go to another step and stay there."""
        if self._replay is not None:
            self._playing = False
            self._replay.go(by)
            self._show(animated=by > 0)

    def change_speed(self, by: int) -> None:
        self._speed = min(max(0, self._speed + by), len(PACES) - 1)
        self._wait()

    def _on_time(self) -> None:
        if self._replay is not None and self._playing:
            self._replay.go(1)
            self._show()

    def _wait(self) -> None:
        """Stay with the step on show as long as it takes to read it."""
        self._timer.stop()
        if self._replay is None:
            return
        if self._replay.is_last:
            self._playing = False
        if self._playing:
            self._timer.start(round(self._replay.step.milliseconds * PACES[self._speed]))
        self.bar.show_pace(self._speed, self._playing)

    def _show(self, *, animated: bool = True) -> None:
        assert self._replay is not None
        assert self._ways is not None
        replay, step, spaces = self._replay, self._replay.step, self._replay.spaces()
        self._map.motion.stop()
        self._map.show_table(replay.table())
        self.bar.show_step(step, replay.at + 1, len(replay.steps))
        self._look_at(spaces, step.pieces)
        self._ways.show_ways(step.traces)
        if animated and step.traces:
            self._map.animate(step.traces, round(SLIDE_MS * PACES[self._speed]))
        elif spaces and not step.traces:
            self._map.motion.pulse(spaces, ())
        self._wait()

    def _look_at(self, spaces: tuple[str, ...], pieces: tuple[str, ...]) -> None:
        ground = self._map.scene.ground
        assert ground is not None
        counters = self._map.scene.pieces
        spots = spots_of(ground, spaces, counters, ()) or spots_of(ground, (), counters, pieces)
        if spots:
            xs, ys = [x for x, _ in spots], [y for _, y in spots]
            room = ground.board.piece_size * AROUND
            area = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
            area.adjust(-room, -room, room, room)
            below = self._map.height() - self.bar.y()
            visit(self._map.view, area, ground.board.piece_size, below, smoothly=self._map.motion.speed > 0)

    # -- what is done to the map meanwhile ---------------------------------------------------------
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click pauses, no piece is picked up; the replay's keys work wherever the focus is."""
        if event.type() == QEvent.Type.Resize and watched is self._map.view.viewport():
            self.bar.place()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.bar.take_key(event)
            return True
        if isinstance(event, QMouseEvent) and watched is self._map.view.viewport():
            return self._on_mouse(event)
        return super().eventFilter(watched, event)

    def _on_mouse(self, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton:
            return event.button() == Qt.MouseButton.RightButton
        if event.type() == QEvent.Type.MouseButtonPress:
            self.toggle()
        return True
