"""Motion that explains: pieces slide along their way, places pulse, a refused piece goes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QVariantAnimation

from desktop.ui.map.items import spots_of
from desktop.ui.map.scene import MapScene
from desktop.views.board import Point
from desktop.views.pieces import CounterFace
from desktop.views.table import MoveTrace

LONGEST_MS = 1400
PULSE_MS = 1300
RETURN_MS = 180
TURN_MS = 420
FADE_MS = (0, 300, 600, 900)
"""How long a space takes to change hands, by speed."""


class Motion(QObject):
    """Runs animations on a scene. `speed` 0 makes everything instant."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.speed = 2
        self._running: list[QVariantAnimation] = []

    def _run(self, ms: int, step: Callable[[float], None], done: Callable[[], None]) -> None:
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(ms)
        animation.setEasingCurve(QEasingCurve.Type.InOutSine)
        animation.valueChanged.connect(lambda value: step(float(value)))

        def finished() -> None:
            if animation in self._running:
                self._running.remove(animation)
                animation.deleteLater()
                done()

        animation.finished.connect(finished)
        self._running.append(animation)
        animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def stop(self) -> None:
        """Bring everything to its end at once."""
        for animation in list(self._running):
            animation.setCurrentTime(animation.duration())

    def slide(self, traces: Sequence[MoveTrace], ms_per_step: int) -> None:
        ground = self._scene.ground
        if ms_per_step <= 0 or self.speed == 0 or ground is None:
            return
        for trace in traces:
            points = [ground.spaces[name].center for name in trace.spaces if name in ground.spaces]
            if trace.piece in self._scene.pieces and len(points) > 1:
                self._slide_one(trace.piece, points, min(ms_per_step * (len(points) - 1), LONGEST_MS))

    def _slide_one(self, piece: str, points: list[Point], ms: int) -> None:
        self._scene.set_sliding(piece, True)
        home = self._scene.home(piece)
        way = [*points[:-1], (home.x(), home.y())]

        def step(value: float) -> None:
            if piece in self._scene.pieces:
                self._scene.pieces[piece].put(along(way, value))

        step(0.0)
        self._run(ms, step, lambda: self._scene.set_sliding(piece, False))

    def turn_over(self, piece: str, old: CounterFace) -> None:
        """A piece that lost a step (or got it back) is turned before the player's eyes."""
        if self.speed == 0 or piece not in self._scene.pieces:
            return

        def step(value: float) -> None:
            if piece in self._scene.pieces:
                self._scene.pieces[piece].turn_over(old, value)

        step(0.0)
        self._run(TURN_MS, step, lambda: step(1.0))

    def fade_control(self) -> None:
        """Spaces that changed hands go over from one side's tint to the other's."""
        item = self._scene.control_item
        if self.speed and item.changed:
            item.fade(0.0)
            self._run(FADE_MS[self.speed], item.fade, lambda: item.fade(1.0))

    def go_back(self, piece: str, start: QPointF) -> None:
        """A piece that may not stay returns from where it was let go."""
        if self.speed == 0 or piece not in self._scene.pieces:
            return
        home = self._scene.home(piece)
        self._slide_one(piece, [(start.x(), start.y()), (home.x(), home.y())], RETURN_MS)

    def pulse(self, spaces: Sequence[str], pieces: Sequence[str]) -> list[Point]:
        """Ring places; returns where they are."""
        if self._scene.ground is None:
            return []
        spots = spots_of(self._scene.ground, spaces, self._scene.pieces, pieces)
        self.pulse_spots(spots)
        return spots

    def pulse_spots(self, spots: Sequence[Point]) -> None:
        item = self._scene.pulse_item
        item.show_spots(spots)
        if self.speed == 0:
            item.set_phase(0.9)
        self._run(PULSE_MS, lambda v: item.set_phase((v * 3) % 1.0 if self.speed else 0.9), lambda: item.show_spots([]))


def along(way: Sequence[Point], share: float) -> QPointF:
    """The spot a share of the legs along a way."""
    legs = len(way) - 1
    place = min(max(share, 0.0), 1.0) * legs
    leg = min(int(place), legs - 1)
    part = place - leg
    (ax, ay), (bx, by) = way[leg], way[leg + 1]
    return QPointF(ax + (bx - ax) * part, ay + (by - ay) * part)
