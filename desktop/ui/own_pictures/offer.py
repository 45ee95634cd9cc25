"""Files that are meant for cards or counters by their names: offered all at once, each with a tick."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from desktop.data.pictures.keeping import BACK
from desktop.data.pictures.matching import Match
from desktop.ui.own_pictures.things import Thing, titles_of
from desktop.ui.widgets.text import TextLabel, em

HIGH = 9


class Offer(QFrame):
    """Signals: taken, with those that are ticked."""

    taken = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.words = TextLabel()
        self.list = QListWidget()
        self.list.setObjectName("pictures-offer")
        self.list.setMaximumHeight(HIGH * em())
        self.take = QPushButton(self.tr("Take those that are ticked"))
        self.take.setObjectName("pictures-take")
        self.drop = QPushButton(self.tr("Take none"))
        self.drop.setObjectName("pictures-drop")
        self.take.clicked.connect(self._on_take)
        self.drop.clicked.connect(self.hide)
        buttons = QHBoxLayout()
        buttons.addWidget(self.words, 1)
        buttons.addWidget(self.take)
        buttons.addWidget(self.drop)
        column = QVBoxLayout(self)
        column.addLayout(buttons)
        column.addWidget(self.list)
        self._matches: list[Match] = []
        self.hide()

    def show_matches(self, matches: Sequence[Match], things: Sequence[Thing], files: int) -> None:
        """What was found, and of how many files; nothing is taken yet."""
        self._matches = list(matches)
        titles = titles_of(things)
        said = self.tr("{0} of {1} pictures bear the name or number of one.").format(len(matches), files)
        self.words.setText(said)
        self.list.clear()
        for match in matches:
            side = f" ({self.tr('back')})" if match.side == BACK else ""
            item = QListWidgetItem(f"{titles.get(match.thing, match.thing)}{side}  ←  {match.path.name}")
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            self.list.addItem(item)
        self.list.setVisible(bool(matches))
        self.take.setEnabled(bool(matches))
        self.show()

    def _on_take(self) -> None:
        ticked = [self.list.item(row).checkState() == Qt.CheckState.Checked for row in range(self.list.count())]
        self.hide()
        self.taken.emit([match for match, on in zip(self._matches, ticked, strict=True) if on])
