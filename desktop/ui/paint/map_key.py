"""The key of a map: what its grounds, lines and signs mean, each shown as it is painted there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.ui.i18n import QT_TRANSLATE_NOOP
from desktop.ui.paint.board import BoardSheet, Lod
from desktop.ui.paint.palette import Palette
from desktop.views.board import BoardView, LineView, MarkView, Point, SpaceView
from desktop.views.outlines import box, square

WIDE, HIGH = 85.0, 50.0
"""The piece of map that a picture shows, in board units."""
WHOLE, PLACE = box(-20, -20, WIDE + 40, HIGH + 40), square((WIDE / 2, HIGH / 2), HIGH * 0.9)
HEIGHTS = ((8.0, 70.0), (14.0, 22.0), (40.0, 8.0), (110.0, -4.0), (110.0, 70.0))
"""A height that goes on beyond the picture."""
FOOT, SLOPE = box(-20, -20, 44, HIGH + 40), box(24, -20, WIDE, HIGH + 40)
"""Side by side, with one edge in common."""
AFLOAT = ("sea-lane", "leader")
"""Lines that run over the sea; all others, and the signs, are shown on land."""
NATION = "nation-"
WORDS = {
    "victory": QT_TRANSLATE_NOOP("Sandtable", "Worth victory points"),
    "value": QT_TRANSLATE_NOOP("Sandtable", "So many victory points"),
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
    "land": QT_TRANSLATE_NOOP("Sandtable", "Land"),
    "sea": QT_TRANSLATE_NOOP("Sandtable", "Sea"),
    "neutral": QT_TRANSLATE_NOOP("Sandtable", "Neutral country"),
    "lake": QT_TRANSLATE_NOOP("Sandtable", "Lake"),
    "waste": QT_TRANSLATE_NOOP("Sandtable", "Not in play"),
    "relief-1": QT_TRANSLATE_NOOP("Sandtable", "Heights, for the eye only"),
    "relief-2": QT_TRANSLATE_NOOP("Sandtable", "High mountains, for the eye only"),
    "nation-ru": QT_TRANSLATE_NOOP("Sandtable", "Russia"),
    "nation-ge": QT_TRANSLATE_NOOP("Sandtable", "Germany"),
    "nation-ah": QT_TRANSLATE_NOOP("Sandtable", "Austria-Hungary"),
    "nation-it": QT_TRANSLATE_NOOP("Sandtable", "Italy"),
    "nation-sb": QT_TRANSLATE_NOOP("Sandtable", "Serbia"),
    "nation-mn": QT_TRANSLATE_NOOP("Sandtable", "Montenegro"),
    "nation-ro": QT_TRANSLATE_NOOP("Sandtable", "Romania"),
    "nation-bu": QT_TRANSLATE_NOOP("Sandtable", "Bulgaria"),
    "nation-gr": QT_TRANSLATE_NOOP("Sandtable", "Greece"),
    "nation-tu": QT_TRANSLATE_NOOP("Sandtable", "Turkey"),
    "nation-al": QT_TRANSLATE_NOOP("Sandtable", "Albania"),
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
    "edge-land": QT_TRANSLATE_NOOP("Sandtable", "Border of two areas"),
    "edge-sea": QT_TRANSLATE_NOOP("Sandtable", "Border of two sea areas"),
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


Backdrop = tuple[tuple[str, tuple[Point, ...]], ...]


class KeyEntry(Struct, frozen=True):
    """A kind of thing on the map, with a sample of it.

    Attributes:
        part: grounds, signs, lines or nations.
        kind: of the board on which the sample is painted.
    """

    words: str
    part: str
    kind: str = "point"
    spaces: tuple[SpaceView, ...] = ()
    lines: tuple[LineView, ...] = ()
    marks: tuple[MarkView, ...] = ()
    backdrop: Backdrop = ()


def key_of(
    board: BoardView, lines: Iterable[LineView] = (), marks: Iterable[MarkView] = (), *, behind: bool = False
) -> list[KeyEntry]:
    """What there is on a board, and what came on to it in play: grounds, rims, lines, signs; each kind once. With
    `behind` also what lies behind the spaces and between areas: a screen tells that by names and under the cursor, and
    its key has to be small."""
    found: dict[str, KeyEntry] = {}
    grounds = (*_grounds(board), *((*_backdrop(board), *_edges(board)) if behind else ()), *_rims(board))
    for entry in (*grounds, *_lines((*board.lines, *lines)), *_signs((*board.marks, *marks))):
        found.setdefault(entry.words, entry)
    return list(found.values())


def words_for(style: str, own: str = "") -> str:
    if own and style in OWN_NAMES:
        return own[0].upper() + own[1:]
    return QCoreApplication.translate("Sandtable", WORDS[style]) if style in WORDS else ""


def _grounds(board: BoardView) -> Iterator[KeyEntry]:
    grounds = dict.fromkeys(style for space in _on_map(board) for style in space.terrain)
    for style in sorted(grounds, key=lambda style: list(WORDS).index(style) if style in WORDS else len(WORDS)):
        if words := words_for(style):
            yield KeyEntry(words, "grounds", board.kind, _slope() if style == "hill" else (_sample(WHOLE, style),))


def _slope() -> tuple[SpaceView, ...]:
    """A hill is known by its edge, so it is shown beside open ground."""
    return _sample(FOOT), _sample(SLOPE, "hill", elevation=1)


def _backdrop(board: BoardView) -> Iterator[KeyEntry]:
    """What lies behind the spaces: water, foreign land, mountains, nations."""
    for style in sorted({style for style, _ in board.backdrop} - {"land"}):
        if words := words_for(style):
            shapes = (*_under("land"), (style, HEIGHTS)) if style.startswith("relief") else _under(style)
            part = "nations" if style.startswith(NATION) else "grounds"
            yield KeyEntry(words, part, board.kind, backdrop=shapes)


def _edges(board: BoardView) -> Iterator[KeyEntry]:
    """The borders of areas, on land and at sea."""
    for style in ("land", "sea") if board.kind == "area" else ():
        if sum(style in space.terrain for space in board.spaces) > 1:
            yield KeyEntry(words_for(f"edge-{style}"), "lines", "area", (_sample(FOOT, style), _sample(SLOPE, style)))


def _rims(board: BoardView) -> Iterator[KeyEntry]:
    for mark in dict.fromkeys(mark for space in _on_map(board) for mark in space.marks):
        if words := words_for(mark):
            yield KeyEntry(words, "signs", spaces=(_sample(PLACE, marks=(mark,)),), backdrop=_under("land"))
    if value := next((space.value for space in board.spaces if space.value), 0):
        yield KeyEntry(words_for("value"), "signs", spaces=(_sample(PLACE, value=value),), backdrop=_under("land"))


def _under(style: str) -> Backdrop:
    return ((style, WHOLE),)


def _on_map(board: BoardView) -> list[SpaceView]:
    return [space for space in board.spaces if not {"box", "absent"} & {*space.terrain}]


def _sample(
    outline: tuple[Point, ...], style: str = "clear", *, marks: tuple[str, ...] = (), elevation: int = 0, value: int = 0
) -> SpaceView:
    return SpaceView("key", "", "", (WIDE / 2, HIGH / 2), outline, (style,), elevation, marks, value=value)


def _lines(lines: Iterable[LineView]) -> Iterator[KeyEntry]:
    names: dict[str, set[str]] = {}
    for line in lines:
        names.setdefault(line.style, set()).add(line.name)
    middle = HIGH / 2
    for style, own in names.items():
        if words := words_for(style, own.pop() if len(own) == 1 else ""):
            sample = LineView(style, ((0.0, middle), (WIDE / 2, middle), (WIDE, middle)))
            yield KeyEntry(words, "lines", lines=(sample,), backdrop=_under("sea" if style in AFLOAT else "land"))


def _signs(marks: Iterable[MarkView]) -> Iterator[KeyEntry]:
    for style, own in dict.fromkeys((mark.style, mark.label if mark.style in OWN_NAMES else "") for mark in marks):
        if words := words_for(style, own):
            sample = MarkView(style, (WIDE / 2, HIGH / 2), label=LETTERS.get(style, ""))
            yield KeyEntry(words, "signs", marks=(sample,), backdrop=_under("land"))


def paint_entry(painter: QPainter, entry: KeyEntry, scale: float, colours: Palette) -> None:
    """The sample as the map paints it, WIDE by HIGH; the painter is in board units, `scale` is that of the map."""
    sample = BoardView(
        "key", "", entry.kind, (0.0, 0.0, WIDE, HIGH), entry.spaces, entry.lines, entry.marks, backdrop=entry.backdrop
    )
    sheet, seen = BoardSheet(sample), QRectF(0, 0, WIDE, HIGH)
    sheet.paint_ground(painter, Lod(scale, 0.0), colours, seen)
    if any(space.value for space in entry.spaces):
        sheet.paint_words(painter, Lod(scale), colours, seen)
