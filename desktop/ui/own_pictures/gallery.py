"""Cards or counters as a grid of pictures: each as it is seen in play, with its name; own faces are marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.ui.own_pictures.things import Thing
from desktop.ui.widgets import colours, pictures
from desktop.ui.widgets.text import em
from desktop.views.searching import as_typed

Index = QModelIndex | QPersistentModelIndex
CARD, COUNTER = (7.2, 9.6), (7.6, 4.6)
"""Room of a picture, in line heights; two sides of a counter lie beside one another."""
WORDS = 2.4
"""Room for the name below it."""


class GalleryModel(QAbstractListModel):
    """Attributes: things, all that there are; rows, those that are listed."""

    def __init__(self, things: Sequence[Thing], has_own: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self.things, self.rows = list(things), list(things)
        self.has_own = has_own

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        thing = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return thing.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{thing.title}\n{', '.join(thing.alike)}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{thing.title}, {self.tr('own picture') if self.is_own(thing) else self.tr('drawn')}"
        return None

    def is_own(self, thing: Thing) -> bool:
        """Whether it, or one that looks the same, has a picture of its own."""
        return any(map(self.has_own, thing.alike))

    def narrow(self, words: str) -> None:
        self.beginResetModel()
        self.rows = [
            thing for thing in self.things if as_typed(words) in as_typed(f"{thing.title} {' '.join(thing.alike)}")
        ]
        self.endResetModel()


class ThingDelegate(QStyledItemDelegate):
    """Paints a thing with the painters of the table."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wide, high = CARD if _thing(index).card is not None else COUNTER
        return QSize(round((wide + 0.8) * em()), round((high + WORDS + 0.6) * em()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect).adjusted(2, 2, -2, -2)
        chosen = bool(option.state & option.state.State_Selected)
        palette = option.palette
        if chosen:
            painter.setPen(QPen(colours.accent(palette), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(box), 6, 6)
        thing, model = _thing(index), index.model()
        assert isinstance(model, GalleryModel)
        picture = QRectF(box).adjusted(em() * 0.3, em() * 0.3, -em() * 0.3, -WORDS * em())
        self._paint_thing(painter, picture, thing)
        own = model.is_own(thing)
        words = f"✓ {thing.title}" if own else thing.title
        font = painter.font()
        font.setBold(own)
        painter.setFont(font)
        painter.setPen(palette.text().color())
        place = QRectF(box.left() + 3, picture.bottom() + 2, box.width() - 6, WORDS * em() - 4)
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(place, flags, words)
        painter.restore()

    def _paint_thing(self, painter: QPainter, box: QRectF, thing: Thing) -> None:
        if thing.card is not None:
            pictures.card(painter, box, thing.card)
            return
        faces = [face for face in (thing.front, thing.back) if face is not None]
        side = round(min(box.height(), box.width() / 2 - 2))
        left = box.center().x() - (side * len(faces) + 4 * (len(faces) - 1)) / 2
        ratio = painter.device().devicePixelRatioF()
        for number, face in enumerate(faces):
            painter.drawPixmap(
                round(left + number * (side + 4)), round(box.top()), pictures.counter(face, side, ratio, thing.id)
            )


def _thing(index: Index) -> Thing:
    model = index.model()
    assert isinstance(model, GalleryModel)
    return model.rows[index.row()]


class Gallery(QListView):
    """The grid."""

    def __init__(self, things: Sequence[Thing], has_own: Callable[[str], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.things = GalleryModel(things, has_own, self)
        self.setModel(self.things)
        self.setItemDelegate(ThingDelegate(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)

    def chosen(self) -> list[Thing]:
        rows = sorted(index.row() for index in self.selectedIndexes())
        return [self.things.rows[row] for row in rows]

    def choose(self, thing: str) -> None:
        """Select one, for the buttons."""
        for row, found in enumerate(self.things.rows):
            if thing in found.alike:
                self.setCurrentIndex(self.things.index(row))
