"""Small pictures of openings: each scenario's own board with its counters, drawn once and kept on disk.

While a picture is there no game has to be loaded for it. One that is missing is drawn while the page is seen, one after
another; its name tells the data and the code that it was drawn from, so that none is ever stale.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QImage

from desktop.data.cache import code_of
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.places import places
from desktop.ui.paint import shelf
from desktop.ui.paint.palette import palette, sides_as
from desktop.views.board import BoardView
from desktop.views.table import TableView

PAUSE_MS = 15
"""Between two pictures, so that the page answers in the meantime."""
AROUND = 170.0
"""Board units that are seen beyond the places named."""
LETTERS = 0.0
"""How large names are beside those of the map: a picture is so small that it has none."""
SETUP_STEPS = 8
SETTING_UP = "setup."
"""How the prompts of a set-up begin; "auto" and "done" leave it to what is suggested."""
SUGGESTED = ("done", "auto")
DRAWN_BY = ("ui/map", "views", "mechanics", "engine")


class Opening(Struct, frozen=True):
    """A picture that is wanted: of which opening, around which places (none: the whole map)."""

    game: str
    scenario: str
    places: tuple[str, ...] = ()


class OpeningPictures(QObject):
    """Signals:
    arrived: the picture of an opening is there now, in a size.
    """

    arrived = Signal(object, QSize)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: OrderedDict[tuple[Opening, tuple[int, int]], float] = OrderedDict()
        self.found: dict[tuple[Opening, tuple[int, int]], QImage] = {}
        self._timer = QTimer(self, interval=PAUSE_MS)
        self._timer.timeout.connect(self._next)

    def want(self, opening: Opening, size: QSize, ratio: float) -> None:
        """Have a picture of this size (as the eye counts) brought; what is asked for last comes last."""
        self._wanted[opening, (size.width(), size.height())] = ratio
        if not self._timer.isActive():
            self._timer.start()

    def pause(self) -> None:
        self._timer.stop()

    def go_on(self) -> None:
        if self._wanted:
            self._timer.start()

    def bring_all(self) -> None:
        """All that are wanted, at once (pictures of the window)."""
        while self._wanted:
            self._next()

    def _next(self) -> None:
        if not self._wanted:
            self._timer.stop()
            return
        (opening, size), ratio = self._wanted.popitem(last=False)
        try:
            picture = picture_of(opening, QSize(*size), ratio)
        except Exception:  # a picture is not worth a message; playing the scenario will say what is wrong
            picture = QImage()
        self.found[opening, size] = picture
        self.arrived.emit(opening, QSize(*size))


def picture_of(opening: Opening, size: QSize, ratio: float) -> QImage:
    """As it was drawn before, or drawn now and kept."""
    pixels = QSize(round(size.width() * ratio), round(size.height() * ratio))
    name = _name(opening, pixels, ratio)
    picture = shelf.fetch(name)
    if picture is None:
        picture = drawn(opening, size, ratio)
        shelf.keep(name, picture)
    picture.setDevicePixelRatio(ratio)
    return picture


def _name(opening: Opening, pixels: QSize, ratio: float) -> str:
    folders = (str(resources_dir()), str(scenarios_dir()), places().scenarios)
    data = [stamp for folder in folders for stamp in _stamps(os.path.join(folder, opening.game))]
    code = code_of(*DRAWN_BY, f"games/{opening.game}")
    drawn_as = (pixels.width(), pixels.height()), ratio, LETTERS, palette().name
    return shelf.name_of("opening", opening, drawn_as, data, code)


def _stamps(folder: str) -> Iterable[tuple[str, int, int]]:
    """What tells the data files of a folder from other versions of them."""
    if not os.path.isdir(folder):  # of a game that does not come with the program
        return []
    with os.scandir(folder) as entries:
        found = sorted((entry for entry in entries if entry.name.endswith(".yaml")), key=lambda entry: entry.name)
        return [(entry.name, entry.stat().st_size, entry.stat().st_mtime_ns) for entry in found]


# -- drawing ---------------------------------------------------------------------------------------
def drawn(opening: Opening, size: QSize, ratio: float) -> QImage:
    """The board with its counters around the places, drawn by the painters of the map."""
    from PySide6.QtGui import QPainter

    from desktop.ui.map.look import MapLook
    from desktop.ui.map.scene import MapScene

    board, table = opening_table(opening.game, opening.scenario)
    image = QImage(round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_RGB32)
    image.fill(palette().surround())
    with sides_as(dict(board.sides)):
        scene = MapScene(MapLook(palette(), LETTERS, plain=True))
        scene.set_board(board)
        scene.show_table(table)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.render(painter, QRectF(image.rect()), area_around(board, opening.places, size))
        painter.end()
        scene.end_first_look()
    return image


def opening_table(game_id: str, scenario: str) -> tuple[BoardView, TableView]:
    """The table as a game begins; where the players set it up themselves, as it is suggested to them."""
    from desktop.engine.match import Match

    match = Match.new(game_id, scenario, {}, seed=1)
    for _ in range(SETUP_STEPS):
        asked = match.decision
        if asked is None or not asked.prompt.key.startswith(SETTING_UP):
            break
        offered = {action.verb: action for action in asked.actions}
        suggested = next((offered[verb] for verb in SUGGESTED if verb in offered), None)
        if suggested is None:
            break
        match.play(suggested)
    presenter = match.definition.presenter(match.world)
    return presenter.board(), presenter.table(match.state, None, "")


def area_around(board: BoardView, places: Sequence[str], size: QSize) -> QRectF:
    """The part of a board that a picture of this shape shows: all of it is filled."""
    spaces = [space for space in board.spaces if space.id in places]
    far = AROUND if spaces else 0.0
    spaces = spaces or [space for space in board.spaces if "box" not in space.terrain and space.outline]
    corners = [(space.center,) if far else space.outline for space in spaces]
    xs, ys = ([corner[axis] for outline in corners for corner in outline] for axis in (0, 1))
    box = QRectF(min(xs) - far, min(ys) - far, max(xs) - min(xs) + 2 * far, max(ys) - min(ys) + 2 * far)
    shape = size.width() / max(1, size.height())
    wide, high = box.width(), box.height()
    if (wide / high < shape) == bool(far):  # places are all seen; of a whole map the middle
        wide = high * shape
    else:
        high = wide / shape
    return QRectF(box.center().x() - wide / 2, box.center().y() - high / 2, wide, high)
