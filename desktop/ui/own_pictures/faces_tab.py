"""My pictures, cards or counters: faces of their own from single files or from a whole folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.data.errors import DataError
from desktop.data.pictures.keeping import BACK, FRONT
from desktop.data.pictures.matching import Match, matched, pictures_below
from desktop.ui.own_pictures.desk import PicturesDesk
from desktop.ui.own_pictures.gallery import Gallery
from desktop.ui.own_pictures.map_tab import KINDS
from desktop.ui.own_pictures.offer import Offer
from desktop.ui.own_pictures.things import Thing, by_id
from desktop.ui.widgets.text import TextLabel, em


class FacesTab(QWidget):
    """Attributes: gallery, the grid; offer, what a folder holds."""

    def __init__(
        self, desk: PicturesDesk, things: Sequence[Thing], *, counters: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.desk, self.things, self.counters = desk, list(things), counters
        self.gallery = Gallery(things, self._has_own)
        self.offer = Offer()
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.count = TextLabel(tone="muted", wrap=False)
        self.folder = self._button("folder", self.tr("Take from a folder…"))
        self.front = self._button("front", self.tr("Choose a picture…"))
        self.back = self._button("rear", self.tr("Choose one for the back…"))
        self.draw = self._button("draw", self.tr("Draw it again"))
        self.back.setVisible(counters)
        self._lay_out()
        self._connect()
        self.refresh()

    def _button(self, name: str, words: str) -> QPushButton:
        made = QPushButton(words)
        made.setObjectName(f"{'counters' if self.counters else 'cards'}-{name}")
        return made

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for button in (self.folder, self.front, self.back, self.draw):
            row.addWidget(button)
        row.addWidget(self.search, 1)
        row.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, em() // 3, 0, 0)
        column.addLayout(row)
        column.addWidget(self.offer)
        column.addWidget(self.gallery, 1)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_search)
        self.gallery.selectionModel().selectionChanged.connect(lambda *_: self._on_chosen())
        self.folder.clicked.connect(self._on_folder)
        self.front.clicked.connect(lambda: self._on_file(FRONT))
        self.back.clicked.connect(lambda: self._on_file(BACK))
        self.draw.clicked.connect(self._on_draw)
        self.gallery.doubleClicked.connect(lambda _: self._on_file(FRONT))
        self.offer.taken.connect(self.give)
        self.desk.changed.connect(self.refresh)

    def _own(self) -> set[str]:
        pictures = self.desk.pictures
        return {*pictures.counters} if self.counters else {*pictures.cards}

    def _has_own(self, thing: str) -> bool:
        return thing in (self.desk.pictures.counters if self.counters else self.desk.pictures.cards)

    def refresh(self) -> None:
        """After a change."""
        all_of = {each for thing in self.things for each in thing.alike}
        self.count.setText(
            self.tr("{0} of {1} with a picture of their own").format(len(self._own() & all_of), len(all_of))
        )
        self.gallery.viewport().update()
        self._on_chosen()

    def _on_search(self, words: str) -> None:
        self.gallery.things.narrow(words)
        self._on_chosen()

    def _on_chosen(self) -> None:
        chosen = self.gallery.chosen()
        self.front.setEnabled(len(chosen) == 1)
        self.back.setEnabled(len(chosen) == 1 and chosen[0].back is not None)
        self.draw.setEnabled(any(map(self.gallery.things.is_own, chosen)))

    # -- files -------------------------------------------------------------------------------------
    def _on_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("A folder of pictures"))
        if name:
            self.offer_folder(Path(name))

    def offer_folder(self, folder: Path) -> None:
        """Offer all files whose names are those of cards or counters."""
        try:
            paths = pictures_below(folder)
        except DataError as error:
            self.desk.refused.emit(str(error).splitlines()[0])
            return
        self.offer.show_matches(matched(paths, by_id(self.things), sides=self.counters), self.things, len(paths))

    def _on_file(self, side: str) -> None:
        chosen = self.gallery.chosen()
        if len(chosen) != 1:
            return
        name, _ = QFileDialog.getOpenFileName(self, chosen[0].title, "", f"{KINDS} ({KINDS})")
        if name:
            self.give_chosen(Path(name), side)

    def give_chosen(self, path: Path, side: str = FRONT) -> None:
        """A face for what is chosen, and for all that look the same."""
        self.give([Match(path, each, side) for thing in self.gallery.chosen() for each in thing.alike])

    def give(self, matches: Sequence[Match]) -> None:
        """Give faces, and say how many were."""
        if given := self.desk.give(matches, counters=self.counters):
            self.desk.said.emit(self.tr("{0} with a picture of their own now.").format(given))

    def _on_draw(self) -> None:
        self.desk.take_face([each for thing in self.gallery.chosen() for each in thing.alike], counters=self.counters)
