"""Small pictures of an example: the board around what a section points at."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from desktop.engine.errors import EngineError
from desktop.examples.course import Path
from desktop.examples.loader import Loaded
from desktop.examples.run import ExampleRun
from desktop.examples.views import table_view
from desktop.ui.map.look import MapLook
from desktop.ui.map.scene import MapScene
from desktop.ui.paint.palette import palette

LEAST = 420.0
"""Board units that a picture shows at least across."""


class Thumbnails:
    """Plays the example for itself, beside the one on the table."""

    def __init__(self, loaded: Loaded) -> None:
        self._loaded = replace(loaded)  # with a presenter of its own
        self._run: ExampleRun | None = None
        self._look = MapLook.standard()
        self._look.font_scale = 1.0
        self._scene = MapScene(self._look)

    def picture(self, path: Path, size: QSize) -> QImage:
        """The board after a step; an empty picture if the example cannot be played."""
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(palette().surround())
        try:
            self._go_to(path)
        except EngineError:
            return image
        assert self._run is not None
        area = self._area(size)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._scene.render(painter, QRectF(image.rect()), area)
        painter.end()
        return image

    def _go_to(self, path: Path) -> None:
        if self._run is None:
            self._run = ExampleRun(self._loaded)
            self._scene.set_board(self._loaded.presenter.board())
        self._run.go_to(path)
        self._scene.show_table(table_view(self._run, moving=False))

    def _area(self, size: QSize) -> QRectF:
        """What to show: what the step points at, else where the pieces are."""
        assert self._run is not None
        assert self._scene.ground is not None
        spots = [spot for name in self._named() if (spot := self._spot(name)) is not None]
        boxes = {space.id for space in self._scene.ground.board.spaces if "box" in space.terrain}
        spots = spots or [item.pos() for item in self._scene.pieces.values() if item.piece.space not in boxes]
        xs, ys = [spot.x() for spot in spots] or [0.0], [spot.y() for spot in spots] or [0.0]
        middle = QPointF((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        shape = size.width() / max(1, size.height())
        wide = max(LEAST, max(xs) - min(xs) + 160, (max(ys) - min(ys) + 160) * shape)
        return QRectF(middle.x() - wide / 2, middle.y() - wide / shape / 2, wide, wide / shape)

    def _named(self) -> list[str]:
        """What this step points at, or else the last step before it that points at something on the map."""
        assert self._run is not None
        course = self._run.course
        for number in range(self._run.path[0], -1, -1):
            step = course.step((number,))
            ends = [end for arrow in step.arrows for end in (arrow.start, arrow.end)]
            named = [*(step.point.spaces if step.point else ()), *(step.point.units if step.point else ()), *ends]
            if named:
                return named
        return []

    def _spot(self, name: str) -> QPointF | None:
        assert self._scene.ground is not None
        if name in self._scene.pieces:
            return self._scene.pieces[name].pos()
        space = self._scene.ground.spaces.get(name)
        return QPointF(*space.center) if space else None
