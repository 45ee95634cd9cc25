"""The work on the pictures of one game: every change is kept and shown at once; a map is cut beside all else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QThread, Signal

from desktop.data.errors import DataError
from desktop.data.pictures.headers import MOST_MAP_PIXELS
from desktop.data.pictures.keeping import (
    MapPicture,
    OwnPictures,
    adopt,
    clear_out,
    file_of,
    folder_of,
    free_name,
    joined,
    keep_pictures,
    read_pictures,
)
from desktop.data.pictures.matching import Match
from desktop.ui.own_pictures.cutting import Corners, Cutter, straightened
from desktop.ui.own_pictures.things import Board, Thing, boards_of, cards_of, counters_of
from desktop.ui.paint.own import OWN


class CutThread(QThread):
    """Takes an original in and cuts it. Signals: progressed (tiles done, of how many)."""

    progressed = Signal(int, int)

    def __init__(self, game: str, board: Board, source: Path, corners: Corners, parent: QObject) -> None:
        super().__init__(parent)
        self.map_id, self._scenario = board.map, board.scenario
        self._game, self._source, self._corners = game, source, corners
        self.picture: MapPicture | None = None
        self.fault = ""

    def run(self) -> None:
        """Leaves nothing behind if it is stopped, or refused."""
        try:
            self.picture = self._cut()
        except DataError as error:
            self.fault = str(error).splitlines()[0]

    def _cut(self) -> MapPicture | None:
        folder = folder_of(self._game)
        own = self._source.parent == folder
        original = self._source.name if own else adopt(self._game, self._source, "scan", MOST_MAP_PIXELS)
        name = free_name(self._game, f"map-{self.map_id}")
        try:
            cutter = Cutter(folder / original, self._corners, folder / name)
            for _ in cutter.steps():
                self.progressed.emit(cutter.done, cutter.total)
                if self.isInterruptionRequested():
                    return None
        finally:
            if not own and not (folder / name).is_dir():
                (folder / original).unlink(missing_ok=True)
        size = [cutter.shape.width, cutter.shape.height]
        corners = [[round(x), round(y)] for x, y in self._corners]
        return MapPicture(cut=name, original=original, corners=corners, size=size, scenario=self._scenario)


class Errand(QThread):
    """Something that takes a moment, done beside all else."""

    def __init__(self, work: Callable[[], Any], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self.result: Any = None
        self.fault = ""

    def run(self) -> None:
        try:
            self.result = self._work()
        except DataError as error:
            self.fault = str(error).splitlines()[0]


class PicturesDesk(QObject):
    """Attributes: game; pictures, as they are kept.

    Signals:
        changed: other pictures are kept, or shown.
        said: a line of what was done; refused: of what was not, and why.
        progressed: tiles that are cut, of how many; cut: a map lies there now.
    """

    changed = Signal()
    said = Signal(str)
    refused = Signal(str)
    progressed = Signal(int, int)
    cut = Signal(str)
    ended = Signal()

    def __init__(self, game: str, parent: QObject | None = None) -> None:
        """Raises DataError if the file of the game cannot be read."""
        super().__init__(parent)
        self.game = game
        self.pictures = read_pictures(game)
        self._thread: CutThread | None = None
        self._errands: list[Errand] = []

    @cached_property
    def cards(self) -> list[Thing]:
        return cards_of(self.game)

    @cached_property
    def counters(self) -> list[Thing]:
        return counters_of(self.game)

    @cached_property
    def boards(self) -> list[Board]:
        return boards_of(self.game)

    # -- keeping -----------------------------------------------------------------------------------
    def put(self, pictures: OwnPictures) -> bool:
        """Keep other pictures and show them, with what another program has kept meanwhile; returns whether they are."""
        before = self.pictures
        if pictures == before:
            return True
        try:
            if file_of(self.game).exists():
                pictures = joined(pictures, before, read_pictures(self.game))
            keep_pictures(pictures)
        except DataError as error:
            self.refused.emit(str(error).splitlines()[0])
            return False
        self.pictures = pictures
        if OWN.pictures.game == self.game:
            OWN.put(pictures)
        if self._thread is None:
            clear_out(pictures, before.files() - pictures.files())
        self.changed.emit()
        return True

    def reread(self) -> None:
        """The key of the window may have written the file meanwhile."""
        try:
            pictures = read_pictures(self.game)
        except DataError as error:
            self.refused.emit(str(error).splitlines()[0])
            return
        if pictures != self.pictures:
            self.pictures = pictures
            self.changed.emit()

    def show(self, **switches: bool) -> None:
        """`shown`, `names` or `lights` on or off."""
        self.put(replace(self.pictures, **switches))

    def fetch(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        """Do something beside all else, and say when it is done; what is refused is told."""
        errand = Errand(work, self)
        self._errands.append(errand)
        errand.finished.connect(lambda: self._on_fetched(errand, done))
        errand.start()

    def _on_fetched(self, errand: Errand, done: Callable[[Any], None]) -> None:
        if errand in self._errands:
            self._errands.remove(errand)
            errand.deleteLater()
            if errand.fault:
                self.refused.emit(errand.fault)
            else:
                done(errand.result)

    # -- faces -------------------------------------------------------------------------------------
    def give(self, matches: Sequence[Match], *, counters: bool) -> int:
        """Give faces to cards or counters; what is refused is told, the rest is given. Returns how many."""
        pictures, given = self.pictures, 0
        taken: dict[Path, str] = {}
        for match in matches:
            try:
                stem = f"{'counter' if counters else 'card'}-{match.thing}"
                name = taken[match.path] = taken.get(match.path) or adopt(self.game, match.path, stem)
            except DataError as error:
                self.refused.emit(str(error).splitlines()[0])
                continue
            given += 1
            if counters:
                pictures = pictures.with_counter(match.thing, match.side, name)
            else:
                pictures = pictures.with_card(match.thing, name)
        return given if self.put(pictures) else 0

    def take_face(self, things: Sequence[str], *, counters: bool) -> None:
        """Draw these again."""
        pictures = self.pictures
        for thing in things:
            if counters:
                pictures = pictures.with_counter(thing, "front", "").with_counter(thing, "back", "")
            else:
                pictures = pictures.with_card(thing, "")
        self.put(pictures)

    # -- maps --------------------------------------------------------------------------------------
    @property
    def is_cutting(self) -> bool:
        return self._thread is not None

    def cut_map(self, map_id: str, source: Path, corners: Corners) -> None:
        """Begin to cut; one at a time."""
        if self._thread is not None:
            return
        board = next(board for board in self.boards if board.map == map_id)
        thread = self._thread = CutThread(self.game, board, source, corners, self)
        thread.progressed.connect(self.progressed)
        thread.finished.connect(self._on_cut)
        thread.start()

    def stop(self) -> None:
        """Cancel the cutting: nothing of it stays."""
        if self._thread is not None:
            self._thread.requestInterruption()

    def close(self) -> None:
        """The page goes: wait for what is under way."""
        errands, self._errands = self._errands, []
        for errand in errands:
            errand.wait()
        if self._thread is not None:
            self.stop()
            self._thread.wait()
            self._on_cut()

    def _on_cut(self) -> None:
        thread, self._thread = self._thread, None
        if thread is None:
            return
        self.reread()
        if thread.fault:
            self.refused.emit(thread.fault)
        elif thread.picture is not None and self._put_map(thread.map_id, thread.picture):
            self.cut.emit(thread.map_id)
        else:
            self.said.emit(self.tr("Cancelled; nothing was changed."))
        thread.deleteLater()
        self.ended.emit()

    def _put_map(self, map_id: str, picture: MapPicture) -> bool:
        """A map cut anew by other corners lies where it lay."""
        before = self.pictures.maps.get(map_id)
        if before is not None and before.original == picture.original:
            old, _ = straightened(before.corners)[0].inverted()
            way = old * straightened(picture.corners)[0]
            spots = [(way.map(QPointF(*anchor[:2])), anchor) for anchor in before.laid]
            laid = [[round(spot.x()), round(spot.y()), *anchor[2:]] for spot, anchor in spots]
            picture = replace(picture, laid=laid)
        return self.put(self.pictures.with_map(map_id, picture))

    def lay_map(self, map_id: str, anchors: list[list[int]]) -> None:
        """The picture of a map lies in another way."""
        if (found := self.pictures.maps.get(map_id)) is not None:
            self.put(self.pictures.with_map(map_id, replace(found, laid=anchors)))

    def take_map(self, map_id: str) -> None:
        """The map is drawn again."""
        self.put(self.pictures.with_map(map_id, None))
