"""The map of a scenario that is being made: counters are carried on it, control is given by clicks."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.data.arranging import Spare
from desktop.engine.match import Match
from desktop.ui.editor.order_of_battle import OrderOfBattle, Waiting
from desktop.ui.editor.pointing import MapPointing
from desktop.ui.editor.unused_faces import UnusedFaces
from desktop.ui.map.map_widget import MapWidget
from desktop.ui.map.own_legend import give_legend
from desktop.ui.widgets.text import em
from desktop.views.pieces import PieceView
from desktop.views.table import RefusalView

OFF = ("pool",)
"""Status of pieces that are not in play yet."""


class SetupBoard(QWidget):
    """Signals:
    moved: a piece, the space it stood in and the one it is to stand in; "" is off the map.
    given: a space whose control is to be given.
    """

    moved = Signal(str, str, str)
    given = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.map = MapWidget()
        self.order = OrderOfBattle()
        self.giving = MapPointing(self.map, self)
        self._board = ""
        self._spaces: dict[str, str] = {}
        self._faces: UnusedFaces | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.map)
        give_legend(self.map)
        self._at = QPoint()
        self.map.gestures.carrying.connect(self._on_carrying)
        self.map.dropped.connect(self._on_dropped)
        self._hand = QLabel(self)
        self._hand.setFrameShape(QLabel.Shape.StyledPanel)
        self._hand.setAutoFillBackground(True)
        self._hand.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._hand.hide()
        self.order.list.carried.connect(self._on_brought_along)
        self.order.list.dropped.connect(self._on_brought)
        self.giving.pointed.connect(self._on_pointed)

    # -- showing -----------------------------------------------------------------------------------
    def show_match(self, match: Match, where: Mapping[str, str], spare: list[Spare]) -> None:
        """Show how the scenario begins; `where` has the pieces that stand elsewhere before the set-up."""
        presenter = match.definition.presenter(match.world)
        board = presenter.board()
        if board.id != self._board:
            self._board = board.id
            self.map.set_board(board)
        view = presenter.table(match.state, None, "")
        pieces = tuple(replace(piece, space=where.get(piece.id, piece.space)) for piece in view.pieces)
        known = {space.id for space in board.spaces}
        self._spaces = {piece.id: piece.space for piece in pieces}
        self.map.show_table(replace(view, pieces=tuple(each for each in pieces if each.space in known), traces=()))
        waiting = [piece for piece in pieces if piece.unit and (piece.space not in known or piece.status in OFF)]
        names = dict(presenter.seats())
        if self._faces is None:
            self._faces = UnusedFaces(match.definition)
        added = [
            Waiting(each.id, each.name, names.get(each.side, each.side), face=self._faces.of(presenter, each.id))
            for each in spare
        ]
        self.order.show_waiting([*_grouped(waiting, names), *added])

    def refuse(self, words: str, space: str = "") -> None:
        """Say why something cannot stand there, at the place."""
        self.map.show_refusal(RefusalView(words, "", space=space))

    # -- gestures ----------------------------------------------------------------------------------
    def _on_dropped(self, pieces: list[str], space: str) -> None:
        """In a space, or beside the map: then it goes back to the order of battle."""
        off = not space and not self.map.view.viewport().rect().contains(self._at)
        for piece in pieces:
            start = self._spaces.get(piece, "")
            if off or (space and space != start):
                self.moved.emit(piece, start, space)

    def _on_carrying(self, pieces: list[str], at: QPoint) -> None:
        self._at = at

    def _on_brought_along(self, piece: str, at: QPoint) -> None:
        """What is carried onto the map is seen under the mouse."""
        item = self.order.list.currentItem()
        if item is None:
            return
        pixmap = item.icon().pixmap(2 * em(), 2 * em())
        if pixmap.isNull():
            self._hand.setText(item.text())
        else:
            self._hand.setPixmap(pixmap)
        self._hand.adjustSize()
        spot = self.mapFromGlobal(at)
        self._hand.move(spot + QPoint(em() // 2, em() // 2))
        self._hand.setVisible(self.rect().contains(spot))
        self._hand.raise_()

    def _on_brought(self, piece: str, at: QPoint) -> None:
        self._hand.hide()
        port = self.map.view.viewport()
        inside = port.mapFromGlobal(at)
        if not port.rect().contains(inside):
            return
        space = self.map.scene.space_at(self.map.view.mapToScene(inside))
        if space:
            self.moved.emit(piece, "", space)

    def _on_pointed(self, name: str, is_piece: bool) -> None:
        self.given.emit(self._spaces.get(name, "") if is_piece else name)


def _grouped(pieces: list[PieceView], names: Mapping[str, str]) -> list[Waiting]:
    """Units of one name and side on one line."""

    def kind(piece: PieceView) -> tuple[str, str, str]:
        return names.get(piece.side, piece.side), piece.name, piece.face.values

    found = []
    for _, same in groupby(sorted(pieces, key=kind), key=kind):
        each = list(same)
        first = each[0]
        found.append(Waiting(first.id, first.name, names.get(first.side, first.side), len(each), first.face))
    return found
