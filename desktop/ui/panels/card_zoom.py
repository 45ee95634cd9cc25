"""A card shown large beside the cards it lies among, with what is told of it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.panels.card_widgets import SHAPE, letters_of
from desktop.ui.widgets import colours, pictures
from desktop.ui.widgets.text import WRAP, em, font_metrics, scaled_font
from desktop.views.ours import DAGGER
from desktop.views.pieces import CardView

EDGE = 4
"""Room between the card and the edges of the window."""
FOOT, FOOT_WIDE, FOOT_LETTERS = 8, 15.0, 0.95
"""Of the words beside a large card: their margin, their width in line heights and their letters."""
FOOT_SHARE = 0.2
"""Of the window's width, no more is theirs where letters are large."""
LETTERS, SMALLER, SMALLEST_PX = 1.1, 0.93, 12.5
"""The letters on the card to those of the application; where not all of it could be read, step by step smaller ones."""
FLATTEST, MARGIN = 0.62, 2
"""The least height of the card for its width, where it must be low; what it leaves free around it."""
SHARES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6)
"""Of its height where there is room, to be tried one after the other."""
TALLEST = 30.0
"""Height in line heights that is enough for any card."""


def zoom_place(host: QRect, panel: QRect, card: QRect, wanted: QSize, cursor: QPoint) -> QRect:
    """Where a large card lies: above, at the right, at the left of or below a panel, as large as wanted where it can
    be; never over the panel, and so not under a cursor there, nor under one elsewhere if that can be helped."""
    whole = host.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    sides = (
        QRect(whole.left(), whole.top(), whole.width(), panel.top() - EDGE - whole.top()),
        QRect(panel.right() + EDGE, whole.top(), whole.right() - panel.right() - EDGE, whole.height()),
        QRect(whole.left(), whole.top(), panel.left() - EDGE - whole.left(), whole.height()),
        QRect(whole.left(), panel.bottom() + EDGE, whole.width(), whole.bottom() - panel.bottom() - EDGE),
    )
    found = [_beside(side, card, wanted, cursor) for side in sides]
    best = max(found, key=lambda place: min(place.height(), wanted.height()))
    if best.height() * 2 > wanted.height():
        return best
    right = QRect(card.right() + EDGE, whole.top(), whole.right() - card.right() - EDGE, whole.height())
    left = QRect(whole.left(), whole.top(), card.left() - EDGE - whole.left(), whole.height())
    return max((_beside(side, card, wanted, cursor) for side in (right, left)), key=lambda place: place.height())


def _beside(side: QRect, card: QRect, wanted: QSize, cursor: QPoint) -> QRect:
    """As near to the small card as it goes in a part of the window, shrunk to fit in."""
    scale = min(1.0, side.width() / wanted.width(), side.height() / wanted.height())
    if scale <= 0:
        return QRect()
    size = QSize(int(wanted.width() * scale), int(wanted.height() * scale))
    x = max(side.left(), min(card.center().x() - size.width() // 2, side.right() - size.width()))
    y = max(side.top(), min(card.center().y() - size.height() // 2, side.bottom() - size.height() + 1))
    place = QRect(QPoint(x, y), size)
    if place.contains(cursor):
        for x in (cursor.x() + EDGE, cursor.x() - size.width() - EDGE):
            if side.left() <= x and x + size.width() <= side.right() + 1:
                return QRect(QPoint(x, y), size)
    return place


class CardZoom(QWidget):
    """A card shown large over the window; any key or click sends it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view: CardView | None = None
        self._host = parent
        self._letters = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_card(self, view: CardView, card: QRect, panel: QRect, cursor: QPoint) -> None:
        """Show a card beside the panel it lies in, as large as the window allows."""
        self.view = view
        host = self._host.rect()
        high = min(round(host.height() * 0.9), round(TALLEST * em()), max(22 * em(), round(host.height() * 0.55)))
        for share in SHARES:  # it and the words beside it keep their width where it must be lower
            low = round(high * share)
            wanted = QSize(min(round(high / SHAPE), low) + self._foot_width(), low)
            place = zoom_place(host, panel, card, wanted, cursor)
            if place.size() == wanted:
                break
        width, self._letters = self._readable(view, place.width() - self._foot_width(), place.height())
        wanted = QSize(width + self._foot_width(), place.height())
        self.setGeometry(zoom_place(host, panel, card, wanted, cursor))
        self.raise_()
        self.show()
        self.update()

    def _readable(self, view: CardView, width: int, height: int) -> tuple[int, float]:
        """The width of a card so high, at least that, and the size of its letters, the largest with which all of it
        can be read."""
        most = min(max(width, round(height / FLATTEST)), self._host.width() - self._foot_width() - 2 * EDGE)
        widths = range(width, max(width, most) + 1, em())
        letters = letters_of(LETTERS)
        while True:
            for each in widths:
                if pictures.is_card_readable(view, each - 2 * MARGIN, height - 2 * MARGIN, letters):
                    return each, letters
            if letters * SMALLER < SMALLEST_PX:
                return widths[-1], letters
            letters *= SMALLER

    def _foot(self) -> str:
        """Why what bears a dagger on the card is ours."""
        return f"{DAGGER} {self.view.reconstructed}" if self.view is not None and self.view.reconstructed else ""

    def _foot_width(self) -> int:
        return min(round(FOOT_WIDE * em()), round(FOOT_SHARE * self._host.width())) if self._foot() else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = self.rect().adjusted(0, 0, -self._foot_width(), 0)
        face = card.toRectF().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        pictures.card(painter, face, self.view, self._letters)
        if self._foot():
            self._paint_foot(painter, QRect(card.right(), 0, self._foot_width(), self.height()))

    def _paint_foot(self, painter: QPainter, room: QRect) -> None:
        """The words at the right of the card, as low as they are, in letters that let them all in."""
        words, factor = self._foot(), FOOT_LETTERS
        inner = room.adjusted(FOOT + MARGIN, FOOT, -FOOT - MARGIN, -FOOT)
        while factor > FOOT_LETTERS / 2 and self._needed(words, factor, inner.width()) > inner.height():
            factor -= 0.05
        high = min(inner.height(), self._needed(words, factor, inner.width()))
        plate = QRect(room.left() + MARGIN, room.bottom() - high - 2 * FOOT, room.width() - 2 * MARGIN, high + 2 * FOOT)
        theme = self.palette()
        painter.setPen(colours.hairline(theme))
        painter.setBrush(theme.color(theme.ColorRole.ToolTipBase))
        painter.drawRoundedRect(plate, 5, 5)
        painter.setPen(theme.color(theme.ColorRole.ToolTipText))
        painter.setFont(scaled_font(factor))
        painter.drawText(plate.adjusted(FOOT, FOOT, -FOOT, -FOOT), WRAP, words)

    def _needed(self, words: str, factor: float, width: int) -> int:
        return font_metrics(factor).boundingRect(QRect(0, 0, width, 10000), WRAP, words).height()
