"""The names of armies: on a map of places joined by lines, who stands there is told below the name of the place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop.ui.map.ground import Ground
from desktop.ui.map.items import Z_WORDS, LayerItem
from desktop.ui.map.look import MapLook
from desktop.ui.paint.board import Lod, board_sheet
from desktop.ui.paint.counters import BLOCK_PX, PICTURES
from desktop.ui.paint.lettering import Lettering, is_on_screen, paint_word, word_area, word_picture, word_width
from desktop.views.pieces import PieceView

SHARE, LEAST_PX = 0.78, 9.0
"""Of the letters of the place's name; never smaller."""
ROOM = 2.3
"""How wide the names may be, in widths of the space; the rest is counted."""
BETWEEN, STYLE = " · ", "river"


def names_of(pieces: Sequence[PieceView]) -> tuple[str, ...]:
    """What is printed beside the symbols of a stack, each name once, from the top of it."""
    return tuple(dict.fromkeys(piece.face.name for piece in reversed(pieces) if piece.unit and piece.face.name))


class ArmyNamesItem(LayerItem):
    """Told while counters are large enough for their figures, and too small for their names."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_WORDS + 1)
        self._names: dict[str, tuple[str, ...]] = {}
        known = {label.text for label in ground.board.labels if label.style == "place"}
        self._named = {name for name, space in ground.spaces.items() if space.name in known}
        self._titles: tuple[Lod, dict[str, Lettering]] | None = None
        self._lines: dict[tuple[str, tuple[str, ...]], Lettering] = {}

    def show_names(self, stacks: Mapping[str, Sequence[PieceView]]) -> None:
        """Tell who stands where; a board of areas or hexes has no room for it."""
        before = self._names
        wanted = stacks if self.ground.board.kind == "point" else {}
        self._names = {space: names_of(stacks[space]) for space in wanted if space in self._named}
        changed = [space for space in {**before, **self._names} if before.get(space) != self._names.get(space)]
        if self._titles is not None:  # else none has been painted yet
            scale = self._titles[0].scale
            told = [
                (space, names) for shown in (before, self._names) for space in changed if (names := shown.get(space))
            ]
            self._renew([self._word(*each, scale).rect for each in told])

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        if scale * self.ground.board.piece_size < BLOCK_PX:
            return
        for space, names in self._names.items():
            if names and (word := self._word(space, names, scale)).text and exposed.intersects(word.rect):
                self._stamp(painter, word)

    def _word(self, space: str, names: tuple[str, ...], scale: float) -> Lettering:
        title = self._title(space, scale)
        key = space, names
        if key not in self._lines:
            self._lines[key] = self._line(space, names, title, scale)
        return self._lines[key]

    def _line(self, space: str, names: tuple[str, ...], title: Lettering, scale: float) -> Lettering:
        """The names where they cover no name of a place: below that of their own, else above or below the place.

        Nothing where there is no room at all: the stack tells it when it is opened."""
        size = max(title.size * SHARE, LEAST_PX * self.look.font_scale / scale)
        text = self._fitting(names, size, self.ground.boxes[space].width() * ROOM)
        spots = self._spots(space, title, size * 0.45)
        free = (spot for spot in spots if not self._covers(spot, word_width(text, STYLE) * size, size))
        spot = next(free, None)
        if spot is None:
            return Lettering("", title.at, size, "place", STYLE, 0.0, QRectF())
        area = word_area(text, STYLE, size)
        area.moveCenter(QPointF(*spot))
        return Lettering(text, spot, size, "place", STYLE, 0.0, area)

    def _spots(self, space: str, title: Lettering, lift: float) -> list[tuple[float, float]]:
        box, x = self.ground.boxes[space], title.at[0]
        if title.at[1] < box.top():
            return [(box.center().x(), box.bottom() + 2 + lift), (x, title.rect.top() - lift)]
        beside = x, title.rect.bottom() + lift
        return [beside, (box.center().x(), box.top() - 2 - lift), (box.center().x(), box.bottom() + 2 + lift)]

    def _covers(self, at: tuple[float, float], width: float, size: float) -> bool:
        """Whether a line there would lie on the name of a place."""
        area = QRectF(at[0] - width / 2, at[1] - size * 0.4, width, size * 0.8)
        return any(word.rect.intersects(area) for word in self._all())

    def _all(self) -> Iterable[Lettering]:
        assert self._titles is not None
        return self._titles[1].values()

    def _stamp(self, painter: QPainter, word: Lettering) -> None:
        """Letters with a halo are slow, and most names stay as they are: on the screen each is drawn once."""
        place = painter.worldTransform()
        if not is_on_screen(painter) or place.isRotating():
            paint_word(painter, word, self.look.palette)
            return
        picture = self._picture(word.text, round(word.size * place.m11(), 2), painter.device().devicePixelRatio())
        middle, size = place.map(QPointF(*word.at)), picture.deviceIndependentSize()
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2).toPoint(), picture)
        painter.restore()

    def _picture(self, text: str, size: float, ratio: float) -> QPixmap:
        """Kept with the faces of the counters, also for the first look of the next start."""
        colours = self.look.palette
        key = (text, STYLE, size, ratio, colours.name, colours.theme)
        return PICTURES.drawn(key, ratio, lambda: word_picture(text, STYLE, size, ratio, colours))

    def _title(self, space: str, scale: float) -> Lettering:
        """The name of the place as it stands now; all are looked up once for a scale."""
        lod = Lod(scale, self.look.font_scale)
        if self._titles is None or self._titles[0] != lod:
            words = board_sheet(self.ground.board).words(lod)
            self._lines.clear()
            self._titles = lod, {word.text: word for word in words if word.style == "place"}
        return self._titles[1][self.ground.spaces[space].name]

    def _fitting(self, names: tuple[str, ...], size: float, room: float) -> str:
        """As many names as there is room for."""
        for count in range(len(names), 1, -1):
            rest = len(names) - count
            text = BETWEEN.join(names[:count]) + (f" +{rest}" if rest else "")
            if word_width(text, STYLE) * size <= room:
                return text
        return names[0] + (f" +{len(names) - 1}" if len(names) > 1 else "")
