"""Counters, cards and dice inside panels; the painters themselves live in `desktop.ui.paint`.

They are imported when first drawn, so that a panel costs nothing before it is seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.ui.paint.own import OWN
from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em
from desktop.views.pieces import CardView, CounterFace

MARGIN = 1
"""Around what is drawn of a card."""


def counter(face: CounterFace, size: int, ratio: float, piece: str = "") -> QPixmap:
    """The picture of a counter, or the one its owner gave to that piece, made once per face and size; `size` includes
    the room for its shadow."""
    from desktop.ui.paint.counters import margin_px
    from desktop.ui.paint.piece import piece_pixmap

    return piece_pixmap(piece, face, size - 2 * margin_px(size), ratio, (), colours.in_use())


def die(painter: QPainter, rect: QRectF, value: int, colour: QColor) -> None:
    """Draw a die's face."""
    from desktop.ui.paint.dice import paint_die

    paint_die(painter, rect, value, colour)


def card(painter: QPainter, rect: QRectF, view: CardView, letters: float = 0.0, seen: float = 0.0) -> None:
    """Draw a card, or the back of a hidden one; with letters of a size in pixels it takes all of the rectangle, of
    which no more may be seen than some width."""
    own = own_face(view)
    if own is not None:
        from desktop.ui.paint.own_card import paint_own_card

        paint_own_card(painter, rect, own)
        return
    from desktop.ui.paint.cards import paint_card

    paint_card(painter, rect, view, colours.in_use(), letters, seen)


def card_pixmap(view: CardView, size: QSize, ratio: float, letters: float = 0.0, seen: int = 0) -> QPixmap:
    """A card as a picture; the same few come and go with the hands."""
    worn = colours.in_use()
    face = replace(view, uses=())
    return _card_pixmap(face, size.width(), size.height(), ratio, (worn.name, worn.theme, faces_token()), letters, seen)


@lru_cache(maxsize=128)
def _card_pixmap(
    view: CardView, width: int, height: int, ratio: float, worn: tuple[str, str, int], letters: float, seen: int
) -> QPixmap:
    size = QSize(width, height)
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face = QRectF(0, 0, size.width(), size.height()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    card(painter, face, view, letters, seen)
    painter.end()
    return pixmap


def own_face(view: CardView) -> QImage | None:
    """The face that its owner gave to a card; never that of one that lies face down."""
    return None if view.hidden else OWN.card(view.id)


def faces_token() -> int:
    """Changes whenever cards and counters are to be drawn anew because of the owner's pictures."""
    return OWN.token


def readable_card_width(view: CardView, height: float, letters: float, widths: Iterable[float]) -> float:
    """The first of some widths at which all of a card of a height can be read; the last if it is at none."""
    own = own_face(view)
    if own is not None:
        wanted = height * own.width() / own.height()
        return float(next((width for width in widths if width >= wanted), wanted))
    from desktop.ui.paint.cards import readable_width

    return readable_width(view, height, letters, widths)


def is_card_readable(view: CardView, width: float, height: float, letters: float) -> bool:
    """Whether all of a card can be read at a size; a picture of the owner's is as it is."""
    if own_face(view) is not None:
        return True
    from desktop.ui.paint.cards import is_readable

    return is_readable(view, QSizeF(width, height), letters)


class Square(QWidget):
    """A picture as wide as it is high; `ems` is its side in line heights."""

    def __init__(self, ems: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ems = ems
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(em() * self._ems)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class CounterPicture(Square):
    """A counter beside text."""

    def __init__(self, face: CounterFace, ems: float = 2.6, parent: QWidget | None = None, piece: str = "") -> None:
        super().__init__(ems, parent)
        self._face, self._piece = face, piece

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = min(self.width(), self.height())
        painter.drawPixmap(0, 0, counter(self._face, side, self.devicePixelRatioF(), self._piece))


class DieButton(QAbstractButton):
    """A die face to press: how a result rolled on the table is told to the program."""

    def __init__(self, value: int, sides: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value, self.sides = value, sides
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setToolTip(self.tr("The die shows %1").replace("%1", str(value)))
        self.setAccessibleName(self.toolTip())

    def sizeHint(self) -> QSize:
        side = round(em() * 2.3)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = colours.accent(self.palette())
        if self.underMouse() or self.hasFocus() or self.isDown():
            painter.setPen(QPen(ring, 2))
            painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), 6, 6)
        inset = 5 if self.isDown() else 4
        die(painter, self.rect().toRectF().adjusted(inset, inset, -inset, -inset), self.value, die_ground())


def die_ground() -> QColor:
    """Dice are ivory in both themes."""
    return QColor("#f6f1e3")


class RollingDie(Square):
    """A die that tumbles a moment before it shows what was rolled; instant where animation is off."""

    settled = Signal()
    _ORDER = (3, 5, 1, 6, 2, 4)
    TUMBLES, STEP_MS = 9, 55

    def __init__(self, parent: QWidget | None = None, ems: float = 2.6) -> None:
        super().__init__(ems, parent)
        self.value = 0
        self.animated = True
        self._left = 0
        self._timer = QTimer(self)
        self._timer.setInterval(self.STEP_MS)
        self._timer.timeout.connect(self._on_tick)

    def roll_to(self, value: int) -> None:
        """Show a result, after a short roll."""
        self.value = value
        self._left = self.TUMBLES if self.animated and self.isVisible() else 0
        if self._left:
            self._timer.start()
        else:
            self._timer.stop()
            self.settled.emit()
        self.update()

    @property
    def tumbles(self) -> bool:
        """Whether it has not come to lie yet."""
        return self._left > 0

    @property
    def shown(self) -> int:
        """The face that is up at this moment."""
        return self.value if not self._left else self._ORDER[(self._left + self.value) % len(self._ORDER)]

    def _on_tick(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self._left = 0
            self._timer.stop()
            self.settled.emit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.value:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        painter.translate(side / 2, side / 2)
        painter.rotate((self._left * 37) % 90 - 45 if self._left else 0)
        reach = side / 2 - 2 if not self._left else side / 2.9
        die(painter, QRectF(-reach, -reach, 2 * reach, 2 * reach), self.shown, die_ground())


class DieFace(Square):
    """A small die beside text."""

    def __init__(self, value: int, parent: QWidget | None = None, ems: float = 1.5) -> None:
        super().__init__(ems, parent)
        self.value, self.lit = value, False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        die(painter, self.rect().toRectF().adjusted(2, 2, -2, -2), self.value, die_ground())
        if self.lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2.5))
            painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), 4, 4)
