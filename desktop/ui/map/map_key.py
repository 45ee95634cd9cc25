"""The key of a map: what its grounds, lines and signs mean, each shown as it is painted there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap, QTransform

from desktop.ui.commands import QT_TRANSLATE_NOOP
from desktop.ui.map.look import MapLook
from desktop.ui.paint.board import BoardSheet, Lod
from desktop.views.board import BoardView, LineView, MarkView, SpaceView
from desktop.views.outlines import box, square

WIDE, HIGH = 85.0, 50.0
"""The piece of map that a picture shows, in board units."""
WORDS = {
    "victory": QT_TRANSLATE_NOOP("Sandtable", "Worth victory points"),
    "capital": QT_TRANSLATE_NOOP("Sandtable", "Capital"),
    "supply": QT_TRANSLATE_NOOP("Sandtable", "Source of supply"),
    "clear": QT_TRANSLATE_NOOP("Sandtable", "Open ground"),
    "woods": QT_TRANSLATE_NOOP("Sandtable", "Woods"),
    "hill": QT_TRANSLATE_NOOP("Sandtable", "Hills"),
    "rough": QT_TRANSLATE_NOOP("Sandtable", "Rough ground"),
    "swamp": QT_TRANSLATE_NOOP("Sandtable", "Swamp"),
    "mountain": QT_TRANSLATE_NOOP("Sandtable", "Mountains"),
    "town": QT_TRANSLATE_NOOP("Sandtable", "Town"),
    "city": QT_TRANSLATE_NOOP("Sandtable", "City"),
    "sea": QT_TRANSLATE_NOOP("Sandtable", "Sea"),
    "neutral": QT_TRANSLATE_NOOP("Sandtable", "Neutral country"),
    "waste": QT_TRANSLATE_NOOP("Sandtable", "Not in play"),
    "river": QT_TRANSLATE_NOOP("Sandtable", "River"),
    "stream": QT_TRANSLATE_NOOP("Sandtable", "River"),
    "road-main": QT_TRANSLATE_NOOP("Sandtable", "Main road"),
    "road-minor": QT_TRANSLATE_NOOP("Sandtable", "Minor road"),
    "connection": QT_TRANSLATE_NOOP("Sandtable", "Connection"),
    "connection-river": QT_TRANSLATE_NOOP("Sandtable", "Connection across water"),
    "connection-border": QT_TRANSLATE_NOOP("Sandtable", "Way over the border"),
    "leader": QT_TRANSLATE_NOOP("Sandtable", "Groups shown at sea stand in this area"),
    "link-exit": QT_TRANSLATE_NOOP("Sandtable", "Connection that goes on at the same number"),
    "link-open": QT_TRANSLATE_NOOP("Sandtable", "Border that somebody may cross now"),
    "link-shut": QT_TRANSLATE_NOOP("Sandtable", "Border that nobody may cross now"),
    "nation-border": QT_TRANSLATE_NOOP("Sandtable", "Border of a nation"),
    "border": QT_TRANSLATE_NOOP("Sandtable", "Border of a region"),
    "start-line": QT_TRANSLATE_NOOP("Sandtable", "Line between the sides at the start"),
    "bridge": QT_TRANSLATE_NOOP("Sandtable", "Bridge, or way across a river"),
    "pontoon": QT_TRANSLATE_NOOP("Sandtable", "Pontoon bridge"),
    "entry": QT_TRANSLATE_NOOP("Sandtable", "Units enter here"),
    "exit-arrow": QT_TRANSLATE_NOOP("Sandtable", "Way of a landing"),
    "port": QT_TRANSLATE_NOOP("Sandtable", "Port"),
    "main-city": QT_TRANSLATE_NOOP("Sandtable", "Main city, or key city"),
    "fort": QT_TRANSLATE_NOOP("Sandtable", "Fort"),
    "trench": QT_TRANSLATE_NOOP("Sandtable", "Trench"),
    "position": QT_TRANSLATE_NOOP("Sandtable", "Prepared position"),
    "beach-head": QT_TRANSLATE_NOOP("Sandtable", "Beach head"),
    "barrel": QT_TRANSLATE_NOOP("Sandtable", "Production"),
    "capital-star": QT_TRANSLATE_NOOP("Sandtable", "Capital, or what holds now"),
    "token-move": QT_TRANSLATE_NOOP("Sandtable", "Activated for movement"),
    "token-attack": QT_TRANSLATE_NOOP("Sandtable", "Activated for combat"),
    "attack": QT_TRANSLATE_NOOP("Sandtable", "Attack under way"),
}  # fmt: skip
"""What a style means, on any map that has it, unless a line or a mark brings a name of its own."""
OWN_NAMES = ("link-rail", "link-mixed", "link-road", "sea-lane", "connection-border", "start-line",
             "region-1", "region-2", "region-3")  # fmt: skip
"""Lines and marks that the game names by kind."""
LETTERS = {"token-move": "M", "token-attack": "A"}


class KeyEntry(Struct, frozen=True):
    """A kind of thing on the map, with a sample of it."""

    words: str
    spaces: tuple[SpaceView, ...] = ()
    lines: tuple[LineView, ...] = ()
    marks: tuple[MarkView, ...] = ()


def key_of(board: BoardView, lines: Iterable[LineView] = (), marks: Iterable[MarkView] = ()) -> list[KeyEntry]:
    """What there is on a board, and what came on to it in play: grounds, rims, lines, signs; each kind once."""
    found: dict[str, KeyEntry] = {}
    for entry in (*_grounds(board), *_lines((*board.lines, *lines)), *_signs((*board.marks, *marks))):
        found.setdefault(entry.words, entry)
    return list(found.values())


def words_for(style: str, own: str = "") -> str:
    if own and style in OWN_NAMES:
        return own[0].upper() + own[1:]
    return QCoreApplication.translate("Sandtable", WORDS[style]) if style in WORDS else ""


def _grounds(board: BoardView) -> Iterator[KeyEntry]:
    spaces = [space for space in board.spaces if not {"box", "absent"} & {*space.terrain}]
    grounds = dict.fromkeys(style for space in spaces for style in space.terrain)
    for style in sorted(grounds, key=lambda style: list(WORDS).index(style) if style in WORDS else len(WORDS)):
        if words := words_for(style):
            yield KeyEntry(words, (_sample(board, style, ()),))
    for mark in dict.fromkeys(mark for space in spaces for mark in space.marks):
        if words := words_for(mark):
            yield KeyEntry(words, (_sample(board, "clear", (mark,)),))


def _sample(board: BoardView, style: str, marks: tuple[str, ...]) -> SpaceView:
    outline = square((WIDE / 2, HIGH / 2), HIGH * 0.9) if marks else box(-20, -20, WIDE + 40, HIGH + 40)
    elevation = 1 if style == "hill" and board.kind == "hex" else 0
    return SpaceView("key", "", "", (WIDE / 2, HIGH / 2), outline, (style,), elevation, marks)


def _lines(lines: Iterable[LineView]) -> Iterator[KeyEntry]:
    names: dict[str, set[str]] = {}
    for line in lines:
        names.setdefault(line.style, set()).add(line.name)
    middle = HIGH / 2
    for style, own in names.items():
        if words := words_for(style, own.pop() if len(own) == 1 else ""):
            yield KeyEntry(words, lines=(LineView(style, ((0.0, middle), (WIDE / 2, middle), (WIDE, middle))),))


def _signs(marks: Iterable[MarkView]) -> Iterator[KeyEntry]:
    for style, own in dict.fromkeys((mark.style, mark.label if mark.style in OWN_NAMES else "") for mark in marks):
        if words := words_for(style, own):
            yield KeyEntry(words, marks=(MarkView(style, (WIDE / 2, HIGH / 2), label=LETTERS.get(style, "")),))


def key_picture(board: BoardView, entry: KeyEntry, size: QSize, look: MapLook) -> QPixmap:
    """The sample as the map paints it."""
    kind = board.kind if entry.spaces and not entry.spaces[0].marks else "point"
    sample = BoardView("key", "", kind, (0.0, 0.0, WIDE, HIGH), entry.spaces, entry.lines, entry.marks)
    picture = QPixmap(round(size.width() * look.dpr), round(size.height() * look.dpr))
    picture.setDevicePixelRatio(look.dpr)
    picture.fill(look.palette.ink("paper"))
    painter = QPainter(picture)
    scale = size.width() / WIDE
    painter.setTransform(QTransform().scale(scale, scale))
    BoardSheet(sample).paint_ground(painter, Lod(max(scale, 0.4), 0.0), look.palette, QRectF(0, 0, WIDE, HIGH))
    painter.end()
    return picture
