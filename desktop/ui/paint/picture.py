"""Small pictures of a table as everybody may see it: the board, who holds what, where the counters stand."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPen, QTransform

from desktop.ui.paint.board import Lod, board_sheet
from desktop.ui.paint.counters import counter_ground
from desktop.ui.paint.palette import Palette, faded, mixed, palette, sides_as
from desktop.ui.paint.shapes import polygon_path
from desktop.views.board import BoardView, SpaceView
from desktop.views.pieces import PieceView
from desktop.views.table import TableView

SIZE = QSize(400, 260)
"""What is kept with a game: about twice as large as it is shown in a list."""
LARGEST = 30_000
"""Bytes that the picture of a game may take."""
LEAST_PX = 8.0
"""No counter is drawn smaller than this: whose it is must be seen."""
FINER = 2
"""Drawn larger and shrunk, so that thin lines stay thin."""
WASH = 0.42
"""How strongly a space wears the colour of the side that holds it."""
TINTS = 128
"""Colours of a picture that would take too many bytes with all of them."""
NEAR = 0xFFF0F0F0
"""Colours that differ beyond these bits count as one."""
WIDEST = 1600
"""Pixels across: a file that says it holds more is not read."""


def public_picture(board: BoardView, table: TableView, size: QSize = SIZE) -> QImage:
    """Board and counters of a public table (nobody's seat), as large as they fit into a size."""
    scale = min(size.width() / board.bounds[2], size.height() / board.bounds[3])
    fine = QSize(max(1, round(board.bounds[2] * scale)), max(1, round(board.bounds[3] * scale))) * FINER
    image = QImage(fine, QImage.Format.Format_RGB32)
    colours = palette()
    image.fill(colours.ink("margin"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale *= FINER
    painter.setTransform(QTransform().scale(scale, scale).translate(-board.bounds[0], -board.bounds[1]))
    with sides_as(dict(board.sides)):
        board_sheet(board).paint_ground(painter, Lod(scale, 0), colours)
        _paint_control(painter, board, table, colours)
        _paint_counters(painter, board, table, scale, colours)
    painter.end()
    return image.scaled(fine / FINER, mode=Qt.TransformationMode.SmoothTransformation)


def _paint_control(painter: QPainter, board: BoardView, table: TableView, colours: Palette) -> None:
    """Who holds what, as a wash; the figures and flags of the real map would be too small to read."""
    if board.kind == "hex":
        return
    spaces = {space.id: space for space in board.spaces}
    for name, side in table.control:
        if side and name in spaces:
            painter.fillPath(polygon_path(spaces[name].outline), faded(colours.ground(side), WASH))


def _paint_counters(painter: QPainter, board: BoardView, table: TableView, scale: float, colours: Palette) -> None:
    spaces = {space.id: space for space in board.spaces}
    stacks: dict[str, dict[str, PieceView]] = {}
    for piece in table.pieces:
        if piece.space in spaces:
            stacks.setdefault(piece.space, {})[piece.side if piece.unit else ""] = piece
    least = LEAST_PX * FINER / scale
    for space, tops in stacks.items():
        units = [piece for side, piece in tops.items() if side]
        side = max(board.piece_size, least) if units else board.piece_size * 0.6
        _paint_tops(painter, spaces[space], units or list(tops.values()), side, colours)


def _paint_tops(painter: QPainter, space: SpaceView, tops: list[PieceView], side: float, colours: Palette) -> None:
    """The uppermost counter of each side that is there, beside one another."""
    for number, piece in enumerate(tops):
        at = QPointF(*space.center) + QPointF((number - (len(tops) - 1) / 2) * side * 0.8, 0)
        ground = counter_ground(piece.face, colours)
        painter.setPen(QPen(mixed(ground, QColor("#000000"), 0.6), side * 0.09))
        painter.setBrush(ground)
        box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        if piece.face.disc:
            painter.drawEllipse(box)
        else:
            painter.drawRoundedRect(box, side * 0.12, side * 0.12)


# -- as bytes --------------------------------------------------------------------------------------
def picture_bytes(image: QImage, largest: int = LARGEST) -> bytes:
    """A PNG of at most so many bytes, in few colours, and smaller if it must be."""
    while len(data := png_of(_few_colours(image))) > largest and image.width() > 1:
        image = image.scaled(image.size() * 0.85, mode=Qt.TransformationMode.SmoothTransformation)
    return data


def png_of(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub asks for bytes, which PySide6 refuses
    return bytes(buffer.data().data())


def _few_colours(image: QImage) -> QImage:
    """The same picture in the colours it has most of."""
    small = image.scaled(72, 72)
    counts = Counter(small.pixel(x, y) for x in range(small.width()) for y in range(small.height()))
    table: dict[int, int] = {}
    for colour, _ in counts.most_common():
        table.setdefault(colour & NEAR, colour)
    kept = list(table.values())[:TINTS]
    return image.convertToFormat(QImage.Format.Format_Indexed8, kept, Qt.ImageConversionFlag.AvoidDither)


def picture_from(data: bytes) -> QImage:
    """The picture in a file that may come from anybody; an empty one if it is none, or too large."""
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"png")
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > WIDEST:
        return QImage()
    return reader.read()
