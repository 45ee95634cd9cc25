"""A layout that sets widgets in rows and breaks to the next row like words in a paragraph."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Left to right, then the next row; its height depends on the width it gets."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 4) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._known: dict[int, list[list[tuple[QLayoutItem, QSize]]]] = {}
        self._heights: dict[int, int] = {}
        """Rows by the room they have and heights by the width, until something changes: Qt asks many times over."""
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()  # a widget shown before it is added has had the layout done without it

    def invalidate(self) -> None:
        self._forget()
        super().invalidate()

    def _forget(self) -> None:
        self._known.clear()
        self._heights.clear()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self._forget()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        height = max((hint.height() for hint in hints), default=0)
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _sized(self, item: QLayoutItem, room: int) -> QSize:
        size = item.sizeHint()
        size.setWidth(max(1, min(size.width(), room)))
        if item.hasHeightForWidth():
            size.setHeight(item.heightForWidth(size.width()))
        return size

    def _rows(self, room: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        if room not in self._known:
            self._known[room] = self._broken(room)
        return self._known[room]

    def _broken(self, room: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in self._shown():
            size = self._sized(item, room)
            if not rows or used + size.width() > room:
                rows.append([])
                used = 0
            rows[-1].append((item, size))
            used += size.width() + self.spacing()
        return rows

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Place the items, each centred in the height of its row; the height needed."""
        margins = self.contentsMargins()
        area = rect.marginsRemoved(margins)
        y = area.y()
        for row in self._rows(area.width()):
            high, x = max(size.height() for _, size in row), area.x()
            for item, size in row:
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += high + self.spacing()
        bottom = y - self.spacing() if y > area.y() else y
        return bottom - rect.y() + margins.bottom()


def clear_layout(layout: QLayout, after: int = 0) -> None:
    """Take everything out of a layout, or all after the first few, and let the widgets go."""
    while (item := layout.takeAt(after)) is not None:
        if (inner := item.layout()) is not None:
            clear_layout(inner)
        elif (widget := item.widget()) is not None:
            let_go(widget)


def show_inside(widget: QWidget) -> None:
    """Show at once what was just put into a widget, but for what was hidden on purpose: before, it has no height."""
    chosen = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
    for child in widget.findChildren(QWidget):
        if child.isHidden() and not child.isWindow() and not child.testAttribute(chosen):
            child.show()


def settle_layouts(widget: QWidget) -> None:
    """Have a widget take its shape at once, from the innermost layout outwards: it is not seen before it has."""
    if widget.isVisible():
        show_inside(widget)
    for each in reversed((widget, *widget.findChildren(QWidget))):
        if (layout := each.layout()) is not None:
            layout.activate()
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LayoutRequest))
    widget.updateGeometry()


def let_go(widget: QWidget) -> None:
    """Take a widget away; one of its own buttons may have asked for it, so that it ends a little later."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
