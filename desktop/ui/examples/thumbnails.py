"""Small pictures of an example: the board around what a section points at."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from desktop.engine.errors import EngineError
from desktop.examples.course import Path
from desktop.examples.loader import Loaded
from desktop.examples.pointing import pointers
from desktop.examples.run import ExampleRun
from desktop.examples.views import table_view
from desktop.ui.map.look import MapLook
from desktop.ui.map.pointers import MapPointers
from desktop.ui.map.scene import MapScene
from desktop.ui.paint.palette import palette

LEAST = 420.0
"""Board units that a picture shows at least across."""
WORDS_FROM = 240
"""Pixels across: in a smaller picture names would only cover the board."""


class Thumbnails:
    """Plays the example for itself, beside the one on the table."""

    def __init__(self, loaded: Loaded) -> None:
        self._loaded = replace(loaded)  # with a presenter of its own
        self._run: ExampleRun | None = None
        self._look = MapLook.standard()
        self._look.font_scale, self._look.plain = 1.0, True
        self.scene = MapScene(self._look)
        self.pointers = MapPointers(self)
        self._kept = QRectF()
        """What was shown last: a step that points at nothing is seen there."""

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
        self.scene.show_words(shown=size.width() >= WORDS_FROM)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.scene.render(painter, QRectF(image.rect()), area)
        painter.end()
        return image

    def _go_to(self, path: Path) -> None:
        if self._run is None:
            self._run = ExampleRun(self._loaded)
            self.scene.set_board(self._loaded.presenter.board())
        self._run.go_to(path)
        self.scene.show_table(table_view(self._run, moving=False))

    def _area(self, size: QSize) -> QRectF:
        """What to show: what the step points at or does, else where the pieces are."""
        assert self._run is not None
        at = pointers(self._run)
        area = self.pointers.area_of([*at.names(), *at.beside]) if at else self._kept
        if area.isEmpty():
            area = self._held()
        self._kept = area
        shape = size.width() / max(1, size.height())
        wide = max(LEAST, area.width() + 120, (area.height() + 120) * shape)
        middle = area.center()
        return QRectF(middle.x() - wide / 2, middle.y() - wide / shape / 2, wide, wide / shape)

    def _held(self) -> QRectF:
        """Where the pieces stand, boxes left out."""
        ground = self.scene.ground
        assert ground is not None
        boxes = {space.id for space in ground.board.spaces if "box" in space.terrain}
        return self.pointers.area_of([n for n, item in self.scene.pieces.items() if item.piece.space not in boxes])


class StepPictures(Thumbnails):
    """Pictures of the steps as the reader sees them, with what is pointed at."""

    def _go_to(self, path: Path) -> None:
        super()._go_to(path)
        assert self._run is not None
        at = pointers(self._run)
        self.pointers.show(at.spaces, at.pieces, [(arrow.start, arrow.end, arrow.label) for arrow in at.arrows])
