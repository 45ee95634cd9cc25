"""Cards as widgets: a card in the hand, a slot for a way to use it, and the picture of one that is carried."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QEnterEvent,
    QFontInfo,
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
from desktop.ui.widgets.text import LinkLabel, WrapButton, em, scaled_font, wrapped_height
from desktop.views.pieces import CardUse, CardView

SHAPE = 1.4
"""Height of a card for its width."""

SMALLEST = 64
"""The least width of a card."""

HOVER_MS = 650
SLOT_EDGE, SLOT_GAP, SLOT_LETTERS, TERSE_LETTERS = 4, 3, 0.9, 0.8
"""Of a place for a use: its margin, the room between button and words, their letters to the application's, and those
of a button without words below."""
VEIL = 0.24
"""How far a card that cannot be used fades while others can: its words are read all the same."""


LETTERS = 0.9
"""The letters on a card in hand, to those of the application."""


def letters_of(factor: float) -> float:
    """The size in pixels of the application's letters, times a factor."""
    return QFontInfo(QApplication.font()).pixelSize() * factor


@lru_cache(maxsize=512)
def _readable_width(view: CardView, height: int, letters: float, widths: range) -> int:
    faces = (width - 2 * pictures.MARGIN for width in widths)
    return round(pictures.readable_card_width(view, height - 2 * pictures.MARGIN, letters, faces)) + 2 * pictures.MARGIN


class CardWidget(Lettered):
    """A card in the hand.

    Signals:
        picked: it was clicked or focused.
        pointed: the cursor came over it, or left it.
        zoom_wanted: the cursor rests on it, or Space was pressed; False when it should go.
        walked: an arrow key leads to the next or the last card.
        drag_began, dragged, dropped: the card is carried; positions are global.
    """

    picked = Signal()
    pointed = Signal(bool)
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
        self.lit = False
        """Whether it is spoken of."""
        self.pale = False
        """Whether other cards can be used now, and this one cannot."""
        self.seen = 0
        """The width at its left that the next card of a fan leaves of it; 0 for all of it."""
        self._entered: QPoint | None = None
        """Where the cursor came over it: who does not move it does not point at anything."""
        self._pressed: QPoint | None = None
        self._carried = False
        self._picture: QPixmap | None = None
        self._drawn: object = None
        """In which size and colours."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(view.title if not view.hidden else self.tr("Hidden card"))
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(HOVER_MS)
        self._rest.timeout.connect(self._on_rested)

    def sizeHint(self) -> QSize:
        width = max(SMALLEST, em() * 7)
        return QSize(width, round(width * SHAPE))

    def letters(self) -> float:
        """The size of its letters in pixels; 0 for a card that keeps its shape, with letters that follow from it."""
        return letters_of(LETTERS)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def readable_width(self, height: int, widths: range) -> int:
        """The first of some widths at which all words on a card so high can be read."""
        return _readable_width(replace(self.view, uses=()), height, self.letters(), widths)

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
            self.setAccessibleName(view.title if not view.hidden else self.tr("Hidden card"))
            if other or playable != self.playable():
                self.update()

    def set_lit(self, on: bool) -> None:
        if on != self.lit:
            self.lit = on
            self.update()

    def set_seen(self, width: int) -> None:
        if width != self.seen:
            self.seen = width
            self.update()

    def set_pale(self, on: bool) -> None:
        if on != self.pale:
            self.pale = on
            self.update()

    def playable(self) -> bool:
        return any(use.action for use in self.view.uses)

    def picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        letters, seen = self.letters(), self.seen
        drawn = (self.size().toTuple(), ratio, colours.in_use(), letters, seen, pictures.faces_token())
        if self._picture is None or self._drawn != drawn:
            self._picture, self._drawn = pictures.card_pixmap(self.view, self.size(), ratio, letters, seen), drawn
        return self._picture

    # -- mouse -----------------------------------------------------------------------------------------------------
    def enterEvent(self, event: QEnterEvent) -> None:
        """It comes to the front at once; to be shown large is asked for by the hand: a card that was laid under a
        cursor at rest is not meant."""
        self._entered = QCursor.pos()
        self.pointed.emit(True)

    def _on_moved(self, at: QPoint) -> None:
        if self._entered is not None and at != self._entered and not self.view.hidden:
            self._entered = None
            self._rest.start()

    def _on_rested(self) -> None:
        """Only if the cursor is on it still: Qt says nothing when the card is laid elsewhere from under the cursor."""
        if self.isVisible() and self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self.zoom_wanted.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        self._rest.stop()
        self._entered = None
        self.pointed.emit(False)
        self.zoom_wanted.emit(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._rest.stop()
        self.zoom_wanted.emit(False)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self.picked.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            self._on_moved(event.globalPosition().toPoint())
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
            carried, self._carried, self._pressed = self._carried, False, None
            self.zoom_wanted.emit(False)
            if carried:
                self.drag_cancelled.emit()
            else:
                super().keyPressEvent(event)
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
        painter.drawPixmap(0, 0, self.picture())
        if self.pale and not (self.selected or self.lit) and not self.view.hidden:
            veil = self.palette().color(QPalette.ColorRole.Window)
            veil.setAlphaF(VEIL)
            painter.fillRect(self.rect(), veil)
        marked = self.selected or self.lit
        if marked or self.hasFocus():
            style = Qt.PenStyle.SolidLine if marked else Qt.PenStyle.DotLine
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 3, style))
            painter.drawRoundedRect(self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)


class UseSlot(Section):
    """One way to use the chosen card: a button and a place to drop the card, with what it would do now or why not."""

    rule_requested = Signal(str)
    used = Signal(str)

    def __init__(self, use: CardUse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.use = use
        self.lit = False
        self.button = WrapButton(use.text, self)
        self.button.setEnabled(bool(use.action))
        self.button.set_strong(bool(use.action))
        self.button.clicked.connect(lambda: self.used.emit(use.action))
        self.column.addWidget(self.button)
        self.column.setContentsMargins(SLOT_EDGE, SLOT_EDGE, SLOT_EDGE, SLOT_EDGE)
        self.column.setSpacing(SLOT_GAP)
        self.why = LinkLabel(use.refusal or use.note, use.rule, self, factor=SLOT_LETTERS)
        self.why.rule_requested.connect(self.rule_requested)
        self.column.addWidget(self.why)
        self.set_terse(False)
        self.column.addStretch(1)

    def set_terse(self, on: bool) -> None:
        """Whether its words come up at the cursor only."""
        self.why.setHidden(on or not self.why.words)
        told = f"{self.why.words} {self.use.rule}".strip()
        self.setToolTip(told if on else "")
        self.button.setFont(scaled_font(TERSE_LETTERS if on else 1.0))

    @staticmethod
    def needed_height(use: CardUse, width: int, terse: bool = False) -> int:
        """The height it needs at a width; for uses that are not shown just now."""
        room, unit = width - 2 * SLOT_EDGE, em()
        bold = scaled_font(TERSE_LETTERS if terse else 1.0, bold=True).key()
        small = scaled_font(SLOT_LETTERS).key()
        high = wrapped_height(bold, use.text, room - 2 * max(6, unit // 2)) + 2 * max(4, unit // 4)
        if not terse and (words := f"{use.refusal} {use.rule}".strip() or use.note):
            high += wrapped_height(small, words, room - 4) + SLOT_GAP + 2
        return high + 2 * SLOT_EDGE

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
