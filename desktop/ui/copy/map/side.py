"""Beside the map: the figures of the space or link that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop.controller.copy_desk import CopyDesk
from desktop.data.copy.corrections import Key
from desktop.ui.copy.form.entry import EntryFields
from desktop.ui.copy.marks import explained, marked
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.text import TextLabel, WrapButton, em

WIDE, SHARE = 21, 0.33


class EntrySide(QScrollArea):
    """Shows one entry; where none is chosen, how the tools are used."""

    def __init__(self, desk: CopyDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.key: Key | None = None
        self.title = TextLabel(factor=1.25, bold=True)
        self.status = TextLabel()
        self.entry = EntryFields(desk, columns=1)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.how = TextLabel(tone="muted")
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.title, self.status, self._buttons(), self.entry):
            column.addWidget(widget)
        holder = QWidget()
        whole = QVBoxLayout(holder)
        whole.addWidget(self.how)
        whole.addWidget(self._inside)
        whole.addStretch(1)
        self.setWidget(holder)
        self._inside.hide()

    def fit_into(self, width: int) -> None:
        """As wide as is good to read, and no more than its share of the page."""
        self.setFixedWidth(min(WIDE * em(), round(width * SHARE)))

    def _buttons(self) -> QWidget:
        holder = QWidget()
        row = FlowLayout(holder, em() // 3)
        copy = self._desk.copy
        for name, words, act in (
            ("side-printed", self.tr("As printed"), copy.confirm), ("side-doubtful", self.tr("Doubtful"), copy.doubt),
            ("side-ships", self.tr("As it ships"), copy.reset),
        ):  # fmt: skip
            button = WrapButton(words)
            button.setObjectName(name)
            button.clicked.connect(partial(self._do, act))
            row.addWidget(button)
        return holder

    def tell_how(self, lines: Sequence[str]) -> None:
        """How the tools of the map are used."""
        self.how.setText("\n\n".join(lines))

    def _do(self, act: object, _on: bool = False) -> None:
        if self.key is not None:
            key = self.key
            self._desk.do(lambda: act(key))  # type: ignore[operator]

    def show_entry(self, key: Key | None, title: str) -> None:
        self.key = key
        self._inside.setVisible(key is not None)
        self.how.setVisible(key is None)
        if key is None:
            return
        self.title.setText(title)
        status = self._desk.copy.status(key)
        self.status.setText(f"{marked(status)} - {explained(status)}")
        self.entry.show_entry(key)
