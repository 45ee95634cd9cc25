"""Frames around content: side banner, section, scrolling column, glyph button, share bar."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QMainWindow,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import show_inside
from desktop.ui.widgets.glyphs import glyph_icon
from desktop.ui.widgets.lettered import Lettered
from desktop.ui.widgets.text import WRAP, em, longest_word, scaled_font, wrapped_height

NARROWEST = 180
"""No panel asks for more width than this; what it shows breaks into lines instead."""


def own_viewport(area: QAbstractScrollArea) -> None:
    """Give a view a viewport made here. To ask for one that Qt made would load every class of widgets there is, to
    find out which of them it is: some 15 milliseconds of a start."""
    area.setViewport(QWidget())


class Banner(Lettered):
    """A band in a side's colour with its name on it: who must act."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self.side = ""
        self.right = False
        self._heights: dict[int, int] = {}
        """By the width, as long as words and font stay: layouts ask for them dozens of times."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_side(self, side: str, text: str, *, right: bool = False) -> None:
        """Show whose band it is; the name stands at its left, or at its `right`."""
        if (side, text, right) == (self.side, self.text, self.right):
            return
        self.side, self.text, self.right = side, text, right
        self.setAccessibleName(text)
        self._heights.clear()
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._heights.clear()

    def _font(self) -> QFont:
        return scaled_font(1.05, bold=True)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            font = self._font()
            high = wrapped_height(font.key(), self.text, max(1, width - em()))
            self._heights[width] = max(high, QFontMetrics(font).height()) + em() // 2
        return self._heights[width]

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font())
        return QSize(metrics.horizontalAdvance(self.text) + em() + 4, metrics.height() + em() // 2)

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font())
        return QSize(longest_word(metrics, self.text) + em() + 4, metrics.height() + em() // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = colours.side_colour(self.side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect(), 5, 5)
        painter.setPen(colours.ink_on(ground))
        painter.setFont(self._font())
        box = self.rect().adjusted(em() // 2, 0, -em() // 2, 0)
        across = Qt.AlignmentFlag.AlignRight if self.right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, WRAP | int(Qt.AlignmentFlag.AlignVCenter | across), self.text)


class Section(QFrame):
    """A quiet box with content; a side gives it a stripe at the left."""

    def __init__(self, parent: QWidget | None = None, *, side: str | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12 if side is not None else 8, 6, 8, 6)
        self.column.setSpacing(4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        ground = colours.mix(palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.Base), 0.6)
        box = self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(ground)
        painter.setPen(colours.hairline(palette))
        painter.drawRoundedRect(box, 5, 5)
        if self.side is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.side_colour(self.side))
            painter.drawRoundedRect(QRectF(0, 0, 6, self.height()), 3, 3)


class Column(QScrollArea):
    """A column of widgets that scrolls down, never sideways."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        own_viewport(self)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.content = QWidget(self)
        whole = QVBoxLayout(self.content)
        whole.setContentsMargins(6, 6, 6, 6)
        self.column = QVBoxLayout()
        self.column.setSpacing(6)
        whole.addLayout(self.column)
        whole.addStretch(1)
        self.setWidget(self.content)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def _on_range(self, _low: int, high: int) -> None:
        """The bar takes width, by which words need more height: once there it would stay where none is needed."""
        if high > 0 and self.content.hasHeightForWidth():
            room = self.maximumViewportSize()
            fits = self.content.heightForWidth(room.width()) <= room.height()
            off, on = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
            self.setVerticalScrollBarPolicy(off if fits else on)

    def showEvent(self, event: QShowEvent) -> None:
        """A bar that comes while the content is being shown makes it narrower, and Qt does not tell its layout."""
        super().showEvent(event)
        layout = self.content.layout()
        if layout is not None and layout.geometry().size() != self.content.size():
            layout.setGeometry(self.content.rect())

    @contextmanager
    def still(self) -> Iterator[None]:
        """Several things change at once: they find their room together, and not with each that is shown."""
        layout = self.content.layout()
        assert layout is not None
        layout.setEnabled(False)
        try:
            yield
        finally:
            layout.setEnabled(True)
            self.content.updateGeometry()
            # another dock may have called for all that waits to be laid out: what was refused then is not asked again
            QCoreApplication.postEvent(self.content, QEvent(QEvent.Type.LayoutRequest))

    def settle(self) -> None:
        """Give what was just put into the column its room at once, lest it is painted squeezed first."""
        if not self.isVisible():
            return
        show_inside(self.content)
        if not isinstance(self.window(), QMainWindow):  # which does so itself before it is painted
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, em() * 3)

    def sizeHint(self) -> QSize:
        return QSize(em() * 18, em() * 14)


class GlyphButton(QToolButton):
    """A flat button with one of our icons; it grows with the font and follows the theme."""

    def __init__(self, glyph: str, tip: str, parent: QWidget | None = None, *, size: float = 1.1) -> None:
        super().__init__(parent)
        self._glyph, self._size = glyph, size
        self.setAutoRaise(True)
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self._redraw()

    def set_glyph(self, glyph: str) -> None:
        self._glyph = glyph
        self._redraw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.ApplicationPaletteChange):
            self._redraw()

    def _redraw(self) -> None:
        side = max(12, round(em() * self._size))
        self.setIconSize(QSize(side, side))
        self.setIcon(glyph_icon(self._glyph, side))


class ShareBar(QWidget):
    """A bar that fills by a share from 0 to 1; hatched when it is the other side's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = 0.0
        self.colour = QColor("#808080")
        self.hatched = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, colour: QColor, *, hatched: bool = False) -> None:
        self.share, self.colour, self.hatched = min(1.0, max(0.0, share)), colour, hatched
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(em() * 4, max(6, em() // 2))

    def minimumSizeHint(self) -> QSize:
        return QSize(em() * 2, max(6, em() // 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
        base = self.palette().color(QPalette.ColorRole.Base)
        painter.setPen(colours.hairline(self.palette()))
        painter.setBrush(base)
        painter.drawRoundedRect(box, 3, 3)
        if self.share <= 0:
            return
        filled = QRectF(box.x(), box.y(), max(3.0, box.width() * self.share), box.height())
        strong = colours.readable(self.colour, base, colours.MARK_CONTRAST)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(strong)
        painter.drawRoundedRect(filled, 3, 3)
        if self.hatched:
            painter.setBrush(QBrush(colours.mix(strong, base, 0.55), Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(filled, 3, 3)
