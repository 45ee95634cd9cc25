"""The own pictures of the game that is looked at: what the map, the panels and the hands ask for a picture.

Prints, the pictures kept with games and the start page never ask here.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.data.pictures.keeping import BACK, FRONT, OwnPictures, file_of, folder_of, shown_of

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from desktop.ui.paint.board import BoardSheet
    from desktop.ui.paint.own_map import PicturedSheet
    from desktop.views.board import BoardView
    from desktop.views.pieces import CounterFace

CARD_SIDE, COUNTER_SIDE = 900, 320
"""Faces are kept no larger than that."""
KEPT_BYTES = 60_000_000
"""How much memory faces may take; they are read again when they are wanted."""


class Own:
    """Attributes: pictures, of the game in use; token, which changes whenever something else is to be shown."""

    def __init__(self) -> None:
        self.pictures = OwnPictures(game="")
        self.token = 0
        self._when = 0
        self._faces: OrderedDict[str, QImage] = OrderedDict()
        self._bytes = 0

    def use(self, game: str) -> None:
        """Another game is looked at, or this one still; its file is read if it is new."""
        when = _changed(file_of(game))
        if (game, when) != (self.pictures.game, self._when):
            self.put(shown_of(game) if when else OwnPictures(game=game))

    def put(self, pictures: OwnPictures) -> None:
        """Show these from now on, until the file of their game changes."""
        self.pictures, self.token = pictures, self.token + 1
        self._when = _changed(file_of(pictures.game))
        self._faces.clear()
        self._bytes = 0

    # -- faces -------------------------------------------------------------------------------------
    def card(self, card: str) -> QImage | None:
        """The owner's face of a card; None where it is drawn."""
        pictures = self.pictures
        return self._face(pictures.cards.get(card, ""), CARD_SIDE) if card and pictures.shown else None

    def has_counter(self, counter: str, face: CounterFace) -> bool:
        """Whether the owner gave a face to a counter, or to all that look like it."""
        counters = self.pictures.counters
        return bool(counters and counter) and (counter in counters or look_of(face) in counters)

    def counter(self, counter: str, face: CounterFace) -> tuple[QImage, bool] | None:
        """The owner's face of a counter, and whether it is the one of that side."""
        if not (self.pictures.shown and self.has_counter(counter, face)):
            return None
        counters = self.pictures.counters
        faces = counters.get(counter) or counters[look_of(face)]
        for side in (BACK, FRONT) if face.reduced else (FRONT,):
            found = self._face(getattr(faces, side), COUNTER_SIDE)
            if found is not None:
                return found, side == (BACK if face.reduced else FRONT)
        return None

    def _face(self, name: str, largest: int) -> QImage | None:
        """A face by the name of its file; None if there is none, or it has gone or is damaged."""
        if not name:
            return None
        if name not in self._faces:
            read = self._faces[name] = _read_face(folder_of(self.pictures.game) / name, largest)
            self._bytes += read.sizeInBytes()
        self._faces.move_to_end(name)
        while self._bytes > KEPT_BYTES and len(self._faces) > 1:
            self._bytes -= self._faces.popitem(last=False)[1].sizeInBytes()
        found = self._faces[name]
        return None if found.isNull() else found

    # -- maps --------------------------------------------------------------------------------------
    def sheet_of(self, board: BoardView, drawn: BoardSheet, *, traced: bool = False) -> BoardSheet | PicturedSheet:
        """What is seen of a board: the owner's picture over the drawn sheet, or the drawn sheet."""
        pictures = self.pictures
        if not (pictures.shown and pictures.maps and board.id.startswith(f"{pictures.game}/")):
            return drawn
        from desktop.ui.paint.own_map import pictured

        return pictured(board, drawn, pictures, traced=traced) or drawn

    def hides_lights(self, sheet: object) -> bool:
        """Whether what may be done is not to be lit on the picture of a map."""
        from desktop.ui.paint.board import BoardSheet

        return not (isinstance(sheet, BoardSheet) or self.pictures.lights)


@lru_cache(maxsize=2048)
def look_of(face: CounterFace) -> str:
    """What counters that are made in play are known by: how they look, whatever their figures are."""
    parts = (face.ground, face.stripe, face.accent, face.symbol, face.size, face.name)
    return " ".join(["look", *filter(None, parts)])


def _changed(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _read_face(path: Path, largest: int) -> QImage:
    from PySide6.QtGui import QImage

    from desktop.data.errors import DataError
    from desktop.ui.own_pictures.reading import picture_of

    try:
        return picture_of(path, largest).convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    except DataError:
        return QImage()


OWN = Own()
