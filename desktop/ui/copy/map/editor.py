"""The map of an owner's copy, worked on with the mouse: the board of play, drawn anew after each change."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.controller.copy_desk import CopyDesk
from desktop.controller.copy_hexes import RIVERS, ROADS, CopyHexes
from desktop.controller.copy_map import Brush, CopyMap
from desktop.data.copy.catalogue import LINKS
from desktop.data.copy.corrections import Corrections, Key
from desktop.data.copy.words import word_of
from desktop.ui import theme
from desktop.ui.copy.map import bar
from desktop.ui.copy.map.bar import ToolBar
from desktop.ui.copy.map.drawing_tools import BridgeTool, OutlineTool, PlaceNameTool
from desktop.ui.copy.map.mouse import MapMouse
from desktop.ui.copy.map.side import EntrySide
from desktop.ui.copy.map.sign import RING, WorkSign
from desktop.ui.copy.map.tools import BrushTool, CourseTool, LinkTool, MoveTool, NameTool, TerrainTool, Tool
from desktop.ui.map.map_widget import MapWidget
from desktop.ui.own_pictures.switch import flip_pictures
from desktop.ui.paint.board import Lod, board_sheet
from desktop.ui.widgets.colours import in_use
from desktop.ui.widgets.keys import add_keys
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.board import BoardView

SOON_MS = 15


class MapEditor(QWidget):
    """One map of a game at a time.

    Signals:
        closed: back to the table.
    """

    closed = Signal()

    def __init__(self, desk: CopyDesk, maps: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk, self._maps = desk, list(maps)
        self.file = self._maps[0][0]
        self.map = MapWidget()
        self.map.corners.key.hide()
        self.map.trace_spaces()
        self.mouse = MapMouse(self.map)
        self.bar = ToolBar()
        self.side = EntrySide(desk)
        self.line = TextLabel(bold=True)
        self.line.setObjectName("map-line")
        self.line.setAutoFillBackground(True)
        self.line.setMinimumHeight(em())  # the map does not move when something is told
        self.tools: dict[str, Tool] = {}
        self.place: CopyMap | None = None
        self._sign: WorkSign | None = None
        self.hexes: CopyHexes | None = None
        self._courses: dict[str, list[tuple[Key, str]]] = {}
        self._chosen: Key | None = None
        self._drawn: tuple[str, Corrections] | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.catch_up)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.map, 1)
        row.addWidget(self.side)
        column = QVBoxLayout(self)
        column.setContentsMargins(em(), em() // 2, em(), em() // 2)
        column.setSpacing(em() // 3)
        column.addWidget(self.bar)
        column.addLayout(row, 1)
        column.addWidget(self.line)

    def _connect(self) -> None:
        desk, mouse, tools = self.desk, self.mouse, self.bar
        desk.changed.connect(self._soon.start)
        desk.refused.connect(self._on_refused)
        mouse.clicked.connect(self._on_clicked)
        mouse.pressed.connect(lambda x, y: self._in_hand().press(x, y))
        mouse.moved.connect(lambda x, y: self._in_hand().move(x, y))
        mouse.released.connect(lambda x, y: self._in_hand().release(x, y))
        tools.tool_chosen.connect(self._on_tool)
        tools.map_chosen.connect(lambda number: self.show_map(self._maps[number][0]))
        tools.undo.connect(desk.undo)
        tools.redo.connect(desk.redo)
        tools.closed.connect(self.closed)
        keys = (
            ("Escape", self._on_escape), ("Ctrl+Z", desk.undo), ("Ctrl+Y", desk.redo), ("Ctrl+Shift+Z", desk.redo),
            ("Ctrl+0", self.map.fit), ("Ctrl+=", self.map.zoom_in), ("Ctrl+-", self.map.zoom_out),
            ("F6", self._on_pictures),
        )  # fmt: skip
        add_keys(self, keys)

    def _on_pictures(self) -> None:
        """The owner's picture of the map, or the drawn one."""
        self._tell(flip_pictures(self.desk.copy.game))
        self.map.renew_pictures()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.side.fit_into(self.width())

    # -- showing -----------------------------------------------------------------------------------
    def show_map(self, file: str, entry: Key | None = None) -> None:
        """A map of the game, and an entry on it."""
        worn = in_use()
        self.map.set_palette_name(worn.name)
        self.map.set_theme(theme.resolved(worn.theme))
        if file != self.file or self.place is None:
            self.file, self.place = file, None
        self._chosen = entry
        self.catch_up()
        if entry is not None and (spots := self._spaces_of(entry)):
            self.map.locate(spots, [])

    def catch_up(self) -> None:
        """Draw the map as it is now; what makes no map is told, and the one before stays."""
        self._soon.stop()
        if self.isHidden():
            return
        scenario = self.desk.scenario_of((self.file, ""))
        presenter = self.desk.presenter(scenario)
        fault = self.desk.fault(scenario)
        drawn = (self.file, self.desk.copy.corrections)
        if presenter is not None and (self.place is None or drawn != self._drawn):
            self._lay_board(presenter.board())
            self._drawn = drawn
        if fault:
            self._tell(self._not_in_force().format(fault))
        elif self.line.text().startswith(self._not_in_force().partition("{")[0]):
            self._tell("")
        self.side.show_entry(self._chosen, self._title(self._chosen))

    def _not_in_force(self) -> str:
        return self.tr("Not in force: {0}")

    def _lay_board(self, board: BoardView) -> None:
        """Put another board where the one before was, at the same place and size."""
        fresh, view = self.place is None, self.map.view
        if not fresh and self.place is not None and self.place.board == board:
            self.place = CopyMap(self.desk.copy, self.file, board)
            self._make_tools(board)
            return
        zoom, middle, whole = view.zoom(), view.mapToScene(view.viewport().rect().center()), view.is_whole
        self.map.set_board(board)  # which lets all go that lay on the one before
        if not fresh and not whole:
            view.set_zoom(zoom)
            view.look_at(middle)
        self.place = CopyMap(self.desk.copy, self.file, board)
        assert self.map.scene.ground is not None
        self._sign = WorkSign(self.map.scene.ground.bounds())
        self.map.scene.addItem(self._sign)
        self._make_tools(board)

    def _make_tools(self, board: BoardView) -> None:
        assert self.place is not None
        assert self._sign is not None
        given = (self.desk, self.place, self._sign, self._under)
        copy = self.desk.copy
        if board.kind == "hex":
            hexes = CopyHexes(copy, self.file, board)
            self.tools = {
                bar.TERRAIN: TerrainTool(*given, hexes=hexes), bar.RIVER: CourseTool(*given, hexes=hexes, kind=RIVERS),
                bar.ROAD: CourseTool(*given, hexes=hexes, kind=ROADS), bar.BRIDGE: BridgeTool(*given, hexes=hexes),
                bar.NAME: NameTool(*given, hexes=hexes),
            }  # fmt: skip
            self.hexes = hexes
            self._courses = {bar.RIVER: hexes.named(RIVERS), bar.ROAD: hexes.named(ROADS)}
            self._offer((), hexes.legend(), ())
        else:
            self.tools = {
                bar.MOVE: MoveTool(*given), bar.LINK: LinkTool(*given), bar.BRUSH: BrushTool(*given),
                bar.PLACE_NAME: PlaceNameTool(*given, names=self._names),
            }  # fmt: skip
            if board.kind == "area":
                self.tools[bar.OUTLINE] = OutlineTool(*given)
            self.hexes, self._courses = None, {}
            brushes = self.place.brushes()
            kinds = next((each.shape.choices for each in brushes if (each.target, each.path) == (LINKS, "kind")), ())
            kinds = kinds if self.place.has_links else ()
            self._offer(brushes, (), [(kind, word_of(kind)) for kind in kinds])

    def _offer(self, brushes: Sequence[Brush], legend: bar.Options, kinds: bar.Options) -> None:
        """Tell the bar; what is chosen there stays chosen."""
        names = [title for _, title in self._maps]
        numbers = [file for file, _ in self._maps]
        if self.bar.is_otherwise(brushes, legend, kinds):
            self.bar.show_brushes(brushes, legend, kinds)
            self.bar.offer([bar.CHOOSE, *self.tools], names, numbers.index(self.file))
            self.side.tell_how(self.bar.how())
        else:
            self.bar.maps.setCurrentIndex(numbers.index(self.file))
            self._on_tool(self.bar.tool)

    def _title(self, key: Key | None) -> str:
        return self.desk.copy.entry(key).name if key is not None else ""

    def _spaces_of(self, key: Key) -> list[str]:
        assert self.place is not None
        found = [space for space, own in self.place.keys.items() if own == key]
        return found or [end for ends, own in self.place.links.items() if own == key for end in sorted(ends)]

    # -- tools -------------------------------------------------------------------------------------
    def _in_hand(self) -> Tool:
        return self.tools[self.bar.tool]

    def _under(self, x: float, y: float) -> str:
        ground = self.map.scene.ground
        return ground.space_at(x, y) if ground is not None else ""

    def _names(self) -> list[tuple[str, QRectF]]:
        """The names of places as they are shown now."""
        ground = self.map.scene.ground
        if ground is None:
            return []
        of = {(label.text, label.style): label.of for label in ground.board.labels if label.of}
        words = board_sheet(ground.board).words(Lod(self.map.view.zoom(), self.map.view.font_scale()))
        return [(of[word.text, word.style], word.rect) for word in words if (word.text, word.style) in of]

    def _on_tool(self, name: str) -> None:
        """Another tool is in hand, or puts something else in."""
        self.mouse.in_hand = name in self.tools
        self.map.view.viewport().setCursor(
            Qt.CursorShape.CrossCursor if self.mouse.in_hand else Qt.CursorShape.ArrowCursor
        )
        tool = self.tools.get(name)
        match tool:
            case BrushTool():
                tool.brush, tool.value = self.bar.chosen_brush(), self.bar.value.currentData()
            case TerrainTool():
                tool.letter = str(self.bar.value.currentData())
            case LinkTool():
                kind = self.bar.value.currentData()
                tool.given = {"kind": kind} if kind else {}
            case CourseTool():
                self.bar.show_courses(self._courses[name])
                tool.course = self.bar.course.currentData()
        if tool is not None:
            tool.put_away()
        elif self._sign is not None:
            self._sign.show_work()

    def _on_clicked(self, x: float, y: float) -> None:
        """Show the figures of the space there, or of the link."""
        assert self.place is not None
        assert self._sign is not None
        space = self._under(x, y)
        key = self.hexes.name_at(space) if self.hexes is not None else self.place.keys.get(space)
        key = key or self.place.link_at(x, y)
        self._chosen = key
        spaces = [space] if self.hexes is not None else self._spaces_of(key) if key is not None else []
        around = [self.place.spaces[each].center for each in spaces if key is not None]
        self._sign.show_work([(spot, RING) for spot in around])
        self._tell("")
        self.side.show_entry(key, self._title(key))

    def _on_escape(self) -> None:
        if self.bar.tool != bar.CHOOSE:
            self.bar.choose(bar.CHOOSE)
        else:
            self.closed.emit()

    # -- told --------------------------------------------------------------------------------------
    def _on_refused(self, why: str) -> None:
        self._tell(self.tr("Not taken: {0}").format(why) if why else "")

    def _tell(self, words: str) -> None:
        self.line.setText(words)
        self.line.setBackgroundRole(QPalette.ColorRole.ToolTipBase if words else QPalette.ColorRole.Window)


def editor_of(desk: CopyDesk) -> MapEditor:
    """The editor of the maps of a game."""
    documents = desk.copy.catalogue.documents
    maps = [file for file in documents if file.partition("-")[0] == "map"]
    return MapEditor(desk, [(file, str(documents[file].data.get("title", file))) for file in maps])
