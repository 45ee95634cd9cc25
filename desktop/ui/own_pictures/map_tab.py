"""My pictures, the map: choose a scan, set its corners, have it cut, and lay the spaces of the board on it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLayout,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.data.errors import DataError
from desktop.data.pictures.headers import MOST_MAP_PIXELS
from desktop.data.pictures.keeping import folder_of
from desktop.ui.own_pictures.corners import PREVIEW, CornersView
from desktop.ui.own_pictures.cutting import straightened
from desktop.ui.own_pictures.desk import PicturesDesk
from desktop.ui.own_pictures.laying import LayingView
from desktop.ui.own_pictures.positions import CopyAtHand, Positions
from desktop.ui.own_pictures.reading import picture_of, size_of
from desktop.ui.own_pictures.things import board_of
from desktop.ui.paint.own_map import pyramid_of
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel, WrapButton, em
from desktop.ui.widgets.tick_box import TickBox
from desktop.views.board import BoardView

KINDS = "*.png *.jpg *.jpeg *.webp *.bmp"
WIDE = 17
"""Of the column of buttons, in line heights."""
EMPTY, CORNERS, CUTTING, LAYING = range(4)


class MapTab(QWidget):
    """Attributes: corners and laying, the two views; step, which of them is shown."""

    def __init__(self, desk: PicturesDesk, copy: CopyAtHand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk, self._copy = desk, copy
        self._boards: dict[str, BoardView] = {}
        self._source: Path | None = None
        self.positions: Positions | None = None
        self.corners, self.laying = CornersView(), LayingView()
        self.maps = QuietComboBox()
        self.maps.setObjectName("pictures-maps")
        self.told = TextLabel()
        self.told.setObjectName("pictures-told")
        self.bar = QProgressBar()
        self._make_buttons()
        self._lay_out()
        self._connect()
        for board in desk.boards:
            self.maps.addItem(board.title, board.map)
        self.maps.setVisible(len(desk.boards) > 1)
        self.show_map()

    # -- assembly ----------------------------------------------------------------------------------
    def _make_buttons(self) -> None:
        self.choose = self._button("choose", self.tr("Choose a picture…"))
        self.again = self._button("again", self.tr("Set the corners again"))
        self.cut = self._button("cut", self.tr("Cut it and lay it under the map"))
        self.cut.setDefault(True)
        self.cancel = self._button("cancel", self.tr("Cancel"))
        self.default = self._button("default", self.tr("Lay it as at first"))
        self.take_back = self._button("back", self.tr("Put the last space back"))
        self.remove = self._button("remove", self.tr("Take the picture away"))
        self.names = TickBox(self.tr("Names over it"))
        self.lights = TickBox(self.tr("Light on it what may be done"))

    def _button(self, name: str, words: str) -> QPushButton:
        made = WrapButton(words)
        made.setObjectName(f"pictures-{name}")
        return made

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout()
        column.setSizeConstraint(QLayout.SizeConstraint.SetDefaultConstraint)
        parts = (
            self.maps, self.told, self.choose, self.again, self.cut, self.bar, self.cancel, self.default,
            self.take_back, self.remove, self.names, self.lights,
        )  # fmt: skip
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        side = QWidget()
        side.setLayout(column)
        side.setFixedWidth(WIDE * em())
        words = self.tr("The drawn map is shown. A scan or a photograph of the printed one can lie there.")
        self._empty = TextLabel(words)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pages = QStackedWidget()
        for page in (self._empty, self.corners, self.laying):
            self.pages.addWidget(page)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, em() // 3, 0, 0)
        row.addWidget(side)
        row.addWidget(self.pages, 1)

    def _connect(self) -> None:
        desk = self.desk
        self.maps.activated.connect(self._on_map)
        self.choose.clicked.connect(self._on_choose)
        self.again.clicked.connect(self._on_again)
        self.cut.clicked.connect(self._on_cut)
        self.cancel.clicked.connect(self._on_cancel)
        self.default.clicked.connect(lambda: self._lay([]))
        self.take_back.clicked.connect(self._on_take_back)
        self.remove.clicked.connect(self._on_remove)
        self.names.clicked.connect(lambda: desk.show(names=self.names.isChecked()))
        self.lights.clicked.connect(lambda: desk.show(lights=self.lights.isChecked()))
        self.corners.moved.connect(lambda _: self._check_corners())
        self.laying.dropped.connect(lambda _: desk.lay_map(self.map_id, self.laying.anchors()))
        self.laying.space_moved.connect(self._on_space_moved)
        desk.progressed.connect(self._on_progress)
        desk.cut.connect(lambda _map: self.show_map())
        desk.ended.connect(self._on_ended)

    # -- what is shown -----------------------------------------------------------------------------
    @property
    def map_id(self) -> str:
        return str(self.maps.currentData())

    def show_map(self) -> None:
        """The picture under the chosen map as it lies, or that there is none."""
        picture = self.desk.pictures.maps.get(self.map_id)
        self._source = None
        if picture is None:
            self._show_step(EMPTY)
            return
        try:
            pyramid = pyramid_of(self.desk.game, picture)
            board = self._board()
        except DataError as error:
            self._show_step(EMPTY)
            self.told.setText(str(error).splitlines()[0])
            self.remove.show()
            return
        assert self.positions is not None
        places, movable = self.positions.places(), self.positions.can_move
        self.laying.show_map(pyramid, board, picture.laid, places, movable=movable)
        self._show_step(LAYING)

    def _board(self) -> BoardView:
        """The board of the chosen map; read once."""
        if self.map_id not in self._boards:
            scenario = next(board.scenario for board in self.desk.boards if board.map == self.map_id)
            board = self._boards[self.map_id] = board_of(self.desk.game, scenario)
            self.positions = Positions(board, self._copy.copy, self._copy.keep)
        return self._boards[self.map_id]

    def _show_step(self, step: int) -> None:
        """Only what can be done now is there to be pressed."""
        self.step = step
        there = self.map_id in self.desk.pictures.maps
        self.pages.setCurrentIndex({EMPTY: 0, LAYING: 2}.get(step, 1))
        self.told.setText(self._words(step))
        self.choose.setVisible(step in (EMPTY, LAYING))
        self.again.setVisible(step == LAYING)
        self.cut.setVisible(step == CORNERS)
        self.bar.setVisible(step == CUTTING)
        self.cancel.setVisible(step in (CORNERS, CUTTING))
        self.default.setVisible(step == LAYING)
        self.take_back.setVisible(step == LAYING and self.laying.movable)
        self.take_back.setEnabled(self.positions is not None and self.positions.can_take_back)
        self.remove.setVisible(step == LAYING)
        self.corners.setEnabled(step != CUTTING)
        self.maps.setEnabled(step != CUTTING)
        for box, on in ((self.names, self.desk.pictures.names), (self.lights, self.desk.pictures.lights)):
            box.setChecked(on)
            box.setVisible(there and step == LAYING)

    def _words(self, step: int) -> str:
        if step == CORNERS:
            return self.tr(
                "Drag the four rings to the corners of the printed map: it will lie straight. The wheel goes nearer; "
                "arrows move a ring by a pixel, Space takes the next."
            )
        if step == CUTTING:
            return self.tr("The picture is cut into tiles, once. You may go on with something else.")
        if step == LAYING:
            words = self.tr(
                "Drag the three rings to the printed spaces of these names: the first moves all, the second turns and "
                "stretches, the third sets the other side."
            )
            more = self.tr("Then drag single spaces to their printed places; new games have them there.")
            return f"{words} {more}" if self.laying.movable else words
        return self.tr("A scan or photograph of the printed map: PNG, JPEG, WebP or BMP, up to 160 million pixels.")

    # -- what happens ------------------------------------------------------------------------------
    def _on_choose(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("A picture of the map"), "", f"{KINDS} ({KINDS})")
        if name:
            self.take(Path(name))

    def take(self, path: Path, corners: list[list[int]] | None = None) -> None:
        """Show a picture and ask for its corners; what is refused is told."""
        self.told.setText(self.tr("The picture is read…"))
        self.desk.fetch(
            lambda: (size_of(path), picture_of(path, PREVIEW, MOST_MAP_PIXELS)), partial(self._ask, path, corners)
        )

    def _ask(self, path: Path, corners: list[list[int]] | None, found: tuple[QSize, QImage]) -> None:
        size, preview = found
        self._source = path
        self.corners.show_picture(preview, size, corners)
        self._show_step(CORNERS)
        self.corners.setFocus()
        self._check_corners()

    def _on_map(self) -> None:
        self._boards.clear()  # its spaces are others
        self.show_map()

    def _on_again(self) -> None:
        picture = self.desk.pictures.maps.get(self.map_id)
        if picture is not None:
            self.take(folder_of(self.desk.game) / picture.original, picture.corners)

    def _check_corners(self) -> None:
        """Corners that make no map cannot be cut."""
        try:
            straightened(self.corners.corners())
            why = ""
        except ValueError as error:
            why = str(error)
        self.cut.setEnabled(not why)
        self.cut.setToolTip(why)

    def _on_cut(self) -> None:
        if self._source is not None:
            self.bar.setRange(0, 0)
            self._show_step(CUTTING)
            self.desk.cut_map(self.map_id, self._source, self.corners.corners())

    def _on_progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def _on_cancel(self) -> None:
        if self.step == CUTTING:
            self.desk.stop()
        else:
            self.show_map()

    def _on_ended(self) -> None:
        if self.step == CUTTING:  # it was cancelled or refused
            self._show_step(CORNERS)

    def _lay(self, anchors: list[list[int]]) -> None:
        self.desk.lay_map(self.map_id, anchors)
        self.show_map()

    def _on_remove(self) -> None:
        self.desk.take_map(self.map_id)
        self.show_map()

    def _on_space_moved(self, space: str, x: float, y: float) -> None:
        assert self.positions is not None
        if why := self.positions.move(space, x, y):
            self.desk.refused.emit(why)
            self.show_map()
        self.take_back.setEnabled(self.positions.can_take_back)

    def _on_take_back(self) -> None:
        assert self.positions is not None
        if why := self.positions.take_back():
            self.desk.refused.emit(why)
        self.show_map()
