"""My pictures: the page on which an owner gives a game the pictures of his own box."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.own_pictures.desk import PicturesDesk
from desktop.ui.own_pictures.faces_tab import FacesTab
from desktop.ui.own_pictures.map_tab import MapTab
from desktop.ui.own_pictures.module_tab import ModuleTab
from desktop.ui.own_pictures.positions import CopyAtHand
from desktop.ui.paint.own import OWN
from desktop.ui.widgets.keys import add_keys
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel, em
from desktop.ui.widgets.tick_box import TickBox


class PicturesPage(QWidget):
    """One game at a time.

    Attributes: desk; map, cards, counters, module, the tabs (no cards in a game without).

    Signals:
        closed: back to where one came from.
        game_chosen: another game is wanted.
    """

    closed = Signal()
    game_chosen = Signal(str)

    def __init__(
        self, desk: PicturesDesk, copy: CopyAtHand, games: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.desk, self._copy = desk, copy
        desk.setParent(self)
        OWN.use(desk.game)
        self.map = MapTab(desk, copy)
        self.cards = FacesTab(desk, desk.cards, counters=False) if desk.cards else None
        self.counters = FacesTab(desk, desk.counters, counters=True)
        self.module = ModuleTab(desk)
        self.games = QuietComboBox()
        self.games.setObjectName("pictures-games")
        for game_id, name in games:
            self.games.addItem(name, game_id)
        self.games.setCurrentIndex(self.games.findData(desk.game))
        self.shown = TickBox(self.tr("Show my pictures (F6)"))
        self.shown.setObjectName("pictures-shown")
        self.back = QPushButton(theme.icon("home"), self.tr("Back (Esc)"))
        self.back.setObjectName("pictures-back")
        self.line = TextLabel(bold=True)
        self.line.setObjectName("pictures-line")
        self.line.setAutoFillBackground(True)
        self.tabs = QTabWidget()
        self._lay_out()
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(TextLabel(self.tr("My pictures of"), factor=1.3, bold=True, wrap=False))
        top.addWidget(self.games)
        top.addWidget(self.shown, 0, Qt.AlignmentFlag.AlignVCenter)
        top.addStretch(1)
        top.addWidget(self.back)
        private = self.tr("They stay in your own folder: no pack, no kept game and no print has them.")
        self.tabs.addTab(self.map, self.tr("Map"))
        if self.cards is not None:
            self.tabs.addTab(self.cards, self.tr("Cards"))
        self.tabs.addTab(self.counters, self.tr("Counters"))
        self.tabs.addTab(self.module, self.tr("VASSAL module"))
        column = QVBoxLayout(self)
        column.setContentsMargins(em(), em() // 2, em(), em() // 2)
        column.setSpacing(em() // 3)
        column.addLayout(top)
        column.addWidget(TextLabel(private, tone="muted"))
        column.addWidget(self.tabs, 1)
        column.addWidget(self.line)

    def _connect(self) -> None:
        desk = self.desk
        self.games.activated.connect(lambda _: self.game_chosen.emit(str(self.games.currentData())))
        self.back.clicked.connect(self.closed)
        self.shown.clicked.connect(lambda: desk.show(shown=self.shown.isChecked()))
        desk.changed.connect(self._refresh)
        desk.said.connect(self.tell)
        desk.refused.connect(self._on_refused)
        desk.cut.connect(lambda _map: self.tell(self.tr("The picture lies under the map.")))
        self.module.map_wanted.connect(self._on_map_wanted)
        self.module.face_wanted.connect(self._on_face_wanted)
        add_keys(self, (("Escape", self.closed.emit), ("F6", self.shown.click)))

    def _refresh(self) -> None:
        self.shown.setChecked(self.desk.pictures.shown)

    def tell(self, words: str) -> None:
        """A line at the foot: what was done."""
        self.line.setText(words)
        self.line.setBackgroundRole(QPalette.ColorRole.Window)

    def _on_refused(self, why: str) -> None:
        self.tell(self.tr("Not taken: {0}").format(why))
        self.line.setBackgroundRole(QPalette.ColorRole.ToolTipBase)

    def _on_map_wanted(self, path: Path) -> None:
        self.tabs.setCurrentWidget(self.map)
        self.map.take(path)

    def _on_face_wanted(self, path: Path, counter: bool) -> None:
        """For what is chosen on its tab; if nothing is, that tab comes up to choose it."""
        tab = self.counters if counter else self.cards
        if tab is None:
            return
        chosen = tab.gallery.chosen()
        if len(chosen) == 1:
            tab.give_chosen(path)
        else:
            self.tell(self.tr("Choose the one whose face it is here, then go back to the module."))
        self.tabs.setCurrentWidget(tab)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        OWN.use(self.desk.game)
        self.desk.reread()
        self._copy.forget()

    def close_desk(self) -> None:
        """The page goes."""
        self.desk.close()
        self.module.close_module()
