"""A row of the Decision dock: the program plays a seat; it can be paused and made to choose once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.text import TextLabel, WrapButton, em


class ProgramRow(QWidget):
    """Signals:
    paused: the program is to wait, or to go on.
    stepped: it is to make a single choice.
    """

    paused = Signal(bool)
    stepped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_paused = False
        self._words = TextLabel(tone="muted")
        self._pause = WrapButton(self.tr("Pause"))
        self._pause.setObjectName("pause-program")
        self._pause.clicked.connect(lambda: self.paused.emit(not self._is_paused))
        self._step = WrapButton(self.tr("One choice"))
        self._step.setObjectName("step-program")
        self._step.clicked.connect(self.stepped)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._words)
        self._bar = QProgressBar()
        self._bar.setObjectName("program-thinks")
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(em() // 2)
        keep = self._bar.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self._bar.setSizePolicy(keep)
        self._bar.hide()
        column.addWidget(self._bar)
        beside = QWidget()
        row = FlowLayout(beside, 6)
        for button in (self._pause, self._step):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        column.addWidget(beside)
        self.hide()

    def show_program(self, seat: str, is_paused: bool) -> None:
        """The program plays a seat; "" where a person decides: there is nothing to be told then."""
        self._is_paused = is_paused
        self._words.setText(self.tr("The program is paused.") if is_paused else self.tr("The program plays …"))
        self._pause.set_label(self.tr("Go on") if is_paused else self.tr("Pause"))
        self._step.setVisible(is_paused)
        self.setHidden(not seat)

    def show_share(self, share: int) -> None:
        """How many hundredths of a long thought are done; its bar keeps its place between thoughts."""
        self._bar.setValue(share)
        self._bar.setVisible(bool(share))
