"""Above the log: that the position was changed by hand, how often, and each change in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.frames import GlyphButton
from desktop.ui.widgets.text import TextLabel, em

EDGE = "#b25b00"
MOST_LINES = 6
"""Lines that are seen at once; the list scrolls."""

Edit = tuple[int, str, bool]
"""Position, words, and whether the change still stands."""


class EditList(QPlainTextEdit):
    """The changes, oldest first; as high as they need, up to a limit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        lines = min(MOST_LINES, max(1, round(self.document().size().height())))
        return QSize(em() * 8, lines * self.fontMetrics().lineSpacing() + em())

    def minimumSizeHint(self) -> QSize:
        return QSize(em() * 4, min(self.sizeHint().height(), 3 * em()))


class EditsStrip(QWidget):
    """Hidden while nothing was changed by hand. A change that was taken back stays in the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary = TextLabel(bold=True)
        self.unfold = GlyphButton("down", self.tr("Show what was changed"), self)
        self.unfold.setObjectName("show-edits")
        self.unfold.clicked.connect(self._on_unfold)
        self.list = EditList(self)
        self.list.setObjectName("edits")
        head = QHBoxLayout()
        head.addWidget(self.summary, 1)
        head.addWidget(self.unfold, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 3, 6, 3)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.list)
        self._items: tuple[Edit, ...] = ()
        self._show_list(False)
        self.hide()

    def set_edits(self, items: Sequence[Edit]) -> None:
        """Show these changes: (position, words, whether it stands)."""
        if tuple(items) == self._items:
            return
        self._items = tuple(items)
        self.summary.setText(self._summary())
        self.list.setPlainText("\n".join(self._line(item) for item in items))
        self.list.updateGeometry()
        if not items:
            self._show_list(False)
        self.setVisible(bool(items))

    def _on_unfold(self) -> None:
        self._show_list(not self.list.isVisibleTo(self))

    def _summary(self) -> str:
        count = len(self._items)
        undone = sum(not stands for _, _, stands in self._items)
        words = self.tr("Changed by hand once") if count == 1 else self.tr("Changed by hand {0} times").format(count)
        return words + (" " + self.tr("({0} taken back)").format(undone) if undone else "")

    def _line(self, item: Edit) -> str:
        position, words, stands = item
        line = f"{position}: {words}" if words else self.tr("{0}: the position as a whole").format(position)
        return line if stands else self.tr("{0} (taken back)").format(line)

    def _show_list(self, shown: bool) -> None:
        self.list.setVisible(shown)
        self.unfold.set_glyph("up" if shown else "down")
        tip = self.tr("Fold the list away") if shown else self.tr("Show what was changed")
        self.unfold.setToolTip(tip)
        self.unfold.setAccessibleName(tip)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colours.mix(self.palette().window().color(), QColor(EDGE), 0.16))
        painter.fillRect(0, 0, 6, self.height(), QColor(EDGE))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.list.updateGeometry()
