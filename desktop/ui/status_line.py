"""The status bar's one line of truth: whose turn, where in the procedure, what is asked."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStatusBar, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em
from desktop.views.table import TableView


class StatusLine(QStatusBar):
    """Shows the path of procedures in the colour of the side that must act; rule numbers are links."""

    rule_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flag = QLabel()
        self._path = QLabel()
        self._path.setTextFormat(Qt.TextFormat.RichText)
        self._path.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._path.linkActivated.connect(self.rule_requested)
        self._marks = QLabel()
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self._flag)
        row.addWidget(self._path, 1)
        self.addWidget(box, 1)
        self.addPermanentWidget(self._marks)

    def show_table(self, view: TableView, edited: bool) -> None:
        self._marks.setText(self.tr("EDITED POSITION") if edited else "")
        decision = view.decision
        if decision is None:
            self._flag.setStyleSheet("")
            self._flag.setText("")
            self._path.setText(escape(view.result))
            return
        colour = colours.side_colour(decision.player)
        ink = colours.ink_on(colour)
        pad = em() // 3
        self._flag.setStyleSheet(
            f"background:{colour.name()};color:{ink.name()};padding:1px {pad}px;border-radius:3px;font-weight:bold"
        )
        self._flag.setText(decision.player_name)
        self._path.setText(self._line(view))
        self._path.setToolTip(decision.prompt)

    def _line(self, view: TableView) -> str:
        decision = view.decision
        assert decision is not None
        link = colours.link(self.palette()).name()
        steps = [escape(step.text) for step in decision.path] or [escape(view.turn)]
        steps[-1] = f"<b>{steps[-1]}</b>"
        rule = f' <a href="{escape(decision.rule)}" style="color:{link}">{escape(decision.rule)}</a>'
        return " › ".join(steps) + " — " + escape(decision.prompt) + (rule if decision.rule else "")

    def say(self, text: str) -> None:
        """A passing remark."""
        self.showMessage(text, 6000)

    def clear(self) -> None:
        self.clearMessage()
        for label in (self._flag, self._path, self._marks):
            label.setText("")
            label.setToolTip("")
        self._flag.setStyleSheet("")
