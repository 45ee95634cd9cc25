"""The scene: shows a board and a table; knows which pieces and spaces are lit, and what lies where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.ui.map import items, overlays, stacks
from desktop.ui.map.army_names import ArmyNamesItem
from desktop.ui.map.control import ControlItem
from desktop.ui.map.ground import Ground
from desktop.ui.map.lights import LitItem, boxed_choices
from desktop.ui.map.look import MapLook
from desktop.ui.map.marks import MarksItem, OrdersItem
from desktop.ui.map.signs import SignsItem, flag_beside, ring_around
from desktop.ui.map.tiles import TileStore
from desktop.ui.paint import shelf
from desktop.ui.paint.board import BoardSheet, board_sheet, fit_transform
from desktop.ui.paint.counters import PICTURES
from desktop.ui.paint.own import OWN
from desktop.views.board import BoardView, Point
from desktop.views.pieces import CounterFace, PieceView
from desktop.views.table import ChoiceView, OverlayView, TableView

if TYPE_CHECKING:
    from desktop.ui.paint.own_map import PicturedSheet

FIRST_LOOK_MS = 3000
"""How long the pictures that a new board needs count as its first look."""
MARGIN = 0.45
"""Empty table around the board, as a share of its longer side, so that edges can be brought to the middle."""


class MapScene(QGraphicsScene):
    """Attributes: ground (None before a board is set), pieces (by id), stacks (piece ids by space, lowest first),
    space_choices and piece_choices (what a click may mean)."""

    def __init__(self, look: MapLook) -> None:
        super().__init__()
        self.look = look
        self.ground: Ground | None = None
        self.table: TableView | None = None
        self.pieces: dict[str, items.CounterItem] = {}
        self.stacks: dict[str, list[str]] = {}
        self.space_choices: dict[str, list[ChoiceView]] = {}
        self.piece_choices: dict[str, list[ChoiceView]] = {}
        self.tiles = TileStore(self._tile_changed)
        self.word_tiles = TileStore(self._tile_changed, words=True)
        self.turned: list[tuple[str, CounterFace]] = []
        """Pieces that show another side than before, with the face they had; the map empties it."""
        self._sheets: tuple[items.BoardItem, ...] = ()
        self._overlays: list[overlays.OverlayItem] = []
        self._flag_spots: dict[str, Point] = {}
        self._hidden = False
        self._lifted: set[str] = set()
        self._sliding: set[str] = set()
        self._first_look = QTimer(self, singleShot=True, interval=FIRST_LOOK_MS)
        self._first_look.timeout.connect(self.end_first_look)
        self._faces = 0
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.BspTreeIndex)

    def set_board(self, board: BoardView) -> None:
        """Put a new board on the table; pieces are taken off."""
        self.clear()
        self.pieces, self.stacks, self._overlays, self._flag_spots, self.table = {}, {}, [], {}, None
        self.space_choices, self.piece_choices, self._lifted, self._sliding = {}, {}, set(), set()
        ground = self.ground = Ground(board)
        bounds = ground.bounds()
        margin = max(bounds.width(), bounds.height()) * MARGIN
        self.setSceneRect(bounds.adjusted(-margin, -margin, margin, margin))
        drawn = board_sheet(board)
        sheet = self._sheet_of(board)
        for tiles in (self.tiles, self.word_tiles):
            tiles.set_sheet(sheet, self.look.palette, self.look.font_scale)
        self._faces = PICTURES.open_shelf(shelf.name_of("faces", drawn.fingerprint))
        self._first_look.start()
        self._sheets = (
            items.BoardItem(sheet, self.tiles, self.look),
            items.BoardItem(sheet, self.word_tiles, self.look, words=True),
        )
        self.control_item = ControlItem(ground, self.look)
        self.marks_item = MarksItem(ground, self.look, items.Z_MARKS)
        self.lit_item = LitItem(ground, self.look)
        self.letters_item = overlays.LettersItem(ground, self.look)
        self.orders_item = OrdersItem(ground, self.look, items.Z_ORDERS)
        self.signs_item = SignsItem(ground, self.look)
        self.names_item = ArmyNamesItem(ground, self.look)
        self.route_item = overlays.RouteItem(ground, self.look)
        self.focus_item = overlays.FocusItem(ground, self.look)
        self.pulse_item = overlays.PulseItem(ground, self.look)
        for layer in (
            *self._sheets, self.control_item, self.marks_item, self.lit_item, self.letters_item,
            self.names_item, self.orders_item, self.signs_item, self.route_item, self.focus_item, self.pulse_item,
        ):  # fmt: skip
            self.addItem(layer)
        self.lit_item.setVisible(not OWN.hides_lights(sheet))

    def _sheet_of(self, board: BoardView) -> BoardSheet | PicturedSheet:
        """What is seen of the board: drawn, or the owner's picture of it."""
        if self.look.plain:
            return board_sheet(board)
        OWN.use(board.id.partition("/")[0])
        return OWN.sheet_of(board, board_sheet(board), traced=self.look.traced)

    def end_first_look(self) -> None:
        """Keep the faces seen so far for the next time."""
        PICTURES.close_shelf(self._faces)

    def restyle(self) -> None:
        """After a change of palette, of font scale, or of the owner's pictures."""
        if self.ground is not None:
            sheet = self._sheet_of(self.ground.board)
            for tiles, item in zip((self.tiles, self.word_tiles), self._sheets, strict=True):
                tiles.set_sheet(sheet, self.look.palette, self.look.font_scale)
                item.show_sheet(sheet)
            self.lit_item.setVisible(not OWN.hides_lights(sheet))
        self.update()

    def show_words(self, *, shown: bool) -> None:
        """The names of places and of who stands there, or none."""
        for item in (self._sheets[1], self.names_item):
            item.setVisible(shown)

    def _tile_changed(self, area: QRectF) -> None:
        self.update(area)

    def show_table(self, table: TableView) -> None:
        """Show a position: pieces that are known move, new ones come, others go."""
        if self.ground is None:
            return
        self.table = table
        shown = [piece for piece in table.pieces if piece.space in self.ground.spaces]
        names = {piece.id for piece in shown}
        for gone in [name for name in self.pieces if name not in names]:
            self.pieces[gone].freshen()
            self.removeItem(self.pieces.pop(gone))
        before, self.stacks = self.stacks, {}
        for piece in shown:
            self._show_piece(piece)
            self.stacks.setdefault(piece.space, []).append(piece.id)
        for space, stack in self.stacks.items():
            if stack != before.get(space):
                self._lay(space, stack)
        self._name_armies()
        self.control_item.show_control(table.control)
        self.marks_item.show_marks(table.marks, table.lines)
        self.orders_item.show_marks(table.marks)
        self._light()

    def _name_armies(self) -> None:
        stacks = {} if self._hidden else self.stacks
        self.names_item.show_names({space: [self.pieces[name].piece for name in stacks[space]] for space in stacks})

    def _show_piece(self, piece: PieceView) -> None:
        assert self.ground is not None
        item = self.pieces.get(piece.id)
        if item is None:
            item = self.pieces[piece.id] = items.CounterItem(piece, self.ground.board.piece_size, self.look)
            item.setVisible(not self._hidden)
            self.addItem(item)
        else:
            if item.piece.face.reduced != piece.face.reduced:
                self.turned.append((piece.id, item.piece.face))
            item.show_piece(piece)

    def _lay(self, space: str, stack: Sequence[str]) -> None:
        """Lay a stack. Rows that are too close lie over the next ones, whose figures, at their lower edge, are seen."""
        assert self.ground is not None
        ground, roomy = self.ground, self._roomy(space)
        side = stacks.side_in(ground.spaces[space], ground.boxes[space], len(stack), ground.board.piece_size)
        spots = self._spots(space, len(stack))
        for number, (name, (x, y)) in enumerate(zip(stack, spots, strict=True)):
            level = len(stack) - 1 - number if roomy else number
            item = self.pieces[name]
            item.resize(side)
            item.covered = max([0.0] + [v + side - y for u, v in spots if roomy and u == x and v < y])
            if name not in self._sliding and item.pos() != QPointF(x, y):
                item.put(QPointF(x, y))
            if name not in self._sliding:
                item.setZValue(items.Z_PIECES + min(level, 250) * 0.1)

    def home(self, piece: str) -> QPointF:
        """Where a piece belongs according to the table."""
        space = self.pieces[piece].piece.space
        stack = self.stacks[space]
        return QPointF(*self._spots(space, len(stack))[stack.index(piece)])

    def _spot(self, piece: str) -> QPointF:
        """Where signs of a piece stand: those of one that slides wait where it will arrive."""
        return self.home(piece) if piece in self._sliding else self.pieces[piece].pos()

    def _spots(self, space: str, count: int) -> list[Point]:
        """The middles of the pieces of a space, lowest first."""
        assert self.ground is not None
        size = self.ground.board.piece_size
        if self._is_area(space):
            return stacks.around(self.ground.spaces[space], count, size)
        return stacks.places(self.ground.spaces[space], self.ground.boxes[space], count, size)

    def _is_area(self, space: str) -> bool:
        """Whether a space is an area of any shape, where pieces stand around the middle."""
        ground = self.ground
        if ground is None or ground.board.kind != "area":
            return False
        terrain = ground.spaces[space].terrain
        return "box" not in terrain and "absent" not in terrain

    def _light(self) -> None:
        """Light what the decision offers."""
        assert self.table is not None
        self.space_choices, self.piece_choices = {}, {}
        decision = self.table.decision
        for choice in (*decision.choices, *boxed_choices(decision)) if decision else ():
            carried = any(piece in choice.pieces for piece in self._lifted)
            for space in (*choice.spaces, *(choice.drops if carried else ())):
                self.space_choices.setdefault(space, []).append(choice)
            for piece in choice.pieces:
                self.piece_choices.setdefault(piece, []).append(choice)
        player = decision.player if decision else ""
        lit = [space for space, choices in self.space_choices.items() if any(map(self._is_lit, choices))]
        targets = [space for space in lit if self._sides_in(space) - {player}]
        subjects = decision.subjects if decision else ()
        ticked = [piece for box in decision.boxes if box.ticked for piece in box.pieces] if decision else []
        self.lit_item.light(lit, targets, subjects, lightly=decision is not None and decision.lightly)
        self._signs(subjects, ticked)

    def takes(self, space: str) -> bool:
        """Whether a space is lit: what is carried may go there."""
        return any(map(self._is_lit, self.space_choices.get(space, ())))

    def _is_lit(self, choice: ChoiceView) -> bool:
        """While a piece is carried, what it may do is lit; otherwise all that is not quiet."""
        if any(piece in choice.pieces for piece in self._lifted):
            return True
        return not choice.quiet and not (self._lifted and choice.pieces)

    def _sides_in(self, space: str) -> set[str]:
        return {self.pieces[name].piece.side for name in self.stacks.get(space, ())}

    def _signs(self, subjects: Iterable[str], ticked: Sequence[str]) -> None:
        if self._hidden:
            self.signs_item.show_signs([], [], self._notes(), self._flags())
            return
        size = self.ground.board.piece_size if self.ground else 0.0
        thick = [name for name in (*subjects, *ticked) if name in self.pieces]
        rings = [(self._ring(name), "subject") for name in thick]
        for name, choices in self.piece_choices.items():
            if name in self.pieces and name not in ticked and self._is_ringed(name, choices):
                rings.append((self._ring(name), "lit-piece"))
        self.signs_item.show_signs(rings, self._counts(size), self._notes(), self._flags())

    def _ring(self, piece: str) -> QRectF:
        """Around what is seen of a piece; in a box it is narrow, and crosses the figures of no other."""
        item, at = self.pieces[piece], self._spot(piece)
        if not self._roomy(item.piece.space):
            return ring_around(at, item.size)
        half, high = item.size / 2, item.size - item.covered
        return QRectF(at.x() - half, at.y() + half - high, item.size, high)

    def _is_ringed(self, piece: str, choices: Sequence[ChoiceView]) -> bool:
        """Lit pieces; those of quiet choices only where they wait beside the map."""
        assert self.ground is not None
        boxed = "box" in self.ground.spaces[self.pieces[piece].piece.space].terrain
        return boxed or not all(choice.quiet for choice in choices)

    def _counts(self, size: float) -> list[tuple[Point, int]]:
        counts = []
        for space, stack in self.stacks.items():
            if len(stack) > stacks.EDGES and not self._roomy(space):
                top = self._spot(stack[-1])
                counts.append(((top.x() + size * 0.62, top.y() + size * 0.62), len(stack)))
        return counts

    def _roomy(self, space: str) -> bool:
        assert self.ground is not None
        return self._is_area(space) or stacks.is_roomy(self.ground.boxes[space], self.ground.board.piece_size)

    def is_pile(self, space: str) -> bool:
        """Whether pieces lie on one another there."""
        return len(self.stacks.get(space, ())) > 1 and not self._roomy(space)

    def _notes(self) -> list[tuple[Point, str]]:
        notes = []
        for space, choices in self.space_choices.items():
            # figures are told on the map; a letter is a key of the menu, and what it stands for is not done yet
            figures = (choice.note for choice in choices if choice.note and not choice.note.isalpha())
            text = " ".join(dict.fromkeys(figures))
            if text and self.ground and space in self.ground.spaces:
                x, y = self.ground.spaces[space].center
                if self.stacks.get(space) and not self._hidden:
                    y = min(self._spot(name).y() for name in self.stacks[space]) - self.ground.board.piece_size * 0.64
                notes.append(((x, y), text))
        return notes

    def _flags(self) -> list[tuple[Point, str]]:
        flags = []
        areas = self.ground is not None and self.ground.board.kind == "area" and not self._hidden
        standing = [spot.toTuple() for spot in map(self._spot, self.pieces)] if areas else []
        for space, side in self.table.control if self.table else ():
            if self.ground and space in self.ground.spaces and side:
                if self._is_area(space) and self.stacks.get(space):
                    continue  # a marker that stands there tells it
                if space not in self._flag_spots:
                    self._flag_spots[space] = self._flag_spot(space, self.ground)
                at = self._flag_spots[space]
                if self._is_area(space):
                    land = self.ground.spaces[space].outline
                    at = flag_beside(at, land, standing, self.ground.board.piece_size)
                flags.append((at, side))
        return flags

    def _flag_spot(self, space: str, ground: Ground) -> Point:
        if self._is_area(space):
            return ground.spaces[space].center
        box = ground.boxes[space]
        y = box.top() + 28 if self._roomy(space) else ground.spaces[space].center[1]
        return (box.center().x() - box.width() * 0.46, y)

    def show_overlays(self, views: Sequence[OverlayView]) -> None:
        if self.ground is None or list(views) == [item.overlay for item in self._overlays]:
            return
        for item in self._overlays:
            self.removeItem(item)
        self._overlays = [overlays.OverlayItem(self.ground, self.look, view, order) for order, view in enumerate(views)]
        for item in self._overlays:
            self.addItem(item)
        self.letters_item.overlays = self._overlays
        self.letters_item.update()

    def space_tip(self, name: str) -> str:
        """All that is known of a space, in lines."""
        if self.ground is None or name not in self.ground.spaces:
            return ""
        space = self.ground.spaces[name]
        title = " ".join(part for part in (space.number, space.name) if part)
        lines = [title, ", ".join(space.terrain), space.note, self.overlay_tip(name)]
        return "\n".join(line for line in lines if line)

    def picture(self, size: QSize, *, with_pieces: bool) -> QImage:
        """The whole board as large as it fits into a picture of this size."""
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(self.look.palette.surround())
        if self.ground is None:
            return image
        target = QRectF(0, 0, size.width(), size.height())
        transform, _ = fit_transform(self.ground.board, target)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dpr, self.look.dpr = self.look.dpr, 1.0
        if not with_pieces:
            self.set_counters_hidden(True)
        self.render(painter, target, transform.inverted()[0].mapRect(target))
        if not with_pieces:
            self.set_counters_hidden(False)
        self.look.dpr = dpr
        painter.end()
        return image

    def overlay_tip(self, space: str) -> str:
        return "\n".join(tip for item in self._overlays if (tip := item.tip(space)))

    def set_counters_hidden(self, hidden: bool) -> None:
        self._hidden = hidden
        for item in self.pieces.values():
            item.setVisible(not hidden)
        if self.table is not None and self.ground is not None:
            self._name_armies()
            self._light()

    def lift(self, pieces: Sequence[str]) -> None:
        """Show pieces as picked up: pale, and their space as the source."""
        for name in self._lifted - set(pieces):
            if name in self.pieces:
                self.pieces[name].setOpacity(1.0)
        self._lifted = set(pieces)
        for name in pieces:
            if name in self.pieces:
                self.pieces[name].setOpacity(0.35)
        if self.table is not None and self.ground is not None:
            self._light()
        if self.ground is not None:
            self.lit_item.mark_source([self.pieces[p].piece.space for p in pieces if p in self.pieces])

    def set_sliding(self, piece: str, sliding: bool) -> None:
        """A sliding piece is not laid back by a new table until it has arrived."""
        if sliding:
            self._sliding.add(piece)
            self.pieces[piece].setZValue(items.Z_RINGS)
        elif piece in self._sliding:
            self._sliding.discard(piece)
            if piece in self.pieces:
                self._lay(self.pieces[piece].piece.space, self.stacks[self.pieces[piece].piece.space])

    def piece_at(self, spot: QPointF) -> str:
        """The topmost piece under a spot, or ""."""
        if self._hidden:
            return ""
        for item in self.items(spot):
            if isinstance(item, items.CounterItem):
                return item.piece.id
        return ""

    def space_at(self, spot: QPointF) -> str:
        return self.ground.space_at(spot.x(), spot.y()) if self.ground else ""

    def top_of(self, space: str) -> str:
        stack = self.stacks.get(space)
        return stack[-1] if stack else ""

    def stack_with(self, piece: str) -> list[str]:
        """The pieces of the same side in the same space."""
        view = self.pieces[piece].piece
        return [name for name in self.stacks[view.space] if self.pieces[name].piece.side == view.side]

    def choices_for(self, space: str, piece: str) -> list[ChoiceView]:
        """What a click on a piece or on a space may mean; where nothing is asked of it, on what it is a part of."""
        found = list(self.piece_choices.get(piece, ()))
        here = [choice for choice in self.space_choices.get(space, ()) if not choice.carried]
        if not found and not here and self.ground is not None and space in self.ground.spaces:
            around = self.ground.spaces[space].within
            here = [choice for choice in self.space_choices.get(around, ()) if not choice.carried and not choice.quiet]
        return [*found, *(choice for choice in here if choice not in found)]
