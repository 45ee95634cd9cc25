"""The history bar: walk through the game and come back to the present."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import GlyphButton
from desktop.ui.widgets.quiet_slider import QuietSlider
from desktop.ui.widgets.text import TextLabel, WrapButton, em

WIDE = 24
"""Width in line heights from which there is room for words."""


class HistoryBar(QWidget):
    """A slider over the log.

    Signals:
        go_to: show the position after that many entries.
        back_to_present: leave the past.
    """

    go_to = Signal(int)
    back_to_present = Signal()

    panel_id = "history"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position, self._length = 0, 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.slider = QuietSlider(Qt.Orientation.Horizontal, self)
        self.slider.setMinimumWidth(60)
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.slider.valueChanged.connect(self._on_slider)
        self._first = self._button("first", self.tr("To the start (Home)"), self.first)
        self._back = self._button("back", self.tr("One step back (PageUp)"), lambda: self.step(-1))
        self._forward = self._button("forward", self.tr("One step on (PageDown)"), lambda: self.step(1))
        self._last = self._button("last", self.tr("To the present (End)"), self.last)
        self._words = TextLabel(wrap=False)
        self._present = WrapButton(self.tr("Back to the present"))
        self._present.set_strong(True)
        self._present.clicked.connect(self.back_to_present)
        self._build()
        self.set_range(0, 0)

    def _build(self) -> None:
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(6, 2, 6, 2)
        self._line.setSpacing(4)
        self._line.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)  # narrower, it has no words
        self._walk = walk = QHBoxLayout()
        walk.setSpacing(2)
        for widget in (self._first, self._back):
            walk.addWidget(widget)
        walk.addWidget(self.slider, 1)
        for widget in (self._forward, self._last):
            walk.addWidget(widget)
        self._line.addLayout(walk, 1)
        self._below = below = QWidget(self)
        flow = FlowLayout(below, 8)
        flow.addWidget(self._words)
        flow.addWidget(self._present)
        self._line.addWidget(below)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def minimumSizeHint(self) -> QSize:
        margins = self._line.contentsMargins()
        height = max(self._walk.minimumSize().height(), self._words.height())
        width = self._walk.minimumSize().width() + margins.left() + margins.right()
        return QSize(width, height + margins.top() + margins.bottom())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._below.setVisible(self.width() >= em() * WIDE)

    def _button(self, glyph: str, tip: str, slot) -> GlyphButton:  # type: ignore[no-untyped-def]
        button = GlyphButton(glyph, tip, self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(slot)
        return button

    def set_range(self, position: int, length: int) -> None:
        """Show where the table stands in a log of this length."""
        self._position, self._length = position, length
        self.slider.put(position, length)
        past = position < length
        words = self.tr("Step %1 of %2") if past else self.tr("Present · step %2")
        self._words.setText(words.replace("%1", str(position)).replace("%2", str(length)))
        self.slider.setToolTip(self._words.text())
        self._fit_words()
        self._present.setVisible(past)
        for button in (self._first, self._back):
            button.setEnabled(position > 0)
        for button in (self._forward, self._last):
            button.setEnabled(past)
        self.slider.setEnabled(length > 0)

    def _fit_words(self) -> None:
        """As large as they are and no other: only then the window keeps its shape when they change."""
        hint = self._words.sizeHint()
        self._words.setFixedSize(hint.width(), max(hint.height(), round(em() * 1.3)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._fit_words()

    def first(self) -> None:
        """To the beginning."""
        self._ask(0)

    def last(self) -> None:
        """To the present."""
        if self._position < self._length:
            self.back_to_present.emit()

    def step(self, number: int) -> None:
        """So many entries on or back."""
        self._ask(min(self._length, max(0, self._position + number)))

    def _ask(self, position: int) -> None:
        if position == self._position:
            return
        if position == self._length:
            self.back_to_present.emit()
        else:
            self.go_to.emit(position)

    def _on_slider(self, value: int) -> None:
        self._ask(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_PageUp: lambda: self.step(-1),
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_PageDown: lambda: self.step(1),
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_Home: self.first,
            Qt.Key.Key_End: self.last,
        }
        action = keys.get(Qt.Key(event.key()))
        if action is None:
            super().keyPressEvent(event)
        else:
            action()
