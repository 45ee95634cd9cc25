"""Pieces as a tree by side and formation, and the filter over it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from desktop.views.pieces import PieceView
from desktop.views.searching import as_typed

PIECE_ROLE = int(Qt.ItemDataRole.UserRole)
KIND_ROLE = PIECE_ROLE + 1
"""side, group or piece."""
SIDE_ROLE = PIECE_ROLE + 2

Index = QModelIndex | QPersistentModelIndex
Shape = tuple[tuple[str, str, str], ...]

STATUS_ORDER = ("map", "setup", "due", "box", "pool", "carried", "eliminated", "removed", "exited")


def searchable(piece: PieceView) -> str:
    """All words under which a piece can be found."""
    words = (piece.name, piece.group, piece.detail, piece.space, piece.when, piece.face.values, piece.face.symbol)
    return as_typed(" ".join(words))


class UnitsModel(QStandardItemModel):
    """Rows come from PieceViews. A new position of the same pieces changes rows in place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shape: Shape = ()
        self._items: dict[str, QStandardItem] = {}
        self._filled: dict[str, PieceView] = {}
        """What each row shows: to ask it of the rows takes long."""

    def show_pieces(self, pieces: tuple[PieceView, ...], sides: tuple[tuple[str, str], ...]) -> bool:
        """Show pieces; True if the tree was built anew."""
        shape = tuple((piece.id, piece.side, piece.group) for piece in pieces)
        if shape != self._shape:
            self._build(pieces, sides)
            self._shape = shape
            return True
        for piece in pieces:
            if self._filled[piece.id] != piece:
                self._fill(self._items[piece.id], piece)
        return False

    def _build(self, pieces: tuple[PieceView, ...], sides: tuple[tuple[str, str], ...]) -> None:
        self.clear()
        self._items, self._filled = {}, {}
        names = dict(sides)
        order = [side for side, _ in sides] + sorted({p.side for p in pieces} - set(names))
        for side in order:
            own = [piece for piece in pieces if piece.side == side]
            if not own:
                continue
            branch = self._branch("side", names.get(side, side.capitalize()), side)
            for group in dict.fromkeys(piece.group for piece in own):
                parent = branch
                if group:
                    parent = self._branch("group", group, side)
                    branch.appendRow(parent)
                parent.appendRows([self._piece_item(piece) for piece in own if piece.group == group])
            self.appendRow(branch)  # last: the filter looks at a branch once

    def _branch(self, kind: str, text: str, side: str) -> QStandardItem:
        item = QStandardItem(text)
        item.setEditable(False)
        item.setData(kind, KIND_ROLE)
        item.setData(side, SIDE_ROLE)
        return item

    def _piece_item(self, piece: PieceView) -> QStandardItem:
        item = QStandardItem()
        item.setEditable(False)
        item.setData("piece", KIND_ROLE)
        item.setData(piece.side, SIDE_ROLE)
        self._fill(item, piece)
        self._items[piece.id] = item
        return item

    def _fill(self, item: QStandardItem, piece: PieceView) -> None:
        item.setData(piece, PIECE_ROLE)
        self._filled[piece.id] = piece
        if item.text() != piece.name:  # each change has the row measured again
            item.setText(piece.name)
        if item.toolTip() != (tip := piece.detail or piece.name):
            item.setToolTip(tip)


class UnitsFilter(QSortFilterProxyModel):
    """Pieces of the chosen states whose words hold the text; branches stay while they hold one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words: list[str] = []
        self.states: set[str] = set()
        self.setRecursiveFilteringEnabled(True)

    def set_rules(self, text: str, states: set[str]) -> None:
        self.beginFilterChange()
        self.words = as_typed(text).split()
        self.states = states
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        piece = self.sourceModel().index(row, 0, parent).data(PIECE_ROLE)
        if not isinstance(piece, PieceView):
            return False
        if self.states and piece.status not in self.states:
            return False
        if not self.words:
            return True
        text = searchable(piece)
        return all(word in text for word in self.words)
