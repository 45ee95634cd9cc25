"""Over the table: which game, how far one has come, which kind of entries, which of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QLineEdit,
    QProgressBar,
    QPushButton,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from desktop.data.copy.own_copy import Counts
from desktop.ui import theme
from desktop.ui.copy.marks import FILTERS, filter_name, kind_name
from desktop.ui.widgets.chips import Chip
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel, em
from desktop.ui.widgets.tick_box import TickBox

BAR_WIDE, SEARCH_WIDE, GAME_LETTERS = 18, 15, 20


class CopyHead(QWidget):
    """Signals:
    closed: back to where one came from.
    game_chosen: the id of another game.
    kind_chosen: another tab.
    sheet_chosen: the number of another table.
    narrowed: filter and words of the search.
    map_wanted: the map, to be worked on.
    """

    closed = Signal()
    game_chosen = Signal(str)
    kind_chosen = Signal(str)
    sheet_chosen = Signal(int)
    narrowed = Signal(str, str)
    map_wanted = Signal()

    def __init__(self, games: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = QPushButton(theme.icon("home"), self.tr("Back (Esc)"))
        self.back.setObjectName("copy-back")
        self.back.clicked.connect(self.closed)
        self.games = QuietComboBox()
        self.games.setObjectName("copy-games")
        for game_id, name in games:
            self.games.addItem(name, game_id)
        self.games.activated.connect(lambda _: self.game_chosen.emit(str(self.games.currentData())))
        self.bar = QProgressBar()
        self.bar.setObjectName("copy-bar")
        self.kinds = QTabBar()
        self.kinds.setObjectName("copy-kinds")
        self.kinds.setDrawBase(False)
        self.kinds.currentChanged.connect(self._on_kind)
        self.sheets = QuietComboBox()
        self.sheets.setObjectName("copy-sheets")
        self.sheets.activated.connect(self.sheet_chosen)
        self.search = QLineEdit()
        self.search.setObjectName("copy-search")
        self.search.setPlaceholderText(self.tr("Search (Ctrl+F)"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._on_narrowed())
        self.chips = {name: Chip(name, filter_name(name)) for name in FILTERS}
        self.one_digit = TickBox(self.tr("One digit goes on by itself"))
        self.one_digit.setObjectName("copy-one-digit")
        self.on_map = QPushButton(self.tr("The map…"))
        self.on_map.setObjectName("copy-map")
        self.on_map.clicked.connect(self.map_wanted)
        self._lay_out()
        self._kinds: list[str] = []
        self._filter = ""
        for name, chip in self.chips.items():
            chip.setObjectName(f"copy-filter-{name or 'all'}")
            chip.clicked.connect(lambda _=False, name=name: self.choose_filter(name))
        self.chips[""].setChecked(True)

    def _lay_out(self) -> None:
        """In rows that break where there is no room: with large letters the page is no wider than the window."""
        self.games.setSizeAdjustPolicy(QuietComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.games.setMinimumContentsLength(GAME_LETTERS)
        self.sheets.setSizeAdjustPolicy(QuietComboBox.SizeAdjustPolicy.AdjustToContents)
        top, choice = QWidget(), QWidget()
        self._top, row = FlowLayout(top, em() // 2), FlowLayout(choice, em() // 2)
        title = TextLabel(self.tr("My copy of"), factor=1.3, bold=True, wrap=False)
        above: list[QWidget] = [title, self.games, self.bar, self.back, self.on_map]
        below: list[QWidget] = [self.sheets, *self.chips.values(), self.search, self.one_digit]
        for into, widgets in ((self._top, above), (row, below)):
            for widget in widgets:
                into.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em() // 3)
        for part in (top, self.kinds, choice):
            column.addWidget(part)
        self._rescale()

    def _rescale(self) -> None:
        self.bar.setFixedWidth(BAR_WIDE * em())
        self.search.setFixedWidth(SEARCH_WIDE * em())

    def add_button(self, button: QWidget) -> None:
        """Beside the others at the top."""
        self._top.addWidget(button)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._rescale()

    # -- shown -------------------------------------------------------------------------------------
    def show_game(self, game_id: str, kinds: Sequence[str]) -> None:
        self.games.setCurrentIndex(self.games.findData(game_id))
        self.kinds.blockSignals(True)
        while self.kinds.count():
            self.kinds.removeTab(0)
        self._kinds = list(kinds)
        for kind in kinds:
            self.kinds.addTab(kind_name(kind))
        self.kinds.blockSignals(False)

    @property
    def kind(self) -> str:
        return self._kinds[max(0, self.kinds.currentIndex())] if self._kinds else ""

    def choose_kind(self, kind: str) -> None:
        if kind in self._kinds:
            self.kinds.setCurrentIndex(self._kinds.index(kind))

    def show_sheets(self, titles: Sequence[str], chosen: int) -> None:
        self.sheets.clear()
        self.sheets.addItems(list(titles))
        self.sheets.setCurrentIndex(chosen)
        self.sheets.setVisible(len(titles) > 1)

    def show_counts(self, whole: Counts, by_kind: dict[str, Counts], here: dict[str, int]) -> None:
        """How far one has come: in all, in each kind, and by how the entries of this table stand."""
        self.bar.setRange(0, max(1, whole.ours))
        self.bar.setValue(whole.confirmed)
        self.bar.setFormat(self.tr("{0} of {1} confirmed").format(whole.confirmed, whole.ours))
        for number, kind in enumerate(self._kinds):
            counts = by_kind[kind]
            told = f"{kind_name(kind)}  {counts.confirmed}/{counts.ours}" if counts.ours else kind_name(kind)
            self.kinds.setTabText(number, told)
        for name, chip in self.chips.items():
            chip.set_count(here.get(name, 0))

    # -- chosen ------------------------------------------------------------------------------------
    def _on_kind(self, number: int) -> None:
        if 0 <= number < len(self._kinds):
            self.kind_chosen.emit(self._kinds[number])

    def choose_filter(self, name: str) -> None:
        self._filter = name
        for each, chip in self.chips.items():
            chip.setChecked(each == name)
        self._on_narrowed()

    def _on_narrowed(self) -> None:
        self.narrowed.emit(self._filter, self.search.text())

    def clear_narrowing(self) -> None:
        """Show everything, without a word."""
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self.choose_filter("")
