"""The view: zoom by wheel, keys and pinch; panning; mouse and key events handed on as gestures."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from desktop.ui.map.edges import EdgePan
from desktop.ui.map.framing import NEAR_ENOUGH, TOO_SMALL, best_middle, kept_inside, readable_zoom
from desktop.ui.map.ground import Ground
from desktop.ui.map.scene import MapScene
from desktop.ui.widgets.frames import own_viewport
from desktop.views.board import Point

STEP = 1.2
LARGEST = 4.0
SMALLEST_SHARE = 0.7
"""The board may be made this much smaller than it is when it fits the window."""
CALM_MS = 90
WHEEL_NOTCH = 120
GLIDE_MS = 240
ENOUGH = 0.5
"""Share of the places in question that must be in view, of those that could be; else an arrow points to them."""


class MapView(QGraphicsView):
    """Signals: pressed, moved and released give viewport positions; changed says that zoom or place changed."""

    pressed = Signal(QPoint, object, object)
    moved = Signal(QPoint, object)
    released = Signal(QPoint, object, object)
    left = Signal()
    changed = Signal()
    tip_wanted = Signal(QPoint, QPoint)

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._map = scene
        self._pan_from: QPoint | None = None
        self._space_down = False
        self._panned = False
        self._wheel = 0.0
        own_viewport(self)
        self._fitted = False
        self.by_hand = False
        """Whether somebody has chosen what is looked at, since the whole board was shown."""
        self.covered = 0
        """So many pixels at the lower edge lie under a hand that is held up."""
        self._opening: list[Point] | None = None
        self._shape = QSize()
        """The size at which it was shown last: Qt tells none of what was resized while hidden."""
        self.on_key: Callable[[QKeyEvent], bool] = lambda event: False
        self.takes_second: Callable[[], bool] = lambda: True
        """Whether the second half of a double click is still meant for what lies there."""
        self._pressed_when = -QApplication.doubleClickInterval()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_StaticContents)  # what lies around it changes its size often
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM_MS)
        self._calm.timeout.connect(self.calm_down)
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._glide.valueChanged.connect(self._put_middle)
        self.edges = EdgePan(self)
        self.edges.stepped.connect(self._edge_step)

    # zoom and place

    def zoom(self) -> float:
        return float(self.transform().m11())

    def font_scale(self) -> float:
        """How large its people want letters and counters."""
        return self._map.look.font_scale

    def boxes(self) -> list[QRectF]:
        """The boxes beside the map, in board units."""
        return self._map.ground.off_map if self._map.ground else []

    def _fit_zoom(self) -> float:
        bounds = self._map.ground.bounds() if self._map.ground else QRectF(0, 0, 1, 1)
        size = self.viewport().size()
        return max(0.02, min(size.width() / bounds.width(), size.height() / bounds.height()))

    def fit(self) -> None:
        """Show the whole board."""
        if self._map.ground is None:
            return
        self._stay()
        zoom = self._fit_zoom()
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.centerOn(self._map.ground.bounds().center())
        self._fitted, self.by_hand = True, False
        self._moved_on()

    def _readable_zoom(self, ground: Ground) -> float:
        return readable_zoom(ground.board.piece_size, self._map.look.font_scale)

    def is_whole_too_small(self) -> bool:
        """Whether counters could hardly be seen if the whole board were shown."""
        ground = self._map.ground
        return ground is not None and self._fit_zoom() < self._readable_zoom(ground) * TOO_SMALL

    def open_on(self, spots: Sequence[Point]) -> None:
        """The first look: the whole board if its counters can be read, else most of the spots at a readable size.

        Holds while the window takes its shape, until the player moves the view.
        """
        if self._map.ground is None or not spots:
            return
        zoom = self._readable_zoom(self._map.ground)
        if self._fit_zoom() >= zoom * NEAR_ENOUGH:
            self.fit()
        else:
            self._stay()
            self._fitted = False
            self.setTransform(QTransform.fromScale(zoom, zoom))
            self.centerOn(self.middle_for(spots))
            self._moved_on()
        self._opening = list(spots)

    def end_opening(self) -> None:
        """The first question is answered: what the window does now changes no zoom."""
        self._opening = None

    def _in_sight(self) -> QRectF:
        """What is seen without its outermost edge."""
        margin = QPointF(24, 24) / self.zoom()
        return self.seen().adjusted(margin.x(), margin.y(), -margin.x(), -margin.y() - self.covered / self.zoom())

    def lacks(self, spots: Sequence[Point]) -> QPointF | None:
        """Where to look to see most of the spots, if too few of them are in view; None if enough are."""
        if not spots or self._map.ground is None:
            return None
        seen = self._in_sight()
        target = self.middle_for(spots)
        there = seen.translated(target - seen.center())
        shown, possible = (sum(area.contains(QPointF(*spot)) for spot in spots) for area in (seen, there))
        return None if shown > possible * ENOUGH or shown == possible else target

    def are_apart(self, spots: Sequence[Point]) -> bool:
        """Whether the spots lie so far apart that no view holds two of them."""
        there = QRectF(QPointF(), self._in_sight().size())
        there.moveCenter(self.middle_for(spots))
        return len({spot for spot in spots if there.contains(QPointF(*spot))}) <= 1

    def sees(self, spot: Point) -> bool:
        return self.seen().contains(QPointF(*spot))

    def number_outside(self, spots: Sequence[Point]) -> int:
        seen = self._in_sight()
        return sum(not seen.contains(QPointF(*spot)) for spot in spots)

    def go_to(self, target: QPointF, *, smoothly: bool) -> None:
        """Look somewhere else, because somebody has asked for it."""
        self._stay()
        self._leave_whole()
        if smoothly and self.isVisible():
            self._glide_to(target)
        else:
            self.look_at(target)

    def middle_for(self, spots: Sequence[Point]) -> QPointF:
        """From where most of the spots are seen."""
        assert self._map.ground is not None
        size = QSizeF(self.viewport().size()) / self.zoom()
        return kept_inside(best_middle(spots, size * 0.9), size, self._map.ground.bounds())

    @property
    def is_whole(self) -> bool:
        """Whether the whole board is shown, whatever the size of the window."""
        return self._fitted

    def glide_to(self, target: QPointF) -> None:
        """Move smoothly until a spot is in the middle."""
        self._stay()
        self._fitted = False
        self._glide_to(target)

    def _glide_to(self, target: QPointF) -> None:
        self._glide.setStartValue(self.mapToScene(self.viewport().rect().center()))
        self._glide.setEndValue(target)
        self._glide.start()

    def _put_middle(self, spot: QPointF) -> None:
        self.centerOn(spot)
        self._moved_on()

    def _stay(self) -> None:
        """The player looks elsewhere: no opening, no glide any more."""
        self._opening = None
        self._glide.stop()

    def _leave_whole(self) -> None:
        self._fitted, self.by_hand = False, True

    def finish_glide(self) -> None:
        """Be at once where a glide leads."""
        if self._glide.state() == QVariantAnimation.State.Running:
            self._glide.setCurrentTime(GLIDE_MS)

    def set_zoom(self, zoom: float, around: QPoint | None = None) -> None:
        """Change the zoom and keep the spot under `around` (default: the middle) where it is."""
        anchor = around or self.viewport().rect().center()
        before = self.mapToScene(anchor)
        zoom = min(max(zoom, self._fit_zoom() * SMALLEST_SHARE), LARGEST)
        if math.isclose(zoom, self.zoom()):
            return
        self._stay()
        self._leave_whole()
        self._map.look.hurry = True
        self._calm.start()
        self.setTransform(QTransform.fromScale(zoom, zoom))
        shift = self.mapFromScene(before) - anchor
        self._scroll(shift)
        self._moved_on()

    def calm_down(self) -> None:
        """Zooming has ended: draw everything sharply."""
        self._calm.stop()
        if self._map.look.hurry:
            self._map.look.hurry = False
            self.viewport().update()

    def zoom_steps(self, steps: int, around: QPoint | None = None) -> None:
        """Go to the next step of a fixed ladder, so that pictures made once serve again."""
        place = math.log(self.zoom(), STEP)
        target = math.floor(place + 1e-6) + steps if steps > 0 else math.ceil(place - 1e-6) + steps
        self.set_zoom(STEP**target, around)

    def show_area(self, area: QRectF) -> None:
        """Bring an area into view; no move if it is in view already."""
        seen = self.mapToScene(self.viewport().rect().adjusted(20, 20, -20, -20)).boundingRect()
        if not seen.contains(area):
            if area.width() > seen.width() or area.height() > seen.height():
                zoom = self.zoom() * min(seen.width() / area.width(), seen.height() / area.height())
                self.set_zoom(zoom)
            self._stay()
            self._leave_whole()
            self.centerOn(area.center())
            self._moved_on()

    def look_at(self, spot: QPointF) -> None:
        self._stay()
        self._leave_whole()
        self._put_middle(spot)

    def seen(self) -> QRectF:
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def _scroll(self, shift: QPoint) -> None:
        for bar, by in ((self.horizontalScrollBar(), shift.x()), (self.verticalScrollBar(), shift.y())):
            bar.setValue(bar.value() + by)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Painted whole: a counter that moves while the map is scrolled would leave its picture behind."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    def pan(self, shift: QPoint) -> None:
        self._stay()
        self._scroll(shift)
        self._leave_whole()
        self._moved_on()

    def _moved_on(self) -> None:
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        before, self._shape = self._shape, event.size()
        center = self.mapToScene(QPoint(before.width() // 2, before.height() // 2))
        super().resizeEvent(event)
        if self._opening is not None:
            self.open_on(self._opening)
        elif self._fitted or not before.isValid():
            self.fit()
        else:
            self.centerOn(center)
        self._moved_on()

    # wheel and pinch

    def wheelEvent(self, event: QWheelEvent) -> None:
        trackpad = event.phase() != Qt.ScrollPhase.NoScrollPhase and not event.pixelDelta().isNull()
        zooming = not trackpad or bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or not zooming:
            delta = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta()
            self.pan(QPoint(-delta.y(), -delta.x()) if delta.x() == 0 and not trackpad else -delta)
        else:
            self._wheel += event.angleDelta().y() / WHEEL_NOTCH
            steps = int(self._wheel)
            if steps:
                self._wheel -= steps
                self.zoom_steps(steps, event.position().toPoint())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Gesture, QEvent.Type.NativeGesture):
            return self._pinch(event)
        if event.type() == QEvent.Type.ToolTip:
            self.tip_wanted.emit(event.pos(), event.globalPos())  # type: ignore[attr-defined]
            return True
        if event.type() == QEvent.Type.Leave:
            self.left.emit()
        if isinstance(event, QPaintEvent):
            return self._paint(event)
        return bool(super().viewportEvent(event))

    def _paint(self, event: QPaintEvent) -> bool:
        self._map.look.region = event.region()
        done = bool(super().viewportEvent(event))
        self._map.look.region = None
        return done

    def _pinch(self, event: QEvent) -> bool:
        """As the system tells of it, or as Qt makes it out of touches."""
        from PySide6.QtGui import QNativeGestureEvent  # many machines have no such pad
        from PySide6.QtWidgets import QGestureEvent, QPinchGesture

        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.set_zoom(self.zoom() * (1 + event.value()), event.position().toPoint())
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                at = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                self.set_zoom(self.zoom() * pinch.scaleFactor(), at)
                event.accept(pinch)
        return True

    # mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._pressed_when = event.timestamp()
        at = event.position().toPoint()
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (left and self._space_down):
            self.start_pan(at)
        else:
            self.pressed.emit(at, event.button(), event.modifiers())

    def start_pan(self, at: QPoint) -> None:
        self._pan_from = at
        self._panned = True
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pan_from is not None:
            self.pan(self._pan_from - at)
            self._pan_from = at
        else:
            self.moved.emit(at, event.modifiers())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            self._pan_from = None
            self.viewport().unsetCursor()
        else:
            self.released.emit(event.position().toPoint(), event.button(), event.modifiers())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second press, unless the first one met what lay over the map, or has brought another player's question."""
        near = event.timestamp() - self._pressed_when < QApplication.doubleClickInterval()
        if near and self.takes_second():
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_down, self._panned = True, False
            event.accept()
        elif not self.on_key(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            if self._space_down and not self._panned:
                self.on_key(event)
            self._space_down = False
            event.accept()
        else:
            event.ignore()

    # panning at the edges while something is dragged

    def watch_edges(self, at: QPoint | None, *, over_goal: bool = False) -> None:
        """Pan on while `at` is near an edge, slowly at first, and late over a goal; None stops."""
        self.edges.watch(at, self.viewport().size(), over_goal=over_goal)

    def _edge_step(self, shift: QPoint) -> None:
        self.pan(shift)
        at = self.viewport().mapFromGlobal(self.cursor().pos())
        if self.viewport().rect().contains(at):
            self.moved.emit(at, Qt.KeyboardModifier.NoModifier)
