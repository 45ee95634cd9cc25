"""Cards as widgets: a card in the hand, the large card above everything, a slot for a way to use it."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QVBoxLayout, QWidget

from desktop.ui.widgets import colours, pictures
from desktop.ui.widgets.frames import Section
from desktop.ui.widgets.lettered import Lettered
from desktop.ui.widgets.text import WRAP, LinkLabel, WrapButton, em, font_metrics, scaled_font
from desktop.views.ours import DAGGER
from desktop.views.pieces import CardUse, CardView

SHAPE = 1.4
"""Height of a card for its width."""

SMALLEST = 64
"""The least width of a card."""

HOVER_MS = 650
FOOT = 8
"""The margin of the words under a large card."""


def card_pixmap(view: CardView, size: QSize, ratio: float) -> QPixmap:
    """A card as a picture; the same few come and go with the hands."""
    worn = colours.in_use()
    return _card_pixmap(replace(view, uses=()), size.width(), size.height(), ratio, (worn.name, worn.theme), em())


@lru_cache(maxsize=128)
def _card_pixmap(view: CardView, width: int, height: int, ratio: float, worn: tuple[str, str], unit: int) -> QPixmap:
    size = QSize(width, height)
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pictures.card(painter, QRectF(1, 1, size.width() - 2, size.height() - 2), view)
    painter.end()
    return pixmap


class CardWidget(Lettered):
    """A card in the hand.

    Signals:
        picked: it was clicked or focused.
        zoom_wanted: the cursor rests on it, or Space was pressed; False when it should go.
        walked: an arrow key leads to the next or the last card.
        drag_began, dragged, dropped: the card is carried; positions are global.
    """

    LARGEST = 16777215
    """As wide as a card is anyway."""

    picked = Signal()
    zoom_wanted = Signal(bool)
    walked = Signal(int)
    drag_began = Signal()
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    drag_cancelled = Signal()

    def __init__(self, view: CardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.selected = False
        self._room = self.LARGEST
        self._pressed: QPoint | None = None
        self._carried = False
        self._picture: QPixmap | None = None
        self._drawn: object = None
        """In which size and colours."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(view.title if not view.hidden else self.tr("Hidden card"))
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(HOVER_MS)
        self._rest.timeout.connect(self._on_rested)

    def sizeHint(self) -> QSize:
        width = max(SMALLEST, min(em() * 7, self._room))
        return QSize(width, round(width * SHAPE))

    def fit(self, room: int) -> None:
        """Be no wider than this, if a card can be read then."""
        if room != self._room:
            self._room = room
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_selected(self, on: bool) -> None:
        if on != self.selected:
            self.selected = on
            self.update()

    def show_view(self, view: CardView) -> None:
        """The same card with other uses, or another face: what is drawn of it is kept while it is the same."""
        if view != self.view:
            other = replace(view, uses=()) != replace(self.view, uses=())
            playable = self.playable()
            self.view = view
            if other:
                self._picture, self._pressed, self._carried = None, None, False
                self._rest.stop()
                if self.underMouse() and not view.hidden:
                    self._rest.start()
            self.setAccessibleName(view.title if not view.hidden else self.tr("Hidden card"))
            if other or playable != self.playable():
                self.update()

    def playable(self) -> bool:
        return any(use.action for use in self.view.uses)

    def picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        drawn = (self.size().toTuple(), ratio, colours.in_use())
        if self._picture is None or self._drawn != drawn:
            self._picture, self._drawn = card_pixmap(self.view, self.size(), ratio), drawn
        return self._picture

    # -- mouse -----------------------------------------------------------------------------------------------------
    def enterEvent(self, event: QEnterEvent) -> None:
        if not self.view.hidden:
            self._rest.start()

    def _on_rested(self) -> None:
        """Only if the cursor is on it still: Qt says nothing when the card is laid elsewhere from under the cursor."""
        if self.isVisible() and self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self.zoom_wanted.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        self._rest.stop()
        self.zoom_wanted.emit(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._rest.stop()
        self.zoom_wanted.emit(False)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self.picked.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not self.playable():
            return
        distance = (event.position().toPoint() - self._pressed).manhattanLength()
        if not self._carried and distance >= QApplication.startDragDistance():
            self._carried = True
            self.drag_began.emit()
        if self._carried:
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carried, self._carried, self._pressed = self._carried, False, None
        if carried and event.button() == Qt.MouseButton.LeftButton:
            self.dropped.emit(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not self.view.hidden:
            self.zoom_wanted.emit(True)
        elif event.key() == Qt.Key.Key_Escape:
            if self._carried:
                self._carried, self._pressed = False, None
                self.drag_cancelled.emit()
            self.zoom_wanted.emit(False)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.walked.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.picked.emit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.playable() and not self.view.hidden:
            painter.setOpacity(0.6)
        painter.drawPixmap(0, 0, self.picture())
        painter.setOpacity(1.0)
        if self.selected or self.hasFocus():
            style = Qt.PenStyle.SolidLine if self.selected else Qt.PenStyle.DotLine
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 3, style))
            painter.drawRoundedRect(self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)


class CardZoom(QWidget):
    """A card shown large over the window; any key or click sends it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view: CardView | None = None
        self._host = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_card(self, view: CardView, beside: QRect) -> None:
        """Show a card as large as the window allows, above or beside the small one where there is room."""
        self.view = view
        host = self._host
        height = min(round(host.height() * 0.9), max(em() * 22, round(host.height() * 0.6)))
        width = min(round(height / SHAPE), round(host.width() * 0.9))
        size = QSize(width, round(width * SHAPE) + self._foot_height(width))
        x = max(4, min(beside.center().x() - size.width() // 2, host.width() - size.width() - 4))
        y = beside.top() - size.height() - 8
        if y < 4:
            y = max(4, (host.height() - size.height()) // 2)
            right = beside.right() + 8
            x = right if right + size.width() <= host.width() else max(4, beside.left() - size.width() - 8)
        self.setGeometry(QRect(QPoint(x, y), size))
        self.raise_()
        self.show()
        self.update()

    def _foot(self) -> str:
        """Why what bears a dagger on the card is ours."""
        return f"{DAGGER} {self.view.reconstructed}" if self.view is not None and self.view.reconstructed else ""

    def _foot_height(self, width: int) -> int:
        if not self._foot():
            return 0
        room = QRect(0, 0, width - 2 * FOOT, 10000)
        return font_metrics(0.95).boundingRect(room, WRAP, self._foot()).height() + 2 * FOOT

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        foot = self.rect().adjusted(2, self.height() - self._foot_height(self.width()) + 2, -2, -2)
        pictures.card(painter, self.rect().toRectF().adjusted(2, 2, -2, foot.top() - self.height() - 2), self.view)
        if self._foot():
            theme = self.palette()
            painter.setPen(colours.hairline(theme))
            painter.setBrush(theme.color(QPalette.ColorRole.ToolTipBase))
            painter.drawRoundedRect(foot, 5, 5)
            painter.setPen(theme.color(QPalette.ColorRole.ToolTipText))
            painter.setFont(scaled_font(0.95))
            painter.drawText(foot.adjusted(FOOT, FOOT // 2, -FOOT, -FOOT // 2), WRAP, self._foot())


class UseSlot(Section):
    """One way to use the chosen card: a button and a place to drop the card; or why it cannot be used so."""

    rule_requested = Signal(str)
    used = Signal(str)

    def __init__(self, use: CardUse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.use = use
        self.lit = False
        self.button = WrapButton(use.text, self)
        self.button.setEnabled(bool(use.action))
        self.button.clicked.connect(lambda: self.used.emit(use.action))
        self.column.addWidget(self.button)
        self.column.setContentsMargins(4, 3, 4, 3)  # four uses stand one above the other beside the cards
        if use.refusal:
            self.why = LinkLabel(use.refusal, use.rule, self, factor=0.9)
            self.why.rule_requested.connect(self.rule_requested)
            self.column.addWidget(self.why)
        self.column.addStretch(1)

    def set_lit(self, on: bool) -> None:
        """Mark the slot as the one the card would fall into."""
        self.lit = on and bool(self.use.action)
        self.update()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        width = em() * 12
        return QSize(width, max(self.heightForWidth(width), hint.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.lit:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent(self.palette()), 3, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(self.rect().toRectF().adjusted(2, 2, -2, -2), 5, 5)


class Ghost(QWidget):
    """The picture of a card under the cursor while it is carried."""

    def __init__(self, picture: QPixmap, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(picture.deviceIndependentSize().toSize())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(0.85)
        painter.drawPixmap(0, 0, self._picture)
