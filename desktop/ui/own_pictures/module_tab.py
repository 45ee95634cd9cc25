"""My pictures, a VASSAL module: its pictures to pick from, and its pieces and stacks as hints for set-ups."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from desktop.data.errors import DataError
from desktop.data.pictures.matching import Match, matched
from desktop.data.pictures.module import Module, ModuleImage
from desktop.data.pictures.module_file import ModuleFile
from desktop.ui.own_pictures.desk import PicturesDesk
from desktop.ui.own_pictures.offer import Offer
from desktop.ui.own_pictures.reading import picture_in
from desktop.ui.own_pictures.things import by_id
from desktop.ui.widgets.text import TextLabel, em
from desktop.ui.widgets.tick_box import TickBox

THUMB = 5
LARGE_PIXELS = 20_000_000
"""Larger ones get their small picture only when they are chosen: it takes a moment."""
MOST_LINES = 5_000


class ModuleTab(QWidget):
    """Signals: map_wanted, a picture to lie under the map; face_wanted, one to be the face of what is chosen there."""

    map_wanted = Signal(Path)
    face_wanted = Signal(Path, bool)

    def __init__(self, desk: PicturesDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.module: Module | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self.told = TextLabel(
            self.tr("A VASSAL module that you have (.vmod): its pictures can be picked. Nothing in it is carried out.")
        )
        self.told.setObjectName("module-told")
        self.open = self._button("open", self.tr("Open a module…"))
        self.as_map = self._button("map", self.tr("Lay it under the map…"))
        self.as_cards = self._button("cards", self.tr("Faces for cards by their names…"))
        self.as_counters = self._button("counters", self.tr("Faces for counters by their names…"))
        self.as_card = self._button("card", self.tr("Face of the card chosen there"))
        self.as_counter = self._button("counter", self.tr("Face of the counter chosen there"))
        self.offer = Offer()
        self.images = QListWidget()
        self.images.setObjectName("module-images")
        self.hints = QPlainTextEdit()
        self.hints.setObjectName("module-hints")
        self.hints.setReadOnly(True)
        self.only_boards = TickBox(self.tr("Maps alone"))
        self._icons = QTimer(self, interval=0)
        self._icons.timeout.connect(self._draw_next)
        self._undrawn: list[QListWidgetItem] = []
        self._counters = False
        self._lay_out()
        self._connect()
        self._show_buttons()

    def _button(self, name: str, words: str) -> QPushButton:
        made = QPushButton(words)
        made.setObjectName(f"module-{name}")
        return made

    def _lay_out(self) -> None:
        self.images.setIconSize(QSize(THUMB * em(), THUMB * em()))
        self.images.setUniformItemSizes(True)
        top = QHBoxLayout()
        top.addWidget(self.open)
        top.addWidget(self.told, 1)
        top.addWidget(self.only_boards)
        uses = QHBoxLayout()
        for button in (self.as_map, self.as_card, self.as_counter, self.as_cards, self.as_counters):
            uses.addWidget(button)
        uses.addStretch(1)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.addWidget(self.images)
        parts.addWidget(self.hints)
        parts.setSizes([3, 2])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, em() // 3, 0, 0)
        column.addLayout(top)
        column.addLayout(uses)
        column.addWidget(self.offer)
        column.addWidget(parts, 1)

    def _connect(self) -> None:
        self.open.clicked.connect(self._on_open)
        self.images.currentItemChanged.connect(lambda *_: self._on_chosen())
        self.only_boards.clicked.connect(self._list_images)
        self.as_map.clicked.connect(lambda: self._pass_on(None))
        self.as_card.clicked.connect(lambda: self._pass_on(False))
        self.as_counter.clicked.connect(lambda: self._pass_on(True))
        self.as_cards.clicked.connect(lambda: self.offer_faces(counters=False))
        self.as_counters.clicked.connect(lambda: self.offer_faces(counters=True))
        self.offer.taken.connect(self._on_taken)

    # -- a module ----------------------------------------------------------------------------------
    def _on_open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("A VASSAL module"), "", "*.vmod *.zip (*.vmod *.zip)")
        if name:
            self.take(Path(name))

    def take(self, path: Path) -> None:
        """Look into a module, beside all else."""
        self.desk.fetch(lambda: Module(path), self.show_module)

    def show_module(self, module: Module) -> None:
        self.module = module
        words = self.tr("{0}: {1} pictures, {2} pieces, {3} stacks.").format(
            module.file.name or module.path.name, len(module.images), len(module.file.pieces), len(module.file.stacks)
        )
        if module.left_out:
            words += " " + self.tr("{0} pictures are refused, such as {1}").format(
                len(module.left_out), module.left_out[0]
            )
        self.told.setText(words)
        self.hints.setPlainText("\n".join(hint_lines(module.file, self.tr("Pieces"))))
        self._list_images()

    def _list_images(self) -> None:
        self.images.clear()
        self._undrawn = []
        boards = {picture: name for name, picture in self.module.file.boards} if self.module else {}
        for image in self.module.images if self.module else ():
            board = boards.get(image.short)
            if self.only_boards.isChecked() and board is None:
                continue
            size = f"{image.header.width} x {image.header.height}"
            words = f"{image.short}\n{size}" if board is None else f"{image.short}\n{size} · {self.tr('map')} {board}"
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, image.name)
            item.setSizeHint(QSize(0, round((THUMB + 0.6) * em())))
            self.images.addItem(item)
            if image.header.pixels <= LARGE_PIXELS:
                self._undrawn.append(item)
        self._undrawn.reverse()
        self._icons.start()
        self._show_buttons()

    def _draw_next(self) -> None:
        """The small picture of one more, between events."""
        if not self._undrawn or not self.isVisible():
            self._icons.stop()
            return
        self._draw(self._undrawn.pop())

    def _draw(self, item: QListWidgetItem) -> None:
        assert self.module is not None
        name = str(item.data(Qt.ItemDataRole.UserRole))
        try:
            picture = picture_in(self.module.content(name), name, 2 * THUMB * em(), LARGE_PIXELS)
        except DataError:
            return
        item.setIcon(QIcon(QPixmap.fromImage(picture)))

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if self._undrawn:
            self._icons.start()

    def _on_chosen(self) -> None:
        self._show_buttons()

    def _show_buttons(self) -> None:
        chosen, opened = self.images.currentItem() is not None, self.module is not None
        for button in (self.as_map, self.as_card, self.as_counter):
            button.setEnabled(chosen)
        self.as_cards.setEnabled(opened and bool(self.desk.cards))
        self.as_counters.setEnabled(opened)
        has_cards = bool(self.desk.cards)
        self.as_card.setVisible(has_cards)
        self.as_cards.setVisible(has_cards)

    # -- what is made of it ------------------------------------------------------------------------
    def _put(self, name: str) -> Path | None:
        """A picture of the module as a file of ours for a while."""
        assert self.module is not None
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="sandtable-")
        number = len(list(Path(self._folder.name).iterdir()))
        try:
            return self.module.put(name, Path(self._folder.name, str(number)))
        except DataError as error:
            self.desk.refused.emit(str(error).splitlines()[0])
            return None

    def _pass_on(self, counter: bool | None) -> None:
        """To the map, or to the card or counter that is chosen on its page."""
        item = self.images.currentItem()
        path = self._put(str(item.data(Qt.ItemDataRole.UserRole))) if item is not None else None
        if path is None:
            return
        if counter is None:
            self.map_wanted.emit(path)
        else:
            self.face_wanted.emit(path, counter)

    def offer_faces(self, *, counters: bool) -> None:
        """Offer pictures whose files, or whose pieces in the module, are called like ours."""
        if self.module is None:
            return
        self._counters = counters
        things = self.desk.counters if counters else self.desk.cards
        called = [Path(name) for name in _called(self.module.file, self.module.images)]
        found = matched(called, by_id(things), sides=counters)
        self.offer.show_matches(found, things, len(self.module.images))

    def _on_taken(self, matches: Sequence[Match]) -> None:
        assert self.module is not None
        files = _called(self.module.file, self.module.images)
        found = []
        for match in matches:
            path = self._put(files[str(match.path)])
            if path is not None:
                found.append(Match(path, match.thing, match.side))
        given = self.desk.give(found, counters=self._counters)
        if given:
            self.desk.said.emit(self.tr("{0} with a picture of their own now.").format(given))

    def close_module(self) -> None:
        """Leave nothing in the folder of temporary files."""
        self._icons.stop()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


def _called(file: ModuleFile, images: Sequence[ModuleImage]) -> dict[str, str]:
    """What pictures are called: by the pieces that bear them, and by their own names; and where they lie."""
    there = {image.short: image.name for image in images}
    found: dict[str, str] = {}
    for piece in file.pieces:
        seen = [image for image in piece.images if image in there]
        own = [image for image in seen if not _is_back(image)] or seen
        if piece.name and own:
            found.setdefault(f"{piece.name.replace('/', ' ')}.x", there[own[0]])
    for short, name in there.items():
        found.setdefault(short, name)
    return found


def _is_back(image: str) -> bool:
    return "back" in image.casefold()


def hint_lines(file: ModuleFile, heading: str) -> list[str]:
    """What lies where at the start, and what pieces there are: a list to read beside a set-up."""
    lines = []
    for stack in file.stacks:
        where = f"{stack.place} ({stack.board})" if stack.board else stack.place
        lines.append(f"{where}: {', '.join(stack.pieces)}")
    names = dict.fromkeys(piece.name for piece in file.pieces if piece.name)
    lines += ["", f"{heading}:", *names] if names else []
    return lines[:MOST_LINES]
