"""The Units dock: the order of battle, where every piece is and what has become of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QLineEdit, QTreeView, QVBoxLayout, QWidget

from desktop.ui.panels.panel import Panel
from desktop.ui.panels.units_delegate import UnitsDelegate
from desktop.ui.panels.units_model import PIECE_ROLE, STATUS_ORDER, UnitsFilter, UnitsModel
from desktop.ui.widgets.badges import BadgeRow
from desktop.ui.widgets.chips import ChipRow
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.frames import Column, GlyphButton, Section, own_viewport
from desktop.ui.widgets.pictures import CounterPicture
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.ours import DAGGER
from desktop.views.pieces import Badge, PieceView


class UnitsTree(QTreeView):
    """The tree of pieces; rows are measured again when the width changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        own_viewport(self)
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setExpandsOnDoubleClick(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def resizeEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class UnitsPanel(Panel):
    """Shows PieceViews as a tree by side and formation. A click locates, a double click or Space tells more."""

    panel_id = "units"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces: tuple[PieceView, ...] = ()
        self._space_names: dict[str, str] = {}
        self._detail_of = ""
        self.model = UnitsModel(self)
        self._filter = UnitsFilter(self)
        self._filter.setSourceModel(self.model)
        self.tree = UnitsTree(self)
        self.tree.setModel(self._filter)
        self.tree.setItemDelegate(UnitsDelegate(self.tree, self.place_of))
        self.tree.clicked.connect(self._on_clicked)
        self.tree.doubleClicked.connect(self._on_double_clicked)
        self.tree.installEventFilter(self)
        self.outer.addWidget(self._bar())
        self.outer.addWidget(self.tree, 1)
        self._detail_area = Column(self)
        self._detail = Section(self._detail_area.content)
        self._detail_area.column.addWidget(self._detail)
        self._detail_area.hide()
        self.outer.addWidget(self._detail_area)
        self._fit_indent()

    def _bar(self) -> QWidget:
        bar = QWidget(self)
        column = QVBoxLayout(bar)
        column.setContentsMargins(6, 4, 6, 4)
        self.search = QLineEdit(bar)
        self.search.setPlaceholderText(self.tr("Find a unit"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_filter)
        self.chips = ChipRow(bar)
        self.chips.changed.connect(self._on_filter)
        column.addWidget(self.search)
        column.addWidget(self.chips)
        return bar

    def status_name(self, status: str) -> str:
        """A state of pieces in words."""
        names = {
            "map": self.tr("On the map"), "due": self.tr("Due"), "box": self.tr("In boxes"),
            "pool": self.tr("In the pool"), "eliminated": self.tr("Eliminated"), "exited": self.tr("Exited"),
            "removed": self.tr("Out of the game"),
            "carried": self.tr("Carried"), "setup": self.tr("To be set up"),
        }  # fmt: skip
        return names.get(status, status.capitalize())

    def place_of(self, piece: PieceView) -> str:
        """Where a piece is, in a few words."""
        space = self._space_names.get(piece.space, piece.space)
        if piece.status == "map" and space:
            return space
        words = self.status_name(piece.status)
        return " · ".join(part for part in (words, piece.when, space) if part)

    # -- showing ---------------------------------------------------------------------------------------------------
    def set_space_names(self, names: dict[str, str]) -> None:
        """Words for spaces, e.g. "3142 Morata"."""
        self._space_names = dict(names)
        self.tree.viewport().update()

    def show_pieces(self, pieces: tuple[PieceView, ...], sides: tuple[tuple[str, str], ...] = ()) -> None:
        """Show all units; the tree keeps its open branches and the place it is scrolled to."""
        pieces = tuple(piece for piece in pieces if piece.unit)
        if sides:
            self.set_sides(sides)
        if pieces == self._pieces:
            return
        self._pieces = pieces
        if self.model.show_pieces(pieces, self._sides):
            self.tree.expandAll()
        self._show_chips()
        self.show_detail(self._detail_of)

    def _show_chips(self) -> None:
        counts: dict[str, int] = {}
        for piece in self._pieces:
            counts[piece.status] = counts.get(piece.status, 0) + 1
        known = [s for s in STATUS_ORDER if s in counts] + sorted(set(counts) - set(STATUS_ORDER))
        self.chips.set_chips(tuple((status, self.status_name(status)) for status in known))
        for status in known:
            self.chips.chip(status).set_count(counts[status])

    def shown_ids(self) -> list[str]:
        """Ids of the pieces that pass the filter, in order."""
        return self._ids_under(QModelIndex())

    def _ids_under(self, parent: QModelIndex) -> list[str]:
        found: list[str] = []
        for row in range(self._filter.rowCount(parent)):
            index = self._filter.index(row, 0, parent)
            piece = index.data(PIECE_ROLE)
            found += [piece.id] if isinstance(piece, PieceView) else self._ids_under(index)
        return found

    def _on_filter(self) -> None:
        self._filter.set_rules(self.search.text(), set(self.chips.chosen()))
        self.tree.expandAll()

    # -- gestures --------------------------------------------------------------------------------------------------
    def _on_clicked(self, index: QModelIndex) -> None:
        piece = index.data(PIECE_ROLE)
        if isinstance(piece, PieceView):
            self.locate_requested.emit([], [piece.id])
            if self._detail_of:
                self.show_detail(piece.id)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        piece = index.data(PIECE_ROLE)
        if isinstance(piece, PieceView):
            self.show_detail(piece.id)
        else:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.tree and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            index = self.tree.currentIndex()
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
                self._on_clicked(index)
                return True
            if event.key() == Qt.Key.Key_Space and index.isValid():
                self._on_double_clicked(index)
                return True
            if event.key() == Qt.Key.Key_Escape and self._detail_of:
                self.show_detail("")
                return True
        return super().eventFilter(watched, event)

    # -- detail ----------------------------------------------------------------------------------------------------
    def show_detail(self, piece_id: str) -> None:
        """Tell more of a piece below the tree; "" closes it."""
        piece = next((p for p in self._pieces if p.id == piece_id), None)
        self._detail_of = piece.id if piece else ""
        self._detail_area.setHidden(piece is None)
        clear_layout(self._detail.column)
        if piece is None:
            return
        head = QHBoxLayout()
        head.addWidget(CounterPicture(piece.face, 3.0, piece=piece.id), 0, Qt.AlignmentFlag.AlignTop)
        if piece.back is not None:
            head.addWidget(CounterPicture(piece.back, 3.0, piece=piece.id), 0, Qt.AlignmentFlag.AlignTop)
        head.addStretch(1)
        close = GlyphButton("close", self.tr("Close"), self._detail)
        close.clicked.connect(lambda: self.show_detail(""))
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self._detail.column.addLayout(head)
        self._detail.column.addWidget(TextLabel(piece.name, bold=True, factor=1.1))
        for words in (self.place_of(piece), piece.detail):
            if words:
                self._detail.column.addWidget(TextLabel(words))
        for badge in piece.badges:
            self._detail.column.addWidget(self._badge(badge))
        if piece.reconstructed:
            words = f"{DAGGER} {piece.reconstructed}"
            self._detail.column.addWidget(TextLabel(words, italic=True, tone="muted"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._detail_area.setFixedHeight(max(em() * 5, min(em() * 12, self.height() * 2 // 5)))

    def _badge(self, badge: Badge) -> QWidget:
        row = BadgeRow(badge, self._detail)
        row.rule_requested.connect(self.rule_requested)
        return row

    def _fit_indent(self) -> None:
        self.tree.setIndentation(max(12, round(em() * 0.55)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._fit_indent()
            self.tree.scheduleDelayedItemsLayout()
